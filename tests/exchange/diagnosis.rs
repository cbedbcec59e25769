//! Files are tried by other rules before they are accused: events paired in ways that the file does not tell are explained wholly, and a
//! round that was changed gets the cause by which it was changed.

use std::fmt::Write;

use super::common::held;
use sonneborn_exchange::audit::{Audit, Diagnosed};
use sonneborn_exchange::diagnosis::{Cause, Numbers};
use sonneborn_exchange::tournament_file::{self, Note, TournamentFile};
use sonneborn_exchange::trf::report::Remark;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_i18n::pairing_tools::round_check;
use sonneborn_i18n::{Lang, diagnosis as words};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::regulations::{Acceleration, Apart, Prohibition, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState, Seating};
use sonneborn_tournament::statement::Statement;

const SEEDS: u64 = 6;
/// So many last rounds are changed, each in another way or two.
const CHANGED: u64 = 80;
const LAST: RoundNo = RoundNo(4);

fn event(seed: u64, system: System, acceleration: Acceleration, players: u16) -> Tournament {
    let colour = Some(Colour::White);
    let options = Options { seed, system, players, rounds: LAST.0, initial_colour: colour, ..Options::default() };
    let pair = |tournament: &Tournament, round: RoundNo| {
        let mut accelerated = tournament.clone();
        accelerated.regulations.acceleration = acceleration.clone();
        sonneborn_pairing::pair(&accelerated, round)
    };
    generator::generate(&options, &pair).tournament
}

/// As a file that names its rules, or leaves them to the reader.
fn file(tournament: &Tournament, is_open: bool) -> TournamentFile {
    let ranks = sonneborn_standings::ranks(tournament);
    let output = Output { version: Version::Trf26, program: "test", ranks: &ranks, for_rating: false, comments: &[] };
    let text = trf::write(&Statement::of(tournament), &output);
    let mut file = tournament_file::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    if is_open {
        let remark = Remark::SystemAssumed { system: tournament.regulations.system };
        file.notes.push(Note::Trf(trf::report::Note { place: None, remark }));
    }
    file
}

fn diagnosed(audit: &Audit) -> &Diagnosed {
    audit.diagnosed.as_ref().expect("something differs")
}

#[test]
fn the_rules_that_explain_all_are_found_and_judge_where_the_file_names_none() {
    let mut found = 0;
    for seed in 0..SEEDS {
        for acceleration in [Acceleration::None, Acceleration::Baku] {
            let mut tournament = event(seed, System::Dutch2017, acceleration.clone(), 30);
            tournament.regulations.system = System::Dutch2026;
            let open = Audit::of(&file(&tournament, true));
            assert!(open.is_clean(), "seed {seed}, {acceleration:?}: {:?}", open.diagnosed);
            let Some(own) = &open.diagnosed else { continue };
            found += 1;
            let best = own.diagnosis.best();
            assert_eq!((own.by, best.way.numbers), (own.diagnosis.best, Numbers::OfFile));
            assert!(best.explains_all() && !own.diagnosis.stated().explains_all());
            assert!(own.causes.is_empty());
            // A file that names its rules is judged by them, and told what would explain it.
            let stated = Audit::of(&file(&tournament, false));
            assert!(!stated.is_clean());
            let own = diagnosed(&stated);
            assert!(own.by == 0 && own.diagnosis.best().explains_all());
            assert!(
                own.causes.iter().all(|(_, cause)| *cause == Cause::OtherWay(own.diagnosis.best)),
                "{:?}",
                own.causes
            );
        }
    }
    assert!(found >= 6, "of {} events {found} differ from what the file was taken for", 2 * SEEDS);
}

#[test]
fn nothing_is_tried_of_a_file_in_which_nothing_differs() {
    let tournament = event(1, System::Dutch2026, Acceleration::None, 20);
    assert!(Audit::of(&file(&tournament, true)).diagnosed.is_none());
}

/// The event with its last round paired anew as `supposed` changes it, and as the file tells it then: with the rules unchanged.
fn paired_as(mut tournament: Tournament, supposed: impl Fn(&mut Tournament)) -> Tournament {
    let mut before = tournament.clone();
    let byes: Vec<(PlayerId, Bye)> = before.rounds.pop().map(|round| round.byes).unwrap_or_default();
    for (player, bye) in byes.iter().filter(|(_, bye)| *bye != Bye::PairingAllocated) {
        before.players[player.index()].requested_byes.insert(LAST, *bye);
    }
    supposed(&mut before);
    let pairings = sonneborn_pairing::pair(&before, LAST).expect("a pairing");
    let games =
        pairings.games.iter().zip(1..).map(|(&(white, black), board)| Game::to_play(&Seating { board, white, black }));
    let requested = before.players.iter().filter_map(|player| Some((player.id, *player.requested_byes.get(&LAST)?)));
    let given = pairings.bye.map(|player| (player, Bye::PairingAllocated));
    let round = Round {
        number: LAST,
        state: RoundState::Published,
        paired_by: PairedBy::Import,
        games: games.collect(),
        byes: requested.chain(given).collect(),
        engine: Vec::new(),
        compared: None,
    };
    tournament.rounds.pop();
    tournament.rounds.push(round);
    tournament
}

