//! The papers, read back as a printer's customer would: through pdftotext.

#[path = "document/columns.rs"]
mod columns;
mod common;
#[path = "document/design.rs"]
mod design;
#[path = "document/figures.rs"]
mod figures;
#[path = "document/reading.rs"]
mod reading;
#[path = "document/sizes.rs"]
mod sizes;

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime};
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Document, DocumentError, Fonts, Job, PaperSize, Recorded, print, round_pack, sheets};
use sonneborn_exchange::trf;
use sonneborn_i18n::Lang;
use sonneborn_laws::claim::{ClaimForm, ClaimName, GameNow};
use sonneborn_pairing::chess960::start_of;
use sonneborn_rating::norms::Norm;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::incident::{
    Appeal, Cause, Envelope as SealedEnvelope, Incident, Measure, NotedIncident, Outcome, SealedGame, Step,
};
use sonneborn_tournament::knockout::GoesThrough;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{PlayerData, Title};
use sonneborn_tournament::regulations::{KnockoutRules, Rate, Regulations, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};
use sonneborn_tournament::ruling::{RuledGame, Ruling, Verdict};
use sonneborn_tournament::style::RoundPaper;
use std::io::Write;
use std::process::{Command, Stdio};

const FIRST: RoundNo = RoundNo::FIRST;

/// What poppler's pdftotext finds in a PDF; `None` (and SKIPPED printed) where it is not installed.
fn text_of(pdf: &[u8], option: &str) -> Option<String> {
    read_by("pdftotext", &[option, "-", "-"], pdf)
}

/// What one of poppler's programs says of a PDF.
fn read_by(program: &str, arguments: &[&str], pdf: &[u8]) -> Option<String> {
    let spawned = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut reader) = spawned else {
        common::skipped(&format!("{program} (poppler-utils) is not installed"));
        return None;
    };
    let mut input = reader.stdin.take().expect("stdin is piped");
    let bytes = pdf.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let output = reader.wait_with_output().expect("the reader ends");
    writer.join().expect("the writer does not panic").expect("the reader reads to the end");
    assert!(output.status.success(), "{program} finds the PDF broken");
    Some(String::from_utf8(output.stdout).expect("poppler writes UTF-8"))
}

/// The pages of a PDF as text, lines as they stand.
fn pages(pdf: &[u8]) -> Option<Vec<String>> {
    let text = text_of(pdf, "-layout")?;
    Some(text.trim_end_matches('\x0c').split('\x0c').map(str::to_owned).collect())
}

fn noon() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 11, 21).and_then(|day| day.and_hms_opt(14, 5, 0)).expect("a moment of the calendar")
}

fn job(tournament: &Tournament, lang: Lang) -> Job<'_> {
    Job { tournament, lang, size: PaperSize::A4, printed: noon(), check: None }
}

fn printed(tournament: &Tournament, lang: Lang, document: Document) -> Option<Vec<String>> {
    let pdf = print(&[document], &job(tournament, lang), Fonts::standard()).expect("the document can be printed");
    pages(&pdf)
}

/// A line without what stands between its words.
fn has_line(pages: &[String], words: &[&str]) -> bool {
    pages.iter().flat_map(|page| page.lines()).any(|line| {
        let mut rest = line;
        words.iter().all(|word| match rest.find(word) {
            Some(at) => {
                rest = &rest[at + word.len()..];
                true
            }
            None => false,
        })
    })
}

