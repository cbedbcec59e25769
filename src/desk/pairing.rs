//! Pairing a round as a draft, by the engine or by hand.
//!
//! Before the engine is asked, whoever has no number gets one, and the first round of a Swiss has its initial colour
//! drawn; both are acts of their own, so that the journal shows them.

use super::perform::{Actor, Attempt, Performed, Refused};
use super::{Desk, Live};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::swiss::team::seating;
use sonneborn_pairing::system::Need;
use sonneborn_pairing::{self as pairing, NoPairing, boards, pair, registry, schedule};
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, AdjournMissing, ChangeRegulations, DiscardDraft, DraftRound, EnterResult, PublishTable, Undo,
};
use sonneborn_tournament::belief;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::numbering::waits_for_number;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Numbering, Regulations};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};
use sonneborn_tournament::turn::check_pairing_turn;
use sonneborn_tournament::warning::Warning;
use std::sync::Arc;

/// Why there is no draft.
#[derive(Debug, thiserror::Error)]
pub enum PairError {
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl From<StoreError> for PairError {
    fn from(error: StoreError) -> PairError {
        PairError::Refused(error.into())
    }
}

/// A result as an arbiter sees it on its board.
#[derive(Clone, Copy, Debug)]
pub struct SetResult {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<GameResult>,
    /// White and Black, where the caller names them.
    pub players: Option<[PlayerId; 2]>,
}

impl Desk {
    /// Pairs `round` by the tournament's system, as a draft. `confirmed`: the warnings were seen.
    ///
    /// # Errors
    /// [`PairError`]; numbers and the initial colour may be given already.
    pub fn pair_round(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        confirmed: bool,
    ) -> Result<Performed, PairError> {
        self.pair_round_once(tournament, actor, round, confirmed, None)
    }

    /// The same for a request that may come twice: a second one with its key gets the first one's answer, whatever became of the draft.
    ///
    /// # Errors
    /// As [`Desk::pair_round`].
    pub fn pair_round_once(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        confirmed: bool,
        request_key: Option<&str>,
    ) -> Result<Performed, PairError> {
        let live = self.up_to_date(tournament)?;
        let same = |_: &Journal, done: &Act| belief::engines_draft(done) == Some(round);
        if let Some(done) = self.done_before(&live, request_key, same)? {
            return Ok(done);
        }
        let live = self.ready_to_pair(tournament, actor, round)?;
        let act = drafted(live.journal().state(), round)?;
        let request_key = request_key.map(String::from);
        Ok(self.perform(tournament, actor, &Attempt { confirmed, request_key, ..Attempt::of(act) })?)
    }

    /// The tournament with what other nodes did by now: nobody is left out of a pairing who was registered there a moment ago.
    fn up_to_date(&self, tournament: i64) -> Result<Arc<Live>, PairError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        {
            let _turn = live.turn();
            self.catch_up(&live)?;
        }
        Ok(live)
    }

