//! The model and its journal: the nouns in FIDE's own terms, the acts, and the fold that makes a tournament of them.
//!
#![doc = include_str!("README.md")]
//!
//! A [`Tournament`] is never edited: it is the fold of the acts of its [`fold::Journal`]. What may be asked of it is here
//! and in the nouns' own files; what may be done to it is in [`acts`], a file an act, and what
//! is asked about it in [`judge`].

pub mod absences;
pub mod access;
pub mod acts;
pub mod appeal;
pub mod belief;
pub mod berger;
pub mod chain;
pub mod coded;
pub mod colour;
pub mod descriptor;
pub mod details;
pub mod digest;
pub mod dues;
pub mod federation;
pub mod fee;
pub mod fide_id;
pub mod fold;
pub mod house_points;
pub mod ids;
pub mod incident;
pub mod integrity;
pub mod judge;
pub mod knockout;
pub mod limits;
pub mod line_up;
pub mod list_order;
pub mod merge;
pub mod mode;
pub mod numbering;
pub mod outcome;
pub mod personal;
pub mod photograph;
pub mod play_off;
pub mod player;
pub mod points;
pub mod prize;
pub mod public_side;
pub mod rating;
pub mod reader;
pub mod reduction;
pub mod refusal;
pub mod regulations;
pub mod role;
pub mod round;
pub mod ruling;
pub mod scope;
pub mod scoring;
pub mod screen;
pub mod seal;
mod seating;
pub mod statement;
mod steps;
pub mod style;
pub mod team;
mod team_match;
mod tie_breaks;
pub mod tint;
pub mod turn;
mod twins;
pub mod typing;
mod veil;
pub mod warning;
pub mod witness;
mod written_date;
pub mod zone;

pub use sonneborn_laws::with_codes;

use acts::{Adjustment, Ranked};
use chain::{Digest, Head};
use details::Details;
use house_points::{EndedGame, HousePointRules};
use ids::{PlayerId, RoundNo, TeamId, Tpn};
use incident::{Appeal, NotedIncident, SealedGame};
use knockout::{Bracket, GoesThrough, Side, TeamGoesThrough};
use outcome::GameResult;
use photograph::KeptPhotograph;
use play_off::PlayOffGame;
use player::{Player, PlayerData};
use points::Points;
use prize::PrizeFund;
use public_side::{AskedBye, PublicSide, Reported, Waiting};
use rating::{TournamentRating, tournament_rating};
use regulations::{Regulations, System};
use round::{Appearance, Round, RoundState, Settled};
use ruling::RuledGame;
use screen::Screen;
use style::Style;
use team::Team;
use typing::Typing;

/// A tournament as its journal has made it up to the act numbered `seq`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The number of the last act folded in; 0 before the first.
    pub seq: u64,
    /// The journal's chain up to that act, which papers print; none of a state that is not kept in a journal.
    pub chain: Digest,
    pub details: Details,
    pub regulations: Regulations,
    /// Everyone ever registered, by [`PlayerId`].
    pub players: Vec<Player>,
    pub teams: Vec<Team>,
    /// Numbers that were exchanged by hand between equals, oldest first: the first of a pair goes before the second.
    pub exchanged: Vec<[PlayerId; 2]>,
    /// The initial list, from which the Baku groups are made: who was numbered when round 1 was paired, by TPN. Empty before,
    /// and where the rounds came with a file.
    pub initial_list: Vec<PlayerId>,
    /// The published round for which captains still give line-ups.
    pub open_line_ups: Option<RoundNo>,
    /// The rounds paired so far, in order; the last may be a draft.
    pub rounds: Vec<Round>,
    /// Adjourned games that were finished later.
    pub settled: Vec<Settled>,
    pub adjustments: Vec<Adjustment>,
    /// Lots drawn among players who stay level, and rankings by the arbiter, latest last.
    pub lots: Vec<Ranked>,
    pub hand_rankings: Vec<Ranked>,
    pub prizes: PrizeFund,
    /// Knock-out: who goes through by the arbiter's word, latest last.
    pub gone_through: Vec<GoesThrough>,
    pub teams_gone_through: Vec<TeamGoesThrough>,
    /// Knock-out: games that break ties of matches, in the order in which they were entered.
    pub play_off: Vec<PlayOffGame>,
    /// Claims ruled on, in the order of the journal.
    pub rulings: Vec<RuledGame>,
    /// `Some` where an online club's points are kept beside the tournament's.
    pub house_points: Option<HousePointRules>,
    pub house_endings: Vec<EndedGame>,
    /// In the order of the journal.
    pub incidents: Vec<NotedIncident>,
    pub appeals: Vec<Appeal>,
    /// Kept with the claims of games, in the order of the journal.
    pub photographs: Vec<KeptPhotograph>,
    /// The envelopes of adjourned games.
    pub envelopes: Vec<SealedGame>,
    /// What is offered to players and readers, and what came of it.
    pub public_side: PublicSide,
    pub screens: Vec<Screen>,
    pub reports: Vec<Reported>,
    /// What arbiters typed that contradicted the board when it came, in the order of the journal.
    pub typings: Vec<Typing>,
    pub asked_byes: Vec<AskedBye>,
    /// In the order in which they came.
    pub waiting: Vec<Waiting>,
    pub remnants: Vec<String>,
    pub style: Style,
    /// The last round that was paired when FIDE mode was left, which is for ever; 0 before the first.
    pub left_fide_mode: Option<RoundNo>,
    /// No more acts but reopening, until reopened.
    pub closed: bool,
}

