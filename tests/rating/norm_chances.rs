//! What is still possible while an event goes on: which result the coming game must bring, and what has already failed.

use chrono::NaiveDate;
use sonneborn_rating::certificate::{Check, certificate};
use sonneborn_rating::norm_search::{
    Candidate, Coming, Outlook, admits_norms, candidates, candidates_of, federations_waived,
};
use sonneborn_rating::norms::{Norm, Rule};
use sonneborn_rating::report::report;
use sonneborn_rating::tables::{dp, percent};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult, Mark};
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

/// The candidate's opponents, round by round: average 2475, so that 6 points against all nine make a GM norm.
const OPPONENTS: [&str; 9] = [
    "GM ITA 2520",
    "GM GER 2510",
    "GM GER 2500",
    "IM FRA 2480",
    "IM FRA 2470",
    "FM ESP 2460",
    "-  NOR 2450",
    "-  NOR 2445",
    "-  NOR 2440",
];

const CANDIDATE: PlayerId = PlayerId(0);

fn player(words: &str) -> PlayerData {
    let [title, federation, rating] = words.split_whitespace().collect::<Vec<_>>()[..] else {
        panic!("three words: {words}");
    };
    PlayerData {
        name: words.into(),
        title: Title::from_code(title),
        federation: federation.into(),
        rating: rating.parse().ok(),
        ..PlayerData::default()
    }
}

fn event(system: System, players: impl IntoIterator<Item = PlayerData>) -> Imported {
    let players = (1..).zip(players);
    let players = players.map(|(number, data)| ImportedPlayer { data, tpn: Tpn(number), ..ImportedPlayer::default() });
    let regulations = Regulations { system, rounds: 9, ..Regulations::default() };
    Imported { regulations, players: players.collect(), ..Imported::default() }
}

/// The candidate's results, one a sign: `1`, `=`, `0`; `?` while they play, `+` and `-` for forfeits, `b` for a
/// pairing-allocated bye. In round n they have the n-th opponent.
fn after(results: &str) -> Tournament {
    let players = ["IM NOR 2450"].into_iter().chain(OPPONENTS).map(player);
    let mut imported = event(System::Dutch2026, players);
    for (number, sign) in (1..).zip(results.chars()) {
        let result = match sign {
            '1' => Some(GameResult::WhiteWins),
            '=' => Some(GameResult::Draw),
            '0' => Some(GameResult::BlackWins),
            '+' => Some(GameResult::WhiteWinsByForfeit),
            '-' => Some(GameResult::BlackWinsByForfeit),
            _ => None,
        };
        let game =
            Game { board: 1, white: CANDIDATE, black: PlayerId(number.into()), result, touched: 0, for_rating: None };
        let (games, byes) = match sign {
            'b' => (Vec::new(), vec![(CANDIDATE, Bye::PairingAllocated)]),
            _ => (vec![game], Vec::new()),
        };
        let (number, state, paired_by) = (RoundNo(number), RoundState::Published, PairedBy::Import);
        imported.rounds.push(Round { number, state, paired_by, games, byes, engine: Vec::new(), compared: None });
    }
    Tournament::of_import(&imported)
}

/// The candidate's standing towards the GM norm, if it is listed.
fn standing(tournament: &Tournament) -> Option<Candidate> {
    let found = candidates(tournament, RoundNo(u16::MAX)).into_iter();
    found.into_iter().find(|found| found.player == CANDIDATE && found.assessment.norm == Norm::Gm)
}

fn outlook(results: &str) -> Outlook {
    standing(&after(results)).unwrap_or_else(|| panic!("{results} is not listed")).outlook
}

#[test]
fn the_coming_game_must_bring_a_result() {
    let last = PlayerId(9);
    let possible = |opponent, makes, keeps| Outlook::Possible(Coming { opponent, makes, keeps });
    for (results, expected) in [
        // They need 6 of 9. With 6 of 8 the ninth game must only be played.
        ("1=1=1=1=?", possible(Some(last), Some(Mark::Loss), Mark::Loss)),
        ("1=1=1===?", possible(Some(last), Some(Mark::Draw), Mark::Draw)),
        ("1=1=1==0?", possible(Some(last), Some(Mark::Win), Mark::Win)),
        ("1=1=1=00?", Outlook::Missed),
        // The round is not drawn: the only player whom they have not met is supposed.
        ("1=1=1===", possible(None, None, Mark::Draw)),
        // Two rounds to go, 5 of 7, then 4½ of 7: a point to spare, then half a point.
        ("1=1=1==?", possible(Some(PlayerId(8)), None, Mark::Loss)),
        ("1=1=1=0?", possible(Some(PlayerId(8)), None, Mark::Draw)),
        ("1=1=1====", Outlook::Made),
        ("1=1=1==00", Outlook::Missed),
    ] {
        if let Some(found) = standing(&after(results)) {
            assert_eq!(found.outlook, expected, "{results}");
        } else {
            assert_eq!(expected, Outlook::Missed, "{results}");
        }
    }
}

