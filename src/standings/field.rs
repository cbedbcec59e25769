//! The field: everybody's rounds in the form in which C.07 speaks of them, made once and read by every tie-break.
//!
//! A participant is a player, or in a team tournament a team; then its rounds are matches and there are two scores, match
//! points and game points (11.1). Tie-breaks ask for the primary or the secondary one and need not know which that is.

use super::unplayed_rules::UnplayedRules;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, How, Mark};
use sonneborn_tournament::player::{Player, PlayerData, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::PeriodRatings;
use sonneborn_tournament::round::{Appearance, Round, RoundState};
use sonneborn_tournament::scoring::Scoring;

/// What a round was, in the terms of art. 15 and 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Over the board, rated or not.
    Played,
    ForfeitWin,
    /// Also each side of a double forfeit.
    ForfeitLoss,
    PairingAllocatedBye,
    FullPointBye,
    HalfPointBye,
    /// Also every round before a late entry and after a withdrawal.
    ZeroPointBye,
    /// Being played: no result yet.
    Pending,
    /// No round at all: the free round of an odd round robin, or a game that does not count (C.05 6.6).
    Free,
}

impl Kind {
    pub fn is_forfeit(self) -> bool {
        matches!(self, Kind::ForfeitWin | Kind::ForfeitLoss)
    }
}

/// Which of two scores; individual tournaments have only the primary one, which then answers for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Primary,
    Secondary,
}

impl Which {
    pub fn other(self) -> Which {
        match self {
            Which::Primary => Which::Secondary,
            Which::Secondary => Which::Primary,
        }
    }
}

/// One round of one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub kind: Kind,
    /// The scheduled opponent, a place in [`Field::participants`].
    pub opponent: Option<u32>,
    pub colour: Option<Colour>,
    /// Primary and secondary points.
    pub scored: [Points; 2],
    /// What was got out of a game, on the scale of the rating regulations; `None` where nothing was played.
    pub mark: Option<Mark>,
    /// Primary and secondary points that no game gave, counted in this round (Laws 12.9; TRF 299).
    pub adjustment: [Points; 2],
}

impl Record {
    /// A round without an opponent that gave nothing.
    pub const ABSENT: Record = Record {
        kind: Kind::ZeroPointBye,
        opponent: None,
        colour: None,
        scored: [Points::ZERO; 2],
        mark: None,
        adjustment: [Points::ZERO; 2],
    };

    pub fn points(&self, which: Which) -> Points {
        self.scored[which as usize]
    }

    /// The opponent met over the board.
    pub fn met(&self) -> Option<u32> {
        self.opponent.filter(|_| self.kind == Kind::Played)
    }
}

/// Who takes part: a player or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entrant {
    Player(PlayerId),
    Team(TeamId),
}

#[derive(Clone, Debug)]
pub struct Participant {
    pub entrant: Entrant,
    /// Once the last round that counts was played.
    pub presence: Presence,
    /// Tournament pairing number.
    pub number: u32,
    pub rating: Option<u16>,
    /// The rating in each round, where tie-breaks ask for it; empty where the first one counts throughout (C.07 art. 10).
    pub ratings_by_round: Vec<Option<u16>>,
    /// The value from outside that the arbiter typed.
    pub outside: Option<Points>,
    pub rounds: Vec<Record>,
    /// Primary and secondary points outside any round.
    pub adjustment: [Points; 2],
    /// Teams: game points by board in each round (art. 12).
    pub boards_by_round: Vec<Vec<Points>>,
}

impl Participant {
    /// The name of the player or of the team.
    pub fn name<'a>(&self, tournament: &'a Tournament) -> &'a str {
        match self.entrant {
            Entrant::Player(id) => tournament.player(id).map_or("", |player| &player.data.name),
            Entrant::Team(id) => tournament.teams.get(id.0 as usize).map_or("", |team| &team.name),
        }
    }

    /// The score that the standings show.
    pub fn total(&self, which: Which) -> Points {
        let rounds: Points = self.rounds.iter().map(|record| record.points(which)).sum();
        rounds + self.adjustments(which)
    }

    /// A team's game points on a board (from 1) over all rounds.
    pub fn on_board(&self, board: u16) -> Points {
        let index = usize::from(board).saturating_sub(1);
        self.boards_by_round.iter().filter_map(|boards| boards.get(index)).copied().sum()
    }

    /// All points that no game gave.
    pub fn adjustments(&self, which: Which) -> Points {
        let index = which as usize;
        self.adjustment[index] + self.rounds.iter().map(|record| record.adjustment[index]).sum()
    }
}

