//! The difference of two states of a tournament as consequences.
//!
//! Both states are taken apart field by field without `..`: a field that is added later does not compile until it is told here
//! what a change of it is.

use super::aspect::Age;
use super::consequence::Consequence;
use super::levels::{RegulationField, When};
use super::rounds;
use crate::Tournament;
use crate::absences::left_out;
use crate::acts::Adjustment;
use crate::ids::{PlayerId, RoundNo};
use crate::incident::SealedGame;
use crate::mode::Mode;
use crate::numbering;
use crate::photograph::KeptPhotograph;
use crate::player::Player;
use crate::regulations::Regulations;
use crate::round::{Game, RoundState};
use crate::typing::Typing;
use std::sync::Arc;

/// What is otherwise in `after`, in the order in which it is told.
pub fn difference(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let Tournament {
        // The place in the journal, and the chain: every act moves them.
        seq: _,
        chain: _,
        details,
        regulations,
        players: _,
        teams: _,
        exchanged: _,
        // It follows from the numbers and the byes of round 1.
        initial_list: _,
        open_line_ups: _,
        rounds: _,
        // It follows from the results.
        settled: _,
        adjustments: _,
        lots,
        hand_rankings,
        prizes,
        gone_through,
        teams_gone_through,
        play_off,
        rulings: _,
        style,
        house_points,
        house_endings: _,
        incidents: _,
        appeals: _,
        envelopes: _,
        photographs: _,
        public_side,
        screens,
        reports: _,
        typings: _,
        asked_byes: _,
        waiting,
        remnants,
        left_fide_mode: _,
        closed,
    } = before;
    if before.seq == 0 {
        return vec![Consequence::Founded];
    }
    let mut found = rounds::difference(before, after);
    found.extend(super::bracket::difference(before, after));
    found.extend(left_out_of_draft(before, after));
    found.extend(rulings(before, after));
    found.extend(incidents(before, after));
    found.extend(appeals(before, after));
    found.extend(envelopes(before, after));
    found.extend(photographs(before, after));
    found.extend(adjustments(before, after));
    found.extend(players(before, after));
    found.extend(super::teams::difference(before, after));
    found.extend(joined_table(before, after).then_some(Consequence::TableJoined));
    let changed = [
        (*details != after.details, Consequence::Details),
        (*lots != after.lots, Consequence::Lots),
        (*hand_rankings != after.hand_rankings, Consequence::RankedByHand),
        (
            *gone_through != after.gone_through || *teams_gone_through != after.teams_gone_through,
            Consequence::SentThrough,
        ),
        (*play_off != after.play_off, Consequence::PlayOff),
        (*prizes != after.prizes, Consequence::Prizes),
        (*style != after.style, Consequence::Style),
        (*house_points != after.house_points, Consequence::HousePoints),
        (*public_side != after.public_side, Consequence::PublicSide),
        (*screens != after.screens, Consequence::Screens),
        (*waiting != after.waiting, Consequence::WaitingList),
        (*remnants != after.remnants, Consequence::FileLines),
        (!closed && after.closed, Consequence::Closed),
        (*closed && !after.closed, Consequence::Reopened),
    ];
    found.extend(changed.into_iter().filter(|(is_changed, _)| *is_changed).map(|(_, consequence)| consequence));
    found.extend(house_endings(before, after));
    found.extend(reports(before, after));
    found.extend(typings(before, after));
    found.extend(asked_byes(before, after));
    if *regulations != after.regulations {
        found.extend(regulation_changes(before, after));
    }
    found.extend(mode(before, after));
    found
}

/// How long ago the rounds were paired that a consequence is about.
pub fn when(before: &Tournament, consequence: &Consequence) -> When {
    if before.rounds.is_empty() {
        return When::BeforeStart;
    }
    let later = match consequence.aspect().age {
        Age::SinceStart => before.rounds.len().saturating_sub(1),
        Age::OfRound(round) => rounds::paired_after(before, round),
        Age::Followed(later) => later,
    };
    When::followed_by(later)
}

/// Who came after a draft was made that still waits as it was.
fn left_out_of_draft(before: &Tournament, after: &Tournament) -> Option<Consequence> {
    let draft = before.draft().filter(|draft| after.draft() == Some(draft))?;
    let games: Vec<_> = draft.games.iter().map(Game::seating).collect();
    let outside = |state: &Tournament| -> Vec<PlayerId> { left_out(state, draft.number, &games, &draft.byes) };
    let known = outside(before);
    let players: Vec<PlayerId> = outside(after).into_iter().filter(|player| !known.contains(player)).collect();
    (!players.is_empty()).then_some(Consequence::LeftOutOfDraft { round: draft.number, players })
}

