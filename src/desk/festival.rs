//! Festivals: an event becomes a section beside others like it, boards are numbered through the hall. Each section keeps its own
//! journal. Who moves between sections is in `transfer.rs`.

use super::perform::{Actor, Attempt, Refused, judged, signed};
use super::{Desk, now_microseconds};
use sonneborn_store::StoreError;
use sonneborn_store::festival::FestivalRow;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, ChangeDetails, ChangeRegulations, Create, Entry, FixBoard, RegisterPlayers};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::numbering;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Rate, Regulations};
use sonneborn_tournament::role::Role;
use std::sync::PoisonError;

/// Two cannot be cut into groups, and one player is none.
pub const SMALLEST_GROUP: usize = 2;

/// Who comes into a section, and the board at which they always sit: a board of the hall, whatever is played at it.
pub type Comer = (PlayerData, Option<u16>);

/// A group as it is to be made.
pub type Group = (Details, Regulations, Vec<Comer>);

impl Desk {
    /// The festival of an event; one of its own name is made where it has none.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn festival_for(&self, tournament: i64, name: &str) -> Result<FestivalRow, StoreError> {
        match self.store.festival_of(tournament)? {
            Some(festival) => Ok(festival),
            None => self.store.found_festival(name, now_microseconds(), tournament),
        }
    }

    /// Founds a section beside an event, with its staff and, for a side event, with players of it; once for a request's key.
    ///
    /// # Errors
    /// [`Refused`]; the section may be there already without its players.
    pub fn add_section(
        &self,
        beside: i64,
        actor: &Actor,
        (details, regulations): (Details, Regulations),
        players: Vec<Comer>,
        request_key: Option<&str>,
    ) -> Result<i64, Refused> {
        let _one = self.moving.lock().unwrap_or_else(PoisonError::into_inner);
        let act = Act::Create(Create { details, regulations: Box::new(regulations) });
        let id = self.found_once(actor, act, request_key)?;
        self.furnish(id, beside, actor, players)?;
        Ok(id)
    }

    /// Makes every group of an event a section beside it, and the event the list of their entries: all of it, or nothing, also where the
    /// plug is pulled in the middle.
    ///
    /// # Errors
    /// [`Refused`]; then no group is there.
    pub fn cut(&self, event: i64, actor: &Actor, groups: Vec<Group>) -> Result<(), Refused> {
        let _one = self.moving.lock().unwrap_or_else(PoisonError::into_inner);
        let live = self.live(event)?.ok_or(Refused::NoTournament)?;
        if self.store.is_copy(event)? {
            return Err(Refused::Copy);
        }
        let _turn = live.turn();
        self.catch_up(&live)?;
        let journal = live.journal();
        let was = journal.state().details.clone();
        // Of two who press at once the second makes nothing.
        if was.entries_only {
            return Err(Refused::Refusal(Refusal::AlreadySo));
        }
        let source = &was.name;
        let made = groups.into_iter().map(|group| Ok((group.0.name.clone(), begun(actor, source, group)?)));
        let made: Vec<(String, Vec<Entry>)> = made.collect::<Result<_, Refused>>()?;
        let now = Details { entries_only: true, ..was.clone() };
        let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was.clone()), now: Box::new(now) });
        let judgement = judged(&journal, actor.role, &act)?;
        let entry = Entry { acknowledged: judgement.acknowledged(), ..signed(actor, journal.state().seq + 1, act) };
        let before = (journal.state().head(), &entry);
        let head = self.store.cut(event, before, (&was.name, now_microseconds()), actor.account(), &made)?;
        let mut next = journal.and(entry, judgement.after);
        next.seal(head.chain);
        live.publish(next);
        Ok(())
    }

    /// Brings a new section into the festival, with the staff of the event beside it and with players; what is done already is left.
    fn furnish(&self, id: i64, beside: i64, actor: &Actor, players: Vec<Comer>) -> Result<(), Refused> {
        let live = self.live(beside)?.ok_or(Refused::NoTournament)?;
        let name = live.journal().state().details.name.clone();
        if self.store.festival_of(id)?.is_none() {
            let festival = self.festival_for(beside, &name)?;
            self.store.join_festival(festival.id, id)?;
            self.store.copy_roles(beside, id)?;
            // Spectators of the event go on with its sections.
            if self.store.tournament(beside)?.is_some_and(|row| row.is_public) {
                self.store.set_public(id, true)?;
            }
        }
        let is_empty = self.live(id)?.is_some_and(|section| section.journal().state().players.is_empty());
        if !is_empty || players.is_empty() {
            return Ok(());
        }
        let (players, boards): (Vec<PlayerData>, Vec<Option<u16>>) = players.into_iter().unzip();
        let follows = |act: Act| Attempt { confirmed: true, ..Attempt::of(act) };
        let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo::FIRST, source: name });
        self.perform(id, &actor.as_program(), &follows(act))?;
        for (player, now) in (0..).map(PlayerId).zip(boards).filter(|(_, board)| board.is_some()) {
            let act = Act::FixBoard(FixBoard { player, was: None, now });
            self.perform(id, &actor.as_program(), &follows(act))?;
        }
        Ok(())
    }

    /// Numbers the boards of a festival's sections through the hall, in their order, where no round is paired yet.
    ///
    /// # Errors
    /// [`Refused`] by the first section whose boards cannot be numbered.
    pub fn number_boards(&self, festival: i64, actor: impl Fn(i64) -> Actor) -> Result<(), Refused> {
        let mut first_board: u16 = 1;
        for row in self.store.sections(festival)? {
            let live = match self.live(row.id) {
                Err(error) if error.is_of_one_tournament() => None,
                read => read?,
            };
            let Some(live) = live else { continue };
            let journal = live.journal();
            let state = journal.state();
            let boards = boards_needed(state);
            let was = &state.regulations;
            if was.first_board != first_board && state.rounds.is_empty() {
                let now = Regulations { first_board, ..was.clone() };
                let act = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was.clone()), now: Box::new(now) });
                self.perform(row.id, &actor(row.id), &Attempt::of(act))?;
            }
            first_board = first_board.saturating_add(boards);
        }
        Ok(())
    }
}

