//! Title norms in a tournament: who has made one, who still can, what the coming round must bring, and what fails.
//!
//! A norm that "can still be made" is one that winning every game to come would make, against the strongest opponents with
//! the best titles who are left: an upper bound, so that nobody with a chance is passed over.

use super::norms::{Assessment, Norm, NormEvent, NormGame, search};
use super::report::{PlayerReport, report};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::outcome::Mark;
use crate::tournament::player::{Gender, Player, Title};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A player's standing towards one norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub player: PlayerId,
    pub assessment: Assessment,
    pub outlook: Outlook,
}

/// What can become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outlook {
    Made,
    /// Not yet, but the games to come can make it; `needed` is the least result against the coming opponent that makes it
    /// at once, if one does.
    Possible {
        needed: Option<Mark>,
    },
    Missed,
}

/// A foreign player counts towards the Swiss exemption only if rated (B.01 1.4.3e): how many, of how many federations, and
/// how many of them with GM, IM, WGM or WIM titles.
const FOREIGN_PLAYERS: usize = 20;
const FOREIGN_FEDERATIONS: usize = 3;
const FOREIGN_TITLES: usize = 10;

/// Every norm that a player has made, can still make, or missed by no more than a condition; made ones
/// first, then by norm and TPN. Who holds the title or a higher one does not want it; women's norms are for women.
pub fn candidates(tournament: &Tournament, through: RoundNo) -> Vec<Candidate> {
    let event = NormEvent {
        predetermined: tournament.regulations.system.is_predetermined(),
        federations_waived: federations_waived(tournament),
    };
    let mut found = Vec::new();
    for player_report in report(tournament, through) {
        let Some(player) = tournament.player(player_report.player) else { continue };
        let games = norm_games(tournament, &player_report);
        for norm in Norm::ALL.into_iter().filter(|norm| wants(player, *norm)) {
            let assessment = search(norm, &player.data.federation, &games, event);
            let outlook = outlook(tournament, player, &games, event, &assessment);
            if outlook != Outlook::Missed || assessment.missed().count() <= LISTED_FAILURES {
                found.push(Candidate { player: player.id, assessment, outlook });
            }
        }
    }
    found.sort_by_key(|candidate| (candidate.outlook, candidate.assessment.norm));
    found
}

/// A missed norm is worth listing when so few conditions fail.
const LISTED_FAILURES: usize = 1;

/// Whether the norm would bring the player a title that he has not.
fn wants(player: &Player, norm: Norm) -> bool {
    let holds: &[Title] = match norm {
        Norm::Gm => &[Title::Gm],
        Norm::Im => &[Title::Gm, Title::Im],
        Norm::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
        Norm::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
    };
    let womens = matches!(norm, Norm::Wgm | Norm::Wim);
    !player.data.title.is_some_and(|title| holds.contains(&title))
        && (!womens || player.data.gender == Some(Gender::Female))
}

/// The games of a report as norms see them.
pub fn norm_games(tournament: &Tournament, player_report: &PlayerReport) -> Vec<NormGame> {
    player_report
        .games
        .iter()
        .filter_map(|game| {
            let opponent = tournament.player(game.opponent)?;
            Some(norm_game(opponent, game.round, game.mark))
        })
        .collect()
}

fn norm_game(opponent: &Player, round: RoundNo, mark: Mark) -> NormGame {
    NormGame {
        round,
        rating: opponent.data.rating,
        title: opponent.data.title,
        federation: opponent.data.federation.clone(),
        mark,
    }
}

fn outlook(
    tournament: &Tournament,
    player: &Player,
    games: &[NormGame],
    event: NormEvent,
    assessment: &Assessment,
) -> Outlook {
    if assessment.is_met() {
        return Outlook::Made;
    }
    let norm = assessment.norm;
    let makes = |games: &[NormGame]| search(norm, &player.data.federation, games, event).is_met();
    let coming = coming_opponent(tournament, player.id);
    let needed = coming.and_then(|(opponent, round)| {
        [Mark::Loss, Mark::Draw, Mark::Win].into_iter().find(|mark| {
            let mut with = games.to_vec();
            with.push(norm_game(opponent, round, *mark));
            makes(&with)
        })
    });
    if needed.is_some() || makes(&at_best(tournament, player, games, coming)) {
        Outlook::Possible { needed }
    } else {
        Outlook::Missed
    }
}

/// The opponent in the game that the player is playing or about to play.
fn coming_opponent(tournament: &Tournament, player: PlayerId) -> Option<(&Player, RoundNo)> {
    let round = tournament.last_round()?;
    let game = round.game_of(player).filter(|game| game.result.is_none())?;
    let opponent = if game.white == player { game.black } else { game.white };
    Some((tournament.player(opponent)?, round.number))
}

/// The games with every one to come won against the best opponents that the player has not met.
fn at_best(
    tournament: &Tournament,
    player: &Player,
    games: &[NormGame],
    coming: Option<(&Player, RoundNo)>,
) -> Vec<NormGame> {
    let mut all = games.to_vec();
    let mut next = tournament.complete_rounds();
    if let Some((opponent, round)) = coming {
        all.push(norm_game(opponent, round, Mark::Win));
        next = round.0;
    }
    let mut met: BTreeSet<PlayerId> = tournament
        .rounds
        .iter()
        .filter_map(|round| round.game_of(player.id))
        .flat_map(|game| [game.white, game.black])
        .collect();
    met.insert(player.id);
    let mut left: Vec<&Player> = tournament.entrants().filter(|other| !met.contains(&other.id)).collect();
    left.sort_by_key(|other| (other.data.title.is_none(), other.data.title, Reverse(other.data.rating)));
    let rounds_left = tournament.regulations.rounds.saturating_sub(next);
    for (round, opponent) in (next + 1..).zip(left).take(usize::from(rounds_left)) {
        all.push(norm_game(opponent, RoundNo(round), Mark::Win));
    }
    all
}

/// Whether the Swiss has foreign players and titles enough in every round for the conditions on federations to be waived
/// (B.01 1.4.3e).
pub fn federations_waived(tournament: &Tournament) -> bool {
    if !tournament.regulations.system.is_swiss() || tournament.rounds.is_empty() {
        return false;
    }
    let host = tournament.details.federation.as_str();
    tournament.rounds.iter().all(|round| {
        let mut players_of: BTreeMap<&str, usize> = BTreeMap::new();
        let mut titled = 0;
        let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
        for player in seated.filter_map(|player| tournament.player(player)) {
            let federation = player.data.federation.as_str();
            if federation != host && !federation.is_empty() && player.data.rating.is_some() {
                *players_of.entry(federation).or_default() += 1;
                let title = player.data.title;
                titled += usize::from(matches!(title, Some(Title::Gm | Title::Im | Title::Wgm | Title::Wim)));
            }
        }
        players_of.values().sum::<usize>() >= FOREIGN_PLAYERS
            && players_of.len() >= FOREIGN_FEDERATIONS
            && titled >= FOREIGN_TITLES
    })
}
