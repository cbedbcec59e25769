//! Changes to a JSON text by chance: a letter, a value, an element taken out, doubled or exchanged, an unknown field.

use serde_json::Value;
use sonneborn::pairing::lots::Lots;

/// The text with another letter somewhere.
pub fn other_letter(text: &str, lots: &mut Lots) -> String {
    let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
    if places.is_empty() {
        return "x".into();
    }
    let place = places[lots.below(places.len())];
    let old = text[place..].chars().next().expect("a letter");
    let new = char::from(b" 0123456789abcdefxyzABC\"{}[],:"[lots.below(30)]);
    format!("{}{new}{}", &text[..place], &text[place + old.len_utf8()..])
}

/// The text with something else in it, as compact as it was or as wide.
pub fn changed(text: &str, lots: &mut Lots) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return other_letter(text, lots) };
    change(&mut value, lots);
    let is_wide = text.contains('\n');
    let written = if is_wide { serde_json::to_string_pretty(&value) } else { serde_json::to_string(&value) };
    written.expect("JSON")
}

/// Goes down by chance and changes what is there.
pub fn change(value: &mut Value, lots: &mut Lots) {
    let goes_on = lots.below(5) > 0;
    match value {
        Value::Object(fields) if goes_on && !fields.is_empty() => {
            let place = lots.below(fields.len());
            change(fields.values_mut().nth(place).expect("there"), lots);
        }
        Value::Array(elements) if goes_on && !elements.is_empty() => {
            let place = lots.below(elements.len());
            change(&mut elements[place], lots);
        }
        Value::Object(fields) => match lots.below(3) {
            0 if !fields.is_empty() => {
                let name = fields.keys().nth(lots.below(fields.len())).expect("there").clone();
                fields.remove(&name);
            }
            1 => drop(fields.insert("unknown".into(), 1.into())),
            _ => drop(fields.insert("name".into(), "Forged".into())),
        },
        Value::Array(elements) => match lots.below(3) {
            0 if !elements.is_empty() => drop(elements.remove(lots.below(elements.len()))),
            1 if !elements.is_empty() => elements.push(elements[lots.below(elements.len())].clone()),
            _ if elements.len() > 1 => {
                let other = 1 + lots.below(elements.len() - 1);
                elements.swap(0, other);
            }
            _ => elements.push(Value::Null),
        },
        Value::String(text) => *text = other_letter(text, lots),
        Value::Number(number) => *value = (number.as_i64().unwrap_or(0) + 1 + lots.below(3) as i64).into(),
        Value::Bool(is) => *is = !*is,
        Value::Null => *value = 1.into(),
    }
}
