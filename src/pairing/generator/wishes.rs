//! What somebody wishes of a random tournament. What they leave open is drawn from the ranges of ordinary opens, by the seed, so
//! that the same wishes with the same seed give the same tournament.

use super::options::{Often, Options, PerMille, Ratings};
use crate::lots::Lots;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{Descriptor, parse_list};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;
use std::ops::RangeInclusive;

/// The wishes; `None` is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    pub players: Option<u16>,
    /// Of a match of teams.
    pub boards: Option<u8>,
    pub rounds: Option<u16>,
    /// All rounds if it is left open.
    pub played: Option<u16>,
    pub highest_rating: Option<u16>,
    pub lowest_rating: Option<u16>,
    pub ratings: Option<Ratings>,
    pub rating_step: Option<u16>,
    pub scoring: Option<Scoring>,
    pub tie_breaks: Option<Vec<Descriptor>>,
    pub time_control: Option<String>,
    pub initial_colour: Option<Colour>,
    pub baku: Option<bool>,
    pub forbidden_pairs: Option<u16>,
    pub draws: Option<PerMille>,
    pub unrated: Option<Often>,
    pub late_entries: Option<Often>,
    pub withdrawals: Option<Often>,
    pub returns: Option<Often>,
    pub half_point_byes: Option<Often>,
    pub zero_point_byes: Option<Often>,
    pub full_point_byes: Option<Often>,
    pub forfeits: Option<Often>,
    pub double_forfeits: Option<Often>,
    pub unusual: Option<Often>,
    /// None if it is left open: the end of the tournament does not show who gave the bye, nor that a game was adjourned, so that
    /// a checker finds another pairing.
    pub assigned_byes: Option<Often>,
    pub adjourned: Option<Often>,
}

const PLAYERS: RangeInclusive<u16> = 16..=160;
const ROUNDS: RangeInclusive<u16> = 5..=11;
/// Of a match of teams.
const BOARDS: RangeInclusive<u16> = 2..=6;
/// Of a round robin: more rounds than two figures have, no TRF can hold, also where everybody is met twice.
const PLAYERS_OF_A_TABLE: RangeInclusive<u16> = 4..=24;
const PLAYERS_OF_TEAMS_IN_A_TABLE: RangeInclusive<u16> = 16..=60;
/// Of each team of a Scheveningen event; more have no table.
const SIDES: RangeInclusive<u16> = 2..=13;
/// Tie-breaks of teams: those that every system of teams knows.
const TIE_BREAKS_OF_TEAMS: &str = "PTS:GP EMGSB EDE BC TBR";
/// So many players for each round there are at least, so that everybody finds opponents to the end.
const PLAYERS_A_ROUND: u16 = 2;
const HIGHEST_RATING: RangeInclusive<u16> = 2200..=2700;
const LOWEST_RATING: RangeInclusive<u16> = 1400..=2000;
const FORBIDDEN_PAIRS: RangeInclusive<u16> = 0..=3;
/// So many teams there are at least for each pair that is not to meet, so that few teams find opponents still.
const TEAMS_A_FORBIDDEN_PAIR: u16 = 8;
const DRAWS: RangeInclusive<PerMille> = 150..=450;
/// One tournament in so many is accelerated.
const BAKU_ONE_IN: usize = 5;
/// Of a thousand: the most that is drawn for what is rare, for what happens, and for what is common.
const RARE: PerMille = 5;
const NOW_AND_THEN: PerMille = 20;
const COMMON: PerMille = 60;
/// Of those who have left.
const RETURNS: RangeInclusive<PerMille> = 0..=300;

const TIE_BREAKS: &str =
    "BH/C1 BH BH/M1 BH/C2 SB SB/C1 DE PS PS/C1 WIN WON BPG BWG REP FB FB/C1 AOB KS ARO ARO/C1 TPR PTP APRO APPO";
/// Those that C.07 allows where opponents are fixed in advance.
const TIE_BREAKS_OF_TABLES: &str = "DE WIN WON SB KS BPG BWG PS REP";
const MOST_TIE_BREAKS: usize = 5;
/// In the code of record 222: ninety minutes and thirty seconds a move, with and without more after move 40; two hours; rapid.
const TIME_CONTROLS: [&str; 4] = ["5400+30", "40/5400+30:1800+30", "7200", "900+10"];

