//! The work of the office: what is announced and shown, numbers and lots, claims, incidents and appeals, what players do on their
//! phones, and the club's points.

use crate::announced;
use crate::event::Event;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Adjust, AnswerTypings, AskForBye, ChangeDetails, ChangeHousePoints, ChangePrizes, ChangePublicSide,
    ChangeRegulations, ChangeScreens, ChangeStyle, ChangeTeams, Close, DecideAppeal, DrawLots, DrawNumbers, EditPlayer,
    EndForHouse, Estimate, EstimateRatings, ExchangeNumbers, FixBoard, GiveValue, HearAppeal, KeepPhotograph,
    LeaveFideMode, LodgeAppeal, NoteIncident, NumberPlayers, NumberTeams, RankByHand, ReportResult, Rule, SealMove,
    SettleWaiting, SignUp, Undo,
};
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::house_points::{HouseEnding, HousePointRules};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::incident::{Cause, Complaint, Envelope, Incident, Measure, Outcome};
use sonneborn_tournament::numbering::{self, Lottery};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::photograph::{Depicts, Photograph};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::prize::PrizeFund;
use sonneborn_tournament::public_side::{ByeRule, PublicSide, SignUpRules};
use sonneborn_tournament::round::{Game, RoundState};
use sonneborn_tournament::ruling::{Decision, Ruling};
use sonneborn_tournament::screen::Screen;
use sonneborn_tournament::style::Style;

/// One piece of it.
pub fn work(event: &mut Event, state: &Tournament) {
    // What waits for an answer comes first.
    if event.chance(2)
        && let Some(act) = answered(event, state)
    {
        return drop(event.does(act));
    }
    if event.chance(20) {
        return forget(event, state);
    }
    let act = match event.lots.below(5) {
        0 => announced(event, state),
        1 => on_lists(event, state),
        2 => at_a_board(event, state),
        3 => by_players(event, state),
        _ => shown(event, state),
    };
    if let Some(act) = act {
        drop(event.does(act));
    }
}

/// Somebody who asks for it is forgotten, with everything that the journal says of them.
pub fn forget(event: &mut Event, state: &Tournament) {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    if let Some(one) = event.one_of(&everybody) {
        event.forgets(one);
    }
}

/// The answer to what was typed at a board and contradicts it: the board's result stands, or what was typed last holds.
pub fn answer_to_typings(state: &Tournament, holds_as_typed: bool) -> Option<Act> {
    let (round, board) = *state.disagreements().first()?;
    let game = state.round(round)?.game(board)?;
    let open: Vec<_> = state.open_typings(round, board).collect();
    let (typings, typed) = (open.iter().map(|typing| typing.seq).collect(), open.last()?.typed);
    let (was, now) = (game.result, if holds_as_typed { typed } else { game.result });
    Some(Act::AnswerTypings(AnswerTypings { round, board, was, now, players: game.players(), typings }))
}

/// Two results of a board, an appeal that is not decided, or somebody who waits for a place.
fn answered(event: &mut Event, state: &Tournament) -> Option<Act> {
    let holds_as_typed = event.chance(2);
    if let Some(answer) = answer_to_typings(state, holds_as_typed) {
        return Some(answer);
    }
    if let Some(waiting) = state.waiting.first() {
        let (waiting, admitted) = (waiting.seq, event.chance(2));
        return Some(Act::SettleWaiting(SettleWaiting { waiting, admitted, first_round: state.next_unpublished() }));
    }
    let appeal = state.appeals.iter().find(|appeal| appeal.decided.is_none())?;
    let heard = appeal.heard.as_ref().map(|heard| heard.seq);
    Some(match heard {
        None => Act::HearAppeal(HearAppeal { appeal: appeal.seq, heard: "both players".into() }),
        Some(seq) if event.chance(3) => Act::Undo(Undo { seq }),
        Some(_) => {
            let reasons = "the clock stood".to_owned();
            Act::DecideAppeal(DecideAppeal { appeal: appeal.seq, outcome: Outcome::Upheld, reasons })
        }
    })
}

/// Regulations are announced otherwise.
pub fn announce(event: &mut Event, state: &Tournament) {
    let was = Box::new(state.regulations.clone());
    let now = Box::new(announced::otherwise(event, state));
    drop(event.does(Act::ChangeRegulations(ChangeRegulations { was, now })));
}

/// What is done on the lists.
pub fn lists(event: &mut Event, state: &Tournament) {
    if let Some(act) = on_lists(event, state) {
        drop(event.does(act));
    }
}

/// What players do on their phones.
pub fn phones(event: &mut Event, state: &Tournament) {
    if event.chance(3)
        && let Some(act) = answered(event, state)
    {
        return drop(event.does(act));
    }
    if let Some(act) = by_players(event, state) {
        drop(event.does(act));
    }
}

