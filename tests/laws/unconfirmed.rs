//! The promise of the claim desk, over every kind of claim, edition and rate: on a record that nobody confirmed nothing is decided and
//! nobody pays, however it was damaged; a complete one that was confirmed is always decided; an ended game is changed by nothing; a
//! king's step is no result.
//!
//! Games are made by seeded dice, written down as people write, and damaged as sheets are. `SONNEBORN_CLAIM_SHEETS=50000` asks for so
//! many sheets.

use sonneborn_laws::claim::{
    Announced, BoardSeen, ClaimForm, ClaimName, Consequence, GameNow, GameResult, Rules, SeenBy, Side, Verdict,
    read_move,
};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::ending::ended;
use sonneborn_laws::pgn::{self, Termination};
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, FaultKind, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::{Before, Doubt, in_order, mended, mendings};
use sonneborn_laws::watch::shown_result;
use sonneborn_laws::{Color, Move, fen, notation};

use super::dice::Dice;

/// How many sheets the ordinary tests try.
const SHEETS: u64 = 400;

pub(super) fn sheets() -> u64 {
    std::env::var("SONNEBORN_CLAIM_SHEETS").ok().and_then(|number| number.parse().ok()).unwrap_or(SHEETS)
}

/// From where games begin: the start, castling rights to lose, few men, many quiet moves behind.
const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
    "4k3/8/8/8/8/2r5/8/R3K3 w Q - 88 60",
    "7k/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30",
    "7k/8/5K2/8/8/8/8/6Q1 w - - 10 60",
    "8/8/3k4/8/3P4/3K4/8/8 w - - 0 50",
    "6k1/8/6K1/8/8/8/8/R7 w - - 144 90",
];

/// A game as it was played.
pub(super) struct Truth {
    start: Position,
    pub moves: Vec<Move>,
    pub positions: Vec<Position>,
}

impl Truth {
    pub fn played(dice: &mut Dice) -> Truth {
        Truth::from_start(fen::read(dice.one(&STARTS)).expect("a position"), dice)
    }

    pub fn from_start(start: Position, dice: &mut Dice) -> Truth {
        let mut truth = Truth { start: start.clone(), moves: Vec::new(), positions: vec![start] };
        for _ in 0..dice.below(70) {
            let position = truth.last().clone();
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            // Pieces go back where they came from half of the time, so that positions come again.
            let back = truth
                .moves
                .iter()
                .rev()
                .nth(1)
                .copied()
                .and_then(|last| legal.iter().copied().find(|mv| mv.from == last.to && mv.to == last.from));
            let quiet: Vec<Move> = legal.iter().copied().filter(|mv| !position.is_irreversible(*mv)).collect();
            let pool = if quiet.is_empty() || dice.below(8) == 0 { &legal } else { &quiet };
            let mv = back.filter(|_| dice.below(3) > 0).unwrap_or_else(|| dice.one(pool));
            truth.moves.push(mv);
            truth.positions.push(position.after(mv));
        }
        truth
    }

    fn last(&self) -> &Position {
        self.positions.last().expect("the start is one")
    }

    pub fn replay(&self) -> Replay {
        Replay::of_moves(self.start.clone(), &self.moves)
    }

    /// The end by the moves themselves, as the result that it gives.
    fn ended(&self, edition: EditionId) -> Option<Termination> {
        ended(&self.replay(), &edition.edition().automatic).map(|end| end.by.result())
    }
}

/// The letters in which players write.
const LETTERS: [[&str; 5]; 9] = [
    ["K", "Q", "R", "B", "N"],
    ["K", "D", "T", "L", "S"],
    ["R", "D", "T", "F", "C"],
    ["Кр", "Ф", "Л", "С", "К"],
    ["王", "后", "车", "象", "马"],
    ["王", "后", "車", "象", "馬"],
    ["♔", "♕", "♖", "♗", "♘"],
    ["K", "H", "W", "G", "S"],
    ["K", "D", "V", "S", "J"],
];

