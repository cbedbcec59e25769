//! Which of a person's two names is shown, in their own letters or in Latin ones: by the event's style and the language of the
//! page or paper.

use super::Lang;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::{PlayerData, is_latin};
use sonneborn_tournament::style::Names;
use std::borrow::Cow;

/// `12 Berg, Anna`.
pub(super) fn called(lang: Lang, tournament: &Tournament, id: PlayerId) -> String {
    let Some(player) = tournament.player(id) else { return format!("#{}", id.0) };
    match player.tpn {
        Some(tpn) => format!("{tpn} {}", of(lang, tournament, &player.data)),
        None => of(lang, tournament, &player.data).into_owned(),
    }
}

/// The tournament with everybody's name as it is shown in a language; itself where nobody has two names. The name that is not
/// shown takes the place of the other, so that people are found by both.
pub fn shown(lang: Lang, tournament: &Tournament) -> Cow<'_, Tournament> {
    shown_as(tournament.style.names, lang, tournament)
}

/// The same by another choice than the event's.
pub fn shown_as(names: Names, lang: Lang, tournament: &Tournament) -> Cow<'_, Tournament> {
    let is_otherwise =
        |data: &PlayerData| matches!(name(names, lang, data), Cow::Owned(_)) || is_latin_shown(names, lang, data);
    if !tournament.players.iter().any(|player| is_otherwise(&player.data)) {
        return Cow::Borrowed(tournament);
    }
    let mut named = tournament.clone();
    // What is shown once is shown so by all who show it again.
    named.style.names = Names::Own;
    for player in &mut named.players {
        let is_latin = is_latin_shown(names, lang, &player.data);
        let shown = name(names, lang, &player.data).into_owned();
        let entered = std::mem::replace(&mut player.data.name, shown);
        if is_latin {
            player.data.latin_name = entered;
        }
    }
    Cow::Owned(named)
}

/// The name of one of the tournament's players that is shown.
pub fn of<'d>(lang: Lang, tournament: &Tournament, data: &'d PlayerData) -> Cow<'d, str> {
    name(tournament.style.names, lang, data)
}

/// The name that is shown.
pub fn name<'d>(names: Names, lang: Lang, data: &'d PlayerData) -> Cow<'d, str> {
    if names == Names::Both && !data.latin_name.is_empty() && data.latin_name != data.name {
        return Cow::Owned(both(data));
    }
    if is_latin_shown(names, lang, data) { Cow::Borrowed(&data.latin_name) } else { Cow::Borrowed(&data.name) }
}

fn is_latin_shown(names: Names, lang: Lang, data: &PlayerData) -> bool {
    if data.latin_name.is_empty() {
        return false;
    }
    match names {
        Names::Latin => !is_latin(&data.name) || is_latin(&data.latin_name),
        Names::Own | Names::Both => false,
        Names::ByLanguage => {
            !data.name.chars().filter(|letter| letter.is_alphabetic()).all(|letter| is_of(lang, letter))
        }
    }
}

/// `王小明 Wang Xiaoming`; a stroke parts two names of which each may have a comma.
fn both(data: &PlayerData) -> String {
    if data.name.chars().any(is_chinese) {
        format!("{} {}", data.name.replace([',', '，', ' '], ""), data.latin_name.replace(',', ""))
    } else {
        format!("{} / {}", data.name, data.latin_name)
    }
}

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Whether who reads a language reads a letter.
fn is_of(lang: Lang, letter: char) -> bool {
    let is_latin = matches!(letter, '\u{0}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}');
    let of_its_script = match lang.tag().split('-').next() {
        Some("zh") => is_chinese(letter),
        Some("ru") => matches!(letter, '\u{400}'..='\u{52F}'),
        _ => false,
    };
    is_latin || of_its_script
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(names: Names, lang: Lang, name: &str, latin_name: &str) -> String {
        let data = PlayerData { name: name.into(), latin_name: latin_name.into(), ..PlayerData::default() };
        super::name(names, lang, &data).into_owned()
    }

    #[test]
    fn a_name_is_shown_in_letters_that_the_reader_knows() {
        let wang = |names, lang| shown(names, lang, "王小明", "Wang, Xiaoming");
        assert_eq!(wang(Names::ByLanguage, Lang::SimplifiedChinese), "王小明");
        assert_eq!(wang(Names::ByLanguage, Lang::English), "Wang, Xiaoming");
        assert_eq!(wang(Names::Both, Lang::English), "王小明 Wang Xiaoming");
        assert_eq!(wang(Names::Own, Lang::English), "王小明");
        assert_eq!(wang(Names::Latin, Lang::SimplifiedChinese), "Wang, Xiaoming");
        let olena = |lang| shown(Names::ByLanguage, lang, "Шевченко, Олена", "Shevchenko, Olena");
        assert_eq!(olena(Lang::Russian), "Шевченко, Олена");
        assert_eq!(olena(Lang::TraditionalChinese), "Shevchenko, Olena");
        assert_eq!(
            shown(Names::Both, Lang::Russian, "Шевченко, Олена", "Shevchenko, Olena"),
            "Шевченко, Олена / Shevchenko, Olena"
        );
    }

    #[test]
    fn who_has_one_name_is_shown_by_it() {
        for names in Names::ALL {
            assert_eq!(shown(names, Lang::English, "王小明", ""), "王小明");
            assert_eq!(shown(names, Lang::SimplifiedChinese, "Aas, Anna", "Aas, Anna"), "Aas, Anna");
        }
    }
}
