//! Who wins what: prizes by place, shared equally, or by the Hort system, one a player if the organiser wants it so.
//!
//! Players of the same points share; the order among them is that of the standings. Whoever has no place in the standings wins
//! nothing (expelled, set apart, playing on in another section), and the next move up. Amounts are whole hundredths: what does not divide goes to the higher placed first.

use super::field::Entrant;
use super::{Row, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::prize::{PrizeCategory, PrizeFund, Sharing};

/// A prize won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    pub player: PlayerId,
    /// The category by its place in the fund.
    pub category: usize,
    /// The place among those who compete in the category, from 1.
    pub place: usize,
    /// In hundredths of the currency.
    pub amount: u32,
    /// How many shared, themselves included; 1 for a prize of their own.
    pub shared_by: usize,
}

/// Somebody who competes, in order of the standings.
#[derive(Clone, Copy)]
struct Candidate {
    player: PlayerId,
    points: Points,
}

/// Every prize won, category by category, in order of places.
pub fn awards(tournament: &Tournament, standings: &Standings, fund: &PrizeFund) -> Vec<Award> {
    let mut competing: Vec<Vec<Candidate>> =
        fund.categories.iter().map(|category| candidates(tournament, standings, category)).collect();
    loop {
        let awards: Vec<Award> = fund
            .categories
            .iter()
            .zip(&competing)
            .enumerate()
            .flat_map(|(index, (category, candidates))| in_category(index, category, candidates))
            .collect();
        let surplus = if fund.several_each { None } else { less_valuable(standings, &awards) };
        match surplus {
            Some((player, category)) => competing[category].retain(|candidate| candidate.player != player),
            None => return awards,
        }
    }
}

/// What nobody wins although it was announced, by category in hundredths of the currency: too few compete in it.
pub fn not_won(fund: &PrizeFund, awards: &[Award]) -> Vec<(usize, u64)> {
    let left = |(index, category): (usize, &PrizeCategory)| {
        let announced: u64 = category.amounts.iter().map(|amount| u64::from(*amount)).sum();
        let won = awards.iter().filter(|award| award.category == index).map(|award| u64::from(award.amount)).sum();
        (index, announced.saturating_sub(won))
    };
    fund.categories.iter().enumerate().map(left).filter(|(_, left)| *left > 0).collect()
}

fn candidates(tournament: &Tournament, standings: &Standings, category: &PrizeCategory) -> Vec<Candidate> {
    let wins = |row: &&Row| row.rank.is_some();
    let candidate = |row: &Row| match row.entrant {
        Entrant::Player(id) => {
            let data = &tournament.player(id)?.data;
            let is_in = category.eligible.admits(data, tournament.rating_points(data));
            is_in.then_some(Candidate { player: id, points: row.points })
        }
        Entrant::Team(_) => None,
    };
    standings.rows.iter().filter(wins).filter_map(candidate).collect()
}

/// The prizes of one category among those who compete for them.
fn in_category(index: usize, category: &PrizeCategory, candidates: &[Candidate]) -> Vec<Award> {
    let amount_of = |place: usize| category.amounts.get(place).copied().unwrap_or(0);
    let mut awards = Vec::new();
    let mut place = 0;
    for group in candidates.chunk_by(|a, b| a.points == b.points) {
        let prizes: Vec<u32> = (place..place + group.len()).map(amount_of).collect();
        let amounts = match category.sharing {
            Sharing::ByPlace => prizes.clone(),
            Sharing::Equal => shared(prizes.iter().map(|prize| u64::from(*prize)).sum(), group.len()),
            Sharing::Hort => hort(&prizes),
        };
        let winners = amounts.iter().filter(|amount| **amount > 0).count();
        for (offset, (candidate, amount)) in group.iter().zip(amounts).enumerate() {
            if amount > 0 {
                awards.push(Award {
                    player: candidate.player,
                    category: index,
                    place: place + offset + 1,
                    amount,
                    shared_by: if category.sharing == Sharing::ByPlace { 1 } else { winners },
                });
            }
        }
        place += group.len();
    }
    awards
}

/// `total` in equal parts; the first get what does not divide.
fn shared(total: u64, among: usize) -> Vec<u32> {
    let count = among.max(1) as u64;
    let part = |index: u64| total / count + u64::from(index < total % count);
    (0..count).map(|index| u32::try_from(part(index)).unwrap_or(u32::MAX)).collect()
}

/// Half of each prize stays with its place, rounded down; all the rest is shared.
fn hort(prizes: &[u32]) -> Vec<u32> {
    let kept: Vec<u32> = prizes.iter().map(|prize| prize / 2).collect();
    let rest = prizes.iter().zip(&kept).map(|(prize, kept)| u64::from(prize - kept)).sum();
    shared(rest, prizes.len()).into_iter().zip(kept).map(|(share, kept)| share.saturating_add(kept)).collect()
}

/// The highest ranked player with more than one prize, and the category in which they give way: the one of the smallest
/// amount, and among equal ones the last.
fn less_valuable(standings: &Standings, awards: &[Award]) -> Option<(PlayerId, usize)> {
    standings.rows.iter().find_map(|row| {
        let Entrant::Player(player) = row.entrant else { return None };
        let own = || awards.iter().filter(move |award| award.player == player);
        let least = own().min_by_key(|award| (award.amount, std::cmp::Reverse(award.category)))?;
        (own().count() > 1).then_some((player, least.category))
    })
}
