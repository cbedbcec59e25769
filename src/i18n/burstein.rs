//! Why the Burstein System paired a round as it did, in words (C.04.4.2). What it has in common with the Dubov System is said
//! by [`super::dubov`]: the bye barred, and art. 5.2 on colours.

use super::dubov::{colour, listed, no_bye, passed_over as passed_over_in_dubov};
use super::full_names::called;
use super::{Lang, numerals};
use sonneborn_pairing::swiss::burstein::explanation::{BracketReason, ByeReason, NotThemBecause, PairReason, Ranked};
use sonneborn_pairing::swiss::burstein::index::Index;
use sonneborn_pairing::swiss::dubov::explanation::NotThemBecause as DubovBecause;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;

pub use sonneborn_words::burstein::*;

/// Why this player has the bye: a sentence each for them and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(player, because)| no_bye(lang, tournament, player, because));
    let own = bye_given(
        lang,
        called(lang, tournament, reason.player),
        reason.score,
        reason.games,
        figures(lang, reason.index),
    );
    passed.chain([own]).collect()
}

/// How a bracket came about.
pub fn bracket(lang: Lang, tournament: &Tournament, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    if !reason.incoming.is_empty() {
        let players: Vec<PlayerId> = reason.incoming.iter().map(|(player, _)| *player).collect();
        words.push(incoming(lang, listed(lang, tournament, &players)));
    }
    if !reason.outgoing.is_empty() {
        words.push(outgoing(lang, listed(lang, tournament, &reason.outgoing)));
    }
    if reason.disappointed > 0 {
        words.push(disappointed(lang, reason.disappointed));
    }
    words
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let place = |ranked: Ranked| (called(lang, tournament, ranked.player), ranked.bsn, figures(lang, ranked.index));
    let ((name, bsn, index), (other, other_bsn, other_index)) = (place(reason.higher), place(reason.lower));
    let mut words = vec![meets(lang, name, bsn, index, other, other_bsn, other_index)];
    words.extend(reason.passed.iter().map(|&(player, because)| passed_over(lang, tournament, player, because)));
    words.push(colour(lang, tournament, reason.white, reason.colour_rule));
    words
}

/// Why a player with a larger BSN was not the opponent.
pub fn passed_over(lang: Lang, tournament: &Tournament, player: PlayerId, because: NotThemBecause) -> String {
    let known = match because {
        NotThemBecause::Met => DubovBecause::Met,
        NotThemBecause::Forbidden => DubovBecause::Forbidden,
        NotThemBecause::SameAbsolutePreference => DubovBecause::SameAbsolutePreference,
        NotThemBecause::Worse => return not_worse(lang, called(lang, tournament, player)),
    };
    passed_over_in_dubov(lang, tournament, player, known)
}

fn figures(lang: Lang, figures: Index) -> String {
    let written = |value, unit| numerals::decimal(lang, &decimal(value, unit));
    index(lang, written(figures.buchholz, 100), written(figures.sonneborn_berger, 10_000))
}

/// `12.5` of 1250 hundredths.
fn decimal(value: i64, unit: i64) -> String {
    let (whole, rest) = (value / unit, value % unit);
    if rest == 0 {
        return whole.to_string();
    }
    let digits = unit.ilog10() as usize;
    format!("{whole}.{rest:0digits$}").trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_without_needless_zeros() {
        assert_eq!(
            figures(Lang::English, Index { buchholz: 1250, sonneborn_berger: 82_500 }),
            "Buchholz 12.5, Sonneborn-Berger 8.25"
        );
        assert_eq!(decimal(300, 100), "3");
    }
}
