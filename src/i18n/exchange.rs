//! Words of imports and exports: defects of files with their places, what was mended, and the acts that a file tells.

use super::{Lang, common, dates, pairing_tools, proof, refusals, standings, values, web};
use sonneborn_exchange::Place;
use sonneborn_exchange::archive::{self, ArchiveFault};
use sonneborn_exchange::import_check::RoundFindings;
use sonneborn_exchange::players::{CellDefect, CellFault, Column};
use sonneborn_exchange::table::GridFault;
use sonneborn_exchange::trf::report::{Defect, Fault, FieldName, Note, Remark};
use sonneborn_pairing::checker::Verdict;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::Tpn;

use sonneborn_words::foreign as files;

pub use sonneborn_words::exchange::*;

/// The field's name for readers.
pub fn field(lang: Lang, field: FieldName) -> &'static str {
    match field {
        FieldName::StartingNumber => field_starting_number(lang),
        FieldName::Sex => field_sex(lang),
        FieldName::Title => common::title(lang),
        FieldName::Name => common::name(lang),
        FieldName::Rating => common::rating(lang),
        FieldName::Federation => common::federation(lang),
        FieldName::FideId => field_fide_id(lang),
        FieldName::Birth => field_birth(lang),
        FieldName::Points => common::points(lang),
        FieldName::Rank => common::rank(lang),
        FieldName::Opponent => field_opponent(lang),
        FieldName::Colour => field_colour(lang),
        FieldName::Result => common::result(lang),
        FieldName::Round => field_round(lang),
        FieldName::Rounds => field_rounds(lang),
        FieldName::Date => field_date(lang),
        FieldName::RoundDate => field_round_date(lang),
        FieldName::Players => field_players(lang),
        FieldName::RatedPlayers => field_rated_players(lang),
        FieldName::Teams => field_teams(lang),
        FieldName::InitialColour => field_initial_colour(lang),
        FieldName::Scoring => field_scoring(lang),
        FieldName::StartingRank => field_starting_rank(lang),
        FieldName::TournamentType => field_type(lang),
        FieldName::TieBreaks => field_tie_breaks(lang),
        FieldName::Bye => field_bye(lang),
        FieldName::TeamNumber => field_team_number(lang),
        FieldName::TeamStrength => field_team_strength(lang),
        FieldName::TeamTable => field_team_table(lang),
        FieldName::ChiefArbiter => web::chief_arbiter(lang),
    }
}

/// What is not as the rules and the engine have it in a round of a file; nothing for a round that is clean. `known` is what the engine
/// paired from.
pub fn findings(lang: Lang, tournament: &Tournament, known: &Tournament, found: &RoundFindings) -> Vec<String> {
    let round = common::round_n(lang, found.round);
    let at_round = |words: String| format!("{}{words}", common::label(lang, &round));
    let warnings = found.warnings.iter().map(|warning| refusals::warning(lang, warning, tournament));
    let refusal = found.refusal.iter().map(|refusal| refusals::refusal(lang, refusal, Some(tournament)));
    let mut lines: Vec<String> = warnings.chain(refusal).map(at_round).collect();
    if let Some(check) = found.pairing.as_ref().filter(|check| check.verdict != Verdict::Same) {
        lines.extend(pairing_tools::round_check(lang, tournament, known, check));
    }
    lines
}

/// What is wrong with a cell.
pub fn cell_defect(lang: Lang, fault: &CellFault) -> String {
    let name = fault.column.heading(lang);
    match &fault.defect {
        CellDefect::Missing => cell_missing(lang, name),
        CellDefect::Unreadable { text } => cell_unreadable(lang, name, text),
        CellDefect::TooLong { limit } => cell_too_long(lang, name, limit),
        CellDefect::Twice { first_line } => cell_twice(lang, first_line),
        CellDefect::UnknownTitle { text } => cell_unknown_title(lang, text),
        CellDefect::NoTeam => cell_no_team(lang).into(),
    }
}

/// What is wrong with a cell, with its place.
pub fn cell_fault(lang: Lang, fault: &CellFault) -> String {
    at(lang, Some(fault.place), &cell_defect(lang, fault))
}

/// What a column's cells take; `None` where any text will do.
pub fn allowed(lang: Lang, column: Column) -> Option<&'static str> {
    match column {
        Column::Title => Some(allowed_title(lang)),
        Column::Sex => Some(allowed_sex(lang)),
        Column::Birth => Some(allowed_birth(lang)),
        Column::Federation => Some(allowed_federation(lang)),
        Column::FideId => Some(allowed_fide_id(lang)),
        Column::Rating
        | Column::RatingFide
        | Column::RatingRapid
        | Column::RatingBlitz
        | Column::RatingNational
        | Column::Estimate => Some(allowed_rating(lang)),
        Column::K => Some(allowed_k(lang)),
        Column::Board => Some(allowed_board(lang)),
        Column::Name
        | Column::Family
        | Column::Given
        | Column::LatinName
        | Column::NationalId
        | Column::Club
        | Column::Category
        | Column::Paid
        | Column::Reduction
        | Column::Phone
        | Column::Note => None,
    }
}

