//! The paths on which answers to FIDE's checklist hold. For a question the ways in which it can arise are axes: by which door somebody
//! acts, the system, FIDE mode or not, where the event stands. People walk these axes by chance; each promise here names its question,
//! and counts the path on which it was held. What the events of the tests come to is kept in `src/manual/paths.csv`, from which
//! `sonneborn acceptance` prints how many paths an answer rests on; `HELD=write` writes it anew.
//!
//! Beside them, the shortest file for each kind of `###` line goes to `src/manual/texts/commission/samples`.

use crate::event::Event;
use sonneborn_desk::report;
use sonneborn_exchange::trf::Version;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Act;
use sonneborn_tournament::descriptor::{Code, Descriptor, Unrated};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::judge::Judgement;
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::levels::{self, Level, Story};
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, RoundState};

/// As it was announced for unrated players in the list that is tried.
const COUNTED: u16 = 1400;

/// An event that came with a file.
pub const FILE: &str = "file";

/// The doors of an event at the desk; pages, the API and the command line are tried in `tests/pressed.rs`.
pub const DOORS: [&str; 4] = ["desk", "undo", "phone", FILE];

/// By which door somebody acts in an event, `last` being by which they did before.
pub fn door(act: &Act, last: &'static str) -> &'static str {
    match act {
        Act::Import(_) => FILE,
        _ if last == FILE => FILE,
        Act::Undo(_) => "undo",
        Act::ReportResult(_) | Act::AskForBye(_) | Act::SignUp(_) => "phone",
        _ => "desk",
    }
}

/// `desk,dutch-2026,fide,draft`.
pub fn path(event: &Event) -> String {
    let state = event.state();
    let system = sonneborn_pairing::registry::form(state.regulations.system).code;
    let mode = if state.mode() == Mode::Fide { "fide" } else { "free" };
    format!("{},{system},{mode},{}", event.door, stage(&state))
}

/// Where an event stands.
fn stage(state: &Tournament) -> &'static str {
    if state.closed {
        return "closed";
    }
    if state.draft().is_some() {
        return "draft";
    }
    let Some(last) = state.rounds.iter().rev().find(|round| round.state == RoundState::Published) else {
        return "before the start";
    };
    let is_last = last.number.0 >= state.regulations.rounds;
    match (last.missing().len(), is_last) {
        (0, true) => "played",
        (0, false) => "between rounds",
        (missing, _) if missing == last.games.len() => "published",
        _ => "result in",
    }
}

/// The questions whose promise an act put to the test and kept.
pub fn held_after_act(before: &Journal, event: &Event, act: &Act, judged: Option<&Judgement>) -> Vec<u16> {
    let (Some(judged), Mode::Fide) = (judged, before.state().mode()) else { return Vec::new() };
    let journal = event.journal();
    let mut held = Vec::new();
    let names: Vec<&str> = integrity::events(&journal)
        .iter()
        .filter(|told| told.seq > before.state().seq)
        .map(|told| match &told.what {
            What::Changed { name, .. } => *name,
            What::Imported { .. } | What::ImportedAgainstRules { .. } => "Import",
            What::FullPointBye { .. } => "Full-point bye",
        })
        .collect();
    for (consequence, level) in &judged.consequences {
        if let Some(Story::Always(name)) = levels::row(consequence.kind()).story {
            assert!(names.contains(&name), "what touches pairings is told: {name} by {act:?}");
            held.extend([113, 217]);
            if *level >= Level::Confirmed {
                assert!(event.was_asked, "what touches pairings is asked about: {consequence:?} by {act:?}");
                held.push(115);
            }
        }
        if matches!(consequence, Consequence::Warned(_)) && *level >= Level::Confirmed && has_rematch(&judged.after) {
            held.push(66);
        }
    }
    if makes_rematch(before.state(), &event.state()) && !matches!(act, Act::Undo(_)) {
        assert!(event.was_asked, "a rematch by hand is asked about: {act:?}");
        held.push(66);
    }
    held
}

fn met(state: &Tournament, game: &Game, before: RoundNo) -> bool {
    let earlier = state.rounds.iter().filter(|round| round.number < before).flat_map(|round| &round.games);
    let mut both = earlier.filter(|other| game.players().iter().all(|one| other.colour_of(*one).is_some()));
    both.any(|other| other.result.is_some_and(GameResult::over_the_board))
}

/// Whether two meet again in the draft of a Swiss of players in which nobody is to meet twice.
fn has_rematch(state: &Tournament) -> bool {
    rematches(state) > 0
}

fn makes_rematch(before: &Tournament, after: &Tournament) -> bool {
    before.draft().is_some() && rematches(after) > rematches(before)
}

fn rematches(state: &Tournament) -> usize {
    let system = state.regulations.system;
    let is_plain =
        system.is_swiss() && !system.is_of_teams() && system != sonneborn_tournament::regulations::System::DoubleSwiss;
    let Some(draft) = state.draft().filter(|_| is_plain) else { return 0 };
    draft.games.iter().filter(|game| met(state, game, draft.number)).count()
}

