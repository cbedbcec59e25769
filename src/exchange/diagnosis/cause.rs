//! What must be true of one round for the file's pairing to be right: each supposition was put to the engine, and with it the engine pairs
//! the round exactly as the file has it. Where none does, the boards are named on which somebody paired by hand.

use super::search::Search;
use super::way::Tried;
use sonneborn_pairing::Participant;
use sonneborn_pairing::checker::{RoundCheck, Verdict};
use sonneborn_pairing::difference::Difference;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::rating::tournament_rating;
use sonneborn_tournament::regulations::{Apart, Prohibition};
use sonneborn_tournament::round::Game;

/// A supposition with which the round is the engine's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Another way that was tried pairs it so, by its place in the list.
    OtherWay(usize),
    /// The pairs are right, and on these boards the colours were turned, or in round 1 drawn otherwise.
    Colours { boards: Vec<u16> },
    /// The bye of the odd one out was given before the others were paired.
    GivenBye(PlayerId),
    /// Who has a bye of another kind was the odd one out.
    WasAllocated(PlayerId),
    /// The two were paired with each other, and the first was taken out afterwards.
    TakenOut { absent: PlayerId, opponent: PlayerId },
    /// The two, whose ratings are equal, had each other's numbers.
    OrderOfEquals([PlayerId; 2]),
    /// These were not allowed to meet.
    Apart { pairs: Vec<[PlayerId; 2]>, common: Option<Common> },
    /// Somebody paired these boards by hand; the bye too where it is not the engine's.
    ByHand { boards: Vec<u16>, bye: bool },
}

/// What players who were kept apart have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    Club,
    Family,
    Federation,
}

/// So many suppositions of one kind are tried in a round.
const MOST_OF_A_KIND: usize = 12;
/// So many pairs were kept apart at most; more would explain anything.
const MOST_APART: usize = 4;

/// The cause of each round that differs; `judged` is the event as the rounds were judged, by the way at the place `by`.
pub fn causes(judged: &Tournament, checks: &[RoundCheck], tried: &[Tried], by: usize) -> Vec<(RoundNo, Cause)> {
    if judged.regulations.system.is_of_teams() || !judged.regulations.system.is_swiss() {
        return Vec::new();
    }
    let mut search = Search::of(judged);
    let mut apart: Vec<[PlayerId; 2]> = Vec::new();
    let mut causes = Vec::new();
    for check in checks {
        let found = match &check.verdict {
            Verdict::Same => None,
            Verdict::Differs(differences) => {
                let other = other_way(check.round, tried, by);
                let one = Doubted { judged, round: check.round, differences };
                other.or_else(|| one.explained(&mut search, &apart)).or_else(|| Some(one.by_hand()))
            }
            Verdict::NoPairing(_) => other_way(check.round, tried, by),
        };
        if let Some(Cause::Apart { pairs, .. }) = &found {
            apart.extend(pairs.iter().filter(|pair| !apart.contains(pair)).copied().collect::<Vec<_>>());
        }
        causes.extend(found.map(|cause| (check.round, cause)));
    }
    causes
}

fn other_way(round: RoundNo, tried: &[Tried], by: usize) -> Option<Cause> {
    let explains = |(place, one): &(usize, &Tried)| *place != by && one.same.contains(&round);
    tried.iter().enumerate().find(explains).map(|(place, _)| Cause::OtherWay(place))
}

/// A round that is not the engine's.
struct Doubted<'a> {
    judged: &'a Tournament,
    round: RoundNo,
    differences: &'a [Difference],
}

