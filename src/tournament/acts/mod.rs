//! Every act that can be done to a tournament, in one list, and what each must answer; a file an act beside this one.
//!
//! Acts are written for ever: a journal of any released version must still fold. So an act or a field of one is added with a
//! default, never renamed or dropped. To add one, write its file (`adjust.rs` is a short one), and name it here twice: the
//! module, and the line of the list. The words that tell it are `i18n/acts.rs`.

mod adjourn_missing;
mod adjust;
mod ask_for_bye;
mod change_details;
mod change_house_points;
mod change_presence;
mod change_prizes;
mod change_public_side;
mod change_regulations;
mod change_screens;
mod change_style;
mod change_team;
mod change_teams;
mod check_in;
mod close;
mod close_line_ups;
mod correct_for_rating;
mod create;
mod decide_appeal;
mod draft;
mod edit_player;
mod end_for_house;
mod enter_result;
mod entry;
mod estimate_ratings;
mod exchange_numbers;
mod fix_board;
mod forget;
mod give_line_up;
mod give_value;
mod import;
mod keep_photograph;
mod leave_fide_mode;
mod leave_out;
mod lodge_appeal;
mod nature;
mod note_incident;
mod number_players;
mod number_teams;
mod play_off;
mod publish_round;
mod publish_table;
mod rank;
mod register_players;
mod register_teams;
mod remove_player;
mod report_result;
mod request_bye;
mod rule;
mod seal_move;
mod send_through;
mod settle_waiting;
mod shared;
mod sign_up;
mod swap_colours;
mod typing;
mod undo;
mod unpublish_round;

pub use adjust::Adjustment;
pub use entry::{Author, Entry, Unnamed};
pub use estimate_ratings::Estimate;
pub use import::{Imported, ImportedPlayer};
pub use nature::{About, Daily, Who};
pub(crate) use nature::{Belief, Matter, MayTell, Nature, Stage, Subject, Told};
pub use publish_table::PairedRound;
pub use rank::Ranked;

use super::Tournament;
use super::ids::{PlayerId, RoundNo};
use super::merge::{Clash, value_at};
use super::refusal::Refusal;
use super::warning::Warning;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What every act answers. `was` in its data is what the arbiter believed; when the tournament has moved on since, the act is
/// refused as a conflict.
pub(crate) trait Deed {
    /// Whether it can be meant in this state: the warnings to show first, or why not. What it changes is judged in `judge`.
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal>;

    /// Does it. It was checked; what it names and is not there is passed over. `entry` is the line of the journal that has it.
    fn apply(&self, state: &mut Tournament, entry: &Entry);

    /// Whom and what it is about, how it stands beside what others do, and what the report tells of it.
    fn nature(&self) -> Nature<'_>;

    /// When in an event it is done. Without an answer a closed event refuses it.
    fn stage(&self) -> Stage {
        Stage::Open
    }

    /// The board at which a deputy limited to boards may do it; without an answer it is not for them.
    fn board_of_deputies(&self) -> Option<(RoundNo, u16)> {
        None
    }

    /// The board that it is about, with the players whom it means, who are filled in where a request does not name them.
    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        None
    }

    /// What it replaces by what, where changes of two arbiters are put together field by field.
    fn replaces(&self) -> Option<[Value; 2]> {
        None
    }

    /// Whether it changed a field of what it is about.
    fn changed(&self, field: &str) -> bool {
        self.replaces().is_some_and(|[was, now]| value_at(was, field) != value_at(now, field))
    }

    /// Keeps what others changed in what it replaces; the fields that clash.
    fn rebase(&mut self, _state: &Tournament) -> Result<(), Vec<Clash>> {
        Ok(())
    }
}

/// What every act is written with.
mod prelude {
    pub(super) use super::{About, Daily, Deed, Entry, Matter, MayTell, Nature, Stage, Subject, Told, Who};
    pub(super) use crate::Tournament;
    pub(super) use crate::refusal::Refusal;
    pub(super) use crate::warning::Warning;
    pub(super) use serde::{Deserialize, Serialize};
}

