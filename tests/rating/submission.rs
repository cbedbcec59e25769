//! What FIDE would refuse or ask about: an event that lacks nothing, and one thing at a time taken from it.

use chrono::NaiveDate;
use sonneborn_rating::submission::{Objection, objections};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn_tournament::regulations::{Rate, Regulations};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};

const ANN: PlayerId = PlayerId(0);
const BO: PlayerId = PlayerId(1);

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 7, day).expect("a day")
}

fn player(name: &str, fide_id: u64, rating: u16) -> PlayerData {
    PlayerData {
        name: name.into(),
        fide_id: FideId::new(fide_id),
        rating: Some(rating),
        federation: "NOR".into(),
        gender: Some(Gender::Female),
        birth: Some(Birth { year: 1990, month_day: None }),
        ..PlayerData::default()
    }
}

fn round(number: u16, state: RoundState, result: Option<GameResult>) -> Round {
    let game = Game { board: 1, white: ANN, black: BO, result, touched: 0, for_rating: None };
    let (number, paired_by) = (RoundNo(number), PairedBy::Import);
    Round { number, state, paired_by, games: vec![game], byes: Vec::new(), engine: Vec::new(), compared: None }
}

/// Ann and Bo played round 1; nothing is missing.
fn whole() -> Imported {
    let players = [player("Ann", 1, 2000), player("Bo", 2, 1900)];
    let players = (1..).zip(players);
    Imported {
        details: Details {
            name: "Hall Cup".into(),
            federation: "NOR".into(),
            start: Some(day(1)),
            end: Some(day(2)),
            schedule: vec![day(1).and_hms_opt(10, 0, 0)],
            chief_arbiter: Official { name: "Eva".into(), fide_id: FideId::new(9), ..Official::default() },
            ..Details::default()
        },
        regulations: Regulations { time_control: "5400+30".into(), rounds: 1, ..Regulations::default() },
        players: players
            .map(|(tpn, data)| ImportedPlayer { data, tpn: Tpn(tpn), ..ImportedPlayer::default() })
            .collect(),
        rounds: vec![round(1, RoundState::Published, Some(GameResult::Draw))],
        ..Imported::default()
    }
}

fn found(spoil: impl FnOnce(&mut Imported)) -> Vec<Objection> {
    let mut imported = whole();
    spoil(&mut imported);
    objections(&Tournament::of_import(&imported))
}

#[test]
fn an_event_that_lacks_nothing_has_no_objection() {
    assert_eq!(found(|_| ()), []);
}

#[test]
fn what_is_taken_away_is_named_and_nothing_else() {
    let ann = || vec![ANN];
    type Spoil = fn(&mut Imported);
    let cases: [(Spoil, Objection); 21] = [
        (|it| it.details.name.clear(), Objection::NoName),
        (|it| it.details.federation.clear(), Objection::NoFederation),
        (|it| it.details.start = None, Objection::NoStart),
        (|it| it.details.end = None, Objection::NoEnd),
        (|it| it.details.start = Some(day(3)), Objection::EndBeforeStart),
        (|it| it.details.chief_arbiter = Official::default(), Objection::NoChiefArbiter),
        (|it| it.details.chief_arbiter.fide_id = None, Objection::NoChiefArbiterId),
        (|it| it.details.schedule.clear(), Objection::NoRoundDates { rounds: vec![RoundNo(1)] }),
        (|it| it.regulations.time_control.clear(), Objection::NoTimeControl),
        (|it| it.regulations.time_control = "long".into(), Objection::UnreadableTimeControl),
        (|it| it.regulations.time_control = "29/5400:5400".into(), Objection::FirstControlTooEarly),
        (|it| it.players[0].data.fide_id = None, Objection::NoFideId { players: ann() }),
        (|it| it.players[0].data.birth = None, Objection::NoBirthYear { players: ann() }),
        (|it| it.players[0].data.federation.clear(), Objection::NoPlayerFederation { players: ann() }),
        (|it| it.players[0].data.name = "安".into(), Objection::NoLatinName { players: ann() }),
        (|it| it.players[0].data.gender = None, Objection::NoGender { players: ann() }),
        (
            |it| {
                it.players.iter_mut().for_each(|player| player.data.title = Some(Title::Wim));
                it.players[0].data.gender = Some(Gender::Male);
            },
            Objection::WomensTitle { players: ann() },
        ),
        (|it| it.players[0].data.rating = None, Objection::FewGames { players: ann() }),
        (
            |it| it.players[0].data.fide_id = FideId::new(2),
            Objection::SameFideId { fide_id: FideId::new(2).expect("a number"), players: vec![ANN, BO] },
        ),
        (|it| it.rounds[0].games[0].result = None, Objection::MissingResults { round: RoundNo(1), boards: vec![1] }),
        (
            |it| it.rounds[0].games[0].result = Some(GameResult::Adjourned),
            Objection::Adjourned { round: RoundNo(1), boards: vec![1] },
        ),
    ];
    for (spoil, objection) in cases {
        assert_eq!(found(spoil), [objection]);
    }
}

