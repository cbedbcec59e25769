//! The tie-breaks that count rounds: WIN 7.1, WON 7.2, BPG 7.3, BWG 7.4, REP 7.6.

use super::Rule;
use crate::explain::Part;
use crate::field::{Kind, Record};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::Code;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    for (index, record) in rule.book.field.participant(who).rounds.iter().enumerate() {
        if counts(rule, record) {
            parts.push(Part::own(index, record, 1));
        }
    }
}

fn counts(rule: &Rule, record: &Record) -> bool {
    let played = record.kind == Kind::Played;
    let won = record.points(rule.which) == rule.book.field.scale(rule.which).win;
    let black = record.colour == Some(Colour::Black);
    match rule.descriptor.code {
        Code::Win => won && record.kind != Kind::Pending,
        Code::Won => won && played,
        Code::Bpg => black && played,
        Code::Bwg => black && won && played,
        _ => !record.kind.is_voluntary() && record.kind != Kind::Free,
    }
}