/// Seven players with names in many scripts; round 1 played, round 2 published, a bye in each.
fn many_scripts() -> Tournament {
    let names = [
        ("Petrescu, Ana", Some(Title::Gm)),
        ("王, 小明", Some(Title::Im)),
        ("Шевченко, Олена", None),
        ("Nguyễn Thị Hương", Some(Title::Wfm)),
        ("ბერიძე, ნინო", None),
        ("龘㐂", None),
        ("Ødegård-Łukasiewicz, Bartholomäus Maximilian Konstantin von und zu Hohenzollern", None),
    ];
    let players = (1..).zip(names).map(|(number, (name, title))| ImportedPlayer {
        data: PlayerData {
            name: name.into(),
            title,
            rating: Some(2600 - 50 * number),
            federation: if number == 7 { "NOR".into() } else { "ROU".into() },
            ..PlayerData::default()
        },
        tpn: Tpn(number),
        ..ImportedPlayer::default()
    });
    let id = |number: u32| PlayerId(number - 1);
    let game = |board, white, black, result| Game {
        board,
        white: id(white),
        black: id(black),
        result,
        touched: 0,
        for_rating: None,
    };
    let round = |number, games, byes| Round {
        number: RoundNo(number),
        state: RoundState::Published,
        paired_by: PairedBy::Engine,
        engine: Vec::new(),
        compared: None,
        games,
        byes,
    };
    let imported = Imported {
        details: Details { name: "Arad Open 国际公开赛".into(), place: "Arad".into(), ..Details::default() },
        regulations: Regulations { rounds: 5, ..Regulations::default() },
        players: players.collect(),
        rounds: vec![
            round(
                1,
                vec![
                    game(1, 1, 4, Some(GameResult::Draw)),
                    game(2, 5, 2, Some(GameResult::BlackWins)),
                    game(3, 3, 6, Some(GameResult::WhiteWinsByForfeit)),
                ],
                vec![(id(7), Bye::PairingAllocated)],
            ),
            round(
                2,
                vec![game(1, 2, 3, None), game(2, 7, 1, Some(GameResult::WhiteWins)), game(3, 4, 5, None)],
                vec![(id(6), Bye::HalfPoint)],
            ),
        ],
        ..Imported::default()
    };
    Tournament::of_import(&imported)
}

fn golden(file: &str) -> Option<Tournament> {
    let folder = common::golden("tiebreaks/trf")?;
    let bytes = std::fs::read(folder.join(file)).expect("the golden file can be read");
    Some(Tournament::of_import(&trf::read(&bytes).expect("the golden file is sound").imported))
}

#[test]
fn every_name_can_be_read_back_in_its_own_script() {
    let Some(pages) = printed(&many_scripts(), Lang::English, Document::Players { order: ListOrder::ByNumber }) else {
        return;
    };
    for words in [
        &["1", "GM", "Petrescu, Ana", "2550", "ROU"][..],
        &["2", "IM", "王小明", "2500"],
        &["3", "Шевченко, Олена", "2450"],
        &["4", "WFM", "Nguyễn Thị Hương"],
        &["5", "ბერიძე, ნინო"],
        &["6", "龘㐂"],
    ] {
        assert!(has_line(&pages, words), "{words:?} in\n{}", pages.concat());
    }
    assert!(pages[0].contains("Hohenzollern"), "a long name is wrapped, not cut:\n{}", pages[0]);
}

#[test]
fn pairings_show_squares_points_and_boxes_and_who_has_a_bye() {
    let Some(pages) = printed(&many_scripts(), Lang::English, Document::PairingsByBoard { round: RoundNo(2) }) else {
        return;
    };
    assert!(has_line(&pages, &["Pairings by board", "Round 2"]), "{}", pages[0]);
    assert!(has_line(&pages, &["1", "1", "□ IM", "王小明", "2500", "2450", "1"]), "{}", pages[0]);
    assert!(pages[0].contains("Шевченко"), "{}", pages[0]);
    assert!(has_line(&pages, &["3", "½", "□ WFM", "Nguyễn Thị Hương", "■", "ბერიძე, ნინო", "0"]), "{}", pages[0]);
    assert!(has_line(&pages, &["龘㐂", "½", "Half-point bye"]), "{}", pages[0]);
    assert!(!pages[0].contains("1-0"), "pairings do not tell results: {}", pages[0]);
}

#[test]
fn results_are_shown_and_missing_ones_counted() {
    let Some(pages) = printed(&many_scripts(), Lang::English, Document::Results { round: RoundNo(2) }) else { return };
    assert!(has_line(&pages, &["2", "2250", "1-0", "2550"]), "{}", pages[0]);
    assert!(has_line(&pages, &["3 games, 2 results missing"]), "{}", pages[0]);
    let Some(pages) = printed(&many_scripts(), Lang::English, Document::Results { round: FIRST }) else { return };
    assert!(has_line(&pages, &["½-½"]), "{}", pages[0]);
    assert!(pages[0].contains("Шевченко") && pages[0].contains("龘㐂"), "{}", pages[0]);
}

