//! The Double-Swiss System, C.04.5, edition of 1 February 2026: every pairing is a match of two games with colours reversed.
//!
//! A game of a match is a round of the tournament, as in a knock-out: rounds 1 and 2 are the first match, rounds 3 and 4 the
//! second. So each game has its own result, board, colours, rating and column of the report, and the points of a match are
//! those of its games. The first game is paired here, by the procedure of [`super::top_scoregroup`] and with the colours of
//! [`colours`]; the second is the first again with the colours reversed (4.4). Byes are for matches, never for games: the
//! pairing-allocated bye is worth a win in the first game and a draw in the second (1.4), as a half-point bye there.
//!
//! Where the text leaves a choice, it is read so:
//!
//! - C6 is graded, and the scoregroup that it asks about is the one next below in the round, as in C.04.6 2.3.3.
//! - A floater (1.5) is a player whose match was played: a match lost or won by forfeit makes nobody one, nor does a bye.
//! - C2 and C3 hold for the bye as 3.4.1 asks: it leaves a legal pairing for all others.
//! - Where each player forfeits one of the games, nobody forfeits both: the match counts as played (Preface) and gives no
//!   colour (1.6), since no game was played.
//! - Art. 4.3.1, odd TPN: counted as in the Dutch System, see [`Parity`](sonneborn_tournament::regulations::Parity). It also
//!   decides between two who had no colour yet.
//! - Acceleration (C.04.7): the virtual points are those for a won game, and rounds are counted in matches.

pub mod colours;
pub mod history;
pub mod system;

use super::bye_first::Impossible;
use super::field::{Entry, Field, Pairings};
use super::shortage::{self, Articles, Bar};
use super::top_scoregroup::explanation::{self, Explanation};
use super::top_scoregroup::{self, Contender, Contest, Paired, Rank};
use crate::{NoPairing, Participant};
use history::{Match, history, is_bye_barred, met};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::regulations::System;
use std::cmp::Reverse;

/// What is told where no pairing exists; nobody is kept apart by colours.
const ARTICLES: Articles = Articles { bye: "C.04.5 C2", completion: "C.04.5 C3", met: "C1", colour: "" };

/// The games of a match, each of which is a round.
pub const GAMES: u16 = 2;

/// Whether a round is the second game of the matches of the round before it.
pub fn is_second_game(system: System, round: RoundNo) -> bool {
    system == System::DoubleSwiss && round.0 > 0 && round.0.is_multiple_of(GAMES)
}

/// A round of first games with its brackets.
pub struct PairedMatches<'f> {
    pub field: &'f Field,
    histories: Vec<Vec<Match>>,
    pub contest: Contest,
    pub paired: Paired,
}

