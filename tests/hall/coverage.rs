//! What was reached: every kind of act by how often it was done and refused, every consequence that was judged, every refusal.

use sonneborn_tournament::acts::Act;
use sonneborn_tournament::judge::Judgement;
use sonneborn_tournament::judge::levels::{self, Kind, Level, RegulationField, When};
use sonneborn_tournament::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        /// The kind of an act; a new one does not compile until it is named, and is a hole until people do it.
        pub fn kind(act: &Act) -> &'static str {
            match act {
                $(Act::$kind(_) => stringify!($kind),)*
            }
        }

        const KINDS: &[&str] = &[$(stringify!($kind)),*];
    };
}

kinds!(
    Create,
    Import,
    ChangeDetails,
    ChangeRegulations,
    RegisterPlayers,
    EditPlayer,
    RemovePlayer,
    ChangePresence,
    RequestBye,
    LeaveOut,
    CheckIn,
    FixBoard,
    EstimateRatings,
    GiveValue,
    NumberPlayers,
    ExchangeNumbers,
    DrawNumbers,
    ChangeTeams,
    RegisterTeams,
    ChangeTeam,
    NumberTeams,
    GiveLineUp,
    CloseLineUps,
    DraftRound,
    AlterDraft,
    DiscardDraft,
    PublishRound,
    PublishTable,
    UnpublishRound,
    EnterResult,
    KeepTyping,
    AnswerTypings,
    AdjournMissing,
    SwapColours,
    Rule,
    CorrectForRating,
    Adjust,
    PlayOff,
    SendThrough,
    SendTeamThrough,
    DrawLots,
    RankByHand,
    ChangePrizes,
    ChangeStyle,
    ChangeHousePoints,
    ChangePublicSide,
    ChangeScreens,
    ReportResult,
    AskForBye,
    SignUp,
    SettleWaiting,
    Forget,
    EndForHouse,
    NoteIncident,
    LodgeAppeal,
    HearAppeal,
    DecideAppeal,
    SealMove,
    KeepPhotograph,
    LeaveFideMode,
    Close,
    Reopen,
    Undo,
);

/// How often a kind of act was done, and why it was not.
#[derive(Clone, Debug, Default)]
struct Answers {
    done: usize,
    refused: BTreeMap<String, usize>,
}

/// Counts of what was done.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    events: usize,
    acts: BTreeMap<&'static str, Answers>,
    consequences: BTreeMap<String, usize>,
    refusals: BTreeMap<String, usize>,
    /// By question, the paths on which its promise was held.
    pub paths: BTreeSet<(u16, String)>,
    /// By the name of a kind of `###` line, the shortest file that has one.
    pub samples: BTreeMap<String, String>,
}

impl Coverage {
    pub fn held(&mut self, questions: &[u16], path: &str) {
        self.paths.extend(questions.iter().map(|question| (*question, path.to_owned())));
    }

    pub fn has_sample(&mut self, kind: String, file: String) {
        let kept = self.samples.entry(kind).or_insert_with(|| file.clone());
        // The same whichever thread comes first.
        if (file.len(), &file) < (kept.len(), kept) {
            *kept = file;
        }
    }

    pub fn of_one_event() -> Coverage {
        Coverage { events: 1, ..Coverage::default() }
    }

    pub fn did(&mut self, kind: &'static str) {
        self.acts.entry(kind).or_default().done += 1;
    }

    pub fn answered<T, E: Debug>(&mut self, kind: &'static str, answer: &Result<T, E>) {
        match answer {
            Ok(_) => self.did(kind),
            Err(why) => *self.acts.entry(kind).or_default().refused.entry(reason(why)).or_default() += 1,
        }
    }

    pub fn reached(&mut self, kind: Kind) {
        *self.consequences.entry(name(kind)).or_default() += 1;
    }

    pub fn judged(&mut self, judged: &Result<Judgement, Refusal>) {
        match judged {
            Ok(judgement) => {
                for (consequence, _) in &judgement.consequences {
                    self.reached(consequence.kind());
                }
            }
            Err(refusal) => {
                *self.refusals.entry(reason(refusal)).or_default() += 1;
            }
        }
    }

    pub fn add(&mut self, other: &Coverage) {
        self.events += other.events;
        self.paths.extend(other.paths.iter().cloned());
        for (kind, file) in &other.samples {
            self.has_sample(kind.clone(), file.clone());
        }
        for (kind, answers) in &other.acts {
            let sum = self.acts.entry(kind).or_default();
            sum.done += answers.done;
            for (why, count) in &answers.refused {
                *sum.refused.entry(why.clone()).or_default() += count;
            }
        }
        for (mine, theirs) in [(&mut self.consequences, &other.consequences), (&mut self.refusals, &other.refusals)] {
            for (name, count) in theirs {
                *mine.entry(name.clone()).or_default() += count;
            }
        }
    }

    pub fn done(&self) -> usize {
        self.acts.values().map(|answers| answers.done).sum()
    }

    pub fn print(&self) {
        println!("{} events, {} acts", self.events, self.done());
        for (kind, Answers { done, refused }) in &self.acts {
            println!("  {kind}: {done} done, refused {refused:?}");
        }
        println!("consequences: {:?}", self.consequences);
        println!("refusals: {:?}", self.refusals);
    }

    /// What was not reached often enough.
    pub fn holes(&self) -> Vec<String> {
        let done = |kind: &str| self.acts.get(kind).map_or(0, |answers| answers.done);
        let is_due = |kind: &&&str| self.events >= MANY || !RARE.contains(*kind);
        let acts = KINDS.iter().filter(|kind| done(kind) < LEAST).filter(is_due).map(|kind| format!("the act {kind}"));
        let judged = |kind: &Kind| self.consequences.get(&name(*kind)).copied().unwrap_or_default();
        let consequences =
            Kind::all().into_iter().filter(|kind| self.events >= MANY && !is_elsewhere(*kind) && judged(kind) == 0);
        acts.chain(consequences.map(|kind| format!("the consequence {}", name(kind)))).collect()
    }
}

/// The name of what stands against it.
fn reason(why: &impl Debug) -> String {
    let told = format!("{why:?}");
    let told = told.trim_start_matches("Refused(").trim_start_matches("Refusal(").trim_start_matches("NoPairing(");
    told.split([' ', '{', '(', ')']).next().unwrap_or_default().to_owned()
}

/// How often each kind of act is done at least.
const LEAST: usize = 1;

/// What few events come to, and from how many events on it is a hole.
const RARE: [&str; 6] = ["SettleWaiting", "HearAppeal", "DecideAppeal", "ExchangeNumbers", "NumberTeams", "SignUp"];
const MANY: usize = 500;

fn name(kind: Kind) -> String {
    format!("{kind:?}")
}

/// Consequences that no judgement has, because they are always refused, or that people of the machine do not bring about; each has
/// its test elsewhere (`tests/house/judge.rs`).
fn is_elsewhere(kind: Kind) -> bool {
    let row = levels::row(kind);
    let is_refused = |when: &When| [true, false].iter().all(|is_fide| row.level(*is_fide, *when) == Level::Refused);
    When::ALL.iter().all(is_refused)
        || matches!(
            kind,
            // Of journals of old: who paired a published round, and how the mode came about, is not changed by an act.
            Kind::PairingAttributed | Kind::Regulation(RegulationField::Mode)
            // By an undo of what others rest on only.
            | Kind::EntryRoundChanged
            // Refused once somebody sat at a board, and no change of order before.
            | Kind::SquadReordered
            // Sections of a festival, which these events are not.
            | Kind::WarnedOfElsewhere
        )
}
