//! The reasons for a pairing in words, whichever system made it, and the page that shows them.

use super::{Lang, burstein, dubov, dutch, full_names, lim, prohibitions, rounds, top_scoregroup};
use sonneborn_pairing::reasons::{Prohibited, Reasons, WhyNot};
use sonneborn_pairing::swiss::shortage::{Articles, Barred, Shortage};
use sonneborn_pairing::swiss::team::NoTeamPairing;
use sonneborn_pairing::swiss::top_scoregroup::explanation::PairReason;
use sonneborn_pairing::{NoPairing, Participant};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::PairedBy;

pub use sonneborn_words::pairing_reasons::*;

/// Who paired a round.
pub fn made(lang: Lang, by: PairedBy) -> &'static str {
    match by {
        PairedBy::Engine => made_by_engine(lang),
        PairedBy::Arbiter => made_by_hand(lang),
        PairedBy::Import => made_elsewhere(lang),
    }
}

/// Why the engine lets these two meet: first what concerns the pair, then its bracket. Empty if it does not, or tells no
/// reasons.
pub fn pair(lang: Lang, tournament: &Tournament, reasons: &Reasons, one: PlayerId, other: PlayerId) -> Vec<String> {
    let are = |a: PlayerId, b: PlayerId| (a, b) == (one, other) || (b, a) == (one, other);
    match reasons {
        Reasons::Dutch(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.higher, pair.lower)) else { return Vec::new() };
            let bracket = &why.brackets[own.bracket];
            let mut words = dutch::pair(lang, tournament, why.edition, own, bracket.score);
            words.extend(dutch::bracket(lang, tournament, why.edition, bracket));
            words
        }
        Reasons::Dubov(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.white, pair.black)) else { return Vec::new() };
            let mut words = dubov::pair(lang, tournament, own);
            words.extend(dubov::bracket(lang, tournament, &why.brackets[own.bracket]));
            words
        }
        Reasons::Burstein(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.white, pair.black)) else { return Vec::new() };
            let mut words = burstein::pair(lang, tournament, own);
            words.extend(burstein::bracket(lang, tournament, &why.brackets[own.bracket]));
            words
        }
        Reasons::Lim(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.white, pair.black)) else { return Vec::new() };
            let mut words = lim::pair(lang, tournament, own);
            words.extend(lim::group(lang, tournament, &why.groups[own.group]));
            words
        }
        Reasons::TopScoregroup(why) => {
            let named = |who: Participant, player: PlayerId| is_or_has(tournament, who, player);
            let are = |pair: &&PairReason| {
                named(pair.white, one) && named(pair.black, other) || named(pair.white, other) && named(pair.black, one)
            };
            let Some(own) = why.pairs.iter().find(are) else { return Vec::new() };
            let mut words = top_scoregroup::pair(lang, tournament, own);
            words.extend(top_scoregroup::bracket(lang, tournament, &why.brackets[own.bracket]));
            words
        }
        Reasons::SecondGame => vec![top_scoregroup::second_game(lang).into()],
        Reasons::Untold => Vec::new(),
    }
}

/// Whether a participant is this player, or their team.
fn is_or_has(tournament: &Tournament, who: Participant, player: PlayerId) -> bool {
    match who {
        Participant::Player(own) => own == player,
        Participant::Team(team) => {
            tournament.teams.get(team.0 as usize).is_some_and(|team| team.members.contains(&player))
        }
    }
}

