//! A tournament file held against the regulations: every round is paired again, every total added up and every place found
//! anew. Another program may read an article otherwise, and arbiters pair by hand; so what differs is told, not judged.

use super::diagnosis::{self, Cause, Diagnosis};
use super::foreign;
use super::import_check::{self, RoundFindings};
use super::swiss_chess;
use super::tournament_file::{Note, TournamentFile};
use super::trf;
use super::trf::report::Remark;
use sonneborn_pairing::checker::{self, RoundCheck, Verdict};
use sonneborn_pairing::swiss::initial_colour;
use sonneborn_standings::figure::Figure;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{Descriptor, DescriptorError};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::rating::tournament_rating;
use sonneborn_tournament::regulations::Numbering;

/// What an audit found.
#[derive(Clone, Debug)]
pub struct Audit {
    pub tournament: Tournament,
    /// The initial colour, taken from the first round because the file does not name it.
    pub inferred_colour: Option<(Colour, RoundNo)>,
    /// Neighbours in the order of starting numbers of whom the second has the higher rating (C.04.2 art. 2.2).
    pub numbers_turned: Vec<[PlayerId; 2]>,
    /// Every round, also those in which nothing differs.
    pub rounds: Vec<RoundFindings>,
    /// What the rounds were tried by; `None` where nothing differed.
    pub diagnosed: Option<Diagnosed>,
    pub totals: Vec<WrongTotal>,
    pub places: Places,
}

/// By what the rounds are judged, and what explains those that differ.
#[derive(Clone, Debug)]
pub struct Diagnosed {
    pub diagnosis: Diagnosis,
    /// The place of the way by which the rounds are judged: the best where the file does not say how it was paired, else its own.
    pub by: usize,
    /// The event as it was paired in that way.
    pub as_paired: Tournament,
    pub causes: Vec<(RoundNo, Cause)>,
}

/// Whoever the event ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranked {
    Player(PlayerId),
    Team(TeamId),
}

/// The points of the file are not the sum of the results; of a team, its match points or its game points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTotal {
    pub of: Ranked,
    pub stated: Points,
    pub computed: Points,
}

/// The places of the file beside the places by its tie-breaks.
#[derive(Clone, Debug)]
pub enum Places {
    /// The file has none.
    NotStated,
    /// Its tie-breaks cannot be computed.
    NotComputed(DescriptorError),
    Compared {
        /// What the places were found by: the tie-breaks of the file, or the points alone where it names none.
        by: Vec<Descriptor>,
        stated: usize,
        wrong: Vec<WrongPlace>,
    },
}

/// A place that is not among those which the tie-breaks leave to a player or team.
#[derive(Clone, Debug)]
pub struct WrongPlace {
    pub of: Ranked,
    pub stated: u16,
    /// The first and last place that their group of equals shares.
    pub computed: (u32, u32),
    /// The first tie-break that parts them from those ranked next above, with their figure.
    pub decided_by: Option<(Descriptor, Option<Figure>)>,
}

impl Audit {
    /// Audits a file by the engines.
    pub fn of(file: &TournamentFile) -> Audit {
        Audit::telling(file, &mut |_| {})
    }

    /// The same, with a word after each round of how many are done.
    pub fn telling(file: &TournamentFile, told: &mut dyn FnMut(usize)) -> Audit {
        let tournament = Tournament::of_import(&file.imported);
        let regulations = &tournament.regulations;
        let is_open = regulations.initial_colour.is_none() && regulations.system.is_swiss();
        let numbers_turned = numbers_turned(&tournament);
        let (rounds, diagnosed) = judge(&tournament, file.supposes_system(), !numbers_turned.is_empty(), told);
        Audit {
            inferred_colour: is_open.then(|| initial_colour::infer(&tournament)).flatten(),
            numbers_turned,
            rounds,
            diagnosed,
            totals: totals(&tournament, file),
            places: places(&tournament, file),
            tournament,
        }
    }

    /// Audits an event whose journal is at hand: its rounds by what was known when each was paired. Its totals and places are computed
    /// by the engines anyway.
    pub fn of_journal(journal: &Journal) -> Audit {
        let clean = |check: RoundCheck| RoundFindings {
            round: check.round,
            warnings: Vec::new(),
            refusal: None,
            pairing: Some(check),
        };
        Audit {
            tournament: journal.state().clone(),
            inferred_colour: None,
            numbers_turned: Vec::new(),
            rounds: checker::check_journal(journal, None).into_iter().map(clean).collect(),
            diagnosed: None,
            totals: Vec::new(),
            places: Places::NotStated,
        }
    }

    /// The event as it was paired in the way by which the rounds are judged.
    pub fn as_paired(&self) -> &Tournament {
        self.diagnosed.as_ref().map_or(&self.tournament, |diagnosed| &diagnosed.as_paired)
    }

    /// Whether nothing differs in pairings, totals and places.
    pub fn is_clean(&self) -> bool {
        let in_order = match &self.places {
            Places::NotStated => true,
            Places::NotComputed(_) => false,
            Places::Compared { wrong, .. } => wrong.is_empty(),
        };
        in_order && self.totals.is_empty() && self.rounds.iter().all(RoundFindings::is_clean)
    }
}

