//! Folding: a tournament is made of its journal's acts and of nothing else.
//!
//! Undoing appends: an [`Act::Undo`] names an earlier act, and the state is folded anew without it. An undo can itself be
//! undone. Folding is deterministic and knows no clock and no chance.

use super::Tournament;
use super::act::{Act, Adjustment, Entry, Imported};
use super::chain::Digest;
use super::check::{self, Refusal};
use super::ids::{PlayerId, RoundNo, Tpn};
use super::incident::{Appeal, NotedIncident, Step};
use super::knockout::{GoesThrough, TeamGoesThrough};
use super::numbering;
use super::outcome::{Bye, GameResult, How};
use super::play_off::PlayOffGame;
use super::player::{Player, PlayerData, Presence};
use super::public_side::{AskedBye, Reported, Waiting};
use super::regulations::{Numbering, Regulations};
use super::round::{Compared, Game, PairedBy, Round, RoundState, Seating};
use super::ruling::RuledGame;
use super::team::{Squad, Team};
use std::borrow::{Borrow, Cow};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// A journal with the tournament that it makes. Its copies share the entries, which never change.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Arc<Entry>>,
    state: Tournament,
}

impl Journal {
    /// Folds entries that were read back; they were checked when they were written.
    pub fn of(entries: Vec<Entry>) -> Journal {
        let state = fold(&entries);
        Journal { entries: entries.into_iter().map(Arc::new).collect(), state }
    }

    /// All entries, the oldest first.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.entries.iter().map(Arc::as_ref)
    }

    /// The entries after the act numbered `seq`.
    pub fn entries_after(&self, seq: u64) -> impl ExactSizeIterator<Item = &Entry> {
        self.entries[self.entries_up_to(seq).len()..].iter().map(Arc::as_ref)
    }

    pub fn state(&self) -> &Tournament {
        &self.state
    }

    /// Appends an entry that was checked and made durable.
    pub fn append(&mut self, entry: Entry) {
        if let Act::Undo { .. } = entry.act {
            self.entries.push(Arc::new(entry));
            self.state = fold(&self.entries);
        } else {
            apply(&mut self.state, &entry);
            self.entries.push(Arc::new(entry));
        }
    }

    /// The journal with one more entry, as [`Journal::append_judged`] makes it, beside this one.
    pub fn and(&self, entry: Entry, after: Tournament) -> Journal {
        let mut entries = Vec::with_capacity(self.entries.len() + 1);
        entries.extend_from_slice(&self.entries);
        entries.push(Arc::new(entry));
        Journal { entries, state: after }
    }

    /// Notes the chain up to the last entry, which is known only when it is durable.
    pub fn seal(&mut self, chain: Digest) {
        if let Some(last) = self.entries.last_mut() {
            Arc::make_mut(last).chain = chain;
            self.state.chain = chain;
        }
    }

    /// The tournament as it stood after the act numbered `seq`.
    pub fn state_after(&self, seq: u64) -> Tournament {
        fold(self.entries_up_to(seq))
    }

    /// The journal as it stood after the act numbered `seq`.
    pub fn up_to(&self, seq: u64) -> Journal {
        let entries = self.entries_up_to(seq).to_vec();
        Journal { state: fold(&entries), entries }
    }

    /// The tournament as it stood when a round was paired: with the players, the results and the regulations that were known
    /// then. A round that came with a file has no such moment; for it, it is the tournament as it stands.
    pub fn when_paired(&self, round: RoundNo) -> Cow<'_, Tournament> {
        let undone = self.undone();
        let paired = self.entries().rev().find(|entry| {
            let pairs = match &entry.act {
                Act::DraftRound { round: paired, .. } => *paired == round,
                Act::PublishTable { rounds } => rounds.iter().any(|paired| paired.round == round),
                _ => false,
            };
            pairs && !undone.contains(&entry.seq)
        });
        match paired {
            Some(entry) => Cow::Owned(self.state_after(entry.seq.saturating_sub(1))),
            None => Cow::Borrowed(&self.state),
        }
    }

    fn entries_up_to(&self, seq: u64) -> &[Arc<Entry>] {
        &self.entries[..self.entries.partition_point(|entry| entry.seq <= seq)]
    }

    /// The entry numbered `seq`.
    pub fn entry(&self, seq: u64) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.seq == seq).map(Arc::as_ref)
    }

    /// The numbers of the acts that are undone as things stand.
    pub fn undone(&self) -> HashSet<u64> {
        undone(&self.entries)
    }

    /// Appends an entry that was judged and made durable, with the state that the judgement folded.
    pub fn append_judged(&mut self, entry: Entry, after: Tournament) {
        self.entries.push(Arc::new(entry));
        self.state = after;
    }

    /// The tournament without the act numbered `seq`: as an undo would leave it. Every later act must hold without it.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] for no act, the first, or one that is undone already; [`Refusal::LaterActRests`] with
    /// the first later act that would not stand.
    pub fn without(&self, seq: u64) -> Result<Tournament, Refusal> {
        let already = self.undone();
        if seq <= 1 || self.entry(seq).is_none() || already.contains(&seq) {
            return Err(Refusal::NothingToUndo { seq });
        }
        let Some(last) = self.entries.last() else { return Err(Refusal::NothingToUndo { seq }) };
        let undo = Entry { seq: last.seq + 1, act: Act::Undo { seq }, ..Entry::clone(last) };
        let mut trial = self.entries.clone();
        trial.push(Arc::new(undo));
        let out = undone(&trial);
        let mut state = Tournament::default();
        for entry in &trial {
            if out.contains(&entry.seq) || matches!(entry.act, Act::Undo { .. }) {
                (state.seq, state.chain) = (entry.seq, entry.chain);
                continue;
            }
            if entry.seq > seq
                && let Err(why) = check::check(&state, &entry.act)
            {
                return Err(Refusal::LaterActRests { seq, later: entry.seq, why: Box::new(why) });
            }
            apply(&mut state, entry);
        }
        Ok(state)
    }
}