#[derive(Clone, Copy)]
enum Notation {
    Standard,
    Long,
    Figures,
    FullWidth,
    Letters(usize),
}

#[derive(Clone, Copy)]
enum Layout {
    Numbered,
    Lines,
    Unnumbered,
    Chinese,
    WideNumbers,
    ClockTimes,
    Columns,
}

fn word(position: &Position, mv: Move, notation: Notation) -> String {
    let san = notation::san(position, mv);
    match notation {
        Notation::Standard => san,
        Notation::Long if position.is_castling(mv) => san,
        Notation::Long => {
            let piece = san.chars().next().filter(char::is_ascii_uppercase).map(String::from).unwrap_or_default();
            let promotion = san.split_once('=').map(|(_, to)| to.trim_end_matches(['+', '#'])).unwrap_or_default();
            format!("{piece}{}-{}{promotion}", mv.from, mv.to)
        }
        Notation::Figures if position.is_castling(mv) || mv.promotion.is_some() => san,
        Notation::Figures => {
            let figures = |square: sonneborn_laws::Square| (square.file() as u8 + 1, square.rank() as u8 + 1);
            let ((a, b), (c, d)) = (figures(mv.from), figures(mv.to));
            format!("{a}{b}{c}{d}")
        }
        Notation::FullWidth => san.chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap_or(c)).collect(),
        Notation::Letters(which) => {
            let one = |c: char| "KQRBN".find(c).map_or_else(|| c.to_string(), |at| LETTERS[which][at].to_owned());
            if san.starts_with('O') { san } else { san.chars().map(one).collect() }
        }
    }
}

/// What was written down: numbers and the words of each move.
type Pairs = Vec<(u32, Vec<String>)>;

fn pairs(truth: &Truth, notation: Notation) -> Pairs {
    let mut pairs: Pairs = Vec::new();
    for (position, mv) in truth.positions.iter().zip(&truth.moves) {
        if position.turn() == Color::White || pairs.is_empty() {
            pairs.push((position.move_number(), Vec::new()));
        }
        pairs.last_mut().expect("one was pushed").1.push(word(position, *mv, notation));
    }
    pairs
}

/// How a sheet is damaged; the first is not.
const DAMAGES: usize = 9;

fn damaged(pairs: &mut Pairs, damage: usize, dice: &mut Dice) {
    let renumber = |pairs: &mut Pairs| {
        let first = pairs.first().map_or(1, |pair| pair.0);
        pairs.iter_mut().enumerate().for_each(|(index, pair)| pair.0 = first + index as u32);
    };
    let at = if pairs.is_empty() { return } else { dice.below(pairs.len()) };
    match damage {
        0 => {}
        // The end is missing, up to twelve half-moves.
        1 | 2 => (0..dice.below(13)).for_each(|_| {
            let is_empty = pairs.last_mut().is_some_and(|pair| {
                pair.1.pop();
                pair.1.is_empty()
            });
            if is_empty {
                pairs.pop();
            }
        }),
        // Pairs are missing, and the numbers go on, or leave a gap.
        3 | 4 => {
            let to = (at + 1 + dice.below(2)).min(pairs.len());
            pairs.drain(at..to);
            if damage == 3 {
                renumber(pairs);
            }
        }
        5 => drop(pairs[at].1.pop()),
        6 => {
            let again = pairs[at].clone();
            pairs.insert(at, again);
            renumber(pairs);
        }
        7 => {
            let other = dice.below(pairs.len());
            pairs.swap(at, other);
            renumber(pairs);
        }
        _ => {
            let letters: Vec<char> = "abcdefgh12345678KQRBNO=x".chars().collect();
            let letter = dice.one(&letters);
            if let Some(word) = pairs[at].1.last_mut() {
                let mut signs: Vec<char> = word.chars().collect();
                let place = dice.below(signs.len());
                signs[place] = letter;
                *word = signs.into_iter().collect();
            }
        }
    }
}

