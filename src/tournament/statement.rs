//! The event as it stands: whether it is final, and if not, why; who left; what is rated otherwise than it counts. Every file, paper and
//! public page is drawn from one [`Statement`], so that no two of them can disagree about an adjourned game (VCL4THP 161, 164, 165, 169).
//!
//! What may be made while something is open is the maker's own word ([`WhileOpen`]), by a match without a default arm: a new format,
//! paper or page does not compile before it has said so.

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::knockout::Bracket;
use super::outcome::GameResult;
use super::player::Presence;
use super::round::{Round, RoundState};
use std::ops::Deref;

/// Something that is still to come, for which the event is not final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    /// Games of a round that has begun have no result.
    Playing { round: RoundNo, boards: Vec<u16> },
    /// Adjourned games, which count as draws until they are finished (C.04.2 art. 3.1).
    Adjourned { round: RoundNo, boards: Vec<u16> },
    /// So many matches of a knock-out are level and wait for the arbiter's word.
    Undecided { matches: usize },
    /// Rounds that are not in it: to be paired, or published without a single result.
    Missing { first: RoundNo, last: RoundNo },
}

/// What a file, paper or page may be while something is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhileOpen {
    /// It is not made: whoever gets it takes it for the end.
    Refused,
    /// It is not made while a game is open; while rounds are missing only for who asks for it so, and then it is marked.
    Asked,
    /// It is made, and says that it is not final.
    Marked,
    /// It says nothing that could be final.
    Indifferent,
}

/// Somebody who is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left<Who> {
    pub who: Who,
    pub from: RoundNo,
    pub presence: Presence,
}

/// A game that is rated otherwise than it counts, because its result was found wrong too late (C.04.2 art. 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedOtherwise {
    pub round: RoundNo,
    pub white: PlayerId,
    pub black: PlayerId,
    pub counts: Option<GameResult>,
    pub rated: GameResult,
}

/// A tournament with how far it is final.
#[derive(Clone, Debug)]
pub struct Statement<'t> {
    tournament: &'t Tournament,
    open: Vec<Open>,
}

impl Deref for Statement<'_> {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        self.tournament
    }
}

impl<'t> Statement<'t> {
    /// The whole event.
    pub fn of(tournament: &'t Tournament) -> Statement<'t> {
        Statement::after(tournament, RoundNo(u16::MAX))
    }

    /// The event up to a round, as standings after it have it: what came later is missing in them.
    pub fn after(tournament: &'t Tournament, through: RoundNo) -> Statement<'t> {
        Statement { tournament, open: open(tournament, through) }
    }

    pub fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    pub fn is_final(&self) -> bool {
        self.open.is_empty()
    }

    /// Why it is not final; empty where it is.
    pub fn open(&self) -> &[Open] {
        &self.open
    }

    /// Whether a game is open, so that nobody knows its result.
    fn has_open_game(&self) -> bool {
        self.open.iter().any(|open| match open {
            Open::Playing { .. } | Open::Adjourned { .. } => true,
            Open::Undecided { .. } | Open::Missing { .. } => false,
        })
    }

    /// Whether something may be made now that says of itself what it is while something is open; `asked` for in so many words.
    pub fn permits(&self, rule: WhileOpen, asked: bool) -> bool {
        match rule {
            WhileOpen::Refused => self.is_final(),
            WhileOpen::Asked => self.is_final() || (asked && !self.has_open_game()),
            WhileOpen::Marked | WhileOpen::Indifferent => true,
        }
    }

    /// What a thing made now has to say: why it is not final. Empty where it is final, or says nothing that could be.
    pub fn to_tell(&self, rule: WhileOpen) -> &[Open] {
        match rule {
            WhileOpen::Refused | WhileOpen::Asked | WhileOpen::Marked => &self.open,
            WhileOpen::Indifferent => &[],
        }
    }

    /// The players who are out, in the order of registration.
    pub fn left(&self) -> Vec<Left<PlayerId>> {
        self.tournament.entrants().filter_map(|player| left(player.id, player.presence)).collect()
    }

    /// The teams that are out.
    pub fn teams_left(&self) -> Vec<Left<TeamId>> {
        self.tournament.all_teams().filter_map(|(id, team)| left(id, team.presence)).collect()
    }

    /// The games that are rated otherwise than they count.
    pub fn rated_otherwise(&self) -> Vec<RatedOtherwise> {
        let of_round = |round: &Round| {
            let number = round.number;
            let games = round.games.iter().filter_map(move |game| {
                let rated = game.for_rating.filter(|rated| Some(*rated) != game.result)?;
                Some(RatedOtherwise { round: number, white: game.white, black: game.black, counts: game.result, rated })
            });
            games.collect::<Vec<_>>()
        };
        self.tournament.rounds.iter().flat_map(of_round).collect()
    }
}

fn left<Who>(who: Who, presence: Presence) -> Option<Left<Who>> {
    presence.out_from().map(|from| Left { who, from, presence })
}

fn open(tournament: &Tournament, through: RoundNo) -> Vec<Open> {
    let published = tournament.rounds.iter().take_while(|round| round.state == RoundState::Published).count();
    let begun = |round: &Round| round.games.is_empty() || round.games.iter().any(|game| game.result.is_some());
    let limit = published.min(usize::from(through.0));
    let counted = tournament.rounds[..limit].iter().rposition(begun).map_or(0, |place| place + 1);
    let mut open: Vec<Open> = tournament.rounds[..counted].iter().flat_map(open_games).collect();
    let first = RoundNo(u16::try_from(counted + 1).unwrap_or(u16::MAX));
    let planned = RoundNo(tournament.regulations.rounds);
    if !tournament.regulations.system.is_knockout() {
        if first <= planned {
            open.push(Open::Missing { first, last: planned });
        }
        return open;
    }
    let bracket = tournament.bracket_after(counted);
    if bracket.as_ref().is_some_and(Bracket::is_over) {
        return open;
    }
    let matches = bracket.map_or(0, |bracket| bracket.level().len());
    if matches > 0 && open.is_empty() {
        open.push(Open::Undecided { matches });
    }
    if first <= planned {
        open.push(Open::Missing { first, last: planned });
    }
    if open.is_empty() {
        // Decided neither by games nor by word, whatever the plan says.
        open.push(Open::Undecided { matches: 1 });
    }
    open
}

/// The games of a round that has begun which nobody knows the end of.
fn open_games(round: &Round) -> impl Iterator<Item = Open> {
    let boards = |result: Option<GameResult>| -> Vec<u16> {
        round.games.iter().filter(|game| game.result == result).map(|game| game.board).collect()
    };
    let (playing, adjourned) = (boards(None), boards(Some(GameResult::Adjourned)));
    let playing = (!playing.is_empty()).then_some(Open::Playing { round: round.number, boards: playing });
    let adjourned = (!adjourned.is_empty()).then_some(Open::Adjourned { round: round.number, boards: adjourned });
    playing.into_iter().chain(adjourned)
}
