//! The settings as the fields of a form have them: text by field, so that nothing typed is lost when something is wrong.

use super::{ALL, Control, Event, Group, of_group};
use sonneborn_tournament::reader::{self, Unreadable};
use std::collections::BTreeMap;
use std::fmt;

/// What no page sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NeverSent {
    /// A field that was sent more than once and has one value.
    Twice { field: String },
    /// A box with a text that no ticked one has.
    Tick { field: String, wrong: Unreadable },
}

impl fmt::Display for NeverSent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NeverSent::Twice { field } => write!(f, "duplicate field `{field}`"),
            NeverSent::Tick { field, wrong } => write!(f, "{field}: {wrong}"),
        }
    }
}

/// Fields with their texts. A tick that is not set is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// What is set.
    pub fn of(event: &Event) -> Texts {
        let mut copy = event.clone();
        Texts(ALL.iter().filter_map(|(_, one)| Some((one.name.to_owned(), (one.show)(&mut copy)?))).collect())
    }

    /// What was sent. A field of several lines may come as several fields.
    ///
    /// # Errors
    /// Any other that was sent twice, and a box that is neither ticked nor left out.
    pub fn sent(sent: &[(String, String)]) -> Result<Texts, NeverSent> {
        let mut texts = Texts::default();
        for (field, text) in sent {
            if is_tick(field) {
                reader::tick(text).map_err(|wrong| NeverSent::Tick { field: field.clone(), wrong })?;
            }
            match texts.0.get_mut(field) {
                None => drop(texts.0.insert(field.clone(), text.clone())),
                Some(lines) if has_lines(field) => {
                    lines.push('\n');
                    lines.push_str(text);
                }
                Some(_) => return Err(NeverSent::Twice { field: field.clone() }),
            }
        }
        Ok(texts)
    }

    /// These, with what was sent laid over them. Fields in `emptied` are as sent, also where nothing was.
    pub fn under(mut self, sent: Texts, emptied: impl Fn(&str) -> bool) -> Texts {
        self.0.retain(|field, _| !emptied(field));
        self.0.extend(sent.0);
        self
    }

    /// The same with all fields of a group as they were sent.
    pub fn under_group(self, sent: Texts, group: Group) -> Texts {
        self.under(sent, |field| of_group(group).any(|setting| setting.name == field && !setting.stays))
    }

    /// Empty where the field is not there.
    pub fn text(&self, field: &str) -> &str {
        self.0.get(field).map_or("", String::as_str)
    }

    pub fn is_ticked(&self, field: &str) -> bool {
        self.0.contains_key(field)
    }

    pub fn set(&mut self, field: &str, text: String) {
        self.0.insert(field.to_owned(), text);
    }
}

fn is_tick(field: &str) -> bool {
    let drawn = ALL.iter().find(|(_, setting)| setting.name == field).map(|(_, setting)| setting.look.control);
    matches!(drawn, Some(Control::Tick | Control::TickToTakeBack))
}

/// Whether a field has lines, as rows of a form send them one by one. What is no setting is not read, however often it is sent.
fn has_lines(field: &str) -> bool {
    ALL.iter().find(|(_, setting)| setting.name == field).is_none_or(|(_, setting)| match setting.look.control {
        Control::Starts | Control::TieBreaks | Control::TimeControl | Control::Lists | Control::WithOther => true,
        Control::Line
        | Control::Figure
        | Control::Lines(_)
        | Control::Day
        | Control::Tint
        | Control::Federation
        | Control::Tick
        | Control::TickToTakeBack
        | Control::Menu => false,
    })
}
