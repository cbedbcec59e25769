//! What FIDE would refuse or ask about in a tournament's report (B.02 9.1; TRF records marked mandatory for rating).

use super::initial::Standing;
use super::playing_time::{self, BLITZ_ABOVE, LEAST_MOVES_TO_FIRST_CONTROL, RAPID_ABOVE, RAPID_BELOW, least_minutes};
use super::report::{Effect, report};
use sonneborn_laws::clock::TimeControl;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{Gender, PlayerData, Title};
use sonneborn_tournament::regulations::Rate;
use sonneborn_tournament::round::RoundState;
use std::collections::BTreeMap;

/// Something missing or wrong in the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    NoName,
    NoFederation,
    NoStart,
    NoEnd,
    EndBeforeStart,
    NoChiefArbiter,
    NoChiefArbiterId,
    NoTimeControl,
    /// The time control's code cannot be read, so the playing time is not checked.
    UnreadableTimeControl,
    /// The games of these players are too short for a standard rating (B.02 1.1): minutes there are and are needed.
    TooShort {
        minutes: u64,
        needed: u64,
        players: Vec<PlayerId>,
    },
    /// The first control comes too early (B.02 1.1).
    FirstControlTooEarly,
    /// The playing time is not that of rapid or blitz.
    OtherRate {
        minutes: u64,
    },
    /// Rounds without a date (TRF 132).
    NoRoundDates {
        rounds: Vec<RoundNo>,
    },
    /// Games without a result.
    MissingResults {
        round: RoundNo,
        boards: Vec<u16>,
    },
    /// Adjourned games block the report.
    Adjourned {
        round: RoundNo,
        boards: Vec<u16>,
    },
    NoFideId {
        players: Vec<PlayerId>,
    },
    NoBirthYear {
        players: Vec<PlayerId>,
    },
    NoPlayerFederation {
        players: Vec<PlayerId>,
    },
    /// FIDE's file has names in Latin letters.
    NoLatinName {
        players: Vec<PlayerId>,
    },
    NoGender {
        players: Vec<PlayerId>,
    },
    /// Men with a title for women: one of the two is a slip.
    WomensTitle {
        players: Vec<PlayerId>,
    },
    /// Newcomers with too few games for a first rating; the games are kept (B.02 7.1.4).
    FewGames {
        players: Vec<PlayerId>,
    },
    /// Two players with the same FIDE ID.
    SameFideId {
        fide_id: FideId,
        players: Vec<PlayerId>,
    },
}

impl Objection {
    /// Whether FIDE would refuse the report, rather than ask.
    pub fn refuses(&self) -> bool {
        !matches!(
            self,
            Objection::NoFideId { .. }
                | Objection::NoGender { .. }
                | Objection::WomensTitle { .. }
                | Objection::NoChiefArbiterId
                | Objection::UnreadableTimeControl
                | Objection::FewGames { .. }
        )
    }

    /// Whom it names.
    pub fn players(&self) -> &[PlayerId] {
        match self {
            Objection::TooShort { players, .. }
            | Objection::NoFideId { players }
            | Objection::NoBirthYear { players }
            | Objection::NoPlayerFederation { players }
            | Objection::NoLatinName { players }
            | Objection::NoGender { players }
            | Objection::WomensTitle { players }
            | Objection::FewGames { players }
            | Objection::SameFideId { players, .. } => players,
            Objection::NoName
            | Objection::NoFederation
            | Objection::NoStart
            | Objection::NoEnd
            | Objection::EndBeforeStart
            | Objection::NoChiefArbiter
            | Objection::NoChiefArbiterId
            | Objection::NoTimeControl
            | Objection::UnreadableTimeControl
            | Objection::FirstControlTooEarly
            | Objection::OtherRate { .. }
            | Objection::NoRoundDates { .. }
            | Objection::MissingResults { .. }
            | Objection::Adjourned { .. } => &[],
        }
    }
}

/// Every objection, the event's first.
pub fn objections(tournament: &Tournament) -> Vec<Objection> {
    let details = &tournament.details;
    let mut found = Vec::new();
    let mut object = |applies: bool, objection: Objection| {
        if applies {
            found.push(objection);
        }
    };
    object(details.name.is_empty(), Objection::NoName);
    object(details.federation.is_empty(), Objection::NoFederation);
    object(details.start.is_none(), Objection::NoStart);
    object(details.end.is_none(), Objection::NoEnd);
    let reversed = details.start.zip(details.end).is_some_and(|(start, end)| end < start);
    object(reversed, Objection::EndBeforeStart);
    object(details.chief_arbiter.name.is_empty(), Objection::NoChiefArbiter);
    let no_id = !details.chief_arbiter.name.is_empty() && details.chief_arbiter.fide_id.is_none();
    object(no_id, Objection::NoChiefArbiterId);
    object(tournament.regulations.time_control.is_empty(), Objection::NoTimeControl);
    found.extend(time_objections(tournament));
    let undated: Vec<RoundNo> = tournament
        .rounds
        .iter()
        .map(|round| round.number)
        .filter(|round| details.schedule.get(round.index()).copied().flatten().is_none())
        .collect();
    if !undated.is_empty() {
        found.push(Objection::NoRoundDates { rounds: undated });
    }
    found.extend(games_objections(tournament));
    found.extend(player_objections(tournament));
    found
}

