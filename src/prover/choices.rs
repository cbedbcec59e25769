//! Bounds for the choices of the sequence, one after the other, where nothing but the criteria bars an earlier one.
//!
//! A player does not meet somebody whom the sequence has before their opponent, because whose opponent that is would have to meet
//! another, and so on, among those who can still meet without loss, and none of them leads to somebody left free. Those whose
//! opponents would be taken get less, those who would be taken more, by as much as the earlier choice is worth. Where they are
//! not two sides of a bracket, this finds nothing, and they are matched ([`within`]).

use crate::chooser::node_of;
use crate::face::Face;
use crate::proof::criteria;
use crate::within;
use sonneborn_certified::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::lane::Lane;
use sonneborn_certified::question::Question;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Neither,
    /// Would be taken.
    Taken,
    /// Would lose the opponent.
    Losing,
}

/// Adds bounds for the choices to those for the criteria; `None` if the file's choices are not the first.
pub fn bound(question: &Question<'_>, bounds: Bounds) -> Option<Bounds> {
    let mut face = Face::new(question, bounds)?;
    for lane in criteria(question)..question.lanes.len() {
        let is_bound = match question.lanes[lane] {
            Lane::Stay => bound_original(&mut face, lane, |_| SCALE),
            Lane::Sum => bound_original(&mut face, lane, |bsn| -SCALE * bsn),
            _ => node_of(question, lane).is_some_and(|node| bound_choice(&mut face, lane, node)),
        };
        if !is_bound && !within::bound(&mut face, lane) {
            return None;
        }
    }
    Some(face.bounds)
}

/// The original S1 of the remainder, nobody of whom is exchanged.
fn bound_original(face: &mut Face<'_>, lane: usize, bound: impl Fn(i64) -> i64) -> bool {
    let question = face.question;
    let of_remainder: Vec<usize> = (0..question.nodes.len()).filter(|&node| question.bsn(node) > 0).collect();
    for &node in of_remainder.iter().filter(|&&node| question.bsn(node) <= question.half()) {
        face.bounds.players[node][lane] = bound(question.bsn(node) as i64);
    }
    face.settle(lane, &of_remainder)
}

/// One player's opponent, or whether there is one.
fn bound_choice(face: &mut Face<'_>, lane: usize, node: usize) -> bool {
    let question = face.question;
    let mate = question.mates[node];
    let own = face.value(lane, node, mate);
    let others: Vec<usize> = face.others(node).collect();
    let gains = others.into_iter().map(|other| (other, face.value(lane, node, other) - own));
    let earlier: Vec<(usize, i64)> = gains.filter(|&(_, gain)| gain > 0).collect();
    // Where the opponent is named, one more for them: nobody else can have them.
    let named = i64::from(matches!(question.lanes[lane], Lane::Opponent(_) | Lane::Partner(_)));
    let step = SCALE * earlier.iter().map(|&(_, gain)| gain).max().unwrap_or(0) + 1 + named;
    let Some(sides) = follow(face, node, earlier.iter().map(|&(other, _)| other).collect()) else { return false };
    let mut touched: Vec<usize> = (0..sides.len()).filter(|&other| sides[other] != Side::Neither).collect();
    for &other in &touched {
        face.bounds.players[other][lane] = if sides[other] == Side::Taken { step } else { -step };
    }
    face.bounds.players[node][lane] = SCALE * own - named;
    face.bounds.players[mate][lane] = named;
    touched.extend([node, mate]);
    face.settle(lane, &touched)
}

/// Who would be taken and who would lose their opponent if `node` met one of those who are `open`; `None` where that leads back to
/// them.
fn follow(face: &mut Face<'_>, node: usize, mut open: Vec<usize>) -> Option<Vec<Side>> {
    let mates = &face.question.mates;
    let mut sides = vec![Side::Neither; mates.len()];
    while let Some(taken) = open.pop() {
        match sides[taken] {
            Side::Taken => continue,
            Side::Losing => return None,
            Side::Neither => {}
        }
        let losing = mates[taken];
        if taken == node || losing == node || sides[losing] != Side::Neither {
            return None;
        }
        sides[taken] = Side::Taken;
        sides[losing] = Side::Losing;
        face.wake(taken);
        open.extend(face.others(losing).filter(|&other| other != taken));
    }
    Some(sides)
}
