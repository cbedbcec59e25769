//! SwissPerfect's.

use super::super::foreign::{
    GAME_FIELDS, GAMES, PLAYER_FIELDS, PLAYERS, SETTINGS, dbase, has, read, round, scores, swiss_perfect, zipped,
};
use super::{codes_of, unreadable};
use sonneborn_exchange::foreign::ForeignImport;
use sonneborn_exchange::foreign::report::Remark;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, PlayerData, Title};

/// An event of SwissPerfect whose first player has something else in a field of the record.
fn of_first(field: usize, text: &'static str) -> (PlayerData, ForeignImport) {
    let mut first = PLAYERS[0].1.to_vec();
    first[field] = text;
    let mut players: Vec<(bool, &[&str])> = PLAYERS.to_vec();
    players[0].1 = &first;
    let import = read(&swiss_perfect(SETTINGS, &players, &GAMES));
    (import.imported.players[0].data.clone(), import)
}

#[test]
fn titles_and_tie_breaks_of_swiss_perfect() {
    let titles = [Title::Gm, Title::Wgm, Title::Im, Title::Wim, Title::Fm, Title::Wfm];
    let listed = ["1", "2", "3", "4", "5", "6"].into_iter().zip(titles.map(Some));
    for (code, title) in listed.chain([("", None), ("0", None), ("7", None)]) {
        let (player, import) = of_first(10, code);
        assert_eq!(player.title, title, "{code}");
        assert_eq!(unreadable(&import, ".trn 1 TITLE", code), code == "7", "{code}");
    }
    for (code, gender) in [("", None), ("0", None), ("1", Some(Gender::Male)), ("2", Some(Gender::Female)), ("3", None)]
    {
        let (player, import) = of_first(11, code);
        assert_eq!(player.gender, gender, "{code}");
        assert_eq!(unreadable(&import, ".trn 1 SEX", code), code == "3", "{code}");
    }
    for (number, code) in [
        ("1216", None),
        ("1217", Some("BH")),
        ("1218", Some("BH/M1")),
        ("1219", Some("PS")),
        ("1220", Some("SB")),
        ("1221", None),
        ("1222", Some("WIN")),
        ("1223", None),
    ] {
        let settings = SETTINGS.replace("1217,1221,", &format!(" {number} ,,"));
        let import = read(&swiss_perfect(&settings, &PLAYERS, &GAMES));
        assert_eq!(codes_of(&import.imported), code.into_iter().collect::<Vec<_>>(), "{number}");
        let text = number.to_owned();
        let remark =
            code.map_or(Remark::TieBreakUnknown { text: text.clone() }, |code| Remark::TieBreakAssumed { text, code });
        assert!(has(&import, "[Standings] Tie Breaks", remark), "{number}");
    }
}

#[test]
fn ratings_ids_and_federations_of_swiss_perfect() {
    for (text, rating) in [("", None), ("0", None), ("2100", Some(2100)), ("99x", None)] {
        for (field, name) in [(6, "INTL_RTG"), (7, "LOC_RTG")] {
            let (player, import) = of_first(field, text);
            let found = if field == 6 { player.rating } else { player.ratings.national };
            assert_eq!(found, rating, "{name} {text}");
            assert_eq!(unreadable(&import, &format!(".trn 1 {name}"), text), text == "99x", "{name}");
        }
    }
    for (text, federation) in [("", ""), ("ger", "GER"), ("GE", ""), ("G3R", ""), ("GERM", "")] {
        let (player, import) = of_first(4, text);
        assert_eq!(player.federation, federation, "{text}");
        let told = unreadable(&import, ".trn 1 FEDER", text);
        assert_eq!(told, federation.is_empty() && !text.is_empty(), "{text}");
    }
    // Half points beside the games: tenths other than 5 are none.
    for (text, halves) in [
        ("", Some(0)),
        ("0", Some(0)),
        ("0.5", Some(1)),
        (".5", Some(1)),
        ("1", Some(2)),
        ("1.0", Some(2)),
        ("1.5", Some(3)),
    ]
    .into_iter()
    .chain([("0.3", None), ("x", None)])
    {
        let (_, import) = of_first(15, text);
        let total = scores(&import.imported)[0].parse::<f64>().expect("points");
        // The draw of round 1, a loss by forfeit, and what was a bye of half a point in round 3.
        assert_eq!(total, 0.5 + f64::from(halves.unwrap_or(0)) / 2.0, "{text}");
        assert_eq!(unreadable(&import, ".trn 1 BONUS", text), halves.is_none(), "{text}");
    }
}

