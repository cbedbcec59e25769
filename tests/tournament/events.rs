//! A small language to tell events in tests: each call is one act, done as the desk does it (judge, then append).

use chrono::{DateTime, TimeDelta, Utc};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Author, ChangeRegulations, Create, DraftRound, EnterResult, Entry, NumberPlayers, PublishRound,
    RegisterPlayers,
};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::Regulations;
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{PairedBy, Seating};
use sonneborn_tournament::warning::Warning;

/// An event under way.
#[derive(Clone, Default)]
pub struct Event {
    pub journal: Journal,
}

impl Event {
    /// A Swiss event with `players` players rated 2000, 1990, …, not yet numbered.
    pub fn swiss(players: u16, rounds: u16) -> Event {
        let mut event = Event::default();
        let details = Details { name: "Test Open".into(), ..Details::default() };
        let regulations = Box::new(Regulations { rounds, ..Regulations::default() });
        event.must(Act::Create(Create { details, regulations }));
        let players = (0..players).map(|index| player(&format!("Player {index:02}"), 2000 - 10 * index)).collect();
        event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
        event
    }

    pub fn state(&self) -> &Tournament {
        self.journal.state()
    }

    /// Does an act, or says why not.
    pub fn try_act(&mut self, act: Act) -> Result<Vec<Warning>, Refusal> {
        let judgement = judge(&self.journal, Role::ChiefArbiter, &act)?;
        let warnings = judgement.acknowledged();
        let seq = self.journal.entries().len() as u64 + 1;
        let at: DateTime<Utc> = DateTime::UNIX_EPOCH + TimeDelta::seconds(seq as i64);
        let author = Author { account: 1, name: "Arbiter".into() };
        let entry = Entry {
            seq,
            at,
            author,
            device: "test".into(),
            act,
            reason: None,
            acknowledged: warnings.clone(),
            chain: Digest::NONE,
        };
        let mut after = judgement.after;
        after.done_by(&entry);
        self.journal.append_judged(entry, after);
        Ok(warnings)
    }

    /// Does an act that nothing stands against; gives its number in the journal.
    pub fn must(&mut self, act: Act) -> u64 {
        if let Err(refusal) = self.try_act(act.clone()) {
            panic!("{act:?} was refused: {refusal}");
        }
        self.state().seq
    }

    pub fn number(&mut self) -> u64 {
        let order = numbering::order(self.state());
        self.must(Act::NumberPlayers(NumberPlayers { order }))
    }

    /// Pairs the next round 1-2, 3-4, … of those available (rotated so that rounds differ), and publishes it.
    pub fn pair(&mut self) -> RoundNo {
        let round = self.state().next_round().expect("a round is left");
        let mut players: Vec<PlayerId> =
            self.state().entrants().filter(|player| player.available_in(round)).map(|player| player.id).collect();
        if let Some(last) = players.len().checked_sub(1) {
            let turns = usize::from(round.0) % last.max(1);
            players[1..].rotate_left(turns);
        }
        let byes = if players.len() % 2 == 1 {
            players.pop().map(|player| (player, Bye::PairingAllocated)).into_iter().collect()
        } else {
            Vec::new()
        };
        let games = (1..)
            .zip(players.chunks_exact(2))
            .map(|(board, pair)| Seating { board, white: pair[0], black: pair[1] })
            .collect();
        self.must(Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Engine, engine: vec![] }));
        self.must(Act::PublishRound(PublishRound { round, compared: None }));
        round
    }

    pub fn result(&mut self, round: RoundNo, board: u16, now: GameResult) -> u64 {
        let was = self.state().round(round).and_then(|round| round.game(board)).and_then(|game| game.result);
        self.must(Act::EnterResult(EnterResult { round, board, was, now: Some(now), players: None }))
    }

    /// White wins on every board that has no result yet.
    pub fn finish(&mut self, round: RoundNo) {
        for board in self.state().round(round).expect("the round is paired").missing() {
            self.result(round, board, GameResult::WhiteWins);
        }
    }
}

/// The regulations changed from one to another.
pub fn regulations(was: &Regulations, now: &Regulations) -> Act {
    Act::ChangeRegulations(ChangeRegulations { was: Box::new(was.clone()), now: Box::new(now.clone()) })
}

/// An act as a journal has it.
pub fn act(text: &str) -> Act {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

pub fn player(name: &str, rating: u16) -> PlayerData {
    PlayerData { name: name.into(), rating: Some(rating), ..PlayerData::default() }
}
