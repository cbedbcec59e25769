//! The style sheet of an event's colour: one rule a colour, written from the colour alone, so that it is the same for everybody and for
//! ever, and no page needs a style of its own (the strict CSP holds).

use super::{Answer, WebError};
use actix_web::{HttpResponse, web};
use sonneborn_tournament::tint::Tint;
use std::fmt::Write;

/// As many colours as a page of events shows.
const MOST: usize = 80;

/// `/static/tint/d63a1e-0d7a55.css`
pub(super) async fn sheet(codes: web::Path<String>) -> Answer {
    let written = of(&codes).ok_or(WebError::NotFound)?;
    Ok(HttpResponse::Ok()
        .content_type("text/css; charset=utf-8")
        .insert_header(("cache-control", "public, max-age=31536000, immutable"))
        .body(written))
}

/// The sheet of the colours that an address names; `None` for what are no colours, or too many.
pub(super) fn of(codes: &str) -> Option<String> {
    let tints: Option<Vec<Tint>> = codes.split('-').take(MOST + 1).map(Tint::from_code).collect();
    Some(written(&tints.filter(|tints| tints.len() <= MOST)?))
}

fn written(tints: &[Tint]) -> String {
    let mut css = String::new();
    let mut add = |rule: std::fmt::Arguments<'_>| css.write_fmt(rule).expect("a String takes all");
    for tint in tints {
        let (class, night) = (format!(".ev-{}", tint.code()), tint.ink_by_night());
        add(format_args!(
            ":root{class},{class}{{--event:{tint};--on-event:{};--event-ink:{}}}\n",
            tint.text_on(),
            tint.ink_by_day()
        ));
        add(format_args!(
            "@media (prefers-color-scheme:dark){{:root{class}:not([data-theme=light]),\
             :root:not([data-theme=light]) {class}{{--event:{tint};--on-event:{};--event-ink:{night}}}}}\n",
            tint.text_on()
        ));
        add(format_args!(
            ":root{class}[data-theme=dark],[data-theme=dark] {class}{{--event:{tint};--on-event:{};--event-ink:{night}}}\n",
            tint.text_on()
        ));
    }
    // Paper needs no colour.
    add(format_args!("@media print{{[class]{{--event-ink:#000}}}}\n"));
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_has_its_rule_by_day_and_by_night() {
        let css = written(&[Tint::from_code("d63a1e").expect("a colour")]);
        assert!(css.contains(":root.ev-d63a1e,.ev-d63a1e{--event:#d63a1e;--on-event:#ffffff;--event-ink:#cf"), "{css}");
        assert!(css.contains("prefers-color-scheme:dark"), "{css}");
    }
}
