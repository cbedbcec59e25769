//! Reads of a tournament report file (TRF16, TRF26) what the articles ask for, and refuses whatever else bears on pairings.

mod teams;

use self::teams::TeamLines;
use crate::points::{ONE, Points};
use crate::refusal::NotJudged;
use crate::system::{System, TeamRules};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// What a tournament was, round by round. Where teams are paired, its players are the teams.
#[derive(Clone, Debug)]
pub struct Report {
    pub system: System,
    /// By starting number, which is the TPN.
    pub players: Vec<Player>,
    /// How many rounds are paired.
    pub paired: usize,
    /// How many rounds the tournament has; those that are paired where the file does not say.
    pub rounds: usize,
    /// The colour drawn by lot.
    pub initial: Option<Colour>,
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    pub(crate) team_rules: TeamRules,
    forbidden: Vec<Forbidden>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    White,
    Black,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub number: u32,
    /// 0 where the file has none.
    pub rating: i64,
    /// One for each paired round.
    pub spent: Vec<Spent>,
    /// Virtual points by round; rounds beyond have none.
    pub virtual_points: Vec<Points>,
}

/// How a player spent a round.
#[derive(Clone, Copy, Debug)]
pub struct Spent {
    pub opponent: Option<usize>,
    pub colour: Option<Colour>,
    pub how: How,
    pub points: Points,
    /// Of teams the points of the score that comes second.
    pub secondary: Points,
    /// Whether it bars from the pairing-allocated bye (C2).
    pub bars_bye: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Played,
    Forfeit,
    NoResult,
    PairingAllocatedBye,
    Away,
}

#[derive(Clone, Debug)]
struct Forbidden {
    first: usize,
    last: usize,
    players: Vec<usize>,
}

impl Colour {
    pub fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

impl Report {
    /// # Errors
    /// Why the file is not judged.
    pub fn read(text: &str) -> Result<Report, NotJudged> {
        Lines::of(text)?.report()
    }

    /// Whether the event forbids two players to meet in a round.
    pub fn forbids(&self, round: usize, a: usize, b: usize) -> bool {
        let holds = |rule: &&Forbidden| (rule.first..=rule.last).contains(&round);
        self.forbidden.iter().filter(holds).any(|rule| rule.players.contains(&a) && rule.players.contains(&b))
    }
}

/// A round of a line 001.
#[derive(Clone, Copy)]
struct Cell {
    opponent: Option<u32>,
    colour: Option<Colour>,
    mark: char,
}

const BLANK: Cell = Cell { opponent: None, colour: None, mark: ' ' };

struct Line {
    number: u32,
    rating: i64,
    points: Option<Points>,
    cells: Vec<Cell>,
}

/// What results are worth (record 162).
struct Scoring {
    win: Points,
    draw: Points,
    loss: Points,
    absent: Points,
    pairing_allocated_bye: Option<Points>,
}

struct Lines {
    players: Vec<Line>,
    rounds: Option<usize>,
    initial: Option<Colour>,
    scoring: Scoring,
    forbidden: Vec<(usize, usize, Vec<u32>)>,
    /// Points, first and last round, first and last number.
    accelerated: Vec<(Points, [usize; 2], [u32; 2])>,
    system: Option<String>,
    began: Option<String>,
    /// Records that concern teams, which only an event of teams may have.
    of_teams: Vec<(usize, String, Vec<char>)>,
}

/// The columns `first` to `last` of a line, which count from 1.
pub(crate) fn columns(line: &[char], first: usize, last: usize) -> String {
    let end = last.min(line.len());
    line.get(first - 1..end.max(first - 1)).unwrap_or_default().iter().collect::<String>().trim().to_owned()
}

/// Where the rounds of a line 001 begin, and how wide each is.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;
/// How wide a number of a list is, with the blank before it.
const ID_WIDTH: usize = 5;

impl Lines {
    fn of(text: &str) -> Result<Lines, NotJudged> {
        let scoring = Scoring {
            win: Points(ONE),
            draw: Points(ONE / 2),
            loss: Points(0),
            absent: Points(0),
            pairing_allocated_bye: None,
        };
        let mut lines = Lines {
            players: Vec::new(),
            rounds: None,
            initial: None,
            scoring,
            forbidden: Vec::new(),
            accelerated: Vec::new(),
            system: None,
            began: None,
            of_teams: Vec::new(),
        };
        for (line, text) in (1..).zip(text.trim_start_matches('\u{feff}').split(['\n', '\r'])) {
            let text: Vec<char> = text.chars().collect();
            let code = columns(&text, 1, 3);
            if matches!(code.as_str(), "300" | "310" | "320" | "330" | "352" | "362" | "802") {
                lines.of_teams.push((line, code, text));
                continue;
            }
            match lines.take(&code, &text) {
                Some(true) => {}
                Some(false) => return Err(NotJudged::Record { line, code }),
                None => return Err(NotJudged::Line { line }),
            }
        }
        Ok(lines)
    }