#[test]
fn everybody_finds_their_board_by_name() {
    let tournament = many_scripts();
    let round = RoundNo(2);
    let Some(pages) = printed(&tournament, Lang::English, Document::PairingsByName { round, hide_opponents: false })
    else {
        return;
    };
    assert!(has_line(&pages, &["2", "Petrescu, Ana"]), "{}", pages[0]);
    assert!(has_line(&pages, &["1", "王小明"]), "{}", pages[0]);
    let Some(pages) = printed(&tournament, Lang::English, Document::PairingsByName { round, hide_opponents: true })
    else {
        return;
    };
    assert!(!has_line(&pages, &["王小明", "Шевченко"]), "opponents are hidden: {}", pages[0]);
}

#[test]
fn chinese_papers_are_chinese() {
    let tournament = many_scripts();
    let Some(pages) = printed(&tournament, Lang::SimplifiedChinese, Document::PairingsByBoard { round: RoundNo(2) })
    else {
        return;
    };
    assert!(has_line(&pages, &["编排表（按台次）", "第2轮"]), "{}", pages[0]);
    assert!(pages[0].contains("第1页，共1页") && pages[0].contains("打印于2026年11月21日 14:05"), "{}", pages[0]);
    let Some(pages) = printed(&tournament, Lang::TraditionalChinese, Document::Standings { through: FIRST }) else {
        return;
    };
    assert!(has_line(&pages, &["名次表", "第1輪後"]), "{}", pages[0]);
    assert!(has_line(&pages, &["名次", "姓名", "積分"]), "{}", pages[0]);
}

#[test]
fn the_foot_tells_event_page_time_and_journal_number() {
    let mut tournament = many_scripts();
    tournament.seq = 132;
    let Some(pages) = printed(&tournament, Lang::English, Document::Standings { through: FIRST }) else { return };
    let foot = &["Page 1 of 1", "Arad Open 国际公开赛", "after round 1", "Printed 2026-11-21 14:05", "journal 132"];
    assert!(has_line(&pages, foot), "{}", pages[0]);
    assert!(!pages[0].contains("Not by FIDE's rules"), "{}", pages[0]);
    tournament.left_fide_mode = Some(FIRST);
    let Some(pages) = printed(&tournament, Lang::English, Document::Standings { through: FIRST }) else { return };
    assert!(pages.iter().all(|page| page.contains("Not by FIDE's rules")), "{}", pages[0]);
}

#[test]
fn slips_and_cards_carry_what_the_players_need() {
    let tournament = many_scripts();
    let Some(slips) = printed(&tournament, Lang::English, Document::Slips { round: RoundNo(2) }) else { return };
    assert_eq!(slips.len(), 1, "three slips fit on a page");
    for word in ["Board 1", "Board 3", "□ IM 王小明", "■ GM Petrescu, Ana", "1-0", "½-½", "White's signature"]
    {
        assert!(slips[0].contains(word), "{word} in\n{}", slips[0]);
    }
    // The position of Chess960 beside the number of the board, on lines of its own where there is no room.
    let mut tournament = tournament;
    tournament.regulations.chess960 = Some(7);
    let start = start_of(&tournament, RoundNo(2)).expect("a position").to_string();
    let Some(slips) = printed(&tournament, Lang::English, Document::Slips { round: RoundNo(2) }) else { return };
    let pieces = start.split(' ').next_back().expect("pieces");
    assert_eq!(slips[0].matches(pieces).count(), 3, "{start} in\n{}", slips[0]);
    assert!(slips[0].contains("Board 3"), "{}", slips[0]);
    let Some(cards) = printed(&tournament, Lang::English, Document::Cards) else { return };
    assert_eq!(cards.len(), 2, "seven cards want two pages");
    assert!(cards[0].contains("GM Petrescu, Ana"), "{}", cards[0]);
}

