//! A seeded sample of small faults in a pure room, all in one build, each switched on by a number in the environment.
//!
//! `deploy/mutants --sample SEED ROOM` runs it in a throw-away copy of the tree.

mod copy;
mod places;
mod trial;

use std::path::Path;

use copy::Mutant;
use trial::Outcome;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// How many faults make a sample, unless a number is asked for.
const SAMPLE: usize = 96;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (again, arguments): (Vec<_>, Vec<_>) = arguments.into_iter().partition(|one| one == "--again");
    let [tree, copy, room, seed, count @ ..] = arguments.as_slice() else {
        return Err("mutator TREE COPY ROOM SEED [COUNT] [--again]".into());
    };
    let count = count.first().map_or(Ok(SAMPLE), |count| count.parse())?;
    let (tree, copy) = (Path::new(tree), Path::new(copy));
    let report = tree.join(format!("target/mutants/{room}-{seed}.txt"));

    let mutants = copy::broken(tree, copy, room, seed.parse()?, count)?;
    let binaries = trial::built(copy, room)?;
    let only = if again.is_empty() { None } else { Some(missed(&report)?) };
    let tried: Vec<&Mutant> =
        mutants.iter().filter(|one| only.as_ref().is_none_or(|only| only.contains(&one.told()))).collect();

    let folder = copy.join("src").join(room);
    let patience = trial::patience(&folder, &binaries)?;
    let mut lines = Vec::new();
    for mutant in tried {
        let outcome = trial::tried(&folder, &binaries, mutant.number, patience)?;
        let line = format!("{outcome} {}", mutant.told());
        println!("{line}");
        lines.push((outcome, line));
        let said: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
        std::fs::write(&report, said)?;
    }
    let noticed = lines.iter().filter(|(outcome, _)| *outcome != Outcome::Missed).count();
    println!("{noticed} of {} noticed; {}", lines.len(), report.display());
    Ok(())
}

/// What the last trial of this sample missed, as it was told.
fn missed(report: &Path) -> Result<Vec<String>> {
    let said = std::fs::read_to_string(report)?;
    let prefix = format!("{} ", Outcome::Missed);
    Ok(said.lines().filter_map(|line| line.strip_prefix(&prefix)).map(str::to_owned).collect())
}
