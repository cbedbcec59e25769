//! A draft: every pair with what the engine would have, warnings, and the changes by hand.

use super::against::Against;
use super::attend::{Attendance, attendance};
use super::{RoundHead, Stage, rounds_path};
use crate::confirm;
use actix_web::web;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_desk::Refused;
use sonneborn_i18n::{
    Lang, alphabet, common, dubov, full_names, pairing_reasons, prohibitions, refusals, rounds as words,
    teams as team_words,
};
use sonneborn_manual::Chapter;
use sonneborn_pairing::by_hand::{self, Change, Draft, differences};
use sonneborn_pairing::explained;
use sonneborn_pairing::mend::{self, mended};
use sonneborn_pairing::prohibited;
use sonneborn_pairing::reasons::Reasons;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_pairing::swiss::team::seating::of_round;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::absences;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, AlterDraft, PublishRound};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{Game, PairedBy, Round};
use sonneborn_tournament::warning::Warning;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::seat::{Seat, scores_before};
use sonneborn_web::{Answer, Frame, WebError, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Pairing).post("/t/{tournament}/rounds/{round}/alter", Shows::NAMES, alter);
}

struct Line {
    board: u16,
    white: Seat,
    black: Seat,
    /// For whom White and Black play, where teams meet.
    teams: [String; 2],
    /// What speaks against the pair.
    warnings: Vec<String>,
    /// The engine's pairs of the two, where it has others.
    engine: Option<String>,
    /// Why the engine lets the two meet.
    why: Vec<String>,
    /// Those of the two who are there, and could have the bye.
    there: Vec<(u32, String)>,
}

/// A match of teams, the one with White on board 1 first; alone, a team with the bye or without a match.
struct MatchLine {
    teams: Vec<TeamSeat>,
    /// What a team without an opponent has.
    alone: &'static str,
}

struct TeamSeat {
    id: u32,
    number: u16,
    name: String,
    points: String,
}

struct ByeLine {
    name: String,
    kind: &'static str,
    /// Why the engine gives this player the bye.
    why: Vec<String>,
}

/// Who made a draft, in words.
struct Made {
    words: String,
    is_changed: bool,
}

/// What is worked out for the page: the engine pairs the round again, which takes seconds in a field of thousands.
struct Worked {
    lines: Vec<Line>,
    /// In an event of teams, which are moved as a whole.
    matches: Vec<MatchLine>,
    byes: Vec<ByeLine>,
    /// Whether the pairing-allocated bye is given by hand: not where a table or a bracket says who is free.
    gives_byes: bool,
    /// Who is in the round, for the menus, by name.
    players: Vec<(u32, String)>,
    left_out: Vec<(u32, String)>,
    /// Who can be paired with each other: those left out and, where there are any, the holder of the bye.
    to_pair: Vec<(u32, String)>,
    /// Who is not in the round any more, each with what becomes of the board.
    gone: Vec<(u32, String)>,
    /// What the smallest change by the engine would change, where somebody came or left.
    mend: Option<Mend>,
    /// Warnings that belong to no board.
    warnings: Vec<String>,
    /// Who came and who left since the round was paired.
    since: Vec<String>,
    /// Who made the draft, and how many pairs differ from the engine's; `None` where no engine pairs this system.
    made: Option<Made>,
    /// Soft prohibitions that the engine could not keep.
    gave_way: Vec<String>,
    /// Whether boards can be changed one by one: not while somebody sits at one who is out; they are taken out first.
    is_whole: bool,
    /// Why it cannot be published as it stands.
    obstacle: Option<String>,
}

/// How many pairs the smallest change by the engine would change, and how many the pairing of everybody anew.
struct Mend {
    changed: usize,
    anew: Option<usize>,
}

#[derive(Template)]
#[template(path = "rounds/draft.html")]
struct DraftPage {
    frame: Frame,
    head: RoundHead,
    attendance: Option<Attendance>,
    worked: Worked,
}

