//! Small events of many kinds, held to a text, so that whoever changes a rule sees what is otherwise: the table with what each
//! tie-break gave and which one decided, encounters, crosstables, matches, board prizes, money, and the figures of the pictures.

use std::fmt::{Debug, Write};

use super::common::held;
use super::settings;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::registry;
use sonneborn_standings::board_prizes::{Measure, Rules, of_boards};
use sonneborn_standings::crosstable::{Cell, Grid, Order, by_rounds, grid, labels, scheveningen};
use sonneborn_standings::explain::{EncounterRow, Part};
use sonneborn_standings::pictures::Pictures;
use sonneborn_standings::prizes::{awards, not_won};
use sonneborn_standings::team_match::{MatchBoard, matches, totals};
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, PrizeFund, Sharing};
use sonneborn_tournament::regulations::System;

fn say<T: Debug>(out: &mut String, what: &str, all: impl IntoIterator<Item = T>) {
    for one in all {
        let _ = writeln!(out, "  {what}: {one:?}");
    }
}

fn table(out: &mut String, event: &Tournament, settings: &Settings) {
    let table = Standings::of_event(event, settings);
    for row in &table.rows {
        let participant = table.field().participant(row.place);
        let figures = row.figures.iter().map(|one| one.as_ref().map_or_else(|| "-".into(), |one| one.decimal(1, 3)));
        let _ = writeln!(
            out,
            "  {:?} {} {:?}, {} | {} | {:?}, by {:?}",
            row.rank,
            participant.number,
            participant.name(event),
            row.points,
            figures.collect::<Vec<_>>().join("; "),
            row.mark,
            table.decided_by(row.place)
        );
    }
    say(out, "without", table.dropped());
    say(out, "level", table.still_tied());
    say(out, "provisional", [table.is_provisional()].iter().filter(|is| **is));
    for row in table.rows.iter().take(2) {
        for tie_break in &table.tie_breaks {
            let Some(told) = table.explain(row.place, *tie_break) else { continue };
            let part =
                |part: &Part| format!("{}{}", part.value, part.cut.map_or(String::new(), |cut| format!(" {cut:?}")));
            let parts: Vec<String> = told.parts.iter().map(part).collect();
            let _ = writeln!(out, "  {tie_break} of {}: {}", row.place, parts.join(", "));
        }
    }
    for column in (0..table.tie_breaks.len()).filter(|column| table.tie_breaks[*column].code.is_among_the_tied()) {
        let group = |row: &sonneborn_standings::Row| table.tied_before(row.place, column).to_vec();
        let mut groups: Vec<Vec<u32>> = table.rows.iter().map(group).filter(|group| !group.is_empty()).collect();
        groups.dedup();
        for group in groups {
            assert!(group.len() > 1, "who is alone is tied with nobody");
            for step in table.encounters(group[0], column) {
                let row = |row: &EncounterRow| format!("{row:?}").replace("EncounterRow ", "");
                let rows: Vec<String> = step.rows.iter().map(row).collect();
                let _ =
                    writeln!(out, "  {} of {group:?} by {:?}: {}", table.tie_breaks[column], step.by, rows.join(" "));
            }
        }
    }
}

fn cells(out: &mut String, grid: &Grid) {
    for (row, cells) in grid.rows.iter().zip(&grid.cells) {
        let text = |cell: &Option<Vec<Cell>>| {
            cell.as_ref().map_or("*".into(), |games| games.iter().map(Cell::text).collect::<Vec<_>>().join(","))
        };
        let _ = writeln!(out, "  grid {row}: {}", cells.iter().map(text).collect::<Vec<_>>().join(" "));
    }
}

fn crosstables(out: &mut String, event: &Tournament, settings: &Settings) {
    let table = Standings::of_event(event, settings);
    for order in [Order::Rank, Order::Number] {
        let _ = writeln!(out, "  {order:?} {:?}", labels(&table, order));
        for (place, cells) in by_rounds(&table, order).lines {
            let _ = writeln!(out, "  {place}: {}", cells.iter().map(Cell::text).collect::<Vec<_>>().join(" "));
        }
    }
    if event.regulations.system.is_predetermined() {
        cells(out, &grid(&table, Order::Rank));
    }
    if let Some(grid) = scheveningen(event, &Standings::of(event, settings), Order::Number) {
        cells(out, &grid);
    }
}

/// Who sat on a board of a match, White's side marked, with the points of both.
fn board(board: &MatchBoard) -> String {
    let [one, other] = board.players.map(|player| player.map_or("nobody".into(), |player| player.0.to_string()));
    let white = if board.white == 0 { "w" } else { "b" };
    format!("{one}{white}{other} {}:{}", board.points[0], board.points[1])
}

