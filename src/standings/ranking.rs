//! Ranking, C.07 4.2: by each tie-break in turn within each subgroup still tied; what stays tied shares its rank, unless lots
//! were drawn or the arbiter decided.
//!
//! Lots are drawn from a seed that the journal keeps, so that anybody can draw them again.

use super::book::Book;
use super::field::Entrant;
use super::figure::Figure;
use super::tie_break::{Rule, direct_encounter};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::{Code, Descriptor, Score};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::knockout::Side;
use std::cmp::Ordering;
use std::collections::HashMap;

/// Places in the field in order of rank, in groups of equals, with the figures by which they were ordered.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// Best first; those of one group are level after all tie-breaks.
    pub groups: Vec<Vec<u32>>,
    /// A column a tie-break; each by place in the field. A direct encounter gives the place among the tied, and nothing to
    /// those who were not tied or whom it left all tied.
    pub columns: Vec<Vec<Option<Figure>>>,
    /// For each column the groups that were still tied before it.
    pub tied_before: Vec<Vec<Vec<u32>>>,
}

/// Ranks the places `who` by the tie-breaks in order.
pub fn rank(book: &Book, who: Vec<u32>, tie_breaks: &[Descriptor]) -> Ranking {
    let mut groups = if who.is_empty() { Vec::new() } else { vec![who] };
    let mut columns = Vec::with_capacity(tie_breaks.len());
    let mut tied_before = Vec::with_capacity(tie_breaks.len());
    for tie_break in tie_breaks {
        tied_before.push(groups.iter().filter(|group| group.len() > 1).cloned().collect());
        if tie_break.code.is_among_the_tied() {
            let (resolved, column) = by_encounters(book, *tie_break, groups);
            groups = resolved;
            columns.push(column);
        } else {
            let column = Rule::new(book, *tie_break).column();
            groups = groups.into_iter().flat_map(|group| by_figure(group, &column, *tie_break)).collect();
            columns.push(column);
        }
    }
    Ranking { groups, columns, tied_before }
}

fn by_encounters(book: &Book, tie_break: Descriptor, groups: Vec<Vec<u32>>) -> (Vec<Vec<u32>>, Vec<Option<Figure>>) {
    let mut column = vec![None; book.field.participants.len()];
    let mut resolved = Vec::with_capacity(groups.len());
    for group in groups {
        if group.len() == 1 {
            resolved.push(group);
            continue;
        }
        let subgroups = direct_encounter::resolve(book, tie_break, &group, None);
        let is_split = subgroups.len() > 1;
        let mut place = 1;
        for subgroup in subgroups {
            for who in subgroup.iter().filter(|_| is_split) {
                column[*who as usize] = Some(Figure::whole(place));
            }
            place += i64::try_from(subgroup.len()).unwrap_or(0);
            resolved.push(subgroup);
        }
    }
    (resolved, column)
}

/// Splits a tied group by a column; whoever has no figure comes last.
fn by_figure(mut group: Vec<u32>, column: &[Option<Figure>], tie_break: Descriptor) -> Vec<Vec<u32>> {
    if group.len() == 1 {
        return vec![group];
    }
    let compare = |a: u32, b: u32| compare(&column[a as usize], &column[b as usize], tie_break.lower_is_better());
    group.sort_by(|a, b| compare(*a, *b));
    group.chunk_by(|a, b| compare(*a, *b) == Ordering::Equal).map(<[u32]>::to_vec).collect()
}

fn compare(a: &Option<Figure>, b: &Option<Figure>, lower_is_better: bool) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) if lower_is_better => a.cmp(b),
        (Some(a), Some(b)) => b.cmp(a),
        (a, b) => b.is_some().cmp(&a.is_some()),
    }
}

