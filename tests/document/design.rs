//! Names in two letters, scripts from the right, what no font has, and the design of an event's papers.

use super::{FIRST, has_line, job, many_scripts, pages, printed, read_by, text_of};
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Book, Document, DocumentError, Fonts, Stock, book, missing, print, print_and_tell};
use sonneborn_i18n::Lang;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::prize::{PrizeCategory, PrizeFund};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Game;
use sonneborn_tournament::style::{Logo, NameOrder, Names, PaperSize, Parting, PlayerColumn};
use sonneborn_tournament::team::Team;

const BY_NUMBER: Document = Document::Players { order: ListOrder::ByNumber };
const BY_NAME: Document = Document::Players { order: ListOrder::ByName };

/// Each word of a PDF with the upper and lower end of its box, in points from the upper edge, and the height of its page.
fn boxes(pdf: &[u8]) -> Option<Vec<(String, f32, f32, f32)>> {
    let text = text_of(pdf, "-bbox")?;
    let number = |line: &str, name: &str| -> f32 {
        let rest = line.split_once(&format!("{name}=\"")).map_or("", |(_, rest)| rest);
        rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
    };
    let mut height = 0.0;
    let mut boxes = Vec::new();
    for line in text.lines() {
        if line.contains("<page ") {
            height = number(line, "height");
        } else if line.contains("<word ") {
            let word = line.split_once('>').and_then(|(_, rest)| rest.split_once('<')).map_or("", |(word, _)| word);
            boxes.push((word.to_owned(), number(line, "yMin"), number(line, "yMax"), height));
        }
    }
    Some(boxes)
}

/// The event in which everybody's name is as given, with a Latin one.
fn named(names: [(&str, &str); 3]) -> Tournament {
    let mut tournament = many_scripts();
    for (player, (name, latin_name)) in tournament.players.iter_mut().zip(names) {
        player.data.name = name.into();
        player.data.latin_name = latin_name.into();
    }
    tournament
}

#[test]
fn names_are_printed_in_letters_that_the_reader_knows() {
    let mut tournament =
        named([("王, 小明", "Wang, Xiaoming"), ("Шевченко, Олена", "Shevchenko, Olena"), ("Aas, Anna", "")]);
    let names = |tournament: &Tournament, lang| printed(tournament, lang, BY_NUMBER).map(|pages| pages.concat());
    let Some(english) = names(&tournament, Lang::English) else { return };
    assert!(english.contains("Wang, Xiaoming") && english.contains("Shevchenko, Olena"), "{english}");
    assert!(!english.contains("王小明") && english.contains("Aas, Anna"), "{english}");
    let chinese = names(&tournament, Lang::SimplifiedChinese).expect("pdftotext is here");
    assert!(chinese.contains("王小明") && chinese.contains("Shevchenko, Olena"), "{chinese}");
    tournament.style.names = Names::Both;
    let both = names(&tournament, Lang::English).expect("pdftotext is here");
    assert!(both.contains("王小明 Wang Xiaoming"), "{both}");
}

#[test]
fn chinese_names_stand_in_the_order_that_the_event_chose() {
    // Lǐ has seven strokes, Wáng four.
    let mut tournament = named([("王伟", ""), ("李伟", ""), ("Łukasz, Ida", "")]);
    let order = |tournament: &Tournament| -> Option<[usize; 2]> {
        let text = printed(tournament, Lang::English, BY_NAME)?.concat();
        Some(["王伟", "李伟"].map(|name| text.find(name).expect("printed")))
    };
    tournament.style.order = NameOrder::Pinyin;
    let Some([wang, li]) = order(&tournament) else { return };
    assert!(li < wang);
    tournament.style.order = NameOrder::Strokes;
    let [wang, li] = order(&tournament).expect("pdftotext is here");
    assert!(wang < li);
}

