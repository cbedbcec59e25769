//! What an arbiter believed when they asked for an act, held against what others did since.
//!
//! A request says which act its page was drawn from (`seen`). Acts that name the value they replace (`was`) are merged with
//! what others changed, field by field; acts that name no value are a conflict where something on the same subject changed
//! since. A board is meant with its two players, so that nothing lands on a pairing that was made later.

use super::Tournament;
use super::act::{Act, Entry};
use super::fold::Journal;
use super::ids::{PlayerId, RoundNo, TeamId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::mem::discriminant;

/// What an act is about. Two acts on the same subject can contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// An appeal, by the act that lodged it.
    Appeal(u64),
    Details,
    Regulations,
    Player(PlayerId),
    Bye(PlayerId, RoundNo),
    /// Points given to a player outside the games.
    Adjustment(PlayerId),
    Numbers,
    Teams,
    Team(TeamId),
    LineUp(TeamId, RoundNo),
    /// Who meets whom in a round, and whether it is published.
    Pairing(RoundNo),
    Board(RoundNo, u16),
    /// Who goes through of two.
    Match([PlayerId; 2]),
    TeamMatch([TeamId; 2]),
    Ranking,
    Prizes,
    Style,
    HousePoints,
    PublicSide,
    Screens,
    /// What a player says of their game.
    Report(RoundNo, u16, PlayerId),
    AskedBye(PlayerId, RoundNo),
    /// Who waits for a place, by the act by which they signed up.
    Waiting(u64),
    /// By whose rules it is run.
    Mode,
    /// Whether the event is closed.
    End,
}

/// A field that two arbiters changed to different values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// As the field serialises, with the names of the parts that hold it: `rounds`, `scoring.win`.
    pub field: String,
    pub mine: Value,
    pub theirs: Value,
}

/// A conflict between what was asked for and what others did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The act of the other, where it is known.
    pub theirs: Option<u64>,
    /// The fields concerned, where single fields are.
    pub clashes: Vec<Clash>,
}

/// Two changes of the same thing put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged<T> {
    /// What only one side changed is as that side has it; where both did, it is as `mine`.
    pub value: T,
    pub clashes: Vec<Clash>,
}

/// The act as it can be judged now: merged with what others changed, and with the players of its board named.
///
/// # Errors
/// [`Conflict`] where it contradicts what was done after the act numbered `seen`, or after what it believes was the case.
pub fn settle(journal: &Journal, act: &Act, seen: Option<u64>) -> Result<Act, Conflict> {
    if let Some(theirs) = seen.and_then(|seen| contradiction(journal, act, seen)) {
        return Err(Conflict { theirs: Some(theirs.seq), clashes: Vec::new() });
    }
    let state = journal.state();
    let act = rebased(state, act).map_err(|clashes| {
        let theirs = clashes.iter().filter_map(|clash| last_change(journal, act, &clash.field)).max();
        Conflict { theirs, clashes }
    })?;
    Ok(with_players(state, act))
}

/// The latest act after `seen` that contradicts an act which names no value of its own.
fn contradiction<'a>(journal: &'a Journal, act: &Act, seen: u64) -> Option<&'a Entry> {
    let mine = unbelieving_subjects(journal, act);
    if mine.is_empty() {
        return None;
    }
    let takes_back = if let Act::UnpublishRound { round } = act { Some(*round) } else { None };
    let concerns = |theirs: &Subject| {
        mine.contains(theirs) || matches!(theirs, Subject::Board(round, _) if takes_back == Some(*round))
    };
    let undone = journal.undone();
    let entries = journal.entries_after(seen).collect::<Vec<_>>().into_iter().rev();
    entries.filter(|entry| !undone.contains(&entry.seq)).find(|entry| {
        // What was done and undone again since changes nothing.
        let is_void = matches!(entry.act, Act::Undo { seq } if seq > seen);
        !is_void && subjects(journal, &entry.act).iter().any(concerns)
    })
}

