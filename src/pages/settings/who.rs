//! Players as they are typed in settings: by number, by name, or by a part of the name that means one player only.

use sonneborn_i18n::{Lang, full_names, prohibitions as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::player::{Player, PlayerData};
use std::borrow::Cow;

/// The players of some lines, each once; empty lines are passed over.
///
/// # Errors
/// Every line that means nobody, or several players, in words.
pub(super) fn named<'l>(
    lang: Lang,
    tournament: &Tournament,
    lines: impl Iterator<Item = &'l str>,
) -> Result<Vec<PlayerId>, Vec<String>> {
    let (mut players, mut problems) = (Vec::new(), Vec::new());
    for text in lines.map(str::trim).filter(|text| !text.is_empty()) {
        match &find(lang, tournament, text)[..] {
            [] => problems.push(words::nobody_called(lang, text)),
            [player] if players.contains(&player.id) => {}
            [player] => players.push(player.id),
            several => problems.push(words::several_called(lang, text, listed(lang, tournament, several))),
        }
    }
    if problems.is_empty() { Ok(players) } else { Err(problems) }
}

/// The players meant by a number, by a whole name, or else by words that are all in the name; by either name, or as it is shown.
fn find<'t>(lang: Lang, tournament: &'t Tournament, text: &str) -> Vec<&'t Player> {
    if let Ok(number) = text.parse() {
        return tournament.with_tpn(Tpn(number)).into_iter().collect();
    }
    let text = text.to_lowercase();
    let named = |is_meant: &dyn Fn(&str) -> bool| -> Vec<&'t Player> {
        let is_named = |data: &PlayerData| {
            [&*data.name, &*data.latin_name, &*full_names::of(lang, tournament, data)].map(str::to_lowercase)
        };
        tournament.entrants().filter(|player| is_named(&player.data).iter().any(|name| is_meant(name))).collect()
    };
    let exactly = named(&|name| name == text);
    if exactly.is_empty() { named(&|name| text.split_whitespace().all(|word| name.contains(word))) } else { exactly }
}

/// The first few names, where a name can mean several players.
fn listed(lang: Lang, tournament: &Tournament, players: &[&Player]) -> String {
    const SHOWN: usize = 6;
    let shown = players.iter().take(SHOWN).map(|player| full_names::of(lang, tournament, &player.data));
    let mut names: Vec<Cow<'_, str>> = shown.collect();
    names.extend((players.len() > SHOWN).then_some("…".into()));
    names.join(sonneborn_i18n::common::list_semicolon(lang))
}
