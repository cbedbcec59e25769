//! Events written one player a line, for tests that read well.

use sonneborn_exchange::trf;
use sonneborn_tournament::acts::Imported;
use std::fmt::Write;

/// An event of players written one a line as `rating: 2w1 3b= U H Z 4w+ 1b-`, the first having number 1.
pub fn imported(players: &[&str]) -> Imported {
    let mut text = String::from("012 Test\n");
    let rounds = players.iter().map(|line| line.split_whitespace().count() - 1).max().unwrap_or(0);
    writeln!(text, "XXR {rounds}").expect("a string takes all");
    for (number, line) in (1..).zip(players) {
        let (rating, games) = line.split_once(':').expect("a rating and a colon");
        write!(text, "001 {number:>4} m    {:<33} {rating:>4} NOR {:>11} {:10} {:>4} {:>4}", "Name, A", "", "", "", "")
            .expect("a string takes all");
        for game in games.split_whitespace() {
            let digits = game.trim_end_matches(|letter: char| !letter.is_ascii_digit());
            let (opponent, rest) = match game.find(['w', 'b']) {
                Some(at) if !digits.is_empty() => (&game[..at], &game[at..]),
                _ => ("0000", game),
            };
            match rest.split_at(1) {
                (result, "") => write!(text, "  {opponent:>4} - {result}"),
                (colour, result) => write!(text, "  {opponent:>4} {colour} {result}"),
            }
            .expect("a string takes all");
        }
        text.push('\n');
    }
    trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("the file is sound: {faults:?}")).imported
}