    /// Takes a line; `false` for one that bears on pairings and is not known here, `None` for one that cannot be read.
    fn take(&mut self, code: &str, line: &[char]) -> Option<bool> {
        let value = columns(line, 5, line.len().max(5));
        match code {
            "001" => self.players.push(player(line)?),
            "042" => self.began = Some(value),
            "142" | "XXR" => self.rounds = Some(value.parse().ok()?),
            "152" => self.initial = Some(if value == "B" { Colour::Black } else { Colour::White }),
            "162" => self.scored(line)?,
            "192" => self.system = Some(value),
            "250" => {
                let number = |first: usize, last: usize| columns(line, first, last).parse::<u32>().ok();
                let rounds = [number(15, 17)? as usize, number(19, 21)? as usize];
                // Match points, then those of games.
                let points = [columns(line, 5, 8), columns(line, 10, 13)].map(|text| Points::read(&text));
                let points = points[0].filter(|&points| points != Points(0)).or(points[1])?;
                self.accelerated.push((points, rounds, [number(23, 26)?, number(28, 31)?]));
            }
            "260" => {
                let round = |first: usize, last: usize| columns(line, first, last).parse().ok();
                self.forbidden.push((round(5, 7)?, round(9, 11)?, ids(&columns(line, 13, line.len().max(13)))?));
            }
            "XXP" => self.forbidden.push((1, usize::MAX, ids(&value)?)),
            "XXA" => self.accelerated_by_player(line)?,
            "XXC" => {
                for word in value.split_whitespace() {
                    match word {
                        "white1" => self.initial = Some(Colour::White),
                        "black1" => self.initial = Some(Colour::Black),
                        "rank" => return Some(false),
                        _ => {}
                    }
                }
            }
            // Points without a result; scoring in other programs' words.
            "299" | "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => return Some(false),
            _ => {}
        }
        Some(true)
    }

    fn scored(&mut self, line: &[char]) -> Option<()> {
        for start in (6..=line.len()).step_by(9) {
            let symbol = columns(line, start, start);
            if symbol.is_empty() {
                continue;
            }
            let points = Points::read(&columns(line, start + 1, start + 4))?;
            match symbol.as_str() {
                "W" => self.scoring.win = points,
                "D" => self.scoring.draw = points,
                "L" => self.scoring.loss = points,
                "A" => self.scoring.absent = points,
                "P" => self.scoring.pairing_allocated_bye = Some(points),
                "X" => {}
                _ => return None,
            }
        }
        Some(())
    }

    fn accelerated_by_player(&mut self, line: &[char]) -> Option<()> {
        let number = columns(line, 5, 8).parse().ok()?;
        for (round, start) in (1..).zip((10..=line.len()).step_by(ID_WIDTH)) {
            let points = columns(line, start, start + 3);
            if !points.is_empty() {
                self.accelerated.push((Points::read(&points)?, [round, round], [number, number]));
            }
        }
        Some(())
    }

    fn report(mut self) -> Result<Report, NotJudged> {
        let (system, team_rules) = self.system()?;
        let (mut players, paired) = if system == System::Team { self.teams(team_rules)? } else { self.individuals()? };
        if players.is_empty() {
            return Err(NotJudged::NoPlayers);
        }
        players.iter_mut().for_each(|player| player.virtual_points = self.virtual_points(player.number));
        let index: BTreeMap<u32, usize> = (0..players.len()).map(|place| (players[place].number, place)).collect();
        let rule = |(first, last, ids): &(usize, usize, Vec<u32>)| Forbidden {
            first: *first,
            last: *last,
            players: ids.iter().filter_map(|id| index.get(id).copied()).collect(),
        };
        let Scoring { win, draw, loss, .. } = self.scoring;
        let rounds = self.rounds.unwrap_or(paired);
        let forbidden = self.forbidden.iter().map(rule).collect();
        let initial = self.initial;
        Ok(Report { system, players, paired, rounds, initial, win, draw, loss, team_rules, forbidden })
    }

    fn teams(&self, rules: TeamRules) -> Result<(Vec<Player>, usize), NotJudged> {
        let mut teams = TeamLines::default();
        for (line, code, text) in &self.of_teams {
            teams.take(code, text).ok_or(NotJudged::Line { line: *line })?;
        }
        teams.teams(rules)
    }

