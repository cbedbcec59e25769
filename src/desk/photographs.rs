//! Photographs that arbiters take of scoresheets, clocks and boards: read within limits, written anew, kept beside the journal.
//!
//! What a phone sends is decoded to its pixels and nothing else: the file that is kept is written from these, so that place, time,
//! camera, thumbnails and whatever was appended are gone. Its SHA-256 goes into the journal, by an act of the arbiter.

use super::perform::{Attempt, Performed, Refused};
use super::{Actor, Desk, Live};
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use sonneborn_store::StoreError;
use sonneborn_tournament::acts::{Act, KeepPhotograph};
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::photograph::Photograph;
use std::collections::HashSet;
use std::io::Cursor;

/// A photograph with more pixels is refused: phones take 12 million, and 50 where somebody asks them to.
pub const MOST_PIXELS: u64 = 50_000_000;
pub const PIXELS_OF_A_MILLION: u64 = 1_000_000;
/// No side is longer than this many pixels.
const LONGEST_SIDE: u32 = 20_000;
/// What reading one may take of memory: its pixels in three colours, once more while they are turned.
const MOST_MEMORY: u64 = 6 * MOST_PIXELS;
/// A picture is made so many pixels long at most: on a scoresheet of A5, ten in a millimetre.
const KEPT_SIDE: u32 = 2_000;
/// Of JPEG, in per cent: pencil stays legible.
const QUALITY: u8 = 80;
/// A progressive JPEG comes in ten scans or so; each costs a walk over all pixels.
const MOST_SCANS: usize = 40;

/// Why a file is no photograph that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPhotograph {
    #[error("neither JPEG nor PNG, or damaged")]
    Unreadable,
    #[error("more than {MOST_PIXELS} pixels")]
    TooLarge,
}

/// Reads a photograph and writes it anew as JPEG, the right way up and no longer than is needed to read it.
///
/// # Errors
/// [`NoPhotograph`].
pub fn anew(file: &[u8]) -> Result<Vec<u8>, NoPhotograph> {
    let unreadable = |_| NoPhotograph::Unreadable;
    let format = image::guess_format(file).map_err(unreadable)?;
    let file = match format {
        ImageFormat::Jpeg => jpeg_alone(file).ok_or(NoPhotograph::Unreadable)?,
        ImageFormat::Png => file,
        _ => return Err(NoPhotograph::Unreadable),
    };
    let mut reader = ImageReader::with_format(Cursor::new(file), format);
    let mut limits = Limits::no_limits();
    limits.max_image_width = Some(LONGEST_SIDE);
    limits.max_image_height = Some(LONGEST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let too_large = |error| match error {
        image::ImageError::Limits(_) => NoPhotograph::TooLarge,
        _ => NoPhotograph::Unreadable,
    };
    let mut decoder = reader.into_decoder().map_err(too_large)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(NoPhotograph::TooLarge);
    }
    // How the phone was held is said beside the pixels, and goes with all that.
    let orientation = decoder.orientation().map_err(unreadable)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(too_large)?;
    if width > KEPT_SIDE || height > KEPT_SIDE {
        picture = picture.resize(KEPT_SIDE, KEPT_SIDE, FilterType::Triangle);
    }
    picture.apply_orientation(orientation);
    let mut kept = Vec::new();
    let written = picture.into_rgb8().write_with_encoder(JpegEncoder::new_with_quality(&mut kept, QUALITY));
    written.map_err(unreadable).map(|()| kept)
}

/// The JPEG at the beginning of a file, without what is appended; `None` for one that is none, or that comes in more scans than any
/// camera writes.
fn jpeg_alone(file: &[u8]) -> Option<&[u8]> {
    const START: [u8; 2] = [0xff, 0xd8];
    const END: u8 = 0xd9;
    const SCAN: u8 = 0xda;
    let mut at = file.starts_with(&START).then_some(START.len())?;
    let mut scans = 0;
    while scans <= MOST_SCANS {
        let marker = match *file.get(at..)? {
            [0xff, 0xff, ..] => {
                at += 1;
                continue;
            }
            [0xff, marker, ..] => marker,
            _ => return None,
        };
        at += 2;
        if marker == END {
            return Some(&file[..at]);
        }
        let [high, low, ..] = *file.get(at..)? else { return None };
        at += usize::from(u16::from_be_bytes([high, low]));
        if marker == SCAN {
            scans += 1;
            at += scan_length(file.get(at..)?);
        }
    }
    None
}