/// Makes the enum of all acts of the list, which journals tag with the name in small letters, their names, and the way from an
/// act to what it answers.
macro_rules! acts {
    ($($file:ident: $($act:ident),+;)+) => {
        $(pub use $file::{$($act),+};)+

        /// An act. Each is a struct of the same name.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "act", rename_all = "snake_case")]
        #[expect(clippy::large_enum_variant, reason = "a journal has one act that creates; the others are small anyway")]
        pub enum Act {
            $($($act($act),)+)+
        }

        impl Act {
            /// The names of all kinds, in the order of the list.
            pub const KINDS: &[&str] = &[$($(stringify!($act),)+)+];

            /// The name of its kind.
            pub fn kind(&self) -> &'static str {
                match self {
                    $($(Act::$act(_) => stringify!($act),)+)+
                }
            }

            pub(crate) fn deed(&self) -> &dyn Deed {
                match self {
                    $($(Act::$act(deed) => deed,)+)+
                }
            }

            pub(crate) fn deed_mut(&mut self) -> &mut dyn Deed {
                match self {
                    $($(Act::$act(deed) => deed,)+)+
                }
            }
        }
    };
}

acts! {
    create: Create;
    import: Import;
    change_details: ChangeDetails;
    change_regulations: ChangeRegulations;
    register_players: RegisterPlayers;
    edit_player: EditPlayer;
    remove_player: RemovePlayer;
    change_presence: ChangePresence;
    request_bye: RequestBye;
    leave_out: LeaveOut;
    check_in: CheckIn;
    fix_board: FixBoard;
    give_value: GiveValue;
    estimate_ratings: EstimateRatings;
    number_players: NumberPlayers, DrawNumbers;
    exchange_numbers: ExchangeNumbers;
    change_teams: ChangeTeams;
    register_teams: RegisterTeams;
    change_team: ChangeTeam;
    number_teams: NumberTeams;
    give_line_up: GiveLineUp;
    close_line_ups: CloseLineUps;
    draft: DraftRound, AlterDraft, DiscardDraft;
    publish_round: PublishRound;
    publish_table: PublishTable;
    unpublish_round: UnpublishRound;
    enter_result: EnterResult;
    typing: KeepTyping, AnswerTypings;
    adjourn_missing: AdjournMissing;
    swap_colours: SwapColours;
    rule: Rule;
    correct_for_rating: CorrectForRating;
    adjust: Adjust;
    play_off: PlayOff;
    send_through: SendThrough, SendTeamThrough;
    rank: DrawLots, RankByHand;
    change_prizes: ChangePrizes;
    change_style: ChangeStyle;
    change_house_points: ChangeHousePoints;
    change_public_side: ChangePublicSide;
    change_screens: ChangeScreens;
    report_result: ReportResult;
    ask_for_bye: AskForBye;
    sign_up: SignUp;
    settle_waiting: SettleWaiting;
    end_for_house: EndForHouse;
    note_incident: NoteIncident;
    lodge_appeal: LodgeAppeal;
    decide_appeal: HearAppeal, DecideAppeal;
    seal_move: SealMove;
    keep_photograph: KeepPhotograph;
    leave_fide_mode: LeaveFideMode;
    forget: Forget;
    close: Close, Reopen;
    undo: Undo;
}

impl Act {
    /// Whether it can be meant in this state: the warnings to show first, or why not.
    ///
    /// [`Act::Undo`] is asked of [`super::fold::Journal::without`], which knows the journal.
    ///
    /// # Errors
    /// The [`Refusal`] that the arbiter is to see.
    pub fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let deed = self.deed();
        let stage = deed.stage();
        if (stage == Stage::First) != (state.seq == 0) {
            return Err(if stage == Stage::First { Refusal::NotTheFirst } else { Refusal::NotCreated });
        }
        if state.closed && stage != Stage::EvenClosed {
            return Err(Refusal::Closed);
        }
        deed.check(state)
    }

    /// Whom and what it is about, as a journal is searched by it.
    pub fn about(&self) -> About {
        self.deed().nature().matter.about
    }

    /// What the story of the report tells of it; `has_begun`: round 1 was paired before.
    pub fn daily(&self, has_begun: bool) -> Option<Daily<'_>> {
        self.deed().nature().told.in_event(has_begun)
    }
}
