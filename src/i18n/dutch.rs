//! Why the Dutch System paired a round as it did, and why it did not otherwise, in words (C.04.3).
//!
//! Each edition gets its own numbers and, where they differ, its own words.

use super::Lang;
use crate::messages;
use crate::pairing::swiss::colours::ColourRule;
use crate::pairing::swiss::dutch::articles::{Criterion, Edition, Rule};
use crate::pairing::swiss::dutch::explanation::{
    BracketReason, Explanation, FloatReason, Floater, NotByeBecause, PairReason,
};
use crate::pairing::swiss::dutch::question::Answer;
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;
use crate::tournament::points::Points;

messages! {
    comma { ", ", "、", "、" }
    c5 { "the lowest score for the bye", "轮空者积分最低", "輪空者積分最低" }
    c6 { "the fewest downfloaters", "下浮人数最少", "下浮人數最少" }
    c7 { "the lowest scores of the downfloaters", "下浮者积分最低", "下浮者積分最低" }
    c7_2017 { "small score differences of pairs and downfloaters", "各对及下浮者分差小", "各對及下浮者分差小" }
    c8 { "downfloaters who suit the following bracket", "下浮者适合下一配对组", "下浮者適合下一配對組" }
    c9 { "the fewest unplayed games of the bye's receiver", "轮空者未赛局数最少", "輪空者未賽局數最少" }
    c10 { "colour differences of topscorers within 2", "高分棋手颜色差不超过 2", "高分棋手顏色差不超過 2" }
    c11 { "no third game running with the same colour for topscorers", "高分棋手不连续三局同色", "高分棋手不連續三局同色" }
    c12 { "colour preferences", "颜色倾向", "顏色傾向" }
    c13 { "strong colour preferences", "强颜色倾向", "強顏色傾向" }
    c14 { "no second downfloat running for residents", "本组棋手不连续两轮下浮", "本組棋手不連續兩輪下浮" }
    c15 { "no second upfloat running for opponents from the group", "上浮对手不连续两轮上浮", "上浮對手不連續兩輪上浮" }
    c14_2017 { "no downfloat as in the previous round", "不重复上一轮之下浮", "不重複上一輪之下浮" }
    c15_2017 { "no upfloat as in the previous round", "不重复上一轮之上浮", "不重複上一輪之上浮" }
    c16 { "no downfloat as two rounds before", "不重复前两轮之下浮", "不重複前兩輪之下浮" }
    c17 { "no upfloat as two rounds before", "不重复前两轮之上浮", "不重複前兩輪之上浮" }
    c18 { "small score differences of players moved down again", "再次下浮者分差小", "再次下浮者分差小" }
    c19 { "small score differences of opponents floated up again", "再次上浮对手分差小", "再次上浮對手分差小" }
    c20 { "small score differences of players moved down two rounds before", "前两轮曾下浮者分差小", "前兩輪曾下浮者分差小" }
    c21 { "small score differences of opponents floated up two rounds before", "前两轮曾上浮对手分差小", "前兩輪曾上浮對手分差小" }
    named(name, text) { "{name} ({text})", "{name}（{text}）", "{name}（{text}）" }
    named_article(name, text, article) { "{name} ({text}, art. {article})", "{name}（{text}，第{article}条）", "{name}（{text}，第{article}條）" }

    bye_given(name, score, unplayed) {
        "{name} gets the bye: {score} is the lowest score at which the others can all be paired (C5); unplayed rounds so far: {unplayed} (C9).",
        "{name} 轮空：在其余棋手均可配对的前提下，{score} 分为最低积分（C5）；此前未赛 {unplayed} 轮（C9）。",
        "{name} 輪空：在其餘棋手均可配對的前提下，{score} 分為最低積分（C5）；此前未賽 {unplayed} 輪（C9）。"
    }
    bye_left_over(name, score) {
        "{name} ({score} points) gets the bye: left over in the last bracket (A.9).",
        "{name}（{score} 分）轮空：最后配对组中余下者（第A.9条）。",
        "{name}（{score} 分）輪空：最後配對組中餘下者（第A.9條）。"
    }
    not_bye_barred(name, rule) {
        "Not {name}: already had a bye, or a win's points without playing ({rule}).",
        "不取 {name}：已轮空过，或曾不战而得胜局分（{rule}）。",
        "不取 {name}：已輪空過，或曾不戰而得勝局分（{rule}）。"
    }
    not_bye_needed(name, rule) {
        "Not {name}: without this player the others could not all be paired ({rule}).",
        "不取 {name}：缺此棋手则其余棋手无法全部配对（{rule}）。",
        "不取 {name}：缺此棋手則其餘棋手無法全部配對（{rule}）。"
    }
    not_bye_unplayed(name) {
        "Not {name}: more unplayed rounds so far (C9).",
        "不取 {name}：此前未赛轮数更多（C9）。",
        "不取 {name}：此前未賽輪數更多（C9）。"
    }
    group(score, residents) {
        "Bracket of {score} points: {residents} residents.",
        "{score} 分配对组：本组 {residents} 人。",
        "{score} 分配對組：本組 {residents} 人。"
    }
    came_down(names) { "Moved down from above: {names}.", "自上组下浮而来：{names}。", "自上組下浮而來：{names}。" }
    floats_odd(name, pairs) {
        "{name} floats down: the number of players is odd ({pairs}).",
        "{name} 下浮：人数为奇数（{pairs}）。",
        "{name} 下浮：人數為奇數（{pairs}）。"
    }
    floats_nobody(name, rematch, colour) {
        "{name} floats down: may meet nobody of this bracket ({rematch}, {colour}).",
        "{name} 下浮：本组无人可与其对局（{rematch}、{colour}）。",
        "{name} 下浮：本組無人可與其對局（{rematch}、{colour}）。"
    }
    floats_limbo(name, article) {
        "{name} floats down again: not all who came from above find an opponent (art. {article}).",
        "{name} 再次下浮：自上组而来者未能全部找到对手（第{article}条）。",
        "{name} 再次下浮：自上組而來者未能全部找到對手（第{article}條）。"
    }
    floats_needed(name, completion, pairs) {
        "{name} floats down: otherwise not everyone in this bracket or below could be paired ({completion}, {pairs}).",
        "{name} 下浮：否则本组或以下各组无法全部配对（{completion}、{pairs}）。",
        "{name} 下浮：否則本組或以下各組無法全部配對（{completion}、{pairs}）。"
    }
    gave_way(criterion, players) {
        "Had to give way ({players}): {criterion}.",
        "不得不放弃（{players} 人）：{criterion}。",
        "不得不放棄（{players} 人）：{criterion}。"
    }
    everything_kept { "No criterion had to give way.", "各项准则均已满足。", "各項準則均已滿足。" }

    pair_in(score) { "Paired in the bracket of {score} points.", "在 {score} 分组中配对。", "在 {score} 分組中配對。" }
    pair_moved(name, score) {
        "{name} was moved down to the bracket of {score} points.",
        "{name} 下浮至 {score} 分组。",
        "{name} 下浮至 {score} 分組。"
    }
    pair_missed(criterion) { "Gives way here: {criterion}.", "此处放弃：{criterion}。", "此處放棄：{criterion}。" }
    colour_both(article) { "Both colour preferences are granted (art. {article}).", "双方颜色倾向均满足（第{article}条）。", "雙方顏色傾向均滿足（第{article}條）。" }
    colour_stronger(article) { "The stronger colour preference is granted (art. {article}).", "满足较强的颜色倾向（第{article}条）。", "滿足較強的顏色傾向（第{article}條）。" }
    colour_alternated(article) {
        "The colours change from the latest round in which they differed (art. {article}).",
        "与双方最近一次颜色不同的轮次互换（第{article}条）。",
        "與雙方最近一次顏色不同的輪次互換（第{article}條）。"
    }
    colour_higher(article) { "The higher ranked player's preference is granted (art. {article}).", "满足排序在前者的颜色倾向（第{article}条）。", "滿足排序在前者的顏色傾向（第{article}條）。" }
    colour_initial(article) {
        "By the initial colour and the higher ranked player's number (art. {article}).",
        "按首轮颜色及排序在前者的编号定先后手（第{article}条）。",
        "按首輪顏色及排序在前者的編號定先後手（第{article}條）。"
    }

    they_meet { "They do meet in this round.", "两人本轮正是对手。", "兩人本輪正是對手。" }
    not_paired { "One of them is not to be paired in this round.", "其中一人本轮不参加编排。", "其中一人本輪不參加編排。" }
    have_met(rule) { "They have already met ({rule}).", "两人此前已对局（{rule}）。", "兩人此前已對局（{rule}）。" }
    kept_apart { "The regulations of the event keep them apart.", "赛事规程规定两人回避。", "賽事規程規定兩人迴避。" }
    same_colour(rule) {
        "Both must have the same colour, and neither is a topscorer in the last round ({rule}).",
        "两人必须执同色，且均非末轮高分棋手（{rule}）。",
        "兩人必須執同色，且均非末輪高分棋手（{rule}）。"
    }
    leaves_others(rule) { "If they met, not everyone else could be paired ({rule}).", "若两人对局，其余棋手无法全部配对（{rule}）。", "若兩人對局，其餘棋手無法全部配對（{rule}）。" }
    bye_higher(now, then) {
        "If they met, the bye would go to {then} points instead of {now} (C5).",
        "若两人对局，轮空者积分将由 {now} 变为 {then}（C5）。",
        "若兩人對局，輪空者積分將由 {now} 變為 {then}（C5）。"
    }
    criterion_worse(score, criterion, now, then) {
        "If they met, the bracket of {score} points would do worse by {criterion}: {then} instead of {now}.",
        "若两人对局，{score} 分组在 {criterion} 上更差：由 {now} 变为 {then}。",
        "若兩人對局，{score} 分組在 {criterion} 上更差：由 {now} 變為 {then}。"
    }
    comes_later(score, article) {
        "That would fulfil all criteria as well, but in the bracket of {score} points it comes later in the sequence of art. {article}.",
        "各项准则同样满足，但在 {score} 分组中，按第{article}条的顺序排在后面。",
        "各項準則同樣滿足，但在 {score} 分組中，按第{article}條的順序排在後面。"
    }
    would_collapse(score) {
        "If they met, all below the bracket of {score} points would have to be paired as one bracket (A.9).",
        "若两人对局，{score} 分组以下各组须合并为一个配对组（第A.9条）。",
        "若兩人對局，{score} 分組以下各組須合併為一個配對組（第A.9條）。"
    }
    nothing { "none", "无", "無" }
    none_yet { "–", "–", "–" }
}

