//! The questions of the draft checklist VCL4THP.13 of FIDE's Technical Commission, in our own short words, with what this program
//! answers and what an answer costs. They are asked of an event in FIDE mode, so what is possible only outside it does not count.
//!
//! FIDE has neither accepted nor endorsed this program. The answers are `questions.csv`, a row a question; `tests/acceptance`
//! holds that each has its test, and that none is called right whose test is left out.

use super::table::written;
use sonneborn_i18n::{Lang, acceptance as words, systems, values};
use sonneborn_tournament::regulations::{RoundRobin, System};

const QUESTIONS: &str = include_str!("questions.csv");
/// The paths on which promises of questions were held, as the hall machine wrote them (`tests/hall/paths.rs`).
pub const PATHS: &str = include_str!("paths.csv");
/// A system with more than so many per cent does not pass.
pub const MOST_PERCENT: u32 = 100;
/// What stands for a question that is not asked of a system, and for an answer that is not wanted one way or the other.
const NOTHING: &str = "-";

sonneborn_tournament::with_codes! {
    /// A system for which the questions are answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Scope {
        Dutch = "dutch",
        Dubov = "dubov",
        Burstein = "burstein",
        Team = "team",
        RoundRobin = "round-robin",
    }
}

impl Scope {
    pub fn system(self) -> System {
        match self {
            Scope::Dutch => System::Dutch2026,
            Scope::Dubov => System::Dubov,
            Scope::Burstein => System::Burstein,
            Scope::Team => System::TeamSwiss,
            Scope::RoundRobin => System::RoundRobin(RoundRobin { double: false, reverse_last_two: false }),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// Counts as the answer that is not wanted.
    InPart,
}

impl Answer {
    fn of(code: &str) -> Option<Answer> {
        match code {
            "Y" => Some(Answer::Yes),
            "N" => Some(Answer::No),
            "P" => Some(Answer::InPart),
            NOTHING => None,
            _ => panic!("{code} is no answer"),
        }
    }

    pub(super) fn word(self, lang: Lang) -> &'static str {
        match self {
            Answer::Yes => values::yes(lang),
            Answer::No => values::no(lang),
            Answer::InPart => words::in_part(lang),
        }
    }
}

/// What the answer that is not wanted costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// It ends the verification.
    Failure,
    /// Questions of one group cost it once together; the group is the number of its first question.
    Percent { percent: u32, group: u16 },
    /// The draft's figure is not known to us.
    Unknown,
}

/// Who vouches for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldBy {
    Test,
    /// Only people can say it.
    People,
}

#[derive(Clone, Debug)]
pub struct Question {
    pub number: u16,
    pub asks: String,
    pub wanted: Option<Answer>,
    pub weight: Weight,
    /// Asked only where another question was answered so.
    when: Option<(u16, Answer)>,
    ours: Answer,
    /// Systems for which the answer is another, or none.
    otherwise: Vec<(Scope, Option<Answer>)>,
    pub held_by: HeldBy,
    pub why: String,
    /// On how many paths the test run held the answer: its own test is one.
    pub paths: usize,
}

impl Question {
    /// The answer for a system; `None` where it is not asked of that one.
    pub fn answer(&self, scope: Scope) -> Option<Answer> {
        let own = self.otherwise.iter().find(|(other, _)| *other == scope);
        own.map_or(Some(self.ours), |(_, answer)| *answer)
    }

    fn read(row: &csv::StringRecord) -> Question {
        let field = |column: usize| row.get(column).unwrap_or_default();
        let number = field(0).parse().expect("a number");
        let of_system = |text: &str| {
            let (code, answer) = text.split_once('=').expect("system=answer");
            let scope = Scope::of_code(code).expect("a system");
            (scope, Answer::of(answer))
        };
        Question {
            number,
            asks: field(1).into(),
            wanted: Answer::of(field(2)),
            weight: weight(field(3), number),
            when: field(4)
                .split_once('=')
                .map(|(other, answer)| (other.parse().expect("a number"), Answer::of(answer).expect("an answer"))),
            ours: Answer::of(field(5)).expect("an answer"),
            otherwise: field(6).split_whitespace().map(of_system).collect(),
            held_by: if field(7) == "people" { HeldBy::People } else { HeldBy::Test },
            why: field(8).into(),
            paths: 0,
        }
    }
}