/// The subjects of an act that says nothing of what it replaces, so that `seen` has to say it.
fn unbelieving_subjects(journal: &Journal, act: &Act) -> Vec<Subject> {
    match act {
        Act::RemovePlayer { .. }
        | Act::NumberPlayers { .. }
        | Act::ExchangeNumbers { .. }
        | Act::DrawNumbers { .. }
        | Act::AlterDraft { .. }
        | Act::DiscardDraft { .. }
        | Act::PublishRound { .. }
        | Act::UnpublishRound { .. }
        | Act::NumberTeams { .. }
        | Act::CloseLineUps { .. }
        | Act::Adjust { .. }
        | Act::HearAppeal { .. }
        | Act::DecideAppeal { .. }
        | Act::SendThrough { .. }
        | Act::SendTeamThrough { .. }
        | Act::PlayOff { .. }
        | Act::DrawLots { .. }
        | Act::RankByHand { .. }
        | Act::LeaveFideMode { .. }
        | Act::Close
        | Act::Reopen
        | Act::Undo { .. } => subjects(journal, act),
        // The board's players say which pairing is meant; without them, `seen` does.
        Act::EnterResult { round, players: None, .. }
        | Act::Rule { round, players: None, .. }
        | Act::CorrectForRating { round, players: None, .. }
        | Act::SealMove { round, players: None, .. }
        | Act::EndForHouse { round, players: None, .. } => vec![Subject::Pairing(*round)],
        Act::SwapColours { round, board, players: None } => {
            vec![Subject::Pairing(*round), Subject::Board(*round, *board)]
        }
        Act::EnterResult { players: Some(_), .. }
        | Act::Rule { players: Some(_), .. }
        | Act::CorrectForRating { players: Some(_), .. }
        | Act::EndForHouse { players: Some(_), .. }
        | Act::SealMove { players: Some(_), .. }
        // What happened is noted beside what others note.
        | Act::NoteIncident { .. }
        | Act::LodgeAppeal { .. }
        | Act::SwapColours { players: Some(_), .. }
        | Act::Create { .. }
        | Act::Import { .. }
        | Act::ChangeDetails { .. }
        | Act::ChangeRegulations { .. }
        | Act::RegisterPlayers { .. }
        | Act::EditPlayer { .. }
        | Act::ChangePresence { .. }
        | Act::RequestBye { .. }
        | Act::LeaveOut { .. }
        | Act::CheckIn { .. }
        | Act::FixBoard { .. }
        | Act::GiveValue { .. }
        | Act::EstimateRatings { .. }
        // Each board is named with its players, and has no result.
        | Act::AdjournMissing { .. }
        | Act::ChangeTeams { .. }
        | Act::RegisterTeams { .. }
        | Act::ChangeTeam { .. }
        | Act::GiveLineUp { .. }
        | Act::DraftRound { .. }
        | Act::PublishTable { .. }
        | Act::ChangePrizes { .. }
        | Act::ChangePublicSide { .. }
        | Act::ChangeScreens { .. }
        | Act::ReportResult { .. }
        | Act::AskForBye { .. }
        | Act::SignUp { .. }
        // Each who waits is named by their own act.
        | Act::SettleWaiting { .. }
        | Act::ChangeStyle { .. }
        | Act::ChangeHousePoints { .. } => Vec::new(),
    }
}

