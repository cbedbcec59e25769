//! The words of the claim desk: claims, editions, facts, consequences, and a ruling as a whole.

use crate::laws::side;
use crate::{Lang, claim_desk, common, doubts, laws};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{
    ClaimName, Confirmation, Consequence, Difference, Fact, FormError, GameNow, GameResult, SeenBy, Verdict, Way,
};
use sonneborn_laws::clock::{ClockFault, Clocks, write_time};
use sonneborn_laws::edition::{EditionId, LostBy, Pace, Penalties};
use sonneborn_laws::ending::Ending;
use sonneborn_laws::mating::NoMate;
use sonneborn_laws::notation::Wing;
use sonneborn_laws::possible::DrawClaim;
use sonneborn_laws::ruling::{Ruling, Shown};
use sonneborn_laws::scoresheets::{Comparison, Reading};
use sonneborn_laws::sheet::Extent;
use sonneborn_laws::touch::Duty;
use sonneborn_tournament::ruling::{self as recorded, Decision};

pub use sonneborn_words::claims::*;

pub fn verdict(lang: Lang, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => right(lang),
        Verdict::Wrong => wrong(lang),
        Verdict::Undecided => undecided(lang),
    }
}

/// An edition's full name.
pub fn edition(lang: Lang, edition: EditionId) -> String {
    match edition {
        EditionId::Laws1989 => laws_1989(lang).to_owned(),
        EditionId::Qq => house_qq(lang).to_owned(),
        dated => laws_of(lang, dated.code()),
    }
}

pub fn pace(lang: Lang, pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => standard(lang),
        Pace::Rapid => rapid(lang),
        Pace::Blitz => blitz(lang),
    }
}

/// A claim by its name in forms.
pub fn name(lang: Lang, name: ClaimName) -> &'static str {
    match name {
        ClaimName::Threefold => threefold(lang),
        ClaimName::Fifty => fifty_moves(lang),
        ClaimName::Over => already_over(lang),
        ClaimName::Dead => dead_position(lang),
        ClaimName::Agreement => agreement(lang),
        ClaimName::Flag => flag_fall(lang),
        ClaimName::Quickplay => quickplay(lang),
        ClaimName::Resignation => resignation(lang),
        ClaimName::Late => late(lang),
        ClaimName::Setup => wrong_setup(lang),
        ClaimName::Board => reversed_board(lang),
        ClaimName::Colours => reversed_colours(lang),
        ClaimName::Displaced => displaced(lang),
        ClaimName::Illegal => illegal_move(lang),
        ClaimName::Touched => touched(lang),
        ClaimName::Press => empty_press(lang),
        ClaimName::Hands => two_hands(lang),
        ClaimName::Released => released(lang),
        ClaimName::Promoted => promoted(lang),
        ClaimName::Setting => clock_setting(lang),
        ClaimName::Position => illegal_position(lang),
        ClaimName::Recording => recording(lang),
        ClaimName::Increment => increment(lang),
        ClaimName::Device => device(lang),
        ClaimName::Advice => advice(lang),
        ClaimName::Distracting => distracting(lang),
        ClaimName::Refusal => refusal(lang),
        ClaimName::Disturbance => disturbance(lang),
        ClaimName::Offer => offer(lang),
        ClaimName::Advance => advance(lang),
        ClaimName::Signed => signed(lang),
    }
}

/// What the arbiter made of a proposal.
pub fn decision(lang: Lang, decision: Decision) -> &'static str {
    match decision {
        Decision::Confirmed => confirmed(lang),
        Decision::Altered => altered(lang),
        Decision::Dismissed => dismissed(lang),
    }
}

/// What is missing in a claim.
pub fn form_error(lang: Lang, error: &FormError) -> String {
    match error {
        FormError::MoveNotReached { number, side: who } => move_not_reached(lang, number, side(lang, *who)),
        FormError::BadTime { text } => bad_time(lang, text),
        FormError::TimeOfTwoReadings { text, hours_ms, minutes_ms } => {
            time_of_two_readings(lang, text, write_time(*hours_ms), write_time(*minutes_ms))
        }
        FormError::OtherClock { side: whose } => other_clock(lang, side(lang, *whose)),
        FormError::SquaresMissing => squares_missing(lang).to_owned(),
        FormError::MinutesMissing => minutes_missing(lang).to_owned(),
        FormError::BadBoard { text } => bad_board(lang, text),
    }
}

