//! Pairings in the order of names, so that everybody finds his board at once.

use super::columns::parts;
use super::job::Job;
use super::page::Format;
use super::pairings::{about, score_of, scores_before};
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::style::Parting;

/// Into how many strips the list is folded when opponents are not shown.
const STRIPS_WITHOUT_OPPONENTS: u8 = 2;

pub(super) fn add(press: &mut Press, job: &Job, round: &Round, hide_opponents: bool) {
    let lang = job.lang;
    let title = words::pairings_by_name(lang);
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), about(job, round));
    let mut columns = vec![
        Column::left(common::name(lang)).sharing(1.0),
        Column::right(common::points_short(lang)),
        Column::right(common::board_short(lang)),
        Column::left(words::colour(lang)),
    ];
    if !hide_opponents {
        columns.push(Column::left(common::opponent(lang)).sharing(1.0));
        columns.push(Column::right(common::rating_short(lang)));
    }
    let style = &job.tournament.style;
    let strips = if hide_opponents && !style.large { STRIPS_WITHOUT_OPPONENTS } else { 1 };
    let mut table = Table { size: 9.5, strips, large: style.large, ..Table::new(columns) };
    let scores = scores_before(job, round.number);
    let seats = seats(job, round);
    // Whoever is out of a knock-out, or not in the line-up of a team, has no board to find.
    let tells_absent = !job.tournament.regulations.system.is_knockout() && !job.tournament.is_of_teams();
    let is_told = |player: &&Player| {
        player.takes_part_in(round.number) && (tells_absent || seats[player.id.index()] != Appearance::Absent)
    };
    let mut players: Vec<&Player> = job.tournament.entrants().filter(is_told).collect();
    who::sort((lang, style.order), &mut players, |player| player);
    let parts = parts(job, &players, |player| Some(&player.data));
    let lines = parts.iter().flat_map(|(part, members)| {
        let head = (style.parted_by != Parting::Nothing).then_some(Line::Part(part));
        head.into_iter().chain(members.iter().map(|player| Line::Player(player)))
    });
    for line in lines {
        let player = match line {
            Line::Part(part) => {
                table.part(part);
                continue;
            }
            Line::Player(player) => player,
        };
        let score = Cell::of(score_of(&scores, player.id));
        let mut cells = vec![Cell::text(who::titled(player)), score];
        match seats[player.id.index()] {
            Appearance::Game { opponent, colour, board, .. } => {
                let word = match colour {
                    Colour::White => words::has_white(lang),
                    Colour::Black => words::has_black(lang),
                };
                cells.push(Cell::bold(board.to_string()));
                cells.push(Cell::text(format!("{} {word}", who::square(colour))));
                if let Some(opponent) = job.tournament.player(opponent).filter(|_| !hide_opponents) {
                    cells.push(Cell::text(who::titled(opponent)));
                    cells.push(Cell::of_option(job.tournament.rating(&opponent.data)));
                }
            }
            without => {
                let what = match without {
                    Appearance::Bye(bye) => who::bye(bye, lang),
                    _ => words::absent(lang),
                };
                let what = Cell::text(what);
                cells.extend(if hide_opponents {
                    vec![Cell::EMPTY, what]
                } else {
                    vec![Cell::EMPTY, Cell::EMPTY, what]
                });
            }
        }
        table.row(cells);
    }
    table.set(&mut sheet);
    sheet.finish();
}

/// A line of the list.
enum Line<'t> {
    Part(&'t str),
    Player(&'t Player),
}

/// What the round, be it a draft, is for each player.
fn seats(job: &Job, round: &Round) -> Vec<Appearance> {
    let mut seats = vec![Appearance::Absent; job.tournament.players.len()];
    for game in &round.games {
        for (player, opponent, colour) in
            [(game.white, game.black, Colour::White), (game.black, game.white, Colour::Black)]
        {
            if let Some(seat) = seats.get_mut(player.index()) {
                *seat = Appearance::Game { opponent, colour, board: game.board, result: game.result };
            }
        }
    }
    for (player, bye) in &round.byes {
        if let Some(seat) = seats.get_mut(player.index()) {
            *seat = Appearance::Bye(*bye);
        }
    }
    seats
}
