//! What holds of every tournament: the order of registration does not matter, ranks are consistent, and the parts of a figure
//! make the figure.

use super::{ALL_ROUNDS, settings};
use proptest::prelude::*;
use sonneborn_standings::explain::{Finish, Part};
use sonneborn_standings::figure::Figure;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

/// What happens in one round: who meets whom by shuffled keys, and a result for each board.
#[derive(Clone, Debug)]
struct Event {
    ratings: Vec<u16>,
    rounds: Vec<(Vec<u32>, Vec<u8>)>,
    /// Where each player stands in the list of registrations.
    registration: Vec<u32>,
}

fn events() -> impl Strategy<Value = Event> {
    (3_usize..12, 1_usize..8).prop_flat_map(|(players, rounds)| {
        let round = (prop::collection::vec(any::<u32>(), players), prop::collection::vec(0_u8..20, players));
        (
            prop::collection::vec(1000_u16..2800, players),
            prop::collection::vec(round, rounds),
            prop::collection::vec(any::<u32>(), players),
        )
            .prop_map(|(ratings, rounds, registration)| Event { ratings, rounds, registration })
    })
}

/// The tournament, its players registered in the order of `keys`; numbers stay.
fn build(event: &Event, keys: &[u32]) -> Tournament {
    let players = event.ratings.len();
    let mut order: Vec<usize> = (0..players).collect();
    order.sort_by_key(|player| keys[*player]);
    let mut id = vec![PlayerId(0); players];
    for (place, player) in (0..).zip(&order) {
        id[*player] = PlayerId(place);
    }
    let mut imported = Imported::default();
    for player in &order {
        let data = PlayerData { rating: Some(event.ratings[*player]), ..PlayerData::default() };
        let tpn = Tpn(*player as u16 + 1);
        imported.players.push(ImportedPlayer { data, tpn, ..ImportedPlayer::default() });
    }
    for (number, (keys, results)) in (1..).zip(&event.rounds) {
        imported.rounds.push(round(number, keys, results, &id));
    }
    imported.regulations.rounds = event.rounds.len() as u16;
    Tournament::of_import(&imported)
}

fn round(number: u16, keys: &[u32], results: &[u8], id: &[PlayerId]) -> Round {
    let mut shuffled: Vec<usize> = (0..id.len()).collect();
    shuffled.sort_by_key(|player| (keys[*player], *player));
    let (mut games, mut byes) = (Vec::new(), Vec::new());
    for (board, pair) in (1..).zip(shuffled.chunks(2)) {
        let &[white, black] = pair else {
            byes.push((id[pair[0]], Bye::PairingAllocated));
            continue;
        };
        let result = match results[board as usize - 1] {
            0..=5 => GameResult::WhiteWins,
            6..=9 => GameResult::BlackWins,
            10..=12 => GameResult::Draw,
            13 => GameResult::BothLose,
            14 => GameResult::WhiteWinsByForfeit,
            15 => GameResult::BothForfeit,
            16 => GameResult::BlackWinsByForfeit,
            _ => {
                byes.push((id[white], Bye::HalfPoint));
                byes.push((id[black], Bye::ZeroPoint));
                continue;
            }
        };
        let (white, black) = (id[white], id[black]);
        games.push(Game { board, white, black, result: Some(result), touched: 0, for_rating: None });
    }
    let (state, paired_by) = (RoundState::Published, PairedBy::Import);
    Round { number: RoundNo(number), state, paired_by, games, byes, engine: Vec::new(), compared: None }
}

fn all(predetermined: bool) -> Settings {
    Settings { tie_breaks: Descriptor::all_individual(), through: ALL_ROUNDS, predetermined, ..settings("") }
}

/// Every player's rank and figures by number.
fn by_number(standings: &Standings) -> Vec<(u32, Option<u32>, Vec<Option<Figure>>)> {
    let number = |row: &sonneborn_standings::Row| standings.field().participant(row.place).number;
    let mut rows: Vec<_> = standings.rows.iter().map(|row| (number(row), row.rank, row.figures.clone())).collect();
    rows.sort_by_key(|(number, ..)| *number);
    rows
}

