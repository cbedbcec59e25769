//! Title norms: B.01 art. 1.4 (1 January 2024), condition by condition.
//!
//! The search tries what the regulations allow a player to leave out: games after a norm was reached, where opponents were
//! not known in advance (1.4.1), and games won. What only people can know (registration, playing time, rounds a day,
//! arbiters' titles, special events) is not judged here; the report says so.

use super::tables::{dp, percent};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::player::Title;
use std::collections::{BTreeMap, BTreeSet};

/// A norm that can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Norm {
    Gm,
    Im,
    Wgm,
    Wim,
}

/// What a norm asks for (B.01 1.4.5 to 1.4.8).
struct Requirement {
    performance: i32,
    least_average: u16,
    /// The one lowest opponent counts at least this much.
    floor: u16,
    /// Opponents' titles that count for the third.
    titles: &'static [Title],
}

impl Norm {
    pub const ALL: [Norm; 4] = [Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim];

    fn requirement(self) -> Requirement {
        use Title::*;
        match self {
            Norm::Gm => Requirement { performance: 2600, least_average: 2380, floor: 2200, titles: &[Gm] },
            Norm::Im => Requirement { performance: 2450, least_average: 2230, floor: 2050, titles: &[Im, Gm] },
            Norm::Wgm => Requirement { performance: 2400, least_average: 2180, floor: 2000, titles: &[Wgm, Im, Gm] },
            Norm::Wim => {
                Requirement { performance: 2250, least_average: 2030, floor: 1850, titles: &[Wim, Wgm, Im, Gm] }
            }
        }
    }

    /// The performance it asks for (1.4.8).
    pub fn performance(self) -> i32 {
        self.requirement().performance
    }

    /// The title the norm is for.
    pub fn title(self) -> Title {
        match self {
            Norm::Gm => Title::Gm,
            Norm::Im => Title::Im,
            Norm::Wgm => Title::Wgm,
            Norm::Wim => Title::Wim,
        }
    }
}

/// Games that a norm needs (1.4.1).
pub(crate) const LEAST_GAMES: usize = 9;
/// Games that are enough in an event of nine rounds where one was won by forfeit or replaced by a pairing-allocated bye;
/// the eight-game norm counts once in an application (1.4.1).
pub(crate) const LEAST_GAMES_OF_NINE: usize = 8;
/// Games that are enough in the championships of teams that 1.4.1 names.
pub(crate) const LEAST_GAMES_OF_TEAMS: usize = 7;
/// Players that a double round robin needs (1.4.5f).
const LEAST_PLAYERS_OF_DOUBLE: usize = 6;
/// Norms from longer events count as so many games (1.7).
const MOST_GAMES: usize = 13;
/// Unrated opponents count so much (1.4.6d).
pub const UNRATED: u16 = 1400;
/// Foreign federations among the opponents (1.4.3).
const LEAST_FEDERATIONS: usize = 2;
/// Percent of the points (1.4.8b).
const LEAST_PERCENT: u32 = 35;
/// The least number of opponents with the title in question (1.4.5).
const LEAST_TITLES: usize = 3;
/// Federations that are none: opponents under FIDE's flag, and those without one, count, but not as a federation.
const NO_FEDERATIONS: [&str; 2] = ["FID", "NON"];

/// A game that may count for a norm: played over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormGame {
    pub round: RoundNo,
    pub rating: Option<u16>,
    pub title: Option<Title>,
    pub federation: String,
    pub mark: Mark,
}

/// The event's part in the conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormEvent {
    /// Opponents known in advance: no game may be left out (1.4.1).
    pub predetermined: bool,
    /// A Swiss with enough foreign players and titles (1.4.3e): the conditions on federations are waived.
    pub federations_waived: bool,
    /// The games that are enough here: nine but for one not played, and for championships that 1.4.1 names.
    pub least_games: usize,
    /// The players of a double round robin. Each opponent is met twice, so half as many with titles make up the games
    /// against titled ones.
    pub players_of_double: Option<usize>,
}

impl Default for NormEvent {
    fn default() -> NormEvent {
        NormEvent { predetermined: false, federations_waived: false, least_games: LEAST_GAMES, players_of_double: None }
    }
}

/// A condition of a norm with what was needed and what there is. Counts are of opponents unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    pub rule: Rule,
    pub needed: i32,
    pub found: i32,
    pub met: bool,
}

