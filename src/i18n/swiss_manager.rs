//! The words about files of Swiss-Manager: why one is not read, and what was supposed or left out.

use super::{Lang, common, exchange, systems};
use sonneborn_exchange::swiss_manager::report::{Defect, Fault, Note, PlayerField, Remark};
use sonneborn_exchange::trf::type_code;

pub use sonneborn_words::swiss_manager::*;

/// A defect that keeps the file out, with its offset.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let words = match fault.defect {
        Defect::TooLarge { limit_bytes } => exchange::archive_too_large(lang, limit_bytes / (1024 * 1024)),
        Defect::NotSwissManager => not_swiss_manager(lang).to_owned(),
        Defect::CutOff => cut_off(lang).to_owned(),
        Defect::SectionsDamaged => sections_damaged(lang).to_owned(),
        Defect::TextTooLong { characters } => text_too_long(lang, characters),
        Defect::NoBoards => no_boards(lang).to_owned(),
    };
    at_offset(lang, fault.offset, words)
}

/// Something supposed or left out.
pub fn note(lang: Lang, note: &Note) -> String {
    match note.offset {
        Some(offset) => at_offset(lang, offset, remark(lang, &note.remark)),
        None => remark(lang, &note.remark),
    }
}

fn remark(lang: Lang, remark: &Remark) -> String {
    match remark {
        Remark::SwissAssumed { system } => swiss_assumed(lang, type_code::encode(*system, false, None)),
        Remark::KindUnknown { code } => kind_unknown(lang, code),
        Remark::TeamRulesAssumed { system } => team_rules_assumed(lang, systems::name(lang, *system)),
        Remark::WithoutTeam { player } => without_team(lang, player),
        Remark::NoSuchTeam { number } => no_such_team(lang, number),
        Remark::ByeOfTeam { round, team, points } => bye_of_team(lang, round, team, points),
        Remark::GameOfNoMatch { round } => game_of_no_match(lang, round),
        Remark::GroupLeftOut { team, group } => group_left_out(lang, team, group),
        Remark::TextLeftOut { number, text } => text_left_out(lang, number, text),
        Remark::PlayerTextsLeftOut { number, players, text } => player_texts_left_out(lang, number, players, text),
        Remark::NoHour { text } => no_hour(lang, text),
        Remark::ScoringAssumed => scoring_assumed(lang).to_owned(),
        Remark::TieBreakAssumed { number, code } => tie_break_assumed(lang, number, code),
        Remark::TieBreakUnknown { number } => tie_break_unknown(lang, number),
        Remark::NoDate { number } => no_date(lang, number),
        Remark::RoundsAssumed { stated, rounds } => rounds_assumed(lang, stated, rounds),
        Remark::PlayersDiffer { stated, found } => players_differ(lang, stated, found),
        Remark::PlayerUnreadable { field, text } => field_unreadable(lang, player_field(lang, *field), text),
        Remark::NoSuchPlayer { number } => no_such_player(lang, number),
        Remark::ResultUnknown { round, board, code } => result_unknown(lang, round, board, code),
        Remark::ByeUnknown { round, number, code } => bye_unknown(lang, round, number, code),
        Remark::GameInUnpairedRound { round } => game_in_unpaired_round(lang, round),
        Remark::KeptApart { pairs } => kept_apart(lang, pairs),
        Remark::BytesLeft { bytes } => bytes_left(lang, bytes),
    }
}

fn player_field(lang: Lang, field: PlayerField) -> &'static str {
    match field {
        PlayerField::Name => common::name(lang),
        PlayerField::Gender => exchange::field_sex(lang),
        PlayerField::Birth => exchange::field_birth(lang),
    }
}
