//! From what the lines said to a tournament: numbers become players, cells become rounds, and what no record says is
//! taken from the editions in force at the start.

use super::abnormal::adjustments;
use super::accelerations::{listed_acceleration, recognise_baku};
use super::byes::byes_to_come;
use super::national;
use super::own;
use super::points;
use super::report::{Defect, FieldName, Note, Remark};
use super::rounds::{self, Numbers, resolve, resolve_all};
use super::sheet::Sheet;
use super::team_facts;
use super::team_tables;
use super::type_code;
use super::{Stated, TrfImport, Version};
use crate::free_rounds;
use sonneborn_rating::playing_time::{self, RAPID_ABOVE, RAPID_BELOW};
use sonneborn_tournament::acts::{Adjustment, Imported, ImportedPlayer};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::judge::levels;
use sonneborn_tournament::judge::levels::Kind;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{
    Acceleration, Apart, NationalRatings, Prohibition, Rate, Regulations, System, TieBreakEdition,
};
use sonneborn_tournament::round::{Game, Round};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::team::TeamRules;
use std::collections::HashMap;

/// Puts the tournament together. Faults that turn up are added to the sheet's; the result is then not to be used.
pub fn assemble(sheet: &mut Sheet) -> TrfImport {
    let numbers = Numbers::of(sheet);
    let mut rounds = rounds::build(sheet, &numbers);
    let mut regulations = regulations(sheet, &numbers, rounds.len());
    let mut players = players(sheet, &numbers, regulations.national_ratings.as_ref());
    late_entries(sheet, &mut players, &regulations, rounds.len());
    byes_to_come(sheet, &numbers, &mut players, &mut rounds);
    free_rounds::take_out(regulations.system, &mut rounds, &mut players);
    if sheet.faults.is_empty() {
        let lines_need_scoring = sheet.scoring.scoring().unwrap_or_default();
        let adjustments = adjustments(sheet, &numbers, &rounds, &lines_need_scoring);
        // In team events the points of record 001 are for information only.
        if regulations.teams.is_some() {
            regulations.scoring = lines_need_scoring;
        } else {
            regulations.scoring = points::scoring(sheet, &rounds, &players, &adjustments);
            points::check(sheet, &rounds, &players, &adjustments, &regulations.scoring);
        }
        seat(&mut rounds, &players, &regulations.scoring);
        let teams = team_facts::teams(sheet, &numbers);
        check_counts(sheet, teams.len());
        same_fide_ids(sheet);
        finish(sheet, regulations, players, teams, rounds, adjustments)
    } else {
        TrfImport::default()
    }
}

fn finish(
    sheet: &mut Sheet,
    regulations: Regulations,
    players: Vec<ImportedPlayer>,
    teams: Vec<sonneborn_tournament::team::Team>,
    rounds: Vec<Round>,
    adjustments: Vec<Adjustment>,
) -> TrfImport {
    let stated = sheet
        .players
        .iter()
        .map(|player| Stated { points: player.points.map(|(points, _)| points), rank: player.rank })
        .collect();
    let version = match (sheet.is_26, sheet.is_06) {
        (true, _) => Version::Trf26,
        (false, true) => Version::Trf06,
        (false, false) => Version::Trf16,
    };
    let mut imported = Imported {
        digest: String::new(),
        details: std::mem::take(&mut sheet.details),
        regulations,
        players,
        teams,
        rounds,
        adjustments,
        left_fide_mode: left_fide_mode(&sheet.remnants),
        remnants: std::mem::take(&mut sheet.remnants),
        source: String::new(),
        mended: Vec::new(),
        against_rules: None,
        gone_through: Vec::new(),
        teams_gone_through: Vec::new(),
        play_off: Vec::new(),
    };
    let rated = own::take(&mut imported);
    let scoring = imported.regulations.scoring;
    if let Some(rules) = imported.regulations.teams.as_mut().filter(|rules| rules.bye.is_some()) {
        // What is so anyway is no rule of the event's own.
        rules.bye = rules.bye.filter(|bye| rules.worth_of_a_draw(&scoring) != Some(*bye));
    }
    if sheet.is_baku {
        recognise_baku(&mut imported);
        if imported.regulations.acceleration != Acceleration::Baku {
            let place = sheet.system.as_ref().map(|(_, place)| *place);
            sheet.notes.push(Note { place, remark: Remark::BakuOtherwise });
        }
    }
    if imported.regulations.teams.is_some() && sheet.faults.is_empty() {
        team_facts::seat(&mut imported);
        team_facts::check_points(sheet, &imported);
        team_facts::check_opponents(sheet, &imported);
        team_tables::check(sheet, &imported);
    }
    rated.iter().for_each(|line| line.restore(&mut imported));
    TrfImport {
        imported,
        stated,
        version,
        program: std::mem::take(&mut sheet.program),
        notes: std::mem::take(&mut sheet.notes),
        lines: sheet.players.iter().map(|player| player.line).collect(),
    }
}

