//! What goes out to boards, readers of news and search engines: PGN games without moves, feeds, calendars and site maps, whole.

use chrono::{DateTime, TimeDelta};
use sonneborn_exchange::blank_games;
use sonneborn_exchange::calendar::{self, Calendar, CalendarRound, Start};
use sonneborn_exchange::feed::{self, FeedEntry};
use sonneborn_exchange::names::FoldedName;
use sonneborn_exchange::sitemap::{self, Listed};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{PlayerData, Title};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

/// Two players, of whom one has all that a tag can say, and a game for each result.
fn event(results: &[Option<GameResult>]) -> Tournament {
    let mut imported = Imported::default();
    let details = &mut imported.details;
    (details.name, details.place) = ("Cup \"A\"".to_owned(), "Oslo".to_owned());
    details.schedule = vec!["2026-12-05T10:30:00".parse().ok()];
    let known = PlayerData {
        name: "王小明".to_owned(),
        latin_name: "Wang, Xiaoming".to_owned(),
        title: Some(Title::Gm),
        rating: Some(2600),
        fide_id: FideId::new(8_600_001),
        ..PlayerData::default()
    };
    let unknown = PlayerData { name: "Doe, Jo".to_owned(), ..PlayerData::default() };
    for (number, data) in (1..).zip([known, unknown]) {
        imported.players.push(ImportedPlayer { data, tpn: Tpn(number), ..ImportedPlayer::default() });
    }
    let games = (1..).zip(results).map(|(board, result)| Game {
        board,
        white: PlayerId(0),
        black: PlayerId(1),
        result: *result,
        touched: 0,
        for_rating: None,
    });
    imported.rounds.push(Round {
        number: RoundNo(1),
        state: RoundState::Published,
        paired_by: PairedBy::Import,
        games: games.collect(),
        byes: Vec::new(),
        engine: Vec::new(),
        compared: None,
    });
    Tournament::of_import(&imported)
}

#[test]
fn games_without_moves_have_the_tags_that_are_known() {
    let event = event(&[None]);
    let expected = r#"[Event "Cup \"A\""]
[Site "Oslo"]
[Date "2026.12.05"]
[Round "1.1"]
[White "Wang, Xiaoming"]
[Black "Doe, Jo"]
[Result "*"]
[WhiteTitle "GM"]
[WhiteElo "2600"]
[WhiteFideId "8600001"]
[Board "1"]

*
"#;
    assert_eq!(blank_games::write(&event, &event.rounds[0]), expected);
    let mut later = event.clone();
    later.details.schedule.clear();
    assert!(blank_games::write(&later, &later.rounds[0]).contains("[Date \"????.??.??\"]\n"));
}

#[test]
fn results_of_pgn_are_those_that_it_has() {
    let signs = [
        (None, "*"),
        (Some(GameResult::WhiteWins), "1-0"),
        (Some(GameResult::BlackWins), "0-1"),
        (Some(GameResult::Draw), "1/2-1/2"),
        (Some(GameResult::WhiteWinsUnrated), "1-0"),
        (Some(GameResult::BlackWinsUnrated), "0-1"),
        (Some(GameResult::DrawUnrated), "1/2-1/2"),
        (Some(GameResult::WhiteWinsByForfeit), "1-0"),
        (Some(GameResult::BlackWinsByForfeit), "0-1"),
        (Some(GameResult::BothForfeit), "*"),
        (Some(GameResult::BothLose), "*"),
        (Some(GameResult::BothLoseUnrated), "*"),
        (Some(GameResult::WhiteDraws), "*"),
        (Some(GameResult::BlackDraws), "*"),
        (Some(GameResult::Adjourned), "*"),
    ];
    let event = event(&signs.map(|(result, _)| result));
    let text = blank_games::write(&event, &event.rounds[0]);
    let ends: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).collect();
    assert_eq!(ends, signs.map(|(_, sign)| sign));
}