/// The conditions, by article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// 1.4.1
    Games,
    /// 1.4.5f: players of a double round robin.
    Players,
    /// 1.4.3: at least two federations other than the player's own.
    ForeignFederations,
    /// 1.4.4: at most three fifths from the player's federation.
    OwnFederation,
    /// 1.4.4: at most two thirds from one federation.
    OneFederation,
    /// 1.4.5a: half the opponents hold titles (CM and WCM do not count).
    TitledOpponents,
    /// 1.4.5b to e: a third hold the title in question.
    TitleHolders,
    /// 1.4.7 and 1.4.8a: the average rating of the opponents, one raised to the floor.
    Average,
    /// 1.4.8: the performance rating.
    Performance,
    /// 1.4.8b: percent of the points.
    Score,
}

impl Rule {
    /// Whether it rests on the opponents' ratings and the score, and not on who they are.
    fn is_of_ratings(self) -> bool {
        match self {
            Rule::Games | Rule::Players | Rule::Average | Rule::Performance | Rule::Score => true,
            Rule::ForeignFederations
            | Rule::OwnFederation
            | Rule::OneFederation
            | Rule::TitledOpponents
            | Rule::TitleHolders => false,
        }
    }
}

/// A judgement on one norm over some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    pub norm: Norm,
    pub games: usize,
    /// Rounds that were left out to the player's advantage.
    pub left_out: Vec<RoundNo>,
    pub conditions: Vec<Condition>,
}

impl Assessment {
    /// The games as which the norm counts among the 27 that a title needs (1.7).
    pub fn counts_as(&self) -> usize {
        self.games.min(MOST_GAMES)
    }

    pub fn is_met(&self) -> bool {
        self.conditions.iter().all(|condition| condition.met)
    }

    /// The conditions that fail.
    pub fn missed(&self) -> impl Iterator<Item = &Condition> {
        self.conditions.iter().filter(|condition| !condition.met)
    }
}

/// Judges exactly these games, for a player of `federation`.
pub fn assess(norm: Norm, federation: &str, games: &[NormGame], event: NormEvent) -> Assessment {
    let requirement = norm.requirement();
    let count = games.len();
    let mut conditions = vec![at_least(Rule::Games, event.least_games, count)];
    conditions.extend(event.players_of_double.map(|players| at_least(Rule::Players, LEAST_PLAYERS_OF_DOUBLE, players)));
    if !event.federations_waived {
        conditions.extend(federation_conditions(federation, games));
    }
    let titled = games.iter().filter(|game| game.title.is_some_and(counts_as_title)).count();
    conditions.push(at_least(Rule::TitledOpponents, count.div_ceil(2), titled));
    let holders =
        games.iter().filter(|game| game.title.is_some_and(|title| requirement.titles.contains(&title))).count();
    conditions.push(at_least(Rule::TitleHolders, LEAST_TITLES.max(count.div_ceil(3)), holders));
    let average = average(&counted_ratings(norm, games));
    let percent = percent(half_points(games), u32::try_from(count).unwrap_or(u32::MAX));
    conditions.push(condition(Rule::Average, i32::from(requirement.least_average), average));
    conditions.push(condition(Rule::Performance, requirement.performance, average + dp(percent)));
    conditions.push(score_condition(games));
    Assessment { norm, games: count, left_out: Vec::new(), conditions }
}

/// The best judgement over all that the player may leave out: met if any choice meets it, else that of all games.
pub fn search(norm: Norm, federation: &str, games: &[NormGame], event: NormEvent) -> Assessment {
    let whole = assess(norm, federation, games, event);
    if whole.is_met() || event.predetermined || games.len() <= event.least_games {
        return whole;
    }
    for last in (event.least_games..=games.len()).rev() {
        let early = &games[..last];
        // Wins against the lowest rated cost the most average: they go first.
        let mut wins: Vec<usize> = (0..last).filter(|index| early[*index].mark == Mark::Win).collect();
        wins.sort_by_key(|index| early[*index].rating.unwrap_or(UNRATED));
        for dropped in 0..=wins.len().min(last - event.least_games) {
            let without = |left: &[usize]| {
                let kept = early.iter().enumerate().filter(|(index, _)| !left.contains(index));
                kept.map(|(_, game)| game.clone()).collect::<Vec<NormGame>>()
            };
            let judged = |left: &[usize]| {
                let kept = without(left);
                let trial = assess(norm, federation, &kept, event);
                trial.is_met().then(|| {
                    let rounds: BTreeSet<RoundNo> = kept.iter().map(|game| game.round).collect();
                    let rest = games.iter().map(|game| game.round).filter(|round| !rounds.contains(round));
                    Assessment { left_out: rest.collect(), ..trial }
                })
            };
            // So many wins left out leave the same score, and the highest average where they are the lowest rated: what fails by
            // ratings then fails whichever they are. Titles and federations can need others.
            let lowest = assess(norm, federation, &without(&wins[..dropped]), event);
            if lowest.missed().any(|condition| condition.rule.is_of_ratings()) {
                continue;
            }
            if let Some(found) = choices(&wins, dropped).find_map(|left| judged(&left)) {
                return found;
            }
        }
    }
    whole
}