/// The figure made anew from what the explanation says.
fn remade(finish: Finish, parts: &[Part], figure: &Figure) -> Option<Figure> {
    let counting: Vec<&Part> = parts.iter().filter(|part| part.counts()).collect();
    let sum: i64 = counting.iter().map(|part| part.value).sum();
    match finish {
        Finish::Sum { denominator } => Some(Figure::Number { numerator: sum, denominator }),
        Finish::AboveLimit { .. } => Some(Figure::Number { numerator: sum, denominator: 100 }),
        Finish::Mean { denominator } => Figure::mean(sum, denominator, counting.len()),
        Finish::RoundedMean => Some(Figure::whole((sum as f64 / counting.len() as f64 + 0.5).floor() as i64)),
        Finish::Performance { average, difference, .. } => Some(Figure::whole(average + i64::from(difference))),
        Finish::BelowLowest { lowest } => Some(Figure::whole(lowest - 800)),
        _ => Some(figure.clone()),
    }
}

proptest! {
    #[test]
    fn the_order_of_registration_changes_nothing(event in events(), predetermined: bool) {
        let as_numbered: Vec<u32> = (0..event.ratings.len() as u32).collect();
        let one = Standings::of(&build(&event, &as_numbered), &all(predetermined));
        let other = Standings::of(&build(&event, &event.registration), &all(predetermined));
        prop_assert_eq!(by_number(&one), by_number(&other));
    }

    #[test]
    fn ranks_follow_the_figures(event in events()) {
        let as_numbered: Vec<u32> = (0..event.ratings.len() as u32).collect();
        let settings = Settings { through: ALL_ROUNDS, ..settings("BH/C1 SB WIN") };
        let table = Standings::of(&build(&event, &as_numbered), &settings);
        prop_assert_eq!(table.rows[0].rank, Some(1));
        for (index, pair) in table.rows.windows(2).enumerate() {
            if pair[0].rank == pair[1].rank {
                prop_assert_eq!(&pair[0].figures, &pair[1].figures);
            } else {
                prop_assert_eq!(pair[1].rank, Some(index as u32 + 2));
                prop_assert!(pair[0].figures > pair[1].figures);
            }
        }
    }

    /// Who asks what broke their tie is told where they were compared themselves, and nothing where they stood alone.
    #[test]
    fn everybody_is_told_their_own_encounters(event in events()) {
        let as_numbered: Vec<u32> = (0..event.ratings.len() as u32).collect();
        let settings = Settings { through: ALL_ROUNDS, ..settings("DE") };
        let table = Standings::of(&build(&event, &as_numbered), &settings);
        for row in &table.rows {
            let steps = table.encounters(row.place, 1);
            prop_assert!(steps.iter().all(|step| step.rows.iter().any(|one| one.who == row.place)));
            let level = table.rows.iter().filter(|other| other.points == row.points).count();
            prop_assert_eq!(!steps.is_empty(), level > 1);
            prop_assert_eq!(table.tied_before(row.place, 1).len(), if level > 1 { level } else { 0 });
        }
    }

    #[test]
    fn the_parts_make_the_figure(event in events(), predetermined: bool) {
        let as_numbered: Vec<u32> = (0..event.ratings.len() as u32).collect();
        let table = Standings::of(&build(&event, &as_numbered), &all(predetermined));
        for row in &table.rows {
            for (column, tie_break) in table.tie_breaks.iter().enumerate() {
                let Some(explanation) = table.explain(row.place, *tie_break) else { continue };
                prop_assert_eq!(&explanation.figure, &row.figures[column], "{}", tie_break);
                if let Some(figure) = &explanation.figure {
                    let remade = remade(explanation.finish, &explanation.parts, figure);
                    prop_assert_eq!(remade.as_ref(), Some(figure), "{}", tie_break);
                }
            }
        }
    }
}
