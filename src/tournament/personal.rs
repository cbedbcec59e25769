//! What a journal says about persons lies beside its entries: the entry has a salted digest in the place of what a player may ask to
//! have erased, and beside it, bound by the chain, what pairing, tie-breaks and reports rest on.
//!
//! So a player's data can be taken away and the chain over the entries still holds. The salt goes with the data; without it the
//! digest tells nothing, not even to somebody who tries every name of a rating list. Forgetting is an act of the journal
//! ([`Act::Forget`]); a record that says that it was taken away holds nothing, and without such an act it is a forgery. Author and
//! device of an entry stay in it, and so do names in free text (reasons, rulings, remarks).
//!
//! Older versions put the whole of a player's data under the digest, and took it away without an act. Such journals stay readable;
//! that what stands in the place of those persons is not proven is told.

use super::acts::{Act, Entry, Forget};
use super::digest::Digest;
use super::player::PlayerData;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A person's data with its salt.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    salt: String,
    data: Value,
    /// The name apart, so that it can be shown and proven without the rest; older entries have it in `data`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    named: Option<Salted>,
    /// The data was taken away. An older version left in `data` what should stand in its place; now nothing is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    removed: bool,
}

/// Data under a digest of their own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Salted {
    salt: String,
    data: Value,
}

fn salted_digest(salt: &str, data: &Value) -> Digest {
    Digest::of(&format!("{salt}{data}"))
}

impl Record {
    fn digest(&self) -> Digest {
        salted_digest(&self.salt, &self.data)
    }

    fn name_digest(&self) -> Option<Digest> {
        self.named.as_ref().map(|named| salted_digest(&named.salt, &named.data))
    }

    fn taken_away() -> Record {
        Record { salt: String::new(), data: Value::Null, named: None, removed: true }
    }

    fn has_no_rest(&self) -> bool {
        self.salt.is_empty() && self.data.is_null()
    }

    fn holds_nothing(&self) -> bool {
        self.has_no_rest() && self.named.is_none()
    }

    /// All that it says of the person.
    fn said(&self) -> Map<String, Value> {
        let parts = [self.named.as_ref().map(|named| &named.data), Some(&self.data)];
        let objects = parts.into_iter().flatten().filter_map(Value::as_object);
        objects.flat_map(|fields| fields.clone()).collect()
    }

    /// The name alone, where it stands apart.
    fn name_only(self) -> Option<Record> {
        self.named.is_some().then(|| Record { salt: String::new(), data: Value::Null, ..self })
    }
}

/// An entry as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parted {
    pub text: String,
    pub personal: Option<String>,
}

/// The keys of what stands in an entry for a person's data: the digests, and what stays when the rest is erased.
const STUB: &str = "person";
const NAME_STUB: &str = "named";
const STAYS: &str = "stays";

/// What stands under the digest of the name.
const NAMES: [&str; 2] = ["name", "latin_name"];

/// The fields of a player's data on which the others' pairings, tie-breaks, ratings and reports rest. All others can be erased.
const STAYING: [&str; 10] = [
    "title",
    "other_title",
    "federation",
    "rating",
    "rating_source",
    "period_ratings",
    "ratings",
    "estimate",
    "k",
    "no_half_point_byes",
];

/// What stands for a name where nothing says more.
pub const NAMELESS: &str = "Anonymous";

/// A person in a journal: the entry, and their place among its persons, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mention {
    pub seq: u64,
    pub place: usize,
    /// What stays of them, where the entry is of an older version and does not bind it itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stays: Option<Box<PlayerData>>,
}

/// The persons whom a journal's acts have forgotten.
#[derive(Clone, Debug, Default)]
pub struct Forgotten(BTreeMap<(u64, usize), StandIn>);

#[derive(Clone, Debug)]
struct StandIn {
    /// The act that forgot them.
    by: u64,
    name: String,
    stays: Option<Map<String, Value>>,
}

impl Forgotten {
    /// What these entries' acts have forgotten, of entries before them.
    pub fn of<'a>(texts: impl Iterator<Item = (u64, &'a str)>) -> Forgotten {
        let mut forgotten = Forgotten::default();
        for (seq, text) in texts.filter(|(_, text)| text.contains("\"forget\"")) {
            if let Ok(Entry { act: Act::Forget(Forget { stand_in, places, .. }), .. }) = serde_json::from_str(text) {
                for place in places.into_iter().filter(|place| place.seq < seq) {
                    let stays = place.stays.and_then(|data| fields_of(&data)).map(|fields| parts(fields).0);
                    // What was said first stands: a later act cannot say otherwise of what is gone.
                    let stand_in = StandIn { by: seq, name: stand_in.clone(), stays };
                    forgotten.0.entry((place.seq, place.place)).or_insert(stand_in);
                }
            }
        }
        forgotten
    }

    /// The act that has forgotten who stands there.
    pub fn act(&self, seq: u64, place: usize) -> Option<u64> {
        self.0.get(&(seq, place)).map(|stand_in| stand_in.by)
    }

    /// Whether an act has forgotten who stands there.
    pub fn has(&self, seq: u64, place: usize) -> bool {
        self.0.contains_key(&(seq, place))
    }
}

