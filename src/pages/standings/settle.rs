//! Deciding between those who are level after all tie-breaks: by lot, and by the arbiter. Both are acts, so that they stand in
//! the journal with their seed or their reason.

use super::table;
use crate::confirm;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::standings as words;
use sonneborn_manual::Chapter;
use sonneborn_standings::ranking::{draw_lots, next_seed};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, DrawLots, GiveValue, RankByHand};
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::reader;
use sonneborn_web::Answer;
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, ChiefArbiter, Guarded, Right};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::standings::compute;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Standings)
        .post("/t/{tournament}/standings/value", Shows::NAMES, value)
        .post("/t/{tournament}/standings/lots", Shows::NAMES, lots)
        .post("/t/{tournament}/standings/by-hand", Shows::NAMES, by_hand);
}

/// Draws lots in every group that is still level, from the next seed of the tournament.
async fn lots(guarded: Guarded<Arbiter>, _form: Posted<Nothing>) -> Answer {
    let standings = compute(guarded.shown(), None, guarded.visitor.lang).standings;
    let tied: Vec<PlayerId> = standings.still_tied().into_iter().flatten().collect();
    let seed = next_seed(guarded.shown());
    let attempt = Attempt::of(Act::DrawLots(DrawLots { seed, order: draw_lots(&tied, seed) }));
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
    let order = match order(guarded.shown(), &numbers) {
        Ok(order) => order,
        Err(text) => {
            return table::show(&guarded, None, None, Some(words::not_a_number(guarded.visitor.lang, text)));
        }
    };
    let reason = Some(reason).filter(|reason| !reason.trim().is_empty());
    let attempt = Attempt { reason, confirmed: true, ..Attempt::of(Act::RankByHand(RankByHand { order })) };
    let done = guarded.perform(attempt).await.map(drop);
    answer(&guarded, done)
}

#[derive(Deserialize)]
struct Value {
    number: String,
    value: String,
}

/// The value of one player in the tie-break from outside.
async fn value(guarded: Guarded<Arbiter>, form: Posted<Value>) -> Answer {
    let lang = guarded.visitor.lang;
    let refused = |problem: String| table::show(&guarded, None, None, Some(problem));
    let players = match order(guarded.shown(), &form.0.number) {
        Ok(players) => players,
        Err(text) => return refused(words::not_a_number(lang, text)),
    };
    let [player] = players[..] else { return refused(words::not_a_number(lang, &form.0.number)) };
    let now = match reader::optional(&form.0.value, reader::points) {
        Ok(now) => now,
        Err(wrong) => return refused(unreadable(lang, words::outside_value(lang), &wrong)),
    };
    let was = guarded.saw().player(player).and_then(|saw| saw.outside_value);
    let done = guarded.perform(Attempt::of(Act::GiveValue(GiveValue { player, was, now }))).await.map(drop);
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
    let back = format!("/t/{}/standings", guarded.id());
    confirm::settle_here(guarded, Section::Standings, done, &back, |_, problem| {
        table::show(guarded, None, None, Some(problem))
    })
}
