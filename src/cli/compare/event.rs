//! One event of the large test: made by one program, checked by the other.

use super::super::engine::SystemChoice;
use super::super::generate::PROGRAM;
use super::axes::Axis;
use super::checker::{self, Checker};
use super::direction::Direction;
use super::finding::Finding;
use super::other::{self, Answer, Pairer, Ranker};
use anyhow::Result;
use sonneborn_exchange::trf::report::Remark;
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_pairing::checker::{self as own_checker, Verdict};
use sonneborn_pairing::generator::{self, Options};
use sonneborn_pairing::lots::Lots;
use sonneborn_standings::{self as standings, Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::statement::Statement;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// What was compared of an event, and what differed.
#[derive(Clone, Debug)]
pub struct Compared {
    pub axis: Axis,
    pub direction: Direction,
    pub seed: u64,
    pub rounds: usize,
    /// Figures of tie-breaks that were held against each other.
    pub figures: usize,
    pub findings: Vec<Finding>,
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (axis, direction) = (self.axis.code(), self.direction.code());
        write!(f, "{axis} {direction} {} {} {}", self.seed, self.rounds, self.figures)?;
        self.findings.iter().try_for_each(|finding| write!(f, " {finding}"))
    }
}

impl Compared {
    /// A line of the record.
    pub fn read(line: &str) -> Option<Compared> {
        let mut words = line.split(' ');
        let (axis, direction) = (Axis::of_code(words.next()?)?, Direction::of_code(words.next()?)?);
        let seed = words.next()?.parse().ok()?;
        let (rounds, figures) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let findings = words.map(|word| word.parse().ok()).collect::<Option<Vec<Finding>>>()?;
        Some(Compared { axis, direction, seed, rounds, figures, findings })
    }
}

/// An event is the one of an axis, of somebody's generator, by a seed.
pub type Event = (Axis, Direction, u64);

/// What is compared with whom.
#[derive(Debug)]
pub struct Task {
    pub folder: PathBuf,
    pub system: SystemChoice,
    pub most_players: u16,
    pub pairer: Option<Pairer>,
    pub checker: Option<Checker>,
    pub ranker: Option<Ranker>,
}

/// One in so many. The other generator knows no rate of none; one in a thousand is next to it.
const COMMON: RangeInclusive<usize> = 4..=16;
const NOW_AND_THEN: RangeInclusive<usize> = 10..=1000;
const RARE: RangeInclusive<usize> = 40..=1000;
/// Figures agree when they differ by less: averages are rounded by some and not by others.
const SAME: f64 = 0.006;

impl Task {
    /// Makes an event and compares what both say of it.
    ///
    /// # Errors
    /// That another program cannot be started, or that a file cannot be written.
    pub fn compare(&self, event: Event, worker: usize) -> Result<Compared> {
        let (axis, direction, seed) = event;
        let mut compared = Compared { axis, direction, seed, rounds: 0, figures: 0, findings: Vec::new() };
        let file = self.folder.join(format!("event-{worker}.trf"));
        let answers = match direction {
            Direction::Ours => self.ours(&file, &mut compared)?,
            Direction::Theirs => self.theirs(&file, &mut compared)?,
        };
        if !compared.findings.is_empty() {
            let kept = format!("{}-{}-{seed}", axis.code(), direction.code());
            std::fs::copy(&file, self.folder.join(format!("{kept}.trf")))?;
            let texts: Vec<String> = answers.into_iter().map(|answer| answer.text).collect();
            std::fs::write(self.folder.join(format!("{kept}.txt")), texts.join("\n"))?;
        }
        Ok(compared)
    }

    fn options(&self, compared: &Compared) -> Options {
        let system = self.system.system(System::Dutch2026, None);
        compared.axis.wishes(system, compared.seed, self.most_players).drawn(system, compared.seed)
    }