/// What the records say of the regulations, with the editions in force at the start for what they leave open.
fn regulations(sheet: &mut Sheet, numbers: &Numbers, paired: usize) -> Regulations {
    let start = sheet.details.start;
    if start.is_none() {
        sheet.remark(Remark::NoStartDate);
    }
    let (system, baku) = system(sheet);
    let defaults = Regulations::default();
    let tie_breaks = sheet.tie_breaks.take().unwrap_or_else(|| {
        sheet.remark(Remark::TieBreaksAssumed);
        if sheet.team_rules.is_some() { default_team_tie_breaks() } else { default_tie_breaks(system) }
    });
    let rounds = number_of_rounds(sheet, paired);
    sheet.is_baku = baku;
    let acceleration = listed_acceleration(sheet, numbers, baku);
    let prohibitions = prohibitions(sheet, numbers, rounds);
    let code = sheet.system.as_ref().map(|(code, _)| code.as_str()).unwrap_or_default();
    let of_code = type_code::team_rules(code);
    let rate = rate(sheet);
    Regulations {
        system,
        rounds,
        tie_breaks,
        tie_break_edition: start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
        rate,
        time_control: std::mem::take(&mut sheet.time_control),
        initial_colour: sheet.initial_colour,
        national_ratings: sheet.national_ratings.take(),
        acceleration,
        prohibitions,
        teams: sheet.team_rules.take().map(|rules| TeamRules {
            game_points_first: of_code.game_points_first,
            colour_preferences: of_code.colour_preferences,
            second_score_for_colours: of_code.second_score_for_colours,
            ..rules
        }),
        ..defaults
    }
}

/// The tie-breaks that tournaments of this kind use most, where the file names none.
fn default_tie_breaks(system: System) -> Vec<Coded<Descriptor>> {
    if system.is_predetermined() {
        [Code::De, Code::Win, Code::Sb, Code::Ks].map(|code| Coded::of(Descriptor::plain(code))).to_vec()
    } else {
        Regulations::default().tie_breaks
    }
}

/// The tie-breaks of team events that name none: the other score, the encounters, and what the opponents made.
fn default_team_tie_breaks() -> Vec<Coded<Descriptor>> {
    [Code::MpVGp, Code::Ede, Code::Emgsb].map(|code| Coded::of(Descriptor::plain(code))).to_vec()
}

