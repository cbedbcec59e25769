//! The `###` lines: what the arbiter did beside entering results, told from the journal so that whoever gets the file can
//! understand it.

use crate::i18n::{Lang, exchange as words};
use crate::tournament::Tournament;
use crate::tournament::act::{Act, Entry};
use crate::tournament::fold::Journal;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::player::Presence;
use crate::tournament::round::PairedBy;

/// One line for every act worth telling: who, when, what and why. Acts that were taken back are left out.
pub fn tell(lang: Lang, journal: &Journal) -> Vec<String> {
    let undone = journal.undone();
    let told = journal.entries().filter(|entry| !undone.contains(&entry.seq));
    told.filter_map(|entry| Some(line(lang, entry, &what(lang, &entry.act, journal.state())?))).collect()
}

/// `2026-05-01 14:05 Kovač: round 3, board 7: 1-0 corrected to ½-½ (scoresheet)`.
fn line(lang: Lang, entry: &Entry, what: &str) -> String {
    let at = entry.at.format("%Y-%m-%d %H:%M UTC");
    match &entry.reason {
        Some(why) => words::story_line_with_reason(lang, at, &entry.author.name, what, why),
        None => words::story_line(lang, at, &entry.author.name, what),
    }
}

/// The act in words; `None` for the daily work that the records themselves tell.
fn what(lang: Lang, act: &Act, state: &Tournament) -> Option<String> {
    let name = |player: &PlayerId| state.player(*player).map_or_else(String::new, |player| player.data.name.clone());
    Some(match act {
        Act::Import { tournament } => words::story_import(lang, &tournament.source),
        Act::ChangeRegulations { .. } => words::story_regulations(lang).to_owned(),
        Act::RegisterPlayers { players, first_round, .. } if *first_round > RoundNo::FIRST => {
            let names: Vec<&str> = players.iter().map(|data| data.name.as_str()).collect();
            words::story_late_entry(lang, names.join("; "), first_round)
        }
        Act::ChangePresence { player, now, .. } => match now {
            Presence::Playing => words::story_return(lang, name(player)),
            Presence::Withdrawn { from } => words::story_withdrawal(lang, name(player), from),
            Presence::Expelled { from } => words::story_expulsion(lang, name(player), from),
        },
        Act::DraftRound { round, paired_by: PairedBy::Arbiter, .. } | Act::AlterDraft { round, .. } => {
            words::story_paired_by_hand(lang, round)
        }
        Act::UnpublishRound { round } => words::story_unpublished(lang, round),
        Act::EnterResult { round, board, was: Some(was), now, .. } => {
            let now = now.map_or("-", |result| result.symbol());
            words::story_correction(lang, round, board, was.symbol(), now)
        }
        Act::Rule { round, board, was: Some(was), now, .. } if *now != Some(*was) => {
            let now = now.map_or("-", |result| result.symbol());
            words::story_correction(lang, round, board, was.symbol(), now)
        }
        Act::SwapColours { round, board, .. } => words::story_colours(lang, round, board),
        Act::CorrectForRating { round, board, now: Some(now), .. } => {
            words::story_for_rating(lang, round, board, now.symbol())
        }
        Act::Adjust { player, points, .. } => words::story_adjustment(lang, name(player), points.decimal()),
        Act::DrawLots { order, .. } => words::story_lots(lang, order.iter().map(name).collect::<Vec<_>>().join("; ")),
        Act::RankByHand { order } => words::story_ranking(lang, order.iter().map(name).collect::<Vec<_>>().join("; ")),
        _ => return None,
    })
}