/// The causes of the last round over all seeds.
fn causes(players: u16, change: impl Fn(Tournament) -> Tournament) -> Vec<Option<Cause>> {
    let cause = |seed| {
        let tournament = change(event(seed, System::Dutch2026, Acceleration::None, players));
        let audit = Audit::of(&file(&tournament, false));
        let own = audit.diagnosed?;
        own.causes.into_iter().find(|(round, _)| *round == LAST).map(|(_, cause)| cause)
    };
    (0..SEEDS).map(cause).collect()
}

#[test]
fn turned_colours_and_hands_are_told_with_their_boards() {
    let turned = causes(20, |mut tournament| {
        let game = &mut tournament.rounds[LAST.index()].games[1];
        (game.white, game.black) = (game.black, game.white);
        game.result = game.result.map(|result| result.flipped());
        tournament
    });
    assert_eq!(turned, vec![Some(Cause::Colours { boards: vec![2] }); SEEDS as usize]);
    let by_hand = causes(20, |mut tournament| {
        let games = &mut tournament.rounds[LAST.index()].games;
        let blacks = [games[0].black, games[4].black];
        (games[0].black, games[4].black) = (blacks[1], blacks[0]);
        tournament
    });
    // A TRF has no boards: they are in the order of C.04.2 art. 3.6, with the pairs as they are.
    let two = |cause: &&Option<Cause>| matches!(cause, Some(Cause::ByHand { boards, bye: false }) if boards.len() == 2);
    assert!(by_hand.iter().filter(two).count() >= 4, "{by_hand:?}");
}

#[test]
fn players_kept_apart_are_named() {
    let found = causes(20, |tournament| {
        let pair = tournament.rounds[LAST.index()].games[0].seating();
        paired_as(tournament, |before| {
            before.regulations.prohibitions.push(Prohibition {
                first: LAST,
                last: LAST,
                who: Apart::Players(vec![pair.white, pair.black]),
                soft: false,
            });
        })
    });
    let apart = found.iter().filter(|cause| matches!(cause, Some(Cause::Apart { pairs, .. }) if pairs.len() == 1));
    assert!(apart.count() >= 4, "{found:?}");
}

#[test]
fn a_bye_that_was_given_beforehand_is_told_with_its_player() {
    let found = causes(21, |tournament| {
        let strongest = PlayerId(0);
        let mut given = paired_as(tournament, |before| {
            before.players[strongest.index()].requested_byes.insert(LAST, Bye::FullPoint);
        });
        // The file has it as the bye of the odd one out.
        given.rounds[LAST.index()].byes.iter_mut().filter(|(player, _)| *player == strongest).for_each(|(_, bye)| {
            *bye = Bye::PairingAllocated;
        });
        given
    });
    let given = found.iter().filter(|cause| **cause == Some(Cause::GivenBye(PlayerId(0)))).count();
    assert!(given >= 4, "{found:?}");
}

#[test]
fn equals_in_the_other_order_are_named() {
    let mut named = 0;
    for place in 0..19 {
        let pair = [PlayerId(place), PlayerId(place + 1)];
        let [first, second] = pair.map(PlayerId::index);
        let found = causes(20, |mut tournament| {
            tournament.players[second].data.rating = tournament.players[first].data.rating;
            paired_as(tournament, |before| {
                let numbers = [before.players[first].tpn, before.players[second].tpn];
                (before.players[first].tpn, before.players[second].tpn) = (numbers[1], numbers[0]);
            })
        });
        // Where the order of the two bears on nothing, nothing differs; where on a colour alone, that is told.
        for cause in found.iter().flatten() {
            let is_simple = matches!(cause, Cause::OrderOfEquals(_) | Cause::Colours { .. });
            assert!(is_simple, "{pair:?}: {found:?}");
            named += usize::from(*cause == Cause::OrderOfEquals(pair));
        }
    }
    assert!(named >= 5, "{named} were named");
}

