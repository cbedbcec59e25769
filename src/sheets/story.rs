//! The `###` lines: what the arbiter did beside entering results, told from the journal so that whoever gets the file can
//! understand it.
//!
//! What touches the integrity of pairings is told as FIDE asks for it, `### Kind @ Round n: before => after`, in English whatever
//! the language, and whatever was undone since (VCL4THP 112-115). The daily work follows, as it stands.

use sonneborn_i18n::{Lang, acts, consequences, exchange as words, regulations};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Daily, Entry, SignUp, Who};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::integrity::{self, IntegrityEvent, What};
use sonneborn_tournament::judge::consequence::{Consequence, Departure};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{PlayerData, Presence};
use sonneborn_tournament::round::Seating;
use sonneborn_tournament::team::{LineUp, TeamRules};

/// The language of the file.
const LANG: Lang = Lang::English;
/// What stands for nothing.
const NONE: &str = "-";

/// The lines of a journal; `state` is the tournament as the file has it, with its players' names. In a file for rating a player's name
/// that FIDE cannot read is left out.
pub fn tell(journal: &Journal, state: &Tournament, for_rating: bool) -> Vec<String> {
    let integrity = integrity::events(journal).into_iter().map(|event| event_line(state, &event));
    let undone = journal.undone();
    let told = journal.entries().filter(|entry| !undone.contains(&entry.seq));
    let starts = |act: &Act| matches!(act, Act::DraftRound(_) | Act::PublishTable(_) | Act::Import(_));
    let start = journal.entries().find(|entry| starts(&entry.act)).map_or(u64::MAX, |entry| entry.seq);
    let daily = told.filter_map(|entry| Some(line(entry, &what(entry, start, (journal, state, for_rating))?)));
    integrity.chain(daily).collect()
}

/// `Result correction @ Round 3: board 7 1-0 => board 7 ½-½`.
fn event_line(state: &Tournament, event: &IntegrityEvent) -> String {
    let (name, before, after) = match &event.what {
        What::Imported { source, rounds } => ("Import", source.clone(), format!("{rounds} rounds paired elsewhere")),
        What::ImportedAgainstRules { source } => ("Import", "as the engine pairs".into(), format!("as in {source}")),
        What::FullPointBye { player } => ("Full-point bye", NONE.into(), number(state, *player)),
        What::Changed { name, consequence } => {
            let (before, after) = sides(state, consequence);
            (*name, before, after)
        }
    };
    format!("{name} @ Round {}: {before} => {after}", event.round)
}

/// What was and what is, of a change that later pairings rest on.
fn sides(state: &Tournament, consequence: &Consequence) -> (String, String) {
    let symbol = |result: &Option<GameResult>| result.map_or(NONE, GameResult::symbol);
    match consequence {
        Consequence::Result { board, was, now, .. } => {
            (format!("board {board} {}", symbol(was)), symbol(now).to_owned())
        }
        // Without a correction the result counts that standings and pairings have.
        Consequence::CorrectedForRating { round, board, was, now } => {
            let played = state.round(*round).and_then(|round| round.game(*board)).and_then(|game| game.result);
            (format!("board {board} {}", symbol(&was.or(played))), symbol(&now.or(played)).to_owned())
        }
        Consequence::Adjusted { adjustment, .. } => {
            (NONE.into(), format!("{}: {}", number(state, adjustment.player), adjustment.points.decimal()))
        }
        Consequence::ColoursSwapped { board, .. } => {
            (format!("board {board} colours as paired"), "colours exchanged".into())
        }
        Consequence::Unpublished { results, .. } => (format!("published, {results} results"), "draft".into()),
        Consequence::PublishedByHand { engine, played, .. } => (departure(state, engine), departure(state, played)),
        Consequence::Reseated { boards, .. } => {
            let boards: Vec<String> = boards.iter().map(u16::to_string).collect();
            (format!("boards {}", boards.join(", ")), "other pairs".into())
        }
        Consequence::ByesOfRound { .. } => ("byes as published".into(), "other byes".into()),
        Consequence::Numbered { changed, .. } => {
            let list = |numbers: Vec<Tpn>| numbers.iter().map(Tpn::to_string).collect::<Vec<_>>().join(", ");
            let was = changed.iter().map(|(_, was, _)| *was).collect();
            (list(was), list(changed.iter().map(|(_, _, now)| *now).collect()))
        }
        Consequence::NumbersExchanged { numbers: [was, now], .. } => (format!("{was}, {now}"), format!("{now}, {was}")),
        Consequence::Regulation { field, was, now, .. } => {
            let value = |regulations| regulations::value(LANG, regulations, *field);
            let name = regulations::name(LANG, *field);
            (format!("{name} {}", value(was)), value(now))
        }
        Consequence::LineUp { team, was, now, .. } => {
            let name = state.team(*team).map_or("", |team| team.name.as_str());
            let boards = state.regulations.teams.as_ref().map_or(0, TeamRules::boards);
            (format!("{name} {}", seats(state, *team, boards, was)), seats(state, *team, boards, now))
        }
        Consequence::FideModeLeft { .. } => ("FIDE mode".into(), "not by FIDE's rules".into()),
        // The table names no story of these.
        other => (NONE.into(), consequences::kind(LANG, other.kind()).into()),
    }
}

