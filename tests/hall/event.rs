//! An event of the machine: a desk with one journal, the arbiters who act in it, and what they were asked.

use crate::coverage::{Coverage, kind};
use crate::{paths, promises};
use sonneborn_desk::pairing::PairError;
use sonneborn_desk::{Actor, Attempt, Desk, Performed, Refused};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::registry;
use sonneborn_pairing::system::Form;
use sonneborn_store::{Database, Store};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Author, ChangeTeams, Create, DraftRound, Forget, PublishRound, PublishTable, RegisterPlayers, RegisterTeams,
};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::regulations::{KnockoutRules, Numbering, Parity, Regulations, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::PairedBy;
use sonneborn_tournament::team::{Squad, Team, TeamRules};
use sonneborn_tournament::warning::Warning;
use std::sync::Arc;
use tempfile::TempDir;

/// Every system of the registry, in each of its forms.
pub fn systems() -> Vec<&'static Form> {
    registry::forms().collect()
}

pub struct Event {
    pub lots: Lots,
    pub desk: Arc<Desk>,
    pub id: i64,
    pub chief: Actor,
    deputy: Actor,
    /// Whether people look at pages that are not the newest, and deputies act too.
    pub is_busy: bool,
    pub coverage: Coverage,
    /// The rounds about whose departure from the engine a question was put before they were published.
    pub asked: Vec<RoundNo>,
    /// Whether a question was put before the last act, and by which door it came.
    pub was_asked: bool,
    pub door: &'static str,
    /// Where the desk lies, unless that is another's matter.
    _folder: Option<TempDir>,
}

impl Event {
    /// A desk of its own, in a folder that stays as long as the event.
    fn desk() -> (Arc<Desk>, TempDir) {
        let folder = TempDir::new().expect("a temporary folder");
        let desk = Desk::new(Store::open(Database::Sqlite(folder.path().join("hall.sqlite"))).expect("it opens"));
        (Arc::new(desk), folder)
    }

    /// At a desk, which has no account yet.
    fn at(desk: Arc<Desk>, seed: u64) -> Event {
        let actor = |name: &str, role: Role| {
            let account = desk.store().create_account(name, false, 1).expect("written").expect("a free name");
            let author = Author { account: account.id, name: name.into() };
            Actor { author, device: "the hall".into(), role, ..Actor::default() }
        };
        let (chief, deputy) = (actor("Ana", Role::ChiefArbiter), actor("Ben", Role::Arbiter));
        let lots = Lots::new(seed);
        let coverage = Coverage::of_one_event();
        let asked = Vec::new();
        let (was_asked, door) = (false, "desk");
        Event { lots, desk, id: 0, chief, deputy, is_busy: false, coverage, asked, was_asked, door, _folder: None }
    }

    /// An event with a first act.
    pub fn founded(seed: u64, act: Act) -> Event {
        let (desk, folder) = Event::desk();
        Event { _folder: Some(folder), ..Event::at(desk, seed).found(act) }
    }

    fn found(self, act: Act) -> Event {
        let mut event = self;
        event.coverage.did(kind(&act));
        event.door = paths::door(&act, event.door);
        event.coverage.judged(&judge(&Journal::default(), Role::ChiefArbiter, &act));
        let chief = event.chief.clone();
        event.id = event.desk.found(&chief, act).unwrap_or_else(|why| panic!("founding: it is refused: {why:?}"));
        event
    }

    /// Founded, with everybody registered.
    pub fn open(system: usize, seed: u64) -> Event {
        let (desk, folder) = Event::desk();
        Event { _folder: Some(folder), ..Event::open_at(desk, system, seed) }
    }

    /// The same at a desk that has no account yet.
    pub fn open_at(desk: Arc<Desk>, system: usize, seed: u64) -> Event {
        let mut lots = Lots::new(seed.wrapping_mul(64).wrapping_add(system as u64));
        let system = systems()[system].system;
        let regulations = regulations(system, &mut lots);
        let details = Details { name: format!("Hall {seed}"), ..Details::default() };
        let mut event =
            Event::at(desk, seed).found(Act::Create(Create { details, regulations: Box::new(regulations) }));
        event.lots = lots;
        register(&mut event, system);
        event.is_busy = true;
        event
    }

    pub fn person(&mut self, index: usize) -> PlayerData {
        let rating = (self.lots.below(5) > 0).then(|| 1400 + 10 * self.lots.below(100) as u16);
        let k = (self.lots.below(2) > 0).then_some(20);
        // Somebody of the same name comes now and then.
        let index = if self.lots.below(12) == 0 { index / 2 } else { index };
        PlayerData { name: format!("Player {index:02}"), rating, k, ..PlayerData::default() }
    }

    pub fn journal(&self) -> Arc<Journal> {
        self.desk.live(self.id).expect("readable").expect("there").journal()
    }

    pub fn state(&self) -> Tournament {
        self.journal().state().clone()
    }

    /// One of so many.
    pub fn chance(&mut self, of: usize) -> bool {
        self.lots.below(of) == 0
    }

