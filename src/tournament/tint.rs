//! An event's one colour: it says which event a page, a poster or a screen is of, and nothing else. One value is stored; what pages need
//! of it follows: the text on it, and the colour as text on paper by day and by night. Contrast is that of WCAG 2.2 (1.4.3), shades
//! are made in OKLCH, so that the hue stays.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Text has so much contrast to what it stands on (WCAG 2.2, 1.4.3).
const ENOUGH: f64 = 4.5;
/// Below so much on paper, a band needs a line to end it.
const PALE: f64 = 1.5;
/// The lightness is moved in such steps until the contrast is enough.
const STEP: f64 = 0.005;
/// What text of the colour stands on by day: paper, and its wash.
const BY_DAY: [Tint; 2] = [Tint([0xff, 0xff, 0xff]), Tint([0xf3, 0xf3, 0xf0])];
/// The same by night.
const BY_NIGHT: [Tint; 2] = [Tint([0x12, 0x12, 0x12]), Tint([0x1d, 0x1d, 0x1b])];
const WHITE: Tint = Tint([0xff, 0xff, 0xff]);
const BLACK: Tint = Tint([0, 0, 0]);

/// Colours of events that chose none: by name, so that the sections of a festival differ.
const GIVEN: [Tint; 12] = [
    Tint([0xd6, 0x3a, 0x1e]),
    Tint([0x0d, 0x7a, 0x55]),
    Tint([0x23, 0x46, 0xc7]),
    Tint([0xf0, 0xb4, 0x00]),
    Tint([0x7c, 0xc4, 0xee]),
    Tint([0x7c, 0x1f, 0x4b]),
    Tint([0x00, 0x70, 0x7c]),
    Tint([0x5b, 0x3f, 0xb0]),
    Tint([0x5f, 0x6b, 0x16]),
    Tint([0xe3, 0x62, 0x8c]),
    Tint([0xf0, 0x82, 0x19]),
    Tint([0x17, 0x32, 0x4d]),
];

/// A colour of the screen: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tint([u8; 3]);

/// What is no colour: anything but `#` and six hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a colour is written as # and six hexadecimal digits")]
pub struct NoTint;

impl FromStr for Tint {
    type Err = NoTint;

    fn from_str(text: &str) -> Result<Tint, NoTint> {
        Tint::from_code(text.strip_prefix('#').ok_or(NoTint)?).ok_or(NoTint)
    }
}

/// `#d63a1e`
impl fmt::Display for Tint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.code())
    }
}

impl Serialize for Tint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tint, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Tint {
    /// Of six hexadecimal digits.
    pub fn from_code(code: &str) -> Option<Tint> {
        let is_hex = code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
        let value = u32::from_str_radix(code, 16).ok().filter(|_| is_hex)?;
        let [_, red, green, blue] = value.to_be_bytes();
        Some(Tint([red, green, blue]))
    }

    /// The six hexadecimal digits, as names of classes and files have them.
    pub fn code(self) -> String {
        let Tint([red, green, blue]) = self;
        format!("{red:02x}{green:02x}{blue:02x}")
    }

    /// The colour of an event that chose none.
    pub fn of_name(name: &str) -> Tint {
        // FNV-1a, 32 bits: the same on every machine and for ever.
        let hash = name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        GIVEN[hash as usize % GIVEN.len()]
    }

    /// The text on it: white where that has enough contrast, else black; one of the two always has.
    pub fn text_on(self) -> Tint {
        if self.contrast(WHITE) >= ENOUGH { WHITE } else { BLACK }
    }

    /// The colour as text on paper by day.
    pub fn ink_by_day(self) -> Tint {
        self.shaded(-STEP, &BY_DAY)
    }

    /// The same by night.
    pub fn ink_by_night(self) -> Tint {
        self.shaded(STEP, &BY_NIGHT)
    }

    /// Whether it hardly differs from paper.
    pub fn is_pale(self) -> bool {
        self.contrast(WHITE) < PALE
    }

    /// The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
    fn contrast(self, other: Tint) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The parts as amounts of light (IEC 61966-2-1).
    fn linear(self) -> [f64; 3] {
        self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// The same hue, darker or lighter until it can be read on all of `grounds`.
    fn shaded(self, step: f64, grounds: &[Tint]) -> Tint {
        let is_read = |tint: Tint| grounds.iter().all(|ground| tint.contrast(*ground) >= ENOUGH);
        let mut shade = Oklch::of(self);
        let mut tint = self;
        while !is_read(tint) && (0.0..=1.0).contains(&shade.lightness) {
            shade.lightness += step;
            tint = shade.in_srgb();
        }
        tint
    }
}

/// A colour by lightness, chroma and hue (Björn Ottosson, "A perceptual color space for image processing", 2020).
#[derive(Clone, Copy, Debug)]
struct Oklch {
    lightness: f64,
    chroma: f64,
    /// In radians.
    hue: f64,
}

impl Oklch {
    fn of(tint: Tint) -> Oklch {
        let [red, green, blue] = tint.linear();
        let long = (0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue).cbrt();
        let middle = (0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue).cbrt();
        let short = (0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue).cbrt();
        let a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short;
        let b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short;
        Oklch {
            lightness: 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
            chroma: a.hypot(b),
            hue: b.atan2(a),
        }
    }

