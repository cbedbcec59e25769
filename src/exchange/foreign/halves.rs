//! Rounds of formats in which each player's own line says whom they met: every game stands in the file twice, and counts where both
//! lines go together.

use super::report::Remark;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::round::{Game, Round};

/// What a player's line says of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Half {
    /// Nothing.
    #[default]
    Out,
    Alone(Bye),
    Met {
        opponent: usize,
        colour: Colour,
        score: Score,
    },
}

/// What a player made of a game, by their own line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Not entered.
    Open,
    Win,
    Draw,
    Loss,
    WinUnrated,
    DrawUnrated,
    LossUnrated,
    WinByForfeit,
    LossByForfeit,
    BothForfeit,
    Adjourned,
}

/// The round that the lines of all players make, without an order of boards.
pub fn round(number: u16, halves: &[Half], tpns: &[Tpn], told: &mut dyn FnMut(Remark)) -> Round {
    let number = RoundNo(number);
    let mut round = Round::imported(number, Vec::new(), Vec::new());
    for (at, half) in halves.iter().enumerate() {
        match half {
            Half::Out => {}
            Half::Alone(bye) => round.byes.push((id(at), *bye)),
            Half::Met { opponent, colour, score } => match halves.get(*opponent) {
                Some(Half::Met { opponent: back, colour: theirs, score: their_score })
                    if *back == at && theirs != colour =>
                {
                    if *colour == Colour::White {
                        let result = result(*score, *their_score).unwrap_or_else(|| {
                            let code = format!("{score:?}/{their_score:?}");
                            told(Remark::ResultUnknown {
                                round: number,
                                white: tpns[at],
                                black: tpns[*opponent],
                                code,
                            });
                            None
                        });
                        let (white, black) = (id(at), id(*opponent));
                        round.games.push(Game { board: 0, white, black, result, touched: 0, for_rating: None });
                    }
                }
                _ => {
                    let their = tpns.get(*opponent).copied().unwrap_or(tpns[at]);
                    told(Remark::NotMirrored { round: number, player: tpns[at], opponent: their });
                }
            },
        }
    }
    let allocated = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count();
    if allocated > 1 {
        told(Remark::SeveralByes { round: number, players: allocated });
        let later = round.byes.iter_mut().filter(|(_, bye)| *bye == Bye::PairingAllocated).skip(1);
        later.for_each(|(_, bye)| *bye = Bye::FullPoint);
    }
    round
}

fn id(at: usize) -> PlayerId {
    PlayerId(u32::try_from(at).unwrap_or(u32::MAX))
}

/// The first round in which a player's line says anything, counted from 0: who comes late was not in the tournament before.
pub fn entered(halves: impl Iterator<Item = Half>) -> Option<usize> {
    halves.enumerate().find(|(_, half)| *half != Half::Out).map(|(at, _)| at)
}

/// The result from both lines; the outer `None` where they contradict each other.
fn result(white: Score, black: Score) -> Option<Option<GameResult>> {
    use Score::{BothForfeit, Draw, DrawUnrated, Loss, LossByForfeit, LossUnrated, Win, WinByForfeit, WinUnrated};
    Some(Some(match (white, black) {
        (Score::Open, Score::Open) => return Some(None),
        (Win, Loss) => GameResult::WhiteWins,
        (Loss, Win) => GameResult::BlackWins,
        (Draw, Draw) => GameResult::Draw,
        (Loss, Loss) => GameResult::BothLose,
        (Draw, Loss) => GameResult::WhiteDraws,
        (Loss, Draw) => GameResult::BlackDraws,
        (WinUnrated, LossUnrated) => GameResult::WhiteWinsUnrated,
        (LossUnrated, WinUnrated) => GameResult::BlackWinsUnrated,
        (DrawUnrated, DrawUnrated) => GameResult::DrawUnrated,
        (LossUnrated, LossUnrated) => GameResult::BothLoseUnrated,
        (WinByForfeit, LossByForfeit) => GameResult::WhiteWinsByForfeit,
        (LossByForfeit, WinByForfeit) => GameResult::BlackWinsByForfeit,
        (BothForfeit | LossByForfeit, BothForfeit | LossByForfeit) => GameResult::BothForfeit,
        (Score::Adjourned, Score::Adjourned) => GameResult::Adjourned,
        _ => return None,
    }))
}