/// How far the pixels of a scan go: to the next marker that is not part of them.
fn scan_length(scan: &[u8]) -> usize {
    let is_marker = |pair: &[u8]| pair[0] == 0xff && !matches!(pair[1], 0x00 | 0xd0..=0xd7 | 0xff);
    scan.windows(2).position(is_marker).unwrap_or(scan.len())
}

impl Desk {
    /// Keeps a photograph that was written anew, by an act that has its SHA-256. The picture is durable before the act.
    ///
    /// # Errors
    /// [`Refused`]; the picture may then lie there without an act, and is shown to nobody.
    pub fn keep_photograph(
        &self,
        tournament: i64,
        actor: &Actor,
        attempt: &Attempt,
        jpeg: &[u8],
    ) -> Result<Performed, Refused> {
        self.store.keep_photograph(tournament, &Digest::of_bytes(jpeg).to_string(), jpeg)?;
        self.perform(tournament, actor, attempt)
    }

    /// A photograph of the journal; `None` where it is not here, or is not the one that was kept.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn photograph(&self, tournament: i64, sha256: Digest) -> Result<Option<Vec<u8>>, StoreError> {
        let kept = self.store.photograph(tournament, &sha256.to_string())?;
        Ok(kept.filter(|jpeg| Digest::of_bytes(jpeg) == sha256))
    }

    /// Erases the photographs that were taken back: the act says that they are not needed, and nothing brings them back. Where the store
    /// cannot be written now, it is done when the event is next loaded.
    pub(super) fn erase_taken_back(&self, live: &Live) {
        let erase = || -> Result<(), StoreError> {
            let taken_back = taken_back(&live.journal());
            if taken_back.is_empty() {
                return Ok(());
            }
            let mut there = self.store.photographs(live.id)?;
            there.retain(|sha256| taken_back.contains(sha256));
            if there.is_empty() { Ok(()) } else { self.store.erase_photographs(live.id, &there) }
        };
        if let Err(error) = erase() {
            tracing::error!("a photograph that was taken back is not erased yet: {error}");
        }
    }

    /// Erases the photographs of a player's games, those that were taken back among them: a sheet has their hand and their name.
    pub(super) fn erase_photographs_of(
        &self,
        tournament: i64,
        journal: &Journal,
        player: PlayerId,
    ) -> Result<(), StoreError> {
        let of_games = once_kept(journal).filter(|photograph| photograph.players.contains(&player));
        let kept: Vec<String> = of_games.map(|photograph| photograph.sha256.to_string()).collect();
        if kept.is_empty() { Ok(()) } else { self.store.erase_photographs(tournament, &kept) }
    }
}

/// Every photograph that the journal says was kept, those that were taken back among them.
fn once_kept(journal: &Journal) -> impl Iterator<Item = &Photograph> {
    journal.entries().filter_map(|entry| match &entry.act {
        Act::KeepPhotograph(KeepPhotograph { photograph }) => Some(photograph),
        _ => None,
    })
}

