//! Every code of SwissPerfect, PairTwo, Papi, Swiss-Chess and Swiss-Manager, with what it means here: tables to be held against the lists of the
//! programs. Those of SWAR are beside its files.

#[path = "codes/pair_two.rs"]
mod pair_two;
#[path = "codes/papi.rs"]
mod papi;
#[path = "codes/swiss_chess.rs"]
mod swiss_chess;
#[path = "codes/swiss_manager.rs"]
mod swiss_manager;
#[path = "codes/swiss_perfect.rs"]
mod swiss_perfect;

use super::foreign::has;
use sonneborn_exchange::foreign::ForeignImport;
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::player::PlayerData;

fn unreadable(import: &ForeignImport, place: &str, text: &str) -> bool {
    has(import, place, Remark::Unreadable { text: text.into() })
}

fn codes_of(imported: &Imported) -> Vec<&str> {
    imported.regulations.tie_breaks.iter().map(|code| code.as_str()).collect()
}

fn born(player: &PlayerData) -> Option<String> {
    player.birth.map(|birth| birth.to_string())
}

fn tells(import: &ForeignImport, meant: impl Fn(&Remark) -> bool) -> bool {
    import.notes.iter().any(|note| meant(&note.remark))
}
