//! The first act of a tournament that came from a file, and the whole tournament as the file told it.

use super::Adjustment;
use super::prelude::*;
use super::shared::{register, with_player};
use crate::details::Details;
use crate::ids::{RoundNo, Tpn};
use crate::knockout::{GoesThrough, TeamGoesThrough};
use crate::outcome::Bye;
use crate::play_off::PlayOffGame;
use crate::player::{PlayerData, Presence};
use crate::regulations::Regulations;
use crate::round::Round;
use crate::team::Team;
use std::collections::BTreeMap;

/// The first act of a tournament that came from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    pub tournament: Box<Imported>,
}

impl Deed for Import {
    fn check(&self, _: &Tournament) -> Result<Vec<Warning>, Refusal> {
        Ok(Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        import(state, &self.tournament);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::Rules { named: Vec::new() }).untold()
    }

    fn stage(&self) -> Stage {
        Stage::First
    }
}

/// A whole tournament as a file told it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Imported {
    pub details: Details,
    pub regulations: Regulations,
    pub players: Vec<ImportedPlayer>,
    pub teams: Vec<Team>,
    pub rounds: Vec<Round>,
    pub adjustments: Vec<Adjustment>,
    /// Lines that the model has no place for, kept to be written again.
    pub remnants: Vec<String>,
    /// The file's name and format.
    pub source: String,
    /// The SHA-256 of the file in digits, by which it is known when it comes again; empty where an older version read it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub digest: String,
    /// What the import had to mend, in words of the importer's language at the time.
    pub mended: Vec<String>,
    /// The rounds that are not as the rules and the engine have them, which the importer was asked about (VCL4THP 54-55); `None`
    /// where nothing was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against_rules: Option<Vec<RoundNo>>,
    /// The round after which the event left FIDE mode, by the word of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_fide_mode: Option<RoundNo>,
    /// Who goes through in a knock-out, and the games by which ties were broken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone_through: Vec<GoesThrough>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams_gone_through: Vec<TeamGoesThrough>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play_off: Vec<PlayOffGame>,
}

/// A player as a file told them; their [`PlayerId`](crate::ids::PlayerId) is their place in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedPlayer {
    pub data: PlayerData,
    pub tpn: Tpn,
    pub presence: Presence,
    pub first_round: RoundNo,
    #[serde(default)]
    pub requested_byes: BTreeMap<RoundNo, Bye>,
}

impl Default for ImportedPlayer {
    fn default() -> ImportedPlayer {
        ImportedPlayer {
            data: PlayerData::default(),
            tpn: Tpn(1),
            presence: Presence::Playing,
            first_round: RoundNo::FIRST,
            requested_byes: BTreeMap::new(),
        }
    }
}

impl Tournament {
    /// The tournament that an import would make, for programs that only read files.
    pub fn of_import(imported: &Imported) -> Tournament {
        let mut state = Tournament { seq: 1, ..Tournament::default() };
        import(&mut state, imported);
        state
    }
}

fn import(state: &mut Tournament, imported: &Imported) {
    state.details = imported.details.clone();
    state.regulations = imported.regulations.clone();
    state.teams = imported.teams.clone();
    state.rounds = imported.rounds.clone();
    state.adjustments = imported.adjustments.clone();
    state.remnants = imported.remnants.clone();
    state.left_fide_mode = imported.left_fide_mode;
    state.gone_through = imported.gone_through.clone();
    state.teams_gone_through = imported.teams_gone_through.clone();
    state.play_off = imported.play_off.clone();
    for player in &imported.players {
        let id = register(state, player.data.clone(), player.first_round);
        with_player(state, id, |registered| {
            registered.tpn = Some(player.tpn);
            registered.presence = player.presence;
            registered.requested_byes = player.requested_byes.clone();
        });
    }
}