/// The tournament that the entries make, in order, without those undone.
pub fn fold(entries: &[impl Borrow<Entry>]) -> Tournament {
    let out = undone(entries);
    let mut state = Tournament::default();
    for entry in entries.iter().map(Borrow::borrow) {
        if out.contains(&entry.seq) {
            (state.seq, state.chain) = (entry.seq, entry.chain);
        } else {
            apply(&mut state, entry);
        }
    }
    state
}

/// Read from the end, an undo that stands strikes out the act it names, be it an undo or not.
fn undone(entries: &[impl Borrow<Entry>]) -> HashSet<u64> {
    let mut out = HashSet::new();
    for entry in entries.iter().rev().map(Borrow::borrow) {
        if let Act::Undo { seq } = entry.act
            && !out.contains(&entry.seq)
        {
            out.insert(seq);
        }
    }
    out
}

/// Adds one act to the state. The act was checked; what it names and is not there is passed over.
pub fn apply(state: &mut Tournament, entry: &Entry) {
    (state.seq, state.chain) = (entry.seq, entry.chain);
    match &entry.act {
        Act::Create { details, regulations } => {
            state.details = details.clone();
            state.regulations = (**regulations).clone();
        }
        Act::Import { tournament } => import(state, tournament),
        Act::ChangeDetails { now, .. } => state.details = (**now).clone(),
        Act::ChangeRegulations { now, .. } => change_regulations(state, now),
        Act::RegisterPlayers { players, first_round, .. } => {
            for data in players {
                register(state, data.clone(), *first_round);
            }
        }
        Act::EditPlayer { player, now, .. } => with_player(state, *player, |player| player.data = (**now).clone()),
        Act::RemovePlayer { player } => with_player(state, *player, |player| player.removed = true),
        Act::ChangePresence { player, now, .. } => {
            with_player(state, *player, |player| player.presence = *now);
            forfeit_table(state, entry.seq, |game| game.colour_of(*player).is_some());
        }
        Act::RequestBye { player, round, now, .. } => {
            with_player(state, *player, |player| match now {
                Some(bye) => drop(player.requested_byes.insert(*round, *bye)),
                None => drop(player.requested_byes.remove(round)),
            });
            // It is decided.
            state.asked_byes.retain(|asked| (asked.player, asked.round) != (*player, *round));
        }
        Act::LeaveOut { round, players } => {
            for player in players {
                with_player(state, *player, |player| {
                    player.requested_byes.insert(*round, Bye::ZeroPoint);
                });
            }
        }
        Act::CheckIn { player, now, .. } => with_player(state, *player, |player| player.checked_in = *now),
        Act::FixBoard { player, now, .. } => with_player(state, *player, |player| player.fixed_board = *now),
        Act::GiveValue { player, now, .. } => with_player(state, *player, |player| player.outside_value = *now),
        Act::EstimateRatings { estimates } => {
            for estimate in estimates {
                with_player(state, estimate.player, |player| player.data.estimate = estimate.now);
            }
        }
        Act::NumberPlayers { order } | Act::DrawNumbers { order, .. } => number(state, order),
        Act::ExchangeNumbers { players: [a, b], .. } => exchange(state, *a, *b),
        Act::ChangeTeams { now, .. } => state.teams.clone_from(now),
        Act::RegisterTeams { teams, players, first_round, .. } => register_teams(state, teams, players, *first_round),
        Act::ChangeTeam { team, now, .. } => {
            if let Some(team) = state.teams.get_mut(team.0 as usize) {
                team.clone_from(now);
            }
        }
        Act::NumberTeams { order, strengths, .. } => {
            for (number, (team, strength)) in (1..).zip(order.iter().zip(strengths)) {
                if let Some(team) = state.teams.get_mut(team.0 as usize) {
                    (team.number, team.strength) = (Some(number), *strength);
                }
            }
        }
        Act::GiveLineUp { team, round, now, .. } => {
            let was = state.match_of(*team, *round);
            if let Some(team) = state.teams.get_mut(team.0 as usize) {
                match now {
                    Some(line_up) => drop(team.line_ups.insert(*round, line_up.clone())),
                    None => drop(team.line_ups.remove(round)),
                }
            }
            state.seat_again(*round, was);
        }
        Act::CloseLineUps { .. } => state.open_line_ups = None,
        Act::DraftRound { round, games, byes, paired_by, engine } => {
            if *round == RoundNo::FIRST {
                state.initial_list.clear();
                state.initial_list = numbering::initial_list(state);
            }
            state.rounds.push(Round { engine: engine.clone(), ..drafted(*round, games, byes, *paired_by) });
        }
        Act::AlterDraft { round, games, byes } => {
            if let Some(draft) = round_mut(state, *round) {
                let engine = match draft.paired_by {
                    PairedBy::Engine => draft.games.iter().map(Game::seating).collect(),
                    PairedBy::Arbiter | PairedBy::Import => std::mem::take(&mut draft.engine),
                };
                *draft = Round { engine, ..drafted(*round, games, byes, PairedBy::Arbiter) };
            }
        }
        Act::DiscardDraft { round } => state.rounds.truncate(round.index()),
        Act::PublishRound { round, compared } => {
            if let Some(round) = round_mut(state, *round) {
                round.state = RoundState::Published;
                round.compared.clone_from(compared);
                if matches!(compared, Some(Compared::Otherwise { .. })) {
                    round.paired_by = PairedBy::Arbiter;
                }
            }
            let asks = state.regulations.teams.as_ref().is_some_and(|rules| rules.line_up_minutes.is_some());
            if asks && state.is_of_teams() {
                state.open_line_ups = Some(*round);
            }
        }
        Act::PublishTable { rounds } => {
            for paired in rounds {
                let round = drafted(paired.round, &paired.games, &[], PairedBy::Engine);
                state.rounds.push(Round { state: RoundState::Published, ..round });
            }
            forfeit_table(state, entry.seq, |_| true);
        }
        Act::UnpublishRound { round } => {
            if let Some(round) = round_mut(state, *round) {
                round.state = RoundState::Draft;
                round.compared = None;
                for game in &mut round.games {
                    game.result = None;
                    game.touched = entry.seq;
                }
            }
            state.house_endings.retain(|ended| ended.round != *round);
            state.envelopes.retain(|sealed| sealed.round != *round);
            state.reports.retain(|report| report.round != *round);
            state.open_line_ups = state.open_line_ups.filter(|open| open != round);
        }
        Act::EnterResult { round, board, now, players, .. } => with_game(state, *round, *board, *players, |game| {
            game.result = *now;
            game.touched = entry.seq;
        }),
        Act::AdjournMissing { round, games } => {
            for seating in games {
                with_game(state, *round, seating.board, Some([seating.white, seating.black]), |game| {
                    (game.result, game.touched) = (Some(GameResult::Adjourned), entry.seq);
                });
            }
        }
        Act::Rule { round, board, ruling, was, now, players } => {
            let ruling = (**ruling).clone();
            state.rulings.push(RuledGame { seq: entry.seq, round: *round, board: *board, ruling, result: *now });
            if was != now {
                with_game(state, *round, *board, *players, |game| {
                    game.result = *now;
                    game.touched = entry.seq;
                });
            }
        }
        Act::SwapColours { round, board, players } => {
            with_game(state, *round, *board, *players, |game| {
                std::mem::swap(&mut game.white, &mut game.black);
                game.result = game.result.map(|result| result.flipped());
                game.for_rating = game.for_rating.map(|result| result.flipped());
                game.touched = entry.seq;
            });
            // Who won has won with the other colour.
            for report in state.reports.iter_mut().filter(|one| (one.round, one.board) == (*round, *board)) {
                report.result = report.result.flipped();
            }
        }
        Act::CorrectForRating { round, board, now, players, .. } => {
            with_game(state, *round, *board, *players, |game| game.for_rating = *now);
        }
        Act::Adjust { player, round, points } => {
            state.adjustments.push(Adjustment { player: *player, round: *round, points: *points });
        }
        Act::PlayOff { white, black, pace, result } => {
            let after = state.last_round().map_or(RoundNo(0), |round| round.number);
            let game = PlayOffGame { white: *white, black: *black, pace: *pace, result: *result, after };
            state.play_off.push(game);
        }
        Act::SendThrough { winner, loser, how } => {
            let after = state.last_round().map_or(RoundNo(0), |round| round.number);
            let word = GoesThrough { winner: *winner, loser: *loser, how: how.clone(), after };
            state.gone_through.push(word);
        }
        Act::SendTeamThrough { winner, loser, how } => {
            let after = state.last_round().map_or(RoundNo(0), |round| round.number);
            let word = TeamGoesThrough { winner: *winner, loser: *loser, how: how.clone(), after };
            state.teams_gone_through.push(word);
        }
        Act::DrawLots { order, .. } => state.lots.push(order.clone()),
        Act::RankByHand { order } => state.hand_rankings.push(order.clone()),
        Act::ChangePrizes { now, .. } => state.prizes = (**now).clone(),
        Act::ChangePublicSide { now, .. } => state.public_side = (**now).clone(),
        Act::ChangeScreens { now, .. } => state.screens.clone_from(now),
        Act::ReportResult { round, board, by, now, .. } => {
            state.reports.retain(|one| (one.round, one.board, one.by) != (*round, *board, *by));
            if let Some(result) = *now {
                let report = Reported { seq: entry.seq, round: *round, board: *board, by: *by, result };
                state.reports.push(report);
            }
        }
        Act::AskForBye { player, round, now, .. } => {
            state.asked_byes.retain(|asked| (asked.player, asked.round) != (*player, *round));
            state.asked_byes.extend(now.map(|bye| AskedBye { player: *player, round: *round, bye }));
        }
        Act::SignUp { player, waits: true } => {
            state.waiting.push(Waiting { seq: entry.seq, data: (**player).clone() });
        }
        Act::SignUp { player, waits: false } => drop(register(state, (**player).clone(), RoundNo::FIRST)),
        Act::SettleWaiting { waiting, admitted, first_round } => {
            if let Some(place) = state.waiting.iter().position(|one| one.seq == *waiting) {
                let data = state.waiting.remove(place).data;
                if *admitted {
                    register(state, data, *first_round);
                }
            }
        }
        Act::ChangeStyle { now, .. } => state.style = (**now).clone(),
        Act::ChangeHousePoints { now, .. } => state.house_points = *now,
        Act::EndForHouse { round, board, now, .. } => state.set_house_ending(*round, *board, *now),
        Act::NoteIncident { incident } => {
            let noted = NotedIncident { seq: entry.seq, at: entry.at, incident: incident.clone() };
            state.incidents.push(noted);
        }
        Act::LodgeAppeal { by, round, ruling, about } => state.appeals.push(Appeal {
            seq: entry.seq,
            lodged_at: entry.at,
            by: *by,
            round: *round,
            ruling: *ruling,
            about: about.clone(),
            heard: None,
            decided: None,
        }),
        Act::HearAppeal { appeal, heard } => {
            if let Some(appeal) = state.appeal_mut(*appeal) {
                appeal.heard = Some(Step { seq: entry.seq, at: entry.at, said: heard.clone() });
            }
        }
        Act::DecideAppeal { appeal, outcome, reasons } => {
            if let Some(appeal) = state.appeal_mut(*appeal) {
                appeal.decided = Some(Step { seq: entry.seq, at: entry.at, said: (*outcome, reasons.clone()) });
            }
        }
        Act::SealMove { round, board, now, .. } => state.set_envelope(*round, *board, now.as_deref()),
        Act::LeaveFideMode { round } => state.left_fide_mode = Some(*round),
        Act::Close => state.closed = true,
        Act::Reopen => state.closed = false,
        Act::Undo { .. } => {}
    }
}

