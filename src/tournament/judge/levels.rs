//! The table of levels: what each consequence of an act asks for, by the time, by the mode, and of whom (VCL4THP 218-221: no
//! level can be switched off).
//!
//! A kind of consequence is its row here: there is no default. To which kind a consequence belongs, and what else it answers, is in
//! `aspect.rs`.

use crate::regulations::Regulations;
use crate::role::Role;
use crate::scoring::Scoring;
use crate::team::TeamRules;
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
    pub reason: Reason,
    /// The article or question of FIDE's checklist that it follows.
    pub article: &'static str,
    /// How it is told in the report, if it touches the integrity of pairings.
    pub story: Option<Story>,
}

/// When the arbiter must say why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    WhereConfirmed,
    /// Also where nothing is asked.
    Always,
    /// Not even where it is to be confirmed: what is said there for the first time corrects nothing.
    Never,
}

impl Reason {
    /// Whether it is asked for at `level`. What leaves FIDE mode is never done without.
    pub fn is_asked(self, level: Level) -> bool {
        match self {
            Reason::WhereConfirmed => level >= Level::Confirmed,
            Reason::Always => true,
            Reason::Never => level > Level::Confirmed,
        }
    }
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
        Row { fide, free, least, reason: Reason::WhereConfirmed, article, story: None }
    }

    /// The same at all times and in both modes.
    const fn always(level: Level, least: Role, article: &'static str) -> Row {
        Row::of([level; 4], [level; 4], least, article)
    }

    const fn with_reason(self) -> Row {
        Row { reason: Reason::Always, ..self }
    }

    const fn without_reason(self) -> Row {
        Row { reason: Reason::Never, ..self }
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

/// Makes [`Kind`] of the table, with the list of all kinds, and the row of each.
macro_rules! kinds {
    ($($(#[$note:meta])* $kind:ident: $row:expr;)+) => {
        /// A kind of consequence: a row of the table of levels.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$note])* $kind,)+
            /// A part of the regulations.
            Regulation(RegulationField),
        }

        impl Kind {
            /// Every row of the table, in its order.
            pub fn all() -> Vec<Kind> {
                let plain = [$(Kind::$kind),+].into_iter();
                plain.chain(RegulationField::ALL.iter().copied().map(Kind::Regulation)).collect()
            }
        }

        /// The row of a kind of consequence.
        pub fn row(kind: Kind) -> Row {
            match kind {
                $(Kind::$kind => $row,)+
                Kind::Regulation(field) => field.row(),
            }
        }
    };
}

/// Makes [`RegulationField`] of its part of the table: each with the field of the regulations that it is of, by what it is compared
/// where not by the whole field, and its row. A field of the regulations that is in no part does not compile.
macro_rules! regulations {
    ($($(#[$note:meta])* $field:ident $($key:ident)? $(($within:ident))? $(by $of:path)?: $row:expr;)+) => {
        /// The parts of the regulations. Each field of [`Regulations`] is in one of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RegulationField {
            $($(#[$note])* $field,)+
        }

        impl RegulationField {
            /// All of them, in the order of the table.
            pub const ALL: &[RegulationField] = &[$(RegulationField::$field),+];

            /// The field of [`Regulations`] as it serialises.
            pub fn key(self) -> &'static str {
                match self {
                    $(RegulationField::$field => stringify!($($key)? $($within)?),)+
                }
            }

            /// Whether it is otherwise in `now`.
            pub fn differs(self, was: &Regulations, now: &Regulations) -> bool {
                let Regulations { $($($key: _,)?)+ } = was;
                match self {
                    $(RegulationField::$field => {
                        $($of)?(&was.$($key)?$($within)?) != $($of)?(&now.$($key)?$($within)?)
                    })+
                }
            }

            fn row(self) -> Row {
                match self {
                    $(RegulationField::$field => $row,)+
                }
            }
        }
    };
}

#[rustfmt::skip]
kinds! {
    Founded: Row::always(T, CHIEF, "C.04.2 art. 1.2");
    // Results. The columns: before the start, this round, the round before, earlier.
    ResultEntered: Row::of([T, T, C, R], [T, T, S, C], ARBITER, "C.04.2 art. 4.3")
        .told(OnceFollowed("Result correction"));
    ResultChanged: Row::of([T, T, C, R], [T, T, C, C], ARBITER, "C.04.2 art. 4.3; VCL4THP 189-191")
        .told(OnceFollowed("Result correction"));
    ResultErased: Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.04.2 art. 4.3; VCL4THP 189-191")
        .told(OnceFollowed("Result correction"));
    /// The first result of an adjourned game: confirmed, because later rounds rest on a draw, but it corrects nobody.
    AdjournmentSettled: Row::of([T, T, C, C], [T, T, C, C], ARBITER, "C.04.2 art. 3.1; VCL4THP 162-163")
        .without_reason()
        .told(OnceFollowed("Adjournment"));
    /// Of a game that was adjourned when rounds after it were paired, after its result was entered. The columns here: how many rounds
    /// were paired since the result was known.
    SettledResultChanged: Row::of([C, C, C, R], [C, C, C, C], ARBITER, "C.04.2 art. 3.1 and 4.3; VCL4THP 189-191")
        .told(Always("Result correction"));
    /// As it was paired.
    AdjournmentDrawn: Row::always(T, ARBITER, "C.04.2 art. 3.1; VCL4THP 162");
    CorrectedForRating: Row::always(C, ARBITER, "C.04.2 art. 4.3; VCL4THP 192-193")
        .told(Always("Rating-only correction"));
    ColoursSwapped: Row::of([C, C, C, R], [T, T, C, C], ARBITER, "C.04.2 art. 4.3; VCL4THP 67-69")
        .told(Always("Colours exchanged"));
    RulingMade: Row::always(T, ARBITER, "Laws art. 12");
    RulingOtherThanProposed: Row::always(T, ARBITER, "Laws art. 12").with_reason();
    RulingTakenBack: Row::always(T, ARBITER, "Laws art. 12").with_reason();
    IncidentNoted: Row::always(T, ARBITER, "Laws art. 12.2 and 12.9");
    IncidentTakenBack: Row::always(T, ARBITER, "Laws art. 12.9").with_reason();
    AppealLodged: Row::always(T, ARBITER, "Laws art. 11.10");
    AppealHeard: Row::always(T, CHIEF, "Laws art. 11.10");
    AppealDecided: Row::always(T, CHIEF, "Laws art. 11.10");
    AppealTakenBack: Row::always(T, ARBITER, "Laws art. 11.10").with_reason();
    AppealReopened: Row::always(T, CHIEF, "Laws art. 11.10").with_reason();
    MoveSealed: Row::always(T, ARBITER, "Guidelines I");
    PhotographKept: Row::always(T, ARBITER, "Laws art. 8.1 and 8.5");
    PhotographTakenBack: Row::always(T, ARBITER, "Laws art. 12").with_reason();
    /// The evidence of an appeal stays until it is decided.
    PhotographOfAppeal: Row::always(R, ARBITER, "Laws art. 11.10");
    /// Its picture was erased when it was taken back.
    PhotographBroughtBack: Row::always(R, ARBITER, "Laws art. 12");
    PointsAdjusted: Row::of([T, T, C, C], [T, T, C, C], ARBITER, "Laws art. 12.9; TRF 299")
        .with_reason()
        .told(OnceFollowed("Points adjusted"));
    // Rounds.
    RoundDrafted: Row::always(T, ARBITER, "C.04.2 art. 1.4");
    DraftAltered: Row::always(T, ARBITER, "VCL4THP 64-69");
    DraftDiscarded: Row::always(T, ARBITER, "VCL4THP 64-69");
    LeftOutOfDraft: Row::always(T, ARBITER, "C.04.2 art. 2.4");
    RoundPublished: Row::always(T, ARBITER, "C.04.2 art. 4.4");
    /// Otherwise than the engine pairs it.
    HandPairingPublished: Row::of([C; 4], [T; 4], ARBITER, "C.04.2 art. 1.4; VCL4THP 68-69").told(Always("MPA"));
    RoundUnpublished: Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.04.2 art. 4.4")
        .told(Always("Publication taken back"));
    /// Unpublished with results in it.
    ResultsSetAside: Row::of([S, S, R, R], [S, S, R, R], ARBITER, "C.04.2 art. 4.4")
        .told(Always("Publication taken back"));
    PlayedRoundReseated: Row::always(R, ARBITER, "C.04.2 art. 4.4").told(Always("Pairing changed"));
    ByesOfRoundChanged: Row::always(R, ARBITER, "C.04.2 art. 4.4").told(Always("Pairing changed"));
    /// Who paired a published round, by its record.
    PairingAttributed: Row::always(T, ARBITER, "VCL4THP 68-69");
    // Players.
    PlayersRegistered: Row::always(T, ARBITER, "C.04.2 art. 2.4");
    /// In a table or a bracket that has begun.
    TableJoined: Row::always(R, ARBITER, "C.05 Annex 1");
    RegistrationTakenBack: Row::always(T, ARBITER, "C.04.2 art. 4.1");
    /// Others would stand under the numbers by which the journal knows players.
    PlayersExchanged: Row::always(R, ARBITER, "C.04.2 art. 2.3");
    PlayerRemoved: Row::always(T, ARBITER, "C.04.2 art. 4.1");
    PlayerDataChanged: Row::always(T, ARBITER, "C.04.2 art. 2.3");
    PresenceChanged: Row::always(T, ARBITER, "C.04.2 art. 3.2");
    PlayerExpelled: Row::always(T, ARBITER, "Laws art. 12.9.9; VCL4THP 197").with_reason();
    EntryRoundChanged: Row::always(T, ARBITER, "C.04.2 art. 2.4");
    ByeRequested: Row::always(T, ARBITER, "C.04.2 art. 3.3");
    CheckedIn: Row::always(T, ARBITER, "C.04.2 art. 4.1");
    BoardFixed: Row::always(T, ARBITER, "C.04.2 art. 3.6");
    OutsideValueGiven: Row::always(T, ARBITER, "C.07 art. 4.1; VCL4THP 207");
    NumbersGiven: Row::always(T, ARBITER, "C.04.2 art. 2.3");
    /// By who came between others, where odd and even numbers tell colours.
    NumbersMoved: Row::always(T, ARBITER, "C.04.2 art. 2.4; C.04.3 art. 5.2.5").told(OncePaired("Renumbering"));
    NumbersChanged: Row::of([T, C, C, C], [T, S, S, S], ARBITER, "C.04.2 art. 2.3; VCL4THP 153-155")
        .told(OncePaired("Renumbering"));
    NumbersFrozen: Row::always(R, ARBITER, "C.04.2 art. 2.3; VCL4THP 151-152").told(OncePaired("Renumbering"));
    NumbersExchanged: Row::of([C; 4], [S; 4], ARBITER, "C.04.2 art. 2.2; VCL4THP 147-150")
        .told(OncePaired("Renumbering"));
    /// Once nobody is numbered anew any more.
    NumbersExchangedLate: Row::always(R, ARBITER, "C.04.2 art. 2.3; VCL4THP 151-152").told(OncePaired("Renumbering"));
    TeamsChanged: Row::of([T, R, R, R], [T, R, R, R], CHIEF, "C.04.6 art. 1").told(OncePaired("Teams"));
    TeamsRegistered: Row::always(T, ARBITER, "C.04.2 art. 2.4");
    TeamDataChanged: Row::always(T, ARBITER, "TRF 310");
    TeamPresenceChanged: Row::always(T, ARBITER, "C.04.2 art. 3.2");
    SquadChanged: Row::of([T, C, C, C], [T, C, C, C], ARBITER, "C.05 art. 3").told(OncePaired("Squad"));
    SquadReordered: Row::of([T, R, R, R], [T, R, R, R], ARBITER, "C.05 art. 3").told(OncePaired("Squad"));
    TeamsNumbered: Row::of([T, R, R, R], [T, R, R, R], ARBITER, "C.04.2 art. 2.3");
    LineUpGiven: Row::of([T, T, R, R], [T, T, R, R], ARBITER, "C.05 art. 3; TRF 300");
    /// Once it was shown.
    LineUpChanged: Row::of([C, C, R, R], [C, C, R, R], ARBITER, "C.05 art. 3; TRF 300")
        .told(OncePaired("Line-up changed"));
    LineUpOutOfOrder: Row::of([C, C, R, R], [C, C, R, R], ARBITER, "C.05 art. 3; TRF 300")
        .told(OncePaired("Line-up out of order"));
    LineUpsClosed: Row::always(T, ARBITER, "C.05 art. 3");
    LineUpsReopened: Row::always(C, ARBITER, "C.05 art. 3");
    // The ranking.
    LotsDrawn: Row::always(T, ARBITER, "C.07 art. 4; VCL4THP 203-206");
    RankedByHand: Row::always(T, CHIEF, "C.07 art. 4; VCL4THP 205").with_reason();
    SentThrough: Row::always(T, ARBITER, "C.05 art. 5");
    /// By its result another goes through a match than was sent through or paired since.
    ThroughOtherwise: Row::always(C, ARBITER, "C.05 art. 5");
    PlayOffChanged: Row::always(T, ARBITER, "C.05 art. 5");
    PrizesChanged: Row::always(T, CHIEF, "C.05 art. 3");
    StyleChanged: Row::always(T, ARBITER, "C.04.2 art. 4.4");
    HousePointsChanged: Row::always(T, CHIEF, "QQ parts 8 and 9");
    HouseEndingChanged: Row::always(T, ARBITER, "QQ parts 9 and 12");
    // What players do by themselves, and what is shown to everybody.
    PublicSideChanged: Row::always(T, CHIEF, "C.04.2 art. 3.3; Laws art. 8.7");
    ScreensChanged: Row::always(T, ARBITER, "C.04.2 art. 4.4");
    ResultReported: Row::always(T, ARBITER, "Laws art. 8.7");
    /// What was typed contradicts the board, or is unanswered again.
    TypingKept: Row::always(T, ARBITER, "Laws art. 8.7");
    TypingAnswered: Row::always(T, ARBITER, "Laws art. 8.7");
    /// What somebody typed is answered, not taken back.
    TypingLost: Row::always(R, ARBITER, "Laws art. 8.7");
    ByeAskedFor: Row::always(T, ARBITER, "C.04.2 art. 3.3");
    WaitingListChanged: Row::always(T, ARBITER, "C.04.2 art. 2.4");
    // The event.
    DetailsChanged: Row::always(T, CHIEF, "TRF 012-132");
    /// Drawn before round 1, where the regulations leave it to the lot.
    InitialColourDrawn: Row::always(T, ARBITER, "C.04.3 art. 5.1");
    /// Lines of an imported file that the model has no place for.
    FileLinesChanged: Row::always(R, CHIEF, "TRF");
    Closed: Row::always(T, CHIEF, "C.05 art. 8");
    Reopened: Row::always(T, CHIEF, "C.05 art. 8");
    FideModeLeft: Row::always(L, CHIEF, "VCL4THP 42-44").with_reason().told(Always("FIDE mode left"));
    FideModeEntered: Row::of([T, R, R, R], [T, R, R, R], CHIEF, "VCL4THP 41");
    FideModeReentered: Row::always(R, CHIEF, "VCL4THP 45");
    // What is asked about on the way, whatever the act changes.
    WarnedOfPair: Row::of([C; 4], [S; 4], ARBITER, "C.04.1 art. 2, 4, 6 and 7; VCL4THP 66");
    /// More half-point byes than the regulations give to one player.
    WarnedOfHalfPointByes: Row::of([C; 4], [S; 4], ARBITER, "C.05 art. 6.7; VCL4THP 173-174");
    /// Of a kind or in a round in which the regulations give none.
    WarnedOfBye: Row::always(S, ARBITER, "C.05 art. 6.7");
    WarnedOfFullPointBye: Row::of([C; 4], [S; 4], ARBITER, "C.05 art. 6.7; VCL4THP 115, 177-179");
    /// Promised before the engine gives it.
    WarnedOfAllocatedBye: Row::of([C; 4], [S; 4], ARBITER, "C.04.1 art. 3; VCL4THP 66, 68");
    WarnedOfDuplicate: Row::always(S, ARBITER, "C.04.2 art. 2");
    WarnedOfColours: Row::always(S, ARBITER, "C.04.1 art. 8; VCL4THP 67");
    WarnedOfField: Row::always(S, ARBITER, "C.04.2 art. 3 and 4.1");
    WarnedOfAdjournment: Row::always(S, ARBITER, "C.04.2 art. 3.1; VCL4THP 159-160, 168");
    /// Two results were typed for a board.
    WarnedOfDisagreement: Row::always(S, ARBITER, "Laws art. 8.7; C.04.2 art. 4.3");
    /// What is taken back is another's word.
    WarnedOfOthersResult: Row::always(S, ARBITER, "Laws art. 8.7");
    /// Nobody sits at two boards at once.
    WarnedOfElsewhere: Row::always(S, ARBITER, "Laws art. 6.7");
}

/// What was announced and decides pairings or ranks is fixed in FIDE mode once round 1 is paired.
fn fixed(article: &'static str) -> Row {
    Row::of([T, R, R, R], [T, C, C, C], CHIEF, article).told(OncePaired("Regulation"))
}

/// Asked about once rounds were paired by it.
fn asked(article: &'static str) -> Row {
    Row::of([T, C, C, C], [T, C, C, C], CHIEF, article).told(OncePaired("Regulation"))
}

#[rustfmt::skip]
regulations! {
    // The order is that of the pages of settings. In brackets: a field of which another part is the rest.
    System system: fixed("VCL4THP 93-94");
    Rounds rounds: fixed("C.04.1 art. 1; VCL4THP 57-61");
    Acceleration acceleration: fixed("C.04.7; VCL4THP 109-110");
    Numbering numbering: asked("C.05 Annex 2");
    Equals equals: asked("C.04.2 art. 2.2; VCL4THP 146");
    InitialColour initial_colour: fixed("C.04.3 art. 5.1");
    Knockout knockout: asked("C.05");
    Parity parity: fixed("C.04.3 art. 5.2.5");
    FirstBoard first_board: asked("C.04.2 art. 3.6");
    FideRated fide_rated: asked("B.02 art. 0");
    TeamScoring teams by TeamRules::scored: fixed("C.04.6; VCL4THP 75-78");
    /// Nobody is paired by it.
    LineUps (teams) by TeamRules::given_until: Row::always(T, CHIEF, "C.05 art. 3");
    Rate rate: asked("C.05 art. 7; TRF 222");
    TimeControl time_control: asked("C.05 art. 7; TRF 222");
    Laws laws: asked("Laws, Preface");
    DefaultMinutes default_minutes: asked("Laws art. 6.7.1");
    Announced announced: asked("Laws A.6, B.4, 9.1.1, 11.3.2, III.2.1");
    Chess960 chess960: asked("Laws, Guidelines II; VCL4THP 222");
    Scoring scoring by Scoring::without_allocated_bye: fixed("VCL4THP 75-78");
    ByeValue (scoring) by Scoring::allocated_bye: fixed("C.04.1 art. 3; VCL4THP 85-88");
    HalfPointByes half_point_byes: asked("C.05 art. 6.7");
    NoByesInLast no_byes_in_last: asked("C.05 art. 6.7");
    TieBreaks tie_breaks: fixed("C.07; VCL4THP 200-202");
    TieBreakEdition tie_break_edition: fixed("C.07; VCL4THP 200-202");
    NationalRatings national_ratings: asked("C.04.2 art. 2; TRF 172");
    PeriodRatings period_ratings: asked("C.07 art. 10; VCL4THP 210-216");
    RatingLists lists: Row::always(T, CHIEF, "VCL4THP 123-126, 138");
    Norms norms: Row::always(T, CHIEF, "B.01 1.4.1 and 1.4.3");
    Prohibitions prohibitions: fixed("VCL4THP 194-196");
    Seed seed: asked("VCL4THP 206");
    /// How the event's mode is found; never changed.
    Mode mode_follows_system: Row::of([R; 4], [R; 4], CHIEF, "VCL4THP 40-45");
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

    /// VCL4THP 115. A publication that is taken back before a game of it counts is told, and is no such event of FIDE's; nor is what a
    /// late entry moves by C.04.2 art. 2.4.
    #[test]
    fn what_touches_the_integrity_of_pairings_is_confirmed_in_fides_mode() {
        for kind in Kind::all() {
            let row = row(kind);
            let Some(story) = row.story else { continue };
            let told: &[When] = match story {
                Story::Always("Publication taken back") => &[],
                Story::OncePaired(_) if kind == Kind::NumbersMoved => &[],
                Story::Always(_) => &When::ALL,
                Story::OncePaired(_) => &When::ALL[1..],
                Story::OnceFollowed(_) => &When::ALL[2..],
            };
            assert!(told.iter().all(|when| row.level(true, *when) >= Level::Confirmed), "{kind:?}");
        }
    }
}
