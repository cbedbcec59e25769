//! A knock-out from the first match to the champion: tie-break games with their own results and rating, and a bracket that
//! everybody can follow.

use crate::hall::Hall;
use crate::reading::{reads_papers, text_of};
use crate::site::{Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::Actor;
use sonneborn::exchange::table::read;
use sonneborn::pairing::lots::Lots;
use sonneborn::tournament::acts::{Act, Create, RegisterPlayers};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::knockout::{Match, Standing};
use sonneborn::tournament::player::{PlayerData, Ratings};
use sonneborn::tournament::regulations::{KnockoutRules, Rate, Regulations, System};

impl Hall {
    async fn knockout(players: u16) -> Hall {
        Hall::knockout_of(players, 1).await
    }

    async fn knockout_of(players: u16, games: u8) -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let knockout = KnockoutRules { games, third_place: true };
        let regulations = Box::new(Regulations { system: System::Knockout, knockout, ..Regulations::default() });
        let act =
            Act::Create(Create { details: Details { name: "Club Cup".into(), ..Details::default() }, regulations });
        let desk = &site.state.desk;
        assert_eq!(desk.found(&Actor::default(), act).expect("founded"), 1);
        let player = |index: u16| PlayerData {
            name: format!("Player {}", char::from(b'A' + u8::try_from(index).expect("few"))),
            rating: Some(2400 - 20 * index),
            ratings: Ratings { rapid: Some(2300 - 20 * index), ..Ratings::default() },
            ..PlayerData::default()
        };
        let players = (0..players).map(player).collect();
        let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() });
        let attempt = sonneborn::desk::Attempt::of(act);
        desk.perform(1, &Actor::default(), &attempt).expect("registered");
        Hall { site, chief }
    }

    async fn round(&self, round: u16, results: &[&str]) {
        self.pair(round).await;
        for (board, result) in (1..).zip(results) {
            self.enter(round, board, result).await;
        }
    }

    async fn play_off(&self, white: u32, black: u32, pace: &str, result: &str) -> Page {
        let (white, black) = (white.to_string(), black.to_string());
        let fields = [("white", white.as_str()), ("black", &black), ("pace", pace), ("result", result)];
        self.post("/bracket/play-off", &fields).await
    }
}