impl Tournament {
    /// The tournament that an import would make, for programs that only read files.
    pub fn of_import(imported: &Imported) -> Tournament {
        let mut state = Tournament { seq: 1, ..Tournament::default() };
        import(&mut state, imported);
        state
    }
}

fn import(state: &mut Tournament, imported: &Imported) {
    state.details = imported.details.clone();
    state.regulations = imported.regulations.clone();
    state.teams = imported.teams.clone();
    state.rounds = imported.rounds.clone();
    state.adjustments = imported.adjustments.clone();
    state.remnants = imported.remnants.clone();
    state.left_fide_mode = imported.left_fide_mode;
    state.gone_through = imported.gone_through.clone();
    state.teams_gone_through = imported.teams_gone_through.clone();
    state.play_off = imported.play_off.clone();
    for player in &imported.players {
        let id = register(state, player.data.clone(), player.first_round);
        with_player(state, id, |registered| {
            registered.tpn = Some(player.tpn);
            registered.presence = player.presence;
            registered.requested_byes = player.requested_byes.clone();
        });
    }
}

fn register(state: &mut Tournament, data: PlayerData, first_round: RoundNo) -> PlayerId {
    let id = PlayerId(u32::try_from(state.players.len()).unwrap_or(u32::MAX));
    state.players.push(Player {
        id,
        data,
        tpn: None,
        presence: Presence::Playing,
        checked_in: false,
        first_round,
        requested_byes: BTreeMap::new(),
        fixed_board: None,
        outside_value: None,
        removed: false,
    });
    id
}