    /// The nearest colour that a screen has: where sRGB ends, chroma is given up, never lightness or hue.
    fn in_srgb(self) -> Tint {
        let mut chroma = self.chroma;
        if self.lights(chroma).is_none() {
            let (mut has, mut has_not) = (0.0, chroma);
            // Sixteen halvings are finer than a step of a screen's colour.
            for _ in 0..16 {
                let between = f64::midpoint(has, has_not);
                if self.lights(between).is_some() { has = between } else { has_not = between }
            }
            chroma = has;
        }
        // Without chroma it is a grey, which every screen has.
        let parts = self.lights(chroma).unwrap_or_default();
        Tint(parts.map(|part| {
            let part = if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
            (part * 255.0).round().clamp(0.0, 255.0) as u8
        }))
    }

    /// The amounts of light at that chroma; `None` outside what a screen has.
    fn lights(self, chroma: f64) -> Option<[f64; 3]> {
        const ROUNDING: f64 = 1e-4;
        let (a, b) = (chroma * self.hue.cos(), chroma * self.hue.sin());
        let long = (self.lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
        let middle = (self.lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
        let short = (self.lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
        let parts = [
            4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short,
        ];
        let is_shown = parts.iter().all(|part| (-ROUNDING..=1.0 + ROUNDING).contains(part));
        is_shown.then(|| parts.map(|part| part.clamp(0.0, 1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tint(text: &str) -> Tint {
        text.parse().expect("a colour")
    }

    /// Steps of 15 in red, green and blue: 5,832 colours.
    fn grid() -> impl Iterator<Item = Tint> {
        let steps = || (0..=255_u8).step_by(15);
        steps().flat_map(move |red| steps().flat_map(move |green| steps().map(move |blue| Tint([red, green, blue]))))
    }

    #[test]
    fn whatever_colour_is_chosen_can_be_read() {
        assert_eq!(grid().count(), 5832);
        for chosen in grid() {
            assert!(chosen.contrast(chosen.text_on()) >= ENOUGH, "{chosen}: the text on it");
            for ground in BY_DAY {
                assert!(chosen.ink_by_day().contrast(ground) >= ENOUGH, "{chosen} by day on {ground}");
            }
            for ground in BY_NIGHT {
                assert!(chosen.ink_by_night().contrast(ground) >= ENOUGH, "{chosen} by night on {ground}");
            }
        }
    }

    #[test]
    fn a_colour_that_can_be_read_stays_and_the_hue_always_does() {
        for chosen in grid() {
            for (ink, grounds) in [(chosen.ink_by_day(), BY_DAY), (chosen.ink_by_night(), BY_NIGHT)] {
                let was_enough = grounds.iter().all(|ground| chosen.contrast(*ground) >= ENOUGH);
                assert!(!was_enough || ink == chosen, "{chosen} became {ink}");
                let (was, now) = (Oklch::of(chosen), Oklch::of(ink));
                // A grey has no hue, and eight bits round a dark one.
                let turned = (was.hue - now.hue).sin().abs() * was.chroma.min(now.chroma);
                assert!(turned < 0.012, "{chosen} became {ink}: turned by {turned}");
            }
        }
    }

    #[test]
    fn the_colours_of_the_pattern_come_out_as_there() {
        for (chosen, text, day, night) in [
            ("#d63a1e", "#ffffff", "#cf3215", "#ea4e32"),
            ("#0d7a55", "#ffffff", "#0d7a55", "#34946d"),
            ("#2346c7", "#ffffff", "#2346c7", "#527ef8"),
            ("#f0b400", "#000000", "#8d6910", "#f0b400"),
            ("#7cc4ee", "#000000", "#2c769d", "#7cc4ee"),
        ] {
            let chosen = tint(chosen);
            assert_eq!(chosen.text_on(), tint(text), "{chosen}");
            for (made, expected) in [(chosen.ink_by_day(), day), (chosen.ink_by_night(), night)] {
                let Tint(expected) = tint(expected);
                let far = made.0.iter().zip(expected).map(|(one, other)| one.abs_diff(other)).max();
                // Where sRGB ends, the pattern gave up a little less chroma.
                assert!(far <= Some(16), "{chosen}: {made}, not {}", Tint(expected));
            }
        }
        assert!(tint("#ffffff").is_pale() && tint("#fff7d0").is_pale() && !tint("#7cc4ee").is_pale());
    }

    #[test]
    fn colours_are_read_and_written_and_nothing_else_is_one() {
        assert_eq!(tint("#D63A1E").to_string(), "#d63a1e");
        for text in ["", "d63a1e", "#d63a1", "#d63a1ee", "#+63a1e", "#d63a1g", "red"] {
            assert_eq!(text.parse::<Tint>(), Err(NoTint), "{text}");
        }
        assert_eq!(serde_json::to_string(&tint("#0d7a55")).ok().as_deref(), Some("\"#0d7a55\""));
        assert_ne!(Tint::of_name("Arad Open A"), Tint::of_name("Arad Open B"));
    }
}
