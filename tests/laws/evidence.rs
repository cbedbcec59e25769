//! What the record does not prove is not decided: no claim is found wrong, and nobody pays, for a slip of the pen.

use sonneborn_laws::Color;
use sonneborn_laws::claim::{
    BoardSeen, ClaimForm, ClaimName, Consequence, Flag, FormError, GameNow, Rules, SeenBy, Side, Verdict,
};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::legality::Illegal;
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::{Doubt, Mark};
use sonneborn_laws::{fen, notation};

use super::RULES;
use super::dice::Dice;

/// What the desk answers to a claim as it is typed.
fn settle(record: &str, form: &ClaimForm) -> Result<Ruling, FormError> {
    let game = pgn::games(record).next().expect("a record");
    let replay = Replay::of(&game, AtFault::Stop);
    let claim = form.read(&game, &replay)?;
    Ok(rule(&replay, &claim, RULES))
}

fn claim(claim: ClaimName, by: Side) -> ClaimForm {
    ClaimForm { claim, by, ..ClaimForm::default() }
}

/// The same, of a record that was compared with the board.
fn confirmed(name: ClaimName, by: Side) -> ClaimForm {
    ClaimForm { checked: true, ..claim(name, by) }
}

fn undecided(record: &str, form: &ClaimForm) -> Vec<Doubt> {
    let ruling = settle(record, form).expect("a claim that fits");
    assert_eq!(ruling.verdict(), Verdict::Undecided, "{record}: {:?}", ruling.finding);
    assert!(ruling.consequences.is_empty() && ruling.result().is_none() && ruling.penalty_articles.is_empty());
    ruling.finding.doubts
}

#[test]
fn the_mover_of_an_illegal_move_is_accused_not_the_claimants_opponent() {
    let own = undecided("1. e4 e5 2. Nd5", &claim(ClaimName::Illegal, Side::White));
    assert_eq!(own, [Doubt::OwnMove { mv: "3.Nd5".replace('3', "2"), mover: Color::White }]);
    let by_black = settle("1. e4 e5 2. Nd5", &confirmed(ClaimName::Illegal, Side::Black)).unwrap();
    assert_eq!(by_black.verdict(), Verdict::Right);
    assert!(by_black.consequences.contains(&Consequence::AddTime { to: Color::Black, ms: 120_000 }));
}

/// The same pieces stand on the same squares three times: a tap on the board of a shorter record says nothing of a longer one.
#[test]
fn a_tap_is_of_the_record_that_was_shown() {
    let full = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let shown_at = |ply: usize, by: SeenBy| {
        let game = pgn::games(full).next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        let pieces = fen::write(replay.position(ply));
        ClaimForm { board: Some(BoardSeen { pieces, by }), ..claim(ClaimName::Threefold, Side::White) }
    };
    for by in [SeenBy::Tapped, SeenBy::Device] {
        for ply in 0..8 {
            undecided(full, &shown_at(ply, by));
        }
        assert_eq!(settle(full, &shown_at(8, by)).unwrap().verdict(), Verdict::Right);
    }
}

#[test]
fn an_unreadable_word_is_no_illegal_move() {
    for record in ["1. e4 e5 2. Sf3", "1. e4 e5 2. 马f3", "1. e4 e5 2. Ngl"] {
        for name in [ClaimName::Illegal, ClaimName::Threefold, ClaimName::Over, ClaimName::Flag] {
            let doubts = undecided(record, &claim(name, Side::Black));
            assert!(!doubts.is_empty(), "{record} {name:?}");
        }
    }
    for announced in ["Ngl", "Xg8", "?"] {
        let form = ClaimForm { announced: Some(announced.into()), ..claim(ClaimName::Threefold, Side::Black) };
        let doubts = undecided("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1", &form);
        assert_eq!(doubts, [Doubt::Named { written: announced.into(), why: None }]);
    }
}

#[test]
fn several_pieces_are_asked_for() {
    let record = "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"]\n\n1. Rd1";
    let doubts = undecided(record, &claim(ClaimName::Illegal, Side::Black));
    assert!(matches!(&doubts[..], [Doubt::Word { why: Some(Illegal::Ambiguous { .. }), .. }]), "{doubts:?}");
}

