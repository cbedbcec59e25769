//! What the desk says of records that people wrote, held to texts that show what a change makes otherwise: how each is read
//! (`held/readings.txt`), and what claims on it bring (`held/rulings.txt`). The records stand in `held/records.txt`, an empty line between two.

use std::fmt::{Debug, Write};

use sonneborn_laws::claim::{
    Announced, BoardSeen, ClaimForm, ClaimName, Flag, GameNow, Rules, SeenBy, Side, Verdict, read_move,
};
use sonneborn_laws::clock::{clocks_at, inconsistencies, jumps, times_of_record, write_time};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::ending::{checks_in_a_row, checks_in_all, ended};
use sonneborn_laws::entered::{Entered, EnteredAs, Score};
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::possible::{open_claims, repeating_moves};
use sonneborn_laws::reconstruction::{Decision, Reconstruction};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::scoresheets::compare;
use sonneborn_laws::sheet::{Extent, in_order, mended, mendings};
use sonneborn_laws::stood::let_stand;
use sonneborn_laws::touch::obligation;
use sonneborn_laws::watch::{last_move, notices, shown_result};
use sonneborn_laws::{fen, notation};

use super::common::held;
use super::dice::Dice;

const RECORDS: &str = include_str!("held/records.txt");

/// So many claims are made on each record.
const CLAIMS: usize = 6;

fn records() -> impl Iterator<Item = String> {
    let blocks = RECORDS.split("\n\n").map(|block| block.trim_matches('\n'));
    // A line that begins with # says what the record shows; a lone full stop is the empty line behind the tags.
    blocks
        .map(|block| {
            block.lines().filter(|line| !line.starts_with('#')).map(|line| if line == "." { "" } else { line })
        })
        .map(|lines| lines.collect::<Vec<_>>().join("\n"))
}

fn game(record: &str) -> Game<'_> {
    pgn::games(record).next().expect("a record")
}

/// A line of what there is to say, and none where there is nothing.
fn say<T: Debug>(out: &mut String, what: &str, all: impl IntoIterator<Item = T>) {
    for one in all {
        let _ = writeln!(out, "  {what}: {one:?}");
    }
}

fn reading(record: &str) -> String {
    let game = game(record);
    let replay = Replay::of(&game, AtFault::Stop);
    let mut out = format!("{record}\n  played: {}\n  board: {}\n", replay.movetext(), fen::write(replay.last()));
    say(
        &mut out,
        "fault",
        replay.faults().iter().map(|fault| (fault.place, fault.ply, &fault.token, &fault.kind, fault.stops())),
    );
    say(
        &mut out,
        "skipped on",
        [Replay::of(&game, AtFault::Skip).movetext()].iter().filter(|text| **text != replay.movetext()),
    );
    let all = mendings(&game);
    say(&mut out, "mending", all.iter().map(|one| (&one.word, &one.means, one.why, one.is_clear)));
    say(&mut out, "mended", [mended(game.text(), &all)].iter().filter(|text| *text != game.text()));
    say(&mut out, "in order", in_order(&game));
    say(&mut out, "let stand", let_stand(&game, &replay).map(|(_, moved)| moved));
    say(&mut out, "extent", [Extent::of(&game, &replay, None)]);
    let (times, control) = times_of_record(&game, &replay);
    let shown: Vec<_> = times.iter().map(|time| time.map_or_else(|| "-".to_owned(), write_time)).collect();
    say(&mut out, "times", [shown.join(" ")].iter().filter(|_| times.iter().any(Option::is_some)));
    say(&mut out, "clocks", clocks_at(&times, replay.position(0).turn(), replay.len()));
    say(&mut out, "clock fault", control.iter().flat_map(|control| inconsistencies(&times, control)));
    say(&mut out, "clock jump", jumps(&times, control.as_ref()));
    say(&mut out, "open claim", open_claims(&replay, None));
    let repeating = repeating_moves(&replay, replay.len());
    say(&mut out, "repeats", repeating.iter().map(|mv| notation::san(replay.last(), *mv)));
    for id in [EditionId::Laws2009, EditionId::Laws2023, EditionId::Qq] {
        let edition = id.edition();
        say(&mut out, &format!("ended by {id}"), ended(&replay, &edition.automatic));
        say(&mut out, &format!("notice by {id}"), notices(&game, &replay, edition, false));
        say(&mut out, &format!("shown by {id}"), [shown_result(&game, &replay, &edition.automatic)]);
    }
    say(
        &mut out,
        "last",
        [(last_move(&replay), checks_in_a_row(&replay, replay.len()), checks_in_all(&replay, replay.len()))],
    );
    out
}