#[test]
fn the_pack_of_a_round_has_what_is_due() {
    let mut tournament = many_scripts();
    let titles = |tournament: &Tournament, round| -> Vec<&str> {
        round_pack::due(tournament, round).iter().map(|document| document.title(Lang::English)).collect()
    };
    assert_eq!(titles(&tournament, FIRST), ["Results", "Standings", "Crosstable by rank"]);
    assert_eq!(titles(&tournament, RoundNo(2)), ["Standings", "Pairings by board", "Pairings by name", "Result slips"]);
    assert_eq!(titles(&tournament, RoundNo(3)), [""; 0]);
    tournament.rounds.truncate(1);
    tournament.rounds[0].games[0].result = None;
    assert_eq!(
        titles(&tournament, FIRST),
        ["Starting rank list", "Pairings by board", "Pairings by name", "Result slips"]
    );
    let due = round_pack::due(&tournament, FIRST);
    assert_eq!(sheets(&due, &job(&tournament, Lang::English), Fonts::standard()), Ok(4), "as many as are told");
    let mut chosen = tournament.clone();
    chosen.style.round_papers = Some(vec![RoundPaper::Slips, RoundPaper::NamesAlone, RoundPaper::Results]);
    assert_eq!(titles(&chosen, FIRST), ["Pairings by name", "Result slips"], "what the hall chose, and is due now");
    let pack = print(&due, &job(&tournament, Lang::English), Fonts::standard());
    let Some(pages) = pages(&pack.expect("the pack can be printed")) else { return };
    assert_eq!(pages.len(), 4);
    assert!(pages[1].contains("Page 1 of 1"), "each document counts its own pages:\n{}", pages[1]);
}

#[test]
fn the_bracket_tells_seeds_points_and_how_a_tie_was_broken() {
    let mut tournament = many_scripts();
    tournament.regulations.system = System::Knockout;
    tournament.regulations.knockout = KnockoutRules { games: 1, third_place: true };
    // Seven players: the first has the bye, 5–4, 2–7 and 6–3 play.
    let game = |board, white: u32, black: u32, result| Game {
        board,
        white: PlayerId(white - 1),
        black: PlayerId(black - 1),
        result: Some(result),
        touched: 0,
        for_rating: None,
    };
    let games = vec![
        game(1, 5, 4, GameResult::WhiteWins),
        game(2, 2, 7, GameResult::Draw),
        game(3, 6, 3, GameResult::BlackWins),
    ];
    tournament.rounds = vec![Round { games, byes: Vec::new(), ..tournament.rounds[0].clone() }];
    tournament.gone_through = vec![GoesThrough {
        winner: PlayerId(1),
        loser: PlayerId(6),
        how: "blitz 2–1".into(),
        after: RoundNo(1),
        on_level: true,
    }];
    let bracket = tournament.bracket().expect("the round is of the bracket");
    let Some(pages) = printed(&tournament, Lang::English, Document::Bracket(bracket)) else { return };
    assert!(has_line(&pages, &["Quarter-finals", "Semi-finals", "Final"]), "{}", pages[0]);
    assert!(has_line(&pages, &["1", "GM Petrescu, Ana"]) && has_line(&pages, &["bye"]), "{}", pages[0]);
    assert!(has_line(&pages, &["blitz 2–1"]) && has_line(&pages, &["Third place"]), "{}", pages[0]);
    assert_eq!(pages[0].matches("王小明").count(), 2, "they go through to the semi-finals");
}

#[test]
fn what_cannot_be_printed_says_why_and_what_to_do() {
    let mut tournament = many_scripts();
    let refused = |tournament: &Tournament, document| {
        print(&[document], &job(tournament, Lang::English), Fonts::standard()).expect_err("it cannot be printed")
    };
    let round = RoundNo(9);
    let error = refused(&tournament, Document::Slips { round });
    assert_eq!(error, DocumentError::NoSuchRound { round });
    assert!(error.words(Lang::English).contains("Round 9 is not paired"));
    let address = "x".repeat(5000);
    assert_eq!(refused(&tournament, Document::Notice { address }), DocumentError::AddressTooLong);
    tournament.regulations.tie_breaks = vec![sonneborn_tournament::coded::Coded::written("NONSENSE")];
    let error = refused(&tournament, Document::Standings { through: FIRST });
    assert!(error.words(Lang::English).contains("NONSENSE"), "{}", error.words(Lang::English));
}