#[test]
fn words_behind_the_illegal_move_are_asked_about() {
    let record = "1. e4 e5 2. Ke2 Ke7 3. O-O Kf6";
    assert!(matches!(
        undecided(record, &claim(ClaimName::Illegal, Side::Black))[..],
        [Doubt::Word { last: false, .. }]
    ));
    let named = ClaimForm { announced: Some("O-O".into()), ..confirmed(ClaimName::Illegal, Side::Black) };
    assert_eq!(settle(record, &named).unwrap().verdict(), Verdict::Right);
}

#[test]
fn gaps_in_the_numbers_and_text_behind_the_result_are_located() {
    let doubts = undecided("1. Nf3 Nf6\n3. Ng1 Ng8 4. Nf3", &claim(ClaimName::Threefold, Side::Black));
    assert!(matches!(doubts[..], [Doubt::Number { written: 3, expected: 2, place }] if place.line == 2), "{doubts:?}");
    let doubts = undecided("1. Nf3 Nf6 1-0 2. Ng1 Ng8", &claim(ClaimName::Threefold, Side::White));
    assert!(matches!(doubts[..], [Doubt::BehindResult { .. }]), "{doubts:?}");
}

#[test]
fn a_claim_that_a_slip_explains_is_wrong_only_when_the_record_was_compared() {
    let slip = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Nd5";
    let form = claim(ClaimName::Threefold, Side::White);
    let doubts = undecided(slip, &form);
    let expected = Doubt::OneMove { recorded: Some("4...Nd5".into()), instead: Some("4...Ng8".into()) };
    assert!(matches!(doubts[0], Doubt::Extent { .. }), "the board is asked first: {doubts:?}");
    assert_eq!(doubts[1..], [expected]);
    let compared = settle(slip, &ClaimForm { checked: true, ..form }).unwrap();
    assert_eq!(compared.verdict(), Verdict::Wrong);
    assert!(compared.consequences.contains(&Consequence::AddTime { to: Color::Black, ms: 120_000 }));
}

#[test]
fn an_end_that_one_move_would_make_another_result_is_asked_about() {
    // Five times the same position with 39.Ra2; with 39.Rd8 it is mate.
    let start = "[FEN \"7k/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30\"]\n\n";
    let moves =
        "30. Ra2 f5 31. Kh1 Kg8 32. Rd2 Kh8 33. Ra2 Kg8 34. Rd2 Kh8 35. Ra2 Kg8 36. Rd2 Kh8 37. Ra2 Kg8 38. Rd2 Kh8";
    let doubts = undecided(&format!("{start}{moves} 39. Ra2"), &claim(ClaimName::Over, Side::Black));
    assert_eq!(doubts[1..], [Doubt::OneMove { recorded: Some("39.Ra2".into()), instead: Some("39.Rd8#".into()) }]);
    let mate = settle("1. f3 e5 2. g4 Qh4#", &confirmed(ClaimName::Over, Side::Black)).unwrap();
    assert_eq!(mate.verdict(), Verdict::Right, "no slip makes a mate a draw here");
}

#[test]
fn a_claim_that_no_slip_explains_is_wrong_once_the_board_stands_as_the_record_ends() {
    let record = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    let doubts = undecided(record, &claim(ClaimName::Threefold, Side::White));
    assert_eq!(doubts, [Doubt::Extent { after: Some("3...a6".into()), right_with: vec![] }]);
    let ruling = settle(record, &confirmed(ClaimName::Threefold, Side::White)).unwrap();
    assert_eq!(ruling.verdict(), Verdict::Wrong);
}