#[test]
fn records_are_read_as_they_were() {
    let readings: Vec<String> = records().map(|record| reading(&record)).collect();
    held("tests/laws/held/readings.txt", &readings.join("\n"));
}

fn maybe<T: Copy>(dice: &mut Dice, of: &[T]) -> Option<T> {
    (dice.below(2) == 0).then(|| dice.one(of))
}

/// A claim as somebody may write it down.
fn claim(dice: &mut Dice, name: ClaimName, replay: &Replay) -> ClaimForm {
    let by = dice.one(&[Side::White, Side::Black]);
    let legal = replay.last().legal_moves();
    let announced = (!legal.is_empty() && dice.below(2) == 0).then(|| notation::san(replay.last(), dice.one(&legal)));
    let board = match dice.below(9) {
        0 => Some(fen::write(replay.last())),
        1 if !legal.is_empty() => Some(fen::write(&replay.last().after(dice.one(&legal)))),
        2 => Some(fen::write(replay.position(replay.len().saturating_sub(1)))),
        _ => None,
    };
    let what = dice.one(&[
        EnteredAs::Played(Score::WhiteWins),
        EnteredAs::Played(Score::Draw),
        EnteredAs::Forfeited(Score::BlackWins),
        EnteredAs::Adjourned,
    ]);
    let entered = Entered { what, symbol: "1-0".into(), by: "Ann".into(), at: "2026-11-26 14:03".into() };
    let at_move = (dice.below(10) == 0).then(|| 1 + dice.below(replay.len() / 2 + 1) as u32);
    let white = maybe(dice, &["0:04:11", "1:30:00", "0:00", "0:01:59.5"]).map(str::to_owned);
    let black = maybe(dice, &["0:04:11", "0:00:00", "0:02:00"]).map(str::to_owned);
    // One clock alone is written where the time left decides; else the record seldom has the other.
    let is_of_time = matches!(name, ClaimName::Quickplay | ClaimName::Increment | ClaimName::Recording);
    let other = (!is_of_time).then(|| "0:10:00".to_owned());
    let (white_clock, black_clock) = match (white, black) {
        (Some(white), None) => (Some(white), other),
        (None, Some(black)) => (other, Some(black)),
        both => both,
    };
    ClaimForm {
        claim: name,
        by,
        at_move,
        announced,
        white_clock,
        black_clock,
        fallen: maybe(dice, &[Flag::White, Flag::Black, Flag::Both]),
        last_period: dice.below(2) == 0,
        required_moves: maybe(dice, &[3, 4, 40]),
        earlier: dice.below(3) as u32,
        replied: dice.below(3) == 0,
        squares: Some(dice.one(&["e1 h1", "e1", "f3 e5", "d4"]).to_owned()).filter(|_| name == ClaimName::Touched),
        minutes: Some(dice.one(&[0, 15, 31, 61])).filter(|_| name == ClaimName::Late),
        default_minutes: maybe(dice, &[0, 30, 60]),
        nobody_present: dice.below(3) == 0,
        from_move: maybe(dice, &[1, 5, 30]),
        checked: dice.below(4) > 0,
        said_by: maybe(dice, &["Ann"]).map(str::to_owned),
        board: board.map(|pieces| BoardSeen { pieces, by: dice.one(&[SeenBy::Placed, SeenBy::default()]) }),
        now: match dice.below(6) {
            0 => Some(dice.one(&[GameNow::Agreed, GameNow::WhiteResigned, GameNow::BlackLostOnTime])),
            1 => None,
            _ => Some(GameNow::Running),
        },
        entered: (dice.below(10) == 0).then_some(entered),
    }
}

