//! What an act changes, typed: the difference of two states in parts that each have a row in the table of levels.

use crate::acts::Adjustment;
use crate::ids::{PlayerId, RoundNo, TeamId, Tpn};
use crate::outcome::{Bye, GameResult};
use crate::player::Presence;
use crate::regulations::Regulations;
use crate::round::Seating;
use crate::ruling::Decision;
use crate::team::LineUp;
use crate::warning::Warning;
use std::sync::Arc;

/// Makes an enum of names with the list of all of them, so that none is left out of a table.
macro_rules! listed {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_meta])* $variant),* }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$variant),*];
        }
    };
}

listed! {
    /// The parts of the regulations. Each field of [`Regulations`] is in one of them.
    RegulationField {
        System, Rounds, Scoring, ByeValue, TeamScoring, TieBreaks, TieBreakEdition, InitialColour, Parity, Acceleration,
        Prohibitions, Knockout, Numbering, Equals, Seed, NationalRatings, PeriodRatings, RatingLists, Norms, Chess960,
        Rate, TimeControl, Laws, HalfPointByes, NoByesInLast, FirstBoard, FideRated, DefaultMinutes, Announced,
        /// How the event's mode is found; never changed.
        Mode,
    }
}

impl RegulationField {
    /// The field of [`Regulations`] as it serialises.
    pub fn key(self) -> &'static str {
        match self {
            RegulationField::System => "system",
            RegulationField::Rounds => "rounds",
            RegulationField::Scoring | RegulationField::ByeValue => "scoring",
            RegulationField::TeamScoring => "teams",
            RegulationField::TieBreaks => "tie_breaks",
            RegulationField::TieBreakEdition => "tie_break_edition",
            RegulationField::InitialColour => "initial_colour",
            RegulationField::Parity => "parity",
            RegulationField::Acceleration => "acceleration",
            RegulationField::Prohibitions => "prohibitions",
            RegulationField::Knockout => "knockout",
            RegulationField::Numbering => "numbering",
            RegulationField::Equals => "equals",
            RegulationField::Seed => "seed",
            RegulationField::NationalRatings => "national_ratings",
            RegulationField::PeriodRatings => "period_ratings",
            RegulationField::RatingLists => "lists",
            RegulationField::Norms => "norms",
            RegulationField::Chess960 => "chess960",
            RegulationField::Rate => "rate",
            RegulationField::TimeControl => "time_control",
            RegulationField::Laws => "laws",
            RegulationField::HalfPointByes => "half_point_byes",
            RegulationField::NoByesInLast => "no_byes_in_last",
            RegulationField::FirstBoard => "first_board",
            RegulationField::FideRated => "fide_rated",
            RegulationField::DefaultMinutes => "default_minutes",
            RegulationField::Announced => "announced",
            RegulationField::Mode => "mode_follows_system",
        }
    }
}

