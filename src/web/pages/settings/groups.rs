//! The groups of the settings, each saved on its own: which fields belong to it, and a line that says what is set.

use super::{SettingsForm, time_control};
use serde::{Deserialize, Deserializer};
use sonneborn_i18n::{
    Lang, dates, rating_method, settings as group_words, standings, systems, teams as team_words, web as words,
};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_tournament::regulations::{Rate, System};

/// A form as it was sent: names and values in order.
pub(in crate::pages) type Sent = Vec<(String, String)>;

/// The field that names the group; a form without it holds all fields.
pub(super) const GROUP_FIELD: &str = "group";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Event,
    Schedule,
    Pairing,
    Play,
    Points,
    Ranking,
    Ratings,
    /// In events of teams only.
    Teams,
}

impl Group {
    pub(super) const ALL: [Group; 8] = [
        Group::Event,
        Group::Schedule,
        Group::Pairing,
        Group::Teams,
        Group::Play,
        Group::Points,
        Group::Ranking,
        Group::Ratings,
    ];

    pub(super) fn code(&self) -> &'static str {
        match self {
            Group::Event => "event",
            Group::Schedule => "schedule",
            Group::Pairing => "pairing",
            Group::Play => "play",
            Group::Points => "points",
            Group::Ranking => "ranking",
            Group::Ratings => "ratings",
            Group::Teams => "teams",
        }
    }

    /// The group that was sent; nothing for a form of all fields.
    ///
    /// # Errors
    /// What is no group.
    pub(super) fn of(sent: &Sent) -> Result<Option<Group>, Unreadable> {
        let groups = Group::ALL.map(|group| (group.code(), group));
        value(sent, GROUP_FIELD).map(|code| reader::code(code, &groups)).transpose()
    }

    pub(super) fn name(&self, lang: &Lang) -> &'static str {
        match self {
            Group::Event => words::event(lang),
            Group::Schedule => group_words::schedule(lang),
            Group::Pairing => group_words::pairing(lang),
            Group::Play => group_words::play(lang),
            Group::Points => group_words::points(lang),
            Group::Ranking => group_words::ranking(lang),
            Group::Ratings => rating_method::ratings(lang),
            Group::Teams => team_words::matches_of_teams(*lang),
        }
    }

    /// Its fields; one that was not sent is empty, as a tick that is not set.
    fn fields(self) -> &'static [&'static str] {
        match self {
            Group::Event => &[
                "name",
                "place",
                "federation",
                "organiser",
                "website",
                "entry_fee",
                "entries_only",
                "colour",
                "chief_arbiter",
                "chief_arbiter_id",
                "chief_arbiter_federation",
                "deputies",
            ],
            Group::Schedule => &["start", "end", "schedule"],
            Group::Pairing => &[
                "system",
                "rounds",
                "acceleration",
                "numbering",
                "equals",
                "initial_colour",
                "parity",
                "match_games",
                "third_place",
                "first_board",
                "fide_rated",
            ],
            Group::Play => &[
                "rate",
                "time_control",
                "period_moves",
                "period_minutes",
                "period_seconds",
                "laws",
                "default_minutes",
                "full_supervision",
                "agreement",
                "agreement_move",
                "quickplay_announced",
                "device_penalty",
                "appeal_minutes",
                "chess960",
            ],
            Group::Points => &["win", "draw", "loss", "bye_points", "half_point_byes", "no_byes_in_last"],
            Group::Ranking => &["tie_breaks", "tie_break_edition"],
            Group::Ratings => &[
                "rating_method",
                "rating_federation",
                "lists_checked",
                "norm_exemption",
                "norm_games",
                "long_event",
                "period_tie_breaks",
            ],
            Group::Teams => &[
                "boards",
                "match_win",
                "match_draw",
                "match_loss",
                "first_score",
                "colour_preferences",
                "second_score",
                "team_bye_match",
                "team_bye_game",
                "line_up_minutes",
                "free_order",
            ],
        }
    }

    /// What is set, in a line.
    pub(super) fn told(&self, lang: &Lang, tournament: &Tournament) -> String {
        let lang = *lang;
        let (details, regulations) = (&tournament.details, &tournament.regulations);
        let parts: Vec<String> = match self {
            Group::Event => vec![details.place.clone(), details.chief_arbiter.name.clone()],
            Group::Schedule => {
                let day = |day: Option<chrono::NaiveDate>| day.map(|day| dates::day(lang, &day)).unwrap_or_default();
                vec![day(details.start), day(details.end)]
            }
            Group::Pairing => vec![
                systems::name(lang, regulations.system).into(),
                group_words::rounds_count(lang, regulations.rounds),
            ],
            Group::Play => {
                let rate = match regulations.rate {
                    Rate::Standard => words::rate_standard(lang),
                    Rate::Rapid => words::rate_rapid(lang),
                    Rate::Blitz => words::rate_blitz(lang),
                };
                let control = &regulations.time_control;
                let control = if control.is_empty() { String::new() } else { time_control::told(lang, control) };
                vec![rate.into(), control]
            }
            Group::Points => {
                let scoring = &regulations.scoring;
                vec![[scoring.win, scoring.draw, scoring.loss].map(|points| points.decimal()).join(" – ")]
            }
            Group::Ranking => vec![regulations.tie_breaks_written(" ")],
            Group::Teams => {
                let rules = regulations.teams.clone().unwrap_or_default();
                let match_points = [rules.win, rules.draw, rules.loss].map(|points| points.decimal()).join(" – ");
                vec![team_words::boards_count(lang, rules.boards()), match_points]
            }
            Group::Ratings => vec![rating_method::choice(lang, regulations.rating_choice()).into()],
        };
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }

    /// The whole form with this group's fields as they were sent.
    ///
    /// # Errors
    /// What serde finds.
    pub(super) fn over(self, whole: &SettingsForm, sent: &Sent) -> Result<SettingsForm, serde_html_form::de::Error> {
        laid_over(whole, self.fields(), sent)
    }
}