/// When all is played.
pub fn rank(event: &mut Event, state: &Tournament) {
    let mut order: Vec<PlayerId> = state.entrants().map(|player| player.id).take(3).collect();
    event.lots.shuffle(&mut order);
    let act = if event.chance(2) {
        Act::DrawLots(DrawLots { seed: 7, order })
    } else {
        Act::RankByHand(RankByHand { order })
    };
    drop(event.does(act));
}

fn announced(event: &mut Event, state: &Tournament) -> Option<Act> {
    Some(match event.lots.below(6) {
        0 => {
            let mut now = state.details.clone();
            now.place = format!("Oslo {}", state.seq);
            Act::ChangeDetails(ChangeDetails { was: Box::new(state.details.clone()), now: Box::new(now) })
        }
        1 => Act::LeaveFideMode(LeaveFideMode { round: state.paired_rounds() }),
        2 if event.chance(2) => Act::Close(Close {}),
        _ => {
            let was = state.regulations.clone();
            let now = announced::otherwise(event, state);
            Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) })
        }
    })
}

fn on_lists(event: &mut Event, state: &Tournament) -> Option<Act> {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let player = event.one_of(&everybody)?;
    let known = &state.players[player.index()];
    Some(match event.lots.below(11) {
        0 | 1 => {
            let was = known.data.clone();
            let rating = (!event.chance(4)).then(|| 1500 + 10 * event.lots.below(90) as u16);
            Act::EditPlayer(EditPlayer {
                player,
                now: Box::new(PlayerData { rating, ..was.clone() }),
                was: Box::new(was),
            })
        }
        2 => {
            let now = if known.fixed_board.is_none() { Some(1) } else { None };
            Act::FixBoard(FixBoard { player, was: known.fixed_board, now })
        }
        3 => Act::GiveValue(GiveValue {
            player,
            was: known.outside_value,
            now: Some(Points::whole(1 + state.seq as i32)),
        }),
        4 => {
            let was = known.data.estimate;
            let now = if was.is_none() { Some(1500) } else { None };
            Act::EstimateRatings(EstimateRatings { estimates: vec![Estimate { player, was, now }] })
        }
        5 => Act::NumberPlayers(NumberPlayers { order: numbering::order(state) }),
        6 => {
            let pairs = everybody.iter().flat_map(|one| everybody.iter().map(move |other| [*one, *other]));
            let are_equal = |[one, other]: &[PlayerId; 2]| {
                let data = |player: &PlayerId| &state.players[player.index()].data;
                one != other && numbering::are_equal(state, data(one), data(other))
            };
            let equals: Vec<[PlayerId; 2]> = pairs.filter(are_equal).collect();
            let players = event.one_of(&equals)?;
            let tpn = |player: PlayerId| state.players[player.index()].tpn;
            Act::ExchangeNumbers(ExchangeNumbers { players, was: [tpn(players[0])?, tpn(players[1])?] })
        }
        7 => {
            let mut order = everybody.clone();
            event.lots.shuffle(&mut order);
            Act::DrawNumbers(DrawNumbers { lottery: Lottery::Plain, seed: 3, order })
        }
        8 if state.is_of_teams() => {
            let mut order: Vec<TeamId> = state.all_teams().map(|(id, _)| id).collect();
            event.lots.shuffle(&mut order);
            Act::NumberTeams(NumberTeams { strengths: vec![None; order.len()], order, seed: Some(5) })
        }
        9 => {
            let mut now = state.teams.clone();
            now.reverse();
            Act::ChangeTeams(ChangeTeams { was: state.teams.clone(), now })
        }
        _ => {
            let round = state.last_round().map(|last| last.number);
            Act::Adjust(Adjust { player, round, points: if event.chance(2) { Points::HALF } else { -Points::HALF } })
        }
    })
}

fn some_game(event: &mut Event, state: &Tournament) -> Option<(RoundNo, Game)> {
    let published = state.rounds.iter().filter(|round| round.state == RoundState::Published);
    let all: Vec<(RoundNo, Game)> =
        published.flat_map(|round| round.games.iter().map(|game| (round.number, game.clone()))).collect();
    event.one_of(&all)
}