/// Makes [`Kind`] of the kinds that are no regulation, with the list of all of them.
macro_rules! kinds {
    ($($(#[$meta:meta])* $kind:ident),* $(,)?) => {
        /// A kind of consequence: a row of the table of levels.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$meta])* $kind,)*
            /// A part of the regulations.
            Regulation(RegulationField),
        }

        impl Kind {
            /// Every row of the table, in its order.
            pub fn all() -> Vec<Kind> {
                let plain = [$(Kind::$kind),*].into_iter();
                plain.chain(RegulationField::ALL.iter().copied().map(Kind::Regulation)).collect()
            }
        }
    };
}

kinds! {
    Founded,
    ResultEntered,
    ResultChanged,
    ResultErased,
    AdjournmentSettled,
    /// As it was paired.
    AdjournmentDrawn,
    CorrectedForRating,
    ColoursSwapped,
    RulingMade,
    RulingOtherThanProposed,
    RulingTakenBack,
    IncidentNoted,
    IncidentTakenBack,
    AppealLodged,
    AppealHeard,
    AppealDecided,
    AppealTakenBack,
    AppealReopened,
    MoveSealed,
    PointsAdjusted,
    RoundDrafted,
    DraftAltered,
    DraftDiscarded,
    LeftOutOfDraft,
    RoundPublished,
    /// Otherwise than the engine pairs it.
    HandPairingPublished,
    RoundUnpublished,
    /// Unpublished with results in it.
    ResultsSetAside,
    PlayedRoundReseated,
    ByesOfRoundChanged,
    /// Who paired a published round, by its record.
    PairingAttributed,
    PlayersRegistered,
    /// In a table or a bracket that has begun.
    TableJoined,
    RegistrationTakenBack,
    /// Others would stand under the numbers by which the journal knows players.
    PlayersExchanged,
    PlayerRemoved,
    PlayerDataChanged,
    PresenceChanged,
    PlayerExpelled,
    EntryRoundChanged,
    ByeRequested,
    CheckedIn,
    BoardFixed,
    OutsideValueGiven,
    NumbersGiven,
    NumbersChanged,
    NumbersFrozen,
    NumbersExchanged,
    /// Once nobody is numbered anew any more.
    NumbersExchangedLate,
    TeamsChanged,
    TeamsRegistered,
    TeamDataChanged,
    TeamPresenceChanged,
    SquadChanged,
    SquadReordered,
    TeamsNumbered,
    LineUpGiven,
    /// Once it was shown.
    LineUpChanged,
    LineUpOutOfOrder,
    LineUpsClosed,
    LineUpsReopened,
    LotsDrawn,
    RankedByHand,
    SentThrough,
    PlayOffChanged,
    PrizesChanged,
    StyleChanged,
    HousePointsChanged,
    HouseEndingChanged,
    PublicSideChanged,
    ScreensChanged,
    ResultReported,
    ByeAskedFor,
    WaitingListChanged,
    DetailsChanged,
    /// Drawn before round 1, where the regulations leave it to the lot.
    InitialColourDrawn,
    /// Lines of an imported file that the model has no place for.
    FileLinesChanged,
    Closed,
    Reopened,
    FideModeLeft,
    FideModeEntered,
    FideModeReentered,
    WarnedOfPair,
    /// More half-point byes than the regulations give to one player.
    WarnedOfHalfPointByes,
    /// Of a kind or in a round in which the regulations give none.
    WarnedOfBye,
    WarnedOfFullPointBye,
    /// Promised before the engine gives it.
    WarnedOfAllocatedBye,
    WarnedOfDuplicate,
    WarnedOfColours,
    WarnedOfField,
    WarnedOfAdjournment,
}

/// What one side of a comparison has and the other has not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departure {
    pub games: Vec<Seating>,
    /// The pairing-allocated bye.
    pub byes: Vec<PlayerId>,
}

