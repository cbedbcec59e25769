//! The words of incidents, appeals and sealed moves.

use crate::{Lang, claims, common};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::incident::{Cause, Incident, Measure, Outcome};

pub use sonneborn_words::incidents::*;

/// What happened.
pub fn cause(lang: Lang, cause: Cause) -> &'static str {
    match cause {
        Cause::Device => device(lang),
        Cause::Advice => advice(lang),
        Cause::Distraction => distraction(lang),
        Cause::Late => late(lang),
        Cause::Recording => recording(lang),
        Cause::Leaving => leaving(lang),
        Cause::Conduct => conduct(lang),
        Cause::Complaint => complaint(lang),
        Cause::Fault => fault(lang),
        Cause::Other => other(lang),
    }
}

/// What happened, with its article: `Electronic device, article 11.3.2`.
pub fn cause_in_full(lang: Lang, happened: Cause) -> String {
    let article = happened.article().map(|number| claims::article(lang, number));
    let parts: Vec<String> = [Some(cause(lang, happened).to_owned()), article].into_iter().flatten().collect();
    parts.join(common::list_comma(lang))
}

/// What was done about it.
pub fn measure(lang: Lang, measure: Measure) -> &'static str {
    match measure {
        Measure::Noted => noted(lang),
        Measure::Warning => warning(lang),
        Measure::TimeToOpponent => time_to_opponent(lang),
        Measure::TimeTaken => time_taken(lang),
        Measure::PointsToOpponent => points_to_opponent(lang),
        Measure::PointsTaken => points_taken(lang),
        Measure::GameLost => game_lost(lang),
        Measure::Fine => fine(lang),
        Measure::RoundsExcluded => rounds_excluded(lang),
        Measure::Expulsion => expulsion(lang),
    }
}

/// How an appeal was decided.
pub fn outcome(lang: Lang, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Upheld => upheld(lang),
        Outcome::UpheldInPart => upheld_in_part(lang),
        Outcome::Dismissed => dismissed(lang),
        Outcome::Withdrawn => withdrawn(lang),
    }
}

/// A measure with its time and article: `time to the opponent, 2 min, article 12.9.2`.
pub fn measure_in_full(lang: Lang, incident: &Incident) -> String {
    let mut parts = vec![measure(lang, incident.measure).to_owned()];
    if incident.seconds > 0 {
        parts.push(minutes_of(lang, incident.seconds / 60));
    }
    parts.extend(incident.measure.article().map(|number| claims::article(lang, number)));
    parts.join(common::list_comma(lang))
}

/// An incident as the journal tells it.
pub fn told(lang: Lang, incident: &Incident, name: &str) -> String {
    let words = told_as(lang, incident.round, name, cause(lang, incident.cause), measure_in_full(lang, incident));
    if incident.note.is_empty() { words } else { common::noted(lang, words, &incident.note) }
}

/// How often each kind of incident happened in the rounds that are meant, what was done about it, and how many appeals there were;
/// only what there was.
pub fn tally(lang: Lang, tournament: &Tournament, is_meant: &dyn Fn(RoundNo) -> bool) -> Vec<(String, usize)> {
    let meant = || tournament.incidents.iter().map(|noted| &noted.incident).filter(|noted| is_meant(noted.round));
    let causes = Cause::ALL
        .into_iter()
        .map(|one| (cause_in_full(lang, one), meant().filter(|noted| noted.cause == one).count()));
    let measures = Measure::ALL.into_iter().filter(|one| *one != Measure::Noted);
    let measures =
        measures.map(|one| (measure(lang, one).to_owned(), meant().filter(|noted| noted.measure == one).count()));
    let lodged = tournament.appeals.iter().filter(|appeal| is_meant(appeal.round)).count();
    let all = causes.chain(measures).chain([(appeals(lang).to_owned(), lodged)]);
    all.filter(|(_, count)| *count > 0).collect()
}
