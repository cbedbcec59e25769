//! Those who are level after all tie-breaks: drawing lots, and ranking by the arbiter's decision. Both are acts, so that they
//! stand in the journal with their seed or their reason.

use super::{compute, table};
use crate::desk::{Attempt, Refused};
use crate::i18n::standings as words;
use crate::standings::Standings;
use crate::standings::ranking::{draw_lots, next_seed};
use crate::tournament::Tournament;
use crate::tournament::act::{Act, Entry};
use crate::tournament::ids::{PlayerId, Tpn};
use crate::web::form::Posted;
use crate::web::guard::{Arbiter, ChiefArbiter, Guarded, Right};
use crate::web::{Answer, refused, see_other};
use actix_web::web::{self, ServiceConfig};
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/standings/lots", web::post().to(lots))
        .route("/t/{tournament}/standings/by-hand", web::post().to(by_hand));
}

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
        let tournament = guarded.tournament();
        let name = |id: &PlayerId| tournament.player(*id).map_or_else(String::new, |player| player.data.name.clone());
        let is_over = standings.through.0 >= tournament.regulations.rounds && !standings.is_provisional();
        let groups: Vec<String> = standings
            .still_tied()
            .iter()
            .map(|group| group.iter().map(name).collect::<Vec<_>>().join(" = "))
            .filter(|names| !names.is_empty())
            .collect();
        Ties {
            decided: decided(guarded),
            may_draw: guarded.is_arbiter() && is_over && !groups.is_empty(),
            // Lots and the arbiter's ranking are of players.
            may_rank: guarded.role == Some(crate::store::tournament::Role::ChiefArbiter)
                && is_over
                && !tournament.is_of_teams(),
            groups: if is_over { groups } else { Vec::new() },
        }
    }
}

/// What was decided outside the tie-breaks and still stands, with the seed or the reason.
fn decided<R: Right>(guarded: &Guarded<R>) -> Vec<String> {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    if tournament.lots.is_empty() && tournament.hand_rankings.is_empty() {
        return Vec::new();
    }
    let name = |id: &PlayerId| tournament.player(*id).map_or_else(String::new, |player| player.data.name.clone());
    let in_order =
        |order: &[PlayerId]| words::in_this_order(lang, order.iter().map(name).collect::<Vec<_>>().join(" > "));
    let undone = guarded.journal.undone();
    let told = |entry: &Entry| match &entry.act {
        Act::DrawLots { seed, order } => Some(format!("{} {}", words::drawn_from_seed(lang, seed), in_order(order))),
        Act::RankByHand { order } => {
            let reason = entry.reason.as_deref().unwrap_or_default();
            Some(format!("{} {}", words::ranked_by(lang, &entry.author.name, reason), in_order(order)))
        }
        _ => None,
    };
    guarded.journal.entries().filter(|entry| !undone.contains(&entry.seq)).filter_map(told).collect()
}

#[derive(Deserialize)]
struct Nothing {}

/// Draws lots in every group that is still level, from the next seed of the tournament.
async fn lots(guarded: Guarded<Arbiter>, _form: Posted<Nothing>) -> Answer {
    let standings = compute(guarded.tournament(), None, guarded.visitor.lang).standings;
    let tied: Vec<PlayerId> = standings.still_tied().into_iter().flatten().collect();
    let seed = next_seed(guarded.tournament());
    let attempt = Attempt::of(Act::DrawLots { seed, order: draw_lots(&tied, seed) });
    let done = if tied.is_empty() { Ok(()) } else { guarded.perform(attempt).await.map(drop) };
    answer(&guarded, done)
}

#[derive(Deserialize)]
struct ByHand {
    /// Starting numbers in the order decided, separated by anything that is no digit.
    numbers: String,
    #[serde(default)]
    reason: String,
}

async fn by_hand(guarded: Guarded<ChiefArbiter>, form: Posted<ByHand>) -> Answer {
    let ByHand { numbers, reason } = form.0;
    let order = match order(guarded.tournament(), &numbers) {
        Ok(order) => order,
        Err(text) => {
            return table::show(&guarded, None, None, Some(words::not_a_number(guarded.visitor.lang, text)));
        }
    };
    let reason = Some(reason).filter(|reason| !reason.trim().is_empty());
    let attempt = Attempt { reason, confirmed: true, ..Attempt::of(Act::RankByHand { order }) };
    let done = guarded.perform(attempt).await.map(drop);
    answer(&guarded, done)
}

/// The players of starting numbers; the first text that is none.
fn order(tournament: &Tournament, numbers: &str) -> Result<Vec<PlayerId>, String> {
    let texts = numbers.split(|c: char| c.is_whitespace() || ",;>".contains(c)).filter(|text| !text.is_empty());
    let player = |text: &str| {
        let number = text.parse().ok().map(Tpn);
        let player = number.and_then(|number| tournament.with_tpn(number));
        player.map(|player| player.id).ok_or_else(|| text.to_owned())
    };
    texts.map(player).collect()
}

fn answer<R: Right>(guarded: &Guarded<R>, done: Result<(), Refused>) -> Answer {
    match done {
        Ok(()) => Ok(see_other(&format!("/t/{}/standings", guarded.id()))),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => {
            let problem = refused::words(guarded.visitor.lang, &refusal, Some(guarded.tournament()));
            table::show(guarded, None, None, Some(problem))
        }
    }
}
