//! Every kind of act, tried by every role: on its page, by the API, straight at the desk, and undone.
//!
//! The list of kinds is that of the acts themselves: the walk fails until a new one has its case.

use crate::api::send;
use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::{Method, StatusCode};
use serde_json::{Value, json};
use sonneborn::desk::{Actor, Attempt, Refused};
use sonneborn::pairing::schedule;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, AdjournMissing, Adjust, AlterDraft, AnswerTypings, AskForBye, Author, ChangeDetails, ChangeHousePoints,
    ChangePresence, ChangePrizes, ChangePublicSide, ChangeRegulations, ChangeScreens, ChangeStyle, ChangeTeam,
    ChangeTeams, CheckIn, Close, CloseLineUps, CorrectForRating, Create, DecideAppeal, DiscardDraft, DraftRound,
    DrawLots, DrawNumbers, EditPlayer, EndForHouse, EnterResult, Estimate, EstimateRatings, ExchangeNumbers, FixBoard,
    Forget, GiveLineUp, GiveValue, HearAppeal, KeepPhotograph, KeepTyping, LeaveFideMode, LeaveOut, LodgeAppeal,
    NoteIncident, NumberPlayers, NumberTeams, PlayOff, PublishRound, PublishTable, RankByHand, RegisterPlayers,
    RegisterTeams, RemovePlayer, Reopen, ReportResult, RequestBye, Rule, SealMove, SendTeamThrough, SendThrough,
    SettleWaiting, SignUp, SwapColours, Undo, UnpublishRound,
};
use sonneborn::tournament::chain::Digest;
use sonneborn::tournament::coded::Coded;
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::house_points::{HouseEnding, HousePointRules};
use sonneborn::tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn::tournament::incident::{Cause, Envelope, Incident, Measure, Outcome};
use sonneborn::tournament::numbering::Lottery;
use sonneborn::tournament::outcome::{Bye, GameResult};
use sonneborn::tournament::personal::Mention;
use sonneborn::tournament::photograph::{Depicts, Photograph};
use sonneborn::tournament::play_off::Pace;
use sonneborn::tournament::player::{PlayerData, Presence};
use sonneborn::tournament::points::Points;
use sonneborn::tournament::prize::PrizeFund;
use sonneborn::tournament::public_side::{ByeRule, PublicSide, SignUpRules};
use sonneborn::tournament::regulations::{
    KnockoutRules, NationalRatings, Numbering, RatingChoice, Regulations, RoundRobin, System,
};
use sonneborn::tournament::round::{Game, PairedBy, Seating};
use sonneborn::tournament::ruling::{Decision, Ruling};
use sonneborn::tournament::screen::Screen;
use sonneborn::tournament::style::Style;
use sonneborn::tournament::team::{Squad, Team, TeamRules};
use std::sync::Arc;

/// How far the event has come before the act.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Registered,
    Drafted,
    Published,
    /// A player has appealed.
    Appealed,
    Played,
    /// All of its single round is played.
    Over,
    Closed,
}