    /// The players, and how many rounds are paired.
    fn individuals(&mut self) -> Result<(Vec<Player>, usize), NotJudged> {
        // What teams these play for does not bear on pairings.
        if let Some((line, code, _)) =
            self.of_teams.iter().find(|(_, code, _)| !matches!(code.as_str(), "310" | "320" | "802"))
        {
            return Err(NotJudged::Record { line: *line, code: code.clone() });
        }
        self.players.sort_by_key(|line| line.number);
        let index: BTreeMap<u32, usize> = self.players.iter().enumerate().map(|(i, line)| (line.number, i)).collect();
        if let Some(pair) = self.players.windows(2).find(|pair| pair[0].number == pair[1].number) {
            return Err(NotJudged::Twice { number: pair[0].number });
        }
        let stands = |cell: &Cell| cell.opponent.is_some() || cell.mark == 'U';
        let last = |line: &Line| line.cells.iter().rposition(stands).map_or(0, |place| place + 1);
        let paired = self.players.iter().map(last).max().unwrap_or(0);
        let mut players = Vec::with_capacity(self.players.len());
        for own in 0..self.players.len() {
            let spent = (0..paired).map(|round| self.spent(own, round, paired, &index)).collect::<Result<_, _>>()?;
            let Line { number, rating, .. } = self.players[own];
            players.push(Player { number, rating, spent, virtual_points: Vec::new() });
            self.hold_points(own, &players[own])?;
        }
        Ok((players, paired))
    }

    /// A file without a code is of the Dutch System.
    fn system(&self) -> Result<(System, TeamRules), NotJudged> {
        let code = self.system.as_deref().unwrap_or_default();
        let (name, is_baku) = code.strip_suffix("_BAKU").map_or((code, false), |name| (name, true));
        let of_teams = teams::rules(name);
        let system = match name {
            "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" | "FIDE_DUTCH" | "" => Some(System::Dutch),
            "FIDE_DUBOV" => Some(System::Dubov),
            _ => of_teams.map(|_| System::Team),
        };
        let is_known = !(is_baku && self.accelerated.is_empty());
        let system = system.filter(|_| is_known).ok_or(NotJudged::System { code: code.to_owned() })?;
        // Dates are YYYY/MM/DD. Only codes of the Dutch System can name an edition.
        let is_before = self
            .began
            .as_ref()
            .is_some_and(|day| !day.is_empty() && day.replace(['-', '.'], "/").as_str() < "2026/02/01");
        if is_before && matches!(name, "" | "FIDE_DUTCH") {
            return Err(NotJudged::Edition);
        }
        Ok((system, of_teams.unwrap_or_default()))
    }

    fn virtual_points(&self, number: u32) -> Vec<Points> {
        let mut points = Vec::new();
        for (value, [first, last], [from, to]) in &self.accelerated {
            if (*from..=*to).contains(&number) {
                let rounds = (*last).min(self.rounds.unwrap_or(*last));
                points.resize(points.len().max(rounds), Points(0));
                (first.saturating_sub(1)..rounds).for_each(|round| points[round].0 += value.0);
            }
        }
        points
    }

    fn cell(&self, player: usize, round: usize) -> Cell {
        self.players[player].cells.get(round).copied().unwrap_or(BLANK)
    }

    fn spent(&self, own: usize, round: usize, paired: usize, index: &BTreeMap<u32, usize>) -> Result<Spent, NotJudged> {
        let cell = self.cell(own, round);
        let player = self.players[own].number;
        let disagree = NotJudged::Disagree { round: round + 1, player };
        let Some(number) = cell.opponent else {
            let (how, points) = self.without_opponent(cell.mark, round).ok_or(disagree)?;
            return Ok(self.ended(None, None, how, points));
        };
        let opponent = index.get(&number).copied().filter(|&opponent| opponent != own).ok_or(disagree.clone())?;
        let theirs = self.cell(opponent, round);
        let colour = cell.colour.or(theirs.colour.map(Colour::other));
        if theirs.opponent != Some(player) || theirs.colour.is_some_and(|their| Some(their.other()) != colour) {
            return Err(disagree);
        }
        let (how, points) = self.with_opponent(cell.mark, theirs.mark).ok_or(disagree.clone())?;
        if how == How::NoResult && round + 1 < paired {
            return Err(NotJudged::NoResult { round: round + 1, player });
        }
        if how == How::Played && colour.is_none() {
            return Err(disagree);
        }
        Ok(self.ended(Some(opponent), colour, how, points))
    }

    fn ended(&self, opponent: Option<usize>, colour: Option<Colour>, how: How, points: Points) -> Spent {
        let bars_bye = how == How::PairingAllocatedBye || how != How::Played && points >= self.scoring.win;
        Spent { opponent, colour, how, points, secondary: Points(0), bars_bye }
    }

