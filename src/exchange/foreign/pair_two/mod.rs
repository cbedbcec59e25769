//! PairTwo's `.sws` of versions 5 and 6 (Belgium): fields at fixed places, little-endian, texts in Windows' Western code page.
//!
//! The order of the fields is told by libpairtwo (github.com/JeroenED/libpairtwo). Its two sample files and the tables that PairTwo
//! printed of one of them say what it leaves open: years count from the number in the second field, the first field of a player is the
//! starting number, and behind the players' rounds stand the boards of the last one.

mod codes;

use super::cursor::{Cursor, offset};
use super::halves::{self, Half, Score};
use super::report::{Defect, Fault, Note, Program, Remark};
use super::{ForeignImport, MOST_PLAYERS, SINGLE, settle};
use crate::trf;
use chrono::NaiveDate;
use codes::result;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Adjustment, Imported, ImportedPlayer};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Regulations, System, TieBreakEdition};
use std::collections::HashSet;

const PROGRAM: Program = Program::PairTwo;

/// Places in the head, in bytes.
mod head {
    /// From which years count.
    pub const YEAR_ZERO: usize = 0x08;
    pub const PLAYERS: usize = 0x0C;
    /// Six numbers of which the meaning is not known.
    pub const SPECIAL_POINTS: usize = 0x48;
    pub const NAMES_LENGTH: usize = 0x60;
    pub const CURRENT_ROUND: usize = 0x64;
    /// How many rounds have a place in each player's line.
    pub const ROUNDS_KEPT: usize = 0x68;
    pub const TIE_BREAKS: usize = 0x88;
    pub const CATEGORIES: usize = 0x9C;
    /// Where the players begin.
    pub const END: usize = 0x164;
}

const TIE_BREAKS: usize = 5;
const CATEGORIES: usize = 10;
const PLAYER_BYTES: usize = 68;
const ROUND_BYTES: usize = 8;
const BOARD_BYTES: usize = 12;
/// As both sample files have them: a win is worth two halves, a draw one, a bye two.
const USUAL_POINTS: [u32; 6] = [0, 2, 1, 0, 0, 2];
/// In the place of an opponent.
const NOBODY: u32 = u32::MAX;

