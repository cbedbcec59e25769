//! Records that begin in the middle of a game: a position set up from the board with the last moves taken back, or a sheet of which
//! the first page is lost. Whatever is ruled on such a record must be what the whole game brings; the rest is asked.
//!
//! `SONNEBORN_CLAIM_SHEETS=50000` asks for so many games.

use sonneborn_laws::claim::{Announced, ClaimForm, ClaimName, GameNow, Rules, Side, Verdict};
use sonneborn_laws::edition::{EditionId, Rate};
use sonneborn_laws::ending::ended;
use sonneborn_laws::fen;
use sonneborn_laws::position::Position;
use sonneborn_laws::sheet::{Before, Doubt};

use super::dice::Dice;
use super::unconfirmed::{Truth, form, ruled, rules, sheets};

/// The moves behind so many half-moves, and the position before them as a board shows it: without the half-moves since the last
/// capture or pawn move, and with the number of the move only where somebody gave it.
fn cut(truth: &Truth, at: usize, is_numbered: bool) -> String {
    let start = &truth.positions[at];
    let shown = fen::write(start);
    let pieces = shown.rsplitn(3, ' ').nth(2).expect("six fields");
    let number = if is_numbered { start.move_number() } else { 1 };
    let tags = format!("[SetUp \"1\"]\n[FEN \"{pieces} 0 {number}\"]\n[HalfMoveClock \"?\"]\n\n");
    let moves: Vec<String> =
        truth.moves[at..].iter().zip(&truth.positions[at..]).map(|(mv, before)| before.uci(*mv)).collect();
    tags + &moves.join(" ")
}

/// What a ruling brings a player.
fn brought(record: &str, form: &ClaimForm, dice: u64) -> Option<(Verdict, String, Vec<Doubt>)> {
    let ruling = ruled(record, form, rules(&mut Dice(dice)))?;
    let brings = format!("{:?} {:?}", ruling.result(), ruling.clocks);
    Some((ruling.verdict(), brings, ruling.finding.doubts))
}

#[test]
fn a_record_without_its_beginning_rules_what_the_whole_game_does() {
    let (mut otherwise, mut decided, mut asked) = (Vec::new(), 0, 0);
    for seed in 0..4 * sheets() {
        let mut dice = Dice(seed << 20 | 11);
        let truth = Truth::from_start(Position::default(), &mut dice);
        let drawn = dice.next();
        let automatic = rules(&mut Dice(drawn)).edition().automatic;
        let by_counts = ended(&truth.replay(), &automatic).is_some_and(|end| truth.positions[end.ply].has_legal_move());
        if truth.moves.is_empty() || by_counts {
            continue;
        }
        let at = 1 + dice.below(truth.moves.len());
        // Where the men are back on their first squares the board shows the beginning of a game.
        if truth.positions[at].same_as(&truth.positions[0]) {
            continue;
        }
        let name = ClaimName::ALL[seed as usize % ClaimName::ALL.len()];
        let required_moves = (dice.below(2) == 0).then(|| dice.below(40) as u32);
        let claim = form(&truth, name, &mut dice);
        let claim = ClaimForm { checked: true, now: Some(GameNow::Running), required_moves, ..claim };
        let record = cut(&truth, at, dice.below(2) == 0);
        let whole = cut(&truth, 0, true).split_off(cut(&truth, 0, true).find("\n\n").expect("tags"));
        let (Some(found), Some(all)) = (brought(&record, &claim, drawn), brought(&whole, &claim, drawn)) else {
            continue;
        };
        if matches!(found.2[..], [Doubt::Beginning(Before::Moves | Before::Positions)]) {
            asked += 1;
        } else if found == all {
            decided += 1;
        } else {
            otherwise.push(format!("{seed}: {found:?} of\n{record}\n and {all:?} of {whole}\n{claim:?}"));
        }
    }
    println!("{decided} ruled as the whole game, {asked} asked about the beginning, {} otherwise", otherwise.len());
    assert!(decided > asked && asked > 0, "both happen");
    assert_eq!(otherwise, [""; 0]);
}

/// A FEN may say whatever somebody wrote: a count that cannot be ends no game and makes no claim right.
#[test]
fn a_count_that_cannot_be_counts_nothing() {
    let counts = [1, 2, 19, 50, 99, 100, 149, 150, 400, 65_535, 100_000, u32::MAX - 1, u32::MAX];
    for (half_moves, number) in counts.into_iter().flat_map(|half_moves| counts.map(|number| (half_moves, number))) {
        let record = format!("[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - {half_moves} {number}\"]\n\nRa2 Kf8");
        let may_be = u64::from(half_moves) <= 2 * (u64::from(number) - 1);
        for claim in [ClaimName::Fifty, ClaimName::Over] {
            let now = Some(GameNow::Running);
            let form = ClaimForm { claim, checked: true, now, ..ClaimForm::default() };
            let Some(ruling) = ruled(&record, &form, laws_of_2023()) else { continue };
            assert!(may_be || ruling.verdict() == Verdict::Undecided, "{claim:?} {record}");
        }
    }
}

/// What may have been before a record begins is asked about where its tags do not tell it, and nothing before it can count once a man was
/// taken.
#[test]
fn what_the_tags_do_not_tell_of_the_moves_before_is_asked_about() {
    let (quiet, taken) = ("Re2 Ra3+ Kd4", "Re2 Ra3+ Kd4 Rd3+ Kxd3");
    // The tags, the moves, whether so many moves may have been made without a capture, and whether the position may have stood before.
    for (tags, moves, more_moves, stood_before) in [
        ("w - - 0 60", quiet, false, false),
        ("w - - 4 60", quiet, false, true),
        ("w - - 0 60\"]\n[HalfMoveClock \"?", quiet, true, true),
        ("w - - 0 60\"]\n[HalfMoveClock \"0", quiet, false, false),
        ("w - - 0 1", quiet, true, true),
        ("w - - 0", quiet, true, true),
        ("w", quiet, true, true),
        ("w - - 0 60\"]\n[HalfMoveClock \"?", taken, false, false),
        ("w - - 4 60", taken, false, false),
        ("w", taken, false, false),
    ] {
        let record = format!("[FEN \"8/8/3k4/8/8/3KR3/8/r7 {tags}\"]\n\n{moves}");
        for (claim, is_asked) in
            [(ClaimName::Fifty, more_moves), (ClaimName::Threefold, stood_before), (ClaimName::Over, stood_before)]
        {
            let (by, now) = (Side::Black, Some(GameNow::Running));
            let form = ClaimForm { claim, by, checked: true, now, ..ClaimForm::default() };
            let ruling = ruled(&record, &form, laws_of_2023()).expect("a ruling");
            let doubts: &[Doubt] = if is_asked { &[Doubt::Beginning(Before::Positions)] } else { &[] };
            let verdict = if is_asked { Verdict::Undecided } else { Verdict::Wrong };
            assert_eq!((ruling.verdict(), &ruling.finding.doubts[..]), (verdict, doubts), "{claim:?} of {record}");
        }
    }
}

pub(super) fn laws_of_2023() -> Rules {
    Rules { edition: EditionId::Laws2023, rate: Rate::STANDARD, announced: Announced::default() }
}