/// Rulings are known by their act.
fn rulings(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let is_in = |state: &Tournament, seq: u64| state.rulings.iter().any(|ruled| ruled.seq == seq);
    let gone = before.rulings.iter().filter(|ruled| !is_in(after, ruled.seq));
    let gone = gone.map(|ruled| Consequence::RulingTakenBack { round: ruled.round, board: ruled.board });
    let made = after.rulings.iter().filter(|ruled| !is_in(before, ruled.seq)).map(|ruled| Consequence::Ruling {
        round: ruled.round,
        board: ruled.board,
        decision: ruled.ruling.decision,
    });
    gone.chain(made).collect()
}

/// Incidents are known by their act.
fn incidents(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let is_in = |state: &Tournament, seq: u64| state.incidents.iter().any(|noted| noted.seq == seq);
    let gone = before
        .incidents
        .iter()
        .filter(|noted| !is_in(after, noted.seq))
        .map(|noted| Consequence::IncidentTakenBack { round: noted.incident.round, player: noted.incident.player });
    let new = after
        .incidents
        .iter()
        .filter(|noted| !is_in(before, noted.seq))
        .map(|noted| Consequence::Incident { round: noted.incident.round, player: noted.incident.player });
    gone.chain(new).collect()
}

/// Appeals are known by the act that lodged them; what was heard or decided is told apart.
fn appeals(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let mut found = Vec::new();
    for was in &before.appeals {
        let (round, player) = (was.round, was.by);
        match after.appeal(was.seq) {
            None => found.push(Consequence::AppealTakenBack { round, player }),
            Some(now) => {
                if was.heard != now.heard {
                    found.push(match &now.heard {
                        Some(_) => Consequence::AppealHeard { round, player },
                        None => Consequence::AppealReopened { round, player },
                    });
                }
                if was.decided != now.decided {
                    found.push(match &now.decided {
                        Some(_) => Consequence::AppealDecided { round, player },
                        None => Consequence::AppealReopened { round, player },
                    });
                }
            }
        }
    }
    let new = after.appeals.iter().filter(|now| before.appeal(now.seq).is_none());
    found.extend(new.map(|now| Consequence::AppealLodged { round: now.round, player: now.by }));
    found
}

fn envelopes(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let changed = |one: &Tournament, other: &Tournament| -> Vec<(RoundNo, u16)> {
        let other_has = |sealed: &&SealedGame| !other.envelopes.contains(sealed);
        one.envelopes.iter().filter(other_has).map(|sealed| (sealed.round, sealed.board)).collect()
    };
    let mut boards = changed(before, after);
    boards.extend(changed(after, before));
    boards.sort_unstable();
    boards.dedup();
    boards.into_iter().map(|(round, board)| Consequence::Sealed { round, board }).collect()
}

/// Photographs are known by their act.
fn photographs(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let is_in = |state: &Tournament, seq: u64| state.photographs.iter().any(|kept| kept.seq == seq);
    let gone = before.photographs.iter().filter(|kept| !is_in(after, kept.seq));
    let gone = gone.map(|KeptPhotograph { photograph, .. }| {
        let (round, board) = (photograph.round, photograph.board);
        if before.is_appealed(photograph) {
            Consequence::PhotographOfAppeal { round, board }
        } else {
            Consequence::PhotographTakenBack { round, board }
        }
    });
    let new = after.photographs.iter().filter(|kept| !is_in(before, kept.seq));
    let new = new.map(|KeptPhotograph { seq, photograph }| {
        let (round, board) = (photograph.round, photograph.board);
        if *seq > before.seq {
            Consequence::Photograph { round, board }
        } else {
            Consequence::PhotographBroughtBack { round, board }
        }
    });
    gone.chain(new).collect()
}

fn adjustments(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let mut gone = before.adjustments.clone();
    let mut new = Vec::new();
    for adjustment in &after.adjustments {
        match gone.iter().position(|known| known == adjustment) {
            Some(place) => drop(gone.remove(place)),
            None => new.push(*adjustment),
        }
    }
    let turned = gone.into_iter().map(|mut adjustment| {
        adjustment.points = -adjustment.points;
        adjustment
    });
    let paired_since = |adjustment: &Adjustment| rounds::paired_on(before, adjustment.round.unwrap_or(RoundNo(0)));
    let all = turned.chain(new);
    all.map(|adjustment| Consequence::Adjusted { later: paired_since(&adjustment), adjustment }).collect()
}

