//! What a random tournament is to be like, with defaults of an ordinary open.

use crate::tournament::colour::Colour;
use crate::tournament::regulations::System;
use crate::tournament::scoring::Scoring;

/// How often something happens: so many times in a thousand.
pub type PerMille = u16;

/// The wishes for a random tournament. The same options give the same tournament, on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub seed: u64,
    pub system: System,
    pub players: u16,
    pub rounds: u16,
    pub highest_rating: u16,
    pub lowest_rating: u16,
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
    /// Of a thousand players who could play a round: byes of each kind.
    pub half_point_byes: PerMille,
    pub zero_point_byes: PerMille,
    pub full_point_byes: PerMille,
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
            highest_rating: 2600,
            lowest_rating: 1400,
            scoring: Scoring::STANDARD,
            initial_colour: None,
            baku: false,
            forbidden_pairs: 0,
            unrated: 0,
            late_entries: 0,
            withdrawals: 0,
            half_point_byes: 0,
            zero_point_byes: 0,
            full_point_byes: 0,
            draws: 300,
            forfeits: 0,
            double_forfeits: 0,
            unusual: 0,
        }
    }
}

impl Options {
    /// Everything that can happen, happens now and then.
    pub fn eventful() -> Options {
        Options {
            unrated: 50,
            late_entries: 30,
            withdrawals: 15,
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