/// What a win, a draw and a loss of a round are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub participants: Vec<Participant>,
    /// The rounds that count.
    pub rounds: u16,
    /// The rounds announced for the event; the last of them is the final round of 8.3.
    pub announced: u16,
    /// Whether opponents were fixed in advance (15.2); otherwise art. 16 applies.
    pub predetermined: bool,
    pub rules: &'static UnplayedRules,
    /// Of the primary and of the secondary score.
    pub scales: [Scale; 2],
    /// Boards of a match; 0 in individual tournaments.
    pub boards: u16,
    /// Whether the primary score of teams is match points.
    pub match_points_first: bool,
}

/// A player's rating in each round up to `through`, where the regulations have tie-breaks ask for it.
fn ratings_by_round(tournament: &Tournament, data: &PlayerData, through: RoundNo) -> Vec<Option<u16>> {
    if tournament.regulations.period_ratings != Some(PeriodRatings::OfRound) {
        return Vec::new();
    }
    let last = through.0.min(tournament.regulations.rounds);
    (1..=last).map(|round| tournament.rating_points_in(data, RoundNo(round))).collect()
}

impl Field {
    /// The players of an individual tournament and their published rounds up to `through`.
    ///
    /// Where `through` is beyond them, the rounds to come are added up to the last for which a bye was asked, as if nobody
    /// played in them.
    pub fn of_players(
        tournament: &Tournament,
        through: RoundNo,
        predetermined: bool,
        rules: &'static UnplayedRules,
    ) -> Field {
        let appearances = tournament.appearances(through);
        let scoring = &tournament.regulations.scoring;
        let players = tournament.by_tpn();
        let published = appearances.first().map_or(0, Vec::len);
        let to_come: Vec<RoundNo> =
            (1..=through.min(last_bye_asked(&players)).0).skip(published).map(RoundNo).collect();
        let mut place = vec![None; tournament.players.len()];
        for (index, player) in (0..).zip(&players) {
            place[player.id.index()] = Some(index);
        }
        let mut participants: Vec<Participant> = (1..)
            .zip(&players)
            .map(|(fallback, player)| Participant {
                entrant: Entrant::Player(player.id),
                presence: presence_after(tournament, player.presence, &[player.id], through),
                number: player.tpn.map_or(fallback, |tpn| tpn.0.into()),
                rating: tournament.rating_points(&player.data),
                outside: player.outside_value,
                ratings_by_round: ratings_by_round(tournament, &player.data, through),
                rounds: appearances[player.id.index()]
                    .iter()
                    .copied()
                    .chain(to_come.iter().map(|round| absence(player, *round)))
                    .map(|appearance| record(appearance, scoring, &place, predetermined))
                    .collect(),
                adjustment: [Points::ZERO; 2],
                boards_by_round: Vec::new(),
            })
            .collect();
        for adjustment in &tournament.adjustments {
            let who = place.get(adjustment.player.index()).copied().flatten();
            let Some(participant) = who.and_then(|index: u32| participants.get_mut(index as usize)) else { continue };
            match adjustment.round {
                None => add(&mut participant.adjustment, adjustment.points),
                Some(round) => {
                    if let Some(record) = participant.rounds.get_mut(round.index()) {
                        add(&mut record.adjustment, adjustment.points);
                    }
                }
            }
        }
        let scale = Scale { win: scoring.win, draw: scoring.draw, loss: scoring.loss };
        let rounds = participants.first().map_or(0, |participant| participant.rounds.len());
        Field {
            participants,
            rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
            announced: tournament.regulations.rounds,
            predetermined,
            rules,
            scales: [scale; 2],
            boards: 0,
            match_points_first: false,
        }
    }

    pub fn scale(&self, which: Which) -> Scale {
        self.scales[which as usize]
    }

    pub fn participant(&self, index: u32) -> &Participant {
        &self.participants[index as usize]
    }

    /// The field as if every paired game of the event's final round had ended in a draw, as Fore Buchholz wants it (8.3).
    ///
    /// A forfeit is a paired game and so counts as drawn too. `None` before the final round, when nothing changes.
    pub fn fore(&self) -> Option<Field> {
        let last = usize::from(self.rounds).checked_sub(1).filter(|_| self.rounds >= self.announced)?;
        let mut fore = self.clone();
        for participant in &mut fore.participants {
            let record = &mut participant.rounds[last];
            if record.opponent.is_some() && record.kind != Kind::Free {
                record.kind = Kind::Played;
                record.scored = self.scales.map(|scale| scale.draw);
                record.mark = Some(Mark::Draw);
            }
        }
        Some(fore)
    }

    /// Takes the participants that `out` names out of a round robin: their games count for nobody (C.05 6.6).
    pub fn set_apart(&mut self, out: &[bool]) {
        for (index, participant) in self.participants.iter_mut().enumerate() {
            for (round, record) in participant.rounds.iter_mut().enumerate() {
                let against_one = record.opponent.is_some_and(|opponent| out[opponent as usize]);
                if out[index] || against_one {
                    *record = Record { kind: Kind::Free, adjustment: record.adjustment, ..Record::ABSENT };
                    if let Some(boards) = participant.boards_by_round.get_mut(round) {
                        boards.fill(Points::ZERO);
                    }
                }
            }
        }
    }

