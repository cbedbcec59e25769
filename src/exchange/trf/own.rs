//! What TRF has no record for, in lines of our own that other programs pass over as comments: soft prohibitions, which numbers are
//! odd (C.04.3 art. 5.2.5), how a knock-out is played and who goes through, who left and how (C.05 art. 6.6, Laws 12.9.9), what is
//! rated otherwise than it counts (C.04.2 art. 4.3), and that a file is not final.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::knockout::{GoesThrough, TeamGoesThrough};
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::play_off::{Pace, PlayOffGame};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::{Apart, KnockoutRules, Parity, Prohibition};
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::statement::{Open, RatedOtherwise, Statement};

const COMMENT: &str = "### ";
const SOFT: &str = "Soft prohibition @ Rounds ";
/// Where the place among those who were paired is not what counts.
const ODD_NUMBERS: &str = "Odd numbers @ pairing numbers";
const KNOCKOUT: &str = "Knock-out @ ";
const GAMES: &str = " games";
const THIRD_PLACE: &str = ", third place";
const GOES_THROUGH: &str = "Goes through @ Round ";
const TEAM_GOES_THROUGH: &str = "Team goes through @ Round ";
/// The match stood level when the arbiter said so: games that decide it later count more.
const ON_LEVEL: &str = " level";
const TIE_BREAK_GAME: &str = "Tie-break game @ Round ";
const NOT_FINAL: &str = "Not final @ Round ";
const LEFT: &str = "Left @ Round ";
const TEAM_LEFT: &str = "Team left @ Round ";
const WITHDRAWN: &str = "withdrawn";
const MOVED: &str = "moved";
const EXPELLED: &str = "expelled";
const RATED: &str = "Rated otherwise @ Round ";
const INSTEAD: &str = "=>";
/// A game without a result.
const NONE: &str = "-";

/// `Soft prohibition @ Rounds 1-9: 3 17`, by pairing numbers; without the mark of a comment.
pub(super) fn soft_prohibition(rule: &Prohibition, numbers: &[Tpn]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.0.to_string()).collect();
    format!("{SOFT}{}-{}: {}", rule.first, rule.last, numbers.join(" "))
}

/// Which numbers are odd, where that is not what other programs take; `None` where it is.
pub(super) fn odd_numbers(tournament: &Tournament) -> Option<&'static str> {
    numbering::decide_colours(tournament).then_some(ODD_NUMBERS)
}

/// `Knock-out @ 2 games, third place`.
pub(super) fn knockout(rules: &KnockoutRules) -> String {
    format!("{KNOCKOUT}{}{GAMES}{}", rules.games, if rules.third_place { THIRD_PLACE } else { "" })
}

/// Who goes through by the arbiter's word, after which round and how, and the games that broke ties: `Goes through @ Round 2: 3 6
/// level: drawn lots` (without `level` where the games had decided otherwise, and the word stands above them) and `Tie-break game @ Round 2: 3 6 blitz 1-0`, White first. `number` is that by which the file calls a player.
pub(super) fn decided(tournament: &Tournament, number: impl Fn(PlayerId) -> Tpn) -> Vec<String> {
    let games = tournament.play_off.iter().map(|game| {
        let (pace, result) = (game.pace.code(), game.result.code());
        format!("{TIE_BREAK_GAME}{}: {} {} {pace} {result}", game.after, number(game.white).0, number(game.black).0)
    });
    let players = tournament.gone_through.iter().map(|word| {
        let (winner, loser) = (number(word.winner).0, number(word.loser).0);
        format!("{GOES_THROUGH}{}: {winner} {loser}{}: {}", word.after, level(word.on_level), word.how)
    });
    let teams = tournament.teams_gone_through.iter().map(|word| {
        let [winner, loser] = [word.winner, word.loser].map(|team| tournament.team_number(team));
        format!("{TEAM_GOES_THROUGH}{}: {winner} {loser}{}: {}", word.after, level(word.on_level), word.how)
    });
    games.chain(players).chain(teams).collect()
}

fn level(on_level: bool) -> &'static str {
    if on_level { ON_LEVEL } else { "" }
}

