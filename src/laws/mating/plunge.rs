//! The quick search for a series of moves to a mate: depth first, the moves that usually help first and free of charge.
//!
//! Both sides work together in such a series, so that it is no game tree but a path to be found. The winner takes what it
//! can, pushes its pawns and comes near a corner; the loser walks into that corner and keeps its pieces. A search that
//! ends without having been cut off has seen every position that can still arise: then no mate exists.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, PieceMoves, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use super::lacks_material;
use sonneborn_patience as patience;

/// What a search came to.
pub(super) enum Found {
    Mate(Vec<Move>),
    /// Every position that can arise was seen.
    Never,
    /// The search was cut off.
    Open,
}

/// The deepest plunge.
const DEEPEST: u8 = 100;

/// The most half-moves of a series.
const LONGEST: usize = 160;

const PROMOTION_RANKS: BitBoard = BitBoard(Rank::First.bitboard().0 | Rank::Eighth.bitboard().0);

/// How much a half-move costs of the depth allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Price {
    Free,
    Normal,
    Dear,
}

impl Price {
    pub(super) const RISING: [Price; 3] = [Price::Free, Price::Normal, Price::Dear];
}

/// How moves are priced: towards which corner the loser is to be mated.
pub(super) struct Plan {
    winner: Color,
    /// For each distance the squares that are nearer to the goal of a piece.
    winner_king: Nearer,
    winner_knight: Nearer,
    loser_king: Nearer,
    loser_knight: Nearer,
}

/// Squares by their distance to a goal.
struct Nearer {
    distance: [u8; 64],
    nearer_than: [BitBoard; 10],
}

impl Nearer {
    const fn to(goal: usize, knight: bool) -> Nearer {
        let mut nearer = Nearer { distance: [0; 64], nearer_than: [BitBoard::EMPTY; 10] };
        let mut square = 0usize;
        while square < 64 {
            let files = (square % 8).abs_diff(goal % 8);
            let ranks = (square / 8).abs_diff(goal / 8);
            let (short, long) = if files < ranks { (files, ranks) } else { (ranks, files) };
            let distance = if knight { knight_steps(short, long) } else { long };
            nearer.distance[square] = distance as u8;
            let mut than = distance + 1;
            while than < 10 {
                nearer.nearer_than[than].0 |= 1 << square;
                than += 1;
            }
            square += 1;
        }
        nearer
    }

    fn than(&self, square: Square) -> BitBoard {
        self.nearer_than[self.distance[square as usize] as usize]
    }
}

/// For each square where a bishop goes from there on its way.
#[derive(Clone)]
struct Routes {
    winner: [BitBoard; 64],
    loser: [BitBoard; 64],
}

impl Plan {
    /// The ways of bishops round the locked men: the loser's into the corner, the winner's near it.
    fn bishop_routes(&self, locked: BitBoard) -> Routes {
        let corner = Square::ALL.into_iter().find(|&square| self.loser_king.distance[square as usize] == 0);
        let corner = corner.expect("some square is the corner");
        let mut steps = [u8::MAX; 64];
        let beside = get_king_moves(corner) & get_rook_moves(corner, BitBoard::EMPTY);
        let mut next = corner.bitboard() | beside;
        let mut seen = BitBoard::EMPTY;
        for distance in 0.. {
            next -= seen;
            if next.is_empty() {
                break;
            }
            next.into_iter().for_each(|square| steps[square as usize] = distance);
            seen |= next;
            next = next.into_iter().fold(BitBoard::EMPTY, |all, from| all | get_bishop_moves(from, locked)) - locked;
        }
        let where_to = |allowed: &dyn Fn(u8, u8) -> bool| {
            Square::ALL.map(|from| {
                let to = |to: &Square| allowed(steps[from as usize], steps[*to as usize]);
                Square::ALL.into_iter().filter(to).collect::<BitBoard>()
            })
        };
        Routes {
            winner: where_to(&|from, to| from != u8::MAX && ((from <= 1 && from < to) || (from > 2 && from > to))),
            loser: where_to(&|from, to| from > to),
        }
    }
}