/// The question with its paths: one for its own test, and those of the machine.
fn counted(question: Question) -> Question {
    let number = question.number.to_string();
    let machine = PATHS.lines().filter(|line| line.split(',').next() == Some(&number)).count();
    Question { paths: usize::from(question.held_by == HeldBy::Test) + machine, ..question }
}

/// `F`, `10`, `12@124` for twelve per cent together with question 124, or nothing.
fn weight(text: &str, number: u16) -> Weight {
    let percent = |text: &str| text.parse().expect("per cent");
    match text.split_once('@') {
        _ if text.is_empty() => Weight::Unknown,
        _ if text == "F" => Weight::Failure,
        None => Weight::Percent { percent: percent(text), group: number },
        Some((text, group)) => Weight::Percent { percent: percent(text), group: group.parse().expect("a number") },
    }
}

/// What an answer costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    NotAsked,
    Nothing,
    Some(Weight),
}

/// What the answers for a system come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub asked: u32,
    pub as_wanted: u32,
    pub failures: u32,
    pub percent: u32,
    /// Answers that are not wanted, at a cost that we do not know.
    pub unknown: u32,
}

/// All questions.
#[derive(Clone, Debug)]
pub struct Checklist {
    pub questions: Vec<Question>,
}

impl Checklist {
    /// The answers of this version.
    ///
    /// # Panics
    /// Where a row of `questions.csv` is malformed; a test reads them all.
    pub fn ours() -> Checklist {
        let mut reader = csv::Reader::from_reader(QUESTIONS.as_bytes());
        let questions = reader.records().map(|row| Question::read(&row.expect("a row"))).map(counted).collect();
        Checklist { questions }
    }

    pub(super) fn question(&self, number: u16) -> &Question {
        &self.questions[usize::from(number) - 1]
    }

    /// Whether the answers before lead to the question.
    pub fn is_asked(&self, question: &Question, scope: Scope) -> bool {
        question.answer(scope).is_some()
            && question.when.is_none_or(|(number, answer)| {
                let before = self.question(number);
                // What is so in part is asked about like what is so.
                let given = before.answer(scope).map(|given| if given == Answer::InPart { Answer::Yes } else { given });
                given == Some(answer) && self.is_asked(before, scope)
            })
    }

    pub fn cost(&self, question: &Question, scope: Scope) -> Cost {
        if !self.is_asked(question, scope) {
            Cost::NotAsked
        } else if question.wanted.is_none_or(|wanted| question.answer(scope) == Some(wanted)) {
            Cost::Nothing
        } else {
            Cost::Some(question.weight)
        }
    }

    pub fn sum(&self, scope: Scope) -> Sum {
        let mut sum = Sum::default();
        let mut groups = Vec::new();
        for question in &self.questions {
            let cost = self.cost(question, scope);
            sum.asked += u32::from(cost != Cost::NotAsked);
            match cost {
                Cost::NotAsked => {}
                Cost::Nothing => sum.as_wanted += 1,
                Cost::Some(Weight::Failure) => sum.failures += 1,
                Cost::Some(Weight::Unknown) => sum.unknown += 1,
                Cost::Some(Weight::Percent { group, .. }) if groups.contains(&group) => {}
                Cost::Some(Weight::Percent { percent, group }) => {
                    groups.push(group);
                    sum.percent += percent;
                }
            }
        }
        sum
    }

