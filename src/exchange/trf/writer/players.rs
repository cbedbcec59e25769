//! Records 001 and the national rating records.

use super::row::Row;
use super::{Lines, Output};
use crate::trf::Version;
use crate::trf::columns::player as columns;
use crate::trf::marks::mark;
use crate::trf::national;
use sonneborn_standings::team_match::matches;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Game;
use std::collections::BTreeMap;

/// Writes the players by TPN. Who has none yet is written in order of registration behind the others.
pub fn write(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    let paired = super::paired(tournament);
    // The sum of the results that stand beside them, also where C.05 6.6 takes games out of the final standings: they stay in the
    // table and are rated, whoever reads the file adds them up, and who left stands in a line of its own (`own::left`).
    let scores = tournament.scores(paired);
    let (numbers, empty_boards) = (Numbers::of(tournament), EmptyBoards::of(tournament));
    for player in tournament.by_tpn() {
        let mut points = scores[player.id.index()];
        let next = player.requested_byes.get(&paired.next());
        if let (Version::Trf16 | Version::Trf06, Some(bye)) = (output.version, next) {
            // JaVaFo's manual: the bye in the column of the next round is in the points already.
            points += tournament.regulations.scoring.of_bye(*bye);
        }
        let row = person(player, &numbers)
            .right(columns::POINTS, &score(points))
            .right(columns::RANK, &output.rank(player.id));
        lines.push(rounds(row, tournament, (player, &numbers, &empty_boards), output).finish());
        national_records(lines, tournament, player, &numbers);
    }
}

/// What national lists say of a player, and what the event knows of them in their federation's terms: rating and number.
fn national_records(lines: &mut Lines, tournament: &Tournament, player: &Player, numbers: &Numbers) {
    let rules = tournament.regulations.national_ratings.as_ref().map(|rules| rules.federation.as_str());
    for record in national::told(&player.data, rules, &tournament.details.federation) {
        let row = Row::new(&record.federation)
            .right(columns::NUMBER, &numbers.get(player.id).to_string())
            .left(columns::SEX, &record.sex)
            .right(columns::TITLE, &record.title)
            .left(columns::NAME, &record.name)
            .right(columns::RATING, &record.rating.map(|rating| rating.to_string()).unwrap_or_default())
            .left(columns::FEDERATION, &record.region)
            .left(columns::ID, &record.id.chars().take(columns::ID.width()).collect::<String>())
            .left(columns::BIRTH, &record.birth);
        lines.push(row.finish());
    }
}

/// The score, which may use the blank before its columns; nothing where it would reach into the date of birth.
fn score(points: Points) -> String {
    let text = points.decimal();
    if text.len() <= columns::POINTS.width() + 1 { text } else { String::new() }
}

/// The starting number of every player: the TPN, and for who has none the next free number.
pub struct Numbers(Vec<Tpn>);

impl Numbers {
    pub fn of(tournament: &Tournament) -> Numbers {
        let mut numbers = vec![Tpn(0); tournament.players.len()];
        let mut free = tournament.entrants().filter_map(|player| player.tpn).max().map_or(1, |last| last.0 + 1);
        for player in tournament.by_tpn() {
            numbers[player.id.index()] = player.tpn.unwrap_or_else(|| {
                free += 1;
                Tpn(free - 1)
            });
        }
        Numbers(numbers)
    }

    pub fn get(&self, player: PlayerId) -> Tpn {
        self.0.get(player.index()).copied().unwrap_or(Tpn(0))
    }
}

/// Columns 1 to 79. A national number never stands for a FIDE ID.
fn person(player: &Player, numbers: &Numbers) -> Row {
    let data = &player.data;
    Row::new("001")
        .right(columns::NUMBER, &numbers.get(player.id).to_string())
        .left(columns::SEX, national::sex(data))
        .right(columns::TITLE, &national::title(data))
        .left(columns::NAME, &data.name)
        .right(columns::RATING, &data.rating.map(|rating| rating.to_string()).unwrap_or_default())
        .left(columns::FEDERATION, &data.federation)
        .right(columns::ID, &data.fide_id.map(|id| id.to_string()).unwrap_or_default())
        .left(columns::BIRTH, &data.birth.map(|birth| birth.to_string()).unwrap_or_default())
}