fn players(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let (was, now) = (&before.players, &after.players);
    let mut found = Vec::new();
    if now.len() < was.len() {
        let stays = was.iter().zip(now).all(|(was, now)| was == now);
        let players = was.len() - now.len();
        found.push(if stays { Consequence::RegistrationTakenBack { players } } else { Consequence::PlayersExchanged });
        if !stays {
            return found;
        }
    }
    let came: Vec<PlayerId> = now.iter().skip(was.len()).map(|player| player.id).collect();
    if !came.is_empty() {
        found.push(Consequence::Registered { players: came });
    }
    let (mut given, mut changed) = (0, Vec::new());
    for (was, now) in was.iter().zip(now).filter(|(was, now)| was != now) {
        player(was, now, &mut found);
        match (was.tpn, now.tpn) {
            (Some(old), Some(new)) if old != new => changed.push((was.id, old, new)),
            (old, new) => given += usize::from(old != new),
        }
    }
    let is_exchange = before.exchanged != after.exchanged;
    match changed[..] {
        [(one, was, now), (other, ..)] if is_exchange && given == 0 => {
            let frozen = numbering::are_frozen(after);
            found.push(Consequence::NumbersExchanged { players: [one, other], numbers: [was, now], frozen });
        }
        [] if given == 0 => {}
        _ => {
            // Who came between others moves them down and changes nobody's rank; who was removed keeps the last number.
            let stays = was.iter().zip(now).filter(|(_, now)| !now.removed);
            let mut numbered: Vec<_> = stays.filter_map(|(was, now)| Some((was.tpn?, now.tpn?))).collect();
            numbered.sort_unstable();
            let is_reordered = !numbered.is_sorted_by_key(|(_, now)| *now);
            let frozen = is_reordered && numbering::are_frozen(after);
            let decides_colours = !changed.is_empty() && numbering::decide_colours(after);
            found.push(Consequence::Numbered { given, changed, is_reordered, frozen, decides_colours });
        }
    }
    found
}

fn player(was: &Player, now: &Player, found: &mut Vec<Consequence>) {
    // Numbers are told together.
    let Player {
        id,
        data,
        tpn: _,
        presence,
        checked_in,
        first_round,
        requested_byes,
        fixed_board,
        outside_value,
        removed,
    } = was;
    let player = *id;
    let changed = [
        (*data != now.data, Consequence::PlayerData { player }),
        (*presence != now.presence, Consequence::Presence { player, now: now.presence }),
        (*checked_in != now.checked_in, Consequence::CheckedIn { player }),
        (*first_round != now.first_round, Consequence::EntryRound { player }),
        (*fixed_board != now.fixed_board, Consequence::BoardFixed { player }),
        (*outside_value != now.outside_value, Consequence::ValueGiven { player }),
        (*removed != now.removed, Consequence::Removed { player }),
    ];
    found.extend(changed.into_iter().filter(|(is_changed, _)| *is_changed).map(|(_, consequence)| consequence));
    let mut rounds: Vec<RoundNo> = requested_byes.keys().chain(now.requested_byes.keys()).copied().collect();
    rounds.sort_unstable();
    rounds.dedup();
    let byes = rounds
        .into_iter()
        .map(|round| (round, requested_byes.get(&round).copied(), now.requested_byes.get(&round).copied()));
    found.extend(byes.filter(|(_, was, now)| was != now).map(|(round, was, now)| Consequence::ByeRequested {
        player,
        round,
        was,
        now,
    }));
}

/// Whether somebody came to a table or a bracket that is paired, or is in a bracket from its start who was not, or the other way
/// round: its rounds are made for those who were there (C.05 Annex 1).
fn joined_table(before: &Tournament, after: &Tournament) -> bool {
    let system = after.regulations.system;
    if before.rounds.is_empty() || after.rounds.is_empty() {
        return false;
    }
    if system.is_knockout() {
        return seeded(before) != seeded(after);
    }
    let is_more = match system.is_of_teams() {
        true => after.teams.len() > before.teams.len(),
        false => after.entrants().count() > before.entrants().count(),
    };
    system.is_predetermined() && is_more
}

/// Who has a place in a bracket: the players, and in an event of teams these.
fn seeded(state: &Tournament) -> Vec<u32> {
    if state.regulations.system.is_of_teams() {
        let there = state.all_teams().filter(|(_, team)| team.takes_part_in(RoundNo::FIRST));
        return there.map(|(id, _)| id.0).collect();
    }
    state.entrants().filter(|player| player.takes_part_in(RoundNo::FIRST)).map(|player| player.id.0).collect()
}