impl Wishes {
    /// The options by these wishes and the lots of a seed. The lots are drawn for all that can be left open, so that one wish more
    /// changes nothing else.
    pub fn drawn(self, system: System, seed: u64) -> Options {
        let mut lots = Lots::new(seed);
        let lots = &mut lots;
        let is_table = system.is_predetermined();
        let is_of_teams = system.is_of_teams();
        let drawn_players = match system {
            System::Scheveningen { .. } => 2 * lots.within(SIDES),
            System::RoundRobin(_) => lots.within(PLAYERS_OF_A_TABLE),
            System::TeamRoundRobin(_) => lots.within(PLAYERS_OF_TEAMS_IN_A_TABLE),
            System::Dutch2017
            | System::Dutch2026
            | System::Dubov
            | System::Burstein
            | System::Lim
            | System::DoubleSwiss
            | System::TeamSwiss
            | System::Knockout
            | System::TeamKnockout
            | System::ByHand => lots.within(PLAYERS),
        };
        let drawn_rounds = lots.within(ROUNDS);
        let players = self.players.unwrap_or(match &self.ratings {
            Some(Ratings::Listed(listed)) => u16::try_from(listed.len()).unwrap_or(u16::MAX).max(*PLAYERS.start()),
            Some(_) | None => drawn_players,
        });
        let (drawn_highest, drawn_lowest) = (lots.within(HIGHEST_RATING), lots.within(LOWEST_RATING));
        let ratings = if lots.below(2) == 0 { Ratings::Even } else { Ratings::Bell };
        let list = match (is_of_teams, is_table) {
            (true, _) => TIE_BREAKS_OF_TEAMS,
            (false, true) => TIE_BREAKS_OF_TABLES,
            (false, false) => TIE_BREAKS,
        };
        let tie_breaks = some_tie_breaks(lots, list);
        let time_control = TIME_CONTROLS[lots.below(TIME_CONTROLS.len())].to_owned();
        let baku = lots.below(BAKU_ONE_IN) == 0 && system.is_swiss() && !is_of_teams;
        let forbidden_pairs = lots.within(FORBIDDEN_PAIRS);
        let draws = lots.within(DRAWS);
        // Of systems of players nothing more is drawn, so that their seeds stay what they were.
        let boards = if is_of_teams { lots.within(BOARDS) } else { *BOARDS.start() };
        let boards = self.boards.unwrap_or(u8::try_from(boards).unwrap_or(u8::MAX));
        // Whoever is paired: teams have a reserve each.
        let paired = if is_of_teams { (players / (u16::from(boards) + 1)).max(2) } else { players };
        let mut often = |wish: Option<Often>, range: RangeInclusive<PerMille>| {
            let drawn = lots.within(range);
            wish.unwrap_or(drawn.into())
        };
        // Who is not there on the day is somebody's free round in a table: only Swiss events have late entries and byes.
        let of_swiss = |most: PerMille| if system.is_swiss() { 0..=most } else { 0..=0 };
        Options {
            seed,
            system,
            players,
            boards,
            rounds: self.rounds.unwrap_or(match is_table {
                true => paired - 1 + paired % 2,
                false => drawn_rounds.min(paired / PLAYERS_A_ROUND).max(1),
            }),
            played: self.played.unwrap_or(u16::MAX),
            highest_rating: self.highest_rating.unwrap_or(drawn_highest),
            lowest_rating: self.lowest_rating.unwrap_or(drawn_lowest),
            ratings: self.ratings.unwrap_or(ratings),
            rating_step: self.rating_step.unwrap_or(1),
            scoring: self.scoring.unwrap_or_default(),
            tie_breaks: self.tie_breaks.unwrap_or(tie_breaks),
            time_control: self.time_control.unwrap_or(time_control),
            initial_colour: self.initial_colour,
            baku: self.baku.unwrap_or(baku),
            forbidden_pairs: self.forbidden_pairs.unwrap_or(match (system.is_swiss(), is_of_teams) {
                (true, false) => forbidden_pairs,
                (true, true) => forbidden_pairs.min(paired / TEAMS_A_FORBIDDEN_PAIR),
                (false, _) => 0,
            }),
            draws: self.draws.unwrap_or(draws),
            unrated: often(self.unrated, 0..=COMMON),
            late_entries: often(self.late_entries, of_swiss(COMMON)),
            withdrawals: often(self.withdrawals, of_swiss(NOW_AND_THEN)),
            returns: often(self.returns, RETURNS),
            half_point_byes: often(self.half_point_byes, of_swiss(COMMON)),
            zero_point_byes: often(self.zero_point_byes, of_swiss(NOW_AND_THEN)),
            full_point_byes: often(self.full_point_byes, of_swiss(RARE)),
            forfeits: often(self.forfeits, 0..=NOW_AND_THEN),
            double_forfeits: often(self.double_forfeits, 0..=RARE),
            unusual: often(self.unusual, 0..=RARE),
            assigned_byes: self.assigned_byes.unwrap_or_default(),
            adjourned: self.adjourned.unwrap_or_default(),
        }
    }
}

fn some_tie_breaks(lots: &mut Lots, list: &str) -> Vec<Descriptor> {
    let mut list = parse_list(list).expect("the list is checked by a test");
    lots.shuffle(&mut list);
    list.truncate(2 + lots.below(MOST_TIE_BREAKS - 1));
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_open_is_drawn_and_one_wish_more_changes_nothing_else() {
        let open = |seed| Wishes::default().drawn(System::Dutch2026, seed);
        assert_eq!(open(7), open(7));
        let several: Vec<Options> = (0..50).map(open).collect();
        assert!(several.windows(2).all(|two| two[0] != two[1]));
        assert!(several.iter().any(|options| options.baku) && several.iter().any(|options| !options.baku));
        assert!(several.iter().all(|options| options.rounds * PLAYERS_A_ROUND <= options.players));
        let wish = Wishes { draws: Some(111), ..Wishes::default() }.drawn(System::Dutch2026, 7);
        assert_eq!(wish, Options { draws: 111, ..open(7) });
    }

    #[test]
    fn tables_have_their_rounds_and_no_tie_break_that_they_forbid() {
        for seed in 0..20 {
            let table = System::RoundRobin(sonneborn_tournament::regulations::RoundRobin {
                double: false,
                reverse_last_two: false,
            });
            let options = Wishes { players: Some(9), ..Wishes::default() }.drawn(table, seed);
            assert_eq!((options.rounds, options.forbidden_pairs, options.baku), (9, 0, false));
            assert!(options.tie_breaks.iter().all(|tie_break| !tie_break.code.is_of_buchholz()));
        }
    }
}