/// Why the engine gives this player the bye; empty if it does not, or tells no reasons.
pub fn bye(lang: Lang, tournament: &Tournament, reasons: &Reasons, player: PlayerId) -> Vec<String> {
    match reasons {
        Reasons::Dutch(why) => {
            let own = why.bye.as_ref().is_some_and(|bye| bye.player == player);
            if own { dutch::bye(lang, tournament, why) } else { Vec::new() }
        }
        Reasons::Dubov(why) => {
            let own = why.bye.iter().filter(|bye| bye.player == player);
            own.flat_map(|bye| dubov::bye(lang, tournament, bye)).collect()
        }
        Reasons::Burstein(why) => {
            let own = why.bye.iter().filter(|bye| bye.player == player);
            own.flat_map(|bye| burstein::bye(lang, tournament, bye)).collect()
        }
        Reasons::Lim(why) => {
            let own = why.bye.iter().filter(|bye| bye.player == player);
            own.flat_map(|bye| lim::bye(lang, tournament, bye)).collect()
        }
        Reasons::TopScoregroup(why) => {
            let own = why.bye.iter().filter(|bye| is_or_has(tournament, bye.to, player));
            own.flat_map(|bye| top_scoregroup::bye(lang, tournament, bye)).collect()
        }
        Reasons::SecondGame | Reasons::Untold => Vec::new(),
    }
}

/// What concerns the whole round: that no reasons are told, or what the arbiter should mend.
pub fn advice(lang: Lang, tournament: &Tournament, reasons: &Reasons) -> Option<String> {
    match reasons {
        Reasons::Dutch(_) | Reasons::Burstein(_) | Reasons::Lim(_) | Reasons::TopScoregroup(_) => None,
        Reasons::SecondGame => Some(top_scoregroup::second_game(lang).into()),
        Reasons::Dubov(why) => dubov::advice(lang, tournament, why),
        Reasons::Untold => Some(nothing_told(lang).into()),
    }
}

/// Why two players do not meet; `None` if they do.
pub fn why_not(lang: Lang, tournament: &Tournament, answer: Option<&WhyNot>) -> String {
    match answer {
        None => dutch::they_meet(lang).into(),
        Some(WhyNot::Dutch(edition, answer)) => dutch::answer(lang, *edition, answer),
        Some(WhyNot::Dubov(answer)) => dubov::answer(lang, tournament, answer),
        Some(WhyNot::PassedByIndex(other, because)) => burstein::passed_over(lang, tournament, *other, *because),
        Some(WhyNot::Lim(answer)) => lim::answer(lang, tournament, answer),
        Some(WhyNot::TopScoregroup(answer)) => top_scoregroup::answer(lang, tournament, answer),
        Some(WhyNot::SecondGame) => top_scoregroup::not_of_match(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::SameTeam)) => same_team(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::NotPaired)) => dutch::not_paired(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::Met)) => prohibitions::have_met(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::Forbidden)) => dutch::kept_apart(lang).into(),
        Some(WhyNot::Untold) => nothing_forbids(lang).into(),
    }
}

/// Why there is no pairing, and what the arbiter can do.
pub fn no_pairing(lang: Lang, why: &NoPairing, tournament: &Tournament) -> Vec<String> {
    let shown = |player: &Player| full_names::of(lang, tournament, &player.data).into_owned();
    let name = |player: &PlayerId| tournament.player(*player).map_or_else(String::new, shown);
    match why {
        NoPairing::Nobody(_) => vec![rounds::no_pairing_nobody(lang).into()],
        NoPairing::NotYet(_) => vec![rounds::no_pairing_not_yet(lang).into()],
        NoPairing::NoTeams => vec![rounds::no_pairing_teams(lang).into()],
        NoPairing::Teams(why) => vec![no_team_pairing(lang, why, tournament)],
        NoPairing::ByHand if tournament.is_of_teams() => vec![teams_untold(lang).into()],
        NoPairing::ByHand => vec![rounds::no_pairing_system(lang).into()],
        NoPairing::NoBye { barred, article } => {
            let names: Vec<String> = barred.iter().map(name).collect();
            vec![rounds::no_pairing_bye(lang, names.join(crate::common::list_semicolon(lang)), article)]
        }
        NoPairing::NoOpponents { shortages, short, articles } => {
            let each = shortages.iter().map(|one| shortage(lang, tournament, one, *articles));
            std::iter::once(rounds::no_pairing_opponents(lang, short, articles.completion)).chain(each).collect()
        }
    }
}

