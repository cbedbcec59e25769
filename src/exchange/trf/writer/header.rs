//! Records 012 to 222, and XXR and XXC of TRF16.

use super::row::Row;
use super::{Lines, Output};
use crate::trf::Version;
use crate::trf::columns::{ROUND_DATE, player, scoring, starting_rank};
use crate::trf::type_code;
use chrono::NaiveDate;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::details::Official;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Acceleration;
use sonneborn_tournament::scoring::Scoring;

/// Writes the header in the order of the codes.
pub fn write(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    event(lines, tournament);
    course(lines, tournament, output);
    if output.version == Version::Trf26 {
        methods(lines, tournament, output);
    }
}

/// Records 012 to 132: what TRF06 had already.
fn event(lines: &mut Lines, tournament: &Tournament) {
    let details = &tournament.details;
    lines.text("012", &details.name);
    lines.text("022", &details.place);
    lines.text("032", &details.federation);
    let (start, end) = dates(tournament);
    lines.text("042", &start.map(date).unwrap_or_default());
    lines.text("052", &end.map(date).unwrap_or_default());
    lines.text("062", &tournament.entrants().count().to_string());
    lines.text("072", &tournament.entrants().filter(|player| player.data.rating.is_some()).count().to_string());
    lines.text("082", &tournament.teams.len().to_string());
    let words = type_code::words(tournament.regulations.system);
    lines.text("092", if details.kind.is_empty() { words } else { &details.kind });
    lines.text("102", &official(&details.chief_arbiter));
    for deputy in &details.deputies {
        lines.text("112", &official(deputy));
    }
    lines.text("122", &details.time_control_text);
    let mut row = Row::new("132");
    for (n, day) in details.schedule.iter().enumerate() {
        if let Some(day) = day {
            row = row.left(ROUND_DATE.nth(n, player::ROUND_STRIDE), &day.format("%y/%m/%d").to_string());
        }
    }
    if details.schedule.iter().any(Option::is_some) {
        lines.push(row.finish());
    }
}

/// Start and end, which programs choose editions by: where they are not given, the schedule's first and last day. What nobody knows is
/// left out.
fn dates(tournament: &Tournament) -> (Option<NaiveDate>, Option<NaiveDate>) {
    let details = &tournament.details;
    let mut days = details.schedule.iter().flatten().map(|at| at.date());
    let first = days.next();
    let last = days.next_back().or(first);
    let start = details.start.or(first);
    (start, details.end.or(last))
}

fn date(day: NaiveDate) -> String {
    day.format("%Y/%m/%d").to_string()
}

/// The name, and behind it the FIDE ID, where programs look for it.
fn official(official: &Official) -> String {
    match official.fide_id {
        Some(id) => format!("{} {id}", official.name),
        None => official.name.clone(),
    }
}

/// What an engine needs: the number of rounds, the initial colour, the scoring.
fn course(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    let regulations = &tournament.regulations;
    let rounds = regulations.rounds.to_string();
    match output.version {
        Version::Trf26 => {
            lines.text("142", &rounds);
            match regulations.initial_colour {
                Some(Colour::White) => lines.text("152", "W"),
                Some(Colour::Black) => lines.text("152", "B"),
                None => {}
            }
        }
        Version::Trf16 | Version::Trf06 => {
            lines.text("XXR", &rounds);
            match regulations.initial_colour {
                Some(Colour::White) => lines.text("XXC", "white1"),
                Some(Colour::Black) => lines.text("XXC", "black1"),
                None => {}
            }
        }
    }
    let is_open = !tournament.adjourned().is_empty() && output.version.tells_adjourned();
    if regulations.scoring != Scoring::STANDARD || is_open {
        write_scoring(lines, &regulations.scoring, is_open, output.version);
    }
}

/// Record 162, which newer engines read in TRF16 too; and XXS for older ones, and for what 162 cannot say.
///
/// Where a game is open (`is_open`), its draw for pairing stands there too (C.04.2 art. 3.1).
fn write_scoring(lines: &mut Lines, scoring: &Scoring, is_open: bool, version: Version) {
    let absence = (scoring.forfeit_loss != Points::ZERO).then_some(("A", scoring.forfeit_loss));
    let symbols = [("W", scoring.win), ("D", scoring.draw), ("L", scoring.loss)].into_iter().chain(absence);
    let symbols: Vec<(&str, String)> = symbols
        .chain([("P", scoring.pairing_allocated_bye)])
        .chain(is_open.then_some(("X", scoring.draw)))
        .map(|(symbol, points)| (symbol, points.decimal()))
        .collect();
    // Quarters of ten points and more have no room in 162.
    let fits = symbols.iter().all(|(_, points)| points.len() <= scoring::POINTS.width());
    if fits {
        let mut row = Row::new("162");
        for (n, (symbol, points)) in symbols.iter().enumerate() {
            row = row
                .left(scoring::SYMBOL.nth(n, scoring::STRIDE), symbol)
                .right(scoring::POINTS.nth(n, scoring::STRIDE), points);
        }
        lines.push(row.finish());
    }
    let by_162 = Scoring {
        forfeit_win: scoring.win,
        full_point_bye: scoring.win,
        half_point_bye: scoring.draw,
        zero_point_bye: scoring.forfeit_loss,
        ..*scoring
    };
    if fits && version == Version::Trf26 && by_162 == *scoring {
        return;
    }
    let values = [
        ("WW", scoring.win),
        ("BW", scoring.win),
        ("WD", scoring.draw),
        ("BD", scoring.draw),
        ("WL", scoring.loss),
        ("BL", scoring.loss),
        ("ZPB", scoring.zero_point_bye),
        ("HPB", scoring.half_point_bye),
        ("FPB", scoring.full_point_bye),
        ("PAB", scoring.pairing_allocated_bye),
        ("FW", scoring.forfeit_win),
        ("FL", scoring.forfeit_loss),
    ];
    let words: Vec<String> = values.iter().map(|(code, points)| format!("{code}={}", points.decimal())).collect();
    lines.text("XXS", &words.join(" "));
}

/// Records 172 to 222: how the tournament is numbered, paired, ranked and timed.
fn methods(lines: &mut Lines, tournament: &Tournament, output: &Output) {
    let regulations = &tournament.regulations;
    if let Some(national) = &regulations.national_ratings {
        let row = Row::new("172").left(starting_rank::FEDERATION, &national.federation);
        lines.push(row.left(starting_rank::METHOD, national.choice.code()).finish());
    }
    lines.text("182", output.program);
    if !tournament.remnants.iter().any(|line| line.starts_with("192")) {
        let baku = regulations.acceleration == Acceleration::Baku;
        let (start, _) = dates(tournament);
        lines.text("192", &type_code::of_event(regulations.system, regulations.teams.as_ref(), baku, start));
    }
    let codes = regulations.tie_breaks_written(",");
    if regulations.tie_breaks.is_empty() {
        // Nothing but the points, which is something else than nothing said.
        lines.text("212", Code::Pts.name());
    } else if regulations.tie_breaks.iter().any(|code| code.means(&Descriptor::plain(Code::Pts))) {
        lines.text("212", &codes);
    } else {
        lines.text("202", &codes);
    }
    lines.text("222", &regulations.time_control);
}
