//! What the certificate of a title result (IT1) says: the games that count, what they add up to, and what an arbiter
//! still has to look at by hand (B.01 art. 1.4 and 1.7).

use super::norm_search::{Candidate, candidates, federations_waived, given_round, norm_games};
use super::norms::{Assessment, Norm, NormGame, counted_ratings, half_points, needed_half_points};
use super::playing_time::{least_minutes, minutes};
use super::report::{Played, report};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Title;
use sonneborn_tournament::regulations::NormGames;
use std::collections::{BTreeMap, BTreeSet};

/// A game of the certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub played: Played,
    /// What the opponent counts: unrated ones 1400, the lowest raised to the norm's floor (1.4.6). `None` where the game
    /// is left out to the player's advantage.
    pub counted: Option<u16>,
}

/// A norm that was made, with all that its certificate shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    pub player: PlayerId,
    pub norm: Norm,
    pub assessment: Assessment,
    pub lines: Vec<Line>,
    /// Points of the counted games, in halves.
    pub scored: u32,
    /// The half points that the norm needs.
    pub needed: Option<u32>,
    /// The opponents by title, the highest first; women's titles too.
    pub titles: BTreeMap<Title, usize>,
    /// The opponents by federation.
    pub federations: BTreeMap<String, usize>,
    /// Opponents without a rating.
    pub unrated: usize,
    pub checks: Vec<Check>,
}

/// What an arbiter must check before signing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The event is to be registered 30 days before it starts.
    Registration,
    /// Ratings and titles must be those in force at the start (1.4.6).
    ListAtStart,
    /// The chief arbiter's title is not known here to be IA or FA.
    ChiefArbiterTitle,
    /// The start of some rounds is not known: at most two rounds a day are allowed.
    ScheduleUnknown,
    /// More than two rounds on this many days.
    TooManyRoundsADay { days: usize },
    /// The rate of play is not known, or shorter than norms allow.
    RateOfPlay,
    /// An opponent without a federation.
    OpponentWithoutFederation,
    /// The player's FIDE ID or birth is missing.
    PlayerIncomplete,
    /// The conditions on federations are waived by 1.4.3e; at least one of the norms must be without this.
    FederationsWaived,
    /// Games were left out to the player's advantage (1.4.1).
    GamesLeftOut,
    /// One round of nine brought no game: eight are enough, once in an application (1.4.1).
    EightOfNine { round: RoundNo },
}

/// The certificate of a norm that the player has made; `None` if not made.
pub fn certificate(tournament: &Tournament, player: PlayerId, norm: Norm) -> Option<Certificate> {
    made(tournament).into_iter().find(|made| made.player == player && made.norm == norm)
}

/// The certificates of all norms made, by norm and TPN.
pub fn made(tournament: &Tournament) -> Vec<Certificate> {
    let all_rounds = RoundNo(u16::MAX);
    let mut reports = BTreeMap::new();
    for report in report(tournament, all_rounds) {
        reports.insert(report.player, report);
    }
    let made = candidates(tournament, all_rounds).into_iter().filter(|candidate| candidate.assessment.is_met());
    made.filter_map(|candidate| {
        let report = reports.get(&candidate.player)?;
        Some(filled(tournament, candidate, &report.games, norm_games(tournament, report)))
    })
    .collect()
}

fn filled(tournament: &Tournament, candidate: Candidate, played: &[Played], games: Vec<NormGame>) -> Certificate {
    let Candidate { player, assessment, .. } = candidate;
    let norm = assessment.norm;
    let kept: Vec<NormGame> = games.into_iter().filter(|game| !assessment.left_out.contains(&game.round)).collect();
    let counted: BTreeMap<RoundNo, u16> =
        kept.iter().map(|game| game.round).zip(counted_ratings(norm, &kept)).collect();
    let lines = played.iter().map(|game| Line { played: *game, counted: counted.get(&game.round).copied() });
    let mut titles = BTreeMap::new();
    let mut federations = BTreeMap::new();
    for game in &kept {
        *federations.entry(game.federation.clone()).or_default() += 1;
        if let Some(title) = game.title {
            *titles.entry(title).or_default() += 1;
        }
    }
    Certificate {
        player,
        norm,
        lines: lines.collect(),
        scored: half_points(&kept),
        needed: needed_half_points(norm, &kept),
        titles,
        unrated: kept.iter().filter(|game| game.rating.is_none()).count(),
        checks: checks(tournament, player, &assessment, &federations),
        federations,
        assessment,
    }
}

fn checks(
    tournament: &Tournament,
    player: PlayerId,
    assessment: &Assessment,
    federations: &BTreeMap<String, usize>,
) -> Vec<Check> {
    let mut checks = vec![Check::Registration, Check::ListAtStart];
    checks.extend(event_checks(tournament));
    let mut ask = |applies: bool, check: Check| checks.extend(applies.then_some(check));
    let data = tournament.player(player).map(|player| &player.data);
    ask(data.is_none_or(|data| data.fide_id.is_none() || data.birth.is_none()), Check::PlayerIncomplete);
    ask(federations.contains_key(""), Check::OpponentWithoutFederation);
    let is_exempt = tournament.regulations.norms.exempt;
    ask(is_exempt || federations_waived(tournament), Check::FederationsWaived);
    ask(!assessment.left_out.is_empty(), Check::GamesLeftOut);
    checks.extend(eight_of_nine(tournament, player));
    checks
}

/// That the games are enough only because one round brought none, where nine were asked for.
pub fn eight_of_nine(tournament: &Tournament, player: PlayerId) -> Option<Check> {
    let are_nine_asked_for = tournament.regulations.norms.games == NormGames::Nine;
    given_round(tournament, player).filter(|_| are_nine_asked_for).map(|round| Check::EightOfNine { round })
}

/// What the event itself leaves to be checked.
fn event_checks(tournament: &Tournament) -> Vec<Check> {
    let mut checks = Vec::new();
    let mut ask = |applies: bool, check: Check| checks.extend(applies.then_some(check));
    let details = &tournament.details;
    let office = details.chief_arbiter.name.split_whitespace().next().unwrap_or_default();
    ask(!matches!(office, "IA" | "FA"), Check::ChiefArbiterTitle);
    let starts: Vec<_> = details.schedule.iter().take(tournament.rounds.len()).flatten().collect();
    ask(starts.len() < tournament.rounds.len(), Check::ScheduleUnknown);
    let mut rounds_on = BTreeMap::new();
    for start in starts {
        *rounds_on.entry(start.date()).or_insert(0) += 1;
    }
    let days = rounds_on.values().filter(|rounds| **rounds > MOST_ROUNDS_A_DAY).count();
    ask(days > 0, Check::TooManyRoundsADay { days });
    let ratings: BTreeSet<u16> = tournament.entrants().filter_map(|player| player.data.rating).collect();
    let needed = least_minutes(ratings.last().copied().unwrap_or_default());
    let minutes = tournament.regulations.time_control.parse().ok().map(|control| minutes(&control));
    ask(minutes.is_none_or(|minutes| minutes < needed), Check::RateOfPlay);
    checks
}

/// Rounds a day that norms allow.
const MOST_ROUNDS_A_DAY: usize = 2;
