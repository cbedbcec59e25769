//! The disputes that arbiters tried, a row each: what is answered on the command line, on the page, and on the sheet in three
//! languages.

use std::process::Command;

use actix_web::http::StatusCode;

use Expected::{Asked, NotDecided, Right, Wrong};

use crate::claims::AtTheDesk;

/// What the desk must come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Right,
    Wrong,
    NotDecided,
    /// A field that can be read in two ways is asked about before anything is examined.
    Asked,
}

impl Expected {
    fn exit_status(self) -> i32 {
        match self {
            Right => 0,
            Wrong => 1,
            NotDecided => 2,
            Asked => 64,
        }
    }

    /// How it reads behind the claim, in English, simplified and traditional Chinese.
    fn words(self) -> [&'static str; 3] {
        match self {
            Right => [": Right", "：成立", "：成立"],
            Wrong => [": Wrong", "：不成立", "：不成立"],
            NotDecided => [": Not decided", "：未能裁定", "：未能裁定"],
            Asked => ["", "", ""],
        }
    }
}

struct Row {
    /// What was tried.
    line: &'static str,
    record: &'static str,
    /// The claim as the command line takes it; the page's fields are made from the same words.
    ask: &'static str,
    answer: Expected,
    /// Found in every language.
    article: &'static str,
    /// Found in English.
    says: &'static [&'static str],
}

const TO_AND_FRO: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
const THREE_TIMES_NEARLY: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
const UNPROMOTED: &str = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 50\"]\n\n50. a8";
const TEN_MOVES: &str =
    "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. Bd2 Bd7 10. Be2 Be7 11. Kf2";
const STOOD: &str = "1. Nb1d5 Nf6 2. Rb1 Ng8 3. Ra1 Nf6 4. Rb1 Ng8 5. Ra1 Nf6 6. Rb1 Ng8";

