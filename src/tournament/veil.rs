//! The event without what its hall does not show, for pages that declare no more than names ([`super::access::Shows::is_plain`]):
//! who draws such a page has no birth date, telephone number, remark or payment to let slip.
//!
//! The year of birth stays, because prizes and age groups are worked out from it.

use super::Tournament;
use super::player::{Birth, PlayerData};

impl Tournament {
    /// Without birthdays, telephone numbers, remarks, payments, photographs, and the words of incidents, appeals and envelopes.
    #[must_use]
    pub fn veiled(&self) -> Tournament {
        let mut veiled = self.clone();
        veiled.players.iter_mut().for_each(|player| veil(&mut player.data));
        for noted in &mut veiled.incidents {
            noted.incident.note.clear();
            noted.incident.complaint = None;
        }
        for appeal in &mut veiled.appeals {
            appeal.about.clear();
            if let Some(heard) = &mut appeal.heard {
                heard.said.clear();
            }
            if let Some(decided) = &mut appeal.decided {
                decided.said.1.clear();
            }
        }
        veiled.photographs.clear();
        for sealed in &mut veiled.envelopes {
            sealed.envelope.position.clear();
            sealed.envelope.white_clock.clear();
            sealed.envelope.black_clock.clear();
        }
        veiled
    }
}

fn veil(data: &mut PlayerData) {
    data.birth = data.birth.map(|birth| Birth { month_day: None, ..birth });
    data.note.clear();
    data.paid.clear();
    data.phone.clear();
}