fn subjects(journal: &Journal, act: &Act) -> Vec<Subject> {
    match act {
        Act::Create { .. }
        | Act::Import { .. }
        | Act::RegisterPlayers { .. }
        | Act::RegisterTeams { .. }
        | Act::SignUp { .. }
        | Act::NoteIncident { .. }
        | Act::LodgeAppeal { .. } => Vec::new(),
        Act::SettleWaiting { waiting, .. } => vec![Subject::Waiting(*waiting)],
        Act::ChangePublicSide { .. } => vec![Subject::PublicSide],
        Act::ChangeScreens { .. } => vec![Subject::Screens],
        Act::ReportResult { round, board, by, .. } => vec![Subject::Report(*round, *board, *by)],
        Act::AskForBye { player, round, .. } => vec![Subject::AskedBye(*player, *round)],
        Act::HearAppeal { appeal, .. } | Act::DecideAppeal { appeal, .. } => vec![Subject::Appeal(*appeal)],
        Act::ChangeDetails { .. } => vec![Subject::Details],
        Act::ChangeRegulations { .. } => vec![Subject::Regulations],
        Act::EditPlayer { player, .. }
        | Act::RemovePlayer { player }
        | Act::ChangePresence { player, .. }
        | Act::CheckIn { player, .. }
        | Act::FixBoard { player, .. }
        | Act::GiveValue { player, .. } => vec![Subject::Player(*player)],
        Act::RequestBye { player, round, .. } => vec![Subject::Bye(*player, *round)],
        Act::LeaveOut { round, players } => players.iter().map(|player| Subject::Bye(*player, *round)).collect(),
        Act::EstimateRatings { estimates } => {
            estimates.iter().map(|estimate| Subject::Player(estimate.player)).collect()
        }
        Act::NumberPlayers { .. } | Act::ExchangeNumbers { .. } | Act::DrawNumbers { .. } => vec![Subject::Numbers],
        Act::AdjournMissing { round, games } => {
            games.iter().map(|seating| Subject::Board(*round, seating.board)).collect()
        }
        Act::ChangeTeams { .. } | Act::NumberTeams { .. } => vec![Subject::Teams],
        Act::ChangeTeam { team, .. } => vec![Subject::Team(*team)],
        Act::GiveLineUp { team, round, .. } => vec![Subject::LineUp(*team, *round)],
        Act::DraftRound { round, .. }
        | Act::AlterDraft { round, .. }
        | Act::DiscardDraft { round }
        | Act::PublishRound { round, .. }
        | Act::UnpublishRound { round }
        | Act::CloseLineUps { round } => vec![Subject::Pairing(*round)],
        Act::PublishTable { rounds } => rounds.iter().map(|paired| Subject::Pairing(paired.round)).collect(),
        Act::EnterResult { round, board, .. }
        | Act::SwapColours { round, board, .. }
        | Act::Rule { round, board, .. }
        | Act::CorrectForRating { round, board, .. }
        | Act::SealMove { round, board, .. }
        | Act::EndForHouse { round, board, .. } => vec![Subject::Board(*round, *board)],
        Act::Adjust { player, .. } => vec![Subject::Adjustment(*player)],
        Act::PlayOff { white, black, .. } => vec![Subject::Match([*white.min(black), *white.max(black)])],
        Act::SendThrough { winner, loser, .. } => vec![Subject::Match([*winner.min(loser), *winner.max(loser)])],
        Act::SendTeamThrough { winner, loser, .. } => {
            vec![Subject::TeamMatch([*winner.min(loser), *winner.max(loser)])]
        }
        Act::DrawLots { .. } | Act::RankByHand { .. } => vec![Subject::Ranking],
        Act::ChangePrizes { .. } => vec![Subject::Prizes],
        Act::ChangeStyle { .. } => vec![Subject::Style],
        Act::ChangeHousePoints { .. } => vec![Subject::HousePoints],
        Act::LeaveFideMode { .. } => vec![Subject::Mode],
        Act::Close | Act::Reopen => vec![Subject::End],
        Act::Undo { .. } => undone_by(journal, act).map_or_else(Vec::new, |undone| subjects(journal, undone)),
    }
}

/// The act with `was` as things stand, and with what others changed kept in `now`.
fn rebased(state: &Tournament, act: &Act) -> Result<Act, Vec<Clash>> {
    Ok(match act {
        Act::ChangeDetails { was, now } if **was != state.details => {
            let now = agreed(&**was, &**now, &state.details)?;
            Act::ChangeDetails { was: Box::new(state.details.clone()), now: Box::new(now) }
        }
        Act::ChangeRegulations { was, now } if **was != state.regulations => {
            let now = agreed(&**was, &**now, &state.regulations)?;
            Act::ChangeRegulations { was: Box::new(state.regulations.clone()), now: Box::new(now) }
        }
        Act::ChangePrizes { was, now } if **was != state.prizes => {
            let now = agreed(&**was, &**now, &state.prizes)?;
            Act::ChangePrizes { was: Box::new(state.prizes.clone()), now: Box::new(now) }
        }
        Act::ChangePublicSide { was, now } if **was != state.public_side => {
            let now = agreed(&**was, &**now, &state.public_side)?;
            Act::ChangePublicSide { was: Box::new(state.public_side.clone()), now: Box::new(now) }
        }
        Act::EditPlayer { player, was, now } => match state.player(*player) {
            Some(current) if current.data != **was => {
                let now = agreed(&**was, &**now, &current.data)?;
                Act::EditPlayer { player: *player, was: Box::new(current.data.clone()), now: Box::new(now) }
            }
            _ => act.clone(),
        },
        Act::ChangeTeam { team, was, now } => match state.teams.get(team.0 as usize) {
            Some(current) if *current != **was => {
                let now = agreed(&**was, &**now, current)?;
                Act::ChangeTeam { team: *team, was: Box::new(current.clone()), now: Box::new(now) }
            }
            _ => act.clone(),
        },
        other => other.clone(),
    })
}