    /// Discards the draft of `round` and pairs it anew, for who is there now. The draft stays where there is no other pairing.
    /// `seen`: the act from which the page was drawn that showed it.
    ///
    /// # Errors
    /// [`PairError`], a conflict where another has changed the draft since; it may be discarded already.
    pub fn pair_again(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        confirmed: bool,
        seen: Option<u64>,
    ) -> Result<Performed, PairError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let mut without = live.journal().state().clone();
        if without.draft().is_some_and(|draft| draft.number == round) {
            without.rounds.truncate(round.index());
            pair(&without, round)?;
            self.perform(
                tournament,
                actor,
                &Attempt { confirmed, seen, ..Attempt::of(Act::DiscardDraft(DiscardDraft { round })) },
            )?;
        }
        self.pair_round(tournament, actor, round, confirmed)
    }

    /// Takes the games of earlier rounds that have no result as adjourned, and pairs `round` (C.04.2 art. 3.1): one question for
    /// both.
    ///
    /// # Errors
    /// [`PairError`]; the games may be adjourned already.
    pub fn pair_with_missing(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        confirmed: bool,
    ) -> Result<Performed, PairError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let adjourned = || {
            let mut after = live.journal().state().clone();
            for game in after.rounds.iter_mut().flat_map(|round| &mut round.games) {
                game.result.get_or_insert(GameResult::Adjourned);
            }
            after
        };
        check_pairing_turn(&adjourned(), round).map_err(Refused::Refusal)?;
        self.give_numbers(&live, actor)?;
        // Nothing is adjourned for a round that cannot be paired.
        let after = adjourned();
        drafted(&after, round)?.check(&after).map_err(Refused::Refusal)?;
        let open: Vec<Act> = live.journal().state().rounds.iter().filter_map(adjourned_missing).collect();
        for act in open {
            self.perform(tournament, actor, &Attempt { confirmed, ..Attempt::of(act) })?;
        }
        self.pair_round(tournament, actor, round, confirmed)
    }

    /// Pairs all rounds of a table that are still to be paired, `first` and those after it, and publishes them as one act.
    /// `seen`: the act from which the page was drawn that showed them. A second request with the same key gets the first one's answer.
    ///
    /// # Errors
    /// [`PairError`], a conflict where the table is not the one that was shown; numbers may be given already.
    pub fn publish_table(
        &self,
        tournament: i64,
        actor: &Actor,
        first: RoundNo,
        confirmed: bool,
        (seen, request_key): (Option<u64>, Option<&str>),
    ) -> Result<Performed, PairError> {
        let live = self.up_to_date(tournament)?;
        let same = |_: &Journal, done: &Act| matches!(done, Act::PublishTable(_));
        if let Some(done) = self.done_before(&live, request_key, same)? {
            return Ok(done);
        }
        let before = live.journal();
        if !before.state().regulations.system.is_paired_at_once() {
            return Err(Refused::Refusal(Refusal::PairedOneByOne).into());
        }
        // The page shows the table once everybody has a number.
        let shown = seen.map(|seen| before.state_after(seen));
        let shown = shown.filter(|shown| shown.entrants().all(|player| player.tpn.is_some()));
        let live = self.ready_to_pair(tournament, actor, first)?;
        let rounds = schedule::to_come(live.journal().state())?;
        let shown = shown.map(|shown| schedule::to_come(&shown).unwrap_or_default());
        if shown.is_some_and(|shown| shown != rounds) {
            return Err(Refused::Conflict { theirs: None, clashes: Vec::new() }.into());
        }
        let act = Act::PublishTable(PublishTable { rounds });
        let request_key = request_key.map(String::from);
        Ok(self.perform(tournament, actor, &Attempt { confirmed, seen, request_key, ..Attempt::of(act) })?)
    }

    /// Opens an empty draft to be filled by hand: only the byes asked for are in it, and a first game, of two about whom
    /// nothing is asked where there are two such.
    ///
    /// # Errors
    /// [`PairError::Refused`], also where every pair has to be confirmed and no `reason` is given.
    pub fn draft_by_hand(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        reason: Option<String>,
    ) -> Result<Performed, PairError> {
        let live = self.ready_to_pair(tournament, actor, round)?;
        let journal = live.journal();
        let state = journal.state();
        if state.is_of_teams() {
            return self.draft_of_teams(tournament, actor, round, reason);
        }
        let mut available = state.by_tpn();
        available.retain(|player| player.available_in(round));
        let byes = requested_byes(state, round);
        // A draft needs a game to begin with; the arbiter changes it as they like.
        let draft = |(white, black): &(PlayerId, PlayerId), engine| {
            Act::DraftRound(DraftRound {
                round,
                games: boards::seat(state, round, vec![(*white, *black)]),
                byes: byes.clone(),
                paired_by: PairedBy::Arbiter,
                engine,
            })
        };
        let pairs = || {
            let against = |white: PlayerId| available.iter().map(move |black| (white, black.id));
            available.iter().flat_map(move |white| against(white.id)).filter(|(white, black)| white != black)
        };
        let is_unasked = |pair: &(PlayerId, PlayerId)| is_unasked(state, &draft(pair, Vec::new()));
        let is_allowed = |pair: &(PlayerId, PlayerId)| judge(&journal, actor.role, &draft(pair, Vec::new())).is_ok();
        let first = pairs().find(is_unasked).or_else(|| pairs().find(is_allowed)).or_else(|| pairs().next());
        // With it the round is compared when it is published; some rounds are paired by hand because the engine finds nothing.
        let engine = pair(state, round).map_or_else(|_| Vec::new(), |paired| boards::seat(state, round, paired.games));
        let act = draft(&first.ok_or(NoPairing::Nobody(round))?, engine);
        Ok(self.perform(tournament, actor, &Attempt { confirmed: true, reason, ..Attempt::of(act) })?)
    }

    /// A draft of matches to be changed by hand, where teams change places: the engine's, or, where it finds nothing, the teams side by
    /// side in the order of their numbers.
    fn draft_of_teams(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        reason: Option<String>,
    ) -> Result<Performed, PairError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let state = journal.state();
        let paired = pair(state, round);
        let engine =
            paired.as_ref().map_or_else(|_| Vec::new(), |paired| boards::seat(state, round, paired.games.clone()));
        let (games, given) = match paired {
            Ok(paired) => {
                let given = paired.given_byes();
                (paired.games, given)
            }
            Err(_) => seating::side_by_side(state, round),
        };
        let mut byes = requested_byes(state, round);
        byes.retain(|(player, _)| !given.iter().any(|(other, _)| other == player));
        byes.extend(given);
        let games = boards::seat(state, round, games);
        let act = Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Arbiter, engine });
        Ok(self.perform(tournament, actor, &Attempt { confirmed: true, reason, ..Attempt::of(act) })?)
    }

    /// Takes back the act that last set the result of a board, if that is still the result `was` of the players named.
    ///
    /// # Errors
    /// [`Refused::Conflict`] and [`Refusal::OtherPlayers`] where it is not; [`Refusal::NothingToUndo`] where no act set it; else
    /// as [`Desk::perform`].
    pub fn undo_result(
        &self,
        tournament: i64,
        actor: &Actor,
        SetResult { round, board, was, players }: SetResult,
        (confirmed, request_key): (bool, Option<String>),
    ) -> Result<Performed, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let undone = Act::EnterResult(EnterResult { round, board, was, now: None, players });
        let same = |journal: &Journal, done: &Act| belief::takes_back_like(journal, done, &undone);
        if let Some(done) = self.done_before(&live, request_key.as_deref(), same)? {
            return Ok(done);
        }
        let journal = live.journal();
        let game = journal.state().round(round).and_then(|round| round.game(board));
        let game = game.ok_or(Refused::Refusal(Refusal::NoSuchBoard { round, board }))?;
        if let Some(meant) = players.filter(|meant| *meant != game.players()) {
            return Err(Refused::Refusal(Refusal::OtherPlayers { round, board, meant }));
        }
        let seq = game.touched;
        if game.result != was {
            let theirs = belief::latest(&journal, &undone).cloned().map(Box::new);
            return Err(Refused::Conflict { theirs, clashes: Vec::new() });
        }
        self.perform(tournament, actor, &Attempt { confirmed, request_key, ..Attempt::of(Act::Undo(Undo { seq })) })
    }

    /// The tournament with everything that pairing `round` needs.
    fn ready_to_pair(&self, tournament: i64, actor: &Actor, round: RoundNo) -> Result<Arc<Live>, PairError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        check_pairing_turn(live.journal().state(), round).map_err(Refused::Refusal)?;
        self.give_numbers(&live, actor)?;
        self.take_rounds_of_table(&live, actor, round)?;
        self.draw_initial_colour(&live, actor, round)?;
        Ok(live)
    }

    /// Whoever is paired has a number, also who came while a draft waits.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn give_numbers(&self, live: &Live, actor: &Actor) -> Result<(), Refused> {
        if live.journal().state().teams.iter().any(|team| team.number.is_none()) {
            self.number_teams(live.id, actor, None)?;
        }
        if needs_numbers(live.journal().state()) {
            self.number_players(live.id, actor)?;
        }
        Ok(())
    }

    /// Where a table decides how many rounds there are, the regulations say so from round 1 on.
    fn take_rounds_of_table(&self, live: &Live, actor: &Actor, round: RoundNo) -> Result<(), Refused> {
        let journal = live.journal();
        let was = &journal.state().regulations;
        let rounds = pairing::rounds(journal.state()).filter(|rounds| round == RoundNo::FIRST && *rounds != was.rounds);
        let Some(rounds) = rounds else { return Ok(()) };
        let act = Act::ChangeRegulations(ChangeRegulations {
            was: Box::new(was.clone()),
            now: Box::new(Regulations { rounds, ..was.clone() }),
        });
        self.perform(live.id, &actor.as_program(), &Attempt::of(act)).map(drop)
    }

    /// Draws the initial colour before round 1 where the system needs one and the regulations do not give it (C.04.3 5.1).
    fn draw_initial_colour(&self, live: &Live, actor: &Actor, round: RoundNo) -> Result<(), Refused> {
        let journal = live.journal();
        let was = &journal.state().regulations;
        let needs_colour = registry::of(was.system).needs().contains(&Need::InitialColour);
        if round != RoundNo::FIRST || !needs_colour || was.initial_colour.is_some() {
            return Ok(());
        }
        let seed = if was.seed == 0 { Desk::new_seed() } else { was.seed };
        let colour = if Lots::new(seed).below(2) == 0 { Colour::White } else { Colour::Black };
        let now = Regulations { seed, initial_colour: Some(colour), ..was.clone() };
        let act = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was.clone()), now: Box::new(now) });
        self.perform(live.id, &actor.as_program(), &Attempt::of(act)).map(drop)
    }
}

