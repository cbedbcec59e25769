//! The events that touch the integrity of pairings, read off the journal: what was done, whatever was undone since
//! (VCL4THP 112-115).
//!
//! Which consequences are such events is in the table of levels. A hand pairing is one when it is published: a draft that was
//! discarded changed nothing.

use super::Tournament;
use super::acts::{Act, Import};
use super::fold::{self, Journal};
use super::ids::{PlayerId, RoundNo};
use super::judge::consequence::Consequence;
use super::judge::difference::{difference, when};
use super::judge::levels::{self, Story, When};
use super::outcome::Bye;
use super::round::Round;

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
    Changed {
        name: &'static str,
        consequence: Consequence,
    },
    /// Rounds that another program paired.
    Imported {
        source: String,
        rounds: usize,
    },
    /// A round of a file that is not as the engine has it.
    ImportedAgainstRules {
        source: String,
    },
    FullPointBye {
        player: PlayerId,
    },
}

/// Every event of the journal.
pub fn events(journal: &Journal) -> Vec<IntegrityEvent> {
    let entries: Vec<_> = journal.entries().collect();
    let mut state = Tournament::default();
    let mut found = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let before = entry.act.deed().nature().may_tell.in_state(&state).then(|| state.clone());
        match &entry.act {
            Act::Undo(_) => state = fold::fold(&entries[..=index]),
            Act::Import(Import { tournament }) => {
                fold::apply(&mut state, entry);
                let told = tournament.against_rules.iter().flatten().map(|round| IntegrityEvent {
                    seq: entry.seq,
                    round: *round,
                    what: What::ImportedAgainstRules { source: tournament.source.clone() },
                });
                found.extend(told);
                if !tournament.rounds.is_empty() && tournament.against_rules.is_none() {
                    let what = What::Imported { source: tournament.source.clone(), rounds: tournament.rounds.len() };
                    found.push(IntegrityEvent { seq: entry.seq, round: state.paired_rounds(), what });
                }
            }
            _ => fold::apply(&mut state, entry),
        }
        let Some(before) = before else { continue };
        for consequence in difference(&before, &state) {
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

/// Those of a round that is published now.
fn full_point_byes(seq: u64, round: &Round) -> impl Iterator<Item = IntegrityEvent> {
    let full = round.byes.iter().filter(|(_, bye)| *bye == Bye::FullPoint);
    full.map(move |(player, _)| IntegrityEvent {
        seq,
        round: round.number,
        what: What::FullPointBye { player: *player },
    })
}
