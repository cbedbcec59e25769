//! The frame around every page: language, theme, who is logged in, and the event with its sections.

use super::assets;
use super::guard::{Guarded, Right};
use super::section::Section;
use super::visitor::{Theme, Visitor};
use askama::Template;
use chrono::{DateTime, Utc};
use sonneborn_desk::{Desk, clock, instant};
use sonneborn_i18n::{Lang, dates, device, proof, rounds, web as words};
use sonneborn_manual::Chapter;
use sonneborn_store::copy::OtherHistory;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::round::{PairedBy, RoundState};

/// The event's part of the frame.
#[derive(Clone, Debug)]
pub struct EventFrame {
    pub id: i64,
    pub name: String,
    /// The class of the event's colour, and its style sheet.
    pub class: String,
    pub sheet: String,
    /// `Round 5 of 9 · published · 46 of 104 results`.
    pub status: String,
    pub section: Section,
    /// Those that the visitor may read.
    pub sections: Vec<Section>,
    pub role: Option<Role>,
    /// The journal number that the page shows.
    pub seq: u64,
    /// When the last act was done that a page of a past moment shows; `None` for the present.
    pub past: Option<DateTime<Utc>>,
    /// The festival that it is a section of, with its name.
    pub festival: Option<(i64, String)>,
    /// Nothing can be changed here: said on every page.
    pub is_copy: bool,
    /// Nor while it is closed: said on every page to those who would change something.
    pub is_closed: bool,
    /// That the hall of this copy has another history: said on every page.
    pub other_history: Option<String>,
    /// Whether by FIDE's rules: said on every page where not.
    pub mode: Mode,
    /// The round that is being paired by hand: said on every page from the first change to the publication (VCL4THP 65).
    pub by_hand: Option<RoundNo>,
}

impl EventFrame {
    pub fn left_fide_mode(&self) -> bool {
        matches!(self.mode, Mode::Left(_))
    }

    /// The system is none of FIDE's.
    pub fn has_no_fide_mode(&self) -> bool {
        self.mode == Mode::Free
    }

    /// What the addresses of the sections end with, so that a past moment stays the same one from page to page.
    pub fn moment(&self) -> String {
        self.past.map_or_else(String::new, |_| format!("?at={}", self.seq))
    }
}

/// What the layout needs. Every page's template struct has one in its field `frame`.
#[derive(Clone, Debug)]
pub struct Frame {
    pub lang: Lang,
    pub theme: Theme,
    pub title: String,
    pub account: Option<String>,
    pub is_administrator: bool,
    pub csrf: String,
    pub event: Option<EventFrame>,
    /// The act from which the page is drawn; its forms send it back as what the arbiter saw. 0 outside an event.
    pub seen: u64,
    /// Why nothing can be saved now, in words.
    pub trouble: Option<&'static str>,
    /// Because another computer is in charge, to which a page leads.
    pub is_second: bool,
    pub path: String,
    /// What a form of this page sent was saved, which the page says above everything else.
    pub is_saved: bool,
    /// The chapter of the manual for this page.
    pub chapter: Chapter,
}

/// The parts of `layout.html`, each compiled once and not with every page.
#[derive(Template)]
#[template(path = "layout/head.html")]
pub struct Head<'a> {
    frame: &'a Frame,
}

#[derive(Template)]
#[template(path = "layout/bar.html")]
pub struct Bar<'a> {
    frame: &'a Frame,
}

#[derive(Template)]
#[template(path = "layout/tools.html")]
pub struct Tools<'a> {
    frame: &'a Frame,
}

