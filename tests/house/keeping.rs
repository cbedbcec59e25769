//! How long events are kept, against the promise in its own words, under clocks that jump: an event is deleted by itself only after more days
//! on which the program ran than the server keeps it for, and gone for good only after more than thirty; and then it is.

use crate::backends::each;
use crate::desk::{actor, event, result};
use chrono::{Days, NaiveDate};
use sonneborn::desk::{Attempt, Desk, KEPT_AFTER_DELETION_DAYS, today};
use sonneborn::tournament::outcome::GameResult;
use std::collections::BTreeSet;
use std::sync::Arc;

const KEPT_DAYS: u32 = 6;
const SEEDS: u64 = 4;
const STEPS: usize = 260;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Kept,
    Deleted,
    Gone,
}

/// An event as the promise sees it.
struct Kept {
    id: i64,
    place: Place,
    result: Option<GameResult>,
    /// Days on which the program ran for the first time since something was last done with it.
    days: u32,
}

fn place(desk: &Desk, id: i64) -> Place {
    if desk.live(id).expect("readable").is_some() {
        Place::Kept
    } else if desk.archive_of_deleted(id).expect("readable").is_some() {
        Place::Deleted
    } else {
        Place::Gone
    }
}

/// The next day by a clock that mostly goes on, and now and then jumps.
fn next(dice: &mut Dice, day: NaiveDate) -> NaiveDate {
    match dice.below(20) {
        0 => day + Days::new(1 + dice.below(4000)),
        1 => day - Days::new(1 + dice.below(4000)),
        2..5 => day,
        5 => today(),
        _ => day + Days::new(1),
    }
}

/// Whether what became of an event after a look is as promised.
fn is_as_promised(before: Place, after: Place, days: u32) -> bool {
    let limit = match before {
        Place::Kept => KEPT_DAYS,
        Place::Deleted => u32::try_from(KEPT_AFTER_DELETION_DAYS).expect("few days"),
        Place::Gone => return after == Place::Gone,
    };
    let next = if before == Place::Kept { Place::Deleted } else { Place::Gone };
    match after == before {
        // The day on which something was done may have been nearly over: it need not count.
        true => days <= limit + 1,
        false => after == next && days > limit,
    }
}

#[test]
fn days_on_which_the_program_ran_decide_and_no_clock_does() {
    let (mut deleted, mut gone, mut taken_back) = (0, 0, 0);
    for seed in 0..SEEDS {
        for backend in each() {
            let desk = Arc::new(Desk::new(backend.store));
            let ana = actor(&desk, "Ana");
            let mut seen = BTreeSet::from([today()]);
            desk.delete_unused(today()).expect("looked at");
            desk.keep_for(Some(KEPT_DAYS));
            let (mut dice, mut day) = (Dice(seed), today());
            let mut events: Vec<Kept> =
                (0..4).map(|_| Kept { id: event(&desk), place: Place::Kept, result: None, days: 0 }).collect();
            for step in 0..STEPS {
                for one in &mut events {
                    match (one.place, dice.below(24)) {
                        (Place::Kept, 0) => {
                            let now = if one.result == Some(GameResult::Draw) {
                                GameResult::WhiteWins
                            } else {
                                GameResult::Draw
                            };
                            let act = Attempt { confirmed: true, ..Attempt::of(result(one.result, now)) };
                            desk.perform(one.id, &ana, &act).expect("done");
                            (one.result, one.days) = (Some(now), 0);
                        }
                        // Mostly at once, before anybody looks again, or after long.
                        (Place::Deleted, roll) if roll < if one.days == 0 { 8 } else { 1 } => {
                            desk.store().set_deleted(one.id, None).expect("taken back");
                            (one.place, one.days) = (Place::Kept, 0);
                            taken_back += 1;
                        }
                        (Place::Kept | Place::Deleted | Place::Gone, _) => {}
                    }
                }
                day = next(&mut dice, day);
                let is_new = seen.insert(day);
                desk.delete_unused(day).expect("looked at");
                for one in &mut events {
                    one.days += u32::from(is_new);
                    let after = place(&desk, one.id);
                    let told = (seed, step, day, one.id, one.place, after, one.days);
                    assert!(is_as_promised(one.place, after, one.days), "{}: {told:?}", backend.name);
                    if after != one.place {
                        deleted += usize::from(after == Place::Deleted);
                        gone += usize::from(after == Place::Gone);
                        (one.place, one.days) = (after, 0);
                    }
                }
            }
        }
    }
    assert!(deleted > 10 && gone > 5 && taken_back > 2, "too little happened: {deleted}, {gone}, {taken_back}");
}
