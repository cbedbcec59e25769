//! The way out of an event: what FIDE would refuse, closing it, and the files to send.

use super::Tab;
use super::downloads::PLAY_OFF_RATES;
use crate::confirm;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_desk::report::{RATING_WHILE_OPEN, may_rate, may_report};
use sonneborn_exchange::trf::Version;
use sonneborn_i18n::settings::Group;
use sonneborn_i18n::{
    Lang, common, full_names, knockout, now, rating as words, refusals, statement as statement_words, values,
};
use sonneborn_manual::Chapter;
use sonneborn_rating::submission::{Objection, objections};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Close, Reopen};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .section(Section::Reports, overview)
        .post("/t/{tournament}/reports/close", Shows::PERSONS, close)
        .post("/t/{tournament}/reports/reopen", Shows::PERSONS, reopen);
}

/// A part of a line: words, and where what they say is mended; empty where they lead nowhere.
struct Piece {
    words: String,
    link: String,
}

struct Line {
    pieces: Vec<Piece>,
    /// Where the words name half the hall: their beginning, before the rest is opened.
    opening: Option<String>,
}

/// Longer lines are folded.
const LONGEST_LINE: usize = 240;

impl Line {
    /// An objection with its ways out: each player whom it names, or the page of the event that lacks something.
    fn of(guarded: &Guarded<impl Right>, objection: &Objection) -> Line {
        let (lang, tournament, id) = (guarded.visitor.lang, guarded.tournament(), guarded.id());
        let words = words::objection(lang, objection, tournament);
        let cut = words.floor_char_boundary(LONGEST_LINE);
        let opening = (cut < words.len()).then(|| {
            let end = words[..cut].rfind("; ").unwrap_or(cut);
            format!("{} …", &words[..end])
        });
        let named = objection.players().iter().filter_map(|player| tournament.player(*player));
        let named = named.map(|player| {
            let link = format!("/t/{id}/players/{}", player.id.0);
            Piece { words: full_names::of(lang, tournament, &player.data).into_owned(), link }
        });
        let pieces = match place(objection) {
            Some(place) => vec![Piece { words, link: format!("/t/{id}/{place}") }],
            None => linked(&words, named),
        };
        Line { pieces, opening }
    }
}

/// The words with links in the place of the names in them, which stand there in their order.
fn linked(words: &str, named: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let plain = |words: &str| Piece { words: words.to_owned(), link: String::new() };
    let (mut pieces, mut rest) = (Vec::new(), words);
    for piece in named {
        if let Some((before, after)) = rest.split_once(&piece.words) {
            pieces.extend([plain(before), piece]);
            rest = after;
        }
    }
    pieces.push(plain(rest));
    pieces
}

/// Where what the event lacks is entered; what players lack is entered with each of them.
fn place(objection: &Objection) -> Option<String> {
    let settings = |group: Group| Some(format!("settings?open={0}#{0}", group.code()));
    match objection {
        Objection::NoName | Objection::NoFederation | Objection::NoChiefArbiter | Objection::NoChiefArbiterId => {
            settings(Group::Event)
        }
        Objection::NoStart | Objection::NoEnd | Objection::EndBeforeStart | Objection::NoRoundDates { .. } => {
            settings(Group::Schedule)
        }
        Objection::NoTimeControl
        | Objection::UnreadableTimeControl
        | Objection::FirstControlTooEarly
        | Objection::OtherRate { .. } => settings(Group::Play),
        Objection::MissingResults { round, .. } | Objection::Adjourned { round, .. } => Some(format!("rounds/{round}")),
        Objection::TooShort { .. }
        | Objection::NoFideId { .. }
        | Objection::NoBirthYear { .. }
        | Objection::NoPlayerFederation { .. }
        | Objection::NoLatinName { .. }
        | Objection::NoGender { .. }
        | Objection::WomensTitle { .. }
        | Objection::FewGames { .. }
        | Objection::SameFideId { .. } => None,
    }
}

