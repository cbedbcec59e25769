//! An online club's points through an event: each player's before, what every game moves, and their grade before and after.
//!
//! A game moves points by those that both had when its round began. How a game ended goes before its result: one left or
//! lost on time counts by the club's rules, one that they make void not at all. Forfeits move nothing, nor does a game with
//! less than a move each; an adjourned game waits. Where both sides of a game lost, or only one, each is moved by their own
//! part of the result, which the club's table does not foresee.

use super::online::{after, change, left};
use sonneborn_laws::edition::{EditionId, HouseRules};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::house_points::{HouseEnding, HousePointRules, StartingPoints};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{GameResult, How, Mark};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Game, RoundState};

/// A game as it counts for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePoints {
    pub round: RoundNo,
    pub board: u16,
    pub opponent: PlayerId,
    pub colour: Colour,
    pub own_points: i32,
    pub opponent_points: i32,
    pub result: Option<GameResult>,
    pub ending: Option<HouseEnding>,
    /// What it moved, the floor seen to; `None` for a game that counts for nobody.
    pub change: Option<i32>,
}

/// One player of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPoints {
    pub player: PlayerId,
    pub before: i32,
    pub after: i32,
    /// Every game over the board that is finished, in the order of rounds.
    pub games: Vec<GamePoints>,
}

/// What the club's rules say against a game as it was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseObjection {
    /// Resigned before this many moves by both.
    ResignedTooEarly { needed: u32 },
    /// A draw agreed before this many moves by both.
    DrawTooEarly { needed: u32 },
    /// More offers by one player than this.
    TooManyOffers { most: u32 },
    /// Lost by the ending, and not by the result.
    ResultDisagrees,
}

/// The club's limits inside a game.
///
/// # Panics
/// Never: the edition has them.
pub fn limits() -> HouseRules {
    EditionId::Qq.edition().house.expect("the club's edition has the limits of the house")
}

/// The points that a player brings; 0 where none are known.
fn starting_points(player: &Player, rules: &HousePointRules) -> i32 {
    let known = match rules.start {
        StartingPoints::Rating => player.data.rating,
        StartingPoints::National => player.data.ratings.national,
    };
    i32::from(known.unwrap_or(0))
}

/// Every player's points after the published rounds, by TPN.
pub fn house_points(tournament: &Tournament, rules: &HousePointRules) -> Vec<PlayerPoints> {
    let start = |player: &Player| starting_points(player, rules);
    let mut list: Vec<PlayerPoints> = tournament
        .players
        .iter()
        .map(|player| PlayerPoints {
            player: player.id,
            before: start(player),
            after: start(player),
            games: Vec::new(),
        })
        .collect();
    for round in tournament.rounds.iter().filter(|round| round.state == RoundState::Published) {
        let points: Vec<i32> = list.iter().map(|line| line.after).collect();
        for game in &round.games {
            let ending = tournament.house_ending(round.number, game.board);
            for (colour, change) in counted(game, ending, &points, rules) {
                let (own, opponent) = (game.player(colour).index(), game.player(colour.other()).index());
                let moved = change.map(|change| after(points[own], change, rules) - points[own]);
                list[own].after += moved.unwrap_or(0);
                list[own].games.push(GamePoints {
                    round: round.number,
                    board: game.board,
                    opponent: game.player(colour.other()),
                    colour,
                    own_points: points[own],
                    opponent_points: points[opponent],
                    result: result_of(game),
                    ending,
                    change: moved,
                });
            }
        }
    }
    tournament.by_tpn().into_iter().map(|player| list[player.id.index()].clone()).collect()
}

/// What the club counts: a result found wrong too late is corrected for ratings only (C.04.2 art. 4.3).
fn result_of(game: &Game) -> Option<GameResult> {
    game.for_rating.or(game.result)
}

