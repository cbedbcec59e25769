//! Forbidden pairs in words: whom a prohibition keeps apart, when, how strictly; and the page that sets them.

use super::{Lang, common, full_names};
use sonneborn_pairing::prohibited::GaveWay;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::regulations::{Apart, Prohibition};

pub use sonneborn_words::prohibitions::*;

/// `Players of the same club, rounds 7–9, soft`.
pub fn rule(lang: Lang, tournament: &Tournament, prohibition: &Prohibition) -> String {
    let comma = common::list_comma(lang);
    let strictness = if prohibition.soft { soft(lang) } else { hard(lang) };
    [apart(lang, tournament, &prohibition.who), span(lang, tournament, prohibition), strictness.into()].join(comma)
}

/// Whom it keeps apart.
pub fn apart(lang: Lang, tournament: &Tournament, who: &Apart) -> String {
    match who {
        Apart::Players(players) => {
            players.iter().map(|player| name(lang, tournament, *player)).collect::<Vec<_>>().join(" – ")
        }
        Apart::Federation(code) => of_federation(lang, code),
        Apart::SameFederation => same_federation(lang).into(),
        Apart::SameClub => same_club(lang).into(),
    }
}

/// In which rounds.
pub fn span(lang: Lang, tournament: &Tournament, prohibition: &Prohibition) -> String {
    let (first, last, rounds) = (prohibition.first, prohibition.last, RoundNo(tournament.regulations.rounds));
    if first <= RoundNo::FIRST && last >= rounds {
        in_all_rounds(lang).into()
    } else if first == last {
        if last == rounds { in_the_last(lang).into() } else { in_round(lang, first) }
    } else if last == rounds {
        in_last(lang, last.0 - first.0 + 1)
    } else {
        in_rounds(lang, first, last)
    }
}

/// Every pair of the engine that a soft prohibition could not part.
pub fn all_that_gave_way(lang: Lang, tournament: &Tournament, found: &[GaveWay<'_>]) -> Vec<String> {
    let each = found.iter().map(|one| {
        gave_way(
            lang,
            name(lang, tournament, one.white),
            name(lang, tournament, one.black),
            rule(lang, tournament, one.prohibition),
        )
    });
    each.collect()
}

fn name(lang: Lang, tournament: &Tournament, player: PlayerId) -> String {
    let shown = |player: &Player| full_names::of(lang, tournament, &player.data).into_owned();
    tournament.players.get(player.index()).map_or_else(String::new, shown)
}