/// Why there is no table in a file.
pub fn grid_fault(lang: Lang, fault: &GridFault) -> String {
    match fault {
        GridFault::TooLarge { limit_bytes } => grid_too_large(lang, limit_bytes / (1024 * 1024)),
        GridFault::TooManyRows { line, limit } => grid_too_many_rows(lang, line, limit),
        GridFault::TooManyColumns { line, limit } => grid_too_many_columns(lang, line, limit),
        GridFault::NotText { line } => grid_not_text(lang, line),
        GridFault::Empty => grid_empty(lang).to_owned(),
        GridFault::NotASpreadsheet { why } => grid_not_a_spreadsheet(lang, why),
        GridFault::WantsTooMuch => grid_wants_too_much(lang).to_owned(),
    }
}

/// Why a file is no whole tournament.
pub fn archive_fault(lang: Lang, fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::TooLarge { limit_bytes } => archive_too_large(lang, limit_bytes / (1024 * 1024)),
        ArchiveFault::Json { place, why } => at(lang, Some(*place), &archive_json(lang, why)),
        ArchiveFault::Unknown { member } => archive_unknown(lang, member),
        ArchiveFault::OtherFormat => archive_other_format(lang).to_owned(),
        ArchiveFault::TooNew { edition } => archive_too_new(lang, edition, archive::EDITION),
        ArchiveFault::Empty => archive_empty(lang).to_owned(),
        ArchiveFault::Cut { told, found } => proof::archive_cut(lang, *told, *found),
        ArchiveFault::NoEnd => proof::archive_no_end(lang).to_owned(),
        ArchiveFault::Altered => proof::archive_altered(lang).to_owned(),
        ArchiveFault::Gap { expected } => archive_gap(lang, expected),
        ArchiveFault::NoBeginning => archive_no_beginning(lang).to_owned(),
        ArchiveFault::UnknownPlayer { round } => archive_unknown_player(lang, round),
        ArchiveFault::PlayerTwice { round } => archive_player_twice(lang, round),
        ArchiveFault::Refused { seq, why } => archive_refused(lang, seq, refusals::refusal(lang, why, None)),
    }
}

/// A defect with its place, as a whole sentence.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    at(lang, Some(fault.place), &defect(lang, &fault.defect))
}

/// A note with its place, where it has one.
pub fn note(lang: Lang, note: &Note) -> String {
    at(lang, note.place, &remark(lang, &note.remark))
}

fn at(lang: Lang, found: Option<Place>, words: &str) -> String {
    match found {
        Some(at) => format!("{}{words}", common::label(lang, place(lang, at.line, at.column))),
        None => words.to_owned(),
    }
}

fn defect(lang: Lang, defect: &Defect) -> String {
    match defect {
        Defect::TooLarge { limit_bytes } => defect_too_large(lang, limit_bytes / (1024 * 1024)),
        Defect::NoPlayers => files::with_readable(lang, defect_no_players(lang), files::readable(lang)),
        Defect::Missing(name) => defect_missing(lang, field(lang, *name)),
        Defect::Unreadable { field: name, text } => defect_unreadable(lang, field(lang, *name), text),
        Defect::OutOfColumn { text } => defect_out_of_column(lang, text),
        Defect::TooGreat { field: name, text, limit } => defect_too_great(lang, field(lang, *name), text, limit),
        Defect::NumberTwice { number, first_line } => defect_number_twice(lang, number, first_line),
        Defect::NoSuchPlayer { number } => defect_no_such_player(lang, number),
        Defect::InTwoTeams { number } => defect_in_two_teams(lang, number),
        Defect::NoSuchTeam { number } => defect_no_such_team(lang, number),
        Defect::OwnOpponent { round } => defect_own_opponent(lang, round),
        Defect::NotMirrored { round, player, opponent, line } => {
            defect_not_mirrored(lang, round, player, opponent, line)
        }
        Defect::SameColour { round, player, opponent, line } => defect_same_colour(lang, round, player, opponent, line),
        Defect::NoColours { round, player, opponent } => defect_no_colours(lang, round, player, opponent),
        Defect::Contradiction { round, player, opponent, own, other, line } => {
            defect_contradiction(lang, round, player, own, opponent, other, line)
        }
        Defect::More => defect_more(lang).to_owned(),
    }
}