/// Something that an act changes, or that is to be seen before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The tournament itself came to be, or would be no more.
    Founded,
    /// The result of a board of a published round; `later` rounds were paired on it.
    Result {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
        later: usize,
    },
    CorrectedForRating {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
    },
    ColoursSwapped {
        round: RoundNo,
        board: u16,
        later: usize,
    },
    Ruling {
        round: RoundNo,
        board: u16,
        decision: Decision,
    },
    RulingTakenBack {
        round: RoundNo,
        board: u16,
    },
    Incident {
        round: RoundNo,
        player: PlayerId,
    },
    IncidentTakenBack {
        round: RoundNo,
        player: PlayerId,
    },
    AppealLodged {
        round: RoundNo,
        player: PlayerId,
    },
    AppealHeard {
        round: RoundNo,
        player: PlayerId,
    },
    AppealDecided {
        round: RoundNo,
        player: PlayerId,
    },
    AppealTakenBack {
        round: RoundNo,
        player: PlayerId,
    },
    /// That it was heard or decided is taken back.
    AppealReopened {
        round: RoundNo,
        player: PlayerId,
    },
    /// The envelope of an adjourned game.
    Sealed {
        round: RoundNo,
        board: u16,
    },
    /// Points that no game gave; with the sign turned where they are taken back.
    Adjusted(Adjustment),
    Drafted {
        round: RoundNo,
    },
    DraftAltered {
        round: RoundNo,
    },
    DraftDiscarded {
        round: RoundNo,
    },
    LeftOutOfDraft {
        round: RoundNo,
        players: Vec<PlayerId>,
    },
    Published {
        round: RoundNo,
    },
    /// What differs, on both sides; the engine's are empty where it pairs nothing.
    PublishedByHand {
        round: RoundNo,
        engine: Departure,
        played: Departure,
    },
    Unpublished {
        round: RoundNo,
        results: u16,
        later: usize,
    },
    /// Other pairs at boards of a published round.
    Reseated {
        round: RoundNo,
        boards: Vec<u16>,
        later: usize,
    },
    ByesOfRound {
        round: RoundNo,
        later: usize,
    },
    Attributed {
        round: RoundNo,
    },
    Registered {
        players: Vec<PlayerId>,
    },
    /// Whoever comes later has no place in a table or a bracket.
    TableJoined,
    RegistrationTakenBack {
        players: usize,
    },
    PlayersExchanged,
    Removed {
        player: PlayerId,
    },
    PlayerData {
        player: PlayerId,
    },
    Presence {
        player: PlayerId,
        now: Presence,
    },
    EntryRound {
        player: PlayerId,
    },
    ByeRequested {
        player: PlayerId,
        round: RoundNo,
        was: Option<Bye>,
        now: Option<Bye>,
    },
    CheckedIn {
        player: PlayerId,
    },
    BoardFixed {
        player: PlayerId,
    },
    ValueGiven {
        player: PlayerId,
    },
    /// How many players got a number, and who had another one before. `is_reordered`: not only because others came between.
    Numbered {
        given: usize,
        changed: Vec<(PlayerId, Tpn, Tpn)>,
        is_reordered: bool,
        frozen: bool,
    },
    /// Two equals changed their numbers; those that the first had and has.
    NumbersExchanged {
        players: [PlayerId; 2],
        numbers: [Tpn; 2],
        frozen: bool,
    },
    /// `first` is the round that was paired by the teams, if any.
    Teams {
        first: Option<RoundNo>,
    },
    TeamsRegistered,
    TeamData {
        team: TeamId,
    },
    TeamPresence {
        team: TeamId,
    },
    /// `keeps`: those who sat at a board keep their places.
    Squad {
        team: TeamId,
        keeps: bool,
    },
    TeamsNumbered,
    /// `is_shown`: everybody may have seen another one; `keeps`: it has the order of the squad.
    LineUp {
        team: TeamId,
        round: RoundNo,
        is_shown: bool,
        keeps: bool,
        later: usize,
        /// Who sat where, and who sits now; `None` where the order of the squad stands.
        was: Option<LineUp>,
        now: Option<LineUp>,
    },
    LineUps {
        round: RoundNo,
        reopens: bool,
    },
    Lots,
    RankedByHand,
    SentThrough,
    PlayOff,
    Prizes,
    Style,
    HousePoints,
    HouseEnding {
        round: RoundNo,
        board: u16,
    },
    PublicSide,
    Screens,
    /// By a player; it is no result yet.
    Reported {
        round: RoundNo,
        board: u16,
    },
    ByeAskedFor {
        player: PlayerId,
        round: RoundNo,
    },
    WaitingList,
    Details,
    InitialColourDrawn,
    Regulation {
        field: RegulationField,
        was: Arc<Regulations>,
        now: Arc<Regulations>,
        later: usize,
    },
    FileLines,
    Closed,
    Reopened,
    FideModeLeft {
        round: RoundNo,
    },
    FideModeEntered {
        later: usize,
    },
    FideModeReentered,
    /// What [`crate::check`] has to say first.
    Warned(Warning),
}

