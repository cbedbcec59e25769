//! The dossier for an appeal as paper: what happened, act by act, why the pairs were made, the games. The rulings follow as the
//! sheets that were signed. The full digits of the chain stand on the first page, so that the paper and the file prove each
//! other.

use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::picture::Picture;
use super::press::Press;
use super::table::{Cell, Column, Row, Table};
use super::who;
use super::{Document, Recorded};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sonneborn_exchange::dossier::{Dossier, Reasoned, ShownAct};
use sonneborn_i18n::{Lang, common, dates, dossier as words, photographs, proof};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::appeal::Matter;

/// The type of the acts, in points: a line of the journal has words, device and reason.
const SIZE: f32 = 9.0;
/// A photograph is no higher than this, so that two find room on a page of A4, with what stands above them.
const PHOTOGRAPH_HEIGHT: f32 = mm(102.0);
const ABOVE: f32 = mm(20.0);

/// What a dossier is about, in words.
pub fn about(lang: Lang, tournament: &Tournament, matter: Matter) -> String {
    match matter {
        Matter::Event => words::whole_event(lang).into(),
        Matter::Board { round, board } => {
            format!("{} · {} {board}", common::round_n(lang, round), common::board(lang))
        }
        Matter::Player { player } => tournament.player(player).map_or_else(String::new, who::titled),
    }
}

/// The dossier, and behind it the sheets of the rulings in it.
pub fn documents(dossier: Dossier) -> Vec<Document> {
    let rulings = dossier.acts.iter().filter(|act| act.is_ruling).map(|act| {
        let (arbiter, reason) = (act.by.clone(), act.reason.clone());
        Document::Ruling(Recorded { seq: act.seq, arbiter, at: act.hall_time, reason })
    });
    let rulings: Vec<Document> = rulings.collect();
    [vec![Document::Dossier(Box::new(dossier))], rulings].concat()
}

pub(super) fn add(press: &mut Press, job: &Job, dossier: &Dossier) {
    let (lang, tournament) = (job.lang, job.tournament);
    let subject = about(lang, tournament, dossier.about);
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::title(lang).into(), subject);
    set_matter(&mut sheet, job, dossier);
    sheet.heading(words::acts(lang));
    set_acts(&mut sheet, lang, &dossier.acts);
    set_pairings(&mut sheet, lang, &dossier.pairings);
    set_games(&mut sheet, lang, dossier);
    set_photographs(&mut sheet, lang, dossier);
    sheet.finish();
}

fn set_matter(sheet: &mut Sheet, job: &Job, dossier: &Dossier) {
    let (lang, tournament) = (job.lang, job.tournament);
    if let Matter::Board { round, board } = dossier.about
        && let Some((white, black)) = tournament.players_on(round, board)
    {
        sheet.field(common::white(lang), &who::titled(white));
        sheet.field(common::black(lang), &who::titled(black));
        let game = tournament.round(round).and_then(|round| round.game(board));
        let result = game.and_then(|game| game.result).map_or("–", |result| result.symbol());
        sheet.field(common::result(lang), result);
    }
    sheet.field(words::state(lang), &dossier.state);
    sheet.field(words::chain(lang), &dossier.chain);
    if let Some(seal) = &dossier.seal {
        sheet.field(proof::key(lang), &seal.fingerprint());
    }
    sheet.paragraph(&words::proof(lang, &dossier.state));
}

fn set_acts(sheet: &mut Sheet, lang: Lang, acts: &[ShownAct]) {
    let mut table = Table::new(vec![
        Column::right(common::number_short(lang)),
        Column::left(words::when(lang)),
        Column::left(words::who(lang)).sharing(1.0),
        Column::left(words::what(lang)).sharing(4.0),
    ]);
    table.size = SIZE;
    for act in acts {
        let cells = vec![
            Cell::of(act.seq),
            Cell::text(dates::minute(lang, act.hall_time)),
            Cell::text([act.by.as_str(), &act.device].join(common::list_comma(lang))),
            Cell::text(told(lang, act)),
        ];
        table.rows.push(if act.undone { Row::Faded(cells) } else { Row::Cells(cells) });
    }
    table.set(sheet);
}

/// What an act did, why, what was gone on from, and whether it stands.
fn told(lang: Lang, act: &ShownAct) -> String {
    let mut told = act.what.clone();
    told.extend(act.reason.iter().map(|reason| format!(" · {}", words::reason(lang, reason))));
    told.extend(act.warnings.iter().map(|warning| format!(" · {}", words::gone_on(lang, warning))));
    if act.undone {
        told += &format!(" · {}", words::taken_back(lang));
    }
    if act.is_ruling {
        told += &format!(" · {}", words::ruling_follows(lang));
    }
    told
}

fn set_pairings(sheet: &mut Sheet, lang: Lang, pairings: &[Reasoned]) {
    if pairings.is_empty() {
        return;
    }
    sheet.heading(words::pairings(lang));
    for one in pairings {
        let round = common::round_n(lang, one.round);
        let place = match one.board {
            Some(board) => format!("{round} · {} {board}", common::board(lang)),
            None => format!("{round} · {}", words::bye(lang)),
        };
        sheet.field(&format!("{}{}", common::label(lang, place), one.players.join(" – ")), "");
        sheet.remark(&common::sentences(lang, one.why.iter().cloned()));
        sheet.skip(SIZE / 2.0);
    }
}

fn set_games(sheet: &mut Sheet, lang: Lang, dossier: &Dossier) {
    if dossier.games.is_empty() {
        return;
    }
    sheet.heading(words::games(lang));
    for game in &dossier.games {
        let place = format!("{} · {} {}", common::round_n(lang, game.round), common::board(lang), game.board);
        sheet.field(&place, "");
        for line in game.pgn.lines().map(str::trim).filter(|line| !line.is_empty()) {
            sheet.remark(line);
        }
        sheet.skip(SIZE);
    }
}

/// Each with what its act says of it.
fn set_photographs(sheet: &mut Sheet, lang: Lang, dossier: &Dossier) {
    for (place, shown) in dossier.photographs.iter().enumerate() {
        let act = dossier.acts.iter().find(|act| act.seq == shown.seq);
        let what = act.map_or_else(String::new, |act| format!("{} · {}", shown.seq, act.what));
        let file = shown.jpeg.as_ref().and_then(|jpeg| STANDARD.decode(jpeg).ok());
        let picture = file.as_deref().and_then(Picture::read);
        let width = |picture: &Picture| sheet.width().min(PHOTOGRAPH_HEIGHT / picture.height_at(1.0));
        let picture = picture.map(|picture| (width(&picture), picture));
        // The heading stands over the first of them.
        sheet.need(picture.as_ref().map_or(0.0, |(width, picture)| picture.height_at(*width)) + ABOVE);
        if place == 0 {
            sheet.heading(photographs::title(lang));
        }
        sheet.remark(&what);
        if let Some((width, picture)) = picture {
            sheet.picture(picture, width, &what);
        }
    }
}