/// The rounds of a player, and in TRF16 the bye that they asked for in the next one.
fn rounds(
    mut row: Row,
    tournament: &Tournament,
    (player, numbers, empty_boards): (&Player, &Numbers, &EmptyBoards),
    output: &Output,
) -> Row {
    let paired = super::paired(tournament);
    let mut appeared = false;
    for round in tournament.rounds.iter().take(usize::from(paired.0)) {
        let n = round.number.index();
        if let Some(bye) = round.bye_of(player.id) {
            row = bye_cell(row, n, empty_boards.mark(round.number, player.id).unwrap_or(bye.code()));
            appeared = true;
        } else if let Some(game) = round.game_of(player.id) {
            row = game_cell(row, n, game, player.id, numbers, output.version);
            appeared = true;
        } else if !appeared && player.takes_part_in(round.number) && tournament.regulations.system.is_swiss() {
            // Nothing but blanks would say that they entered later.
            row = bye_cell(row, n, Bye::ZeroPoint.code());
            appeared = true;
        }
    }
    let next = player.requested_byes.get(&paired.next()).copied().or_else(|| out_in(player, paired.next()));
    match next {
        Some(bye) if output.version != Version::Trf26 && paired.0 < tournament.regulations.rounds => {
            bye_cell(row, usize::from(paired.0), bye.code())
        }
        _ => row,
    }
}

/// Players of teams that play a match, without an opponent themselves: a win against an empty board, and no seat. Both are byes of their
/// players, and stand in the file as what they are.
struct EmptyBoards(BTreeMap<(RoundNo, PlayerId), &'static str>);

impl EmptyBoards {
    fn of(tournament: &Tournament) -> EmptyBoards {
        let mut marks = BTreeMap::new();
        if !tournament.is_of_teams() {
            return EmptyBoards(marks);
        }
        for round in &tournament.rounds {
            for one in matches(tournament, round) {
                for (side, team) in one.teams.into_iter().enumerate() {
                    let lacks = one.boards.iter().filter(|board| board.number.is_none());
                    for winner in lacks.filter_map(|board| board.players[side]) {
                        marks.insert((round.number, winner), WON_AGAINST_NOBODY);
                    }
                    // Who has no seat while their team plays, as FIDE's own example of TRF26 marks them.
                    let members = tournament.team(team).map_or(&[][..], |team| team.members.as_slice());
                    let absent = members.iter().filter(|member| round.bye_of(**member) == Some(Bye::ZeroPoint));
                    marks.extend(absent.map(|member| ((round.number, *member), DID_NOT_COME)));
                }
            }
        }
        marks.retain(|(round, player), mark| {
            let bye = tournament.round(*round).and_then(|round| round.bye_of(*player));
            (*mark == WON_AGAINST_NOBODY) == (bye == Some(Bye::FullPoint)) || *mark == DID_NOT_COME
        });
        EmptyBoards(marks)
    }

    fn mark(&self, round: RoundNo, player: PlayerId) -> Option<&'static str> {
        self.0.get(&(round, player)).copied()
    }
}

const WON_AGAINST_NOBODY: &str = "+";
const DID_NOT_COME: &str = "-";

/// The zero-point bye of a player who is not in the tournament in that round.
pub fn out_in(player: &Player, round: RoundNo) -> Option<Bye> {
    (!player.takes_part_in(round)).then_some(Bye::ZeroPoint)
}

fn bye_cell(row: Row, n: usize, code: &str) -> Row {
    let stride = columns::ROUND_STRIDE;
    row.left(columns::OPPONENT.nth(n, stride), "0000")
        .left(columns::COLOUR.nth(n, stride), "-")
        .left(columns::RESULT.nth(n, stride), code)
}

fn game_cell(row: Row, n: usize, game: &Game, player: PlayerId, numbers: &Numbers, version: Version) -> Row {
    let colour = if game.white == player { Colour::White } else { Colour::Black };
    let opponent = numbers.get(game.player(colour.other())).to_string();
    let stride = columns::ROUND_STRIDE;
    row.right(columns::OPPONENT.nth(n, stride), &opponent)
        .left(columns::COLOUR.nth(n, stride), if colour == Colour::White { "w" } else { "b" })
        .left(columns::RESULT.nth(n, stride), game.result.map_or("", |result| mark(result, colour, version)))
}
