//! What is kept with a board belongs to the two who sat there: records of games and rulings, while a round is taken back, paired by hand
//! for others, and paired as it was. A seed decides what happens next; `SONNEBORN_SEEDS=500` runs as many.

use crate::backends::sqlite;
use crate::desk::{actor, event};
use crate::hall::Hall;
use actix_web::http::StatusCode;
use sonneborn::desk::{Attempt, Desk};
use sonneborn::exchange::trf::{self, Output};
use sonneborn::laws::claim::{ClaimForm, ClaimName, Side};
use sonneborn::pairing::lots::Lots;
use sonneborn::standings::{Settings, Standings};
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, Create, DiscardDraft, DraftRound, EnterResult, NumberPlayers, PublishRound, RegisterPlayers, Rule,
    SwapColours, Undo, UnpublishRound,
};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::regulations::Regulations;
use sonneborn::tournament::round::{Game, PairedBy, RoundState, Seating};
use sonneborn::tournament::ruling::{Decision, Ruling, Verdict};
use sonneborn::tournament::statement::Statement;
use std::collections::HashMap;

const SEEDS: u64 = 30;
const STEPS: usize = 40;
const ROUND: RoundNo = RoundNo(1);

/// The two of a game, whatever their colours.
type Pair = [PlayerId; 2];

fn pair(game: &Game) -> Pair {
    let mut both = game.players();
    both.sort();
    both
}

struct Run {
    desk: Desk,
    id: i64,
    lots: Lots,
    records: HashMap<Pair, String>,
    /// Illegal moves, by who made them and against whom.
    illegal: HashMap<(PlayerId, Pair), u32>,
    /// Who was White and Black, by ruling.
    ruled: Vec<[PlayerId; 2]>,
}

impl Run {
    fn new(seed: u64) -> Run {
        let desk = Desk::new(sqlite().store);
        let id = event(&desk);
        let (records, illegal) = (HashMap::new(), HashMap::new());
        Run { desk, id, lots: Lots::new(seed), records, illegal, ruled: Vec::new() }
    }

    fn state(&self) -> Tournament {
        self.desk.live(self.id).expect("readable").expect("there").journal().state().clone()
    }

    fn act(&self, act: Act) {
        let reason = Some("tried".to_owned());
        let attempt = Attempt { confirmed: true, confirmed_again: true, reason, ..Attempt::of(act) };
        self.desk.perform(self.id, &actor(&self.desk, "Ana"), &attempt).expect("nothing stands against it");
    }

    /// The round anew, with pairs, boards and colours by lot.
    fn pair_anew(&mut self) {
        self.act(Act::UnpublishRound(UnpublishRound { round: ROUND }));
        self.act(Act::DiscardDraft(DiscardDraft { round: ROUND }));
        let mut order: Vec<PlayerId> = (0..4).map(PlayerId).collect();
        self.lots.shuffle(&mut order);
        let seat = |(board, pair): (u16, &[PlayerId])| Seating { board, white: pair[0], black: pair[1] };
        let games = (1..).zip(order.chunks(2)).map(seat).collect();
        let (byes, engine) = (Vec::new(), Vec::new());
        let draft = DraftRound { round: ROUND, games, byes, paired_by: PairedBy::Arbiter, engine };
        self.act(Act::DraftRound(draft));
        self.act(Act::PublishRound(PublishRound { round: ROUND, compared: None }));
    }

    fn keep(&mut self, step: usize, game: &Game) {
        let pgn = if self.lots.below(4) == 0 { String::new() } else { format!("{{{step}}} 1. e4 *") };
        let players = Some(game.players());
        let kept = KeptGame { round: ROUND.0, board: game.board, players, pgn: pgn.clone() };
        self.desk.store().keep_games(self.id, &self.state(), &[kept], |_| true).expect("kept");
        match pgn.is_empty() {
            true => self.records.remove(&pair(game)),
            false => self.records.insert(pair(game), pgn),
        };
    }

