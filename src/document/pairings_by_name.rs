//! The wall list: everybody in the order of names, so that each finds their board at once. It is read from three metres: names of
//! 27 points, and the board's number inside the square of the player's colour; the opponent is read close by. Each sheet says from
//! afar of which round it is, and which letters stand on it.

use super::canvas::{HAIRLINE, RULE};
use super::columns::parts;
use super::format::{Format, mm};
use super::job::Job;
use super::page::{ASIDE, Heading, LARGE, MARGIN, Sheet};
use super::pairings::about;
use super::press::Press;
use super::reading::Role;
use super::shape::runs_from_the_right;
use super::text::{Style, width, wrap};
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::style::Parting;

/// Names of so many points have capitals of 6.9 mm: 1.6 times what normal sight needs at three metres.
const NAME: f32 = 27.0;
/// A name that is too long is set smaller by so much at a time, down to the least; then it wraps, no larger than `WRAPPED`.
const STEP: f32 = 1.0;
const LEAST_NAME: f32 = 16.0;
const WRAPPED: f32 = 14.3;
/// Nothing in a table is smaller: rather is the row higher.
const LEAST: f32 = 9.0;
/// A row, the square in it, and what the opponent takes, in millimetres on A4.
const ROW: f32 = 13.3;
const SQUARE: (f32, f32) = (17.0, 11.2);
const OPPONENT: f32 = 46.0;
const AIR: f32 = 3.0;
/// The opponent's name, and beside it their rating.
const SMALL: f32 = 11.0;
/// The border of a square, in points.
const BORDER: f32 = 1.7;
/// Every so many rows a stronger line leads the eye.
const LINES_TOGETHER: usize = 6;

pub(super) fn add(press: &mut Press, job: &Job, round: &Round, hide_opponents: bool) {
    let lang = job.lang;
    let title = words::pairings_by_name(lang);
    let heading = Heading { large: round.number.to_string(), ..job.heading(title.into(), about(job, round)) };
    let mut sheet = Sheet::new(press, Format::portrait(job.size), heading);
    let style = &job.tournament.style;
    let seats = seats(job, round);
    // Whoever is out of a knock-out, or not in the line-up of a team, has no board to find.
    let tells_absent = !job.tournament.regulations.system.is_knockout() && !job.tournament.is_of_teams();
    let is_told = |player: &&Player| {
        player.takes_part_in(round.number) && (tells_absent || seats[player.id.index()] != Appearance::Absent)
    };
    let mut players: Vec<&Player> = job.tournament.entrants().filter(is_told).collect();
    who::sort((lang, style.order), &mut players, |player| player);
    let parts = parts(job, &players, |player| Some(&player.data));
    for (number, (part, members)) in parts.iter().enumerate() {
        if style.parted_by != Parting::Nothing {
            if number > 0 {
                sheet.turn();
            }
            sheet.heading(part);
        }
        let mut first = 0;
        sheet.read_as(Role::Table, |sheet| {
            for (line, player) in members.iter().enumerate() {
                let row = Row::of(sheet, job, player, seats[player.id.index()], hide_opponents);
                if sheet.room() < row.height {
                    letters(sheet, &members[first..line]);
                    sheet.turn();
                    first = line;
                }
                row.set(sheet, line);
            }
        });
        letters(&mut sheet, &members[first..]);
    }
    sheet.finish();
}

/// `A–G` large at the right of the head: with which letters the first and the last of the names on this page begin.
fn letters(sheet: &mut Sheet, players: &[&&Player]) {
    let letter =
        |player: &&&Player| player.data.name.trim().chars().next().map(|first| first.to_uppercase().to_string());
    let mut ends =
        [players.first().and_then(letter), players.last().and_then(letter)].map(Option::unwrap_or_default).to_vec();
    ends.dedup();
    let (scale, text) = (sheet.scale(), ends.join("–"));
    let mut style = Style::bold(LARGE * scale);
    let baseline = MARGIN + 2.0 * style.half_capital();
    style.size *= (ASIDE * scale / width(sheet.fonts(), &text, style)).min(1.0);
    let right = sheet.head_right;
    sheet.unread(|sheet| sheet.text_right_of(right, baseline, &text, style));
}

