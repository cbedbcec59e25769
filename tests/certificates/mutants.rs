//! What was changed is refused: a pairing that is not the best has no certificate and is confirmed by none, and no certificate is
//! confirmed in which anything was changed.

use crate::events::file;
use proptest::prelude::*;
use sonneborn_certified::certificate::{Bound, Certificate};
use sonneborn_certified::confirm::{described, hold_round};
use sonneborn_certified::question::questions;
use sonneborn_certified::round::Round;
use sonneborn_certified::system::System;
use sonneborn_certified::{Report, confirm};
use sonneborn_prover::{NoProof, certify, certify_round};
use std::ops::Range;

/// How a round stands in a file.
struct Form {
    record: &'static [u8],
    number: Range<usize>,
    /// Where the rounds begin, and how wide each is.
    first: usize,
    width: usize,
    /// How wide an opponent's number is; the colour stands behind it and a blank.
    opponent: usize,
    /// The record with the totals, and where they stand.
    total_record: &'static [u8],
    totals: Range<usize>,
}

const OF_PLAYERS: Form =
    Form { record: b"001", number: 4..8, first: 91, width: 10, opponent: 4, total_record: b"001", totals: 80..84 };
const OF_TEAMS: Form =
    Form { record: b"802", number: 4..7, first: 28, width: 13, opponent: 3, total_record: b"310", totals: 54..67 };

impl Form {
    fn of(report: &Report) -> &'static Form {
        if report.system == System::Team { &OF_TEAMS } else { &OF_PLAYERS }
    }

    fn start(&self, round: usize) -> usize {
        self.first + self.width * (round - 1)
    }

    /// The opponent's number in a round, where the line has one.
    fn opponent(&self, line: &[u8], round: usize) -> Option<usize> {
        let start = self.start(round);
        parsed(line.get(start..start + self.opponent)?).filter(|&opponent| opponent > 0)
    }

    fn colour(&self, round: usize) -> usize {
        self.start(round) + self.opponent + 1
    }

    fn number(&self, line: &[u8]) -> Option<usize> {
        parsed(&line[self.number.clone()])
    }

    /// The lines of those who have an opponent in a round.
    fn seated(&self, lines: &[Vec<u8>], round: usize) -> Vec<usize> {
        let is_seated =
            |line: &usize| lines[*line].starts_with(self.record) && self.opponent(&lines[*line], round).is_some();
        (0..lines.len()).filter(is_seated).collect()
    }
}

fn parsed(field: &[u8]) -> Option<usize> {
    String::from_utf8_lossy(field).trim().parse().ok()
}

/// A file whose last round is published without colours and results, so that only its pairs can be right or wrong.
struct Blank {
    form: &'static Form,
    lines: Vec<Vec<u8>>,
    seated: Vec<usize>,
    round: usize,
}

impl Blank {
    fn of(text: &str) -> Blank {
        let report = Report::read(text).expect("a sound file");
        let (form, round) = (Form::of(&report), report.paired);
        let mut lines: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
        for line in lines.iter_mut().filter(|line| line.starts_with(form.total_record)) {
            line[form.totals.clone()].fill(b' ');
        }
        let seated = form.seated(&lines, round);
        for &line in &seated {
            let end = lines[line].len().min(form.start(round) + form.width);
            lines[line][form.start(round) + form.opponent..end].fill(b' ');
        }
        Blank { form, lines, seated, round }
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| String::from_utf8_lossy(line).into_owned() + "\n").collect()
    }

    /// Two players of the last round change their opponents.
    fn swap(&mut self, a: usize, b: usize) {
        let (form, start) = (self.form, self.form.start(self.round));
        if self.seated.len() < 4 {
            return;
        }
        let (a, b) = (self.seated[a % self.seated.len()], self.seated[b % self.seated.len()]);
        let line_of =
            |number: Option<usize>| self.seated.iter().copied().find(|&line| form.number(&self.lines[line]) == number);
        let [Some(c), Some(d)] = [a, b].map(|line| line_of(form.opponent(&self.lines[line], self.round))) else {
            return;
        };
        if a == b || c == b {
            return;
        }
        for (one, other) in [(a, d), (b, c)] {
            for (own, opponent) in [(one, other), (other, one)] {
                let opponent = self.lines[opponent][form.number.clone()].to_vec();
                self.lines[own][start..start + form.opponent].copy_from_slice(&opponent);
            }
        }
    }
}

