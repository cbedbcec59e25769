//! Pictures on paper: PNG files of eight bits, colour or grey, not interlaced, and JPEG files. A PDF takes the packed lines of
//! an opaque PNG and the whole JPEG as they are; what is transparent is laid on white.

use flate2::read::ZlibDecoder;
use pdf_writer::types::Predictor;
use pdf_writer::{Filter, Finish, Pdf, Ref};
use std::io::Read;

const JPEG_SIGNATURE: &[u8] = &[0xff, 0xd8];
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// What stands before and behind the content of a chunk: length and kind, and the check sum.
const CHUNK_HEAD: usize = 8;
const CHUNK_FOOT: usize = 4;
const BITS: u8 = 8;
const GREY: u8 = 0;
const COLOUR: u8 = 2;
const GREY_WITH_ALPHA: u8 = 4;
const COLOUR_WITH_ALPHA: u8 = 6;
/// Transparent pictures are unpacked; no logo has more pixels.
const MOST_PIXELS: usize = 4_000_000;

/// A picture that can be printed.
#[derive(Clone, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    /// Grey has one, colour three.
    channels: u8,
    packed: Vec<u8>,
    packing: Packing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    /// Lines of a PNG, each with its filter, the last of the channels transparency or not.
    Png {
        has_alpha: bool,
    },
    /// Bare lines.
    Lines,
    Jpeg,
}

impl Picture {
    /// Reads a file; `None` for one that is damaged or of another kind.
    pub fn read(file: &[u8]) -> Option<Picture> {
        if file.starts_with(JPEG_SIGNATURE) {
            return Picture::jpeg(file);
        }
        let picture = Picture::png(file)?;
        if picture.packing == (Packing::Png { has_alpha: true }) { picture.on_white() } else { Some(picture) }
    }

    fn png(file: &[u8]) -> Option<Picture> {
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
        let (channels, has_alpha) = match content.get(8..)? {
            [BITS, GREY, 0, 0, 0] => (1, false),
            [BITS, COLOUR, 0, 0, 0] => (3, false),
            [BITS, GREY_WITH_ALPHA, 0, 0, 0] => (1, true),
            [BITS, COLOUR_WITH_ALPHA, 0, 0, 0] => (3, true),
            _ => return None,
        };
        let fits = width > 0 && height > 0 && i32::try_from(width).is_ok() && i32::try_from(height).is_ok();
        let packing = Packing::Png { has_alpha };
        fits.then_some(Picture { width, height, channels, packed: Vec::new(), packing })
    }

    /// Size and channels stand in the frame's header, among segments that say their length.
    fn jpeg(file: &[u8]) -> Option<Picture> {
        let mut rest = file.get(2..)?;
        loop {
            let [0xff, marker, high, low, ..] = *rest else { return None };
            let length = usize::from(u16::from_be_bytes([high, low]));
            // Baseline and progressive frames; what a PDF viewer reads.
            if matches!(marker, 0xc0..=0xc2) {
                let [BITS, height_high, height_low, width_high, width_low, channels, ..] = *rest.get(4..)? else {
                    return None;
                };
                let width = u32::from(u16::from_be_bytes([width_high, width_low]));
                let height = u32::from(u16::from_be_bytes([height_high, height_low]));
                let fits = width > 0 && height > 0 && matches!(channels, 1 | 3);
                return fits.then(|| Picture {
                    width,
                    height,
                    channels,
                    packed: file.to_vec(),
                    packing: Packing::Jpeg,
                });
            }
            rest = rest.get(2 + length..)?;
        }
    }