#[test]
fn printing_twice_gives_the_same_bytes() {
    let tournament = many_scripts();
    let pack = || print(&round_pack::due(&tournament, FIRST), &job(&tournament, Lang::English), Fonts::standard());
    assert_eq!(pack(), pack());
}

#[test]
fn a_list_of_209_players_repeats_its_head_and_loses_nobody() {
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let documents = [
        // The file has no ratings, so that the list has no such column.
        (Document::Players { order: ListOrder::ByNumber }, "Fed"),
        (Document::Standings { through: RoundNo(9) }, "Pts"),
        (Document::Crosstable { through: RoundNo(9), order: Order::Rank }, "Pts"),
        // The wall list has no heads of columns; its sheets hang beside each other, and each tells the round.
        (Document::PairingsByName { round: RoundNo(5), hide_opponents: false }, "Round 5"),
        (Document::PairingsByName { round: RoundNo(5), hide_opponents: true }, "Round 5"),
    ];
    for (document, head) in documents {
        let title = document.title(Lang::English);
        let Some(pages) = printed(&tournament, Lang::English, document) else { return };
        assert!(pages.len() > 2, "{title}: {} pages", pages.len());
        for (number, page) in (1..).zip(&pages) {
            let body =
                page.split(" · journal ").next().and_then(|page| page.rsplit_once("\n")).map_or("", |(body, _)| body);
            assert!(body.contains(title), "{title} heads page {number}");
            assert!(
                head.split('|').any(|word| body.contains(word)),
                "the table's head stands on page {number} of {title}: {body}"
            );
            assert!(page.contains(&format!("Page {number} of {}", pages.len())), "{title}:\n{page}");
        }
        let all: String = pages.concat().split_whitespace().collect();
        for player in tournament.entrants().filter(|player| player.takes_part_in(RoundNo(5))) {
            let name: String = player.data.name.split_whitespace().collect();
            assert!(all.contains(&name) || wrapped(&pages, &player.data.name), "{name} is missing from {title}");
        }
    }
}

/// Whether every part of a name stands somewhere, where it was too long for one line.
fn wrapped(pages: &[String], name: &str) -> bool {
    name.split([' ', '-']).all(|part| pages.iter().any(|page| page.contains(part)))
}

#[test]
fn a_crosstable_names_opponents_by_their_rank() {
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let crosstable = |order| Document::Crosstable { through: RoundNo(9), order };
    let Some(by_rank) = printed(&tournament, Lang::English, crosstable(Order::Rank)) else { return };
    let Some(by_number) = printed(&tournament, Lang::English, crosstable(Order::Number)) else { return };
    assert_ne!(by_rank, by_number);
    let line = by_number[0].lines().find(|line| line.trim_start().starts_with("1 ")).expect("number 1 has a line");
    assert!(line.contains('w') && line.contains('b'), "{line}");
}

#[test]
fn twenty_one_rounds_stand_on_the_sheets_that_were_asked_for() {
    let Some(tournament) = golden("cr_world_blitz_2021_open.trf") else { return };
    let document = Document::Crosstable { through: RoundNo(21), order: Order::Rank };
    let pdf =
        print(std::slice::from_ref(&document), &job(&tournament, Lang::English), Fonts::standard()).expect("printed");
    let Some(particulars) = read_by("pdfinfo", &["-"], &pdf) else { return };
    assert!(particulars.contains("Page size:       841.89 x"), "the sheet is A4 and lies: {particulars}");
    let Some(pages) = printed(&tournament, Lang::English, document) else { return };
    let heads = |page: &String| page.lines().find(|line| line.contains("Rk")).expect("heads").to_owned();
    let heads: Vec<String> = pages.iter().map(heads).collect();
    for round in 1..=21 {
        let round = round.to_string();
        assert!(heads.iter().any(|head| head.split_whitespace().any(|word| word == round)), "round {round}: {heads:?}");
    }
}

#[test]
fn a_round_robin_has_a_grid() {
    let Some(tournament) = golden("cr_ussa2026_rr.trf") else { return };
    let through = RoundNo(u16::try_from(tournament.rounds.len()).expect("few rounds"));
    let Some(pages) = printed(&tournament, Lang::English, Document::Grid { through, order: Order::Number }) else {
        return;
    };
    assert_eq!(pages.len(), 1);
    assert!(pages[0].contains("Round-robin table"), "{}", pages[0]);
}

