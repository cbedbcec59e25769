//! Why a round is paired as it is: every pair and the bye with their reasons, what the engine has where the round was
//! changed, and the question "why not these two?". It is worked out once for each state of the event, in the workshop.

use super::{RoundHead, Stage};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::explained::Explained;
use sonneborn_i18n::{
    Lang, alphabet, common, full_names, pairing_reasons as words, prohibitions, rounds as round_words,
};
use sonneborn_manual::Chapter;
use sonneborn_pairing as pairing;
use sonneborn_pairing::by_hand::Draft;
use sonneborn_pairing::prohibited;
use sonneborn_pairing::reasons::Reasons;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, in_workshop, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Pairing).get("/t/{tournament}/rounds/{round}/why", Shows::NAMES, show);
}

/// The two players who are asked about.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Question {
    a: Option<u32>,
    b: Option<u32>,
}

struct Line {
    board: u16,
    white: String,
    black: String,
    why: Vec<String>,
    /// The engine's pairs of the two, where it has others.
    engine: Option<String>,
}

/// What is worked out for the page.
struct Worked {
    lines: Vec<Line>,
    byes: Vec<(String, Vec<String>)>,
    /// Why there is no pairing, or what concerns all of it.
    remarks: Vec<String>,
    answer: Option<String>,
}

#[derive(Template)]
#[template(path = "rounds/why.html")]
struct WhyPage {
    frame: Frame,
    head: RoundHead,
    made: &'static str,
    worked: Worked,
    /// Everyone who is at a board or has the bye, for the menus, by name.
    players: Vec<(u32, String)>,
    asked: (u32, u32),
}

async fn show(guarded: Guarded<Viewer>, path: web::Path<(i64, u16)>, asked: web::Query<Question>) -> Answer {
    let (number, lang) = (RoundNo(path.1), guarded.visitor.lang);
    let round = guarded.shown().round(number).ok_or(WebError::NotFound)?;
    // Viewers see a draft only when it is published.
    if round.state == RoundState::Draft && !guarded.is_arbiter() {
        return Err(WebError::NotFound);
    }
    let question = asked.a.zip(asked.b).map(|(a, b)| (PlayerId(a), PlayerId(b)));
    let journal = Arc::clone(&guarded.journal);
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let worked = in_workshop(&guarded.state, &guarded.visitor, move || {
        work_out(&desk.explained(id, &journal, number), &journal, number, question, lang).ok_or(WebError::NotFound)
    })
    .await?;
    let head = RoundHead::of(&guarded, number);
    // Two different ones stand in the question before it is asked.
    let players = players(lang, guarded.shown(), round);
    page(&WhyPage {
        frame: Frame::of(&guarded, Section::Rounds, words::why_so(lang)),
        made: words::made(lang, round.paired_by),
        asked: (asked.a.unwrap_or(u32::MAX), asked.b.or(players.get(1).map(|(id, _)| *id)).unwrap_or(u32::MAX)),
        players,
        worked,
        head,
    })
}

fn work_out(
    explained: &Explained,
    journal: &Journal,
    number: RoundNo,
    question: Option<(PlayerId, PlayerId)>,
    lang: Lang,
) -> Option<Worked> {
    let shown = full_names::shown(lang, journal.state());
    let tournament = shown.as_ref();
    let round = tournament.round(number)?;
    let known = journal.when_paired(number);
    let (engine, reasons, remarks) = match explained {
        Ok((engine, reasons)) => {
            let gave_way = prohibited::gave_way(&known, number, &engine.games);
            let mut remarks = prohibitions::all_that_gave_way(lang, tournament, &gave_way);
            remarks.extend(words::advice(lang, tournament, reasons));
            (Some(engine), reasons, remarks)
        }
        Err(why) => (None, &Reasons::Untold, words::no_pairing(lang, why, tournament)),
    };
    let name = |player: PlayerId| tournament.player(player).map_or_else(String::new, |player| titled(&player.data));
    let lines = round.games.iter().map(|game| Line {
        board: game.board,
        white: name(game.white),
        black: name(game.black),
        why: words::pair(lang, tournament, reasons, game.white, game.black),
        engine: engine.and_then(|engine| engine_instead(lang, tournament, engine, game.white, game.black)),
    });
    let byes = Draft::of(round).bye().into_iter();
    let answer = question.filter(|(a, b)| a != b).map(|(a, b)| match pairing::why_not(&known, number, a, b) {
        Ok(answer) => words::why_not(lang, tournament, answer.as_ref()),
        Err(why) => common::sentences(lang, words::no_pairing(lang, &why, tournament)),
    });
    Some(Worked {
        lines: lines.collect(),
        byes: byes.map(|player| (name(player), words::bye(lang, tournament, reasons, player))).collect(),
        remarks,
        answer,
    })
}

/// What the engine has for two players who do not meet in its pairing with these colours; `None` if they do.
pub(super) fn engine_instead(
    lang: Lang,
    tournament: &Tournament,
    engine: &Pairings,
    white: PlayerId,
    black: PlayerId,
) -> Option<String> {
    if engine.games.contains(&(white, black)) {
        return None;
    }
    let name = |player: PlayerId| tournament.player(player).map_or_else(String::new, |player| titled(&player.data));
    let own = engine.games.iter().filter(|(w, b)| [*w, *b].iter().any(|player| [white, black].contains(player)));
    let mut pairs: Vec<String> = own.map(|(w, b)| format!("{} – {}", name(*w), name(*b))).collect();
    let bye = engine.bye.filter(|player| [white, black].contains(player));
    pairs.extend(bye.map(|player| words::engine_has_bye(lang, name(player))));
    Some(round_words::engine_has(lang, pairs.join(sonneborn_i18n::common::list_semicolon(lang))))
}

fn players(lang: Lang, tournament: &Tournament, round: &Round) -> Vec<(u32, String)> {
    let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
    let with_bye = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player);
    let mut players: Vec<&Player> = seated.chain(with_bye).filter_map(|id| tournament.player(id)).collect();
    alphabet::sort_by_name((lang, tournament.style.order), &mut players, |player| &player.data.name);
    players.into_iter().map(|player| (player.id.0, titled(&player.data))).collect()
}