pub(super) async fn show<R: Right>(guarded: &Guarded<R>, head: RoundHead) -> Answer {
    let (number, lang, journal) = (head.number, guarded.visitor.lang, Arc::clone(&guarded.journal));
    let worked = sonneborn_web::in_pool(move || work_out(&journal, number, lang)).await;
    let worked = worked.map_err(WebError::internal)?.ok_or(WebError::NotFound)?;
    let attendance = guarded.shown().round(number).and_then(|round| attendance(guarded, round));
    page(&DraftPage { frame: Frame::of(guarded, Section::Rounds, head.name.clone()), head, attendance, worked })
}

fn work_out(journal: &Journal, number: RoundNo, lang: Lang) -> Option<Worked> {
    let shown = full_names::shown(lang, journal.state());
    let tournament = shown.as_ref();
    let round = tournament.round(number)?;
    // The reasons for its pairs are of what was known then, not of who came or left while the draft waits.
    let known = journal.when_paired(number);
    // Where nothing can be paired, the draft is the arbiter's own, and there is nothing to compare it with.
    let engine = explained(&known, number).ok();
    let paired = engine.as_ref().map(|(paired, _)| paired);
    let reasons = engine.as_ref().map(|(_, reasons)| reasons);
    let against = Against::of(journal.state(), round);
    let scores = scores_before(tournament, number);
    let (of_boards, mut warnings) = warnings(tournament, round, paired, lang);
    // Said while ratings can still be given.
    if let Some(Reasons::Dubov(why)) = reasons {
        warnings.extend(dubov::advice(lang, tournament, why));
    }
    let lines = round.games.iter().map(|game| Line {
        board: game.board,
        white: Seat::of(tournament, game.white, &scores),
        black: Seat::of(tournament, game.black, &scores),
        teams: game.players().map(|player| team_name(tournament, player)),
        warnings: of_boards.iter().filter(|(board, _)| *board == game.board).map(|(_, words)| words.clone()).collect(),
        engine: paired.and_then(|_| against.instead(lang, tournament, game)),
        why: reasons.map_or_else(Vec::new, |why| pairing_reasons::pair(lang, tournament, why, game.white, game.black)),
        there: there(tournament, number, game),
    });
    let name = |player: PlayerId| tournament.player(player).map_or_else(String::new, |player| titled(&player.data));
    let byes = round.byes.iter().map(|(player, bye)| ByeLine {
        name: name(*player),
        kind: common::bye_of(lang, *bye),
        why: reasons.map_or_else(Vec::new, |why| pairing_reasons::bye(lang, tournament, why, *player)),
    });
    let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
    let with_bye = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player);
    let outside = absences::without_game(tournament, round);
    let left_out: Vec<(u32, String)> = outside.iter().map(|id| (id.0, name(*id))).collect();
    let named = seated.chain(with_bye).chain(outside);
    let mut players: Vec<&Player> = named.filter_map(|id| tournament.player(id)).collect();
    alphabet::sort_by_name((lang, tournament.style.order), &mut players, |player| &player.data.name);
    let players: Vec<(u32, String)> = players.into_iter().map(|player| (player.id.0, titled(&player.data))).collect();
    let gave_way = paired.map_or_else(Vec::new, |paired| prohibited::gave_way(&known, number, &paired.games));
    let is_in = |id: PlayerId| tournament.player(id).is_some_and(|player| player.takes_part_in(number));
    let is_whole = round.games.iter().flat_map(Game::players).all(is_in);
    Some(Worked {
        lines: lines.collect(),
        matches: match_lines(tournament, round, lang),
        byes: byes.collect(),
        gives_byes: tournament.regulations.system.gives_byes() && is_whole && is_bye_free(tournament, round),
        is_whole,
        players,
        to_pair: to_pair(tournament, round, &left_out),
        gone: gone(lang, tournament, round),
        mend: mend(tournament, round, !left_out.is_empty()),
        left_out,
        warnings,
        since: since(lang, &known, tournament, round),
        made: paired.map(|_| made(lang, round.paired_by, against.differing)),
        gave_way: prohibitions::all_that_gave_way(lang, tournament, &gave_way),
        obstacle: obstacle(journal, number).map(|refusal| refusals::refusal(lang, &refusal, Some(tournament))),
    })
}

/// Whoever gets the bye changes places with its holder: not with one who is gone.
fn is_bye_free(tournament: &Tournament, round: &Round) -> bool {
    let mut holders = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
    holders.all(|(id, _)| tournament.player(*id).is_some_and(|player| player.available_in(round.number)))
}