fn of_teams(out: &mut String, event: &Tournament) {
    for round in &event.rounds {
        for one in matches(event, round) {
            let boards: Vec<String> = one.boards.iter().map(board).collect();
            let _ = writeln!(
                out,
                "  round {}, {:?} {:?}: {}; forfeit {:?}, played {}, to come {}",
                round.number,
                one.teams[0],
                one.teams[1],
                boards.join(", "),
                one.forfeit,
                one.was_played(),
                one.is_pending()
            );
        }
    }
    let half = RoundNo(event.rounds.len() as u16 / 2);
    say(out, "both sides", [half, super::ALL_ROUNDS].map(|round| totals(event, round)).into_iter().flatten());
    for rules in [Rules::usual(event), Rules { measure: Measure::Points, least_games: 1 }] {
        for board in of_boards(event, super::ALL_ROUNDS, &rules) {
            let line = |line: &sonneborn_standings::board_prizes::BoardLine| {
                format!("{:?} {} {} of {}, {}", line.rank, line.player.0, line.points, line.games, line.percentage())
            };
            let lines: Vec<String> = board.lines.iter().map(line).collect();
            let _ = writeln!(out, "  board {:?} by {:?}: {}", board.number, rules.measure, lines.join(" | "));
        }
    }
}

fn money(out: &mut String, event: &Tournament, settings: &Settings) {
    let table = Standings::of(event, settings);
    let women = Eligibility { gender: Some(Gender::Female), ..Eligibility::default() };
    let lower = Eligibility { rated_until: Some(1999), ..Eligibility::default() };
    for sharing in [Sharing::ByPlace, Sharing::Equal, Sharing::Hort] {
        let category = |name: &str, eligible: &Eligibility, amounts: &[u32]| {
            let (name, eligible, amounts) = (name.to_owned(), eligible.clone(), amounts.to_vec());
            PrizeCategory { name, eligible, amounts, sharing }
        };
        let categories = vec![
            category("open", &Eligibility::default(), &[100_001, 60_000, 30_000, 20_000, 20_000]),
            category("women", &women, &[30_000, 10_001, 5_000]),
            category("under 2000", &lower, &[30_000, 15_000]),
        ];
        for several_each in [false, true] {
            let fund = PrizeFund { currency: "EUR".into(), categories: categories.clone(), several_each };
            let won = awards(event, &table, &fund);
            let told = won.iter().map(|one| {
                format!("{} {}/{} {} by {}", one.player.0, one.category, one.place, one.amount, one.shared_by)
            });
            let told: Vec<String> = told.collect();
            let _ = writeln!(
                out,
                "  {sharing:?}, several {several_each}: {}; left {:?}",
                told.join(", "),
                not_won(&fund, &won)
            );
        }
    }
}

fn pictures(out: &mut String, event: &Tournament) {
    let pictures = Pictures::of(event);
    for leader in &pictures.leaders {
        let points = leader.points.iter().map(Points::to_string).collect::<Vec<_>>().join(" ");
        let _ = writeln!(out, "  leader {:?} {}: {points}; {:?}", leader.entrant, leader.name, leader.ranks);
    }
    let gains = pictures.performed.iter().map(|one| format!("{} {} {:+}", one.player.0, one.performance, one.gain()));
    let _ = writeln!(out, "  performed: {}", gains.collect::<Vec<_>>().join(", "));
    let _ = writeln!(out, "  through {}, bands {:?}, {} unrated", pictures.through, pictures.ratings, pictures.unrated);
    for (round, tally) in &pictures.rounds {
        let _ = writeln!(out, "  games of {round}: {} in {tally:?}", tally.games());
    }
}

fn tell(out: &mut String, what: &str, event: &Tournament, tie_breaks: &str) {
    let _ = writeln!(out, "{what}, {} entrants, {tie_breaks}", event.players.len());
    let predetermined = event.regulations.system.is_predetermined();
    let settings = Settings { predetermined, ..settings(tie_breaks) };
    table(out, event, &settings);
    crosstables(out, event, &settings);
    if event.regulations.system.is_of_teams() || event.has_two_sides() {
        of_teams(out, event);
    } else {
        money(out, event, &settings);
    }
    pictures(out, event);
}