/// Who is out from which round on, and how: `Left @ Round 3: 5 withdrawn`, `Team left @ Round 4: 2 expelled`.
pub(super) fn left(statement: &Statement, number: impl Fn(PlayerId) -> Tpn) -> Vec<String> {
    let how = |presence| match presence {
        Presence::Playing | Presence::Withdrawn { .. } => WITHDRAWN,
        Presence::Moved { .. } => MOVED,
        Presence::Expelled { .. } => EXPELLED,
    };
    let players = statement.left().into_iter();
    let players = players.map(|one| format!("{LEFT}{}: {} {}", one.from, number(one.who).0, how(one.presence)));
    let teams = statement.teams_left().into_iter().map(|one| {
        let number = statement.team_number(one.who);
        format!("{TEAM_LEFT}{}: {number} {}", one.from, how(one.presence))
    });
    players.chain(teams).collect()
}

/// What counts and what is rated: `Rated otherwise @ Round 2: 3 6 1-0 => 0-1`, White first.
pub(super) fn rated_otherwise(statement: &Statement, number: impl Fn(PlayerId) -> Tpn) -> Vec<String> {
    let told = statement.rated_otherwise().into_iter().map(|game| {
        let counts = game.counts.map_or(NONE, GameResult::code);
        let (white, black) = (number(game.white).0, number(game.black).0);
        format!("{RATED}{}: {white} {black} {counts} {INSTEAD} {}", game.round, game.rated.code())
    });
    told.collect()
}

/// Why a file is not final (VCL4THP 169): `Not final @ Round 5: open games => round 3 board 1`. It holds for that moment only and is
/// not kept.
pub(super) fn not_final(statement: &Statement) -> Vec<String> {
    let last = statement.rounds.iter().rfind(|round| round.state == RoundState::Published);
    let last = last.map_or(RoundNo(0), |round| round.number);
    let line = |what: &str, told: String| format!("{NOT_FINAL}{last}: {what} {INSTEAD} {told}");
    let mut boards = Vec::new();
    let mut lines = Vec::new();
    for open in statement.open() {
        match open {
            Open::Playing { round, boards: open } | Open::Adjourned { round, boards: open } => {
                boards.extend(open.iter().map(|board| format!("round {round} board {board}")));
            }
            Open::Undecided { matches } => lines.push(line("undecided matches", matches.to_string())),
            Open::Missing { first, last } => lines.push(line("rounds to come", format!("{first}-{last}"))),
        }
    }
    let games = (!boards.is_empty()).then(|| line("open games", boards.join(", ")));
    games.into_iter().chain(lines).collect()
}

/// Takes our own lines from those that were kept without being understood. What is rated otherwise is given back: the file is held
/// against itself with what stands in it, and only then with what counts ([`RatedLine::restore`]).
pub(super) fn take(imported: &mut Imported) -> Vec<RatedLine> {
    let mut rated = Vec::new();
    let mut kept = Vec::new();
    for line in std::mem::take(&mut imported.remnants) {
        let own = line.strip_prefix(COMMENT).unwrap_or_default();
        if let Some(rule) = read_soft_prohibition(own, &imported.players) {
            imported.regulations.prohibitions.push(rule);
        } else if own == ODD_NUMBERS {
            imported.regulations.parity = Parity::Tpn;
        } else if let Some(rules) = read_knockout(own) {
            imported.regulations.knockout = rules;
        } else if let Some(game) = read_play_off(own, &imported.players) {
            imported.play_off.push(game);
        } else if let Some(word) = read_word(own, GOES_THROUGH, |text| player(&imported.players, text)) {
            let WordRead { winner, loser, how, after, on_level } = word;
            imported.gone_through.push(GoesThrough { winner, loser, how, after, on_level });
        } else if let Some(word) = read_word(own, TEAM_GOES_THROUGH, |text| {
            let number = text.parse().ok();
            let place = imported.teams.iter().position(|team| team.number == number && number.is_some())?;
            u32::try_from(place).ok().map(TeamId)
        }) {
            let WordRead { winner, loser, how, after, on_level } = word;
            imported.teams_gone_through.push(TeamGoesThrough { winner, loser, how, after, on_level });
        } else if let Some((place, presence)) = read_left(own, LEFT, |text| player(&imported.players, text)) {
            let player = &mut imported.players[place.index()];
            player.presence = presence;
            // The zero-point byes of the rounds to come say the same in FIDE's words.
            player.requested_byes.retain(|round, bye| *bye != Bye::ZeroPoint || !is_out(presence, *round));
        } else if let Some((place, presence)) = read_left(own, TEAM_LEFT, |text| {
            let number = text.parse().ok();
            imported.teams.iter().position(|team| team.number == number && number.is_some())
        }) {
            imported.teams[place].presence = presence;
        } else if let Some(line) = read_rated(own, &imported.players) {
            rated.push(line);
        } else if !own.starts_with(NOT_FINAL) {
            kept.push(line);
        }
    }
    imported.remnants = kept;
    rated
}

