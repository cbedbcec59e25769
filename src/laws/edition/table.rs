//! The rows: every edition as the one before it with what its change list names.

use super::article::Numbering;
use super::{
    Automatic, BothFlags, ByRate, BySupervision, ClaimantLoses, ColoursReversed, Devices, Edition, EditionId, Fivefold,
    HouseRules, IllegalMoves, LostBy, Penalties, Quickplay, Topic, Unpromoted, WrongClaim,
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

const fn same<T: Copy>(value: T) -> ByRate<T> {
    ByRate { standard: value, rapid: either(value), blitz: either(value) }
}

/// The same with full supervision and without.
const fn either<T: Copy>(value: T) -> BySupervision<T> {
    BySupervision { full: value, relaxed: value }
}

/// The opponent gets the time; the how-manieth loses.
const fn penalty(seconds: u32, loses_at: u32, draw_if_opponent_cannot_mate: bool) -> IllegalMoves {
    IllegalMoves {
        loses_at: Some(loses_at),
        opponent_gains_s: seconds,
        draw_if_opponent_cannot_mate,
        only_on_claim: false,
        modifier: None,
    }
}

/// The first one loses, unless the opponent cannot mate.
const LOSES_AT_ONCE: IllegalMoves = penalty(0, 1, true);

const fn on_claim(penalty: IllegalMoves) -> IllegalMoves {
    IllegalMoves { only_on_claim: true, ..penalty }
}

/// One minute instead of two, by an article of the appendix.
const fn one_minute(penalty: IllegalMoves) -> IllegalMoves {
    IllegalMoves { opponent_gains_s: ONE_MINUTE, modifier: Some(Topic::OneMinute), ..penalty }
}

const PUT_RIGHT: IllegalMoves = IllegalMoves {
    loses_at: None,
    opponent_gains_s: 0,
    draw_if_opponent_cannot_mate: false,
    only_on_claim: false,
    modifier: None,
};

const fn opponent_gains(seconds: u32) -> WrongClaim {
    WrongClaim { opponent_gains_s: seconds, claimant: ClaimantLoses::Nothing, modifier: None }
}

const ONE_MINUTE_FOR_OPPONENT: WrongClaim =
    WrongClaim { modifier: Some(Topic::OneMinute), ..opponent_gains(ONE_MINUTE) };

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
    arbiter_may_forgive_lateness: true,
    // Rapid and blitz of 2001 and 2005 know no supervision under which the Competition Rules would hold.
    illegal: ByRate {
        standard: penalty(TWO_MINUTES, 3, false),
        rapid: either(on_claim(penalty(TWO_MINUTES, 3, false))),
        blitz: either(on_claim(LOSES_AT_ONCE)),
    },
    illegal_stands_after_reply: true,
    unpromoted: Unpromoted::Restored,
    clock_and_hands: false,
    wrong_claim: same(WrongClaim {
        opponent_gains_s: THREE_MINUTES,
        claimant: ClaimantLoses::HalfOfTime { most_s: THREE_MINUTES, floor_s: ONE_MINUTE },
        modifier: None,
    }),
    claim_lost_by: LostBy::Moving,
    both_flags_in_last_period: BothFlags::Draw,
    automatic: NOTHING_AUTOMATIC,
    moves_before_agreement: 0,
    colours_reversed: ColoursReversed::Continue,
    setup_claim_moves: 3,
    illegal_position_draws: false,
    resignation_may_draw: false,
    quickplay: Quickplay::Article,
    quickplay_on_move: false,
    devices: Devices::Unknown,
    recording_before_forbidden: false,
    penalties: Penalties::UpToExpulsion,
    house: None,
};

const LAWS_2005: Edition = Edition {
    id: EditionId::Laws2005,
    numbering: Numbering::Laws2005,
    devices: Devices::LostArbiterDecides,
    recording_before_forbidden: true,
    ..LAWS_2001
};

