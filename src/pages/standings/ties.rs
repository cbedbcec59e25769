//! Those who are level after all tie-breaks, and what was decided about them.

use sonneborn_i18n::standings as words;
use sonneborn_standings::Standings;
use sonneborn_tournament::acts::{Act, DrawLots, Entry, RankByHand};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::guard::{Guarded, Right};

/// Groups that are still level, by name, and who may do something about it.
pub(super) struct Ties {
    pub groups: Vec<String>,
    /// Lots that were drawn and decisions of the arbiter, as the journal has them.
    pub decided: Vec<String>,
    pub may_draw: bool,
    pub may_rank: bool,
}

impl Ties {
    pub(super) fn of<R: Right>(guarded: &Guarded<R>, standings: &Standings) -> Ties {
        let tournament = guarded.shown();
        let name = |id: &PlayerId| tournament.player(*id).map_or_else(String::new, |player| player.data.name.clone());
        let is_over = Statement::after(tournament, standings.through).is_final();
        let groups: Vec<String> = standings
            .still_tied()
            .iter()
            .map(|group| group.iter().map(name).collect::<Vec<_>>().join(" = "))
            .filter(|names| !names.is_empty())
            .collect();
        Ties {
            decided: decided(guarded),
            may_draw: guarded.may_act() && is_over && !groups.is_empty(),
            // Lots and the arbiter's ranking are of players.
            may_rank: guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter)
                && is_over
                && !tournament.is_of_teams()
                && !tournament.closed,
            groups: if is_over { groups } else { Vec::new() },
        }
    }
}

/// What was decided outside the tie-breaks and still stands, with the seed or the reason.
fn decided<R: Right>(guarded: &Guarded<R>) -> Vec<String> {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    if tournament.lots.is_empty() && tournament.hand_rankings.is_empty() {
        return Vec::new();
    }
    let name = |id: &PlayerId| tournament.player(*id).map_or_else(String::new, |player| player.data.name.clone());
    let in_order =
        |order: &[PlayerId]| words::in_this_order(lang, order.iter().map(name).collect::<Vec<_>>().join(" > "));
    let undone = guarded.journal.undone();
    let told = |entry: &Entry| match &entry.act {
        Act::DrawLots(DrawLots { seed, order }) => {
            Some(format!("{} {}", words::drawn_from_seed(lang, seed), in_order(order)))
        }
        Act::RankByHand(RankByHand { order }) => {
            let reason = entry.reason.as_deref().unwrap_or_default();
            Some(format!("{} {}", words::ranked_by(lang, &entry.author.name, reason), in_order(order)))
        }
        _ => None,
    };
    guarded.journal.entries().filter(|entry| !undone.contains(&entry.seq)).filter_map(told).collect()
}
