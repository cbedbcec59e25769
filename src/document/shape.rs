//! Lines of scripts whose letters join, stack or change place, or that run from the right: the order of UAX #9, letters by
//! HarfBuzz's rules.
//!
//! The line itself runs from the left, as the papers do; a name that runs from the right keeps its order inside. Most lines
//! need nothing of this ([`is_needed`]) and are set glyph by glyph.

use super::font::{FaceIndex, Fonts, Weight, is_unseen, stand_in};
use harfrust::{Buffer, BufferFlags, Direction, ShapeOptions, ShaperFont};
use std::ops::Range;
use unicode_bidi::{BidiInfo, Level};

/// Neighbours of one face, in the order in which they are drawn.
pub(super) struct Run {
    pub(super) face: FaceIndex,
    /// What they say together, by bytes of the text.
    pub(super) says: Range<usize>,
    pub(super) glyphs: Vec<Glyph>,
    /// It is read from the last glyph to the first.
    pub(super) from_right: bool,
}

/// A glyph in its place; all lengths in thousandths of the type size.
pub(super) struct Glyph {
    pub(super) id: u16,
    /// From its origin to the next one's.
    pub(super) advance: f32,
    /// How far it stands from its origin.
    pub(super) x: f32,
    pub(super) y: f32,
    /// What it says, by bytes of the text; nothing where the glyph before it says it too.
    pub(super) says: Range<usize>,
}

/// Whether a text has a character that cannot be set by itself.
pub(super) fn is_needed(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(is_joined)
}

/// Marks above and below, scripts from the right, those of India and its neighbours, parts of Hangul syllables, and what
/// steers them.
pub(super) fn is_joined(character: char) -> bool {
    matches!(character,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{590}'..='\u{109F}' | '\u{1100}'..='\u{11FF}'
        | '\u{1700}'..='\u{1DFF}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{A800}'..='\u{ABFF}' | '\u{D7B0}'..='\u{D7FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FE20}'..='\u{FE2F}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{11FFF}' | '\u{1E800}'..='\u{1EEFF}'
        | '\u{E0100}'..='\u{E01EF}')
}

/// Whether a name has letters that run from the right.
pub(super) fn runs_from_the_right(text: &str) -> bool {
    text.chars().any(|character| {
        matches!(character, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EEFF}')
    })
}

/// The runs of a line from the left to the right.
pub(super) fn runs(fonts: &Fonts, text: &str, weight: Weight) -> Vec<Run> {
    let order = BidiInfo::new(text, Some(Level::ltr()));
    let mut runs = Vec::new();
    for paragraph in &order.paragraphs {
        let (levels, ranges) = order.visual_runs(paragraph, paragraph.range.clone());
        for range in ranges {
            let from_right = levels[range.start].is_rtl();
            let mut pieces = by_face(fonts, text, range, weight);
            if from_right {
                pieces.reverse();
            }
            runs.extend(pieces.into_iter().map(|(face, piece)| {
                match face {
                    Some(face) => shaped(fonts, text, piece.clone(), face, from_right)
                        .unwrap_or_else(|| unshaped(fonts, text, piece, face)),
                    None => missing(fonts, text, piece, weight),
                }
            }));
        }
    }
    runs
}

/// Splits a part of one direction by the face that has its characters; what no face has stands by itself.
fn by_face(fonts: &Fonts, text: &str, part: Range<usize>, weight: Weight) -> Vec<(Option<FaceIndex>, Range<usize>)> {
    let mut pieces: Vec<(Option<FaceIndex>, Range<usize>)> = Vec::new();
    for (at, character) in text[part.clone()].char_indices() {
        let (start, end) = (part.start + at, part.start + at + character.len_utf8());
        let before = pieces.last().and_then(|(face, _)| *face);
        // Marks and what is not seen stay with the letter before them, where its face can.
        let stays = before.filter(|face| {
            is_unseen(character) || (is_joined(character) || character == ' ') && fonts.has(*face, character)
        });
        let face = match stays {
            Some(face) => Some(face),
            None if is_unseen(character) => Some(Fonts::latin(weight)),
            None => fonts.glyph(character, weight).map(|(face, _)| face),
        };
        match pieces.last_mut() {
            Some((last, range)) if *last == face && face.is_some() => range.end = end,
            _ => pieces.push((face, start..end)),
        }
    }
    pieces
}

