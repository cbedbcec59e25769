//! What is asked before an act is done: its consequences in words.

use super::{Lang, common, consequences, full_names, rating, refusals, regulations, rounds};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::judge::Asked;
use sonneborn_tournament::judge::consequence::{Consequence, Departure};
use sonneborn_tournament::knockout::Side;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::regulations::Regulations;
use sonneborn_tournament::round::{Game, Seating};
use sonneborn_tournament::warning::Warning;

/// What is asked before an act, as a page shows it.
pub struct Question {
    pub told: Vec<Told>,
    /// What the two buttons do, in words: the act, and nothing.
    pub go_on: String,
    pub go_back: String,
}

/// A consequence: what happens, what changes board by board, and what can be done instead.
pub struct Told {
    pub words: String,
    pub boards: Vec<Change>,
    pub otherwise: Option<&'static str>,
}

/// A board that an act leaves otherwise than the engine has it.
pub struct Change {
    /// Its number; empty for the bye.
    pub board: String,
    pub now: String,
    pub instead: String,
}

/// The question before an act.
pub fn question(lang: Lang, asked: &Asked, tournament: &Tournament) -> Question {
    let told = |found: &Consequence| match found {
        Consequence::PublishedByHand { round, engine, played } => Told {
            words: consequences::not_as_engine_in(lang, round, Departure::pairs([engine, played])),
            boards: changes(lang, [played, engine], tournament),
            otherwise: (*engine != Departure::default()).then(|| consequences::engine_instead(lang)),
        },
        found => Told { words: consequence(lang, found, tournament), boards: Vec::new(), otherwise: None },
    };
    let is_listed = |change: &Consequence| matches!(change, Consequence::Warned(_));
    let effects = asked.effects.iter().filter(|change| !is_listed(change));
    let [go_on, go_back] = effects
        .filter_map(|change| buttons(lang, change, tournament))
        .next()
        .unwrap_or_else(|| [rounds::go_on(lang).to_owned(), rounds::go_back(lang).to_owned()]);
    Question { told: asked.consequences.iter().map(told).collect(), go_on, go_back }
}

/// Board by board what is to be and what the engine has, the byes last.
fn changes(lang: Lang, sides: [&Departure; 2], tournament: &Tournament) -> Vec<Change> {
    let pair = |game: &Seating| {
        consequences::pair_of(lang, name(lang, tournament, game.white), name(lang, tournament, game.black))
    };
    let mut boards: Vec<u16> = sides.iter().flat_map(|side| &side.games).map(|game| game.board).collect();
    boards.sort_unstable();
    boards.dedup();
    let at = |side: &Departure, board: u16, has_board: bool| match side.games.iter().find(|game| game.board == board) {
        Some(game) => pair(game),
        None if side.games.is_empty() || !has_board => consequences::no_pair(lang).to_owned(),
        None => consequences::as_the_other(lang).to_owned(),
    };
    let of_board = |board: u16| {
        // The draft that is to be published may have fewer boards than the engine pairs.
        let is_drafted = tournament.draft().is_none_or(|draft| draft.game(board).is_some());
        let [played, engine] = sides;
        let (now, instead) = (at(played, board, is_drafted), at(engine, board, true));
        Change { board: board.to_string(), now, instead }
    };
    let byes = |side: &Departure| {
        let names: Vec<String> = side.byes.iter().map(|player| name(lang, tournament, *player)).collect();
        if names.is_empty() { consequences::no_pair(lang).into() } else { names.join(common::list_semicolon(lang)) }
    };
    let has_byes = sides.iter().any(|side| !side.byes.is_empty());
    let bye = has_byes.then(|| {
        let [now, instead] = sides.map(byes);
        Change { board: String::new(), now, instead }
    });
    boards.into_iter().map(of_board).chain(bye).collect()
}

/// What the buttons under a question say: the act, and that it is not done; of acts that have words of their own.
fn buttons(lang: Lang, found: &Consequence, tournament: &Tournament) -> Option<[String; 2]> {
    let as_it_is = || rounds::go_back(lang).to_owned();
    match found {
        Consequence::Published { round } | Consequence::PublishedByHand { round, .. } => {
            Some([rounds::publish(lang, round), consequences::not_yet(lang).to_owned()])
        }
        Consequence::Unpublished { round, .. } => {
            Some([rounds::take_back(lang, round), consequences::stays_published(lang, round)])
        }
        Consequence::Result { board, was, now, .. } => Some([
            consequences::enter(lang, board, symbol(lang, *now)),
            consequences::leave_result(lang, symbol(lang, *was)),
        ]),
        Consequence::CorrectedForRating { round, board, was, now } => {
            let [was, now] = [was, now].map(|result| symbol(lang, counted(tournament, *round, *board, *result)));
            Some([consequences::enter(lang, board, now), consequences::leave_result(lang, was)])
        }
        Consequence::ColoursSwapped { board, .. } => Some([consequences::turn(lang, board), as_it_is()]),
        Consequence::Drafted { round } => Some([rounds::pair_round(lang, round), as_it_is()]),
        Consequence::DraftAltered { round } => Some([consequences::alter_draft(lang, round), as_it_is()]),
        Consequence::DraftDiscarded { .. } => Some([rounds::discard(lang).to_owned(), as_it_is()]),
        Consequence::Closed => Some([rating::close_event(lang).to_owned(), as_it_is()]),
        _ => None,
    }
}