impl Frame {
    pub fn head(&self) -> Head<'_> {
        Head { frame: self }
    }

    pub fn bar(&self) -> Bar<'_> {
        Bar { frame: self }
    }

    pub fn tools(&self) -> Tools<'_> {
        Tools { frame: self }
    }

    /// The words of `static/waiting.js`; it fills in the names in braces.
    pub fn waiting_words(&self) -> String {
        let lang = self.lang;
        serde_json::json!({
            "waits": device::waits(lang, "{n}"),
            "held": device::held(lang, "{n}"),
            "item": device::item(lang, "{round}", "{board}", "{white}", "{black}", "{result}"),
            "others": device::others(lang, "{who}"),
            "sendNow": device::send_now(lang),
            "logInAgain": device::log_in_again(lang),
            "first": device::first(lang, "{n}"),
            "sendFirst": device::send_first(lang),
            "goOn": device::go_on(lang),
            "putAway": device::put_away(lang),
            "undo": rounds::undo_result(lang),
            "nothing": rounds::no_result(lang),
        })
        .to_string()
    }

    /// Whether the visitor works in the event.
    pub fn is_arbiter(&self) -> bool {
        self.event
            .as_ref()
            .is_some_and(|event| event.past.is_none() && event.role.is_some_and(|role| role >= Role::Arbiter))
    }

    /// The frame of a page outside an event.
    pub fn new(visitor: &Visitor, title: impl Into<String>) -> Frame {
        Frame {
            lang: visitor.lang,
            theme: visitor.theme,
            title: title.into(),
            account: visitor.account().map(|account| account.name.clone()),
            is_administrator: visitor.is_administrator(),
            csrf: visitor.csrf().to_string(),
            event: None,
            seen: 0,
            trouble: visitor.trouble_words(),
            is_second: visitor.is_on_second(),
            path: visitor.path.clone(),
            is_saved: visitor.is_after_saving,
            chapter: visitor.chapter.unwrap_or(Chapter::Trouble),
        }
    }

    /// The frame of a page of an event.
    pub fn of<R: Right>(guarded: &Guarded<R>, section: Section, title: impl Into<String>) -> Frame {
        let tournament = guarded.tournament();
        let tint = tournament.details.tint();
        let event = EventFrame {
            id: guarded.id(),
            name: tournament.details.name.clone(),
            class: format!("ev-{}{}", tint.code(), if tint.is_pale() { " pale" } else { "" }),
            sheet: assets::tint_sheet(&[tint]),
            status: status(tournament, guarded.visitor.lang),
            by_hand: being_paired_by_hand(tournament),
            section,
            sections: Section::ALL.into_iter().filter(|one| is_open(guarded, *one)).collect(),
            role: guarded.role,
            seq: tournament.seq,
            past: guarded.past.and_then(|seq| guarded.journal.entry(seq)).map(|entry| entry.at),
            festival: guarded.festival.as_ref().map(|row| (row.id, row.name.clone())),
            is_copy: guarded.is_copy,
            is_closed: tournament.closed,
            other_history: guarded
                .other_history
                .map(|other| other_words(guarded.visitor.lang, &guarded.tournament().details, other)),
            mode: tournament.mode(),
        };
        Frame { event: Some(event), seen: tournament.seq, ..Frame::new(&guarded.visitor, title) }
    }

    /// The frame of a form that is shown again as it was sent: what it was filled with is as old as before.
    pub fn again<R: Right>(self, guarded: &Guarded<R>) -> Frame {
        Frame { seen: guarded.seen().unwrap_or(self.seen), ..self }
    }

    /// The name of a form that founds something, drawn now.
    pub fn name_of_form(&self) -> String {
        Desk::name_of_form()
    }

    /// The address of a static file.
    pub fn asset(&self, file: &str) -> String {
        assets::address(file)
    }

    /// The address of a federation's flag; where there is none, the code stands instead.
    pub fn flag(&self, federation: &str) -> Option<&'static str> {
        assets::flag(federation)
    }

    /// The sections of the bar.
    pub fn sections(&self) -> Vec<Section> {
        self.event.as_ref().map_or_else(Vec::new, |event| event.sections.clone())
    }

    pub fn languages(&self) -> &'static [Lang] {
        &Lang::ALL
    }

    pub fn themes(&self) -> [Theme; 3] {
        Theme::ALL
    }
}

fn is_open<R: Right>(guarded: &Guarded<R>, section: Section) -> bool {
    guarded.may_see(section.shows())
}

/// The draft that is another than the engine's.
fn being_paired_by_hand(tournament: &Tournament) -> Option<RoundNo> {
    let draft = tournament.draft()?;
    match draft.paired_by {
        PairedBy::Engine => None,
        PairedBy::Arbiter | PairedBy::Import => Some(draft.number),
    }
}

/// That nothing is paired yet, with the number of rounds where it is known.
pub(super) fn not_started(tournament: &Tournament, lang: Lang) -> String {
    words::status_not_started(lang, known_rounds(tournament).unwrap_or(0))
}

/// How many rounds the event has; `None` where they follow from players who are not there yet.
pub(super) fn known_rounds(tournament: &Tournament) -> Option<u16> {
    let system = tournament.regulations.system;
    let follows = tournament.rounds.is_empty() && (system.is_predetermined() || system.is_knockout());
    if follows { sonneborn_pairing::rounds(tournament) } else { Some(sonneborn_pairing::planned_rounds(tournament)) }
}

/// How far the event has come, in a line.
pub fn status(tournament: &Tournament, lang: Lang) -> String {
    let rounds = sonneborn_pairing::planned_rounds(tournament);
    let Some(round) = tournament.draft().or_else(|| tournament.current_round()) else {
        return not_started(tournament, lang);
    };
    let number = round.number;
    if tournament.closed {
        return words::status_closed(lang, rounds);
    }
    if round.state == RoundState::Draft {
        return match being_paired_by_hand(tournament) {
            None => words::status_draft(lang, number, rounds),
            Some(_) => words::status_by_hand(lang, number, rounds),
        };
    }
    let entered = round.games.len() - round.missing().len();
    if entered == round.games.len() {
        words::status_complete(lang, number, rounds)
    } else {
        words::status_published(lang, number, rounds, entered, round.games.len())
    }
}

/// That the hall of a copy has another history than the copy.
pub fn other_words(lang: Lang, hall: &Details, other: OtherHistory) -> String {
    let since = dates::minute(lang, clock::in_hall(hall, instant(other.at)));
    proof::other_history(lang, other.seq, since)
}