fn there(tournament: &Tournament, round: RoundNo, game: &Game) -> Vec<(u32, String)> {
    let players = game.players().into_iter().filter_map(|id| tournament.player(id));
    players.filter(|player| player.available_in(round)).map(|player| (player.id.0, titled(&player.data))).collect()
}

/// Whoever publishes would be refused so.
fn obstacle(journal: &Journal, round: RoundNo) -> Option<Refusal> {
    judge(journal, Role::ChiefArbiter, &Act::PublishRound(PublishRound { round, compared: None })).err()
}

/// Offered where somebody in the draft is not there any more, or somebody who is there is not in it.
fn mend(tournament: &Tournament, round: &Round, is_without_some: bool) -> Option<Mend> {
    if !is_without_some && absences::no_longer_in(tournament, round).is_empty() {
        return None;
    }
    let was = Draft::of(round);
    let mut without = numbering::with_newcomers(tournament).into_owned();
    without.rounds.truncate(round.number.index());
    let anew = explained(&without, round.number).ok();
    let mended = mended(tournament, round.number).filter(|mended| *mended != was)?;
    // As it would be done: with a number for whoever came.
    let numbered = numbering::with_newcomers(tournament);
    mend::act(&numbered, round.number).and_then(|act| act.check(&numbered)).ok()?;
    let anew = anew.map(|(paired, _)| differences(&was, &engine_draft(&paired)));
    Some(Mend { changed: differences(&was, &mended), anew })
}

