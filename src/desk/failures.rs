//! What went wrong with files, the database, backups and rating lists, in the user's words: for the console and for pages.

use super::backups::BackupError;
use super::boards::{FetchError, Stray};
use super::rating_lists::ImportError;
use super::standby::NotFollowed;
use sonneborn_exchange::rating_list::NoList;
use sonneborn_i18n::{Lang, errors as words, live_boards, proof, rating_lists, standby, web};
use sonneborn_store::{StoreError, Trouble};
use sonneborn_tournament::chain::Fault;
use std::io::{Error, ErrorKind};

/// What the system says of a file or an address; in its own words where it says what is rare.
pub fn io(lang: Lang, error: &Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => words::not_found(lang),
        ErrorKind::PermissionDenied => words::no_right(lang),
        ErrorKind::AlreadyExists => words::already_there(lang),
        ErrorKind::AddrInUse => words::address_in_use(lang),
        ErrorKind::AddrNotAvailable => words::address_not_here(lang),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => words::disk_full(lang),
        ErrorKind::ReadOnlyFilesystem => words::read_only_disk(lang),
        ErrorKind::IsADirectory => words::is_folder(lang),
        ErrorKind::NotADirectory => words::no_folder_of_it(lang),
        ErrorKind::UnexpectedEof => words::cut_off(lang),
        ErrorKind::ConnectionRefused | ErrorKind::TimedOut => words::no_answer(lang),
        _ => return error.to_string(),
    };
    known.to_owned()
}

/// Why the store could not do what it was asked.
pub fn store(lang: Lang, error: &StoreError) -> String {
    match error {
        StoreError::Unreachable(why) => words::database_unreachable(lang, why),
        StoreError::Away => words::database_away(lang).into(),
        StoreError::Query(why) => words::database_refused(lang, why),
        StoreError::Migration(why) => words::not_migrated(lang, why),
        StoreError::ReadOnly(why) => trouble(lang, *why).into(),
        StoreError::InUse { file } => words::file_unusable(lang, file.display(), words::another_server(lang)),
        StoreError::Unusable { file, why } => words::file_unusable(lang, file.display(), io(lang, why)),
        StoreError::Missing { file } => words::no_database(lang, file.display()),
        StoreError::NewerSchema { migration } => words::newer_schema(lang, migration),
        StoreError::OlderSchema => words::older_schema(lang).into(),
        StoreError::PlaceTaken { seq } => words::place_taken(lang, seq),
        StoreError::DamagedList { list, why } => words::list_damaged(lang, list, why),
        StoreError::Unreadable { tournament, seq, why } => words::act_newer(lang, tournament, seq, why),
        StoreError::Torn { tournament, why } => words::journal_broken(lang, tournament, why),
        StoreError::Broken { tournament, fault } => words::journal_broken(lang, tournament, journal(lang, fault)),
    }
}

/// Why a second computer does not follow.
pub fn not_followed(lang: Lang, why: &NotFollowed) -> String {
    match why {
        NotFollowed::Fetch(why) => fetch(lang, why),
        NotFollowed::NoKey => standby::no_key(lang).into(),
        NotFollowed::OtherVersion(theirs) => standby::other_version(lang, theirs),
        NotFollowed::NotInCharge => standby::not_in_charge(lang).into(),
        NotFollowed::Unreadable => standby::unreadable(lang).into(),
        NotFollowed::Store(why) => store(lang, why),
        NotFollowed::File(why) => io(lang, why),
    }
}

/// Why nothing can be saved, and what to do.
pub fn trouble(lang: Lang, trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::Full => web::trouble_full(lang),
        Trouble::Damaged => web::trouble_damaged(lang),
        Trouble::Locked => web::trouble_locked(lang),
        Trouble::Vanished => web::trouble_vanished(lang),
        Trouble::NotWritable => web::trouble_not_writable(lang),
        Trouble::Missing => web::trouble_missing(lang),
        Trouble::Away => web::trouble_away(lang),
        Trouble::Follows => standby::trouble_follows(lang),
        Trouble::Replaced => standby::trouble_replaced(lang),
    }
}

/// What is wrong with a journal.
pub fn journal(lang: Lang, fault: &Fault) -> String {
    match fault {
        Fault::Missing { seq } => words::act_missing(lang, seq),
        Fault::Changed { seq } => words::act_changed(lang, seq),
        Fault::Moved { seq, after } => words::act_misplaced(lang, seq, after),
        Fault::Foreign { seq } => words::act_foreign(lang, seq),
        Fault::Person { seq, place } => words::person_changed(lang, seq, place),
        Fault::Unforgotten { seq, place } => proof::nobody_forgot(lang, *seq, *place),
        Fault::OldForgetting { seq, place } => proof::old_forgetting(lang, *seq, *place),
    }
}

/// Why a copy is no backup.
pub fn backup(lang: Lang, error: &BackupError) -> String {
    match error {
        BackupError::Store(why) => store(lang, why),
        BackupError::NoFolder(folder) => words::no_backup_folder(lang, folder.display()),
        BackupError::Damaged(why) => words::copy_damaged(lang, why),
        BackupError::Differs { tournament, kept, copied } => words::copy_differs(lang, tournament, copied, kept),
    }
}

/// Why a rating list was not imported.
pub fn rating_list(lang: Lang, error: &ImportError) -> String {
    match error {
        ImportError::NoList(NoList::MissingColumn { heading }) => rating_lists::missing_column(lang, heading),
        ImportError::NoList(NoList::RateUnknown) => rating_lists::rate_unknown(lang).into(),
        ImportError::Empty => rating_lists::empty(lang).into(),
        ImportError::Xml { line, column, why } => rating_lists::xml_damaged(lang, line, column, why),
        ImportError::Busy => rating_lists::busy(lang).into(),
        ImportError::Io(why) => rating_lists::unreadable(lang, io(lang, why)),
        ImportError::Archive(why) => words::archive_damaged(lang, why),
        ImportError::Store(why) => rating_lists::unreadable(lang, store(lang, why)),
    }
}

/// Why a game was given to no board.
pub fn stray(lang: Lang, why: &Stray) -> String {
    match why {
        Stray::NoRound => live_boards::stray_no_round(lang).into(),
        Stray::OtherRound { round } => live_boards::stray_other_round(lang, *round),
        Stray::Nobody => live_boards::stray_nobody(lang).into(),
        Stray::OtherPlayers { board } => live_boards::stray_other_players(lang, *board),
        Stray::NoBoard { board } => live_boards::stray_no_board(lang, *board),
        Stray::Colours { board } => live_boards::stray_colours(lang, *board),
        Stray::TooLong => live_boards::stray_too_long(lang).into(),
        Stray::ByHand { board } => live_boards::stray_by_hand(lang, *board),
    }
}

/// Why nothing was fetched or sent.
pub fn fetch(lang: Lang, why: &FetchError) -> String {
    match why {
        FetchError::NoAddress => live_boards::why_no_address(lang).into(),
        FetchError::OwnNetwork => live_boards::why_own_network(lang).into(),
        FetchError::Status(status) => live_boards::why_status(lang, *status),
        FetchError::TooLarge => live_boards::why_too_large(lang).into(),
        FetchError::NoAnswer(told) => live_boards::why_no_answer(lang, told),
        FetchError::NoGames => live_boards::why_no_games(lang).into(),
        FetchError::Folder(told) => live_boards::why_folder(lang, told),
        FetchError::NotSaved => live_boards::why_not_saved(lang).into(),
        FetchError::ListBusy => rating_lists::busy(lang).into(),
        FetchError::NoList(told) => rating_lists::unreadable(lang, told),
    }
}