fn text(truth: &Truth, pairs: &Pairs, layout: Layout) -> String {
    let black_first = truth.start.turn() == Color::Black;
    let line = |(number, words): &(u32, Vec<String>)| {
        let dots = if black_first && *number == truth.start.move_number() { "..." } else { "." };
        let wide: String = number.to_string().chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap_or(c)).collect();
        match layout {
            Layout::Numbered | Layout::Lines | Layout::Columns => format!("{number}{dots} {}", words.join(" ")),
            Layout::Unnumbered => words.join(" "),
            Layout::Chinese => format!("第{number}回合 {}", words.join(" ")),
            Layout::WideNumbers => format!("{wide}． {}", words.join(" ")),
            Layout::ClockTimes => format!("{number}{dots} {} 0:05", words.join(" 1:23 ")),
        }
    };
    let lines: Vec<String> = pairs.iter().map(line).collect();
    let body = match layout {
        Layout::Lines | Layout::Chinese => lines.join("\n"),
        Layout::Columns => {
            let half = lines.len().div_ceil(2);
            let beside = |index: usize| lines.get(index + half).cloned().unwrap_or_default();
            (0..half).map(|index| format!("{}\t{}", lines[index], beside(index))).collect::<Vec<_>>().join("\n")
        }
        Layout::Numbered | Layout::Unnumbered | Layout::WideNumbers | Layout::ClockTimes => lines.join(" "),
    };
    let is_start = fen::write(&truth.start) == STARTS[0];
    if is_start { body } else { format!("[FEN \"{}\"]\n\n{body}", fen::write(&truth.start)) }
}

pub(super) fn rules(dice: &mut Dice) -> Rules {
    let edition = dice.one(&EditionId::ALL);
    let pace = dice.one(&[Pace::Standard, Pace::Rapid, Pace::Blitz]);
    let supervised = pace == Pace::Standard || dice.below(2) == 0;
    let announced = Announced {
        quickplay: dice.below(2) == 0,
        agreement_from_move: (dice.below(4) == 0).then_some(30),
        no_agreement: dice.below(6) == 0,
        lesser_device_penalty: dice.below(4) == 0,
    };
    Rules { edition, rate: Rate { pace, supervised }, announced }
}

fn side(color: Color) -> Side {
    if color == Color::White { Side::White } else { Side::Black }
}

/// A word that is no legal move of the player on move, whoever writes it.
pub(super) fn illegal_word(position: &Position) -> Option<String> {
    let squares = ["a1", "h8", "a8", "h1", "d4", "e5"];
    let words = squares.iter().flat_map(|to| ["K", "N", "Q"].map(|piece| format!("{piece}{to}")));
    let mut words = words.filter(|word| matches!(read_move(position, word), Err(Some(_))));
    words.find(|word| notation::read(word.as_bytes()).is_some())
}

/// A claim that can be meant at the end of the game, true or false.
pub(super) fn form(truth: &Truth, name: ClaimName, dice: &mut Dice) -> ClaimForm {
    let last = truth.last();
    let by = match name {
        // These accuse the player on move, or the one who has just moved.
        ClaimName::Illegal | ClaimName::Touched | ClaimName::Press => !last.turn(),
        ClaimName::Hands => last.turn(),
        _ => dice.one(&[Color::White, Color::Black]),
    };
    let legal = last.legal_moves();
    let announced = match name {
        ClaimName::Illegal => illegal_word(last),
        ClaimName::Threefold | ClaimName::Fifty if by == last.turn() && !legal.is_empty() && dice.below(2) == 0 => {
            Some(notation::san(last, dice.one(&legal)))
        }
        _ => None,
    };
    // A flag that has fallen stands beside a clock without time.
    let times = if name == ClaimName::Flag { ["0:00:00"; 3] } else { ["0:01:30", "0:30:00", "1:00:05"] };
    let clock = if dice.below(2) == 0 { Some(dice.one(&times).to_owned()) } else { None };
    ClaimForm {
        claim: name,
        by: side(by),
        announced,
        white_clock: clock.clone(),
        black_clock: clock,
        last_period: dice.below(2) == 0,
        earlier: dice.below(3) as u32,
        replied: dice.below(4) == 0,
        squares: Some(last.board().king(last.turn()).to_string()),
        minutes: Some(dice.below(70) as u32),
        ..ClaimForm::default()
    }
}

