//! A tournament as TRF26, or as TRF16 with the XX lines that older engines read.
//!
//! Written are the published rounds; a draft is nobody's business yet. What the import kept without understanding it is
//! written again. UTF-8, lines end with CR LF: every program we know reads that, and the format asks for CR.
//!
//! What the format has no place for comes back otherwise: boards are given anew by score, late entries to
//! come are zero-point byes in the rounds concerned, prohibitions by club or federation are lists of players. Soft prohibitions,
//! the rules of a knock-out and who went through stand in comments that we read again.

mod header;
mod lists;
mod players;
mod row;
mod team_tables;
mod teams;

use super::{Version, own};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::statement::Statement;

/// How to write a tournament.
#[derive(Clone, Debug, Default)]
pub struct Output<'a> {
    /// TRF06 is written as TRF16.
    pub version: Version,
    /// The program that writes, for record 182.
    pub program: &'a str,
    /// The ranks of the standings by [`PlayerId`]; empty where there are none yet.
    pub ranks: &'a [u16],
    /// For rating: with the results that were found wrong too late for the standings, and their sums (C.04.2 art. 4.3).
    pub for_rating: bool,
    /// Lines for `###` records, e.g. the acts worth telling (`sonneborn_sheets::story::tell`).
    pub comments: &'a [String],
}

impl Output<'_> {
    fn rank(&self, player: PlayerId) -> String {
        let rank = self.ranks.get(player.index()).filter(|rank| **rank > 0);
        rank.map(|rank| rank.to_string()).unwrap_or_default()
    }
}

/// The lines written so far.
struct Lines(String);

impl Lines {
    const END: &'static str = "\r\n";

    fn push(&mut self, line: String) {
        self.0.push_str(&line);
        self.0.push_str(Lines::END);
    }

    /// A header record, left out where it has nothing to say.
    fn text(&mut self, code: &str, text: &str) {
        if !text.trim().is_empty() {
            self.push(row::Row::text(code, text));
        }
    }
}

/// Writes a tournament.
///
/// ```
/// use sonneborn_exchange::trf::{self, Output};
/// use sonneborn_tournament::Tournament;
/// use sonneborn_tournament::statement::Statement;
///
/// let read = trf::read(b"012 Club evening\n001    1 m    Aas, Anna").expect("a short record is mended");
/// let tournament = Tournament::of_import(&read.imported);
/// let written = trf::write(&Statement::of(&tournament), &Output::default());
/// assert!(written.contains("012 Club evening\r\n"));
/// assert_eq!(trf::read(written.as_bytes()).expect("ours").imported.players, read.imported.players);
/// ```
pub fn write(statement: &Statement, output: &Output) -> String {
    let played = statement.tournament();
    let corrected = output.for_rating.then(|| played.as_corrected());
    let tournament = corrected.as_ref().unwrap_or(played);
    let mut lines = Lines(String::new());
    header::write(&mut lines, tournament, output);
    lists::write(&mut lines, tournament, output);
    players::write(&mut lines, tournament, output);
    teams::write(&mut lines, tournament, played, output.version);
    own_lines(&mut lines, statement);
    for remnant in &tournament.remnants {
        lines.push(remnant.clone());
    }
    for comment in output.comments {
        lines.text("###", comment);
    }
    lines.0
}

/// What the format has no record for.
fn own_lines(lines: &mut Lines, statement: &Statement) {
    let tournament = statement.tournament();
    let numbers = players::Numbers::of(tournament);
    for rule in tournament.regulations.prohibitions.iter().filter(|rule| rule.soft) {
        for group in rule.who.groups(&tournament.by_tpn()) {
            let group: Vec<Tpn> = group.iter().map(|player| numbers.get(*player)).collect();
            lines.text("###", &own::soft_prohibition(rule, &group));
        }
    }
    if let Some(line) = own::odd_numbers(tournament) {
        lines.text("###", line);
    }
    if tournament.regulations.system.is_knockout() {
        lines.text("###", &own::knockout(&tournament.regulations.knockout));
    }
    let number = |player| numbers.get(player);
    let decided = own::decided(tournament, number).into_iter().chain(own::left(statement, number));
    for line in decided.chain(own::rated_otherwise(statement, number)).chain(own::not_final(statement)) {
        lines.text("###", &line);
    }
}

/// The last round that is published, 0 before the first.
fn paired(tournament: &Tournament) -> RoundNo {
    let published = tournament.rounds.iter().take_while(|round| round.state == RoundState::Published).count();
    RoundNo(u16::try_from(published).unwrap_or(u16::MAX))
}
