//! The piece letters of many languages (C.3: each player is free to use those of their country), and the signs that look like
//! Latin letters and are none.

use cozy_chess::Piece;

/// The letters of a language: king, queen, rook, bishop, knight; several where several are in use, the longest first.
#[derive(Debug, PartialEq, Eq)]
pub struct Letters {
    /// BCP 47 tags of the languages that write so, or `figurines`.
    pub languages: &'static str,
    pieces: [&'static [&'static str]; 5],
}

const PIECES: [Piece; 5] = [Piece::King, Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

#[rustfmt::skip]
pub(super) const ALL: &[Letters] = &[
    Letters { languages: "en",             pieces: [&["K"], &["Q"], &["R"], &["B"], &["N"]] },
    Letters { languages: "de, da, nb, sv, hr, sl", pieces: [&["K"], &["D"], &["T"], &["L"], &["S"]] },
    Letters { languages: "fr",             pieces: [&["R"], &["D"], &["T"], &["F"], &["C"]] },
    Letters { languages: "es, it",         pieces: [&["R"], &["D"], &["T"], &["A"], &["C"]] },
    Letters { languages: "pt",             pieces: [&["R"], &["D"], &["T"], &["B"], &["C"]] },
    Letters { languages: "nl",             pieces: [&["K"], &["D"], &["T"], &["L"], &["P"]] },
    Letters { languages: "pl",             pieces: [&["K"], &["H"], &["W"], &["G"], &["S"]] },
    Letters { languages: "cs, sk",         pieces: [&["K"], &["D"], &["V"], &["S"], &["J"]] },
    Letters { languages: "hu",             pieces: [&["K"], &["V"], &["B"], &["F"], &["H"]] },
    Letters { languages: "ro",             pieces: [&["R"], &["D"], &["T"], &["N"], &["C"]] },
    Letters { languages: "fi",             pieces: [&["K"], &["D"], &["T"], &["L"], &["R"]] },
    Letters { languages: "tr",             pieces: [&["Ş"], &["V"], &["K"], &["F"], &["A"]] },
    Letters { languages: "ru, uk",         pieces: [&["Кр"], &["Ф"], &["Л", "Т"], &["С"], &["К"]] },
    Letters { languages: "bg",             pieces: [&["Ц"], &["Д"], &["Т"], &["О"], &["К"]] },
    Letters { languages: "el",             pieces: [&["Ρ"], &["Β"], &["Π"], &["Α"], &["Ι"]] },
    Letters { languages: "zh",             pieces: [&["王"], &["后", "後"], &["车", "車", "俥"], &["象", "相"], &["马", "馬", "傌"]] },
    Letters { languages: "figurines",      pieces: [&["♔", "♚"], &["♕", "♛"], &["♖", "♜"], &["♗", "♝"], &["♘", "♞"]] },
];

impl Letters {
    /// The word with its piece letter, and that of a promotion, in English; `None` where it begins with none of these letters.
    pub(super) fn in_english(&self, word: &str) -> Option<String> {
        let (piece, rest) = self.piece_at_start(word)?;
        Some(format!("{}{}", english(piece), self.promotion_in_english(rest)))
    }

    /// Does the word begin with one of these letters?
    pub(super) fn begins(&self, word: &str) -> bool {
        self.piece_at_start(word).is_some()
    }

    fn piece_at_start<'a>(&self, word: &'a str) -> Option<(Piece, &'a str)> {
        PIECES.iter().zip(self.pieces).find_map(|(piece, letters)| {
            let rest = letters.iter().find_map(|letter| word.strip_prefix(letter))?;
            Some((*piece, rest))
        })
    }

    /// `e8D` as `e8Q`; anything else stays.
    pub(super) fn promotion_in_english(&self, word: &str) -> String {
        let bare = word.trim_end_matches(['+', '#', '!', '?', ')']);
        for (piece, letters) in PIECES.iter().zip(self.pieces).skip(1) {
            for letter in letters {
                if let Some(before) = bare.strip_suffix(letter)
                    && before.trim_end_matches(['=', '(', '/']).ends_with(['1', '8'])
                {
                    return format!("{}={}", before.trim_end_matches(['=', '(', '/']), english(*piece));
                }
            }
        }
        word.to_owned()
    }
}

fn english(piece: Piece) -> char {
    match piece {
        Piece::King => 'K',
        Piece::Queen => 'Q',
        Piece::Rook => 'R',
        Piece::Bishop => 'B',
        Piece::Knight => 'N',
        Piece::Pawn => 'P',
    }
}

/// The word with full-width and Cyrillic signs of squares as the Latin ones that they look like, and every dash and cross as `-`
/// and `x`. Piece letters in front stay as they are.
pub(super) fn latin(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for (index, sign) in word.chars().enumerate() {
        let narrow = match sign {
            '！'..='～' => char::from_u32(sign as u32 - 0xFEE0).unwrap_or(sign),
            'а' => 'a',
            'е' => 'e',
            'с' => 'c',
            'б' | 'в' => 'b',
            'д' => 'd',
            'ф' => 'f',
            'г' => 'g',
            'х' | 'Х' | '×' if index > 0 => 'x',
            '–' | '—' | '−' | '‐' => '-',
            'О' if word.starts_with('О') && word.contains(['-', '–']) => 'O',
            other => other,
        };
        plain.push(narrow);
    }
    plain
}