    /// One of them, if there are any.
    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.lots.below(all.len())].clone())
    }

    /// Does it as a page does: first without a word, then, where there is a question, with a reason and twice confirmed. The page may
    /// be some acts old, and the deputy's.
    pub fn does(&mut self, act: Act) -> Result<Performed, Refused> {
        let before = self.journal();
        let judged = judge(&before, Role::ChiefArbiter, &act);
        self.coverage.judged(&judged);
        let is_deputy = self.is_busy && self.chance(4);
        let actor = if is_deputy { self.deputy.clone() } else { self.chief.clone() };
        let seq = before.state().seq;
        let seen = (self.is_busy && self.chance(5)).then(|| seq.saturating_sub(self.lots.below(6) as u64).max(1));
        let is_allowed = seen.is_none() && promises::is_allowed(&before, actor.role, &act);
        let answered = self.asks(&actor, Attempt { seen, ..Attempt::of(act.clone()) });
        self.coverage.answered(kind(&act), &answered);
        match &answered {
            Ok(_) => {
                self.door = paths::door(&act, self.door);
                promises::hold_after_act(&before, self, &act);
                // A publication is written with what the engine pairs, by which it is judged.
                let journal = self.journal();
                let written = journal.entries_after(seq).map(|entry| &entry.act).find(|one| kind(one) == kind(&act));
                let judged = written.map_or(judged, |written| judge(&before, Role::ChiefArbiter, written));
                let held = paths::held_after_act(&before, self, &act, judged.as_ref().ok());
                self.holds(&held);
            }
            Err(why) => {
                promises::a_refusal_changes_nothing(&before, self);
                promises::what_is_allowed_is_not_refused(is_allowed, &act, why);
            }
        }
        answered
    }

    /// The promises of these questions were held where the event stands.
    pub fn holds(&mut self, questions: &[u16]) {
        if !questions.is_empty() {
            let path = paths::path(self);
            self.coverage.held(questions, &path);
        }
    }

    fn asks(&mut self, actor: &Actor, attempt: Attempt) -> Result<Performed, Refused> {
        self.was_asked = false;
        match self.desk.perform(self.id, actor, &attempt) {
            Err(Refused::ToConfirm(asked)) => {
                self.was_asked = true;
                for consequence in &asked.consequences {
                    match consequence {
                        Consequence::PublishedByHand { round, .. } => self.asked.push(*round),
                        // The desk's own question: it knows who asks.
                        Consequence::Warned(Warning::OthersResult { .. }) => self.coverage.reached(consequence.kind()),
                        _ => {}
                    }
                }
                let reason = Some("it had to be".to_owned());
                let sure = Attempt { reason, confirmed: true, confirmed_again: true, ..attempt };
                self.desk.perform(self.id, actor, &sure)
            }
            answered => answered,
        }
    }

    /// The engine pairs.
    pub fn pairs(&mut self, round: RoundNo) -> Result<Performed, PairError> {
        let (chief, before) = (self.chief.clone(), self.journal());
        let paired = self.desk.pair_round(self.id, &chief, round, true);
        self.coverage.answered("DraftRound", &paired);
        self.counts_what_the_program_did(&before);
        paired
    }

    /// The engine pairs a table, and all its rounds are shown.
    pub fn publishes_table(&mut self, first: RoundNo) -> Result<Performed, PairError> {
        let (chief, before) = (self.chief.clone(), self.journal());
        let done = self.desk.publish_table(self.id, &chief, first, true, (None, None));
        self.coverage.answered("PublishTable", &done);
        self.counts_what_the_program_did(&before);
        done
    }

    /// Numbers, colour and rounds come first, each an act of its own.
    fn counts_what_the_program_did(&mut self, before: &Journal) {
        let after = self.journal();
        let mut so_far = before.clone();
        for entry in after.entries_after(before.state().seq) {
            self.coverage.judged(&judge(&so_far, Role::ChiefArbiter, &entry.act));
            so_far.append(entry.clone());
        }
    }

    /// Somebody is forgotten, as the page does it that finds where the journal speaks of them; `false` where it is refused.
    pub fn forgets(&mut self, player: PlayerId) -> bool {
        let before = self.journal();
        let chief = self.chief.clone();
        let done = self.desk.forget_player(self.id, player, &chief, Some("they asked for it"));
        self.coverage.answered("Forget", &done);
        promises::what_counts_is_not_forgotten(before.state(), &self.state());
        done.is_ok()
    }

    /// An act of another journal: what the engine paired there it pairs here too.
    pub fn repeats(&mut self, act: Act) -> bool {
        match act {
            Act::DraftRound(DraftRound { round, paired_by: PairedBy::Engine, .. }) => self.pairs(round).is_ok(),
            Act::PublishTable(PublishTable { rounds }) => {
                rounds.first().is_some_and(|first| self.publishes_table(first.round).is_ok())
            }
            Act::Forget(Forget { player: Some(player), .. }) => self.forgets(player),
            act => {
                let published =
                    if let Act::PublishRound(PublishRound { round, .. }) = act { Some(round) } else { None };
                let is_done = self.does(act).is_ok();
                if let Some(round) = published.filter(|_| is_done) {
                    promises::hold_after_publication(self, round);
                }
                is_done
            }
        }
    }
}

