//! Two changes of one thing put together, field by field of what serialises.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A field that two arbiters changed to different values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// As the field serialises, with the names of the parts that hold it: `rounds`, `scoring.win`.
    pub field: String,
    pub mine: Value,
    pub theirs: Value,
}

/// Two changes of the same thing put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged<T> {
    /// What only one side changed is as that side has it; where both did, it is as `mine`.
    pub value: T,
    pub clashes: Vec<Clash>,
}

/// Makes `was` what there is now, and keeps in `now` what others changed.
pub(crate) fn keep_theirs<T>(was: &mut T, now: &mut T, current: &T) -> Result<(), Vec<Clash>>
where
    T: Serialize + DeserializeOwned + Clone + PartialEq,
{
    if was == current {
        return Ok(());
    }
    let merged = merge(was, now, current);
    if !merged.clashes.is_empty() {
        return Err(merged.clashes);
    }
    *now = merged.value;
    was.clone_from(current);
    Ok(())
}

/// What an act replaces by what, as it serialises.
pub(crate) fn replaced<T: Serialize>(was: &T, now: &T) -> Option<[Value; 2]> {
    let value = |of: &T| serde_json::to_value(of).ok();
    Some([value(was)?, value(now)?])
}

/// Puts two changes of `was` together, field by field of what serialises: whatever field is added later is merged too.
pub fn merge<T: Serialize + DeserializeOwned + Clone>(was: &T, mine: &T, theirs: &T) -> Merged<T> {
    let value = |of: &T| serde_json::to_value(of).unwrap_or(Value::Null);
    let mut clashes = Vec::new();
    let merged = merge_values("", &value(was), &value(mine), &value(theirs), &mut clashes);
    // Every part is of one of the three, each of which reads; were one not to, mine stands as a whole.
    let value = serde_json::from_value(merged).unwrap_or_else(|_| mine.clone());
    Merged { value, clashes }
}

/// The same of values as they serialise; `field` is the name of the whole.
pub(crate) fn merge_values(field: &str, was: &Value, mine: &Value, theirs: &Value, clashes: &mut Vec<Clash>) -> Value {
    if mine == theirs || theirs == was {
        return mine.clone();
    }
    if mine == was {
        return theirs.clone();
    }
    if let (Value::Object(was), Value::Object(mine), Value::Object(theirs)) = (was, mine, theirs)
        && was.keys().eq(mine.keys())
        && was.keys().eq(theirs.keys())
    {
        let part = |key: &String| {
            let name = if field.is_empty() { key.clone() } else { format!("{field}.{key}") };
            (key.clone(), merge_values(&name, &was[key], &mine[key], &theirs[key], clashes))
        };
        return Value::Object(was.keys().map(part).collect::<Map<String, Value>>());
    }
    clashes.push(Clash { field: field.into(), mine: mine.clone(), theirs: theirs.clone() });
    mine.clone()
}

/// The value of a field by its name with the names of the parts that hold it.
pub(crate) fn value_at(mut value: Value, field: &str) -> Option<Value> {
    for part in field.split('.') {
        value = value.get_mut(part)?.take();
    }
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coded::Coded;
    use crate::regulations::Regulations;

    #[test]
    fn changes_of_different_fields_are_put_together() {
        let was = Regulations::default();
        let mine = Regulations { rounds: 7, time_control: "90+30".into(), ..was.clone() };
        let theirs = Regulations { tie_breaks: vec![Coded::written("SB")], ..was.clone() };
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, []);
        assert_eq!(merged.value, Regulations { tie_breaks: vec![Coded::written("SB")], ..mine.clone() });
    }

    #[test]
    fn changes_of_the_same_field_clash_with_both_values() {
        let was = Regulations::default();
        let mine = Regulations { rounds: 7, ..was.clone() };
        let theirs = Regulations { rounds: 11, first_board: 5, ..was.clone() };
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, [Clash { field: "rounds".into(), mine: 7.into(), theirs: 11.into() }]);
        assert_eq!(merged.value, Regulations { rounds: 7, first_board: 5, ..was.clone() });
        assert_eq!(merge(&was, &mine, &mine).clashes, []);
    }

    #[test]
    fn parts_of_a_field_are_fields_too() {
        let was = Regulations::default();
        let (mut mine, mut theirs) = (was.clone(), was.clone());
        mine.knockout.games = 4;
        theirs.knockout.third_place = !was.knockout.third_place;
        let merged = merge(&was, &mine, &theirs);
        assert_eq!(merged.clashes, []);
        assert_eq!((merged.value.knockout.games, merged.value.knockout.third_place), (4, theirs.knockout.third_place));
    }
}