/// So many names are told of those who can meet too few others.
const NAMES_OF_A_SHORTAGE: usize = 12;

/// Who can meet too few others, and what keeps them from the rest.
fn shortage(lang: Lang, tournament: &Tournament, one: &Shortage, articles: Articles) -> String {
    let names = |players: &[PlayerId]| {
        let first = players.iter().take(NAMES_OF_A_SHORTAGE);
        let named = first.filter_map(|&player| tournament.player(player));
        let listed = named
            .map(|player| full_names::of(lang, tournament, &player.data))
            .collect::<Vec<_>>()
            .join(crate::common::list_semicolon(lang));
        match players.len().saturating_sub(NAMES_OF_A_SHORTAGE) {
            0 => listed,
            more => rounds::no_pairing_more(lang, listed, more),
        }
    };
    let Barred { met, same_colour, forbidden } = one.barred;
    let parts = [
        (met, rounds::no_pairing_met(lang, met, articles.met)),
        (forbidden, rounds::no_pairing_apart(lang, forbidden)),
        (same_colour, rounds::no_pairing_colour(lang, same_colour, articles.colour)),
    ];
    let why = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(_, part)| part)
        .collect::<Vec<_>>()
        .join(crate::common::list_comma(lang));
    let (players, opponents) = (names(&one.players), names(&one.opponents));
    let are_single = one.groups == one.players.len();
    match (one.opponents.len(), are_single) {
        (0, true) => rounds::no_pairing_blocked(lang, players, why),
        (0, false) => rounds::no_pairing_odd(lang, players, why),
        (count, true) => rounds::no_pairing_too_few(lang, players, one.players.len(), opponents, count, why),
        (count, false) => rounds::no_pairing_groups(lang, players, one.groups, opponents, count, why),
    }
}

/// Why there is no pairing of the teams.
fn no_team_pairing(lang: Lang, why: &NoTeamPairing, tournament: &Tournament) -> String {
    let listed = |teams: &[TeamId]| {
        let names: Vec<String> =
            teams.iter().map(|&team| top_scoregroup::called(lang, tournament, team.into())).collect();
        names.join(crate::common::list_comma(lang))
    };
    match why {
        NoTeamPairing::Nobody(round) => no_team_to_pair(lang, round),
        NoTeamPairing::NoBye { barred } => no_team_bye(lang, listed(barred)),
        NoTeamPairing::NoOpponents { blocked } => no_team_opponents(lang, listed(blocked)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_pairing::generator::{Options, generate};

    #[test]
    fn those_with_too_few_opponents_are_told_with_the_articles_of_their_system() {
        let made = generate(&Options { players: 20, played: 0, ..Options::default() }, &sonneborn_pairing::pair);
        let players = |range: std::ops::Range<u32>| range.map(PlayerId).collect::<Vec<_>>();
        let club = Shortage {
            players: players(0..14),
            groups: 14,
            opponents: players(14..16),
            barred: Barred { met: 3, forbidden: 88, same_colour: 0 },
        };
        let articles = Articles { bye: "C.04.4.3 1.1", completion: "C.04.4.3 2.1", met: "2.1", colour: "5.1" };
        let why = NoPairing::NoOpponents { shortages: vec![club], short: 12, articles };
        let told = no_pairing(Lang::English, &why, &made.tournament);
        let [first, second] = &told[..] else { panic!("{told:?}") };
        assert!(first.contains("(C.04.4.3 2.1): 12 players"), "{first}");
        for part in
            ["and 2 more (14) can meet only", "Player0016", "(2): 3 met already (2.1), 88 kept apart by the event"]
        {
            assert!(second.contains(part), "{second}");
        }
        assert!(!second.contains("Player0013") && !second.contains("5.1"), "{second}");
    }
}