    fn rule(&mut self, game: &Game) {
        let by = if self.lots.below(2) == 0 { Side::White } else { Side::Black };
        let offender = if by == Side::White { game.black } else { game.white };
        let claim = ClaimForm { claim: ClaimName::Illegal, by, ..ClaimForm::default() };
        let (verdict, decision) = (Verdict::Right, Decision::Confirmed);
        let ruling = Box::new(Ruling { claim, verdict, decision, ..Ruling::default() });
        let (board, players) = (game.board, Some(game.players()));
        self.act(Act::Rule(Rule { round: ROUND, board, ruling, was: None, now: None, players }));
        *self.illegal.entry((offender, pair(game))).or_default() += 1;
        self.ruled.push(game.players());
    }

    fn step(&mut self, step: usize) {
        let state = self.state();
        let board = 1 + self.lots.below(2);
        let game = state.rounds[0].games[board - 1].clone();
        match self.lots.below(5) {
            0 => self.pair_anew(),
            1 => self.act(Act::SwapColours(SwapColours {
                round: ROUND,
                board: game.board,
                players: Some(game.players()),
            })),
            2 => self.rule(&game),
            _ => self.keep(step, &game),
        }
    }

    fn hold(&self, seed: u64) {
        let (state, store) = (self.state(), self.desk.store());
        assert_eq!(state.rounds[0].state, RoundState::Published);
        let listed = store.games(self.id, &state).expect("readable");
        for game in &state.rounds[0].games {
            let own = self.records.get(&pair(game));
            let found = store.game(self.id, &state, ROUND.0, game.board).expect("readable");
            assert_eq!(found.as_ref(), own, "seed {seed}: board {}", game.board);
            let row = listed.iter().find(|(_, board, _)| *board == game.board).map(|(.., pgn)| pgn);
            assert_eq!(row, own, "seed {seed}: board {} in the list", game.board);
            for player in game.players() {
                let own = self.illegal.get(&(player, pair(game))).copied().unwrap_or_default();
                assert_eq!(state.illegal_moves(ROUND, player), own, "seed {seed}: illegal moves of {player:?}");
            }
        }
        let boards = store.boards_with_games(self.id, &state).expect("readable");
        assert_eq!(boards.len(), listed.len(), "seed {seed}");
        let ruled: Vec<[PlayerId; 2]> = state
            .rulings
            .iter()
            .filter_map(|ruled| state.players_of_ruling(ruled))
            .map(|(white, black)| [white.id, black.id])
            .collect();
        assert_eq!(ruled, self.ruled, "seed {seed}: who played the games that were ruled on");
    }
}

#[test]
fn what_is_kept_with_a_board_is_of_those_who_sat_there() {
    let seeds = std::env::var("SONNEBORN_SEEDS").ok().and_then(|said| said.parse().ok()).unwrap_or(SEEDS);
    for seed in 0..seeds {
        let mut run = Run::new(seed);
        for step in 0..STEPS {
            run.step(step);
            run.hold(seed);
        }
    }
}

/// What a page's form has in a hidden field.
pub fn hidden<'p>(page: &'p str, name: &str) -> &'p str {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).expect("the field");
    rest.split('"').next().expect("quoted")
}