fn house_endings(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let one_sided = |one: &Tournament, other: &Tournament| -> Vec<(RoundNo, u16)> {
        let ended = one.house_endings.iter().filter(|ended| !other.house_endings.contains(ended));
        ended.map(|ended| (ended.round, ended.board)).collect()
    };
    let mut boards = one_sided(before, after);
    boards.extend(one_sided(after, before));
    boards.sort_unstable();
    boards.dedup();
    boards.into_iter().map(|(round, board)| Consequence::HouseEnding { round, board }).collect()
}

/// What players said of boards where the same two sit in the same way; what goes with its pairing goes unsaid.
fn reports(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let one_sided = |one: &Tournament, other: &Tournament| -> Vec<(RoundNo, u16)> {
        let said = one.reports.iter().filter(|said| {
            other.report_by(said.round, said.board, said.by) != Some(said.result)
                && before.players_on(said.round, said.board).map(|(white, black)| [white.id, black.id])
                    == after.players_on(said.round, said.board).map(|(white, black)| [white.id, black.id])
        });
        said.map(|said| (said.round, said.board)).collect()
    };
    let mut boards = one_sided(before, after);
    boards.extend(one_sided(after, before));
    boards.sort_unstable();
    boards.dedup();
    boards.into_iter().map(|(round, board)| Consequence::Reported { round, board }).collect()
}

/// What was typed and came, was answered, or is unanswered again. What goes with its published pairing is told with that; what goes
/// by itself is lost.
fn typings(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let is_published = |one: &Typing| {
        let round = after.round(one.round);
        round.is_some_and(|round| round.state == RoundState::Published && round.game(one.board).is_some())
    };
    let changed = before.typings.iter().filter_map(|was| {
        let (round, board) = (was.round, was.board);
        match after.typings.iter().find(|now| now.seq == was.seq) {
            None => is_published(was).then_some(Consequence::TypingLost { round, board }),
            Some(now) if was.answered == now.answered => None,
            Some(now) if now.answered.is_some() => Some(Consequence::TypingAnswered { round, board }),
            Some(_) => Some(Consequence::TypingKept { round, board }),
        }
    });
    let is_new = |now: &&Typing| before.typings.iter().all(|was| was.seq != now.seq);
    let new = after.typings.iter().filter(is_new);
    changed.chain(new.map(|now| Consequence::TypingKept { round: now.round, board: now.board })).collect()
}

fn asked_byes(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let one_sided = |one: &Tournament, other: &Tournament| -> Vec<(PlayerId, RoundNo)> {
        let asked = one.asked_byes.iter().filter(|asked| !other.asked_byes.contains(asked));
        asked.map(|asked| (asked.player, asked.round)).collect()
    };
    let mut asked = one_sided(before, after);
    asked.extend(one_sided(after, before));
    asked.sort_unstable();
    asked.dedup();
    asked.into_iter().map(|(player, round)| Consequence::ByeAskedFor { player, round }).collect()
}

fn regulation_changes(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let (was, now) = (&before.regulations, &after.regulations);
    let is_drawn = was.initial_colour.is_none() && now.initial_colour.is_some() && before.rounds.is_empty();
    let later = before.rounds.len().saturating_sub(1);
    let parts = changed_parts(was, now).filter(|field| !is_drawn || *field != RegulationField::InitialColour);
    let (was, now) = (Arc::new(was.clone()), Arc::new(now.clone()));
    let changed = parts.map(|field| {
        let (was, now) = (Arc::clone(&was), Arc::clone(&now));
        Consequence::Regulation { field, was, now, later }
    });
    is_drawn.then_some(Consequence::InitialColourDrawn).into_iter().chain(changed).collect()
}

/// The parts of the regulations that differ, in the order of the table of levels.
pub fn changed_parts(was: &Regulations, now: &Regulations) -> impl Iterator<Item = RegulationField> {
    RegulationField::ALL.iter().copied().filter(|field| field.differs(was, now))
}

fn mode(before: &Tournament, after: &Tournament) -> Option<Consequence> {
    if before.left_fide_mode.is_some() && before.left_fide_mode != after.left_fide_mode {
        return Some(Consequence::FideModeReentered);
    }
    match (before.mode(), after.mode()) {
        (_, Mode::Left(round)) if after.left_fide_mode != before.left_fide_mode => {
            Some(Consequence::FideModeLeft { round })
        }
        (Mode::Fide, Mode::Fide) => None,
        (Mode::Left(_) | Mode::Free, Mode::Fide) => {
            Some(Consequence::FideModeEntered { later: before.rounds.len().saturating_sub(1) })
        }
        // By another system, which has its own row.
        (_, Mode::Left(_) | Mode::Free) => None,
    }
}