impl Consequence {
    /// Its row in the table.
    pub fn kind(&self) -> Kind {
        match self {
            Consequence::Founded => Kind::Founded,
            Consequence::Result {
                was: Some(GameResult::Adjourned),
                now: Some(GameResult::Draw | GameResult::DrawUnrated),
                ..
            } => Kind::AdjournmentDrawn,
            Consequence::Result { was: Some(GameResult::Adjourned), now: Some(_), .. } => Kind::AdjournmentSettled,
            Consequence::Result { was: Some(_), now: Some(_), .. } => Kind::ResultChanged,
            Consequence::Result { was: Some(_), now: None, .. } => Kind::ResultErased,
            Consequence::Result { was: None, .. } => Kind::ResultEntered,
            Consequence::CorrectedForRating { .. } => Kind::CorrectedForRating,
            Consequence::ColoursSwapped { .. } => Kind::ColoursSwapped,
            Consequence::Ruling { decision: Decision::Confirmed, .. } => Kind::RulingMade,
            Consequence::Ruling { decision: Decision::Altered | Decision::Dismissed, .. } => {
                Kind::RulingOtherThanProposed
            }
            Consequence::RulingTakenBack { .. } => Kind::RulingTakenBack,
            Consequence::Incident { .. } => Kind::IncidentNoted,
            Consequence::IncidentTakenBack { .. } => Kind::IncidentTakenBack,
            Consequence::AppealLodged { .. } => Kind::AppealLodged,
            Consequence::AppealHeard { .. } => Kind::AppealHeard,
            Consequence::AppealDecided { .. } => Kind::AppealDecided,
            Consequence::AppealTakenBack { .. } => Kind::AppealTakenBack,
            Consequence::AppealReopened { .. } => Kind::AppealReopened,
            Consequence::Sealed { .. } => Kind::MoveSealed,
            Consequence::Adjusted(_) => Kind::PointsAdjusted,
            Consequence::Drafted { .. } => Kind::RoundDrafted,
            Consequence::DraftAltered { .. } => Kind::DraftAltered,
            Consequence::DraftDiscarded { .. } => Kind::DraftDiscarded,
            Consequence::LeftOutOfDraft { .. } => Kind::LeftOutOfDraft,
            Consequence::Published { .. } => Kind::RoundPublished,
            Consequence::PublishedByHand { .. } => Kind::HandPairingPublished,
            Consequence::Unpublished { results: 0, .. } => Kind::RoundUnpublished,
            Consequence::Unpublished { .. } => Kind::ResultsSetAside,
            Consequence::Reseated { .. } => Kind::PlayedRoundReseated,
            Consequence::ByesOfRound { .. } => Kind::ByesOfRoundChanged,
            Consequence::Attributed { .. } => Kind::PairingAttributed,
            Consequence::Registered { .. } => Kind::PlayersRegistered,
            Consequence::TableJoined => Kind::TableJoined,
            Consequence::RegistrationTakenBack { .. } => Kind::RegistrationTakenBack,
            Consequence::PlayersExchanged => Kind::PlayersExchanged,
            Consequence::Removed { .. } => Kind::PlayerRemoved,
            Consequence::PlayerData { .. } => Kind::PlayerDataChanged,
            Consequence::Presence { now: Presence::Expelled { .. }, .. } => Kind::PlayerExpelled,
            Consequence::Presence { now: Presence::Playing | Presence::Withdrawn { .. }, .. } => Kind::PresenceChanged,
            Consequence::EntryRound { .. } => Kind::EntryRoundChanged,
            Consequence::ByeRequested { .. } => Kind::ByeRequested,
            Consequence::CheckedIn { .. } => Kind::CheckedIn,
            Consequence::BoardFixed { .. } => Kind::BoardFixed,
            Consequence::ValueGiven { .. } => Kind::OutsideValueGiven,
            Consequence::Numbered { is_reordered: false, .. } => Kind::NumbersGiven,
            Consequence::NumbersExchanged { frozen: false, .. } => Kind::NumbersExchanged,
            Consequence::NumbersExchanged { frozen: true, .. } => Kind::NumbersExchangedLate,
            Consequence::Numbered { frozen: false, .. } => Kind::NumbersChanged,
            Consequence::Numbered { frozen: true, .. } => Kind::NumbersFrozen,
            Consequence::Teams { .. } => Kind::TeamsChanged,
            Consequence::TeamsRegistered => Kind::TeamsRegistered,
            Consequence::TeamData { .. } => Kind::TeamDataChanged,
            Consequence::TeamPresence { .. } => Kind::TeamPresenceChanged,
            Consequence::Squad { keeps: true, .. } => Kind::SquadChanged,
            Consequence::Squad { keeps: false, .. } => Kind::SquadReordered,
            Consequence::TeamsNumbered => Kind::TeamsNumbered,
            Consequence::LineUp { is_shown: true, .. } => Kind::LineUpChanged,
            Consequence::LineUp { keeps: false, .. } => Kind::LineUpOutOfOrder,
            Consequence::LineUp { is_shown: false, keeps: true, .. } => Kind::LineUpGiven,
            Consequence::LineUps { reopens: false, .. } => Kind::LineUpsClosed,
            Consequence::LineUps { reopens: true, .. } => Kind::LineUpsReopened,
            Consequence::Lots => Kind::LotsDrawn,
            Consequence::RankedByHand => Kind::RankedByHand,
            Consequence::SentThrough => Kind::SentThrough,
            Consequence::PlayOff => Kind::PlayOffChanged,
            Consequence::Prizes => Kind::PrizesChanged,
            Consequence::Style => Kind::StyleChanged,
            Consequence::HousePoints => Kind::HousePointsChanged,
            Consequence::HouseEnding { .. } => Kind::HouseEndingChanged,
            Consequence::PublicSide => Kind::PublicSideChanged,
            Consequence::Screens => Kind::ScreensChanged,
            Consequence::Reported { .. } => Kind::ResultReported,
            Consequence::ByeAskedFor { .. } => Kind::ByeAskedFor,
            Consequence::WaitingList => Kind::WaitingListChanged,
            Consequence::Details => Kind::DetailsChanged,
            Consequence::InitialColourDrawn => Kind::InitialColourDrawn,
            Consequence::Regulation { field, .. } => Kind::Regulation(*field),
            Consequence::FileLines => Kind::FileLinesChanged,
            Consequence::Closed => Kind::Closed,
            Consequence::Reopened => Kind::Reopened,
            Consequence::FideModeLeft { .. } => Kind::FideModeLeft,
            Consequence::FideModeEntered { .. } => Kind::FideModeEntered,
            Consequence::FideModeReentered => Kind::FideModeReentered,
            Consequence::Warned(warning) => match warning {
                Warning::Rematch { .. }
                | Warning::Prohibited { .. }
                | Warning::SecondBye { .. }
                | Warning::ThirdColour { .. }
                | Warning::ColourImbalance { .. } => Kind::WarnedOfPair,
                Warning::ColoursNotDue { .. } => Kind::WarnedOfColours,
                Warning::TooManyHalfPointByes { .. } => Kind::WarnedOfHalfPointByes,
                Warning::FullPointBye { .. } => Kind::WarnedOfFullPointBye,
                Warning::ByeTooLate { .. } => Kind::WarnedOfBye,
                Warning::AllocatedInAdvance { .. } => Kind::WarnedOfAllocatedBye,
                Warning::Duplicate { .. } => Kind::WarnedOfDuplicate,
                Warning::LeftOut { .. } | Warning::NoLongerIn { .. } => Kind::WarnedOfField,
                Warning::ResultsMissing { .. } | Warning::Adjourned { .. } | Warning::AdjournedEarlier { .. } => {
                    Kind::WarnedOfAdjournment
                }
                // Of journals of old; the consequences themselves say it now.
                Warning::ResultsSetAside { .. } => Kind::ResultsSetAside,
                Warning::PastResult { .. } => Kind::ResultChanged,
                Warning::RegulationsAfterStart => Kind::Regulation(RegulationField::System),
            },
        }
    }

