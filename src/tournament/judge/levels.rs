//! The table of levels: what each consequence of an act asks for, by the time, by the mode, and of whom (VCL4THP 218-221: no
//! level can be switched off).
//!
//! There is no default row. A kind of consequence that has no row does not compile.

use super::consequence::{Kind, RegulationField};
use crate::role::Role;
use Story::{Always, OnceFollowed, OncePaired};

/// What is asked before an act is done, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The journal tells it; nothing is asked.
    Told,
    /// Level 2: seen before it is done.
    Seen,
    /// Level 3: confirmed, with a reason.
    Confirmed,
    /// Level 4: confirmed twice, because the event leaves FIDE mode.
    LeavesFideMode,
    /// Level 5: refused.
    Refused,
}

/// How long ago the round was paired that a consequence is about. What is about no round is as old as round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// No round is paired.
    BeforeStart,
    /// No later round was paired by it.
    ThisRound,
    /// One later round was.
    RoundBefore,
    /// Two or more were.
    Earlier,
}

impl When {
    pub const ALL: [When; 4] = [When::BeforeStart, When::ThisRound, When::RoundBefore, When::Earlier];

    /// By how many rounds were paired since.
    pub fn followed_by(later: usize) -> When {
        match later {
            0 => When::ThisRound,
            1 => When::RoundBefore,
            _ => When::Earlier,
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    fide: Levels,
    free: Levels,
    /// Who may at least bring it about.
    pub least: Role,
    /// Whether a reason is asked for also where nothing is to be confirmed.
    pub reason: bool,
    /// The article or question of FIDE's checklist that it follows.
    pub article: &'static str,
    /// How it is told in the report, if it touches the integrity of pairings.
    pub story: Option<Story>,
}

/// The name of an event that touches the integrity of pairings, as `###` lines have it, and from when on it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Story {
    Always(&'static str),
    /// Once a round is paired.
    OncePaired(&'static str),
    /// Once a later round was paired on it.
    OnceFollowed(&'static str),
}

impl Story {
    pub fn name(self) -> &'static str {
        match self {
            Story::Always(name) | Story::OncePaired(name) | Story::OnceFollowed(name) => name,
        }
    }
}

/// A level for each [`When`], in the order of [`When::ALL`].
type Levels = [Level; 4];

impl Row {
    const fn of(fide: Levels, free: Levels, least: Role, article: &'static str) -> Row {
        Row { fide, free, least, reason: false, article, story: None }
    }

    /// The same at all times and in both modes.
    const fn always(level: Level, least: Role, article: &'static str) -> Row {
        Row::of([level; 4], [level; 4], least, article)
    }

    const fn with_reason(self) -> Row {
        Row { reason: true, ..self }
    }

    const fn told(self, story: Story) -> Row {
        Row { story: Some(story), ..self }
    }

    /// The level; `is_fide`: in FIDE mode.
    pub fn level(&self, is_fide: bool, when: When) -> Level {
        let levels = if is_fide { self.fide } else { self.free };
        match when {
            When::BeforeStart => levels[0],
            When::ThisRound => levels[1],
            When::RoundBefore => levels[2],
            When::Earlier => levels[3],
        }
    }
}

const T: Level = Level::Told;
const S: Level = Level::Seen;
const C: Level = Level::Confirmed;
const L: Level = Level::LeavesFideMode;
const R: Level = Level::Refused;
const ARBITER: Role = Role::Arbiter;
const CHIEF: Role = Role::ChiefArbiter;

/// The row of a kind of consequence.
pub fn row(kind: Kind) -> Row {
    match kind {
        Kind::Founded => Row::always(T, CHIEF, "C.04.2 art. 1.2"),
        // Results. The columns: before the start, this round, the round before, earlier.
        Kind::ResultEntered => {
            Row::of([T, T, C, R], [T, T, S, C], ARBITER, "C.04.2 art. 4.3").told(OnceFollowed("Result correction"))
        }
        Kind::ResultChanged => Row::of([T, T, C, R], [T, T, C, C], ARBITER, "C.04.2 art. 4.3; VCL4THP 189-191")
            .told(OnceFollowed("Result correction")),
        Kind::ResultErased => Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.04.2 art. 4.3; VCL4THP 189-191")
            .told(OnceFollowed("Result correction")),
        Kind::AdjournmentSettled => Row::of([T, T, C, C], [T, T, C, C], ARBITER, "C.04.2 art. 3.1; VCL4THP 162-163")
            .told(OnceFollowed("Adjournment")),
        Kind::AdjournmentDrawn => Row::always(T, ARBITER, "C.04.2 art. 3.1; VCL4THP 162"),
        Kind::CorrectedForRating => {
            Row::always(C, ARBITER, "C.04.2 art. 4.3; VCL4THP 192-193").told(Always("Rating-only correction"))
        }
        Kind::ColoursSwapped => Row::of([C, C, C, R], [T, T, C, C], ARBITER, "C.04.2 art. 4.3; VCL4THP 67-69")
            .told(Always("Colours exchanged")),
        Kind::RulingMade => Row::always(T, ARBITER, "Laws art. 12"),
        Kind::RulingOtherThanProposed => Row::always(T, ARBITER, "Laws art. 12").with_reason(),
        Kind::RulingTakenBack => Row::always(T, ARBITER, "Laws art. 12").with_reason(),
        Kind::IncidentNoted => Row::always(T, ARBITER, "Laws art. 12.2 and 12.9"),
        Kind::IncidentTakenBack => Row::always(T, ARBITER, "Laws art. 12.9").with_reason(),
        Kind::AppealLodged => Row::always(T, ARBITER, "Laws art. 11.10"),
        Kind::AppealHeard => Row::always(T, CHIEF, "Laws art. 11.10"),
        Kind::AppealDecided => Row::always(T, CHIEF, "Laws art. 11.10"),
        Kind::AppealReopened => Row::always(T, CHIEF, "Laws art. 11.10").with_reason(),
        Kind::AppealTakenBack => Row::always(T, ARBITER, "Laws art. 11.10").with_reason(),
        Kind::MoveSealed => Row::always(T, ARBITER, "Guidelines I"),
        Kind::PointsAdjusted => Row::always(T, ARBITER, "Laws art. 12.9; TRF 299").with_reason(),
        // Rounds.
        Kind::RoundDrafted => Row::always(T, ARBITER, "C.04.2 art. 1.4"),
        Kind::DraftAltered => Row::always(T, ARBITER, "VCL4THP 64-69"),
        Kind::DraftDiscarded => Row::always(T, ARBITER, "VCL4THP 64-69"),
        Kind::LeftOutOfDraft => Row::always(T, ARBITER, "C.04.2 art. 2.4"),
        Kind::RoundPublished => Row::always(T, ARBITER, "C.04.2 art. 4.4"),
        Kind::HandPairingPublished => {
            Row::of([C; 4], [T; 4], ARBITER, "C.04.2 art. 1.4; VCL4THP 68-69").told(Always("MPA"))
        }
        Kind::RoundUnpublished => {
            Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.04.2 art. 4.4").told(Always("Publication taken back"))
        }
        Kind::ResultsSetAside => {
            Row::of([S, S, R, R], [S, S, R, R], ARBITER, "C.04.2 art. 4.4").told(Always("Publication taken back"))
        }
        Kind::PlayedRoundReseated => Row::always(R, ARBITER, "C.04.2 art. 4.4").told(Always("Pairing changed")),
        Kind::ByesOfRoundChanged => Row::always(R, ARBITER, "C.04.2 art. 4.4").told(Always("Pairing changed")),
        Kind::PairingAttributed => Row::always(T, ARBITER, "VCL4THP 68-69"),
        // Players.
        Kind::PlayersRegistered => Row::always(T, ARBITER, "C.04.2 art. 2.4"),
        Kind::TableJoined => Row::always(R, ARBITER, "C.05 Annex 1"),
        Kind::RegistrationTakenBack => Row::always(T, ARBITER, "C.04.2 art. 4.1"),
        Kind::PlayersExchanged => Row::always(R, ARBITER, "C.04.2 art. 2.3"),
        Kind::PlayerRemoved => Row::always(T, ARBITER, "C.04.2 art. 4.1"),
        Kind::PlayerDataChanged => Row::always(T, ARBITER, "C.04.2 art. 2.3"),
        Kind::PresenceChanged => Row::always(T, ARBITER, "C.04.2 art. 3.2"),
        Kind::PlayerExpelled => Row::always(T, ARBITER, "Laws art. 12.9.9; VCL4THP 197").with_reason(),
        Kind::EntryRoundChanged => Row::always(T, ARBITER, "C.04.2 art. 2.4"),
        Kind::ByeRequested => Row::always(T, ARBITER, "C.04.2 art. 3.3"),
        Kind::CheckedIn => Row::always(T, ARBITER, "C.04.2 art. 4.1"),
        Kind::BoardFixed => Row::always(T, ARBITER, "C.04.2 art. 3.6"),
        Kind::OutsideValueGiven => Row::always(T, ARBITER, "C.07 art. 4.1; VCL4THP 207"),
        Kind::NumbersGiven => Row::always(T, ARBITER, "C.04.2 art. 2.3"),
        Kind::NumbersChanged => Row::of([T, C, C, C], [T, S, S, S], ARBITER, "C.04.2 art. 2.3; VCL4THP 153-155")
            .told(OncePaired("Renumbering")),
        Kind::NumbersExchanged => {
            Row::of([C; 4], [S; 4], ARBITER, "C.04.2 art. 2.2; VCL4THP 147-150").told(OncePaired("Renumbering"))
        }
        Kind::NumbersExchangedLate => {
            Row::always(R, ARBITER, "C.04.2 art. 2.3; VCL4THP 151-152").told(OncePaired("Renumbering"))
        }
        Kind::NumbersFrozen => {
            Row::always(R, ARBITER, "C.04.2 art. 2.3; VCL4THP 151-152").told(OncePaired("Renumbering"))
        }
        Kind::TeamsChanged => Row::of([T, R, R, R], [T, R, R, R], CHIEF, "C.04.6 art. 1").told(OncePaired("Teams")),
        Kind::TeamsRegistered => Row::always(T, ARBITER, "C.04.2 art. 2.4"),
        Kind::TeamDataChanged => Row::always(T, ARBITER, "TRF 310"),
        Kind::TeamPresenceChanged => Row::always(T, ARBITER, "C.04.2 art. 3.2"),
        Kind::SquadChanged => Row::of([T, C, C, C], [T, C, C, C], ARBITER, "C.05 art. 3").told(OncePaired("Squad")),
        Kind::SquadReordered => Row::of([T, R, R, R], [T, R, R, R], ARBITER, "C.05 art. 3").told(OncePaired("Squad")),
        Kind::TeamsNumbered => Row::of([T, R, R, R], [T, R, R, R], ARBITER, "C.04.2 art. 2.3"),
        Kind::LineUpGiven => Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.05 art. 3; TRF 300"),
        Kind::LineUpChanged => {
            Row::of([C, C, R, R], [C, C, R, R], ARBITER, "C.05 art. 3; TRF 300").told(OncePaired("Line-up changed"))
        }
        Kind::LineUpOutOfOrder => Row::of([C, C, R, R], [C, C, R, R], ARBITER, "C.05 art. 3; TRF 300")
            .told(OncePaired("Line-up out of order")),
        Kind::LineUpsClosed => Row::always(T, ARBITER, "C.05 art. 3"),
        Kind::LineUpsReopened => Row::always(C, ARBITER, "C.05 art. 3"),
        // The ranking.
        Kind::LotsDrawn => Row::always(T, ARBITER, "C.07 art. 4; VCL4THP 203-206"),
        Kind::RankedByHand => Row::always(T, CHIEF, "C.07 art. 4; VCL4THP 205").with_reason(),
        Kind::SentThrough => Row::always(T, ARBITER, "C.05 art. 5"),
        Kind::PlayOffChanged => Row::always(T, ARBITER, "C.05 art. 5"),
        Kind::PrizesChanged => Row::always(T, CHIEF, "C.05 art. 3"),
        Kind::StyleChanged => Row::always(T, ARBITER, "C.04.2 art. 4.4"),
        Kind::HousePointsChanged => Row::always(T, CHIEF, "QQ parts 8 and 9"),
        Kind::HouseEndingChanged => Row::always(T, ARBITER, "QQ parts 9 and 12"),
        // What players do by themselves, and what is shown to everybody.
        Kind::PublicSideChanged => Row::always(T, CHIEF, "C.04.2 art. 3.3; Laws art. 8.7"),
        Kind::ScreensChanged => Row::always(T, ARBITER, "C.04.2 art. 4.4"),
        Kind::ResultReported => Row::always(T, ARBITER, "Laws art. 8.7"),
        Kind::ByeAskedFor => Row::always(T, ARBITER, "C.04.2 art. 3.3"),
        Kind::WaitingListChanged => Row::always(T, ARBITER, "C.04.2 art. 2.4"),
        // The event.
        Kind::DetailsChanged => Row::always(T, CHIEF, "TRF 012-132"),
        Kind::InitialColourDrawn => Row::always(T, ARBITER, "C.04.3 art. 5.1"),
        Kind::Regulation(field) => regulation(field),
        Kind::FileLinesChanged => Row::always(R, CHIEF, "TRF"),
        Kind::Closed | Kind::Reopened => Row::always(T, CHIEF, "C.05 art. 8"),
        Kind::FideModeLeft => Row::always(L, CHIEF, "VCL4THP 42-44").with_reason().told(Always("FIDE mode left")),
        Kind::FideModeEntered => Row::of([T, R, R, R], [T, R, R, R], CHIEF, "VCL4THP 41"),
        Kind::FideModeReentered => Row::always(R, CHIEF, "VCL4THP 45"),
        // What is asked about on the way, whatever the act changes.
        Kind::WarnedOfPair => Row::of([C; 4], [S; 4], ARBITER, "C.04.1 art. 2, 4, 6 and 7; VCL4THP 66"),
        Kind::WarnedOfHalfPointByes => Row::of([C; 4], [S; 4], ARBITER, "C.05 art. 6.7; VCL4THP 173-174"),
        Kind::WarnedOfBye => Row::always(S, ARBITER, "C.05 art. 6.7"),
        Kind::WarnedOfFullPointBye => Row::of([C; 4], [S; 4], ARBITER, "C.05 art. 6.7; VCL4THP 115, 177-179"),
        Kind::WarnedOfAllocatedBye => Row::of([C; 4], [S; 4], ARBITER, "C.04.1 art. 3; VCL4THP 66, 68"),
        Kind::WarnedOfDuplicate => Row::always(S, ARBITER, "C.04.2 art. 2"),
        Kind::WarnedOfColours => Row::always(S, ARBITER, "C.04.1 art. 8; VCL4THP 67"),
        Kind::WarnedOfField => Row::always(S, ARBITER, "C.04.2 art. 3 and 4.1"),
        Kind::WarnedOfAdjournment => Row::always(S, ARBITER, "C.04.2 art. 3.1; VCL4THP 159-160, 168"),
    }
}

/// What was announced and decides pairings or ranks: fixed in FIDE mode once round 1 is paired.
const FIXED: Levels = [T, R, R, R];
/// Asked about once rounds were paired by it.
const ASKED: Levels = [T, C, C, C];

fn regulation(field: RegulationField) -> Row {
    let fixed = |article| Row::of(FIXED, ASKED, CHIEF, article).told(OncePaired("Regulation"));
    let asked = |article| Row::of(ASKED, ASKED, CHIEF, article).told(OncePaired("Regulation"));
    match field {
        RegulationField::System => fixed("VCL4THP 93-94"),
        RegulationField::Rounds => fixed("C.04.1 art. 1; VCL4THP 57-61"),
        RegulationField::Scoring => fixed("VCL4THP 75-78"),
        RegulationField::ByeValue => fixed("C.04.1 art. 3; VCL4THP 85-88"),
        RegulationField::TeamScoring => fixed("C.04.6; VCL4THP 75-78"),
        RegulationField::TieBreaks => fixed("C.07; VCL4THP 200-202"),
        RegulationField::TieBreakEdition => fixed("C.07; VCL4THP 200-202"),
        RegulationField::InitialColour => fixed("C.04.3 art. 5.1"),
        RegulationField::Parity => fixed("C.04.3 art. 5.2.5"),
        RegulationField::Acceleration => fixed("C.04.7; VCL4THP 109-110"),
        RegulationField::Prohibitions => fixed("VCL4THP 194-196"),
        RegulationField::Knockout => asked("C.05"),
        RegulationField::Numbering => asked("C.05 Annex 2"),
        RegulationField::Equals => asked("C.04.2 art. 2.2; VCL4THP 146"),
        RegulationField::Seed => asked("VCL4THP 206"),
        RegulationField::NationalRatings => asked("C.04.2 art. 2; TRF 172"),
        RegulationField::PeriodRatings => asked("C.07 art. 10; VCL4THP 210-216"),
        RegulationField::RatingLists => Row::always(T, CHIEF, "VCL4THP 123-126, 138"),
        RegulationField::Norms => Row::always(T, CHIEF, "B.01 1.4.1 and 1.4.3"),
        RegulationField::Chess960 => asked("Laws, Guidelines II; VCL4THP 222"),
        RegulationField::Rate | RegulationField::TimeControl => asked("C.05 art. 7; TRF 222"),
        RegulationField::Laws => asked("Laws, Preface"),
        RegulationField::HalfPointByes | RegulationField::NoByesInLast => asked("C.05 art. 6.7"),
        RegulationField::FirstBoard => asked("C.04.2 art. 3.6"),
        RegulationField::FideRated => asked("B.02 art. 0"),
        RegulationField::Announced => asked("Laws A.6, B.4, 9.1.1, 11.3.2, III.2.1"),
        RegulationField::DefaultMinutes => asked("Laws art. 6.7.1"),
        RegulationField::Mode => Row::of([R; 4], [R; 4], CHIEF, "VCL4THP 40-45"),
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_falls_as_more_rests_on_what_is_changed_and_fides_mode_asks_no_less() {
        for kind in Kind::all() {
            let row = row(kind);
            for is_fide in [true, false] {
                let levels = When::ALL.map(|when| row.level(is_fide, when));
                assert!(levels.is_sorted(), "{kind:?}: {levels:?}");
            }
            for when in When::ALL {
                assert!(row.level(true, when) >= row.level(false, when), "{kind:?}, {when:?}");
            }
            assert!(row.least > Role::Viewer && !row.article.is_empty(), "{kind:?}");
        }
    }

    /// VCL4THP 115. A publication that is taken back before a game of it counts is told, and is no such event of FIDE's.
    #[test]
    fn what_touches_the_integrity_of_pairings_is_confirmed_in_fides_mode() {
        for kind in Kind::all() {
            let row = row(kind);
            let Some(story) = row.story else { continue };
            let told: &[When] = match story {
                Story::Always("Publication taken back") => &[],
                Story::Always(_) => &When::ALL,
                Story::OncePaired(_) => &When::ALL[1..],
                Story::OnceFollowed(_) => &When::ALL[2..],
            };
            assert!(told.iter().all(|when| row.level(true, *when) >= Level::Confirmed), "{kind:?}");
        }
    }
}
