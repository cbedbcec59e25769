//! The chain of a journal: each act that is changed, missing, out of its place or from elsewhere is named.

use sonneborn_tournament::chain::{Fault, Head, Line, faults, first_fault, first_unproven};

const ACTS: u64 = 5;

/// A journal of so many acts, which say nothing of persons.
fn journal(name: &str) -> Vec<Line> {
    let mut head = Head::default();
    let line = |seq: u64| {
        let line = Line::after(head, format!("{{\"{name}\":{seq}}}"), None);
        head = line.head();
        line
    };
    (1..=ACTS).map(line).collect()
}

/// All faults after a change, and the first one as loading finds it.
fn after(change: impl FnOnce(&mut Vec<Line>)) -> (Vec<Fault>, Option<Fault>) {
    let mut lines = journal("act");
    change(&mut lines);
    let first = first_fault(Head::default(), &lines);
    assert_eq!(first, first_unproven(Head::default(), &lines), "no persons are named");
    (faults(&lines), first)
}

#[test]
fn a_whole_journal_has_no_fault_and_goes_on_from_any_act() {
    assert_eq!(after(|_| {}), (vec![], None));
    let lines = journal("act");
    assert_eq!(first_fault(lines[1].head(), &lines[2..]), None);
    assert_eq!(first_fault(lines[0].head(), &lines[2..]), Some(Fault::Missing { seq: 2 }));
}

#[test]
fn each_forgery_is_named_at_its_act() {
    let changed = Fault::Changed { seq: 3 };
    assert_eq!(after(|lines| lines[2].text.push(' ')), (vec![changed.clone()], Some(changed)));
    let missing = Fault::Missing { seq: 3 };
    assert_eq!(after(|lines| drop(lines.remove(2))), (vec![missing.clone()], Some(missing)));
    let foreign = Fault::Foreign { seq: 3 };
    let put_in = after(|lines| lines[2] = Line { seq: 3, ..journal("other")[2].clone() });
    assert_eq!(put_in.1, Some(foreign.clone()));
    assert!(put_in.0.contains(&foreign), "{:?}", put_in.0);
    let exchanged = after(|lines| {
        lines.swap(1, 2);
        (lines[1].seq, lines[2].seq) = (2, 3);
    });
    assert!(exchanged.0.contains(&Fault::Moved { seq: 3, after: 1 }), "{:?}", exchanged.0);
    assert_eq!(exchanged.1, Some(Fault::Foreign { seq: 2 }));
}

#[test]
fn every_fault_tells_its_act() {
    for fault in [
        Fault::Missing { seq: 7 },
        Fault::Changed { seq: 7 },
        Fault::Moved { seq: 7, after: 3 },
        Fault::Foreign { seq: 7 },
        Fault::Person { seq: 7, place: 1 },
    ] {
        assert_eq!(fault.seq(), 7);
        assert!(fault.to_string().contains('7'));
    }
}