    /// As the other program names the system.
    fn option_of_system(&self) -> &'static str {
        if self.system.burstein { "--burstein" } else { "--dutch" }
    }

    fn ours(&self, file: &Path, compared: &mut Compared) -> Result<Vec<Answer>> {
        let options = self.options(compared);
        let tournament = generator::generate(&options, &sonneborn_pairing::pair).tournament;
        let ranks = standings::ranks(&tournament);
        let output = Output { version: Version::Trf26, program: PROGRAM, ranks: &ranks, ..Output::default() };
        std::fs::write(file, trf::write(&Statement::of(&tournament), &output))?;
        compared.rounds = tournament.rounds.len();
        let mut answers = Vec::new();
        if let Some(pairer) = &self.pairer {
            let answer = pairer.check(self.option_of_system(), file)?;
            match answer.is_done {
                true => compared.findings.extend(other::differing_rounds(&answer.text)),
                false => compared.findings.push(Finding::UnreadThere),
            }
            answers.push(answer);
        }
        if let Some(checker) = &self.checker {
            let answer = checker.check(file)?;
            match checker::differing_rounds(&answer.text) {
                Some(found) => compared.findings.extend(found),
                None => compared.findings.push(Finding::UnreadThere),
            }
            answers.push(answer);
        }
        answers.extend(self.rank(file, &tournament, &options.tie_breaks, compared)?);
        Ok(answers)
    }

    fn theirs(&self, file: &Path, compared: &mut Compared) -> Result<Vec<Answer>> {
        let options = self.options(compared);
        let Some(pairer) = &self.pairer else { return Ok(Vec::new()) };
        let configuration = file.with_extension("cfg");
        std::fs::write(&configuration, configured(&options, compared.axis))?;
        let made = pairer.generate(self.option_of_system(), &configuration, file, compared.seed)?;
        if !made.is_done {
            std::fs::write(file, "")?;
            compared.findings.extend((!made.has_no_pairing).then_some(Finding::NotGenerated));
            return Ok(vec![made]);
        }
        let Ok(mut import) = trf::read(&std::fs::read(file)?) else {
            compared.findings.push(Finding::UnreadHere);
            return Ok(vec![made]);
        };
        import.imported.regulations.system = options.system;
        let tournament = Tournament::of_import(&import.imported);
        compared.rounds = tournament.rounds.len();
        compared.findings.extend(wrong_totals(&import));
        for check in own_checker::check(&tournament, None) {
            match check.verdict {
                Verdict::Same => {}
                Verdict::Differs(differences) => compared.findings.extend(Finding::of(&differences)),
                Verdict::NoPairing(_) => compared.findings.push(Finding::NoPairing),
            }
        }
        Ok(self.rank(file, &tournament, &options.tie_breaks, compared)?.into_iter().collect())
    }

    /// Holds the figures and ranks of both against each other.
    fn rank(
        &self,
        file: &Path,
        tournament: &Tournament,
        tie_breaks: &[Descriptor],
        compared: &mut Compared,
    ) -> Result<Option<Answer>> {
        let Some(ranker) = &self.ranker else { return Ok(None) };
        let names: Vec<String> = tie_breaks.iter().map(Descriptor::to_string).collect();
        let answer = ranker.rank(file, tournament.regulations.system.is_predetermined(), compared.rounds, &names)?;
        let (Some(theirs), Ok(settings)) = (other::ranked(&answer.text), Settings::of(tournament)) else {
            compared.findings.push(Finding::UnreadThere);
            return Ok(Some(answer));
        };
        let standings = Standings::of(tournament, &Settings { tie_breaks: tie_breaks.to_vec(), ..settings });
        let mut wrong: Vec<Finding> = Vec::new();
        let mut is_ordered_otherwise = false;
        for row in &standings.rows {
            let number = standings.field().participant(row.place).number;
            let Some((rank, figures)) = theirs.get(&number) else { continue };
            is_ordered_otherwise |= row.rank.is_some_and(|own| own != *rank);
            for (tie_break, (own, other)) in
                standings.tie_breaks.iter().zip(row.figures.iter().zip(figures_of(figures))).skip(1)
            {
                let own = own.as_ref().and_then(standings::figure::Figure::as_f64);
                // Direct encounters are told as places by some and as points by others: the order decides.
                if tie_break.code == Code::De {
                    continue;
                }
                compared.figures += 1;
                let finding = Finding::Figure(tie_break.to_string());
                if (own.unwrap_or(0.0) - other.unwrap_or(0.0)).abs() >= SAME && !wrong.contains(&finding) {
                    wrong.push(finding);
                }
            }
        }
        if wrong.is_empty() && is_ordered_otherwise {
            wrong.push(Finding::Rank);
        }
        compared.findings.extend(wrong);
        Ok(Some(answer))
    }
}

/// The figures with one for the points before them, as the standings have it.
fn figures_of(figures: &[String]) -> impl Iterator<Item = Option<f64>> {
    std::iter::once(None).chain(figures.iter().map(|figure| figure.parse().ok()))
}

fn wrong_totals(import: &TrfImport) -> Option<Finding> {
    import.notes.iter().any(|note| matches!(note.remark, Remark::PointsDiffer { .. })).then_some(Finding::Total)
}

/// The wishes as the other generator takes them: rates are "one in".
fn configured(options: &Options, axis: Axis) -> String {
    let lots = &mut Lots::new(options.seed);
    let mut one_in = |range: RangeInclusive<usize>| range.start() + lots.below(range.end() - range.start() + 1);
    let forfeits = one_in(if axis == Axis::Unusual { COMMON } else { NOW_AND_THEN });
    let retired = one_in(if axis == Axis::Returns { COMMON } else { RARE });
    let half_point_byes = one_in(if axis == Axis::Unusual { COMMON } else { NOW_AND_THEN });
    let Scoring { win, draw, loss, .. } = options.scoring;
    format!(
        "PlayersNumber={}\nRoundsNumber={}\nHighestRating={}\nLowestRating={}\nDrawPercentage={}\n\
         ForfeitRate={forfeits}\nRetiredRate={retired}\nHalfPointByeRate={half_point_byes}\n\
         PointsForWin={}\nPointsForDraw={}\nPointsForLoss={}\n",
        options.players,
        options.rounds,
        options.highest_rating,
        options.lowest_rating,
        options.draws / 10,
        win.decimal(),
        draw.decimal(),
        loss.decimal(),
    )
}
