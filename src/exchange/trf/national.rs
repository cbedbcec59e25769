//! National rating records (TRF26): what federations' own lists say of a player. The event knows one rating and one number by the list
//! of one federation; whatever else a record says is kept and written again.

use super::columns::player as columns;
use sonneborn_tournament::player::{Gender, NationalRecord, PlayerData};

/// Takes rating and number of the list that the event goes by, and drops a record that says nothing beside them.
pub fn take(data: &mut PlayerData, of_rules: Option<&str>, of_event: &str) {
    let Some(own) = own_federation(data, of_rules, of_event) else { return };
    let Some(place) = data.national_records.iter().position(|record| record.federation == own) else { return };
    let record = data.national_records.remove(place);
    data.ratings.national = record.rating;
    data.national_id.clone_from(&record.id);
    if !told(data, of_rules, of_event).contains(&record) {
        data.national_records.insert(place, record);
    }
}

/// The records of a player as a file has them.
pub fn told(data: &PlayerData, of_rules: Option<&str>, of_event: &str) -> Vec<NationalRecord> {
    let own = own_federation(data, of_rules, of_event);
    let mut records = data.national_records.clone();
    let is_known = data.ratings.national.is_some() || !data.national_id.is_empty();
    let Some(own) = own else { return records };
    match records.iter_mut().find(|record| record.federation == own) {
        Some(kept) => {
            kept.rating = data.ratings.national;
            kept.id.clone_from(&data.national_id);
        }
        None if is_known => records.insert(0, own_record(data, own)),
        None => {}
    }
    records
}

/// What the event itself would write.
fn own_record(data: &PlayerData, federation: String) -> NationalRecord {
    NationalRecord {
        federation,
        sex: sex(data).to_owned(),
        title: title(data),
        name: data.name.clone(),
        rating: data.ratings.national,
        region: data.federation.clone(),
        id: data.national_id.clone(),
        birth: data.birth.map(|birth| birth.to_string()).unwrap_or_default(),
    }
}

/// The federation whose number and rating the event knows of a player: that of record 172, the player's or the event's; of these, one that
/// has a record comes first.
fn own_federation(data: &PlayerData, of_rules: Option<&str>, of_event: &str) -> Option<String> {
    let known = || [of_rules.unwrap_or_default(), &data.federation, of_event].into_iter().filter(|code| is_code(code));
    let has_record = |code: &&str| data.national_records.iter().any(|record| record.federation == **code);
    known().find(has_record).or_else(|| known().next()).map(str::to_owned)
}

/// Whether it is three letters, which a record begins with.
fn is_code(text: &str) -> bool {
    text.len() == 3
        && text.bytes().all(|byte| byte.is_ascii_uppercase())
        && !text.starts_with("XX")
        && !text.starts_with("BB")
}

pub fn sex(data: &PlayerData) -> &'static str {
    match data.gender {
        Some(Gender::Male) => "m",
        Some(Gender::Female) => "w",
        None => "",
    }
}

pub fn title(data: &PlayerData) -> String {
    let title = data.title.map_or(data.other_title.as_str(), |title| title.code());
    title.chars().take(columns::TITLE.width()).collect()
}