/// One player: the square with the board, the name, the opponent.
struct Row {
    seat: Appearance,
    name: Name,
    /// What is read close by: the opponent, or why there is none.
    small: Option<Lines>,
    has_opponents: bool,
    height: f32,
}

impl Row {
    fn of(sheet: &Sheet, job: &Job, player: &Player, seat: Appearance, hide_opponents: bool) -> Row {
        let (scale, has_opponents) = (sheet.scale(), !hide_opponents);
        let room = sheet.width() - mm(SQUARE.0) * scale - 2.0 * mm(AIR) * scale - opponent_wide(sheet, has_opponents);
        let name = Name::fitted(sheet, who::name(player), room);
        let close_by = match seat {
            Appearance::Game { opponent, .. } => {
                job.tournament.player(opponent).filter(|_| has_opponents).map(|opponent| {
                    let rating = job.tournament.rating(&opponent.data).map(|rating| format!(" {rating}"));
                    format!("{}{}", who::titled(opponent), rating.unwrap_or_default())
                })
            }
            Appearance::Bye(bye) => Some(common::bye_of(job.lang, bye).to_owned()),
            Appearance::Absent => Some(words::absent(job.lang).to_owned()),
        };
        let small_wide = if has_opponents { opponent_wide(sheet, true) } else { mm(SQUARE.0) * scale };
        let small = close_by.map(|text| Lines::fitted(sheet, &text, Style::regular(SMALL * scale), small_wide));
        let height = [Some(mm(ROW) * scale), name.height(), small.as_ref().map(Lines::height)];
        let height = height.into_iter().flatten().fold(0.0, f32::max);
        Row { seat, name, small, has_opponents, height }
    }

    /// Sets it below what is there, as the row of that number.
    fn set(&self, sheet: &mut Sheet, line: usize) {
        let (scale, left, all) = (sheet.scale(), sheet.left(), sheet.width());
        let top = sheet.y();
        let middle = top + self.height / 2.0;
        let name_left = left + (mm(SQUARE.0) + mm(AIR)) * scale;
        sheet.read_as(Role::Row, |sheet| {
            sheet.read_as(Role::RowHead, |sheet| self.name.set(sheet, (name_left, middle)));
            match self.seat {
                Appearance::Game { colour, board, .. } => {
                    sheet.read_as(Role::Cell, |sheet| square(sheet, middle, board, colour));
                }
                // The square's own cell is empty, unless it is the only one beside the name.
                _ if self.has_opponents => sheet.read_as(Role::Cell, |_| ()),
                _ => {}
            }
            if let Some(small) = &self.small {
                let x = if self.has_opponents { left + all - opponent_wide(sheet, true) } else { left };
                sheet.read_as(Role::Cell, |sheet| small.set(sheet, (x, middle)));
            }
        });
        let bottom = top + self.height;
        let thickness = if (line + 1).is_multiple_of(LINES_TOGETHER) { RULE * 2.0 } else { HAIRLINE };
        sheet.canvas().line((left, bottom), (left + all, bottom), thickness);
        sheet.move_to(bottom);
    }
}

/// What opponents take of the width.
fn opponent_wide(sheet: &Sheet, has_opponents: bool) -> f32 {
    if has_opponents { mm(OPPONENT) * sheet.scale() } else { 0.0 }
}

