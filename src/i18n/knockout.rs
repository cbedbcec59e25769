//! The words of knock-outs: stages, the bracket's page, and who goes through.

use super::Lang;
use crate::messages;

messages! {
    bracket { "Bracket", "对阵图", "對陣圖" }
    final_stage { "Final", "决赛", "決賽" }
    semi_finals { "Semi-finals", "半决赛", "半決賽" }
    quarter_finals { "Quarter-finals", "四分之一决赛", "四分之一決賽" }
    last(n) { "Round of {n}", "{n}强赛", "{n}強賽" }
    third_place { "Third place", "三四名决赛", "三四名決賽" }
    rounds_of_stage(first, last) { "rounds {first}–{last}", "第{first}–{last}轮", "第{first}–{last}輪" }
    round_of_stage(n) { "round {n}", "第{n}轮", "第{n}輪" }
    hint {
        "The numbers are the seeds: 1 and 2 can meet in the final only. Places without a player are byes for the top seeds.",
        "编号即种子顺序：1号与2号只可能在决赛相遇。空位由高种子轮空。",
        "編號即種子順序：1號與2號只可能在決賽相遇。空位由高種子輪空。"
    }
    bye { "bye", "轮空", "輪空" }
    open { "…", "……", "……" }
    champion(name) { "Winner: {name}", "冠军：{name}", "冠軍：{name}" }
    level { "Who goes through?", "谁晋级？", "誰晉級？" }
    level_hint {
        "These matches are level, or somebody has left. Play the tie-break of the regulations, and say who goes through and how.",
        "以下对局战平，或有棋手退赛。请按规程进行加赛，然后填写晋级者及决定方式。",
        "以下對局戰平，或有棋手退賽。請依規程進行加賽，然後填寫晉級者及決定方式。"
    }
    how { "How: tie-break games, lots, …", "决定方式：加赛比分、抽签等", "決定方式：加賽比分、抽籤等" }
    goes_through { "Goes through", "晋级", "晉級" }
    how_missing { "Say how it was decided: the tie-break's score, lots, or why the other does not go on.", "请说明决定方式：加赛比分、抽签，或对方不能继续的原因。", "請說明決定方式：加賽比分、抽籤，或對方不能繼續的原因。" }
    not_of_this_bracket {
        "Rounds of this event are not of the bracket that its seeds give; the next ones are paired by hand.",
        "此赛事的轮次不符合按种子生成的对阵图，后续轮次须手工编排。",
        "此賽事的輪次不符合依種子產生的對陣圖，後續輪次須手工編排。"
    }
    nobody { "The bracket is drawn when there are two players.", "有两名棋手后即可生成对阵图。", "有兩名棋手後即可產生對陣圖。" }
    games_of_match { "Knock-out: games of a match", "淘汰赛：每场局数", "淘汰賽：每場局數" }
    with_third_place { "Knock-out: a match for third place", "淘汰赛：设三四名决赛", "淘汰賽：設三四名決賽" }
}

/// The name of a stage with so many matches, the match for third place not counted.
pub fn stage(lang: Lang, matches: usize) -> String {
    match matches {
        1 => final_stage(lang).into(),
        2 => semi_finals(lang).into(),
        4 => quarter_finals(lang).into(),
        more => last(lang, more * 2),
    }
}
