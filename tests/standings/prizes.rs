//! Prize money to the cent.

use super::{standings, tournament};
use sonneborn_standings::prizes::{Award, awards, not_won};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Gender, Presence};
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, PrizeFund, Sharing};

/// 2 points, 1, 1, and 0; 2 before 3 by rating.
fn four() -> Tournament {
    tournament(&["2000: 2w1 3b1", "1900: 1b0 4w1", "1800: 4w1 1w0", "1700: 3b0 2b0"])
}

fn category(name: &str, amounts: &[u32], sharing: Sharing) -> PrizeCategory {
    PrizeCategory { name: name.into(), amounts: amounts.to_vec(), sharing, ..PrizeCategory::default() }
}

fn fund(categories: Vec<PrizeCategory>) -> PrizeFund {
    PrizeFund { currency: "EUR".into(), categories, several_each: false }
}

/// Player's number, category and amount of every award.
fn won(event: &Tournament, fund: &PrizeFund) -> Vec<(u32, usize, u32)> {
    let table = standings(event, "RTNG");
    awards(event, &table, fund)
        .iter()
        .map(|Award { player, category, amount, .. }| (player.0 + 1, *category, *amount))
        .collect()
}

#[test]
fn ties_share_as_the_organiser_announced() {
    let amounts = [100_000, 50_000, 25_001];
    let by = |sharing| won(&four(), &fund(vec![category("Open", &amounts, sharing)]));
    assert_eq!(by(Sharing::ByPlace), [(1, 0, 100_000), (2, 0, 50_000), (3, 0, 25_001)]);
    assert_eq!(
        by(Sharing::Equal),
        [(1, 0, 100_000), (2, 0, 37_501), (3, 0, 37_500)],
        "the odd cent goes to the higher placed"
    );
    assert_eq!(by(Sharing::Hort), [(1, 0, 100_000), (2, 0, 43_751), (3, 0, 31_250)]);
}

#[test]
fn all_of_a_tie_share_where_only_one_prize_is_left() {
    let by = |sharing| won(&four(), &fund(vec![category("Open", &[100, 60], sharing)]));
    assert_eq!(by(Sharing::Equal), [(1, 0, 100), (2, 0, 30), (3, 0, 30)]);
    assert_eq!(by(Sharing::Hort), [(1, 0, 100), (2, 0, 45), (3, 0, 15)]);
}

#[test]
fn a_player_gets_their_most_valuable_prize_and_the_others_move_up() {
    let mut event = four();
    event.players[0].data.gender = Some(Gender::Female);
    event.players[3].data.gender = Some(Gender::Female);
    let women = Eligibility { gender: Some(Gender::Female), ..Eligibility::default() };
    let women = PrizeCategory { eligible: women, ..category("Women", &[300], Sharing::ByPlace) };
    let open = category("Open", &[500, 200], Sharing::ByPlace);
    let mut fund = fund(vec![open, women]);
    assert_eq!(won(&event, &fund), [(1, 0, 500), (2, 0, 200), (4, 1, 300)]);
    fund.categories[1].amounts = vec![600];
    assert_eq!(won(&event, &fund), [(2, 0, 500), (3, 0, 200), (1, 1, 600)]);
    fund.several_each = true;
    assert_eq!(won(&event, &fund), [(1, 0, 500), (2, 0, 200), (1, 1, 600)]);
}

#[test]
fn what_nobody_can_win_is_named() {
    let mut event = four();
    event.players[0].data.gender = Some(Gender::Female);
    let women = Eligibility { gender: Some(Gender::Female), ..Eligibility::default() };
    let women =
        |amounts: &[u32]| PrizeCategory { eligible: women.clone(), ..category("Women", amounts, Sharing::Hort) };
    let junior = Eligibility { born_from: Some(2010), ..Eligibility::default() };
    let juniors = PrizeCategory { eligible: junior, ..category("U16", &[80, 40], Sharing::ByPlace) };
    let left = |fund: &PrizeFund| not_won(fund, &awards(&event, &standings(&event, "RTNG"), fund));
    let open = || category("Open", &[500], Sharing::ByPlace);
    assert_eq!(
        left(&fund(vec![open(), women(&[300, 100]), juniors])),
        [(1, 400), (2, 120)],
        "the best woman wins the Open"
    );
    let several = PrizeFund { several_each: true, ..fund(vec![open(), women(&[300, 100])]) };
    assert_eq!(left(&several), [(1, 100)]);
    assert_eq!(left(&fund(vec![category("Open", &[500, 200, 100], Sharing::Equal)])), []);
}

#[test]
fn expelled_players_win_nothing() {
    let mut event = four();
    event.players[0].presence = Presence::Expelled { from: RoundNo(2) };
    assert_eq!(won(&event, &fund(vec![category("Open", &[100], Sharing::ByPlace)])), [(2, 0, 100)]);
}

#[test]
fn eligibility_asks_only_what_is_set() {
    let mut event = four();
    event.players[2].data.rating = None;
    event.players[2].data.club = "Rook End ".into();
    let data = |number: u32| &event.player(PlayerId(number - 1)).expect("a player").data;
    let asks = |eligible: Eligibility| {
        let is_in = |number: &u32| eligible.admits(data(*number), event.rating_points(data(*number)));
        (1..=4).filter(is_in).collect::<Vec<u32>>()
    };
    assert_eq!(asks(Eligibility { rated_until: Some(1900), ..Eligibility::default() }), [2, 3, 4]);
    assert_eq!(asks(Eligibility { rated_from: Some(1900), ..Eligibility::default() }), [1, 2]);
    assert_eq!(asks(Eligibility { club: "rook end".into(), ..Eligibility::default() }), [3]);
    assert_eq!(
        asks(Eligibility { born_from: Some(2010), ..Eligibility::default() }),
        [0_u32; 0],
        "years are not known"
    );
}
