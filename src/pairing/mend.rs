//! The smallest change of a draft in which somebody left, came late or asked for a bye while it waited: whoever is paired with somebody
//! who is there keeps that opponent and colour.
//!
//! Those without an opponent, the holder of the bye among them, are paired by the event's own engine as if nobody else were there
//! (C.04.2 art. 2.4 and 3.2). Where it finds no pairing, one board more is opened at a time, the nearest in points first. Whether the
//! draft is then as the engine pairs the whole round is asked when it is published, as always.

use super::by_hand::Draft;
use super::swiss::field::Pairings;
use super::{boards, pair};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AlterDraft};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::System;
use std::collections::HashSet;

/// More boards than these are not opened: then the round is better paired anew.
const MOST_OPENED: usize = 12;

/// The act that mends the draft of `round` for who is there now, by the smallest change.
///
/// # Errors
/// [`Refusal::NoDraft`], also where there is no pairing near it.
pub fn act(tournament: &Tournament, round: RoundNo) -> Result<Act, Refusal> {
    let Draft { pairs, byes } = mended(tournament, round).ok_or(Refusal::NoDraft { round })?;
    Ok(Act::AlterDraft(AlterDraft { round, games: boards::seat(tournament, round, pairs), byes }))
}

/// The draft of `round` for who is there now, newcomers with the numbers that they get; `None` where there is no draft, no Swiss of players, or no pairing near it.
pub fn mended(tournament: &Tournament, round: RoundNo) -> Option<Draft> {
    let numbered = numbering::with_newcomers(tournament);
    let tournament = numbered.as_ref();
    let draft = tournament.draft().filter(|draft| draft.number == round)?;
    if !is_mendable(tournament) {
        return None;
    }
    let is_there = |player: PlayerId| tournament.player(player).is_some_and(|known| known.available_in(round));
    let (mut kept, _): (Vec<_>, Vec<_>) =
        Draft::of(draft).pairs.into_iter().partition(|(white, black)| is_there(*white) && is_there(*black));
    let scores = tournament.scores(round.previous().unwrap_or(RoundNo(0)));
    let score = |player: PlayerId| scores.get(player.index()).map_or(0, |points| points.hundredths());
    for _ in 0..=MOST_OPENED {
        let seated: HashSet<PlayerId> = kept.iter().flat_map(|(white, black)| [*white, *black]).collect();
        let loose: Vec<PlayerId> =
            tournament.entrants().map(|player| player.id).filter(|id| is_there(*id) && !seated.contains(id)).collect();
        if loose.is_empty() {
            return Some(joined(tournament, round, kept, None));
        }
        if let Ok(paired) = pair(&alone(tournament, round, &seated), round) {
            return Some(joined(tournament, round, kept, Some(paired)));
        }
        let distance = |(white, black): &(PlayerId, PlayerId)| {
            let to = |player: PlayerId| loose.iter().map(|one| (score(*one) - score(player)).abs()).min().unwrap_or(0);
            to(*white).min(to(*black))
        };
        // The lowest of those that are equally near: there the fewest are concerned.
        let place = kept.iter().enumerate().rev().min_by_key(|(_, pair)| distance(pair)).map(|(place, _)| place)?;
        kept.remove(place);
    }
    None
}

/// A Swiss of players whose rounds are paired each by itself; in a match of two games the second has the pairs of the first.
fn is_mendable(tournament: &Tournament) -> bool {
    let system = tournament.regulations.system;
    system.is_swiss() && system != System::DoubleSwiss && !tournament.is_of_teams()
}

/// The event as if those who keep their opponents were not there.
fn alone(tournament: &Tournament, round: RoundNo, seated: &HashSet<PlayerId>) -> Tournament {
    let mut trial = tournament.clone();
    trial.rounds.truncate(round.index());
    for player in trial.players.iter_mut().filter(|player| seated.contains(&player.id)) {
        player.presence = Presence::Withdrawn { from: round };
    }
    trial
}

fn joined(
    tournament: &Tournament,
    round: RoundNo,
    mut pairs: Vec<(PlayerId, PlayerId)>,
    paired: Option<Pairings>,
) -> Draft {
    let asked = tournament.entrants().filter(|player| player.takes_part_in(round));
    let mut byes: Vec<(PlayerId, Bye)> =
        asked.filter_map(|player| Some((player.id, *player.requested_byes.get(&round)?))).collect();
    if let Some(paired) = paired {
        byes.extend(paired.given_byes());
        pairs.extend(paired.games);
    }
    Draft { pairs, byes }
}
