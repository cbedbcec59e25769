//! What a journal says about persons lies beside its entries: the entry has a salted digest in the place of each player's data.
//!
//! So a player's data can be taken away and the chain over the entries still holds. The salt goes with the data; without it the
//! digest tells nothing, not even to somebody who tries every name of a rating list. Author and device of an entry stay in it,
//! and so do names in free text (reasons, rulings, remarks).

use super::acts::Entry;
use super::digest::Digest;
use super::player::PlayerData;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A person's data with its salt.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Record {
    salt: String,
    data: Value,
    /// The data was taken away, and `data` is what stands in its place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    removed: bool,
}

impl Record {
    fn digest(&self) -> Digest {
        Digest::of(&format!("{}{}", self.salt, self.data))
    }
}

/// An entry as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parted {
    pub text: String,
    pub personal: Option<String>,
}

/// The key of the stub that stands for a person's data.
const STUB: &str = "person";

/// Parts an entry from what it says about persons; `salt` gives a new one at each call.
///
/// # Errors
/// What the writer of JSON says.
pub fn part(entry: &Entry, mut salt: impl FnMut() -> String) -> Result<Parted, serde_json::Error> {
    let whole = serde_json::to_string(entry)?;
    if !may_have_persons(&whole) {
        return Ok(Parted { text: whole, personal: None });
    }
    let mut value: Value = serde_json::from_str(&whole)?;
    let mut records = Vec::new();
    for slot in slots(&mut value) {
        let record = Record { salt: salt(), data: slot.take(), removed: false };
        *slot = json!({ STUB: record.digest().to_string() });
        records.push(record);
    }
    if records.is_empty() {
        return Ok(Parted { text: whole, personal: None });
    }
    Ok(Parted { text: serde_json::to_string(&value)?, personal: Some(serde_json::to_string(&records)?) })
}

/// The entry as it was.
///
/// # Errors
/// Where the text is no entry of this version.
pub fn join(text: &str, personal: Option<&str>) -> Result<Entry, serde_json::Error> {
    let Some(personal) = personal else { return serde_json::from_str(text) };
    let mut value: Value = serde_json::from_str(text)?;
    let records: Vec<Record> = serde_json::from_str(personal)?;
    for (slot, record) in slots(&mut value).into_iter().zip(records) {
        *slot = record.data;
    }
    serde_json::from_str(&serde_json::to_string(&value)?)
}

/// The place, from 1, of the first person whose data is not what the entry's digest says, and was not taken away.
pub fn first_forged(text: &str, personal: Option<&str>) -> Option<usize> {
    if personal.is_none() && !may_have_persons(text) {
        return None;
    }
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return None };
    let records: Vec<Record> = match personal.map(serde_json::from_str) {
        None => Vec::new(),
        Some(Ok(records)) => records,
        Some(Err(_)) => return Some(1),
    };
    let stubs: Vec<Option<Digest>> = slots(&mut value).into_iter().map(|slot| stub(slot)).collect();
    // Entries that could not be parted when the chain was made have no stubs.
    if personal.is_none() && stubs.iter().all(Option::is_none) {
        return None;
    }
    let fits = |place: usize| match (stubs.get(place), records.get(place)) {
        (Some(Some(digest)), Some(record)) => record.removed || record.digest() == *digest,
        _ => false,
    };
    (0..stubs.len().max(records.len())).find(|place| !fits(*place)).map(|place| place + 1)
}

/// The data with another person's in the place of each for whom `instead` gives one; `None` where it gives none. The chain
/// holds: who was taken away is marked, and the digest in the entry stays.
///
/// # Errors
/// Where the data is none of this version.
pub fn taken_away(
    personal: &str,
    instead: &dyn Fn(&PlayerData) -> Option<PlayerData>,
) -> Result<Option<String>, serde_json::Error> {
    let mut records: Vec<Record> = serde_json::from_str(personal)?;
    let mut any = false;
    for record in &mut records {
        let data: PlayerData = serde_json::from_value(record.data.clone())?;
        if let Some(other) = instead(&data) {
            // The salt goes too: with it, somebody could try names against the digest.
            *record = Record { salt: String::new(), data: serde_json::to_value(&other)?, removed: true };
            any = true;
        }
    }
    if any { serde_json::to_string(&records).map(Some) } else { Ok(None) }
}

/// What an entry says about persons, with nothing in the place of those whom `keep` does not want; `None` where it says nothing.
///
/// # Errors
/// Where the data is none of this version.
pub fn only(personal: &str, keep: &dyn Fn(&PlayerData) -> bool) -> Result<Option<String>, serde_json::Error> {
    let records: Vec<Record> = serde_json::from_str(personal)?;
    let mut kept = Vec::new();
    for record in records {
        let data: PlayerData = serde_json::from_value(record.data.clone())?;
        kept.push(keep(&data).then_some(record));
    }
    if kept.iter().all(Option::is_none) { Ok(None) } else { serde_json::to_string(&kept).map(Some) }
}

/// Whether what is `shown` about persons, of some or all of them, is what the entry's digests say.
pub fn proves(text: &str, shown: &str) -> bool {
    let (Ok(mut value), Ok(records)) =
        (serde_json::from_str::<Value>(text), serde_json::from_str::<Vec<Option<Record>>>(shown))
    else {
        return false;
    };
    let stubs: Vec<Option<Digest>> = slots(&mut value).into_iter().map(|slot| stub(slot)).collect();
    let fits = |(stub, record): (&Option<Digest>, &Option<Record>)| match record {
        None => true,
        Some(record) => record.removed || *stub == Some(record.digest()),
    };
    stubs.len() == records.len() && stubs.iter().zip(&records).all(fits)
}

/// How many persons' data were taken away.
pub fn removed(personal: Option<&str>) -> usize {
    let records: Vec<Record> = personal.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    records.iter().filter(|record| record.removed).count()
}

/// Whether the text can be one of the acts with players' data, so that the others, which are nearly all, need no second look.
fn may_have_persons(text: &str) -> bool {
    ["register_players", "register_teams", "edit_player", "sign_up", "\"import\""].iter().any(|act| text.contains(act))
}

fn stub(slot: &Value) -> Option<Digest> {
    slot.as_object().filter(|object| object.len() == 1)?.get(STUB)?.as_str()?.parse().ok()
}

/// Where an entry has players' data, in order.
fn slots(entry: &mut Value) -> Vec<&mut Value> {
    let Some(act) = entry.get_mut("act").and_then(Value::as_object_mut) else { return Vec::new() };
    match act.get("act").and_then(Value::as_str) {
        Some("register_players" | "register_teams") => {
            act.get_mut("players").and_then(Value::as_array_mut).map(|players| players.iter_mut().collect())
        }
        Some("sign_up") => act.get_mut("player").map(|player| vec![player]),
        Some("edit_player") => {
            Some(act.iter_mut().filter(|(key, _)| *key == "was" || *key == "now").map(|(_, data)| data).collect())
        }
        Some("import") => {
            let players = act.get_mut("tournament").and_then(|tournament| tournament.get_mut("players"));
            let players = players.and_then(Value::as_array_mut);
            players.map(|players| players.iter_mut().filter_map(|player| player.get_mut("data")).collect())
        }
        Some(_) | None => None,
    }
    .unwrap_or_default()
}
