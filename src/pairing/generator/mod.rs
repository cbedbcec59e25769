//! Random tournaments, for trying engines against each other and against the text: paired by an engine of this house,
//! with byes, forfeits, withdrawals, returns, late entries and whatever else was asked for, all from one seed.

mod absences;
pub mod likeness;
pub mod options;
mod plan;
mod results;
mod teams;
pub mod wishes;

use super::lots::Lots;
use super::swiss::double_swiss::is_second_game;
use super::swiss::field::Pairings;
use super::{Engine, NoPairing, boards};
use options::Often;
pub use options::{Options, Ratings};
use plan::Plan;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{PlayerData, Title};
use sonneborn_tournament::regulations::{Acceleration, Apart, Equals, Prohibition, RatingChoice, Regulations, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState, Seating};
use sonneborn_tournament::team::{Team, TeamRules};

/// Late entries come in one of the first rounds after the first.
const LAST_LATE_ENTRY: u16 = 4;
/// Of so many lots a rating is the mean, where most lie in the middle.
const LOTS_OF_A_BELL: usize = 4;

/// A random tournament, and why it stopped before its last round, if it did.
#[derive(Clone, Debug)]
pub struct Generated {
    pub tournament: Tournament,
    pub stopped: Option<NoPairing>,
}

/// Plays a random tournament, paired by `engine`.
pub fn generate(options: &Options, engine: Engine) -> Generated {
    let mut lots = Lots::new(options.seed);
    let opened = open(options, &mut lots);
    play_rounds(opened, options, engine, lots)
}

/// Plays the field of a tournament of players anew: with their numbers, names and ratings, all from the first round on, and with who
/// is not to meet.
pub fn again(model: &Tournament, options: &Options, engine: Engine) -> Generated {
    let mut lots = Lots::new(options.seed);
    let regulations = Regulations {
        system: options.system,
        rounds: options.rounds,
        initial_colour: Some(initial_colour(options, &mut lots)),
        seed: options.seed,
        ..model.regulations.clone()
    };
    let players = model.players.iter().filter_map(|player| {
        let tpn = player.tpn?;
        Some(ImportedPlayer { data: player.data.clone(), tpn, ..ImportedPlayer::default() })
    });
    let field = Imported { details: details(options), regulations, players: players.collect(), ..Imported::default() };
    play_rounds(Tournament::of_import(&field), options, engine, lots)
}

fn play_rounds(mut tournament: Tournament, options: &Options, engine: Engine, mut lots: Lots) -> Generated {
    let plan = Plan::of(options, &mut lots);
    // A table or a bracket has its own number of rounds.
    if let Some(rounds) = super::rounds(&tournament) {
        tournament.regulations.rounds = rounds;
    }
    for number in 1..=tournament.regulations.rounds.min(options.played) {
        let round = RoundNo(number);
        // Nobody comes or goes between the games of a match.
        if options.system.is_of_teams() {
            absences::draw_of_teams(&mut tournament, round, &plan, &mut lots);
            teams::draw_line_ups(&mut tournament, round, &mut lots);
        } else if !is_second_game(options.system, round) {
            absences::draw(&mut tournament, round, &plan, &mut lots);
        }
        match engine(&tournament, round) {
            Ok(pairings) => {
                decide_adjourned(&mut tournament, options, &mut lots);
                let played = play(&tournament, round, &pairings, (options, &plan), &mut lots);
                tournament.rounds.push(played);
                decide_matches(&mut tournament, &mut lots);
                teams::decide_matches(&mut tournament);
            }
            Err(_) if tournament.bracket().is_some_and(|bracket| bracket.is_over()) => break,
            Err(why) => return Generated { tournament, stopped: Some(why) },
        }
    }
    Generated { tournament, stopped: None }
}