#[test]
fn only_the_glyphs_in_use_are_embedded() {
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let document = Document::Players { order: ListOrder::ByNumber };
    let pdf =
        print(&[document], &job(&tournament, Lang::SimplifiedChinese), Fonts::standard()).expect("it can be printed");
    assert!(pdf.len() < 100_000, "{} bytes", pdf.len());
}

#[test]
fn a_ruling_is_printed_with_its_reasons_its_positions_and_places_to_sign() {
    let mut tournament = many_scripts();
    let claim = ClaimForm {
        white_clock: Some("0:04:11".into()),
        black_clock: Some("31:02".into()),
        checked: true,
        ..ClaimForm::default()
    };
    let record = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *".to_owned();
    tournament.rulings.push(RuledGame {
        seq: 41,
        round: RoundNo(2),
        board: 1,
        players: tournament.rounds[1].game(1).map(Game::players),
        ruling: Ruling {
            claim,
            record,
            verdict: Verdict::Right,
            article: Some("9.2.2".into()),
            proposed: Some(GameResult::Draw),
            note: "王小明 was heard.".into(),
            ..Ruling::default()
        },
        result: Some(GameResult::Draw),
    });
    let recorded = |seq| Recorded { seq, arbiter: "Ana".into(), at: noon(), reason: None };
    let Some(pages) = printed(&tournament, Lang::English, Document::Ruling(recorded(41))) else { return };
    assert_eq!(pages.len(), 1, "{}", pages.concat());
    for words in [
        &["Ruling sheet", "Round 2", "Board 1"][..],
        &["White", "IM 王小明"],
        &["Claim", "Threefold repetition, by White"],
        &["Clocks at the claim: White 0:04:11 (0 h 4 min 11 s), Black 0:31:02 (0 h 31 min 2 s)."],
        &["the position on the board stands for at least the third time"],
        &["Finding", "Right"],
        &["article 9.2.2 (9.2.3)"],
        &["The position stood after 4...Ng8: time 3."],
        &["1. in the starting position", "2. after 2...Ng8", "3. after 4...Ng8"],
        &["Result: draw"],
        &["王小明 was heard."],
        &["2026-11-21 14:05 · Ana · #41"],
        &["Arbiter", "White", "Black"],
        &["Received by"],
    ] {
        assert!(has_line(&pages, words), "{words:?} in\n{}", pages.concat());
    }
    assert_eq!(
        pages.concat().matches('♚').count(),
        6,
        "three boards with two kings, a white one drawn in white below its outline"
    );
    for (lang, words) in [(Lang::SimplifiedChinese, "三次重复局面"), (Lang::TraditionalChinese, "三次重複局面")]
    {
        let pages = printed(&tournament, lang, Document::Ruling(recorded(41))).expect("it was printed above");
        assert!(has_line(&pages, &[words]), "{}", pages.concat());
    }
    let missing = print(&[Document::Ruling(recorded(42))], &job(&tournament, Lang::English), Fonts::standard());
    assert_eq!(missing, Err(DocumentError::NoSuchRuling { seq: 42 }));
    assert!(!pages.concat().contains("Found when this was ruled"), "the record brings what it brought");
}

/// A release may read a record otherwise than the one by which it was ruled: the sheet then tells both. An empty record is a game not
/// begun on paper as it is at the desk.
#[test]
fn a_ruling_that_would_be_found_otherwise_today_says_what_was_found() {
    let ruled = |claim, record: &str, verdict, article: &str, proposed| {
        let mut tournament = many_scripts();
        let claim = ClaimForm { checked: true, now: Some(GameNow::Running), ..claim };
        let (record, article) = (record.to_owned(), Some(article.to_owned()));
        let ruling = Ruling { claim, record, verdict, article, proposed, ..Ruling::default() };
        tournament.rulings.push(RuledGame {
            seq: 41,
            round: RoundNo(2),
            board: 1,
            players: None,
            ruling,
            result: None,
        });
        let recorded = Recorded { seq: 41, arbiter: "Ana".into(), at: noon(), reason: None };
        printed(&tournament, Lang::English, Document::Ruling(recorded)).map(|pages| pages.concat())
    };
    let from_position = "[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. Rd1 Kf8 2. Ra1 Kg8";
    let threefold = ClaimForm::default();
    let Some(page) = ruled(threefold, from_position, Verdict::Wrong, "9.2.2", None) else { return };
    assert!(
        page.contains("Not decided") && page.contains("Found when this was ruled: Wrong, article 9.2.2."),
        "{page}"
    );
    let late = ClaimForm { claim: ClaimName::Late, minutes: Some(20), ..ClaimForm::default() };
    let result = Some(GameResult::WhiteWinsByForfeit);
    let page = ruled(late, "", Verdict::Right, "6.7.1", result).expect("it was printed above");
    assert!(page.contains("article 6.7.1") && !page.contains("Found when this was ruled"), "{page}");
}