const fn plan(winner: Color, dark_corner: bool) -> Plan {
    let flip_rank = match winner {
        Color::White => 0,
        Color::Black => 56,
    };
    let flip = if dark_corner { flip_rank } else { flip_rank ^ 7 };
    // The winner's king comes to g7, from where it guards g6 and h7; the loser's goes to h8.
    Plan {
        winner,
        winner_king: Nearer::to(Square::G7 as usize ^ flip, false),
        winner_knight: Nearer::to(Square::E5 as usize ^ flip, true),
        loser_king: Nearer::to(Square::H8 as usize ^ flip, false),
        loser_knight: Nearer::to(Square::G8 as usize ^ flip, true),
    }
}

static PLANS: [[Plan; 2]; 2] =
    [[plan(Color::White, false), plan(Color::White, true)], [plan(Color::Black, false), plan(Color::Black, true)]];

impl Plan {
    /// The two plans, the more promising corner first.
    pub(super) fn of(board: &Board, winner: Color) -> [&'static Plan; 2] {
        // Seen from the winner's side, h8 is dark: the corner for bishops on dark squares, or against a light one.
        let (dark, light) = match winner {
            Color::White => (BitBoard::DARK_SQUARES, BitBoard::LIGHT_SQUARES),
            Color::Black => (BitBoard::LIGHT_SQUARES, BitBoard::DARK_SQUARES),
        };
        let bishops = board.pieces(Piece::Bishop);
        let (own, others) = (bishops & board.colors(winner), bishops & board.colors(!winner));
        let pawns = board.colored_pieces(winner, Piece::Pawn);
        let foremost = match winner {
            Color::White => pawns.into_iter().last(),
            Color::Black => pawns.next_square(),
        };
        let dark_corner = match foremost {
            _ if !own.is_empty() => !(own & dark).is_empty(),
            // Away from where a pawn is promoted.
            Some(pawn) => pawn.file() < File::E,
            None => !(others & light).is_empty(),
        };
        let plans = &PLANS[winner as usize];
        [&plans[usize::from(dark_corner)], &plans[usize::from(!dark_corner)]]
    }

    /// The squares that a piece reaches at a price.
    pub(super) fn at_price(&self, board: &Board, moves: PieceMoves, also_free: BitBoard, price: Price) -> BitBoard {
        let captures = board.colors(!board.side_to_move());
        let wins = board.side_to_move() == self.winner;
        let nearer = match (moves.piece, wins) {
            (Piece::King, true) => self.winner_king.than(moves.from),
            (Piece::King, false) => self.loser_king.than(moves.from),
            (Piece::Knight, true) => self.winner_knight.than(moves.from),
            (Piece::Knight, false) => self.loser_knight.than(moves.from),
            (Piece::Pawn, true) => BitBoard::FULL,
            (Piece::Pawn, false) | (Piece::Bishop | Piece::Rook | Piece::Queen, _) => BitBoard::EMPTY,
        };
        let free = also_free | if wins { nearer | captures } else { nearer };
        moves.to
            & match price {
                Price::Free => free,
                Price::Normal => !(free | captures),
                Price::Dear => captures - free,
            }
    }
}

/// A knight's moves over a distance, a little too few near the corners: it only orders moves.
const fn knight_steps(short: usize, long: usize) -> usize {
    match (short, long) {
        (0, 1) => 3,
        (2, 2) => 4,
        _ => {
            let (by_long, by_sum) = (long.div_ceil(2), (short + long).div_ceil(3));
            let least = if by_long > by_sum { by_long } else { by_sum };
            least + (least + short + long) % 2
        }
    }
}

/// A hash of a position is hashed already.
#[derive(Default)]
pub(super) struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only hashes of positions are kept");
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// In which plunge, and with how much depth left, a position was searched.
type Seen = HashMap<u64, (u8, u8), BuildHasherDefault<AsIs>>;