/// The SHA-256 of those that were taken back and stand with no game.
fn taken_back(journal: &Journal) -> HashSet<String> {
    let standing: HashSet<String> =
        journal.state().photographs.iter().map(|kept| kept.photograph.sha256.to_string()).collect();
    once_kept(journal).map(|photograph| photograph.sha256.to_string()).filter(|one| !standing.contains(one)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage};

    /// A picture that is red at the left and blue at the right.
    fn picture(width: u32, height: u32) -> RgbImage {
        RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([200, 0, 0]) } else { Rgb([0, 0, 200]) })
    }

    fn jpeg(picture: &RgbImage) -> Vec<u8> {
        let mut file = Vec::new();
        picture.write_with_encoder(JpegEncoder::new_with_quality(&mut file, 90)).unwrap();
        file
    }

    /// With a segment of EXIF that says where it was taken, and that the phone was held upright.
    fn told(file: &[u8]) -> Vec<u8> {
        let mut exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0".to_vec();
        exif.extend_from_slice(b"GPS 48.2082 N 16.3738 E");
        let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
        [&file[..2], &[0xff, 0xe1], &length, &exif, &file[2..], b"appended: ", b"a film\xff\xda\xff\xd9"].concat()
    }

    fn size(file: &[u8]) -> (u32, u32) {
        let read = image::load_from_memory(file).unwrap();
        (read.width(), read.height())
    }

    #[test]
    fn nothing_but_the_pixels_is_kept_and_they_stand_upright() {
        let kept = anew(&told(&jpeg(&picture(80, 40)))).unwrap();
        for told in [&b"GPS"[..], b"Exif", b"appended", b"film"] {
            assert!(!kept.windows(told.len()).any(|part| part == told), "{}", String::from_utf8_lossy(told));
        }
        // Turned to the right, the left is above.
        assert_eq!(size(&kept), (40, 80));
        let read = image::load_from_memory(&kept).unwrap().into_rgb8();
        assert!(read.get_pixel(20, 10)[0] > 150 && read.get_pixel(20, 70)[2] > 150);
        assert_eq!(anew(&kept).map(|again| size(&again)), Ok((40, 80)));
    }

    #[test]
    fn a_photograph_becomes_as_small_as_can_be_read() {
        let kept = anew(&jpeg(&picture(4_000, 3_000))).unwrap();
        assert_eq!(size(&kept), (KEPT_SIDE, 1_500));
        let mut png = Vec::new();
        let drawn = picture(30, 20);
        let encoder = image::codecs::png::PngEncoder::new(&mut png);
        encoder.write_image(drawn.as_raw(), 30, 20, ExtendedColorType::Rgb8).unwrap();
        assert_eq!(anew(&png).map(|kept| size(&kept)), Ok((30, 20)));
    }

    #[test]
    fn what_asks_for_too_much_or_is_no_photograph_is_refused() {
        assert_eq!(anew(b""), Err(NoPhotograph::Unreadable));
        assert_eq!(anew(b"<svg onload=alert(1)>"), Err(NoPhotograph::Unreadable));
        assert_eq!(anew(b"GIF89a\x01\0\x01\0\0\0\0;"), Err(NoPhotograph::Unreadable));
        // A header that claims 60,000 by 60,000 pixels.
        let mut greedy = jpeg(&picture(16, 16));
        let frame = greedy.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap();
        greedy[frame + 5..frame + 9].copy_from_slice(&[0xea, 0x60, 0xea, 0x60]);
        assert_eq!(anew(&greedy), Err(NoPhotograph::TooLarge));
        greedy[frame + 5..frame + 9].copy_from_slice(&[0x4e, 0x20, 0x4e, 0x20]);
        assert_eq!(anew(&greedy), Err(NoPhotograph::TooLarge));
    }

    #[test]
    fn a_jpeg_of_a_thousand_scans_is_not_begun() {
        let file = jpeg(&picture(16, 16));
        let scan = file.windows(2).position(|pair| pair == [0xff, 0xda]).unwrap();
        let (head, scans) = (&file[..scan], &file[scan..file.len() - 2]);
        assert!(jpeg_alone(&[head, scans, &file[file.len() - 2..]].concat()).is_some());
        let endless = [head.to_vec(), scans.repeat(1_000), vec![0xff, 0xd9]].concat();
        assert_eq!(anew(&endless), Err(NoPhotograph::Unreadable));
    }

    /// Whatever is done to a file: it is read or refused, and never kept as it came.
    #[test]
    fn damaged_files_are_read_or_refused() {
        let whole = told(&jpeg(&picture(64, 48)));
        let mut lots = 17_u64;
        let mut below = |most: usize| {
            lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(lots >> 33).unwrap() % most
        };
        for _ in 0..400 {
            let mut file = whole.clone();
            for _ in 0..=below(6) {
                let place = below(file.len());
                file[place] = u8::try_from(below(256)).unwrap();
            }
            file.truncate(file.len() - below(file.len() / 2));
            if let Ok(kept) = anew(&file) {
                assert!(!kept.windows(3).any(|part| part == b"GPS") && size(&kept).0 <= KEPT_SIDE);
            }
        }
    }
}
