//! The events that touch the integrity of pairings, read off the journal: what was done, whatever was undone since
//! (VCL4THP 112-115).
//!
//! Which consequences are such events is in the table of levels. A hand pairing is one when it is published: a draft that was
//! discarded changed nothing.

use super::acts::{Act, Import, Imported};
use super::fold::Journal;
use super::ids::{PlayerId, RoundNo};
use super::judge::consequence::Consequence;
use super::judge::difference::{difference, when};
use super::judge::levels::{self, Story, When};
use super::outcome::Bye;
use super::round::Round;
use super::steps::Steps;

/// An event in the order of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityEvent {
    /// The act that brought it about.
    pub seq: u64,
    /// The round concerned; of what concerns none, the last that was paired.
    pub round: RoundNo,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Something that later pairings rest on, by the name that the table of levels gives it.
    Changed { name: &'static str, consequence: Consequence },
    /// Rounds that another program paired.
    Imported { source: String, rounds: usize },
    /// A round of a file that is not as the engine has it.
    ImportedAgainstRules { source: String },
    /// Given by the arbiter, deprecated by FIDE.
    FullPointBye { player: PlayerId },
}

pub fn events(journal: &Journal) -> Vec<IntegrityEvent> {
    let entries: Vec<_> = journal.entries().collect();
    let mut steps = Steps::of(&entries);
    let mut found = Vec::new();
    for entry in &entries {
        let may_tell = entry.act.deed().nature().may_tell.in_state(steps.state());
        let before = may_tell.then(|| steps.state().clone());
        steps.take();
        let state = steps.state();
        if let Act::Import(Import { tournament }) = &entry.act {
            imported(entry.seq, tournament, state.paired_rounds(), &mut found);
        }
        let Some(before) = before else { continue };
        for consequence in difference(&before, state) {
            let published = match &consequence {
                Consequence::Published { round } | Consequence::PublishedByHand { round, .. } => state.round(*round),
                _ => None,
            };
            found.extend(published.into_iter().flat_map(|round| full_point_byes(entry.seq, round)));
            let is_told = |story: &Story| match story {
                Story::Always(_) => true,
                Story::OncePaired(_) => when(&before, &consequence) != When::BeforeStart,
                Story::OnceFollowed(_) => matches!(when(&before, &consequence), When::RoundBefore | When::Earlier),
            };
            let story = levels::row(consequence.kind()).story;
            if let Some(story) = story.filter(is_told) {
                let round = consequence.round().unwrap_or_else(|| before.paired_rounds());
                let what = What::Changed { name: story.name(), consequence };
                found.push(IntegrityEvent { seq: entry.seq, round, what });
            }
        }
    }
    found
}

/// What is told of a file that was taken over.
fn imported(seq: u64, tournament: &Imported, last: RoundNo, found: &mut Vec<IntegrityEvent>) {
    let source = || tournament.source.clone();
    let against_rules = tournament.against_rules.iter().flatten();
    found.extend(against_rules.map(|round| IntegrityEvent {
        seq,
        round: *round,
        what: What::ImportedAgainstRules { source: source() },
    }));
    if !tournament.rounds.is_empty() && tournament.against_rules.is_none() {
        let what = What::Imported { source: source(), rounds: tournament.rounds.len() };
        found.push(IntegrityEvent { seq, round: last, what });
    }
}

/// Those of a round that is published now.
fn full_point_byes(seq: u64, round: &Round) -> impl Iterator<Item = IntegrityEvent> {
    let full = round.byes.iter().filter(|(_, bye)| *bye == Bye::FullPoint);
    full.map(move |(player, _)| IntegrityEvent {
        seq,
        round: round.number,
        what: What::FullPointBye { player: *player },
    })
}