/// Holds the rounds against the engine. Where something differs, other ways are tried: the best judges where the file does not say
/// by which rules it was paired (`is_open`), and is told otherwise.
fn judge(
    tournament: &Tournament,
    is_open: bool,
    turned: bool,
    told: &mut dyn FnMut(usize),
) -> (Vec<RoundFindings>, Option<Diagnosed>) {
    let checks = |rounds: &[RoundFindings]| -> Vec<RoundCheck> {
        rounds.iter().filter_map(|found| found.pairing.clone()).collect()
    };
    let mut rounds = import_check::check(tournament, told);
    let mut checked = checks(&rounds);
    if checked.iter().all(|check| check.verdict == Verdict::Same) {
        return (rounds, None);
    }
    let diagnosis = Diagnosis::of(tournament, &checked, turned);
    let by = if is_open { diagnosis.best } else { 0 };
    let as_paired = diagnosis.tried[by].way.supposed(tournament);
    if by > 0 {
        rounds = import_check::check(&as_paired, &mut |_| {});
        checked = checks(&rounds);
    }
    let causes = diagnosis::causes(&as_paired, &checked, &diagnosis.tried, by);
    (rounds, Some(Diagnosed { diagnosis, by, as_paired, causes }))
}

/// Where starting numbers say otherwise than ratings, in a Swiss of players. Those without a rating may have been estimated.
fn numbers_turned(tournament: &Tournament) -> Vec<[PlayerId; 2]> {
    let regulations = &tournament.regulations;
    if !regulations.system.is_swiss() || tournament.is_of_teams() || regulations.numbering != Numbering::Strength {
        return Vec::new();
    }
    let choice = regulations.rating_choice();
    let by_number = tournament.by_tpn();
    let rated =
        by_number.iter().filter_map(|player| Some((player.id, tournament_rating(choice, &player.data)?.points)));
    let rated: Vec<(PlayerId, u16)> = rated.collect();
    rated.windows(2).filter(|two| two[0].1 < two[1].1).map(|two| [two[0].0, two[1].0]).collect()
}

/// The totals that the reader found to be wrong.
fn totals(tournament: &Tournament, file: &TournamentFile) -> Vec<WrongTotal> {
    let wrong = file.notes.iter().filter_map(|note| {
        let (tpn, stated, computed) = match note {
            Note::Trf(trf::report::Note { remark: Remark::TeamPointsDiffer { team, stated, computed }, .. }) => {
                let (id, _) = tournament.all_teams().find(|(_, of)| of.name == *team)?;
                return Some(WrongTotal { of: Ranked::Team(id), stated: *stated, computed: *computed });
            }
            Note::Trf(trf::report::Note { remark: Remark::PointsDiffer { player, stated, computed }, .. })
            | Note::SwissChess(swiss_chess::report::Note {
                remark: swiss_chess::report::Remark::PointsDiffer { player, stated, computed },
                ..
            })
            | Note::Foreign(foreign::report::Note {
                remark: foreign::report::Remark::PointsDiffer { player, stated, computed },
                ..
            }) => (*player, *stated, *computed),
            Note::Trf(_) | Note::SwissManager(_) | Note::SwissChess(_) | Note::Foreign(_) => return None,
        };
        Some(WrongTotal { of: Ranked::Player(tournament.with_tpn(tpn)?.id), stated, computed })
    });
    wrong.collect()
}

/// The places that the file gives.
fn stated(tournament: &Tournament, file: &TournamentFile) -> Vec<(Ranked, u16)> {
    if tournament.is_of_teams() {
        return tournament.all_teams().filter_map(|(id, team)| Some((Ranked::Team(id), team.rank?))).collect();
    }
    let players = file.stated.iter().zip(&tournament.players);
    players.filter_map(|(stated, player)| Some((Ranked::Player(player.id), stated.rank?))).collect()
}

fn places(tournament: &Tournament, file: &TournamentFile) -> Places {
    let given = stated(tournament, file);
    if given.is_empty() || tournament.rounds.is_empty() {
        return Places::NotStated;
    }
    let is_named = !file.notes.iter().any(|note| match note {
        Note::Trf(note) => note.remark == Remark::TieBreaksAssumed,
        Note::SwissManager(_) | Note::SwissChess(_) | Note::Foreign(_) => false,
    });
    let settings = match Settings::of(tournament) {
        Ok(settings) if is_named => settings,
        Ok(settings) => Settings { tie_breaks: Vec::new(), ..settings },
        Err(error) => return Places::NotComputed(error),
    };
    let standings = Standings::of_event(tournament, &settings);
    let mut wrong = Vec::new();
    for &(of, stated) in &given {
        let row = match of {
            Ranked::Player(player) => standings.row_of(player),
            Ranked::Team(team) => Some(standings.row_at(team.0)),
        };
        let Some((row, first)) = row.and_then(|row| Some((row, row.rank?))) else { continue };
        let level = standings.rows.iter().filter(|other| other.rank == Some(first)).count();
        let last = first + u32::try_from(level).unwrap_or(0).saturating_sub(1);
        if !(first..=last).contains(&u32::from(stated)) {
            let column = standings.decided_by(row.place);
            let decided_by = column.map(|column| (standings.tie_breaks[column], row.figures[column].clone()));
            wrong.push(WrongPlace { of, stated, computed: (first, last), decided_by });
        }
    }
    Places::Compared { by: standings.tie_breaks.clone(), stated: given.len(), wrong }
}
