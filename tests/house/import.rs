//! A list of players on its sheet: captions skipped, cells mended in place, rows completed from a rating list, good rows in and the
//! others left on the page; also what foreign hands send.

use crate::site::{Browser, Page, Site};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::fide_id::FideId;
use std::sync::Arc;

struct Desk {
    site: Site,
    chief: Browser,
}

/// What a page's form would send back, with what somebody changed.
struct Form(Vec<(String, String)>);

impl Form {
    fn of(page: &Page) -> Form {
        let mut fields = Vec::new();
        for tag in page.body.split('<').filter(|tag| tag.starts_with("input ") || tag.starts_with("select ")) {
            let attribute = |name: &str| {
                let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
                Some(unescaped(rest.split('"').next()?))
            };
            let Some(name) = attribute("name") else { continue };
            let is_left = attribute("type").as_deref() == Some("checkbox") && !tag.contains(" checked");
            if !is_left && tag.starts_with("input ") && name != "csrf" {
                fields.push((name, attribute("value").unwrap_or_default()));
            }
        }
        Form(fields)
    }

    fn with(mut self, name: &str, value: &str) -> Form {
        self.0.retain(|(field, _)| field != name);
        self.0.push((name.into(), value.into()));
        self
    }

    fn without(mut self, name: &str) -> Form {
        self.0.retain(|(field, _)| field != name);
        self
    }
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&quot;", "\"").replace("&#34;", "\"").replace("&#39;", "'").replace("&lt;", "<");
    text.replace("&gt;", ">").replace("&#60;", "<").replace("&#62;", ">").replace("&#38;", "&").replace("&amp;", "&")
}

impl Desk {
    async fn open() -> Desk {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Import Cup").await, "/t/1");
        Desk { site, chief }
    }

    async fn sends(&self, fields: &[(&str, &str)]) -> Page {
        let fields = [&[("seen", "1")], fields].concat();
        self.chief.post_file("/t/1/players/import", &fields, ("none", b"")).await
    }

    async fn pastes(&self, text: &str) -> Page {
        let page = self.sends(&[("text", text), ("do", "look")]).await;
        assert_eq!(page.status, 200, "{}", page.body);
        page
    }

    async fn submits(&self, form: Form, wanted: &str) -> Page {
        let form = form.with("do", wanted);
        let fields: Vec<(&str, &str)> = form.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.chief.post_file("/t/1/players/import", &fields, ("none", b"")).await
    }

    fn event(&self) -> Arc<sonneborn::tournament::fold::Journal> {
        self.site.state.desk.live(1).expect("readable").expect("there").journal()
    }

    fn names(&self) -> Vec<String> {
        names(self.event().state())
    }
}

fn names(tournament: &Tournament) -> Vec<String> {
    tournament.entrants().map(|player| player.data.name.clone()).collect()
}

/// A list as organisers send it: captions, headings, a rating and a birth that cannot be read, an unknown title.
const LIST: &str = "Spring Open 2026\n\nAs of 3 May\nNo;Name;Title;Rating;Born;Fed\n1;Olsen, Per;FM;2310;1990;NOR\n\
    2;Kovač, Ivo;;twenty;1985;CRO\n3;Li, Wei;XM;2100;2001-13-40;CHN\n4;Blom, Eva;;;2004;SWE\n";

#[actix_web::test]
async fn good_rows_go_in_and_the_others_stay_to_be_mended() {
    let desk = Desk::open().await;
    let page = desk.pastes(LIST).await;
    for words in [
        "caption",
        "headings",
        "2 good · 2 to look at · 2 skipped",
        "“twenty” cannot be read",
        "1 to 3500",
        "“XM” is no title",
    ] {
        assert!(page.body.contains(words), "{words}: {}", page.body);
    }
    let page = desk.submits(Form::of(&page), "add").await;
    assert_eq!(desk.names(), ["Olsen, Per", "Blom, Eva"]);
    assert!(page.body.contains("2 players were added") && page.body.contains("twenty"), "{}", page.body);
    // The rows that are left keep their places in the form: rating and birth are mended in their cells, the title is kept.
    let form = Form::of(&page).with("c3-3", "2020").with("c4-4", "2001").with("title4", "yes");
    let page = desk.submits(form, "look").await;
    assert!(page.body.contains("2 good · 0 to look at"), "{}", page.body);
    let done = desk.submits(Form::of(&page), "add").await;
    assert!(done.status.is_redirection(), "{}", done.body);
    assert_eq!(desk.names(), ["Olsen, Per", "Blom, Eva", "Kovač, Ivo", "Li, Wei"]);
    let event = desk.event();
    let li = &event.state().players[3].data;
    assert_eq!((li.other_title.as_str(), li.rating, li.birth.map(|birth| birth.year)), ("XM", Some(2100), Some(2001)));
}