/// The questions whose promise holds of the event as it stands.
pub fn held_after_each_step(event: &Event) -> Vec<u16> {
    let state = event.state();
    let mut held = Vec::new();
    let games = || state.rounds.iter().filter(|round| round.state == RoundState::Published).flat_map(|one| &one.games);
    if games().any(|game| game.result == Some(GameResult::Adjourned)) {
        held.extend(an_open_game_is_marked(event));
    }
    if games().any(|game| game.for_rating.is_some()) {
        // Points by the results that were used are those of the reference (`promises.rs`).
        held.push(192);
    }
    held.extend(the_unrated_count_as_announced(&state));
    held
}

/// VCL4THP 161, 164, 165, 169.
fn an_open_game_is_marked(event: &Event) -> Vec<u16> {
    let state = event.state();
    if state.entrants().any(|player| player.tpn.is_none()) {
        return Vec::new();
    }
    let text = report::report_file(&event.journal(), Version::Trf26).expect("TRF26 tells every state");
    assert!(text.contains("### Not final @ Round "), "an open game is final nowhere: {text}");
    let marked = |line: &str| line.starts_with("001") && line.get(91..).is_some_and(|rounds| rounds.contains(" ?"));
    assert!(text.lines().any(marked), "an open game is marked in the file: {text}");
    let is_valued = |line: &str| line.starts_with("162") && line.contains('X');
    assert!(text.lines().any(is_valued), "an open game has its value in record 162: {text}");
    let rating = report::rating_file(&event.journal(), Version::Trf26, true);
    assert!(rating.is_err(), "an open game is final nowhere: there is a file for rating");
    vec![161, 164, 165, 169]
}

/// The average of the opponents met over the board, unrated ones by each of three rules.
pub const AVERAGES: [&str; 3] = ["ARO", "ARO/U", "ARO/U1400"];

/// VCL4THP 208 and 209; C.07 art. 10 and 10.1.
fn the_unrated_count_as_announced(state: &Tournament) -> Vec<u16> {
    let Some((standings, meant)) = averages(state) else { return Vec::new() };
    let column = |name: &str| standings.tie_breaks.iter().position(|listed| listed.to_string() == name);
    let columns = AVERAGES.map(|name| column(name).expect("it is in the list"));
    for (place, meant) in (0..).zip(&meant) {
        let figure =
            |column: usize| standings.row_at(place).figures[column].as_ref().and_then(|figure| figure.as_f64());
        assert_eq!(&columns.map(figure), meant, "the unrated count as announced: {AVERAGES:?} of place {place}");
    }
    if standings.field().participants.iter().any(|one| one.rating.is_none()) { vec![208, 209] } else { Vec::new() }
}

/// The standings by these averages, and the averages of each participant as they are by the text; nothing where an event has none.
pub fn averages(state: &Tournament) -> Option<(Standings, Vec<[Option<f64>; 3]>)> {
    let last = state.rounds.iter().rev().find(|round| round.state == RoundState::Published)?;
    // A knock-out ranks by the stage reached, without tie-breaks.
    let has_tie_breaks =
        !state.is_of_teams() && state.regulations.system != sonneborn_tournament::regulations::System::Knockout;
    if !has_tie_breaks || state.regulations.period_ratings.is_some() {
        return None;
    }
    let average = |unrated| Descriptor { unrated, ..Descriptor::plain(Code::Aro) };
    let rules = [None, Some(Unrated::LeftOut), Some(Unrated::Counts(COUNTED))];
    let own = Settings::of(state).ok()?;
    let settings = Settings { tie_breaks: rules.map(average).to_vec(), through: last.number, ..own };
    let standings = Standings::of_event(state, &settings);
    let participants = &standings.field().participants;
    let is_unrated_present = participants.iter().any(|one| one.rating.is_none());
    let meant = participants.iter().map(|one| {
        let met: Vec<Option<u16>> = (one.rounds.iter().filter_map(sonneborn_standings::field::Record::met))
            .map(|place| participants.get(place as usize).and_then(|one| one.rating))
            .collect();
        rules.map(|rule| {
            let counted: Vec<f64> = match rule {
                None if is_unrated_present => Vec::new(),
                None | Some(Unrated::LeftOut) => met.iter().flatten().map(|rating| f64::from(*rating)).collect(),
                Some(Unrated::Counts(as_rated)) => {
                    met.iter().map(|rating| f64::from(rating.unwrap_or(as_rated))).collect()
                }
            };
            (!counted.is_empty()).then(|| (counted.iter().sum::<f64>() / counted.len() as f64 + 0.5).floor())
        })
    });
    let meant = meant.collect();
    Some((standings, meant))
}

/// Each kind of `###` line of the event's file, with the file.
pub fn samples(event: &Event) -> Vec<(String, String)> {
    let state = event.state();
    if state.rounds.is_empty() || state.entrants().any(|player| player.tpn.is_none()) {
        return Vec::new();
    }
    let text = report::report_file(&event.journal(), Version::Trf26).expect("TRF26 tells every state");
    let kinds = text.lines().filter_map(|line| Some(line.strip_prefix("### ")?.split_once(" @ Round ")?.0.to_owned()));
    let kinds: std::collections::BTreeSet<String> = kinds.collect();
    kinds.into_iter().map(|kind| (kind, text.clone())).collect()
}