/// The matches, and the teams that have none.
fn match_lines(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<MatchLine> {
    if !tournament.is_of_teams() {
        return Vec::new();
    }
    let settings = Settings::of(tournament).ok();
    let standings = settings.map(|settings| Standings::of_teams(tournament, &settings));
    let seat = |team: TeamId| TeamSeat {
        id: team.0,
        number: tournament.team_number(team),
        name: tournament.team(team).map_or_else(String::new, |team| team.name.clone()),
        points: standings.as_ref().map_or_else(String::new, |all| all.row_at(team.0).points.to_string()),
    };
    let paired = of_round(tournament, round);
    let met: Vec<TeamId> = paired.matches.iter().flat_map(|(first, other)| [*first, *other]).collect();
    let mut lines: Vec<MatchLine> = paired
        .matches
        .iter()
        .map(|(first, other)| MatchLine { teams: vec![seat(*first), seat(*other)], alone: "" })
        .collect();
    let idle = tournament.all_teams().filter(|(id, team)| team.takes_part_in(round.number) && !met.contains(id));
    lines.extend(idle.map(|(id, _)| {
        let alone =
            if paired.bye == Some(id) { common::pairing_allocated_bye(lang) } else { team_words::no_match(lang) };
        MatchLine { teams: vec![seat(id)], alone }
    }));
    lines
}

/// The team of a player where teams meet, else empty.
fn team_name(tournament: &Tournament, player: PlayerId) -> String {
    let team = tournament.team_of(player).filter(|_| tournament.has_matches());
    team.and_then(|team| tournament.team(team)).map_or_else(String::new, |team| team.name.clone())
}

/// What is said of who made the draft, from who did and from what differs: a pairing by hand is never called the engine's.
fn made(lang: Lang, paired_by: PairedBy, differing: usize) -> Made {
    let words = match (paired_by, differing) {
        (PairedBy::Engine, 0) => words::unchanged(lang).to_owned(),
        (PairedBy::Arbiter | PairedBy::Import, 0) => words::by_hand_as_engine(lang).to_owned(),
        // Nobody touched it, but people came or left.
        (PairedBy::Engine, differing) => {
            format!("{} · {}", words::unchanged(lang), words::differs_now(lang, differing))
        }
        (PairedBy::Arbiter | PairedBy::Import, differing) => words::changed_by_hand(lang, differing),
    };
    Made { words, is_changed: differing > 0 }
}

/// Who came and who left while the draft waits, with what it means for them.
fn since(lang: Lang, known: &Tournament, now: &Tournament, round: &Round) -> Vec<String> {
    let names = |players: Vec<&Player>| {
        let names: Vec<String> = players.iter().map(|player| titled(&player.data)).collect();
        (!names.is_empty()).then(|| (names.len(), names.join(sonneborn_i18n::common::list_semicolon(lang))))
    };
    let is_in = |player: &Player| round.game_of(player.id).is_some() || round.bye_of(player.id).is_some();
    let was_there = |player: &Player| known.player(player.id).is_some_and(|was| was.available_in(round.number));
    let with =
        |wanted: &dyn Fn(&Player) -> bool| names(now.by_tpn().into_iter().filter(|player| wanted(player)).collect());
    let came = |player: &Player| player.available_in(round.number) && !is_in(player) && !was_there(player);
    let plays_again = |player: &Player| {
        let bye = round.bye_of(player.id).filter(|bye| *bye != Bye::PairingAllocated);
        bye.is_some() && player.available_in(round.number)
    };
    let is_new = |player: &Player| player.id.index() >= known.players.len();
    let left = |player: &Player| is_in(player) && !player.takes_part_in(round.number);
    let is_here = |player: &Player| player.checked_in && known.player(player.id).is_some_and(|was| !was.checked_in);
    let told = [
        with(&|player| came(player) && is_new(player))
            .map(|(count, names)| words::registered_since(lang, count, names)),
        with(&|player| came(player) && !is_new(player)).map(|(count, names)| words::back_since(lang, count, names)),
        with(&plays_again).map(|(count, names)| words::plays_since(lang, count, names)),
        with(&left).map(|(count, names)| words::left_since(lang, count, names)),
        with(&|player| is_here(player) && !is_in(player))
            .map(|(count, names)| words::checked_in_since(lang, count, names)),
    ];
    told.into_iter().flatten().collect()
}

/// The engine's own pairing of the round, for comparison.
fn engine_draft(paired: &Pairings) -> Draft {
    Draft { pairs: paired.games.clone(), byes: paired.given_byes() }
}

/// Those left out, and the holder of the bye who can meet one of them.
fn to_pair(tournament: &Tournament, round: &Round, left_out: &[(u32, String)]) -> Vec<(u32, String)> {
    let holders = round.allocated_byes().filter(|_| !left_out.is_empty()).filter_map(|id| tournament.player(id));
    left_out.iter().cloned().chain(holders.map(|player| (player.id.0, titled(&player.data)))).collect()
}

/// Who left or asked for a bye while the draft waits, with what taking them out does: no other board is touched.
fn gone(lang: Lang, tournament: &Tournament, round: &Round) -> Vec<(u32, String)> {
    if tournament.is_of_teams() || tournament.regulations.system.is_predetermined() {
        return Vec::new();
    }
    let name = |id: PlayerId| tournament.player(id).map_or_else(String::new, |player| titled(&player.data));
    let holder = |gone: PlayerId| round.allocated_byes().find(|holder| *holder != gone);
    let told = |player: &Player| {
        let opponent = round.game_of(player.id).and_then(|game| game.players().into_iter().find(|id| *id != player.id));
        let is_in = opponent.is_some() || round.bye_of(player.id) == Some(Bye::PairingAllocated);
        let words = match (opponent, holder(player.id)) {
            (Some(opponent), Some(holder)) => {
                words::take_out_meets(lang, titled(&player.data), name(opponent), name(holder))
            }
            (Some(opponent), None) => words::take_out_bye(lang, titled(&player.data), name(opponent)),
            (None, _) => words::take_out(lang, titled(&player.data)),
        };
        (is_in && !player.available_in(round.number)).then_some((player.id.0, words))
    };
    let promised = |player: &Player| player.requested_byes.get(&round.number) == Some(&Bye::PairingAllocated);
    // Where several are out, the draft is mended as a whole.
    let can_go = |player: &Player| {
        let act = by_hand::altered(tournament, round.number, Change::TakeOut(player.id));
        act.and_then(|act| act.check(tournament)).is_ok()
    };
    let players = tournament.by_tpn().into_iter().filter(|player| !promised(player));
    players.filter_map(|player| told(player).filter(|_| can_go(player))).collect()
}

/// What speaks against the draft: by board where a warning names a player at one, the others apart.
fn warnings(
    tournament: &Tournament,
    round: &Round,
    engine: Option<&Pairings>,
    lang: Lang,
) -> (Vec<(u16, String)>, Vec<String>) {
    let games = round.games.iter().map(Game::seating);
    let act = Act::AlterDraft(AlterDraft { round: round.number, games: games.collect(), byes: round.byes.clone() });
    let found = act.check(tournament).unwrap_or_default();
    let (mut of_boards, mut others) = (Vec::new(), Vec::new());
    for warning in &found {
        let (player, told) = match *warning {
            Warning::Prohibited { white, black } => {
                (Some(white), prohibited_words(tournament, round.number, engine, (white, black), lang))
            }
            Warning::Rematch { white: player, .. }
            | Warning::ThirdColour { player, .. }
            | Warning::ColourImbalance { player, .. } => (Some(player), None),
            _ => (None, None),
        };
        let told = told.unwrap_or_else(|| refusals::warning(lang, warning, tournament));
        match player.and_then(|player| round.game_of(player)) {
            Some(game) => of_boards.push((game.board, told)),
            None => others.push(told),
        }
    }
    (of_boards, others)
}

/// What is said of a pair that a soft prohibition was to keep apart; `None` where a hard one stands between the two.
fn prohibited_words(
    tournament: &Tournament,
    round: RoundNo,
    engine: Option<&Pairings>,
    (white, black): (PlayerId, PlayerId),
    lang: Lang,
) -> Option<String> {
    let (first, second) = (tournament.player(white)?, tournament.player(black)?);
    let rule = tournament.regulations.prohibition_between(round, first, second).filter(|rule| rule.soft)?;
    let rule = prohibitions::rule(lang, tournament, rule);
    let is_engines =
        engine.is_some_and(|engine| engine.games.iter().any(|&pair| pair == (white, black) || pair == (black, white)));
    Some(if is_engines {
        prohibitions::pair_gave_way(lang, rule)
    } else {
        prohibitions::by_hand_against_soft(lang, &first.data.name, &second.data.name, rule)
    })
}

/// A change by hand: `do` names it, the other fields say whom or which board it means.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct AlterForm {
    r#do: String,
    board: Option<u16>,
    player: Option<u32>,
    with: Option<u32>,
}

