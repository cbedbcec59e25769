//! The captains' links: made anew for one team or for all, with their QR codes, and shown once.

use super::{list_path, team_of};
use crate::confirm;
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_desk::line_ups::new_key;
use sonneborn_i18n::teams as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeTeam};
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::team::Team;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/t/{tournament}/teams/links", Shows::CODES, show).post(
        "/t/{tournament}/teams/links",
        Shows::CODES,
        make,
    );
}

/// The least width of the image in units of its own; it scales.
const WIDTH: u32 = 160;

struct Made {
    team: String,
    captain: String,
    address: String,
    /// The QR code as SVG.
    code: String,
}

#[derive(Template)]
#[template(path = "teams/links.html")]
struct LinksPage {
    frame: Frame,
    base: String,
    /// Number, name, and whether the captain has a link.
    teams: Vec<(u32, String, bool)>,
    made: Vec<Made>,
}

#[derive(Deserialize)]
struct LinksForm {
    /// A team's number in the journal, or nothing for those that have no link yet.
    team: Option<u32>,
    /// Takes the link away instead.
    revoke: Option<u32>,
}

fn shown(guarded: &Guarded<Arbiter>, made: Vec<Made>) -> Answer {
    let journal = guarded.live.journal();
    let teams = journal.state().all_teams();
    let teams = teams.map(|(id, team)| (id.0, team.name.clone(), team.captain_key.is_some())).collect();
    let frame = Frame::of(guarded, Section::Players, words::captains_links(guarded.visitor.lang));
    let frame = Frame { seen: journal.state().seq, ..frame };
    page(&LinksPage { frame, base: list_path(guarded), teams, made })
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    shown(&guarded, Vec::new())
}

async fn make(guarded: Guarded<Arbiter>, form: Posted<LinksForm>) -> Answer {
    if let Some(team) = form.0.revoke {
        let (id, was) = team_of(&guarded, team)?;
        let now = Team { captain_key: None, ..was.clone() };
        let act = Act::ChangeTeam(ChangeTeam { team: id, was: Box::new(was.clone()), now: Box::new(now) });
        return match guarded.perform(Attempt::of(act)).await {
            Ok(_) => shown(&guarded, Vec::new()),
            stopped => confirm::settle(&guarded, Section::Players, stopped, &format!("{}/links", list_path(&guarded))),
        };
    }
    let wanted: Vec<TeamId> = match form.0.team {
        Some(team) => vec![team_of(&guarded, team)?.0],
        None => {
            let without = guarded.tournament().all_teams().filter(|(_, team)| team.captain_key.is_none());
            without.map(|(id, _)| id).collect()
        }
    };
    let mut made = Vec::new();
    for id in wanted {
        let journal = guarded.live.journal();
        let was = journal.state().team(id).ok_or(WebError::NotFound)?;
        let (key, act) = new_key(id, was);
        let stopped = guarded.perform(Attempt::of(act)).await;
        if stopped.is_err() {
            return confirm::settle(&guarded, Section::Players, stopped, &format!("{}/links", list_path(&guarded)));
        }
        let address = format!("{}/captain/{}/{}/{key}", guarded.state.public_url, guarded.id(), id.0);
        let code = QrCode::new(&address).map_err(WebError::internal)?;
        let code = code.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
        // Only the drawing stands in the page.
        let code = code.find("<svg").map_or_else(String::new, |at| code[at..].to_owned());
        made.push(Made { team: was.name.clone(), captain: was.captain.clone(), address, code });
    }
    shown(&guarded, made)
}