#[derive(Template)]
#[template(path = "reports/overview.html")]
struct OverviewPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    /// What FIDE would refuse and what it may ask about, each with its head; without those that have nothing.
    lists: Vec<(&'static str, Vec<Line>)>,
    problem: Option<String>,
    /// The files for FIDE that can be had now.
    files: Vec<FileLink>,
    /// Why those that are not among them cannot, and why a file for rating is not final.
    why_not: Vec<String>,
    /// The rates of tie-break games, with their names.
    play_offs: Vec<(&'static str, String)>,
    is_closed: bool,
    /// What an event that is closed now would lack.
    missing: Vec<String>,
    can_close: bool,
}

/// A file to send.
struct FileLink {
    /// Below that of the reports.
    address: String,
    label: String,
    /// It says all that FIDE waits for.
    is_final: bool,
}

/// The versions of a report, with what stands behind the name of a file.
const VERSIONS: [(Version, &str, &str); 2] = [(Version::Trf26, "", "TRF26"), (Version::Trf16, "16", "TRF16")];

/// The files for FIDE that can be had now, and why not the others.
fn files(lang: Lang, journal: &Journal) -> (Vec<FileLink>, Vec<String>) {
    let tournament = journal.state();
    let (mut files, mut why_not) = (Vec::new(), Vec::new());
    let only_so_far = so_far(lang, tournament);
    match may_rate(journal, only_so_far.is_some()) {
        Ok(()) => files.extend(VERSIONS.iter().map(|(_, ending, name)| FileLink {
            address: format!("rating{ending}.trf{}", if only_so_far.is_some() { "?so_far=yes" } else { "" }),
            label: common::noted(
                lang,
                words::file_for_rating(lang),
                match &only_so_far {
                    Some(_) => format!("{name} · {}", statement_words::so_far(lang)),
                    None => (*name).to_owned(),
                },
            ),
            is_final: only_so_far.is_none() && ending.is_empty(),
        })),
        Err(why) => why_not.push(refusals::refusal(lang, &why, Some(tournament))),
    }
    if !files.is_empty() {
        why_not.extend(only_so_far.map(|why| statement_words::so_far_hint(lang, why)));
    }
    for (version, ending, name) in VERSIONS {
        match may_report(journal, version) {
            Ok(()) => files.push(FileLink {
                address: format!("report{ending}.trf"),
                label: common::noted(lang, words::file_of_event(lang), name),
                is_final: false,
            }),
            Err(why) => why_not.push(refusals::refusal(lang, &why, Some(tournament))),
        }
    }
    why_not.dedup();
    (files, why_not)
}

async fn overview(guarded: Guarded<Viewer>) -> Answer {
    show(&guarded, None)
}

fn show<R: Right>(guarded: &Guarded<R>, problem: Option<String>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.tournament();
    let (refused, asked): (Vec<Objection>, Vec<Objection>) =
        objections(tournament).into_iter().partition(Objection::refuses);
    let told =
        |all: Vec<Objection>| -> Vec<Line> { all.iter().map(|objection| Line::of(guarded, objection)).collect() };
    let (files, why_not) = files(lang, &guarded.journal);
    let lists = [(words::would_refuse(lang), told(refused)), (words::would_ask(lang), told(asked))];
    page(&OverviewPage {
        frame: Frame::of(guarded, Section::Reports, words::report_to_fide(lang)),
        tab: Tab::Overview,
        id: guarded.id(),
        lists: lists.into_iter().filter(|(_, lines)| !lines.is_empty()).collect(),
        problem,
        files,
        why_not,
        play_offs: PLAY_OFF_RATES
            .into_iter()
            .filter(|(_, rate)| tournament.play_off(*rate).is_some())
            .map(|(code, rate)| (code, knockout::play_off_games(lang, values::rate(lang, rate))))
            .collect(),
        is_closed: tournament.closed,
        missing: missing(tournament, lang),
        can_close: guarded.role == Some(Role::ChiefArbiter),
    })
}

/// Why a file for rating is not final, where it can be had all the same.
fn so_far(lang: Lang, tournament: &Tournament) -> Option<String> {
    let statement = Statement::of(tournament);
    let (now, asked) = (statement.permits(RATING_WHILE_OPEN, false), statement.permits(RATING_WHILE_OPEN, true));
    (asked && !now).then(|| statement_words::why(lang, statement.open()))
}

/// What an event that is closed now would lack: rounds, results, answers, matches, and what FIDE would refuse.
fn missing(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let refused = Act::Close(Close {}).check(tournament).err().filter(|_| !tournament.closed);
    let mut found: Vec<String> = refused.iter().map(|why| refusals::refusal(lang, why, Some(tournament))).collect();
    if is_short(tournament) {
        found.push(words::rounds_unpaired(lang, tournament.paired_rounds(), tournament.regulations.rounds));
    }
    let refuses = objections(tournament).iter().filter(|objection| objection.refuses()).count();
    if refuses > 0 {
        found.push(now::fide_refuses(lang, refuses));
    }
    found
}

/// Whether rounds are not paired yet.
fn is_short(tournament: &Tournament) -> bool {
    tournament.paired_rounds().0 < tournament.regulations.rounds
}

#[derive(Deserialize)]
struct CloseForm {
    confirmed: Option<Ticked>,
}

async fn close(guarded: Guarded<ChiefArbiter>, form: Posted<CloseForm>) -> Answer {
    // An event that ends before its last round is asked about, whoever sends the form.
    if form.0.confirmed.is_none() && is_short(guarded.tournament()) {
        return show(&guarded, Some(words::close_names_missing(guarded.visitor.lang).into()));
    }
    perform(guarded, Act::Close(Close {})).await
}

async fn reopen(guarded: Guarded<ChiefArbiter>, _form: Posted<serde::de::IgnoredAny>) -> Answer {
    perform(guarded, Act::Reopen(Reopen {})).await
}

async fn perform(guarded: Guarded<ChiefArbiter>, act: Act) -> Answer {
    let done = guarded.perform(Attempt::of(act)).await;
    let back = format!("/t/{}/reports", guarded.id());
    confirm::settle_here(&guarded, Section::Reports, done, &back, |_, problem| show(&guarded, Some(problem)))
}