/// 8.4: who has less than five minutes need not write. Nothing is decided by what is not there.
#[test]
fn where_nothing_was_read_nothing_is_ruled() {
    for record in [
        "",
        "[White \"A\"]\n[Black \"B\"]\n\n*",
        "1. 2. 3. 4. *",
        "{1. Nf3 Nf6 2. Ng1 Ng8}",
        "(1. Nf3 Nf6 2. Ng1 Ng8)",
        "; 1. Nf3 Nf6",
        "12 13 14",
    ] {
        let game = pgn::games(record).next();
        let empty = pgn::games("*").next().expect("a record");
        let game = game.unwrap_or(empty);
        let replay = Replay::of(&game, AtFault::Stop);
        for name in ClaimName::ALL.into_iter().filter(|name| RESTS_ON_RECORD.contains(name)) {
            let form = ClaimForm { squares: Some("e1".into()), ..claim(name, Side::White) };
            let ruling = rule(&replay, &form.read(&game, &replay).expect("a claim"), RULES);
            assert_eq!(ruling.verdict(), Verdict::Undecided, "{record:?} {name:?}");
            assert!(ruling.consequences.is_empty() && !ruling.finding.doubts.is_empty(), "{record:?} {name:?}");
        }
    }
}

/// Claims for which the moves count, where the Laws of 2023 hold at a standard rate.
const RESTS_ON_RECORD: [ClaimName; 13] = [
    ClaimName::Threefold,
    ClaimName::Fifty,
    ClaimName::Over,
    ClaimName::Dead,
    ClaimName::Agreement,
    ClaimName::Offer,
    ClaimName::Flag,
    ClaimName::Quickplay,
    ClaimName::Resignation,
    ClaimName::Illegal,
    ClaimName::Press,
    ClaimName::Hands,
    ClaimName::Touched,
];

#[test]
fn a_record_in_figures_is_read_and_not_taken_for_numbers() {
    let record = "1. 7163 7866 2. 6371 6678 3. 7163 7866 4. 6371 6678";
    let ruling = settle(record, &confirmed(ClaimName::Threefold, Side::White)).unwrap();
    assert_eq!(ruling.verdict(), Verdict::Right);
}

/// Sheets that stop early: whatever is cut from the end of a true claim's record, the claimant is charged nothing, and the moves that
/// are missing are found where they are few.
#[test]
fn a_sheet_that_stops_early_costs_nobody_anything() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    let opening = ["e4", "e5", "d3", "d6", "Be2", "Be7", "a3", "a6"];
    for lead in 0..=opening.len() / 2 {
        let whole: Vec<&str> = opening[..2 * lead].iter().chain(&moves).copied().collect();
        for cut in 0..=whole.len() {
            let written = &whole[..whole.len() - cut];
            let sheet: Vec<String> = written
                .iter()
                .enumerate()
                .map(|(at, mv)| if at % 2 == 0 { format!("{}. {mv}", at / 2 + 1) } else { (*mv).to_owned() })
                .collect();
            let game_text = format!("{} *", sheet.join(" "));
            let ruling = settle(&game_text, &claim(ClaimName::Threefold, Side::White)).unwrap();
            assert_eq!(ruling.verdict(), Verdict::Undecided, "{game_text}");
            assert!(ruling.consequences.is_empty());
            if cut == 2 {
                let told = ruling.finding.doubts.iter().any(|doubt| {
                    matches!(doubt, Doubt::Extent { right_with, .. } if right_with.len() == 2)
                        || matches!(
                            doubt,
                            Doubt::OtherClaimant { .. } | Doubt::OneMove { .. } | Doubt::OtherMove { .. }
                        )
                });
                assert!(told, "{game_text}: {:?}", ruling.finding.doubts);
            }
        }
    }
}

#[test]
fn the_moves_that_may_be_missing_are_found_as_far_as_two_by_each_side() {
    let right_with = |sheet: &str| match &undecided(sheet, &claim(ClaimName::Threefold, Side::White))[..] {
        [Doubt::Extent { right_with, .. }, ..] => right_with.clone(),
        doubts => panic!("{sheet}: {doubts:?}"),
    };
    // Four pieces have to go home.
    let twice = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nc3 Nc6 4. Nf3 Nf6";
    assert_eq!(right_with(twice).len(), 4);
    assert_eq!(right_with(&format!("{twice} 5. e3")), [""; 0], "a pawn never goes back");
}