fn remark(lang: Lang, remark: &Remark) -> String {
    match remark {
        Remark::Encoding { name } => note_encoding(lang, name),
        Remark::CharactersLost => note_characters_lost(lang).to_owned(),
        Remark::ColumnsInBytes => note_columns_in_bytes(lang).to_owned(),
        Remark::UnknownResult { text } => note_unknown_result(lang, text),
        Remark::Dropped { field: name, text } => note_dropped(lang, field(lang, *name), text),
        Remark::BesideColumns { field: name, text } => note_beside_columns(lang, field(lang, *name), text),
        Remark::TitleKept { text } => note_title_kept(lang, text),
        Remark::TitleRead { text, title } => note_title_read(lang, text, title),
        Remark::RecordTwice { code, text } => note_record_twice(lang, code, text),
        Remark::RecordKept { code } => note_record_kept(lang, code),
        Remark::UnknownRecord { code } => note_unknown_record(lang, code),
        Remark::RoundsAssumed { rounds } => note_rounds_assumed(lang, rounds),
        Remark::MoreRoundsThanStated { stated, found } => note_more_rounds(lang, stated, found),
        Remark::NoStartDate => note_no_start(lang).to_owned(),
        Remark::SystemAssumed { system } => {
            note_system_assumed(lang, sonneborn_exchange::trf::type_code::encode(*system, false, None))
        }
        Remark::RateContradicted { control, named } => {
            note_rate_contradicted(lang, values::rate(lang, *control), values::rate(lang, *named))
        }
        Remark::SystemUnknown { code } => note_system_unknown(lang, code),
        Remark::TieBreaksAssumed => note_tie_breaks_assumed(lang).to_owned(),
        Remark::TieBreakKept { code, why } => note_tie_break_kept(lang, code, standings::descriptor_error(lang, why)),
        Remark::ScoringInferred { scoring } => {
            note_scoring_inferred(lang, scoring.win, scoring.draw, scoring.pairing_allocated_bye)
        }
        Remark::ScoringByColour => note_scoring_by_colour(lang).to_owned(),
        Remark::PointsDiffer { player, stated, computed } => note_points_differ(lang, player, stated, computed),
        Remark::CountDiffers { field: name, stated, counted } => {
            note_count_differs(lang, field(lang, *name), stated, counted)
        }
        Remark::ByeFromResult { player, round, mark, bye } => {
            note_bye_from_result(lang, round, player, mark, common::bye_of(lang, *bye))
        }
        Remark::SeveralAllocatedByes { round, players } => note_several_byes(lang, round, list(lang, players)),
        Remark::RoundWithoutGames { round } => note_round_without_games(lang, round),
        Remark::ByesOfNextRound { round, players } => note_byes_of_next_round(lang, round, list(lang, players)),
        Remark::ByeDiffers { player, round } => note_bye_differs(lang, round, player),
        Remark::ResultFromOpponent { round, player, opponent } => {
            note_result_from_opponent(lang, round, player, opponent)
        }
        Remark::ForfeitFromOneSide { round, player, opponent } => {
            note_forfeit_from_one_side(lang, round, player, opponent)
        }
        Remark::ForfeitWithoutMirror { round, player, opponent } => {
            note_forfeit_without_mirror(lang, round, player, opponent)
        }
        Remark::ColoursAssumed { round, white, black } => note_colours_assumed(lang, round, white, black),
        Remark::ResultsMissing { round, games } => note_results_missing(lang, round, games),
        Remark::SameFideId { first, second } => note_same_fide_id(lang, first, second),
        Remark::BakuOtherwise => note_baku_otherwise(lang).to_owned(),
        Remark::PairingByRank => note_pairing_by_rank(lang).to_owned(),
        Remark::TeamPointsDiffer { team, stated, computed } => note_team_points_differ(lang, team, stated, computed),
        Remark::OldTeamRecords => note_old_team_records(lang).to_owned(),
        Remark::TeamTableDiffers { code, team, round: Some(round), stated, computed } => {
            note_team_table_round(lang, code, round, team, stated, computed)
        }
        Remark::TeamTableDiffers { code, team, round: None, stated, computed } => {
            note_team_table_totals(lang, code, team, stated, computed)
        }
        Remark::AbnormalPointsKept => note_abnormal_kept(lang).to_owned(),
        Remark::Lichess => note_lichess(lang).to_owned(),
        Remark::AddressForPlace { text } => note_address_for_place(lang, text),
        Remark::DateInWords { day, text } => note_date_in_words(lang, text, dates::day(lang, day)),
        Remark::GameGoesOn { round, player } => note_game_goes_on(lang, round, player),
    }
}

/// Numbers one after the other.
fn list(lang: Lang, players: &[Tpn]) -> String {
    players.iter().map(Tpn::to_string).collect::<Vec<_>>().join(common::list_comma(lang))
}
