//! The groups of the settings, each saved on its own, and a line that says what is set in each.

use super::Event;
use crate::{Lang, dates, rating_method, systems, teams, time_control, values, web};
use sonneborn_tournament::reader::{self, Unreadable};

sonneborn_tournament::with_codes! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Group {
        Event = "event",
        Schedule = "schedule",
        Pairing = "pairing",
        /// In events of teams only.
        Teams = "teams",
        Play = "play",
        Points = "points",
        Ranking = "ranking",
        Ratings = "ratings",
    }
}

impl Group {
    /// The group of a code.
    ///
    /// # Errors
    /// What is no group.
    pub fn of(code: &str) -> Result<Group, Unreadable> {
        reader::coded(code, &Group::ALL)
    }

    pub fn name(&self, lang: Lang) -> &'static str {
        match self {
            Group::Event => web::event(lang),
            Group::Schedule => super::schedule(lang),
            Group::Pairing => super::pairing(lang),
            Group::Play => super::play(lang),
            Group::Points => super::points(lang),
            Group::Ranking => super::ranking(lang),
            Group::Ratings => rating_method::ratings(lang),
            Group::Teams => teams::matches_of_teams(lang),
        }
    }

    /// What is set, in a line.
    pub fn told(self, lang: Lang, event: &Event) -> String {
        let Event { details, regulations } = event;
        let parts: Vec<String> = match self {
            Group::Event => vec![details.place.clone(), details.chief_arbiter.name.clone()],
            Group::Schedule => {
                let day = |day: Option<chrono::NaiveDate>| day.map(|day| dates::day(lang, &day)).unwrap_or_default();
                vec![day(details.start), day(details.end)]
            }
            Group::Pairing => {
                vec![systems::name(lang, regulations.system).into(), super::rounds_count(lang, regulations.rounds)]
            }
            Group::Play => {
                let control = &regulations.time_control;
                let control = if control.is_empty() { String::new() } else { time_control::of_code(lang, control) };
                vec![values::rate(lang, regulations.rate).into(), control]
            }
            Group::Points => {
                let scoring = &regulations.scoring;
                vec![[scoring.win, scoring.draw, scoring.loss].map(|points| points.to_string()).join(" – ")]
            }
            Group::Ranking => vec![regulations.tie_breaks_written(" ")],
            Group::Teams => {
                let rules = regulations.teams.clone().unwrap_or_default();
                let match_points = [rules.win, rules.draw, rules.loss].map(|points| points.to_string()).join(" – ");
                vec![teams::boards_count(lang, rules.boards()), match_points]
            }
            Group::Ratings => vec![rating_method::choice(lang, regulations.rating_choice()).into()],
        };
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }
}