/// A form with what was sent laid over it. Fields in `emptied` are as sent, also where nothing was.
///
/// # Errors
/// What serde finds.
pub(in crate::pages) fn laid_over(
    form: &SettingsForm,
    emptied: &[&str],
    sent: &Sent,
) -> Result<SettingsForm, serde_html_form::de::Error> {
    let kept = serde_html_form::to_string(form).unwrap_or_default();
    let mut fields: Sent = url::form_urlencoded::parse(kept.as_bytes()).into_owned().collect();
    fields.retain(|(name, _)| !emptied.contains(&name.as_str()) && value(sent, name).is_none());
    fields.extend(sent.iter().cloned());
    read(&fields)
}

/// The form that was sent.
///
/// # Errors
/// What serde finds.
pub(in crate::pages) fn read(sent: &Sent) -> Result<SettingsForm, serde_html_form::de::Error> {
    let text: String = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(sent).finish();
    serde_html_form::from_str(&text)
}

pub(in crate::pages) fn value<'a>(sent: &'a Sent, name: &str) -> Option<&'a str> {
    sent.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// A field that is there once with several lines, or several times with a line each: rows of a form.
pub(super) fn lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Lines {
        One(String),
        Many(Vec<String>),
    }
    Lines::deserialize(deserializer).map(|lines| match lines {
        Lines::One(text) => text,
        Lines::Many(lines) => lines.join("\n"),
    })
}

/// A tie-break that can be chosen.
pub(in crate::pages) struct TieBreakOffer {
    pub code: String,
    pub words: String,
}

/// The tie-breaks that a system allows, and those that are set now. Buchholz and its kin are not for round robins (C.07 art. 8), and Koya's system is for them alone (9.2).
pub(super) fn tie_breaks(lang: Lang, system: System, now: &str) -> Vec<TieBreakOffer> {
    let mut all = if system.is_of_teams() { Descriptor::all_of_teams() } else { Descriptor::all_individual() };
    if !system.is_of_teams() {
        all.push(Descriptor::plain(Code::Ext));
    }
    let is_allowed = |descriptor: &Descriptor| {
        let is_forbidden = match system.is_predetermined() {
            true => descriptor.code.is_of_buchholz(),
            false => descriptor.code.is_of_tables(),
        };
        descriptor.code != Code::Pts && !is_forbidden
    };
    let mut offers: Vec<TieBreakOffer> = all
        .iter()
        .filter(|descriptor| is_allowed(descriptor))
        .map(|descriptor| TieBreakOffer {
            code: descriptor.to_string(),
            words: standings::tie_break_name(lang, descriptor),
        })
        .collect();
    for code in chosen(now) {
        if offers.iter().all(|offer| offer.code != code) {
            let words = code.parse::<Descriptor>().map(|descriptor| standings::tie_break_name(lang, &descriptor));
            offers.push(TieBreakOffer { words: words.unwrap_or_else(|_| code.clone()), code });
        }
    }
    offers
}

/// The codes of the list, in order.
pub(super) fn chosen(text: &str) -> Vec<String> {
    let codes = text.split([' ', ',', ';', '\n']).map(str::trim).filter(|code| !code.is_empty());
    codes.map(str::to_uppercase).collect()
}

impl TieBreakOffer {
    /// As the menu shows it: `BH/C1 · Buchholz, the 1 lowest cut`.
    pub(in crate::pages) fn line(&self) -> String {
        if self.words == self.code { self.code.clone() } else { format!("{} · {}", self.code, self.words) }
    }
}