/// `C12 (colour preferences, art. 2.4.7)`, or `C.10 (colour preferences)` by the edition of 2017.
pub fn criterion(lang: Lang, edition: Edition, criterion: Criterion) -> String {
    let text = text(lang, edition, criterion);
    match criterion.article(edition) {
        Some(article) => named_article(lang, criterion.name(edition), text, article),
        None => named(lang, criterion.name(edition), text),
    }
}

fn text(lang: Lang, edition: Edition, criterion: Criterion) -> &'static str {
    match (criterion, edition) {
        (Criterion::C5, _) => c5(lang),
        (Criterion::C6, _) => c6(lang),
        (Criterion::C7, Edition::Of2017) => c7_2017(lang),
        (Criterion::C7, Edition::Of2026) => c7(lang),
        (Criterion::C8, _) => c8(lang),
        (Criterion::C9, _) => c9(lang),
        (Criterion::C10, _) => c10(lang),
        (Criterion::C11, _) => c11(lang),
        (Criterion::C12, _) => c12(lang),
        (Criterion::C13, _) => c13(lang),
        (Criterion::C14, Edition::Of2017) => c14_2017(lang),
        (Criterion::C14, Edition::Of2026) => c14(lang),
        (Criterion::C15, Edition::Of2017) => c15_2017(lang),
        (Criterion::C15, Edition::Of2026) => c15(lang),
        (Criterion::C16, _) => c16(lang),
        (Criterion::C17, _) => c17(lang),
        (Criterion::C18, _) => c18(lang),
        (Criterion::C19, _) => c19(lang),
        (Criterion::C20, _) => c20(lang),
        (Criterion::C21, _) => c21(lang),
    }
}

