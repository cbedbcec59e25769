//! Small answers of the model, as tables: prizes, tie-break games, endings, papers, editions, systems, who is kept apart.

use crate::events::{Event, player};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::{DataClass, Reader, Shows};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::dues::Dues;
use sonneborn_tournament::fee::Fee;
use sonneborn_tournament::house_points::HouseEnding;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::consequence::Departure;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::play_off::{Pace, PlayOffGame, leader, legs};
use sonneborn_tournament::player::{Birth, Gender, Identity, PlayerData, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::prize::{Eligibility, amount};
use sonneborn_tournament::reduction::Reduction;
use sonneborn_tournament::regulations::{
    Apart, NationalRatings, PeriodRatings, Prohibition, Rate, RatingChoice, Regulations, RoundRobin, System,
    TieBreakEdition,
};
use sonneborn_tournament::round::Seating;
use sonneborn_tournament::screen::{Screen, Slide};
use sonneborn_tournament::style::RoundPaper;
use sonneborn_tournament::tint::Tint;

#[test]
fn a_prize_admits_whoever_meets_all_that_it_asks() {
    let ada = PlayerData {
        gender: Some(Gender::Female),
        birth: Birth::parse("2008"),
        federation: "NOR".into(),
        club: "North".into(),
        category: "U18".into(),
        ..player("Ada", 1800)
    };
    let nothing = Eligibility::default;
    for (asks, admits) in [
        (nothing(), true),
        (Eligibility { gender: Some(Gender::Female), ..nothing() }, true),
        (Eligibility { gender: Some(Gender::Male), ..nothing() }, false),
        (Eligibility { born_from: Some(2008), ..nothing() }, true),
        (Eligibility { born_from: Some(2009), ..nothing() }, false),
        (Eligibility { born_until: Some(2008), ..nothing() }, true),
        (Eligibility { born_until: Some(2007), ..nothing() }, false),
        (Eligibility { rated_from: Some(1800), ..nothing() }, true),
        (Eligibility { rated_from: Some(1801), ..nothing() }, false),
        (Eligibility { rated_until: Some(1800), ..nothing() }, true),
        (Eligibility { rated_until: Some(1799), ..nothing() }, false),
        (Eligibility { federation: "nor ".into(), ..nothing() }, true),
        (Eligibility { federation: "SWE".into(), ..nothing() }, false),
        (Eligibility { club: "NORTH".into(), ..nothing() }, true),
        (Eligibility { club: "South".into(), ..nothing() }, false),
        (Eligibility { category: "u18".into(), ..nothing() }, true),
        (Eligibility { category: "U16".into(), ..nothing() }, false),
    ] {
        assert_eq!(asks.admits(&ada, Some(1800)), admits, "{asks:?}");
    }
    let unknown = PlayerData::default();
    let (rated, limited) = (Some(1), Some(2000));
    assert!(!Eligibility { rated_from: rated, ..nothing() }.admits(&unknown, None), "the unrated are below all");
    assert!(Eligibility { rated_until: limited, ..nothing() }.admits(&unknown, None));
    assert!(!Eligibility { born_until: limited, ..nothing() }.admits(&unknown, None), "nobody knows their year");
    assert_eq!([50_000, 49_950, 49_905, 7].map(amount), ["500", "499.50", "499.05", "0.07"]);
}

/// A game of a tie-break after one round: White, Black, and how it ended.
fn game(white: u32, black: u32, pace: Pace, result: GameResult) -> PlayOffGame {
    PlayOffGame { white: PlayerId(white), black: PlayerId(black), pace, result, after: RoundNo(1) }
}

#[test]
fn a_tie_break_goes_by_its_last_pace_and_black_has_draw_odds_in_sudden_death() {
    use GameResult::{BlackWins, Draw, WhiteWins};
    use Pace::{Armageddon, Blitz, Rapid};
    let players = [PlayerId(0), PlayerId(1)];
    for (games, leads) in [
        (vec![], None),
        (vec![game(0, 1, Rapid, WhiteWins)], Some(0)),
        (vec![game(1, 0, Rapid, WhiteWins)], Some(1)),
        (vec![game(0, 1, Rapid, WhiteWins), game(1, 0, Rapid, WhiteWins)], None),
        (vec![game(0, 1, Rapid, WhiteWins), game(1, 0, Rapid, Draw)], Some(0)),
        (vec![game(0, 1, Rapid, WhiteWins), game(1, 0, Blitz, WhiteWins)], Some(1)),
        (vec![game(0, 1, Rapid, BlackWins), game(0, 1, Armageddon, WhiteWins)], Some(0)),
        (vec![game(0, 1, Armageddon, Draw)], Some(1)),
        (vec![game(1, 0, Armageddon, Draw)], Some(0)),
        (vec![game(1, 0, Armageddon, BlackWins)], Some(0)),
    ] {
        assert_eq!(leader(&games, players), leads, "{games:?}");
    }
    let games = [game(0, 1, Rapid, Draw), game(1, 0, Rapid, WhiteWins), game(0, 1, Blitz, WhiteWins)];
    let told: Vec<(Pace, [Points; 2])> = legs(&games, players).iter().map(|leg| (leg.pace, leg.points)).collect();
    assert_eq!(told, [(Rapid, [Points::HALF, Points::halves(3)]), (Blitz, [Points::ONE, Points::ZERO])]);
}

#[test]
fn the_tie_break_games_of_a_rate_are_an_event_in_which_nobody_sits_twice_in_a_round() {
    use GameResult::WhiteWins;
    use Pace::{Armageddon, Blitz, Rapid};
    let mut state = Event::swiss(6, 5).state().clone();
    state.players[0].data.ratings.rapid = Some(2100);
    state.players[0].data.ratings.blitz = Some(2200);
    state.play_off = vec![
        game(0, 1, Rapid, WhiteWins),
        game(2, 3, Rapid, WhiteWins),
        game(1, 0, Rapid, WhiteWins),
        game(0, 1, Blitz, WhiteWins),
        game(4, 5, Armageddon, WhiteWins),
        game(3, 0, Rapid, WhiteWins),
    ];
    assert_eq!(state.play_off_games([PlayerId(1), PlayerId(0)]).len(), 3);
    assert_eq!(state.play_off_games([PlayerId(1), PlayerId(2)]), []);
    let rapid = state.play_off(Rate::Rapid).expect("games");
    let seats = |round: usize| {
        rapid.rounds[round].games.iter().map(|game| (game.board, game.white.0, game.black.0)).collect::<Vec<_>>()
    };
    assert_eq!((seats(0), seats(1), seats(2)), (vec![(1, 0, 1), (2, 2, 3)], vec![(1, 1, 0)], vec![(1, 3, 0)]));
    assert_eq!(rapid.rounds.iter().map(|round| round.number.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!((rapid.regulations.rounds, rapid.regulations.rate), (3, Rate::Rapid));
    let there: Vec<u32> = rapid.entrants().map(|player| player.id.0).collect();
    assert_eq!(there, [0, 1, 2, 3], "who played none is not in it");
    let rating = |rate: Rate| state.play_off(rate).and_then(|event| event.players[0].data.rating);
    assert_eq!((rating(Rate::Rapid), rating(Rate::Blitz)), (Some(2100), Some(2200)));
    assert!(state.play_off(Rate::Standard).is_none(), "sudden death is rated nowhere");
}

#[test]
fn an_ending_says_who_brought_it_about_and_how_long_the_game_was() {
    let by = PlayerId(3);
    for (ending, who, rounds) in [
        (HouseEnding::TimeOut { by, rounds: 20 }, Some(by), Some(20)),
        (HouseEnding::Left { by, rounds: 21 }, Some(by), Some(21)),
        (HouseEnding::Resigned { by, rounds: 22 }, Some(by), Some(22)),
        (HouseEnding::DrawAgreed { by, rounds: 23, offers: 2 }, Some(by), Some(23)),
        (HouseEnding::Void, None, None),
    ] {
        assert_eq!((ending.by(), ending.rounds()), (who, rounds), "{ending:?}");
    }
}

#[test]
fn a_hall_prints_the_papers_that_its_event_has() {
    for paper in RoundPaper::ALL {
        let of_teams = [RoundPaper::Matches, RoundPaper::MatchSheets].contains(&paper);
        assert_eq!(paper.is_of_teams(), of_teams, "{paper:?}");
        let usual = match paper {
            RoundPaper::NamesAlone | RoundPaper::PlaceCards => [false, false],
            RoundPaper::Names | RoundPaper::Slips => [true, false],
            _ => [true, true],
        };
        assert_eq!([false, true].map(|is_of_teams| paper.is_usual(is_of_teams)), usual, "{paper:?}");
    }
    let screen = Screen { slides: vec![Slide::Names, Slide::Clock], ..Screen::default() };
    assert_eq!(screen.shown(), [Slide::Names, Slide::Clock]);
    assert_eq!(Screen { only: Some(Slide::Results), ..screen }.shown(), [Slide::Results]);
    let red: Tint = "#ff0000".parse().expect("a colour");
    let details = Details { name: "Open".into(), ..Details::default() };
    assert_eq!(details.tint(), Tint::of_name("Open"));
    assert_eq!(Details { colour: Some(red), ..details }.tint(), red);
}

#[test]
fn an_edition_holds_from_its_first_day_on() {
    let day = |text: &str| text.parse().expect("a day");
    assert_eq!(TieBreakEdition::on(day("2026-02-28")), TieBreakEdition::August2024);
    assert_eq!(TieBreakEdition::on(day("2026-03-01")), TieBreakEdition::March2026);
    assert_eq!(System::dutch_on(day("2026-01-31")), System::Dutch2017);
    assert_eq!(System::dutch_on(day("2026-02-01")), System::Dutch2026);
}

#[test]
fn what_a_system_goes_by_says_what_it_asks() {
    let once = RoundRobin { double: false, reverse_last_two: false };
    let table = System::Scheveningen { boards: 4, double: false };
    // Predetermined, paired at once, byes, prohibitions, FIDE's, teams, knock-out, Swiss.
    for (system, told) in [
        (System::Dutch2017, "--bpf--s"),
        (System::Dutch2026, "--bpf--s"),
        (System::Dubov, "--bpf--s"),
        (System::Burstein, "--bpf--s"),
        (System::Lim, "--bpf--s"),
        (System::DoubleSwiss, "--bpf--s"),
        (System::TeamSwiss, "--b-ft-s"),
        (System::RoundRobin(once), "xo--f---"),
        (System::TeamRoundRobin(once), "x-b-ft--"),
        (table, "xo--f---"),
        (System::Knockout, "------k-"),
        (System::TeamKnockout, "--b--tk-"),
        (System::ByHand, "--bp----"),
    ] {
        let answers = [
            (system.is_predetermined(), 'x'),
            (system.is_paired_at_once(), 'o'),
            (system.gives_byes(), 'b'),
            (system.keeps_players_apart(), 'p'),
            (system.is_of_fide(), 'f'),
            (system.is_of_teams(), 't'),
            (system.is_knockout(), 'k'),
            (system.is_swiss(), 's'),
        ];
        let found: String = answers.iter().map(|(is_so, sign)| if *is_so { *sign } else { '-' }).collect();
        assert_eq!(found, told, "{system:?}");
    }
}

/// Five players: of the clubs North, North, South and of none, and of the federations NOR, SWE, NOR and of none.
fn mixed() -> Tournament {
    let mut state = Event::swiss(5, 5).state().clone();
    let of = [("North", "NOR"), ("North", "SWE"), ("South", "NOR"), ("", ""), ("", "")];
    for (player, (club, federation)) in state.players.iter_mut().zip(of) {
        (player.data.club, player.data.federation) = (club.into(), federation.into());
    }
    state
}

#[test]
fn a_prohibition_keeps_its_players_apart_in_its_rounds() {
    let state = mixed();
    let apart = |who: Apart| Prohibition { first: RoundNo(2), last: RoundNo(3), who, soft: false };
    let ids = |players: &[u32]| players.iter().map(|player| PlayerId(*player)).collect::<Vec<_>>();
    let everybody: Vec<_> = state.players.iter().collect();
    for (who, pairs, groups, names_players) in [
        (Apart::Players(ids(&[4, 0, 9])), vec![(0, 4)], vec![ids(&[4, 0])], true),
        (Apart::Players(ids(&[4])), vec![], vec![], true),
        (Apart::Federation("NOR".into()), vec![(0, 2)], vec![ids(&[0, 2])], false),
        (Apart::SameFederation, vec![(0, 2)], vec![ids(&[0, 2])], false),
        (Apart::SameClub, vec![(0, 1)], vec![ids(&[0, 1])], false),
    ] {
        let rule = apart(who.clone());
        for (round, holds) in [(1, false), (2, true), (3, true), (4, false)] {
            assert_eq!(rule.holds_in(RoundNo(round)), holds, "{round}");
            for (a, b) in (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))) {
                let parts = rule.parts(RoundNo(round), &state.players[a], &state.players[b]);
                assert_eq!(parts, holds && pairs.contains(&(a, b)), "{who:?} {round} {a} {b}");
            }
        }
        assert_eq!((who.groups(&everybody), rule.names_players()), (groups, names_players), "{who:?}");
    }
    let last = |now: u16| apart(Apart::SameClub).with_rounds(3, now).last.0;
    assert_eq!((last(5), last(2)), (5, 2), "what lasted to the end still does");
    assert_eq!(apart(Apart::SameClub).with_rounds(4, 9).last.0, 3);
    // A hard prohibition counts before a soft one.
    let soft = Prohibition { soft: true, ..apart(Apart::SameClub) };
    let hard = apart(Apart::Players(ids(&[0, 1])));
    let rules = Regulations { prohibitions: vec![soft.clone(), hard.clone()], ..Regulations::default() };
    let between = |round: u16, a: usize, b: usize| {
        rules.prohibition_between(RoundNo(round), &state.players[a], &state.players[b])
    };
    assert_eq!((between(2, 0, 1), between(1, 0, 1), between(2, 0, 2)), (Some(&hard), None, None));
}

#[test]
fn a_rating_is_that_of_the_method_and_of_the_list_in_force() {
    let mut state = Event::swiss(1, 5).state().clone();
    let mut data = player("Ada", 2000);
    data.period_ratings = [(RoundNo(2), 2050), (RoundNo(4), 1990)].into();
    let ratings = |state: &Tournament| [1, 2, 3, 4, 5].map(|round| state.fide_rating_in(&data, RoundNo(round)));
    assert_eq!(ratings(&state), [Some(2000); 5], "one rating for the whole event");
    state.regulations.period_ratings = Some(PeriodRatings::OfRound);
    assert_eq!(ratings(&state), [2000, 2050, 2050, 1990, 1990].map(Some));
    assert_eq!(state.rating_points_in(&data, RoundNo(3)), Some(2050));
    assert_eq!(state.regulations.rating_choice(), RatingChoice::Fidon);
    state.regulations.national_ratings = Some(NationalRatings { federation: "NOR".into(), choice: RatingChoice::Nro });
    assert_eq!(state.rating_points_in(&data, RoundNo(3)), None, "they have no national one");
    assert_eq!(RatingChoice::from_code(" hbfn "), Some(RatingChoice::Hbfn));
    assert_eq!(RatingChoice::from_code("FIDO"), None);
    assert_eq!(Regulations::default().tie_breaks_written("; "), "BH/C1; BH; SB; WIN");
}

#[test]
fn the_dues_of_an_event_are_counted_and_those_of_sections_put_together() {
    let mut state = Event::swiss(5, 5).state().clone();
    state.details.entry_fee = Fee::parse("20 EUR");
    state.details.reductions = vec![Reduction::parse("Juniors: 50 %").expect("a reduction")];
    let paid = ["20 EUR", "cash", "5 GBP", "", ""];
    for (player, paid) in state.players.iter_mut().zip(paid) {
        player.data.paid = paid.into();
    }
    state.players[3].data.reduction = "juniors".into();
    state.players[0].data.reduction = "juniors".into();
    let told = |dues: &Dues| {
        let sums: Vec<(String, u64)> = dues.sums.clone().into_iter().collect();
        (dues.players, dues.paid, dues.reduced, sums, dues.due.as_ref().map(ToString::to_string))
    };
    let sums = |times: u64| vec![("EUR".to_owned(), 2000 * times), ("GBP".to_owned(), 500 * times)];
    let mut dues = Dues::of(&state);
    assert_eq!(told(&dues), (5, 3, 2, sums(1), Some("30 EUR".into())), "10 of a junior and 20");
    dues.add(Dues::of(&state));
    assert_eq!(told(&dues), (10, 6, 4, sums(2), Some("60 EUR".into())));
    let mut elsewhere = state.clone();
    elsewhere.details.entry_fee = Fee::parse("20 GBP");
    dues.add(Dues::of(&elsewhere));
    assert_eq!(dues.due, None, "two currencies are no sum");
    elsewhere.details.entry_fee = None;
    let mut free = Dues::of(&elsewhere);
    assert_eq!(free.due, None);
    free.add(Dues::of(&state));
    assert_eq!(told(&free).4, Some("30 EUR".into()));
    state.players[4].presence = Presence::Moved { from: RoundNo(2) };
    assert_eq!(told(&Dues::of(&state)), (4, 3, 2, sums(1), Some("10 EUR".into())), "they pay where they play");
    let owes = |player: usize| state.owed_by(&state.players[player]).map(|fee| fee.to_string());
    assert_eq!([0, 3, 4].map(owes), [None, Some("10 EUR".into()), None]);
}

#[test]
fn a_person_is_known_again_by_number_or_by_what_they_told() {
    let fide = |number: u64| sonneborn_tournament::fide_id::FideId::new(number);
    let of = |name: &str, fide_id: Option<u64>, born: &str| PlayerData {
        fide_id: fide_id.and_then(fide),
        birth: Birth::parse(born),
        ..player(name, 2000)
    };
    for (one, other, same) in [
        (of("Ada", Some(1), ""), of("Bo", Some(1), ""), true),
        (of("Ada", Some(1), ""), of("Ada", Some(2), ""), false),
        (of("Ada", Some(1), ""), of("ADA", None, ""), true),
        (of("Ada", None, "2000"), of("Ada", None, "2000"), true),
        (of("Ada", None, "2000"), of("Ada", None, "2001"), false),
        (of("Ada", None, "2000"), of("Ada", None, ""), true),
        (of("Ada", None, ""), of("Ada", None, "2000"), true),
        (of("Ada", None, ""), of("Bo", None, ""), false),
    ] {
        assert_eq!(one.is_same_person(&other), same, "{one:?} {other:?}");
    }
    let ada = PlayerData { federation: "NOR".into(), club: "North".into(), ..of("Ada", None, "") };
    let by_number = PlayerData { national_id: "7".into(), ..ada.clone() };
    let (federation, club) = ("NOR".to_owned(), "North".to_owned());
    let national = Identity::National { federation: federation.clone(), id: "7".into() };
    assert_eq!(by_number.identity(), national);
    let both = PlayerData { fide_id: fide(9), ..by_number };
    assert_eq!(both.identity(), Identity::Fide(fide(9).expect("a number")));
    assert_eq!(ada.identity(), Identity::Told { name: "Ada".into(), birth: None, federation, club });
    let chinese = PlayerData { name: "王小明".into(), latin_name: "Wang Xiaoming".into(), ..ada.clone() };
    assert_eq!((ada.name_for_fide(), chinese.name_for_fide()), (Some("Ada"), Some("Wang Xiaoming")));
    assert_eq!(PlayerData { latin_name: String::new(), ..chinese }.name_for_fide(), None);
    let told =
        PlayerData { phone: "1".into(), paid: "1".into(), note: "1".into(), category: "A".into(), ..ada.clone() };
    assert_eq!(told.of_reports(), PlayerData { club: String::new(), ..ada });
    for (birth, shown) in [("2001/05/07", "2001-05-07"), ("2001", "2001")] {
        assert_eq!(Birth::parse(birth).map(Birth::shown).as_deref(), Some(shown));
    }
    let moved = |presence: Presence| {
        let mut player = Event::swiss(1, 1).state().players[0].clone();
        player.presence = presence;
        player.has_moved()
    };
    let from = RoundNo(2);
    let all = [Presence::Playing, Presence::Withdrawn { from }, Presence::Moved { from }, Presence::Expelled { from }];
    assert_eq!(all.map(moved), [false, false, true, false]);
}

/// Who reads only of themselves or of their team does not read the class of a whole event.
#[test]
fn a_class_is_read_throughout_the_event_or_not() {
    for (reader, names, persons, accounts) in [
        (Reader::Spectator, false, false, false),
        (Reader::Player, false, false, false),
        (Reader::Captain, false, false, false),
        (Reader::OfBoards, true, false, false),
        (Reader::GuestViewer, true, false, false),
        (Reader::Viewer, true, true, false),
        (Reader::Arbiter, true, true, false),
        (Reader::ChiefArbiter, true, true, true),
        (Reader::Administrator, true, true, true),
    ] {
        let reads = [DataClass::Names, DataClass::Persons, DataClass::Accounts].map(|class| reader.may_read(class));
        assert_eq!(reads, [names, persons, accounts], "{reader:?}");
        assert_eq!([Shows::NAMES, Shows::PERSONS].map(|shows| reader.may_see(shows)), [names, persons], "{reader:?}");
    }
    assert_eq!([Shows::PUBLIC, Shows::NAMES, Shows::MONEY].map(Shows::is_plain), [true, true, false]);
    assert!((Shows::NAMES | Shows::CODES).has(DataClass::Codes) && !Shows::NAMES.has(DataClass::Codes));
}

#[test]
fn a_pair_and_what_stands_in_its_place_are_one_departure() {
    let side = |games: u16, byes: &[u32]| Departure {
        games: (1..=games).map(|board| Seating { board, white: PlayerId(0), black: PlayerId(1) }).collect(),
        byes: byes.iter().map(|player| PlayerId(*player)).collect(),
    };
    for (engine, played, pairs) in [
        (side(0, &[]), side(0, &[]), 0),
        (side(2, &[]), side(2, &[]), 2),
        (side(1, &[]), side(3, &[]), 3),
        (side(3, &[]), side(1, &[]), 3),
        (side(2, &[4]), side(2, &[5]), 3),
        (side(0, &[4]), side(0, &[4]), 0),
    ] {
        assert_eq!(Departure::pairs([&engine, &played]), pairs, "{engine:?} {played:?}");
    }
}