/// The tournament before its first round.
fn open(options: &Options, lots: &mut Lots) -> Tournament {
    let mut players: Vec<PlayerData> = ratings(options, lots)
        .into_iter()
        .map(|rating| {
            // Every tenth player has a title.
            let title = (lots.below(10) == 0).then(|| Title::ALL[lots.below(Title::ALL.len())]);
            PlayerData { rating: Some(rating), title, ..PlayerData::default() }
        })
        .collect();
    for index in drawn_once(&options.unrated, players.len(), lots) {
        players[index].rating = None;
    }
    players.sort_by(|a, b| numbering::by_strength(RatingChoice::Fide, Equals::Alphabet, a, b));
    let sizes = if options.system.is_of_teams() { teams::squads(&mut players, options) } else { Vec::new() };
    let is_of_teams = options.system.is_of_teams();
    // A team comes with all its players.
    let entrants = if is_of_teams { sizes.len() } else { players.len() };
    let entered = entry_rounds(options, entrants, lots);
    let entered: Vec<RoundNo> = match is_of_teams {
        true => entered.iter().zip(&sizes).flat_map(|(round, size)| vec![*round; *size]).collect(),
        false => entered,
    };
    let players = (1..).map(Tpn).zip(players).zip(entered).map(|((tpn, data), first_round)| {
        let data = PlayerData { name: format!("Player{:04}, Test", tpn.0), ..data };
        ImportedPlayer { data, tpn, first_round, ..ImportedPlayer::default() }
    });
    let players: Vec<ImportedPlayer> = players.collect();
    let is_of_two_teams = matches!(options.system, System::Scheveningen { .. });
    let mut teams = if is_of_two_teams { two_teams(players.len()) } else { teams::of_sizes(&players, &sizes, options) };
    let colour = initial_colour(options, lots);
    let apart = drawn_apart(options, entrants, lots);
    let prohibitions = if is_of_teams { Vec::new() } else { apart.iter().map(prohibition).collect() };
    if is_of_teams {
        teams::keep_apart(&mut teams, &apart);
    }
    let regulations = Regulations {
        system: options.system,
        rounds: options.rounds,
        scoring: options.scoring,
        tie_breaks: options.tie_breaks.iter().map(|tie_break| Coded::of(*tie_break)).collect(),
        time_control: options.time_control.clone(),
        initial_colour: Some(colour),
        seed: options.seed,
        acceleration: if options.baku { Acceleration::Baku } else { Acceleration::None },
        prohibitions,
        teams: is_of_teams
            .then(|| TeamRules { colours: TeamRules::alternating(options.boards), ..TeamRules::default() }),
        ..Regulations::default()
    };
    Tournament::of_import(&Imported { details: details(options), regulations, players, teams, ..Imported::default() })
}

fn details(options: &Options) -> Details {
    Details { name: format!("Random tournament {}", options.seed), ..Details::default() }
}

/// The lot is drawn even where the colour is wished, so that the wish changes nothing else.
fn initial_colour(options: &Options, lots: &mut Lots) -> Colour {
    let drawn = if lots.below(2) == 0 { Colour::White } else { Colour::Black };
    options.initial_colour.unwrap_or(drawn)
}

/// The two teams of a Scheveningen event, the players by turns; who is over is in neither.
fn two_teams(players: usize) -> Vec<Team> {
    let boards = players / 2;
    let team = |(number, name): (u32, &str)| Team {
        name: name.into(),
        members: (0..boards).filter_map(|board| Some(PlayerId(u32::try_from(board).ok()? * 2 + number))).collect(),
        ..Team::default()
    };
    [(0, "A"), (1, "B")].map(team).to_vec()
}

/// A knock-out has no arbiter here: the last game of a match that would be level ends otherwise.
fn decide_matches(tournament: &mut Tournament, lots: &mut Lots) {
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    let level = tournament.bracket().map_or_else(Vec::new, |bracket| bracket.level_players());
    for players in level {
        let first = lots.below(results.len());
        for turn in 0..results.len() {
            let is_level = tournament.bracket().is_some_and(|bracket| bracket.level_players().contains(&players));
            let last = tournament.rounds.last_mut();
            let game = last.and_then(|last| last.games.iter_mut().find(|game| game.players().contains(&players[0])));
            if let Some(game) = game.filter(|_| is_level) {
                game.result = Some(results[(first + turn) % results.len()]);
            }
        }
    }
}

/// Those of so many, by place, of whom something is true that rounds have no part in.
fn drawn_once(often: &Often, entrants: usize, lots: &mut Lots) -> Vec<usize> {
    let once = often.over(RoundNo::FIRST, RoundNo::FIRST, &mut |count| lots.below(count));
    Plan::picked(&once, RoundNo::FIRST, &mut (0..entrants).collect(), lots)
}

/// The round in which each player or team enters.
fn entry_rounds(options: &Options, entrants: usize, lots: &mut Lots) -> Vec<RoundNo> {
    let mut first_rounds = vec![RoundNo::FIRST; entrants];
    let latest = LAST_LATE_ENTRY.min(options.rounds);
    if latest < 2 {
        return first_rounds;
    }
    for index in drawn_once(&options.late_entries.overall(), entrants, lots) {
        first_rounds[index] = RoundNo(2 + lots.below(usize::from(latest) - 1) as u16);
    }
    let in_rounds = options.late_entries.in_rounds();
    let mut on_time: Vec<usize> =
        (0..first_rounds.len()).filter(|&index| first_rounds[index] == RoundNo::FIRST).collect();
    for &round in in_rounds.keys().filter(|round| (2..=options.rounds).contains(&round.0)) {
        for index in Plan::picked(in_rounds, round, &mut on_time, lots) {
            first_rounds[index] = round;
        }
    }
    first_rounds
}

