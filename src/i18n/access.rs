//! Classes of data, readers and scopes in words.

use super::Lang;
use sonneborn_tournament::access::{DataClass, Reader, Scope};

pub use sonneborn_words::access::*;

/// What a class holds.
pub fn class(lang: Lang, class: DataClass) -> &'static str {
    match class {
        DataClass::Public => class_public(lang),
        DataClass::Names => class_names(lang),
        DataClass::Persons => class_persons(lang),
        DataClass::Money => class_money(lang),
        DataClass::Codes => class_codes(lang),
        DataClass::Devices => class_devices(lang),
        DataClass::Sealed => class_sealed(lang),
        DataClass::Incidents => class_incidents(lang),
        DataClass::Journal => class_journal(lang),
        DataClass::Accounts => class_accounts(lang),
    }
}

/// How far a class is read.
pub fn scope(lang: Lang, scope: Scope) -> &'static str {
    match scope {
        Scope::Server => scope_server(lang),
        Scope::Event => scope_event(lang),
        Scope::Section => scope_section(lang),
        Scope::Boards => scope_boards(lang),
        Scope::Team => scope_team(lang),
        Scope::Player => scope_player(lang),
    }
}

/// Who reads.
pub fn reader(lang: Lang, reader: Reader) -> &'static str {
    match reader {
        Reader::Spectator => reader_spectator(lang),
        Reader::Player => reader_player(lang),
        Reader::Captain => reader_captain(lang),
        Reader::OfBoards => reader_of_boards(lang),
        Reader::GuestViewer => reader_guest_viewer(lang),
        Reader::GuestDeputy => reader_guest_deputy(lang),
        Reader::Viewer => reader_viewer(lang),
        Reader::Arbiter => reader_arbiter(lang),
        Reader::ChiefArbiter => reader_chief_arbiter(lang),
        Reader::Administrator => reader_administrator(lang),
    }
}