#[test]
fn incidents_and_a_sealed_move_are_papers() {
    let mut tournament = many_scripts();
    let game = tournament.round(RoundNo(1)).and_then(|round| round.games.first()).cloned().expect("a game");
    let (at, round) = (DateTime::UNIX_EPOCH, RoundNo(1));
    let incident = Incident {
        round,
        player: game.white,
        cause: Cause::Device,
        measure: Measure::TimeToOpponent,
        seconds: 120,
        note: "in the jacket".into(),
        complaint: None,
    };
    tournament.incidents.push(NotedIncident { seq: 7, at, incident });
    tournament.appeals.push(Appeal {
        seq: 9,
        lodged_at: at,
        by: game.black,
        round,
        ruling: None,
        about: "the clock had stopped".into(),
        heard: None,
        decided: Some(Step { seq: 10, at, said: (Outcome::UpheldInPart, "it had".into()) }),
    });
    let hall = FixedOffset::east_opt(2 * 3600).expect("a zone");
    let Some(pages) = printed(&tournament, Lang::English, Document::Incidents { round: Some(round), computer: hall })
    else {
        return;
    };
    for words in [
        &["Incidents and appeals"][..],
        &["time to the opponent"],
        &["in the jacket"],
        &["7 · 1970-01-01"],
        &["Electronic device, article 11.3.2", "1"],
        &["the clock had stopped"],
        &["Lodged", "1970-01-01 02:00"],
        &["upheld in part"],
    ] {
        assert!(has_line(&pages, words), "{words:?} in\n{}", pages.concat());
    }
    let other = printed(&tournament, Lang::English, Document::Incidents { round: Some(RoundNo(2)), computer: hall });
    assert!(has_line(&other.expect("printed"), &["No incident yet."]));
    let report = printed(&tournament, Lang::SimplifiedChinese, Document::TournamentReport).expect("printed");
    assert!(has_line(&report, &["Electronic device, article 11.3.2", "1"]), "{}", report.concat());
    let sealed = Document::Envelope { round, board: game.board };
    let empty = printed(&tournament, Lang::English, sealed.clone()).expect("printed");
    assert!(has_line(&empty, &["Number of the sealed move"]), "{}", empty.concat());
    let envelope = SealedEnvelope {
        number: 41,
        position: "8/5k2/8/8/8/4P3/4K3/8 b - - 0 41".into(),
        white_clock: "1:52".into(),
        ..SealedEnvelope::default()
    };
    tournament.envelopes.push(SealedGame { round, board: game.board, envelope });
    let pages = printed(&tournament, Lang::English, sealed).expect("printed");
    for words in [&["Number of the sealed move", "41"][..], &["Time used by White", "1:52"], &["8/5k2/8/8"]] {
        assert!(has_line(&pages, words), "{words:?} in\n{}", pages.concat());
    }
    let nowhere = Document::Envelope { round, board: 999 };
    let missing = print(&[nowhere], &job(&tournament, Lang::English), Fonts::standard());
    assert_eq!(missing, Err(DocumentError::NoSuchBoard { round, board: 999 }));
}

#[test]
fn figures_are_explained_for_the_notice_board() {
    use sonneborn_document::figures::Whose;
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let explained = |whose| Document::Figures { through: RoundNo(9), whose };
    let Some(pages) = printed(&tournament, Lang::English, explained(Whose::Only(0))) else { return };
    assert!(
        pages[0].contains("Tie-breaks explained") && pages[0].contains("cut: the least significant"),
        "{}",
        pages[0]
    );
    let Some(pages) = printed(&tournament, Lang::SimplifiedChinese, explained(Whose::LevelWith(0))) else { return };
    assert!(pages[0].contains("破同分说明") && pages[0].contains("决定因素"), "{}", pages[0]);
}

