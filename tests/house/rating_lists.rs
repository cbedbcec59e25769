//! Rating lists come in as FIDE gives them, and the one kept before stays when an import fails.

use crate::backends::each;
use sonneborn::desk::Desk;
use sonneborn::desk::rating_lists::{Accepted, ImportError, Job, Progress, named};
use sonneborn::desk::{Actor, Attempt};
use sonneborn::exchange::list_check::{self, Finding, Key, Kind};
use sonneborn::exchange::players::{Column, Mapping};
use sonneborn::store::rating_list::NewList;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Create, EditPlayer, RegisterPlayers};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::list_order::ListKind;
use sonneborn::tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn::tournament::regulations::Rate;
use sonneborn::tournament::regulations::Regulations;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

pub const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

pub fn row(id: u32, name: &str, federation: &str, rating: u16) -> String {
    format!(
        "{id:<15}{name:<61}{federation:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{rating:<6}0   20 0     0      0     0      1990      ",
        "M", "FM", "", "", ""
    )
}

pub fn list() -> String {
    [HEADER.to_string(), row(100, "Kovac, Ivo", "CRO", 2100), row(200, "Olsen, Per", "NOR", 2399), "noise".into()]
        .join("\r\n")
}

pub const XML: &str = "<playerslist>\r\n<player>\r\n<fideid>300</fideid>\r\n<name>O&apos;Neill, Ann</name>\r\n<country>IRL</country>\
                   \r\n<sex>F</sex>\r\n<title></title><w_title>WFM</w_title>\r\n<rating>2150</rating><k>20</k>\r\n\
                   <birthday>1999</birthday><flag>w</flag>\r\n</player>\r\n</playerslist>";

fn found(desk: &Desk, query: &str) -> Vec<String> {
    let loaded = desk.rating_list().expect("readable").expect("a list is kept");
    let rows = loaded.1.search(query, 5).into_iter();
    rows.filter_map(|row| loaded.1.player(row)).map(|player| player.name.to_string()).collect()
}

#[test]
fn text_zip_and_xml_are_imported_and_searched() {
    let folder = TempDir::new().expect("a temporary folder");
    let (text, xml, archive) =
        (folder.path().join("list.txt"), folder.path().join("list.xml"), folder.path().join("list.zip"));
    fs::write(&text, list()).expect("written");
    fs::write(&xml, XML).expect("written");
    let mut zip = zip::ZipWriter::new(fs::File::create(&archive).expect("created"));
    zip.start_file("players_list_foa.txt", zip::write::SimpleFileOptions::default()).expect("started");
    zip.write_all(list().as_bytes()).expect("written");
    zip.finish().expect("finished");
    for backend in each() {
        let desk = Desk::new(backend.store);
        for file in [&text, &archive] {
            let imported = desk.import_rating_list(file, &named("FIDE 2026-11"), None, |_| {}).expect("a list");
            assert_eq!((imported.list.players, &imported.skipped.first_lines[..]), (2, &[4][..]), "{}", backend.name);
            assert_eq!(found(&desk, "ivo kov"), ["Kovac, Ivo"]);
        }
        assert_eq!(desk.store().rating_lists().expect("readable").len(), 1, "the same list replaces the older one");
        desk.import_rating_list(&xml, &named("FIDE 2026-12"), None, |_| {}).expect("a list");
        assert_eq!(found(&desk, "ann"), ["O'Neill, Ann"], "the newest list is searched");
        assert_eq!(found(&desk, "300"), ["O'Neill, Ann"]);
    }
}

#[test]
fn what_is_no_list_leaves_the_old_one_whole() {
    let folder = TempDir::new().expect("a temporary folder");
    let good = folder.path().join("good.txt");
    fs::write(&good, list()).expect("written");
    let desk = Desk::new(crate::backends::sqlite().store);
    desk.import_rating_list(&good, &named("FIDE"), None, |_| {}).expect("a list");
    let single = HEADER.replace("SRtng SGm SK RRtng RGm Rk BRtng BGm BK", "NOV26 Gms K");
    for (name, content) in [
        ("noise", b"\x00\xff\xfe noise".to_vec()),
        ("empty", Vec::new()),
        ("header only", HEADER.as_bytes().to_vec()),
        ("one rate", single.into_bytes()),
        ("broken XML", b"<playerslist><player><fideid>1</fideid></wrong>".to_vec()),
        ("broken archive", b"PK\x03\x04 broken".to_vec()),
    ] {
        let file = folder.path().join("bad");
        fs::write(&file, content).expect("written");
        assert!(desk.import_rating_list(&file, &named("FIDE"), None, |_| {}).is_err(), "{name}");
        assert_eq!(found(&desk, "per"), ["Olsen, Per"], "{name}");
    }
    let missing = desk.import_rating_list(&folder.path().join("missing"), &named("FIDE"), Some(Rate::Rapid), |_| {});
    assert!(matches!(missing, Err(ImportError::Io(_))));
}

