//! Forbidden pairs in words: whom a prohibition keeps apart, when, how strictly; and the page that sets them.

use super::Lang;
use crate::messages;
use crate::pairing::prohibited::GaveWay;
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::regulations::{Apart, Prohibition};

messages! {
    forbidden_pairs { "Forbidden pairs", "禁止配对", "禁止配對" }
    forbidden_pairs_count(n) { "Forbidden pairs ({n})", "禁止配对（{n}）", "禁止配對（{n}）" }
    hint {
        "Players who are not to meet. A hard prohibition always holds; a soft one gives way where otherwise no pairing would exist, and the draft says so.",
        "不得相遇的棋手。硬性规定始终有效；软性规定仅在否则无法编排时让步，草稿中会注明。",
        "不得相遇的棋手。硬性規定始終有效；軟性規定僅在否則無法編排時讓步，草稿中會註明。"
    }
    only_before_start {
        "By FIDE's rules, forbidden pairs are announced before round 1. They can no longer be changed.",
        "按国际棋联规则，禁止配对应在第1轮之前公布，现已不能修改。",
        "按國際棋聯規則，禁止配對應在第1輪之前公布，現已不能修改。"
    }
    not_for_fixed_tables {
        "In this system the pairs are fixed in advance, so that prohibitions change nothing.",
        "此赛制的对阵事先固定，禁止配对不起作用。",
        "此賽制的對陣事先固定，禁止配對不起作用。"
    }
    none_yet { "No pair is forbidden.", "没有禁止配对。", "沒有禁止配對。" }
    add { "Forbid pairs", "添加禁止配对", "新增禁止配對" }
    remove { "Remove", "删除", "刪除" }
    who { "Who", "对象", "對象" }
    when { "Rounds", "轮次", "輪次" }
    strictness { "Strictness", "约束", "約束" }
    pairs_now { "Pairs at present", "当前对数", "目前對數" }
    named_players { "These players", "指定棋手", "指定棋手" }
    one_federation { "Players of one federation", "某一棋协的棋手", "某一棋協的棋手" }
    same_federation { "Players of the same federation", "同一棋协的棋手", "同一棋協的棋手" }
    same_club { "Players of the same club", "同一俱乐部的棋手", "同一俱樂部的棋手" }
    of_federation(code) { "Players of {code}", "{code} 的棋手", "{code} 的棋手" }
    player_or_number { "Name or number", "姓名或编号", "姓名或編號" }
    more_players { "Others, one a line", "其他棋手，每行一名", "其他棋手，每行一名" }
    federation_code { "Federation (three letters)", "棋协（三个字母）", "棋協（三個字母）" }
    all_rounds { "All rounds", "所有轮次", "所有輪次" }
    in_all_rounds { "all rounds", "所有轮次", "所有輪次" }
    last_rounds { "Only the last rounds; how many?", "仅最后若干轮，几轮？", "僅最後若干輪，幾輪？" }
    from_to { "From round … to round …", "从第…轮到第…轮", "從第…輪到第…輪" }
    from { "from", "从", "從" }
    to { "to", "到", "到" }
    in_rounds(first, last) { "rounds {first}–{last}", "第{first}–{last}轮", "第{first}–{last}輪" }
    in_round(n) { "round {n}", "第{n}轮", "第{n}輪" }
    in_last(n) { "the last {n} rounds", "最后{n}轮", "最後{n}輪" }
    in_the_last { "the last round", "最后一轮", "最後一輪" }
    hard { "hard", "硬性", "硬性" }
    soft { "soft", "软性", "軟性" }
    hard_long { "Hard: they never meet", "硬性：绝不相遇", "硬性：絕不相遇" }
    soft_long { "Soft: apart as long as a pairing exists", "软性：只要存在编排就不相遇", "軟性：只要存在編排就不相遇" }
    nobody_called(text) { "Nobody is called “{text}”, or has this number.", "没有姓名或编号为“{text}”的棋手。", "沒有姓名或編號為「{text}」的棋手。" }
    several_called(text, names) { "“{text}” can be several players: {names}. Type more of the name, or the number.", "“{text}”可能是多名棋手：{names}。请输入更完整的姓名或编号。", "「{text}」可能是多名棋手：{names}。請輸入更完整的姓名或編號。" }
    two_needed { "Name at least two different players.", "请至少指定两名不同的棋手。", "請至少指定兩名不同的棋手。" }
    federation_needed { "Give the federation's three letters, e.g. CHN.", "请填写棋协的三个字母，如 CHN。", "請填寫棋協的三個字母，如 CHN。" }
    rounds_wrong(rounds) { "The rounds must be from 1 to {rounds}, the first not after the last.", "轮次须在 1 至 {rounds} 之间，且起始轮不得晚于结束轮。", "輪次須在 1 至 {rounds} 之間，且起始輪不得晚於結束輪。" }
    pair_gave_way(rule) {
        "A soft prohibition gave way ({rule}): otherwise somebody would have no opponent.",
        "软性禁止配对已让步（{rule}）：否则有棋手没有对手。",
        "軟性禁止配對已讓步（{rule}）：否則有棋手沒有對手。"
    }
    gave_way(white, black, rule) {
        "{white} and {black}: a soft prohibition gave way ({rule}); otherwise somebody would have no opponent.",
        "{white} 与 {black}：软性禁止配对已让步（{rule}），否则有棋手没有对手。",
        "{white} 與 {black}：軟性禁止配對已讓步（{rule}），否則有棋手沒有對手。"
    }
    by_hand_against_soft(white, black, rule) {
        "{white} and {black} are to be kept apart where possible ({rule}).",
        "{white} 与 {black} 应尽可能不相遇（{rule}）。",
        "{white} 與 {black} 應盡可能不相遇（{rule}）。"
    }
}