/// What a game moves for each side; nothing at all for one that was not played or is not finished.
fn counted(
    game: &Game,
    ending: Option<HouseEnding>,
    points: &[i32],
    rules: &HousePointRules,
) -> Vec<(Colour, Option<i32>)> {
    let of = |colour: Colour| points[game.player(colour).index()];
    let sides = [Colour::White, Colour::Black];
    let both = |white: Option<i32>, black: Option<i32>| vec![(Colour::White, white), (Colour::Black, black)];
    let decided = ending.and_then(|ending| by_ending(game, ending));
    match decided {
        Some(Decided::Void) => both(None, None),
        Some(Decided::Lost(loser)) => {
            let (lost, won) = change(of(loser), of(loser.other()), Mark::Loss);
            vec![(loser, Some(lost)), (loser.other(), Some(won))]
        }
        Some(Decided::Left(leaver, rounds)) => {
            let (lost, gained) = left(of(leaver), of(leaver.other()), rounds, rules);
            vec![(leaver, Some(lost)), (leaver.other(), Some(gained))]
        }
        None => match result_of(game).map(|result| (result, result.how())) {
            Some((result, How::Played)) => sides
                .map(|colour| (colour, Some(change(of(colour), of(colour.other()), result.mark(colour)).0)))
                .to_vec(),
            Some((_, How::Unrated)) => both(None, None),
            Some((_, How::Forfeit | How::Adjourned)) | None => Vec::new(),
        },
    }
}

/// What an ending decides without the result.
enum Decided {
    Void,
    Lost(Colour),
    Left(Colour, u16),
}

/// `None` where the result says it all.
fn by_ending(game: &Game, ending: HouseEnding) -> Option<Decided> {
    match ending {
        HouseEnding::Void => Some(Decided::Void),
        HouseEnding::TimeOut { rounds, .. } if u32::from(rounds) <= limits().void_up_to_moves => Some(Decided::Void),
        HouseEnding::TimeOut { by, .. } => game.colour_of(by).map(Decided::Lost),
        HouseEnding::Left { by, rounds } => game.colour_of(by).map(|colour| Decided::Left(colour, rounds)),
        HouseEnding::Resigned { .. } | HouseEnding::DrawAgreed { .. } => None,
    }
}

/// What the club's rules say against each game with an ending: round, board, and why.
pub fn objections(tournament: &Tournament) -> Vec<(RoundNo, u16, HouseObjection)> {
    let mut found = Vec::new();
    for ended in &tournament.house_endings {
        let Some(game) = tournament.round(ended.round).and_then(|round| round.game(ended.board)) else { continue };
        let said = against(ended.ending).into_iter().chain(disagreement(game, ended.ending));
        found.extend(said.map(|objection| (ended.round, ended.board, objection)));
    }
    found.sort_by_key(|(round, board, _)| (*round, *board));
    found
}

fn against(ending: HouseEnding) -> Vec<HouseObjection> {
    let limits = limits();
    match ending {
        HouseEnding::Resigned { rounds, .. } if u32::from(rounds) < limits.resignation_after_moves => {
            vec![HouseObjection::ResignedTooEarly { needed: limits.resignation_after_moves }]
        }
        HouseEnding::DrawAgreed { rounds, offers, .. } => {
            // "After fifteen" is one more, as "more than five" is where a game lost on time counts.
            let needed = limits.draw_offer_after_moves + 1;
            let early = u32::from(rounds) < needed;
            let many = u32::from(offers) > limits.most_draw_offers;
            let early = early.then_some(HouseObjection::DrawTooEarly { needed });
            early
                .into_iter()
                .chain(many.then_some(HouseObjection::TooManyOffers { most: limits.most_draw_offers }))
                .collect()
        }
        HouseEnding::TimeOut { .. } | HouseEnding::Left { .. } | HouseEnding::Resigned { .. } | HouseEnding::Void => {
            Vec::new()
        }
    }
}

/// Whether the tournament's own result contradicts the ending. Void games are for the arbiter to score.
fn disagreement(game: &Game, ending: HouseEnding) -> Option<HouseObjection> {
    let result = result_of(game)?;
    let wanted = match ending {
        HouseEnding::Resigned { .. } | HouseEnding::Left { .. } => Mark::Loss,
        HouseEnding::TimeOut { rounds, .. } if u32::from(rounds) > limits().void_up_to_moves => Mark::Loss,
        HouseEnding::DrawAgreed { .. } => Mark::Draw,
        HouseEnding::TimeOut { .. } | HouseEnding::Void => return None,
    };
    let colour = game.colour_of(ending.by()?)?;
    (result.mark(colour) != wanted).then_some(HouseObjection::ResultDisagrees)
}