/// However far an import has come when its process ends: what is there is one list or the other, whole.
#[test]
fn an_import_that_is_killed_leaves_a_whole_list() {
    const MANY: u32 = 60_000;
    let folder = TempDir::new().expect("a temporary folder");
    let [old, new, database] = ["old.txt", "new.txt", "kept.sqlite"].map(|name| folder.path().join(name));
    fs::write(&old, list()).expect("written");
    let rows = (1..=MANY).map(|id| row(id, "Other, Ada", "NOR", 1800));
    fs::write(&new, [HEADER.to_string()].into_iter().chain(rows).collect::<Vec<_>>().join("\r\n")).expect("written");
    let import = |file: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
        command.args(["ratings", "import"]).arg(file).args(["--name", "FIDE 2026-11", "--database"]);
        command.arg(format!("sqlite:{}", database.display())).stdout(Stdio::null()).spawn().expect("it starts")
    };
    assert!(import(&old).wait().expect("it ends").success());
    for patience_ms in [20, 100, 250, 500] {
        let mut running = import(&new);
        std::thread::sleep(std::time::Duration::from_millis(patience_ms));
        // It may have come to its end.
        let _ = running.kill();
        let _ = running.wait();
        let store = Store::open(Database::Sqlite(database.clone())).expect("the database opens");
        let loaded = Desk::new(store).rating_list().expect("readable").expect("a list is kept");
        let players = u32::try_from(loaded.1.len()).expect("few");
        assert_eq!(i64::from(players), loaded.0.players, "after {patience_ms} ms");
        assert!(players == 2 || players == MANY, "{players} players after {patience_ms} ms");
    }
}

#[test]
fn damaged_xml_is_told_with_its_line() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("list.xml");
    fs::write(&file, "<playerslist>\n<player>\n<fideid>1</fideid>\n</wrong>").expect("written");
    let desk = Desk::new(crate::backends::sqlite().store);
    let refused = desk.import_rating_list(&file, &named("FIDE"), None, |_| {});
    assert!(matches!(refused, Err(ImportError::Xml { line: 4, column: 1, .. })), "{refused:?}");
    // A download that broke off, between two players or within one.
    for length in [XML.find("</player>").expect("it ends") + 9, XML.find("<k>").expect("there is a K")] {
        fs::write(&file, &XML[..length]).expect("written");
        let refused = desk.import_rating_list(&file, &named("FIDE"), None, |_| {});
        assert!(matches!(refused, Err(ImportError::Xml { .. })), "{refused:?}");
    }
    assert!(desk.store().rating_lists().expect("readable").is_empty());
}

#[test]
fn lists_stand_side_by_side_and_an_event_takes_the_one_in_force() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("list.txt");
    for backend in each() {
        let desk = Desk::new(backend.store);
        for (name, rating) in [("FIDE 2026-10", 2100), ("FIDE 2026-12", 2300), ("FIDE 2026-11", 2200)] {
            fs::write(&file, [HEADER.to_string(), row(100, "Kovac, Ivo", "CRO", rating)].join("\r\n"))
                .expect("written");
            desk.import_rating_list(&file, &named(name), None, |_| {}).expect("a list");
        }
        let in_force = |day: Option<&str>| {
            let day = day.map(|day| day.parse().expect("a day"));
            desk.rating_list_at(day).expect("readable").expect("there are lists").0.title()
        };
        assert_eq!(in_force(Some("2026-11-30")), "FIDE 2026-11", "{}", backend.name);
        assert_eq!(in_force(Some("2026-12-01")), "FIDE 2026-12");
        assert_eq!(in_force(None), "FIDE 2026-12", "the newest one");
        assert_eq!(in_force(Some("2020-01-01")), "FIDE 2026-12", "none is so old");
        let loaded = desk.rating_list_at(None).expect("readable").expect("there are lists");
        desk.store().set_rating_list_deleted(loaded.0.id, Some(1)).expect("deleted");
        assert_eq!(in_force(None), "FIDE 2026-11");
    }
}

pub const NATIONAL: &str =
    "Nr;Spieler;DWZ;FIDE-ID;Jahr\n10;Müller, Ivo;1834;100;1990\n11;;1500;;\n12;王小明;1200;;2011\n";

