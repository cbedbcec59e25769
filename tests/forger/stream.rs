//! Forgeries in what travels from the hall to a copy: lines and persons, as the receiving server takes them. Who has the key of a copy
//! can write it; what is changed on the way, or by somebody who does not compute the chain anew, is refused; a chain that is computed
//! anew is another history than the one that the copy has.

use crate::Outcome;
use crate::json;
use crate::scene::Scene;
use sonneborn::exchange::copy::{Lines, Persons, read};
use sonneborn::pairing::lots::Lots;
use sonneborn::tournament::chain::{self, Head};

pub fn stream(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    if lots.below(2) == 0 { of_lines(scene, lots, changes) } else { of_persons(scene, lots, changes) }
}

fn of_lines(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    // The copy has the first acts already.
    let known = 3 + lots.below(3);
    let before = scene.lines[known - 1].head();
    let sent = Lines::of(before, &scene.lines[known..], usize::MAX);
    let whole = serde_json::to_string(&sent).expect("written");
    let mut text = whole.clone();
    for _ in 0..changes {
        text = json::changed(&text, lots);
    }
    let taken = || -> Option<Vec<chain::Line>> {
        let (after, lines) = read::<Lines>(text.as_bytes()).ok()?.kept().ok()?;
        let fits = after == before && chain::first_unproven(before, &lines).is_none();
        fits.then_some(lines)
    };
    match taken() {
        // Lines that come later are none that are missing, and a field that nobody reads changes nothing.
        Some(lines) if scene.lines[known..].starts_with(&lines) => Outcome::Unaltered { proven: true },
        Some(_) => Outcome::Unnoticed(vec![text]),
        None if text == whole => Outcome::Unaltered { proven: false },
        None => Outcome::Noticed,
    }
}

fn of_persons(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    let whole = serde_json::to_string(&Persons::of(&scene.lines)).expect("written");
    let mut text = whole.clone();
    for _ in 0..changes {
        let mut persons: Persons = match read(text.as_bytes()) {
            Ok(persons) => persons,
            Err(_) => return Outcome::Noticed,
        };
        if persons.persons.is_empty() {
            break;
        }
        let place = lots.below(persons.persons.len());
        let record = &mut persons.persons[place];
        record.1 = match lots.below(3) {
            0 => json::other_letter(&record.1, lots),
            1 => json::changed(&record.1, lots),
            _ => r#"[{"salt":"","data":{"name":"X","rating":2999},"removed":true}]"#.into(),
        };
        text = serde_json::to_string(&persons).expect("written");
    }
    let taken = read::<Persons>(text.as_bytes()).ok().filter(|sent| sent.first_forged(&scene.lines).is_none());
    let before = scene.lines.first().map_or_else(Head::default, chain::Line::head);
    assert_eq!(before.seq, 1);
    match taken {
        Some(_) if text == whole => Outcome::Unaltered { proven: true },
        Some(_) => Outcome::Unnoticed(vec![text]),
        None if text == whole => Outcome::Unaltered { proven: false },
        None => Outcome::Noticed,
    }
}
