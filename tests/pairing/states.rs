//! States of tournaments for which two other programs agree on the next round.

use crate::common::golden;
use sonneborn_exchange::trf;
use sonneborn_pairing::NoPairing;
use sonneborn_pairing::swiss::field::{Field, Pairings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use std::collections::BTreeSet;
use std::fs;

/// Pairs every state of a golden folder on which the two programs agree, and holds it against theirs; gives how many there
/// are, or `None` where the folder is missing.
pub fn agreed_states(folder: &str, pair: impl Fn(&Field) -> Result<Pairings, NoPairing>) -> Option<usize> {
    let folder = golden(folder)?;
    let index = fs::read_to_string(folder.join("index.csv")).expect("the index of the states");
    let mut compared = 0;
    for line in index.lines().skip(1) {
        let columns: Vec<&str> = line.split(',').collect();
        let [name, round, _, _, _, _, with_colours, pairs_only, ..] = columns[..] else { panic!("{line}") };
        if with_colours != "1" && pairs_only != "1" {
            continue;
        }
        let state = folder.join(format!("states/{name}/r{round:0>2}"));
        let expected = fs::read_to_string(state.with_extension("py4swiss.pairs")).expect("the pairs of the state");
        let bytes = fs::read(state.with_extension("trf")).expect("the state");
        let import = trf::read(&bytes).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let tournament = Tournament::of_import(&import.imported);
        let field = Field::of(&tournament, RoundNo(round.parse().expect("a number of a round")));
        let pairings = pair(&field).unwrap_or_else(|why| panic!("{name} round {round}: {why}"));
        assert_eq!(
            written(&field, &pairings, with_colours == "1"),
            read_pairs(&expected, with_colours == "1"),
            "{name} round {round}"
        );
        compared += 1;
    }
    Some(compared)
}

/// The pairs as numbers, the bye as number 0; without colours, the smaller number first.
fn written(field: &Field, pairings: &Pairings, with_colours: bool) -> BTreeSet<(u16, u16)> {
    let tpn = |id| field.entrants.iter().find(|entrant| entrant.id == id).map_or(0, |entrant| entrant.tpn.0);
    let games = pairings.games.iter().map(|&(white, black)| (tpn(white), tpn(black)));
    games.chain(pairings.bye.map(|bye| (tpn(bye), 0))).map(|pair| ordered(pair, with_colours)).collect()
}

fn read_pairs(text: &str, with_colours: bool) -> BTreeSet<(u16, u16)> {
    let pair = |line: &str| {
        let mut numbers = line.split_whitespace().map(|number| number.parse().expect("a number"));
        (numbers.next().expect("White"), numbers.next().expect("Black"))
    };
    text.lines().skip(1).map(pair).map(|pair| ordered(pair, with_colours)).collect()
}

fn ordered((white, black): (u16, u16), with_colours: bool) -> (u16, u16) {
    if with_colours || black == 0 { (white, black) } else { (white.min(black), white.max(black)) }
}
