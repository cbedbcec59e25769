//! What TRF has no record for, in lines of our own that other programs pass over as comments: soft prohibitions, how a knock-out
//! is played and who goes through, and that a file is not final.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::knockout::{GoesThrough, TeamGoesThrough};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::play_off::{Pace, PlayOffGame};
use sonneborn_tournament::regulations::{Apart, KnockoutRules, Prohibition};

const COMMENT: &str = "### ";
const SOFT: &str = "Soft prohibition @ Rounds ";
const KNOCKOUT: &str = "Knock-out @ ";
const GAMES: &str = " games";
const THIRD_PLACE: &str = ", third place";
const GOES_THROUGH: &str = "Goes through @ Round ";
const TEAM_GOES_THROUGH: &str = "Team goes through @ Round ";
const TIE_BREAK_GAME: &str = "Tie-break game @ Round ";
const NOT_FINAL: &str = "Not final @ Round ";

/// `Soft prohibition @ Rounds 1-9: 3 17`, by pairing numbers; without the mark of a comment.
pub(super) fn soft_prohibition(rule: &Prohibition, numbers: &[Tpn]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.0.to_string()).collect();
    format!("{SOFT}{}-{}: {}", rule.first, rule.last, numbers.join(" "))
}

/// `Knock-out @ 2 games, third place`.
pub(super) fn knockout(rules: &KnockoutRules) -> String {
    format!("{KNOCKOUT}{}{GAMES}{}", rules.games, if rules.third_place { THIRD_PLACE } else { "" })
}

/// Who goes through by the arbiter's word, after which round and how, and the games that broke ties: `Goes through @ Round 2: 3 6:
/// drawn lots` and `Tie-break game @ Round 2: 3 6 blitz 1-0`, White first. `number` is that by which the file calls a player.
pub(super) fn decided(tournament: &Tournament, number: impl Fn(PlayerId) -> Tpn) -> Vec<String> {
    let games = tournament.play_off.iter().map(|game| {
        let (pace, result) = (game.pace.code(), game.result.code());
        format!("{TIE_BREAK_GAME}{}: {} {} {pace} {result}", game.after, number(game.white).0, number(game.black).0)
    });
    let players = tournament.gone_through.iter().map(|word| {
        format!("{GOES_THROUGH}{}: {} {}: {}", word.after, number(word.winner).0, number(word.loser).0, word.how)
    });
    let teams = tournament.teams_gone_through.iter().map(|word| {
        let [winner, loser] = [word.winner, word.loser].map(|team| tournament.team_number(team));
        format!("{TEAM_GOES_THROUGH}{}: {winner} {loser}: {}", word.after, word.how)
    });
    games.chain(players).chain(teams).collect()
}

/// What a file says that is written after the last round while games are open (VCL4THP 169): `Not final @ Round 5: open games =>
/// round 3 board 1`. It holds for that moment only and is not kept.
pub(super) fn not_final(state: &Tournament) -> Option<String> {
    let last = state.rounds.last().filter(|last| last.number.0 >= state.regulations.rounds)?;
    let open = state.rounds.iter().flat_map(|round| {
        let games = round.games.iter().filter(|game| matches!(game.result, None | Some(GameResult::Adjourned)));
        games.map(move |game| format!("round {} board {}", round.number, game.board))
    });
    let open: Vec<String> = open.collect();
    (!open.is_empty()).then(|| format!("{NOT_FINAL}{}: open games => {}", last.number, open.join(", ")))
}

/// Takes our own lines from those that were kept without being understood.
pub(super) fn take(imported: &mut Imported) {
    let mut kept = Vec::new();
    for line in std::mem::take(&mut imported.remnants) {
        let own = line.strip_prefix(COMMENT).unwrap_or_default();
        if let Some(rule) = read_soft_prohibition(own, &imported.players) {
            imported.regulations.prohibitions.push(rule);
        } else if let Some(rules) = read_knockout(own) {
            imported.regulations.knockout = rules;
        } else if let Some(game) = read_play_off(own, &imported.players) {
            imported.play_off.push(game);
        } else if let Some((winner, loser, how, after)) =
            read_word(own, GOES_THROUGH, |text| player(&imported.players, text))
        {
            imported.gone_through.push(GoesThrough { winner, loser, how, after });
        } else if let Some((winner, loser, how, after)) = read_word(own, TEAM_GOES_THROUGH, |text| {
            let number = text.parse().ok();
            let place = imported.teams.iter().position(|team| team.number == number && number.is_some())?;
            u32::try_from(place).ok().map(TeamId)
        }) {
            imported.teams_gone_through.push(TeamGoesThrough { winner, loser, how, after });
        } else if !own.starts_with(NOT_FINAL) {
            kept.push(line);
        }
    }
    imported.remnants = kept;
}

fn read_soft_prohibition(line: &str, players: &[ImportedPlayer]) -> Option<Prohibition> {
    let (rounds, numbers) = line.strip_prefix(SOFT)?.split_once(':')?;
    let (first, last) = rounds.split_once('-')?;
    let who = numbers.split_whitespace().map(|text| player(players, text)).collect::<Option<Vec<PlayerId>>>()?;
    let round = |text: &str| text.trim().parse().ok().map(RoundNo);
    Some(Prohibition { first: round(first)?, last: round(last)?, who: Apart::Players(who), soft: true })
}

fn read_knockout(line: &str) -> Option<KnockoutRules> {
    let told = line.strip_prefix(KNOCKOUT)?;
    let (games, third_place) = match told.strip_suffix(THIRD_PLACE) {
        Some(games) => (games, true),
        None => (told, false),
    };
    Some(KnockoutRules { games: games.strip_suffix(GAMES)?.parse().ok()?, third_place })
}

fn player(players: &[ImportedPlayer], text: &str) -> Option<PlayerId> {
    let number = Tpn(text.parse().ok()?);
    let place = players.iter().position(|player| player.tpn == number)?;
    u32::try_from(place).ok().map(PlayerId)
}

/// The two of a line, by pairing numbers, what follows, and the round.
fn read_word<T>(line: &str, head: &str, named: impl Fn(&str) -> Option<T>) -> Option<(T, T, String, RoundNo)> {
    let (round, told) = line.strip_prefix(head)?.split_once(": ")?;
    let (two, how) = told.split_once(": ")?;
    let (winner, loser) = two.split_once(' ')?;
    Some((named(winner)?, named(loser)?, how.to_owned(), RoundNo(round.parse().ok()?)))
}

fn read_play_off(line: &str, players: &[ImportedPlayer]) -> Option<PlayOffGame> {
    let (round, told) = line.strip_prefix(TIE_BREAK_GAME)?.split_once(": ")?;
    let words: Vec<&str> = told.split(' ').collect();
    let &[white, black, pace, result] = words.as_slice() else { return None };
    Some(PlayOffGame {
        white: player(players, white)?,
        black: player(players, black)?,
        pace: Pace::ALL.into_iter().find(|known| known.code() == pace)?,
        result: GameResult::from_code(result)?,
        after: RoundNo(round.parse().ok()?),
    })
}