pub(super) fn ruled(record: &str, form: &ClaimForm, rules: Rules) -> Option<Ruling> {
    let game = pgn::games(record).next().or_else(|| pgn::games("*").next())?;
    let replay = Replay::of(&game, AtFault::Stop);
    let claim = form.read(&game, &replay).ok()?;
    Some(rule(&replay, &claim, rules))
}

fn is_open(ruling: &Ruling) -> bool {
    ruling.verdict() == Verdict::Undecided
        && ruling.consequences.is_empty()
        && ruling.result().is_none()
        && ruling.clocks.is_none()
        && ruling.penalty_articles.is_empty()
        && !ruling.finding.doubts.is_empty()
}

const NOTATIONS: [Notation; 13] = [
    Notation::Standard,
    Notation::Long,
    Notation::Figures,
    Notation::FullWidth,
    Notation::Letters(0),
    Notation::Letters(1),
    Notation::Letters(2),
    Notation::Letters(3),
    Notation::Letters(4),
    Notation::Letters(5),
    Notation::Letters(6),
    Notation::Letters(7),
    Notation::Letters(8),
];
const LAYOUTS: [Layout; 7] = [
    Layout::Numbered,
    Layout::Lines,
    Layout::Unnumbered,
    Layout::Chinese,
    Layout::WideNumbers,
    Layout::ClockTimes,
    Layout::Columns,
];

#[test]
fn nothing_is_decided_on_a_record_that_nobody_confirmed() {
    let mut decided = Vec::new();
    let mut placed = 0;
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20);
        let truth = Truth::played(&mut dice);
        let (notation, layout) = (dice.one(&NOTATIONS), dice.one(&LAYOUTS));
        let mut sheet = pairs(&truth, notation);
        damaged(&mut sheet, dice.below(DAMAGES), &mut dice);
        let (record, rules) = (text(&truth, &sheet, layout), rules(&mut dice));
        let form = form(&truth, ClaimName::ALL[seed as usize % ClaimName::ALL.len()], &mut dice);
        let Some(ruling) = ruled(&record, &form, rules) else { continue };
        if !is_open(&ruling) {
            decided.push(format!("{seed}: {form:?} {rules:?} {:?}\n{record}", ruling.finding));
        }
        // The board as it really stands, placed by hand: a claim that is true costs nobody anything on whatever sheet.
        let board = BoardSeen { pieces: fen::write(truth.last()), by: SeenBy::Placed };
        let seen = ClaimForm { board: Some(board), ..form.clone() };
        let whole = ClaimForm { checked: true, ..form.clone() };
        let Some(by_board) = ruled(&record, &seen, rules) else { continue };
        placed += usize::from(!is_open(&by_board));
        let is_true = ruled(&text(&truth, &pairs(&truth, Notation::Standard), Layout::Numbered), &whole, rules)
            .is_some_and(|ruling| ruling.verdict() == Verdict::Right);
        let pays = by_board.verdict() == Verdict::Wrong && !by_board.penalty_articles.is_empty();
        if is_true && pays {
            decided.push(format!("{seed}: pays {form:?} {rules:?} {:?}\n{record}", by_board.finding));
        }
    }
    println!("{} sheets, {placed} decided by pieces placed on the board, {} broken", sheets(), decided.len());
    assert_eq!(decided, [""; 0]);
}