/// How a game ended by itself.
pub fn ending(lang: Lang, ending: Ending) -> String {
    match ending {
        Ending::Checkmate { .. } => checkmate(lang).to_owned(),
        Ending::Stalemate => stalemate(lang).to_owned(),
        Ending::DeadPosition => dead(lang).to_owned(),
        Ending::NoProgress => no_progress(lang).to_owned(),
        Ending::Fivefold => fivefold(lang).to_owned(),
        Ending::Checks { by } => too_many_checks(lang, side(lang, by)),
    }
}

/// What a position is that is shown beside a ruling: `after 34.Qe2`, `with 34.Qe2`.
pub fn caption(lang: Lang, shown: &Shown) -> String {
    match (&shown.after, shown.announced) {
        (Some(mv), true) => with_move(lang, mv),
        (after, _) => doubts::place(lang, after.as_ref()),
    }
}

/// A fact as a sentence.
pub fn fact(lang: Lang, fact: &Fact) -> String {
    match fact {
        Fact::NotOnMove { claimant } => not_on_move(lang, side(lang, *claimant)),
        Fact::RightLost { by: LostBy::Moving } => lost_by_moving(lang).to_owned(),
        Fact::RightLost { by: LostBy::Touching } => lost_by_touching(lang).to_owned(),
        Fact::DrawOffers { after_moves, most } => draw_offers(lang, after_moves, most),
        Fact::OnlyOnClaim => only_on_claim(lang).to_owned(),
        Fact::Stood { after, time } => stood(lang, doubts::place(lang, after.as_ref()), time),
        Fact::WouldStand { announced, time } => would_stand(lang, announced, time),
        Fact::LooksAlike { after, difference: why } => {
            looks_alike(lang, doubts::place(lang, after.as_ref()), difference(lang, *why))
        }
        Fact::AnnouncedIllegal { written, reason } => announced_illegal(lang, written, laws::illegal(lang, reason)),
        Fact::PlayedNext { played, announced: true } => played_announced(lang, played),
        Fact::PlayedNext { played, announced: false } => played_other(lang, played),
        Fact::RightMoves { moves } => right_moves(lang, moves.join(common::list_comma(lang))),
        Fact::WithoutProgress { half_moves, needed } => without_progress(lang, half_moves / 2, half_moves, needed / 2),
        Fact::LastProgress { mv } => last_progress(lang, mv),
        Fact::AnnouncedIsProgress { mv } => announced_is_progress(lang, mv),
        Fact::PossibleAfter { after } => possible_after(lang, doubts::place(lang, after.as_ref())),
        Fact::EndedWith { mv: Some(mv), by } => ended_with(lang, mv, ending(lang, *by)),
        Fact::EndedWith { mv: None, by } => ended_at_start(lang, ending(lang, *by)),
        Fact::EndedAs { how } => ended_as(lang, *how),
        Fact::ResultRecorded { result } => result_recorded(lang, result.token()),
        Fact::Entered { what } => doubts::entered(lang, what),
        Fact::GoesOnThoughEntered => goes_on_though_entered(lang).to_owned(),
        Fact::AfterTheEnd => after_the_end(lang).to_owned(),
        Fact::PlayedOn { half_moves } => played_on(lang, half_moves),
        Fact::NotOver => not_over(lang).to_owned(),
        Fact::CanMate { side: who, line } if line.is_empty() => has_mated(lang, side(lang, *who)),
        Fact::CanMate { side: who, line } => can_mate(lang, side(lang, *who), line.join(" ")),
        Fact::CanMateAtLength { side: who } => can_mate_at_length(lang, side(lang, *who)),
        Fact::CannotMate { side: who, because } => cannot_mate(lang, side(lang, *who), no_mate(lang, *because)),
        Fact::MatingUnknown { side: who } => mating_unknown(lang, side(lang, *who)),
        Fact::MovesMade { moves, needed } => moves_made(lang, moves, needed),
        Fact::PeriodCompleted { moves, required } => period_completed(lang, moves, required),
        Fact::MayStopRecording { side: who, ms, below_ms } => {
            may_stop_recording(lang, side(lang, *who), write_time(*ms), write_time(*below_ms))
        }
        Fact::TimeLeft { side: who, ms, most_ms } => {
            time_left(lang, side(lang, *who), write_time(*ms), write_time(*most_ms))
        }
        Fact::NoSuchClaim => no_such_claim(lang).to_owned(),
        Fact::MustBeAnnounced => must_be_announced(lang).to_owned(),
        Fact::MinutesLate { minutes, allowed } => minutes_late(lang, minutes, allowed),
        Fact::IllegalMove { mv, reason } => is_illegal(lang, mv, laws::illegal(lang, reason)),
        Fact::LegalMove { mv } => is_legal(lang, mv),
        Fact::Earlier { by, count } => earlier(lang, side(lang, *by), count),
        Fact::Replied => replied(lang).to_owned(),
        Fact::ClaimantTouched => claimant_touched(lang).to_owned(),
        Fact::NextMoveFirst => next_move_first(lang).to_owned(),
        Fact::NeedNotRecord => need_not_record(lang).to_owned(),
        Fact::UnlessHalfMinuteIncrement => unless_half_minute(lang).to_owned(),
        Fact::RequestIsOffer => request_is_offer(lang).to_owned(),
        Fact::NoAgreement => no_agreement(lang).to_owned(),
        Fact::OfferDeclined => offer_declined(lang).to_owned(),
        Fact::LesserPenalty => lesser_penalty(lang).to_owned(),
        Fact::WhichTouched => which_touched(lang).to_owned(),
        Fact::Obliged { duty: what } => duty(lang, what),
        Fact::NothingTouched => nothing_touched(lang).to_owned(),
    }
}

