//! The pairings of a round as PGN games without moves, for boards that transmit and programs that record.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Game, Round};

/// A game a board, in their order. Names are the Latin ones where there are any: programs of boards seldom know others.
pub fn write(tournament: &Tournament, round: &Round) -> String {
    round.games.iter().filter_map(|game| game_of(tournament, round, game)).collect::<Vec<_>>().join("\n")
}

fn game_of(tournament: &Tournament, round: &Round, game: &Game) -> Option<String> {
    let details = &tournament.details;
    let start = details.schedule.get(round.number.index()).copied().flatten();
    let result = result_of(game.result);
    let seats = [("White", tournament.player(game.white)?), ("Black", tournament.player(game.black)?)];
    let mut text = String::new();
    tag(&mut text, "Event", &details.name);
    tag(&mut text, "Site", &details.place);
    tag(&mut text, "Date", &start.map_or_else(|| "????.??.??".into(), |start| start.format("%Y.%m.%d").to_string()));
    tag(&mut text, "Round", &format!("{}.{}", round.number, game.board));
    for (side, player) in seats {
        tag(&mut text, side, name(player));
    }
    tag(&mut text, "Result", result);
    for (side, player) in seats {
        let data = &player.data;
        let told = [
            ("Title", data.title.map(|title| title.code().to_owned())),
            ("Elo", tournament.rating_points(data).map(|rating| rating.to_string())),
            ("FideId", data.fide_id.map(|id| id.to_string())),
        ];
        for (what, value) in told {
            if let Some(value) = value {
                tag(&mut text, &format!("{side}{what}"), &value);
            }
        }
    }
    tag(&mut text, "Board", &game.board.to_string());
    text.push_str(&format!("\n{result}\n"));
    Some(text)
}

/// PGN has no sign for what gives nobody a point, or one side half of one.
fn result_of(result: Option<GameResult>) -> &'static str {
    use GameResult::*;
    match result {
        Some(WhiteWins | WhiteWinsUnrated | WhiteWinsByForfeit) => "1-0",
        Some(BlackWins | BlackWinsUnrated | BlackWinsByForfeit) => "0-1",
        Some(Draw | DrawUnrated) => "1/2-1/2",
        Some(WhiteDraws | BlackDraws | BothLose | BothLoseUnrated | BothForfeit | Adjourned) | None => "*",
    }
}

fn name(player: &Player) -> &str {
    player.data.name_for_fide().unwrap_or(&player.data.name)
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push_str(&tag_pair(name, value));
}

/// A tag pair, which is one line: what a value has behind a break would be read as moves. A quote and a backslash of it are escaped
/// (PGN 7).
///
/// ```
/// assert_eq!(sonneborn_exchange::blank_games::tag_pair("White", "Aas \"Ace\", Anna"), "[White \"Aas \\\"Ace\\\", Anna\"]\n");
/// ```
pub fn tag_pair(name: &str, value: &str) -> String {
    let value = value.replace(char::is_control, " ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_one_line_whatever_its_value() {
        for value in ["A\r\n1. e4", "\"]\n[Result \"1-0\"]", "\\", "\u{0}\u{85}"] {
            let pair = tag_pair("White", value);
            assert_eq!(pair.matches(char::is_control).collect::<String>(), "\n", "{pair:?}");
            assert!(pair.starts_with("[White \"") && pair.ends_with("\"]\n"), "{pair:?}");
        }
    }
}