fn at_a_board(event: &mut Event, state: &Tournament) -> Option<Act> {
    let (round, game) = some_game(event, state)?;
    let (board, players, player) = (game.board, Some(game.players()), game.white);
    Some(match event.lots.below(14) {
        12 => {
            let sha256 = Digest::of(&format!("picture {}", event.lots.below(40)));
            let (players, depicts) = (game.players(), event.one_of(&Depicts::ALL)?);
            Act::KeepPhotograph(KeepPhotograph { photograph: Photograph { round, board, players, depicts, sha256 } })
        }
        13 => Act::Undo(Undo { seq: state.photographs.last()?.seq }),
        9 => Act::Undo(Undo { seq: state.appeals.last()?.seq }),
        10 => Act::Undo(Undo { seq: state.appeals.last()?.heard.as_ref()?.seq }),
        11 => {
            let ruling = state.rulings.first().map(|ruled| ruled.seq);
            Act::LodgeAppeal(LodgeAppeal { by: player, round, ruling, about: "the clock".into() })
        }
        0 | 1 => {
            let decision = event.one_of(&[Decision::Confirmed, Decision::Altered, Decision::Dismissed])?;
            let now = if event.chance(2) { Some(GameResult::Draw) } else { game.result };
            let ruling = Box::new(Ruling { decision, ..Ruling::default() });
            Act::Rule(Rule { round, board, ruling, was: game.result, now, players })
        }
        2 => {
            let says = Complaint { by: "a spectator".into(), seen: "a wire".into(), ..Complaint::default() };
            let complaint = (event.lots.below(3) == 0).then(|| Box::new(says));
            let cause = if complaint.is_some() { Cause::Complaint } else { Cause::Device };
            let note = String::new();
            let incident = Incident { round, player, cause, measure: Measure::Warning, seconds: 0, note, complaint };
            Act::NoteIncident(NoteIncident { incident })
        }
        3 => {
            let ruling = state.rulings.first().map(|ruled| ruled.seq).filter(|_| event.lots.below(2) == 0);
            Act::LodgeAppeal(LodgeAppeal { by: player, round, ruling, about: "the ruling".into() })
        }
        4 => Act::HearAppeal(HearAppeal { appeal: state.appeals.last()?.seq, heard: "both players".into() }),
        5 => {
            let appeal = state.appeals.iter().find(|appeal| appeal.decided.is_none())?.seq;
            Act::DecideAppeal(DecideAppeal { appeal, outcome: Outcome::Upheld, reasons: "the clock stood".into() })
        }
        6 => {
            let was = state.envelope(round, board).cloned().map(Box::new);
            let number = was.as_ref().map_or(41, |was| was.number + 1);
            Act::SealMove(SealMove {
                round,
                board,
                was,
                now: Some(Box::new(Envelope { number, ..Envelope::default() })),
                players,
            })
        }
        7 => {
            let was = state.house_ending(round, board);
            let now = if was.is_none() { Some(HouseEnding::Void) } else { None };
            Act::EndForHouse(EndForHouse { round, board, was, now, players })
        }
        _ => {
            let now = if state.house_points.is_none() { Some(HousePointRules::default()) } else { None };
            Act::ChangeHousePoints(ChangeHousePoints { was: state.house_points, now })
        }
    })
}

fn by_players(event: &mut Event, state: &Tournament) -> Option<Act> {
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let one = event.one_of(&everybody)?;
    Some(match event.lots.below(6) {
        0 => {
            let round = state.current_round()?;
            let open: Vec<&Game> = round.games.iter().filter(|game| game.result.is_none()).collect();
            let game = event.one_of(&open)?;
            let (was, now) = (state.report_by(round.number, game.board, game.white), Some(GameResult::WhiteWins));
            let (board, by, players) = (game.board, game.white, game.players());
            Act::ReportResult(ReportResult { round: round.number, board, by, was, now, players })
        }
        1 => {
            let round = state.next_unpublished();
            let asked = state.asked_byes.iter().find(|asked| (asked.player, asked.round) == (one, round));
            let was = asked.map(|asked| asked.bye);
            let now = if was.is_none() { Some(Bye::ZeroPoint) } else { None };
            Act::AskForBye(AskForBye { player: one, round, was, now })
        }
        2 | 3 if state.public_side.sign_up.is_some() || event.chance(3) => {
            let player = Box::new(event.person(state.players.len() + state.waiting.len()));
            let waits = state.places_left() == Some(0) || !state.waiting.is_empty();
            Act::SignUp(SignUp { player, waits })
        }
        _ => {
            let places = u16::try_from(everybody.len() + event.lots.below(2)).ok().filter(|_| !event.chance(3));
            let now = PublicSide {
                indexed: !state.public_side.indexed,
                sites: if event.chance(3) { vec!["https://club.example".into()] } else { Vec::new() },
                results: true,
                byes: Some(ByeRule { hours: 1, taken: false }),
                sign_up: Some(SignUpRules { places, waits: true, ..SignUpRules::default() }),
            };
            Act::ChangePublicSide(ChangePublicSide { was: Box::new(state.public_side.clone()), now: Box::new(now) })
        }
    })
}

fn shown(event: &mut Event, state: &Tournament) -> Option<Act> {
    Some(match event.lots.below(3) {
        0 => {
            let now = PrizeFund { currency: format!("E{}", state.seq), ..PrizeFund::default() };
            Act::ChangePrizes(ChangePrizes { was: Box::new(state.prizes.clone()), now: Box::new(now) })
        }
        1 => {
            let now = Style { large: !state.style.large, ..state.style.clone() };
            Act::ChangeStyle(ChangeStyle { was: Box::new(state.style.clone()), now: Box::new(now) })
        }
        _ => {
            let now = vec![Screen { name: format!("Hall {}", state.seq), ..Screen::default() }];
            Act::ChangeScreens(ChangeScreens { was: state.screens.clone(), now })
        }
    })
}