/// What may be said of a game, in a menu.
pub fn game_now(lang: Lang, now: GameNow) -> String {
    match now {
        GameNow::Running => claim_desk::now_running(lang).to_owned(),
        GameNow::Agreed => claim_desk::now_agreed(lang).to_owned(),
        GameNow::WhiteResigned => claim_desk::now_resigned(lang, laws::white(lang)),
        GameNow::BlackResigned => claim_desk::now_resigned(lang, laws::black(lang)),
        GameNow::WhiteLostOnTime => claim_desk::now_on_time(lang, laws::white(lang)),
        GameNow::BlackLostOnTime => claim_desk::now_on_time(lang, laws::black(lang)),
    }
}

/// Who answers for it that a record ends where the board stands.
pub fn confirmation(lang: Lang, how: &Confirmation) -> String {
    match how {
        Confirmation::Board(SeenBy::Tapped) => claim_desk::confirmed_by_tap(lang).to_owned(),
        Confirmation::Board(SeenBy::Placed) => claim_desk::confirmed_by_pieces(lang).to_owned(),
        Confirmation::Board(SeenBy::Device) => claim_desk::confirmed_by_device(lang).to_owned(),
        Confirmation::Said { by: Some(who) } => claim_desk::confirmed_by_word(lang, who),
        Confirmation::Said { by: None } => claim_desk::checked(lang).to_owned(),
    }
}

/// At most so many words that were not read are told.
const MOST_UNREAD: usize = 8;

/// From where to where a record was read, in sentences.
pub fn extent(lang: Lang, extent: &Extent) -> Vec<String> {
    let mut told = vec![match &extent.read {
        Some((first, last)) => claim_desk::read_from_to(lang, first, last, extent.half_moves),
        None => claim_desk::read_nothing(lang).to_owned(),
    }];
    let unread = extent.unread.iter().take(MOST_UNREAD).map(|unread| unread.word.as_str());
    let unread = unread.collect::<Vec<_>>().join(common::list_comma(lang));
    if !unread.is_empty() {
        told.push(claim_desk::not_read(lang, unread));
    }
    told.extend(extent.jumps.iter().map(|(written, due)| claim_desk::number_jumps(lang, written, due)));
    if let Some((last, is_same)) = extent.other.as_ref().filter(|(last, _)| !last.is_empty()) {
        told.push(match is_same {
            true => claim_desk::other_sheet_ends(lang, last),
            false => claim_desk::other_sheet_differs(lang, last),
        });
    }
    told
}

/// How a game had ended, as the arbiter says.
fn ended_as(lang: Lang, how: GameNow) -> String {
    match how {
        GameNow::Running => not_over(lang).to_owned(),
        GameNow::Agreed => ended_agreed(lang).to_owned(),
        GameNow::WhiteResigned => ended_resigned(lang, laws::white(lang)),
        GameNow::BlackResigned => ended_resigned(lang, laws::black(lang)),
        GameNow::WhiteLostOnTime => ended_on_time(lang, laws::white(lang)),
        GameNow::BlackLostOnTime => ended_on_time(lang, laws::black(lang)),
    }
}

fn difference(lang: Lang, difference: Difference) -> String {
    match difference {
        Difference::SideToMove => other_to_move(lang).to_owned(),
        Difference::Castling { side: who } => could_castle(lang, side(lang, who)),
        Difference::EnPassant { square } => could_capture(lang, square),
    }
}

/// Why a side cannot mate.
pub fn no_mate(lang: Lang, because: NoMate) -> &'static str {
    match because {
        NoMate::GameOver => because_over(lang),
        NoMate::Material => because_material(lang),
        NoMate::Exhausted => because_searched(lang),
    }
}