/// The pairs of a round, as numbers.
fn pairs(report: &Report, round: usize) -> Vec<(u32, u32)> {
    let round = Round::of(report, round).expect("a pairing");
    let own = |rank: usize| (round.name(rank), round.name(round.mates[rank]));
    (0..round.players.len()).map(own).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("SONNEBORN_MUTANTS").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]
    #[test]
    fn a_pairing_that_was_changed_is_not_confirmed(
        seed in 0u64..1_000_000,
        swaps in prop::collection::vec((0usize..60, 0usize..60), 1..6),
    ) {
        let text = file(seed, 24);
        prop_assume!(Report::read(&text).expect("a sound file").paired > 0);
        let mut blank = Blank::of(&text);
        let before = Report::read(&blank.text()).expect("a sound file");
        let genuine = certify_round(&before, blank.round).expect("the engine's pairing");
        swaps.iter().for_each(|&(a, b)| blank.swap(a, b));
        let after = Report::read(&blank.text()).expect("a sound file");
        prop_assume!(pairs(&before, blank.round) != pairs(&after, blank.round));
        prop_assert!(certify_round(&after, blank.round).is_err(), "{}", blank.text());
        // A forged certificate: it has the changed pairs and values, and the proofs of the genuine ones.
        let round = Round::of(&after, blank.round).expect("a pairing");
        let mut forged = genuine.clone();
        let asked = questions(&round);
        let brackets: Vec<_> = asked.iter().filter(|question| !question.is_of_bye()).map(described).collect();
        for (bracket, genuine) in forged.brackets.iter_mut().zip(brackets) {
            let proof = std::mem::take(&mut bracket.proof);
            *bracket = genuine;
            bracket.proof = proof;
        }
        prop_assert!(round.keeps_the_rules().is_err() || hold_round(&round, &forged).is_err(), "{}", blank.text());
    }

    #[test]
    fn colours_that_were_turned_are_not_confirmed(seed in 0u64..1_000_000, which in 0usize..60) {
        let text = file(seed, 24);
        let report = Report::read(&text).expect("a sound file");
        prop_assume!(report.paired > 0);
        let (form, round) = (Form::of(&report), report.paired);
        let mut lines: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
        let seated = form.seated(&lines, round);
        prop_assume!(!seated.is_empty());
        let own = seated[which % seated.len()];
        let opponent = form.opponent(&lines[own], round);
        let other = seated.into_iter().find(|&line| form.number(&lines[line]) == opponent).expect("an opponent");
        let at = form.colour(round);
        for line in [own, other] {
            lines[line][at] = if lines[line][at] == b'w' { b'b' } else { b'w' };
        }
        let turned: String = lines.iter().map(|line| String::from_utf8_lossy(line).into_owned() + "\n").collect();
        let turned = Report::read(&turned).expect("a sound file");
        let refused = certify_round(&turned, round);
        prop_assert!(matches!(refused, Err(NoProof::Against(_))), "{refused:?}\n{text}");
        let (certificate, _) = certify(&report);
        prop_assert!(confirm(&turned, &certificate).expect("of this tournament")[round - 1].is_err());
    }

    /// Every kind of change to the text: a number, a letter, a word, a line.
    #[test]
    fn a_certificate_that_was_changed_is_not_confirmed(
        seed in 0u64..1_000_000,
        place in 0usize..1_000_000,
        change in 0usize..7,
        with in 0u8..10,
    ) {
        let text = file(seed, 24);
        let report = Report::read(&text).expect("a sound file");
        let written = certify(&report).0.to_string();
        let changed = changed(&written, place, change, with);
        prop_assume!(changed != written);
        let confirmed = changed.parse::<Certificate>().is_ok_and(|certificate| {
            confirm(&report, &certificate).is_ok_and(|rounds| rounds.iter().all(Result::is_ok))
        });
        prop_assert!(!confirmed, "{text}\n{written}\nbecame\n{changed}");
    }

    /// Somebody who changes a certificate with its sum gets no other pairing confirmed, no other value, and no bound that is
    /// needed taken away.
    #[test]
    fn a_certificate_that_was_forged_proves_nothing_else(
        seed in 0u64..1_000_000,
        place in 0usize..1_000_000,
        change in 0usize..6,
        with in 1i64..9,
    ) {
        let text = file(seed, 24);
        let report = Report::read(&text).expect("a sound file");
        let genuine = certify(&report).0;
        let mut forged = genuine.clone();
        prop_assume!(!forged.certified.is_empty());
        let rounds = forged.certified.len();
        let round = &mut forged.certified[place % rounds];
        let brackets = round.brackets.len();
        // Who is alone has the bye, and where that is given first, nothing is paired.
        prop_assume!(brackets > 0);
        let bracket = &mut round.brackets[place / rounds % brackets];
        let at = place / rounds / brackets;
        match change {
            0 if !bracket.pairs.is_empty() => {
                let pairs = bracket.pairs.len();
                bracket.pairs.remove(at % pairs);
            }
            1 if bracket.pairs.len() > 1 => {
                let pairs = bracket.pairs.len();
                let (one, other) = (at % pairs, (at + 1) % pairs);
                let taken = bracket.pairs[other].1;
                bracket.pairs[other].1 = std::mem::replace(&mut bracket.pairs[one].1, taken);
            }
            2 if !bracket.values.is_empty() => {
                let values = bracket.values.len();
                bracket.values[at % values].1 += with;
            }
            3 if !bracket.floaters.is_empty() => {
                bracket.floaters.pop();
            }
            // A bound of a player: their pair is bounded otherwise than it weighs then.
            4 | 5 if !bracket.proof.lanes.is_empty() => {
                let lanes = bracket.proof.lanes.len();
                let lane = &mut bracket.proof.lanes[at % lanes];
                let bounds = lane.bounds.len();
                let bound = &mut lane.bounds[at / lanes % bounds];
                prop_assume!(!bound.is_of_set);
                let others = Bound { players: bound.players.split_off(1), ..bound.clone() };
                bound.value += with;
                lane.bounds.extend(Some(others).filter(|others| !others.players.is_empty()));
            }
            _ => return Err(TestCaseError::reject("nothing to change")),
        }
        prop_assert_ne!(&forged, &genuine);
        let read: Certificate = forged.to_string().parse().expect("as it was written");
        let confirmed = confirm(&report, &read).expect("of this tournament");
        prop_assert!(confirmed.iter().any(Result::is_err), "{text}\n{forged}");
    }
}

fn changed(text: &str, place: usize, change: usize, with: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = place % bytes.len();
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let line = place % lines.len();
    match change {
        // A digit for another, of those that stand nearest.
        0 | 1 => {
            let digit = (at..bytes.len()).chain(0..at).find(|&at| bytes[at].is_ascii_digit());
            digit.into_iter().for_each(|at| bytes[at] = b'0' + with);
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        2 => drop(bytes.remove(at)),
        3 => bytes.insert(at, bytes[at]),
        4 => drop(lines.remove(line)),
        5 => lines.insert(line, lines[line]),
        _ => lines.swap(line, (line + 1 + usize::from(with)) % text.lines().count()),
    }
    if change < 4 { String::from_utf8_lossy(&bytes).into_owned() } else { lines.concat() }
}