type Fields = Vec<(&'static str, String)>;
/// A page's address with its fields, and a call of the API with its body.
type Form = fn(&Tournament) -> (&'static str, Fields);
type Call = fn(&Tournament) -> (Method, &'static str, Value);

struct Case {
    stage: Stage,
    regulations: Regulations,
    least: Role,
    act: fn(&Tournament) -> Act,
    /// What the chief arbiter does before it.
    before: Vec<fn(&Tournament) -> Act>,
    /// The page's form that does the act, where one does just this.
    page: Option<Form>,
    /// The API's call.
    api: Option<Call>,
    /// Whether an undo can take it back.
    is_undone: bool,
}

impl Case {
    fn of(stage: Stage, least: Role, act: fn(&Tournament) -> Act) -> Case {
        let regulations = Regulations { rounds: 5, ..Regulations::default() };
        let regulations = if stage == Stage::Over { Regulations { rounds: 1, ..regulations } } else { regulations };
        Case { stage, regulations, least, act, before: Vec::new(), page: None, api: None, is_undone: true }
    }

    fn page(self, page: Form) -> Case {
        Case { page: Some(page), ..self }
    }

    fn api(self, api: Call) -> Case {
        Case { api: Some(api), ..self }
    }

    fn with(self, regulations: Regulations) -> Case {
        Case { regulations, ..self }
    }

    /// With what must be done first.
    fn after(mut self, before: fn(&Tournament) -> Act) -> Case {
        self.before.push(before);
        self
    }

    fn never_undone(self) -> Case {
        Case { is_undone: false, ..self }
    }
}

fn fields(fields: &[(&'static str, &str)]) -> Fields {
    fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
}

fn board(state: &Tournament) -> &Game {
    &state.rounds[0].games[0]
}

fn on_board(state: &Tournament, more: &[(&'static str, &str)]) -> Fields {
    let [white, black] = board(state).players().map(|player| player.0.to_string());
    let mut all = fields(more);
    all.extend([("board", "1".to_owned()), ("white", white), ("black", black)]);
    all
}

/// A word that contradicts the first board.
fn typed(state: &Tournament) -> Act {
    let (was, typed) = (Some(GameResult::Draw), Some(GameResult::WhiteWins));
    Act::KeepTyping(KeepTyping { round: RoundNo(1), board: 1, was, typed, players: board(state).players() })
}

fn by_number(state: &Tournament) -> Vec<PlayerId> {
    state.entrants().map(|player| player.id).collect()
}

fn changed(state: &Tournament, change: fn(&mut Regulations)) -> Act {
    let was = Box::new(state.regulations.clone());
    let mut now = was.clone();
    change(&mut now);
    Act::ChangeRegulations(ChangeRegulations { was, now })
}

fn data(state: &Tournament, player: u32) -> PlayerData {
    state.players[player as usize].data.clone()
}

/// A Team Swiss on two boards; `minutes` before a round by which captains give line-ups.
fn of_teams(minutes: Option<u16>) -> Regulations {
    let teams = TeamRules { colours: "WB".into(), line_up_minutes: minutes, ..TeamRules::default() };
    Regulations { system: System::TeamSwiss, rounds: 5, teams: Some(teams), ..Regulations::default() }
}

/// What each kind of act is tried with. `None`: what founds an event and what takes back are tried apart.
fn case(kind: &str) -> Option<Case> {
    use Role::{Arbiter, ChiefArbiter};
    use Stage::{Appealed, Closed, Drafted, Over, Played, Published, Registered};
    let base = || Regulations { rounds: 5, ..Regulations::default() };
    Some(match kind {
        "Create" | "Import" | "Undo" => return None,
        "ChangeDetails" => Case::of(Registered, ChiefArbiter, |state| {
            let mut now = state.details.clone();
            now.place = "Oslo".into();
            Act::ChangeDetails(ChangeDetails { was: Box::new(state.details.clone()), now: Box::new(now) })
        })
        .page(|_| {
            let mut form = fields(&five_rounds("Hall Cup"));
            form.push(("place", "Oslo".into()));
            ("/settings", form)
        }),
        "ChangeRegulations" => {
            Case::of(Registered, ChiefArbiter, |state| changed(state, |regulations| regulations.rounds = 7))
        }
        "RegisterPlayers" => Case::of(Registered, Arbiter, |_| {
            Act::RegisterPlayers(RegisterPlayers {
                players: vec![PlayerData { name: "New, N".into(), ..PlayerData::default() }],
                first_round: RoundNo(1),
                source: String::new(),
            })
        })
        .page(|_| ("/players/new", fields(&[("name", "New, N"), ("first_round", "1")])))
        .api(|_| (Method::POST, "/players", json!({"player": {"name": "New, N"}}))),
        "EditPlayer" => Case::of(Registered, Arbiter, |state| {
            let was = data(state, 0);
            let now = PlayerData { club: "North".into(), ..was.clone() };
            Act::EditPlayer(EditPlayer { player: PlayerId(0), was: Box::new(was), now: Box::new(now) })
        })
        .page(|state| ("/players/0/edit", fields(&[("name", &data(state, 0).name), ("rating", "2400"), ("club", "N")])))
        .api(|_| {
            let was = json!({"name": "Adams, A", "rating": 2400});
            (Method::PUT, "/players/0", json!({"was": was, "now": {"name": "Adams, A", "rating": 2400, "club": "N"}}))
        }),
        "RemovePlayer" => Case::of(Registered, Arbiter, |_| Act::RemovePlayer(RemovePlayer { player: PlayerId(3) }))
            .page(|_| ("/players/3/remove", Vec::new()))
            .api(|_| (Method::DELETE, "/players/3", json!({}))),
        "ChangePresence" => Case::of(Registered, Arbiter, |_| {
            Act::ChangePresence(ChangePresence {
                player: PlayerId(3),
                was: Presence::Playing,
                now: Presence::Withdrawn { from: RoundNo(2) },
            })
        })
        .page(|_| ("/players/3/presence", fields(&[("now", "withdraw"), ("round", "2")])))
        .api(|_| {
            let body = json!({"was": {"state": "playing"}, "now": {"state": "withdrawn", "from": 2}});
            (Method::PUT, "/players/3/presence", body)
        }),
        "RequestBye" => Case::of(Registered, Arbiter, |_| {
            Act::RequestBye(RequestBye { player: PlayerId(3), round: RoundNo(2), was: None, now: Some(Bye::HalfPoint) })
        })
        .page(|_| ("/players/3/bye", fields(&[("round", "2"), ("was", ""), ("now", "H")])))
        .api(|_| (Method::PUT, "/players/3/byes/2", json!({"now": "H"}))),
        "LeaveOut" => Case::of(Registered, Arbiter, |state| {
            Act::LeaveOut(LeaveOut { round: RoundNo(1), players: by_number(state) })
        })
        .page(|_| ("/players/check-in/absent", fields(&[("round", "1")]))),
        "CheckIn" => {
            Case::of(Registered, Arbiter, |_| Act::CheckIn(CheckIn { player: PlayerId(0), was: false, now: true }))
                .page(|_| ("/players/check-in", fields(&[("tick", "0 in")])))
        }
        "FixBoard" => {
            Case::of(Registered, Arbiter, |_| Act::FixBoard(FixBoard { player: PlayerId(0), was: None, now: Some(5) }))
                .page(|_| ("/players/0/board", fields(&[("board", "5")])))
        }
        "EstimateRatings" => Case::of(Registered, Arbiter, |_| {
            Act::EstimateRatings(EstimateRatings {
                estimates: vec![Estimate { player: PlayerId(4), was: None, now: Some(1500) }],
            })
        })
        .page(|_| ("/players/estimate", fields(&[("rating", "1500")]))),
        "GiveValue" => Case::of(Registered, Arbiter, |_| {
            Act::GiveValue(GiveValue { player: PlayerId(0), was: None, now: Some(Points::HALF) })
        })
        .page(|state| {
            let number = state.players[0].tpn.map_or(0, |tpn| tpn.0).to_string();
            ("/standings/value", vec![("number", number), ("value", "0.5".to_owned())])
        }),
        "NumberPlayers" => {
            Case::of(Registered, Arbiter, |state| Act::NumberPlayers(NumberPlayers { order: by_number(state) }))
                .page(|_| ("/players/number", Vec::new()))
        }
        "ExchangeNumbers" => Case::of(Registered, Arbiter, |state| {
            let number = |player: u32| state.players[player as usize].tpn.expect("numbered");
            Act::ExchangeNumbers(ExchangeNumbers { players: [PlayerId(0), PlayerId(1)], was: [number(0), number(1)] })
        })
        .with(Regulations {
            // By a rating that nobody has, all are equal.
            national_ratings: Some(NationalRatings { federation: "NOR".into(), choice: RatingChoice::Nro }),
            ..base()
        })
        .page(|state| {
            let number = |player: u32| state.players[player as usize].tpn.map_or(0, |tpn| tpn.0).to_string();
            let mut form = fields(&[("one", "0"), ("other", "1"), ("reason", "drawn"), ("confirmed", "yes")]);
            form.extend([("was_one", number(0)), ("was_other", number(1))]);
            ("/players/numbers/exchange", form)
        }),
        "DrawNumbers" => Case::of(Registered, Arbiter, |state| {
            Act::DrawNumbers(DrawNumbers { lottery: Lottery::Plain, seed: 7, order: by_number(state) })
        })
        .with(Regulations { numbering: Numbering::Lots, ..base() })
        .page(|_| ("/players/numbers/draw", fields(&[("seed", "7")]))),
        "ChangeTeams" => Case::of(Registered, ChiefArbiter, |_| {
            let team = |name: &str, members: [u32; 2]| Team {
                name: name.into(),
                members: members.map(PlayerId).to_vec(),
                ..Team::default()
            };
            Act::ChangeTeams(ChangeTeams { was: Vec::new(), now: vec![team("Blue", [0, 1]), team("Red", [2, 3])] })
        })
        .with(Regulations { system: System::Scheveningen { boards: 2, double: false }, ..base() })
        .page(|state| {
            let name = |player: u32| data(state, player).name;
            let both = |one, other| format!("{}\n{}", name(one), name(other));
            let form = vec![
                ("first_name", "Blue".to_owned()),
                ("first", both(0, 1)),
                ("second_name", "Red".to_owned()),
                ("second", both(2, 3)),
            ];
            ("/settings/teams", form)
        }),
        "RegisterTeams" => Case::of(Registered, Arbiter, |_| {
            Act::RegisterTeams(RegisterTeams {
                teams: vec![Squad { name: "Gold".into(), size: 1, ..Squad::default() }],
                players: vec![PlayerData { name: "New, N".into(), ..PlayerData::default() }],
                first_round: RoundNo(1),
                source: "test".into(),
            })
        })
        .with(of_teams(None))
        .page(|_| ("/teams/new", fields(&[("name", "Gold"), ("players", "New, N; 2000")])))
        .api(|_| (Method::POST, "/teams", json!({"name": "Gold", "players": [{"name": "New, N", "rating": 2000}]}))),
        "ChangeTeam" => Case::of(Registered, Arbiter, |state| {
            let was = Box::new(state.teams[0].clone());
            Act::ChangeTeam(ChangeTeam {
                team: TeamId(0),
                now: Box::new(Team { captain: "Ivo".into(), ..*was.clone() }),
                was,
            })
        })
        .with(of_teams(None))
        .page(|_| {
            let form = [("name", "Blue"), ("nickname", ""), ("federation", ""), ("captain", "Ivo")];
            ("/teams/0/edit", fields(&form))
        })
        .api(|_| {
            let body = json!({"was": {"state": "playing"}, "now": {"state": "withdrawn", "from": 1}});
            (Method::PUT, "/teams/0/presence", body)
        }),
        "NumberTeams" => Case::of(Registered, Arbiter, |_| {
            Act::NumberTeams(NumberTeams { order: vec![TeamId(1), TeamId(0)], strengths: vec![None, None], seed: None })
        })
        .with(of_teams(None))
        .page(|_| ("/teams/number", Vec::new())),
        "GiveLineUp" => Case::of(Registered, Arbiter, |_| {
            Act::GiveLineUp(GiveLineUp {
                team: TeamId(0),
                round: RoundNo(1),
                was: None,
                now: Some(vec![Some(PlayerId(1))]),
            })
        })
        .with(of_teams(None))
        .page(|_| ("/teams/0/line-up/1", fields(&[("board", "1"), ("board", "")])))
        .api(|_| (Method::PUT, "/teams/0/line-ups/1", json!({"now": [1]}))),
        "CloseLineUps" => Case::of(Published, Arbiter, |_| Act::CloseLineUps(CloseLineUps { round: RoundNo(1) }))
            .with(of_teams(Some(60)))
            .page(|_| ("/rounds/1/close-line-ups", Vec::new()))
            .api(|_| (Method::POST, "/rounds/1/close-line-ups", json!({}))),
        "DraftRound" => Case::of(Registered, Arbiter, |_| {
            let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
            let byes = vec![(PlayerId(4), Bye::PairingAllocated)];
            Act::DraftRound(DraftRound {
                round: RoundNo(1),
                games: vec![seat(1, 0, 2), seat(2, 1, 3)],
                byes,
                paired_by: PairedBy::Engine,
                engine: vec![],
            })
        }),
        "AlterDraft" => Case::of(Drafted, Arbiter, |state| {
            let draft = &state.rounds[0];
            let mut games: Vec<Seating> = draft.games.iter().map(Game::seating).collect();
            (games[0].white, games[0].black) = (games[0].black, games[0].white);
            Act::AlterDraft(AlterDraft { round: RoundNo(1), games, byes: draft.byes.clone() })
        })
        .page(|_| ("/rounds/1/alter", fields(&[("do", "colours"), ("board", "1"), ("confirmed", "yes")]))),
        "DiscardDraft" => Case::of(Drafted, Arbiter, |_| Act::DiscardDraft(DiscardDraft { round: RoundNo(1) }))
            .page(|_| ("/rounds/1/discard", Vec::new()))
            .api(|_| (Method::POST, "/rounds/1/discard", json!({}))),
        "PublishRound" => {
            Case::of(Drafted, Arbiter, |_| Act::PublishRound(PublishRound { round: RoundNo(1), compared: None }))
                .page(|_| ("/rounds/1/publish", Vec::new()))
                .api(|_| (Method::POST, "/rounds/1/publish", json!({})))
        }
        "PublishTable" => Case::of(Registered, Arbiter, |state| {
            Act::PublishTable(PublishTable { rounds: schedule::to_come(state).expect("a table") })
        })
        .with(Regulations {
            system: System::RoundRobin(RoundRobin { double: false, reverse_last_two: false }),
            rounds: 3,
            ..base()
        })
        .page(|_| ("/schedule", fields(&[("first", "1")])))
        .api(|_| (Method::POST, "/schedule", json!({}))),
        "UnpublishRound" => Case::of(Published, Arbiter, |_| Act::UnpublishRound(UnpublishRound { round: RoundNo(1) }))
            .page(|_| ("/rounds/1/unpublish", Vec::new())),
        "EnterResult" => Case::of(Published, Arbiter, |_| {
            Act::EnterResult(EnterResult {
                round: RoundNo(1),
                board: 1,
                was: None,
                now: Some(GameResult::Draw),
                players: None,
            })
        })
        .page(|state| ("/rounds/1/results", on_board(state, &[("was", ""), ("now", "½-½")])))
        .api(|_| (Method::PUT, "/rounds/1/boards/1/result", json!({"was": null, "now": "½-½"}))),
        "KeepTyping" => Case::of(Published, Arbiter, typed).never_undone(),
        "AnswerTypings" => Case::of(Published, Arbiter, |state| {
            Act::AnswerTypings(AnswerTypings {
                round: RoundNo(1),
                board: 1,
                was: None,
                now: Some(GameResult::Draw),
                players: board(state).players(),
                typings: vec![state.typings[0].seq],
            })
        })
        .after(typed)
        .page(|state| {
            let answers = state.typings[0].seq.to_string();
            ("/rounds/1/results", on_board(state, &[("was", ""), ("now", "½-½"), ("answers", &answers)]))
        }),
        "AdjournMissing" => Case::of(Published, Arbiter, |state| {
            Act::AdjournMissing(AdjournMissing {
                round: RoundNo(1),
                games: state.rounds[0].games.iter().map(Game::seating).collect(),
            })
        }),
        "SwapColours" => Case::of(Published, Arbiter, |_| {
            Act::SwapColours(SwapColours { round: RoundNo(1), board: 1, players: None })
        })
        .page(|state| ("/rounds/1/colours", on_board(state, &[("confirmed", "yes"), ("reason", "they sat so")]))),
        "Rule" => Case::of(Published, Arbiter, |_| {
            Act::Rule(Rule {
                round: RoundNo(1),
                board: 1,
                ruling: Box::new(Ruling { decision: Decision::Dismissed, ..Ruling::default() }),
                was: None,
                now: None,
                players: None,
            })
        }),
        "CorrectForRating" => Case::of(Played, Arbiter, |_| {
            Act::CorrectForRating(CorrectForRating {
                round: RoundNo(1),
                board: 1,
                was: None,
                now: Some(GameResult::Draw),
                players: None,
            })
        })
        .page(|_| {
            let form =
                [("round", "1"), ("board", "1"), ("was", ""), ("now", "½-½"), ("reason", "slip"), ("confirmed", "yes")];
            ("/reports/corrections", fields(&form))
        })
        .api(|_| (Method::PUT, "/rounds/1/boards/1/rating-result", json!({"was": null, "now": "½-½"}))),
        "Adjust" => Case::of(Played, Arbiter, |_| {
            Act::Adjust(Adjust { player: PlayerId(0), round: Some(RoundNo(1)), points: -Points::HALF })
        }),
        "PlayOff" => Case::of(Played, Arbiter, |state| {
            let [white, black] = board(state).players();
            Act::PlayOff(PlayOff { white, black, pace: Pace::Rapid, result: GameResult::Draw })
        })
        .with(Regulations {
            system: System::Knockout,
            rounds: 3,
            knockout: KnockoutRules { games: 1, third_place: false },
            ..base()
        })
        .page(|state| {
            let [white, black] = board(state).players().map(|player| player.0.to_string());
            let (pace, result) = ("rapid".to_owned(), "½-½".to_owned());
            ("/bracket/play-off", vec![("white", white), ("black", black), ("pace", pace), ("result", result)])
        })
        .api(|state| {
            let [white, black] = board(state).players().map(|player| player.0);
            let game = json!({"white": white, "black": black, "pace": "rapid", "result": "½-½"});
            (Method::POST, "/play-offs", game)
        }),
        "SendThrough" => Case::of(Published, Arbiter, |state| {
            let [winner, loser] = board(state).players();
            Act::SendThrough(SendThrough { winner, loser, how: "lots".into() })
        })
        .with(Regulations { system: System::Knockout, rounds: 3, ..base() })
        .page(|state| {
            let [winner, loser] = board(state).players().map(|player| player.0.to_string());
            ("/bracket/through", vec![("winner", winner), ("loser", loser), ("how", "lots".into())])
        })
        .api(|state| {
            let [winner, loser] = board(state).players().map(|player| player.0);
            (Method::POST, "/goes-through", json!({"winner": winner, "loser": loser, "how": "lots"}))
        }),
        "SendTeamThrough" => Case::of(Registered, Arbiter, |_| {
            Act::SendTeamThrough(SendTeamThrough { winner: TeamId(1), loser: TeamId(0), how: "lots".into() })
        })
        .with(Regulations { system: System::TeamKnockout, ..of_teams(None) })
        .page(|_| ("/bracket/through", fields(&[("winner", "1"), ("loser", "0"), ("how", "lots")])))
        .api(|_| (Method::POST, "/goes-through", json!({"winner": 1, "loser": 0, "how": "lots"}))),
        "DrawLots" => Case::of(Over, Arbiter, |state| Act::DrawLots(DrawLots { seed: 1, order: by_number(state) })),
        "RankByHand" => Case::of(Over, ChiefArbiter, |state| Act::RankByHand(RankByHand { order: by_number(state) }))
            .page(|_| ("/standings/by-hand", fields(&[("numbers", "1 2"), ("reason", "play-off")]))),
        "ChangePrizes" => Case::of(Registered, ChiefArbiter, |state| {
            Act::ChangePrizes(ChangePrizes {
                was: Box::new(state.prizes.clone()),
                now: Box::new(PrizeFund { currency: "EUR".into(), ..PrizeFund::default() }),
            })
        })
        .page(|_| ("/standings/prizes", fields(&[("currency", "EUR")]))),
        "ChangeStyle" => Case::of(Registered, Arbiter, |state| {
            Act::ChangeStyle(ChangeStyle {
                was: Box::new(state.style.clone()),
                now: Box::new(Style { large: true, ..Style::default() }),
            })
        })
        .page(|_| ("/papers/design", fields(&[("large", "on")]))),
        "ChangeHousePoints" => Case::of(Registered, ChiefArbiter, |_| {
            Act::ChangeHousePoints(ChangeHousePoints { was: None, now: Some(HousePointRules::default()) })
        }),
        "ChangePublicSide" => Case::of(Registered, ChiefArbiter, offering),
        "ChangeScreens" => Case::of(Registered, Arbiter, |state| {
            Act::ChangeScreens(ChangeScreens {
                was: state.screens.clone(),
                now: vec![Screen { name: "Hall A".into(), ..Screen::default() }],
            })
        }),
        "ReportResult" => Case::of(Published, Arbiter, |state| {
            Act::ReportResult(ReportResult {
                round: RoundNo(1),
                board: 1,
                by: board(state).white,
                was: None,
                now: Some(GameResult::WhiteWins),
                players: board(state).players(),
            })
        })
        .after(offering),
        "AskForBye" => Case::of(Registered, Arbiter, |_| {
            Act::AskForBye(AskForBye { player: PlayerId(3), round: RoundNo(2), was: None, now: Some(Bye::HalfPoint) })
        })
        .after(offering),
        "SignUp" => Case::of(Registered, Arbiter, |_| signed_up("New, N", true)).after(offering),
        "SettleWaiting" => Case::of(Registered, Arbiter, |state| {
            Act::SettleWaiting(SettleWaiting { waiting: state.waiting[0].seq, admitted: true, first_round: RoundNo(1) })
        })
        .after(offering)
        .after(|_| signed_up("New, N", true)),
        "EndForHouse" => Case::of(Published, Arbiter, |_| {
            Act::EndForHouse(EndForHouse {
                round: RoundNo(1),
                board: 1,
                was: None,
                now: Some(HouseEnding::Void),
                players: None,
            })
        })
        .page(|_| ("/reports/house-points/ending", fields(&[("round", "1"), ("board", "1"), ("how", "void")]))),
        "NoteIncident" => {
            Case::of(Published, Arbiter, |state| Act::NoteIncident(NoteIncident { incident: phone(state) })).page(
                |_| {
                    let form = [
                        ("round", "1"),
                        ("board", "1"),
                        ("side", "white"),
                        ("cause", "device"),
                        ("measure", "warning"),
                    ];
                    ("/incidents", fields(&form))
                },
            )
        }
        "LodgeAppeal" => Case::of(Published, Arbiter, lodged).page(|_| {
            let form = [("round", "1"), ("board", "1"), ("side", "white"), ("about", "the ruling")];
            ("/incidents/appeals", fields(&form))
        }),
        "HearAppeal" => Case::of(Appealed, ChiefArbiter, |state| {
            Act::HearAppeal(HearAppeal { appeal: state.appeals[0].seq, heard: "both players".into() })
        }),
        "DecideAppeal" => Case::of(Appealed, ChiefArbiter, |state| {
            Act::DecideAppeal(DecideAppeal {
                appeal: state.appeals[0].seq,
                outcome: Outcome::Upheld,
                reasons: "the clock stood".into(),
            })
        }),
        "SealMove" => Case::of(Published, Arbiter, |state| {
            Act::SealMove(SealMove {
                round: RoundNo(1),
                board: 1,
                was: None,
                now: Some(Box::new(Envelope { number: 41, ..Envelope::default() })),
                players: Some(board(state).players()),
            })
        })
        .page(|state| {
            let [white, black] = board(state).players().map(|player| player.0.to_string());
            let form = [("round", "1"), ("board", "1"), ("number", "41"), ("side", "white")];
            let mut form = fields(&form);
            form.extend([("white_id", white), ("black_id", black)]);
            ("/incidents/envelope", form)
        }),
        "KeepPhotograph" => Case::of(Published, Arbiter, |state| {
            Act::KeepPhotograph(KeepPhotograph {
                photograph: Photograph {
                    round: RoundNo(1),
                    board: 1,
                    players: board(state).players(),
                    depicts: Depicts::Clock,
                    sha256: Digest::of("a picture"),
                },
            })
        }),
        "LeaveFideMode" => {
            Case::of(Published, ChiefArbiter, |_| Act::LeaveFideMode(LeaveFideMode { round: RoundNo(1) }))
                .page(|_| {
                    let form = [("round", "1"), ("reason", "club"), ("confirmed", "yes"), ("confirmed_again", "yes")];
                    ("/settings/leave-fide-mode", fields(&form))
                })
                .never_undone()
        }
        "Forget" => Case::of(Published, ChiefArbiter, |_| {
            Act::Forget(Forget {
                player: Some(PlayerId(3)),
                sign_up: None,
                stand_in: "Anonymous 4".into(),
                fields: Vec::new(),
                places: vec![Mention { seq: 2, place: 4, stays: None }],
            })
        })
        .page(|_| ("/privacy/forget", fields(&[("player", "3"), ("sure", "on")])))
        .never_undone(),
        "Close" => Case::of(Over, ChiefArbiter, |_| Act::Close(Close {})).page(|_| ("/reports/close", Vec::new())),
        "Reopen" => {
            Case::of(Closed, ChiefArbiter, |_| Act::Reopen(Reopen {})).page(|_| ("/reports/reopen", Vec::new()))
        }
        other => panic!("{other} has no case"),
    })
}

/// Everything that players can do by themselves, in an event that is full.
fn offering(state: &Tournament) -> Act {
    let now = PublicSide {
        indexed: true,
        sites: Vec::new(),
        results: true,
        byes: Some(ByeRule { hours: 1, taken: false }),
        sign_up: Some(SignUpRules { places: Some(3), waits: true, ..SignUpRules::default() }),
    };
    Act::ChangePublicSide(ChangePublicSide { was: Box::new(state.public_side.clone()), now: Box::new(now) })
}

fn signed_up(name: &str, waits: bool) -> Act {
    Act::SignUp(SignUp { player: Box::new(PlayerData { name: name.into(), ..PlayerData::default() }), waits })
}

fn phone(state: &Tournament) -> Incident {
    let player = board(state).white;
    let (cause, measure) = (Cause::Device, Measure::Warning);
    Incident { round: RoundNo(1), player, cause, measure, seconds: 0, note: String::new(), complaint: None }
}

fn lodged(state: &Tournament) -> Act {
    Act::LodgeAppeal(LodgeAppeal {
        by: board(state).white,
        round: RoundNo(1),
        ruling: None,
        about: "the ruling".into(),
    })
}

/// A server with somebody of each role in every event.
struct House {
    site: Site,
    chief: Browser,
    arbiter: Browser,
    viewer: Browser,
    nobody: Browser,
}

impl House {
    async fn open() -> House {
        let site = Site::new();
        let chief = site.browser("chief").await;
        let arbiter = site.browser("deputy").await;
        let viewer = site.browser("viewer").await;
        let nobody = site.browser("nobody").await;
        House { site, chief, arbiter, viewer, nobody }
    }

    fn browser(&self, role: Role) -> &Browser {
        match role {
            Role::ChiefArbiter => &self.chief,
            Role::Arbiter => &self.arbiter,
            Role::Viewer => &self.viewer,
        }
    }

    fn journal(&self, id: i64) -> Arc<Journal> {
        self.site.state.desk.live(id).expect("readable").expect("there").journal()
    }

    fn perform(&self, id: i64, role: Role, act: Act) -> Result<u64, Refused> {
        let author = Author { account: 0, name: format!("{role:?}") };
        let actor = Actor { author, device: "test".into(), role, boards: None };
        let attempt = Attempt {
            reason: Some("test".into()),
            confirmed: true,
            confirmed_again: true,
            seen: Some(self.journal(id).state().seq),
            ..Attempt::of(act)
        };
        self.site.state.desk.perform(id, &actor, &attempt).map(|done| done.seq)
    }

    /// An event that has come so far as the case needs, with what must be done first.
    fn event(&self, case: &Case) -> i64 {
        let id = self.staged(case);
        for before in &case.before {
            let act = before(self.journal(id).state());
            self.perform(id, Role::ChiefArbiter, act).expect("what must be done first is done");
        }
        id
    }

    fn staged(&self, case: &Case) -> i64 {
        let desk = &self.site.state.desk;
        let store = desk.store();
        let details = Details { name: "Hall Cup".into(), ..Details::default() };
        let regulations = Regulations {
            // Buchholz, as the form of the settings has it, is not for tables.
            tie_breaks: vec![Coded::written(if case.regulations.system.is_predetermined() { "SB" } else { "BH" })],
            default_minutes: 30,
            ..case.regulations.clone()
        };
        let create = Act::Create(Create { details, regulations: Box::new(regulations) });
        let id = desk.found(&Actor::default(), create).expect("founded");
        for account in store.accounts().expect("readable") {
            let role = match account.name.as_str() {
                "deputy" => Some(Role::Arbiter),
                "viewer" => Some(Role::Viewer),
                _ => None,
            };
            store.set_role(id, account.id, role, 1).expect("written");
        }
        let done = |act: Act| {
            self.perform(id, Role::ChiefArbiter, act).expect("the event gets so far");
        };
        let names =
            [("Adams, A", Some(2400)), ("Brown, B", Some(2300)), ("Clark, C", Some(2200)), ("Dahl, D", Some(2100))];
        let player =
            |(name, rating): (&str, Option<u16>)| PlayerData { name: name.into(), rating, ..PlayerData::default() };
        let mut players: Vec<PlayerData> = names.into_iter().map(player).collect();
        if case.regulations.system.is_of_teams() {
            let team = |name: &str| Squad { name: name.into(), size: 2, ..Squad::default() };
            let teams = vec![team("Blue"), team("Red")];
            done(Act::RegisterTeams(RegisterTeams { teams, players, first_round: RoundNo(1), source: "test".into() }));
            if case.stage == Stage::Published {
                desk.pair_round(id, &Actor::default(), RoundNo(1), true).expect("paired");
                done(Act::PublishRound(PublishRound { round: RoundNo(1), compared: None }));
            }
            return id;
        }
        let is_swiss = case.regulations.system.is_swiss();
        if is_swiss {
            players.push(player(("Evans, E", None)));
        }
        done(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
        if case.stage == Stage::Registered {
            if is_swiss && case.regulations.numbering == Numbering::Strength {
                // Another order than by strength, so that numbering is an act.
                done(Act::NumberPlayers(NumberPlayers { order: [4, 3, 2, 1, 0].map(PlayerId).to_vec() }));
            }
            if case.regulations.system.is_predetermined() {
                done(Act::NumberPlayers(NumberPlayers { order: [0, 1, 2, 3].map(PlayerId).to_vec() }));
            }
            return id;
        }
        desk.pair_round(id, &Actor::default(), RoundNo(1), true).expect("paired");
        if case.stage == Stage::Drafted {
            return id;
        }
        done(Act::PublishRound(PublishRound { round: RoundNo(1), compared: None }));
        if case.stage == Stage::Published {
            return id;
        }
        if case.stage == Stage::Appealed {
            let act = lodged(self.journal(id).state());
            done(act);
            return id;
        }
        for board in self.journal(id).state().rounds[0].missing() {
            let is_level = case.regulations.system == System::Knockout;
            let now = Some(if is_level { GameResult::Draw } else { GameResult::WhiteWins });
            done(Act::EnterResult(EnterResult { round: RoundNo(1), board, was: None, now, players: None }));
        }
        if case.stage == Stage::Closed {
            done(Act::Close(Close {}));
        }
        id
    }

    async fn post(&self, browser: &Browser, id: i64, (path, fields): &(&str, Fields)) -> Page {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        browser.post(&format!("/t/{id}{path}"), &fields).await
    }

    async fn undo(&self, browser: &Browser, id: i64, seq: u64) -> Page {
        let form =
            ("/journal/undo", vec![("seq", seq.to_string()), ("reason", "test".into()), ("confirmed", "yes".into())]);
        self.post(browser, id, &form).await
    }

    async fn call(&self, token: &str, id: i64, method: Method, path: &str, mut body: Value) -> StatusCode {
        body["signature"] = json!({"reason": "test", "confirmed": true, "seen": self.journal(id).state().seq});
        let path = format!("/tournaments/{id}{path}");
        send(&self.site, token, method, &path, Some(body.to_string())).await.status
    }

    /// The kind of the last act in the journal, with its number.
    fn last(&self, id: i64) -> (&'static str, u64) {
        let journal = self.journal(id);
        let last = journal.entries().next_back().expect("an act");
        (last.act.kind(), last.seq)
    }
}

const ROLES: [Role; 3] = [Role::Viewer, Role::Arbiter, Role::ChiefArbiter];

/// At the desk, whoever calls it: refused below the least role, done at it, and undone by the same rule.
#[actix_web::test]
async fn the_desk_does_for_each_role_what_it_may_and_no_more() {
    let house = House::open().await;
    for kind in Act::KINDS.iter().copied() {
        let Some(case) = case(kind) else { continue };
        let id = house.event(&case);
        for role in ROLES {
            let before = house.last(id);
            let done = house.perform(id, role, (case.act)(house.journal(id).state()));
            if role < case.least {
                assert!(matches!(done, Err(Refused::Forbidden)), "{kind} by {role:?}: {done:?}");
                assert_eq!(house.last(id), before);
                continue;
            }
            let seq = done.unwrap_or_else(|refused| panic!("{kind} by {role:?}: {refused}"));
            assert_eq!(house.last(id), (kind, seq));
            break;
        }
        let seq = house.last(id).1;
        for role in ROLES {
            let undone = house.perform(id, role, Act::Undo(Undo { seq }));
            if role < case.least {
                let refused = if case.is_undone { "Forbidden" } else { "" };
                let is_forbidden = matches!(undone, Err(Refused::Forbidden));
                assert!(
                    is_forbidden || refused.is_empty() && undone.is_err(),
                    "undo of {kind} by {role:?}: {undone:?}"
                );
                continue;
            }
            assert_eq!(undone.is_ok(), case.is_undone, "undo of {kind} by {role:?}: {undone:?}");
            break;
        }
    }
}

/// Over HTTP: the page of each act, and its undo in the journal.
#[actix_web::test]
async fn pages_do_for_each_role_what_it_may_and_no_more() {
    let house = House::open().await;
    for kind in Act::KINDS.iter().copied() {
        let Some(case) = case(kind) else { continue };
        let id = house.event(&case);
        let form = case.page.map(|page| page(house.journal(id).state()));
        let before = house.last(id);
        if let Some(form) = &form {
            let stranger = house.post(&house.nobody, id, form).await;
            assert_eq!(stranger.status, StatusCode::FORBIDDEN, "{kind} by nobody");
            for role in ROLES.into_iter().filter(|role| *role < case.least) {
                let refused = house.post(house.browser(role), id, form).await;
                assert_eq!(refused.status, StatusCode::FORBIDDEN, "{kind} by {role:?}: {}", refused.body);
            }
            assert_eq!(house.last(id), before, "{kind}");
            let done = house.post(house.browser(case.least), id, form).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{kind} by {:?}: {}", case.least, done.body);
        } else {
            house.perform(id, Role::ChiefArbiter, (case.act)(house.journal(id).state())).expect("done at the desk");
        }
        let (last, seq) = house.last(id);
        assert_eq!(last, kind);
        for role in ROLES.into_iter().filter(|role| *role < case.least) {
            let refused = house.undo(house.browser(role), id, seq).await;
            assert_ne!(refused.status, StatusCode::SEE_OTHER, "undo of {kind} by {role:?}");
            if case.is_undone || role == Role::Viewer {
                assert_eq!(refused.status, StatusCode::FORBIDDEN, "undo of {kind} by {role:?}: {}", refused.body);
            }
        }
        assert_eq!(house.last(id), (last, seq), "{kind}");
        let undone = house.undo(house.browser(case.least), id, seq).await;
        assert_eq!(undone.status == StatusCode::SEE_OTHER, case.is_undone, "undo of {kind}: {}", undone.body);
    }
}

/// Over HTTP: the API's calls with a reader's token and an arbiter's, and undo, also of what only the chief arbiter may.
#[actix_web::test]
async fn the_api_does_for_each_token_what_it_may_and_no_more() {
    let house = House::open().await;
    for kind in Act::KINDS.iter().copied() {
        let Some(case) = case(kind) else { continue };
        let id = house.event(&case);
        let desk = &house.site.state.desk;
        let reader = desk.make_token(id, "reader", Role::Viewer).expect("written");
        let arbiter = desk.make_token(id, "arbiter", Role::Arbiter).expect("written");
        if let Some(api) = case.api {
            let (method, path, body) = api(house.journal(id).state());
            for (token, status) in
                [("", StatusCode::UNAUTHORIZED), (&reader, StatusCode::FORBIDDEN), (&arbiter, StatusCode::OK)]
            {
                let told = house.call(token, id, method.clone(), path, body.clone()).await;
                assert_eq!(told, status, "{kind}");
            }
        } else {
            house.perform(id, Role::ChiefArbiter, (case.act)(house.journal(id).state())).expect("done at the desk");
        }
        let (last, seq) = house.last(id);
        assert_eq!(last, kind);
        let undo = format!("/journal/{seq}/undo");
        assert_eq!(house.call(&reader, id, Method::POST, &undo, json!({})).await, StatusCode::FORBIDDEN, "{kind}");
        let told = house.call(&arbiter, id, Method::POST, &undo, json!({})).await;
        let expected = match (case.least, case.is_undone) {
            (Role::ChiefArbiter, true) => StatusCode::FORBIDDEN,
            (_, true) => StatusCode::OK,
            (_, false) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        if case.is_undone {
            assert_eq!(told, expected, "undo of {kind}");
        } else {
            assert_ne!(told, StatusCode::OK, "undo of {kind}");
        }
    }
}

/// Founding is for everybody with an account; what founded an event is taken back by nobody.
#[actix_web::test]
async fn an_event_is_founded_by_members_and_its_founding_stays() {
    let house = House::open().await;
    let stranger = house.site.stranger().post("/new", &five_rounds("X")).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    assert_eq!(house.nobody.new_tournament("Own Cup").await, "/t/1");
    for role in ROLES {
        let refused = house.perform(1, role, Act::Undo(Undo { seq: 1 }));
        assert!(refused.is_err(), "{role:?}");
    }
    let refused = house.undo(&house.chief, 1, 1).await;
    assert_ne!(refused.status, StatusCode::SEE_OTHER);
    assert_eq!(house.last(1), ("Create", 1));
}