impl Tournament {
    /// How far the journal goes of which this is the fold.
    pub fn head(&self) -> Head {
        Head { seq: self.seq, chain: self.chain }
    }

    /// The player, if there is one of that number who was not removed.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(id.index()).filter(|player| !player.removed)
    }

    /// The rating by which a player is numbered and paired, and by which lists and tie-breaks know them.
    pub fn rating(&self, data: &PlayerData) -> Option<TournamentRating> {
        tournament_rating(self.regulations.rating_choice(), data)
    }

    /// Its points alone, for what computes with it.
    pub fn rating_points(&self, data: &PlayerData) -> Option<u16> {
        self.rating(data).map(|rating| rating.points)
    }

    /// Everyone in the tournament, in order of registration.
    pub fn entrants(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| !player.removed)
    }

    /// Whether teams are ranked, not players.
    pub fn is_of_teams(&self) -> bool {
        self.regulations.teams.is_some() && !self.teams.is_empty()
    }

    /// Whether a round is made of matches of teams: where teams are ranked, and between the two of a Scheveningen event.
    pub fn has_matches(&self) -> bool {
        self.is_of_teams() || self.has_two_sides()
    }

    /// Whether the players of two teams meet each other, and are ranked themselves.
    pub fn has_two_sides(&self) -> bool {
        matches!(self.regulations.system, System::Scheveningen { .. }) && self.teams.len() == 2
    }

    /// The number by which a team is called: its TPN, or its place in the order of registration.
    pub fn team_number(&self, team: TeamId) -> u16 {
        let given = self.teams.get(team.0 as usize).and_then(|team| team.number);
        given.unwrap_or_else(|| u16::try_from(team.0 + 1).unwrap_or(u16::MAX))
    }

    /// Everyone in the tournament by TPN; those not yet numbered follow in order of registration.
    pub fn by_tpn(&self) -> Vec<&Player> {
        let mut players: Vec<&Player> = self.entrants().collect();
        players.sort_by_key(|player| (player.tpn.is_none(), player.tpn, player.id));
        players
    }

    pub fn with_tpn(&self, tpn: Tpn) -> Option<&Player> {
        self.entrants().find(|player| player.tpn == Some(tpn))
    }

    pub fn round(&self, number: RoundNo) -> Option<&Round> {
        number.0.checked_sub(1).and_then(|index| self.rounds.get(usize::from(index)))
    }

    /// The games that are adjourned and open, by round and board.
    pub fn adjourned(&self) -> Vec<(RoundNo, u16)> {
        let open = |round: &Round| {
            let games = round.games.iter().filter(|game| game.result == Some(GameResult::Adjourned));
            games.map(|game| (round.number, game.board)).collect::<Vec<_>>()
        };
        self.rounds.iter().flat_map(open).collect()
    }

    /// The same with the results that the rating report has, where a correction came too late for the standings (C.04.2 art. 4.3).
    pub fn as_corrected(&self) -> Tournament {
        let mut corrected = self.clone();
        for game in corrected.rounds.iter_mut().flat_map(|round| &mut round.games) {
            game.result = game.for_rating.or(game.result);
        }
        corrected
    }

    /// The last round that was paired, draft or not.
    pub fn last_round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The draft that waits to be published.
    pub fn draft(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.state == RoundState::Draft)
    }

    /// The published round that is being played: the last with half of its results, or the next where that one is complete.
    /// Rounds of a table are published together; games of later ones may be in, games of earlier ones put off.
    pub fn current_round(&self) -> Option<&Round> {
        let mut published = self.rounds.iter().filter(|round| round.state == RoundState::Published);
        let last = published.clone().next_back()?;
        let half = published.clone().rfind(|round| 2 * round.missing().len() <= round.games.len());
        let after = match half {
            Some(round) if !round.is_complete() => return Some(round),
            Some(round) => round.number,
            None => RoundNo(0),
        };
        Some(published.find(|round| round.number > after && !round.is_complete()).unwrap_or(last))
    }

    /// The round after which everybody is shown the standings: all before it are complete, or in a table fixed in advance,
    /// where a game may be put off, played; 0 for none.
    pub fn settled_round(&self) -> RoundNo {
        if self.regulations.system.is_predetermined() {
            let current = self.current_round();
            let settled =
                |round: &Round| if round.is_complete() { Some(round.number) } else { round.number.previous() };
            return current.and_then(settled).unwrap_or(RoundNo(0));
        }
        let complete = self.rounds.iter().take_while(|round| round.is_complete()).count();
        RoundNo(u16::try_from(complete).unwrap_or(u16::MAX))
    }

    /// The round that would be paired next; `None` when all are, while a draft waits, and after the final of a knock-out.
    pub fn next_round(&self) -> Option<RoundNo> {
        let next = u16::try_from(self.rounds.len()).ok()?.checked_add(1)?;
        let is_over = || self.bracket().is_some_and(|bracket| bracket.is_over());
        (self.draft().is_none() && next <= self.regulations.rounds && !is_over()).then_some(RoundNo(next))
    }

    /// The first round that still can be otherwise for somebody: the draft that waits, or the next to be paired; one after the last
    /// where all are published.
    pub fn next_unpublished(&self) -> RoundNo {
        let drafts = usize::from(self.draft().is_some());
        RoundNo(u16::try_from(self.rounds.len() - drafts).unwrap_or(u16::MAX - 1) + 1)
    }

    /// What `round` was for `player`.
    pub fn appearance(&self, player: PlayerId, round: RoundNo) -> Appearance {
        self.round(round).map_or(Appearance::Absent, |round| round.appearance(player))
    }

    /// What each published round up to `through` was for each player: `[player.index()][round.index()]`, in one pass.
    pub fn appearances(&self, through: RoundNo) -> Vec<Vec<Appearance>> {
        let published: Vec<&Round> = self
            .rounds
            .iter()
            .take(usize::from(through.0))
            .filter(|round| round.state == RoundState::Published)
            .collect();
        let mut table = vec![vec![Appearance::Absent; published.len()]; self.players.len()];
        for (index, round) in published.iter().enumerate() {
            for game in &round.games {
                for player in [game.white, game.black] {
                    if let Some(row) = table.get_mut(player.index()) {
                        row[index] = game.appearance(player);
                    }
                }
            }
            for (player, bye) in &round.byes {
                if let Some(row) = table.get_mut(player.index()) {
                    row[index] = Appearance::Bye(*bye);
                }
            }
        }
        table
    }

    /// Every player's points after the published rounds up to `through`, adjustments included, by [`PlayerId`]: the sum of the results, by
    /// which rounds are paired and which files for FIDE have. What people are shown is `sonneborn_standings::points`: games against
    /// who left a round robin early count for nobody there (C.05 6.6).
    pub fn scores(&self, through: RoundNo) -> Vec<Points> {
        let scoring = &self.regulations.scoring;
        let mut scores: Vec<Points> = self
            .appearances(through)
            .into_iter()
            .map(|row| row.into_iter().map(|appearance| scoring.of_appearance(appearance)).sum())
            .collect();
        for adjustment in &self.adjustments {
            if adjustment.round.is_none_or(|round| round <= through)
                && let Some(score) = scores.get_mut(adjustment.player.index())
            {
                *score += adjustment.points;
            }
        }
        scores
    }

    /// Whether the player was given a game or the pairing-allocated bye in any round, drafts included.
    pub(crate) fn was_seated(&self, player: PlayerId) -> bool {
        let is_seated = |round: &Round| {
            round.game_of(player).is_some() || round.bye_of(player) == Some(outcome::Bye::PairingAllocated)
        };
        self.rounds.iter().any(is_seated)
    }

    /// Whether the player was paired or had a pairing-allocated bye in any round, drafts included, or has a place in the table or
    /// the bracket of an event that has begun.
    pub fn was_paired(&self, player: PlayerId) -> bool {
        // Who is free in a round of a table is in it all the same.
        let is_in_table = self.regulations.system.is_predetermined() && !self.is_of_teams();
        // A bye of a bracket is in no round.
        let is_seeded = |bracket: Bracket| {
            bracket.has(Side::Player(player)) || self.team_of(player).is_some_and(|team| bracket.has(Side::Team(team)))
        };
        !self.rounds.is_empty() && (is_in_table || self.bracket().is_some_and(is_seeded))
            || self.rounds.iter().any(|round| round.game_of(player).is_some() || round.bye_of(player).is_some())
    }
}
