//! The words about files of SwissPerfect, PairTwo, SWAR and Papi, and about files that no reader takes.

use super::{Lang, exchange, swiss_chess, swiss_manager};
use sonneborn_exchange::foreign::report::{Defect, Fault, Note, Remark};
use sonneborn_exchange::foreign::unread::Unread;
use sonneborn_exchange::trf::type_code;

pub use sonneborn_words::foreign::*;

/// A defect that keeps the file out, with its place.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let words = match &fault.defect {
        Defect::TooLarge { limit_bytes } => exchange::archive_too_large(lang, limit_bytes / (1024 * 1024)),
        Defect::Json { why } => json(lang, why),
        Defect::VersionUnknown { version, first, last } => version_unknown(lang, version, first, last),
        Defect::CutOff => swiss_manager::cut_off(lang).to_owned(),
        Defect::Impossible { number } => impossible(lang, number),
        Defect::SectionMissing { section } => section_missing(lang, section),
        Defect::PartMissing { part } => part_missing(lang, part),
        Defect::OnePartOnly => one_part_only(lang).to_owned(),
        Defect::TableDamaged => table_damaged(lang).to_owned(),
        Defect::NoPlayers => no_players(lang).to_owned(),
        Defect::TooManyPlayers { limit } => too_many_players(lang, limit),
    };
    placed(lang, fault.program.name(), &fault.place, words)
}

/// A file of a kind that is not read: how the event comes out of its program, and what is read.
pub fn unread(lang: Lang, unread: Unread) -> String {
    let why = match unread {
        Unread::AccessDatabase => unread_access(lang),
        Unread::SqliteDatabase => unread_sqlite(lang),
        Unread::Spreadsheet => unread_spreadsheet(lang),
        Unread::Archive => unread_archive(lang),
        Unread::Pdf => unread_pdf(lang),
        Unread::WebPage => unread_web_page(lang),
    };
    with_readable(lang, why, readable(lang))
}

/// Something supposed or left out.
pub fn note(lang: Lang, note: &Note) -> String {
    placed(lang, note.program.name(), &note.place, remark(lang, &note.remark))
}

fn placed(lang: Lang, program: &str, place: &str, words: String) -> String {
    if place.is_empty() { of_program(lang, program, words) } else { at_place(lang, program, place, words) }
}

fn remark(lang: Lang, remark: &Remark) -> String {
    match remark {
        Remark::SwissAssumed { system } => swiss_manager::swiss_assumed(lang, type_code::encode(*system, false, None)),
        Remark::KindUnknown { kind } => swiss_manager::kind_unknown(lang, kind),
        Remark::NoTable { players, rounds } => no_table(lang, players, rounds),
        Remark::EventNotTold => event_not_told(lang).to_owned(),
        Remark::TeamsNotUnderstood => teams_not_understood(lang).to_owned(),
        Remark::ScoringAssumed => swiss_manager::scoring_assumed(lang).to_owned(),
        Remark::AccelerationLeftOut { name } => acceleration_left_out(lang, name),
        Remark::RateAssumed { text } => rate_assumed(lang, text),
        Remark::TieBreakAssumed { text, code } => tie_break_assumed(lang, text, code),
        Remark::TieBreakUnknown { text } => tie_break_unknown(lang, text),
        Remark::Unreadable { text } => unreadable(lang, text),
        Remark::FieldLeftOut { players } => field_left_out(lang, players),
        Remark::RecordsLeftOut { records } => records_left_out(lang, records),
        Remark::SettingsLeftOut { text } => settings_left_out(lang, text),
        Remark::OneRating => one_rating(lang).to_owned(),
        Remark::Deleted { records } => deleted(lang, records),
        Remark::NoSuchPlayer { number } => no_such_player(lang, number),
        Remark::NotMirrored { round, player, opponent } => swiss_chess::not_mirrored(lang, round, player, opponent),
        Remark::ResultUnknown { round, white, black, code } => result_unknown(lang, round, white, black, code),
        Remark::ForfeitAssumed { round, white, black } => forfeit_assumed(lang, round, white, black),
        Remark::TwiceInRound { round, player } => twice_in_round(lang, round, player),
        Remark::ByeUnknown { round, player, code } => bye_unknown(lang, round, player, code),
        Remark::SeveralByes { round, players } => several_byes(lang, round, players),
        Remark::BonusAsByes { player, points } => bonus_as_byes(lang, player, points),
        Remark::BonusKept { player, points } => bonus_kept(lang, player, points),
        Remark::Withdrawn { player, from } => withdrawn(lang, player, from),
        Remark::PointsDiffer { player, stated, computed } => {
            exchange::note_points_differ(lang, player, stated, computed)
        }
        Remark::RoundsAssumed { stated, rounds } => swiss_manager::rounds_assumed(lang, stated, rounds),
        Remark::BoardsAssumed => boards_assumed(lang).to_owned(),
        Remark::NumbersAssumed => numbers_assumed(lang).to_owned(),
        Remark::BytesLeft { bytes } => swiss_manager::bytes_left(lang, bytes),
    }
}
