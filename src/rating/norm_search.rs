//! Title norms in a tournament: who has made one, who still can, what the coming round must bring, and what fails.
//!
//! A norm that "can still be made" is one that winning every game to come would make, against the strongest opponents with
//! the best titles who are left: an upper bound, so that nobody with a chance is passed over.

use super::norms::{
    Assessment, Condition, LEAST_GAMES, LEAST_GAMES_OF_NINE, LEAST_GAMES_OF_TEAMS, Norm, NormEvent, NormGame, search,
};
use super::report::{PlayerReport, report};
use chrono::NaiveDate;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult, How, Mark};
use sonneborn_tournament::player::{Gender, Player, Title};
use sonneborn_tournament::regulations::{NormGames, Rate, RoundRobin, System};
use sonneborn_tournament::round::{Round, RoundState};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A player's standing towards one norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub player: PlayerId,
    pub assessment: Assessment,
    pub outlook: Outlook,
    /// Where the norm is missed: the conditions that no games to come can mend.
    pub failed: Vec<Condition>,
}

/// What can become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outlook {
    Made,
    /// Not yet, but the games to come can make it.
    Possible(Coming),
    Missed,
}

/// What the coming game must bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coming {
    /// `None` while the round is not drawn: the best opponent whom the player has not met is supposed.
    pub opponent: Option<PlayerId>,
    /// The least result that makes the norm at once.
    pub makes: Option<Mark>,
    /// The least result that keeps the norm within reach.
    pub keeps: Mark,
}

/// A foreign player counts towards the Swiss exemption only if rated (B.01 1.4.3e): how many, of how many federations, and
/// how many of them with GM, IM, WGM or WIM titles.
const FOREIGN_PLAYERS: usize = 20;
const FOREIGN_FEDERATIONS: usize = 3;
const FOREIGN_TITLES: usize = 10;

/// Every norm that a player has made, can still make, or missed by no more than a condition; made ones
/// first, then by norm and TPN. Who holds the title or a higher one does not want it; women's norms are for women.
pub fn candidates(tournament: &Tournament, through: RoundNo) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Search::of(tournament).map_or_else(Vec::new, |search| {
        report(tournament, through).iter().flat_map(|report| search.norms_of(report)).collect()
    });
    found.sort_by_key(|candidate| (candidate.outlook, candidate.assessment.norm));
    found
}

/// The norms of one player, as [`candidates`] would list them.
pub fn candidates_of(tournament: &Tournament, player_report: &PlayerReport) -> Vec<Candidate> {
    Search::of(tournament).map_or_else(Vec::new, |search| search.norms_of(player_report))
}

/// Since this day no norms are made in Scheveningen events (B.01, edition of 2024).
const NO_SCHEVENINGEN_SINCE: NaiveDate = NaiveDate::from_ymd_opt(2024, 1, 1).expect("a day of the calendar");

/// Whether the kind of event admits norms at all: games of the standard rate only (B.01 1.1).
pub fn admits_norms(tournament: &Tournament) -> bool {
    if tournament.regulations.rate != Rate::Standard {
        return false;
    }
    let is_scheveningen = matches!(tournament.regulations.system, System::Scheveningen { .. });
    let start = tournament.details.start;
    !is_scheveningen || start.is_some_and(|start| start < NO_SCHEVENINGEN_SINCE)
}

/// What is the same for every player of an event.
struct Search<'t> {
    tournament: &'t Tournament,
    event: NormEvent,
    /// Everyone with the best titles and ratings first, as opponents to come are supposed.
    best: Vec<&'t Player>,
}