/// What counts for the ratings: the correction, or where there is none the result in the standings.
fn counted(tournament: &Tournament, round: RoundNo, board: u16, corrected: Option<GameResult>) -> Option<GameResult> {
    let game = || tournament.round(round)?.game(board)?.result;
    corrected.or_else(game)
}

/// A player's name as the tournament shows it.
fn name(lang: Lang, tournament: &Tournament, player: PlayerId) -> String {
    let player = tournament.players.get(player.index());
    player.map_or_else(String::new, |player| full_names::of(lang, tournament, &player.data).into_owned())
}

/// Who sits at a board: a number alone does not tell the arbiter whose result it is.
fn players(lang: Lang, tournament: &Tournament, round: RoundNo, board: u16) -> String {
    let game = tournament.round(round).and_then(|round| round.game(board));
    let pair = |game: &Game| {
        consequences::pair_of(lang, name(lang, tournament, game.white), name(lang, tournament, game.black))
    };
    game.map_or_else(String::new, pair)
}

/// What is asked before an act, a line a consequence.
pub fn asked(lang: Lang, asked: &Asked, tournament: &Tournament) -> Vec<String> {
    asked.consequences.iter().map(|found| consequence(lang, found, tournament)).collect()
}

/// A consequence with the names of the tournament.
pub fn consequence(lang: Lang, found: &Consequence, tournament: &Tournament) -> String {
    let name = |player: PlayerId| name(lang, tournament, player);
    let what = || consequences::kind(lang, found.kind());
    match found {
        Consequence::Result { round, board, was, now, rests: rounds, .. } => {
            let players = players(lang, tournament, *round, *board);
            let told = consequences::result(lang, round, board, players, symbol(lang, *was), symbol(lang, *now));
            and_later(lang, told, *rounds)
        }
        Consequence::CorrectedForRating { round, board, was, now } => {
            let [was, now] = [was, now].map(|result| symbol(lang, counted(tournament, *round, *board, *result)));
            consequences::for_rating(lang, round, board, players(lang, tournament, *round, *board), was, now)
        }
        Consequence::ColoursSwapped { round, board, later: rounds } => and_later(
            lang,
            consequences::colours(lang, round, board, players(lang, tournament, *round, *board)),
            *rounds,
        ),
        Consequence::Ruling { round, board, .. }
        | Consequence::RulingTakenBack { round, board }
        | Consequence::Photograph { round, board }
        | Consequence::PhotographTakenBack { round, board }
        | Consequence::PhotographOfAppeal { round, board }
        | Consequence::PhotographBroughtBack { round, board }
        | Consequence::Sealed { round, board }
        | Consequence::Reported { round, board }
        | Consequence::TypingKept { round, board }
        | Consequence::TypingAnswered { round, board }
        | Consequence::TypingLost { round, board }
        | Consequence::HouseEnding { round, board } => consequences::of_board(lang, what(), round, board),
        Consequence::Adjusted { adjustment, later: rounds } => {
            let told = consequences::of_points(lang, name(adjustment.player), adjustment.points.decimal());
            and_later(lang, told, *rounds)
        }
        Consequence::Drafted { round }
        | Consequence::DraftAltered { round }
        | Consequence::DraftDiscarded { round }
        | Consequence::Published { round }
        | Consequence::LineUps { round, .. }
        | Consequence::Attributed { round }
        | Consequence::Reseated { round, .. }
        | Consequence::ByesOfRound { round, .. }
        | Consequence::Unpublished { round, results: 0, .. } => consequences::of_round(lang, what(), round),
        Consequence::Unpublished { round, results, .. } => {
            let warning = Warning::ResultsSetAside { round: *round, results: *results };
            refusals::warning(lang, &warning, tournament)
        }
        Consequence::PublishedByHand { round, engine, played } => {
            let side = |side: &Departure| {
                let pair =
                    |game: &Seating| consequences::pair_at_board(lang, game.board, name(game.white), name(game.black));
                let byes = side.byes.iter().map(|player| consequences::bye_of(lang, name(*player)));
                let told: Vec<String> = side.games.iter().map(pair).chain(byes).collect();
                if told.is_empty() {
                    consequences::no_pair(lang).to_owned()
                } else {
                    told.join(common::list_semicolon(lang))
                }
            };
            consequences::not_as_engine(lang, round, side(engine), side(played))
        }
        Consequence::LeftOutOfDraft { players, .. } | Consequence::Registered { players } => {
            let names: Vec<String> = players.iter().map(|player| name(*player)).collect();
            consequences::of_player(lang, what(), names.join(common::list_semicolon(lang)))
        }
        Consequence::TeamData { team } | Consequence::TeamPresence { team } | Consequence::Squad { team, .. } => {
            consequences::of_player(lang, what(), team_name(tournament, *team))
        }
        Consequence::LineUp { team, round, .. } => {
            consequences::of_line_up(lang, what(), team_name(tournament, *team), round)
        }
        Consequence::Incident { player, .. }
        | Consequence::IncidentTakenBack { player, .. }
        | Consequence::AppealLodged { player, .. }
        | Consequence::AppealHeard { player, .. }
        | Consequence::AppealDecided { player, .. }
        | Consequence::AppealTakenBack { player, .. }
        | Consequence::AppealReopened { player, .. }
        | Consequence::Removed { player }
        | Consequence::PlayerData { player }
        | Consequence::Presence { player, .. }
        | Consequence::EntryRound { player }
        | Consequence::ByeRequested { player, .. }
        | Consequence::ByeAskedFor { player, .. }
        | Consequence::CheckedIn { player }
        | Consequence::BoardFixed { player }
        | Consequence::ValueGiven { player } => consequences::of_player(lang, what(), name(*player)),
        Consequence::Regulation { field, was, now, .. } => {
            let value = |regulations: &Regulations| regulations::value(lang, regulations, *field);
            consequences::regulation(lang, regulations::name(lang, *field), value(was), value(now))
        }
        Consequence::Numbered { changed, is_reordered: true, .. } => {
            let one = |(player, was, now): &(PlayerId, Tpn, Tpn)| {
                format!("{}{was} → {now}", common::label(lang, name(*player)))
            };
            let told: Vec<String> = changed.iter().map(one).collect();
            consequences::of_player(lang, what(), told.join(common::list_semicolon(lang)))
        }
        Consequence::NumbersExchanged { players: [one, other], numbers: [was, now], .. } => {
            let told = [(one, was, now), (other, now, was)]
                .map(|(player, was, now)| format!("{}{was} → {now}", common::label(lang, name(*player))));
            consequences::of_player(lang, what(), told.join(common::list_semicolon(lang)))
        }
        Consequence::Through { went, now, rests, .. } => {
            let side = |side: &Side| match side {
                Side::Player(player) => name(*player),
                Side::Team(team) => team_name(tournament, *team).to_owned(),
                Side::Bye | Side::Open => consequences::nobody_leads(lang).to_owned(),
            };
            if rests.is_empty() {
                consequences::word_falls(lang, side(went), side(now))
            } else {
                let board = |(round, board): &(RoundNo, u16)| consequences::board_of_round(lang, *board, *round);
                let boards: Vec<String> = rests.iter().map(board).collect();
                consequences::went_on(lang, side(now), side(went), boards.join(common::list_semicolon(lang)))
            }
        }
        Consequence::FideModeLeft { round } => consequences::leaving(lang, round),
        Consequence::Warned(warning) => refusals::warning(lang, warning, tournament),
        Consequence::Founded
        | Consequence::RegistrationTakenBack { .. }
        | Consequence::PlayersExchanged
        | Consequence::Numbered { is_reordered: false, .. }
        | Consequence::Teams { .. }
        | Consequence::TeamsRegistered
        | Consequence::TableJoined
        | Consequence::TeamsNumbered
        | Consequence::Lots
        | Consequence::RankedByHand
        | Consequence::SentThrough
        | Consequence::PlayOff
        | Consequence::Prizes
        | Consequence::Style
        | Consequence::HousePoints
        | Consequence::PublicSide
        | Consequence::Screens
        | Consequence::WaitingList
        | Consequence::Details
        | Consequence::InitialColourDrawn
        | Consequence::FileLines
        | Consequence::Closed
        | Consequence::Reopened
        | Consequence::FideModeEntered { .. }
        | Consequence::FideModeReentered => what().to_owned(),
    }
}

fn team_name(tournament: &Tournament, team: TeamId) -> &str {
    tournament.team(team).map_or("", |team| &team.name)
}

fn and_later(lang: Lang, what: String, rounds: usize) -> String {
    if rounds == 0 { what } else { consequences::with_later(lang, what, consequences::later(lang, rounds)) }
}

fn symbol(lang: Lang, result: Option<GameResult>) -> &'static str {
    result.map_or_else(|| consequences::no_result(lang), GameResult::symbol)
}