/// White's and Black's score in halves, how both came about, and what it is.
#[test]
fn results_of_swiss_perfect() {
    use GameResult::{
        BlackDraws, BlackWins, BlackWinsByForfeit, BothForfeit, BothLose, Draw, WhiteDraws, WhiteWins,
        WhiteWinsByForfeit,
    };
    let played = [
        (["2", "0"], WhiteWins),
        (["0", "2"], BlackWins),
        (["1", "1"], Draw),
        (["0", "0"], BothLose),
        (["1", "0"], WhiteDraws),
        (["0", "1"], BlackDraws),
    ];
    let by_forfeit = [(["2", "0"], WhiteWinsByForfeit), (["0", "2"], BlackWinsByForfeit), (["0", "0"], BothForfeit)];
    let of = |table: &[([&str; 2], GameResult)], score: [&str; 2]| {
        table.iter().find(|(known, _)| *known == score).map(|(_, result)| *result)
    };
    let forfeits = ["34", "35", "36"];
    for white in ["", "0", "1", "2"] {
        for black in ["", "0", "1", "2"] {
            for (one, other) in [("1", "1"), ("0", "0"), ("1", "0")]
                .into_iter()
                .chain(forfeits.map(|kind| (kind, kind)))
                .chain([("34", "36"), ("34", "1")])
            {
                let score = [white, black];
                let is_forfeit = forfeits.contains(&one) && forfeits.contains(&other);
                // Nothing is entered yet where a score is missing, and where neither has a point in a game that is not rated.
                let is_open = score.contains(&"") || score == ["0", "0"] && (one, other) == ("0", "0");
                let expected = if is_open {
                    None
                } else if (one, other) == ("1", "1") {
                    of(&played, score)
                } else if is_forfeit {
                    of(&by_forfeit, score)
                } else {
                    // A win of which the two sides do not say how it came about was one by forfeit, which is told.
                    of(&by_forfeit[..2], score)
                };
                let record = ["1", "1", "2", white, black, one, other];
                let import = read(&swiss_perfect(SETTINGS, &PLAYERS, &[(false, &record)]));
                let name = format!("{white}:{black} {one}/{other}");
                assert_eq!(round(&import.imported, 1).0, [(0, 1, expected)], "{name}");
                let told = |remark| has(&import, ".sco 1", remark);
                let (round, white, black, code) = (RoundNo(1), Tpn(2), Tpn(1), name.clone());
                let is_unknown = !is_open && expected.is_none();
                assert_eq!(told(Remark::ResultUnknown { round, white, black, code }), is_unknown, "{name}");
                let is_assumed = expected.is_some() && !is_forfeit && (one, other) != ("1", "1");
                assert_eq!(told(Remark::ForfeitAssumed { round, white, black }), is_assumed, "{name}");
            }
        }
    }
}

/// The score of who met nobody, beside either colour; for who was marked as absent a point is the arbiter's.
#[test]
fn byes_of_swiss_perfect() {
    for (score, present, absent) in [
        ("2", Bye::PairingAllocated, Bye::FullPoint),
        ("1", Bye::HalfPoint, Bye::HalfPoint),
        ("0", Bye::ZeroPoint, Bye::ZeroPoint),
        ("", Bye::ZeroPoint, Bye::ZeroPoint),
        ("3", Bye::ZeroPoint, Bye::ZeroPoint),
    ] {
        // Players 1 and 7, of whom the latter is absent in rounds 3 and 4.
        for (id, at, bye) in [("1", 0, present), ("7", 6, absent)] {
            for record in [["3", id, "0", score, "", "1", "1"], ["3", "0", id, "", score, "1", "1"]] {
                let import = read(&swiss_perfect(SETTINGS, &PLAYERS, &[(false, &record)]));
                let found = round(&import.imported, 3).1.into_iter().find(|(player, _)| *player == at);
                assert_eq!(found, Some((at, bye)), "{record:?}");
                let (round, player) = (RoundNo(3), import.imported.players[at as usize].tpn);
                let told = has(&import, ".sco 1", Remark::ByeUnknown { round, player, code: score.into() });
                assert_eq!(told, score == "3", "{record:?}");
            }
        }
    }
    for (round, is_one) in [("0", false), ("1", true), ("99", true), ("100", false), ("x", false)] {
        let import = read(&swiss_perfect(SETTINGS, &PLAYERS, &[(false, &[round, "1", "2", "2", "0", "1", "1"])]));
        assert_eq!(unreadable(&import, ".sco 1", round), !is_one, "{round}");
    }
}

/// Records that were deleted are counted, where there are any, and say nothing.
#[test]
fn deleted_records_of_swiss_perfect() {
    for count in 0..=3 {
        let players: Vec<(bool, &[&str])> = PLAYERS
            .iter()
            .filter(|(is_deleted, _)| !is_deleted)
            .copied()
            .chain(std::iter::repeat_n(PLAYERS[1], count))
            .collect();
        let games: Vec<(bool, &[&str])> = std::iter::repeat_n(GAMES[3], count).collect();
        let import = read(&swiss_perfect(SETTINGS, &players, &games));
        assert_eq!(import.imported.players.len(), 7, "{count}");
        for part in [".trn", ".sco"] {
            let told = import.notes.iter().find_map(|note| match note.remark {
                Remark::Deleted { records } if note.place == part => Some(records),
                _ => None,
            });
            assert_eq!(told, Some(count).filter(|count| *count > 0), "{part}");
        }
    }
}

/// A field that the tables of other events have not is told with the number of records in which something stands; 0 is nothing.
#[test]
fn unknown_fields_of_swiss_perfect() {
    for (values, expected) in [(["", "0"], None), (["x", "0"], Some(1)), (["x", "1"], Some(2))] {
        let with = |fields: &[(&'static str, u8)], records: [&[&'static str]; 2]| {
            let fields: Vec<(&str, u8)> = fields.iter().copied().chain([("HOBBY", 3)]).collect();
            let records: Vec<Vec<&str>> = records
                .iter()
                .zip(values)
                .map(|(record, value)| record.iter().copied().chain([value]).collect())
                .collect();
            dbase(&fields, &records.iter().map(|record| (false, record.as_slice())).collect::<Vec<_>>())
        };
        let players = with(&PLAYER_FIELDS, [PLAYERS[0].1, PLAYERS[2].1]);
        let games = with(&GAME_FIELDS, [&["1", "1", "2", "2", "0", "1", "1"], &["2", "2", "1", "2", "0", "1", "1"]]);
        let import = read(&zipped(&[("a.ini", SETTINGS.as_bytes()), ("a.trn", &players), ("a.sco", &games)]));
        for place in [".trn HOBBY", ".sco HOBBY"] {
            let told = import.notes.iter().find(|note| note.place == place).map(|note| &note.remark);
            assert_eq!(told, expected.map(|records| Remark::RecordsLeftOut { records }).as_ref(), "{place} {values:?}");
        }
    }
}
