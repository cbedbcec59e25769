//! People and moments as papers name them: titles before names, Chinese names family first without a comma.

use super::shape::runs_from_the_right;
use super::text::is_chinese;
use chrono::NaiveDate;
use sonneborn_i18n::Lang;
use sonneborn_i18n::alphabet::{self, Alphabet};
use sonneborn_i18n::{common, dates, document as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::player::{Player, Presence};

/// The player's name; a Chinese one loses the comma that files put behind the family name.
pub fn name(player: &Player) -> String {
    printed_name(&player.data.name)
}

/// `Family, Given` as it is, `王, 小明` as `王小明`. A name that runs from the right keeps to itself, whatever stands around it.
pub fn printed_name(name: &str) -> String {
    let name = name.trim();
    if runs_from_the_right(name) {
        return format!("\u{2068}{name}\u{2069}");
    }
    if !name.chars().any(is_chinese) {
        return name.to_owned();
    }
    let parts: Vec<&str> = name.split([',', '，']).map(str::trim).collect();
    let chinese = parts.iter().all(|part| part.chars().all(|character| is_chinese(character) || character == ' '));
    if chinese { parts.concat() } else { parts.join(" ") }
}

/// Title and name: `GM Petrescu, Ana`.
pub fn titled(player: &Player) -> String {
    match player.data.title {
        Some(title) => format!("{title} {}", name(player)),
        None => name(player),
    }
}

/// The same with the square of the colour before it: □ White, ■ Black.
pub fn seated(player: &Player, colour: Colour) -> String {
    format!("{} {}", square(colour), titled(player))
}

/// □ for White, ■ for Black.
pub fn square(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "□",
        Colour::Black => "■",
    }
}

/// What is said of a player who is out, `None` of one who plays.
pub fn out(player: &Player, lang: Lang) -> Option<&'static str> {
    match player.presence {
        Presence::Playing => None,
        Presence::Withdrawn { .. } => Some(words::withdrawn(lang)),
        Presence::Moved { .. } => Some(words::moved(lang)),
        Presence::Expelled { .. } => Some(words::expelled(lang)),
    }
}

/// Sorts an alphabetical list, by the names as they are printed.
pub fn sort<T>(alphabet: impl Into<Alphabet>, items: &mut Vec<T>, player: impl Fn(&T) -> &Player) {
    let mut named: Vec<(String, T)> = items.drain(..).map(|item| (name(player(&item)), item)).collect();
    alphabet::sort_by_name(alphabet, &mut named, |(name, _)| name);
    items.extend(named.into_iter().map(|(_, item)| item));
}

/// Place and dates of the event.
pub fn place_and_dates(lang: Lang, tournament: &Tournament) -> String {
    let details = &tournament.details;
    let day = |day: NaiveDate| dates::day(lang, &day);
    let dates = match (details.start, details.end) {
        (Some(start), Some(end)) if start != end => format!("{} – {}", day(start), day(end)),
        (Some(only), _) | (None, Some(only)) => day(only),
        (None, None) => String::new(),
    };
    let parts = [details.place.as_str(), details.federation.as_str(), dates.as_str()];
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(common::list_comma(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_names_have_no_comma() {
        assert_eq!(printed_name("王, 小明"), "王小明");
        assert_eq!(printed_name("王小明"), "王小明");
        assert_eq!(printed_name("Wang, Xiaoming"), "Wang, Xiaoming");
        assert_eq!(printed_name("Wang, Xiaoming 王小明"), "Wang Xiaoming 王小明");
    }
}
