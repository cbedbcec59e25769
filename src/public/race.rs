//! The race: the first of the standings, their place by points after each round and the colour they had, drawn as SVG by the server.
//! Who is equal on points stands in the order of today's standings.

use askama::filters::{Html, escape};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_web::score::Square;
use std::fmt::Write;

/// So many are drawn, and so many places; who was further back comes in from below.
pub const RACERS: usize = 7;
const PLACES: usize = 10;
/// Two rounds are no race yet.
const LEAST_ROUNDS: u16 = 2;
/// Heights in the picture's units.
const ROW: f32 = 30.0;
const TOP: f32 = 14.0;
/// Half the side of a square.
const HALF: f32 = 6.0;

/// From the last round's square to the names.
const GAP: f32 = 16.0;
/// How wide a letter is at the most of one, beside the size of the type: the leader's is bold.
const LETTER: f32 = 0.6;
/// So much of the picture the names may take; what is longer is set closer, and none is cut off.
const NAMES_AT_MOST: f32 = 0.45;

/// How wide the picture is, where its lines begin, and the size of its letters.
struct Shape {
    class: &'static str,
    width: f32,
    start: f32,
    letters: f32,
}

const WIDE: Shape = Shape { class: "race wide-race", width: 1104.0, start: 34.0, letters: 13.0 };
const NARROW: Shape = Shape { class: "race narrow-race", width: 480.0, start: 40.0, letters: 15.0 };

impl Shape {
    /// What the longest name takes, with its points.
    fn names(&self, racers: &[Racer]) -> f32 {
        let longest = racers.iter().map(|racer| self.long(racer)).fold(0.0, f32::max);
        longest.min(self.width * NAMES_AT_MOST - GAP)
    }

    fn long(&self, racer: &Racer) -> f32 {
        let signs = racer.name.chars().chain(" ".chars()).chain(racer.points.chars());
        // From the Korean letters on, a sign fills a square.
        signs.map(|sign| if sign < '\u{1100}' { LETTER } else { 1.0 }).sum::<f32>() * self.letters
    }
}

/// Somebody in the race.
pub struct Racer {
    pub player: PlayerId,
    pub name: String,
    pub points: String,
}

/// The picture for a wide page and the one for a phone; empty where there is no race yet. `order` is the order of today's standings,
/// of which `racers` are the first.
pub fn pictures(
    tournament: &Tournament,
    through: RoundNo,
    (order, racers): (&[PlayerId], &[Racer]),
    rows: &[Vec<Square>],
    title: &str,
) -> Vec<String> {
    let racers = &racers[..racers.len().min(RACERS)];
    if through.0 < LEAST_ROUNDS || racers.len() < 2 {
        return Vec::new();
    }
    let places: Vec<Vec<usize>> =
        (1..=through.0).map(|round| places(tournament, RoundNo(round), order, racers)).collect();
    [WIDE, NARROW].iter().map(|shape| drawn(shape, racers, &places, rows, title)).collect()
}

/// The places of the racers after a round, from 0; all behind the last place shown are there together.
fn places(tournament: &Tournament, round: RoundNo, order: &[PlayerId], racers: &[Racer]) -> Vec<usize> {
    let scores = sonneborn_standings::points(tournament, round);
    let mut ranked: Vec<PlayerId> = order.to_vec();
    ranked.sort_by_key(|player| std::cmp::Reverse(scores.get(player.index()).copied()));
    let place = |racer: &Racer| ranked.iter().position(|player| *player == racer.player).unwrap_or(PLACES).min(PLACES);
    racers.iter().map(place).collect()
}

fn drawn(shape: &Shape, racers: &[Racer], places: &[Vec<usize>], rows: &[Vec<Square>], title: &str) -> String {
    let Shape { class, width, start, letters } = shape;
    let names = shape.names(racers);
    let height = TOP + ROW * PLACES as f32 + 34.0;
    let step = (width - start - GAP - names) / (places.len() - 1).max(1) as f32;
    let across = |round: usize| start + step * round as f32;
    // Behind the last place shown, the lines go along the foot.
    let down = |place: usize| TOP + ROW * place.min(PLACES) as f32 - if place >= PLACES { ROW / 3.0 } else { 0.0 };
    let mut svg = String::with_capacity(6000);
    let mut add = |element: std::fmt::Arguments<'_>| svg.write_fmt(element).expect("a String takes all");
    let named = escape(title, Html).expect("a title is text");
    add(format_args!("<svg class=\"{class}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{named}\">"));
    for round in 0..places.len() {
        let (x, foot) = (across(round), TOP + ROW * PLACES as f32);
        add(format_args!("<path class=\"grid\" d=\"M{x:.1} 4V{foot:.1}\"/>"));
        let below = foot + 24.0;
        add(format_args!(
            "<text class=\"ax\" x=\"{x:.1}\" y=\"{below:.1}\" text-anchor=\"middle\">{}</text>",
            round + 1
        ));
    }
    for place in 0..PLACES {
        let (x, y) = (start - 18.0, down(place) + 4.0);
        add(format_args!("<text class=\"ax\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", place + 1));
    }
    // The leader lies on top.
    for (number, racer) in racers.iter().enumerate().rev() {
        let way: Vec<usize> = places.iter().map(|round| round[number]).collect();
        add(format_args!("<g{}>", if number == 0 { " class=\"lead\"" } else { "" }));
        let mut path = format!("M{:.1} {:.1}", across(0), down(way[0]));
        for (round, pair) in way.windows(2).enumerate() {
            let (x, to) = (across(round), across(round + 1));
            let bend = (to - x) / 2.0;
            let (y, end) = (down(pair[0]), down(pair[1]));
            write!(path, "C{:.1} {y:.1} {:.1} {end:.1} {to:.1} {end:.1}", x + bend, to - bend)
                .expect("a String takes all");
        }
        add(format_args!("<path d=\"{path}\"/>"));
        for (round, place) in way.iter().enumerate().filter(|(_, place)| **place < PLACES) {
            let had = rows.get(racer.player.index()).and_then(|row| row.get(round));
            let class = had.map_or("", |square| if square.class == "sq-b" { " class=\"k\"" } else { "" });
            let (x, y, side) = (across(round) - HALF, down(*place) - HALF, 2.0 * HALF);
            add(format_args!("<rect{class} x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side}\" height=\"{side}\"/>"));
        }
        let (x, y) = (across(places.len() - 1) + GAP, down(way[way.len() - 1]) + 4.5);
        let name = escape(racer.name.as_str(), Html).expect("a name is text");
        let closer = if shape.long(racer) > names {
            format!(" textLength=\"{names:.1}\" lengthAdjust=\"spacingAndGlyphs\"")
        } else {
            String::new()
        };
        let points = &racer.points;
        add(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{letters}\"{closer}>{name} {points}</text></g>"));
    }
    add(format_args!("</svg>"));
    svg
}
