//! Forgeries in files that leave the hall: dossiers, the tournament as one file, and the state on a paper.

use crate::Outcome;
use crate::json;
use crate::scene::Scene;
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::Value;
use sonneborn::desk::dossier::unproven;
use sonneborn::desk::witnesses::{Answer as WitnessAnswer, Asked, Witnesses};
use sonneborn::exchange::archive::{Archive, Proof};
use sonneborn::exchange::dossier::Dossier;
use sonneborn::i18n::Lang;
use sonneborn::pairing::lots::Lots;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::chain::{Digest, Head, Printed};
use sonneborn::tournament::seal::{self, Seal};
use std::fs;

/// A key that is not the hall's.
fn other_seal(text: &str) -> Seal {
    let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
    let key = Ed25519KeyPair::from_pkcs8(made.as_ref()).expect("a key");
    let signature = seal::digits(key.sign(text.as_bytes()).as_ref());
    Seal { key: seal::digits(key.public_key().as_ref()), signature }
}

fn written(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("JSON")
}

/// A change to a file; `clever` ones compute anew what they can.
fn change(text: &str, scene: &Scene, lots: &mut Lots) -> (String, String) {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else {
        return (json::other_letter(text, lots), "a letter".into());
    };
    let what = match lots.below(9) {
        0 => return (json::other_letter(text, lots), "a letter".into()),
        1 => return (text.replacen("\n", " \n", 1), "a space".into()),
        2 => {
            value["seal"] = Value::Null;
            "no signature any more"
        }
        3 => {
            let other: Value = serde_json::from_str(&scene.player).expect("JSON");
            let names = ["acts", "pairings", "games", "seal", "digests", "state", "carried"];
            let name = names[lots.below(names.len())];
            value[name] = other[name].clone();
            return (written(&value), format!("{name} of another dossier"));
        }
        4 => {
            json::change(&mut value["acts"], lots);
            "something in the acts"
        }
        5 => {
            json::change(&mut value["pairings"], lots);
            "something in the pairings"
        }
        6 => {
            json::change(&mut value["games"], lots);
            "something in the games"
        }
        7 => {
            let acts = value["acts"].as_array().map_or(0, Vec::len);
            if acts > 0 {
                let place = lots.below(acts);
                json::change(&mut value["acts"][place]["text"], lots);
            }
            "the text of an act"
        }
        _ => {
            json::change(&mut value, lots);
            "something"
        }
    };
    (written(&value), what.into())
}

/// Digests, chain and state of the texts as they are now, and the signature of another hall under it.
fn computed_anew(text: &str) -> Option<String> {
    let mut dossier = Dossier::read(text.as_bytes()).ok()?;
    let kept: Vec<(u64, Digest)> = dossier.kept().iter().map(|(seq, text, _)| (*seq, Digest::of(text))).collect();
    for (seq, digest) in kept {
        let place = usize::try_from(seq).ok()?.checked_sub(1)?;
        *dossier.digests.get_mut(place)? = digest.to_string();
    }
    let digests = dossier.read_digests();
    let chain = digests.iter().fold(Digest::NONE, |chain, digest| chain.then(*digest));
    dossier.chain = chain.to_string();
    dossier.state = Head { seq: digests.len() as u64, chain }.to_string();
    dossier.seal = Some(other_seal(&dossier.sealed_text().ok()?));
    dossier.write().ok()
}

fn forge(whole: &str, scene: &Scene, lots: &mut Lots, changes: usize, check: impl Fn(&str) -> Checked) -> Outcome {
    let (mut text, mut done) = (whole.to_owned(), Vec::new());
    for _ in 0..changes {
        let (changed, what) = change(&text, scene, lots);
        (text, done) = (changed, [done, vec![what]].concat());
    }
    if changes > 0
        && lots.below(3) == 0
        && let Some(anew) = computed_anew(&text)
    {
        text = anew;
        done.push("all computed anew, and signed with another key".into());
    }
    let is_same = text == whole;
    match check(&text) {
        Checked::Proven if is_same => Outcome::Unaltered { proven: true },
        Checked::Proven => Outcome::Unnoticed(done),
        Checked::Not { .. } if is_same => Outcome::Unaltered { proven: false },
        Checked::Not { words } if words.is_empty() => Outcome::NoPlace(format!("{done:?}")),
        Checked::Not { .. } => Outcome::Noticed,
    }
}

enum Checked {
    Proven,
    Not { words: String },
}

/// As `sonneborn dossier --check FILE --key KEY` does.
fn dossier(text: &str, scene: &Scene) -> Checked {
    let read = match Dossier::read(text.as_bytes()) {
        Ok(read) => read,
        Err(fault) => return Checked::Not { words: fault.to_string() },
    };
    let found = unproven(&read, text.as_bytes(), Some(&scene.key), None);
    if found.is_empty() { Checked::Proven } else { Checked::Not { words: format!("{found:?}") } }
}

