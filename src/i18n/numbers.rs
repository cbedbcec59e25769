//! The numbers of the players: how they are given, the drawing step by step, and numbers given by hand.

use super::Lang;
use crate::messages;
use crate::pairing::varma::VarmaError;
use crate::tournament::numbering::Lottery;

messages! {
    numbers { "Numbers", "编号", "編號" }
    by_strength_hint {
        "Numbers follow rating, title and name (C.04.2 art. 2.2). They are given again before round 1 is paired.",
        "编号按等级分、称号、姓名排定（C.04.2 第2.2条），第1轮编排前会重新排定。",
        "編號按等級分、稱號、姓名排定（C.04.2 第2.2條），第1輪編排前會重新排定。"
    }
    lots_hint {
        "Numbers are drawn by lot: in alphabetical order, each player draws one of the numbers that are left. The seed decides; whoever knows it can repeat the drawing.",
        "编号由抽签决定：棋手按姓名字母顺序依次从剩余号码中抽取。结果由种子决定，知道种子即可重现抽签。",
        "編號由抽籤決定：棋手按姓名字母順序依次從剩餘號碼中抽取。結果由種子決定，知道種子即可重現抽籤。"
    }
    varma_hint {
        "Restricted lots by C.05 Annex 2 (Varma tables): the largest federation first, all its players draw from one group of numbers, so that they do not meet in the last three rounds.",
        "按 C.05 附件2（Varma 表）限制抽签：人数最多的棋协先抽，同一棋协的棋手从同一组号码中抽取，避免在最后三轮相遇。",
        "按 C.05 附件2（Varma 表）限制抽籤：人數最多的棋協先抽，同一棋協的棋手從同一組號碼中抽取，避免在最後三輪相遇。"
    }
    by_hand_hint { "Numbers are given by the arbiter: every number from 1 on, once.", "编号由裁判指定：从1起每个号码使用一次。", "編號由裁判指定：從1起每個號碼使用一次。" }
    chosen_in_settings { "How numbers are given is chosen in the settings.", "编号方式在设置中选择。", "編號方式在設定中選擇。" }
    seed { "Seed", "种子", "種子" }
    seed_hint { "The event's own seed, or any number drawn in front of the players", "赛事自带的种子，或当众抽取的任意数字", "賽事自帶的種子，或當眾抽取的任意數字" }
    draw { "Draw the numbers", "抽签编号", "抽籤編號" }
    draw_again { "Draw again", "重新抽签", "重新抽籤" }
    drawn_by(who, when) { "Drawn by {who}, {when}", "由 {who} 于 {when} 抽签", "由 {who} 於 {when} 抽籤" }
    plain_lots { "Plain lots", "普通抽签", "普通抽籤" }
    varma_lots { "Restricted lots (C.05 Annex 2)", "限制抽签（C.05 附件2）", "限制抽籤（C.05 附件2）" }
    step { "Step", "步骤", "步驟" }
    group { "Group", "组", "組" }
    group_numbers(group, numbers) { "Group {group}: {numbers}", "{group} 组：{numbers}", "{group} 組：{numbers}" }
    the_drawing { "The drawing", "抽签过程", "抽籤過程" }
    the_numbers { "The numbers", "编号结果", "編號結果" }
    split {
        "A federation has more players than any group has numbers: it drew from several, and some of its players may meet in the last rounds.",
        "某棋协的人数超过任一组的号码数，因此从多组中抽取，其部分棋手可能在最后几轮相遇。",
        "某棋協的人數超過任一組的號碼數，因此從多組中抽取，其部分棋手可能在最後幾輪相遇。"
    }
    changed_since {
        "Numbers were changed by hand after this drawing.",
        "此次抽签之后，编号又经人工修改。",
        "此次抽籤之後，編號又經人工修改。"
    }
    not_repeatable {
        "With the list of players as it was then, this seed does not give these numbers; the journal keeps the numbers.",
        "按当时的棋手名单，此种子得不到这些编号；以日志中的编号为准。",
        "按當時的棋手名單，此種子得不到這些編號；以日誌中的編號為準。"
    }
    frozen { "Rounds are paired: the numbers stay as they are.", "已有轮次编排，编号不再更改。", "已有輪次編排，編號不再更改。" }
    varma_is_for_round_robins { "Restricted lots are for round robins only.", "限制抽签仅适用于循环赛。", "限制抽籤僅適用於循環賽。" }
    no_varma_table(players) {
        "There are tables for 9 to 24 players, not for {players}. Choose plain lots in the settings.",
        "Varma 表适用于9至24人，没有{players}人的表。请在设置中改用普通抽签。",
        "Varma 表適用於9至24人，沒有{players}人的表。請在設定中改用普通抽籤。"
    }
    seed_unreadable(text) { "“{text}” is no seed: type a whole number.", "“{text}”不是有效的种子，请输入整数。", "「{text}」不是有效的種子，請輸入整數。" }
    number_unreadable(name, text, count) { "{name}: “{text}” is no number from 1 to {count}.", "{name}：“{text}”不是1至{count}之间的号码。", "{name}：「{text}」不是1至{count}之間的號碼。" }
    number_twice(number, names) { "Number {number} is given twice: {names}.", "号码 {number} 重复：{names}。", "號碼 {number} 重複：{names}。" }
    see_numbers { "Numbers and their drawing", "编号与抽签", "編號與抽籤" }
    print_hint { "Show or print this page: it has everything that is needed to repeat the drawing.", "可展示或打印此页：其中包含重现抽签所需的全部内容。", "可展示或列印此頁：其中包含重現抽籤所需的全部內容。" }
}

/// What kind of lots.
pub fn lottery(lang: Lang, lottery: Lottery) -> &'static str {
    match lottery {
        Lottery::Plain => plain_lots(lang),
        Lottery::Varma => varma_lots(lang),
    }
}

/// Why restricted lots cannot be drawn.
pub fn varma_error(lang: Lang, error: VarmaError) -> String {
    match error {
        VarmaError::NoTable { players } => no_varma_table(lang, players),
    }
}
