//! The throw-away copy of the tree, broken in as many places as the sample has.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::places::{ASKED, Place, places};

/// What asks in every broken place; it ends the room's `lib.rs`.
const QUESTION: &str = r#"
/// Whether it is the turn of this fault.
#[doc(hidden)]
#[allow(missing_docs)]
pub(crate) fn mutant(number: usize) -> bool {
    static ON: std::sync::LazyLock<Option<usize>> = std::sync::LazyLock::new(|| std::env::var("SONNEBORN_MUTANT").ok()?.parse().ok());
    *ON == Some(number)
}
"#;

/// What begins it: a fault whose sum cannot be computed is one all the same.
const ALLOWED: &str = "#![allow(arithmetic_overflow, unconditional_panic)]\n";

pub struct Mutant {
    pub number: usize,
    file: PathBuf,
    place: Place,
    /// Where it stands in the broken file.
    range: Range<usize>,
}

impl Mutant {
    /// What is broken, and where.
    pub fn told(&self) -> String {
        format!("{}:{}: {}", self.file.display(), self.place.line, self.place.what)
    }
}

/// Breaks a fresh copy in `count` places that compile.
pub fn broken(tree: &Path, copy: &Path, room: &str, seed: u64, count: usize) -> Result<Vec<Mutant>> {
    let mut order = all_places(tree, room)?;
    eprintln!("{} places in {room}", order.len());
    order.sort_by_key(|(file, place)| lot(seed, file, place));
    let mut left_out = BTreeSet::new();
    loop {
        fill(tree, copy)?;
        let mut mutants = chosen(&order, &left_out, count);
        write(tree, copy, room, &mut mutants)?;
        let refused = refused(copy, room, &mutants)?;
        if refused.is_empty() {
            return Ok(mutants);
        }
        eprintln!("{} do not compile", refused.len());
        left_out.extend(refused.iter().map(|&number| mutants[number].told()));
    }
}

fn all_places(tree: &Path, room: &str) -> Result<Vec<(PathBuf, Place)>> {
    let mut files = listed(tree, &format!("src/{room}"))?;
    files.sort();
    let mut all = Vec::new();
    for file in files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs")) {
        let source = std::fs::read_to_string(tree.join(&file))?;
        all.extend(places(&source)?.into_iter().map(|place| (file.clone(), place)));
    }
    Ok(all)
}

/// Files that git knows, or would know.
fn listed(tree: &Path, under: &str) -> Result<Vec<PathBuf>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", under];
    let said = Command::new("git").args(arguments).current_dir(tree).output()?.stdout;
    let said = String::from_utf8(said)?;
    Ok(said.split('\0').map(PathBuf::from).filter(|file| tree.join(file).is_file()).collect())
}

/// What differs is copied anew, so that Cargo builds no more than it must.
fn fill(tree: &Path, copy: &Path) -> Result<()> {
    for file in listed(tree, ".")? {
        let (from, to) = (tree.join(&file), copy.join(&file));
        let said = std::fs::read(&from)?;
        if std::fs::read(&to).is_ok_and(|had| had == said) {
            continue;
        }
        std::fs::create_dir_all(to.parent().unwrap_or(copy))?;
        std::fs::write(&to, said)?;
    }
    Ok(())
}

/// What a place is drawn by (FNV-1a): of a file that nobody touched it stays the same.
fn lot(seed: u64, file: &Path, place: &Place) -> u64 {
    let told = format!("{seed} {}:{} {}", file.display(), place.line, place.what);
    let sum =
        told.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (sum ^ (sum >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The first of the order that do not lie over each other.
fn chosen(order: &[(PathBuf, Place)], left_out: &BTreeSet<String>, count: usize) -> Vec<Mutant> {
    let mut chosen: Vec<Mutant> = Vec::new();
    for (file, place) in order {
        let touches = |one: &Mutant| {
            one.file == *file && one.place.range.start <= place.range.end && place.range.start <= one.place.range.end
        };
        let mutant = Mutant { number: chosen.len(), file: file.clone(), place: place.clone(), range: 0..0 };
        if chosen.len() < count && !chosen.iter().any(touches) && !left_out.contains(&mutant.told()) {
            chosen.push(mutant);
        }
    }
    chosen
}

fn write(tree: &Path, copy: &Path, room: &str, mutants: &mut [Mutant]) -> Result<()> {
    let files: BTreeSet<PathBuf> = mutants.iter().map(|one| one.file.clone()).collect();
    for file in files {
        let mut source = std::fs::read_to_string(tree.join(&file))?;
        let mut here: Vec<&mut Mutant> = mutants.iter_mut().filter(|one| one.file == file).collect();
        here.sort_by_key(|one| one.place.range.start);
        let mut grown = 0;
        for mutant in here {
            let text = mutant.place.text.replace(ASKED, &format!("crate::mutant({})", mutant.number));
            let (start, end) = (mutant.place.range.start + grown, mutant.place.range.end + grown);
            source.replace_range(start..end, &text);
            grown += text.len() - (end - start);
            mutant.range = start..start + text.len();
        }
        std::fs::write(copy.join(&file), source)?;
    }
    let root = format!("src/{room}/lib.rs");
    for mutant in mutants.iter_mut().filter(|one| one.file == Path::new(&root)) {
        mutant.range = mutant.range.start + ALLOWED.len()..mutant.range.end + ALLOWED.len();
    }
    let said = std::fs::read_to_string(copy.join(&root))?;
    std::fs::write(copy.join(root), format!("{ALLOWED}{said}{QUESTION}"))?;
    Ok(())
}

/// Which do not compile, by the places that the compiler names.
fn refused(copy: &Path, room: &str, mutants: &[Mutant]) -> Result<BTreeSet<usize>> {
    let arguments = ["check", "--package", &format!("sonneborn-{room}"), "--lib", "--message-format=json"];
    let said = Command::new("cargo").args(arguments).current_dir(copy).stderr(Stdio::null()).output()?;
    if said.status.success() {
        return Ok(BTreeSet::new());
    }
    let mut refused = BTreeSet::new();
    for line in String::from_utf8(said.stdout)?.lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        if message["message"]["level"] != "error" {
            continue;
        }
        for span in message["message"]["spans"].as_array().into_iter().flatten() {
            let number = |name: &str| span[name].as_u64().and_then(|at| usize::try_from(at).ok()).unwrap_or_default();
            let (start, end) = (number("byte_start"), number("byte_end"));
            let here = |one: &&Mutant| one.file == Path::new(span["file_name"].as_str().unwrap_or_default());
            let touches = |one: &&Mutant| one.range.start <= end && start <= one.range.end;
            refused.extend(mutants.iter().filter(here).filter(touches).map(|one| one.number));
        }
    }
    if refused.is_empty() { Err("the copy does not compile, and no fault is to blame".into()) } else { Ok(refused) }
}
