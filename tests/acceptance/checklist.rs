//! The answers that the program prints of itself are those that are tested: each question has its test by its number, or is
//! answered by people; and none is called answered as FIDE wants it while its test is left out.

use crate::hall::printed;
use sonneborn::manual::acceptance::{Checklist, Cost, HeldBy, Scope};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The numbers of the tests, and whether each runs.
fn tests() -> BTreeMap<u16, bool> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/acceptance");
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the folder lists") {
        let text = fs::read_to_string(file.expect("listed").path()).expect("it reads");
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let name = line.strip_prefix("fn q").or_else(|| line.strip_prefix("async fn q"));
            let Some(number) = name.and_then(|name| name.get(..3)?.parse().ok()) else { continue };
            let marks: Vec<&&str> = lines[..index].iter().rev().take_while(|line| line.starts_with("#[")).collect();
            assert!(marks.iter().any(|mark| mark.contains("test")), "{line} is no test");
            let runs = !marks.iter().any(|mark| mark.contains("ignore"));
            assert_eq!(found.insert(number, runs), None, "question {number} has two tests");
        }
    }
    found
}

/// What no answer leads to, and what FIDE wants one way or the other, needs no test.
#[test]
fn every_question_that_is_asked_has_its_test_or_is_for_people() {
    let (tests, checklist) = (tests(), Checklist::ours());
    assert!(tests.keys().all(|number| (1..=225).contains(number)));
    let mut missing = Vec::new();
    for question in &checklist.questions {
        let costs = Scope::ALL.map(|scope| checklist.cost(question, scope));
        let is_right = question.wanted.is_some() && costs.contains(&Cost::Nothing);
        if is_right && question.held_by == HeldBy::Test && tests.get(&question.number) != Some(&true) {
            missing.push(question.number);
        }
    }
    assert_eq!(missing, [0; 0], "called right without a test");
}

#[test]
fn no_system_fails_and_none_costs_anything() {
    for scope in Scope::ALL {
        let sum = Checklist::ours().sum(scope);
        assert_eq!((sum.failures, sum.percent), (0, 0), "{}", scope.code());
    }
}

#[test]
fn the_command_prints_the_answers_and_their_sums() {
    let text = printed(&["--lang", "en", "acceptance"]);
    assert!(text.contains("FIDE has not accepted or endorsed this program."), "{text}");
    let rows = |text: &str| text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| -")).count();
    assert_eq!(rows(&text), 5 * 226 + 6, "a table a system, and the sums");
    let one = printed(&["--lang", "zh-Hans", "acceptance", "--system", "team", "--costly"]);
    let costly = {
        let sum = Checklist::ours();
        sum.questions.iter().filter(|question| matches!(sum.cost(question, Scope::Team), Cost::Some(_))).count()
    };
    assert_eq!(rows(&one), costly + 1 + 6);
    assert!(one.contains("国际棋联并未认可或推荐本程序"), "{one}");
    let manual = printed(&["--lang", "en", "manual"]);
    assert!(manual.contains("# FIDE’s checklist") && manual.contains("Does the checker read TRF26"), "{manual:.300}");
}
