//! What proves a journal outside of it: the letters on papers, signatures, statements of witnesses; and what it says of an act done
//! before it was written.

use crate::events::act;
use ed25519_compact::{KeyPair, Seed};
use sonneborn_tournament::acts::{Author, Unnamed};
use sonneborn_tournament::chain::{Digest, Head, Line, Printed};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::seal::{Seal, digits, fingerprint, same_fingerprint};
use sonneborn_tournament::witness::{Knows, Stands, Statement};

/// The value of the empty text (FIPS 180-4), and its first 140 bits in Crockford's letters.
const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const PRINTED: &str = "WERC-8GMR-ZGE1-96QV-YK49-JVXS-4GKT";

#[test]
fn a_value_is_printed_in_letters_and_compared_as_somebody_types_it() {
    let digest = Digest::of("");
    assert_eq!((digest.to_string(), digest.printed()), (EMPTY.into(), PRINTED.into()));
    for (typed, is) in [
        (PRINTED, Printed::Same),
        (&PRINTED.to_lowercase(), Printed::Same),
        (&PRINTED.replace('-', " "), Printed::Same),
        (&PRINTED.replace('-', ""), Printed::Same),
        (&PRINTED.replace('1', "I"), Printed::Same),
        (&PRINTED.replace('1', "l"), Printed::Same),
        (&PRINTED.replace('0', "O"), Printed::Same),
        (&PRINTED[..33], Printed::Other),
        (&format!("{PRINTED}0"), Printed::Other),
        (&PRINTED.replace('W', "X"), Printed::Other),
        (EMPTY, Printed::Same),
        (&EMPTY.to_uppercase(), Printed::Same),
        (&EMPTY[..63], Printed::Other),
        ("e3b0c442", Printed::Short),
        ("E3B0-C442", Printed::Short),
        ("e3b0c443", Printed::Other),
        ("e3b0c44", Printed::Other),
        ("", Printed::Other),
    ] {
        assert_eq!(digest.compared(typed), is, "{typed}");
    }
    let head = Head { seq: 57, chain: digest };
    assert_eq!(head.to_string(), format!("57-{PRINTED}"));
    assert_eq!(Head { seq: 57, chain: Digest::NONE }.to_string(), "57", "of a file there is no journal");
    for (shown, is) in [
        (format!(" 57-{PRINTED} "), Printed::Same),
        ("57-e3b0c442".into(), Printed::Short),
        (format!("58-{PRINTED}"), Printed::Other),
        (PRINTED.into(), Printed::Other),
        ("57".into(), Printed::Other),
    ] {
        assert_eq!(head.compared(&shown), is, "{shown}");
    }
    let read = |text: &str| text.parse::<Digest>().ok();
    assert_eq!(read(EMPTY), Some(digest));
    for wrong in [&EMPTY.to_uppercase(), &EMPTY[..62], &format!("{EMPTY}00"), &EMPTY.replace('e', "g")] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

fn keys() -> KeyPair {
    KeyPair::from_seed(Seed::new([7; 32]))
}

fn signed(text: &str) -> Seal {
    let keys = keys();
    Seal { key: digits(&*keys.pk), signature: digits(&*keys.sk.sign(text, None)) }
}

#[test]
fn a_seal_holds_for_its_text_and_its_key_as_they_are_written() {
    let seal = signed("text");
    assert!(seal.holds("text") && !seal.holds("texts"));
    let other = KeyPair::from_seed(Seed::new([8; 32]));
    assert!(!Seal { key: digits(&*other.pk), ..seal.clone() }.holds("text"));
    for wrong in [seal.key.to_uppercase(), seal.key[..62].into(), format!("{}0", seal.key), String::new(), "zz".into()]
    {
        assert!(!Seal { key: wrong.clone(), ..seal.clone() }.holds("text"), "{wrong}");
        let unread = Seal { key: wrong.clone(), ..seal.clone() }.fingerprint();
        assert_ne!(unread, seal.fingerprint(), "{wrong}");
    }
    let signature = seal.signature.to_uppercase();
    assert!(!Seal { signature, ..seal.clone() }.holds("text"), "there is one way to write it");
    let printed = fingerprint(&*keys().pk);
    assert_eq!(seal.fingerprint(), printed);
    assert_eq!(Seal { key: "zz".into(), ..seal }.fingerprint(), "");
    assert_eq!(digits(&[0, 15, 255]), "000fff");
    for (typed, is_same) in [
        (PRINTED.to_lowercase().replace('-', " "), true),
        (PRINTED.replace('1', "I").replace('0', "o"), true),
        (PRINTED.replace('1', "l"), true),
        (PRINTED[..33].into(), false),
        (format!("{PRINTED}0"), false),
        (String::new(), false),
    ] {
        assert_eq!(same_fingerprint(PRINTED, &typed), is_same, "{typed}");
    }
    assert!(!same_fingerprint("", ""), "nothing is no key");
}

/// The lines of a journal of so many acts.
fn journal(name: &str, acts: u64) -> Vec<Line> {
    let mut head = Head::default();
    let line = |seq: u64| {
        let line = Line::after(head, format!("{{\"{name}\":{seq}}}"), None);
        head = line.head();
        line
    };
    (1..=acts).map(line).collect()
}

#[test]
fn a_journal_stands_to_a_statement_by_what_both_have() {
    let lines = journal("act", 5);
    let about = |place: usize| Statement::new(Knows::Done, lines[0].chain, lines[place].head(), 17);
    assert_eq!(about(4).of(&lines), Some(Stands::Agrees));
    assert_eq!(about(2).of(&lines), Some(Stands::Beyond { from: 4 }));
    assert_eq!(about(0).of(&lines), Some(Stands::Beyond { from: 2 }));
    assert_eq!(about(4).of(&lines[..3]), Some(Stands::Lacks { from: 4 }));
    assert_eq!(about(4).of(&[]), None);
    assert_eq!(about(4).of(&journal("other", 5)), None, "of another journal");
    let mut other = lines.clone();
    other[2].chain = lines[3].chain;
    assert_eq!(about(2).of(&other), Some(Stands::Differs { seq: 3 }));
    let before = Statement { seq: 0, ..about(0) };
    assert_eq!(before.of(&lines), Some(Stands::Differs { seq: 0 }), "there is no act before the first");
    assert_eq!(about(2).head(), Some(lines[2].head()));
    assert_eq!(Statement { chain: "x".into(), ..about(2) }.head(), None);
}

#[test]
fn a_witness_signs_how_and_what_they_know() {
    let lines = journal("act", 2);
    let (origin, chain) = (lines[0].chain.to_string(), lines[1].chain.to_string());
    for (knows, word) in [(Knows::Done, "done"), (Knows::Adopted, "adopted"), (Knows::Found, "found")] {
        let statement = Statement::new(knows, lines[0].chain, lines[1].head(), 17);
        let text = format!("sonneborn head\n{word}\n{origin}\n2\n{chain}\n17\n");
        assert_eq!(statement.text(), text);
        assert!(!statement.holds(), "nobody has signed it");
        assert!(Statement { seal: Some(signed(&text)), ..statement.clone() }.holds());
        assert!(!Statement { seal: Some(signed("text")), ..statement }.holds());
    }
}

#[test]
fn who_acts_without_an_account_is_told_from_everybody_elses_name() {
    for (unnamed, name) in [
        (Unnamed::Phone("#10 + #3"), "by-phone: #10 + #3"),
        (Unnamed::SelfCheckIn, "self-check-in"),
        (Unnamed::Captain("Blue"), "captain-of: Blue"),
    ] {
        assert_eq!(unnamed.author(), Author { account: 0, name: name.into() });
        let read = Unnamed::read(name).expect("nobody is called so");
        assert_eq!(read.author().name, name);
    }
    for name in ["Ana", "self-check-in ", "phone: #1"] {
        assert!(Unnamed::read(name).is_none(), "{name}");
    }
}

#[test]
fn a_round_is_read_as_a_number_and_as_a_key() {
    let line = r#"{"act":"change_presence","player":3,"was":"playing","now":{"withdrawn":{"from":2}}}"#;
    assert_eq!(serde_json::to_string(&act(line)).expect("written"), line);
    for (text, round) in [("7", Some(7)), ("\"7\"", Some(7)), ("65536", None), ("\"x\"", None), ("true", None)] {
        assert_eq!(serde_json::from_str::<RoundNo>(text).ok(), round.map(RoundNo), "{text}");
    }
    assert_eq!([1, 2].map(|round| RoundNo(round).previous()), [None, Some(RoundNo(1))]);
    assert_eq!([0, 1, 2].map(|round| RoundNo(round).index()), [0, 0, 1]);
}
