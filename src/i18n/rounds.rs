//! The words of the rounds' pages: pairing, draft, round desk.

use crate::messages;

messages! {
    rounds { "Rounds", "轮次", "輪次" }
    round_of(n, all) { "Round {n} of {all}", "第{n}轮（共{all}轮）", "第{n}輪（共{all}輪）" }
    state_draft { "Draft", "草稿", "草稿" }
    state_published { "Published", "已公布", "已公布" }
    state_in_progress { "In progress", "进行中", "進行中" }
    state_complete { "Complete", "已结束", "已結束" }
    state_unpaired { "Not paired", "未编排", "未編排" }

    pair_round(n) { "Pair round {n}", "编排第{n}轮", "編排第{n}輪" }
    pair_will(n) { "{n} players will be paired.", "将编排{n}名棋手。", "將編排{n}名棋手。" }
    pair_byes(n) { "{n} have asked for a bye.", "{n}人申请轮空。", "{n}人申請輪空。" }
    pair_out(n) { "{n} are out or not here yet.", "{n}人已退赛或尚未参赛。", "{n}人已退賽或尚未參賽。" }
    pair_waits(n) { "Round {n} is not complete.", "第{n}轮尚未结束。", "第{n}輪尚未結束。" }
    pair_missing { "Results missing", "缺少结果的台次", "缺少結果的檯次" }
    pair_by_hand { "Pair by hand", "手工编排", "手工編排" }
    all_paired { "All rounds are paired.", "各轮均已编排。", "各輪均已編排。" }

    draft_hint {
        "Only arbiters see this draft. Look at it, change what must be changed, and publish it.",
        "草稿仅裁判可见。请检查、修改后公布。",
        "草稿僅裁判可見。請檢查、修改後公布。"
    }
    publish(n) { "Publish round {n}", "公布第{n}轮", "公布第{n}輪" }
    discard { "Discard the draft", "放弃草稿", "放棄草稿" }
    discard_consequence(n) { "Round {n} is unpaired again. The draft stays in the journal.", "第{n}轮恢复为未编排，草稿保留在日志中。", "第{n}輪恢復為未編排，草稿保留在日誌中。" }
    take_back(n) { "Take round {n} back", "撤回第{n}轮", "撤回第{n}輪" }
    take_back_consequence(n) { "Round {n} goes back to draft.", "第{n}轮退回草稿。", "第{n}輪退回草稿。" }
    take_back_results(n, results) {
        "Round {n} goes back to draft; {results} published results are set aside.",
        "第{n}轮退回草稿；已公布的{results}个结果将搁置。",
        "第{n}輪退回草稿；已公布的{results}個結果將擱置。"
    }
    unchanged { "As the engine paired it", "与程序编排一致", "與程式編排一致" }
    changed_by_hand(n) { "Changed by hand: {n} pairs differ from the engine's", "手工修改：{n}对与程序编排不同", "手工修改：{n}對與程式編排不同" }
    engine_has(pair) { "the engine has {pair}", "程序编排为{pair}", "程式編排為{pair}" }
    why_this_pair { "why this pair", "编排理由", "編排理由" }
    why_the_bye { "why the bye", "轮空理由", "輪空理由" }
    change { "Change", "修改", "修改" }
    swap_with { "swap with", "互换对象", "互換對象" }
    swap { "Swap", "互换", "互換" }
    swap_players { "Swap two players", "互换两名棋手", "互換兩名棋手" }
    change_colours { "Change colours", "交换先后手", "交換先後手" }
    give_bye { "Give the bye", "给予轮空", "給予輪空" }
    unpair { "Take apart", "拆开此对", "拆開此對" }
    pair_these { "Pair these two", "编成一对", "編成一對" }
    left_out { "Without a game or a bye", "没有对局也没有轮空", "沒有對局也沒有輪空" }
    before_you_go_on { "Before you go on", "继续之前", "繼續之前" }
    go_on { "Go on", "继续", "繼續" }
    go_back { "Leave it as it is", "保持不变", "保持不變" }
    no_such_move { "Choose two different players of this round.", "请选择本轮两名不同的棋手。", "請選擇本輪兩名不同的棋手。" }
    swapped_colours(board) { "Board {board}: colours changed.", "第{board}台：先后手已交换。", "第{board}檯：先後手已交換。" }

    no_pairing_nobody { "Nobody is to be paired in this round.", "本轮无人可编排。", "本輪無人可編排。" }
    no_pairing_not_yet { "This round cannot be paired now.", "本轮目前无法编排。", "本輪目前無法編排。" }
    no_pairing_bye(names) {
        "The number of players is odd, and nobody may receive the bye: {names} are barred. Let one more player in, or give someone a requested bye.",
        "参赛人数为奇数，但无人可以轮空：{names}均受限制。请增加一名棋手，或批准某人的轮空申请。",
        "參賽人數為奇數，但無人可以輪空：{names}均受限制。請增加一名棋手，或批准某人的輪空申請。"
    }
    no_pairing_opponents(n) {
        "No pairing exists: {n} players find no opponent. The chief arbiter decides (C.04.3, 1.9.3); pair by hand, or lift a prohibition.",
        "不存在合规的编排：{n}名棋手没有对手。由裁判长决定（C.04.3 第1.9.3条）：手工编排，或取消某项禁止配对。",
        "不存在合規的編排：{n}名棋手沒有對手。由裁判長決定（C.04.3 第1.9.3條）：手工編排，或取消某項禁止配對。"
    }
    no_pairing_blocked(name, met, forbidden, colour) {
        "{name}: {met} met already (C1), {forbidden} kept apart by the event, {colour} due the same colour (C3)",
        "{name}：已对阵{met}人（C1），规程禁止配对{forbidden}人，须执同色{colour}人（C3）",
        "{name}：已對陣{met}人（C1），規程禁止配對{forbidden}人，須執同色{colour}人（C3）"
    }
    no_pairing_teams {
        "This system needs two teams with the same number of players, from 2 to 13. Set them up (Settings, Teams).",
        "此赛制需要两支人数相同的队伍（每队2至13人）。请先设置（设置 › 队伍）。",
        "此賽制需要兩支人數相同的隊伍（每隊2至13人）。請先設定（設定 › 隊伍）。"
    }
    no_pairing_system { "This system is paired by hand.", "该赛制由手工编排。", "該賽制由手工編排。" }

    key_map { "Keys", "按键", "按鍵" }
    key_white { "white wins", "白胜", "白勝" }
    key_black { "black wins", "黑胜", "黑勝" }
    key_draw { "draw", "和棋", "和棋" }
    key_clear { "clear", "清除", "清除" }
    key_forfeits { "forfeits", "弃权", "棄權" }
    key_others { "others", "其他", "其他" }
    key_next { "next", "下一台", "下一檯" }
    key_undo { "undo", "撤销", "撤銷" }
    key_line { "a board", "指定台次", "指定檯次" }
    key_check { "second typing", "复核录入", "覆核輸入" }
    line_label { "Board and result", "台次与结果", "檯次與結果" }
    line_hint { "7 1 · 12 = · 7 undo", "7 1 · 12 = · 7 undo", "7 1 · 12 = · 7 undo" }
    line_unread { "Write the board, a space and the result: 12 =", "请输入台次、空格、结果，如：12 =", "請輸入檯次、空格、結果，如：12 =" }
    no_board(board) { "There is no board {board}.", "没有第{board}台。", "沒有第{board}檯。" }
    forfeit_white { "White wins by forfeit", "白方弃权胜", "白方棄權勝" }
    forfeit_black { "Black wins by forfeit", "黑方弃权胜", "黑方棄權勝" }
    forfeit_both { "Both forfeit", "双方弃权", "雙方棄權" }
    both_lose { "Both lose", "双方判负", "雙方判負" }
    white_draws { "Draw for White, loss for Black", "白得半分，黑负", "白得半分，黑負" }
    black_draws { "Draw for Black, loss for White", "黑得半分，白负", "黑得半分，白負" }
    white_unrated { "White wins, not rated", "白胜，不计等级分", "白勝，不計等級分" }
    draw_unrated { "Draw, not rated", "和棋，不计等级分", "和棋，不計等級分" }
    black_unrated { "Black wins, not rated", "黑胜，不计等级分", "黑勝，不計等級分" }
    adjourned { "Adjourned", "封棋", "封棋" }
    clear_result { "Clear", "清除", "清除" }
    undo_result { "Undo", "撤销", "撤銷" }
    pad_for(board, white, black) { "Board {board}: {white} – {black}", "第{board}台：{white} – {black}", "第{board}檯：{white} – {black}" }
    enter { "enter", "录入", "輸入" }
    reason { "Reason", "理由", "理由" }
    because { "because …", "理由……", "理由……" }
    correct { "Correct it", "更正", "更正" }
    close { "Close", "关闭", "關閉" }

    mark_sending { "on its way", "发送中", "傳送中" }
    mark_kept { "in the journal", "已写入日志", "已寫入日誌" }
    mark_refused { "refused", "未接受", "未接受" }
    saved { "saved", "已保存", "已儲存" }
    waits(n) { "{n} on their way", "{n}个发送中", "{n}個傳送中" }
    offline(n) {
        "no connection: {n} results wait on this device and are sent when it returns",
        "连接中断：{n}个结果暂存本机，恢复后自动发送",
        "連線中斷：{n}個結果暫存本機，恢復後自動傳送"
    }
    count_of(n, all) { "{n} of {all}", "{n} / {all}", "{n} / {all}" }
    arbiters_here(n) { "{n} arbiters here", "{n}位裁判在线", "{n}位裁判在線" }
    checked_of(n, all) { "{n} of {all} typed again", "已复核 {n} / {all}", "已覆核 {n} / {all}" }
    differs(here, typed) { "The journal has {here}, now you typed {typed}. Look at the slip.", "日志为{here}，现录入{typed}，请核对成绩单。", "日誌為{here}，現輸入{typed}，請核對成績單。" }
    stays(result) { "{result} is right", "{result}正确", "{result}正確" }
    becomes(result) { "Change to {result}", "改为{result}", "改為{result}" }
    no_result { "no result", "无结果", "無結果" }
    you_entered(result) { "You: {result}.", "您：{result}。", "您：{result}。" }
    they_entered(who, result, time) { "{who} set {result} at {time}.", "{who}于{time}录入{result}。", "{who}於{time}輸入{result}。" }
    somebody_entered(result) { "Meanwhile it is {result}.", "现为{result}。", "現為{result}。" }
    keep_theirs { "Keep theirs", "保留对方的", "保留對方的" }
    mine_is_right { "Mine is right", "以我为准", "以我為準" }
    stale { "This round has changed.", "本轮已有变动。", "本輪已有變動。" }
    load_again { "Load it again", "重新载入", "重新載入" }
    logged_out {
        "The server no longer knows this page. What you typed is kept on this device: log in again, and it is sent.",
        "服务器已不认此页面。已录入的内容保存在本机：重新登录后自动发送。",
        "伺服器已不認此頁面。已輸入的內容保存在本機：重新登入後自動傳送。"
    }
    nothing_to_undo { "There is nothing to undo on this board.", "此台没有可撤销的结果。", "此檯沒有可撤銷的結果。" }
    for_rating_only(result) { "{result} for the rating report", "等级分报告按{result}", "等級分報告按{result}" }
    byes { "Byes and absences", "轮空与缺席", "輪空與缺席" }
    show_pairs_by_board { "By board", "按台次", "按檯次" }
    qr_code { "QR code for the wall", "张贴用二维码", "張貼用 QR 碼" }
    projector { "Projector", "投影", "投影" }
    public_pages { "Public pages", "公开页面", "公開頁面" }
}