fn drafted(number: RoundNo, games: &[Seating], byes: &[(PlayerId, Bye)], paired_by: PairedBy) -> Round {
    let mut games: Vec<Game> = games.iter().map(Game::to_play).collect();
    games.sort_by_key(|game| game.board);
    Round {
        number,
        state: RoundState::Draft,
        paired_by,
        games,
        byes: byes.to_vec(),
        engine: Vec::new(),
        compared: None,
    }
}

/// In a table fixed in advance, who has left loses by forfeit what they have not played, and their opponents win it; where both
/// have left, nobody does (C.05 art. 6.6).
fn forfeit_table(state: &mut Tournament, seq: u64, is_meant: impl Fn(&Game) -> bool) {
    if !state.regulations.system.is_predetermined() {
        return;
    }
    let (players, rounds) = (&state.players, &mut state.rounds);
    let has_left = |player: PlayerId, round: RoundNo| {
        let player = players.get(player.index());
        player.is_some_and(|player| player.presence != Presence::Playing && !player.takes_part_in(round))
    };
    for round in rounds.iter_mut().filter(|round| round.state == RoundState::Published) {
        for game in round.games.iter_mut().filter(|game| is_meant(game)) {
            let forfeited = match (has_left(game.white, round.number), has_left(game.black, round.number)) {
                (false, false) => continue,
                (false, true) => GameResult::WhiteWinsByForfeit,
                (true, false) => GameResult::BlackWinsByForfeit,
                (true, true) => GameResult::BothForfeit,
            };
            // A game that was played in advance stands.
            let is_open = game.result.is_none_or(|result| {
                forfeited == GameResult::BothForfeit && result.how() == How::Forfeit && result != forfeited
            });
            if is_open {
                (game.result, game.touched) = (Some(forfeited), seq);
            }
        }
    }
}