#[test]
fn what_has_failed_is_named() {
    let missed = standing(&after("1=1=1==00")).expect("by one condition only");
    let failed: Vec<Rule> = missed.failed.iter().map(|condition| condition.rule).collect();
    assert_eq!((missed.outlook, failed), (Outlook::Missed, vec![Rule::Performance]));
}

#[test]
fn a_certificate_is_of_the_player_and_the_norm_that_are_asked_for() {
    let made = after("1=1=1====");
    let found = certificate(&made, CANDIDATE, Norm::Gm).expect("the norm is made");
    assert_eq!((found.player, found.norm, found.scored), (CANDIDATE, Norm::Gm, 12), "6 points are 12 halves");
    for norm in [Norm::Im, Norm::Wgm, Norm::Wim] {
        assert!(certificate(&made, CANDIDATE, norm).is_none_or(|found| found.norm == norm), "{norm:?}");
    }
    assert!(certificate(&made, PlayerId(1), Norm::Gm).is_none(), "an opponent made none");
    assert!(certificate(&after("1=1=1==00"), CANDIDATE, Norm::Gm).is_none(), "half a point short");
}

/// Nobody is told of a norm for a title that they have or are above, and no man of a woman's.
#[test]
fn only_norms_that_bring_a_title_are_listed() {
    use Norm::{Gm, Im, Wgm, Wim};
    for (title, gender, listed) in [
        ("-", Gender::Male, vec![Gm, Im]),
        ("IM", Gender::Male, vec![Gm]),
        ("GM", Gender::Male, vec![]),
        ("-", Gender::Female, vec![Gm, Im, Wgm, Wim]),
        ("WIM", Gender::Female, vec![Gm, Im, Wgm]),
        ("IM", Gender::Female, vec![Gm]),
        ("GM", Gender::Female, vec![]),
    ] {
        let mut event = after("1=1=1====");
        event.players[0].data.title = Title::from_code(title);
        event.players[0].data.gender = Some(gender);
        let all = RoundNo(u16::MAX);
        let mut found: Vec<Norm> = candidates(&event, all)
            .into_iter()
            .filter(|found| found.player == CANDIDATE)
            .map(|found| found.assessment.norm)
            .collect();
        found.sort();
        assert_eq!(found, listed, "{title} {gender:?}");
        let own = report(&event, all).into_iter().find(|report| report.player == CANDIDATE).expect("a report");
        let mut of_one: Vec<Norm> =
            candidates_of(&event, &own).into_iter().map(|found| found.assessment.norm).collect();
        of_one.sort();
        assert_eq!(of_one, listed, "of one player: {title} {gender:?}");
    }
}

#[test]
fn art_1_4_1_eight_games_of_nine_are_enough_where_one_was_given() {
    assert_eq!(outlook("1=1=1=1=+"), Outlook::Made, "6 of 8, the ninth won by forfeit");
    assert_eq!(outlook("1=1=1=1=b"), Outlook::Made, "the ninth a pairing-allocated bye");
    let absent = standing(&after("1=1=1=1=-")).expect("only the games are missing");
    let failed: Vec<Rule> = absent.failed.iter().map(|condition| condition.rule).collect();
    assert_eq!(failed, [Rule::Games], "who stays away has eight games");
    assert!(standing(&after("1=1=1=1+b")).is_none_or(|two| two.outlook == Outlook::Missed), "two are too many");
    // Whoever signs is told why eight are enough, and that it is once.
    let told = |results: &str| {
        let checks = certificate(&after(results), CANDIDATE, Norm::Gm).expect("the norm is made").checks;
        checks.into_iter().find(|check| matches!(check, Check::EightOfNine { .. }))
    };
    assert_eq!(told("1=1=1=1=+"), Some(Check::EightOfNine { round: RoundNo(9) }));
    assert_eq!(told("1=1=1=1=1"), None);
}