/// A club's list says no federation: it is asked for once, for all, and never in the place of one that the list says.
#[actix_web::test]
async fn the_federation_of_a_whole_list_is_asked_once() {
    let desk = Desk::open().await;
    let page = desk.pastes("Name;Rating;Fed\nAdler, A;2100;\nBerg, B;2000;\nConti, C;1900;ITA\n").await;
    assert!(page.body.contains("Federation of the 2 without"), "{}", page.body);
    let page = desk.submits(Form::of(&page).with("federation", "Austria"), "add").await;
    assert!(desk.names().is_empty() && page.body.contains("value=\"Austria\""), "{}", page.body);
    desk.submits(Form::of(&page).with("federation", "aut"), "add").await;
    let event = desk.event();
    let federations: Vec<&str> = event.state().entrants().map(|player| player.data.federation.as_str()).collect();
    assert_eq!(federations, ["AUT", "AUT", "ITA"]);
    let page = desk.pastes("Name;Fed\nDubois, D;FRA\n").await;
    assert!(!page.body.contains("name=\"federation\""), "{}", page.body);
}

#[actix_web::test]
async fn rows_are_skipped_and_columns_named_by_hand() {
    let desk = Desk::open().await;
    let page = desk.pastes("Olsen, Per\t77\nKovač, Ivo\t78\nTotal\t2\n").await;
    let club = sonneborn::exchange::players::Column::ALL
        .iter()
        .position(|column| *column == sonneborn::exchange::players::Column::Club)
        .expect("a column");
    let form = Form::of(&page).with("column0", "0").with("column1", &club.to_string()).with("skip2", "yes");
    let page = desk.submits(form, "look").await;
    assert!(page.body.contains("2 good · 0 to look at · 1 skipped"), "{}", page.body);
    // Skipped by mistake: the tick is taken away again.
    let page = desk.submits(Form::of(&page).with("skip1", "yes"), "look").await;
    assert!(page.body.contains("1 good · 0 to look at · 2 skipped"), "{}", page.body);
    let page = desk.submits(Form::of(&page).without("skip1"), "add").await;
    assert!(page.status.is_redirection(), "{}", page.body);
    assert_eq!(desk.names(), ["Olsen, Per", "Kovač, Ivo"]);
    assert_eq!(desk.event().state().players[1].data.club, "78");
}

#[actix_web::test]
async fn players_of_the_event_are_recognised() {
    let desk = Desk::open().await;
    let page = desk.pastes("Name;FIDE ID;Born\nOlsen, Per;1503014;1990\nKovač, Ivo;;1985\n").await;
    assert!(desk.submits(Form::of(&page), "add").await.status.is_redirection());
    let page = desk.pastes("Name;FIDE ID;Born\nOLSEN Per;1503014;\nKovac Ivo;;\nKovač, Ivo;;1999\nLi, Wei;;\n").await;
    assert!(page.body.contains("2 good · 2 to look at"), "{}", page.body);
    assert_eq!(page.body.matches("In the event already").count(), 2);
    // The same FIDE ID is the same player, whatever is ticked; the same name can be somebody else.
    let page = desk.submits(Form::of(&page).with("another1", "yes").with("another2", "yes"), "look").await;
    assert!(page.body.contains("3 good · 1 to look at"), "{}", page.body);
    assert_eq!(desk.names().len(), 2, "nothing goes in before it is asked for");
}

