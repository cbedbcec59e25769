//! Players as they are typed in settings: by number, by name, or by a part of the name that means one player only.

use crate::i18n::{Lang, prohibitions as words};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, Tpn};
use crate::tournament::player::Player;

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
        match &find(tournament, text)[..] {
            [] => problems.push(words::nobody_called(lang, text)),
            [player] if players.contains(&player.id) => {}
            [player] => players.push(player.id),
            several => problems.push(words::several_called(lang, text, listed(several))),
        }
    }
    if problems.is_empty() { Ok(players) } else { Err(problems) }
}

/// The players meant by a number, by a whole name, or else by words that are all in the name.
fn find<'t>(tournament: &'t Tournament, text: &str) -> Vec<&'t Player> {
    if let Ok(number) = text.parse() {
        return tournament.with_tpn(Tpn(number)).into_iter().collect();
    }
    let text = text.to_lowercase();
    let named = |is_meant: &dyn Fn(&str) -> bool| -> Vec<&'t Player> {
        tournament.entrants().filter(|player| is_meant(&player.data.name.to_lowercase())).collect()
    };
    let exactly = named(&|name| name == text);
    if exactly.is_empty() { named(&|name| text.split_whitespace().all(|word| name.contains(word))) } else { exactly }
}

/// The first few names, where a name can mean several players.
fn listed(players: &[&Player]) -> String {
    const SHOWN: usize = 6;
    let mut names: Vec<&str> = players.iter().take(SHOWN).map(|player| player.data.name.as_str()).collect();
    names.extend((players.len() > SHOWN).then_some("…"));
    names.join("; ")
}