impl<'t> Search<'t> {
    /// `None` where the event admits no norms.
    fn of(tournament: &'t Tournament) -> Option<Search<'t>> {
        let is_double = matches!(tournament.regulations.system, System::RoundRobin(RoundRobin { double: true, .. }));
        let event = NormEvent {
            predetermined: tournament.regulations.system.is_predetermined(),
            federations_waived: federations_waived(tournament) || tournament.regulations.norms.exempt,
            players_of_double: is_double.then(|| tournament.entrants().count()),
            ..NormEvent::default()
        };
        let mut best: Vec<&Player> = tournament.entrants().collect();
        best.sort_by_key(|other| (other.data.title.is_none(), other.data.title, Reverse(other.data.rating)));
        admits_norms(tournament).then_some(Search { tournament, event, best })
    }

    fn norms_of(&self, player_report: &PlayerReport) -> Vec<Candidate> {
        let Some(player) = self.tournament.player(player_report.player) else { return Vec::new() };
        let games = norm_games(self.tournament, player_report);
        let event = NormEvent { least_games: least_games(self.tournament, player.id), ..self.event };
        let norms = Norm::ALL.into_iter().filter(|norm| wants(player, *norm));
        norms.filter_map(|norm| self.candidate(player, norm, &games, event)).collect()
    }

    fn candidate(&self, player: &Player, norm: Norm, games: &[NormGame], event: NormEvent) -> Option<Candidate> {
        let judged = |games: &[NormGame]| search(norm, &player.data.federation, games, event);
        let assessment = judged(games);
        let (outlook, failed) = if assessment.is_met() {
            (Outlook::Made, Vec::new())
        } else {
            let mut at_best = self.at_best(player, games);
            let best = judged(&at_best.games);
            if best.is_met() {
                (Outlook::Possible(coming(&mut at_best, games.len(), &judged)), Vec::new())
            } else {
                (Outlook::Missed, best.missed().copied().collect())
            }
        };
        let is_listed = outlook != Outlook::Missed || assessment.missed().count() <= LISTED_FAILURES;
        is_listed.then_some(Candidate { player: player.id, assessment, outlook, failed })
    }

    /// The games with every one to come won against the best opponents that the player has not met as often as they may.
    fn at_best(&self, player: &Player, games: &[NormGame]) -> AtBest {
        let published = || self.tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
        let mut meetings: BTreeMap<PlayerId, usize> = BTreeMap::from([(player.id, self.cycles())]);
        for game in published().filter_map(|round| round.game_of(player.id)) {
            let opponent = if game.white == player.id { game.black } else { game.white };
            *meetings.entry(opponent).or_default() += 1;
        }
        let mut all = games.to_vec();
        let drawn = coming_opponent(self.tournament, player.id);
        all.extend(drawn.map(|(opponent, round)| norm_game(self.tournament, opponent, round, Mark::Win)));
        let left = self.best.iter().flat_map(|other| {
            let met = meetings.get(&other.id).copied().unwrap_or(0);
            std::iter::repeat_n(*other, self.cycles().saturating_sub(met))
        });
        let next = u16::try_from(published().count()).unwrap_or(u16::MAX).saturating_add(1);
        let rounds = (next..=self.tournament.regulations.rounds).map(RoundNo);
        let to_come = rounds.filter(|round| player.available_in(*round)).zip(left);
        all.extend(to_come.map(|(round, opponent)| norm_game(self.tournament, opponent, round, Mark::Win)));
        AtBest { games: all, opponent: drawn.map(|(opponent, _)| opponent.id) }
    }

    /// How often two players meet at most.
    fn cycles(&self) -> usize {
        if self.event.players_of_double.is_some() { 2 } else { 1 }
    }
}

/// A player's games with all to come won.
struct AtBest {
    games: Vec<NormGame>,
    /// The opponent of the first game to come, where they are drawn.
    opponent: Option<PlayerId>,
}

/// What the first game to come, at `next`, must bring; that the norm is made by winning all is known.
fn coming(at_best: &mut AtBest, next: usize, judged: &dyn Fn(&[NormGame]) -> Assessment) -> Coming {
    const RESULTS: [Mark; 3] = [Mark::Loss, Mark::Draw, Mark::Win];
    let all = at_best.games.len();
    let mut least = |until: usize| {
        RESULTS.into_iter().find(|mark| {
            at_best.games[next].mark = *mark;
            judged(&at_best.games[..until]).is_met()
        })
    };
    let (keeps, makes) = (least(all).unwrap_or(Mark::Win), least(next + 1));
    Coming { opponent: at_best.opponent, makes: makes.filter(|_| at_best.opponent.is_some()), keeps }
}

/// A missed norm is worth listing when so few conditions fail.
const LISTED_FAILURES: usize = 1;

/// Whether the norm would bring the player a title that they have not.
fn wants(player: &Player, norm: Norm) -> bool {
    let holds: &[Title] = match norm {
        Norm::Gm => &[Title::Gm],
        Norm::Im => &[Title::Gm, Title::Im],
        Norm::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
        Norm::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
    };
    let womens = matches!(norm, Norm::Wgm | Norm::Wim);
    !player.data.title.is_some_and(|title| holds.contains(&title))
        && (!womens || player.data.gender == Some(Gender::Female))
}

/// The games of a report as norms see them.
pub fn norm_games(tournament: &Tournament, player_report: &PlayerReport) -> Vec<NormGame> {
    player_report
        .games
        .iter()
        .filter_map(|game| {
            let opponent = tournament.player(game.opponent)?;
            Some(norm_game(tournament, opponent, game.round, game.mark))
        })
        .collect()
}

/// By the rating that the opponent had in the round, where ratings change on the way (B.01 1.4.6).
fn norm_game(tournament: &Tournament, opponent: &Player, round: RoundNo, mark: Mark) -> NormGame {
    NormGame {
        round,
        rating: tournament.fide_rating_in(&opponent.data, round),
        title: opponent.data.title,
        federation: opponent.data.federation.clone(),
        mark,
    }
}

/// The games that are enough for a player: eight of nine where one round of nine brought no game, but its point (1.4.1).
fn least_games(tournament: &Tournament, player: PlayerId) -> usize {
    let declared = match tournament.regulations.norms.games {
        NormGames::Nine => LEAST_GAMES,
        NormGames::Eight => LEAST_GAMES_OF_NINE,
        NormGames::Seven => LEAST_GAMES_OF_TEAMS,
    };
    if given_round(tournament, player).is_some() { declared.min(LEAST_GAMES_OF_NINE) } else { declared }
}

/// The one round of nine that a player won by forfeit, or in which they had the pairing-allocated bye (1.4.1).
pub fn given_round(tournament: &Tournament, player: PlayerId) -> Option<RoundNo> {
    let is_given = |round: &&Round| {
        round.bye_of(player) == Some(Bye::PairingAllocated)
            || round.game_of(player).is_some_and(|game| {
                let colour = if game.white == player { Colour::White } else { Colour::Black };
                let won = |result: &GameResult| result.how() == How::Forfeit && result.mark(colour) == Mark::Win;
                game.result.as_ref().is_some_and(won)
            })
    };
    let mut given = tournament.rounds.iter().filter(|round| round.state == RoundState::Published).filter(is_given);
    let first = given.next().map(|round| round.number);
    let is_one_of_nine = usize::from(tournament.regulations.rounds) == LEAST_GAMES && given.next().is_none();
    first.filter(|_| is_one_of_nine)
}

/// The opponent in the published game that the player is playing or about to play.
fn coming_opponent(tournament: &Tournament, player: PlayerId) -> Option<(&Player, RoundNo)> {
    let round = tournament.current_round()?;
    let game = round.game_of(player).filter(|game| game.result.is_none())?;
    let opponent = if game.white == player { game.black } else { game.white };
    Some((tournament.player(opponent)?, round.number))
}

/// Whether the Swiss has foreign players and titles enough in every round for the conditions on federations to be waived
/// (B.01 1.4.3e).
pub fn federations_waived(tournament: &Tournament) -> bool {
    if !tournament.regulations.system.is_swiss() || tournament.rounds.is_empty() {
        return false;
    }
    let host = tournament.details.federation.as_str();
    tournament.rounds.iter().all(|round| {
        let mut players_of: BTreeMap<&str, usize> = BTreeMap::new();
        let mut titled = 0;
        let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
        for player in seated.filter_map(|player| tournament.player(player)) {
            let federation = player.data.federation.as_str();
            if federation != host && !federation.is_empty() && player.data.rating.is_some() {
                *players_of.entry(federation).or_default() += 1;
                let title = player.data.title;
                titled += usize::from(matches!(title, Some(Title::Gm | Title::Im | Title::Wgm | Title::Wim)));
            }
        }
        players_of.values().sum::<usize>() >= FOREIGN_PLAYERS
            && players_of.len() >= FOREIGN_FEDERATIONS
            && titled >= FOREIGN_TITLES
    })
}
