//! The checker: pairs every round of a tournament again and reports where the tournament has something else.
//!
//! Every round is paired from what the tournament says of the rounds before, so one difference does not drag others along.

use super::difference::{Difference, differences};
use super::{Engine, NoPairing, boards, registry};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::judge::hand_pairing::byes_of_pairing;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::{Compared, Round};

/// A round held against the engine's pairing of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCheck {
    pub round: RoundNo,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Pairs, colours and bye are the engine's.
    Same,
    /// They are not.
    Differs(Vec<Difference>),
    /// The engine finds no pairing.
    NoPairing(NoPairing),
}

/// Checks all rounds that are paired, or one of them, by the tournament's system, where the journal is not at hand: each by what
/// is known of the rounds before it.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_pairing::checker::{Verdict, check};
/// use sonneborn_tournament::Tournament;
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// let rounds = check(&tournament, None);
/// assert_eq!(rounds.len(), 1);
/// assert!(matches!(rounds[0].verdict, Verdict::Same | Verdict::Differs(_)));
/// ```
pub fn check(tournament: &Tournament, only: Option<RoundNo>) -> Vec<RoundCheck> {
    let system = registry::of(tournament.regulations.system);
    each(tournament, only, &|round| system.check(tournament, tournament, round))
}

/// Checks all rounds that are paired, or one of them, each by what was known when it was paired: a result corrected later, a
/// late entry or a withdrawal makes no earlier round wrong.
pub fn check_journal(journal: &Journal, only: Option<RoundNo>) -> Vec<RoundCheck> {
    let tournament = journal.state();
    each(tournament, only, &|round| {
        let known = journal.when_paired(round.number);
        registry::of(known.regulations.system).check(&known, tournament, round)
    })
}

/// The same against another engine for players.
pub fn check_by(tournament: &Tournament, only: Option<RoundNo>, engine: Engine) -> Vec<RoundCheck> {
    each(tournament, only, &|round| Ok(differences(round, &engine(tournament, round.number)?)))
}

/// How a round that is about to be published stands to what the engine pairs now, of everybody who is in the event now: also where
/// somebody left, came or asked for a bye while the draft waited. A pairing-allocated bye is the engine's to give, also where the
/// arbiter promised it before.
pub fn compared(tournament: &Tournament, round: &Round) -> Compared {
    let mut known = tournament.clone();
    known.rounds.truncate(round.number.index());
    for player in &mut known.players {
        if player.requested_byes.get(&round.number) == Some(&Bye::PairingAllocated) {
            player.requested_byes.remove(&round.number);
        }
    }
    let system = registry::of(known.regulations.system);
    match system.check(&known, tournament, round) {
        Ok(differences) if differences.is_empty() => Compared::AsEngine,
        Ok(_) => match system.pair(&known, round.number) {
            Ok(paired) => {
                let given = paired.given_byes();
                let games = boards::seat(&known, round.number, paired.games);
                let byes = byes_of_pairing(&known, &games, &given);
                Compared::Otherwise { games, byes }
            }
            Err(_) => Compared::NoPairing,
        },
        Err(_) => Compared::NoPairing,
    }
}

fn each(
    tournament: &Tournament,
    only: Option<RoundNo>,
    check: &dyn Fn(&Round) -> Result<Vec<Difference>, NoPairing>,
) -> Vec<RoundCheck> {
    let verdict = |round: &Round| match check(round) {
        Err(why) => Verdict::NoPairing(why),
        Ok(differences) if differences.is_empty() => Verdict::Same,
        Ok(differences) => Verdict::Differs(differences),
    };
    let rounds = tournament.rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    rounds.map(|round| RoundCheck { round: round.number, verdict: verdict(round) }).collect()
}
