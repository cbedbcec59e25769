//! The faces that papers are set in, and which of them has a character.
//!
//! Three faces are built in: DejaVu Sans Condensed and its bold (Latin, Greek, Cyrillic, Georgian, Vietnamese …) and Droid
//! Sans Fallback (all of GBK and Big5). Other faces can be given for characters that none of them has. A character is taken
//! from the first face that has it; how letters join and change place is in `shape`. What no face has is printed as
//! its number in the Unicode standard, `‹20BB7›`, never as a box that looks like White's square.

use flate2::read::GzDecoder;
use std::collections::HashMap;
use std::io::Read;
use std::sync::{Arc, OnceLock};
use ttf_parser::{GlyphId, Tag};

/// Why a font file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    #[error("the file is no TrueType or OpenType font: {0}")]
    Unreadable(String),
    #[error("the font has no table from characters to glyphs")]
    NoCharacters,
    #[error("the font cannot be cut down to the glyphs that a paper uses: {0}")]
    NotEmbeddable(String),
}

/// Regular or bold. Chinese has no bold face built in and is thickened when it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    #[default]
    Regular,
    Bold,
}

/// A face by its place in [`Fonts`].
pub type FaceIndex = usize;

const REGULAR: FaceIndex = 0;
const BOLD: FaceIndex = 1;
const FIRST_FALLBACK: FaceIndex = 2;

/// How many characters the table of the basic plane holds.
const BASIC_PLANE: usize = 0x1_0000;

/// One face: its file, and what layout needs of it.
pub struct Face {
    data: Arc<Vec<u8>>,
    /// Prepared for shaping at the first line that needs it; `None` where the shaper cannot read the file.
    shaping: OnceLock<Option<harfrust::Font>>,
    is_bold: bool,
    pub(super) name: String,
    /// The glyph of each character of the basic plane, 0 where it has none.
    basic: Vec<u16>,
    /// The glyphs of characters beyond the basic plane.
    beyond: HashMap<char, u16>,
    /// The advance of each glyph in thousandths of the type size.
    advances: Vec<f32>,
    /// Ascent, descent (negative) and the box of all glyphs, in thousandths of the type size.
    pub(super) ascent: f32,
    pub(super) descent: f32,
    pub(super) bounds: [f32; 4],
    /// Outlines are PostScript curves, which the PDF embeds differently.
    pub(super) is_cff: bool,
}

impl Face {
    fn read(data: Arc<Vec<u8>>) -> Result<Face, FontError> {
        let face = ttf_parser::Face::parse(&data, 0).map_err(|error| FontError::Unreadable(error.to_string()))?;
        let scale = 1000.0 / f32::from(face.units_per_em());
        let mut basic = vec![0; BASIC_PLANE];
        let mut beyond = HashMap::new();
        let subtables = face.tables().cmap.ok_or(FontError::NoCharacters)?.subtables;
        for subtable in subtables.into_iter().filter(|subtable| subtable.is_unicode()) {
            subtable.codepoints(|code| {
                let (Some(character), Some(GlyphId(glyph))) = (char::from_u32(code), subtable.glyph_index(code)) else {
                    return;
                };
                match basic.get_mut(code as usize) {
                    Some(place) => *place = glyph,
                    None => drop(beyond.insert(character, glyph)),
                }
            });
        }
        if beyond.is_empty() && basic.iter().all(|glyph| *glyph == 0) {
            return Err(FontError::NoCharacters);
        }
        let advances = (0..face.number_of_glyphs())
            .map(|glyph| f32::from(face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0)) * scale)
            .collect();
        let bounds = face.global_bounding_box();
        let named = face.names().into_iter().filter(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME);
        let name = named.filter_map(|name| name.to_string()).next().unwrap_or_else(|| "Nameless".into());
        Ok(Face {
            name: name.chars().filter(char::is_ascii_alphanumeric).collect(),
            basic,
            beyond,
            advances,
            ascent: f32::from(face.ascender()) * scale,
            descent: f32::from(face.descender()) * scale,
            bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|side| f32::from(side) * scale),
            is_cff: face.raw_face().table(Tag::from_bytes(b"CFF ")).is_some(),
            is_bold: face.is_bold(),
            shaping: OnceLock::new(),
            data,
        })
    }

    /// The glyph of a character, 0 for none.
    pub(super) fn glyph(&self, character: char) -> u16 {
        match self.basic.get(character as usize) {
            Some(glyph) => *glyph,
            None => self.beyond.get(&character).copied().unwrap_or(0),
        }
    }

    /// The advance of a glyph in thousandths of the type size.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        self.advances.get(usize::from(glyph)).copied().unwrap_or(0.0)
    }

    /// Draws the outline of a glyph, in units of the font; gives how many of them the type size has.
    pub(super) fn outline(&self, glyph: u16, pen: &mut dyn ttf_parser::OutlineBuilder) -> Option<f32> {
        let face = ttf_parser::Face::parse(&self.data, 0).ok()?;
        face.outline_glyph(GlyphId(glyph), pen)?;
        Some(f32::from(face.units_per_em()))
    }

    /// The face as the shaper reads it.
    pub(super) fn shaping(&self) -> Option<&harfrust::Font> {
        let read = || {
            let shared: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::<Vec<u8>>::clone(&self.data);
            harfrust::Font::new(shared, 0)
        };
        self.shaping.get_or_init(read).as_ref()
    }

    /// The font file with no more than the glyphs of `used`.
    pub(super) fn subset(&self, used: &subsetter::GlyphRemapper) -> Result<Vec<u8>, FontError> {
        subsetter::subset(&self.data, 0, used).map_err(|error| FontError::NotEmbeddable(error.to_string()))
    }
}

