//! An amount of money with its currency, as entry fees and the notes of what was paid are written.

use serde::{Deserialize, Serialize};
use std::fmt;

/// An amount of money with its currency as it is written beside amounts: `EUR`, `€`, `元`; it may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fee {
    pub hundredths: u64,
    pub currency: String,
}

impl Fee {
    /// Reads `25 EUR`, `€ 12.50`, `12,50`; `None` for what is more or less than one amount with one currency.
    pub fn parse(text: &str) -> Option<Fee> {
        let text = text.trim();
        let is_of_number = |character: char| character.is_ascii_digit() || matches!(character, '.' | ',');
        let start = text.find(|character: char| character.is_ascii_digit())?;
        let rest = &text[start..];
        let end = rest.find(|character| !is_of_number(character)).unwrap_or(rest.len());
        let (number, after) = rest.split_at(end);
        let (before, after) = (text[..start].trim(), after.trim());
        // One currency on one side: anything else is a date, a receipt's number, a sentence.
        let currency = match (before, after) {
            (currency, "") | ("", currency) if !currency.contains(|it: char| it.is_ascii_digit() || it == ' ') => {
                currency
            }
            _ => return None,
        };
        let number = number.trim_end_matches(['.', ',']).replace(',', ".");
        let (whole, part) = number.split_once('.').unwrap_or((&number, ""));
        if part.len() > 2 || !part.chars().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let part = format!("{part:0<2}").parse::<u64>().ok()?;
        let hundredths = whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(part)?;
        Some(Fee { hundredths, currency: currency.to_owned() })
    }
}

/// `25 EUR`, `12.50 EUR`
impl fmt::Display for Fee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.hundredths / 100, self.hundredths % 100);
        match part {
            0 => write!(f, "{whole}")?,
            part => write!(f, "{whole}.{part:02}")?,
        }
        if self.currency.is_empty() { Ok(()) } else { write!(f, " {}", self.currency) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_currency_and_nothing_else_is() {
        let read = |text: &str| Fee::parse(text).map(|fee| fee.to_string());
        assert_eq!(read("25 EUR").as_deref(), Some("25 EUR"));
        assert_eq!(read(" € 12,50").as_deref(), Some("12.50 €"));
        assert_eq!(read("30").as_deref(), Some("30"));
        assert_eq!(read("100元").as_deref(), Some("100 元"));
        for text in ["yes", "", "on 12 May", "receipt 17 of 20", "1.234,50 EUR", "25 EUR cash"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
