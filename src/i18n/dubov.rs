//! Why the Dubov System paired a round as it did, in words (C.04.4.1).

use super::Lang;
use crate::messages;
use crate::pairing::swiss::dubov::colours::ColourRule;
use crate::pairing::swiss::dubov::explanation::{
    BracketReason, ByeReason, Explanation, NoByeBecause, NotHimBecause, PairReason, Upfloater,
};
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;

messages! {
    comma { ", ", "、", "、" }
    bye_given(name, score, games) {
        "{name} gets the bye: of those who can have it, the lowest score ({score}), then the most games played ({games}), then the largest number (art. 3.1).",
        "{name} 轮空：在可轮空者中积分最低（{score}），其次对局最多（{games}），再次编号最大（第3.1条）。",
        "{name} 輪空：在可輪空者中積分最低（{score}），其次對局最多（{games}），再次編號最大（第3.1條）。"
    }
    bye_barred(name) {
        "{name} cannot have it: had a bye, or the points of a win without playing, before (C2).",
        "{name} 不得轮空：此前已轮空，或已不战而得一胜之分（C2）。",
        "{name} 不得輪空：此前已輪空，或已不戰而得一勝之分（C2）。"
    }
    bye_needed(name) {
        "Without {name} the others could not all be paired (art. 3.1.2).",
        "若 {name} 轮空，其余棋手无法全部配对（第3.1.2条）。",
        "若 {name} 輪空，其餘棋手無法全部配對（第3.1.2條）。"
    }
    group(score, residents) {
        "Group of {score} points: {residents} players.",
        "{score} 分组：{residents} 人。",
        "{score} 分組：{residents} 人。"
    }
    comes_up(name, score) {
        "{name} ({score}) comes up from a lower group: as few as possible, with the highest scores, those who serve the colours best, then the highest ranked (art. 3.2.2).",
        "{name}（{score} 分）自低分组上浮：人数尽量少、积分尽量高、最有利于先后手、再取排序在前者（第3.2.2条）。",
        "{name}（{score} 分）自低分組上浮：人數盡量少、積分盡量高、最有利於先後手、再取排序在前者（第3.2.2條）。"
    }
    comes_up_often(times) {
        "It is upfloat number {times} for a player who has reached the maximum (C8, C9).",
        "该棋手上浮已达上限，此为第 {times} 次（C8、C9）。",
        "該棋手上浮已達上限，此為第 {times} 次（C8、C9）。"
    }
    comes_up_again {
        "The player was upfloated in the previous round as well (C10).",
        "该棋手上一轮也曾上浮（C10）。",
        "該棋手上一輪也曾上浮（C10）。"
    }
    halves {
        "Nobody of the group had played: the upper half by number meets the lower half (art. 3.2.3).",
        "该组无人有过对局：按编号上半区对下半区（第3.2.3条）。",
        "該組無人有過對局：按編號上半區對下半區（第3.2.3條）。"
    }
    seekers(white, black) {
        "{white} of them are due White and {black} Black (art. 3.2.3).",
        "其中 {white} 人应执白，{black} 人应执黑（第3.2.3条）。",
        "其中 {white} 人應執白，{black} 人應執黑（第3.2.3條）。"
    }
    shifted(names) {
        "Counted with the other colour, so that both sides are equal: {names} (art. 3.2.4, from the middle of the list).",
        "为使两方人数相等而改列另一方：{names}（第3.2.4条，自名单中间起）。",
        "為使兩方人數相等而改列另一方：{names}（第3.2.4條，自名單中間起）。"
    }
    by_aro(name, place, aro) {
        "{name} stands at place {place} by the average rating of opponents ({aro}), the lowest first, and gets the first opponent still free in the order of numbers (art. 3.2.5, 3.2.6).",
        "{name} 按对手平均等级分（{aro}）由低到高列第 {place}，取编号顺序中第一名尚未配对且可行的对手（第3.2.5、3.2.6条）。",
        "{name} 按對手平均等級分（{aro}）由低到高列第 {place}，取編號順序中第一名尚未配對且可行的對手（第3.2.5、3.2.6條）。"
    }
    not_met(name) { "Not {name}: they have met (C1).", "不取 {name}：双方已相遇（C1）。", "不取 {name}：雙方已相遇（C1）。" }
    not_forbidden(name) {
        "Not {name}: the regulations of the event keep them apart.",
        "不取 {name}：赛事规程禁止两人配对。",
        "不取 {name}：賽事規程禁止兩人配對。"
    }
    not_same_colour(name) {
        "Not {name}: both must have the same colour (C3).",
        "不取 {name}：双方绝对颜色倾向相同（C3）。",
        "不取 {name}：雙方絕對顏色傾向相同（C3）。"
    }
    not_others(name) {
        "Not {name}: then the rest of the group could not be paired.",
        "不取 {name}：否则该组其余棋手无法配对。",
        "不取 {name}：否則該組其餘棋手無法配對。"
    }
    colour_initial(name) {
        "{name} has White: neither has played; an odd number of the higher ranked gets the initial colour, an even number the other (art. 5.2.1).",
        "{name} 执白：双方均未有过对局；排序在前者编号为奇数取初始颜色，偶数取相反颜色（第5.2.1条）。",
        "{name} 執白：雙方均未有過對局；排序在前者編號為奇數取初始顏色，偶數取相反顏色（第5.2.1條）。"
    }
    colour_both(name) {
        "{name} has White: both get the colour due (art. 5.2.2).",
        "{name} 执白：双方均得应得之色（第5.2.2条）。",
        "{name} 執白：雙方均得應得之色（第5.2.2條）。"
    }
    colour_stronger(name) {
        "{name} has White: the stronger preference is granted (art. 5.2.3).",
        "{name} 执白：满足较强的颜色倾向（第5.2.3条）。",
        "{name} 執白：滿足較強的顏色傾向（第5.2.3條）。"
    }
    colour_alternated(name) {
        "{name} has White: they change from the latest round in which their colours differed (art. 5.2.4).",
        "{name} 执白：与双方最近一次颜色不同的轮次互换（第5.2.4条）。",
        "{name} 執白：與雙方最近一次顏色不同的輪次互換（第5.2.4條）。"
    }
    colour_higher(name) {
        "{name} has White: the preference of the higher ranked is granted (art. 5.2.5).",
        "{name} 执白：满足排序在前者的颜色倾向（第5.2.5条）。",
        "{name} 執白：滿足排序在前者的顏色傾向（第5.2.5條）。"
    }
    without_rating(names) {
        "Without a rating, and counted as 0 in the averages: {names}. Give them provisional ratings (art. 1.1).",
        "无等级分，计算平均值时按 0 计：{names}。请给予临时等级分（第1.1条）。",
        "無等級分，計算平均值時按 0 計：{names}。請給予臨時等級分（第1.1條）。"
    }
}

