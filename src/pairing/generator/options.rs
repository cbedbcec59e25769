//! What a random tournament is to be like, with defaults of an ordinary open.

use crate::tournament::colour::Colour;
use crate::tournament::regulations::System;
use crate::tournament::scoring::Scoring;

/// How often something happens: so many times in a thousand.
pub type PerMille = u16;

/// How ratings lie between the lowest and the highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ratings {
    /// Each as likely as any other.
    #[default]
    Even,
    /// Most in the middle: the mean of four drawn evenly.
    Bell,
}

/// The wishes for a random tournament. The same options give the same tournament, on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub seed: u64,
    pub system: System,
    pub players: u16,
    pub rounds: u16,
    /// So many of the rounds are paired and played: all if there are fewer rounds.
    pub played: u16,
    pub highest_rating: u16,
    pub lowest_rating: u16,
    pub ratings: Ratings,
    /// Ratings are multiples of this above the lowest one; a great step makes many equal ratings.
    pub rating_step: u16,
    pub scoring: Scoring,
    /// `None` is drawn by lot.
    pub initial_colour: Option<Colour>,
    pub baku: bool,
    /// Pairs of players who are not to meet, in all rounds or in some.
    pub forbidden_pairs: u16,
    /// Of a thousand players: without rating.
    pub unrated: PerMille,
    /// Of a thousand players: entering after round 1.
    pub late_entries: PerMille,
    /// Of a thousand players who could play a round: leaving the tournament before it.
    pub withdrawals: PerMille,
    /// Of a thousand players who have left: coming back before a round.
    pub returns: PerMille,
    /// Of a thousand players who could play a round: byes of each kind.
    pub half_point_byes: PerMille,
    pub zero_point_byes: PerMille,
    pub full_point_byes: PerMille,
    /// Of a thousand rounds with an odd number of players: the arbiter, not the engine, gives the pairing-allocated bye.
    pub assigned_byes: PerMille,
    /// Of a thousand games: adjourned, paired as draws in the next round and decided after that.
    pub adjourned: PerMille,
    /// Of a thousand games: draws between equals (fewer between unequals), forfeits by one or both, and results that the
    /// Laws allow but nobody expects: 0-0, ½-0, games of less than a move each.
    pub draws: PerMille,
    pub forfeits: PerMille,
    pub double_forfeits: PerMille,
    pub unusual: PerMille,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seed: 0,
            system: System::Dutch2026,
            players: 60,
            rounds: 9,
            played: u16::MAX,
            highest_rating: 2600,
            lowest_rating: 1400,
            ratings: Ratings::Even,
            rating_step: 1,
            scoring: Scoring::STANDARD,
            initial_colour: None,
            baku: false,
            forbidden_pairs: 0,
            unrated: 0,
            late_entries: 0,
            withdrawals: 0,
            returns: 0,
            half_point_byes: 0,
            zero_point_byes: 0,
            full_point_byes: 0,
            assigned_byes: 0,
            adjourned: 0,
            draws: 300,
            forfeits: 0,
            double_forfeits: 0,
            unusual: 0,
        }
    }
}

impl Options {
    /// Everything that can happen, happens now and then; but the engine gives the byes, and no game is adjourned, so that
    /// every round can be paired again from what the end shows.
    pub fn eventful() -> Options {
        Options {
            unrated: 50,
            late_entries: 30,
            withdrawals: 15,
            returns: 200,
            half_point_byes: 20,
            zero_point_byes: 20,
            full_point_byes: 2,
            forfeits: 15,
            double_forfeits: 5,
            unusual: 10,
            ..Options::default()
        }
    }
}