#[test]
fn the_moves_to_the_board_that_was_seen_are_told() {
    // Castling changes more squares than any other move.
    let board = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 w - - 2 6";
    let seen = BoardSeen { pieces: board.into(), by: SeenBy::Placed };
    let form = ClaimForm { board: Some(seen), ..claim(ClaimName::Dead, Side::White) };
    let doubts = undecided("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6", &form);
    let [Doubt::BoardApart { moves, squares, .. }] = &doubts[..] else { panic!("{doubts:?}") };
    assert_eq!((&moves[..], squares.len()), (&["5.O-O".to_owned(), "5...O-O".to_owned()][..], 8));
}

#[test]
fn where_no_move_can_be_empty_nothing_rests_on_the_record() {
    for (name, by) in [(ClaimName::Press, Side::Black), (ClaimName::Hands, Side::White)] {
        let form = ClaimForm { checked: false, now: Some(GameNow::Running), ..claim(name, by) };
        let game = pgn::games("1. e4 e5").next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        let claimed = form.read(&game, &replay).expect("a claim that fits");
        let asks_for_board = |edition| {
            let doubts = rule(&replay, &claimed, Rules { edition, ..RULES }).finding.doubts;
            doubts.iter().any(|doubt| matches!(doubt, Doubt::Extent { .. }))
        };
        assert!(asks_for_board(EditionId::Laws2023) && !asks_for_board(EditionId::Laws2009), "{name:?}");
    }
}

#[test]
fn the_player_who_could_claim_is_named() {
    let doubts = undecided("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", &claim(ClaimName::Threefold, Side::Black));
    assert_eq!(doubts[0], Doubt::OtherClaimant { side: Color::White });
}

/// How many corruptions the ordinary tests try; `SONNEBORN_CORRUPTIONS` asks for another number.
const CORRUPTIONS: u32 = 100;

fn corruptions() -> u32 {
    std::env::var("SONNEBORN_CORRUPTIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(CORRUPTIONS)
}

/// A game in which a claim is right, as its record and the claim.
#[derive(Clone, Debug)]
struct RightClaim {
    tokens: Vec<String>,
    head: String,
    form: ClaimForm,
}

/// Plays `choices` as legal moves, prefers those that repeat, and looks for a claim that is right at the end.
fn right_claim(choices: &[u8], kind: u8, numbered: bool) -> Option<RightClaim> {
    let start = match kind % 4 {
        0 => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        1 => "4k3/8/8/8/8/2r5/8/R3K3 w Q - 88 60",
        2 => "7k/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30",
        _ => "r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
    };
    let mut position = fen::read(start).expect("a position");
    let mut moves = Vec::new();
    let mut positions = vec![position.clone()];
    for &choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        // Half of the moves go back where their piece came from, if they can.
        let back = moves.iter().rev().nth(1).copied().and_then(|last: sonneborn_laws::Move| {
            legal.iter().copied().find(|mv| choice % 4 != 0 && mv.from == last.to && mv.to == last.from)
        });
        let quiet: Vec<_> = legal.iter().copied().filter(|mv| !position.is_irreversible(*mv)).collect();
        let pool = if quiet.is_empty() || choice % 16 == 0 { &legal } else { &quiet };
        let mv = back.unwrap_or(pool[usize::from(choice / 4) % pool.len()]);
        moves.push(mv);
        position.play(mv);
        positions.push(position.clone());
    }
    // The longest beginning at whose end something can rightly be claimed.
    let head = if kind.is_multiple_of(4) { String::new() } else { format!("[FEN \"{start}\"]\n\n") };
    for end in (1..=moves.len()).rev() {
        let tokens = tokens_of(&positions[0], &moves[..end], numbered);
        let by = if positions[end].turn() == Color::White { Side::White } else { Side::Black };
        let other = if by == Side::White { Side::Black } else { Side::White };
        let forms = [
            confirmed(ClaimName::Threefold, by),
            confirmed(ClaimName::Fifty, by),
            confirmed(ClaimName::Over, by),
            ClaimForm { fallen: Some(Flag::White), ..confirmed(ClaimName::Flag, Side::Black) },
            ClaimForm { announced: Some("Kh9".into()), ..confirmed(ClaimName::Illegal, other) },
        ];
        let record = format!("{head}{}", tokens.join(" "));
        for form in forms.into_iter().take(if end == moves.len() { 5 } else { 3 }) {
            if let Ok(ruling) = settle(&record, &form)
                && ruling.verdict() == Verdict::Right
            {
                let form = ClaimForm { checked: false, ..form };
                return Some(RightClaim { tokens, head, form });
            }
        }
    }
    None
}

