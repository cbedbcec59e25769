//! Rating lists come in as FIDE gives them, and the one kept before stays when an import fails.

use crate::backends::each;
use sonneborn::desk::Desk;
use sonneborn::desk::rating_lists::ImportError;
use sonneborn::tournament::regulations::Rate;
use std::fs;
use std::io::Write;
use tempfile::TempDir;

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

fn row(id: u32, name: &str, federation: &str, rating: u16) -> String {
    format!(
        "{id:<15}{name:<61}{federation:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{rating:<6}0   20 0     0      0     0      1990      ",
        "M", "FM", "", "", ""
    )
}

fn list() -> String {
    [HEADER.to_string(), row(100, "Kovac, Ivo", "CRO", 2100), row(200, "Olsen, Per", "NOR", 2399), "noise".into()]
        .join("\r\n")
}

const XML: &str = "<playerslist>\r\n<player>\r\n<fideid>300</fideid>\r\n<name>O&apos;Neill, Ann</name>\r\n<country>IRL</country>\
                   \r\n<sex>F</sex>\r\n<title></title><w_title>WFM</w_title>\r\n<rating>2150</rating><k>20</k>\r\n\
                   <birthday>1999</birthday><flag>w</flag>\r\n</player>\r\n</playerslist>";

fn found(desk: &Desk, query: &str) -> Vec<String> {
    let loaded = desk.rating_list().expect("readable").expect("a list is kept");
    loaded.1.search(query, 5).iter().map(|player| player.name.to_string()).collect()
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
            let imported = desk.import_rating_list(file, "FIDE 2026-11", None, |_| {}).expect("a list");
            assert_eq!((imported.list.players, imported.skipped), (2, 1), "{}", backend.name);
            assert_eq!(found(&desk, "ivo kov"), ["Kovac, Ivo"]);
        }
        assert_eq!(desk.store().rating_lists().expect("readable").len(), 1, "the same list replaces the older one");
        desk.import_rating_list(&xml, "FIDE 2026-12", None, |_| {}).expect("a list");
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
    desk.import_rating_list(&good, "FIDE", None, |_| {}).expect("a list");
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
        assert!(desk.import_rating_list(&file, "FIDE", None, |_| {}).is_err(), "{name}");
        assert_eq!(found(&desk, "per"), ["Olsen, Per"], "{name}");
    }
    let missing = desk.import_rating_list(&folder.path().join("missing"), "FIDE", Some(Rate::Rapid), |_| {});
    assert!(matches!(missing, Err(ImportError::Io(_))));
}