    /// The round that it is about, if it is about one.
    pub fn round(&self) -> Option<RoundNo> {
        match self {
            Consequence::Result { round, .. }
            | Consequence::CorrectedForRating { round, .. }
            | Consequence::ColoursSwapped { round, .. }
            | Consequence::Ruling { round, .. }
            | Consequence::RulingTakenBack { round, .. }
            | Consequence::Incident { round, .. }
            | Consequence::IncidentTakenBack { round, .. }
            | Consequence::AppealLodged { round, .. }
            | Consequence::AppealHeard { round, .. }
            | Consequence::AppealDecided { round, .. }
            | Consequence::AppealTakenBack { round, .. }
            | Consequence::AppealReopened { round, .. }
            | Consequence::Sealed { round, .. }
            | Consequence::Drafted { round }
            | Consequence::DraftAltered { round }
            | Consequence::DraftDiscarded { round }
            | Consequence::LeftOutOfDraft { round, .. }
            | Consequence::Published { round }
            | Consequence::PublishedByHand { round, .. }
            | Consequence::Unpublished { round, .. }
            | Consequence::Reseated { round, .. }
            | Consequence::ByesOfRound { round, .. }
            | Consequence::Attributed { round }
            | Consequence::ByeRequested { round, .. }
            | Consequence::HouseEnding { round, .. }
            | Consequence::Reported { round, .. }
            | Consequence::ByeAskedFor { round, .. }
            | Consequence::LineUp { round, .. }
            | Consequence::LineUps { round, .. }
            | Consequence::FideModeLeft { round } => Some(*round),
            Consequence::Adjusted(adjustment) => adjustment.round,
            Consequence::Founded
            | Consequence::Registered { .. }
            | Consequence::TableJoined
            | Consequence::RegistrationTakenBack { .. }
            | Consequence::PlayersExchanged
            | Consequence::Removed { .. }
            | Consequence::PlayerData { .. }
            | Consequence::Presence { .. }
            | Consequence::EntryRound { .. }
            | Consequence::CheckedIn { .. }
            | Consequence::BoardFixed { .. }
            | Consequence::ValueGiven { .. }
            | Consequence::Numbered { .. }
            | Consequence::NumbersExchanged { .. }
            | Consequence::Teams { .. }
            | Consequence::TeamsRegistered
            | Consequence::TeamData { .. }
            | Consequence::TeamPresence { .. }
            | Consequence::Squad { .. }
            | Consequence::TeamsNumbered
            | Consequence::Lots
            | Consequence::RankedByHand
            | Consequence::SentThrough
            | Consequence::PlayOff
            | Consequence::Prizes
            | Consequence::Style
            | Consequence::HousePoints
            | Consequence::PublicSide
            | Consequence::Screens
            | Consequence::WaitingList
            | Consequence::Details
            | Consequence::InitialColourDrawn
            | Consequence::Regulation { .. }
            | Consequence::FileLines
            | Consequence::Closed
            | Consequence::Reopened
            | Consequence::FideModeEntered { .. }
            | Consequence::FideModeReentered
            | Consequence::Warned(_) => None,
        }
    }

