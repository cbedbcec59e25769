//! What TRF has no record for, in lines of our own that other programs pass over as comments: soft prohibitions, and how a
//! knock-out is played.

use crate::tournament::act::{Imported, ImportedPlayer};
use crate::tournament::ids::{PlayerId, RoundNo, Tpn};
use crate::tournament::regulations::{Apart, KnockoutRules, Prohibition};

const COMMENT: &str = "### ";
const SOFT: &str = "Soft prohibition @ Rounds ";
const KNOCKOUT: &str = "Knock-out @ ";
const GAMES: &str = " games";
const THIRD_PLACE: &str = ", third place";

/// `Soft prohibition @ Rounds 1-9: 3 17`, by pairing numbers; without the mark of a comment.
pub(super) fn soft_prohibition(rule: &Prohibition, numbers: &[Tpn]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.0.to_string()).collect();
    format!("{SOFT}{}-{}: {}", rule.first, rule.last, numbers.join(" "))
}

/// `Knock-out @ 2 games, third place`.
pub(super) fn knockout(rules: &KnockoutRules) -> String {
    format!("{KNOCKOUT}{}{GAMES}{}", rules.games, if rules.third_place { THIRD_PLACE } else { "" })
}

/// Takes our own lines from those that were kept without being understood.
pub(super) fn take(imported: &mut Imported) {
    let mut kept = Vec::new();
    for line in std::mem::take(&mut imported.remnants) {
        let own = line.strip_prefix(COMMENT).unwrap_or_default();
        if let Some(rule) = read_soft_prohibition(own, &imported.players) {
            imported.regulations.prohibitions.push(rule);
        } else if let Some(rules) = read_knockout(own) {
            imported.regulations.knockout = rules;
        } else {
            kept.push(line);
        }
    }
    imported.remnants = kept;
}

fn read_soft_prohibition(line: &str, players: &[ImportedPlayer]) -> Option<Prohibition> {
    let (rounds, numbers) = line.strip_prefix(SOFT)?.split_once(':')?;
    let (first, last) = rounds.split_once('-')?;
    let player = |text: &str| {
        let number = Tpn(text.parse().ok()?);
        let place = players.iter().position(|player| player.tpn == number)?;
        u32::try_from(place).ok().map(PlayerId)
    };
    let who = numbers.split_whitespace().map(player).collect::<Option<Vec<PlayerId>>>()?;
    let round = |text: &str| text.trim().parse().ok().map(RoundNo);
    Some(Prohibition { first: round(first)?, last: round(last)?, who: Apart::Players(who), soft: true })
}

fn read_knockout(line: &str) -> Option<KnockoutRules> {
    let told = line.strip_prefix(KNOCKOUT)?;
    let (games, third_place) = match told.strip_suffix(THIRD_PLACE) {
        Some(games) => (games, true),
        None => (told, false),
    };
    Some(KnockoutRules { games: games.strip_suffix(GAMES)?.parse().ok()?, third_place })
}