/// A depth-first search with a bound on its moves.
pub(super) struct Plunge {
    winner: Color,
    plans: [&'static Plan; 2],
    plan: &'static Plan,
    moves_left: u32,
    cut: bool,
    /// Nobody asks for a mate, only whether nothing is cut off.
    ends_when_cut: bool,
    line: Vec<Move>,
    /// The moves of all positions of the line.
    pending: Vec<PieceMoves>,
    /// The positions searched, in the deeper plunges.
    seen: Option<Seen>,
    number: u8,
    /// For positions almost locked: bishops' moves that are free, of the winner and of the loser.
    routes: Option<Box<Routes>>,
}

impl Plunge {
    fn new(board: &Board, winner: Color) -> Plunge {
        let plans = Plan::of(board, winner);
        Plunge {
            winner,
            plans,
            plan: plans[0],
            moves_left: 0,
            cut: false,
            ends_when_cut: false,
            line: Vec::with_capacity(64),
            pending: Vec::with_capacity(512),
            seen: None,
            number: 0,
            routes: None,
        }
    }

    /// One plunge so deep towards either corner, trying at most so many moves.
    pub(super) fn once(board: &Board, winner: Color, depth: u8, most_moves: u32) -> Found {
        let mut plunge = Plunge::new(board, winner);
        match plunge.search(board, depth, most_moves) {
            Found::Open => {
                plunge.plan = plunge.plans[1];
                plunge.search(board, depth, most_moves)
            }
            found => found,
        }
    }

    /// Does the plunge of [`Plunge::once`] see every position that can still arise, and no mate among them?
    pub(super) fn sees_all(board: &Board, winner: Color, depth: u8, most_moves: u32) -> bool {
        let mut plunge = Plunge { ends_when_cut: true, ..Plunge::new(board, winner) };
        plunge.plans.into_iter().any(|plan| {
            plunge.plan = plan;
            matches!(plunge.search(board, depth, most_moves), Found::Never)
        })
    }

    /// As [`Plunge::deeper_and_deeper`], for positions almost locked: bishops travel to and from the corner free of
    /// charge, and so does what opens the pawns.
    pub(super) fn unlocking(board: &Board, winner: Color, locked: BitBoard, most_moves: u32) -> Found {
        let mut plunge = Plunge::new(board, winner);
        plunge.seen = Some(Seen::default());
        let routes = plunge.plans.map(|plan| Box::new(plan.bishop_routes(locked)));
        for depth in 2..=DEEPEST {
            let which = usize::from(depth % 2);
            plunge.plan = plunge.plans[which];
            plunge.routes = Some(routes[which].clone());
            let before = plunge.moves_left;
            let allowed = if depth == 2 { most_moves } else { before };
            let found = plunge.search(board, depth, allowed);
            if plunge.moves_left == 0 || !matches!(found, Found::Open) {
                return found;
            }
        }
        Found::Open
    }

    /// One plunge after the other, each deeper, with so many moves for each step of depth and so many in all.
    pub(super) fn deeper_and_deeper(board: &Board, winner: Color, moves_a_step: u32, mut most_moves: u32) -> Found {
        let mut plunge = Plunge::new(board, winner);
        plunge.seen = Some(Seen::default());
        for depth in 2..=DEEPEST {
            let allowed = (moves_a_step * u32::from(depth)).min(most_moves);
            plunge.plan = plunge.plans[usize::from(depth % 2)];
            let found = plunge.search(board, depth, allowed);
            most_moves -= allowed - plunge.moves_left;
            if most_moves == 0 || !matches!(found, Found::Open) {
                return found;
            }
        }
        Found::Open
    }

    fn search(&mut self, board: &Board, depth: u8, most_moves: u32) -> Found {
        self.moves_left = most_moves;
        self.cut = false;
        self.number = depth;
        self.line.clear();
        self.pending.clear();
        if self.visit(board, depth, false) {
            Found::Mate(std::mem::take(&mut self.line))
        } else if self.cut {
            Found::Open
        } else {
            Found::Never
        }
    }

    /// Was the position searched so deep before? Only what this plunge saw counts as seen for a proof.
    fn is_known(&mut self, board: &Board, depth: u8) -> bool {
        let Some(seen) = &mut self.seen else { return false };
        let entry = seen.entry(board.hash()).or_insert((0, 0));
        // Towards the other corner other moves are free.
        if entry.0 != 0 && entry.0 % 2 == self.number % 2 && entry.1 >= depth {
            self.cut |= entry.0 != self.number;
            return true;
        }
        *entry = (self.number, depth);
        false
    }