/// The act that drafts a round as the engine pairs it.
fn drafted(state: &Tournament, round: RoundNo) -> Result<Act, NoPairing> {
    let paired = pair(state, round)?;
    let given = paired.given_byes();
    let mut byes = requested_byes(state, round);
    // A match is not put off by a bye asked for, and its second game has the byes of the first.
    byes.retain(|(player, _)| {
        let is_seated = paired.games.iter().any(|(white, black)| [white, black].contains(&player));
        !is_seated && !given.iter().any(|(other, _)| other == player)
    });
    byes.extend(given);
    let games = boards::seat(state, round, paired.games);
    Ok(Act::DraftRound(DraftRound { round, games, byes, paired_by: PairedBy::Engine, engine: Vec::new() }))
}

/// The act that adjourns the games of a round that have no result; `None` where there are none.
fn adjourned_missing(round: &Round) -> Option<Act> {
    let open = round.games.iter().filter(|game| game.result.is_none());
    let games: Vec<_> = open.map(Game::seating).collect();
    let is_published = round.state == RoundState::Published;
    (is_published && !games.is_empty()).then_some(Act::AdjournMissing(AdjournMissing { round: round.number, games }))
}

/// Whether nothing has to be asked about the pairs of a draft; also where it is refused whatever they are.
fn is_unasked(tournament: &Tournament, draft: &Act) -> bool {
    if let Err(Refusal::MetAlready { .. } | Refusal::TeamsMetAlready { .. } | Refusal::WithinTeam { .. }) =
        draft.check(tournament)
    {
        return false;
    }
    let warnings = draft.check(tournament).unwrap_or_default();
    warnings.iter().all(|warning| {
        matches!(
            warning,
            Warning::LeftOut { .. }
                | Warning::Adjourned { .. }
                | Warning::AdjournedEarlier { .. }
                | Warning::ResultsDisputed { .. }
        )
    })
}

/// Numbers are given by the program where somebody has none, and again before round 1 where they follow the ratings.
fn needs_numbers(tournament: &Tournament) -> bool {
    // In a team event the teams have the numbers that pair; the players keep those that they came with.
    let by_strength = tournament.regulations.numbering == Numbering::Strength && !tournament.is_of_teams();
    let mut unnumbered = tournament.entrants().filter(|player| player.tpn.is_none());
    unnumbered.any(|player| !waits_for_number(tournament, player)) || (tournament.rounds.is_empty() && by_strength)
}

/// The byes asked for in `round` by those who take part.
fn requested_byes(tournament: &Tournament, round: RoundNo) -> Vec<(PlayerId, Bye)> {
    let takers = tournament.by_tpn().into_iter().filter(|player| player.takes_part_in(round));
    takers.filter_map(|player| Some((player.id, *player.requested_byes.get(&round)?))).collect()
}
