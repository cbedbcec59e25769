//! A player's page: their games so far, and what they do to their rating; where teams play, the team and its matches.

use super::tables::after_complete_rounds;
use super::{PublicFrame, Tab, games, published, teams};
use actix_web::web;
use askama::Template;
use sonneborn_i18n::{public as words, standings as standings_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Appearance;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::changes;
use sonneborn_web::shown::past::{Past, past};
use sonneborn_web::shown::seat::Seat;
use sonneborn_web::{Answer, WebError, page};
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/players/{player}", Shows::PUBLIC, player);
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage {
    frame: PublicFrame,
    /// Who it is.
    seat: Seat,
    /// Number, federation and club, as far as known.
    about: String,
    /// The place after the last complete round; empty before there is one.
    place: String,
    /// How many rounds were played until then.
    rounds: RoundNo,
    /// The points and the number of games with White and with Black.
    by_colour: [(String, usize); 2],
    /// The mean of the opponents' ratings; empty where nobody has one.
    average: String,
    /// The number of FIDE's profile.
    fide_id: Option<FideId>,
    /// The team with the number of its page.
    team: Option<(u32, String)>,
    /// The numbers of the team's matches, by round.
    matches: BTreeMap<RoundNo, usize>,
    past: Vec<Past>,
    /// The addresses of the games that are kept, by round.
    games: BTreeMap<RoundNo, String>,
    score: String,
    /// Why they are not ranked, or that they left; empty for all others.
    mark: &'static str,
    /// What the games come to for the rating; empty where the event is not rated.
    summary: String,
}

async fn player(guarded: Guarded<Public>, path: web::Path<(i64, u32)>) -> Answer {
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let player = tournament.player(PlayerId(path.1)).ok_or(WebError::NotFound)?;
    let data = &player.data;
    let number = player.tpn.map_or_else(String::new, |tpn| format!("#{tpn}"));
    let about = [number, data.federation.clone(), data.club.clone()];
    let team = tournament.team_of(player.id).filter(|_| tournament.has_matches());
    let team = team.and_then(|id| Some((id, tournament.team(id)?)));
    let report = changes::of_player(tournament, player.id);
    let base = format!("/p/{}/players", guarded.id());
    let mut past = past(tournament, player, report.as_ref(), &base, lang);
    // Who plays is not shown while captains still give line-ups.
    past.retain(|one| tournament.open_line_ups != Some(one.round));
    let standings = after_complete_rounds(tournament);
    let row = standings.as_ref().and_then(|standings| standings.rows.iter().find(|row| row.is_of(player.id)));
    page(&PlayerPage {
        frame: PublicFrame::of(&guarded, Tab::Standings, titled(data), "").with_games(&kept),
        seat: Seat::of(tournament, player.id, &[]),
        place: row.and_then(|row| row.rank).map_or_else(String::new, |rank| rank.to_string()),
        rounds: standings.as_ref().map_or(RoundNo(0), |standings| standings.through),
        by_colour: [Colour::White, Colour::Black].map(|colour| with(tournament, player.id, colour)),
        average: average(&past),
        about: about.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
        fide_id: data.fide_id,
        team: team.map(|(id, team)| (id.0, team.name.clone())),
        matches: teams::of_player(tournament, player.id).into_iter().collect(),
        games: past
            .iter()
            .filter_map(|one| Some((one.round, games::address(&guarded, &kept, one.round, one.board.parse().ok()?))))
            .filter(|(_, address)| !address.is_empty())
            .collect(),
        past,
        mark: row.map_or("", |row| standings_words::mark(lang, row.mark)),
        score: sonneborn_standings::points_now(tournament)[player.id.index()].to_string(),
        summary: report.map(|report| changes::summary(&report, lang)).unwrap_or_default(),
    })
}

/// The points that a player made with a colour over the board, and in how many games.
fn with(tournament: &Tournament, player: PlayerId, asked: Colour) -> (String, usize) {
    let is_asked = |appearance: &Appearance| {
        matches!(appearance, Appearance::Game { colour, result: Some(result), .. }
            if *colour == asked && result.over_the_board() && *result != GameResult::Adjourned)
    };
    let rounds = published(tournament).map(|round| tournament.appearance(player, round.number));
    let games: Vec<Appearance> = rounds.filter(is_asked).collect();
    let points: Points = games.iter().map(|game| tournament.regulations.scoring.of_appearance(*game)).sum();
    (points.to_string(), games.len())
}

/// The mean of the ratings of those met, estimates too.
fn average(past: &[Past]) -> String {
    let ratings: Vec<u32> = past.iter().filter_map(|one| one.rating.trim_start_matches('~').parse().ok()).collect();
    let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
    (ratings.iter().sum::<u32>() + count / 2).checked_div(count).map_or_else(String::new, |mean| mean.to_string())
}