    /// A game, by the marks of both lines; one side may call a forfeit what the other calls a result.
    fn with_opponent(&self, own: char, other: char) -> Option<(How, Points)> {
        let Scoring { win, draw, loss, absent, .. } = self.scoring;
        let is_forfeit = |mark| matches!(mark, '+' | '-');
        let wins = |mark| matches!(mark, '+' | '1' | 'W');
        let loses = |mark| matches!(mark, '-' | '0' | 'L' | 'Z');
        if is_forfeit(own) || is_forfeit(other) {
            let is_sound = wins(own) && loses(other) || loses(own) && (wins(other) || loses(other));
            return is_sound.then_some((How::Forfeit, if wins(own) { win } else { absent }));
        }
        let draws = |mark| matches!(mark, '=' | 'D' | 'X');
        match (own, other) {
            (' ', ' ') => Some((How::NoResult, Points(0))),
            ('Z', _) | (_, 'Z') => None,
            (own, other) if wins(own) && loses(other) => Some((How::Played, win)),
            (own, other) if draws(own) && (draws(other) || loses(other)) => Some((How::Played, draw)),
            (own, other) if loses(own) && (wins(other) || draws(other) || loses(other)) => Some((How::Played, loss)),
            _ => None,
        }
    }

    /// A round without an opponent. TRF06 had no marks for byes: the only win of a round was the pairing-allocated bye.
    fn without_opponent(&self, mark: char, round: usize) -> Option<(How, Points)> {
        let Scoring { win, draw, absent, pairing_allocated_bye, .. } = self.scoring;
        let allocated = (How::PairingAllocatedBye, pairing_allocated_bye.unwrap_or(win));
        let is_win = |mark: char| matches!(mark, '+' | '1' | 'W' | 'U');
        match mark {
            'U' => Some(allocated),
            'F' => Some((How::Away, win)),
            'H' | '=' | 'D' => Some((How::Away, draw)),
            'Z' | ' ' | '-' | '0' | 'L' => Some((How::Away, absent)),
            '+' | '1' | 'W' => {
                let cells = (0..self.players.len()).map(|player| self.cell(player, round));
                let wins = cells.filter(|cell| cell.opponent.is_none() && is_win(cell.mark)).count();
                Some(if wins == 1 { allocated } else { (How::Away, win) })
            }
            _ => None,
        }
    }

    /// The points of the line are the sum of its rounds, with or without byes of the rounds to come.
    fn hold_points(&self, own: usize, player: &Player) -> Result<(), NotJudged> {
        let Some(stated) = self.players[own].points else { return Ok(()) };
        let sum = player.spent.iter().map(|spent| spent.points.0).sum::<i64>();
        let to_come = (player.spent.len()..self.players[own].cells.len())
            .filter(|&round| self.cell(own, round).mark != ' ')
            .filter_map(|round| self.without_opponent(self.cell(own, round).mark, round));
        let with_byes = sum + to_come.map(|(_, points)| points.0).sum::<i64>();
        if stated.0 == sum || stated.0 == with_byes {
            return Ok(());
        }
        Err(NotJudged::Points { player: player.number, stated, sum: Points(sum) })
    }
}

fn player(line: &[char]) -> Option<Line> {
    let points = columns(line, 81, 84);
    let points = if points.is_empty() { None } else { Some(Points::read(&points)?) };
    let mut cells = Vec::new();
    for start in (FIRST_ROUND..=line.len()).step_by(ROUND_WIDTH) {
        let opponent = columns(line, start, start + 3);
        let colour = match columns(line, start + 5, start + 5).as_str() {
            "w" | "W" => Some(Colour::White),
            "b" | "B" => Some(Colour::Black),
            "" | "-" => None,
            _ => return None,
        };
        let mark = columns(line, start + 7, start + 7).chars().next().map_or(' ', |mark| mark.to_ascii_uppercase());
        let opponent = if opponent.is_empty() { None } else { Some(opponent.parse().ok()?) };
        cells.push(Cell { opponent: opponent.filter(|&number: &u32| number != 0), colour, mark });
    }
    let number = columns(line, 5, 8).parse().ok().filter(|&number| number > 0)?;
    // ARO (C.04.4.1 art. 1.7) counts who has no rating as 0.
    let rating = columns(line, 49, 52).parse::<u16>().map_or(0, i64::from);
    Some(Line { number, rating, points, cells })
}

fn ids(text: &str) -> Option<Vec<u32>> {
    text.split_whitespace().map(|id| id.parse().ok()).collect()
}
