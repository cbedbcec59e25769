//! Entry fees as they were noted: how many have paid, and the sums that the notes tell. A note is in the organiser's words; one that
//! begins or ends with an amount (`25 EUR`, `€ 12.50`) counts into the sum of its currency, any other only as paid.

use super::Tournament;
use std::collections::BTreeMap;

/// What the notes of an event, or of several, tell together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dues {
    pub players: usize,
    pub paid: usize,
    /// In hundredths, by currency as it was written.
    pub sums: BTreeMap<String, u64>,
}

impl Dues {
    pub fn of(tournament: &Tournament) -> Dues {
        let mut dues = Dues::default();
        for player in tournament.entrants() {
            dues.players += 1;
            let note = player.data.paid.trim();
            dues.paid += usize::from(!note.is_empty());
            if let Some((currency, hundredths)) = amount(note) {
                *dues.sums.entry(currency).or_default() += hundredths;
            }
        }
        dues
    }
}

/// The currency and the hundredths of a note; `None` where it has no amount.
fn amount(note: &str) -> Option<(String, u64)> {
    let is_of_number = |character: char| character.is_ascii_digit() || matches!(character, '.' | ',');
    let start = note.find(|character: char| character.is_ascii_digit())?;
    let rest = &note[start..];
    let end = rest.find(|character| !is_of_number(character)).unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    let (before, after) = (note[..start].trim(), after.trim());
    // One currency on one side: anything else is a date, a receipt's number, a sentence.
    let currency = match (before, after) {
        (currency, "") | ("", currency) if !currency.contains(|it: char| it.is_ascii_digit() || it == ' ') => currency,
        _ => return None,
    };
    let number = number.trim_end_matches(['.', ',']).replace(',', ".");
    let (whole, part) = number.split_once('.').unwrap_or((&number, ""));
    if part.len() > 2 || !part.chars().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let hundredths = format!("{part:0<2}").parse::<u64>().ok()?;
    Some((currency.to_owned(), whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(hundredths)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_from_notes_and_nothing_else_is() {
        let read = |note: &str| amount(note).map(|(currency, hundredths)| format!("{currency} {hundredths}"));
        assert_eq!(read("25 EUR").as_deref(), Some("EUR 2500"));
        assert_eq!(read("€ 12,50").as_deref(), Some("€ 1250"));
        assert_eq!(read("30").as_deref(), Some(" 3000"));
        assert_eq!(read("100元").as_deref(), Some("元 10000"));
        for note in ["yes", "", "on 12 May", "receipt 17 of 20", "1.234,50 EUR", "25 EUR cash"] {
            assert_eq!(read(note), None, "{note}");
        }
    }
}
