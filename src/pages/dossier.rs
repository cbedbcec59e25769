//! The dossier for an appeal: of a board, a player or the whole event, as paper and as a file that proves itself. It has
//! reasons, devices and texts of the journal, so it is given to arbiters only.

use crate::papers::Options;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Desk, clock};
use sonneborn_document::dossier::{about, documents};
use sonneborn_document::{Job, print};
use sonneborn_exchange::dossier::Dossier;
use sonneborn_i18n::{Lang, common, dossier as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::reader::{self, MAX_BOARD, MAX_ROUNDS};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::names::titled;
use sonneborn_web::papers;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, in_workshop, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Claims)
        .get("/t/{tournament}/dossier", Shows::WHOLE, show)
        .get("/t/{tournament}/dossier.pdf", Shows::WHOLE, pdf)
        .get("/t/{tournament}/dossier.json", Shows::WHOLE, json);
}

/// What is asked for; nothing for the whole event.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    round: String,
    board: String,
    /// The player's number in the event's list of players, as their page has it.
    player: String,
}

impl Asked {
    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Matter, WebError> {
        let number = |name: &str, text: &str, most: u16| {
            let read = reader::optional(text, |text| reader::number(text, 1..=most));
            read.map_err(|wrong| WebError::unread(lang, name, &wrong))
        };
        let round = number(common::round(lang), &self.round, MAX_ROUNDS)?;
        let board = number(common::board(lang), &self.board, MAX_BOARD)?;
        let player = reader::optional(&self.player, |text| reader::number(text, 0..=u32::MAX));
        let player = player.map_err(|wrong| WebError::unread(lang, common::player(lang), &wrong))?;
        let matter = match (round, board, player) {
            (None, None, None) => Matter::Event,
            (Some(round), Some(board), None) => Matter::Board { round: RoundNo(round), board },
            (None, None, Some(player)) => Matter::Player { player: PlayerId(player) },
            _ => return Err(WebError::BadRequest(words::one_matter(lang).into())),
        };
        if matter.exists(tournament) { Ok(matter) } else { Err(WebError::NotFound) }
    }
}

/// As addresses have it.
fn query(matter: Matter) -> String {
    match matter {
        Matter::Event => String::new(),
        Matter::Board { round, board } => format!("?round={round}&board={board}"),
        Matter::Player { player } => format!("?player={}", player.0),
    }
}

#[derive(Template)]
#[template(path = "dossier.html")]
struct DossierPage {
    frame: Frame,
    home: String,
    about: String,
    acts: usize,
    /// Behind the address of the paper and of the file.
    query: String,
    /// Its beginning with another option of the paper.
    with: &'static str,
    rounds: Vec<RoundNo>,
    players: Vec<(u32, String)>,
}

async fn show(guarded: Guarded<Arbiter>, asked: web::Query<Asked>) -> Answer {
    let (lang, tournament) = (guarded.visitor.lang, guarded.shown());
    let matter = asked.read(lang, tournament)?;
    let mut players: Vec<(u32, String)> =
        tournament.players.iter().map(|player| (player.id.0, titled(&player.data))).collect();
    players.sort_by_cached_key(|(_, name)| name.to_lowercase());
    let query = query(matter);
    page(&DossierPage {
        home: format!("/t/{}/dossier", guarded.id()),
        about: about(lang, tournament, matter),
        acts: matter.acts(&guarded.journal).len(),
        with: if query.is_empty() { "?" } else { "&" },
        query,
        rounds: tournament.rounds.iter().map(|round| round.number).collect(),
        players,
        frame: Frame::of(&guarded, Section::Reports, words::title(lang)),
    })
}

async fn pdf(guarded: Guarded<Arbiter>, asked: web::Query<Asked>, options: web::Query<Options>) -> Answer {
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) =
        (options.print(visitors, &guarded.tournament().style)?, clock::hall_now(&guarded.tournament().details));
    let matter = asked.read(visitors, guarded.tournament())?;
    let check = papers::sheet_address(&guarded, None);
    let (state, visitor) = (guarded.state.clone(), guarded.visitor.clone());
    let pdf = in_workshop(&state, &visitor, move || {
        let dossier = put_together(&guarded.state.desk, &guarded, matter, lang)?;
        let job = Job { tournament: guarded.tournament(), lang, size, printed, check: Some(&check) };
        print(&documents(dossier), &job, &guarded.state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(visitors)))
    })
    .await?;
    Ok(file(&name(matter, "pdf"), FileKind::Pdf, pdf))
}

async fn json(guarded: Guarded<Arbiter>, asked: web::Query<Asked>, options: web::Query<Options>) -> Answer {
    let visitors = guarded.visitor.lang;
    let (lang, _) = options.print(visitors, &guarded.tournament().style)?;
    let matter = asked.read(visitors, guarded.tournament())?;
    let (state, visitor) = (guarded.state.clone(), guarded.visitor.clone());
    let text = in_workshop(&state, &visitor, move || {
        let dossier = put_together(&guarded.state.desk, &guarded, matter, lang)?;
        dossier.write().map_err(WebError::internal)
    })
    .await?;
    Ok(file(&name(matter, "json"), FileKind::Json, text))
}

fn put_together(desk: &Arc<Desk>, guarded: &Guarded<Arbiter>, matter: Matter, lang: Lang) -> Result<Dossier, WebError> {
    Ok(desk.dossier(guarded.id(), &guarded.journal, matter, lang)?)
}

/// Of the file.
fn name(matter: Matter, extension: &str) -> String {
    match matter {
        Matter::Event => format!("dossier.{extension}"),
        Matter::Board { round, board } => format!("dossier-{round}-{board}.{extension}"),
        Matter::Player { player } => format!("dossier-player-{}.{extension}", player.0),
    }
}