impl<'f> PairedMatches<'f> {
    /// # Errors
    /// Why there is no pairing.
    pub fn new(field: &'f Field) -> Result<PairedMatches<'f>, NoPairing> {
        let histories: Vec<Vec<Match>> = (0..field.entrants.len()).map(|entry| history(field, entry)).collect();
        let list = contenders(field, &histories);
        if list.is_empty() {
            return Err(NoPairing::Nobody(field.round));
        }
        let met = list.iter().flat_map(|one| met(&histories[one.entry]).map(move |opponent| (one.entry, opponent)));
        let apart: Vec<(Entry, Entry)> = met.chain(field.forbidden.iter().copied()).collect();
        let ranked = |pairs: &[(Entry, Entry)]| top_scoregroup::ranks(&list, field.entrants.len(), pairs);
        let (graph, avoided) = (top_scoregroup::graph(list.len(), ranked(&apart)), ranked(&field.avoided));
        // C7 and C8 do not hold in the last round, that of the last match.
        let floats_count = field.round.0.div_ceil(GAMES) < field.rounds_total.div_ceil(GAMES);
        let mut contest = Contest { list, graph, floats_count };
        let paired = contest.pair(&avoided).map_err(|why| no_pairing(field, &histories, &contest, why))?;
        Ok(PairedMatches { field, histories, contest, paired })
    }

    fn entry(&self, rank: Rank) -> Entry {
        self.contest.list[rank].entry
    }

    /// The first games.
    pub fn pairings(&self) -> Pairings {
        let games = self.seated().into_iter().map(|(white, black, _)| (self.entry(white), self.entry(black)));
        self.field.seat(games.collect(), self.paired.bye.as_ref().map(|bye| self.entry(bye.rank)))
    }

    pub fn explanation(&self) -> Explanation {
        let have_met = |a: Rank, b: Rank| self.have_met(a, b);
        explanation::explain(&self.contest, &self.paired, &self.seated(), &|rank| self.called(rank), &have_met)
    }

    /// The pairs, White of the first game first, and the article that said so.
    fn seated(&self) -> Vec<(Rank, Rank, &'static str)> {
        let pairs = self.paired.brackets.iter().flat_map(|bracket| &bracket.pairs);
        let seated = pairs.map(|&(a, b)| {
            let (white, _, article) = colours::allocate(self.field, &self.histories, self.entry(a), self.entry(b));
            if white == self.entry(a) { (a, b, article) } else { (b, a, article) }
        });
        seated.collect()
    }

    pub fn called(&self, rank: Rank) -> Participant {
        Participant::Player(self.field.entrants[self.entry(rank)].id)
    }

    pub fn have_met(&self, a: Rank, b: Rank) -> bool {
        met(&self.histories[self.entry(a)]).any(|opponent| opponent == self.entry(b))
    }
}

/// The second games: the first ones with the colours reversed, and the byes of the match.
///
/// # Errors
/// [`NoPairing::NotYet`] without the first games.
pub(crate) fn second_games(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    let first = round.previous().and_then(|first| tournament.round(first)).ok_or(NoPairing::NotYet(round))?;
    let byes = first.byes.iter().map(|&(player, bye)| match bye {
        Bye::PairingAllocated => (player, Bye::HalfPoint),
        Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint => (player, bye),
    });
    Ok(Pairings {
        games: first.games.iter().map(|game| (game.black, game.white)).collect(),
        bye: None,
        byes: byes.collect(),
    })
}

/// The players to be paired, by score and TPN (1.2).
fn contenders(field: &Field, histories: &[Vec<Match>]) -> Vec<Contender> {
    let to_be_paired = field.entrants.iter().enumerate().filter(|(_, entrant)| entrant.to_be_paired);
    let mut list: Vec<Contender> = to_be_paired
        .map(|(entry, entrant)| Contender {
            entry,
            tpn: entrant.tpn.0,
            score: entrant.pairing_score,
            matches: met(&histories[entry]).count(),
            bye_barred: is_bye_barred(&histories[entry]),
            floated: floated(histories, entry),
            preference: None,
        })
        .collect();
    list.sort_by_key(|one| (Reverse(one.score), one.tpn));
    list
}

/// 1.5, in the previous match.
fn floated(histories: &[Vec<Match>], entry: Entry) -> bool {
    let Some(last) = histories[entry].last() else { return false };
    last.opponent().is_some_and(|opponent| {
        let place = histories[entry].len() - 1;
        histories[opponent].get(place).is_some_and(|theirs| theirs.paired_at != last.paired_at)
    })
}

fn no_pairing(field: &Field, histories: &[Vec<Match>], contest: &Contest, why: Impossible) -> NoPairing {
    let id = |rank: Rank| field.entrants[contest.list[rank].entry].id;
    let bar = |a: Rank, b: Rank| {
        let (own, other) = (contest.list[a].entry, contest.list[b].entry);
        if met(&histories[own]).any(|opponent| opponent == other) { Bar::Met } else { Bar::Forbidden }
    };
    shortage::no_pairing(why, (&contest.graph, contest.list.len()), ARTICLES, id, bar)
}
