//! The players as Swiss-Manager takes them in from a text file: columns known by their names, semicolons between them, as in the lists that
//! federations publish for it (Brazil's LBX: `ID_No;Name;Fed;Sex;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int;Title;Type;Status;K`).
//! Rounds go there as TRF.

use crate::table::{Cell, Table};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::player::{Birth, Gender, Player};

const COLUMNS: [&str; 12] =
    ["ID_No", "Name", "Fed", "Sex", "ClubName", "Birthday", "Rtg_Nat", "Fide_No", "Rtg_Int", "Title", "Type", "K"];

/// The players in the order of their numbers.
///
/// ```
/// use sonneborn_exchange::{swiss_manager, trf};
/// use sonneborn_tournament::Tournament;
///
/// let read = trf::read(b"012 Club evening\n001    1 m    Aas, Anna").expect("a short record is mended");
/// let table = swiss_manager::list::players(&Tournament::of_import(&read.imported));
/// assert_eq!((table.header[1].as_str(), table.rows.len()), ("Name", 1));
/// ```
pub fn players(tournament: &Tournament) -> Table {
    Table {
        title: "Swiss-Manager".to_owned(),
        header: COLUMNS.map(str::to_owned).to_vec(),
        rows: tournament.by_tpn().into_iter().map(row).collect(),
    }
}

fn row(player: &Player) -> Vec<Cell> {
    let data = &player.data;
    let sex = match data.gender {
        Some(Gender::Male) => "m",
        Some(Gender::Female) => "w",
        None => "",
    };
    vec![
        Cell::text(&data.national_id),
        Cell::text(data.name_for_fide().unwrap_or(&data.name)),
        Cell::text(&data.federation),
        Cell::text(sex),
        Cell::text(&data.club),
        Cell::text(data.birth.map(Birth::shown).unwrap_or_default()),
        Cell::maybe(data.ratings.national),
        Cell::maybe(data.fide_id),
        Cell::maybe(data.rating),
        Cell::text(data.title.map_or(data.other_title.as_str(), |title| title.code())),
        Cell::text(&data.category),
        Cell::maybe(data.k),
    ]
}