    /// Who left a round robin with less than half of their games played (C.05 6.6), by place in the field.
    pub(crate) fn left_before_half(&self, tournament: &Tournament) -> Vec<bool> {
        let games = self.games_of_a_round_robin(tournament);
        self.participants
            .iter()
            .map(|participant| {
                let played = participant.rounds.iter().filter(|record| record.kind == Kind::Played).count();
                self.predetermined && participant.presence != Presence::Playing && 2 * played < games
            })
            .collect()
    }

    /// Who was expelled or plays on in another section, by place in the field.
    pub(crate) fn without_place(&self) -> Vec<bool> {
        let is_without = |participant: &Participant| match participant.presence {
            Presence::Expelled { .. } | Presence::Moved { .. } => true,
            Presence::Playing | Presence::Withdrawn { .. } => false,
        };
        self.participants.iter().map(is_without).collect()
    }

    /// How many games everyone has in the whole round robin.
    fn games_of_a_round_robin(&self, tournament: &Tournament) -> usize {
        let others = self.participants.len().saturating_sub(1);
        match tournament.regulations.system {
            sonneborn_tournament::regulations::System::RoundRobin(kind)
            | sonneborn_tournament::regulations::System::TeamRoundRobin(kind)
                if kind.double =>
            {
                2 * others
            }
            sonneborn_tournament::regulations::System::RoundRobin(_)
            | sonneborn_tournament::regulations::System::TeamRoundRobin(_) => others,
            _ => usize::from(self.announced),
        }
    }
}

/// A player's points are both scores.
fn add(scores: &mut [Points; 2], points: Points) {
    scores.iter_mut().for_each(|score| *score += points);
}

/// The last round for which anybody asked for a bye; 0 for none.
fn last_bye_asked(players: &[&Player]) -> RoundNo {
    let rounds = players.iter().filter_map(|player| player.requested_byes.last_key_value());
    rounds.map(|(round, _)| *round).max().unwrap_or(RoundNo(0))
}

/// What a round is to a player who does not play in it.
fn absence(player: &Player, round: RoundNo) -> Appearance {
    player.requested_byes.get(&round).map_or(Appearance::Absent, |bye| Appearance::Bye(*bye))
}

/// The presence once the round `through` was played: who left later had not left then, so that the standings after a round stay what
/// they were. Who is out from the next round on left between the two, and after the last round there is no next one in which
/// an expulsion could tell: it is told in the standings that hang then.
pub(crate) fn presence_after(
    tournament: &Tournament,
    presence: Presence,
    members: &[PlayerId],
    through: RoundNo,
) -> Presence {
    let has_left = presence.out_from().is_some_and(|from| from.previous().is_none_or(|last| last <= through));
    // Out from the round of a game that was put off, and rounds after it were played: nobody left before those.
    let later = |round: &&Round| round.state == RoundState::Published && round.number > through;
    let plays = |round: &Round| members.iter().any(|member| round.appearance(*member).is_played());
    if has_left && !tournament.rounds.iter().filter(later).any(plays) { presence } else { Presence::Playing }
}

/// A round of a player. In a round robin whoever has no opponent has no round.
fn record(appearance: Appearance, scoring: &Scoring, place: &[Option<u32>], predetermined: bool) -> Record {
    let points = scoring.of_appearance(appearance);
    let (kind, opponent, colour) = match appearance {
        Appearance::Absent => (Kind::ZeroPointBye, None, None),
        Appearance::Bye(bye) => (kind_of_bye(bye), None, None),
        Appearance::Game { opponent, colour, result, .. } => {
            let kind = match result.map(|result| (result.how(), result.mark(colour))) {
                None => Kind::Pending,
                Some((How::Forfeit, Mark::Win)) => Kind::ForfeitWin,
                Some((How::Forfeit, _)) => Kind::ForfeitLoss,
                Some(_) => Kind::Played,
            };
            (kind, place.get(opponent.index()).copied().flatten(), Some(colour))
        }
    };
    let kind = if predetermined && opponent.is_none() { Kind::Free } else { kind };
    let mark = appearance.mark().filter(|_| kind == Kind::Played);
    Record { kind, opponent, colour, scored: [points; 2], mark, adjustment: [Points::ZERO; 2] }
}

fn kind_of_bye(bye: Bye) -> Kind {
    match bye {
        Bye::PairingAllocated => Kind::PairingAllocatedBye,
        Bye::FullPoint => Kind::FullPointBye,
        Bye::HalfPoint => Kind::HalfPointBye,
        Bye::ZeroPoint => Kind::ZeroPointBye,
    }
}
