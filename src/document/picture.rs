//! Pictures on paper: PNG files as browsers make them of pages (eight bits, colour or grey, neither interlaced nor
//! transparent). A PDF takes the packed lines of such a file as they are.

use pdf_writer::types::Predictor;
use pdf_writer::{Filter, Finish, Pdf, Ref};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// What stands before and behind the content of a chunk: length and kind, and the check sum.
const CHUNK_HEAD: usize = 8;
const CHUNK_FOOT: usize = 4;
const BITS: u8 = 8;
const GREY: u8 = 0;
const COLOUR: u8 = 2;

/// A picture that can be printed.
#[derive(Clone, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    /// Grey has one, colour three.
    channels: u8,
    packed: Vec<u8>,
}

impl Picture {
    /// Reads a file; `None` for one that is damaged or of another kind.
    pub fn read(file: &[u8]) -> Option<Picture> {
        let mut rest = file.strip_prefix(SIGNATURE)?;
        let mut picture: Option<Picture> = None;
        while let Some((head, behind)) = rest.split_at_checked(CHUNK_HEAD) {
            let length = usize::try_from(number(&head[..4])?).ok()?;
            let (content, behind) = behind.split_at_checked(length)?;
            match &head[4..] {
                b"IHDR" => picture = Picture::headed(content),
                b"IDAT" => picture.as_mut()?.packed.extend_from_slice(content),
                _ => {}
            }
            rest = behind.get(CHUNK_FOOT..)?;
        }
        picture.filter(|picture| !picture.packed.is_empty())
    }

    fn headed(content: &[u8]) -> Option<Picture> {
        let [width, height] = [number(content.get(..4)?)?, number(content.get(4..8)?)?];
        let channels = match content.get(8..)? {
            [BITS, GREY, 0, 0, 0] => 1,
            [BITS, COLOUR, 0, 0, 0] => 3,
            _ => return None,
        };
        let fits = width > 0 && height > 0 && i32::try_from(width).is_ok() && i32::try_from(height).is_ok();
        fits.then_some(Picture { width, height, channels, packed: Vec::new() })
    }

    /// How high it is where it is so wide.
    // Pixels of a screen.
    pub(super) fn height_at(&self, width: f32) -> f32 {
        width * self.height as f32 / self.width as f32
    }

    /// Writes the picture into a file.
    pub(super) fn write(&self, pdf: &mut Pdf, id: Ref) {
        let pixels = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        let mut image = pdf.image_xobject(id, &self.packed);
        image.filter(Filter::FlateDecode);
        image.width(pixels(self.width)).height(pixels(self.height)).bits_per_component(i32::from(BITS));
        if self.channels == 1 {
            image.color_space().device_gray();
        } else {
            image.color_space().device_rgb();
        }
        let mut lines = image.decode_parms();
        lines.predictor(Predictor::PngOptimum).colors(i32::from(self.channels));
        lines.bits_per_component(i32::from(BITS)).columns(pixels(self.width));
        lines.finish();
        image.finish();
    }
}

fn number(bytes: &[u8]) -> Option<u32> {
    bytes.try_into().ok().map(u32::from_be_bytes)
}