fn register_teams(state: &mut Tournament, teams: &[Squad], players: &[PlayerData], first_round: RoundNo) {
    let mut players = players.iter();
    for squad in teams {
        let own = players.by_ref().take(squad.size).cloned().collect::<Vec<PlayerData>>();
        let members = own.into_iter().map(|data| register(state, data, first_round)).collect();
        let Squad { name, nickname, federation, captain, size: _ } = squad.clone();
        state.teams.push(Team { name, nickname, federation, captain, members, ..Team::default() });
    }
}

/// Numbers 1, 2, … in this order; who is not named waits for a number.
fn number(state: &mut Tournament, order: &[PlayerId]) {
    let named: HashSet<PlayerId> = order.iter().copied().collect();
    for player in state.players.iter_mut().filter(|player| !player.removed && !named.contains(&player.id)) {
        player.tpn = None;
    }
    for (tpn, player) in (1..).zip(order) {
        with_player(state, *player, |player| player.tpn = Some(Tpn(tpn)));
    }
}

fn exchange(state: &mut Tournament, a: PlayerId, b: PlayerId) {
    let tpn = |player: PlayerId| state.player(player).and_then(|player| player.tpn);
    let (was_a, was_b) = (tpn(a), tpn(b));
    with_player(state, a, |player| player.tpn = was_b);
    with_player(state, b, |player| player.tpn = was_a);
    state.exchanged.push(if was_b < was_a { [a, b] } else { [b, a] });
}