fn duty(lang: Lang, duty: &Duty) -> String {
    match duty {
        Duty::Move { piece } => must_move(lang, laws::piece(lang, piece.kind), piece.on),
        Duty::Capture { piece } => must_capture(lang, laws::piece(lang, piece.kind), piece.on),
        Duty::CaptureWith { piece, target } => {
            let [own, other] = [piece, target].map(|piece| laws::piece(lang, piece.kind));
            must_capture_with(lang, own, piece.on, other, target.on)
        }
        Duty::Castle { wing: Wing::King } => must_castle(lang, laws::kingside(lang)),
        Duty::Castle { wing: Wing::Queen } => must_castle(lang, laws::queenside(lang)),
        Duty::MoveKing => must_move_king(lang).to_owned(),
        Duty::AnyMove => any_move(lang).to_owned(),
    }
}

/// A result in words.
pub fn result(lang: Lang, result: GameResult) -> String {
    match result {
        GameResult::Won { by } => won_by(lang, side(lang, by), result.token()),
        GameResult::Draw => drawn(lang).to_owned(),
        GameResult::Void => void(lang).to_owned(),
    }
}

/// A clock time that does not go with the time control; `mv` is the move after which it stood.
pub fn clock_fault(lang: Lang, fault: ClockFault, mv: String) -> String {
    match fault {
        ClockFault::TooMuch { after_ms, most_ms, .. } => {
            clock_too_much(lang, mv, write_time(after_ms), write_time(most_ms))
        }
        ClockFault::OverPerMove { spent_ms, limit_ms } => {
            clock_over_per_move(lang, mv, write_time(spent_ms), write_time(limit_ms))
        }
    }
}

/// A consequence as a sentence.
pub fn consequence(lang: Lang, consequence: &Consequence) -> String {
    match consequence {
        Consequence::Result(what) => result_is(lang, result(lang, *what)),
        Consequence::AddTime { to, ms } => add_time(lang, side(lang, *to), write_time(*ms)),
        Consequence::SetTime { side: whose, ms } => set_time(lang, side(lang, *whose), write_time(*ms)),
        Consequence::MustPlay { mv } => must_play(lang, mv),
        Consequence::Restore { .. } => restore(lang).to_owned(),
        Consequence::OneOf { moves } => one_of(lang, moves.join(common::list_comma(lang))),
        Consequence::OneOfEach { pieces } => {
            let each = pieces.iter().map(|(piece, moves)| {
                moves_of_piece(lang, laws::piece(lang, piece.kind), piece.on, moves.join(common::list_comma(lang)))
            });
            one_of_each(lang, each.collect::<Vec<_>>().join(common::list_semicolon(lang)))
        }
        Consequence::JudgeTimes => judge_times(lang).to_owned(),
        Consequence::MayPenalise => may_penalise(lang).to_owned(),
        Consequence::ReplaceByQueen => replace_by_queen(lang).to_owned(),
        Consequence::GoOn => go_on(lang).to_owned(),
        Consequence::NewGame => new_game(lang).to_owned(),
        Consequence::Transfer => transfer(lang).to_owned(),
        Consequence::PutBack => put_back(lang).to_owned(),
        Consequence::ClockRuns { side: whose } => clock_runs(lang, side(lang, *whose)),
        Consequence::OneOfThree(ways) => {
            let [a, b, c] = ways.map(|one| way(lang, one));
            three_ways(lang, a, b, c)
        }
        Consequence::CorrectClocks => correct_clocks(lang).to_owned(),
        Consequence::FirstStands => first_stands(lang).to_owned(),
        Consequence::MustRecord => must_record(lang).to_owned(),
        Consequence::Increment { seconds } => add_increment(lang, seconds),
        Consequence::Lost { side: whose } => loses_score_open(lang, side(lang, *whose)),
        Consequence::Penalty(Penalties::UpToExpulsion) => penalties_up_to_expulsion(lang).to_owned(),
        Consequence::Penalty(Penalties::WithFines) => penalties_with_fines(lang).to_owned(),
        Consequence::AnnouncedPenalty => announced_penalty(lang).to_owned(),
        Consequence::MayAddTime => may_add_time(lang).to_owned(),
        Consequence::SignedStands => signed_stands(lang).to_owned(),
        Consequence::UnlessArbiterDecides => unless_arbiter(lang).to_owned(),
    }
}

