//! The diagnosis of a file as plain values: the ways that were tried, and the cause of each round that they do not explain.

use serde::Serialize;
use sonneborn_exchange::audit::{Audit, Diagnosed};
use sonneborn_exchange::diagnosis::{Cause, Numbers, Tried, Way};
use sonneborn_i18n::{Lang, diagnosis as words};
use sonneborn_pairing::registry;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::regulations::{Acceleration, Parity};

/// What may have paired the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnosis {
    /// Places in `ways`: what the rounds were judged by, and what explains most of them. The first way is the file's own.
    pub judged_by: usize,
    pub best: usize,
    pub words: String,
    pub ways: Vec<WayTried>,
    pub causes: Vec<RoundCause>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WayTried {
    /// The system's code, as `--system` takes it.
    pub system: &'static str,
    /// `none`, `baku` or `listed`.
    pub acceleration: &'static str,
    /// `W` or `B`; nothing where round 1 shows it.
    pub initial_colour: Option<char>,
    /// Which numbers give colours: `participants` or `tpn`.
    pub parity: &'static str,
    /// `file` or `rating`.
    pub numbers: &'static str,
    pub rounds_same: Vec<u16>,
    pub rounds: usize,
    pub words: String,
}

/// What must be true of a round for the file's pairing to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoundCause {
    pub round: u16,
    /// `other-way`, `colours`, `given-bye`, `was-allocated`, `taken-out`, `equals`, `apart` or `by-hand`.
    pub cause: &'static str,
    /// The place in `ways`, of `other-way`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<u16>,
    /// By starting number; of `apart` two and two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u16>,
    pub words: String,
}

impl Diagnosis {
    pub(crate) fn of(lang: Lang, audit: &Audit, diagnosed: &Diagnosed) -> Diagnosis {
        let tried = &diagnosed.diagnosis.tried;
        let causes = diagnosed.causes.iter().map(|(round, cause)| RoundCause {
            round: round.0,
            words: words::cause(lang, &audit.tournament, tried, *round, cause),
            ..plain(&audit.tournament, cause)
        });
        Diagnosis {
            judged_by: diagnosed.by,
            best: diagnosed.diagnosis.best,
            words: words::judged(lang, diagnosed),
            ways: tried.iter().map(|one| WayTried::of(lang, one, &tried[0].way)).collect(),
            causes: causes.collect(),
        }
    }
}

impl WayTried {
    fn of(lang: Lang, tried: &Tried, stated: &Way) -> WayTried {
        let way = &tried.way;
        WayTried {
            system: registry::form(way.system).code,
            acceleration: match way.acceleration {
                Acceleration::None => "none",
                Acceleration::Baku => "baku",
                Acceleration::Listed(_) => "listed",
            },
            initial_colour: way.initial_colour.map(|colour| match colour {
                Colour::White => 'W',
                Colour::Black => 'B',
            }),
            parity: match way.parity {
                Parity::Participants => "participants",
                Parity::Tpn => "tpn",
            },
            numbers: match way.numbers {
                Numbers::OfFile => "file",
                Numbers::ByRating => "rating",
            },
            rounds_same: tried.same.iter().map(|round| round.0).collect(),
            rounds: tried.rounds,
            words: words::way(lang, way, stated),
        }
    }
}

/// The cause without its round and words.
fn plain(tournament: &Tournament, cause: &Cause) -> RoundCause {
    let number = |player: &PlayerId| tournament.player(*player).and_then(|player| player.tpn).map_or(0, |tpn| tpn.0);
    let numbers = |players: &[PlayerId]| players.iter().map(number).collect::<Vec<u16>>();
    let named = |cause: &'static str| RoundCause { cause, ..RoundCause::default() };
    match cause {
        Cause::OtherWay(way) => RoundCause { way: Some(*way), ..named("other-way") },
        Cause::Colours { boards } => RoundCause { boards: boards.clone(), ..named("colours") },
        Cause::GivenBye(player) => RoundCause { players: numbers(&[*player]), ..named("given-bye") },
        Cause::WasAllocated(player) => RoundCause { players: numbers(&[*player]), ..named("was-allocated") },
        Cause::TakenOut { absent, opponent } => {
            RoundCause { players: numbers(&[*absent, *opponent]), ..named("taken-out") }
        }
        Cause::OrderOfEquals(players) => RoundCause { players: numbers(players), ..named("equals") },
        Cause::Apart { pairs, .. } => RoundCause { players: numbers(pairs.as_flattened()), ..named("apart") },
        Cause::ByHand { boards, .. } => RoundCause { boards: boards.clone(), ..named("by-hand") },
    }
}