#[actix_web::test]
async fn rows_are_completed_from_a_rating_list() {
    let desk = Desk::open().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list.txt");
    let list = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           \
        FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n";
    let row = |id: u32, name: &str, fed: &str, rating: u16, born: u16| {
        format!(
            "{id:<15}{name:<61}{fed:<4}{:<4}{:<5}{:<5}{:<15}    {rating}  12  10 2824  0   10 2881  9   10 {born}      \n",
            "M", "GM", "", ""
        )
    };
    let text = [
        list.into(),
        row(1503014, "Olsen, Per", "NOR", 2840, 1990),
        row(7, "Kovac, Ivo", "CRO", 2200, 1985),
        row(8, "Kovac, Ivo", "SRB", 2100, 1999),
    ]
    .concat();
    std::fs::write(&file, text).expect("written");
    let named = sonneborn::desk::rating_lists::named("FIDE 2026-11");
    desk.site.state.desk.import_rating_list(&file, &named, None, |_| {}).expect("imported");
    let page = desk.pastes("Name;Rating;FIDE ID\nOlsen, P;2800;1503014\nKovač, Ivo;;\nNobody, Known;;\n").await;
    let page = desk.submits(Form::of(&page), "complete").await;
    // The ID tells one player: what is missing is filled in, what differs is offered.
    assert!(
        page.body.contains("<s>2800</s> → <b>2840</b>") && page.body.contains("<s>Olsen, P</s> → <b>Olsen, Per</b>"),
        "{}",
        page.body
    );
    assert!(
        page.body.contains("7 · GM · Kovac, Ivo · CRO · 1985 · 2200") && page.body.contains("not in the rating list")
    );
    let page = desk.submits(Form::of(&page).with("take1-1", "yes").with("pick2", "0"), "look").await;
    let page = desk.submits(Form::of(&page), "add").await;
    assert!(page.status.is_redirection(), "{}", page.body);
    let event = desk.event();
    let players: Vec<_> = event.state().entrants().map(|player| &player.data).collect();
    assert_eq!(
        (players[0].name.as_str(), players[0].rating, players[0].federation.as_str()),
        ("Olsen, P", Some(2840), "NOR")
    );
    assert_eq!(players[0].rating_source, "FIDE 2026-11");
    assert_eq!((players[1].fide_id, players[1].rating), (FideId::new(7), Some(2200)));
    assert_eq!((players[2].name.as_str(), players[2].rating), ("Nobody, Known", None));
}

#[actix_web::test]
async fn two_thousand_rows_are_pages_of_one_sheet() {
    let desk = Desk::open().await;
    let rows: String = (0..2000)
        .map(|row| {
            format!(
                "Player{row:04}, Ada;{};NOR\n",
                if row == 1500 { "x".into() } else { (1200 + row % 900).to_string() }
            )
        })
        .collect();
    let page = desk.pastes(&format!("Name;Rating;Fed\n{rows}")).await;
    assert!(page.body.contains("1999 good · 1 to look at · 0 skipped"), "{}", &page.body[..3000]);
    assert!(!page.body.contains("value=\"Player1500, Ada\""));
    let page = desk.submits(Form::of(&page), "faulty").await;
    assert!(page.body.contains("value=\"Player1500, Ada\"") && !page.body.contains("value=\"Player1499, Ada\""));
    let page = desk.submits(Form::of(&page).with("c1501-1", "1900"), "page-10").await;
    assert!(page.body.contains("2000 good · 0 to look at") && page.body.contains("value=\"Player1999, Ada\""));
    let done = desk.submits(Form::of(&page), "add").await;
    assert!(done.status.is_redirection(), "{}", done.body);
    assert_eq!(desk.names().len(), 2000);
    assert_eq!(desk.event().state().players[1500].data.rating, Some(1900));
}

#[actix_web::test]
async fn what_no_page_of_ours_sends_is_refused_and_changes_nothing() {
    let desk = Desk::open().await;
    let page = desk.pastes(LIST).await;
    let sheets = ["", "{}", "[]", "{\"columns\":[null],\"headings\":[],\"rows\":[],\"source\":\"\",\"read_as\":null}"];
    for sheet in sheets {
        let refused = desk.submits(Form::of(&page).with("sheet", sheet), "add").await;
        assert!(refused.status.is_client_error(), "{sheet}: {}", refused.status);
    }
    for (name, value) in
        [("column0", "99"), ("shown", "77"), ("shown", "x"), ("do", "complete-x"), ("do", "page-"), ("pick4", "y")]
    {
        let form = Form::of(&page).with(name, value);
        let wanted = if name == "do" { value } else { "look" };
        // Without a rating list nobody is picked.
        let refused = desk.submits(form, wanted).await;
        assert!(name == "pick4" || refused.status.is_client_error(), "{name} {value}: {}", refused.status);
    }
    let far = desk.submits(Form::of(&page), "complete-99999").await;
    assert_eq!(far.status, 200);
    let stranger = desk
        .site
        .stranger()
        .post_raw("/t/1/players/import", "multipart/form-data; boundary=b", b"--b--".to_vec())
        .await;
    assert!(!stranger.status.is_success());
    assert!(desk.names().is_empty());
}