#[rustfmt::skip]
const DISPUTES: &[Row] = &[
    // The first fault of a record is no offence of whoever did not make it.
    Row { line: "the mover is accused", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by white", answer: NotDecided, article: "7.5.1", says: &["2.Nd5 was made by White, who claims"] },
    Row { line: "the mover is accused", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --checked", answer: Right, article: "7.5.5", says: &["7.5.1, penalty by 7.5.5", "Black gets 0:02:00 more."] },
    // What cannot be read is no illegal move.
    Row { line: "a German letter", record: "1. e4 e5 2. Sf3", ask: "--claim illegal --by black", answer: NotDecided, article: "7.5.1", says: &["mend line 1", "“Sf3” as Nf3"] },
    Row { line: "announced in German", record: THREE_TIMES_NEARLY, ask: "--claim threefold --by black --announced Sg8 --checked", answer: Right, article: "9.2.1", says: &["article 9.2.1 (9.2.3)"] },
    Row { line: "announced in Chinese", record: THREE_TIMES_NEARLY, ask: "--claim threefold --by black --announced 马g8 --checked", answer: Right, article: "9.2.1", says: &["article 9.2.1 (9.2.3)"] },
    Row { line: "an l for a 1", record: "1. Nf3 Nf6 2. Ngl Ng8 3. Nf3 Nf6 4. Ng1 Ng8", ask: "--claim threefold --by white", answer: NotDecided, article: "9.2.2", says: &["“Ngl” as Ng1"] },
    // Threefold by each edition's own numbers, with what makes positions the same.
    Row { line: "threefold", record: TO_AND_FRO, ask: "--claim threefold --by white --checked", answer: Right, article: "9.2.2", says: &["article 9.2.2 (9.2.3)"] },
    Row { line: "threefold", record: THREE_TIMES_NEARLY, ask: "--claim threefold --by black --announced Ng8 --checked", answer: Right, article: "9.2.1", says: &["article 9.2.1 (9.2.3)"] },
    Row { line: "threefold", record: TO_AND_FRO, ask: "--claim threefold --by white --edition 2018 --checked", answer: Right, article: "9.2.1.2", says: &["article 9.2.1.2 (9.2.2)"] },
    Row { line: "threefold", record: TO_AND_FRO, ask: "--claim threefold --by white --edition 2014 --checked", answer: Right, article: "9.2.b", says: &["article 9.2.b (9.2)"] },
    Row { line: "threefold", record: TO_AND_FRO, ask: "--claim threefold --by white --edition 2001 --checked", answer: Right, article: "9.2(2)", says: &["article 9.2(2) (9.2)"] },
    // An unpromoted pawn.
    Row { line: "unpromoted, 2001", record: UNPROMOTED, ask: "--claim illegal --by black --edition 2001 --checked", answer: Right, article: "7.4(1)", says: &["The pawn on a7 must be moved.", "put back"] },
    Row { line: "unpromoted, 1989", record: UNPROMOTED, ask: "--claim illegal --by black --edition 1989 --checked", answer: Right, article: "5.6(4), 6.4", says: &["put back"] },
    Row { line: "unpromoted, 2009", record: UNPROMOTED, ask: "--claim illegal --by black --edition 2009 --checked", answer: Right, article: "7.4.a", says: &["put back"] },
    Row { line: "unpromoted, 2014", record: UNPROMOTED, ask: "--claim illegal --by black --edition 2014 --checked", answer: Right, article: "7.5.a", says: &["queen"] },
    Row { line: "unpromoted, 2023", record: UNPROMOTED, ask: "--claim illegal --by black --checked", answer: Right, article: "7.5.2", says: &["queen"] },
    // A turned board after ten moves.
    Row { line: "turned board, rapid without full supervision", record: TEN_MOVES, ask: "--claim board --by white --rate rapid --checked", answer: Wrong, article: "A.5.1.2", says: &[] },
    Row { line: "turned board, rapid with full supervision", record: TEN_MOVES, ask: "--claim board --by white --rate rapid --supervised --checked", answer: Right, article: "7.2.2", says: &[] },
    // The first illegal move in rapid and blitz.
    Row { line: "supervised rapid, 2014", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate rapid --supervised --edition 2014 --checked", answer: Right, article: "7.5.b", says: &["Black gets 0:02:00 more."] },
    Row { line: "supervised blitz, 2014", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate blitz --supervised --edition 2014 --checked", answer: Right, article: "7.5.b + B.2", says: &["Black gets 0:01:00 more."] },
    Row { line: "supervised rapid, 2017", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate rapid --supervised --edition 2017 --checked", answer: Right, article: "7.5.5", says: &["Black gets 0:02:00 more."] },
    Row { line: "supervised blitz, 2017", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate blitz --supervised --edition 2017 --checked", answer: Right, article: "7.5.5 + B.2", says: &["Black gets 0:01:00 more."] },
    Row { line: "relaxed rapid, 2014", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate rapid --edition 2014 --checked", answer: Right, article: "A.4.b", says: &["Black wins, 0-1."] },
    Row { line: "relaxed blitz, 2018", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate blitz --edition 2018 --checked", answer: Right, article: "7.5.5 + B.2", says: &["Black gets 0:01:00 more."] },
    Row { line: "relaxed penalties name what changes their minutes", record: "1. e4 e5 2. Nd5", ask: "--claim illegal --by black --rate rapid --checked", answer: Right, article: "7.5.5 + A.3", says: &["Black gets 0:01:00 more."] },
    // Quickplay finishes.
    Row { line: "III.5 by the player not on the move", record: "1. e4 e5", ask: "--claim quickplay --by black --quickplay-announced --checked", answer: Wrong, article: "III.5", says: &["Black was not on move"] },
    Row { line: "III.4", record: "1. e4 e5", ask: "--claim increment --by white --quickplay-announced --white-clock 0:01:30 --black-clock 0:10:00 --checked", answer: Right, article: "III.4", says: &["5 seconds"] },
    // An illegal move that stood.
    Row { line: "stood, not said", record: STOOD, ask: "--claim threefold --by white --rate rapid", answer: NotDecided, article: "9.2.2", says: &["“Nb1d5” cannot be played"] },
    Row { line: "stood, A.5.2", record: STOOD, ask: "--claim threefold --by white --rate rapid --stood --checked", answer: Right, article: "9.2.2", says: &[] },
    Row { line: "stood, 7.5.1", record: STOOD, ask: "--claim threefold --by white --stood", answer: NotDecided, article: "9.2.2", says: &["rule on the illegal move first"] },
    // Nothing is passed over silently.
    Row { line: "ed", record: "1. e4 ed 2. Nf3", ask: "--claim over --by white", answer: NotDecided, article: "5.2.2", says: &["mend line 1"] },
    Row { line: "a Cyrillic е", record: "1. е4 e5", ask: "--claim over --by white", answer: NotDecided, article: "5.2.2", says: &["“е4” as e4"] },
    Row { line: "a wrong number", record: "1. e4 e5\n3. Nf3", ask: "--claim over --by white", answer: NotDecided, article: "5.2.2", says: &["The number 3 stands where 2 is due"] },
    Row { line: "1:05", record: "1. e4", ask: "--claim threefold --by black --white-clock 1:05 --black-clock 0:10:00", answer: Asked, article: "", says: &["1:05:00 or 0:01:05"] },
    Row { line: "2.00", record: "1. e4", ask: "--claim threefold --by black --white-clock 2.00 --black-clock 0:10:00", answer: Asked, article: "", says: &["2:00:00 or 0:02:00"] },
    // What was missing.
    Row { line: "7.5.3", record: "1. e4 e5", ask: "--claim press --by black --checked", answer: Right, article: "7.5.3", says: &["Black gets 0:02:00 more."] },
    Row { line: "7.5.4", record: "1. e4 e5 2. Nf3", ask: "--claim hands --by black --checked", answer: Right, article: "7.5.4", says: &["Black gets 0:02:00 more."] },
    Row { line: "6.10.2", record: TEN_MOVES, ask: "--claim setting --by white --checked", answer: Right, article: "6.10.2", says: &[] },
    Row { line: "4.4.4", record: "1. e4 e5", ask: "--claim promoted --by white --checked", answer: Right, article: "4.4.4", says: &[] },
    Row { line: "4.7", record: "1. e4 e5", ask: "--claim released --by white --checked", answer: Right, article: "4.7", says: &[] },
    Row { line: "4.8", record: "1. e4 e5", ask: "--claim touched --by black --squares e1 --replied --checked", answer: Wrong, article: "4.8", says: &[] },
    Row { line: "4.3.1, the claimant is on move", record: "1. e4 e5 2. Ba6", ask: "--claim touched --by black --squares f1 --checked", answer: NotDecided, article: "4.3.1", says: &["Black, who claims, was on move"] },
    Row { line: "A.5.4", record: "1. e4 e5", ask: "--claim position --by white --rate blitz --replied --now running", answer: Right, article: "A.5.4", says: &[] },
    Row { line: "A.5.4, a legal record", record: "1. e4 e5", ask: "--claim position --by white --rate blitz --replied --checked", answer: NotDecided, article: "A.5.4", says: &["holds no illegal move"] },
    Row { line: "9.2, from a position", record: "[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. Rd1 Kf8 2. Ra1 Kg8", ask: "--claim threefold --by white --checked", answer: NotDecided, article: "9.2.2", says: &["begins with a position"] },
    Row { line: "III.3, not announced", record: "1. e4 e5", ask: "--claim flag --by white --fallen both --rate rapid --checked", answer: NotDecided, article: "III.3", says: &["announced"] },
    Row { line: "III.3, blitz", record: "1. e4 e5", ask: "--claim flag --by white --fallen both --rate blitz --quickplay-announced --checked", answer: NotDecided, article: "6.9", says: &[] },
    Row { line: "8.1.1", record: "1. e4 e5", ask: "--claim recording --by white --checked", answer: Right, article: "8.1.1", says: &[] },
    Row { line: "8.1.2", record: "1. e4 e5", ask: "--claim advance --by white --checked", answer: Right, article: "8.1.2", says: &["penalty by 12.9"] },
    Row { line: "8.7", record: "1. e4 e5", ask: "--claim signed --by white", answer: NotDecided, article: "8.7", says: &[] },
    Row { line: "12.9", record: "1. e4", ask: "--claim distracting --by white --now running", answer: NotDecided, article: "12.9", says: &["11.5, penalty by 12.9", "a warning"] },
    Row { line: "12.5", record: "1. e4", ask: "--claim disturbance --by white --now running", answer: NotDecided, article: "12.5", says: &["more time"] },
    Row { line: "11.3.2", record: "1. e4", ask: "--claim device --by white --checked", answer: Right, article: "11.3.2", says: &["White wins, 1-0."] },
    // What the event announced.
    Row { line: "B.2 announced", record: TEN_MOVES, ask: "--claim setting --by white --rate blitz --supervised --checked", answer: Right, article: "6.10.2", says: &[] },
    Row { line: "B.3 announced", record: TEN_MOVES, ask: "--claim setting --by white --rate blitz --checked", answer: Wrong, article: "A.5.1.1", says: &[] },
    Row { line: "9.1.1, no agreement", record: "1. e4 e5", ask: "--claim offer --by white --no-agreement --checked", answer: Wrong, article: "5.2.3", says: &["do not allow draws by agreement"] },
    Row { line: "9.1.1, from a move on", record: "1. e4 e5", ask: "--claim agreement --by white --from-move 30 --checked", answer: Wrong, article: "5.2.3", says: &[] },
    Row { line: "Guidelines III not announced", record: "1. e4 e5", ask: "--claim quickplay --by white", answer: NotDecided, article: "III.5", says: &["announced"] },
    Row { line: "a lesser penalty for telephones", record: "1. e4", ask: "--claim device --by white --lesser-device-penalty --checked", answer: Right, article: "11.3.2", says: &["the regulations of the event name"] },
];

/// What the program prints for a claim in a record, and its exit status.
fn on_the_command_line(row: &Row) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    std::fs::write(&file, row.record).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    let output =
        command.arg("replay").arg(&file).args(row.ask.split_whitespace()).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (text, output.status.code())
}

/// The fields of the desk that say the same.
fn fields(row: &Row) -> Vec<(&'static str, &'static str)> {
    let mut fields = vec![("record", row.record), ("earlier", "0")];
    let mut words = row.ask.split_whitespace().peekable();
    while let Some(option) = words.next() {
        let name = match option {
            "--claim" => "claim",
            "--by" => "by",
            "--edition" => "laws",
            "--rate" => "pace",
            "--announced" => "announced",
            "--squares" => "squares",
            "--fallen" => "fallen",
            "--white-clock" => "white_clock",
            "--black-clock" => "black_clock",
            "--from-move" => "from_move",
            "--supervised" => "supervised",
            "--checked" => "checked",
            "--replied" => "replied",
            "--quickplay-announced" => "quickplay_announced",
            "--no-agreement" => "no_agreement",
            "--lesser-device-penalty" => "lesser_device_penalty",
            "--now" => "game_now",
            "--stood" => "stood",
            other => panic!("{other} has no field"),
        };
        match words.next_if(|word| !word.starts_with("--")) {
            Some(value) => fields.push((name, value)),
            None if name == "stood" => fields.push(("step", "stood")),
            None => fields.push((name, "on")),
        }
    }
    fields
}

fn assert_says(row: &Row, text: &str) {
    for part in row.says.iter().chain([&row.article]) {
        assert!(text.contains(part), "{} ({}): \"{part}\" is not in {text}", row.line, row.ask);
    }
    if row.answer == NotDecided {
        let gains = ["White gets 0:0", "Black gets 0:0"];
        assert!(gains.iter().all(|gain| !text.contains(gain)), "{}: nothing is proposed: {text}", row.line);
    }
}

#[test]
fn each_dispute_is_answered_on_the_command_line() {
    for row in DISPUTES {
        let (text, status) = on_the_command_line(row);
        assert_eq!(status, Some(row.answer.exit_status()), "{} ({}): {text}", row.line, row.ask);
        assert_says(row, &text);
        assert!(row.answer != NotDecided || text.contains("\"result\":null"), "{}: {text}", row.line);
    }
}

#[actix_web::test]
async fn each_dispute_is_answered_on_the_page_and_on_the_sheet_in_three_languages() {
    let desk = AtTheDesk::open().await;
    for row in DISPUTES {
        let asked = fields(row);
        let page = desk.asks(&asked).await;
        assert!(page.contains(row.answer.words()[0]), "{} ({}): {page}", row.line, row.ask);
        assert_says(row, &page);
        if row.answer == Asked {
            assert!(!page.contains("id=\"answer\""), "{}: {page}", row.line);
            continue;
        }
        let sheet = ruled_on(&desk, row, asked).await;
        for (lang, words) in ["en", "zh-Hans", "zh-Hant"].into_iter().zip(row.answer.words()) {
            let text = desk.get_in(lang, &sheet).await.body;
            for part in [words, row.article] {
                assert!(text.contains(part), "{} ({}) in {lang}: \"{part}\" is not in {text}", row.line, row.ask);
            }
        }
    }
}

/// Dismisses the proposal, so that the game goes on, and gives the address of the ruling's sheet.
async fn ruled_on(desk: &AtTheDesk, row: &Row, mut fields: Vec<(&str, &str)>) -> String {
    // The record as the desk has kept it since the move that stood was put on the board.
    let stood = row.record.replacen("Nb1d5", "Nb1d5 {[%stood]}", 1);
    if fields.contains(&("step", "stood")) {
        fields.retain(|(name, _)| !matches!(*name, "step" | "record"));
        fields.push(("record", &stood));
    }
    fields.extend([("step", "rule"), ("decision", "dismissed"), ("reason", "tried"), ("was", ""), ("now", "")]);
    let ruled = desk.post(&desk.uri, &fields).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{} ({}): {}", row.line, row.ask, ruled.body);
    ruled.location
}