#[test]
fn names_from_the_right_can_be_read_back() {
    let tournament = named([("כהן, דוד", ""), ("محمد, علي", ""), ("Aas, Anna", "")]);
    let Some(pages) = printed(&tournament, Lang::English, BY_NUMBER) else { return };
    // pdftotext turns a line from the right round, as a reader does.
    for word in ["כהן", "דוד", "محمد", "علي"] {
        assert!(pages[0].contains(word), "{word} in\n{}", pages[0]);
    }
    let nothing: [char; 0] = [];
    let told = missing(&[BY_NUMBER], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
    assert_eq!(told, nothing);
}

#[test]
fn what_no_font_has_is_named_by_its_number() {
    let tournament = named([("𠮷田", ""), ("สมชาย", ""), ("Aas, Anna", "")]);
    let (pdf, told) =
        print_and_tell(&[BY_NUMBER], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
    assert!(told.contains(&'𠮷') && told.contains(&'ส'), "{told:?}");
    let Some(pages) = pages(&pdf) else { return };
    assert!(has_line(&pages, &["‹20BB7›田"]), "{}", pages[0]);
    assert!(has_line(&pages, &["No font has", "U+0E2A", "U+20BB7"]), "{}", pages[0]);
    let slips = Document::Slips { round: RoundNo(2) };
    let told = missing(&[slips], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
    assert!(told.contains(&'𠮷'), "on what has no foot, too: {told:?}");
    let without = Document::Notice { address: "http://hall".into() };
    let told = missing(&[without], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
    assert!(told.is_empty(), "a paper without names: {told:?}");
}

#[test]
fn large_print_fills_the_sheet() {
    let mut tournament = many_scripts();
    let pairings = Document::PairingsByBoard { round: RoundNo(2) };
    let print = |tournament: &Tournament| {
        print(std::slice::from_ref(&pairings), &job(tournament, Lang::English), Fonts::standard()).expect("printable")
    };
    let Some(small) = boxes(&print(&tournament)) else { return };
    tournament.style.large = true;
    let large = boxes(&print(&tournament)).expect("pdftotext is here");
    let of = |boxes: &[(String, f32, f32, f32)]| {
        let (_, top, bottom, page) = boxes.iter().find(|(word, ..)| word == "王小明").cloned().expect("printed");
        (
            bottom - top,
            boxes.iter().filter(|(word, ..)| word == "龘㐂").map(|(_, _, bottom, _)| bottom / page).fold(0.0, f32::max),
        )
    };
    let ((was, end_was), (is, end_is)) = (of(&small), of(&large));
    assert!(is > 1.6 * was, "letters of {was} and {is} points");
    assert!(end_was < 0.4 && end_is > 0.5, "the list ends at {end_was} and {end_is} of the page");
}

#[test]
fn columns_are_chosen_and_ordered_and_parts_have_their_pages() {
    let mut tournament = many_scripts();
    for (player, club) in tournament.players.iter_mut().zip(["Bergen", "Arad", "Bergen", "Arad", "", "", ""]) {
        player.data.club = club.into();
        player.data.fide_id = FideId::new(1_500_000 + u64::from(player.id.0));
    }
    tournament.style.columns = Some(vec![PlayerColumn::Club, PlayerColumn::Rating]);
    let Some(pages) = printed(&tournament, Lang::English, BY_NUMBER) else { return };
    assert!(has_line(&pages, &["Petrescu, Ana", "Bergen", "2550"]), "{}", pages[0]);
    assert!(!pages[0].contains("1500000") && !pages[0].contains("ROU"), "{}", pages[0]);
    tournament.style.parted_by = Parting::Club;
    let pages = printed(&tournament, Lang::English, BY_NUMBER).expect("pdftotext is here");
    assert_eq!(pages.len(), 3, "{pages:?}");
    assert!(
        pages[0].contains("Arad\n") && pages[0].contains("王小明") && !pages[0].contains("Petrescu"),
        "{}",
        pages[0]
    );
    assert!(pages[1].contains("Petrescu") && pages[2].contains("ბერიძე"), "who has no club comes last");
    let pages = printed(&tournament, Lang::English, Document::Standings { through: FIRST }).expect("pdftotext is here");
    assert_eq!(pages.len(), 3, "{pages:?}");
}

#[test]
fn every_page_bears_the_organisers_words_and_mark() {
    let mut tournament = many_scripts();
    tournament.style.header = "Chess Club Arad".into();
    tournament.style.footer = "Thank you, sponsors".into();
    tournament.style.size = PaperSize::A5;
    // A frame of a JPEG of 60 by 40 pixels.
    let jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 40, 0, 60, 3, 0, 0, 0];
    tournament.style.logo = Some(Logo(jpeg.to_vec().into()));
    let job = sonneborn_document::Job { size: tournament.style.size, ..job(&tournament, Lang::English) };
    let pdf = print(&[BY_NUMBER], &job, Fonts::standard()).expect("printable");
    assert_eq!(pdf.windows(10).filter(|window| window == b"/DCTDecode").count(), 1, "the mark is in it once");
    let Some(pages) = pages(&pdf) else { return };
    for page in &pages {
        assert!(page.contains("Chess Club Arad") && page.contains("Thank you, sponsors"), "{page}");
    }
}

#[test]
fn badges_labels_and_cards_name_everybody() {
    let tournament = many_scripts();
    for stock in [Stock::Badges, Stock::Labels14, Stock::Labels21, Stock::Labels24] {
        let Some(pages) = printed(&tournament, Lang::English, Document::CutSheets { stock }) else { return };
        assert_eq!(pages.len(), 1);
        for name in ["GM Petrescu, Ana", "王小明", "Шевченко", "龘㐂"] {
            assert!(pages[0].contains(name), "{name} on {stock:?}\n{}", pages[0]);
        }
    }
    // Lists of teams name the team where others name the club: it is said once.
    let mut teams = tournament.clone();
    teams.players[0].data.club = "Rooks Ltd".into();
    teams.teams = vec![Team { name: "Rooks Ltd".into(), members: vec![teams.players[0].id], ..Team::default() }];
    let labels = printed(&teams, Lang::English, Document::CutSheets { stock: Stock::Labels14 }).expect("here");
    assert_eq!(labels[0].matches("Rooks Ltd").count(), 1, "{}", labels[0]);
    let cards = printed(&tournament, Lang::English, Document::PlaceCards { round: RoundNo(2) }).expect("here");
    assert_eq!(cards.len(), 3, "two cards a page");
    assert!(
        cards[0].contains("Board 1") && cards[0].contains("王小明") && cards[0].contains("Шевченко"),
        "{}",
        cards[0]
    );
}

#[test]
fn badges_are_cut_out_of_the_paper_that_is_there_and_labels_are_sold_on_one_each() {
    let tournament = many_scripts();
    let job = sonneborn_document::Job { size: PaperSize::Letter, ..job(&tournament, Lang::English) };
    let (a4, letter) = ("/MediaBox[0 0 595.2", "/MediaBox[0 0 612");
    for (stock, paper) in [(Stock::Badges, letter), (Stock::Labels24, a4), (Stock::Labels30, letter)] {
        let pdf = print(&[Document::CutSheets { stock }], &job, Fonts::standard()).expect("printable");
        assert!(String::from_utf8_lossy(&pdf).contains(paper), "{stock:?}");
    }
}

#[test]
fn prizes_and_certificates_go_to_the_winners() {
    let mut tournament = many_scripts();
    let through = FIRST;
    let early = print(&[Document::Certificates { through }], &job(&tournament, Lang::English), Fonts::standard());
    assert!(matches!(early, Err(DocumentError::NotFinal { .. })), "a place is certified while rounds are to come");
    tournament.rounds.truncate(1);
    tournament.regulations.rounds = 1;
    let Some(pages) = printed(&tournament, Lang::English, Document::Certificates { through }) else { return };
    assert!(pages.len() >= 3 && pages[0].contains("Place 1"), "without prizes the first places: {pages:?}");
    let category = PrizeCategory { name: "Main".into(), amounts: vec![50_000, 20_050], ..PrizeCategory::default() };
    tournament.prizes = PrizeFund { currency: "EUR".into(), categories: vec![category], ..PrizeFund::default() };
    let list = printed(&tournament, Lang::English, Document::PrizeList { through }).expect("pdftotext is here");
    assert!(list[0].contains("Main") && list[0].contains("700.50 EUR"), "{}", list[0]);
    assert!(list[0].contains("Chief arbiter"), "{}", list[0]);
    let won = printed(&tournament, Lang::English, Document::Certificates { through }).expect("pdftotext is here");
    assert!(won[0].contains("Main") && won[0].contains("Certificate"), "{}", won[0]);
}

#[test]
fn a_book_counts_its_pages_through() {
    let tournament = many_scripts();
    for (documents, kind) in [(book::order(&tournament), Book::Order), (book::results(&tournament), Book::Results)] {
        assert_eq!(documents[0], Document::BookCover(kind));
        let pdf = print(&documents, &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
        let Some(pages) = pages(&pdf) else { return };
        for (number, page) in (1..).zip(&pages) {
            let told = format!("Page {number} of {}", pages.len());
            assert!(page.contains(&told), "{told} in\n{page}");
        }
    }
}

#[test]
fn the_rating_list_has_a_line_a_player() {
    let tournament = many_scripts();
    let Some(pages) = printed(&tournament, Lang::English, Document::RatingList) else { return };
    assert!(has_line(&pages, &["1", "GM Petrescu, Ana", "2550", "2325", "2", "½"]), "{}", pages[0]);
}

#[test]
fn who_is_out_of_a_knock_out_has_no_line_by_name() {
    let mut tournament = many_scripts();
    tournament.regulations.system = System::Knockout;
    tournament.rounds.truncate(1);
    tournament.rounds[0].games.truncate(2);
    tournament.rounds[0].byes.clear();
    for hide_opponents in [true, false] {
        let list = Document::PairingsByName { round: FIRST, hide_opponents };
        let pdf = print(&[list], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
        let Some(pages) = pages(&pdf) else { return };
        assert!(has_line(&pages, &["1", "Petrescu, Ana"]) && has_line(&pages, &["2", "ბერიძე"]), "{pages:?}");
        for (name, board, has_black) in
            [("Petrescu", "1", false), ("Nguyễn", "1", true), ("ბერიძე", "2", false), ("王小明", "2", true)]
        {
            let Some(beside) = board_beside(&pdf, name) else { return };
            assert_eq!(beside, (board.to_owned(), has_black), "{name}");
        }
        assert!(!pages.concat().contains("龘㐂") && !pages.concat().contains("Absent"), "{pages:?}");
    }
}

#[test]
fn two_results_of_a_pair_stand_on_one_line() {
    let mut tournament = many_scripts();
    let first = tournament.rounds[0].games[0].clone();
    tournament.rounds[1].games = vec![Game { white: first.black, black: first.white, ..first }];
    let grid = Document::Grid { through: RoundNo(2), order: Order::Number };
    let Some(pages) = printed(&tournament, Lang::English, grid) else { return };
    assert!(has_line(&pages, &["Petrescu, Ana", "½", "½"]), "{pages:?}");
}

#[test]
fn a_wall_list_of_one_column_fills_its_sheets_alike() {
    let mut tournament = many_scripts();
    let one = tournament.players[0].clone();
    for number in 7..40 {
        let mut player = one.clone();
        player.id = PlayerId(number);
        player.tpn = u16::try_from(number + 1).ok().map(Tpn);
        player.data.name = format!("Player{number}");
        tournament.players.push(player);
    }
    // The long name counts by its first word; the small name of an opponent is no line's beginning.
    let firsts = ["Nguyễn", "Ødegård", "Petrescu", "Шевченко", "ბერიძე", "王小明", "龘㐂", "Player"];
    for hide_opponents in [true, false] {
        let list = Document::PairingsByName { round: FIRST, hide_opponents };
        let Some(pages) = printed(&tournament, Lang::English, list) else { return };
        let is_row = |line: &&str| {
            let name = line.trim_start().trim_start_matches("Absent").trim_start_matches(|c: char| c.is_ascii_digit());
            let name = name.trim_start();
            firsts.iter().any(|first| name.starts_with(first))
        };
        let rows: Vec<usize> = pages.iter().map(|page| page.lines().filter(is_row).count()).collect();
        assert_eq!(rows, [18, 18, 4], "{pages:?}");
        // Each sheet says from afar of which round it is, and which letters are on it.
        for (page, letters) in pages.iter().zip(["N–P", "P", "Ш–龘"]) {
            let large = page.lines().take(4).collect::<Vec<_>>().concat();
            assert!(large.contains('1') && large.contains(letters), "{letters}: {large}");
        }
        // Room that no opponent needs is left to the names.
        let has_ratings = pages.concat().contains("2550");
        assert_eq!(has_ratings, !hide_opponents, "{pages:?}");
    }
}

/// Neither a name nor an opponent nor a bye that takes many lines runs into what stands above, below and beside it.
#[test]
fn what_is_long_stays_in_its_row_of_the_wall_list() {
    let mut tournament = many_scripts();
    let long = tournament.players[6].data.name.clone();
    // Whoever has the bye has the one; the other is an opponent as well.
    tournament.players[0].data.name = format!("{long} und der Grafschaft am Oberen Bodensee");
    for hide_opponents in [true, false] {
        let list = Document::PairingsByName { round: FIRST, hide_opponents };
        let pdf = print(&[list], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
        let Some(areas) = areas(&pdf) else { return };
        let all_of_it = areas.iter().filter(|(word, _)| word == "Bodensee").count();
        assert_eq!(all_of_it, if hide_opponents { 1 } else { 2 }, "{areas:?}");
        for (number, (word, [left, top, right, bottom])) in areas.iter().enumerate() {
            for (other, area) in &areas[number + 1..] {
                let common = (right.min(area[2]) - left.max(area[0]), bottom.min(area[3]) - top.max(area[1]));
                assert!(common.0 < 1.0 || common.1 < 1.0, "{word} runs into {other}");
            }
        }
    }
}

/// Each word of a PDF of one page with its left, upper, right and lower end.
fn areas(pdf: &[u8]) -> Option<Vec<(String, [f32; 4])>> {
    let text = text_of(pdf, "-bbox")?;
    let words = text.lines().filter_map(|line| line.trim().strip_prefix("<word "));
    Some(
        words
            .map(|line| {
                let (ends, rest) = line.split_once('>').expect("a tag ends");
                let mut numbers = ends.split('"').skip(1).step_by(2).map(|number| number.parse().expect("a number"));
                let ends = std::array::from_fn(|_| numbers.next().expect("four ends"));
                (rest.split('<').next().unwrap_or_default().to_owned(), ends)
            })
            .collect(),
    )
}

/// The board beside a name of the wall list, and whether its letters are white: the square of whoever has Black is filled.
fn board_beside(pdf: &[u8], name: &str) -> Option<(String, bool)> {
    // The name is asked for, and written to nowhere.
    let all = read_by("pdftohtml", &["-xml", "-stdout", "-i", "-", "unwritten"], pdf)?;
    let value = |line: &str, key: &str| {
        let rest = line.split_once(&format!("{key}=\"")).map_or("", |(_, rest)| rest);
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    let white: Vec<String> = all
        .lines()
        .filter(|line| line.contains("<fontspec") && line.contains("#ffffff"))
        .map(|line| value(line, " id"))
        .collect();
    let mut lines = all.lines().filter(|line| line.contains("<text "));
    lines.find(|line| line.contains(name)).expect("the name stands in the list");
    let board = lines.find_map(|line| {
        let text = line.replace("<b>", "").replace("</b>", "").replace("</text>", "");
        let (_, text) = text.rsplit_once('>')?;
        let is_number = !text.is_empty() && text.chars().all(|character| character.is_ascii_digit());
        is_number.then(|| (text.to_owned(), white.contains(&value(line, " font"))))
    });
    Some(board.expect("a board stands beside the name"))
}

/// Where names break anyway, long clubs have their part of the sheet: they stood in five lines beside names of one.
#[test]
fn long_clubs_and_long_names_share_the_width_of_the_standings() {
    let mut tournament = many_scripts();
    for player in &mut tournament.players {
        player.data.name = "Schmitt-Vogelsang von und zu Hohenstein, Maximilian Alexander".into();
        player.data.club = "Schachgesellschaft Königsspringer von 1887 Oberammergau und Unterkochen".into();
    }
    let list = Document::Standings { through: RoundNo(2) };
    let Some(pages) = printed(&tournament, Lang::English, list) else { return };
    let lines = pages[0]
        .lines()
        .filter(|line| ["Königsspringer", "1887", "Oberammergau"].iter().any(|word| line.contains(word)));
    assert!(lines.count() <= 2 * tournament.players.len(), "{}", pages[0]);
}

#[test]
fn a_long_club_stays_on_its_slip() {
    let mut tournament = many_scripts();
    tournament.players[0].data.club = "Chess Academy of the Northern and the Eastern District of Oldtown".into();
    let Some(pages) = printed(&tournament, Lang::English, Document::Slips { round: FIRST }) else { return };
    assert!(has_line(&pages, &["Chess Academy"]) && !has_line(&pages, &["Chess Academy", "Oldtown"]), "{pages:?}");
}

/// However many rows there are, the count of the players stands below one of them.
#[test]
fn no_page_has_a_remark_alone() {
    let one = many_scripts().players[0].clone();
    let mut tournament = many_scripts();
    tournament.rounds.clear();
    tournament.players.clear();
    // Somewhere between these a page is full.
    const FULL: [u32; 2] = [44, 56];
    for number in 0..FULL[1] {
        let mut player = one.clone();
        player.id = PlayerId(number);
        player.tpn = u16::try_from(number + 1).ok().map(Tpn);
        player.data.name = format!("Player{number}");
        tournament.players.push(player);
        if number < FULL[0] {
            continue;
        }
        let Some(pages) = printed(&tournament, Lang::English, BY_NUMBER) else { return };
        let last = pages.last().expect("a page");
        assert!(last.contains(&format!("Player{number}")), "{number}: {last}");
    }
}

#[test]
fn the_wall_list_is_read_from_three_metres_and_a_grid_fills_its_sheet() {
    let tournament = many_scripts();
    let letters = |document: Document| -> Option<(f32, f32)> {
        let pdf = print(&[document], &job(&tournament, Lang::English), Fonts::standard()).expect("printable");
        // The name stands in the list itself and small as somebody's opponent.
        let named = boxes(&pdf)?.into_iter().filter(|(word, ..)| word.contains("王小明"));
        Some(
            named
                .map(|(_, top, bottom, page)| (bottom - top, page))
                .fold((0.0, 0.0), |most, one| if one.0 > most.0 { one } else { most }),
        )
    };
    let by_name = Document::PairingsByName { round: RoundNo(2), hide_opponents: false };
    let Some((wall, upright)) = letters(by_name) else { return };
    assert!(wall >= 27.0 && upright > 800.0, "letters of {wall} points on a page {upright} high");
    let grid = Document::Grid { through: FIRST, order: Order::Number };
    let (grid, lying) = letters(grid).expect("pdftotext is here");
    assert!(grid >= 12.0 && lying < 600.0, "letters of {grid} points on a page {lying} high");
}

/// A paper of an event of all kinds, in English.
fn of_event(event: &str, document: impl FnOnce(RoundNo) -> Document) -> Vec<u8> {
    let (_, tournament) = super::sizes::events().into_iter().find(|(name, _)| *name == event).expect("an event");
    let last = tournament.rounds.last().expect("a round").number;
    print(&[document(last)], &job(&tournament, Lang::English), Fonts::standard()).expect("the paper can be printed")
}

#[test]
fn the_numbers_over_the_squares_of_a_grid_are_not_broken() {
    let pdf = of_event("robin-24", |through| Document::Grid { through, order: Order::Rank });
    let Some(pages) = pages(&pdf) else { return };
    assert!(pages[0].lines().any(|line| line.contains("Elo") && line.contains("24")), "{}", pages[0]);
}

#[test]
fn few_boards_lie_and_many_stand() {
    let is_lying = |event| {
        let pdf = of_event(event, |round| Document::PairingsByBoard { round });
        String::from_utf8_lossy(&pdf).contains("/MediaBox[0 0 841.88")
    };
    assert!(is_lying("double-10"));
    assert!(!is_lying("swiss-150"));
}
