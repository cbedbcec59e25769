//! The pictures of an event: their figures are those of the tables, and nothing is drawn outside the plane, from the
//! smallest event to a thousand players.

use crate::common;
use crate::lines::imported;
use sonneborn::document::chart::{Chart, HEIGHT, Shape, WIDTH, charts};
use sonneborn::document::{Document, Fonts, Job, PaperSize, print};
use sonneborn::exchange::trf;
use sonneborn::i18n::Lang;
use sonneborn::rating::report::report;
use sonneborn::standings::pictures::{LEADERS, Pictures};
use sonneborn::standings::{Settings, Standings};
use sonneborn::tournament::Tournament;
use sonneborn::web::picture;

fn tournament(players: &[&str]) -> Tournament {
    Tournament::of_import(&imported(players))
}

fn drawn(event: &Tournament) -> Vec<Chart> {
    let charts = charts(Lang::English, event, Fonts::standard());
    for chart in &charts {
        let mut places: Vec<(f32, f32)> = Vec::new();
        for shape in &chart.shapes {
            match shape {
                Shape::Grid(from, to) => places.extend([*from, *to]),
                Shape::Path { points, .. } => places.extend(points),
                Shape::Mark { corners, .. } => places.extend(corners),
                Shape::Dot(at) | Shape::Words { at, .. } => places.push(*at),
                Shape::Bar { corner: (x, y), width, height } => {
                    assert!(*width > 0.0 && *height >= 0.0, "{}: a bar of {width} by {height}", chart.title);
                    places.extend([(*x, *y), (x + width, y + height)]);
                }
            }
        }
        for (x, y) in places {
            let is_inside = (0.0..=WIDTH).contains(&x) && (0.0..=HEIGHT).contains(&y);
            assert!(is_inside, "{}: something lies at {x}, {y}", chart.title);
        }
        assert!(chart.rows.iter().all(|row| row.len() == chart.heads.len()), "{}: a row without a cell", chart.title);
    }
    charts
}

fn titles(charts: &[Chart]) -> Vec<&str> {
    charts.iter().map(|chart| chart.title).collect()
}

#[test]
fn the_figures_are_those_of_the_standings_and_the_rating_report() {
    let Some(folder) = common::golden("tiebreaks/trf") else { return };
    // The first of these files knows no ratings.
    for (file, drawn_of_it) in [("cr_arad2026_a.trf", 3), ("papi_66363.trf", 5)] {
        let bytes = std::fs::read(folder.join(file)).expect("a TRF");
        let event = Tournament::of_import(&trf::read(&bytes).expect("sound").imported);
        let pictures = Pictures::of(&event);
        let standings = Standings::of_event(&event, &Settings::of(&event).expect("its tie-breaks are known"));
        assert_eq!(pictures.leaders.len(), LEADERS);
        let rounds = usize::from(pictures.through.0);
        for (leader, row) in pictures.leaders.iter().zip(&standings.rows) {
            assert_eq!((leader.entrant, leader.points.last()), (row.entrant, Some(&row.points)));
            assert_eq!(leader.ranks.last(), Some(&row.rank));
            assert_eq!((leader.points.len(), leader.ranks.len()), (rounds, rounds));
            assert!(leader.points.is_sorted(), "points are never lost: {leader:?}");
        }
        let reported = report(&event, pictures.through);
        for performed in &pictures.performed {
            let line = reported.iter().find(|line| line.player == performed.player).expect("they are in the report");
            assert_eq!(line.performance, Some(performed.performance));
        }
        assert!(pictures.performed.is_sorted_by_key(|one| -one.gain()));
        let counted: u32 = pictures.ratings.iter().map(|(_, players)| players).sum();
        assert_eq!(usize::try_from(counted + pictures.unrated).ok(), Some(event.entrants().count()));
        assert_eq!(drawn(&event).len(), drawn_of_it);
    }
}

#[test]
fn pictures_without_figures_are_left_out() {
    let mut registered = imported(&["2000: 2w1", "1900: 1b0"]);
    registered.rounds.clear();
    assert_eq!(titles(&drawn(&Tournament::of_import(&registered))), ["Ratings of the players"]);
    let one_round = tournament(&["2000: 2w1", "1900: 1b0", "0: U"]);
    assert_eq!(drawn(&one_round).len(), 5, "three players and a single round make every picture");
    let unplayed = tournament(&["2000: 2w+", "1900: 1b-"]);
    assert_eq!(titles(&drawn(&unplayed)), ["Race of the leaders", "Rank by round", "Ratings of the players"]);
}

#[test]
fn a_thousand_players_and_thirty_rounds_stay_on_the_plane() {
    let lines: Vec<String> = (0..1000u32)
        .map(|index| {
            let (other, colour, result) = if index % 2 == 0 { (index + 2, 'w', '1') } else { (index, 'b', '0') };
            let rounds = format!(" {other}{colour}{result}").repeat(30);
            format!("{}:{rounds}", 2800 - index)
        })
        .collect();
    let event = tournament(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(drawn(&event).len(), 5);
    let bytes: usize = picture::pictures(Lang::English, &event).iter().map(|picture| picture.svg.len()).sum();
    assert!(bytes < 120_000, "{bytes} bytes of pictures");
}

#[test]
fn a_name_cannot_become_markup_and_the_paper_prints() {
    let mut event = imported(&["2000: 2w1", "1900: 1b0"]);
    event.players[0].data.name = "<script>\"&, A".into();
    let event = Tournament::of_import(&event);
    let pictures = picture::pictures(Lang::English, &event);
    assert!(pictures.iter().all(|picture| !picture.svg.contains("<script>")), "{pictures:?}");
    assert!(pictures[0].svg.contains("script"), "the leader is named: {}", pictures[0].svg);
    let mut nobody = imported(&["2000: 2w1", "1900: 1b0"]);
    nobody.rounds.clear();
    nobody.players.clear();
    let nobody = Tournament::of_import(&nobody);
    assert!(drawn(&nobody).is_empty());
    for event in [event, nobody] {
        let printed = chrono::NaiveDateTime::default();
        let job = Job { tournament: &event, lang: Lang::English, size: PaperSize::A4, printed, check: None };
        assert!(print(&[Document::Pictures], &job, Fonts::standard()).expect("it prints").starts_with(b"%PDF"));
    }
}
