//! Reductions of the entry fee, each with its name and how much it takes off: `Second of a family: 50 %`, `Club Hansa: 5`.
//!
//! An arbiter gives one to a player by its name; one that is called as a club is for all of that club who have no other, and to whom
//! it was not denied.

use super::Tournament;
use super::fee::Fee;
use super::player::PlayerData;
use serde::{Deserialize, Serialize};
use std::fmt;

const WHOLE_PERCENT: u8 = 100;
/// What stands in the place of a reduction's name for whoever has none, not that of their club either.
pub const DENIED: &str = "-";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reduction {
    pub name: String,
    pub off: Off,
}

/// What is taken off the fee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Off {
    Percent(u8),
    /// In hundredths of the fee's currency.
    Amount(u64),
}

impl Reduction {
    /// Reads `Second of a family: 50 %` and `Club Hansa: 5 EUR`; `None` for what has no name, or takes nothing or more than all off.
    ///
    /// ```
    /// use sonneborn_tournament::reduction::Reduction;
    ///
    /// let read = |line| Reduction::parse(line).map(|one| one.to_string());
    /// assert_eq!(read("Second of a family: -50%").as_deref(), Some("Second of a family: 50 %"));
    /// assert_eq!(read("俱乐部会员：20 元").as_deref(), Some("俱乐部会员: 20"));
    /// assert_eq!(read("Juniors: 101 %"), None);
    /// ```
    pub fn parse(line: &str) -> Option<Reduction> {
        let (name, off) = line.rsplit_once([':', '：'])?;
        let (name, off) = (name.trim(), off.trim().trim_start_matches(['-', '−', '–']).trim_start());
        let off = match off.strip_suffix(['%', '％']) {
            Some(percent) => {
                Off::Percent(percent.trim().parse().ok().filter(|part| (1..=WHOLE_PERCENT).contains(part))?)
            }
            None => Off::Amount(Fee::parse(off).map(|fee| fee.hundredths).filter(|amount| *amount > 0)?),
        };
        (!name.is_empty() && name != DENIED).then(|| Reduction { name: name.to_owned(), off })
    }

    /// What is left of a fee; a part of a hundredth is not asked for.
    fn of(&self, fee: &Fee) -> Fee {
        let hundredths = match self.off {
            Off::Percent(part) => {
                fee.hundredths.saturating_mul((WHOLE_PERCENT - part.min(WHOLE_PERCENT)).into())
                    / u64::from(WHOLE_PERCENT)
            }
            Off::Amount(amount) => fee.hundredths.saturating_sub(amount),
        };
        Fee { hundredths, currency: fee.currency.clone() }
    }

    /// Whether it is called so, whatever the letters' case.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }
}

/// As it is read.
impl fmt::Display for Reduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.off {
            Off::Percent(part) => write!(f, "{}: {part} %", self.name),
            Off::Amount(amount) => {
                write!(f, "{}: {}", self.name, Fee { hundredths: amount, currency: String::new() })
            }
        }
    }
}

impl Tournament {
    /// The reduction that a player has: the one given to them, else the one called as their club.
    pub fn reduction_of(&self, data: &PlayerData) -> Option<&Reduction> {
        if data.reduction.trim().is_empty() {
            self.reduction_called(&data.club)
        } else {
            self.reduction_called(&data.reduction)
        }
    }

    /// The reduction of that name; a club's are called as the club.
    pub fn reduction_called(&self, name: &str) -> Option<&Reduction> {
        self.details.reductions.iter().find(|one| one.is_called(name))
    }

    /// What a player pays to take part; `None` where the event has no fee.
    pub fn fee_of(&self, data: &PlayerData) -> Option<Fee> {
        let fee = self.details.entry_fee.as_ref()?;
        Some(self.reduction_of(data).map_or_else(|| fee.clone(), |reduction| reduction.of(fee)))
    }

    /// What a player still owes: the fee of whom nothing is noted as paid, and who has not moved to another section.
    pub fn owed_by(&self, player: &super::player::Player) -> Option<Fee> {
        let is_open = player.data.paid.trim().is_empty() && !player.has_moved();
        self.fee_of(&player.data).filter(|fee| is_open && fee.hundredths > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(lines: &[&str]) -> Tournament {
        let mut event = Tournament::default();
        event.details.entry_fee = Fee::parse("25.50 EUR");
        event.details.reductions = lines.iter().map(|line| Reduction::parse(line).expect("one")).collect();
        event
    }

    fn fee(event: &Tournament, reduction: &str, club: &str) -> String {
        let data = PlayerData { reduction: reduction.into(), club: club.into(), ..PlayerData::default() };
        event.fee_of(&data).expect("there is a fee").to_string()
    }

    #[test]
    fn who_has_a_reduction_pays_what_is_left() {
        let event = event(&["Family: 50 %", "Hansa: 5", "Titled: 100 %", "Host: 999 EUR"]);
        assert_eq!(fee(&event, "", ""), "25.50 EUR");
        assert_eq!(fee(&event, "family", "Hansa"), "12.75 EUR", "the one given comes first");
        assert_eq!(fee(&event, "", " hansa "), "20.50 EUR", "a club's is for its members");
        assert_eq!(fee(&event, DENIED, "Hansa"), "25.50 EUR", "but not for whom it is denied");
        assert_eq!((fee(&event, "Titled", ""), fee(&event, "Host", "")), ("0 EUR".into(), "0 EUR".into()));
        assert_eq!(fee(&event, "no longer there", "Hansa"), "25.50 EUR");
    }

    #[test]
    fn what_is_no_reduction_is_not_read_as_one() {
        for line in
            ["", "Family", "Family:", ": 5", "Family: 0", "Family: 0 %", "Family: half", "Family: 5 or 6", "-: 5"]
        {
            assert_eq!(Reduction::parse(line), None, "{line}");
        }
    }
}