fn rules(dice: &mut Dice) -> Rules {
    let edition = dice.one(&EditionId::ALL);
    let rate = Rate { pace: dice.one(&[Pace::Standard, Pace::Rapid, Pace::Blitz]), supervised: dice.below(2) == 0 };
    let announced = Announced {
        quickplay: dice.below(3) == 0,
        agreement_from_move: maybe(dice, &[3, 30]),
        no_agreement: dice.below(8) == 0,
        lesser_device_penalty: dice.below(4) == 0,
    };
    Rules { edition, rate, announced }
}

fn told(ruling: &Ruling, replay: &Replay) -> String {
    let mut out = format!("    {:?} {:?}", ruling.verdict(), ruling.finding.topic);
    let articles = ruling.article.iter().chain(&ruling.sameness).chain(&ruling.penalty_articles);
    let _ = writeln!(out, ", {}", articles.copied().collect::<Vec<_>>().join("; "));
    let mut line = |what: &str, all: &[&dyn Debug]| {
        all.iter().for_each(|one| {
            let _ = writeln!(out, "    {what} {one:?}");
        });
    };
    ruling.finding.facts.iter().for_each(|fact| line("because", &[fact]));
    ruling.finding.doubts.iter().for_each(|doubt| line("in doubt", &[doubt]));
    ruling.consequences.iter().for_each(|follows| line("so", &[follows]));
    ruling.result().iter().for_each(|result| line("written", &[&result.token()]));
    ruling.clocks.iter().for_each(|clocks| line("set", &[clocks]));
    let shown = ruling.shown(replay);
    shown.iter().for_each(|one| line("shown", &[&(one.after.as_deref().unwrap_or("the start"), one.announced)]));
    out
}

/// What was written down of a claim, without what was left empty.
fn written(form: &ClaimForm) -> String {
    let json = serde_json::to_value(form).expect("a claim is JSON");
    let said = json
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(_, value)| !value.is_null() && **value != false && **value != 0);
    said.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn claims_are_ruled_as_they_were() {
    let mut out = String::new();
    let (mut right, mut wrong, mut open) = (0, 0, 0);
    for (number, record) in records().enumerate() {
        let game = game(&record);
        let replay = Replay::of(&game, AtFault::Stop);
        let mut dice = Dice(number as u64);
        let _ = writeln!(out, "{record}");
        for turn in 0..CLAIMS {
            // Every kind in its turn, and each second time one that rests on the moves.
            let name = if turn % 2 == 0 {
                ClaimName::ALL[dice.below(8)]
            } else {
                ClaimName::ALL[(number + turn) % ClaimName::ALL.len()]
            };
            let (form, rules) = (claim(&mut dice, name, &replay), rules(&mut dice));
            let _ = writeln!(out, "  {} by {} {rate:?}", written(&form), rules.edition, rate = rules.rate);
            match form.read(&game, &replay) {
                Err(why) => {
                    let _ = writeln!(out, "    {why}");
                }
                Ok(claim) => {
                    let ruling = rule(&replay, &claim, rules);
                    match ruling.verdict() {
                        Verdict::Right => right += 1,
                        Verdict::Wrong => wrong += 1,
                        Verdict::Undecided => open += 1,
                    }
                    out.push_str(&told(&ruling, &replay));
                }
            }
        }
    }
    assert!(right > 10 && wrong > 40 && open > 100, "{right} right, {wrong} wrong, {open} open");
    held("tests/laws/held/rulings.txt", &out);
}

/// A claim in so few words as it can be made.
fn bare(claim: ClaimName, by: Side, announced: Option<String>, checked: bool) -> ClaimForm {
    let now = Some(GameNow::Running);
    ClaimForm { claim, by, announced, checked, now, ..ClaimForm::default() }
}