/// The journal with which a group begins: with its players, at their boards.
fn begun(actor: &Actor, source: &str, (details, regulations, players): Group) -> Result<Vec<Entry>, Refused> {
    let (players, boards): (Vec<PlayerData>, Vec<Option<u16>>) = players.into_iter().unzip();
    let create = Act::Create(Create { details, regulations: Box::new(regulations) });
    let first_round = RoundNo::FIRST;
    let register = Act::RegisterPlayers(RegisterPlayers { players, first_round, source: source.to_owned() });
    let fixed = (0..).map(PlayerId).zip(boards).filter(|(_, board)| board.is_some());
    let fixed = fixed.map(|(player, now)| Act::FixBoard(FixBoard { player, was: None, now }));
    let mut journal = Journal::default();
    for act in [create, register].into_iter().chain(fixed) {
        let judgement = judged(&journal, Role::ChiefArbiter, &act)?;
        let seq = journal.state().seq + 1;
        let entry = Entry { acknowledged: judgement.acknowledged(), ..signed(actor, seq, act) };
        journal = journal.and(entry, judgement.after);
    }
    Ok(journal.entries().cloned().collect())
}

/// The boards that an event takes up in the hall: of teams, those of all matches, also where boards stay empty.
fn boards_needed(tournament: &Tournament) -> u16 {
    if tournament.details.entries_only {
        return 0;
    }
    let players = tournament.entrants().count();
    let boards = match tournament.regulations.teams.as_ref().filter(|_| tournament.is_of_teams()) {
        Some(rules) => tournament.teams.len().div_ceil(2) * rules.boards(),
        None => players.div_ceil(2),
    };
    u16::try_from(boards).unwrap_or(u16::MAX)
}

/// The players for a side event at a rate, rated by that rate's list; who has no such rating by the standard one (B.02). What was
/// paid was paid for the event they come from.
pub fn players_at(tournament: &Tournament, rate: Rate) -> Vec<Comer> {
    let is_same = tournament.regulations.rate == rate;
    let rated = |data: &PlayerData| {
        let ratings = &data.ratings;
        let rating = match rate {
            Rate::Standard => ratings.standard,
            Rate::Rapid => ratings.rapid.or(ratings.standard),
            Rate::Blitz => ratings.blitz.or(ratings.standard),
        };
        let rating = if is_same { data.rating } else { rating.or(data.rating) };
        PlayerData { rating, paid: String::new(), ..data.clone() }
    };
    tournament.entrants().map(|player| (rated(&player.data), player.fixed_board)).collect()
}

/// The players by strength, cut into groups of so many; nobody is left alone in the last.
pub fn groups(tournament: &Tournament, size: usize) -> Vec<Vec<Comer>> {
    let comer = |id| {
        let player = tournament.player(id)?;
        Some((PlayerData { paid: String::new(), ..player.data.clone() }, player.fixed_board))
    };
    let players: Vec<Comer> = numbering::order(tournament).into_iter().filter_map(comer).collect();
    let mut groups: Vec<Vec<Comer>> = players.chunks(size.max(SMALLEST_GROUP)).map(<[_]>::to_vec).collect();
    if groups.len() > 1 && groups.last().is_some_and(|last| last.len() < SMALLEST_GROUP) {
        let alone = groups.pop().unwrap_or_default();
        groups.last_mut().into_iter().for_each(|last| last.extend(alone.iter().cloned()));
    }
    groups
}
