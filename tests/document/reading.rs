//! What those find in a paper who hear it: `pdfinfo` shows the tree of headings and tables with its text.

use super::{FIRST, golden, job, many_scripts, noon, read_by, sizes};
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Document, Fonts, print};
use sonneborn_i18n::Lang;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;

/// Each element with its depth, its kind and what it says, in the order in which it is read.
fn heard(pdf: &[u8]) -> Option<Vec<(usize, String, String)>> {
    elements(pdf, "-struct-text")
}

/// The same as `pdfinfo` tells it with an option: without what is said (`-struct`) in a moment.
fn elements(pdf: &[u8], option: &str) -> Option<Vec<(usize, String, String)>> {
    let text = read_by("pdfinfo", &[option, "-"], pdf)?;
    let mut elements: Vec<(usize, String, String)> = Vec::new();
    for line in text.lines() {
        let said = line.trim_start();
        let depth = line.len() - said.len();
        match said.strip_prefix('"') {
            Some(words) => {
                let (_, _, all) = elements.last_mut().expect("text stands in an element");
                all.push_str(words.strip_suffix('"').expect("text ends with a quotation mark"));
            }
            None if said.starts_with('/') || said.is_empty() => {}
            None => {
                let kind = said.split([' ', ':']).next().unwrap_or_default();
                elements.push((depth, kind.to_owned(), String::new()));
            }
        }
    }
    Some(elements)
}

/// What the elements of some kinds say, the kind before it.
fn told(elements: &[(usize, String, String)], kinds: &[&str]) -> Vec<String> {
    let wanted = elements.iter().filter(|(_, kind, _)| kinds.contains(&kind.as_str()));
    wanted.map(|(_, kind, words)| format!("{kind} {words}").trim_end().to_owned()).collect()
}

fn players(tournament: &Tournament, lang: Lang) -> Vec<u8> {
    let list = Document::Players { order: ListOrder::ByNumber };
    print(&[list], &job(tournament, lang), Fonts::standard()).expect("the list can be printed")
}

#[test]
fn heads_and_cells_are_heard_in_order() {
    let mut tournament = many_scripts();
    tournament.players.truncate(3);
    tournament.players[1].data.federation = "NOR".into();
    tournament.rounds.clear();
    let Some(english) = heard(&players(&tournament, Lang::English)) else { return };
    let cells = told(&english, &["H1", "TR", "TH", "TD"]);
    let expected = [
        "H1 Starting rank list",
        "TR",
        "TH No.",
        "TH",
        "TH Name",
        "TH Elo",
        "TH Fed",
        "TR",
        "TD 1",
        "TD GM",
        "TD Petrescu, Ana",
        "TD 2550",
        "TD ROU",
        "TR",
        "TD 2",
        "TD IM",
        "TD 王小明",
        "TD 2500",
        "TD NOR",
        "TR",
        "TD 3",
        "TD",
        "TD Шевченко, Олена",
        "TD 2450",
        "TD ROU",
    ];
    assert_eq!(cells, expected);
    let chinese = told(&heard(&players(&tournament, Lang::SimplifiedChinese)).expect("pdfinfo is here"), &["H1", "TH"]);
    assert_eq!(chinese, ["H1 起始排名表", "TH 编号", "TH", "TH 姓名", "TH 等级分", "TH 棋协"]);
}

#[test]
fn arabic_and_hebrew_are_heard_as_they_are_spoken() {
    let mut tournament = many_scripts();
    tournament.rounds.clear();
    for (player, name) in tournament.players.iter_mut().zip(["محمد علي", "כהן, דוד"]) {
        player.data.name = name.into();
        player.data.title = None;
    }
    let Some(elements) = heard(&players(&tournament, Lang::English)) else { return };
    let cells = told(&elements, &["TD"]);
    assert!(cells.contains(&"TD محمد علي".to_owned()) && cells.contains(&"TD כהן, דוד".to_owned()), "{cells:?}");
}

/// What every page repeats is heard once, and a table that goes on over pages is one table.
#[test]
fn a_table_over_many_pages_is_one_table_of_full_rows() {
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let through = tournament.settled_round();
    let crosstable = Document::Crosstable { through, order: Order::Rank };
    let pdf = print(&[crosstable], &job(&tournament, Lang::English), Fonts::standard()).expect("it can be printed");
    let Some(elements) = heard(&pdf) else { return };
    let count = |kind: &str| elements.iter().filter(|(_, of, _)| of == kind).count();
    let columns = count("TH");
    assert_eq!((count("H1"), count("Table"), count("TR")), (1, 1, tournament.players.len() + 1));
    assert_eq!(count("TD"), columns * tournament.players.len());
}