fn way(lang: Lang, way: Way) -> String {
    match way {
        Way::Agree => agree(lang).to_owned(),
        Way::Postpone { gains_ms } => postpone(lang, write_time(gains_ms)),
        Way::Reject { gains_ms } => reject(lang, write_time(gains_ms)),
    }
}

/// `Right`, `Wrong`, or `Not decided: mend line 17`.
pub fn verdict_in_full(lang: Lang, ruling: &Ruling) -> String {
    match ruling.verdict() {
        Verdict::Undecided => doubts::not_decided(lang, doubts::to_do(lang, &ruling.finding.doubts)),
        decided => verdict(lang, decided).to_owned(),
    }
}

/// What was found when a ruling was made, for a sheet on which the record brings something else today.
pub fn found_when_ruled(lang: Lang, ruling: &recorded::Ruling) -> String {
    let found = match ruling.verdict {
        recorded::Verdict::Right => right(lang),
        recorded::Verdict::Wrong => wrong(lang),
        recorded::Verdict::Undecided => undecided(lang),
    };
    let mut parts = vec![found.to_owned()];
    parts.extend(ruling.article.as_ref().map(|number| article(lang, number)));
    parts.extend(ruling.proposed.map(|result| result.symbol().to_owned()));
    found_then(lang, parts.join(common::list_comma(lang)))
}

/// `Threefold repetition: Right`.
pub fn claim_and_verdict(lang: Lang, ruling: &Ruling) -> String {
    headline(lang, name(lang, ruling.claim.kind.name()), verdict_in_full(lang, ruling))
}

/// Edition, rate and article: `Laws of Chess 2023, rapid, article 9.2.2`.
pub fn authority(lang: Lang, ruling: &Ruling) -> String {
    let separator = common::list_comma(lang);
    let mut parts = vec![edition(lang, ruling.rules.edition), pace(lang, ruling.rules.rate.pace).to_owned()];
    parts.extend(ruling.article.map(|number| match ruling.sameness {
        Some(sameness) => article(lang, with_sameness(lang, number, sameness)),
        None => article(lang, number),
    }));
    if !ruling.penalty_articles.is_empty() {
        parts.push(penalty_by(lang, ruling.penalty_articles.join(" + ")));
    }
    parts.join(separator)
}

/// The times that stood on both clocks when the claim was made, in figures and in words, so that a slip is seen.
pub fn clocks_at_claim(lang: Lang, clocks: Clocks) -> String {
    let told = |ms: u64| {
        let seconds = ms / 1000;
        told_time(lang, write_time(ms), seconds / 3600, seconds / 60 % 60, seconds % 60)
    };
    clocks_then(lang, told(clocks.white_ms), told(clocks.black_ms))
}

/// The times to set on both clocks.
pub fn clocks(lang: Lang, clocks: Clocks) -> String {
    clocks_to_set(lang, write_time(clocks.white_ms), write_time(clocks.black_ms))
}

/// A claim that stood open: who could have made it, and by which move or after which.
pub fn open_claim(
    lang: Lang,
    kind: DrawClaim,
    by: Color,
    announced: Option<&String>,
    after: Option<&String>,
) -> String {
    let kind = match kind {
        DrawClaim::Threefold => threefold(lang),
        DrawClaim::FiftyMoves => fifty_moves(lang),
    };
    let how = announced.cloned().unwrap_or_else(|| doubts::place(lang, after));
    open_to(lang, kind, side(lang, by), how)
}

/// Two scoresheets compared, in a sentence.
pub fn comparison(lang: Lang, compared: &Comparison) -> String {
    let Some(difference) = &compared.difference else { return same_sheets(lang, compared.first.len()) };
    let reading = |reading: &Reading| match reading {
        Reading::Move { mv, plays_on_to } => sheet_has(lang, mv, plays_on_to),
        Reading::Unplayable { word } => sheet_unplayable(lang, word),
        Reading::End => sheet_ends(lang).to_owned(),
    };
    sheets_differ(lang, difference.ply, reading(&difference.first), reading(&difference.second))
}

/// The ruling in sentences: verdict and authority, facts, consequences, clocks.
pub fn ruling(lang: Lang, ruling: &Ruling) -> Vec<String> {
    let mut lines = vec![claim_and_verdict(lang, ruling), authority(lang, ruling)];
    lines.extend(ruling.finding.doubts.iter().map(|doubt| doubts::doubt(lang, doubt)));
    lines.extend(ruling.finding.facts.iter().map(|item| fact(lang, item)));
    lines.extend(ruling.consequences.iter().map(|item| consequence(lang, item)));
    lines.extend(ruling.clocks.map(|times| clocks(lang, times)));
    lines
}
