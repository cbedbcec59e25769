//! Records of teams: 013 of TRF16 and 310 of TRF26; in a team event also 300 line-ups, 320 and 240 byes, 330 forfeited
//! matches, 299 abnormal points, 352 colours of boards, 362 match points. [`super::team_facts`] puts them together.
//!
//! The crosstables 801 and 802 are in [`super::team_tables`]. Outside team events they and 300 to 362 are kept as they are for
//! the next export.

use super::columns::{
    ID_STRIDE, Span, abnormal, acceleration, bye, line_up, prohibited, team_bye, team_forfeit, team16, team26,
};
use super::line::{Field, Line};
use super::lists::{ABNORMAL_FIELDS, ACCELERATION_FIELDS, BYE_FIELDS, PROHIBITED_FIELDS, is_of_every_round, numbers};
use super::report::{FieldName, Remark};
use super::sheet::{Id, Sheet, TeamFact, TeamLine};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::{AbnormalPoints, Team, TeamResult};

/// Records that say nothing in an individual event.
const OF_TEAM_EVENTS: [&str; 7] = ["300", "320", "330", "352", "362", "801", "802"];

/// Whether teams are ranked: record 192 says so, or where there is none, 092 does beside teams, or TRF26's record of teams
/// is there.
pub fn is_team_event(lines: &[&str]) -> bool {
    let first = |code: &str| lines.iter().find(|line| line.starts_with(code));
    if let Some(system) = first("192") {
        return system.to_ascii_uppercase().contains("TEAM");
    }
    let kind = first("092").map(|line| line.to_lowercase()).unwrap_or_default();
    first("310").is_some() || first("013").is_some() && ["team", "团体", "團體"].iter().any(|word| kind.contains(word))
}

/// Reads a team record; `false` if the code is none of this family.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    let of_teams = sheet.team_rules.is_some();
    match line.code() {
        // TRF26 lets the old record stand beside the new one, which says the same and more.
        "013" if of_teams && sheet.has_team26 => {
            if !std::mem::replace(&mut sheet.told_of_013, true) {
                sheet.note(line.place(1), Remark::OldTeamRecords);
            }
        }
        "013" => {
            sheet.beside(line, &[(team16::NAME, FieldName::Name)], numbers(team16::FIRST_MEMBER));
            let team = Team { name: line.field(team16::NAME).text.to_owned(), ..Team::default() };
            let members = sheet.ids(line, team16::FIRST_MEMBER);
            sheet.teams.push(TeamLine { team, members });
        }
        "310" => team26(sheet, line),
        code if !of_teams && OF_TEAM_EVENTS.contains(&code) => {
            if sheet.told_of_kept.insert(code.to_owned()) {
                sheet.note(line.place(1), Remark::RecordKept { code: code.to_owned() });
            }
            sheet.keep(line);
        }
        "250" if of_teams => accelerated(sheet, line),
        "260" if of_teams => prohibited_pairings(sheet, line),
        "240" if of_teams => byes(sheet, line),
        "299" if of_teams => abnormal_points(sheet, line),
        "300" => out_of_order(sheet, line),
        "320" => allocated_byes(sheet, line),
        "330" => forfeited(sheet, line),
        "352" => colours(sheet, line),
        "362" => match_points(sheet, line),
        _ => return false,
    }
    true
}

/// The fields of record 310 before its members.
const TEAM_FIELDS: [(Span, FieldName); 7] = [
    (team26::NUMBER, FieldName::TeamNumber),
    (team26::NAME, FieldName::Name),
    (team26::NICKNAME, FieldName::Name),
    (team26::STRENGTH, FieldName::TeamStrength),
    (team26::MATCH_POINTS, FieldName::Points),
    (team26::GAME_POINTS, FieldName::Points),
    (team26::RANK, FieldName::Rank),
];

fn team26(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &TEAM_FIELDS, numbers(team26::FIRST_MEMBER));
    let number = small(sheet, FieldName::TeamNumber, line.field(team26::NUMBER));
    let strength = line.field(team26::STRENGTH);
    let team = Team {
        name: line.field(team26::NAME).text.to_owned(),
        nickname: line.field(team26::NICKNAME).text.to_owned(),
        strength: small(sheet, FieldName::TeamStrength, strength),
        number,
        match_points: points(sheet, line.field(team26::MATCH_POINTS)),
        game_points: points(sheet, line.field(team26::GAME_POINTS)),
        rank: small(sheet, FieldName::Rank, line.field(team26::RANK)),
        ..Team::default()
    };
    let members = sheet.ids(line, team26::FIRST_MEMBER);
    sheet.teams.push(TeamLine { team, members });
}