/// A rating for each player.
fn ratings(options: &Options, lots: &mut Lots) -> Vec<u16> {
    let (low, high) = (options.lowest_rating.min(options.highest_rating), options.highest_rating);
    let steps = usize::from((high - low) / options.rating_step.max(1)) + 1;
    let even = |lots: &mut Lots| low + lots.below(steps) as u16 * options.rating_step;
    let players = 0..usize::from(options.players);
    match &options.ratings {
        Ratings::Even => players.map(|_| even(lots)).collect(),
        Ratings::Bell => {
            let mean = |lots: &mut Lots| (0..LOTS_OF_A_BELL).map(|_| lots.below(steps)).sum::<usize>() / LOTS_OF_A_BELL;
            players.map(|_| low + mean(lots) as u16 * options.rating_step).collect()
        }
        Ratings::Gaps { least, most } => {
            let (least, most) = (*least.min(most), *least.max(most));
            let gap = |lots: &mut Lots| least + lots.below(usize::from(most - least) + 1) as u16;
            let mut next = high;
            players
                .map(|_| {
                    let rating = next;
                    next = next.saturating_sub(gap(lots));
                    rating
                })
                .collect()
        }
        Ratings::Listed(listed) => {
            players.map(|index| listed.get(index).copied().unwrap_or_else(|| even(lots))).collect()
        }
    }
}

/// Two players or teams, by place, who are not to meet up to a round.
struct KeptApart {
    pair: [u32; 2],
    last: RoundNo,
}

fn drawn_apart(options: &Options, entrants: usize, lots: &mut Lots) -> Vec<KeptApart> {
    if entrants < 2 {
        return Vec::new();
    }
    let mut place = |other: Option<u32>| loop {
        let place = lots.below(entrants) as u32;
        if Some(place) != other {
            return place;
        }
    };
    (0..options.forbidden_pairs)
        .map(|n| {
            let first = place(None);
            let pair = [first, place(Some(first))];
            // Every other pair may not meet in the first half only.
            let last = if n % 2 == 0 { options.rounds } else { options.rounds.div_ceil(2) };
            KeptApart { pair, last: RoundNo(last) }
        })
        .collect()
}

fn prohibition(apart: &KeptApart) -> Prohibition {
    let who = Apart::Players(apart.pair.map(PlayerId).to_vec());
    Prohibition { first: RoundNo::FIRST, last: apart.last, who, soft: false }
}

/// Adjourned games end when the next round is paired.
fn decide_adjourned(tournament: &mut Tournament, options: &Options, lots: &mut Lots) {
    let Some(last) = tournament.rounds.last_mut() else { return };
    let rating = |player: PlayerId| tournament.players[player.index()].data.rating;
    for game in last.games.iter_mut().filter(|game| game.result == Some(GameResult::Adjourned)) {
        game.result = Some(results::played(lots, options.draws, rating(game.white), rating(game.black)));
    }
}

/// Whether somebody is out of a table in a round.
fn has_left(tournament: &Tournament, player: PlayerId, round: RoundNo) -> bool {
    let is_table = matches!(tournament.regulations.system, System::RoundRobin(_));
    is_table && tournament.player(player).is_some_and(|player| !player.takes_part_in(round))
}

/// The paired round with random results.
fn play(
    tournament: &Tournament,
    number: RoundNo,
    pairings: &Pairings,
    (options, plan): (&Options, &Plan),
    lots: &mut Lots,
) -> Round {
    let rating = |player: PlayerId| tournament.players[player.index()].data.rating;
    let special = results::out_of_the_ordinary(plan, number, pairings.games.len(), lots);
    let seatings: Vec<Seating> = if options.system.is_of_teams() {
        boards::seat(tournament, number, pairings.games.clone())
    } else {
        let seated = (1..).zip(&pairings.games);
        seated.map(|(board, &(white, black))| Seating { board, white, black }).collect()
    };
    let games = seatings
        .into_iter()
        .zip(special)
        .map(|(Seating { board, white, black }, special)| {
            let result = special.unwrap_or_else(|| results::played(lots, options.draws, rating(white), rating(black)));
            // Who left stays in a table, and loses by forfeit.
            let result = match [white, black].map(|player| has_left(tournament, player, number)) {
                [false, false] => result,
                [true, false] => GameResult::BlackWinsByForfeit,
                [false, true] => GameResult::WhiteWinsByForfeit,
                [true, true] => GameResult::BothForfeit,
            };
            Game { board, white, black, result: Some(result), touched: 0, for_rating: None }
        })
        .collect();
    let given = pairings.given_byes();
    let asked = tournament.entrants().filter(|player| player.takes_part_in(number));
    let asked = asked.filter_map(|player| Some((player.id, *player.requested_byes.get(&number)?)));
    let asked = asked.filter(|(player, _)| !given.iter().any(|(other, _)| other == player));
    Round {
        number,
        state: RoundState::Published,
        paired_by: PairedBy::Engine,
        games,
        byes: asked.chain(given.iter().copied()).collect(),
        engine: Vec::new(),
        compared: None,
    }
}