fn event(system: System, seed: u64) -> Tournament {
    let team = if system.is_of_teams() { 6 } else { 1 };
    let options = Options {
        system,
        seed,
        boards: 2,
        players: if system.is_of_teams() { 3 * team } else { 8 },
        rounds: 4,
        draws: 500,
        ..Options::eventful()
    };
    let mut event = generator::generate(&options, &sonneborn_pairing::pair).tournament;
    for player in event.players.iter_mut().step_by(3) {
        player.data.gender = Some(Gender::Female);
    }
    event
}

const OF_PLAYERS: &str = "DE BH/M1 SB WIN ARO/C1 BPG REP KS";
const OF_TEAMS: &str = "PTS:MP EDE SSSC BC BBE TBR";

#[test]
fn events_of_every_system_stand_as_they_did() {
    let mut out = String::new();
    for form in registry::forms() {
        let tie_breaks = if form.system.is_of_teams() { OF_TEAMS } else { OF_PLAYERS };
        for seed in [1, 2] {
            tell(&mut out, &format!("{} {seed}", form.code), &event(form.system, seed), tie_breaks);
        }
    }
    held("tests/standings/held/events.txt", &out);
}

/// Who of the last round's matches sits opposite nobody. A game of that round is still being played.
#[derive(Clone, Copy, Debug)]
enum Emptied {
    /// All of a team, and one member in another match.
    Team,
    /// In one match the first of a team and the last of the other.
    Across,
    /// Nobody came to the first boards.
    FirstBoards,
}

fn emptied(mut event: Tournament, how: Emptied) -> Tournament {
    let Some(round) = event.rounds.last() else { return event };
    let met: Vec<Vec<MatchBoard>> =
        matches(&event, round).into_iter().filter(|one| one.forfeit.is_none()).map(|one| one.boards).collect();
    let seated = |at: usize| met.get(at).into_iter().flatten();
    let (alone, away): (Vec<_>, Vec<_>) = match how {
        Emptied::Team => (
            seated(0).map(|board| board.players[0]).chain(seated(1).take(1).map(|board| board.players[1])).collect(),
            Vec::new(),
        ),
        Emptied::Across => (seated(0).zip([0, 1]).map(|(board, side)| board.players[side]).collect(), Vec::new()),
        Emptied::FirstBoards => {
            (Vec::new(), met.iter().filter_map(|boards| boards.first()?.players[0]).map(Some).collect())
        }
    };
    let Some(round) = event.rounds.last_mut() else { return event };
    let left = |player: PlayerId| alone.contains(&Some(player)) || away.contains(&Some(player));
    round.games.retain(|game| !left(game.white) && !left(game.black));
    round.byes.extend(alone.iter().flatten().map(|player| (*player, Bye::FullPoint)));
    if let Some(game) = round.games.last_mut() {
        game.result = None;
    }
    event
}

#[test]
fn matches_against_nobody_and_rounds_being_played_stand_as_they_did() {
    let mut out = String::new();
    for system in registry::forms().map(|form| form.system).filter(|system| system.is_of_teams()) {
        for (seed, how) in [(3, Emptied::Team), (4, Emptied::Across), (5, Emptied::FirstBoards)] {
            let mut event = emptied(event(system, seed), how);
            // Whoever left early is set apart in a table.
            event.teams[1].presence = Presence::Withdrawn { from: RoundNo(2) };
            tell(&mut out, &format!("{system:?} {seed}, {how:?}"), &event, "PTS:GP EDE BC SSSC BH:MP BH:GP");
        }
    }
    held("tests/standings/held/emptied.txt", &out);
}

/// Nothing but draws and games of both colours: whoever can be level is, and every way of parting them is gone.
#[test]
fn those_who_are_level_stay_so_until_something_parts_them() {
    let mut out = String::new();
    for system in registry::forms().map(|form| form.system) {
        for wins in [0, 1, 2] {
            let mut event = event(system, 5);
            for (index, game) in event.rounds.iter_mut().flat_map(|round| &mut round.games).enumerate() {
                let result = if index % 7 < wins { GameResult::WhiteWins } else { GameResult::Draw };
                game.result = Some(result);
            }
            // A game that is lost has its point too, so that whoever has not met may have more than nothing.
            event.regulations.scoring.loss = Points::from_hundredths(25);
            let tie_breaks = if system.is_of_teams() {
                ["PTS:MP EDEBT SSSC", "PTS:GP EDEBB", "PTS:MP EDET EDEB"][wins]
            } else {
                "DE DE/P BH/M1 SB"
            };
            let settings = Settings { predetermined: system.is_predetermined(), ..settings(tie_breaks) };
            let _ = writeln!(out, "{system:?}, {wins} in seven");
            table(&mut out, &event, &settings);
        }
    }
    held("tests/standings/held/level.txt", &out);
}
