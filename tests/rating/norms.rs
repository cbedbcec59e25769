//! Title norms, each condition by its article of B.01.

use sonneborn::rating::norms::{Assessment, Norm, NormEvent, NormGame, Rule, assess, search};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::Mark;
use sonneborn::tournament::player::Title;

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