#[test]
fn a_complete_record_that_was_confirmed_is_always_decided() {
    let mut open = Vec::new();
    let (mut tried, mut asked, mut other_game) = (0, 0, 0);
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20 | 1);
        let truth = Truth::played(&mut dice);
        let (notation, layout) = (dice.one(&NOTATIONS), dice.one(&LAYOUTS));
        let written = text(&truth, &pairs(&truth, notation), layout);
        let Some(game) = pgn::games(&written).next() else { continue };
        let in_columns = in_order(&game);
        let Some(game) = in_columns.as_deref().map_or(Some(game), |text| pgn::games(text).next()) else { continue };
        let found = mendings(&game);
        // What two languages read otherwise, or where nothing follows that tells, is asked of the players.
        if found.iter().any(|one| !one.is_clear) {
            asked += 1;
            continue;
        }
        let record = mended(game.text(), &found);
        // One move in letters that two languages read otherwise is another legal game: the board tells, and it stays open.
        let Some(game) = pgn::games(&record).next() else { continue };
        let replay = Replay::of(&game, AtFault::Stop);
        if replay.faults().is_empty() && !replay.plies().iter().map(|ply| ply.mv).eq(truth.moves.iter().copied()) {
            other_game += 1;
            continue;
        }
        let (rules, name) = (rules(&mut dice), ClaimName::ALL[seed as usize % ClaimName::ALL.len()]);
        let form = form(&truth, name, &mut dice);
        let board = BoardSeen { pieces: fen::write(truth.last()), by: dice.one(&[SeenBy::Tapped, SeenBy::Device]) };
        let confirmed = match dice.below(2) {
            0 => ClaimForm { checked: true, said_by: Some("both".into()), ..form },
            _ => ClaimForm { board: Some(board), ..form },
        };
        let Some(ruling) = ruled(&record, &confirmed, rules) else { continue };
        tried += 1;
        // What stood before a position from which quiet moves lead on is asked; the moves since are all there.
        let is_older = truth.start.reversible() > 0 && truth.last().reversible() as usize >= truth.moves.len();
        if is_older && ruling.finding.doubts == [Doubt::Beginning(Before::Positions)] {
            continue;
        }
        // A position that cannot be is none of a record in which every move is legal.
        let cannot_be = name == ClaimName::Position && ruling.finding.doubts == [Doubt::WhichMove];
        if !ruling.finding.doubts.is_empty() && !cannot_be {
            open.push(format!("{seed}: {confirmed:?} {rules:?} {:?}\n{written}\n{record}", ruling.finding.doubts));
        }
    }
    println!(
        "{tried} complete sheets, {asked} asked about first, {other_game} another legal game, {} not decided",
        open.len()
    );
    assert_eq!(open, [""; 0]);
}

#[test]
fn an_ended_game_is_changed_by_no_claim() {
    let mut changed = Vec::new();
    let mut tried = 0;
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20 | 2);
        let (truth, rules) = (Truth::played(&mut dice), rules(&mut dice));
        let told = if dice.below(3) == 0 { Some(dice.one(&GameNow::ALL[1..])) } else { None };
        let end = truth.ended(rules.edition);
        if end.is_none() && told.is_none() {
            continue;
        }
        let form = form(&truth, ClaimName::ALL[seed as usize % ClaimName::ALL.len()], &mut dice);
        let form = ClaimForm { checked: true, now: told, ..form };
        let record = text(&truth, &pairs(&truth, Notation::Standard), Layout::Numbered);
        let Some(ruling) = ruled(&record, &form, rules) else { continue };
        tried += 1;
        let stands = |consequence: &Consequence| match consequence {
            Consequence::Result(GameResult::Won { by }) => {
                let won = if *by == Color::White { Termination::WhiteWins } else { Termination::BlackWins };
                end.is_none_or(|end| end == won)
            }
            Consequence::Result(GameResult::Draw) => end.is_none_or(|end| end == Termination::Draw),
            Consequence::SignedStands | Consequence::UnlessArbiterDecides => true,
            _ => false,
        };
        if !ruling.consequences.iter().all(stands) || !ruling.penalty_articles.is_empty() {
            changed.push(format!("{seed}: {form:?} {rules:?} {:?}\n{record}", ruling.consequences));
        }
    }
    println!("{tried} claims in ended games, {} of which change one", changed.len());
    assert_eq!(changed, [""; 0]);
}

