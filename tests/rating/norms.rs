//! Title norms, each condition by its article of B.01.

use sonneborn_rating::norms::{Assessment, Norm, NormEvent, NormGame, Rule, assess, search};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::player::Title;

/// A game told as an arbiter would: `GM ITA 2520 1`; `-` for no title or no rating; results `1`, `=`, `0`.
fn games(lines: &[&str]) -> Vec<NormGame> {
    (1..)
        .zip(lines)
        .map(|(round, line)| {
            let [title, federation, rating, result] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                panic!("four words: {line}");
            };
            let mark = match result {
                "1" => Mark::Win,
                "=" => Mark::Draw,
                _ => Mark::Loss,
            };
            NormGame {
                round: RoundNo(round),
                rating: rating.parse().ok(),
                title: Title::from_code(title),
                federation: federation.into(),
                mark,
            }
        })
        .collect()
}

/// Nine opponents who make every condition of a GM norm with 6½ points: average 2475, three GMs.
const GM_NORM: [&str; 9] = [
    "GM ITA 2520 1",
    "GM GER 2510 =",
    "GM GER 2500 1",
    "IM FRA 2480 =",
    "IM FRA 2470 1",
    "FM ESP 2460 =",
    "-  NOR 2450 1",
    "-  NOR 2445 =",
    "-  NOR 2440 =",
];

fn judged(norm: Norm, lines: &[&str]) -> Assessment {
    assess(norm, "NOR", &games(lines), NormEvent::default())
}

fn missed(norm: Norm, lines: &[&str]) -> Vec<Rule> {
    judged(norm, lines).missed().map(|condition| condition.rule).collect()
}

