//! The words of the pages that everybody may read: pairings, names, results, standings, projector.

use crate::messages;

messages! {
    find_my_name { "Find my name", "查找姓名", "查找姓名" }
    pairings { "Pairings", "对阵", "對陣" }
    by_board { "By board", "按台次", "按檯次" }
    by_name { "By name", "按姓名", "按姓名" }
    results { "Results", "结果", "結果" }
    full_screen { "Full screen", "全屏", "全螢幕" }
    white_against { "White against", "执白对", "執白對" }
    black_against { "Black against", "执黑对", "執黑對" }
    nothing_public { "Nothing is published yet. This page shows it as soon as it is.", "尚未公布任何内容，公布后将立即显示。", "尚未公布任何內容，公布後將立即顯示。" }
    nobody_of_that_name { "Nobody of that name in this round.", "本轮没有该姓名的棋手。", "本輪沒有該姓名的棋手。" }
    as_of(time) { "As of {time}", "截至{time}", "截至{time}" }
    starts_at(time) { "starts {time}", "{time}开始", "{time}開始" }
    page_of(n, all) { "{n} / {all}", "{n} / {all}", "{n} / {all}" }
    scan_for_pairings { "Scan for pairings, results and standings", "扫码查看对阵、结果和名次", "掃碼查看對陣、結果和名次" }
    reconnecting { "no connection", "连接中断", "連線中斷" }
    demo_hint { "60 invented players, 9 rounds, 6 of them played. Do with it what you like.", "60名虚构棋手，9轮已赛6轮，可随意操作。", "60名虛構棋手，9輪已賽6輪，可隨意操作。" }
}