impl AlterForm {
    fn change(&self) -> Option<Change> {
        let player = |id: Option<u32>| id.map(PlayerId);
        match self.r#do.as_str() {
            "swap" => Some(Change::Swap(player(self.player)?, player(self.with)?)),
            "colours" => Some(Change::Colours { board: self.board? }),
            "bye" => Some(Change::GiveBye(player(self.player)?)),
            "out" => Some(Change::TakeOut(player(self.player)?)),
            "apart" => Some(Change::TakeApart { board: self.board? }),
            "swap-teams" => Some(Change::SwapTeams(TeamId(self.player?), TeamId(self.with?))),
            "team-colours" => Some(Change::TeamColours(TeamId(self.player?))),
            "pair" => Some(Change::Pair { white: player(self.player)?, black: player(self.with)? }),
            _ => None,
        }
    }
}

async fn alter(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, form: Posted<AlterForm>) -> Answer {
    let round = RoundNo(path.1);
    let lang = guarded.visitor.lang;
    let change = match (form.0.r#do.as_str(), form.0.change()) {
        ("mend", _) => None,
        (_, Some(change)) => Some(change),
        (_, None) => return Err(WebError::BadRequest(words::no_such_move(lang).into())),
    };
    let (desk, live, actor) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live), guarded.actor());
    let altered = sonneborn_web::in_pool(move || {
        // Who came while the draft waited is seated by a number.
        desk.give_numbers(&live, &actor)?;
        let journal = live.journal();
        let act = change.map_or_else(
            || mend::act(journal.state(), round),
            |change| by_hand::altered(journal.state(), round, change),
        );
        act.map_err(Refused::Refusal)
    });
    let act = altered.await.map_err(WebError::internal)?.map_err(|refused| confirm::refusal(&guarded, refused))?;
    let back = format!("{}/{round}", rounds_path(&guarded));
    confirm::act(&guarded, Section::Rounds, act, &back).await
}