/// After one round many share a rank; each line still begins with the label by which the other lines name it.
#[test]
fn every_line_of_a_crosstable_has_a_label_of_its_own() {
    let Some(tournament) = golden("cr_arad2026_a.trf") else { return };
    let crosstable = Document::Crosstable { through: FIRST, order: Order::Rank };
    let pdf = print(&[crosstable], &job(&tournament, Lang::English), Fonts::standard()).expect("it can be printed");
    let Some(elements) = heard(&pdf) else { return };
    let columns = told(&elements, &["TH"]).len();
    let labels: Vec<String> = told(&elements, &["TD"]).chunks(columns).map(|line| line[0].clone()).collect();
    assert_eq!(labels, (1..=labels.len()).map(|label| format!("TD {label}")).collect::<Vec<_>>());
}

/// PDF/UA-1, 7.5: who hears a table knows by its heads where they are.
#[test]
fn every_table_of_every_paper_has_heads() {
    let mut tables = 0;
    for (event, tournament) in sizes::events() {
        for (name, document) in sizes::papers(&tournament) {
            let pdf =
                print(&[document], &job(&tournament, Lang::English), Fonts::standard()).expect("it can be printed");
            let Some(elements) = elements(&pdf, "-struct") else { return };
            for (place, (depth, _, _)) in elements.iter().enumerate().filter(|(_, (_, kind, _))| kind == "Table") {
                let mut inside = elements[place + 1..].iter().take_while(|(other, _, _)| other > depth);
                assert!(inside.any(|(_, kind, _)| kind == "TH"), "a table of {name} of {event} has no head");
                tables += 1;
            }
        }
    }
    assert!(tables > 0, "pdfinfo tells tables");
}

/// A file without a page is no PDF: each paper has a sheet, also of an event that has just been made, or says why it has none.
#[test]
fn no_paper_is_without_a_sheet() {
    for (event, tournament) in sizes::events().into_iter().filter(|(event, _)| *event != "swiss-150") {
        let mut blank = tournament.clone();
        (blank.players, blank.rounds, blank.teams) = (Vec::new(), Vec::new(), Vec::new());
        let papers = sizes::papers(&tournament).into_iter().map(|(name, document)| (name, document, &tournament));
        let blanks = sizes::papers(&tournament).into_iter().map(|(name, document)| (name, document, &blank));
        for (name, document, of) in papers.chain(blanks) {
            if let Ok(pdf) = print(&[document], &job(of, Lang::English), Fonts::standard()) {
                let is_empty = pdf.windows(b"/Kids[]".len()).any(|bytes| bytes == b"/Kids[]");
                assert!(!is_empty, "{name} of {event} with {} players has no page", of.players.len());
            }
        }
    }
}

/// Words of a cell that is broken over two lines stay two words.
#[test]
fn a_broken_line_keeps_its_space() {
    let mut tournament = many_scripts();
    tournament.rounds.clear();
    let name = "Ødegård-Łukasiewicz Papadopoulos, Bartholomäus Maximilian Konstantinos Alexandros Theodoros Sebastian";
    tournament.players[0].data.name = name.into();
    tournament.players[0].data.club = "A club with a name that is broken over several lines of its column".into();
    let Some(elements) = heard(&players(&tournament, Lang::English)) else { return };
    assert!(told(&elements, &["TD"]).contains(&format!("TD {name}")), "{elements:?}");
}

#[test]
fn a_paper_says_that_it_can_be_kept_and_heard() {
    let tournament = many_scripts();
    let pdf = players(&tournament, Lang::TraditionalChinese);
    let Some(particulars) = read_by("pdfinfo", &["-"], &pdf) else { return };
    assert!(particulars.lines().any(|line| line.starts_with("Tagged:") && line.ends_with("yes")), "{particulars}");
    let metadata = read_by("pdfinfo", &["-meta", "-"], &pdf).expect("pdfinfo is here");
    for said in ["<pdfaid:part>2<", "<pdfaid:conformance>A<", "<pdfuaid:part>1<", "<rdf:li>zh-Hant<"] {
        assert!(metadata.contains(said), "{said} in {metadata}");
    }
    assert!(metadata.contains(&noon().format("<xmp:CreateDate>%FT%T<").to_string()), "{metadata}");
}

/// A slip has no heads; each line is heard, and the boards one after the other.
#[test]
fn slips_are_heard_board_by_board() {
    let tournament = many_scripts();
    let pdf = print(&[Document::Slips { round: FIRST }], &job(&tournament, Lang::English), Fonts::standard());
    let Some(elements) = heard(&pdf.expect("slips can be printed")) else { return };
    let boards: Vec<String> = told(&elements, &["P"]).into_iter().filter(|line| line.starts_with("P Board ")).collect();
    assert_eq!(boards, ["P Board 1", "P Board 2", "P Board 3"]);
}