/// What is ruled on each record by who claims, what they announce and whether the record was checked; of what was signed as well.
#[test]
fn the_same_claims_of_both_sides_are_ruled_as_they_were() {
    let mut out = String::new();
    for (number, record) in records().enumerate() {
        let game = game(&record);
        let replay = Replay::of(&game, AtFault::Stop);
        let _ = writeln!(out, "{}", record.lines().last().unwrap_or_default());
        let rates = [(Pace::Standard, true), (Pace::Rapid, true), (Pace::Blitz, false)];
        let (pace, supervised) = rates[number % rates.len()];
        let edition = EditionId::ALL[number % EditionId::ALL.len()];
        let rules = Rules { edition, rate: Rate { pace, supervised }, announced: Announced::default() };
        let legal = replay.last().legal_moves();
        let announced = legal.get(number % legal.len().max(1)).map(|mv| notation::san(replay.last(), *mv));
        let mut forms = Vec::new();
        for by in [Side::White, Side::Black] {
            for name in [ClaimName::Threefold, ClaimName::Fifty] {
                forms.push(bare(name, by, None, true));
                // What another reading would give is looked for where the record is not confirmed, which takes its time.
                if number % 8 == by as usize {
                    forms.push(bare(name, by, None, false));
                    forms.push(bare(name, by, announced.clone(), false));
                }
            }
            forms.push(bare(ClaimName::Illegal, by, None, true));
        }
        for what in [EnteredAs::Played(Score::Draw), EnteredAs::Played(Score::WhiteWins)] {
            let entered = Entered { what, symbol: "1-0".into(), by: "Ann".into(), at: "2026-11-26 14:03".into() };
            let signed = bare(ClaimName::Signed, Side::White, None, false);
            forms.push(ClaimForm { entered: Some(entered), now: None, ..signed });
        }
        for form in forms {
            let answer = match form.read(&game, &replay) {
                Err(why) => why.to_string(),
                Ok(claim) => {
                    let ruling = rule(&replay, &claim, rules);
                    let follows = (&ruling.finding.doubts, &ruling.consequences);
                    format!("{:?} {:?}, {follows:?}", ruling.verdict(), ruling.finding.topic)
                }
            };
            let _ = writeln!(out, "  {}: {answer}", written(&form));
        }
    }
    held("tests/laws/held/claims.txt", &out);
}

/// Each record beside the next one, as if they were the two sheets of a game.
#[test]
fn two_sheets_are_compared_and_put_together_as_they_were() {
    let all: Vec<String> = records().collect();
    let mut out = String::new();
    for pair in all.windows(2) {
        let (first, second) = (game(&pair[0]), game(&pair[1]));
        let compared = compare(&first, &second);
        let _ = writeln!(
            out,
            "{} and {} half-moves, {:?}",
            compared.first.len(),
            compared.second.len(),
            compared.difference
        );
        say(&mut out, "extent", [Extent::of(&first, &Replay::of(&first, AtFault::Stop), Some(&second)).other]);
        let none = game("*");
        let mut built = Reconstruction::of(&first, &second, &none);
        let _ = built.decide(Decision::Move("Nf3"));
        let _ = writeln!(out, "  {} half-moves, open {:?}: {}", built.len(), built.open(), built.record());
        built.rows().iter().take(4).for_each(|row| {
            let _ = writeln!(out, "  {:?} {:?}", row.sheets, row.game);
        });
        built.take_back();
        let _ = writeln!(out, "  {:?}", built.last_move().map(|mv| mv.to_string()));
    }
    held("tests/laws/held/sheets.txt", &out);
}

/// What a player who touched these squares must do, in each record's last position.
#[test]
fn touched_pieces_oblige_as_they_did() {
    let mut out = String::new();
    for (number, record) in records().enumerate() {
        let game = game(&record);
        let replay = Replay::of(&game, AtFault::Stop);
        let mut dice = Dice(900 + number as u64);
        let legal = replay.last().legal_moves();
        if !legal.is_empty() {
            let (first, second) = (dice.one(&legal), dice.one(&legal));
            let touched = [first.from, if dice.below(2) == 0 { second.from } else { first.to }];
            let _ =
                writeln!(out, "{} {touched:?}: {:?}", fen::write(replay.last()), obligation(replay.last(), &touched));
            let word = notation::san(replay.last(), first).to_lowercase();
            let _ = writeln!(out, "  {word}: {:?}", read_move(replay.last(), &word));
        }
    }
    held("tests/laws/held/touched.txt", &out);
}