/// The system by record 192, else by the words of 092, else Dutch.
fn system(sheet: &mut Sheet) -> (System, bool) {
    let start = sheet.details.start;
    let by_words = type_code::from_words(&sheet.details.kind, start);
    if let Some((code, place)) = sheet.system.clone() {
        if let Some(read) = type_code::decode(&code, start) {
            let rules = type_code::team_rules(&code);
            let written = type_code::of_event(read.system, Some(&rules), read.baku, start);
            if written != code && !code.starts_with("FIDE_DUTCH") {
                sheet.remnants.push(format!("192 {code}"));
            }
            // A system without a code of its own is told by its words.
            let told = by_words.filter(|told| type_code::encode(*told, false, start) == code);
            return (fill_boards(sheet, told.unwrap_or(read.system)), read.baku);
        }
        sheet.note(place, Remark::SystemUnknown { code: code.clone() });
        sheet.remnants.push(format!("192 {code}"));
        return (by_words.unwrap_or(System::ByHand), false);
    }
    let system = match by_words {
        Some(system) if sheet.team_rules.is_some() && system.is_swiss() => System::TeamSwiss,
        None if sheet.team_rules.is_some() => System::TeamSwiss,
        Some(system) => system,
        None => start.map_or(System::Dutch2026, System::dutch_on),
    };
    let system = fill_boards(sheet, system);
    sheet.remark(Remark::SystemAssumed { system });
    (system, false)
}

/// A Scheveningen tournament has as many boards as half its players.
fn fill_boards(sheet: &Sheet, system: System) -> System {
    match system {
        System::Scheveningen { double, .. } => {
            let boards = u8::try_from(sheet.players.len() / 2).unwrap_or(u8::MAX);
            System::Scheveningen { boards, double }
        }
        other => other,
    }
}

/// The rate of play: the time control of record 222 decides (B.02 art. 1), and where it says nothing, the words of the event.
fn rate(sheet: &mut Sheet) -> Rate {
    let words = format!("{} {} {}", sheet.details.name, sheet.details.kind, sheet.details.time_control_text);
    let named = rate_from_words(&words);
    let control = match sheet.time_control.parse().map(|control| playing_time::minutes(&control)) {
        Ok(RAPID_BELOW..) => Rate::Standard,
        Ok(minutes) if minutes > RAPID_ABOVE => Rate::Rapid,
        Ok(_) => Rate::Blitz,
        Err(_) => return named,
    };
    if named != Rate::Standard && named != control {
        sheet.remark(Remark::RateContradicted { control, named });
    }
    control
}

/// The rate of play where the name or the time control says it in words.
fn rate_from_words(words: &str) -> Rate {
    let words = words.to_lowercase();
    let says = |parts: &[&str]| parts.iter().any(|part| words.contains(part));
    if says(&["blitz", "超快棋", "超快"]) {
        Rate::Blitz
    } else if says(&["rapid", "schnellschach", "快棋"]) {
        Rate::Rapid
    } else {
        Rate::Standard
    }
}

fn number_of_rounds(sheet: &mut Sheet, paired: usize) -> u16 {
    let found = u16::try_from(paired.max(1)).unwrap_or(u16::MAX);
    match sheet.rounds {
        Some((stated, place)) if stated < found => {
            sheet.note(place, Remark::MoreRoundsThanStated { stated, found });
            found
        }
        Some((stated, _)) => stated,
        None => {
            let rounds = found.max(u16::try_from(sheet.details.schedule.len()).unwrap_or(u16::MAX));
            sheet.remark(Remark::RoundsAssumed { rounds });
            rounds
        }
    }
}

fn prohibitions(sheet: &mut Sheet, numbers: &Numbers, rounds: u16) -> Vec<Prohibition> {
    let lines = std::mem::take(&mut sheet.prohibitions);
    let mut prohibitions = Vec::new();
    for line in lines {
        let (first, last) = line.rounds.unwrap_or((RoundNo::FIRST, RoundNo(rounds)));
        let who = Apart::Players(resolve_all(sheet, numbers, &line.ids));
        prohibitions.push(Prohibition { first, last, who, soft: false });
    }
    prohibitions
}