#[test]
fn opponents_of_a_double_round_robin_are_met_again() {
    let system = System::RoundRobin(RoundRobin { double: true, reverse_last_two: false });
    let of = |players: usize| {
        let all = ["IM NOR 2450"].into_iter().chain(OPPONENTS).map(player);
        let mut imported = event(system, all.take(players));
        imported.regulations.rounds = u16::try_from(2 * (players - 1)).expect("a few rounds");
        standing(&Tournament::of_import(&imported))
    };
    assert!(matches!(of(6).map(|found| found.outlook), Some(Outlook::Possible(_))), "ten games against five opponents");
    assert_eq!(of(5).map(|found| found.outlook), None, "art. 1.4.5f: five players are too few");
}

#[test]
fn scheveningen_events_make_no_norms_since_2024() {
    let mut imported = event(
        System::Scheveningen { boards: 5, double: true },
        ["IM NOR 2450"].into_iter().chain(OPPONENTS).map(player),
    );
    for (start, admitted) in [((2023, 12, 31), true), ((2024, 1, 1), false)] {
        imported.details.start = NaiveDate::from_ymd_opt(start.0, start.1, start.2);
        let tournament = Tournament::of_import(&imported);
        assert_eq!(admits_norms(&tournament), admitted, "{start:?}");
        assert_eq!(candidates(&tournament, RoundNo(u16::MAX)).is_empty(), !admitted, "{start:?}");
    }
}

/// A Swiss at home in NOR with the foreign players given, `(words, how many)`, all paired in both rounds.
fn swiss(foreign: &[(&str, usize)]) -> Tournament {
    let foreign = foreign.iter().flat_map(|(words, count)| std::iter::repeat_n(player(words), *count));
    let mut players: Vec<PlayerData> = foreign.collect();
    players.resize(60, player("- NOR 2000"));
    let mut imported = event(System::Dutch2026, players);
    imported.details.federation = "NOR".into();
    for number in [1, 2] {
        let games = (0..30).map(|board| Game {
            board: board + 1,
            white: PlayerId(u32::from(board)),
            black: PlayerId(u32::from(board) + 30),
            result: Some(GameResult::Draw),
            touched: 0,
            for_rating: None,
        });
        let (number, state, paired_by) = (RoundNo(number), RoundState::Published, PairedBy::Import);
        imported.rounds.push(Round {
            number,
            state,
            paired_by,
            games: games.collect(),
            byes: Vec::new(),
            engine: Vec::new(),
            compared: None,
        });
    }
    Tournament::of_import(&imported)
}

#[test]
fn art_1_4_3e_a_swiss_with_enough_foreigners_is_exempt() {
    for (foreign, waived, why) in [
        (&[("IM GER 2400", 10), ("- FRA 2100", 9), ("- ITA 2100", 1)][..], true, "20 of 3 federations, 10 titled"),
        (&[("IM GER 2400", 10), ("- FRA 2100", 8), ("- ITA 2100", 1)], false, "19 foreigners"),
        (&[("IM GER 2400", 10), ("- FRA 2100", 10)], false, "two federations"),
        (&[("IM GER 2400", 9), ("FM GER 2400", 5), ("- FRA 2100", 9), ("- ITA 2100", 1)], false, "FMs do not count"),
        (&[("IM GER 2400", 10), ("- FRA 2100", 8), ("- ITA 2100", 1), ("- ITA -", 5)], false, "nor do the unrated"),
    ] {
        assert_eq!(federations_waived(&swiss(foreign)), waived, "{why}");
    }
    let mut thin = swiss(&[("IM GER 2400", 10), ("- FRA 2100", 9), ("- ITA 2100", 1)]);
    thin.rounds[1].games.truncate(5);
    assert!(!federations_waived(&thin), "in every round");
}

