//! A player's page: their games so far, and what they do to their rating; where teams play, the team and its matches.

use super::{PublicFrame, Tab, games, teams};
use crate::guard::{Guarded, Public};
use crate::names::{rating, titled};
use crate::pages::players::{Past, past};
use crate::pages::reports::live;
use crate::routes::Routes;
use crate::{Answer, WebError, page};
use actix_web::web;
use askama::Template;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/p/{tournament}/players/{player}", Shows::PUBLIC, player);
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage {
    frame: PublicFrame,
    /// Number, rating, federation and club, as far as known.
    about: String,
    /// The number of FIDE's profile.
    fide_id: Option<u32>,
    /// The team with the number of its page.
    team: Option<(u32, String)>,
    /// The numbers of the team's matches, by round.
    matches: BTreeMap<RoundNo, usize>,
    past: Vec<Past>,
    /// The addresses of the games that are kept, by round.
    games: BTreeMap<RoundNo, String>,
    score: String,
    /// What the games come to for the rating; empty where the event is not rated.
    summary: String,
}

async fn player(guarded: Guarded<Public>, path: web::Path<(i64, u32)>) -> Answer {
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let player = tournament.player(PlayerId(path.1)).ok_or(WebError::NotFound)?;
    let data = &player.data;
    let number = player.tpn.map_or_else(String::new, |tpn| format!("#{tpn}"));
    let about = [number, rating(tournament, data), data.federation.clone(), data.club.clone()];
    let team = tournament.team_of(player.id).filter(|_| tournament.has_matches());
    let team = team.and_then(|id| Some((id, tournament.team(id)?)));
    let report = live::of_player(tournament, player.id);
    let base = format!("/p/{}/players", guarded.id());
    let mut past = past(tournament, player, report.as_ref(), &base, lang);
    // Who plays is not shown while captains still give line-ups.
    past.retain(|one| tournament.open_line_ups != Some(one.round));
    page(&PlayerPage {
        frame: PublicFrame::of(&guarded, Tab::Standings, titled(data), ""),
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
        score: tournament.scores(RoundNo(u16::MAX))[player.id.index()].to_string(),
        summary: report.map(|report| live::summary(&report, lang)).unwrap_or_default(),
    })
}
