//! The words about files of Swiss-Chess: why one is not read, and what was supposed or left out. What is said of files of
//! Swiss-Manager too is said in their words.

use super::{Lang, exchange, swiss_manager};
use sonneborn_exchange::swiss_chess::report::{Defect, Fault, Note, Remark};
use sonneborn_exchange::team_points::Difference;
use sonneborn_exchange::trf::type_code;

pub use sonneborn_words::swiss_chess::*;

/// A defect that keeps the file out, with its offset.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let words = match fault.defect {
        Defect::TooLarge { limit_bytes } => exchange::archive_too_large(lang, limit_bytes / (1024 * 1024)),
        Defect::NotSwissChess => not_swiss_chess(lang).to_owned(),
        Defect::CutOff => swiss_manager::cut_off(lang).to_owned(),
        Defect::LengthDiffers { players, rounds, bytes } => length_differs(lang, players, rounds, bytes),
        Defect::NumberTwice { number } => number_twice(lang, number),
        Defect::NoBoards { boards } => no_boards(lang, boards),
        Defect::NameMissing => name_missing(lang).to_owned(),
    };
    swiss_manager::at_offset(lang, fault.offset, words)
}

/// Something supposed or left out.
pub fn note(lang: Lang, note: &Note) -> String {
    match note.offset {
        Some(offset) => swiss_manager::at_offset(lang, offset, remark(lang, &note.remark)),
        None => remark(lang, &note.remark),
    }
}

fn remark(lang: Lang, remark: &Remark) -> String {
    match remark {
        Remark::SwissAssumed { system } => swiss_manager::swiss_assumed(lang, type_code::encode(*system, false, None)),
        Remark::KindUnknown { code } => kind_unknown(lang, code),
        Remark::MatchScoringUnknown { code } => match_scoring_unknown(lang, code),
        Remark::WithoutTeam { player } => without_team(lang, player),
        Remark::ScoringUnknown { code } => scoring_unknown(lang, code),
        Remark::ByeAssumed => bye_assumed(lang).to_owned(),
        Remark::TieBreakAssumed { number, code } => tie_break_assumed(lang, number, code),
        Remark::TieBreakUnknown { number } => tie_break_unknown(lang, number),
        Remark::Unreadable { field, text } => {
            swiss_manager::field_unreadable(lang, exchange::field(lang, *field), text)
        }
        Remark::BonusLeftOut { player } => bonus_left_out(lang, player),
        Remark::Dummy { number } => dummy(lang, number),
        Remark::Inactive { player, from } => inactive(lang, player, from),
        Remark::NoSuchPlayer { number } => swiss_manager::no_such_player(lang, number),
        Remark::NotMirrored { round, player, opponent } => not_mirrored(lang, round, player, opponent),
        Remark::ColourUnknown { round, player, code } => colour_unknown(lang, round, player, code),
        Remark::ResultUnknown { round, white, black, codes: [of_white, of_black] } => {
            result_unknown(lang, round, white, black, of_white, of_black)
        }
        Remark::PointsDiffer { player, stated, computed } => {
            exchange::note_points_differ(lang, player, stated, computed)
        }
        Remark::TeamPointsDiffer(Difference { team, stated, computed }) => {
            exchange::note_team_points_differ(lang, team, stated, computed)
        }
        Remark::RoundsAssumed { stated, rounds } => swiss_manager::rounds_assumed(lang, stated, rounds),
    }
}