/// `1: 4-17, 2: 9-3, bye 5` by pairing numbers, White first.
fn departure(state: &Tournament, side: &Departure) -> String {
    let game = |game: &Seating| format!("{}: {}-{}", game.board, number(state, game.white), number(state, game.black));
    let byes = side.byes.iter().map(|player| format!("bye {}", number(state, *player)));
    let told: Vec<String> = side.games.iter().map(game).chain(byes).collect();
    if told.is_empty() { NONE.into() } else { told.join(", ") }
}

/// `1: 12, 2: -, 3: 14` by pairing numbers; the order of the squad where no line-up was given.
fn seats(state: &Tournament, team: TeamId, boards: usize, line_up: &Option<LineUp>) -> String {
    let of_squad = || {
        let members = state.team(team).map_or(&[][..], |team| team.members.as_slice());
        members.iter().take(boards).copied().map(Some).collect()
    };
    let seated = line_up.clone().unwrap_or_else(of_squad);
    let one = |(board, player): (usize, &Option<PlayerId>)| {
        format!("{}: {}", board + 1, player.map_or_else(|| NONE.into(), |player| number(state, player)))
    };
    seated.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

/// The pairing number by which the file calls a player.
fn number(state: &Tournament, player: PlayerId) -> String {
    let tpn = state.player(player).and_then(|player| player.tpn);
    tpn.map_or_else(|| NONE.into(), |tpn| tpn.0.to_string())
}

/// `2026-05-01 14:05 Kovač: Olsen, Per withdrew from round 3 on (ill)`.
fn line(entry: &Entry, what: &str) -> String {
    let at = entry.at.format("%Y-%m-%d %H:%M UTC");
    let who = acts::author(LANG, &entry.author.name);
    match &entry.reason {
        Some(why) => words::story_line_with_reason(LANG, at, who, what, why),
        None => words::story_line(LANG, at, who, what),
    }
}

/// The act in words; `None` for what the records themselves tell, and the lines above. `start`: the act that paired round 1.
fn what(entry: &Entry, start: u64, (journal, state, for_rating): (&Journal, &Tournament, bool)) -> Option<String> {
    let name = |player: &PlayerId| state.player(*player).map_or_else(String::new, |player| player.data.name.clone());
    let names = |players: &[PlayerId]| players.iter().map(name).collect::<Vec<_>>().join("; ");
    let late_entry = |players: &[PlayerData], first_round: RoundNo| {
        let names: Vec<String> = players.iter().map(|data| as_written(data, for_rating).name).collect();
        words::story_late_entry(LANG, names.join("; "), first_round)
    };
    Some(match entry.act.daily(entry.seq > start)? {
        Daily::LateEntry { players, first_round } => late_entry(players, first_round),
        Daily::LateAdmission { waiting, first_round } => {
            let signed_up = journal.entries().find(|entry| entry.seq == waiting);
            let Act::SignUp(SignUp { player, .. }) = &signed_up?.act else { return None };
            late_entry(std::slice::from_ref(&**player), first_round)
        }
        Daily::Presence { who, now } => {
            let name = match who {
                Who::Player(player) => name(&player),
                Who::Team(name) => name.to_owned(),
            };
            match now {
                Presence::Playing => words::story_return(LANG, name),
                Presence::Withdrawn { from } => words::story_withdrawal(LANG, name, from),
                Presence::Moved { from } => words::story_move(LANG, name, from),
                Presence::Expelled { from } => words::story_expulsion(LANG, name, from),
            }
        }
        Daily::Adjustment { player, points } => words::story_adjustment(LANG, name(&player), points.decimal()),
        Daily::Edited { player, was, now } => {
            let [was, now] = [was, now].map(|data| as_written(data, for_rating));
            // What no file tells of a player, and a name in other letters alone where nobody reads it, is not told.
            (was != now).then(|| acts::player_edited(LANG, name(&player), &was, &now))?
        }
        Daily::Lots(order) => words::story_lots(LANG, names(order)),
        Daily::Ranking(order) => words::story_ranking(LANG, names(order)),
        Daily::AsInJournal => acts::act(LANG, &entry.act, state),
    })
}

/// What a file tells of a player's data.
fn as_written(data: &PlayerData, for_rating: bool) -> PlayerData {
    let told = data.of_reports();
    if !for_rating {
        return told;
    }
    PlayerData { name: data.name_for_fide().unwrap_or(NONE).to_owned(), latin_name: String::new(), ..told }
}