    /// The sums as a table in Markdown.
    pub fn sums(&self, lang: Lang) -> String {
        let head = [
            words::system(lang),
            words::asked(lang),
            words::as_wanted(lang),
            words::failures(lang),
            words::percent(lang),
            words::unknown(lang),
        ];
        let row = |scope: Scope| {
            let sum = self.sum(scope);
            let figures = [sum.asked, sum.as_wanted, sum.failures, sum.percent, sum.unknown];
            let name = systems::name(lang, scope.system()).to_owned();
            [name].into_iter().chain(figures.map(|figure| figure.to_string())).collect()
        };
        written(&head, Scope::ALL.into_iter().map(row))
    }

    /// The questions, the answers and their costs for a system as a table in Markdown; `only_costly`: those that cost something.
    pub fn table(&self, lang: Lang, scope: Scope, only_costly: bool) -> String {
        let head = [
            words::number(lang),
            words::question(lang),
            words::wanted(lang),
            words::answer(lang),
            words::cost(lang),
            words::paths(lang),
        ];
        let shown = self.questions.iter().filter(|one| !only_costly || matches!(self.cost(one, scope), Cost::Some(_)));
        written(&head, shown.map(|question| self.row(lang, question, scope)))
    }

    fn row(&self, lang: Lang, question: &Question, scope: Scope) -> Vec<String> {
        let cost = match self.cost(question, scope) {
            Cost::NotAsked => words::not_asked(lang).to_owned(),
            Cost::Nothing => String::new(),
            Cost::Some(Weight::Failure) => words::failure(lang).to_owned(),
            Cost::Some(Weight::Percent { percent, .. }) => format!("{percent} %"),
            Cost::Some(Weight::Unknown) => words::cost_unknown(lang).to_owned(),
        };
        let asks = match question.when {
            Some((number, _)) => format!("({number}) {}", question.asks),
            None => question.asks.clone(),
        };
        let asks = if question.why.is_empty() { asks } else { format!("{asks} — {}", question.why) };
        let word = |answer: Option<Answer>| answer.map_or(NOTHING, |answer| answer.word(lang)).to_owned();
        let paths = if question.paths == 0 { String::new() } else { question.paths.to_string() };
        vec![question.number.to_string(), asks, word(question.wanted), word(question.answer(scope)), cost, paths]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_reads_and_what_it_rests_on_stands_before_it() {
        let checklist = Checklist::ours();
        let numbers: Vec<u16> = checklist.questions.iter().map(|question| question.number).collect();
        assert_eq!(numbers, (1..=225).collect::<Vec<u16>>());
        for question in &checklist.questions {
            assert!(question.asks.ends_with('?'), "{}", question.number);
            assert!(question.when.is_none_or(|(other, _)| other < question.number), "{}", question.number);
        }
    }

    #[test]
    fn a_group_costs_once_and_what_is_not_asked_nothing() {
        let rows = "number,asks,wanted,weight,when,ours,otherwise,by,why\n\
            1,One?,N,F,,Y,,test,\n2,Two?,Y,12@2,,N,,test,\n3,Three?,Y,12@2,,P,dubov=Y,test,\n\
            4,Four?,Y,F,2=Y,N,,test,\n5,Five?,Y,,,N,round-robin=-,test,\n6,Six?,-,F,,N,,people,\n";
        let mut reader = csv::Reader::from_reader(rows.as_bytes());
        let questions = reader.records().map(|row| Question::read(&row.expect("a row"))).collect();
        let checklist = Checklist { questions };
        let sum = Sum { asked: 5, as_wanted: 1, failures: 1, percent: 12, unknown: 1 };
        assert_eq!(checklist.sum(Scope::Dutch), sum);
        assert_eq!(checklist.sum(Scope::Dubov), Sum { as_wanted: 2, ..sum });
        assert_eq!(checklist.sum(Scope::RoundRobin), Sum { asked: 4, unknown: 0, ..sum });
    }
}
