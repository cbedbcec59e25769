//! The command line as a door: what an event has come to is written as the file of a whole tournament, and the program's own commands
//! answer from it, as a tester would ask them who has nothing but the file.

use crate::event::Event;
use crate::paths::{self, AVERAGES};
use serde_json::Value;
use sonneborn_desk::report;
use sonneborn_exchange::trf::Version;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, RoundState};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// The name of the door in the paths.
pub const DOOR: &str = "cli";

/// The exit code where a round is not as the engine pairs it.
const DIFFERS: i32 = 1;
/// The columns of TRF: where the place of a player stands, where the rounds begin, how wide each is, how much of that is written, and where
/// in it the colour stands.
const PLACE: std::ops::Range<usize> = 85..89;
const ROUNDS: usize = 91;
const WIDTH: usize = 10;
const CELL: usize = 8;
const COLOUR: usize = 5;

/// The files of an event on a disk.
struct Files {
    _folder: TempDir,
    whole: PathBuf,
    report: PathBuf,
}

fn sonneborn(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    command.arg("--lang").arg("en").args(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn name(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

impl Files {
    /// The event as *Export the whole tournament* has it, and the report that the command line makes of that.
    fn of(event: &Event) -> Files {
        let folder = TempDir::new().expect("a temporary folder");
        let (whole, report) = (folder.path().join("whole.json"), folder.path().join("report.trf"));
        let live = event.desk.live(event.id).expect("it is read").expect("it is there");
        let archive = event.desk.archive(&live).expect("its games are read").write().expect("it is written");
        fs::write(&whole, archive).expect("it is written");
        let files = Files { _folder: folder, whole, report };
        let made = files.export("report.trf", &["-o", name(&files.report)]);
        assert!(made.status.success(), "the command line makes the report: {}", text(&made.stderr));
        files
    }

    fn export(&self, file: &str, more: &[&str]) -> Output {
        sonneborn(&[&["export", name(&self.whole), "--as", file], more].concat())
    }

    fn reported(&self) -> String {
        fs::read_to_string(&self.report).expect("the report is there")
    }
}

/// Asks the commands about the event as it stands, and counts what they held.
pub fn holds(event: &mut Event) {
    let state = event.state();
    if state.rounds.is_empty() || state.entrants().any(|player| player.tpn.is_none()) {
        return;
    }
    let journal = event.journal();
    let files = Files::of(event);
    let mut held = Vec::new();
    held.extend(everything_is_told(&journal, &files));
    held.extend(an_open_game_is_final_nowhere(&state, &files));
    held.extend(a_correction_is_for_rating_only(&state, &files));
    held.extend(the_unrated_count_as_announced(&state, &files));
    held.extend(a_round_is_compared(&journal, &files));
    event.door = DOOR;
    event.holds(&held);
    event.door = "desk";
}

/// What a checker finds in a file that was tampered with, at the end of an event.
pub fn holds_at_the_end(event: &mut Event) {
    holds(event);
    let state = event.state();
    if state.rounds.is_empty() || state.entrants().any(|player| player.tpn.is_none()) {
        return;
    }
    let files = Files::of(event);
    let held = what_is_wrong_is_named(&state, &files);
    event.door = DOOR;
    event.holds(&held);
    event.door = "desk";
}

/// VCL4THP 113 and 217: the file that the command line makes is that of the desk, with a line for all that touched the pairings.
fn everything_is_told(journal: &Journal, files: &Files) -> Vec<u16> {
    let reported = files.reported();
    let of_the_desk = report::report_file(journal, Version::Trf26).expect("TRF26 tells every state");
    assert!(reported == of_the_desk, "the command line makes the file of the desk: {reported}");
    let told = integrity::events(journal);
    let names = told.iter().map(|told| match &told.what {
        What::Changed { name, .. } => *name,
        What::Imported { .. } | What::ImportedAgainstRules { .. } => "Import",
        What::FullPointBye { .. } => "Full-point bye",
    });
    for name in names {
        assert!(
            reported.contains(&format!("### {name} @ Round ")),
            "what touches pairings is told: {name}: {reported}"
        );
    }
    let is_of_fide = journal.state().mode() == Mode::Fide;
    if is_of_fide && !told.is_empty() { vec![113, 217] } else { Vec::new() }
}

fn published(state: &Tournament) -> impl Iterator<Item = &sonneborn_tournament::round::Round> {
    state.rounds.iter().filter(|round| round.state == RoundState::Published)
}

/// VCL4THP 161, 164, 165, 169.
fn an_open_game_is_final_nowhere(state: &Tournament, files: &Files) -> Vec<u16> {
    if !published(state).flat_map(|one| &one.games).any(|game| game.result == Some(GameResult::Adjourned)) {
        return Vec::new();
    }
    for more in [&[][..], &["--so-far"]] {
        let made = files.export("rating.trf", more);
        assert!(!made.status.success() && made.stdout.is_empty(), "an open game is final nowhere: a file for rating");
    }
    let ranked = sonneborn(&["standings", name(&files.report)]);
    assert!(ranked.status.success(), "standings so far are printed: {}", text(&ranked.stderr));
    assert!(text(&ranked.stdout).contains("Not final: "), "an open game is final nowhere: {}", text(&ranked.stdout));
    let reported = files.reported();
    assert!(reported.contains("### Not final @ Round "), "an open game is final nowhere: {reported}");
    let is_marked = |line: &str| line.starts_with("001") && line.get(ROUNDS..).is_some_and(|it| it.contains(" ?"));
    assert!(reported.lines().any(is_marked), "an open game is marked in the file: {reported}");
    assert!(
        reported.lines().any(|line| line.starts_with("162") && line.contains('X')),
        "an open game has its value in record 162: {reported}"
    );
    vec![161, 164, 165, 169]
}

/// VCL4THP 192 and 193: the file for rating has the corrected result, the report the one that was used, and tells the other.
fn a_correction_is_for_rating_only(state: &Tournament, files: &Files) -> Vec<u16> {
    let corrected = |game: &&Game| game.for_rating.is_some_and(|rated| Some(rated) != game.result);
    if !published(state).flat_map(|one| &one.games).any(|game| corrected(&game)) {
        return Vec::new();
    }
    let made = files.export("rating.trf", &["--so-far"]);
    if !made.status.success() {
        return Vec::new();
    }
    let (reported, rated) = (files.reported(), text(&made.stdout));
    for round in published(state) {
        for game in round.games.iter().filter(corrected) {
            let cells = |file: &str| game.players().map(|player| cell_of(file, number(state, player), round.number));
            assert!(cells(&rated) != cells(&reported), "a correction is for rating only: {reported}\n{rated}");
        }
    }
    assert!(reported.contains("### Rating-only correction @ Round "), "a correction is told: {reported}");
    vec![192, 193]
}

fn number(state: &Tournament, player: PlayerId) -> u16 {
    state.player(player).and_then(|player| player.tpn).expect("everybody has a number").0
}

/// What a file has of a player in a round.
fn cell_of(file: &str, number: u16, round: RoundNo) -> Option<String> {
    let at = ROUNDS + WIDTH * (usize::from(round.0) - 1);
    let is_of =
        |line: &&str| line.starts_with("001") && line.get(4..8).is_some_and(|own| own.trim() == number.to_string());
    Some(file.lines().find(is_of)?.get(at..at + CELL)?.to_owned())
}

/// VCL4THP 208 and 209; C.07 art. 10 and 10.1.
fn the_unrated_count_as_announced(state: &Tournament, files: &Files) -> Vec<u16> {
    // Estimates are the arbiter's own, and in no file.
    if state.entrants().any(|player| player.data.estimate.is_some()) {
        return Vec::new();
    }
    let Some((standings, meant)) = paths::averages(state) else { return Vec::new() };
    let ranked = sonneborn(&["standings", name(&files.report), "--json", "--tie-breaks", &AVERAGES.join(" ")]);
    assert!(ranked.status.success(), "standings are printed: {}", text(&ranked.stderr));
    let told: Value = serde_json::from_slice(&ranked.stdout).expect("JSON");
    let field = standings.field();
    for (participant, meant) in field.participants.iter().zip(&meant) {
        let of = &told["players"][participant.number.to_string()];
        let figures = AVERAGES.map(|average| of[average].as_f64());
        assert_eq!(&figures, meant, "the unrated count as announced: {AVERAGES:?} of {}", participant.number);
    }
    if field.participants.iter().any(|one| one.rating.is_none()) { vec![208, 209] } else { Vec::new() }
}

/// VCL4THP 68 and 69: the command line says of a round whether it is the engine's; what made it another one is told in the file.
fn a_round_is_compared(journal: &Journal, files: &Files) -> Vec<u16> {
    let state = journal.state();
    let Some(last) = published(state).last().map(|round| round.number).filter(|_| state.mode() == Mode::Fide) else {
        return Vec::new();
    };
    let checked = sonneborn(&["check", name(&files.whole), "--round", &last.to_string()]);
    match checked.status.code() {
        // Of a system without an engine nothing is said.
        Some(0) if checked.stdout.is_empty() => Vec::new(),
        Some(0) => vec![68],
        Some(DIFFERS) => {
            let told = integrity::events(journal);
            assert!(
                told.iter().any(|event| event.round <= last),
                "a round is the engine's or told: {}",
                text(&checked.stdout)
            );
            let is_by_hand = files.reported().contains(&format!("### MPA @ Round {last}: "));
            if is_by_hand { vec![68, 69] } else { vec![68] }
        }
        _ => panic!("a round is compared: {}", text(&checked.stderr)),
    }
}

/// What `sonneborn check` found in a file.
fn checked(file: &Path) -> Value {
    let output = sonneborn(&["check", "--json", name(file)]);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("it is checked: {}", text(&output.stderr)))
}

/// The verdict of a round.
fn verdict(checked: &Value, round: RoundNo) -> Option<&str> {
    let rounds = checked["rounds"].as_array()?;
    rounds.iter().find(|one| one["round"].as_u64() == Some(round.0.into()))?["verdict"].as_str()
}

/// Lines on the places of a file.
fn wrong_places(checked: &Value) -> usize {
    let parts = checked["parts"].as_array();
    parts.and_then(|parts| parts.last()?["lines"].as_array()).map_or(0, Vec::len)
}

/// VCL4THP 21: a pair whose colours were exchanged in a file is named by its round, and so are places that were.
fn what_is_wrong_is_named(state: &Tournament, files: &Files) -> Vec<u16> {
    let is_plain = !state.is_of_teams() && state.mode() == Mode::Fide && state.hand_rankings.is_empty();
    let Some(last) = published(state).last().map(|round| round.number).filter(|_| is_plain) else { return Vec::new() };
    let sound = checked(&files.report);
    let reported = files.reported();
    let (Some(places), Some(colours)) = (with_other_places(&reported), with_other_colours(&reported, last)) else {
        return Vec::new();
    };
    if verdict(&sound, last) != Some("same") || wrong_places(&sound) > 0 {
        return Vec::new();
    }
    fs::write(&files.report, &places).expect("it is written");
    assert!(wrong_places(&checked(&files.report)) >= 2, "places that were exchanged are named: {places}");
    fs::write(&files.report, &colours).expect("it is written");
    let found = checked(&files.report);
    // A round or two can be explained by another initial colour, which is told then.
    let is_explained = !found["diagnosis"].is_null();
    let is_named = verdict(&found, last) == Some("differs");
    assert!(is_named || is_explained, "colours that were exchanged are named: {found:#}\n{colours}");
    if is_named { vec![21] } else { Vec::new() }
}

/// The file with the places of two players exchanged who do not share one.
fn with_other_places(file: &str) -> Option<String> {
    let place = |line: &str| line.get(PLACE).filter(|_| line.starts_with("001")).map(str::to_owned);
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let ranked: Vec<(usize, String)> = (0..).zip(&lines).filter_map(|(at, line)| Some((at, place(line)?))).collect();
    let (first, was) = ranked.iter().find(|(_, place)| !place.trim().is_empty())?;
    let (other, now) = ranked.iter().find(|(_, place)| !place.trim().is_empty() && place != was)?;
    lines[*first].replace_range(PLACE, now);
    lines[*other].replace_range(PLACE, was);
    Some(lines.join("\n") + "\n")
}

/// The file with the colours of the first game exchanged that was played in a round.
fn with_other_colours(file: &str, round: RoundNo) -> Option<String> {
    let at = ROUNDS + WIDTH * (usize::from(round.0) - 1);
    let cell = |line: &str| line.get(at..at + CELL).filter(|_| line.starts_with("001")).map(str::to_owned);
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let is_played =
        |cell: &str| ["w 1", "w =", "w 0", "b 1", "b =", "b 0"].iter().any(|end| cell.trim_end().ends_with(end));
    let (one, opponent) = lines.iter().enumerate().find_map(|(place, line)| {
        let cell = cell(line).filter(|cell| is_played(cell))?;
        Some((place, cell[..4].trim().to_owned()))
    })?;
    let other = lines
        .iter()
        .position(|line| line.starts_with("001") && line.get(4..8).is_some_and(|own| own.trim() == opponent))?;
    for place in [one, other] {
        let colour = at + COLOUR..at + COLOUR + 1;
        let turned = if &lines[place][colour.clone()] == "w" { "b" } else { "w" };
        lines[place].replace_range(colour, turned);
    }
    Some(lines.join("\n") + "\n")
}