/// How what is said about a person does not fit the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is not what the entry's digest says.
    Changed,
    /// It says that it was taken away, and no act did it.
    Unforgotten,
    /// The same of an older version, whose journals do not say who took it away.
    OldForgetting,
}

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
        let data: PlayerData = serde_json::from_value(slot.take())?;
        let (stays, erasable) = parts(fields_of(&data).unwrap_or_default());
        let (names, rest): (Map<_, _>, Map<_, _>) =
            erasable.into_iter().partition(|(name, _)| NAMES.contains(&name.as_str()));
        let named = Salted { salt: salt(), data: Value::Object(names) };
        let name_digest = salted_digest(&named.salt, &named.data).to_string();
        let record = Record { salt: salt(), data: Value::Object(rest), named: Some(named), removed: false };
        *slot = json!({ STUB: record.digest().to_string(), NAME_STUB: name_digest, STAYS: stays });
        records.push(record);
    }
    if records.is_empty() {
        return Ok(Parted { text: whole, personal: None });
    }
    Ok(Parted { text: serde_json::to_string(&value)?, personal: Some(serde_json::to_string(&records)?) })
}

fn fields_of(data: &PlayerData) -> Option<Map<String, Value>> {
    match serde_json::to_value(data) {
        Ok(Value::Object(fields)) => Some(fields),
        Ok(_) | Err(_) => None,
    }
}

/// What stays of a player's data, and what can be erased.
fn parts(fields: Map<String, Value>) -> (Map<String, Value>, Map<String, Value>) {
    fields.into_iter().partition(|(name, _)| STAYING.contains(&name.as_str()))
}

/// The names of the fields that are erased when a person is forgotten.
pub fn erased_fields() -> Vec<String> {
    let fields = fields_of(&PlayerData::default()).unwrap_or_default();
    parts(fields).1.into_iter().map(|(name, _)| name).collect()
}

/// What stays of a player's data, as data.
pub fn staying(data: &PlayerData) -> PlayerData {
    let (stays, _) = parts(fields_of(data).unwrap_or_default());
    serde_json::from_value(Value::Object(stays)).unwrap_or_default()
}

/// The entry as it was; who was forgotten is what the acts put in their place.
///
/// # Errors
/// Where the text is no entry of this version.
pub fn join(seq: u64, text: &str, personal: Option<&str>, forgotten: &Forgotten) -> Result<Entry, serde_json::Error> {
    let Some(personal) = personal else { return serde_json::from_str(text) };
    let mut value: Value = serde_json::from_str(text)?;
    let records: Vec<Option<Record>> = serde_json::from_str(personal)?;
    for (place, (slot, record)) in (1..).zip(slots(&mut value).into_iter().zip(records)) {
        *slot = joined(slot, record, forgotten.0.get(&(seq, place)));
    }
    serde_json::from_str(&serde_json::to_string(&value)?)
}

/// A person's data of what the entry and the record have; of who is not shown, or was forgotten, the record has nothing.
fn joined(stub: &Value, record: Option<Record>, stand_in: Option<&StandIn>) -> Value {
    let mut fields: Map<String, Value> = stub.get(STAYS).and_then(Value::as_object).cloned().unwrap_or_default();
    match record.map(|record| record.said()).filter(|said| !said.is_empty()) {
        Some(said) => fields.extend(said),
        None => {
            fields.extend(stand_in.and_then(|stand_in| stand_in.stays.clone()).unwrap_or_default());
            let name = stand_in.map_or(NAMELESS, |stand_in| &stand_in.name);
            fields.insert("name".into(), name.into());
        }
    }
    Value::Object(fields)
}

/// Everything that is said about persons and does not fit the entry, with their places from 1.
pub fn unfit(seq: u64, text: &str, personal: Option<&str>, forgotten: &Forgotten) -> Vec<(usize, Unfit)> {
    if personal.is_none() && !may_have_persons(text) {
        return Vec::new();
    }
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return Vec::new() };
    let Some(records) = personal.map_or_else(|| Some(Vec::new()), read) else { return vec![(1, Unfit::Changed)] };
    let stubs: Vec<Option<Stub>> = slots(&mut value).into_iter().map(|slot| Stub::of(slot)).collect();
    // Entries that could not be parted when the chain was made have no stubs.
    if personal.is_none() && stubs.iter().all(Option::is_none) {
        return Vec::new();
    }
    let judged = |place: usize| match (stubs.get(place), records.get(place)) {
        (Some(Some(stub)), Some(record)) => stub.unfit(record, forgotten.has(seq, place + 1)),
        _ => Some(Unfit::Changed),
    };
    (0..stubs.len().max(records.len())).filter_map(|place| Some((place + 1, judged(place)?))).collect()
}

/// The records of a text, if it is what this program writes: whatever else says the same could say something else to others.
fn read(personal: &str) -> Option<Vec<Record>> {
    let records: Vec<Record> = serde_json::from_str(personal).ok()?;
    serde_json::to_string(&records).is_ok_and(|written| written == personal).then_some(records)
}

