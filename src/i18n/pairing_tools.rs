//! Words of the checker, the generator and the command `pair`.

use super::top_scoregroup::called;
use super::{Lang, common, full_names, pairing_reasons};
use sonneborn_pairing::checker::{RoundCheck, Verdict};
use sonneborn_pairing::difference::Difference;
use sonneborn_pairing::reasons::Reasons;
use sonneborn_pairing::{self as pairing, Participant, explained};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;

pub use sonneborn_words::pairing_tools::*;

/// Of the pairs of a round it is told why the engine does not let them meet. Each is paired for anew, so of large fields it is told of as
/// many as make so many players paired.
const MOST_PLAYERS: usize = 12_000;
/// But of so many in any event.
const FEWEST_ASKED: usize = 6;

/// A checked round: its verdict, then a line for every difference. `known` is what the engine paired from.
pub fn round_check(lang: Lang, tournament: &Tournament, known: &Tournament, check: &RoundCheck) -> Vec<String> {
    match &check.verdict {
        Verdict::Same => vec![check_same(lang, check.round)],
        Verdict::NoPairing(why) => {
            let why = common::sentences(lang, pairing_reasons::no_pairing(lang, why, tournament));
            vec![check_no_pairing(lang, check.round, why)]
        }
        Verdict::Differs(differences) => {
            let why = explained(known, check.round).ok().map(|(_, why)| why);
            let most = (MOST_PLAYERS / tournament.players.len().max(1)).max(FEWEST_ASKED);
            let mut asked = 0;
            let lines = differences.iter().flat_map(|one| {
                let mut told = why.as_ref().map(|why| engines_reasons(lang, tournament, why, one)).unwrap_or_default();
                if asked < most {
                    let against = why_not(lang, tournament, known, check.round, one);
                    asked += usize::from(against.is_some());
                    told.extend(against);
                }
                let told = told.into_iter().map(|reason| format!("    {reason}"));
                std::iter::once(format!("  {}", difference(lang, tournament, one))).chain(told)
            });
            std::iter::once(check_differs(lang, check.round, differences.len())).chain(lines).collect()
        }
    }
}

/// Why the engine has the pair, the colours or the bye that the tournament has not.
fn engines_reasons(lang: Lang, tournament: &Tournament, why: &Reasons, difference: &Difference) -> Vec<String> {
    // Reasons are asked for by players; any of a team will do.
    let player = |who: Participant| match who {
        Participant::Player(player) => Some(player),
        Participant::Team(team) => tournament.teams.get(team.0 as usize)?.members.first().copied(),
    };
    match *difference {
        Difference::Paired { .. } => Vec::new(),
        Difference::NotPaired { white, black } | Difference::Colours { white, black } => {
            let (Some(white), Some(black)) = (player(white), player(black)) else { return Vec::new() };
            pairing_reasons::pair(lang, tournament, why, white, black)
        }
        Difference::Bye { engine, .. } => engine
            .and_then(player)
            .map(|player| pairing_reasons::bye(lang, tournament, why, player))
            .unwrap_or_default(),
    }
}

/// What speaks against a pair that only the tournament has: the first criterion that decides.
fn why_not(
    lang: Lang,
    tournament: &Tournament,
    known: &Tournament,
    round: RoundNo,
    difference: &Difference,
) -> Option<String> {
    let Difference::Paired { white: Participant::Player(white), black: Participant::Player(black) } = *difference
    else {
        return None;
    };
    let answer = pairing::why_not(known, round, white, black).ok()??;
    Some(pairing_reasons::why_not(lang, tournament, Some(&answer)))
}

/// One thing that is not as the engine has it.
pub fn difference(lang: Lang, tournament: &Tournament, difference: &Difference) -> String {
    let name = |who: Participant| match who {
        Participant::Player(player) => match tournament.player(player) {
            Some(player) => {
                let shown = full_names::of(lang, tournament, &player.data);
                format!("{} {shown}", player.tpn.map_or(0, |tpn| tpn.0))
            }
            None => nobody(lang).to_owned(),
        },
        Participant::Team(_) => called(lang, tournament, who),
    };
    let maybe = |who: Option<Participant>| who.map_or_else(|| nobody(lang).to_owned(), name);
    match *difference {
        Difference::Paired { white, black } => only_in_file(lang, name(white), name(black)),
        Difference::NotPaired { white, black } => only_by_engine(lang, name(white), name(black)),
        Difference::Colours { white, black } => other_colours(lang, name(white), name(black)),
        Difference::Bye { tournament, engine } => other_bye(lang, maybe(tournament), maybe(engine)),
    }
}