#[actix_web::test]
async fn a_record_that_another_arbiter_kept_meanwhile_is_seen_before_it_is_replaced() {
    let hall = Hall::with(4).await;
    hall.pair(1).await;
    let desk = "/t/1/claims/1/1";
    let keep = async |page: &str, record: &str| {
        let field = |name: &str| hidden(page, name).to_owned();
        let (white, black, seen) = (field("white_id"), field("black_id"), field("kept_seen"));
        let fields = [
            ("step", "keep"),
            ("laws", "2023"),
            ("record", record),
            ("white_id", &white),
            ("black_id", &black),
            ("kept_seen", &seen),
        ];
        hall.chief.post(desk, &fields).await.body
    };
    let kept = || hall.site.state.desk.store().game(1, &hall.state(), 1, 1).expect("readable");
    let (own, colleagues) = (hall.page(desk).await, hall.page(desk).await);
    let own = keep(&own, "1. e4 e5 *").await;
    let refused = keep(&colleagues, "1. d4 d5 *").await;
    assert_eq!(kept().as_deref(), Some("1. e4 e5 *"), "nobody saw it go");
    assert!(refused.contains("kept meanwhile") && refused.contains("1. d4 d5"), "{refused}");
    // The same record is no other one; once more replaces it, and whoever was first is told in turn.
    assert!(!keep(&colleagues, "1. e4 e5 *").await.contains("kept meanwhile"));
    keep(&refused, "1. d4 d5 *").await;
    assert_eq!(kept().as_deref(), Some("1. d4 d5 *"));
    assert!(keep(&own, "").await.contains("kept meanwhile"), "nor is it taken away unseen");
    assert_eq!(kept().as_deref(), Some("1. d4 d5 *"));
    // Players that cannot be read are not nobody's.
    let unread = [("step", "keep"), ("laws", "2023"), ("record", "*"), ("white_id", "x"), ("black_id", "1")];
    assert_eq!(hall.chief.post(desk, &unread).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(kept().as_deref(), Some("1. d4 d5 *"));
}

/// A ruling that changed a result of a finished event is taken back: the standings, the report and the counts are what they were before it.
#[test]
fn a_ruling_that_is_taken_back_leaves_final_standings_as_they_were() {
    let mut run = Run::new(1);
    let regulations = Box::new(Regulations { rounds: 1, ..Regulations::default() });
    let create = Act::Create(Create { details: run.state().details, regulations });
    let players = run.state().players.into_iter().map(|player| player.data).collect();
    run.id = run.desk.found(&actor(&run.desk, "Ana"), create).expect("founded");
    run.act(Act::RegisterPlayers(RegisterPlayers { players, first_round: ROUND, source: "test".into() }));
    run.act(Act::NumberPlayers(NumberPlayers { order: (0..4).map(PlayerId).collect() }));
    run.desk.pair_round(run.id, &actor(&run.desk, "Ana"), ROUND, true).expect("paired");
    run.act(Act::PublishRound(PublishRound { round: ROUND, compared: None }));
    for game in run.state().rounds[0].games.clone() {
        let players = Some(game.players());
        let now = Some(GameResult::WhiteWins);
        run.act(Act::EnterResult(EnterResult { round: ROUND, board: game.board, was: None, now, players }));
    }
    let told = |run: &Run| {
        let state = run.state();
        let statement = Statement::of(&state);
        assert!(statement.is_final());
        let settings = Settings::of(&state).expect("tie-breaks that there are");
        let rows = Standings::of_event(&state, &settings).rows.into_iter();
        let rows: Vec<String> = rows.map(|row| format!("{:?} {:?} {:?}", row.entrant, row.rank, row.figures)).collect();
        // Whose first colour is White is drawn.
        let white = state.rounds[0].games[0].white;
        (rows, trf::write(&statement, &Output::default()), state.illegal_moves(ROUND, white))
    };
    let before = told(&run);
    let game = run.state().rounds[0].games[0].clone();
    let claim = ClaimForm { claim: ClaimName::Illegal, by: Side::Black, ..ClaimForm::default() };
    let (verdict, decision) = (Verdict::Right, Decision::Confirmed);
    let ruling = Box::new(Ruling { claim, verdict, decision, ..Ruling::default() });
    let (was, now) = (game.result, Some(GameResult::BlackWins));
    run.act(Act::Rule(Rule { round: ROUND, board: game.board, ruling, was, now, players: Some(game.players()) }));
    let ruled = told(&run);
    assert!(ruled.0 != before.0 && ruled.1 != before.1 && ruled.2 != before.2);
    run.act(Act::Undo(Undo { seq: run.state().seq }));
    let after = told(&run);
    assert_eq!((after.0, after.2), (before.0, before.2));
    let rows = |file: &str| file.lines().filter(|line| line.starts_with("001")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rows(&after.1), rows(&before.1));
    assert!(run.state().rulings.is_empty());
}