/// `Players of the same club, rounds 7–9, soft`.
pub fn rule(lang: Lang, tournament: &Tournament, prohibition: &Prohibition) -> String {
    let comma = if lang == Lang::English { ", " } else { "，" };
    let strictness = if prohibition.soft { soft(lang) } else { hard(lang) };
    [apart(lang, tournament, &prohibition.who), span(lang, tournament, prohibition), strictness.into()].join(comma)
}

/// Whom it keeps apart.
pub fn apart(lang: Lang, tournament: &Tournament, who: &Apart) -> String {
    match who {
        Apart::Players(players) => {
            players.iter().map(|player| name(tournament, *player)).collect::<Vec<_>>().join(" – ")
        }
        Apart::Federation(code) => of_federation(lang, code),
        Apart::SameFederation => same_federation(lang).into(),
        Apart::SameClub => same_club(lang).into(),
    }
}

/// In which rounds.
pub fn span(lang: Lang, tournament: &Tournament, prohibition: &Prohibition) -> String {
    let (first, last, rounds) = (prohibition.first, prohibition.last, RoundNo(tournament.regulations.rounds));
    if first <= RoundNo::FIRST && last >= rounds {
        in_all_rounds(lang).into()
    } else if first == last {
        if last == rounds { in_the_last(lang).into() } else { in_round(lang, first) }
    } else if last == rounds {
        in_last(lang, last.0 - first.0 + 1)
    } else {
        in_rounds(lang, first, last)
    }
}

/// Every pair of the engine that a soft prohibition could not part.
pub fn all_that_gave_way(lang: Lang, tournament: &Tournament, found: &[GaveWay<'_>]) -> Vec<String> {
    let each = found.iter().map(|one| {
        gave_way(
            lang,
            name(tournament, one.white),
            name(tournament, one.black),
            rule(lang, tournament, one.prohibition),
        )
    });
    each.collect()
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.players.get(player.index()).map_or_else(String::new, |player| player.data.name.clone())
}