/// Why this player has the bye: a sentence each for him and for those passed over.
pub fn bye(lang: Lang, tournament: &Tournament, reason: &ByeReason) -> Vec<String> {
    let passed = reason.passed.iter().map(|&(player, because)| no_bye(lang, tournament, player, because));
    passed.chain([bye_given(lang, called(tournament, reason.player), reason.score, reason.games)]).collect()
}

/// Why a player could not have the bye.
pub(super) fn no_bye(lang: Lang, tournament: &Tournament, player: PlayerId, because: NoByeBecause) -> String {
    match because {
        NoByeBecause::Barred => bye_barred(lang, called(tournament, player)),
        NoByeBecause::Needed => bye_needed(lang, called(tournament, player)),
    }
}

/// How a bracket came about.
pub fn bracket(lang: Lang, tournament: &Tournament, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    words.extend(reason.upfloaters.iter().flat_map(|upfloater| came_up(lang, tournament, upfloater)));
    words.push(if reason.nobody_had_played {
        halves(lang).to_owned()
    } else {
        seekers(lang, reason.white_seekers, reason.black_seekers)
    });
    if !reason.shifted.is_empty() {
        words.push(shifted(lang, listed(lang, tournament, &reason.shifted)));
    }
    words
}

fn came_up(lang: Lang, tournament: &Tournament, upfloater: &Upfloater) -> Vec<String> {
    let mut words = vec![comes_up(lang, called(tournament, upfloater.player), upfloater.score)];
    if upfloater.maximum {
        words.push(comes_up_often(lang, upfloater.upfloats + 1));
    }
    if upfloater.upfloated_last_round {
        words.push(comes_up_again(lang).to_owned());
    }
    words
}

/// Why these two meet, and with these colours.
pub fn pair(lang: Lang, tournament: &Tournament, reason: &PairReason) -> Vec<String> {
    let mut words = vec![by_aro(lang, called(tournament, reason.from_s1), reason.place_in_s1, reason.aro)];
    words.extend(reason.passed.iter().map(|&(player, because)| passed_over(lang, tournament, player, because)));
    words.push(colour(lang, tournament, reason.white, reason.colour_rule));
    words
}

/// Why a player has White.
pub(super) fn colour(lang: Lang, tournament: &Tournament, white: PlayerId, rule: ColourRule) -> String {
    let white = called(tournament, white);
    match rule {
        ColourRule::InitialColour => colour_initial(lang, white),
        ColourRule::BothGranted => colour_both(lang, white),
        ColourRule::Stronger => colour_stronger(lang, white),
        ColourRule::Alternated => colour_alternated(lang, white),
        ColourRule::HigherRanked => colour_higher(lang, white),
    }
}

/// Why a player free in G2 was not the opponent.
pub fn passed_over(lang: Lang, tournament: &Tournament, player: PlayerId, because: NotHimBecause) -> String {
    let name = called(tournament, player);
    match because {
        NotHimBecause::Met => not_met(lang, name),
        NotHimBecause::Forbidden => not_forbidden(lang, name),
        NotHimBecause::SameAbsolutePreference => not_same_colour(lang, name),
        NotHimBecause::OthersUnpaired => not_others(lang, name),
    }
}

/// What the arbiter should mend before relying on the pairing.
pub fn advice(lang: Lang, tournament: &Tournament, explanation: &Explanation) -> Option<String> {
    let unrated = &explanation.unrated;
    (!unrated.is_empty()).then(|| without_rating(lang, listed(lang, tournament, unrated)))
}

/// `12 Berg, Anna`.
pub(super) fn called(tournament: &Tournament, id: PlayerId) -> String {
    let Some(player) = tournament.player(id) else { return format!("#{}", id.0) };
    match player.tpn {
        Some(tpn) => format!("{tpn} {}", player.data.name),
        None => player.data.name.clone(),
    }
}

pub(super) fn listed(lang: Lang, tournament: &Tournament, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|&player| called(tournament, player)).collect();
    names.join(comma(lang))
}
