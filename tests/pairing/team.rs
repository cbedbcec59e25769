//! The Swiss Team System against the brute-force reference, over random events, and against fixtures derived by hand.

use super::random_team_event::TeamEvent;
use super::team_reference;
use crate::common::golden;
use sonneborn_exchange::trf;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::registry;
use sonneborn_pairing::swiss::team::colours;
use sonneborn_pairing::swiss::team::field::{TeamEntrant, TeamEntry, TeamField, TeamPairings, TeamPast, TeamPastKind};
use sonneborn_pairing::swiss::team::seating::seat;
use sonneborn_pairing::swiss::team::{NoTeamPairing, pair};
use sonneborn_pairing::{NoPairing, boards, checker};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::hand_pairing;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::round::{Compared, Game, PairedBy, Round, RoundState};
use sonneborn_tournament::team::ColourPreferences;
use std::collections::BTreeSet;
use std::fs;

/// How many random events are compared; more with the environment variable `SONNEBORN_TEAM_EVENTS`.
const EVENTS: u64 = 150;
const MOST_TEAMS: usize = 9;

#[test]
fn small_events_are_paired_as_the_articles_say() {
    let wanted = std::env::var("SONNEBORN_TEAM_EVENTS").ok().and_then(|number| number.parse().ok());
    let (mut rounds, mut without_pairing) = (0, 0);
    for seed in 0..wanted.unwrap_or(EVENTS) {
        let mut event = TeamEvent::new(Lots::new(seed), MOST_TEAMS);
        while let Some(field) = event.next_field() {
            let expected = team_reference::pair(&field);
            let found = pair(&field);
            rounds += 1;
            match (&found, &expected) {
                (Ok(found), Some((matches, bye))) => {
                    let expected = (matches.iter().copied().collect(), *bye);
                    assert_eq!(matches_of(found), expected, "seed {seed}, round {}", field.round.0);
                }
                (Err(NoTeamPairing::Nobody(_)), Some((matches, None))) => assert!(matches.is_empty()),
                (Err(_), None) => without_pairing += 1,
                _ => panic!("seed {seed}, round {}: {found:?} against {expected:?}", field.round.0),
            }
            event.play(&field, found.ok());
        }
    }
    assert!(rounds > without_pairing && without_pairing > 0, "{rounds} rounds, {without_pairing} without a pairing");
    eprintln!("{rounds} rounds equal, {without_pairing} of them without a legal pairing");
}

fn matches_of(pairings: &TeamPairings) -> (BTreeSet<(TeamEntry, TeamEntry)>, Option<TeamEntry>) {
    let matches = pairings.matches.iter().map(|(white, black)| (white.0 as usize, black.0 as usize)).collect();
    (matches, pairings.bye.map(|team| team.0 as usize))
}

/// Where the text decides otherwise than the fixtures. Their program keeps the number of upfloaters of the whole round low,
/// before C5 (but C4 to C10 are those of the top scoregroup, art. 2.3), and takes others than the first set of art. 3.5.4.
/// In the first three Gacrux pairs as the text says; the other two are of the same kind.
const DECIDED_BY_THE_TEXT: [&str; 5] =
    ["team_c4_global", "team_gp_primary", "team_299_blank", "team_pab_gamepoints", "team_c2_forfeit"];

#[test]
fn fixtures_are_paired_as_derived_by_hand() {
    let Some(folder) = golden("pairing/team") else { return };
    let mut compared = 0;
    let mut wrong = Vec::new();
    for file in fs::read_dir(&folder).expect("the fixtures").map(|file| file.expect("a fixture").path()) {
        let expected = fs::read_to_string(file.with_extension("output.expected"));
        let Some(expected) = expected.ok().filter(|_| file.extension().is_some_and(|ending| ending == "input")) else {
            continue;
        };
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        if DECIDED_BY_THE_TEXT.contains(&name.as_str()) {
            continue;
        }
        let mut import = match trf::read(&fs::read(&file).expect("the fixture")) {
            Ok(import) => import,
            Err(faults) => panic!("{name}: {faults:?}"),
        };
        import.reopen_round_without_games();
        let tournament = Tournament::of_import(&import.imported);
        let round = tournament.next_round().unwrap_or_else(|| panic!("{name}: no round is left"));
        let found = matches(&tournament, round).map(|pairings| written(&tournament, &pairings));
        let expected: BTreeSet<String> = expected.lines().skip(1).map(|line| line.trim().to_owned()).collect();
        if found.as_ref() != Ok(&expected) {
            wrong.push(format!("{name}: {found:?} instead of {expected:?}"));
        }
        compared += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared > 25, "{compared} fixtures");
}