fn is_out(presence: Presence, round: RoundNo) -> bool {
    presence.out_from().is_some_and(|from| from <= round)
}

/// A game that is rated otherwise than it counts, as a line tells it.
pub(super) struct RatedLine(RatedOtherwise);

impl RatedLine {
    /// Gives the game both results, whichever of them the file has in its records.
    pub(super) fn restore(&self, imported: &mut Imported) {
        let RatedOtherwise { round, white, black, counts, rated } = self.0;
        let found = imported.rounds.iter_mut().find(|one| one.number == round);
        let games = found.into_iter().flat_map(|round| &mut round.games);
        for game in games.filter(|game| game.players() == [white, black]) {
            (game.result, game.for_rating) = (counts, Some(rated));
        }
    }
}

fn read_left<T>(line: &str, head: &str, named: impl Fn(&str) -> Option<T>) -> Option<(T, Presence)> {
    let (round, told) = line.strip_prefix(head)?.split_once(": ")?;
    let (who, how) = told.split_once(' ')?;
    let from = RoundNo(round.parse().ok()?);
    let presence = match how {
        WITHDRAWN => Presence::Withdrawn { from },
        MOVED => Presence::Moved { from },
        EXPELLED => Presence::Expelled { from },
        _ => return None,
    };
    Some((named(who)?, presence))
}

fn read_rated(line: &str, players: &[ImportedPlayer]) -> Option<RatedLine> {
    let (round, told) = line.strip_prefix(RATED)?.split_once(": ")?;
    let words: Vec<&str> = told.split(' ').collect();
    let &[white, black, counts, INSTEAD, rated] = words.as_slice() else { return None };
    let counts = if counts == NONE { None } else { Some(GameResult::from_code(counts)?) };
    Some(RatedLine(RatedOtherwise {
        round: RoundNo(round.parse().ok()?),
        white: player(players, white)?,
        black: player(players, black)?,
        counts,
        // A game that is open is rated by nobody.
        rated: GameResult::from_code(rated).filter(|rated| *rated != GameResult::Adjourned)?,
    }))
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
/// The arbiter's word on a match as a line has it.
struct WordRead<T> {
    winner: T,
    loser: T,
    how: String,
    after: RoundNo,
    on_level: bool,
}

fn read_word<T>(line: &str, head: &str, named: impl Fn(&str) -> Option<T>) -> Option<WordRead<T>> {
    let (round, told) = line.strip_prefix(head)?.split_once(": ")?;
    let (two, how) = told.split_once(": ")?;
    let (two, on_level) = two.strip_suffix(ON_LEVEL).map_or((two, false), |two| (two, true));
    let (winner, loser) = two.split_once(' ')?;
    let after = RoundNo(round.parse().ok()?);
    Some(WordRead { winner: named(winner)?, loser: named(loser)?, how: how.to_owned(), after, on_level })
}

fn read_play_off(line: &str, players: &[ImportedPlayer]) -> Option<PlayOffGame> {
    let (round, told) = line.strip_prefix(TIE_BREAK_GAME)?.split_once(": ")?;
    let words: Vec<&str> = told.split(' ').collect();
    let &[white, black, pace, result] = words.as_slice() else { return None };
    Some(PlayOffGame {
        white: player(players, white)?,
        black: player(players, black)?,
        pace: Pace::of_code(pace)?,
        result: GameResult::from_code(result)?,
        after: RoundNo(round.parse().ok()?),
    })
}