fn players(sheet: &mut Sheet, numbers: &Numbers, rules: Option<&NationalRatings>) -> Vec<ImportedPlayer> {
    let mut players: Vec<ImportedPlayer> = sheet
        .players
        .iter()
        .map(|line| ImportedPlayer { data: line.data.clone(), tpn: line.tpn, ..ImportedPlayer::default() })
        .collect();
    for line in std::mem::take(&mut sheet.national) {
        if let Some(player) = resolve(sheet, numbers, line.id) {
            players[player.index()].data.national_records.push(line.record);
        }
    }
    let of_rules = rules.map(|rules| rules.federation.as_str());
    for player in &mut players {
        national::take(&mut player.data, of_rules, &sheet.details.federation);
    }
    let without_name = sheet.players.iter().filter(|line| line.data.name.is_empty());
    let column = super::columns::player::NAME.first as u32;
    let places: Vec<_> = without_name.map(|line| crate::Place { line: line.line, column }).collect();
    places.into_iter().for_each(|place| sheet.fault(place, Defect::Missing(FieldName::Name)));
    players
}

/// In a Swiss, who has nothing but blanks in the first rounds was not in the tournament yet. Announced absences carry
/// their code.
fn late_entries(sheet: &Sheet, players: &mut [ImportedPlayer], regulations: &Regulations, paired: usize) {
    // A bye of a bracket is in no round either.
    if regulations.system.is_predetermined() || regulations.system.is_knockout() {
        return;
    }
    for (player, line) in players.iter_mut().zip(&sheet.players) {
        let said = line.cells.iter().position(|cell| cell.opponent.is_some() || cell.result != ' ');
        let entered = said.unwrap_or(paired).min(paired);
        player.first_round = RoundNo(u16::try_from(entered + 1).unwrap_or(u16::MAX));
    }
}

/// Gives boards, which no record has: by the higher score, the sum of scores and the lower number (C.04.2 art. 3.6).
pub fn seat(rounds: &mut [Round], players: &[ImportedPlayer], scoring: &Scoring) {
    let mut scores = vec![Points::ZERO; players.len()];
    for round in rounds {
        let key = |game: &Game| {
            let (white, black) = (game.white.index(), game.black.index());
            let (a, b) = (scores[white], scores[black]);
            let tpn = players[white].tpn.min(players[black].tpn);
            (std::cmp::Reverse(a.max(b)), std::cmp::Reverse(a + b), tpn)
        };
        round.games.sort_by_key(key);
        for (board, game) in (1..).zip(&mut round.games) {
            game.board = board;
        }
        points::add(&mut scores, round, scoring);
    }
}

/// Records 062 and 072 against the players there are, and 082 against the teams: TRF16 may count some that it does not list.
fn check_counts(sheet: &mut Sheet, teams: usize) {
    for (field, stated, place) in std::mem::take(&mut sheet.counts) {
        let counted = match field {
            FieldName::Players => sheet.players.len(),
            FieldName::RatedPlayers => sheet.players.iter().filter(|player| player.data.rating.is_some()).count(),
            FieldName::Teams => teams,
            _ => continue,
        };
        let counted = u32::try_from(counted).unwrap_or(u32::MAX);
        if stated != counted {
            sheet.note(place, Remark::CountDiffers { field, stated, counted });
        }
    }
}

fn same_fide_ids(sheet: &mut Sheet) {
    let mut first_with: HashMap<FideId, Tpn> = HashMap::new();
    let mut twice = Vec::new();
    for player in &sheet.players {
        let Some(id) = player.data.fide_id else { continue };
        match first_with.get(&id) {
            Some(first) => twice.push((*first, player.tpn)),
            None => drop(first_with.insert(id, player.tpn)),
        }
    }
    twice.into_iter().for_each(|(first, second)| sheet.remark(Remark::SameFideId { first, second }));
}

/// The round after which an event left FIDE mode, as the lines of its file tell; such a file brings no event back into it.
fn left_fide_mode(lines: &[String]) -> Option<RoundNo> {
    let name = levels::row(Kind::FideModeLeft).story?.name();
    let head = format!("### {name} @ Round ");
    let round = lines.iter().find_map(|line| line.strip_prefix(&head)?.split(':').next()?.parse().ok());
    round.map(RoundNo)
}