fn agreed<T: Serialize + DeserializeOwned + Clone>(was: &T, mine: &T, theirs: &T) -> Result<T, Vec<Clash>> {
    let merged = merge(was, mine, theirs);
    if merged.clashes.is_empty() { Ok(merged.value) } else { Err(merged.clashes) }
}

/// Puts two changes of `was` together, field by field of what serialises: whatever field is added later is merged too.
pub fn merge<T: Serialize + DeserializeOwned + Clone>(was: &T, mine: &T, theirs: &T) -> Merged<T> {
    let value = |of: &T| serde_json::to_value(of).unwrap_or(Value::Null);
    let mut clashes = Vec::new();
    let merged = merge_values("", &value(was), &value(mine), &value(theirs), &mut clashes);
    // Every part is of one of the three, each of which reads; were one not to, mine stands as a whole.
    let value = serde_json::from_value(merged).unwrap_or_else(|_| mine.clone());
    Merged { value, clashes }
}

fn merge_values(field: &str, was: &Value, mine: &Value, theirs: &Value, clashes: &mut Vec<Clash>) -> Value {
    if mine == theirs || theirs == was {
        return mine.clone();
    }
    if mine == was {
        return theirs.clone();
    }
    if let (Value::Object(was), Value::Object(mine), Value::Object(theirs)) = (was, mine, theirs)
        && was.keys().eq(mine.keys())
        && was.keys().eq(theirs.keys())
    {
        let part = |key: &String| {
            let name = if field.is_empty() { key.clone() } else { format!("{field}.{key}") };
            (key.clone(), merge_values(&name, &was[key], &mine[key], &theirs[key], clashes))
        };
        return Value::Object(was.keys().map(part).collect::<Map<String, Value>>());
    }
    clashes.push(Clash { field: field.into(), mine: mine.clone(), theirs: theirs.clone() });
    mine.clone()
}

/// The latest act on the same subject that changed a field.
fn last_change(journal: &Journal, act: &Act, field: &str) -> Option<u64> {
    let mine = subjects(journal, act);
    let undone = journal.undone();
    let changed = |entry: &&Entry| {
        let (was, now) = match &entry.act {
            Act::ChangeDetails { was, now } => (value_at(was, field), value_at(now, field)),
            Act::ChangeRegulations { was, now } => (value_at(was, field), value_at(now, field)),
            Act::ChangePrizes { was, now } => (value_at(was, field), value_at(now, field)),
            Act::ChangePublicSide { was, now } => (value_at(was, field), value_at(now, field)),
            Act::EditPlayer { was, now, .. } => (value_at(was, field), value_at(now, field)),
            Act::ChangeTeam { was, now, .. } => (value_at(was, field), value_at(now, field)),
            // Estimates change one field of a player's data.
            Act::EstimateRatings { .. } => return field == "estimate" && subjects(journal, &entry.act) == mine,
            Act::Undo { .. } => return subjects(journal, &entry.act) == mine,
            _ => return false,
        };
        was != now && subjects(journal, &entry.act) == mine
    };
    journal.entries().rev().filter(|entry| !undone.contains(&entry.seq)).find(changed).map(|entry| entry.seq)
}

fn value_at<T: Serialize>(of: &T, field: &str) -> Option<Value> {
    let mut value = serde_json::to_value(of).ok()?;
    for part in field.split('.') {
        value = value.get_mut(part)?.take();
    }
    Some(value)
}

/// The latest act that did the same kind of thing to the same subject, or took it back: what a conflict is with.
pub fn latest<'a>(journal: &'a Journal, act: &Act) -> Option<&'a Entry> {
    let sets_result = |act: &Act| matches!(act, Act::EnterResult { .. } | Act::Rule { .. } | Act::SwapColours { .. });
    let is_same_kind =
        |one: &Act, other: &Act| discriminant(one) == discriminant(other) || (sets_result(one) && sets_result(other));
    let (mine, undone) = (subjects(journal, act), journal.undone());
    let same = |entry: &&Entry| {
        let done = undone_by(journal, &entry.act).unwrap_or(&entry.act);
        is_same_kind(done, act) && subjects(journal, done).iter().any(|theirs| mine.contains(theirs))
    };
    journal.entries().rev().filter(|entry| !undone.contains(&entry.seq)).find(same)
}

