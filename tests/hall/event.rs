//! An event of the machine: a desk with one journal, and what its arbiter was asked.

use sonneborn::desk::{Actor, Attempt, Desk, Performed, Refused};
use sonneborn::pairing::lots::Lots;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Author, Create, RegisterPlayers};
use sonneborn::tournament::coded::Coded;
use sonneborn::tournament::colour::Colour;
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::judge::consequence::Consequence;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::{Regulations, RoundRobin, System};
use std::sync::Arc;
use tempfile::TempDir;

/// The systems in which players are paired; teams have their own desk.
pub const SYSTEMS: [(&str, System); 8] = [
    ("Dutch 2026", System::Dutch2026),
    ("Dutch 2017", System::Dutch2017),
    ("Dubov", System::Dubov),
    ("Burstein", System::Burstein),
    ("Lim", System::Lim),
    ("Double-Swiss", System::DoubleSwiss),
    ("Round robin", System::RoundRobin(RoundRobin { double: false, reverse_last_two: false })),
    ("Knock-out", System::Knockout),
];

pub struct Event {
    pub lots: Lots,
    pub desk: Desk,
    pub id: i64,
    pub arbiter: Actor,
    /// The rounds about whose departure from the engine a question was put before they were published.
    pub asked: Vec<RoundNo>,
    _folder: TempDir,
}

impl Event {
    /// Registered and open.
    pub fn open(system: usize, seed: u64) -> Event {
        let folder = TempDir::new().expect("a temporary folder");
        let desk = Desk::new(Store::open(Database::Sqlite(folder.path().join("hall.sqlite"))).expect("it opens"));
        let account = desk.store().create_account("Ana", false, 1).expect("written").expect("a free name");
        let arbiter = Actor {
            author: Author { account: account.id, name: "Ana".into() },
            device: "the hall".into(),
            ..Actor::default()
        };
        let mut lots = Lots::new(seed * SYSTEMS.len() as u64 + system as u64);
        let system = SYSTEMS[system].1;
        let players = match system {
            System::Knockout => 4 + lots.below(5),
            _ => 5 + lots.below(8),
        };
        let rounds = match system {
            System::RoundRobin(_) | System::Knockout => 9,
            // Two games a match.
            System::DoubleSwiss => 4 + 2 * lots.below(2) as u16,
            _ => 3 + lots.below(3) as u16,
        };
        let usual = Regulations { system, rounds, initial_colour: Some(Colour::White), ..Regulations::default() };
        let regulations = match system {
            System::RoundRobin(_) => Regulations { tie_breaks: vec![Coded::written("SB")], ..usual },
            _ => usual,
        };
        let details = Details { name: format!("Hall {seed}"), ..Details::default() };
        let act = Act::Create(Create { details, regulations: Box::new(regulations) });
        let id = desk.found(&arbiter, act).expect("founded");
        let mut event = Event { lots, desk, id, arbiter, asked: Vec::new(), _folder: folder };
        let entries = (0..players).map(|index| event.person(index)).collect();
        let first_round = RoundNo::FIRST;
        event
            .does(Act::RegisterPlayers(RegisterPlayers { players: entries, first_round, source: "list".into() }))
            .expect("registered");
        event
    }

    pub fn person(&mut self, index: usize) -> PlayerData {
        let rating = (self.lots.below(5) > 0).then(|| 1400 + 10 * self.lots.below(100) as u16);
        PlayerData { name: format!("Player {index:02}"), rating, ..PlayerData::default() }
    }

    pub fn journal(&self) -> Arc<Journal> {
        self.desk.live(self.id).expect("readable").expect("there").journal()
    }

    pub fn state(&self) -> Tournament {
        self.journal().state().clone()
    }

    pub fn chance(&mut self, of: usize) -> bool {
        self.lots.below(of) == 0
    }

    /// One of them, if there are any.
    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.lots.below(all.len())].clone())
    }

    /// Asks as a page does: first without a word, then, where there is a question, with a reason and twice confirmed.
    pub fn does(&mut self, act: Act) -> Result<Performed, Refused> {
        let arbiter = self.arbiter.clone();
        match self.desk.perform(self.id, &arbiter, &Attempt::of(act.clone())) {
            Err(Refused::ToConfirm(asked)) => {
                for consequence in &asked.consequences {
                    if let Consequence::PublishedByHand { round, .. } = consequence {
                        self.asked.push(*round);
                    }
                }
                let reason = Some("it had to be".to_owned());
                let sure = Attempt { reason, confirmed: true, confirmed_again: true, ..Attempt::of(act) };
                self.desk.perform(self.id, &arbiter, &sure)
            }
            answered => answered,
        }
    }
}
