//! The screens of the hall: what their slides are called, and where each is shown.

use sonneborn_i18n::{Lang, screens as words};
use sonneborn_tournament::screen::Slide;

/// What a slide is called.
pub fn slide_name(lang: Lang, slide: Slide) -> &'static str {
    match slide {
        Slide::Pairings => sonneborn_i18n::public::pairings(lang),
        Slide::Names => sonneborn_i18n::public::by_name(lang),
        Slide::Results => sonneborn_i18n::public::results(lang),
        Slide::Standings => sonneborn_i18n::common::standings(lang),
        Slide::Clock => words::clock(lang),
        Slide::Announcement => words::announcement(lang),
        Slide::Picture => words::picture(lang),
    }
}

/// The address of a screen, below the event's public pages.
pub fn address(base: &str, name: &str) -> String {
    let name: String = url::form_urlencoded::byte_serialize(name.as_bytes()).collect();
    format!("{base}/screen/{}", name.replace('+', "%20"))
}

/// The kind of a picture by its first bytes; no SVG, which could bring a program.
pub fn kind_of_picture(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}

/// Each slide with its name.
pub fn slides(lang: Lang) -> Vec<(Slide, &'static str)> {
    Slide::ALL.into_iter().map(|slide| (slide, slide_name(lang, slide))).collect()
}