/// The square of a colour with the board's number: White's is open, Black's is filled.
fn square(sheet: &mut Sheet, middle: f32, board: u16, colour: Colour) {
    let (scale, left) = (sheet.scale(), sheet.left());
    let (wide, high) = (mm(SQUARE.0) * scale, mm(SQUARE.1) * scale);
    let corner = (left, middle - high / 2.0);
    let (word, ink) = match colour {
        Colour::White => (words::has_white(sheet.lang()), 0.0),
        Colour::Black => (words::has_black(sheet.lang()), 1.0),
    };
    let style = Style { grey: ink, ..Style::bold(NAME * 0.93 * scale) };
    sheet.read_as_picture(&format!("{board} {word}"), |sheet| {
        match colour {
            Colour::White => sheet.canvas().frame(corner, wide, high, BORDER),
            Colour::Black => sheet.canvas().fill(corner, wide, high, 0.0),
        }
        sheet.text_around(left + wide / 2.0, middle + style.half_capital(), &board.to_string(), style);
    });
}

/// A name as it is set.
enum Name {
    /// In one line: the family name in bold and the rest in regular.
    Whole { family: String, rest: String, size: f32 },
    /// It is too long for a line.
    Wrapped(Lines),
}

impl Name {
    /// As large as the room allows.
    fn fitted(sheet: &Sheet, text: String, room: f32) -> Name {
        // What runs from the right is shaped as a whole.
        let is_whole = runs_from_the_right(&text);
        let split = if is_whole { text.len() } else { text.split(',').next().map_or(0, str::len) };
        let (family, rest) = text.split_at(split);
        let (fonts, scale) = (sheet.fonts(), sheet.scale());
        let measure = |size| width(fonts, family, Style::bold(size)) + width(fonts, rest, Style::regular(size));
        let mut size = NAME * scale;
        while measure(size) > room && size - STEP >= LEAST_NAME * scale {
            size -= STEP;
        }
        if measure(size) <= room {
            return Name::Whole { family: family.into(), rest: rest.into(), size };
        }
        Name::Wrapped(Lines::fitted(sheet, &text, Style::bold(WRAPPED * scale), room))
    }

    /// What it needs where it may need more than a row.
    fn height(&self) -> Option<f32> {
        match self {
            Name::Whole { .. } => None,
            Name::Wrapped(lines) => Some(lines.height()),
        }
    }

    /// Sets it around a height.
    fn set(&self, sheet: &mut Sheet, (left, middle): (f32, f32)) {
        match self {
            Name::Whole { family, rest, size } => {
                let bold = Style::bold(*size);
                let baseline = middle + bold.half_capital();
                sheet.text_at(left, baseline, family, bold);
                let after = left + width(sheet.fonts(), family, bold);
                if !rest.is_empty() {
                    sheet.text_at(after, baseline, rest, Style::regular(*size));
                }
            }
            Name::Wrapped(lines) => lines.set(sheet, (left, middle)),
        }
    }
}

/// A text in as many lines as it needs.
struct Lines {
    lines: Vec<String>,
    style: Style,
}

impl Lines {
    /// Smaller where it would be higher than a row, down to the least; higher then.
    fn fitted(sheet: &Sheet, text: &str, mut style: Style, room: f32) -> Lines {
        let (fonts, scale) = (sheet.fonts(), sheet.scale());
        loop {
            let lines = wrap(fonts, text, style, room).into_iter().map(str::to_owned).collect();
            let lines = Lines { lines, style };
            if lines.height() <= mm(ROW) * scale || style.size <= LEAST * scale {
                return lines;
            }
            style.size = (style.size - STEP).max(LEAST * scale);
        }
    }

    fn count(&self) -> f32 {
        f32::from(u16::try_from(self.lines.len()).unwrap_or(u16::MAX))
    }

    /// With what is left white above and below.
    fn height(&self) -> f32 {
        self.count() * self.style.leading() + 2.0 * BORDER
    }

    /// Sets them around a height.
    fn set(&self, sheet: &mut Sheet, (left, middle): (f32, f32)) {
        let mut baseline = middle - (self.count() - 1.0) * self.style.leading() / 2.0 + self.style.half_capital();
        for line in &self.lines {
            sheet.text_at(left, baseline, line, self.style);
            baseline += self.style.leading();
        }
    }
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