/// Whether the bytes begin with a version of PairTwo, and the file has its length.
pub fn is_pair_two(bytes: &[u8]) -> bool {
    let is_version = matches!(bytes, [b'1'..=b'9', b'.', tens, ones, ..] if tens.is_ascii_digit()
        && (ones.is_ascii_digit() || *ones == 0));
    is_version && bytes.len() > head::END && bytes[4..head::YEAR_ZERO].iter().all(|byte| *byte < b' ')
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out, with its offset; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<ForeignImport, Fault> {
    if ![b'5', b'6'].contains(&bytes[0]) {
        let version = String::from_utf8_lossy(&bytes[..4]).into_owned();
        return Err(Fault::whole(PROGRAM, Defect::VersionUnknown { version, first: 5, last: 6 }));
    }
    let mut reader = Reader { cursor: Cursor { program: PROGRAM, bytes, at: 0 }, notes: Vec::new(), year_zero: 0 };
    let head = reader.head()?;
    let (mut players, names) = (Vec::new(), head::END + head.players * PLAYER_BYTES);
    reader.cursor.at = head::END;
    for _ in 0..head.players {
        players.push(reader.player(&head, names)?);
    }
    reader.cursor.at = names + head.names_length;
    let (details, mut regulations) = reader.event()?;
    regulations.tie_breaks = head.tie_breaks.clone();
    let mut imported = Imported { details, regulations, ..Imported::default() };
    imported.players = players.iter().map(|player| player.imported.clone()).collect();
    reader.distinct_numbers(&mut imported);
    reader.rounds(&head, &mut imported)?;
    reader.beside_games(&players, &mut imported);
    settle(PROGRAM, &mut imported, &mut reader.notes);
    reader.compare(&players, &imported);
    Ok(ForeignImport { imported, notes: reader.notes })
}

/// What the head says.
struct Head {
    players: usize,
    names_length: usize,
    current_round: u16,
    rounds_kept: usize,
    categories: Vec<u32>,
    tie_breaks: Vec<Coded<Descriptor>>,
}

/// A player, and what is kept of them elsewhere.
struct Read {
    imported: ImportedPlayer,
    extra: Points,
    points: Points,
    is_absent: bool,
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    notes: Vec<Note>,
    year_zero: u32,
}

impl Reader<'_> {
    fn note(&mut self, at: usize, remark: Remark) {
        self.notes.push(Note::at(PROGRAM, offset(at), remark));
    }

    fn number_at(&mut self, at: usize) -> Result<u32, Fault> {
        self.cursor.at = at;
        self.cursor.u32()
    }

    /// A count in the head, not above `most`.
    fn count_at(&mut self, at: usize, most: usize) -> Result<usize, Fault> {
        let number = self.number_at(at)?;
        let count = usize::try_from(number).ok().filter(|count| *count <= most);
        count.ok_or_else(|| Fault::at(PROGRAM, offset(at), Defect::Impossible { number: number.into() }))
    }

    fn head(&mut self) -> Result<Head, Fault> {
        self.year_zero = self.number_at(head::YEAR_ZERO)?;
        let players = self.count_at(head::PLAYERS, MOST_PLAYERS)?;
        if players == 0 {
            return Err(Fault::at(PROGRAM, offset(head::PLAYERS), Defect::NoPlayers));
        }
        let rounds_kept = self.count_at(head::ROUNDS_KEPT, usize::from(trf::MAX_ROUNDS))?;
        let current_round = self.count_at(head::CURRENT_ROUND, rounds_kept)?;
        let names_length = self.count_at(head::NAMES_LENGTH, self.cursor.bytes.len())?;
        let mut special = Vec::new();
        self.cursor.at = head::SPECIAL_POINTS;
        for _ in USUAL_POINTS {
            special.push(self.cursor.u32()?);
        }
        if special != USUAL_POINTS {
            self.note(head::SPECIAL_POINTS, Remark::ScoringAssumed);
        }
        let mut tie_breaks = Vec::new();
        for place in 0..TIE_BREAKS {
            let at = head::TIE_BREAKS + 4 * place;
            let number = self.number_at(at)?;
            match codes::tie_break(number) {
                Some(code) => {
                    tie_breaks.push(Coded::written(code));
                    self.note(at, Remark::TieBreakAssumed { text: number.to_string(), code });
                }
                None if number == 0 => {}
                None => self.note(at, Remark::TieBreakUnknown { text: number.to_string() }),
            }
        }
        self.cursor.at = head::CATEGORIES;
        let mut categories = Vec::new();
        for _ in 0..CATEGORIES {
            categories.push(self.cursor.u32()?);
        }
        let current_round = u16::try_from(current_round).unwrap_or(u16::MAX);
        Ok(Head { players, names_length, current_round, rounds_kept, categories, tie_breaks })
    }

    /// A date: nine bits of the year, four of the month, five of the day; 0 where none is set.
    fn date(&mut self) -> Result<Option<NaiveDate>, Fault> {
        let at = self.cursor.at;
        let number = self.cursor.u32()?;
        let year = i32::try_from(self.year_zero.saturating_add(number >> 9)).unwrap_or(i32::MAX);
        let date = NaiveDate::from_ymd_opt(year, number >> 5 & 0xF, number & 0x1F);
        if date.is_none() && number != 0 {
            self.note(at, Remark::Unreadable { text: number.to_string() });
        }
        Ok(date)
    }

    fn gender(&mut self) -> Result<Option<Gender>, Fault> {
        let at = self.cursor.at;
        match self.cursor.u8()? {
            0 => Ok(None),
            1 => Ok(Some(Gender::Male)),
            2 => Ok(Some(Gender::Female)),
            other => {
                self.note(at, Remark::Unreadable { text: other.to_string() });
                Ok(None)
            }
        }
    }

    fn player(&mut self, head: &Head, names: usize) -> Result<Read, Fault> {
        let begin = self.cursor.at;
        let number = self.cursor.u32()?;
        let name_at = self.cursor.u32()? as usize;
        let fide_id = self.cursor.u32()?;
        let extra = self.cursor.u32()?;
        let national = self.cursor.u32()?;
        let birth = self.date()?;
        let national_id = self.cursor.u32()?;
        let halves = self.cursor.u32()?;
        let club = self.cursor.u32()?;
        // Buchholz and points as the program computed them, and a figure that is not known.
        self.cursor.take(12)?;
        let rating = self.cursor.u32()?;
        let name_length = usize::from(self.cursor.u8()?);
        let federation = self.cursor.text(3)?;
        let category = usize::from(self.cursor.u8()?);
        let title = self.cursor.u8()?;
        let gender = self.gender()?;
        self.cursor.u8()?;
        let is_absent = self.cursor.u8()? == 1;
        // Colours, floats and ties, which follow from the rounds.
        self.cursor.at = begin + PLAYER_BYTES;
        let name = if name_at + name_length <= head.names_length {
            Cursor { at: names + name_at, ..self.cursor.clone() }.text(name_length)?
        } else {
            return Err(Fault::at(PROGRAM, offset(begin + 4), Defect::Impossible { number: name_at as i64 }));
        };
        let (title, other_title) = codes::titles(title);
        let rated = |number: u32| u16::try_from(number).ok().filter(|rating| *rating > 0);
        let numbered = |number: u32| if number == 0 { String::new() } else { number.to_string() };
        let category = category.checked_sub(1).and_then(|at| head.categories.get(at)).filter(|limit| **limit > 0);
        let data = PlayerData {
            name,
            title,
            other_title: other_title.to_owned(),
            gender,
            birth: birth.and_then(|date| Birth::parse(&date.format("%Y-%m-%d").to_string())),
            federation: federation.to_ascii_uppercase(),
            fide_id: FideId::new(fide_id.into()),
            national_id: numbered(national_id),
            club: numbered(club),
            category: category.map(|limit| format!("+{limit}")).unwrap_or_default(),
            rating: rated(rating),
            ratings: Ratings { national: rated(national), ..Ratings::default() },
            ..PlayerData::default()
        };
        let tpn = Tpn(u16::try_from(number).unwrap_or(0));
        let of_halves = |halves: u32| Points::halves(i32::try_from(halves).unwrap_or(0).min(1_000));
        Ok(Read {
            imported: ImportedPlayer { data, tpn, ..ImportedPlayer::default() },
            extra: of_halves(extra),
            points: of_halves(halves),
            is_absent,
        })
    }

    /// Where a starting number is missing or comes twice, they are given by the order of the file.
    fn distinct_numbers(&mut self, imported: &mut Imported) {
        let count = imported.players.len();
        let mut seen = HashSet::new();
        let are_distinct = imported
            .players
            .iter()
            .all(|player| (1..=count).contains(&usize::from(player.tpn.0)) && seen.insert(player.tpn));
        if !are_distinct {
            self.note(head::END, Remark::NumbersAssumed);
            for (number, player) in (1..).zip(&mut imported.players) {
                player.tpn = Tpn(number);
            }
        }
    }

    fn event(&mut self) -> Result<(Details, Regulations), Fault> {
        let cursor = &mut self.cursor;
        let (name, organiser, tempo, country) =
            (cursor.text(80)?, cursor.text(50)?, cursor.text(50)?, cursor.text(32)?);
        let arbiter = cursor.text(128)?;
        let rounds_at = cursor.at;
        let rounds = cursor.u32()?;
        // How many take part, and what may be whether FIDE rates it: 0 in both files that were seen.
        cursor.u32()?;
        let rated = cursor.u32()?;
        let (start, end) = (self.date()?, self.date()?);
        let place = self.cursor.text(36)?;
        let periods = [self.cursor.text(32)?, self.cursor.text(32)?];
        let left_out_at = self.cursor.at;
        let unrated = self.cursor.u32()?;
        let kind_at = self.cursor.at;
        let kind = self.cursor.u32()?;
        let federation = self.cursor.text(12)?;
        // Rounds sent to it.
        self.cursor.take(4)?;
        let club = self.cursor.u32()?;
        self.cursor.take(8 + 4)?;
        self.tell_settings(left_out_at, &[("FIDE", rated), ("unrated", unrated), ("club", club)], &federation);
        if rounds == 0 || rounds > u32::from(trf::MAX_ROUNDS) {
            return Err(Fault::at(PROGRAM, offset(rounds_at), Defect::Impossible { number: rounds.into() }));
        }
        let mut schedule = Vec::new();
        for _ in 0..rounds {
            schedule.push(self.date()?.and_then(|day| day.and_hms_opt(0, 0, 0)));
        }
        let is_set = |text: &&String| !text.is_empty() && !text.chars().all(|sign| sign == '-');
        let details = Details {
            name,
            place,
            federation: country,
            start,
            end,
            schedule,
            organiser,
            chief_arbiter: Official { name: arbiter, ..Official::default() },
            time_control_text: [&tempo]
                .into_iter()
                .chain(&periods)
                .filter(is_set)
                .cloned()
                .collect::<Vec<_>>()
                .join(", "),
            ..Details::default()
        };
        let regulations = Regulations {
            system: self.system(kind, kind_at, start),
            rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
            tie_break_edition: start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
            ..Regulations::default()
        };
        Ok((details, regulations))
    }

    /// What is known of the event's settings and has no place here.
    fn tell_settings(&mut self, at: usize, numbers: &[(&str, u32)], federation: &str) {
        let numbers = numbers.iter().filter(|(_, number)| *number > 0).map(|(name, number)| format!("{name} {number}"));
        let federation = (!federation.is_empty()).then(|| federation.to_owned());
        let said: Vec<String> = numbers.chain(federation).collect();
        if !said.is_empty() {
            self.note(at, Remark::SettingsLeftOut { text: said.join(", ") });
        }
    }

    fn system(&mut self, kind: u32, at: usize, start: Option<NaiveDate>) -> System {
        match kind {
            0 => {
                let system = start.map_or(System::Dutch2026, System::dutch_on);
                self.note(at, Remark::SwissAssumed { system });
                system
            }
            2 => System::RoundRobin(SINGLE),
            4 => self.by_hand("American", at),
            6 => self.by_hand("Keizer", at),
            other => self.by_hand(&other.to_string(), at),
        }
    }

    fn by_hand(&mut self, kind: &str, at: usize) -> System {
        self.note(at, Remark::KindUnknown { kind: kind.to_owned() });
        System::ByHand
    }

    fn rounds(&mut self, head: &Head, imported: &mut Imported) -> Result<(), Fault> {
        if head.current_round == 0 {
            return Ok(());
        }
        let tpns: Vec<Tpn> = imported.players.iter().map(|player| player.tpn).collect();
        let mut lines: Vec<Vec<Half>> = Vec::new();
        for tpn in &tpns {
            let mut line = Vec::new();
            for round in 1..=head.rounds_kept {
                let half = self.half(round, *tpn, head.players)?;
                if round <= usize::from(head.current_round) {
                    line.push(half);
                }
            }
            lines.push(line);
        }
        for number in 1..=head.current_round {
            let at = usize::from(number) - 1;
            let halves: Vec<Half> = lines.iter().map(|line| line.get(at).cloned().unwrap_or_default()).collect();
            let notes = &mut self.notes;
            let mut told = |remark| notes.push(Note::whole(PROGRAM, remark));
            imported.rounds.push(halves::round(number, &halves, &tpns, &mut told));
        }
        for (line, player) in lines.into_iter().zip(&mut imported.players) {
            let entered = halves::entered(line.into_iter()).unwrap_or(usize::from(head.current_round));
            if !imported.regulations.system.is_predetermined() {
                player.first_round = RoundNo(u16::try_from(entered + 1).unwrap_or(u16::MAX));
            }
        }
        let scoring = imported.regulations.scoring;
        trf::seat(&mut imported.rounds, &imported.players, &scoring);
        if head.current_round > 1 {
            self.notes.push(Note::whole(PROGRAM, Remark::BoardsAssumed));
        }
        self.boards(imported)
    }

    /// What a player's line says of a round.
    fn half(&mut self, round: usize, tpn: Tpn, players: usize) -> Result<Half, Fault> {
        let at = self.cursor.at;
        let (opponent, colour, code) = (self.cursor.u32()?, self.cursor.u8()?, self.cursor.u8()?);
        self.cursor.take(ROUND_BYTES - 6)?;
        let number = RoundNo(u16::try_from(round).unwrap_or(u16::MAX));
        if opponent == NOBODY || colour == 0 {
            let bye = match code {
                result::NONE => return Ok(Half::Out),
                result::ABSENT | result::BYE => Bye::ZeroPoint,
                result::BYE_WON => Bye::PairingAllocated,
                result::WON_BY_FORFEIT => Bye::FullPoint,
                other => {
                    self.note(at, Remark::ByeUnknown { round: number, player: tpn, code: other.to_string() });
                    Bye::ZeroPoint
                }
            };
            return Ok(Half::Alone(bye));
        }
        let colour = match colour {
            1 | 3 => Colour::White,
            253 | 255 => Colour::Black,
            other => {
                self.note(at + 4, Remark::Unreadable { text: other.to_string() });
                return Ok(Half::Out);
            }
        };
        let Some(opponent) = usize::try_from(opponent).ok().filter(|opponent| *opponent < players) else {
            self.note(at, Remark::NoSuchPlayer { number: opponent.to_string() });
            return Ok(Half::Out);
        };
        let score = match code {
            result::NONE => Score::Open,
            result::LOST => Score::Loss,
            result::DRAWN => Score::Draw,
            result::WON => Score::Win,
            result::ABSENT => Score::LossByForfeit,
            result::WON_BY_FORFEIT => Score::WinByForfeit,
            result::ADJOURNED | result::DRAWN_ADJOURNED | result::WON_ADJOURNED => Score::Adjourned,
            other => {
                self.note(at + 5, Remark::Unreadable { text: other.to_string() });
                Score::Open
            }
        };
        Ok(Half::Met { opponent, colour, score })
    }

    /// The boards of the last round, in their order behind the players' rounds.
    fn boards(&mut self, imported: &mut Imported) -> Result<(), Fault> {
        let Some(round) = imported.rounds.last_mut() else { return Ok(()) };
        let mut order = Vec::new();
        while self.cursor.bytes.len().saturating_sub(self.cursor.at) >= BOARD_BYTES {
            let pair = [self.cursor.u32()?, self.cursor.u32()?];
            self.cursor.take(BOARD_BYTES - 8)?;
            order.push(pair);
        }
        let place = |white: PlayerId, black: PlayerId| order.iter().position(|pair| *pair == [white.0, black.0]);
        if round.games.iter().all(|game| place(game.white, game.black).is_some()) {
            round.games.sort_by_key(|game| place(game.white, game.black));
            for (board, game) in (1..).zip(&mut round.games) {
                game.board = board;
            }
        }
        let bytes = self.cursor.bytes.len().saturating_sub(self.cursor.at);
        if bytes > 0 {
            self.note(self.cursor.at, Remark::BytesLeft { bytes });
        }
        Ok(())
    }

    /// Points beside the games, and who is marked as absent, which holds for the round to come.
    fn beside_games(&mut self, players: &[Read], imported: &mut Imported) {
        let next = RoundNo(u16::try_from(imported.rounds.len() + 1).unwrap_or(u16::MAX));
        let is_over = next.0 > imported.regulations.rounds;
        for (at, read) in (0..).zip(players) {
            if read.extra != Points::ZERO {
                imported.adjustments.push(Adjustment { player: PlayerId(at), round: None, points: read.extra });
                let player = read.imported.tpn;
                self.notes.push(Note::whole(PROGRAM, Remark::BonusKept { player, points: read.extra }));
            }
            if read.is_absent && !is_over && imported.regulations.system.gives_byes() {
                imported.players[at as usize].requested_byes.insert(next, Bye::ZeroPoint);
            }
        }
    }

    /// The points of the file beside the sums of the results.
    fn compare(&mut self, players: &[Read], imported: &Imported) {
        let tournament = Tournament::of_import(imported);
        let scores = tournament.scores(RoundNo(u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX)));
        for ((player, read), computed) in imported.players.iter().zip(players).zip(scores) {
            if computed != read.points {
                let remark = Remark::PointsDiffer { player: player.tpn, stated: read.points, computed };
                self.notes.push(Note::whole(PROGRAM, remark));
            }
        }
    }
}
