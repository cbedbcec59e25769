//! The pictures of an event as lines, marks and words on a plane: drawn alike on paper (`pictures.rs`) and on the screen
//! (`web/picture.rs`). Lines are told apart by dashes and marks, not by colour alone; every picture has its table.

use super::font::Fonts;
use super::text::{Style, width};
use super::who::printed_name;
use sonneborn_i18n::{Lang, common, pictures as words, rating as rating_words};
use sonneborn_standings::pictures::{Leader, Pictures, RATING_BAND};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::points::Points;

/// The plane of every picture, in points.
pub const WIDTH: f32 = 640.0;
pub const HEIGHT: f32 = 300.0;
/// The size of words.
pub const TYPE: f32 = 12.0;

/// Room around what is drawn: for figures at the left, rounds below, names at the right.
const LEFT: f32 = 44.0;
const TOP: f32 = 22.0;
const BELOW: f32 = 40.0;
const RIGHT: f32 = 18.0;
const NAMES: f32 = 170.0;
/// A mark on a line.
const MARK: f32 = 4.0;
/// From one name to the next at the end of the lines.
const LINE: f32 = 14.0;
/// At most so many figures at an axis.
const TICKS: f32 = 8.0;
/// At most so many rows in the table of performances.
const PERFORMED: usize = 30;

/// What a picture is made of.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A hairline behind the picture.
    Grid((f32, f32), (f32, f32)),
    /// The line of one of those followed, with its dashes.
    Path { points: Vec<(f32, f32)>, series: usize },
    /// A mark on such a line.
    Mark { corners: Vec<(f32, f32)>, series: usize },
    /// One of many.
    Dot((f32, f32)),
    /// A bar by its upper left corner.
    Bar { corner: (f32, f32), width: f32, height: f32 },
    /// A label at the picture.
    Words { at: (f32, f32), anchor: Anchor, text: String },
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture with its words and its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    pub title: &'static str,
    /// What it says, in a sentence.
    pub told: String,
    pub shapes: Vec<Shape>,
    pub heads: Vec<String>,
    /// The first cell of a row names it.
    pub rows: Vec<Vec<String>>,
}

/// The dashes of a line; none for a whole one. Two lines with the same dashes have different marks.
pub fn dashes(series: usize) -> &'static [f32] {
    const DASHES: [&[f32]; 4] = [&[], &[7.0, 3.0], &[2.0, 3.0], &[9.0, 3.0, 2.0, 3.0]];
    DASHES[series % DASHES.len()]
}

/// Whether a mark is filled: those of the first half are.
pub fn is_filled(series: usize) -> bool {
    series < sonneborn_standings::pictures::LEADERS / 2
}

