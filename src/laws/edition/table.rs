//! The rows: every edition as the one before it with what its change list names.

use super::article::Numbering;
use super::{
    Automatic, BothFlags, ByPace, ClaimantLoses, ColoursReversed, Edition, EditionId, Fivefold, HouseRules,
    IllegalMoves, LostBy, Quickplay, WrongClaim,
};

pub(super) fn edition(id: EditionId) -> &'static Edition {
    match id {
        EditionId::Laws1989 => &LAWS_1989,
        EditionId::Laws2001 => &LAWS_2001,
        EditionId::Laws2005 => &LAWS_2005,
        EditionId::Laws2009 => &LAWS_2009,
        EditionId::Laws2014 => &LAWS_2014,
        EditionId::Laws2017 => &LAWS_2017,
        EditionId::Laws2018 => &LAWS_2018,
        EditionId::Laws2023 => &LAWS_2023,
        EditionId::Qq => &QQ,
    }
}

const ONE_MINUTE: u32 = 60;
const TWO_MINUTES: u32 = 120;
const THREE_MINUTES: u32 = 180;

const NOTHING_AUTOMATIC: Automatic =
    Automatic { no_progress: None, fivefold: None, checks_in_a_row: None, checks_in_all: None };

const fn same<T: Copy>(value: T) -> ByPace<T> {
    ByPace { standard: value, rapid: value, blitz: value }
}

/// The opponent gets the time; the how-manieth loses.
const fn penalty(seconds: u32, loses_at: u32, draw_if_opponent_cannot_mate: bool) -> IllegalMoves {
    IllegalMoves {
        loses_at: Some(loses_at),
        opponent_gains_s: seconds,
        draw_if_opponent_cannot_mate,
        only_on_claim: false,
    }
}

const PUT_RIGHT: IllegalMoves =
    IllegalMoves { loses_at: None, opponent_gains_s: 0, draw_if_opponent_cannot_mate: false, only_on_claim: false };

const fn opponent_gains(seconds: u32) -> WrongClaim {
    WrongClaim { opponent_gains_s: seconds, claimant: ClaimantLoses::Nothing }
}

/// In force until 1997. Its articles 10.4, 10.5 and 10.15 are known here at second hand only.
const LAWS_1989: Edition = Edition {
    id: EditionId::Laws1989,
    numbering: Numbering::Before1997,
    illegal: same(PUT_RIGHT),
    illegal_stands_after_reply: false,
    wrong_claim: LAWS_2001.wrong_claim,
    colours_reversed: ColoursReversed::QuarterOfControl,
    quickplay: Quickplay::None,
    ..LAWS_2001
};

/// Istanbul 2000, in force from July 2001.
const LAWS_2001: Edition = Edition {
    id: EditionId::Laws2001,
    numbering: Numbering::Laws2001,
    default_time_minutes: 60,
    illegal: ByPace {
        standard: penalty(TWO_MINUTES, 3, false),
        rapid: IllegalMoves { only_on_claim: true, ..penalty(TWO_MINUTES, 3, false) },
        blitz: IllegalMoves { only_on_claim: true, ..penalty(0, 1, true) },
    },
    illegal_stands_after_reply: true,
    wrong_claim: same(WrongClaim {
        opponent_gains_s: THREE_MINUTES,
        claimant: ClaimantLoses::HalfOfTime { most_s: THREE_MINUTES, floor_s: ONE_MINUTE },
    }),
    claim_lost_by: LostBy::Moving,
    both_flags_in_last_period: BothFlags::Draw,
    automatic: NOTHING_AUTOMATIC,
    moves_before_agreement: 0,
    colours_reversed: ColoursReversed::Continue,
    setup_claim_moves: 3,
    resignation_may_draw: false,
    quickplay: Quickplay::Article,
    house: None,
};

const LAWS_2005: Edition = Edition { id: EditionId::Laws2005, numbering: Numbering::Laws2005, ..LAWS_2001 };

const LAWS_2009: Edition = Edition {
    id: EditionId::Laws2009,
    numbering: Numbering::Laws2009,
    default_time_minutes: 0,
    illegal: ByPace {
        standard: penalty(TWO_MINUTES, 3, true),
        rapid: IllegalMoves { only_on_claim: true, ..penalty(TWO_MINUTES, 3, true) },
        blitz: LAWS_2005.illegal.blitz,
    },
    wrong_claim: same(opponent_gains(THREE_MINUTES)),
    claim_lost_by: LostBy::Touching,
    ..LAWS_2005
};

const LAWS_2014: Edition = Edition {
    id: EditionId::Laws2014,
    numbering: Numbering::Laws2014,
    illegal: ByPace { standard: penalty(TWO_MINUTES, 2, true), rapid: penalty(0, 1, true), blitz: penalty(0, 1, true) },
    wrong_claim: same(opponent_gains(TWO_MINUTES)),
    automatic: Automatic { no_progress: Some(75), fivefold: Some(Fivefold::Consecutive), ..NOTHING_AUTOMATIC },
    setup_claim_moves: 10,
    quickplay: Quickplay::IfAnnounced,
    ..LAWS_2009
};

const LAWS_2017: Edition = Edition {
    id: EditionId::Laws2017,
    numbering: Numbering::Laws2017,
    automatic: Automatic { no_progress: Some(75), fivefold: Some(Fivefold::InAll), ..NOTHING_AUTOMATIC },
    moves_before_agreement: 1,
    colours_reversed: ColoursReversed::NewGameBefore { moves: 10 },
    ..LAWS_2014
};

const LAWS_2018: Edition = Edition {
    id: EditionId::Laws2018,
    illegal: ByPace {
        standard: penalty(TWO_MINUTES, 2, true),
        rapid: penalty(TWO_MINUTES, 2, true),
        blitz: penalty(ONE_MINUTE, 2, true),
    },
    ..LAWS_2017
};

const LAWS_2023: Edition = Edition {
    id: EditionId::Laws2023,
    numbering: Numbering::Laws2023,
    illegal: ByPace {
        standard: penalty(TWO_MINUTES, 2, true),
        rapid: penalty(ONE_MINUTE, 2, true),
        blitz: penalty(ONE_MINUTE, 2, true),
    },
    wrong_claim: ByPace {
        standard: opponent_gains(TWO_MINUTES),
        rapid: opponent_gains(ONE_MINUTE),
        blitz: opponent_gains(ONE_MINUTE),
    },
    resignation_may_draw: true,
    ..LAWS_2018
};

/// The program plays the moves, so that nothing illegal can be completed, and ends the games itself.
const QQ: Edition = Edition {
    id: EditionId::Qq,
    numbering: Numbering::House,
    illegal: same(PUT_RIGHT),
    wrong_claim: same(opponent_gains(0)),
    automatic: Automatic { no_progress: Some(30), fivefold: None, checks_in_a_row: Some(10), checks_in_all: Some(30) },
    moves_before_agreement: 15,
    colours_reversed: ColoursReversed::Continue,
    resignation_may_draw: false,
    quickplay: Quickplay::None,
    house: Some(HouseRules {
        resignation_after_moves: 15,
        draw_offer_after_moves: 15,
        most_draw_offers: 3,
        void_up_to_moves: 5,
    }),
    ..LAWS_2023
};