const LAWS_2009: Edition = Edition {
    id: EditionId::Laws2009,
    numbering: Numbering::Laws2009,
    default_time_minutes: 0,
    arbiter_may_forgive_lateness: false,
    illegal: ByRate {
        standard: penalty(TWO_MINUTES, 3, true),
        rapid: BySupervision { full: penalty(TWO_MINUTES, 3, true), relaxed: on_claim(penalty(TWO_MINUTES, 3, true)) },
        blitz: BySupervision { full: penalty(TWO_MINUTES, 3, true), relaxed: on_claim(LOSES_AT_ONCE) },
    },
    quickplay_on_move: true,
    wrong_claim: same(opponent_gains(THREE_MINUTES)),
    claim_lost_by: LostBy::Touching,
    devices: Devices::LostUnlessCannotMate,
    ..LAWS_2005
};

/// The first illegal move loses where rapid and blitz are not fully supervised; under the Competition Rules the second does.
const LAWS_2014: Edition = Edition {
    id: EditionId::Laws2014,
    numbering: Numbering::Laws2014,
    arbiter_may_forgive_lateness: true,
    illegal: ByRate {
        standard: penalty(TWO_MINUTES, 2, true),
        rapid: BySupervision { full: penalty(TWO_MINUTES, 2, true), relaxed: LOSES_AT_ONCE },
        blitz: BySupervision { full: one_minute(penalty(TWO_MINUTES, 2, true)), relaxed: LOSES_AT_ONCE },
    },
    unpromoted: Unpromoted::BecomesQueen,
    wrong_claim: ByRate { blitz: either(ONE_MINUTE_FOR_OPPONENT), ..same(opponent_gains(TWO_MINUTES)) },
    automatic: Automatic { no_progress: Some(75), fivefold: Some(Fivefold::Consecutive), ..NOTHING_AUTOMATIC },
    setup_claim_moves: 10,
    illegal_position_draws: true,
    quickplay: Quickplay::IfAnnounced,
    devices: Devices::Lost,
    penalties: Penalties::WithFines,
    ..LAWS_2009
};

const LAWS_2017: Edition = Edition {
    id: EditionId::Laws2017,
    numbering: Numbering::Laws2017,
    clock_and_hands: true,
    automatic: Automatic { no_progress: Some(75), fivefold: Some(Fivefold::InAll), ..NOTHING_AUTOMATIC },
    moves_before_agreement: 1,
    colours_reversed: ColoursReversed::NewGameBefore { moves: 10 },
    ..LAWS_2014
};

/// The illegal moves of rapid and blitz cost time again, whoever supervises.
const LAWS_2018: Edition = Edition {
    id: EditionId::Laws2018,
    illegal: ByRate {
        standard: penalty(TWO_MINUTES, 2, true),
        rapid: either(penalty(TWO_MINUTES, 2, true)),
        blitz: either(one_minute(penalty(TWO_MINUTES, 2, true))),
    },
    ..LAWS_2017
};

const LAWS_2023: Edition = Edition {
    id: EditionId::Laws2023,
    numbering: Numbering::Laws2023,
    illegal: ByRate {
        standard: penalty(TWO_MINUTES, 2, true),
        rapid: either(one_minute(penalty(TWO_MINUTES, 2, true))),
        blitz: either(one_minute(penalty(TWO_MINUTES, 2, true))),
    },
    wrong_claim: ByRate {
        standard: opponent_gains(TWO_MINUTES),
        rapid: either(ONE_MINUTE_FOR_OPPONENT),
        blitz: either(ONE_MINUTE_FOR_OPPONENT),
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
    // A draw after more than fifteen moves, as a game counts after more than five.
    moves_before_agreement: 16,
    colours_reversed: ColoursReversed::Continue,
    resignation_may_draw: false,
    quickplay: Quickplay::None,
    devices: Devices::Unknown,
    recording_before_forbidden: false,
    house: Some(HouseRules {
        resignation_after_moves: 15,
        draw_offer_after_moves: 15,
        most_draw_offers: 3,
        void_up_to_moves: 5,
    }),
    ..LAWS_2023
};