#[test]
fn a_draft_is_not_asked_for_its_results() {
    let with_draft = |it: &mut Imported| {
        it.details.schedule.push(day(2).and_hms_opt(10, 0, 0));
        it.rounds.push(round(2, RoundState::Draft, None));
    };
    assert_eq!(found(with_draft), []);
}

/// B.02 1.1: from 2400 on 120 minutes for 60 moves, from 1800 on 90, else 60.
#[test]
fn a_standard_game_is_as_long_as_its_stronger_player_needs() {
    for (rating, control, needed) in [
        (2400, "5400+30", None),
        (2400, "5400+29", Some(120)),
        (2399, "5400", None),
        (2399, "5399", Some(90)),
        (1799, "3600", None),
    ] {
        let objections = found(|it| {
            it.players.iter_mut().for_each(|player| player.data.rating = Some(1500));
            it.players[0].data.rating = Some(rating);
            it.regulations.time_control = control.into();
        });
        let too_short = objections.iter().find_map(|objection| match objection {
            Objection::TooShort { needed, players, .. } => Some((*needed, players.clone())),
            _ => None,
        });
        assert_eq!(too_short, needed.map(|needed| (needed, vec![ANN])), "{rating} {control}");
    }
}

/// Rapid: more than ten and fewer than sixty minutes; blitz: more than three and at most ten.
#[test]
fn rapid_and_blitz_have_their_own_bounds() {
    for (rate, control, is_of_rate) in [
        (Rate::Rapid, "600", false),
        (Rate::Rapid, "660", true),
        (Rate::Rapid, "3540", true),
        (Rate::Rapid, "3600", false),
        (Rate::Blitz, "180", false),
        (Rate::Blitz, "240", true),
        (Rate::Blitz, "600", true),
        (Rate::Blitz, "660", false),
    ] {
        let objections = found(|it| {
            it.regulations.rate = rate;
            it.regulations.time_control = control.into();
        });
        let other = objections.iter().any(|objection| matches!(objection, Objection::OtherRate { .. }));
        assert_eq!(other, !is_of_rate, "{rate:?} {control}");
    }
}

/// What is asked about, and what would not be taken at all.
#[test]
fn some_objections_are_questions() {
    let (one, no_players) = (RoundNo(1), Vec::new);
    for (objection, refuses) in [
        (Objection::NoFideId { players: no_players() }, false),
        (Objection::NoGender { players: no_players() }, false),
        (Objection::WomensTitle { players: no_players() }, false),
        (Objection::NoChiefArbiterId, false),
        (Objection::UnreadableTimeControl, false),
        (Objection::FewGames { players: no_players() }, false),
        (Objection::NoName, true),
        (Objection::NoBirthYear { players: no_players() }, true),
        (Objection::MissingResults { round: one, boards: vec![1] }, true),
    ] {
        assert_eq!(objection.refuses(), refuses, "{objection:?}");
    }
}
