//! What FIDE would refuse or ask about in a tournament's report (B.02 9.1; TRF records marked mandatory for rating).

use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::outcome::GameResult;

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
    NoGender {
        players: Vec<PlayerId>,
    },
    /// Two players with the same FIDE ID.
    SameFideId {
        fide_id: u32,
        players: Vec<PlayerId>,
    },
}

impl Objection {
    /// Whether FIDE would refuse the report, rather than ask.
    pub fn refuses(&self) -> bool {
        !matches!(self, Objection::NoFideId { .. } | Objection::NoGender { .. } | Objection::NoChiefArbiterId)
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
    let undated: Vec<RoundNo> = tournament
        .rounds
        .iter()
        .map(|round| round.number)
        .filter(|round| details.schedule.get(round.index()).copied().flatten().is_none())
        .collect();
    object(!undated.is_empty(), Objection::NoRoundDates { rounds: undated });
    found.extend(games_objections(tournament));
    found.extend(player_objections(tournament));
    found
}

fn games_objections(tournament: &Tournament) -> Vec<Objection> {
    let mut found = Vec::new();
    for round in &tournament.rounds {
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
    let who = |lacks: &dyn Fn(&crate::tournament::player::PlayerData) -> bool| -> Vec<PlayerId> {
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
    list(who(&|data| data.gender.is_none()), |players| Objection::NoGender { players });
    let mut by_id: std::collections::BTreeMap<u32, Vec<PlayerId>> = std::collections::BTreeMap::new();
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