/// Why this player has the bye: a sentence for each who comes before him, and one for him.
pub fn bye(lang: Lang, tournament: &Tournament, why: &Explanation) -> Vec<String> {
    let Some(reason) = &why.bye else { return Vec::new() };
    let number = |rule: Rule| rule.number(why.edition);
    let passed = reason.passed.iter().map(|&(player, because)| match because {
        NotByeBecause::Barred => not_bye_barred(lang, called(tournament, player), number(Rule::SecondBye)),
        NotByeBecause::Needed => not_bye_needed(lang, called(tournament, player), number(Rule::Completion)),
        NotByeBecause::MoreUnplayed => not_bye_unplayed(lang, called(tournament, player)),
    });
    let name = called(tournament, reason.player);
    let given = match why.edition {
        Edition::Of2026 => bye_given(lang, name, reason.score, reason.unplayed),
        Edition::Of2017 => bye_left_over(lang, name, reason.score),
    };
    passed.chain([given]).collect()
}

/// How a bracket was made up, who floated, and what gave way.
pub fn bracket(lang: Lang, tournament: &Tournament, edition: Edition, reason: &BracketReason) -> Vec<String> {
    let mut words = vec![group(lang, reason.score, reason.residents)];
    if !reason.moved_down.is_empty() {
        let names: Vec<String> = reason.moved_down.iter().map(|&player| called(tournament, player)).collect();
        words.push(came_down(lang, names.join(comma(lang))));
    }
    words.extend(reason.floaters.iter().map(|floater| floats(lang, tournament, edition, floater)));
    if reason.missed.is_empty() {
        words.push(everything_kept(lang).to_owned());
    }
    let missed = reason.missed.iter();
    words.extend(missed.map(|&(missed, players)| gave_way(lang, criterion(lang, edition, missed), players)));
    words
}