/// The norm's games with some lines replaced.
fn with(changes: &[(usize, &'static str)]) -> Vec<&'static str> {
    let mut lines = GM_NORM.to_vec();
    for (index, line) in changes {
        lines[*index] = line;
    }
    lines
}

#[test]
fn a_norm_with_everything_is_found() {
    assert_eq!(missed(Norm::Gm, &GM_NORM), []);
}

#[test]
fn art_1_4_1_nine_games() {
    assert!(missed(Norm::Gm, &with(&[])[..8]).contains(&Rule::Games));
}

#[test]
fn art_1_4_3_two_foreign_federations() {
    let lines: Vec<String> =
        with(&[]).iter().map(|line| line.replace("ITA", "GER").replace("FRA", "NOR").replace("ESP", "NOR")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let missed = missed(Norm::Gm, &lines);
    assert!(missed.contains(&Rule::ForeignFederations), "{missed:?}");
    assert!(missed.contains(&Rule::OwnFederation), "six of nine are more than three fifths: {missed:?}");
}

#[test]
fn art_1_4_4_two_thirds_from_one_federation() {
    let lines: Vec<String> =
        with(&[]).iter().map(|line| line.replace("ITA", "GER").replace("FRA", "GER").replace("ESP", "GER")).collect();
    let mut lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert!(!missed(Norm::Gm, &lines).contains(&Rule::OneFederation), "six of nine are two thirds");
    lines[8] = "- GER 2440 =";
    assert!(missed(Norm::Gm, &lines).contains(&Rule::OneFederation));
}

#[test]
fn art_1_4_5_titles() {
    assert_eq!(missed(Norm::Gm, &with(&[(5, "CM ESP 2460 =")])), [], "five of nine are half");
    let two = with(&[(4, "CM FRA 2470 1"), (5, "CM ESP 2460 =")]);
    assert!(missed(Norm::Gm, &two).contains(&Rule::TitledOpponents), "a CM does not count");
    assert!(missed(Norm::Gm, &with(&[(0, "IM ITA 2520 1")])).contains(&Rule::TitleHolders));
    assert!(!missed(Norm::Im, &with(&[(0, "IM ITA 2520 1")])).contains(&Rule::TitleHolders));
}

#[test]
fn art_1_4_6_one_opponent_is_raised_to_the_floor() {
    let average = |lines: &[&str]| {
        let assessment = judged(Norm::Gm, lines);
        assessment.conditions.iter().find(|condition| condition.rule == Rule::Average).expect("always judged").found
    };
    assert_eq!(average(&["GM ITA 2500 1", "GM GER 1900 1"]), 2350, "1900 counts 2200");
    assert_eq!(average(&["GM ITA 1900 1", "GM GER 1800 1"]), 2050, "only the lowest is raised");
    assert_eq!(average(&["GM ITA 2000 1", "GM GER 1801 1", "- NOR - 1"]), 2000, "the unrated is the lowest");
}

#[test]
fn art_1_4_8_performance_and_score() {
    let drawn = with(&[(0, "GM ITA 2520 ="), (2, "GM GER 2500 =")]);
    assert_eq!(missed(Norm::Gm, &drawn), [Rule::Performance], "5½ points perform 2555");
    let lost: Vec<String> = with(&[]).iter().map(|line| line.replace(" 1", " 0")).collect();
    let lost: Vec<&str> = lost.iter().map(String::as_str).collect();
    assert!(missed(Norm::Gm, &lost).contains(&Rule::Score), "2½ of 9 are less than 35 %");
}

#[test]
fn art_1_4_1_games_after_the_norm_and_wins_may_be_left_out() {
    let mut lines = with(&[]);
    lines.push("- NOR 2300 0");
    let found = search(Norm::Gm, "NOR", &games(&lines), NormEvent::default());
    assert!(found.is_met());
    assert_eq!(found.left_out, [RoundNo(10)]);
    let mut lines = with(&[]);
    lines.insert(0, "- NOR 1500 1");
    lines.insert(1, "- NOR 1500 1");
    let found = search(Norm::Gm, "NOR", &games(&lines), NormEvent::default());
    assert!(found.is_met());
    assert!(!found.left_out.is_empty());
    let round_robin = NormEvent { predetermined: true, ..NormEvent::default() };
    assert!(!search(Norm::Gm, "NOR", &games(&lines), round_robin).is_met(), "opponents were known in advance");
}

#[test]
fn every_score_of_nine_games_needs_the_average_of_the_annex() {
    for (halves, average) in
        [(14, 2380), (13, 2434), (12, 2475), (11, 2520), (10, 2557), (9, 2600), (8, 2643), (7, 2680)]
    {
        let met = |average: u16| {
            let lines: Vec<NormGame> = (0..9)
                .map(|index| NormGame {
                    round: RoundNo(index + 1),
                    rating: Some(average),
                    title: Some(Title::Gm),
                    federation: ["ITA", "GER", "FRA"][usize::from(index) % 3].into(),
                    mark: match halves - 2 * i32::from(index) {
                        2.. => Mark::Win,
                        1 => Mark::Draw,
                        _ => Mark::Loss,
                    },
                })
                .collect();
            assess(Norm::Gm, "NOR", &lines, NormEvent::default()).is_met()
        };
        assert!(met(average) && !met(average - 1), "{halves} half points need {average}");
    }
}

#[test]
fn art_1_4_1_fewer_games_where_the_event_is_named() {
    let eight = &GM_NORM[..8];
    let in_event = |least_games| NormEvent { least_games, ..NormEvent::default() };
    let missed = |games: &[&str], event| -> Vec<Rule> {
        assess(Norm::Gm, "NOR", &self::games(games), event).missed().map(|condition| condition.rule).collect()
    };
    assert_eq!(missed(eight, NormEvent::default()), [Rule::Games]);
    assert_eq!(missed(eight, in_event(8)), [], "a World Cup, or eight of nine rounds");
    assert_eq!(missed(&GM_NORM[..7], in_event(7)), [], "a team championship of seven rounds");
    assert_eq!(missed(&GM_NORM[..6], in_event(7)), [Rule::Games]);
}

#[test]
fn art_1_4_3_and_1_4_4_maxima_are_rounded_down_and_minima_up() {
    // By the number of games: own federation, one federation, titled opponents, holders of the title (art. 1.7).
    for (count, own, one, titled, holders) in
        [(7, 4, 4, 4, 3), (8, 4, 5, 4, 3), (9, 5, 6, 5, 3), (10, 6, 6, 5, 4), (11, 6, 7, 6, 4), (13, 7, 8, 7, 5)]
    {
        let lines = vec!["GM GER 2500 ="; count];
        let assessment = judged(Norm::Gm, &lines);
        let needed = |rule| {
            let found = assessment.conditions.iter().find(|condition| condition.rule == rule);
            found.map(|condition| condition.needed)
        };
        let rules = [Rule::OwnFederation, Rule::OneFederation, Rule::TitledOpponents, Rule::TitleHolders];
        assert_eq!(rules.map(needed), [own, one, titled, holders].map(Some), "{count} games");
    }
}

#[test]
fn art_1_4_3_fide_s_flag_and_none_are_no_federations() {
    for none in ["FID", "NON"] {
        let without = |line: &&str| line.replace("FRA", none).replace("ESP", none).replace("ITA", "GER");
        let lines: Vec<String> = GM_NORM.iter().map(without).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(missed(Norm::Gm, &lines), [Rule::ForeignFederations], "three from GER, three from {none}");
    }
}

#[test]
fn art_1_4_3e_a_waived_event_asks_for_no_federations() {
    let at_home: Vec<String> = GM_NORM
        .iter()
        .map(|line| ["ITA", "GER", "FRA", "ESP"].iter().fold(line.to_string(), |line, from| line.replace(from, "NOR")))
        .collect();
    let at_home: Vec<&str> = at_home.iter().map(String::as_str).collect();
    let waived = NormEvent { federations_waived: true, ..NormEvent::default() };
    assert!(!judged(Norm::Gm, &at_home).is_met());
    assert!(assess(Norm::Gm, "NOR", &games(&at_home), waived).is_met());
}

#[test]
fn art_1_4_5_each_norm_counts_its_own_titles() {
    let table: [(&str, [bool; 4]); 8] = [
        ("GM", [true, true, true, true]),
        ("IM", [false, true, true, true]),
        ("WGM", [false, false, true, true]),
        ("WIM", [false, false, false, true]),
        ("FM", [false; 4]),
        ("WFM", [false; 4]),
        ("CM", [false; 4]),
        ("WCM", [false; 4]),
    ];
    for (title, counts) in table {
        let line = format!("{title} GER 2500 =");
        let lines = vec![line.as_str(); 9];
        for (norm, counted) in Norm::ALL.into_iter().zip(counts) {
            assert_eq!(!missed(norm, &lines).contains(&Rule::TitleHolders), counted, "{title} for {norm:?}");
            let is_titled = !matches!(title, "CM" | "WCM");
            assert_eq!(!missed(norm, &lines).contains(&Rule::TitledOpponents), is_titled, "{title}");
        }
    }
}

#[test]
fn art_1_4_5f_a_double_round_robin_has_six_players() {
    for (players, met) in [(5, false), (6, true)] {
        let event = NormEvent { predetermined: true, players_of_double: Some(players), ..NormEvent::default() };
        let missed: Vec<Rule> =
            assess(Norm::Gm, "NOR", &games(&GM_NORM), event).missed().map(|condition| condition.rule).collect();
        assert_eq!(missed.is_empty(), met, "{missed:?}");
    }
}

#[test]
fn art_1_4_7_half_a_point_of_the_average_is_rounded_up() {
    let average = |lines: &[&str]| {
        let assessment = judged(Norm::Gm, lines);
        assessment.conditions.iter().find(|condition| condition.rule == Rule::Average).expect("always judged").found
    };
    assert_eq!(average(&["GM ITA 2500 1", "GM GER 2501 1"]), 2501);
    assert_eq!(average(&["GM ITA 2500 1", "GM GER 2500 1", "GM GER 2501 1"]), 2500);
}

#[test]
fn art_1_4_9_half_a_percent_is_rounded_up() {
    let performance = |lines: &[&str]| {
        let assessment = judged(Norm::Gm, lines);
        assessment.conditions.iter().find(|condition| condition.rule == Rule::Performance).expect("judged").found
    };
    let mut eight = vec!["GM ITA 2500 ="; 8];
    eight[0] = "GM ITA 2500 1";
    assert_eq!(performance(&eight), 2543, "4½ of 8 are 56.25 %: 56, dp 43");
    eight[1] = "GM ITA 2500 1";
    eight[2] = "GM ITA 2500 1";
    eight[3] = "GM ITA 2500 1";
    eight[4] = "GM ITA 2500 1";
    assert_eq!(performance(&eight), 2500 + 251, "6½ of 8 are 81.25 %: 81, dp 251");
    let sixteen = [vec!["GM ITA 2500 1"; 1], vec!["GM ITA 2500 ="; 15]].concat();
    assert_eq!(performance(&sixteen), 2521, "8½ of 16 are 53.125 %: 53, dp 21");
    let four = ["GM ITA 2500 1", "GM ITA 2500 =", "GM ITA 2500 =", "GM ITA 2500 ="];
    assert_eq!(performance(&four), 2500 + 95, "2½ of 4 are 62.5 %: 63, dp 95");
}

#[test]
fn art_1_4_8b_at_least_35_percent() {
    for (count, halves) in [(9, 7), (10, 7), (11, 8), (13, 10)] {
        let with = |halves: usize| {
            let lines: Vec<&str> =
                (0..count).map(|index| if index < halves { "GM GER 2900 =" } else { "GM GER 2900 0" }).collect();
            missed(Norm::Gm, &lines).contains(&Rule::Score)
        };
        assert!(!with(halves) && with(halves - 1), "{halves} half points of {count} games");
    }
}

/// 1.4.1 with 1.4.4: wins over compatriots are left out where those over the lowest rated would not do.
#[test]
fn the_wins_that_make_a_norm_when_left_out_are_found_whoever_they_were_against() {
    let mut lines = with(&[(0, "GM NOR 2520 1"), (1, "GM NOR 2510 ="), (2, "GM NOR 2500 1")]);
    lines.insert(0, "IM NOR 2455 1");
    lines.push("IM FRA 2440 1");
    let games = games(&lines);
    let whole = assess(Norm::Gm, "NOR", &games, NormEvent::default());
    assert!(whole.missed().any(|condition| condition.rule == Rule::OwnFederation), "seven of eleven: {whole:?}");
    let found = search(Norm::Gm, "NOR", &games, NormEvent::default());
    assert!(found.is_met(), "{found:?}");
    assert_eq!(found.left_out, [RoundNo(1), RoundNo(8)], "five of nine are compatriots, and three grandmasters");
    assert_eq!(found.counts_as(), 9);
}