/// The faces of a paper: regular and bold Latin first, then those for what Latin has not.
pub struct Fonts {
    faces: Vec<Arc<Face>>,
}

impl Fonts {
    /// The built-in faces, read once.
    pub fn standard() -> &'static Fonts {
        static FONTS: OnceLock<Fonts> = OnceLock::new();
        FONTS.get_or_init(|| {
            let read = |file| Arc::new(Face::read(Arc::new(file)).expect("the built-in fonts are read by a test"));
            Fonts { faces: built_in().map(read).into() }
        })
    }

    /// The built-in faces and others, which go before the built-in Chinese in the order given.
    pub fn with(own: Vec<Face>) -> Fonts {
        let mut faces = Fonts::standard().faces.clone();
        faces.splice(FIRST_FALLBACK..FIRST_FALLBACK, own.into_iter().map(Arc::new));
        Fonts { faces }
    }

    /// A font file of the user's.
    ///
    /// # Errors
    /// The file is no font, has no characters, or cannot be embedded.
    pub fn read(file: Vec<u8>) -> Result<Face, FontError> {
        let own = Face::read(Arc::new(file))?;
        own.subset(&subsetter::GlyphRemapper::new())?;
        Ok(own)
    }

    pub(super) fn faces(&self) -> &[Arc<Face>] {
        &self.faces
    }

    /// The face that sets a character, and its glyph there; `None` where no face has it.
    pub(super) fn glyph(&self, character: char, weight: Weight) -> Option<(FaceIndex, u16)> {
        let latin = Fonts::latin(weight);
        let glyph = self.faces[latin].glyph(character);
        if glyph != 0 {
            return Some((latin, glyph));
        }
        let having = || {
            let others = self.faces.iter().enumerate().skip(FIRST_FALLBACK);
            others.map(|(index, face)| (index, face.glyph(character))).filter(|(_, glyph)| *glyph != 0)
        };
        let of_weight = having().find(|(index, _)| self.faces[*index].is_bold == (weight == Weight::Bold));
        of_weight.or_else(|| having().next())
    }

    pub(super) fn has(&self, face: FaceIndex, character: char) -> bool {
        self.faces[face].glyph(character) != 0
    }

    pub(super) fn latin(weight: Weight) -> FaceIndex {
        match weight {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        }
    }

    /// Whether the face has to be thickened to pass for bold.
    pub(super) fn is_to_be_thickened(&self, face: FaceIndex) -> bool {
        face >= FIRST_FALLBACK && !self.faces[face].is_bold
    }

    /// The characters of a text that no face has, each once: reason to ask for another font.
    pub fn missing(&self, text: &str) -> Vec<char> {
        let mut missing: Vec<char> = text
            .chars()
            .filter(|character| !is_unseen(*character) && self.glyph(*character, Weight::Regular).is_none())
            .collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }
}

/// What stands for a character that no face has: its number in the Unicode standard.
pub(super) fn stand_in(character: char) -> String {
    format!("‹{:04X}›", u32::from(character))
}

/// Whether a character only steers how others are set, or is no character of a text at all.
pub(super) fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E0100}'..='\u{E01EF}')
}

/// The files that the program carries, packed: half of what they are.
fn built_in() -> [Vec<u8>; 3] {
    let packed: [&[u8]; 3] = [
        include_bytes!("fonts/DejaVuSansCondensed.ttf.gz"),
        include_bytes!("fonts/DejaVuSansCondensed-Bold.ttf.gz"),
        include_bytes!("fonts/DroidSansFallbackFull.ttf.gz"),
    ];
    packed.map(|file| {
        let mut font = Vec::new();
        GzDecoder::new(file).read_to_end(&mut font).expect("the built-in fonts are read by a test");
        font
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_of_a_players_list_has_its_glyphs() {
        let fonts = Fonts::standard();
        for text in [
            "Petrescu, Ana ½ □ ■ ☐ ✓",
            "Шевченко, Олена",
            "Nguyễn Thị Hương",
            "ბერიძე",
            "Ødegård, Łukasz",
            "李偉 龘㐂 轮輪檯着著",
        ] {
            assert!(fonts.missing(text).is_empty(), "{text}");
        }
        assert_eq!(fonts.missing("a𠮷𠮷"), ['𠮷']);
    }

    #[test]
    fn a_character_is_taken_from_the_first_face_that_has_it() {
        let fonts = Fonts::standard();
        let face = |character, weight| fonts.glyph(character, weight).map(|(face, _)| face);
        assert_eq!(face('A', Weight::Regular), Some(REGULAR));
        assert_eq!(face('A', Weight::Bold), Some(BOLD));
        assert_eq!(face('王', Weight::Bold), Some(FIRST_FALLBACK));
        assert_eq!(face('𠮷', Weight::Bold), None);
    }

    #[test]
    fn what_is_no_font_is_refused() {
        assert!(matches!(Fonts::read(b"not a font".to_vec()), Err(FontError::Unreadable(_))));
        let [own, others @ ..] = built_in();
        let own = Fonts::read(own).expect("a font");
        assert_eq!(Fonts::with(vec![own]).faces().len(), 1 + others.len() + 1);
    }
}
