//! The places of the list that a pair weighs: the criteria of C.04.3 in their order, then the choices of its article 4.

use crate::points::Points;

/// A place of the list of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// C4. Every complete pairing has it alike: only bounds have something here.
    Complete,
    /// C5, of the round as a whole.
    ByeScore,
    /// C6: a pair of the bracket.
    Pairs,
    /// C7: the players of a score who are paired in the bracket, from the top.
    Paired(Points),
    /// C8: C6 and C7 of the following bracket.
    NextPairs,
    NextPaired(Points),
    /// C9, where one player floats, to the bye: the games that he played.
    Games,
    /// C10 to C13.
    Denied(usize),
    /// C14, C16: residents, who floated down so many rounds ago, and do not now.
    Down(usize),
    /// C15, C17: opponents of moved-down players, who floated up so many rounds ago.
    Up(usize),
    /// C18, C20: moved-down players of a score who floated down, and are paired. Who floats again counts as more than any
    /// difference, the more the higher his score.
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
    /// 4.2.2: the opponent of a player of S1.
    Partner(usize),
}