#[test]
fn a_site_map_has_each_page_in_each_language() {
    let page = Listed {
        address: "http://a/p/1?x=1&y".into(),
        languages: vec![("en", "http://a/en".into()), ("zh-Hans", "http://a/zh".into())],
    };
    let expected = concat!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">",
        "<url><loc>http://a/p/1?x=1&amp;y</loc>",
        "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"http://a/en\"/>",
        "<xhtml:link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"http://a/zh\"/></url></urlset>",
    );
    let lower = |text: String| text.replace("utf-8", "UTF-8");
    assert_eq!(lower(sitemap::pages(&[page]).expect("memory takes it")), expected);
    let maps = sitemap::index(&["http://a/1.xml".into(), "http://a/2.xml".into()]).expect("memory takes it");
    let expected = concat!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">",
        "<sitemap><loc>http://a/1.xml</loc></sitemap><sitemap><loc>http://a/2.xml</loc></sitemap></sitemapindex>",
    );
    assert_eq!(lower(maps), expected);
}

#[test]
fn a_feed_has_what_was_published_with_its_time() {
    let entry = FeedEntry {
        address: "http://a/p/1".into(),
        title: "Round 1".into(),
        summary: "Paired.".into(),
        at: DateTime::UNIX_EPOCH + TimeDelta::seconds(61),
    };
    let feed = feed::write("Cup", ("http://a/own", "http://a"), DateTime::UNIX_EPOCH, &[entry]);
    let expected = concat!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><feed xmlns=\"http://www.w3.org/2005/Atom\">",
        "<id>http://a</id><title>Cup</title><updated>1970-01-01T00:00:00Z</updated><link href=\"http://a\"/>",
        "<link rel=\"self\" href=\"http://a/own\"/><author><name>Cup</name></author>",
        "<entry><id>http://a/p/1</id><title>Round 1</title><updated>1970-01-01T00:01:01Z</updated>",
        "<link href=\"http://a/p/1\"/><summary>Paired.</summary></entry></feed>",
    );
    assert_eq!(feed.expect("memory takes it"), expected);
}

/// A line of a calendar has 75 octets at most, and no letter is cut in two (RFC 5545, 3.1).
#[test]
fn lines_of_a_calendar_are_as_long_as_they_may_be() {
    for (letter, fit) in [("x", 67), ("ä", 33), ("王", 22)] {
        for count in [fit, fit + 1, 3 * fit] {
            let name = letter.repeat(count);
            let of = Calendar { name: "Cup", place: "", address: "http://a", zone: None };
            let round = CalendarRound {
                id: "1".into(),
                name: name.clone(),
                starts: Start::Hall("2026-12-05T10:30:00".parse().expect("a time")),
                lasts: None,
            };
            let text = calendar::write(&of, DateTime::UNIX_EPOCH, &[round]);
            assert!(text.lines().all(|line| line.len() <= 75), "{text}");
            assert!(text.replace("\r\n ", "").contains(&format!("SUMMARY:{name}\r\n")));
            assert_eq!(text.contains("\r\n "), count > fit, "{letter} {count}");
        }
    }
    let of = Calendar { name: "A; B, C \\ D\nE\tF", place: "Hall", address: "http://a", zone: None };
    let text = calendar::write(&of, DateTime::UNIX_EPOCH, &[]);
    assert!(text.contains("X-WR-CALNAME:A\\; B\\, C \\\\ D\\nEF\r\n"), "{text}");
}

/// Letters that Unicode does not take apart, and what they are typed as.
#[test]
fn letters_of_names_are_folded() {
    for (letters, typed) in [
        ("Łł", "ll"),
        ("ĐđÐð", "dddd"),
        ("Øø", "oo"),
        ("ıİ", "ii"),
        ("Ħħ", "hh"),
        ("ßẞ", "ssss"),
        ("Ææ", "aeae"),
        ("Œœ", "oeoe"),
        ("Þþ", "thth"),
        ("ÁÇÉÑÖŠÝŽ", "acenosyz"),
        ("ＡＢ", "ab"),
    ] {
        let fits = |one: &str, other: &str| FoldedName::of(&[one]).fits(&FoldedName::of(&[other]));
        assert!(fits(letters, typed), "{letters}");
        assert!(!fits(letters, &format!("{typed}x")), "{letters}");
    }
}