    /// What the journal keeps of it as seen; `None` for what is in the act itself.
    pub fn acknowledged(&self) -> Option<Warning> {
        match self {
            Consequence::Warned(warning) => Some(warning.clone()),
            Consequence::Result { round, .. } | Consequence::ColoursSwapped { round, .. } => {
                Some(Warning::PastResult { round: *round })
            }
            Consequence::Unpublished { round, results, .. } => {
                Some(Warning::ResultsSetAside { round: *round, results: *results })
            }
            Consequence::Regulation { .. } => Some(Warning::RegulationsAfterStart),
            Consequence::Founded
            | Consequence::CorrectedForRating { .. }
            | Consequence::Ruling { .. }
            | Consequence::RulingTakenBack { .. }
            | Consequence::Adjusted(_)
            | Consequence::Drafted { .. }
            | Consequence::DraftAltered { .. }
            | Consequence::DraftDiscarded { .. }
            | Consequence::LeftOutOfDraft { .. }
            | Consequence::Published { .. }
            | Consequence::PublishedByHand { .. }
            | Consequence::Reseated { .. }
            | Consequence::ByesOfRound { .. }
            | Consequence::Attributed { .. }
            | Consequence::Registered { .. }
            | Consequence::TableJoined
            | Consequence::RegistrationTakenBack { .. }
            | Consequence::PlayersExchanged
            | Consequence::Removed { .. }
            | Consequence::PlayerData { .. }
            | Consequence::Presence { .. }
            | Consequence::EntryRound { .. }
            | Consequence::ByeRequested { .. }
            | Consequence::CheckedIn { .. }
            | Consequence::BoardFixed { .. }
            | Consequence::ValueGiven { .. }
            | Consequence::Numbered { .. }
            | Consequence::NumbersExchanged { .. }
            | Consequence::Teams { .. }
            | Consequence::TeamsRegistered
            | Consequence::TeamData { .. }
            | Consequence::TeamPresence { .. }
            | Consequence::Squad { .. }
            | Consequence::TeamsNumbered
            | Consequence::LineUp { .. }
            | Consequence::LineUps { .. }
            | Consequence::Lots
            | Consequence::RankedByHand
            | Consequence::SentThrough
            | Consequence::PlayOff
            | Consequence::Prizes
            | Consequence::Style
            | Consequence::HousePoints
            | Consequence::HouseEnding { .. }
            | Consequence::Incident { .. }
            | Consequence::IncidentTakenBack { .. }
            | Consequence::AppealLodged { .. }
            | Consequence::AppealHeard { .. }
            | Consequence::AppealDecided { .. }
            | Consequence::AppealTakenBack { .. }
            | Consequence::AppealReopened { .. }
            | Consequence::Sealed { .. }
            | Consequence::PublicSide
            | Consequence::Screens
            | Consequence::Reported { .. }
            | Consequence::ByeAskedFor { .. }
            | Consequence::WaitingList
            | Consequence::Details
            | Consequence::InitialColourDrawn
            | Consequence::FileLines
            | Consequence::Closed
            | Consequence::Reopened
            | Consequence::FideModeLeft { .. }
            | Consequence::FideModeEntered { .. }
            | Consequence::FideModeReentered => None,
        }
    }
}