#[test]
fn a_place_that_nobody_has_is_not_explained() {
    use sonneborn_document::DocumentError;
    use sonneborn_document::figures::Whose;
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let document = Document::Figures { through: RoundNo(9), whose: Whose::Only(9999) };
    let error = print(&[document], &job(&tournament, Lang::English), Fonts::standard()).err();
    assert_eq!(error, Some(DocumentError::NobodyThere));
}

#[test]
fn the_forms_for_fide_keep_english_labels_beside_the_users_language() {
    let tournament = many_scripts();
    let Some(english) = printed(&tournament, Lang::English, Document::TournamentReport) else { return };
    assert!(has_line(&english, &["IT3 Tournament report"]), "{english:?}");
    assert!(has_line(&english, &["Host federation"]));
    let Some(chinese) = printed(&tournament, Lang::TraditionalChinese, Document::TournamentReport) else { return };
    assert!(has_line(&chinese, &["Host federation"]) && has_line(&chinese, &["主辦棋協"]), "{chinese:?}");
    let Some(arbiters) = printed(&tournament, Lang::SimplifiedChinese, Document::ArbiterNorms) else { return };
    assert!(has_line(&arbiters, &["International Arbiter (IA1) / 国际裁判（IA1）"]), "{arbiters:?}");
}

#[test]
fn the_rating_report_names_k_and_every_opponent() {
    let Some(pages) = printed(&many_scripts(), Lang::English, Document::RatingReport) else { return };
    assert!(has_line(&pages, &["GM Petrescu, Ana", "2550", "K 10"]), "{pages:?}");
}

#[test]
fn a_norm_that_was_not_made_has_no_certificate() {
    let tournament = many_scripts();
    let document = Document::NormCertificate { player: PlayerId(1), norm: Norm::Gm };
    let refused = print(&[document], &job(&tournament, Lang::English), Fonts::standard());
    assert_eq!(refused.err(), Some(DocumentError::NoSuchNorm));
}

#[test]
fn a_heading_that_is_wider_than_its_table_goes_on_below() {
    let mut tournament = many_scripts();
    let name = "Petrescu ".repeat(20);
    tournament.players[0].data.name = name.trim_end().into();
    let pdf = print(&[Document::RatingReport], &job(&tournament, Lang::English), Fonts::standard()).expect("printed");
    let Some(boxes) = text_of(&pdf, "-bbox") else { return };
    let words: Vec<&str> = boxes.lines().filter(|line| line.contains("<word ")).collect();
    let right = |line: &&str| -> f32 {
        let (_, rest) = line.split_once("xMax=\"").expect("a word has a right end");
        rest.split('"').next().expect("quoted").parse().expect("a number")
    };
    assert!(words.iter().filter(|line| line.contains("Petrescu")).count() >= 20, "{boxes}");
    assert!(words.iter().map(right).all(|end| end < 560.0), "within the margin of an A4: {boxes}");
}

/// Rapid and blitz events make no norms (B.01), and the forms to FIDE say which rate it was.
#[test]
fn the_forms_of_a_rapid_event_say_that_no_norms_are_made() {
    let mut tournament = many_scripts();
    tournament.regulations.rate = Rate::Rapid;
    let obstacle = "No norms are made in rapid and blitz events";
    let Some(report) = printed(&tournament, Lang::English, Document::TournamentReport) else { return };
    assert!(report[0].contains(obstacle) && report[0].contains("Rapid"), "{}", report[0]);
    let norms = printed(&tournament, Lang::English, Document::ArbiterNorms).expect("pdftotext is here");
    assert!(norms[0].contains("Rapid"), "{}", norms[0]);
    tournament.regulations.rate = Rate::Standard;
    let report = printed(&tournament, Lang::English, Document::TournamentReport).expect("pdftotext is here");
    assert!(!report[0].contains(obstacle) && !report[0].contains("Rapid"), "{}", report[0]);
}
