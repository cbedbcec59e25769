//! Who is kept from meeting whom, and in which rounds.

use crate::ids::{PlayerId, RoundNo};
use crate::player::{Player, PlayerData};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Players of whom no two are to meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prohibition {
    pub first: RoundNo,
    pub last: RoundNo,
    pub who: Apart,
    /// A soft prohibition gives way where otherwise no pairing would exist.
    pub soft: bool,
}

impl Prohibition {
    /// Whether it keeps the two apart in a round.
    pub fn parts(&self, round: RoundNo, a: &Player, b: &Player) -> bool {
        let same = |key: fn(&PlayerData) -> &str| !key(&a.data).is_empty() && key(&a.data) == key(&b.data);
        self.holds_in(round)
            && match &self.who {
                Apart::Players(players) => players.contains(&a.id) && players.contains(&b.id),
                Apart::Federation(code) => [a, b].iter().all(|player| player.data.federation == *code),
                Apart::SameFederation => same(|data| &data.federation),
                Apart::SameClub => same(|data| &data.club),
            }
    }

    /// The same where the tournament gets another number of rounds: what lasted to the last round still does.
    pub fn with_rounds(&self, was: u16, now: u16) -> Prohibition {
        let last = if self.last.0 >= was { RoundNo(now) } else { self.last };
        Prohibition { last, ..self.clone() }
    }

    pub fn names_players(&self) -> bool {
        match self.who {
            Apart::Players(_) => true,
            Apart::Federation(_) | Apart::SameFederation | Apart::SameClub => false,
        }
    }

    /// Whether it stands in a round.
    pub fn holds_in(&self, round: RoundNo) -> bool {
        (self.first..=self.last).contains(&round)
    }
}

impl Apart {
    /// The groups of players of whom no two are to meet; nobody is in two of them, and none has fewer than two. Named
    /// players keep their order, the others are in the order of `players`.
    pub fn groups(&self, players: &[&Player]) -> Vec<Vec<PlayerId>> {
        let mut groups: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
        if let Apart::Players(named) = self {
            let present = |id: &&PlayerId| players.iter().any(|player| player.id == **id);
            groups.insert("", named.iter().filter(present).copied().collect());
        }
        for player in players {
            let data = &player.data;
            let group = match self {
                Apart::Players(_) => None,
                Apart::Federation(code) => (data.federation == *code).then_some(""),
                Apart::SameFederation => Some(data.federation.as_str()).filter(|code| !code.is_empty()),
                Apart::SameClub => Some(data.club.as_str()).filter(|club| !club.is_empty()),
            };
            if let Some(group) = group {
                groups.entry(group).or_default().push(player.id);
            }
        }
        groups.into_values().filter(|group| group.len() > 1).collect()
    }
}

/// Who is to be kept apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Apart {
    Players(Vec<PlayerId>),
    /// Players of the same federation.
    Federation(String),
    SameFederation,
    SameClub,
}
