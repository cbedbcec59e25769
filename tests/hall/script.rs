//! An event as the list of its acts: played again, made shorter, and printed as a test that can be pasted.

use crate::ending;
use crate::event::Event;
use crate::promises;
use serde_json::Value;
use sonneborn_tournament::acts::{Act, DecideAppeal, HearAppeal, LodgeAppeal, PublishRound, SettleWaiting, Undo};
use std::any::Any;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How often a failure is played again on the way to its shortest list.
const MOST_TRIES: usize = 250;

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What went wrong, with the promise that was broken before the first colon.
pub fn caught(play: impl FnOnce()) -> Option<String> {
    IS_QUIET.with(|quiet| quiet.set(true));
    let broken = catch_unwind(AssertUnwindSafe(play)).err();
    IS_QUIET.with(|quiet| quiet.set(false));
    broken.map(|payload| told(&*payload))
}

fn told(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_else(|| "panic".into())
}

/// The name of the promise.
pub fn family(told: &str) -> &str {
    told.split(':').next().unwrap_or(told)
}

/// Panics that are caught are not printed.
pub fn be_quiet_where_caught() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !IS_QUIET.with(Cell::get) {
            usual(info);
        }
    }));
}

/// Plays the acts of a journal in an event of its own and brings it to its end. What is refused now is left out; what the engine
/// paired it pairs again.
pub fn replay(acts: &[Act]) {
    let Some((first, rest)) = acts.split_first() else { return };
    let mut event = Event::founded(0, first.clone());
    // Numbers of acts in the old journal and in this one.
    let mut seqs: BTreeMap<u64, u64> = BTreeMap::from([(1, 1)]);
    for (seq, act) in (2..).zip(rest) {
        if event.repeats(renumbered(act.clone(), &seqs)) {
            seqs.insert(seq, event.state().seq);
        }
        promises::hold_after_each_step(&event);
    }
    ending::bring_to_its_end(&mut event);
    promises::hold_at_the_end(&mut event);
}

fn renumbered(mut act: Act, seqs: &BTreeMap<u64, u64>) -> Act {
    let here = |seq: &mut u64| *seq = seqs.get(seq).copied().unwrap_or(u64::MAX);
    match &mut act {
        Act::Undo(Undo { seq }) => here(seq),
        Act::HearAppeal(HearAppeal { appeal, .. }) | Act::DecideAppeal(DecideAppeal { appeal, .. }) => here(appeal),
        Act::SettleWaiting(SettleWaiting { waiting, .. }) => here(waiting),
        Act::LodgeAppeal(LodgeAppeal { ruling: Some(ruling), .. }) => here(ruling),
        _ => {}
    }
    act
}

/// The shortest list that still breaks the promise; an act that is left out leaves a gap, so that acts keep their numbers.
pub fn shortest(acts: &[Act], promise: &str) -> Vec<Act> {
    let nothing = || Act::Undo(Undo { seq: u64::MAX });
    let breaks = |acts: &[Act]| caught(|| replay(acts)).is_some_and(|told| family(&told) == promise);
    let mut kept = acts.to_vec();
    if !breaks(&kept) {
        return kept;
    }
    let (mut size, mut tries) = (kept.len() / 2, 0);
    while size > 0 && tries < MOST_TRIES {
        let mut start = kept.len();
        while start > 1 && tries < MOST_TRIES {
            let from = start.saturating_sub(size).max(1);
            let mut without = kept.clone();
            without[from..start].fill_with(nothing);
            if without != kept {
                tries += 1;
                if breaks(&without) {
                    kept = without;
                }
            }
            start = from;
        }
        size /= 2;
    }
    let last = kept.iter().rposition(|act| *act != nothing()).unwrap_or(0);
    kept.truncate(last + 1);
    kept
}

/// As a file of `tests/hall/cases`, an act a line.
pub fn pasteable(acts: &[Act]) -> String {
    let mut lines = String::new();
    for act in acts {
        if *act == (Act::Undo(Undo { seq: u64::MAX })) {
            lines.push_str(GAP);
        } else {
            // How a round stands to the engine's the desk finds out again.
            let plain = match act {
                Act::PublishRound(PublishRound { round, .. }) => {
                    &Act::PublishRound(PublishRound { round: *round, compared: None })
                }
                act => act,
            };
            let mut told = serde_json::to_value(plain).expect("acts are written");
            told.as_object_mut().into_iter().flat_map(|fields| fields.values_mut()).for_each(without_nothing);
            lines.push_str(&told.to_string());
        }
        lines.push('\n');
    }
    lines
}

/// Without fields that say nothing: what is read back has them by default.
fn without_nothing(value: &mut Value) {
    let says_nothing = |value: &Value| match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(_) | Value::Number(_) => false,
    };
    match value {
        Value::Array(items) => items.iter_mut().for_each(without_nothing),
        Value::Object(fields) => {
            fields.values_mut().for_each(without_nothing);
            fields.retain(|_, value| !says_nothing(value));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// In the place of an act that was left out.
const GAP: &str = "-";

/// Plays what was printed; a line that begins with `#` says what was wrong.
pub fn replayed(case: &str) {
    let act = |line: &str| match line {
        GAP => Act::Undo(Undo { seq: u64::MAX }),
        line => serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}")),
    };
    let lines = case.lines().filter(|line| !line.starts_with('#'));
    replay(&lines.map(act).collect::<Vec<Act>>());
}