fn matches(tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, NoPairing> {
    registry::of(System::TeamSwiss).matches(tournament, round)
}

fn written(tournament: &Tournament, pairings: &TeamPairings) -> BTreeSet<String> {
    let number = |team| tournament.team_number(team);
    let matches = pairings.matches.iter().map(|&(white, black)| format!("{} {}", number(white), number(black)));
    matches.chain(pairings.bye.map(|team| format!("{} 0", number(team)))).collect()
}

#[test]
fn matches_are_seated_board_by_board_with_colours_in_turn() {
    let Some(folder) = golden("pairing/team") else { return };
    let import = trf::read(&fs::read(folder.join("team_round2.input")).expect("the fixture")).expect("a readable file");
    let mut tournament = Tournament::of_import(&import.imported);
    let round = tournament.next_round().expect("a round is left");
    let numbered = |tournament: &Tournament| {
        let pairings = matches(tournament, round).expect("a pairing");
        let (games, byes) = seat(tournament, round, &pairings);
        let games: Vec<(u32, u32)> = games.iter().map(|(white, black)| (white.0 + 1, black.0 + 1)).collect();
        (games, byes.iter().map(|(player, bye)| (player.0 + 1, *bye)).collect::<Vec<_>>())
    };
    // Charlie against Alpha, Delta against Bravo: the first-named have White on board 1.
    assert_eq!(numbered(&tournament), (vec![(5, 1), (2, 6), (7, 3), (4, 8)], Vec::new()));
    tournament.players[0].requested_byes.insert(round, Bye::ZeroPoint);
    // The second of Alpha moves up, and nobody sits opposite the second of Charlie.
    assert_eq!(numbered(&tournament), (vec![(5, 2), (7, 3), (4, 8)], vec![(6, Bye::FullPoint)]));
}

/// A team that has nobody opposite, because the other has left, leaves itself while the draft waits: what is published then is not what
/// the engine pairs, although nobody sits at another board (C.04.2 art. 1.4; VCL4THP 68-69).
#[test]
fn full_points_opposite_nobody_are_part_of_the_pairing() {
    let table = System::TeamRoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let options = Options { system: table, players: 18, boards: 2, ..Options::default() };
    let mut event = generator::generate(&options, &sonneborn_pairing::pair).tournament;
    event.rounds.clear();
    let numbered = |event: &Tournament, number: u16| {
        let team = event.all_teams().find(|(id, _)| event.team_number(*id) == number).expect("numbered").0;
        team.0 as usize
    };
    // In round 1 of the table the last meets the first.
    let last = u16::try_from(event.teams.len()).expect("a few");
    assert!(last.is_multiple_of(2), "{last} teams");
    let [first, last] = [1, last].map(|number| numbered(&event, number));
    let gone = Presence::Withdrawn { from: RoundNo::FIRST };
    event.teams[last].presence = gone;
    let paired = sonneborn_pairing::pair(&event, RoundNo::FIRST).expect("a table");
    let draft = Round {
        number: RoundNo::FIRST,
        state: RoundState::Draft,
        paired_by: PairedBy::Engine,
        games: boards::seat(&event, RoundNo::FIRST, paired.games.clone()).iter().map(Game::to_play).collect(),
        byes: paired.given_byes(),
        engine: Vec::new(),
        compared: None,
    };
    assert_eq!(checker::compared(&event, &draft), Compared::AsEngine);
    event.teams[first].presence = gone;
    let compared = checker::compared(&event, &draft);
    assert!(matches!(&compared, Compared::Otherwise { byes, .. } if byes.is_empty()), "{compared:?}");
    let published = hand_pairing::published(&event, &Round { compared: Some(compared), ..draft });
    let Consequence::PublishedByHand { engine, played, .. } = published else { panic!("{published:?}") };
    assert_eq!((engine.games.len(), engine.byes.len(), played.games.len()), (0, 0, 0));
    assert!(!played.byes.is_empty(), "the question names who has full points");
}

/// C.04.6 1.7, of Type A and of Type B, and of Type B in the last round: `w` and `b` are simple or mild, `W` and `B` strong.
#[test]
fn preferences_follow_article_1_7() {
    for (colours, of_a, of_b, at_last) in [
        ("", '-', '-', '-'),
        ("W", '-', 'b', 'b'),
        ("B", '-', 'w', 'w'),
        ("WB", '-', 'w', '-'),
        ("BW", '-', 'b', '-'),
        ("WW", 'b', 'B', 'B'),
        ("BB", 'w', 'W', 'W'),
        ("BWB", '-', 'w', 'w'),
        ("WBW", '-', 'b', 'b'),
        ("WBB", 'w', 'W', 'W'),
        ("BWW", 'b', 'B', 'B'),
        ("WWBB", 'w', 'W', '-'),
        ("BBWW", 'b', 'B', '-'),
        // A colour difference of 1 with two matches of the colour due.
        ("WWWBB", '-', 'b', 'b'),
        ("BBBWW", '-', 'w', 'w'),
        ("WWWWBB", 'b', 'B', 'B'),
        ("BBBBWW", 'w', 'W', 'W'),
    ] {
        let kind = |letter: char| TeamPastKind::Played {
            opponent: 0,
            colour: if letter == 'W' { Colour::White } else { Colour::Black },
        };
        let past = |letter: char| TeamPast { kind: kind(letter), paired_at: Points::ZERO };
        let preference = |preferences: ColourPreferences, rounds_total: u16| {
            let team = TeamEntrant {
                id: TeamId(0),
                tpn: 1,
                score: Points::ZERO,
                secondary: Points::ZERO,
                history: colours.chars().map(past).collect(),
                to_be_paired: true,
            };
            let field = TeamField {
                teams: vec![team],
                round: RoundNo(7),
                rounds_total,
                initial_colour: Colour::White,
                preferences,
                secondary_counts: false,
                forbidden: Vec::new(),
                avoided: Vec::new(),
            };
            colours::preference(&field, 0).map_or('-', |found| {
                let letter = if found.colour == Colour::White { 'w' } else { 'b' };
                if found.is_strong { letter.to_ascii_uppercase() } else { letter }
            })
        };
        use ColourPreferences::{None, TypeA, TypeB};
        let found =
            [(None, 9), (TypeA, 9), (TypeA, 7), (TypeB, 9), (TypeB, 7)].map(|(kind, last)| preference(kind, last));
        assert_eq!(found, ['-', of_a, of_a, of_b, at_last], "{colours}");
    }
}