fn regulations(system: System, lots: &mut Lots) -> Regulations {
    let rounds = match system {
        // Two games a match.
        System::DoubleSwiss => 4 + 2 * lots.below(2) as u16,
        // The table or the bracket says it.
        System::RoundRobin(_)
        | System::TeamRoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::TeamKnockout => 12,
        System::Dutch2017
        | System::Dutch2026
        | System::Dubov
        | System::Burstein
        | System::Lim
        | System::TeamSwiss
        | System::ByHand => 3 + lots.below(3) as u16,
    };
    let boards = 2 + lots.below(3) as u8;
    let line_up_minutes = (lots.below(3) == 0).then_some(60);
    let teams = TeamRules { colours: TeamRules::alternating(boards), line_up_minutes, ..TeamRules::default() };
    let knockout = KnockoutRules { games: 1 + lots.below(2) as u8, third_place: lots.below(2) == 0 };
    let numbering = if lots.below(8) == 0 { Numbering::Lots } else { Numbering::Strength };
    let lists = tie_breaks(system);
    let codes = lists[lots.below(lists.len())];
    let parity = if lots.below(8) == 0 { Parity::Tpn } else { Parity::Participants };
    Regulations {
        system,
        rounds,
        knockout,
        numbering,
        parity,
        initial_colour: (lots.below(3) > 0).then_some(Colour::White),
        tie_breaks: codes.iter().map(|code| Coded::written(code)).collect(),
        teams: system.is_of_teams().then_some(teams),
        // All lots are drawn from it, so that a seed always gives the same event; not 0, for which the desk would draw its own.
        seed: 1 + lots.below(1000) as u64,
        ..Regulations::default()
    }
}

/// Lists of tie-breaks that an event may announce; all of them are in the reference.
fn tie_breaks(system: System) -> &'static [&'static [&'static str]] {
    match (system.is_of_teams(), system.is_predetermined()) {
        (false, false) => &[
            &["BH/C1", "BH", "SB"],
            &["DE", "BH/C2", "SB/C1"],
            &["BH/M1", "DE", "SB/C2", "WIN"],
            &["WIN", "PS", "REP", "STD", "TPN"],
            &["AOB", "DE/P", "SB", "DE"],
            &["BH/M2", "PS/C1", "DE", "TPN/R"],
        ],
        (false, true) => &[&["SB", "DE"], &["DE", "SB"], &["WIN", "SB/C1", "DE"], &["PS", "DE", "SB"]],
        (true, false) => &[
            &["BH/C1", "BH", "SB"],
            &["MPvGP", "BH", "DE"],
            &["EMGSB", "EDE", "BH/C2"],
            &["DE", "EMMSB/C1", "EGGSB/C1"],
            &["BH:GP", "SB:GP", "EGMSB", "WIN"],
        ],
        (true, true) => &[&["SB", "DE"], &["DE", "MPvGP"], &["EDE", "EMGSB"], &["EGGSB", "EDE", "WIN"]],
    }
}

fn register(event: &mut Event, system: System) {
    let source = || "list".to_owned();
    let first_round = RoundNo::FIRST;
    if system.is_of_teams() {
        let count = 3 + event.lots.below(6);
        let boards = event.state().regulations.teams.map_or(2, |rules| rules.boards());
        let (mut teams, mut players) = (Vec::new(), Vec::new());
        for number in 0..count {
            let size = boards + event.lots.below(2);
            teams.push(Squad { name: format!("Team {number}"), size, ..Squad::default() });
            players.extend((0..size).map(|_| PlayerData::default()));
        }
        for (index, data) in players.iter_mut().enumerate() {
            *data = event.person(index);
        }
        event
            .does(Act::RegisterTeams(RegisterTeams { teams, players, first_round, source: source() }))
            .expect("teams are registered");
        return;
    }
    let count = match system {
        System::RoundRobin(_) => 3 + event.lots.below(4),
        System::Scheveningen { .. } => 2 * (2 + event.lots.below(3)),
        _ => 4 + event.lots.below(8),
    };
    let players: Vec<PlayerData> = (0..count).map(|index| event.person(index)).collect();
    event
        .does(Act::RegisterPlayers(RegisterPlayers { players, first_round, source: source() }))
        .expect("players are registered");
    if matches!(system, System::Scheveningen { .. }) {
        let half = u32::try_from(count / 2).expect("a few");
        let team = |name: &str, members: std::ops::Range<u32>| Team {
            name: name.into(),
            members: members.map(PlayerId).collect(),
            ..Team::default()
        };
        let now = vec![team("Blue", 0..half), team("Red", half..2 * half)];
        event.does(Act::ChangeTeams(ChangeTeams { was: Vec::new(), now })).expect("two teams are made");
    }
}