/// What stands in an entry for a person's data.
struct Stub {
    digest: Digest,
    /// That of the name, where the entry also binds what stays; older versions bind all under the one digest.
    name: Option<Digest>,
}

impl Stub {
    fn of(slot: &Value) -> Option<Stub> {
        let fields = slot.as_object()?;
        let digest = fields.get(STUB)?.as_str()?.parse().ok()?;
        let name = fields.get(NAME_STUB).and_then(Value::as_str).and_then(|name| name.parse().ok());
        let expected = if name.is_some() && fields.contains_key(STAYS) { 3 } else { 1 };
        (fields.len() == expected).then_some(Stub { digest, name })
    }

    fn unfit(&self, record: &Record, is_forgotten: bool) -> Option<Unfit> {
        match (record.removed, is_forgotten) {
            (false, _) => {
                let fits = record.digest() == self.digest && record.name_digest() == self.name;
                (!fits).then_some(Unfit::Changed)
            }
            (true, true) => (!record.holds_nothing()).then_some(Unfit::Changed),
            (true, false) if self.name.is_some() || record.holds_nothing() => Some(Unfit::Unforgotten),
            (true, false) => Some(Unfit::OldForgetting),
        }
    }
}

/// The data of the persons of an entry, in their places; `true` where the entry itself binds what stays of them.
///
/// # Errors
/// Where the data is none of this version.
pub fn persons(
    seq: u64,
    text: &str,
    personal: &str,
    forgotten: &Forgotten,
) -> Result<Vec<(PlayerData, bool)>, serde_json::Error> {
    let mut value: Value = serde_json::from_str(text)?;
    let records: Vec<Option<Record>> = serde_json::from_str(personal)?;
    let both = (1..).zip(slots(&mut value).into_iter().zip(records));
    let persons = both.map(|(place, (slot, record))| {
        let data = joined(slot, record, forgotten.0.get(&(seq, place)));
        Ok((serde_json::from_value(data)?, slot.get(STAYS).is_some()))
    });
    persons.collect()
}

/// The records without the data of those in these places.
///
/// # Errors
/// Where they are none of this version.
pub fn without(personal: &str, places: &[usize]) -> Result<String, serde_json::Error> {
    let mut records: Vec<Record> = serde_json::from_str(personal)?;
    for (_, record) in (1..).zip(&mut records).filter(|(place, _)| places.contains(place)) {
        // The salt goes too: with it, somebody could try names against the digest.
        *record = Record::taken_away();
    }
    serde_json::to_string(&records)
}

/// What an entry says about persons: all of those whom `keep` wants, of others the name, or nothing where it does not stand apart.
///
/// # Errors
/// Where the data is none of this version.
pub fn only(personal: &str, keep: &dyn Fn(&PlayerData) -> bool) -> Result<String, serde_json::Error> {
    let records: Vec<Record> = serde_json::from_str(personal)?;
    let mut shown: Vec<Option<Record>> = Vec::new();
    for record in records {
        let is_wanted = record.removed || keep(&serde_json::from_value(Value::Object(record.said()))?);
        shown.push(if is_wanted { Some(record) } else { record.name_only() });
    }
    serde_json::to_string(&shown)
}

/// Whether what is `shown` about persons, of some or all of them, is what the entry's digests say.
pub fn proves(seq: u64, text: &str, shown: &str, forgotten: &Forgotten) -> bool {
    let (Ok(mut value), Ok(records)) =
        (serde_json::from_str::<Value>(text), serde_json::from_str::<Vec<Option<Record>>>(shown))
    else {
        return false;
    };
    let stubs: Vec<Option<Stub>> = slots(&mut value).into_iter().map(|slot| Stub::of(slot)).collect();
    let is_canonical = serde_json::to_string(&records).is_ok_and(|written| written == shown);
    let fits = |(place, (stub, record)): (usize, (&Option<Stub>, &Option<Record>))| match (stub, record) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(stub), Some(record)) if !record.removed && record.has_no_rest() => {
            stub.name.is_some() && record.name_digest() == stub.name
        }
        (Some(stub), Some(record)) => stub.unfit(record, forgotten.has(seq, place)).is_none(),
    };
    is_canonical && stubs.len() == records.len() && (1..).zip(stubs.iter().zip(&records)).all(fits)
}

/// How many persons' data were taken away.
pub fn removed(personal: Option<&str>) -> usize {
    let records: Vec<Record> = personal.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    records.iter().filter(|record| record.removed).count()
}

/// The places of those whose data were taken away.
pub fn removed_places(personal: Option<&str>) -> Vec<usize> {
    let records: Vec<Record> = personal.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    (1..).zip(records).filter(|(_, record)| record.removed).map(|(place, _)| place).collect()
}

/// Whether the text can be one of the acts with players' data, so that the others, which are nearly all, need no second look.
fn may_have_persons(text: &str) -> bool {
    ["register_players", "register_teams", "edit_player", "sign_up", "\"import\""].iter().any(|act| text.contains(act))
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
