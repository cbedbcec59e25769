//! Records 001 and the national rating records.

use super::row::Row;
use super::{Lines, Output};
use crate::trf::Version;
use crate::trf::columns::player as columns;
use crate::trf::marks::mark;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Gender, Player};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Game;

/// Writes the players by TPN. Who has none yet is written in order of registration behind the others.
pub fn write(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    let paired = super::paired(tournament);
    let scores = tournament.scores(paired);
    let numbers = Numbers::of(tournament);
    for player in tournament.by_tpn() {
        let mut points = scores[player.id.index()];
        let next = player.requested_byes.get(&paired.next());
        if let (Version::Trf16 | Version::Trf06, Some(bye)) = (output.version, next) {
            // JaVaFo's manual: the bye in the column of the next round is in the points already.
            points += tournament.regulations.scoring.of_bye(*bye);
        }
        let row = person("001", player, &numbers, player.data.rating)
            .right(columns::POINTS, &score(points))
            .right(columns::RANK, &output.rank(player.id));
        lines.push(rounds(row, tournament, player, &numbers, output).finish());
        if let (Some(rules), Some(rating)) = (&tournament.regulations.national_ratings, player.data.ratings.national) {
            let row = person(&rules.federation, player, &numbers, Some(rating));
            lines.push(row.left(columns::ID, &format!("{:<11}", player.data.national_id)).finish());
        }
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

/// Columns 1 to 79, which national rating records share.
fn person(code: &str, player: &Player, numbers: &Numbers, rating: Option<u16>) -> Row {
    let data = &player.data;
    let sex = match data.gender {
        Some(Gender::Male) => "m",
        Some(Gender::Female) => "w",
        None => "",
    };
    let title = data.title.map_or(data.other_title.as_str(), |title| title.code());
    let id = data.fide_id.map_or_else(|| data.national_id.clone(), |id| id.to_string());
    Row::new(code)
        .right(columns::NUMBER, &numbers.get(player.id).to_string())
        .left(columns::SEX, sex)
        .right(columns::TITLE, &title.chars().take(columns::TITLE.width()).collect::<String>())
        .left(columns::NAME, &data.name)
        .right(columns::RATING, &rating.map(|rating| rating.to_string()).unwrap_or_default())
        .left(columns::FEDERATION, &data.federation)
        .right(columns::ID, &id.chars().take(columns::ID.width()).collect::<String>())
        .left(columns::BIRTH, &data.birth.map(|birth| birth.to_string()).unwrap_or_default())
}

/// The rounds of a player, and in TRF16 the bye that he asked for in the next one.
fn rounds(mut row: Row, tournament: &Tournament, player: &Player, numbers: &Numbers, output: &Output) -> Row {
    let paired = super::paired(tournament);
    let mut appeared = false;
    for round in tournament.rounds.iter().take(usize::from(paired.0)) {
        let n = round.number.index();
        if let Some(bye) = round.bye_of(player.id) {
            row = bye_cell(row, n, bye.code());
            appeared = true;
        } else if let Some(game) = round.game_of(player.id) {
            row = game_cell(row, n, game, player.id, numbers, output.version);
            appeared = true;
        } else if !appeared && player.takes_part_in(round.number) && tournament.regulations.system.is_swiss() {
            // Nothing but blanks would say that he entered later.
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