fn tokens_of(start: &Position, moves: &[sonneborn_laws::Move], numbered: bool) -> Vec<String> {
    let mut position = start.clone();
    let mut tokens = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        if numbered && (position.turn() == Color::White || index == 0) {
            tokens.push(notation::numbered(&position, ""));
        }
        tokens.push(notation::san(&position, mv));
        position.play(mv);
    }
    tokens
}

/// Changes one token: a letter, the whole word, its place, or that it is there at all.
fn corrupted(tokens: &[String], seed: u64) -> Vec<String> {
    let mut tokens = tokens.to_vec();
    let at = (seed % tokens.len() as u64) as usize;
    let pick = (seed / 1_000) as usize;
    let letters: Vec<char> = "abcdefgh12345678KQRBNOx=+#-.lISTDLКРФеа马車{};()[]%$*0 9".chars().collect();
    let mut word: Vec<char> = tokens[at].chars().collect();
    let letter = letters[pick / 7 % letters.len()];
    let place = pick / 500 % (word.len() + 1);
    match pick % 7 {
        0 => word.insert(place, letter),
        1 if !word.is_empty() => {
            let place = place % word.len();
            word[place] = letter;
        }
        2 if !word.is_empty() => {
            word.remove(place % word.len());
        }
        3 => {
            let other = tokens[pick / 7 % tokens.len()].clone();
            tokens[at] = other;
            return tokens;
        }
        4 => {
            tokens.remove(at);
            return tokens;
        }
        5 => {
            let copy = tokens[at].clone();
            tokens.insert(at, copy);
            return tokens;
        }
        _ => word.reverse(),
    }
    tokens[at] = word.into_iter().collect();
    tokens
}

/// The right claim with one token of its record changed: is it wrong now, or is anything taken from anybody?
fn harm(right: &RightClaim, seed: u64) -> Option<String> {
    let tokens = corrupted(&right.tokens, seed);
    let record = format!("{}{}", right.head, tokens.join(" "));
    pgn::games(&record).next()?;
    let ruling = settle(&record, &right.form).ok()?;
    let harmless = ruling.verdict() == Verdict::Undecided && ruling.consequences.is_empty();
    let told = || {
        let (verdict, result) = (ruling.verdict(), ruling.result());
        format!("{:?} {verdict:?} {result:?}: {} -> {record}", right.form.claim, right.tokens.join(" "))
    };
    (!harmless).then(told)
}

/// So many corruptions are tried of each right claim.
const OF_EACH: u32 = 20;