/// What stands against the rate of play (B.02 1.1; rapid and blitz 1).
fn time_objections(tournament: &Tournament) -> Vec<Objection> {
    let code = &tournament.regulations.time_control;
    if code.is_empty() {
        return Vec::new();
    }
    let Ok(control) = code.parse::<TimeControl>() else { return vec![Objection::UnreadableTimeControl] };
    let minutes = playing_time::minutes(&control);
    let is_rate = match tournament.regulations.rate {
        Rate::Standard => return standard_objections(tournament, &control, minutes),
        Rate::Rapid => minutes > RAPID_ABOVE && minutes < RAPID_BELOW,
        Rate::Blitz => minutes > BLITZ_ABOVE && minutes <= RAPID_ABOVE,
    };
    if is_rate { Vec::new() } else { vec![Objection::OtherRate { minutes }] }
}

fn standard_objections(tournament: &Tournament, control: &TimeControl, minutes: u64) -> Vec<Objection> {
    let mut found = Vec::new();
    let first = control.periods.first().and_then(|period| period.moves);
    if first.is_some_and(|moves| moves < LEAST_MOVES_TO_FIRST_CONTROL) {
        found.push(Objection::FirstControlTooEarly);
    }
    let mut short: BTreeMap<u64, Vec<PlayerId>> = BTreeMap::new();
    for player in tournament.by_tpn() {
        let needed = least_minutes(player.data.rating.unwrap_or_default());
        if minutes < needed {
            short.entry(needed).or_default().push(player.id);
        }
    }
    found.extend(short.into_iter().map(|(needed, players)| Objection::TooShort { minutes, needed, players }));
    found
}

/// Newcomers whose games do not make a first rating yet.
fn with_few_games(tournament: &Tournament) -> Vec<PlayerId> {
    let few =
        |effect: &Effect| matches!(effect, Effect::Unrated(Some(first)) if first.standing == Standing::TooFewGames);
    let reports = report(tournament, RoundNo(u16::MAX));
    reports.iter().filter(|report| few(&report.effect)).map(|report| report.player).collect()
}

fn games_objections(tournament: &Tournament) -> Vec<Objection> {
    let mut found = Vec::new();
    // A draft is not told to anybody.
    for round in tournament.rounds.iter().filter(|round| round.state == RoundState::Published) {
        let missing = round.missing();
        if !missing.is_empty() {
            found.push(Objection::MissingResults { round: round.number, boards: missing });
        }
        let adjourned: Vec<u16> = round
            .games
            .iter()
            .filter(|game| game.result == Some(GameResult::Adjourned))
            .map(|game| game.board)
            .collect();
        if !adjourned.is_empty() {
            found.push(Objection::Adjourned { round: round.number, boards: adjourned });
        }
    }
    found
}

fn player_objections(tournament: &Tournament) -> Vec<Objection> {
    let players = tournament.by_tpn();
    let who = |lacks: &dyn Fn(&PlayerData) -> bool| -> Vec<PlayerId> {
        players.iter().filter(|player| lacks(&player.data)).map(|player| player.id).collect()
    };
    let mut found = Vec::new();
    let mut list = |players: Vec<PlayerId>, objection: fn(Vec<PlayerId>) -> Objection| {
        if !players.is_empty() {
            found.push(objection(players));
        }
    };
    list(who(&|data| data.fide_id.is_none()), |players| Objection::NoFideId { players });
    list(who(&|data| data.birth.is_none()), |players| Objection::NoBirthYear { players });
    list(who(&|data| data.federation.is_empty()), |players| Objection::NoPlayerFederation { players });
    list(who(&|data| data.name_for_fide().is_none()), |players| Objection::NoLatinName { players });
    list(who(&|data| data.gender.is_none()), |players| Objection::NoGender { players });
    let is_doubtful = |data: &PlayerData| data.gender == Some(Gender::Male) && data.title.is_some_and(Title::is_womens);
    list(who(&is_doubtful), |players| Objection::WomensTitle { players });
    list(with_few_games(tournament), |players| Objection::FewGames { players });
    let mut by_id: BTreeMap<FideId, Vec<PlayerId>> = BTreeMap::new();
    for player in &players {
        if let Some(fide_id) = player.data.fide_id {
            by_id.entry(fide_id).or_default().push(player.id);
        }
    }
    for (fide_id, players) in by_id.into_iter().filter(|(_, players)| players.len() > 1) {
        found.push(Objection::SameFideId { fide_id, players });
    }
    found
}