    /// Does a mate follow? Then `line` leads to it.
    fn visit(&mut self, board: &Board, depth: u8, after_free: bool) -> bool {
        patience::look();
        if lacks_material(board, self.winner) {
            return false;
        }
        if depth == 0 || self.line.len() >= LONGEST {
            let over = !board.generate_moves(|_| true);
            self.cut |= !over;
            return if over {
                self.is_mate(board)
            } else {
                !self.ends_when_cut && board.side_to_move() == self.winner && self.mates_now(board)
            };
        }
        if self.is_known(board, depth) {
            return false;
        }
        let first = self.pending.len();
        let pending = &mut self.pending;
        board.generate_moves(|moves| {
            pending.push(moves);
            false
        });
        let end = self.pending.len();
        if first == end {
            return self.is_mate(board);
        }
        let mated = self.try_moves(board, first..end, depth, after_free);
        self.pending.truncate(first);
        mated
    }

    /// The squares to which a piece goes free of charge in a position almost locked.
    fn also_free(&self, board: &Board, moves: PieceMoves) -> BitBoard {
        let Some(routes) = &self.routes else { return BitBoard::EMPTY };
        let wins = board.side_to_move() == self.winner;
        let pawns = board.colored_pieces(self.winner, Piece::Pawn);
        match moves.piece {
            Piece::Bishop if wins => routes.winner[moves.from as usize],
            Piece::Bishop => routes.loser[moves.from as usize] | pawns,
            Piece::Pawn if !wins => board.colors(self.winner),
            Piece::Pawn | Piece::Knight | Piece::Rook | Piece::Queen | Piece::King if wins => BitBoard::EMPTY,
            Piece::Pawn | Piece::Knight | Piece::Rook | Piece::Queen | Piece::King => pawns,
        }
    }

    fn is_mate(&self, board: &Board) -> bool {
        board.side_to_move() != self.winner && !board.checkers().is_empty()
    }

    /// Where the plunge ends: is there a check that mates at once?
    fn mates_now(&mut self, board: &Board) -> bool {
        let mate = mate_at_once(board);
        self.line.extend(mate);
        mate.is_some()
    }

    fn try_moves(&mut self, board: &Board, moves: Range<usize>, depth: u8, after_free: bool) -> bool {
        // What costs most is cut off first.
        let prices = if self.ends_when_cut { [Price::Dear, Price::Normal, Price::Free] } else { Price::RISING };
        for index in moves {
            for price in prices {
                let rest = match price {
                    Price::Free => depth,
                    Price::Normal => depth - u8::from(!after_free),
                    Price::Dear => depth.saturating_sub(4),
                };
                let mut of_piece = self.pending[index];
                let also_free = self.also_free(board, of_piece);
                of_piece.to = self.plan.at_price(board, of_piece, also_free, price);
                for mv in of_piece {
                    if self.moves_left == 0 {
                        self.cut = true;
                        return false;
                    }
                    self.moves_left -= 1;
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    self.line.push(mv);
                    if self.visit(&next, rest, price == Price::Free) {
                        return true;
                    }
                    self.line.pop();
                    if self.cut && self.ends_when_cut {
                        return false;
                    }
                }
            }
        }
        false
    }
}

/// The move that mates at once, if there is one.
pub(super) fn mate_at_once(board: &Board) -> Option<Move> {
    let winner = board.side_to_move();
    let king = board.king(!winner);
    let occupied = board.occupied();
    let (straight, diagonal) = (get_rook_moves(king, occupied), get_bishop_moves(king, occupied));
    let mut mate = None;
    board.generate_moves(|mut moves| {
        moves.to &= match moves.piece {
            Piece::Queen => straight | diagonal,
            Piece::Rook => straight,
            Piece::Bishop => diagonal,
            Piece::Knight => get_knight_moves(king),
            Piece::Pawn => get_pawn_attacks(king, !winner) | PROMOTION_RANKS,
            Piece::King => BitBoard::EMPTY,
        };
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if !next.checkers().is_empty() && !next.generate_moves(|_| true) {
                mate = Some(mv);
                return true;
            }
        }
        false
    });
    mate
}