/// What `SONNEBORN_CORRUPTIONS_FROM` says, so that long runs can go on from one another.
fn first_claim() -> u64 {
    std::env::var("SONNEBORN_CORRUPTIONS_FROM").ok().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[test]
fn one_corrupted_token_makes_no_right_claim_wrong_and_costs_nobody_anything() {
    let mut harmful = Vec::new();
    let (mut tried, mut game) = (0, first_claim());
    while tried < corruptions() {
        let mut dice = Dice(game << 32);
        game += 1;
        let length = 8 + dice.below(52);
        let choices: Vec<u8> = (0..length).map(|_| dice.next() as u8).collect();
        let Some(right) = right_claim(&choices, dice.next() as u8, dice.below(2) == 0) else { continue };
        for _ in 0..OF_EACH {
            tried += 1;
            harmful.extend(harm(&right, dice.next() >> 32).map(|harm| format!("claim {game}: {harm}")));
        }
    }
    println!("{tried} corruptions, up to claim {game}: {} harmful", harmful.len());
    assert_eq!(harmful, [""; 0]);
}

#[test]
fn a_mark_that_the_move_does_not_have_is_asked_about_until_the_record_is_compared() {
    let to_and_fro = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let form = claim(ClaimName::Threefold, Side::White);
    for (word, of) in [("Nxf3", Mark::Capture), ("N:f3", Mark::Capture), ("Nf3+", Mark::Check), ("Nf3#!", Mark::Check)]
    {
        let record = to_and_fro.replacen("Nf3", word, 1);
        let doubts = undecided(&record, &form);
        let is_told =
            |doubt: &Doubt| matches!(doubt, Doubt::Mark { word: told, of: mark, .. } if told == word && *mark == of);
        assert!(doubts.iter().any(is_told), "{word}: {doubts:?}");
        let compared = ClaimForm { checked: true, ..form.clone() };
        assert_eq!(settle(&record, &compared).unwrap().verdict(), Verdict::Right, "{word}");
    }
    // A mark that is left out says nothing.
    let unmarked = settle("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qf7", &confirmed(ClaimName::Over, Side::White)).unwrap();
    assert_eq!(unmarked.verdict(), Verdict::Right);
}

/// The tags tell nothing of the game, save its start; but a bracket without its end may have swallowed a line of moves.
#[test]
fn a_broken_tag_is_doubted_where_it_may_hide_the_game() {
    let mut dice = Dice(30);
    let harmless = ["Ann", "Hall Cup", "2026.11.27", "GM", "1-0", "?"];
    let moves = ["e4", "Nf3", "1. d4", "Lb5", "e2-e4", "O-O"];
    for name in ["Event", "White", "Round"] {
        for _ in 0..30 {
            let mut words: Vec<&str> = (0..1 + dice.below(3)).map(|_| dice.one(&harmless)).collect();
            let has_move = dice.below(2) == 0;
            if has_move {
                words.insert(dice.below(words.len() + 1), dice.one(&moves));
            }
            // Without its end, or with one before or behind what does not belong there.
            let line = match dice.below(4) {
                0 => format!("[{name} {}", words.join(" ")),
                1 => format!("[{name} \"{}]", words.join(" ")),
                2 => format!("[{name} \"Ann\" {}", words.join(" ")),
                _ => format!("[{name} \"Ann\" {}]", words.join(" ")),
            };
            let record = format!("{line}\n[Site \"here\"]\n\n1. f3 e5 2. g4 Qh4#\n");
            let ruling = settle(&record, &confirmed(ClaimName::Over, Side::Black)).expect("a claim that fits");
            if has_move {
                let doubts = &ruling.finding.doubts;
                let is_it = |doubt: &Doubt| matches!(doubt, Doubt::Text { text, fault: pgn::ReadFault::BrokenTag, .. } if *text == line);
                assert!(doubts.iter().any(is_it), "{record}: {doubts:?}");
            } else {
                assert_eq!(ruling.verdict(), Verdict::Right, "{record}: {:?}", ruling.finding);
            }
        }
    }
}

/// What is asked of a record with a word that nobody can read stands under the article of the claim, in the edition's numbers.
#[test]
fn a_claim_on_a_doubtful_record_stands_under_its_article() {
    use ClaimName::{
        Agreement, Board, Colours, Dead, Device, Fifty, Flag as Fallen, Hands, Illegal, Increment, Offer, Over, Press,
        Quickplay, Resignation, Setting, Setup, Threefold, Touched,
    };
    let (both, announced) = (Some(Flag::Both), Some("Nf3".to_owned()));
    // The claim, whose flag has fallen, the move announced; the articles of 2009 and of 2023, none where the record is not asked.
    for (claim, fallen, announced, articles) in [
        (Threefold, None, None, [Some("9.2.b"), Some("9.2.2")]),
        (Threefold, None, announced.clone(), [Some("9.2.a"), Some("9.2.1")]),
        (Fifty, None, None, [Some("9.3.b"), Some("9.3.2")]),
        (Fifty, None, announced, [Some("9.3.a"), Some("9.3.1")]),
        (Over, None, None, [Some("5.2.b"), Some("5.2.2")]),
        (Dead, None, None, [Some("5.2.b"), Some("5.2.2")]),
        (Agreement, None, None, [Some("5.2.c"), Some("5.2.3")]),
        (Fallen, Some(Flag::White), None, [Some("6.9"), Some("6.9")]),
        (Fallen, both, None, [Some("6.11"), Some("III.3")]),
        (Quickplay, None, None, [Some("10.2"), Some("III.5")]),
        (Resignation, None, None, [Some("5.1.b"), Some("5.1.2")]),
        (Illegal, None, None, [Some("7.4.a"), Some("7.5.1")]),
        (Touched, None, None, [Some("4.3.a"), Some("4.3.1")]),
        (Press, None, None, [None, Some("7.5.3")]),
        (Hands, None, None, [None, Some("7.5.4")]),
        (Offer, None, None, [Some("9.1"), Some("9.1.2.1")]),
        (Increment, None, None, [Some(""), Some("III.4")]),
        (Device, None, None, [Some("12.3.b"), None]),
        (Setup, None, None, [Some("7.1.a"), Some("7.2.1")]),
        (Board, None, None, [Some("7.1.b"), Some("7.2.2")]),
        (Setting, None, None, [Some("6.10.b"), Some("6.10.2")]),
        (Colours, None, None, [None, Some("7.3")]),
    ] {
        for (edition, article) in [EditionId::Laws2009, EditionId::Laws2023].into_iter().zip(articles) {
            let (announced, squares) = (announced.clone(), Some("e2".to_owned()));
            let form = ClaimForm { claim, fallen, announced, squares, checked: true, ..ClaimForm::default() };
            let game = pgn::games("1. e4 e5 2. Zf3 Nc6").next().expect("a record");
            let replay = Replay::of(&game, AtFault::Stop);
            let rules = Rules { edition, rate: Rate { pace: Pace::Rapid, supervised: false }, ..RULES };
            let ruling = rule(&replay, &form.read(&game, &replay).expect("a claim"), rules);
            let is_asked = matches!(ruling.finding.doubts[..], [Doubt::Word { .. }]);
            let told = is_asked.then(|| ruling.article.unwrap_or_default());
            assert_eq!(told, article, "{claim:?} {edition}: {:?}", ruling.finding);
        }
    }
}

/// Tag and end of a record tell of two results, or of one and none: how the game stands is said before anything is decided.
#[test]
fn a_record_of_two_results_decides_nothing_at_its_end() {
    let now = Some(GameNow::Running);
    for (tag, end, is_apart) in [
        ("1-0", "*", true),
        ("1/2-1/2", "1-0", true),
        ("0-1", "1/2-1/2", true),
        ("1-0", "1-0", false),
        ("1-0", "", false),
        ("*", "1-0", false),
        ("*", "*", false),
        ("?", "*", false),
    ] {
        let record = format!("[Result \"{tag}\"]\n\n1. e4 e5 2. Nf3 Nc6 {end}");
        for name in [ClaimName::Flag, ClaimName::Agreement, ClaimName::Resignation, ClaimName::Displaced] {
            for by in [Side::White, Side::Black] {
                let form = confirmed(name, by);
                let asked = settle(&record, &form).expect("a claim that fits").finding.doubts == [Doubt::GoingOn];
                assert_eq!(asked, is_apart, "{tag}, {end}: {form:?}");
                let told = settle(&record, &ClaimForm { now, ..form.clone() }).expect("a claim that fits");
                assert_ne!(told.verdict(), Verdict::Undecided, "{tag}, {end}: {form:?}");
                let earlier = ClaimForm { at_move: Some(2), ..form };
                let before_its_end = name != ClaimName::Displaced;
                let asked = settle(&record, &earlier).expect("a claim that fits").finding.doubts == [Doubt::GoingOn];
                assert_eq!(asked, is_apart && !before_its_end, "{tag}, {end}: {earlier:?}");
            }
        }
    }
    // The moves themselves ended the game, whatever is written of its result.
    let mate = settle(
        "[Result \"0-1\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *",
        &confirmed(ClaimName::Flag, Side::Black),
    );
    assert_eq!(mate.expect("a claim that fits").verdict(), Verdict::Wrong);
}