pub fn board(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.board, scene, lots, changes, |text| dossier(text, scene))
}

pub fn event(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.event, scene, lots, changes, |text| dossier(text, scene))
}

/// As an import does, which tells by which key the file is signed.
pub fn archive(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.archive, scene, lots, changes, |text| match Archive::read(text.as_bytes()) {
        Err(fault) => Checked::Not { words: fault.to_string() },
        Ok(read) => match read.proof() {
            Proof::Sealed { key } if seal::same_fingerprint(&key, &scene.key) => Checked::Proven,
            Proof::Sealed { key } => Checked::Not { words: format!("signed with {key}") },
            Proof::Nothing => Checked::Not { words: "signed by nobody".into() },
        },
    })
}

/// What a file says as a witness of the journal that it is of, beside which no key lies.
fn as_witness(text: &str, scene: &Scene) -> Checked {
    let file = scene.folder.path().join("witness.json");
    fs::write(&file, text).expect("written");
    let store = Store::open_to_read(Database::Sqlite(scene.file.clone())).expect("it opens");
    let asked = Asked { key: Some(scene.key.clone()), files: vec![file], offline: true, ..Asked::default() };
    let proof = Witnesses::of(&store, &asked, Lang::English).prove(scene.id).expect("readable");
    match proof.told.last().expect("the file is asked").clone() {
        (WitnessAnswer::Agrees, _) => Checked::Proven,
        (WitnessAnswer::Silent | WitnessAnswer::Against, words) => Checked::Not { words },
    }
}

pub fn witness_dossier(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.event, scene, lots, changes, |text| as_witness(text, scene))
}

pub fn witness_archive(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    forge(&scene.archive, scene, lots, changes, |text| as_witness(text, scene))
}

/// A folder of published pages as a witness of a journal, which is the hall's own, or one that lacks its last acts: it agrees with nothing
/// but the state that it was published with.
pub fn folder(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    let file = if changes > 0 && lots.below(2) == 0 { &scene.earlier } else { &scene.file };
    let published = scene.lines.last().expect("acts").head().to_string();
    let mut state = published.clone();
    for _ in 0..changes {
        state = match lots.below(4) {
            0 => state,
            1 => json::other_letter(&state, lots),
            2 => scene.lines[lots.below(scene.lines.len())].head().to_string(),
            _ => String::new(),
        };
    }
    let folder = scene.folder.path().join("published");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), format!("<body data-state=\"{state}\">")).expect("written");
    let store = Store::open_to_read(Database::Sqlite(file.clone())).expect("it opens");
    let asked = Asked { files: vec![folder], offline: true, ..Asked::default() };
    let proof = Witnesses::of(&store, &asked, Lang::English).prove(scene.id).expect("readable");
    let (answer, words) = proof.told.last().expect("the folder is asked").clone();
    let head = store.lines(scene.id).expect("readable").last().expect("acts").head();
    let is_same = head.compared(&state) == Printed::Same;
    match (answer, is_same) {
        (WitnessAnswer::Agrees, true) if head.to_string() == published => Outcome::Unaltered { proven: true },
        // It was published at that earlier moment.
        (WitnessAnswer::Agrees, true) => Outcome::Noticed,
        (WitnessAnswer::Agrees, false) => Outcome::Unnoticed(vec![state]),
        (_, true) => Outcome::Unaltered { proven: false },
        (_, false) if words.is_empty() => Outcome::NoPlace(state),
        (_, false) => Outcome::Noticed,
    }
}

/// What somebody types from a paper, or what a code has.
pub fn paper(scene: &Scene, lots: &mut Lots, changes: usize) -> Outcome {
    let head = scene.lines.last().expect("acts").head();
    let whole = head.to_string();
    let mut text = whole.clone();
    for _ in 0..changes {
        text = match lots.below(4) {
            0 => json::other_letter(&text, lots),
            1 => text[..lots.below(text.len() + 1)].to_owned(),
            2 => scene.lines[lots.below(scene.lines.len())].head().to_string(),
            // As old papers have it: the first 32 bits.
            _ => format!("{}-{:.8}", head.seq, head.chain.to_string()),
        };
    }
    let plain = |text: &str| -> String {
        let meant = text.to_ascii_uppercase().replace('O', "0").replace(['I', 'L'], "1");
        meant.chars().filter(|letter| !matches!(letter, '-' | ' ')).collect()
    };
    match (head.compared(&text) == Printed::Same, plain(&text) == plain(&whole)) {
        (proven, true) if text == whole => Outcome::Unaltered { proven },
        (_, true) => Outcome::Noticed,
        (true, false) => Outcome::Unnoticed(vec![text]),
        (false, false) => Outcome::Noticed,
    }
}