    /// The same without transparency.
    fn on_white(self) -> Option<Picture> {
        let (width, height) = (usize::try_from(self.width).ok()?, usize::try_from(self.height).ok()?);
        if width.checked_mul(height)? > MOST_PIXELS {
            return None;
        }
        let colours = usize::from(self.channels);
        let channels = colours + 1;
        let line_length = width * channels;
        let mut lines = Vec::new();
        let expected = u64::try_from((line_length + 1) * height).ok()?;
        ZlibDecoder::new(self.packed.as_slice()).take(expected).read_to_end(&mut lines).ok()?;
        let mut above = vec![0u8; line_length];
        let mut pixels = Vec::with_capacity(width * height * colours);
        for packed in lines.chunks_exact(line_length + 1) {
            let (filter, line) = (packed[0], &packed[1..]);
            let unpacked = unfiltered(filter, line, &above, channels)?;
            for pixel in unpacked.chunks_exact(channels) {
                let opacity = u16::from(pixel[colours]);
                let on_white = |value: &u8| {
                    let mixed = (u16::from(*value) * opacity + 255 * (255 - opacity)) / 255;
                    u8::try_from(mixed).unwrap_or(u8::MAX)
                };
                pixels.extend(pixel[..colours].iter().map(on_white));
            }
            above = unpacked;
        }
        let is_whole = pixels.len() == width * height * colours;
        is_whole.then(|| Picture { packed: super::pack::deflate(&pixels), packing: Packing::Lines, ..self })
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
        image.filter(match self.packing {
            Packing::Png { .. } | Packing::Lines => Filter::FlateDecode,
            Packing::Jpeg => Filter::DctDecode,
        });
        image.width(pixels(self.width)).height(pixels(self.height)).bits_per_component(i32::from(BITS));
        if self.channels == 1 {
            image.color_space().device_gray();
        } else {
            image.color_space().device_rgb();
        }
        if matches!(self.packing, Packing::Png { .. }) {
            let mut lines = image.decode_parms();
            lines.predictor(Predictor::PngOptimum).colors(i32::from(self.channels));
            lines.bits_per_component(i32::from(BITS)).columns(pixels(self.width));
            lines.finish();
        }
        image.finish();
    }
}

fn number(bytes: &[u8]) -> Option<u32> {
    bytes.try_into().ok().map(u32::from_be_bytes)
}

/// A line of a PNG without its filter (PNG specification, 9.2); `step` bytes are a pixel.
fn unfiltered(filter: u8, line: &[u8], above: &[u8], step: usize) -> Option<Vec<u8>> {
    let mut unpacked: Vec<u8> = Vec::with_capacity(line.len());
    for (at, byte) in line.iter().enumerate() {
        let left = at.checked_sub(step).map_or(0, |before| unpacked[before]);
        let corner = at.checked_sub(step).map_or(0, |before| above[before]);
        let foretold = match filter {
            0 => 0,
            1 => left,
            2 => above[at],
            3 => u8::try_from((u16::from(left) + u16::from(above[at])) / 2).unwrap_or(u8::MAX),
            4 => nearest(left, above[at], corner),
            _ => return None,
        };
        unpacked.push(byte.wrapping_add(foretold));
    }
    Some(unpacked)
}

/// Paeth's predictor.
fn nearest(left: u8, above: u8, corner: u8) -> u8 {
    let guess = i16::from(left) + i16::from(above) - i16::from(corner);
    let distance = |of: u8| (guess - i16::from(of)).abs();
    if distance(left) <= distance(above) && distance(left) <= distance(corner) {
        left
    } else if distance(above) <= distance(corner) {
        above
    } else {
        corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(kind: &[u8], content: &[u8]) -> Vec<u8> {
        let length = u32::try_from(content.len()).expect("a short chunk").to_be_bytes();
        [&length, kind, content, &[0; CHUNK_FOOT]].concat()
    }

    fn png(colour: u8, width: u8, lines: &[u8]) -> Vec<u8> {
        let height = 2;
        let head = chunk(b"IHDR", &[0, 0, 0, width, 0, 0, 0, height, BITS, colour, 0, 0, 0]);
        [SIGNATURE, &head, &chunk(b"IDAT", &super::super::pack::deflate(lines)), &chunk(b"IEND", &[])].concat()
    }

    #[test]
    fn what_is_transparent_is_laid_on_white() {
        // Black and transparent; below it what the filters make of the same: half grey, and as above.
        let lines = [0, 0, 255, 9, 0, /* above */ 2, 128, 0, 0, 0];
        let picture = Picture::read(&png(GREY_WITH_ALPHA, 2, &lines)).expect("a picture");
        let mut pixels = Vec::new();
        ZlibDecoder::new(picture.packed.as_slice()).read_to_end(&mut pixels).expect("packed by us");
        assert_eq!(pixels, [0, 255, 128, 255]);
        assert_eq!((picture.width, picture.height, picture.channels), (2, 2, 1));
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let cut = png(GREY_WITH_ALPHA, 200, &[0, 0, 255]);
        for file in [&b""[..], b"\xff\xd8\xff", b"GIF89a", SIGNATURE, &cut, b"\xff\xd8\xff\xc0\x00\x02"] {
            assert!(Picture::read(file).is_none(), "{file:?}");
        }
        let jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 40, 0, 60, 3, 0, 0, 0];
        let picture = Picture::read(&jpeg).expect("a frame of 60 by 40");
        assert_eq!((picture.width, picture.height), (60, 40));
    }
}