/// Record 240 with the numbers of teams.
fn byes(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &BYE_FIELDS, numbers(bye::FIRST_ID));
    let kind = line.field(bye::KIND);
    let Some(bye) = Bye::from_code(kind.text).filter(|bye| *bye != Bye::PairingAllocated) else {
        return sheet.unreadable(FieldName::Bye, kind);
    };
    let Some(round) = sheet.round(line.field(bye::ROUND)) else { return };
    let teams = sheet.ids(line, bye::FIRST_ID);
    sheet.team_facts.push(TeamFact::Bye { bye, round, teams });
}

fn allocated_byes(sheet: &mut Sheet, line: &Line) {
    let worth = [(team_bye::MATCH_POINTS, FieldName::Points), (team_bye::GAME_POINTS, FieldName::Points)];
    let team_of_round = (team_bye::FIRST_TEAM, FieldName::TeamNumber, team_bye::STRIDE);
    sheet.beside(line, &worth, Some(team_of_round));
    let [match_points, game_points] = [team_bye::MATCH_POINTS, team_bye::GAME_POINTS].map(|span| line.field(span));
    let worth = [match_points, game_points].map(|found| if found.is_blank() { None } else { sheet.points(found) });
    if let (Some(rules), [Some(match_points), Some(game_points)]) = (&mut sheet.team_rules, worth) {
        rules.bye = Some((match_points, game_points));
    }
    for round in 1..=u16::MAX {
        let columns = team_bye::FIRST_TEAM.nth(usize::from(round) - 1, team_bye::STRIDE);
        if columns.first > line.len() {
            break;
        }
        let found = line.field(columns);
        if found.is_blank() || found.digits() == Some(0) {
            continue;
        }
        if round > super::MAX_ROUNDS {
            sheet.dropped(FieldName::Bye, found);
            continue;
        }
        let Some(team) = sheet.id(found) else { continue };
        let (bye, round) = (Bye::PairingAllocated, RoundNo(round));
        sheet.team_facts.push(TeamFact::Bye { bye, round, teams: vec![team] });
    }
}

fn forfeited(sheet: &mut Sheet, line: &Line) {
    let fields = [
        (team_forfeit::KIND, FieldName::Result),
        (team_forfeit::ROUND, FieldName::Round),
        (team_forfeit::WHITE, FieldName::TeamNumber),
        (team_forfeit::BLACK, FieldName::TeamNumber),
    ];
    sheet.beside(line, &fields, None);
    let kind = line.field(team_forfeit::KIND);
    let won = match kind.text {
        "+-" => [true, false],
        "-+" => [false, true],
        "--" => [false, false],
        _ => return sheet.unreadable(FieldName::Result, kind),
    };
    let Some(round) = sheet.round(line.field(team_forfeit::ROUND)) else { return };
    let white = sheet.id(line.field(team_forfeit::WHITE));
    let black = sheet.id(line.field(team_forfeit::BLACK));
    if let (Some(white), Some(black)) = (white, black) {
        sheet.team_facts.push(TeamFact::Forfeit { round, teams: [white, black], won });
    }
}

/// Record 250 with the numbers of teams, and points of the score that comes first.
fn accelerated(sheet: &mut Sheet, line: &Line) {
    let of_matches = line.field(acceleration::MATCH_POINTS);
    // The format's own example of match points has them in the columns of game points, and zero here.
    let says_nothing = of_matches.is_blank() || Points::parse(of_matches.text) == Some(Points::ZERO);
    let of_games = line.field(acceleration::POINTS);
    sheet.beside(line, &ACCELERATION_FIELDS, None);
    // Only the score that comes first is accelerated.
    if !says_nothing && !of_games.is_blank() && Points::parse(of_games.text) != Some(Points::ZERO) {
        sheet.dropped(FieldName::Points, of_games);
    }
    let found = if says_nothing { of_games } else { of_matches };
    let Some(points) = sheet.points(found) else { return };
    let first = sheet.round(line.field(acceleration::FIRST_ROUND));
    let last = sheet.round(line.field(acceleration::LAST_ROUND));
    let from = sheet.id(line.field(acceleration::FIRST_ID));
    let to = sheet.id(line.field(acceleration::LAST_ID));
    if let (Some(first), Some(last), Some(from), Some(to)) = (first, last, from, to) {
        sheet.team_facts.push(TeamFact::Virtual { points, rounds: (first, last), teams: (from, to) });
    }
}

/// Record 260 with the numbers of teams.
fn prohibited_pairings(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &PROHIBITED_FIELDS, numbers(prohibited::FIRST_ID));
    let first = sheet.round(line.field(prohibited::FIRST_ROUND));
    let last = sheet.round(line.field(prohibited::LAST_ROUND));
    let teams = sheet.ids(line, prohibited::FIRST_ID);
    if let (Some(first), Some(last)) = (first, last) {
        sheet.team_facts.push(TeamFact::Apart { rounds: (first, last), teams });
    }
}

