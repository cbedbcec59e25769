//! Why the Burstein System paired a round as it did, in words (C.04.4.2). What it has in common with the Dubov System is said
//! by [`super::dubov`]: the bye barred, and art. 5.2 on colours.

use super::Lang;
use super::dubov::{called, colour, listed, no_bye, passed_over as passed_over_in_dubov};
use crate::messages;
use crate::pairing::swiss::burstein::explanation::{BracketReason, ByeReason, NotHimBecause, PairReason, Ranked};
use crate::pairing::swiss::burstein::index::Index;
use crate::pairing::swiss::dubov::explanation::NotHimBecause as DubovBecause;
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;

messages! {
    index(buchholz, sonneborn_berger) {
        "Buchholz {buchholz}, Sonneborn-Berger {sonneborn_berger}",
        "对手分 {buchholz}，索伯分 {sonneborn_berger}",
        "對手分 {buchholz}，索伯分 {sonneborn_berger}"
    }
    bye_given(name, score, games, index) {
        "{name} gets the bye: of those who can have it, the lowest score ({score}), then the most games played ({games}), then the weakest opponents ({index}; art. 3.1).",
        "{name} 轮空：在可轮空者中积分最低（{score}），其次对局最多（{games}），再次对手最弱（{index}；第3.1条）。",
        "{name} 輪空：在可輪空者中積分最低（{score}），其次對局最多（{games}），再次對手最弱（{index}；第3.1條）。"
    }
    group(score, residents) {
        "Group of {score} points, players: {residents}, ranked by the strength of the opponents they met (art. 1.8).",
        "{score} 分组：{residents} 人，按所遇对手的强弱排序（第1.8条）。",
        "{score} 分組：{residents} 人，按所遇對手的強弱排序（第1.8條）。"
    }
    incoming(names) {
        "Come down into it: {names}.",
        "下浮至本组：{names}。",
        "下浮至本組：{names}。"
    }
    outgoing(names) {
        "Go down from it: {names}. The most pairs are made here (C5), with the lowest scores among those who go (C6), who can best be paired below (C7).",
        "自本组下浮：{names}。本组配对数尽量多（C5），下浮者积分尽量低（C6），并最便于在下一组配对（C7）。",
        "自本組下浮：{names}。本組配對數盡量多（C5），下浮者積分盡量低（C6），並最便於在下一組配對（C7）。"
    }
    disappointed(count) {
        "Players without the colour due to them: {count}, the fewest possible (C8).",
        "未得应得之色的棋手：{count} 人，已为最少（C8）。",
        "未得應得之色的棋手：{count} 人，已為最少（C8）。"
    }
    meets(name, bsn, index, other, other_bsn, other_index) {
        "{name} has place {bsn} of the bracket ({index}) and meets the last in it who is free and fits: {other}, place {other_bsn} ({other_index}; art. 4.3).",
        "{name} 在组内列第 {bsn}（{index}），与组内自末位起第一名尚未配对且合适者相遇：{other}，第 {other_bsn}（{other_index}；第4.3条）。",
        "{name} 在組內列第 {bsn}（{index}），與組內自末位起第一名尚未配對且合適者相遇：{other}，第 {other_bsn}（{other_index}；第4.3條）。"
    }
    not_worse(name) {
        "Not {name}: then the bracket or those below would be paired worse (C4 to C8).",
        "不取 {name}：否则本组或以下各组的配对更差（C4 至 C8）。",
        "不取 {name}：否則本組或以下各組的配對更差（C4 至 C8）。"
    }
}

/// Why this player has the bye: a sentence each for him and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(player, because)| no_bye(lang, tournament, player, because));
    let own =
        bye_given(lang, called(tournament, reason.player), reason.score, reason.games, figures(lang, reason.index));
    passed.chain([own]).collect()
}

/// How a bracket came about.
pub fn bracket(lang: Lang, tournament: &Tournament, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    if !reason.incoming.is_empty() {
        let players: Vec<PlayerId> = reason.incoming.iter().map(|(player, _)| *player).collect();
        words.push(incoming(lang, listed(lang, tournament, &players)));
    }
    if !reason.outgoing.is_empty() {
        words.push(outgoing(lang, listed(lang, tournament, &reason.outgoing)));
    }
    if reason.disappointed > 0 {
        words.push(disappointed(lang, reason.disappointed));
    }
    words
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let place = |ranked: Ranked| (called(tournament, ranked.player), ranked.bsn, figures(lang, ranked.index));
    let ((name, bsn, index), (other, other_bsn, other_index)) = (place(reason.higher), place(reason.lower));
    let mut words = vec![meets(lang, name, bsn, index, other, other_bsn, other_index)];
    words.extend(reason.passed.iter().map(|&(player, because)| passed_over(lang, tournament, player, because)));
    words.push(colour(lang, tournament, reason.white, reason.colour_rule));
    words
}

/// Why a player with a larger BSN was not the opponent.
pub fn passed_over(lang: Lang, tournament: &Tournament, player: PlayerId, because: NotHimBecause) -> String {
    let known = match because {
        NotHimBecause::Met => DubovBecause::Met,
        NotHimBecause::Forbidden => DubovBecause::Forbidden,
        NotHimBecause::SameAbsolutePreference => DubovBecause::SameAbsolutePreference,
        NotHimBecause::Worse => return not_worse(lang, called(tournament, player)),
    };
    passed_over_in_dubov(lang, tournament, player, known)
}

fn figures(lang: Lang, figures: Index) -> String {
    index(lang, decimal(figures.buchholz, 100), decimal(figures.sonneborn_berger, 10_000))
}

/// `12.5` of 1250 hundredths.
fn decimal(value: i64, unit: i64) -> String {
    let (whole, rest) = (value / unit, value % unit);
    if rest == 0 {
        return whole.to_string();
    }
    let digits = unit.ilog10() as usize;
    format!("{whole}.{rest:0digits$}").trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_without_needless_zeros() {
        assert_eq!(
            figures(Lang::English, Index { buchholz: 1250, sonneborn_berger: 82_500 }),
            "Buchholz 12.5, Sonneborn-Berger 8.25"
        );
        assert_eq!(decimal(300, 100), "3");
    }
}
