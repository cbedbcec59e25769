//! The places of the list that a pair weighs: the criteria of the articles in their order, then the choices of their sequence.
//! Those that name no system are the Dutch System's (C.04.3).

use crate::points::Points;

/// A place of the list of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// C4. Every complete pairing has it alike: only bounds have something here.
    Complete,
    /// C5, of the round as a whole; of the Dubov System 3.1.3, of teams 3.4.
    ByeScore,
    /// Dubov 3.1.4 and 3.1.5, teams 3.4: the most games, the largest TPN.
    ByeGames,
    ByeNumber,
    /// C6: a pair of the bracket.
    Pairs,
    /// C7: the players of a score who are paired in the bracket, from the top.
    Paired(Points),
    /// C8: C6 and C7 of the following bracket.
    NextPairs,
    NextPaired(Points),
    /// C9, where one player floats, to the bye: the games that they played.
    Games,
    /// C10 to C13.
    Denied(usize),
    /// C14, C16: residents, who floated down so many rounds ago, and do not now.
    Down(usize),
    /// C15, C17: opponents of moved-down players, who floated up so many rounds ago.
    Up(usize),
    /// C18, C20: moved-down players of a score who floated down, and are paired. Who floats again counts as more than any
    /// difference, the more the higher their score.
    DownBy(usize, Points),
    /// C19, C21: opponents of moved-down players of a score.
    UpBy(usize, Points),
    /// 4.4.2: whether a moved-down player is paired; the node.
    Set(usize),
    /// 4.2 with 3.7.2: the opponent of a moved-down player.
    Opponent(usize),
    /// 4.3.2, first rule: who of the original S1 stay in it.
    Stay,
    /// Second rule: the sum of the BSNs of S1.
    Sum,
    /// Third rule: the largest BSN that leaves S1.
    Leaves(usize),
    /// Fourth rule: the smallest that enters it.
    Enters(usize),
    /// 4.2.2, of the Dubov System 4.4: the opponent of a player of S1; of teams 3.6.2: of a top member.
    Partner(usize),
    /// Dubov C5, teams C4: pairs with an upfloater.
    Upfloaters,
    /// Dubov C6, teams C5: those of a score, the lowest first.
    UpfloatersOf(Points),
    /// Dubov C7: pairs of which one does not get the preferred colour.
    SameColour,
    /// Dubov C8 to C10.
    Upfloated(usize),
    /// Dubov 4.2, teams 3.5.4: whether a player comes up; the node.
    ComesUp(usize),
    /// Dubov 3.2.4: pairs inside the smaller subgroup.
    Inside,
    /// Dubov 4.3: whether a player is shifted.
    Shifts(usize),
    /// Teams C6: of the following scoregroup those who would need an upfloater.
    Following,
    /// Teams C7: upfloaters that were floaters in the previous round.
    FloatedAgain,
    /// Teams C8 and C9: pairs of which one does not get the preferred colour, or the strongly preferred one.
    Unfulfilled(usize),
    /// Teams C10: opponents of upfloaters.
    OpponentAgain,
    /// Teams 3.6.2: whether a team is the top member of its pair.
    Top(usize),
}

/// What a lane asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    Criterion,
    /// A choice of the sequence that is of no player alone.
    Pairing,
    /// A choice of the sequence about a player, by the node.
    Node(usize),
    /// The same, by the player's number within the bracket.
    Number(usize),
}

impl Lane {
    pub fn asks(self) -> Asks {
        match self {
            Lane::Complete
            | Lane::ByeScore
            | Lane::ByeGames
            | Lane::ByeNumber
            | Lane::Pairs
            | Lane::Paired(_)
            | Lane::NextPairs
            | Lane::NextPaired(_)
            | Lane::Games
            | Lane::Denied(_)
            | Lane::Down(_)
            | Lane::Up(_)
            | Lane::DownBy(..)
            | Lane::UpBy(..)
            | Lane::Upfloaters
            | Lane::UpfloatersOf(_)
            | Lane::SameColour
            | Lane::Upfloated(_)
            | Lane::Following
            | Lane::FloatedAgain => Asks::Criterion,
            Lane::Stay | Lane::Sum | Lane::Inside | Lane::Unfulfilled(_) | Lane::OpponentAgain => Asks::Pairing,
            Lane::Set(node)
            | Lane::Opponent(node)
            | Lane::Partner(node)
            | Lane::ComesUp(node)
            | Lane::Shifts(node)
            | Lane::Top(node) => Asks::Node(node),
            Lane::Leaves(bsn) | Lane::Enters(bsn) => Asks::Number(bsn),
        }
    }
}