/// Waits for the import in the background.
fn ended(desk: &Desk) -> Job {
    loop {
        match desk.rating_list_job() {
            Job::Running(_) => std::thread::sleep(std::time::Duration::from_millis(10)),
            ended => return ended,
        }
    }
}

#[test]
fn a_national_list_has_its_columns_matched_once() {
    for backend in each() {
        let desk = std::sync::Arc::new(Desk::new(backend.store));
        let new = NewList { federation: "GER".into(), ..named("DWZ 2026-11") };
        let upload = |text: &str| {
            let (file, mut output) = desk.new_upload().expect("a file");
            output.write_all(text.as_bytes()).expect("written");
            desk.take_rating_list(file, new.clone(), None).expect("taken");
        };
        upload(NATIONAL);
        let Job::ToMatch(waiting) = desk.rating_list_job() else { panic!("columns are asked for") };
        assert_eq!(waiting.offered.columns[1], Some(Column::Name), "{}", backend.name);
        let columns = [Column::NationalId, Column::Name, Column::RatingNational, Column::FideId, Column::Birth];
        drop(waiting);
        let columns = Mapping { has_header: true, columns: columns.map(Some).to_vec() };
        desk.match_rating_list(&columns).expect("started");
        let Job::Done(imported) = ended(&desk) else { panic!("it is a list") };
        assert_eq!((imported.list.players, &imported.skipped.first_lines[..]), (2, &[3][..]));
        upload(NATIONAL);
        assert!(matches!(ended(&desk), Job::Done(_)), "columns are asked for once");
        upload(&NATIONAL.replacen("Nr;Spieler", "Spieler;Nr", 1));
        assert!(matches!(desk.rating_list_job(), Job::ToMatch(_)), "under other headings they are asked for again");
        desk.forget_rating_list_job();
        let loaded = desk.rating_list().expect("readable").expect("the only one");
        let found = loaded.1.search("小明", 5).first().and_then(|row| loaded.1.player(*row)).expect("they are there");
        let data = found.to_player(&ListKind::Standard, &loaded.0.title());
        assert_eq!(
            (data.ratings.national, data.rating_source.as_str(), data.national_id.as_str()),
            (Some(1200), "DWZ 2026-11", "12")
        );
        assert_eq!((data.rating, data.federation.as_str()), (None, "GER"), "a national rating is not FIDE's");
    }
}

#[test]
fn progress_reaches_the_end_of_the_file() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("list.txt");
    let rows = (1..=20_000).map(|id| row(id, "Kovac, Ivo", "CRO", 1500));
    fs::write(&file, [HEADER.to_string()].into_iter().chain(rows).collect::<Vec<String>>().join("\r\n"))
        .expect("written");
    let desk = Desk::new(crate::backends::sqlite().store);
    let mut last = Progress::default();
    desk.import_rating_list(&file, &named("FIDE"), None, |progress| last = progress).expect("a list");
    assert_eq!((last.players, last.read_bytes), (20_000, last.total_bytes));
}

/// An event of players who differ from the list in one thing each.
fn event(desk: &Desk, actor: &Actor) -> i64 {
    let details = Details { name: "Open".into(), start: "2026-11-20".parse().ok(), ..Details::default() };
    let act = Act::Create(Create { details, regulations: Box::new(Regulations::default()) });
    let id = desk.found(actor, act).expect("founded");
    let kovac = PlayerData {
        name: "Ivo KOVAČ".into(),
        title: Some(Title::Fm),
        gender: Some(Gender::Male),
        birth: Some(Birth { year: 1990, month_day: Some((5, 17)) }),
        federation: "CRO".into(),
        fide_id: FideId::new(100),
        rating: Some(2100),
        k: Some(20),
        ..PlayerData::default()
    };
    let olsen = PlayerData { name: "Olsen, Per".into(), fide_id: None, federation: "NOR".into(), ..kovac.clone() };
    let players = vec![
        PlayerData { rating: Some(2050), ..kovac.clone() },
        olsen,
        PlayerData {
            name: "Somebody, Else".into(),
            fide_id: FideId::new(200),
            federation: "DEN".into(),
            birth: Some(Birth { year: 1960, month_day: None }),
            rating: Some(2399),
            ..kovac.clone()
        },
        PlayerData { name: "Nobody".into(), fide_id: FideId::new(999), ..kovac },
    ];
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "form".into() });
    desk.perform(id, actor, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("registered");
    id
}