/// Every choice of `count` of these, in order.
fn choices(of: &[usize], count: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut next = (count <= of.len()).then(|| (0..count).collect::<Vec<usize>>());
    std::iter::from_fn(move || {
        let places = next.take()?;
        let movable = (0..count).rev().find(|at| places[*at] < of.len() - count + at);
        next = movable.map(|at| {
            let mut moved = places.clone();
            let first = moved[at] + 1;
            for (step, place) in moved[at..].iter_mut().enumerate() {
                *place = first + step;
            }
            moved
        });
        Some(places.into_iter().map(|place| of[place]).collect())
    })
}

/// Whether a title counts for the half of titled opponents (1.4.5a).
fn counts_as_title(title: Title) -> bool {
    !matches!(title, Title::Cm | Title::Wcm)
}

/// Maxima are rounded down, minima up (1.7).
fn federation_conditions(own: &str, games: &[NormGame]) -> [Condition; 3] {
    let count = games.len();
    let mut by_federation: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        *by_federation.entry(game.federation.as_str()).or_default() += 1;
    }
    by_federation.retain(|federation, _| !NO_FEDERATIONS.contains(federation));
    let foreign = by_federation.keys().filter(|federation| **federation != own && !federation.is_empty()).count();
    let compatriots = by_federation.get(own).copied().unwrap_or(0);
    let most = by_federation.values().copied().max().unwrap_or(0);
    [
        at_least(Rule::ForeignFederations, LEAST_FEDERATIONS, foreign),
        at_most(Rule::OwnFederation, count * 3 / 5, compatriots),
        at_most(Rule::OneFederation, count * 2 / 3, most),
    ]
}

/// What each opponent counts, in the order of the games: unrated ones 1400, the one lowest raised to the norm's floor
/// (1.4.6).
pub(crate) fn counted_ratings(norm: Norm, games: &[NormGame]) -> Vec<u16> {
    let mut ratings: Vec<u16> = games.iter().map(|game| game.rating.unwrap_or(UNRATED)).collect();
    if let Some(lowest) = ratings.iter_mut().min() {
        *lowest = (*lowest).max(norm.requirement().floor);
    }
    ratings
}

/// The average of the counted ratings, ½ up (1.4.7).
fn average(ratings: &[u16]) -> i32 {
    let Ok(count @ 1..) = i64::try_from(ratings.len()) else { return 0 };
    let sum: i64 = ratings.iter().copied().map(i64::from).sum();
    i32::try_from((2 * sum + count) / (2 * count)).unwrap_or(i32::MAX)
}

/// The half points that these games need for the performance and for 35 % (1.4.8); `None` where no score is enough.
pub(crate) fn needed_half_points(norm: Norm, games: &[NormGame]) -> Option<u32> {
    let count = u32::try_from(games.len()).ok()?;
    let average = average(&counted_ratings(norm, games));
    let least = (count * 2 * LEAST_PERCENT).div_ceil(100);
    (least..=2 * count).find(|halves| average + dp(percent(*halves, count)) >= norm.performance())
}

/// The points of these games in halves.
pub fn half_points(games: &[NormGame]) -> u32 {
    games
        .iter()
        .map(|game| match game.mark {
            Mark::Win => 2,
            Mark::Draw => 1,
            Mark::Loss => 0,
        })
        .sum()
}

/// The score in half points: at least 35 % of the games.
fn score_condition(games: &[NormGame]) -> Condition {
    let halves = half_points(games);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let needed = (count * 2 * LEAST_PERCENT).div_ceil(100);
    condition(Rule::Score, i32::try_from(needed).unwrap_or(i32::MAX), i32::try_from(halves).unwrap_or(i32::MAX))
}

fn condition(rule: Rule, needed: i32, found: i32) -> Condition {
    Condition { rule, needed, found, met: found >= needed }
}

fn at_least(rule: Rule, needed: usize, found: usize) -> Condition {
    condition(rule, i32::try_from(needed).unwrap_or(i32::MAX), i32::try_from(found).unwrap_or(i32::MAX))
}

fn at_most(rule: Rule, allowed: usize, found: usize) -> Condition {
    let met = found <= allowed;
    Condition { met, ..at_least(rule, allowed, found) }
}