/// What the event leaves to be checked, each by itself.
#[test]
fn a_certificate_asks_for_what_the_event_leaves_open() {
    let with = |change: &dyn Fn(&mut Tournament)| {
        let mut event = after("1=1=1==1=");
        let start = NaiveDate::from_ymd_opt(2026, 5, 1).expect("a day");
        let at = |day: u64, hour| (start + chrono::Days::new(day)).and_hms_opt(hour, 0, 0);
        event.details.schedule = (0..9).map(|round| at(round / 2, 9 + 5 * (round % 2) as u32)).collect();
        event.details.chief_arbiter.name = "IA Berg, Per".into();
        event.regulations.time_control = "5400+30".into();
        event.players[0].data.fide_id = "1503014".parse().ok();
        event.players[0].data.birth = Birth::parse("1990");
        change(&mut event);
        certificate(&event, CANDIDATE, Norm::Gm).expect("the norm is made").checks
    };
    let least = with(&|_| ());
    assert!(least.contains(&Check::Registration) && least.contains(&Check::ListAtStart));
    let asks = |check: Check, change: &dyn Fn(&mut Tournament)| {
        assert!(!least.contains(&check), "{least:?}");
        let mut expected = least.clone();
        expected.push(check);
        let found = with(change);
        assert!(
            found.len() == expected.len() && expected.iter().all(|one| found.contains(one)),
            "{check:?}: {found:?}"
        );
    };
    for name in ["", "NA Berg, Per", "Berg, Per"] {
        asks(Check::ChiefArbiterTitle, &|event| event.details.chief_arbiter.name = name.into());
    }
    asks(Check::ScheduleUnknown, &|event| event.details.schedule[4] = None);
    asks(Check::TooManyRoundsADay { days: 1 }, &|event| event.details.schedule[2] = event.details.schedule[0]);
    for control in ["5400+29", "5400", ""] {
        asks(Check::RateOfPlay, &|event| event.regulations.time_control = control.into());
    }
    asks(Check::PlayerIncomplete, &|event| event.players[0].data.fide_id = None);
    asks(Check::PlayerIncomplete, &|event| event.players[0].data.birth = None);
    asks(Check::FederationsWaived, &|event| event.regulations.norms.exempt = true);
    // The dates of a schedule that goes on behind the last round say nothing of it.
    assert_eq!(with(&|event| event.details.schedule.push(event.details.schedule[0])), least);
}

/// 1.4.8: 2475 needs 125 more for 2600, which 67 % of nine games give: six points.
#[test]
fn a_certificate_tells_the_points_made_and_needed() {
    let found = certificate(&after("1=1=1==1="), CANDIDATE, Norm::Gm).expect("the norm is made");
    assert_eq!((found.scored, found.needed), (13, Some(12)));
    let found = certificate(&after("1=1====1="), CANDIDATE, Norm::Gm).expect("the norm is made");
    assert_eq!((found.scored, found.needed), (12, Some(12)));
}

#[test]
fn where_the_conditions_on_federations_do_not_apply_compatriots_make_a_norm() {
    let mut event = after("1=1=1==1=");
    event.players.iter_mut().for_each(|player| player.data.federation = "NOR".into());
    assert!(certificate(&event, CANDIDATE, Norm::Gm).is_none());
    event.regulations.norms.exempt = true;
    assert!(certificate(&event, CANDIDATE, Norm::Gm).is_some());
}

/// What is still possible is the same for whoever had Black.
#[test]
fn colours_change_no_outlook() {
    for results in ["1=1", "1=1=1==1", "0=1=1==1", "=0=="] {
        let event = after(results);
        let mut turned = event.clone();
        for game in turned.rounds.iter_mut().flat_map(|round| &mut round.games) {
            std::mem::swap(&mut game.white, &mut game.black);
            game.result = game.result.map(|result| match result {
                GameResult::WhiteWins => GameResult::BlackWins,
                GameResult::BlackWins => GameResult::WhiteWins,
                same => same,
            });
        }
        let of = |event: &Tournament| {
            let all = candidates(event, RoundNo(u16::MAX)).into_iter();
            all.map(|one| format!("{one:?}")).collect::<Vec<_>>()
        };
        assert_eq!(of(&event), of(&turned), "{results}");
        let performed = |event: &Tournament| {
            let all = report(event, RoundNo(u16::MAX)).into_iter();
            all.map(|one| (one.average, one.performance)).collect::<Vec<_>>()
        };
        assert_eq!(performed(&event), performed(&turned));
        // B.02: the average of the opponents, a half upwards, and the difference that the score gives.
        let ratings: Vec<u32> =
            OPPONENTS[..results.len()].iter().map(|one| player(one).rating.map_or(0, u32::from)).collect();
        let average = (f64::from(ratings.iter().sum::<u32>()) / ratings.len() as f64 + 0.5).floor() as i32;
        let halves = results.chars().map(|sign| match sign {
            '1' => 2,
            '=' => 1,
            _ => 0,
        });
        let difference = dp(percent(halves.sum(), ratings.len() as u32));
        let found = &report(&event, RoundNo(u16::MAX))[0];
        assert_eq!(found.performance, Some(average + difference), "{results}");
    }
}
