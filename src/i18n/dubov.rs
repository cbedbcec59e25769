//! Why the Dubov System paired a round as it did, and why it did not otherwise, in words (C.04.4.1).

use super::{Lang, dutch};
use crate::messages;
use crate::pairing::swiss::dubov::colours::ColourRule;
use crate::pairing::swiss::dubov::explanation::{
    BracketReason, ByeReason, Explanation, NoByeBecause, NotHimBecause, PairReason, Upfloater,
};
use crate::pairing::swiss::dubov::question::{Answer, ByeOrder, Criterion};
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;
use crate::tournament::points::Points;

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
        "Group of {score} points, players: {residents}.",
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
    have_met { "They have already met (C1).", "两人此前已对局（C1）。", "兩人此前已對局（C1）。" }
    same_colour {
        "Both must have the same colour (C3).",
        "两人必须执同色（C3）。",
        "兩人必須執同色（C3）。"
    }
    leaves_others { "If they met, not everyone else could be paired (C4).", "若两人对局，其余棋手无法全部配对（C4）。", "若兩人對局，其餘棋手無法全部配對（C4）。" }
    bye_score(then, now, higher, lower) {
        "If they met, {then} would get the bye instead of {now}: {higher} points instead of {lower} (art. 3.1.3).",
        "若两人对局，将由 {then} 代替 {now} 轮空：积分由 {lower} 变为 {higher}（第3.1.3条）。",
        "若兩人對局，將由 {then} 代替 {now} 輪空：積分由 {lower} 變為 {higher}（第3.1.3條）。"
    }
    bye_games(then, now, fewer, more) {
        "If they met, {then} would get the bye instead of {now}: {fewer} games played instead of {more} (art. 3.1.4).",
        "若两人对局，将由 {then} 代替 {now} 轮空：已赛局数由 {more} 变为 {fewer}（第3.1.4条）。",
        "若兩人對局，將由 {then} 代替 {now} 輪空：已賽局數由 {more} 變為 {fewer}（第3.1.4條）。"
    }
    bye_number(then, now) {
        "If they met, {then} would get the bye instead of {now}, whose number is larger (art. 3.1.5).",
        "若两人对局，将由 {then} 代替编号更大的 {now} 轮空（第3.1.5条）。",
        "若兩人對局，將由 {then} 代替編號更大的 {now} 輪空（第3.1.5條）。"
    }
    c5 { "the fewest upfloaters", "上浮人数最少", "上浮人數最少" }
    c6 { "small score differences of the upfloaters", "上浮者分差小", "上浮者分差小" }
    c7 { "colour preferences", "颜色倾向", "顏色傾向" }
    c8 { "the fewest maximum upfloaters", "上浮已达上限者最少", "上浮已達上限者最少" }
    c9 { "the fewest earlier upfloats of maximum upfloaters", "上浮已达上限者既往上浮次数最少", "上浮已達上限者既往上浮次數最少" }
    c10 { "the fewest upfloaters of the previous round", "上一轮上浮者最少", "上一輪上浮者最少" }
    criterion_worse(score, number, text, now, then) {
        "If they met, the bracket of {score} points would do worse by C{number} ({text}): {then} instead of {now}.",
        "若两人对局，{score} 分组在 C{number}（{text}）上更差：由 {now} 变为 {then}。",
        "若兩人對局，{score} 分組在 C{number}（{text}）上更差：由 {now} 變為 {then}。"
    }
    other_upfloaters(score, now, then) {
        "If they met, the bracket of {score} points would take {then} instead of {now} from below: as good by all criteria, but later in the order of art. 4.2.",
        "若两人对局，{score} 分组将由低分组上浮 {then}，而非 {now}：各项准则同样满足，但按第4.2条的顺序排在后面。",
        "若兩人對局，{score} 分組將由低分組上浮 {then}，而非 {now}：各項準則同樣滿足，但按第4.2條的順序排在後面。"
    }
    other_shifters(score, now, then) {
        "If they met, in the bracket of {score} points these would be counted with the other colour: {then}, instead of {now}. That comes later in the order of art. 4.3.",
        "若两人对局，{score} 分组中改列另一方者将为 {then}，而非 {now}；按第4.3条的顺序排在后面。",
        "若兩人對局，{score} 分組中改列另一方者將為 {then}，而非 {now}；按第4.3條的順序排在後面。"
    }
    later_transposition(score, player, now, then) {
        "If they met, {player} would meet {then} instead of {now} in the bracket of {score} points: a later transposition by art. 4.4.",
        "若两人对局，{score} 分组中 {player} 的对手将为 {then}，而非 {now}：按第4.4条属较后的换位。",
        "若兩人對局，{score} 分組中 {player} 的對手將為 {then}，而非 {now}：按第4.4條屬較後的換位。"
    }
    nobody { "nobody", "无人", "無人" }
    nothing { "none", "无", "無" }
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

/// Why two players do not meet.
pub fn answer(lang: Lang, tournament: &Tournament, answer: &Answer) -> String {
    let name = |player: &PlayerId| called(tournament, *player);
    let names = |players: &[PlayerId]| match players {
        [] => nobody(lang).to_owned(),
        players => listed(lang, tournament, players),
    };
    match answer {
        Answer::TheyMeet => dutch::they_meet(lang).into(),
        Answer::NotPaired => dutch::not_paired(lang).into(),
        Answer::Met => have_met(lang).into(),
        Answer::Forbidden => dutch::kept_apart(lang).into(),
        Answer::SameAbsoluteColour => same_colour(lang).into(),
        Answer::LeavesOthers(_) => leaves_others(lang).into(),
        Answer::Bye { now, then, order } => match order {
            ByeOrder::Score { now: lower, then: higher } => bye_score(lang, name(then), name(now), higher, lower),
            ByeOrder::Games { now: more, then: fewer } => bye_games(lang, name(then), name(now), fewer, more),
            ByeOrder::Number => bye_number(lang, name(then), name(now)),
        },
        Answer::Criterion { bracket, criterion, now, then } => {
            let list = |values: &[i64]| values_in_words(lang, *criterion, values);
            criterion_worse(lang, bracket, criterion.number(), text(lang, *criterion), list(now), list(then))
        }
        Answer::OtherUpfloaters { bracket, now, then } => other_upfloaters(lang, bracket, names(now), names(then)),
        Answer::OtherShifters { bracket, now, then } => other_shifters(lang, bracket, names(now), names(then)),
        Answer::LaterTransposition { bracket, player, now, then } => {
            later_transposition(lang, bracket, name(player), name(now), name(then))
        }
    }
}

fn text(lang: Lang, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C5 => c5(lang),
        Criterion::C6 => c6(lang),
        Criterion::C7 => c7(lang),
        Criterion::C8 => c8(lang),
        Criterion::C9 => c9(lang),
        Criterion::C10 => c10(lang),
    }
}

/// Score differences as points, counts as they are.
fn values_in_words(lang: Lang, criterion: Criterion, values: &[i64]) -> String {
    if values.is_empty() {
        return nothing(lang).into();
    }
    let words = values.iter().map(|&value| match (criterion, i32::try_from(value)) {
        (Criterion::C6, Ok(hundredths)) => Points::from_hundredths(hundredths).to_string(),
        _ => value.to_string(),
    });
    words.collect::<Vec<String>>().join(comma(lang))
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
