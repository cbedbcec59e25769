//! What the event does to a rating, for the pages that show a player: standings, their own page, the public one.

use sonneborn_i18n::{Lang, common, rating as words};
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_rating::title_rating;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::PlayerData;
use sonneborn_words::numerals::decimal;
use std::collections::BTreeMap;

/// Hundredths with a sign: `+4.60`, `−0.42`.
pub fn signed(hundredths: i32) -> String {
    minus(&format!("{:+.2}", f64::from(hundredths) / 100.0))
}

/// A figure with the sign of minus that is as wide as a figure, and not a hyphen.
pub fn minus(figure: &str) -> String {
    figure.replace('-', "−")
}

/// Whether rating changes are shown: the event is to be rated, and its players stand for themselves.
pub fn is_rated(tournament: &Tournament) -> bool {
    tournament.regulations.fide_rated && !tournament.is_of_teams()
}

/// What the games of a player come to so far.
#[derive(Clone, Debug, Default)]
pub struct Total {
    /// `+4.60`, or a newcomer's first rating as `Ru 1650`.
    pub change: String,
    pub performance: String,
}

/// That of every player after `through`, by [`PlayerId`].
pub fn effects(tournament: &Tournament, through: RoundNo) -> Vec<Total> {
    let mut effects = vec![Total::default(); tournament.players.len()];
    for report in report(tournament, through) {
        let performance = report.performance.map_or_else(String::new, |performance| performance.to_string());
        effects[report.player.index()] = Total { change: total(&report), performance };
    }
    effects
}

/// `+4.60`, or a newcomer's first rating as `Ru 1650`; empty while no game counts.
pub fn total(report: &PlayerReport) -> String {
    match &report.effect {
        Effect::Rated { change, .. } if change.games.is_empty() => String::new(),
        Effect::Rated { change, .. } => signed(change.change),
        Effect::Unrated(first) => first.map(|first| format!("Ru {}", first.rating)).unwrap_or_default(),
    }
}

/// One player's part of the report, where the event is rated.
pub fn of_player(tournament: &Tournament, player: PlayerId) -> Option<PlayerReport> {
    let reports = is_rated(tournament).then(|| report(tournament, RoundNo(u16::MAX)))?;
    reports.into_iter().find(|report| report.player == player)
}

/// What each game does, before K: `+0.36`.
pub fn by_round(report: &PlayerReport) -> BTreeMap<RoundNo, String> {
    let changes = report.games_with_changes();
    changes.filter_map(|(played, change)| Some((played.round, signed(change?.change)))).collect()
}

/// What all games come to, in a sentence.
pub fn summary(report: &PlayerReport, lang: Lang) -> String {
    match &report.effect {
        Effect::Rated { rating, reason, change, .. } => {
            let sum = words::change_sum(
                lang,
                decimal(lang, &signed(change.sum)),
                change.k,
                decimal(lang, &signed(change.change)),
                minus(&change.rounded().to_string()),
            );
            let k = common::noted(lang, format!("K {}", change.k), words::k_reason(lang, *reason));
            format!("{rating} · {k} · {sum}")
        }
        Effect::Unrated(Some(first)) => {
            let average = decimal(lang, &format!("{:.2}", f64::from(first.average) / 100.0));
            let sum = words::initial_sum(
                lang,
                average,
                first.percent,
                minus(&format!("{:+}", first.difference)),
                first.rating,
            );
            format!("{sum} · {}", words::standing(lang, first.standing))
        }
        Effect::Unrated(None) => words::no_games(lang).into(),
    }
}

/// The ratings of titles that the player came to in the event.
pub fn reached(report: &PlayerReport, data: &PlayerData, lang: Lang) -> Vec<String> {
    let found = title_rating::reached(report, data).into_iter();
    found.map(|found| words::title_rating_reached(lang, found.rating, found.round, found.title)).collect()
}