impl Doubted<'_> {
    /// The first supposition that explains it, those first which say least about the arbiter.
    fn explained(&self, search: &mut Search, apart: &[[PlayerId; 2]]) -> Option<Cause> {
        self.colours()
            .or_else(|| self.byes(search))
            .or_else(|| self.taken_out(search))
            .or_else(|| self.order_of_equals(search))
            .or_else(|| self.kept_apart(search, apart))
    }

    fn colours(&self) -> Option<Cause> {
        let only_colours = self.differences.iter().all(|one| matches!(one, Difference::Colours { .. }));
        only_colours.then(|| Cause::Colours { boards: self.boards() })
    }

    /// The boards on which a pair or its colours differ.
    fn boards(&self) -> Vec<u16> {
        let differs = |game: &&Game| {
            self.differences.iter().any(|one| match *one {
                Difference::Paired { white, black } | Difference::Colours { white, black } => {
                    (white, black) == (game.white.into(), game.black.into())
                }
                Difference::NotPaired { .. } | Difference::Bye { .. } => false,
            })
        };
        let round = self.judged.round(self.round);
        round.iter().flat_map(|round| &round.games).filter(differs).map(|game| game.board).collect()
    }

    fn by_hand(&self) -> Cause {
        let bye = self.differences.iter().any(|one| matches!(one, Difference::Bye { .. }));
        Cause::ByHand { boards: self.boards(), bye }
    }

    /// Those of the round with a bye of which the kind fits.
    fn with_bye(&self, fits: fn(Bye) -> bool) -> Vec<PlayerId> {
        let byes = self.judged.round(self.round).into_iter().flat_map(|round| &round.byes);
        byes.filter(|(_, bye)| fits(*bye)).map(|(player, _)| *player).collect()
    }

    /// The event with another bye of a player in this round.
    fn with_other_bye(&self, player: PlayerId, bye: Bye) -> Tournament {
        let mut supposed = self.judged.clone();
        if let Some(round) = supposed.rounds.get_mut(self.round.index()) {
            round.byes.iter_mut().filter(|(who, _)| *who == player).for_each(|(_, own)| *own = bye);
        }
        supposed
    }

    fn byes(&self, search: &mut Search) -> Option<Cause> {
        let allocated = |bye| bye == Bye::PairingAllocated;
        let given =
            self.with_bye(allocated).into_iter().map(|player| (player, Bye::FullPoint, Cause::GivenBye(player)));
        let others = self.with_bye(|bye| bye != Bye::PairingAllocated);
        let other = |player| (player, Bye::PairingAllocated, Cause::WasAllocated(player));
        // Where nobody was the odd one out, somebody with another bye may have been.
        let others = others.into_iter().filter(|_| self.with_bye(allocated).is_empty()).map(other);
        let mut suppositions = given.chain(others).take(MOST_OF_A_KIND);
        let found =
            suppositions.find(|(player, bye, _)| search.is_same(&self.with_other_bye(*player, *bye), self.round));
        found.map(|(_, _, cause)| cause)
    }

    /// Somebody without an opponent and somebody absent, as if they had been paired with each other.
    fn taken_out(&self, search: &mut Search) -> Option<Cause> {
        let opponents = self.with_bye(|bye| matches!(bye, Bye::PairingAllocated | Bye::FullPoint));
        let absent = self.with_bye(|bye| matches!(bye, Bye::ZeroPoint | Bye::HalfPoint));
        let pairs = opponents.iter().flat_map(|opponent| absent.iter().map(move |absent| (*absent, *opponent)));
        let mut pairs = pairs.take(MOST_OF_A_KIND);
        let found = pairs.find(|&(absent, opponent)| {
            let mut supposed = self.judged.clone();
            let Some(round) = supposed.rounds.get_mut(self.round.index()) else { return false };
            round.byes.retain(|(player, _)| *player != absent && *player != opponent);
            let board = u16::try_from(round.games.len() + 1).unwrap_or(u16::MAX);
            let game = Game { board, white: absent, black: opponent, result: None, touched: 0, for_rating: None };
            round.games.push(game);
            // The colours of the two are not known.
            let is_theirs = |one: &Difference| match *one {
                Difference::Colours { white, black } => (white, black) == (absent.into(), opponent.into()),
                Difference::Paired { .. } | Difference::NotPaired { .. } | Difference::Bye { .. } => false,
            };
            let differences = search.differences(&supposed, self.round);
            differences.is_some_and(|differences| differences.iter().all(is_theirs))
        });
        found.map(|(absent, opponent)| Cause::TakenOut { absent, opponent })
    }

    /// Neighbours with the same rating, of whom one is in a pair that differs.
    fn order_of_equals(&self, search: &mut Search) -> Option<Cause> {
        let choice = self.judged.regulations.rating_choice();
        let by_number = self.judged.by_tpn();
        let rating = |place: usize| tournament_rating(choice, &by_number[place].data).map(|rating| rating.points);
        let seated = self.in_differences();
        let equals =
            (1..by_number.len()).filter(|&place| rating(place).is_some() && rating(place - 1) == rating(place));
        let pairs = equals.map(|place| [by_number[place - 1].id, by_number[place].id]);
        let mut pairs = pairs.filter(|pair| pair.iter().any(|player| seated.contains(player))).take(MOST_OF_A_KIND);
        let found = pairs.find(|&[first, second]| {
            let mut supposed = self.judged.clone();
            let numbers = [first, second].map(|player| supposed.player(player).and_then(|player| player.tpn));
            supposed.players[first.index()].tpn = numbers[1];
            supposed.players[second.index()].tpn = numbers[0];
            search.is_same(&supposed, self.round)
        });
        found.map(Cause::OrderOfEquals)
    }

    fn in_differences(&self) -> Vec<PlayerId> {
        let players = self.differences.iter().flat_map(|one| match *one {
            Difference::Paired { white, black }
            | Difference::NotPaired { white, black }
            | Difference::Colours { white, black } => [Some(white), Some(black)],
            Difference::Bye { tournament, engine } => [tournament, engine],
        });
        players.flatten().filter_map(player).collect()
    }

    /// Those who meet in the engine's pairing only, one after the other, as if they had been kept apart; first those that
    /// earlier rounds kept apart. More than one pair is believed only of players who have something in common.
    fn kept_apart(&self, search: &mut Search, known: &[[PlayerId; 2]]) -> Option<Cause> {
        let first = only_by_engine(self.differences);
        let mut beginnings: Vec<Vec<[PlayerId; 2]>> = Vec::new();
        let is_known = |pair: &[PlayerId; 2]| known.iter().any(|own| own == pair || own == &[pair[1], pair[0]]);
        beginnings.extend(first.iter().any(is_known).then(|| known.to_vec()));
        beginnings.extend(first.into_iter().take(MOST_OF_A_KIND).map(|pair| vec![pair]));
        for mut pairs in beginnings {
            loop {
                let common = self.common(&pairs);
                if pairs.len() > MOST_APART || pairs.len() > 1 && common.is_none() {
                    break;
                }
                let Some(differences) = search.differences(&self.apart(&pairs), self.round) else { break };
                if differences.is_empty() {
                    return Some(Cause::Apart { pairs, common });
                }
                let Some(next) = only_by_engine(&differences).into_iter().find(|pair| !pairs.contains(pair)) else {
                    break;
                };
                pairs.push(next);
            }
        }
        None
    }

    fn apart(&self, pairs: &[[PlayerId; 2]]) -> Tournament {
        let mut supposed = self.judged.clone();
        supposed.regulations.prohibitions.extend(pairs.iter().map(|pair| Prohibition {
            first: self.round,
            last: self.round,
            who: Apart::Players(pair.to_vec()),
            soft: false,
        }));
        supposed
    }

    /// What the two of each pair share. What everybody shares says nothing.
    fn common(&self, pairs: &[[PlayerId; 2]]) -> Option<Common> {
        let shared = |key: fn(&PlayerData) -> &str| {
            let mut all = self.judged.entrants().map(|player| key(&player.data));
            let one = all.next();
            let has_several = all.any(|other| Some(other) != one);
            has_several
                && pairs.iter().all(|pair| {
                    let of = |player| self.judged.player(player).map_or("", |player| key(&player.data));
                    let [one, other] = pair.map(of);
                    !one.is_empty() && one == other
                })
        };
        if shared(|data| &data.club) {
            Some(Common::Club)
        } else if shared(|data| data.name.split_once(',').map_or("", |(family, _)| family)) {
            Some(Common::Family)
        } else if shared(|data| &data.federation) {
            Some(Common::Federation)
        } else {
            None
        }
    }
}

fn only_by_engine(differences: &[Difference]) -> Vec<[PlayerId; 2]> {
    let pair = |one: &Difference| match *one {
        Difference::NotPaired { white, black } => Some([player(white)?, player(black)?]),
        Difference::Paired { .. } | Difference::Colours { .. } | Difference::Bye { .. } => None,
    };
    differences.iter().filter_map(pair).collect()
}

fn player(who: Participant) -> Option<PlayerId> {
    match who {
        Participant::Player(player) => Some(player),
        Participant::Team(_) => None,
    }
}
