//! JSON before its members become fields: each is there once, and none is left over.
//!
//! Of two members of one name some readers believe the first and some the last, and of one that a type does not have serde says nothing:
//! what a newer version wrote would be lost in silence.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// Any JSON without two members of one name in an object.
pub struct Once(pub Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Once, D::Error> {
        reader.deserialize_any(OnceVisitor).map(Once)
    }
}

struct OnceVisitor;

impl<'de> Visitor<'de> for OnceVisitor {
    type Value = Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("JSON")
    }

    fn visit_bool<E>(self, is_so: bool) -> Result<Value, E> {
        Ok(is_so.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Once(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            if all.contains_key(&name) {
                return Err(Error::custom(format_args!("duplicate field `{name}`")));
            }
            let Once(value) = members.next_value()?;
            all.insert(name, value);
        }
        Ok(all.into())
    }
}

/// The first place of a text that says something and is not in what was read of it, as that is written again. Values are not compared:
/// of old versions some are written otherwise.
pub fn lost(said: &Value, kept: &Value) -> Option<String> {
    match (said, kept) {
        (Value::Object(said), Value::Object(kept)) => said.iter().find_map(|(name, value)| {
            let within = match kept.get(name) {
                Some(kept) => lost(value, kept)?,
                None if says_nothing(value) => return None,
                None => String::new(),
            };
            Some(joined(name, &within))
        }),
        (Value::Array(said), Value::Array(kept)) if said.len() == kept.len() => {
            let mut pairs = (0_usize..).zip(said.iter().zip(kept));
            pairs.find_map(|(place, (said, kept))| Some(joined(&place.to_string(), &lost(said, kept)?)))
        }
        (Value::Object(_) | Value::Array(_), _) if !says_nothing(said) => Some(String::new()),
        _ => None,
    }
}

fn joined(name: &str, within: &str) -> String {
    if within.is_empty() { name.to_owned() } else { format!("{name}.{within}") }
}

/// What is left out where it is written.
fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_so) => !is_so,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.values().all(says_nothing),
    }
}