/// Bytes of which nothing says how they are written can be read in every way that fits, by a press beside what was read; and a file that is
/// no text by the guess is read as it is told.
#[actix_web::test]
async fn a_file_that_was_guessed_wrongly_is_read_otherwise() {
    let desk = Desk::open().await;
    // "Müller, Jürgen" and "Groß, Günter" as programs of the Macintosh wrote them.
    let list = b"Name;Elo\nM\x9fller, J\x9frgen;2000\nGro\xa7, G\x9fnter;1900\n";
    let send = async |fields: &[(&str, &str)], file: (&str, &[u8])| {
        let fields = [&[("seen", "1")], fields].concat();
        desk.chief.post_file("/t/1/players/import", &fields, file).await
    };
    let guessed = send(&[("do", "look")], ("list.csv", list)).await;
    assert!(guessed.body.contains("Read as windows-1252"), "{}", guessed.body);
    assert!(guessed.body.contains("<option value=\"windows-1252\" selected>"), "{}", guessed.body);
    assert!(guessed.body.contains("macintosh: Müller, Jürgen;2000"), "{}", guessed.body);
    let typed = Form::of(&guessed).with("c1-0", "Mueller, Juergen");
    let read = desk.submits(typed.with("read_as", "macintosh").with("column0", "-"), "read").await;
    assert!(read.body.contains("Read as macintosh") && read.body.contains("2 good"), "{}", read.body);
    assert!(read.body.contains("<option value=\"macintosh\" selected>"), "{}", read.body);
    // What is chosen and not pressed changes nothing.
    let form = Form::of(&read).with("read_as", "Big5");
    let done = desk.submits(form, "add").await;
    assert!(done.status.is_redirection(), "{}", done.body);
    assert_eq!(desk.names(), ["Mueller, Juergen", "Groß, Günter"], "what was typed over stays as it was typed");
    // A letter that the guess takes for none.
    let refused = send(&[("do", "look")], ("list.csv", b"Name;Elo\nFran\x8dois;1800\n")).await;
    assert!(refused.body.contains("name=\"encoding\"") && !refused.body.contains("id=\"sheet\""), "{}", refused.body);
    let told = send(&[("do", "look"), ("encoding", "macintosh")], ("list.csv", b"Name;Elo\nFran\x8dois;1800\n")).await;
    assert!(told.body.contains("François") && told.body.contains("1 good"), "{}", told.body);
    let certain = send(&[("do", "look")], ("list.csv", "Name;Elo\nFrançois;1800\n".as_bytes())).await;
    assert!(!certain.body.contains("name=\"read_as\""), "{}", certain.body);
}

/// The same of a tournament report file, up to the event that is made.
#[actix_web::test]
async fn a_report_that_was_guessed_wrongly_is_read_otherwise() {
    let desk = Desk::open().await;
    let line = |number: u16, name: &[u8]| {
        let mut line = format!("001 {number:>4}      ").into_bytes();
        line.extend_from_slice(name);
        line.resize(80, b' ');
        line.extend_from_slice(format!(" 0.0 {number:>4}\n").as_bytes());
        line
    };
    let head = b"012 Open\n062 2\n142 3\n192 FIDE_DUTCH_2026\n".to_vec();
    let file = [head, line(1, b"Kalni\xf2\xf0, J\xe2nis"), line(2, b"B\xe7rzi\xf2\xf0, Egils")].concat();
    let guessed = desk.chief.post_file("/import", &[("do", "look")], ("cup.trf", &file)).await;
    assert!(guessed.body.contains("windows-1257: ") && guessed.body.contains("Kalniņš, Jānis"), "{}", guessed.body);
    let send = async |form: Form, wanted: &str| {
        let form = form.with("do", wanted);
        let fields: Vec<(&str, &str)> = form.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        desk.chief.post_file("/import", &fields, ("none", b"")).await
    };
    let read = send(Form::of(&guessed).with("read_as", "windows-1257"), "read").await;
    assert!(read.body.contains("<option value=\"windows-1257\" selected>"), "{}", read.body);
    let made = send(Form::of(&read).with("read_as", "Big5"), "make").await;
    assert!(made.status.is_redirection(), "{}", made.body);
    let event = desk.site.state.desk.live(2).expect("readable").expect("there").journal();
    assert_eq!(names(event.state()), ["Kalniņš, Jānis", "Bērziņš, Egils"]);
}