/// Ranks the places `who` of a knock-out by the stage that their players reached, best first; who was in no match comes last.
pub fn by_stage(book: &Book, who: Vec<u32>, stages: &[Vec<Side>]) -> Vec<Vec<u32>> {
    let stage_of: HashMap<Side, usize> =
        (0..).zip(stages).flat_map(|(at, sides)| sides.iter().map(move |side| (*side, at))).collect();
    let mut groups = vec![Vec::new(); stages.len() + 1];
    for place in who {
        let side = match book.field.participant(place).entrant {
            Entrant::Player(player) => Side::Player(player),
            Entrant::Team(team) => Side::Team(team),
        };
        let stage = stage_of.get(&side).copied();
        groups[stage.unwrap_or(stages.len())].push(place);
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Breaks what is still tied by lots that were drawn: a group of which every player is named in one drawing follows it.
pub(crate) fn by_lots(book: &Book, groups: Vec<Vec<u32>>, drawings: &[&[PlayerId]]) -> Vec<Vec<u32>> {
    groups.into_iter().flat_map(|group| by_last_drawing(book, group, drawings)).collect()
}

fn by_last_drawing(book: &Book, mut group: Vec<u32>, drawings: &[&[PlayerId]]) -> Vec<Vec<u32>> {
    let player = |who: &u32| player_of(book, *who);
    for drawing in drawings.iter().rev() {
        let drawn: HashMap<PlayerId, usize> = drawing.iter().enumerate().map(|(at, player)| (*player, at)).collect();
        if group.iter().all(|who| player(who).is_some_and(|player| drawn.contains_key(&player))) {
            group.sort_by_key(|who| player(who).and_then(|player| drawn.get(&player)).copied());
            return group.into_iter().map(|who| vec![who]).collect();
        }
    }
    vec![group]
}

/// Applies the arbiter's own decisions: the players that each names take the places that they held together, in its order.
pub fn by_hand(book: &Book, groups: Vec<Vec<u32>>, decisions: &[&[PlayerId]]) -> Vec<Vec<u32>> {
    decisions.iter().fold(groups, |groups, decision| by_one_decision(book, groups, decision))
}

fn by_one_decision(book: &Book, groups: Vec<Vec<u32>>, decision: &[PlayerId]) -> Vec<Vec<u32>> {
    let named = |who: u32| player_of(book, who).and_then(|player| decision.iter().position(|one| *one == player));
    let mut in_order: Vec<u32> = groups.iter().flatten().copied().filter(|who| named(*who).is_some()).collect();
    in_order.sort_by_key(|who| named(*who));
    let mut next = in_order.into_iter();
    let mut decided = Vec::with_capacity(groups.len());
    for group in groups {
        let (moved, stays): (Vec<u32>, Vec<u32>) = group.into_iter().partition(|who| named(*who).is_some());
        decided.extend(moved.iter().filter_map(|_| next.next()).map(|who| vec![who]));
        if !stays.is_empty() {
            decided.push(stays);
        }
    }
    decided
}

fn player_of(book: &Book, who: u32) -> Option<PlayerId> {
    match book.field.participant(who).entrant {
        Entrant::Player(player) => Some(player),
        Entrant::Team(_) => None,
    }
}

/// The seed of the next drawing: it follows from the tournament's own seed and from how many drawings there were, so that
/// nobody can choose it. Kept within 53 bits, which every reader of JSON keeps whole.
pub fn next_seed(tournament: &Tournament) -> u64 {
    const BITS_DROPPED: u32 = 11;
    let drawings = tournament.lots.len() as u64;
    split_mix(tournament.regulations.seed ^ split_mix(drawings)) >> BITS_DROPPED
}

/// Draws lots: the players in an order that depends on nothing but the seed and on who they are.
///
/// Each player gets a number from SplitMix64 over the seed and their own number; the smallest is drawn first.
///
/// ```
/// use sonneborn_standings::ranking::draw_lots;
/// use sonneborn_tournament::ids::PlayerId;
///
/// let tied = [PlayerId(3), PlayerId(8), PlayerId(11)];
/// // The same seed draws the same lots, whoever looks.
/// assert_eq!(draw_lots(&tied, 17), draw_lots(&tied, 17));
/// ```
pub fn draw_lots(players: &[PlayerId], seed: u64) -> Vec<PlayerId> {
    let mut drawn = players.to_vec();
    drawn.sort_by_key(|player| (split_mix(seed ^ split_mix(u64::from(player.0) + 1)), *player));
    drawn
}

/// The output function of SplitMix64 (Steele, Lea and Flood 2014).
fn split_mix(state: u64) -> u64 {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Whether a list ranks by ratings without a rule for the unrated while unrated players are present (art. 10).
pub fn dropped(book: &Book, tie_breaks: &[Descriptor]) -> Vec<Descriptor> {
    let falls = |one: &&Descriptor| one.code.is_of_ratings() && one.unrated.is_none();
    if book.is_unrated_present() { tie_breaks.iter().filter(falls).copied().collect() } else { Vec::new() }
}

/// Points first, whether or not the list names them. The other score of teams is a tie-break like any.
pub(crate) fn with_points_first(tie_breaks: &[Descriptor], match_points_first: bool) -> Vec<Descriptor> {
    let primary = if match_points_first { Score::Match } else { Score::Game };
    let is_primary = |first: &Descriptor| first.code == Code::Pts && first.score.is_none_or(|score| score == primary);
    let named = tie_breaks.first().is_some_and(is_primary);
    let points = (!named).then_some(Descriptor::plain(Code::Pts));
    points.into_iter().chain(tie_breaks.iter().copied()).collect()
}