/// The squares on which kings show a result, White's first: who won, where it is shown so.
const SHOWN: [(&str, &str, Termination); 4] = [
    ("Ke4", "Kd5", Termination::WhiteWins),
    ("Kd4", "Ke5", Termination::BlackWins),
    ("Ke4", "Ke5", Termination::Draw),
    ("Kd4", "Kd5", Termination::Draw),
];

#[test]
fn a_kings_step_is_no_result_and_a_shown_one_contradicts_no_end() {
    let mut broken = Vec::new();
    let (mut signals, mut steps) = (0, 0);
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20 | 3);
        let truth = Truth::played(&mut dice);
        let record = text(&truth, &pairs(&truth, Notation::Standard), Layout::Numbered);
        let last = truth.last();
        let automatic = &EditionId::Laws2023.edition().automatic;
        let result = dice.one(&["*", "1-0", "0-1", "1/2-1/2"]);
        // The squares beside the king that is on move, its own and the other king's attacked ones among them.
        for to in sonneborn_laws::Square::ALL {
            let king = last.board().king(last.turn());
            let beside = king != to
                && (king.file() as i8 - to.file() as i8).abs() <= 1
                && (king.rank() as i8 - to.rank() as i8).abs() <= 1;
            let word = format!("K{to}");
            if !beside || !matches!(read_move(last, &word), Err(Some(_))) {
                continue;
            }
            steps += 1;
            let text = format!("{record} {word} *");
            let game = pgn::games(&text).next().expect("a record");
            let replay = Replay::of(&game, AtFault::Stop);
            let is_named =
                replay.faults().iter().any(|fault| matches!(fault.kind, FaultKind::Illegal(_)) && fault.token == word);
            let lost = replay.len() != truth.moves.len();
            if replay.signal().is_some()
                || !is_named
                || lost
                || shown_result(&game, &replay, automatic) != shown_of(&truth)
            {
                broken.push(format!("step {word}: {text}"));
            }
        }
        let (white, black, shown) = dice.one(&SHOWN);
        let (first, second) = if last.turn() == Color::White { (white, black) } else { (black, white) };
        let text = format!("{record} {first} {second} {result}");
        let game = pgn::games(&text).next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        if let Some(signal) = replay.signal() {
            signals += 1;
            if signal != shown {
                broken.push(format!("another signal: {text}"));
            }
        }
        let found = shown_result(&game, &replay, automatic);
        let end = ended(&replay, automatic).map(|end| end.by.result());
        if found != Termination::Unfinished && end.is_some_and(|end| end != found) {
            broken.push(format!("contradicts {end:?}: {text}"));
        }
    }
    println!("{steps} steps of kings, {signals} signals, {} broken", broken.len());
    assert_eq!(broken, [""; 0]);
}

/// What the board shows by itself: mate or stalemate, where nothing had ended the game otherwise before.
fn shown_of(truth: &Truth) -> Termination {
    let last = truth.last();
    if truth.ended(EditionId::Laws2023).is_some_and(|end| end != of_board(last)) {
        return Termination::Unfinished;
    }
    of_board(last)
}

fn of_board(last: &Position) -> Termination {
    match (last.has_legal_move(), last.in_check()) {
        (true, _) => Termination::Unfinished,
        (false, false) => Termination::Draw,
        (false, true) if last.turn() == Color::White => Termination::BlackWins,
        (false, true) => Termination::WhiteWins,
    }
}