/// The last round with something done to it that people do.
fn changed(lots: &mut Lots, mut tournament: Tournament) -> Tournament {
    let count = tournament.players.len();
    let games = tournament.rounds[LAST.index()].games.len();
    let (one, other) = (lots.below(games), lots.below(games));
    let round = &mut tournament.rounds[LAST.index()];
    match lots.below(9) {
        0 => {
            let game = &mut round.games[one];
            (game.white, game.black) = (game.black, game.white);
        }
        1 => {
            let blacks = [round.games[one].black, round.games[other].black];
            (round.games[one].black, round.games[other].black) = (blacks[1], blacks[0]);
        }
        2 => {
            // The odd one out plays, and another does not.
            if let Some((player, _)) = round.byes.iter_mut().find(|(_, bye)| *bye == Bye::PairingAllocated) {
                std::mem::swap(player, &mut round.games[one].black);
            }
        }
        3 => {
            let game = round.games.remove(one);
            let kinds = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
            round.byes.push((game.white, kinds[lots.below(2)]));
            round.byes.push((game.black, kinds[2 + lots.below(2)]));
        }
        4 => {
            let kinds = [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
            let kind = kinds[lots.below(3)];
            round.byes.iter_mut().filter(|(_, bye)| *bye == Bye::PairingAllocated).for_each(|(_, bye)| *bye = kind);
        }
        5 => {
            let player = lots.below(count);
            tournament = paired_as(tournament, |before| {
                before.players[player].requested_byes.insert(LAST, Bye::FullPoint);
            });
            let byes = &mut tournament.rounds[LAST.index()].byes;
            byes.iter_mut().filter(|(who, _)| who.index() == player).for_each(|(_, bye)| *bye = Bye::PairingAllocated);
        }
        6 => {
            let place = lots.below(count - 1);
            tournament.players[place + 1].data.rating = tournament.players[place].data.rating;
            tournament = paired_as(tournament, |before| {
                let numbers = [before.players[place].tpn, before.players[place + 1].tpn];
                (before.players[place].tpn, before.players[place + 1].tpn) = (numbers[1], numbers[0]);
            });
        }
        // Some pairs are kept apart who have a club, a family name or a federation in common, or nothing.
        kind => {
            let pairs: Vec<_> = (0..=lots.below(3)).map(|at| round.games[at % games].seating()).collect();
            for player in &mut tournament.players {
                let together = pairs.iter().position(|pair| [pair.white, pair.black].contains(&player.id));
                let of = |at: usize| char::from(b'A' + at as u8);
                let together = together.map_or_else(|| format!("Own{}", player.id.0), |at| format!("Side{}", of(at)));
                match kind {
                    7 => player.data.club = together,
                    _ => player.data.name = format!("{together}, {}", player.data.name.replace(',', "")),
                }
            }
            tournament = paired_as(tournament, |before| {
                before.regulations.prohibitions.extend(pairs.iter().map(|pair| Prohibition {
                    first: LAST,
                    last: LAST,
                    who: Apart::Players(vec![pair.white, pair.black]),
                    soft: false,
                }));
            });
        }
    }
    tournament
}

#[test]
fn the_causes_of_changed_rounds_are_named_as_they_were() {
    let mut out = String::new();
    for seed in 0..CHANGED {
        let mut lots = Lots::new(seed);
        let players = 11 + lots.below(5) as u16;
        let system = [System::Dutch2026, System::Dutch2017][usize::from(lots.below(4) == 0)];
        let acceleration = if lots.below(4) == 0 { Acceleration::Baku } else { Acceleration::None };
        let mut tournament = event(seed, system, acceleration, players);
        tournament.regulations.system = System::Dutch2026;
        for _ in 0..=lots.below(2) {
            tournament = changed(&mut lots, tournament);
        }
        let audit = Audit::of(&file(&tournament, false));
        let _ = writeln!(out, "{seed}, of {players}:");
        if let Some(own) = &audit.diagnosed {
            let tried = own
                .diagnosis
                .tried
                .iter()
                .map(|one| format!("{:?}", one.same.iter().map(|round| round.0).collect::<Vec<_>>()));
            let _ = writeln!(out, "  {}, best {}: {}", own.by, own.diagnosis.best, tried.collect::<Vec<_>>().join(" "));
            for (round, cause) in &own.causes {
                let _ = writeln!(out, "  {}: {cause:?}", round.0);
            }
        }
    }
    held("tests/exchange/held/causes.txt", &out);
}

#[test]
fn what_hands_did_is_told_in_whole_sentences() {
    let told = |boards: &[u16], bye| {
        let cause = Cause::ByHand { boards: boards.to_vec(), bye };
        words::cause(Lang::English, &Tournament::default(), &[], LAST, &cause)
    };
    assert!(told(&[10], false).starts_with("paired by hand on board 10: "));
    assert!(told(&[3, 4, 5, 8], true).starts_with("paired by hand on boards 3–5, 8: "));
    assert!(told(&[10], true).ends_with("; the bye too was given by hand"));
    assert_eq!(told(&[], true), "the bye was given by hand");
}

/// Also of a round of which nearly every pair is otherwise.
#[test]
fn of_each_pair_that_only_the_file_has_it_is_told_what_speaks_against_it() {
    let mut tournament = event(3, System::Dutch2026, Acceleration::None, 40);
    let games = &mut tournament.rounds[LAST.index()].games;
    let last = games.len() - 1;
    let first = games[0].black;
    (0..last).for_each(|board| games[board].black = games[board + 1].black);
    games[last].black = first;
    let checks = sonneborn_pairing::checker::check(&tournament, Some(LAST));
    let lines = round_check(Lang::English, &tournament, &tournament, &checks[0]);
    let pairs: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].ends_with("paired in the tournament only")).collect();
    assert!(pairs.len() > 6, "{lines:#?}");
    let is_reason = |at: usize| lines.get(at + 1).is_some_and(|line| line.starts_with("    "));
    assert!(pairs.iter().all(|&at| is_reason(at)), "{lines:#?}");
}
