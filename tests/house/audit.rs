//! The audit page as somebody without an account uses it, and files of other programs taken over by an arbiter.

use crate::common::golden;
use crate::site::Site;
use actix_web::http::StatusCode;
use std::fs;

/// Four players, one round; `games` are the opponents of 1 to 4. The totals are right.
fn file(games: [&str; 4]) -> String {
    let player = |(number, name, rating, points, rank): (u8, &str, u16, &str, u8), game: &str| {
        format!("001 {number:4}      {name:<33} {rating} NOR                        {points:>4} {rank:4}  {game}\n")
    };
    let players = [
        (1, "Adams, Ann", 2400, "1.0", 1),
        (2, "Baker, Bob", 2300, "1.0", 2),
        (3, "Clark, Cid", 2200, "0.0", 3),
        (4, "Davis, Dan", 2100, "0.0", 4),
    ];
    let lines: String = players.into_iter().zip(games).map(|(line, game)| player(line, game)).collect();
    format!("012 Evening Cup\n062 4\n092 Individual: Swiss-System\n102 Berg, Per\nXXR 1\nXXC white1\n{lines}")
}

/// As C.04.3 pairs them.
const PAIRED: [&str; 4] = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];
/// As nobody does: the first meets the last.
const FOLDED: [&str; 4] = ["   4 w 1", "   3 b 1", "   2 w 0", "   1 b 0"];

#[actix_web::test]
async fn anybody_has_a_file_audited_and_nothing_of_it_is_kept() {
    let site = Site::new();
    let stranger = site.stranger();
    let audit = async |text: String| stranger.post_file("/audit", &[], ("evening.trf", text.as_bytes())).await;
    let page = audit(file(PAIRED)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("Evening Cup") && page.body.contains("Nothing differs."), "{}", page.body);

    let page = audit(file(PAIRED).replace(" 1.0    2 ", " 1.5    2 ")).await;
    assert!(
        page.body.contains("Something differs.") && page.body.contains("Baker, Bob: 1½ in the file"),
        "{}",
        page.body
    );
    let page = audit(file(FOLDED)).await;
    assert!(page.body.contains("Something differs.") && page.body.contains("0 of 1"), "{}", page.body);

    let page = audit(file(PAIRED).replace("2400", "2250")).await;
    let told = "A starting number contradicts the ratings (C.04.2 art. 2.2): 1 Adams, Ann (2250) stands before 2 Baker, Bob (2300).";
    assert!(page.body.contains(told) && page.body.contains("Nothing differs."), "{}", page.body);

    let noise = stranger.post_file("/audit", &[], ("noise.trf", b"\x00\xff no tournament")).await;
    assert_eq!(noise.status, StatusCode::BAD_REQUEST);
    let great = stranger.post_file("/audit", &[], ("great.trf", &vec![b'0'; 5 * 1024 * 1024])).await;
    assert_eq!(great.status, StatusCode::BAD_REQUEST);
    assert!(great.body.contains("4 MB"), "{}", great.body);
    assert!(!stranger.get("/").await.body.contains("Evening Cup"));
}

#[actix_web::test]
async fn a_file_of_swiss_manager_is_looked_at_and_taken_over() {
    let Some(folder) = golden("tunx") else { return };
    let file = fs::read(folder.join("2023_elllobregat_a_753347.TUNX")).expect("the golden file");
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let looked = chief.post_file("/import", &[("do", "look")], ("llobregat.TUNX", &file)).await;
    assert_eq!(looked.status, StatusCode::OK, "{}", looked.body);
    let kept = looked.body.split_once("name=\"kept\" value=\"").expect("what was read").1;
    let (kept, _) = kept.split_once('"').expect("its end");
    let kept = kept.replace("&#43;", "+").replace("&#61;", "=").replace("&#47;", "/");
    let made = chief
        .post_file(
            "/import",
            &[("do", "make"), ("confirmed", "yes"), ("source", "llobregat.TUNX"), ("kept", &kept)],
            ("", b""),
        )
        .await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let event = made.location;
    for part in ["", "/players", "/rounds/1", "/standings", "/standings/crosstable", "/reports", "/reports/report.trf"]
    {
        assert_eq!(chief.get(&format!("{event}{part}")).await.status, StatusCode::OK, "{part}");
    }
}

#[actix_web::test]
async fn a_file_of_swiss_chess_is_audited_and_its_paper_names_the_file() {
    let file = include_bytes!("../exchange/swiss_chess/SwissIndividual.SWT");
    let site = Site::new();
    let stranger = site.stranger();
    let page = stranger.post_file("/audit", &[], ("event.SWT", file)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("All places are right by PTS, BH/C1"), "{}", page.body);
    let kept = page.body.split_once("name=\"kept\" value=\"").expect("the file, to be sent again").1;
    let kept = kept.split_once('"').expect("its end").0;
    let kept = kept.replace("&#43;", "+").replace("&#61;", "=").replace("&#47;", "/");
    let paper = stranger.post_file("/audit/paper", &[("file", "event.SWT"), ("kept", &kept)], ("", b"")).await;
    assert_eq!(paper.status, StatusCode::OK, "{}", paper.body);
    assert!(paper.body.starts_with("%PDF"));
    let broken = stranger.post_file("/audit/paper", &[("kept", "AAAA")], ("", b"")).await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST, "{}", broken.body);
    let chief = site.browser("Ana").await;
    // One round is paired otherwise than the engine would: to be confirmed.
    let fields = [("do", "make"), ("confirmed", "on"), ("source", "event.SWT"), ("kept", kept.as_str())];
    let made = chief.post_file("/import", &fields, ("", b"")).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    for part in ["", "/players", "/rounds/9", "/standings"] {
        assert_eq!(chief.get(&format!("{}{part}", made.location)).await.status, StatusCode::OK, "{part}");
    }
}

/// The command line takes fonts from a folder, and names what none of them has.
#[test]
fn the_paper_of_the_command_line_takes_fonts_and_names_what_is_missing() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("evening.trf"), file(PAIRED).replace("Evening Cup", "Evening Cup 𠮷")).expect("written");
    fs::create_dir(path("fonts")).expect("made");
    let check = || {
        let run = std::process::Command::new(env!("CARGO_BIN_EXE_sonneborn"))
            .args(["--lang", "en", "check", "evening.trf", "--pdf", "audit.pdf", "--fonts", "fonts"])
            .current_dir(folder.path())
            .output();
        let run = run.expect("the program runs");
        (run.status.code(), String::from_utf8_lossy(&run.stderr).into_owned())
    };
    fs::write(path("fonts/own.ttf"), crate::site::a_font()).expect("written");
    fs::write(path("fonts/licence.txt"), "no font, and not taken for one").expect("written");
    let (code, told) = check();
    assert_eq!((code, told.trim()), (Some(0), "No font has U+20BB7 𠮷"));
    assert!(fs::read(path("audit.pdf")).expect("made").starts_with(b"%PDF"));
    fs::write(path("fonts/noise.otf"), b"noise").expect("written");
    let (code, told) = check();
    assert!(code != Some(0) && told.contains("noise.otf"), "{code:?} {told}");
}