#[actix_web::test]
async fn a_level_match_is_decided_by_games_that_have_their_own_results_and_rating() {
    let hall = Hall::knockout(4).await;
    // 1 meets 4, 2 meets 3.
    hall.round(1, &["½-½", "1-0"]).await;
    let home = hall.page("/t/1").await;
    assert!(home.contains("Tie-break: Player A – Player D"), "the desk says which match needs one: {home}");
    let waits = hall.post("/rounds/2/pair", &[]).await;
    assert_eq!(waits.status, StatusCode::CONFLICT, "nothing is paired before: {}", waits.body);
    let round = hall.page("/t/1/rounds/2").await;
    assert!(round.contains("href=\"/t/1/bracket\">Who goes through?"), "the way on stands where it stops: {round}");

    for (white, black, pace, result) in [(0, 3, "rapid", "½-½"), (3, 0, "rapid", "½-½"), (0, 3, "armageddon", "½-½")]
    {
        assert_eq!(hall.play_off(white, black, pace, result).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(hall.play_off(1, 2, "rapid", "1-0").await.status, StatusCode::CONFLICT, "that match is decided");
    assert_eq!(hall.play_off(0, 3, "classical", "1-0").await.status, StatusCode::BAD_REQUEST);
    let bracket = hall.page("/t/1/bracket").await;
    assert!(bracket.contains("rapid 1–1"), "{bracket}");
    assert!(
        bracket.contains("<option value=\"armageddon\" selected>"),
        "the next game is at the pace of the last: {bracket}"
    );
    assert!(hall.page("/p/1/bracket").await.contains("rapid 1–1"), "everybody follows it");
    // A draw in armageddon is Black's.
    let how = "rapid 1–1, armageddon ½–½";
    assert!(bracket.contains(how), "what was played is offered as the reason: {bracket}");
    hall.done("/bracket/through", &[("winner", "3"), ("loser", "0"), ("how", how)]).await;
    assert_eq!(hall.play_off(0, 3, "blitz", "1-0").await.status, StatusCode::CONFLICT, "it is decided now");

    let state = hall.state();
    let rapid = state.play_off(Rate::Rapid).expect("two games");
    assert_eq!((rapid.rounds.len(), rapid.entrants().count()), (2, 2));
    assert_eq!(rapid.player(PlayerId(0)).expect("there").data.rating, Some(2300), "rated by the rapid rating");
    assert!(state.play_off(Rate::Blitz).is_none() && state.play_off(Rate::Standard).is_none());
    let trf = hall.page("/t/1/reports/play-off-rapid.trf").await;
    assert!(trf.contains("Player A") && !trf.contains("Player B"), "{trf}");
    assert_eq!(hall.chief.get("/t/1/reports/play-off-blitz.trf").await.status, StatusCode::NOT_FOUND);
    assert_eq!(hall.chief.get("/t/1/reports/play-off-rapid.pdf").await.content_type, "application/pdf");
    assert!(hall.page("/t/1/reports").await.contains("play-off-rapid.trf"));
    // The score stands by the names beside it, whoever went through: in each reader's language, though the word was given in one.
    assert!(hall.page("/t/1/bracket").await.contains("rapid 1–1, armageddon ½–½"));
    assert!(
        hall.page("/t/1/rounds/2").await.contains("4 players will be paired"),
        "both who are out play for third place"
    );
    // They give no points in the event.
    assert_eq!(state.scores(RoundNo(1))[0].to_string(), "½");

    hall.round(2, &["1-0", "1-0"]).await;
    assert!(hall.page("/p/1/bracket").await.contains("Winner: "));
    assert_eq!(hall.state().bracket().expect("a bracket").places().len(), 4, "third place was played for");
}

#[actix_web::test]
async fn the_score_of_a_tie_break_stands_by_the_names_beside_it_in_the_readers_language() {
    let hall = Hall::knockout(2).await;
    hall.round(1, &["½-½"]).await;
    assert_eq!(hall.play_off(0, 1, "blitz", "0-1").await.status, StatusCode::SEE_OTHER);
    // The word is offered from the winner's side; the box has the loser first.
    let how = "blitz 1–0";
    assert!(hall.page("/t/1/bracket").await.contains(how));
    hall.done("/bracket/through", &[("winner", "1"), ("loser", "0"), ("how", how)]).await;
    let bracket = hall.page("/t/1/bracket").await;
    assert!(bracket.contains("blitz 0–1") && !bracket.contains(how), "{bracket}");
    assert!(hall.page("/p/1/bracket?lang=zh-Hans").await.contains("超快棋 0–1"));
    // What the arbiter wrote of their own stays as it is.
    let seq = hall.state().seq.to_string();
    hall.done("/journal/undo", &[("seq", &seq)]).await;
    hall.done("/bracket/through", &[("winner", "1"), ("loser", "0"), ("how", "blitz, after an appeal")]).await;
    assert!(hall.page("/t/1/bracket").await.contains("blitz, after an appeal"));
}

#[actix_web::test]
async fn a_game_entered_wrongly_is_undone_and_a_stale_word_is_a_conflict() {
    let hall = Hall::knockout(2).await;
    hall.round(1, &["½-½"]).await;
    let seen = hall.state().seq.to_string();
    assert_eq!(hall.play_off(0, 1, "blitz", "1-0").await.status, StatusCode::SEE_OTHER);
    // Somebody whose page does not show that game says the other goes through.
    let stale = [("winner", "1"), ("loser", "0"), ("how", "lots"), ("seen", seen.as_str())];
    assert_eq!(hall.post("/bracket/through", &stale).await.status, StatusCode::CONFLICT);
    let seq = hall.state().seq.to_string();
    hall.done("/journal/undo", &[("seq", &seq)]).await;
    assert!(hall.state().play_off.is_empty());
}

#[actix_web::test]
async fn a_bracket_that_is_not_full_shows_byes_and_a_draft_is_not_public() {
    let hall = Hall::knockout(5).await;
    hall.done("/rounds/1/pair", &[]).await;
    let public = hall.page("/p/1/bracket").await;
    assert!(public.contains("bye") && public.contains("Quarter-finals"), "{public}");
    assert!(!hall.page("/p/1").await.contains("crosstable"), "a knock-out has no crosstable");
    let swiss = Site::new();
    let chief = swiss.browser("Ana").await;
    chief.new_tournament("Open").await;
    assert_eq!(chief.get("/p/1/bracket").await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_knock_out_stands_by_stages_wherever_it_is_shown() {
    let hall = Hall::knockout(4).await;
    hall.round(1, &["1-0", "1-0"]).await;
    hall.round(2, &["1-0", "1-0"]).await;
    hall.site.state.desk.store().set_public(1, true).expect("written");
    for page in ["/p/1/standings", "/p/1/projector?show=standings", "/p/1/news.atom"] {
        let shown = hall.site.stranger().get(page).await.body;
        assert!(shown.contains("won: Final") && shown.contains("out: Final"), "{page}: {shown}");
        assert!(!shown.contains("Buchholz") && !shown.contains("class=\"race"), "{page}: {shown}");
    }
}

/// The cells of the boxes on a page of the bracket, side by side, and what is said of each match.
fn boxes(page: &str) -> Vec<Vec<String>> {
    let text = |html: &str| {
        let mut inner = String::new();
        let mut is_tag = false;
        for sign in html.chars() {
            match sign {
                '<' => is_tag = true,
                '>' => is_tag = false,
                sign if !is_tag => inner.push(sign),
                _ => {}
            }
        }
        inner.trim().to_owned()
    };
    let mut found = Vec::new();
    for one in page.split("<div class=\"match").filter(|one| one.contains("<table>")) {
        let (table, below) = one.split_once("</table>").expect("a box");
        let (above, table) = table.split_once("<table>").expect("a box");
        let above = above.split_once("<small>").map(|(_, said)| said);
        let below = below.split("</div>").next().and_then(|rest| rest.split_once("<small>")).map(|(_, said)| said);
        let said: Vec<String> =
            above.into_iter().chain(below).map(|said| text(said.split("</small>").next().unwrap_or(""))).collect();
        for (side, row) in table.split("</tr>").filter(|row| row.contains("<td")).enumerate() {
            let mut cells: Vec<String> = row.split("</td>").map(text).collect();
            cells.pop();
            // Cells of games are as many as were played; blanks say nothing.
            cells.retain(|cell| !cell.is_empty());
            cells.extend((side == 0 && !said.is_empty()).then(|| said.join(", ")));
            found.push(cells);
        }
    }
    found
}

/// A bracket on its page, in its spreadsheet, as CSV and on paper says the same, field by field: with byes, open places, level matches,
/// tie-breaks and a match for third place.
#[actix_web::test]
async fn a_bracket_is_the_same_on_its_page_in_its_files_and_on_paper() {
    for seed in 0..6 {
        let mut lots = Lots::new(seed);
        let players = 2 + u16::try_from(lots.below(7)).expect("small");
        let hall = Hall::knockout_of(players, 1 + u8::try_from(seed % 2).expect("small")).await;
        hall.site.state.desk.store().set_public(1, true).expect("written");
        for round in 1..=6 {
            if hall.post(&format!("/rounds/{round}/pair"), &[]).await.status != StatusCode::SEE_OTHER {
                break;
            }
            hall.done(&format!("/rounds/{round}/publish"), &[]).await;
            for game in hall.state().rounds.last().expect("paired").games.clone() {
                same_everywhere(&hall, seed).await;
                hall.enter(round, game.board, ["1-0", "0-1", "½-½"][lots.below(3)]).await;
                let level = hall.state().bracket().is_some_and(|bracket| {
                    let is_it = |one: &&Match| one.players().is_some_and(|two| two.contains(&game.white));
                    bracket
                        .stages
                        .iter()
                        .flat_map(|stage| &stage.matches)
                        .filter(is_it)
                        .any(|one| one.standing == Standing::Level)
                });
                if level {
                    let (white, black) = (game.white.0, game.black.0);
                    same_everywhere(&hall, seed).await;
                    assert_eq!(hall.play_off(white, black, "rapid", "1-0").await.status, StatusCode::SEE_OTHER);
                    same_everywhere(&hall, seed).await;
                    let (winner, loser) = (white.to_string(), black.to_string());
                    let word = [("winner", winner.as_str()), ("loser", &loser), ("how", "rapid 1–0")];
                    hall.done("/bracket/through", &word).await;
                }
            }
            same_everywhere(&hall, seed).await;
        }
    }
}

async fn same_everywhere(hall: &Hall, seed: u64) {
    let page = boxes(&hall.page("/p/1/bracket").await);
    assert_eq!(page, boxes(&hall.page("/t/1/bracket").await), "seed {seed}: the arbiters' page");
    let file = async |ending: &str| {
        let round = hall.state().rounds.len();
        let file = hall.site.stranger().get(&format!("/p/1/files/bracket-{round}.{ending}")).await;
        assert_eq!(file.status, StatusCode::OK, "{ending}");
        file
    };
    let csv = file("csv").await.body;
    assert_eq!(csv.matches('\u{feff}').count(), 1, "seed {seed}: one mark at its head");
    let stages = csv
        .split("\r\n\r\n")
        .filter(|table| !table.trim_start_matches('\u{feff}').starts_with("Round ") || table.contains("Round of"));
    let mut rows = Vec::new();
    for stage in stages {
        let table = stage.split_once("\r\n").expect("a title").1;
        let read = read(table.as_bytes()).expect("our own file");
        for row in read.rows.iter().skip(1).filter(|row| row.cells.len() > 1) {
            let cells = row.cells.iter().skip(1).filter(|cell| !cell.is_empty());
            rows.push(
                cells.map(|cell| cell.replace(".0", "").replace("0.5", "½").replace(".5", "½")).collect::<Vec<_>>(),
            );
        }
    }
    assert_eq!(rows, page, "seed {seed}: {csv}");
    let workbook = text_of(&file("xlsx").await);
    let paper = text_of(&hall.chief.get("/t/1/papers/bracket.pdf").await);
    for said in page.iter().flatten().filter(|said| !said.chars().all(|sign| sign.is_ascii_digit() || sign == '½')) {
        assert!(workbook.contains(said.as_str()), "seed {seed}: {said}: {workbook}");
        let on_paper = paper.replace('\n', " ");
        for part in said.split(", ") {
            assert!(!reads_papers() || on_paper.contains(part), "seed {seed}: {part}: {paper}");
        }
    }
    let named = page.iter().flatten().filter(|said| *said == "…").count();
    assert!(!reads_papers() || paper.matches('…').count() >= named, "seed {seed}: {paper}");
}
