//! The tie-breaks that the form offers, and those chosen in it.

use sonneborn_i18n::{Lang, standings};
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::regulations::System;

/// A tie-break that can be chosen.
pub(crate) struct TieBreakOffer {
    pub code: String,
    pub words: String,
}

/// The tie-breaks that a system allows, and those that are set now. Buchholz and its kin are not for round robins (C.07 art. 8), and Koya's system is for them alone (9.2).
pub(super) fn offers(lang: Lang, system: System, now: &str) -> Vec<TieBreakOffer> {
    let mut all = if system.is_of_teams() { Descriptor::all_of_teams() } else { Descriptor::all_individual() };
    if !system.is_of_teams() {
        all.push(Descriptor::plain(Code::Ext));
    }
    let is_allowed = |descriptor: &Descriptor| {
        let is_forbidden = match system.is_predetermined() {
            true => descriptor.code.is_of_buchholz(),
            false => descriptor.code.is_of_tables(),
        };
        descriptor.code != Code::Pts && !is_forbidden
    };
    let mut offers: Vec<TieBreakOffer> = all
        .iter()
        .filter(|descriptor| is_allowed(descriptor))
        .map(|descriptor| TieBreakOffer {
            code: descriptor.to_string(),
            words: standings::tie_break_name(lang, descriptor),
        })
        .collect();
    for code in chosen(now) {
        if offers.iter().all(|offer| offer.code != code) {
            let words = code.parse::<Descriptor>().map(|descriptor| standings::tie_break_name(lang, &descriptor));
            offers.push(TieBreakOffer { words: words.unwrap_or_else(|_| code.clone()), code });
        }
    }
    offers
}

/// The codes of the list, in order.
pub(super) fn chosen(text: &str) -> Vec<String> {
    let codes = text.split([' ', ',', ';', '\n']).map(str::trim).filter(|code| !code.is_empty());
    codes.map(str::to_uppercase).collect()
}

impl TieBreakOffer {
    /// As the menu shows it: `BH/C1 · Buchholz, the 1 lowest cut`.
    pub(crate) fn line(&self) -> String {
        if self.words == self.code { self.code.clone() } else { format!("{} · {}", self.code, self.words) }
    }
}
