//! What waits in an event beside its rounds: what players report and ask for, claims and appeals that nobody has decided, adjourned games, players without a FIDE ID.

use super::hall::adjourned;
use sonneborn_i18n::{Lang, acts, claims, common, now as words, phones, players, rounds};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::absences;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, RoundState};
use sonneborn_tournament::ruling::{RuledGame, Verdict};
use sonneborn_web::names::titled;

const PLAYERS_NAMED: usize = 12;

/// What is said twice about a board: before everything else, because two people are believed until somebody answers.
pub(super) fn said_twice(tournament: &Tournament, lang: Lang, is_asked: impl Fn(u16) -> bool) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (round, board) in tournament.disagreements().into_iter().filter(|(_, board)| is_asked(*board)) {
        found.push((
            words::task_disagreement(lang, round, board, both(tournament, round, board, lang)),
            format!("/rounds/{round}#b{board}"),
        ));
    }
    for (round, board, [white, black]) in tournament.disputed_reports() {
        if !is_asked(board) {
            continue;
        }
        let words = phones::task_disputed(lang, round, board, white.symbol(), black.symbol());
        found.push((words, format!("/rounds/{round}#b{board}")));
    }
    found
}

/// Words and the part of the address behind the event's, the most urgent first.
pub(super) fn waiting(tournament: &Tournament, lang: Lang) -> Vec<(String, String)> {
    let mut found = people(tournament, lang);
    if let Some(round) = tournament.current_round() {
        for game in &round.games {
            // Both agreed, and something kept it from being entered.
            if let Some(result) = tournament.agreed_result(round.number, game.board) {
                let words = phones::task_agreed(lang, round.number, game.board, result.symbol());
                found.push((words, format!("/rounds/{}#b{}", round.number, game.board)));
            }
        }
    }
    let byes = tournament.byes_to_decide().count();
    if byes > 0 {
        found.push((phones::task_byes(lang, byes), "/phones".into()));
    }
    if !tournament.waiting.is_empty() {
        found.push((phones::task_waiting(lang, tournament.waiting.len()), "/phones".into()));
    }
    for ruled in tournament.rulings.iter().filter(|ruled| is_open(tournament, ruled)) {
        let claim = claims::name(lang, ruled.ruling.claim.claim);
        let words = words::task_claim(lang, claim, ruled.round, ruled.board);
        found.push((words, format!("/claims/{}/{}", ruled.round, ruled.board)));
    }
    for appeal in tournament.appeals.iter().filter(|appeal| appeal.decided.is_none()) {
        let by = tournament.player(appeal.by).map_or_else(String::new, |player| titled(&player.data));
        found.push((words::task_appeal(lang, by, appeal.round), "/incidents".into()));
    }
    for round in tournament.rounds.iter().filter(|round| round.state == RoundState::Published) {
        let boards: Vec<String> = adjourned(round).iter().map(u16::to_string).collect();
        if !boards.is_empty() {
            let named = boards.join(common::list_comma(lang));
            let words = words::task_adjourned(lang, boards.len(), round.number, named);
            found.push((words, format!("/rounds/{}", round.number)));
        }
    }
    for twin in tournament.twins() {
        found.push((players::task_twins(lang, titled(&twin.data)), format!("/players/{}", twin.id.0)));
    }
    let unknown = tournament.entrants().filter(|player| player.data.fide_id.is_none()).count();
    if tournament.regulations.fide_rated && unknown > 0 {
        found.push((words::task_missing_ids(lang, unknown), "/list-check".into()));
    }
    found
}

/// `1-0: Ana; 0-1: Bo`: what was typed for a board, whose result comes first.
fn both(tournament: &Tournament, round: RoundNo, board: u16, lang: Lang) -> String {
    let symbol = |result: Option<GameResult>| result.map_or_else(|| rounds::no_result(lang), GameResult::symbol);
    let stands = tournament.round(round).and_then(|found| found.game(board)).map(|game| symbol(game.result).to_owned());
    let typed = tournament
        .open_typings(round, board)
        .map(|one| format!("{} {}", acts::author(lang, &one.author.name), symbol(one.typed)));
    stands.into_iter().chain(typed).collect::<Vec<String>>().join(common::list_semicolon(lang))
}

/// Who is in the event and not in a round, in a draft and not in the event, or did not come.
fn people(tournament: &Tournament, lang: Lang) -> Vec<(String, String)> {
    let names = |players: &[PlayerId]| {
        let name = |id: &PlayerId| tournament.player(*id).map_or_else(String::new, |player| titled(&player.data));
        let named: Vec<String> = players.iter().take(PLAYERS_NAMED).map(name).collect();
        let more = if players.len() > PLAYERS_NAMED { ", …" } else { "" };
        format!("{}{more}", named.join(common::list_semicolon(lang)))
    };
    let mut found = Vec::new();
    let mut tell = |players: Vec<PlayerId>, words: &dyn Fn(usize, String) -> String, path: String| {
        if !players.is_empty() {
            found.push((words(players.len(), names(&players)), path));
        }
    };
    if let Some(draft) = tournament.draft() {
        let path = format!("/rounds/{}", draft.number);
        let (gone, outside) = (absences::no_longer_in(tournament, draft), absences::without_game(tournament, draft));
        tell(gone, &|count, names| words::task_gone_from_draft(lang, draft.number, count, names), path.clone());
        tell(outside, &|count, names| words::task_outside_draft(lang, draft.number, count, names), path);
    } else if let Some(last) = tournament.rounds.last() {
        let path = format!("/rounds/{}", last.number);
        let outside = absences::without_game(tournament, last);
        tell(outside, &|count, names| words::task_without_game(lang, last.number, count, names), path);
    }
    tell(absences::no_shows(tournament), &|count, names| words::task_no_shows(lang, count, names), "/players".into());
    found
}

/// The facts did not decide it, and the game has no result since.
fn is_open(tournament: &Tournament, ruled: &RuledGame) -> bool {
    let game = tournament.round(ruled.round).and_then(|round| round.game(ruled.board));
    let is_open = |game: &Game| ruled.is_of(ruled.round, game) && game.result.is_none();
    ruled.ruling.verdict == Verdict::Undecided && game.is_some_and(is_open)
}