#[test]
fn players_are_checked_against_the_list_and_what_is_accepted_is_an_act() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("list.txt");
    fs::write(&file, list()).expect("written");
    for backend in each() {
        let desk = Desk::new(backend.store);
        let actor = Actor::default();
        desk.import_rating_list(&file, &named("FIDE 2026-11"), None, |_| {}).expect("a list");
        let id = event(&desk, &actor);
        let loaded = desk.rating_list().expect("readable").expect("there is one");
        let live = desk.live(id).expect("readable").expect("founded");
        let found = list_check::check(live.journal().state(), &loaded.1);
        let told =
            |finding: &Finding| (finding.key.kind, finding.key.player.0, finding.was.clone(), finding.now.clone());
        let told: Vec<(Kind, u32, String, String)> = found.iter().map(told).collect();
        let expected = [
            (Kind::Rating, 0, "2050 (K 20)", "2100 (K 20)"),
            (Kind::Federation, 2, "DEN", "NOR"),
            (Kind::Name, 2, "Somebody, Else", "Olsen, Per"),
            (Kind::Birth, 2, "1960", "1990"),
            (Kind::MissingId, 1, "", "200 · FM · Olsen, Per · NOR · 1990 · 2399"),
            (Kind::NotListed, 3, "999", ""),
        ];
        assert_eq!(told, expected.map(|(kind, player, was, now)| (kind, player, was.to_owned(), now.to_owned())));
        let doubtful: Vec<bool> = found.iter().map(|finding| finding.is_doubtful).collect();
        assert_eq!(doubtful, [false, true, true, true, false, true], "another birth is another person");

        // The second player's ID is the third one's: that needs the arbiter's own look, and is left.
        let gone = Key { player: PlayerId(0), kind: Kind::Title, row: 0 };
        let keys = [found[0].key, found[4].key, gone];
        let accepted =
            desk.accept_from_list(id, &actor, &loaded, &keys, "rating list of FIDE 2026-11").expect("accepted");
        assert_eq!(accepted, Accepted { done: 1, left: 2 }, "{}", backend.name);
        let journal = live.journal();
        let kovac = journal.state().player(PlayerId(0)).expect("registered");
        assert_eq!((kovac.data.rating, kovac.data.rating_source.as_str()), (Some(2100), "FIDE 2026-11"));
        assert_eq!(
            kovac.data.birth.and_then(|birth| birth.month_day),
            Some((5, 17)),
            "what the list does not say stays"
        );
        let last = journal.entry(journal.state().seq).expect("it has acts");
        assert_eq!(last.reason.as_deref(), Some("rating list of FIDE 2026-11"));
        assert!(matches!(last.act, Act::EditPlayer(EditPlayer { player: PlayerId(0), .. })));
    }
}

/// FIDE's list knows people by their Latin names: beside a name in other letters its name is the Latin one.
#[test]
fn a_latin_name_is_filled_from_the_list_and_replaces_no_other() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("list.txt");
    fs::write(&file, list()).expect("written");
    let backend = each().swap_remove(0);
    let (desk, actor) = (Desk::new(backend.store), Actor::default());
    desk.import_rating_list(&file, &named("FIDE 2026-11"), None, |_| {}).expect("a list");
    let details = Details { name: "Open".into(), ..Details::default() };
    let act = Act::Create(Create { details, regulations: Box::new(Regulations::default()) });
    let id = desk.found(&actor, act).expect("founded");
    let player = |name: &str, latin_name: &str, fide_id| PlayerData {
        name: name.into(),
        latin_name: latin_name.into(),
        fide_id: FideId::new(fide_id),
        ..PlayerData::default()
    };
    let players = vec![player("科瓦奇", "", 100), player("奥尔森", "Olsen, Peter", 200)];
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "form".into() });
    desk.perform(id, &actor, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("registered");
    let loaded = desk.rating_list().expect("readable").expect("there is one");
    let live = desk.live(id).expect("readable").expect("founded");
    let found = list_check::check(live.journal().state(), &loaded.1);
    let names: Vec<&Finding> = found.iter().filter(|finding| finding.key.kind == Kind::Name).collect();
    let told: Vec<(&str, &str)> = names.iter().map(|finding| (&*finding.was, &*finding.now)).collect();
    assert_eq!(told, [("", "Kovac, Ivo"), ("Olsen, Peter", "Olsen, Per")], "nothing is taken over by itself");
    let keys: Vec<Key> = names.iter().map(|finding| finding.key).collect();
    desk.accept_from_list(id, &actor, &loaded, &keys, "rating list of FIDE 2026-11").expect("accepted");
    let journal = live.journal();
    let named: Vec<(&str, &str)> =
        journal.state().players.iter().map(|player| (&*player.data.name, &*player.data.latin_name)).collect();
    assert_eq!(named, [("科瓦奇", "Kovac, Ivo"), ("奥尔森", "Olsen, Per")]);
}