/// Record 299 with the numbers of teams; without any it is for all.
fn abnormal_points(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &ABNORMAL_FIELDS, numbers(abnormal::FIRST_ID));
    let kind = line.field(abnormal::KIND);
    let instead = kind.text.chars().next().map(TeamResult::from_code);
    if instead == Some(None) {
        return sheet.unreadable(FieldName::Result, kind);
    }
    let [match_points, game_points] = [abnormal::MATCH_POINTS, abnormal::POINTS].map(|span| {
        let found = line.field(span);
        if found.is_blank() { None } else { sheet.points(found) }
    });
    let round = line.field(abnormal::ROUND);
    let every_round = is_of_every_round(round);
    let round = if every_round { None } else { sheet.round(round) };
    if !every_round && round.is_none() {
        return;
    }
    let points = AbnormalPoints { instead: instead.flatten(), round, match_points, game_points };
    let teams = sheet.ids(line, abnormal::FIRST_ID);
    sheet.team_facts.push(TeamFact::Abnormal { points, teams });
}

fn out_of_order(sheet: &mut Sheet, line: &Line) {
    let fields = [
        (line_up::ROUND, FieldName::Round),
        (line_up::TEAM, FieldName::TeamNumber),
        (line_up::OPPONENT, FieldName::Opponent),
    ];
    sheet.beside(line, &fields, numbers(line_up::FIRST_PLAYER));
    let Some(round) = sheet.round(line.field(line_up::ROUND)) else { return };
    let Some(team) = sheet.id(line.field(line_up::TEAM)) else { return };
    let mut players = Vec::new();
    for board in 0.. {
        let columns = line_up::FIRST_PLAYER.nth(board, ID_STRIDE);
        if columns.first > line.len() {
            break;
        }
        let found = line.field(columns);
        let is_empty = found.is_blank() || found.digits() == Some(0);
        players.push(if is_empty { None } else { sheet.id(found) });
    }
    let opponent = line.field(line_up::OPPONENT);
    match opponent.digits() {
        Some(number) if number > 0 => sheet.opponents.push((round, team, Id { number, place: opponent.place })),
        None if !opponent.is_blank() => sheet.dropped(FieldName::Opponent, opponent),
        Some(_) | None => {}
    }
    sheet.team_facts.push(TeamFact::LineUp { round, team, players });
}

fn colours(sheet: &mut Sheet, line: &Line) {
    let value = line.value();
    let colours = value.text.to_ascii_uppercase();
    if !colours.bytes().all(|colour| matches!(colour, b'W' | b'B')) {
        return sheet.unreadable(FieldName::Colour, value);
    }
    sheet.once(line);
    if let Some(rules) = &mut sheet.team_rules {
        rules.colours = colours;
    }
}

/// Record 362 by its words, because programs do not agree on its columns.
fn match_points(sheet: &mut Sheet, line: &Line) {
    const SYMBOL_WIDTH: usize = 2;
    let mut words = line.words().into_iter();
    while let Some(word) = words.next() {
        let symbol = word.text.get(..SYMBOL_WIDTH).unwrap_or_default().to_ascii_uppercase();
        if !matches!(symbol.as_str(), "TW" | "TD" | "TL") {
            return sheet.unreadable(FieldName::Scoring, word);
        }
        let rest = Field { text: &word.text[SYMBOL_WIDTH..], ..word };
        let value = if rest.is_blank() { words.next().unwrap_or(rest) } else { rest };
        let Some(points) = sheet.points(value) else { return };
        sheet.once_of(line, Field { text: &symbol, ..word }, &points.decimal());
        let Some(rules) = &mut sheet.team_rules else { return };
        match symbol.as_str() {
            "TW" => rules.win = points,
            "TD" => rules.draw = points,
            _ => rules.loss = points,
        }
    }
}

/// An optional number; what says nothing is noted. Decimals, as some programs give for strengths, are cut off, which is noted too.
fn small(sheet: &mut Sheet, field: FieldName, found: Field) -> Option<u16> {
    let (whole, decimals) = found.text.split_once('.').unwrap_or((found.text, ""));
    let number = whole.parse().ok();
    if number.is_none() && !found.is_blank() {
        sheet.dropped(field, found);
    } else if decimals.bytes().any(|digit| digit != b'0') {
        sheet.dropped(field, Field { text: &found.text[whole.len()..], ..found });
    }
    number
}

fn points(sheet: &mut Sheet, found: Field) -> Option<Points> {
    let points = Points::parse(found.text);
    if points.is_none() && !found.is_blank() {
        sheet.dropped(FieldName::Points, found);
    }
    points
}

/// The team of a number: its own, or where no team has one, its place in the file.
pub fn with_number(teams: &[Team], id: Id) -> Option<usize> {
    let numbered = teams.iter().position(|team| team.number.map(u32::from) == Some(id.number));
    let by_place = || {
        let place = usize::try_from(id.number).ok()?.checked_sub(1)?;
        teams.get(place).filter(|team| team.number.is_none()).map(|_| place)
    };
    numbered.or_else(by_place)
}
