//! Papi's, as papi-converter writes them.

use super::super::access;
use super::super::foreign::{has, read, round};
use super::{born, codes_of, tells, unreadable};
use sonneborn_exchange::foreign::ForeignImport;
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Gender;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Rate, System};

/// An event of Papi of two players, with these variables, and what their records say beside their names.
fn papi(variables: &str, first: &str, second: &str) -> ForeignImport {
    let text = format!(
        r#"{{"variables": {{"rounds": "5" {variables}}},
            "players": [{{"lastName": "Aas" {first}}}, {{"lastName": "Berg" {second}}}]}}"#
    );
    read(text.as_bytes())
}

#[test]
fn variables_of_papi() {
    for (name, code) in [
        ("Solkoff", Some("BH")),
        ("Brésilien", Some("BH/C1")),
        ("Harkness", Some("BH/M1")),
        ("Cumulatif", Some("PS")),
        ("Performance", Some("TPR")),
        ("Nombre de Victoires", Some("WIN")),
        ("Sonnenborn-Berger", Some("SB")),
        ("Koya", Some("KS")),
        ("Kashdan", None),
        ("", None),
    ] {
        for field in ["tiebreak1", "tiebreak2", "tiebreak3"] {
            let import = papi(&format!(r#", "{field}": "{name}""#), "", "");
            assert_eq!(codes_of(&import.imported), code.into_iter().collect::<Vec<_>>(), "{name}");
            let told = has(&import, &format!("variables.{field}"), Remark::TieBreakUnknown { text: name.into() });
            assert_eq!(told, name == "Kashdan", "{name}");
        }
    }
    for (kind, pairing, is_table, is_known) in [
        ("", "", false, true),
        ("Suisse", "Standard", false, true),
        ("Swiss", "Suisse", false, true),
        ("Suisse", "Haley", false, true),
        ("ToutesRondes", "", true, true),
        ("Suisse", "Berger", true, true),
        ("Molter", "", false, false),
    ] {
        let import = papi(&format!(r#", "type": "{kind}", "pairing": "{pairing}""#), "", "");
        let system = import.imported.regulations.system;
        let is = (matches!(system, System::RoundRobin(_)), system != System::ByHand);
        assert_eq!(is, (is_table, is_known), "{kind} {pairing}");
        let told = has(&import, "variables.type", Remark::KindUnknown { kind: kind.into() });
        assert_eq!(told, !is_known, "{kind}");
        let told = has(&import, "variables.pairing", Remark::AccelerationLeftOut { name: pairing.into() });
        assert_eq!(told, pairing == "Haley", "{pairing}");
    }
    for (code, win, is_known) in
        [("", 1, true), ("NON", 1, true), ("non", 1, true), ("OUI", 3, true), ("oui", 3, true), ("2", 1, false)]
    {
        let import = papi(&format!(r#", "pointSystem": "{code}""#), "", "");
        assert_eq!(import.imported.regulations.scoring.win, Points::whole(win), "{code}");
        assert_eq!(has(&import, "variables.pointSystem", Remark::ScoringAssumed), !is_known, "{code}");
    }
    for (name, rate) in [
        ("", Rate::Standard),
        ("Elo", Rate::Standard),
        ("Rapide", Rate::Rapid),
        ("Blitz", Rate::Blitz),
        ("?", Rate::Standard),
    ] {
        let import = papi(&format!(r#", "ratingClass": "{name}""#), "", "");
        assert_eq!(import.imported.regulations.rate, rate, "{name}");
        let told = has(&import, "variables.ratingClass", Remark::RateAssumed { text: name.into() });
        assert_eq!(told, name == "?", "{name}");
    }
    for (date, day) in [
        ("", None),
        ("2026-01-31", Some("2026-01-31")),
        ("31/01/2026", Some("2026-01-31")),
        ("31/01/2026 14:00", Some("2026-01-31")),
        ("32/01/2026", None),
    ] {
        let import = papi(&format!(r#", "startDate": "{date}", "endDate": "{date}""#), "", "");
        let details = &import.imported.details;
        let days = [details.start, details.end].map(|day| day.map(|day| day.to_string()));
        assert_eq!(days, [day, day].map(|day| day.map(str::to_owned)), "{date}");
        for field in ["startDate", "endDate"] {
            let told = unreadable(&import, &format!("variables.{field}"), date);
            assert_eq!(told, day.is_none() && !date.is_empty(), "{date}");
        }
    }
    for (code, event) in [("61234", "61234"), ("0", ""), ("", "")] {
        let import = papi(&format!(r#", "homologation": "{code}""#), "", "");
        assert_eq!(import.imported.details.event_code, event);
    }
    // Limits of ratings have no place here; 0 is none.
    for (limit, is_told) in [("0", false), ("", false), ("2200", true)] {
        let import = papi(&format!(r#", "ratingThreshold1": "{limit}", "unheard": null"#), "", "");
        assert_eq!(unreadable(&import, "variables.ratingThreshold1", limit), is_told, "{limit}");
        assert!(!import.notes.iter().any(|note| note.place == "variables.unheard"));
    }
}

/// What the records of White and Black say of a game, and what it is.
#[test]
fn results_of_papi() {
    use GameResult::{
        BlackDraws, BlackWins, BlackWinsByForfeit, BlackWinsUnrated, BothForfeit, BothLose, BothLoseUnrated, Draw,
        DrawUnrated, WhiteDraws, WhiteWins, WhiteWinsByForfeit, WhiteWinsUnrated,
    };
    // A loss, a draw and a win; the same by forfeit, where 5 is for both; unrated.
    let known = [
        (0, 0, None),
        (3, 1, Some(WhiteWins)),
        (1, 3, Some(BlackWins)),
        (2, 2, Some(Draw)),
        (1, 1, Some(BothLose)),
        (2, 1, Some(WhiteDraws)),
        (1, 2, Some(BlackDraws)),
        (6, 4, Some(WhiteWinsByForfeit)),
        (4, 6, Some(BlackWinsByForfeit)),
        (5, 5, Some(BothForfeit)),
        (4, 5, Some(BothForfeit)),
        (5, 4, Some(BothForfeit)),
        (4, 4, Some(BothForfeit)),
        (13, 11, Some(WhiteWinsUnrated)),
        (11, 13, Some(BlackWinsUnrated)),
        (12, 12, Some(DrawUnrated)),
        (11, 11, Some(BothLoseUnrated)),
    ];
    let is_of_board = |code: u32| code <= 6 || (11..=13).contains(&code);
    for white in 0..=15 {
        for black in 0..=15 {
            let cell = |colour: &str, opponent: u32, result: u32| {
                format!(r#", "rounds": {{"1": {{"color": "{colour}", "opponent": {opponent}, "result": {result}}}}}"#)
            };
            let import = papi("", &cell("B", 1, white), &cell("N", 0, black));
            let expected = known.iter().find(|(one, other, _)| (*one, *other) == (white, black));
            let name = format!("{white}/{black}");
            let wrong = [(0, white), (1, black)].map(|(player, code)| {
                let told = import.notes.iter().any(|note| note.place == format!("players[{player}].rounds.1"));
                assert_eq!(told, !is_of_board(code), "{name}");
                told
            });
            if wrong == [false, false] {
                assert_eq!(round(&import.imported, 1).0, [(0, 1, expected.and_then(|(.., result)| *result))], "{name}");
            } else {
                assert!(import.imported.rounds.iter().all(|round| round.games.is_empty()), "{name}");
            }
            let told = tells(&import, |remark| matches!(remark, Remark::ResultUnknown { .. }));
            assert_eq!(told, wrong == [false, false] && expected.is_none(), "{name}");
        }
    }
    for (colours, is_game) in [(["B", "N"], true), (["N", "B"], true), (["B", "B"], false), (["X", "N"], false)] {
        let cell = |colour: &str, opponent: u32| {
            format!(r#", "rounds": [{{"color": "{colour}", "opponent": {opponent}, "result": 2}}]"#)
        };
        let imported = papi("", &cell(colours[0], 1), &cell(colours[1], 0)).imported;
        assert_eq!(imported.rounds.iter().any(|round| !round.games.is_empty()), is_game, "{colours:?}");
    }
}

/// Colour and result of who met nobody, and what it is: in a Swiss and in a table.
#[test]
fn byes_of_papi() {
    enum Is {
        Nothing,
        Wrong,
        A(Bye),
    }
    use Bye::{FullPoint, HalfPoint, PairingAllocated, ZeroPoint};
    use Is::{A, Nothing, Wrong};
    for (result, of_who_asked, of_others) in [
        ("0", A(ZeroPoint), Nothing),
        ("null", A(ZeroPoint), Nothing),
        ("1", Wrong, Wrong),
        ("2", A(HalfPoint), Wrong),
        ("3", Wrong, Wrong),
        ("4", Wrong, Wrong),
        ("5", Wrong, Wrong),
        ("6", A(FullPoint), A(PairingAllocated)),
        ("7", A(ZeroPoint), A(ZeroPoint)),
        ("8", A(HalfPoint), A(HalfPoint)),
        ("9", A(PairingAllocated), A(PairingAllocated)),
        ("10", A(FullPoint), A(FullPoint)),
        ("11", Wrong, Wrong),
        ("12", Wrong, Wrong),
        ("13", Wrong, Wrong),
        ("14", Nothing, Nothing),
        ("15", Wrong, Wrong),
        ("\"six\"", Wrong, Wrong),
    ] {
        for (colours, expected) in [(&["F"][..], of_who_asked), (&["R", "B", ""], of_others)] {
            for colour in colours {
                let first = format!(r#", "rounds": {{"1": {{"color": "{colour}", "result": {result}}}}}"#);
                let import = papi("", &first, "");
                let player = &import.imported.players[0];
                let of_round = import.imported.rounds.first().and_then(|round| round.byes.first()).map(|(_, bye)| *bye);
                let found = of_round.or(player.requested_byes.get(&RoundNo(1)).copied());
                let name = format!("{colour} {result}");
                assert_eq!(found, if let A(bye) = expected { Some(bye) } else { None }, "{name}");
                let told = import.notes.iter().any(|note| note.place == "players[0].rounds.1");
                assert_eq!(told, matches!(expected, Wrong), "{name}");
                // Only the bye of the pairing makes a round of it.
                assert_eq!(of_round.is_some(), found == Some(PairingAllocated), "{name}");
            }
        }
    }
    for (round, is_one) in [("0", false), ("1", true), ("24", true), ("25", false), ("x", false)] {
        let import = papi("", &format!(r#", "rounds": {{"{round}": {{"color": "F", "result": 8}}}}"#), "");
        let told = import.notes.iter().any(|note| note.place == format!("players[0].rounds.{round}"));
        assert_eq!(told, !is_one, "{round}");
    }
}

#[test]
fn players_of_papi() {
    let of = |said: &str| {
        let import = papi("", said, "");
        (import.imported.players[0].data.clone(), import)
    };
    for (code, gender) in [
        ("M", Some(Gender::Male)),
        ("m", Some(Gender::Male)),
        ("F", Some(Gender::Female)),
        ("f", Some(Gender::Female)),
        ("", None),
        ("X", None),
    ] {
        let (player, import) = of(&format!(r#", "gender": "{code}""#));
        assert_eq!(player.gender, gender, "{code}");
        assert_eq!(unreadable(&import, "players[0].gender", "X"), code == "X", "{code}");
    }
    for (id, expected, is_wrong) in [
        ("651234", FideId::new(651_234), false),
        (" '651234' ", FideId::new(651_234), false),
        ("0", None, false),
        ("", None, false),
        ("none", None, true),
    ] {
        let (player, import) = of(&format!(r#", "fideCode": "{id}""#));
        assert_eq!(player.fide_id, expected, "{id}");
        assert_eq!(unreadable(&import, "players[0].fideCode", id), is_wrong, "{id}");
    }
    for (paid, owed, expected) in
        [("5", "10", "5 / 10"), ("5", "0", "5"), ("5", "", "5"), ("0", "10", "0 / 10"), ("0.0", "", ""), ("", "", "")]
    {
        let (player, _) = of(&format!(r#", "paid": "{paid}", "owed": "{owed}""#));
        assert_eq!(player.paid, expected, "{paid} {owed}");
    }
    for (birth, expected) in [
        ("05/03/2001", Some("2001/03/05")),
        ("2001-03-05", Some("2001/03/05")),
        ("2001", Some("2001/00/00")),
        ("", None),
    ] {
        assert_eq!(born(&of(&format!(r#", "birthDate": "{birth}""#)).0).as_deref(), expected, "{birth}");
    }
    // Below 1000 a board that is kept for the player, from there on a place by the arbiter's word; neither has one here.
    for (board, field) in
        [("0", None), ("1", Some("fixedBoard")), ("999", Some("fixedBoard")), ("1000", Some("fixedBoard (1000+)"))]
    {
        let (_, import) = of(&format!(r#", "fixedBoard": "{board}""#));
        for name in ["fixedBoard", "fixedBoard (1000+)"] {
            let told = has(&import, &format!("players[].{name}"), Remark::FieldLeftOut { players: 1 });
            assert_eq!(told, field == Some(name), "{board}");
        }
    }
    for (value, is_told) in
        [("\"x\"", true), ("7", true), ("true", true), ("0", false), ("false", false), ("null", false)]
    {
        for field in ["email", "licenceType", "checkedIn", "hobby"] {
            let (_, import) = of(&format!(r#", "{field}": {value}"#));
            let told = has(&import, &format!("players[].{field}"), Remark::FieldLeftOut { players: 1 });
            assert_eq!(told, is_told, "{field} {value}");
        }
    }
}

/// The rating of each list is FIDE's (`F`), the federation's (`N`), or an estimate: of the event's rate it is kept, of the other rates
/// only FIDE's.
#[test]
fn ratings_of_papi() {
    let lists =
        [("elo", "fideElo", "Elo"), ("rapidElo", "fideRapidElo", "Rapide"), ("blitzElo", "fideBlitzElo", "Blitz")];
    for (at, (figure, kind, _)) in lists.into_iter().enumerate() {
        for (of_event, (.., class)) in lists.into_iter().enumerate() {
            for code in ["F", "f", "N", "E", "A", "R", "", "X"] {
                let variables = format!(r#", "ratingClass": "{class}""#);
                let import = papi(&variables, &format!(r#", "{figure}": 1850, "{kind}": "{code}""#), "");
                let player = &import.imported.players[0].data;
                let name = format!("{figure} {code} in {class}");
                let (is_fide, is_of_event) = (code.eq_ignore_ascii_case("F"), at == of_event);
                let known = [player.ratings.standard, player.ratings.rapid, player.ratings.blitz];
                let mut expected = [None; 3];
                expected[at] = is_fide.then_some(1850);
                assert_eq!(known, expected, "{name}");
                let rating = |is: bool| is.then_some(1850);
                assert_eq!(player.rating, rating(is_fide && is_of_event), "{name}");
                assert_eq!(player.ratings.national, rating(code == "N" && is_of_event), "{name}");
                let is_estimate = ["E", "A", "R", ""].contains(&code);
                assert_eq!(player.estimate, rating(is_estimate && is_of_event), "{name}");
                let left_out = has(&import, &format!("players[].{figure}"), Remark::FieldLeftOut { players: 1 });
                assert_eq!(left_out, (code == "N" || is_estimate) && !is_of_event, "{name}");
                assert_eq!(unreadable(&import, &format!("players[0].{kind}"), "X"), code == "X", "{name}");
            }
        }
    }
}

/// Of several byes of the pairing in one round the first is one, and byes of other kinds beside them stay what they are.
#[test]
fn only_one_bye_of_the_pairing_is_one() {
    let player = |name: &str, result: u32| {
        format!(r#"{{"lastName": "{name}", "rounds": {{"1": {{"color": "R", "result": {result}}}}}}}"#)
    };
    let players = [("A", 8), ("B", 9), ("C", 7), ("D", 9), ("E", 9)].map(|(name, result)| player(name, result));
    let text = format!(r#"{{"variables": {{"rounds": "5"}}, "players": [{}]}}"#, players.join(", "));
    let import = read(text.as_bytes());
    let byes: Vec<Bye> = round(&import.imported, 1).1.into_iter().map(|(_, bye)| bye).collect();
    assert_eq!(byes, [Bye::HalfPoint, Bye::PairingAllocated, Bye::ZeroPoint, Bye::FullPoint, Bye::FullPoint]);
    assert!(tells(&import, |remark| *remark == Remark::SeveralByes { round: RoundNo(1), players: 3 }));
}

/// Where each note of an event with faults stands: by the names of the converter, and by those of the database with the player's number.
#[test]
fn notes_of_papi_stand_where_the_file_has_their_cause() {
    let mut event = access::event();
    for (field, value) in [("startDate", "soon"), ("pointSystem", "2"), ("ratingClass", "?")] {
        event["variables"][field] = value.into();
    }
    for (player, field, value) in [(0, "gender", "X"), (0, "fideElo", "X"), (0, "fideTitle", "zz"), (2, "lastName", "")]
    {
        event["players"][player][field] = value.into();
    }
    // An opponent that nobody is, and a result that nobody has who met nobody.
    event["players"][2]["rounds"]["3"] = serde_json::json!({"color": "B", "opponent": 5, "result": 1});
    event["players"][3]["rounds"]["3"] = serde_json::json!({"color": "F", "result": 3});
    let (of_json, of_database) = [
        ("variables.startDate", "INFO DateDebut"),
        ("variables.pairing", "INFO Pairing"),
        ("variables.pairing", "INFO Pairing"),
        ("variables.pointSystem", "INFO DecomptePoints"),
        ("variables.ratingClass", "INFO ClassElo"),
        ("variables.tiebreak1", "INFO Dep1"),
        ("variables.tiebreak2", "INFO Dep2"),
        ("players[0].gender", "JOUEUR 2 Sexe"),
        ("players[0].fideTitle", "JOUEUR 2 FideTitre"),
        ("players[0].fideElo", "JOUEUR 2 Fide"),
        ("players[1].fideCode", "JOUEUR 3 FideCode"),
        ("players[2].lastName", "JOUEUR 4 Nom"),
        ("players", "JOUEUR"),
        ("players[2].rounds.3", "JOUEUR 4 Rd03"),
        ("players[3].rounds.3", "JOUEUR 5 Rd03"),
        ("players[].rounds.2", "JOUEUR Rd02"),
        ("", ""),
        ("players[].email", "JOUEUR EMail"),
        ("players[].rapidElo", "JOUEUR Rapide"),
    ]
    .into_iter()
    .unzip::<_, _, Vec<_>, Vec<_>>();
    for (file, places) in [(event.to_string().into_bytes(), of_json), (access::of_json(&event, &[]), of_database)] {
        let import = read(&file);
        assert_eq!(import.notes.iter().map(|note| note.place.as_str()).collect::<Vec<_>>(), places);
    }
}