/// Another method of ratings gives those who are numbered by strength other numbers (C.04.2 art. 2.3).
fn change_regulations(state: &mut Tournament, now: &Regulations) {
    let is_other_method = state.regulations.rating_choice() != now.rating_choice();
    state.regulations = now.clone();
    let are_numbered = state.entrants().any(|player| player.tpn.is_some());
    if is_other_method && are_numbered && now.numbering == Numbering::Strength {
        let order = numbering::anew(state);
        number(state, &order);
    }
}

fn with_player(state: &mut Tournament, player: PlayerId, change: impl FnOnce(&mut Player)) {
    if let Some(player) = state.players.get_mut(player.index()) {
        change(player);
    }
}

fn round_mut(state: &mut Tournament, round: RoundNo) -> Option<&mut Round> {
    state.rounds.get_mut(round.index())
}

/// Changes the game of a board, if those who were meant sit there.
fn with_game(
    state: &mut Tournament,
    round: RoundNo,
    board: u16,
    meant: Option<[PlayerId; 2]>,
    change: impl FnOnce(&mut Game),
) {
    let game = round_mut(state, round).and_then(|round| round.games.iter_mut().find(|game| game.board == board));
    if let Some(game) = game.filter(|game| meant.is_none_or(|meant| meant == game.players())) {
        change(game);
    }
}