/// `None` where the shaper cannot read the face.
fn shaped(fonts: &Fonts, text: &str, part: Range<usize>, face: FaceIndex, from_right: bool) -> Option<Run> {
    let font = fonts.faces()[face].shaping()?;
    let mut buffer = Buffer::new();
    for (at, character) in text[part.clone()].char_indices() {
        buffer.push(u32::from(character), u32::try_from(part.start + at).ok()?);
    }
    buffer.set_direction(if from_right { Direction::RightToLeft } else { Direction::LeftToRight });
    buffer.guess_segment_properties();
    buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
    harfrust::shape(&ShaperFont::new(font), &mut buffer, ShapeOptions::new()).ok()?;
    let scale = 1000.0 / f32::from(font.units_per_em());
    // Positions of a font are well within what a float holds exactly.
    let thousandths = |units: i32| units as f32 * scale;
    let infos = buffer.glyph_infos();
    let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    starts.dedup();
    let mut said_up_to_now = None;
    let glyphs = infos.iter().zip(buffer.glyph_positions()).map(|(info, position)| {
        let start = info.cluster as usize;
        let end = starts.iter().copied().find(|next| *next > start).unwrap_or(part.end);
        let is_said = said_up_to_now.replace(start) == Some(start);
        Glyph {
            id: u16::try_from(info.glyph_id).unwrap_or(0),
            advance: thousandths(position.x_advance),
            x: thousandths(position.x_offset),
            y: thousandths(position.y_offset),
            says: if is_said { end..end } else { start..end },
        }
    });
    Some(Run { face, glyphs: glyphs.collect(), says: part, from_right })
}

/// Character by character.
fn unshaped(fonts: &Fonts, text: &str, part: Range<usize>, face: FaceIndex) -> Run {
    let used = &fonts.faces()[face];
    let glyphs = text[part.clone()].char_indices().filter(|(_, character)| !is_unseen(*character));
    let glyphs = glyphs.map(|(at, character)| {
        let id = used.glyph(character);
        let start = part.start + at;
        Glyph { id, advance: used.advance(id), x: 0.0, y: 0.0, says: start..start + character.len_utf8() }
    });
    Run { face, glyphs: glyphs.collect(), says: part.clone(), from_right: false }
}

/// The number of a character that no face has, in Latin digits.
fn missing(fonts: &Fonts, text: &str, part: Range<usize>, weight: Weight) -> Run {
    let face = Fonts::latin(weight);
    let used = &fonts.faces()[face];
    let digits = text[part.clone()].chars().flat_map(|character| stand_in(character).chars().collect::<Vec<_>>());
    let glyphs = digits.map(|digit| {
        let id = used.glyph(digit);
        Glyph { id, advance: used.advance(id), x: 0.0, y: 0.0, says: part.end..part.end }
    });
    Run { face, glyphs: glyphs.collect(), says: part.clone(), from_right: false }
}

/// The width of a line of type size 1.
pub(super) fn width_em(fonts: &Fonts, text: &str, weight: Weight) -> f32 {
    let runs = runs(fonts, text, weight);
    runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.advance).sum::<f32>() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The glyphs of a line in the order in which they are drawn.
    fn drawn(text: &str) -> Vec<u16> {
        let runs = runs(Fonts::standard(), text, Weight::Regular);
        runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.id).collect()
    }

    fn alone(text: &str) -> Vec<u16> {
        let fonts = Fonts::standard();
        text.chars().filter_map(|character| fonts.glyph(character, Weight::Regular)).map(|(_, glyph)| glyph).collect()
    }

    #[test]
    fn hebrew_runs_from_the_right_and_numbers_do_not() {
        assert_eq!(drawn("כהן"), alone("ןהכ"));
        assert_eq!(drawn("12 כהן"), alone("12 ןהכ"));
        assert_eq!(drawn("כהן GM"), alone("ןהכ GM"));
    }

    #[test]
    fn arabic_letters_join() {
        let (joined, apart) = (drawn("محمد"), alone("دمحم"));
        assert_eq!(joined.len(), 4);
        assert!(joined.iter().zip(&apart).all(|(joined, apart)| joined != apart), "{joined:?} {apart:?}");
        assert_eq!(drawn("لا").len(), 1, "lam and alef are one glyph");
    }

    #[test]
    fn an_accent_stands_on_its_letter() {
        assert_eq!(drawn("e\u{301}"), alone("é"));
    }

    #[test]
    fn plain_lines_need_no_shaping() {
        for text in ["Petrescu, Ana ½ □", "Шевченко", "Nguyễn Thị Hương", "王小明", "ბერიძე", "박지훈"]
        {
            assert!(!is_needed(text), "{text}");
        }
        for text in ["محمد", "כהן", "हरि", "สมชาย", "e\u{301}"] {
            assert!(is_needed(text), "{text}");
        }
    }
}