fn floats(lang: Lang, tournament: &Tournament, edition: Edition, floater: &Floater) -> String {
    let name = called(tournament, floater.player);
    let number = |rule: Rule| rule.number(edition);
    let pairs = Criterion::C6.name(edition);
    match floater.because {
        FloatReason::Odd => floats_odd(lang, name, pairs),
        FloatReason::NobodyToMeet => floats_nobody(lang, name, number(Rule::Rematch), number(Rule::SameColour)),
        FloatReason::Limbo => floats_limbo(lang, name, number(Rule::Limbo)),
        FloatReason::Needed => floats_needed(lang, name, number(Rule::Completion), pairs),
    }
}

/// Why these two meet, and with these colours; `score` is that of their bracket's residents.
pub fn pair(lang: Lang, tournament: &Tournament, edition: Edition, reason: &PairReason, score: Points) -> Vec<String> {
    let mut words = vec![if reason.moved_down {
        pair_moved(lang, called(tournament, reason.higher), score)
    } else {
        pair_in(lang, score)
    }];
    words.extend(reason.missed.iter().map(|&missed| pair_missed(lang, criterion(lang, edition, missed))));
    words.push(colours(lang, edition, reason.colours));
    words
}

fn colours(lang: Lang, edition: Edition, rule: ColourRule) -> String {
    let article = Rule::Colours(rule).number(edition);
    match rule {
        ColourRule::BothGranted => colour_both(lang, article),
        ColourRule::Stronger => colour_stronger(lang, article),
        ColourRule::Alternated => colour_alternated(lang, article),
        ColourRule::HigherRanked => colour_higher(lang, article),
        ColourRule::InitialColour => colour_initial(lang, article),
    }
}

/// Why two players do not meet.
pub fn answer(lang: Lang, edition: Edition, answer: &Answer) -> String {
    let number = |rule: Rule| rule.number(edition);
    match answer {
        Answer::TheyMeet => they_meet(lang).into(),
        Answer::NotPaired => not_paired(lang).into(),
        Answer::Met => have_met(lang, number(Rule::Rematch)),
        Answer::Forbidden => kept_apart(lang).into(),
        Answer::SameAbsoluteColour => same_colour(lang, number(Rule::SameColour)),
        Answer::LeavesOthers(_) => leaves_others(lang, number(Rule::Completion)),
        Answer::Bye { now, then } => bye_higher(lang, now, then),
        Answer::Criterion { bracket, criterion: worse, now, then } => {
            let list = |values: &[i64]| values_in_words(lang, *worse, values);
            criterion_worse(lang, bracket, criterion(lang, edition, *worse), list(now), list(then))
        }
        Answer::Collapse { bracket } => would_collapse(lang, bracket),
        Answer::Later { bracket } => comes_later(lang, bracket, number(Rule::Sequence)),
    }
}

/// Scores and score differences as points, counts as they are; a moved-down player who floats again has no difference.
fn values_in_words(lang: Lang, criterion: Criterion, values: &[i64]) -> String {
    let in_points = |place: usize| match criterion {
        Criterion::C7 | Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21 => true,
        Criterion::C8 => place > 0,
        _ => false,
    };
    if values.is_empty() {
        return nothing(lang).into();
    }
    let words: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(place, &value)| match i32::try_from(value) {
            Ok(hundredths) if in_points(place) => Points::from_hundredths(hundredths).to_string(),
            Ok(count) => count.to_string(),
            Err(_) => none_yet(lang).into(),
        })
        .collect();
    words.join(comma(lang))
}

/// `12 Berg, Anna`.
fn called(tournament: &Tournament, id: PlayerId) -> String {
    let Some(player) = tournament.player(id) else { return format!("#{}", id.0) };
    match player.tpn {
        Some(tpn) => format!("{tpn} {}", player.data.name),
        None => player.data.name.clone(),
    }
}