/// Whether `done`, which a request did, is what the same request asks for again.
pub fn is_same_request(done: &Act, asked: &Act) -> bool {
    match (done, asked) {
        // The comparison is the program's.
        (Act::PublishRound { round: done, .. }, Act::PublishRound { round, .. }) => done == round,
        // Done as it was merged with what others had changed by then.
        (Act::ChangeDetails { was: then, now: done }, Act::ChangeDetails { was, now }) => {
            merge(&**was, &**now, &**then).value == **done
        }
        (Act::ChangeRegulations { was: then, now: done }, Act::ChangeRegulations { was, now }) => {
            merge(&**was, &**now, &**then).value == **done
        }
        (Act::ChangePrizes { was: then, now: done }, Act::ChangePrizes { was, now }) => {
            merge(&**was, &**now, &**then).value == **done
        }
        (Act::ChangePublicSide { was: then, now: done }, Act::ChangePublicSide { was, now }) => {
            merge(&**was, &**now, &**then).value == **done
        }
        (Act::EditPlayer { player: one, was: then, now: done }, Act::EditPlayer { player, was, now }) => {
            one == player && merge(&**was, &**now, &**then).value == **done
        }
        (Act::ChangeTeam { team: one, was: then, now: done }, Act::ChangeTeam { team, was, now }) => {
            one == team && merge(&**was, &**now, &**then).value == **done
        }
        _ => *done == with_players_of(asked.clone(), done),
    }
}

/// What an undo takes back in the end; `None` for any other act.
fn undone_by<'a>(journal: &'a Journal, act: &Act) -> Option<&'a Act> {
    let Act::Undo { seq } = act else { return None };
    let named = &journal.entry(*seq)?.act;
    match named {
        // An undo names an earlier act, so this ends.
        Act::Undo { seq: earlier } if earlier < seq => undone_by(journal, named),
        Act::Undo { .. } => None,
        other => Some(other),
    }
}

/// The act with the players who sit at its board now, where it does not name them.
fn with_players(state: &Tournament, mut act: Act) -> Act {
    if let Some((round, board, named)) = board_of(&mut act)
        && named.is_none()
    {
        *named = state.round(round).and_then(|round| round.game(board)).map(|game| game.players());
    }
    act
}

/// The act with the players whom another names, where it names none itself.
fn with_players_of(mut act: Act, other: &Act) -> Act {
    let mut other = other.clone();
    let players = board_of(&mut other).and_then(|(_, _, players)| *players);
    if let Some((_, _, named)) = board_of(&mut act) {
        *named = named.or(players);
    }
    act
}

/// The board that an act is about, with the players whom it means.
fn board_of(act: &mut Act) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
    match act {
        Act::EnterResult { round, board, players, .. }
        | Act::Rule { round, board, players, .. }
        | Act::SwapColours { round, board, players }
        | Act::CorrectForRating { round, board, players, .. }
        | Act::SealMove { round, board, players, .. }
        | Act::EndForHouse { round, board, players, .. } => Some((*round, *board, players)),
        _ => None,
    }
}

/// Whether an act took back one on the same subject as another.
pub fn takes_back_like(journal: &Journal, undo: &Act, like: &Act) -> bool {
    undone_by(journal, undo).is_some_and(|undone| subjects(journal, undone) == subjects(journal, like))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coded::Coded;
    use crate::regulations::Regulations;

    #[test]
    fn changes_of_different_fields_are_put_together() {
        let was = Regulations::default();
        let mine = Regulations { rounds: 7, time_control: "90+30".into(), ..was.clone() };
        let theirs = Regulations { tie_breaks: vec![Coded::written("SB")], ..was.clone() };
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, []);
        assert_eq!(merged.value, Regulations { tie_breaks: vec![Coded::written("SB")], ..mine.clone() });
    }

    #[test]
    fn changes_of_the_same_field_clash_with_both_values() {
        let was = Regulations::default();
        let mine = Regulations { rounds: 7, ..was.clone() };
        let theirs = Regulations { rounds: 11, first_board: 5, ..was.clone() };
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, [Clash { field: "rounds".into(), mine: 7.into(), theirs: 11.into() }]);
        assert_eq!(merged.value, Regulations { rounds: 7, first_board: 5, ..was.clone() });
        assert_eq!(merge(&was, &mine, &mine).clashes, []);
    }

    #[test]
    fn parts_of_a_field_are_fields_too() {
        let was = Regulations::default();
        let (mut mine, mut theirs) = (was.clone(), was.clone());
        mine.knockout.games = 4;
        theirs.knockout.third_place = !was.knockout.third_place;
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, []);
        assert_eq!((merged.value.knockout.games, merged.value.knockout.third_place), (4, theirs.knockout.third_place));
    }
}
