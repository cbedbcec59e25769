//! Where live games come from and go to: the chief arbiter's settings, and the keys of relays.
//!
//! An address makes this server ask there, so one of its own network is followed only where an administrator saved it. A token for a
//! broadcast is never shown again, and never sent to another address than the one it was given for.

use super::show::shown;
use actix_web::web;
use serde::Deserialize;
use sonneborn_desk::boards::{MOST_DELAY_MINUTES, MOST_DELAY_MOVES, MOST_SECONDS, Settings};
use sonneborn_desk::{Desk, failures};
use sonneborn_i18n::live_boards as words;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::reader;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded};
use sonneborn_web::{Answer, WebError, blocking, saved_at, see_other};
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct SettingsForm {
    address: String,
    every: String,
    delay_minutes: String,
    delay_moves: String,
    push_address: String,
    push_token: String,
}

pub(super) async fn save(guarded: Guarded<ChiefArbiter>, form: Posted<SettingsForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let kept = blocking(move || desk.live_settings(id)).await?;
    let form = form.0;
    let number = |field: &str, text: &str, least: u16, most: u16| {
        reader::number::<u16>(text.trim(), least..=most).map_err(|wrong| WebError::unread(lang, field, &wrong))
    };
    let (address, push_address) = (form.address.trim().to_owned(), form.push_address.trim().to_owned());
    for address in [&address, &push_address].into_iter().filter(|address| !address.is_empty()) {
        if let Err(why) = Desk::check_live_address(address) {
            let problem = format!("{address}: {}", failures::fetch(lang, &why));
            return shown(&guarded, None, Some(problem)).await;
        }
    }
    let is_same = address == kept.address && push_address == kept.push_address;
    let push_token = match form.push_token.trim() {
        "" if push_address == kept.push_address => kept.push_token,
        token => token.to_owned(),
    };
    let settings = Settings {
        every_seconds: number(words::every(lang), &form.every, 1, MOST_SECONDS)?,
        delay_minutes: number(words::delay_minutes(lang), &form.delay_minutes, 0, MOST_DELAY_MINUTES)?,
        delay_moves: number(words::delay_moves(lang), &form.delay_moves, 0, MOST_DELAY_MOVES)?,
        aliases: kept.aliases,
        own_network: guarded.visitor.is_administrator() || is_same && kept.own_network,
        address,
        push_address,
        push_token,
    };
    let desk = Arc::clone(&guarded.state.desk);
    blocking(move || desk.keep_live_settings(id, &settings)).await?;
    Ok(see_other(&saved_at(&format!("/t/{id}/live-boards"))))
}

#[derive(Deserialize)]
pub(super) struct KeyForm {
    name: String,
    round: u16,
}

/// The new key is on this answer only: the store has its hash.
pub(super) async fn make_key(guarded: Guarded<ChiefArbiter>, form: Posted<KeyForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let name = reader::name(&form.0.name).map_err(|wrong| WebError::unread(lang, words::key_name(lang), &wrong))?;
    let round = form.0.round;
    if round == 0 || round > guarded.tournament().regulations.rounds {
        return Err(WebError::NotFound);
    }
    let (desk, id, named) = (Arc::clone(&guarded.state.desk), guarded.id(), name.clone());
    let key = blocking(move || desk.make_live_key(id, RoundNo(round), &named)).await?;
    shown(&guarded, Some((words::key_made(lang, name), key)), None).await
}

/// A button without fields.
#[derive(Deserialize)]
pub(super) struct RevokeForm {}

pub(super) async fn revoke_key(
    guarded: Guarded<ChiefArbiter>,
    path: web::Path<(i64, i64)>,
    _form: Posted<RevokeForm>,
) -> Answer {
    let (id, key) = path.into_inner();
    let desk = Arc::clone(&guarded.state.desk);
    blocking(move || desk.store().revoke_live_key(id, key)).await?;
    Ok(see_other(&format!("/t/{id}/live-boards#keys")))
}