/// Every picture for which there are figures.
pub fn charts(lang: Lang, tournament: &Tournament, fonts: &Fonts) -> Vec<Chart> {
    let pictures = Pictures::of(tournament);
    [
        race(lang, &pictures, fonts),
        ranks(lang, &pictures, fonts),
        performances(lang, tournament, &pictures),
        ratings(lang, tournament, &pictures),
        draws(lang, &pictures),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Two scales, and the shapes drawn by them so far.
struct Plane {
    x: Scale,
    y: Scale,
    shapes: Vec<Shape>,
}

/// From values to places.
#[derive(Clone, Copy)]
struct Scale {
    from: f32,
    to: f32,
    start: f32,
    end: f32,
}

impl Scale {
    fn at(self, value: f32) -> f32 {
        let span = self.to - self.from;
        if span == 0.0 {
            return f32::midpoint(self.start, self.end);
        }
        self.start + (value - self.from) / span * (self.end - self.start)
    }

    /// Round steps of 1, 2 or 5 times a power of ten, few enough to be read.
    fn step(self) -> f32 {
        let least = ((self.to - self.from).abs() / TICKS).max(1.0);
        let power = 10f32.powf(least.log10().floor());
        let of_ten = [1.0, 2.0, 5.0].into_iter().map(|times| times * power).find(|step| *step >= least);
        of_ten.unwrap_or(10.0 * power)
    }

    /// The values to write at the axis.
    fn ticks(self) -> impl Iterator<Item = f32> {
        let (low, high, step) = (self.from.min(self.to), self.from.max(self.to), self.step());
        let first = (low / step).ceil();
        let count = ((high / step).floor() - first).max(0.0);
        (0u16..=count as u16).map(move |index| (first + f32::from(index)) * step)
    }
}

impl Plane {
    /// A plane with a grid from value to value; `right` is left free.
    fn new(x: (f32, f32), y: (f32, f32), right: f32, heads: (&str, &str)) -> Plane {
        let x = Scale { from: x.0, to: x.1, start: LEFT, end: WIDTH - right };
        let y = Scale { from: y.0, to: y.1, start: HEIGHT - BELOW, end: TOP };
        let mut plane = Plane { x, y, shapes: Vec::new() };
        for value in y.ticks() {
            let at = y.at(value);
            plane.shapes.push(Shape::Grid((LEFT, at), (x.end, at)));
            plane.words((LEFT - 6.0, at + TYPE / 3.0), Anchor::End, value.to_string());
        }
        plane.words((0.0, TYPE), Anchor::Start, heads.1.into());
        plane.words((x.end, HEIGHT - 4.0), Anchor::End, heads.0.into());
        plane
    }

    fn words(&mut self, at: (f32, f32), anchor: Anchor, text: String) {
        self.shapes.push(Shape::Words { at, anchor, text });
    }

    /// The figures below.
    fn below(&mut self) {
        for value in self.x.ticks() {
            let at = self.x.at(value);
            self.words((at, HEIGHT - BELOW + 16.0), Anchor::Middle, value.to_string());
        }
    }

    fn line(&mut self, series: usize, values: &[(f32, f32)]) {
        let points: Vec<(f32, f32)> = values.iter().map(|(x, y)| (self.x.at(*x), self.y.at(*y))).collect();
        let marks: Vec<Shape> = points.iter().map(|at| Shape::Mark { corners: mark(series, *at), series }).collect();
        self.shapes.push(Shape::Path { points, series });
        self.shapes.extend(marks);
    }

    /// The names at the ends of the lines, moved apart where they would stand on each other.
    fn names(&mut self, fonts: &Fonts, ends: &[(f32, usize, String)]) {
        let mut ends: Vec<(f32, usize, &str)> =
            ends.iter().map(|(y, series, name)| (self.y.at(*y), *series, name.as_str())).collect();
        ends.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let mut lowest = f32::MIN;
        for end in &mut ends {
            end.0 = end.0.max(lowest + LINE);
            lowest = end.0;
        }
        // Below the last line of the grid there is no room: all go up by what is too much.
        let over = (lowest - (HEIGHT - BELOW + LINE)).max(0.0);
        for (y, series, name) in ends {
            let y = y - over;
            let x = self.x.end + 14.0;
            self.shapes.push(Shape::Mark { corners: mark(series, (x, y)), series });
            let name = shortened(fonts, &printed_name(name), WIDTH - x - 12.0);
            self.words((x + 10.0, y + TYPE / 3.0), Anchor::Start, name);
        }
    }

    fn bar(&mut self, from: f32, to: f32, value: f32) {
        let (left, right) = (self.x.at(from) + 2.0, self.x.at(to) - 2.0);
        let (top, foot) = (self.y.at(value), self.y.at(0.0));
        self.shapes.push(Shape::Bar { corner: (left, top), width: right - left, height: foot - top });
    }
}

/// The corners of a mark: circle, square, triangle, diamond.
fn mark(series: usize, (x, y): (f32, f32)) -> Vec<(f32, f32)> {
    let around = |corners: u8, turned: f32, size: f32| -> Vec<(f32, f32)> {
        let angle = move |corner: u8| (f32::from(corner) / f32::from(corners) + turned) * std::f32::consts::TAU;
        (0..corners).map(|corner| (x + size * angle(corner).sin(), y - size * angle(corner).cos())).collect()
    };
    match series % 4 {
        0 => around(16, 0.0, MARK),
        1 => around(4, 0.125, MARK * 1.2),
        2 => around(3, 0.0, MARK * 1.3),
        _ => around(4, 0.0, MARK * 1.25),
    }
}

/// A name that fits; the table has it whole.
fn shortened(fonts: &Fonts, name: &str, room: f32) -> String {
    let fits = |text: &str| width(fonts, text, Style::regular(TYPE)) <= room;
    if fits(name) {
        return name.into();
    }
    let ends = name.char_indices().map(|(end, _)| end).rev();
    ends.map(|end| format!("{}…", name[..end].trim_end())).find(|text| fits(text)).unwrap_or_default()
}

/// Points as a place on a scale.
fn value(points: Points) -> f32 {
    points.as_f64() as f32
}

fn numbered<T>(values: impl IntoIterator<Item = T>) -> impl Iterator<Item = (f32, T)> {
    (1u16..).map(f32::from).zip(values)
}

/// The heads of a table by rounds.
fn round_heads(lang: Lang, rounds: u16) -> Vec<String> {
    std::iter::once(common::name(lang).to_owned()).chain((1..=rounds).map(|round| round.to_string())).collect()
}

fn leader_rows<T: ToString>(leaders: &[Leader], cells: impl Fn(&Leader) -> Vec<T>) -> Vec<Vec<String>> {
    let row = |leader: &Leader| {
        std::iter::once(printed_name(&leader.name)).chain(cells(leader).iter().map(T::to_string)).collect()
    };
    leaders.iter().map(row).collect()
}

fn race(lang: Lang, pictures: &Pictures, fonts: &Fonts) -> Option<Chart> {
    let leader = pictures.leaders.first()?;
    let best = *leader.points.last()?;
    let most = pictures.leaders.iter().flat_map(|leader| &leader.points).copied().max().map_or(1.0, value);
    let rounds = f32::from(pictures.through.0);
    let mut plane = Plane::new((0.0, rounds), (0.0, most.max(1.0)), NAMES, (common::round(lang), common::points(lang)));
    plane.below();
    let mut ends = Vec::new();
    // The first is drawn last, so that nothing lies over the leader.
    for (series, leader) in pictures.leaders.iter().enumerate().rev() {
        let values: Vec<(f32, f32)> =
            std::iter::once((0.0, 0.0)).chain(numbered(leader.points.iter().copied().map(value))).collect();
        plane.line(series, &values);
        ends.push((values.last()?.1, series, leader.name.clone()));
    }
    plane.names(fonts, &ends);
    Some(Chart {
        title: words::race(lang),
        told: words::race_told(lang, printed_name(&leader.name), best, pictures.through),
        shapes: plane.shapes,
        heads: round_heads(lang, pictures.through.0),
        rows: leader_rows(&pictures.leaders, |leader| leader.points.clone()),
    })
}

fn ranks(lang: Lang, pictures: &Pictures, fonts: &Fonts) -> Option<Chart> {
    let worst = pictures.leaders.iter().flat_map(|leader| leader.ranks.iter().flatten()).copied().max()?;
    let rounds = f32::from(pictures.through.0);
    let worst_place = f32::from(u16::try_from(worst).unwrap_or(u16::MAX)).max(2.0);
    let mut plane = Plane::new((1.0, rounds), (worst_place, 1.0), NAMES, (common::round(lang), common::rank(lang)));
    plane.below();
    let first = plane.y.at(1.0);
    plane.shapes.push(Shape::Grid((LEFT, first), (plane.x.end, first)));
    plane.words((LEFT - 6.0, first + TYPE / 3.0), Anchor::End, "1".into());
    let mut ends = Vec::new();
    for (series, leader) in pictures.leaders.iter().enumerate().rev() {
        let place = |rank: u32| f32::from(u16::try_from(rank).unwrap_or(u16::MAX));
        let ranked = numbered(leader.ranks.iter().copied()).filter_map(|(round, rank)| Some((round, place(rank?))));
        let values: Vec<(f32, f32)> = ranked.collect();
        plane.line(series, &values);
        if let Some((_, last)) = values.last() {
            ends.push((*last, series, leader.name.clone()));
        }
    }
    plane.names(fonts, &ends);
    Some(Chart {
        title: words::ranks(lang),
        told: words::ranks_told(lang, pictures.leaders.len()),
        shapes: plane.shapes,
        heads: round_heads(lang, pictures.through.0),
        rows: leader_rows(&pictures.leaders, |leader| {
            leader.ranks.iter().map(|rank| rank.map_or_else(String::new, |rank| rank.to_string())).collect()
        }),
    })
}

fn performances(lang: Lang, tournament: &Tournament, pictures: &Pictures) -> Option<Chart> {
    let name = |player| tournament.player(player).map_or_else(String::new, super::who::titled);
    let first = pictures.performed.first()?;
    let value = |rating: i32| f32::from(i16::try_from(rating).unwrap_or(i16::MAX));
    let both = pictures.performed.iter().flat_map(|one| [i32::from(one.rating), one.performance]);
    let (least, most) = (both.clone().min()?, both.max()?);
    // Whole bands around all, on both axes alike, so that the line of equals is the diagonal.
    let band = i32::from(RATING_BAND);
    let ends = (value(least.div_euclid(band) * band), value((most.div_euclid(band) + 1) * band));
    let mut plane = Plane::new(ends, ends, RIGHT, (common::rating(lang), rating_words::performance(lang)));
    plane.below();
    let corners = [(ends.0, ends.0), (ends.1, ends.1)].map(|(x, y)| (plane.x.at(x), plane.y.at(y)));
    plane.shapes.push(Shape::Grid(corners[0], corners[1]));
    for one in &pictures.performed {
        let at = (plane.x.at(value(one.rating.into())), plane.y.at(value(one.performance)));
        plane.shapes.push(Shape::Dot(at));
    }
    let signed = |gain: i32| if gain > 0 { format!("+{gain}") } else { gain.to_string() };
    Some(Chart {
        title: words::performances(lang),
        told: words::performances_told(lang, name(first.player), first.performance, first.rating),
        shapes: plane.shapes,
        heads: [common::name(lang), common::rating(lang), rating_words::performance(lang), "±"]
            .map(str::to_owned)
            .into(),
        rows: pictures
            .performed
            .iter()
            .take(PERFORMED)
            .map(|one| vec![name(one.player), one.rating.to_string(), one.performance.to_string(), signed(one.gain())])
            .collect(),
    })
}

fn ratings(lang: Lang, tournament: &Tournament, pictures: &Pictures) -> Option<Chart> {
    let (first, last) = (pictures.ratings.first()?.0, pictures.ratings.last()?.0);
    let count = |count: u32| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let most = pictures.ratings.iter().map(|(_, players)| *players).max().map_or(1.0, count);
    let ends = (f32::from(first), f32::from(last + RATING_BAND));
    let mut plane = Plane::new(ends, (0.0, most), RIGHT, (common::rating(lang), common::players(lang)));
    plane.below();
    for (from, players) in &pictures.ratings {
        plane.bar(f32::from(*from), f32::from(from + RATING_BAND), count(*players));
    }
    let rated: Vec<u32> =
        tournament.entrants().filter_map(|player| tournament.rating_points(&player.data).map(u32::from)).collect();
    let average = rated.iter().sum::<u32>() / u32::try_from(rated.len()).ok()?.max(1);
    Some(Chart {
        title: words::ratings(lang),
        told: words::ratings_told(lang, rated.len(), average, pictures.unrated),
        shapes: plane.shapes,
        heads: [common::rating(lang), common::players(lang)].map(str::to_owned).into(),
        rows: pictures
            .ratings
            .iter()
            .map(|(from, players)| vec![format!("{from}–{}", from + RATING_BAND - 1), players.to_string()])
            .collect(),
    })
}

fn draws(lang: Lang, pictures: &Pictures) -> Option<Chart> {
    const ALL: u32 = 100;
    let last = pictures.rounds.last()?.0;
    let percent = |draws: u32, games: u32| (draws * ALL + games / 2) / games;
    let first = f32::from(pictures.rounds.first()?.0.0);
    let ends = (first - 0.5, f32::from(last.0) + 0.5);
    let mut plane = Plane::new(ends, (0.0, 100.0), RIGHT, (common::round(lang), "%"));
    plane.below();
    let mut rows = Vec::new();
    for (round, tally) in &pictures.rounds {
        let share = percent(tally.draws, tally.games());
        let at = f32::from(round.0);
        plane.bar(at - 0.4, at + 0.4, f32::from(u8::try_from(share).unwrap_or(u8::MAX)));
        rows.push(vec![round.to_string(), tally.games().to_string(), tally.draws.to_string(), format!("{share} %")]);
    }
    let (draws, games) =
        pictures.rounds.iter().fold((0, 0), |sum, (_, tally)| (sum.0 + tally.draws, sum.1 + tally.games()));
    Some(Chart {
        title: words::draws(lang),
        told: words::draws_told(lang, draws, games, percent(draws, games)),
        shapes: plane.shapes,
        heads: [common::round(lang), rating_words::games(lang), rating_words::draws(lang), "%"]
            .map(str::to_owned)
            .into(),
        rows,
    })
}
