//! The words of the players' pages: list, form, check-in, import.

use crate::messages;

messages! {
    players_count(n) { "{n} players", "共{n}名棋手", "共{n}名棋手" }
    count_out(n) { "{n} out", "{n}人已退赛", "{n}人已退賽" }
    count_not_here(n) { "{n} not checked in", "{n}人未签到", "{n}人未簽到" }
    count_unnumbered(n) { "{n} without a number", "{n}人未编号", "{n}人未編號" }
    add_player { "Add a player", "添加棋手", "新增棋手" }
    add_several { "Add from a file", "从文件添加", "從檔案新增" }
    check_in { "Check-in", "签到", "簽到" }
    number_players { "Number the players", "给棋手编号", "給棋手編號" }
    number_players_why {
        "By rating, title and name (C.04.2, 2.2). Numbers are fixed once round 4 is paired.",
        "按等级分、称号、姓名排序（C.04.2 第2.2条）。第4轮编排后编号不再改变。",
        "按等級分、稱號、姓名排序（C.04.2 第2.2條）。第4輪編排後編號不再改變。"
    }
    numbers_are_frozen {
        "Round 4 is paired: numbers stay as they are, newcomers follow at the end (C.04.2, 2.3).",
        "第4轮已编排：编号不再改变，新棋手排在末尾（C.04.2 第2.3条）。",
        "第4輪已編排：編號不再改變，新棋手排在末尾（C.04.2 第2.3條）。"
    }
    filter { "Name, federation, club or number", "姓名、棋协、俱乐部或编号", "姓名、棋協、俱樂部或編號" }
    show { "Show", "显示", "顯示" }
    nobody_yet { "No players yet. Add the first one, or a whole list from a file.", "还没有棋手。请添加第一名棋手，或从文件导入整份名单。", "還沒有棋手。請新增第一名棋手，或從檔案匯入整份名單。" }
    nobody_found { "Nobody by that name. Clear the filter to see everyone.", "没有符合条件的棋手。清除筛选即可显示全部。", "沒有符合條件的棋手。清除篩選即可顯示全部。" }
    state { "State", "状态", "狀態" }
    state_playing { "Playing", "参赛", "參賽" }
    state_from_round(n) { "From round {n}", "自第{n}轮起", "自第{n}輪起" }
    state_withdrawn(n) { "Withdrawn from round {n}", "第{n}轮起退赛", "第{n}輪起退賽" }
    state_expelled(n) { "Expelled from round {n}", "第{n}轮起取消比赛资格", "第{n}輪起取消比賽資格" }
    bye_in(kind, n) { "{kind}, round {n}", "第{n}轮{kind}", "第{n}輪{kind}" }

    new_player { "New player", "新棋手", "新棋手" }
    edit_player { "Edit player", "编辑棋手", "編輯棋手" }
    field_name_hint { "Family, Given; Chinese names without a comma", "外国棋手：姓, 名；中国棋手不加逗号", "外國棋手：姓, 名；中文姓名不加逗號" }
    gender { "Gender", "性别", "性別" }
    male { "Male", "男", "男" }
    female { "Female", "女", "女" }
    birth { "Born", "出生日期", "出生日期" }
    birth_hint { "2001 or 2001-05-17", "2001 或 2001-05-17", "2001 或 2001-05-17" }
    fide_id { "FIDE ID", "国际棋联ID", "國際棋聯ID" }
    other_title { "Other title", "其他称号", "其他稱號" }
    national_id { "National ID", "国内编号", "國內編號" }
    category { "Category", "组别", "組別" }
    rating_source { "Where it is from", "等级分来源", "等級分來源" }
    other_ratings { "Ratings by list", "各等级分表", "各等級分表" }
    standard_rating { "Standard", "慢棋", "慢棋" }
    rapid_rating { "Rapid", "快棋", "快棋" }
    blitz_rating { "Blitz", "超快棋", "超快棋" }
    national_rating { "National rating", "国内等级分", "國內等級分" }
    k_factor { "K", "K 值", "K 值" }
    paid { "Paid", "已缴费", "已繳費" }
    note { "Note", "备注", "備註" }
    first_round { "First round", "首轮", "首輪" }
    first_round_hint {
        "Later than 1 for a late entry: no points for the rounds missed (C.04.2, 2.4).",
        "迟到报名者填首次参加的轮次；错过的轮次不得分（C.04.2 第2.4条）。",
        "遲到報名者填首次參加的輪次；錯過的輪次不得分（C.04.2 第2.4條）。"
    }
    save { "Save", "保存", "儲存" }
    save_and_next { "Save and add another", "保存并继续添加", "儲存並繼續新增" }
    none { "none", "无", "無" }
    saved_player(name) { "{name} is in the list.", "{name}已列入名单。", "{name}已列入名單。" }

    taking_part { "Taking part", "参赛情况", "參賽情況" }
    withdraw { "Withdraw", "退赛", "退賽" }
    withdraw_consequence(n) { "Not paired from round {n} on. Played games stay.", "第{n}轮起不再编排，已赛对局保留。", "第{n}輪起不再編排，已賽對局保留。" }
    expel { "Expel", "取消比赛资格", "取消比賽資格" }
    expel_reason { "Reason (Laws 12.9.9)", "理由（规则第12.9.9条）", "理由（規則第12.9.9條）" }
    reenter { "Re-enter", "恢复参赛", "恢復參賽" }
    reenter_consequence(n) { "Paired again from round {n} on.", "第{n}轮起重新编排。", "第{n}輪起重新編排。" }
    remove { "Remove from the list", "从名单删除", "從名單刪除" }
    remove_consequence { "Only possible before the first pairing; undo in the journal brings the player back.", "仅在首次编排之前可行；可在日志中撤销。", "僅在首次編排之前可行；可在日誌中撤銷。" }
    byes_asked { "Byes asked for", "申请的轮空", "申請的輪空" }
    bye_none { "plays", "参赛", "參賽" }
    bye_half { "half-point bye", "半分轮空", "半分輪空" }
    bye_zero { "zero-point bye", "零分轮空", "零分輪空" }
    bye_full { "full-point bye", "全分轮空", "全分輪空" }
    bye_in_advance { "pairing-allocated bye, given in advance", "预先指定的轮空", "預先指定的輪空" }
    fixed_board { "Fixed board", "固定台次", "固定檯次" }
    fixed_board_hint { "The board at which the player always sits, whatever the scores.", "无论积分多少，该棋手始终在此台就座。", "無論積分多少，該棋手始終在此檯就座。" }
    games_so_far { "Rounds so far", "已进行的轮次", "已進行的輪次" }
    absent { "absent", "缺席", "缺席" }

    checked_in { "Checked in", "已签到", "已簽到" }
    not_checked_in { "Not checked in", "未签到", "未簽到" }
    check_in_hint { "Touch a row to tick it; touch it again to take the tick back.", "点按整行即可签到；再点一次取消。", "點按整列即可簽到；再點一次取消。" }
    check_in_count(n, all) { "{n} of {all} here", "{all}人中{n}人已到", "{all}人中{n}人已到" }
    absent_to_zero(n) { "Give the absent a zero-point bye in round {n}", "给未到者第{n}轮零分轮空", "給未到者第{n}輪零分輪空" }
    absent_to_zero_done(n) { "{n} absent players have a zero-point bye.", "{n}名未到者已获零分轮空。", "{n}名未到者已獲零分輪空。" }

    import_title { "Players from a file", "从文件导入棋手", "從檔案匯入棋手" }
    import_hint {
        "CSV or XLSX with a line of headings, from any program. Nothing is added before you have seen it.",
        "带标题行的 CSV 或 XLSX，任何程序导出均可。确认之前不会添加任何内容。",
        "帶標題列的 CSV 或 XLSX，任何程式匯出均可。確認之前不會新增任何內容。"
    }
    import_file { "File", "文件", "檔案" }
    import_paste { "or paste the table here", "或在此粘贴表格", "或在此貼上表格" }
    import_look { "Look at it", "预览", "預覽" }
    import_columns { "What the columns mean", "各列的含义", "各欄的含義" }
    import_column(n) { "Column {n}", "第{n}列", "第{n}欄" }
    import_ignore { "leave out", "忽略", "忽略" }
    import_preview { "These players would be added", "将添加以下棋手", "將新增以下棋手" }
    import_faults { "Nothing is added while these cells cannot be read. Mend them below, or in the file:", "以下单元格无法读取，修正之前不会添加任何棋手（可在下方或文件中修正）：", "以下儲存格無法讀取，修正之前不會新增任何棋手（可在下方或檔案中修正）：" }
    import_again { "Look again with these columns", "按此列设置重新预览", "按此欄設定重新預覽" }
    import_now(n) { "Add these {n} players", "添加这{n}名棋手", "新增這{n}名棋手" }
    import_header { "The first line names the columns", "首行为列标题", "首列為欄標題" }
    import_text { "The table, to be mended here", "表格内容，可在此修正", "表格內容，可在此修正" }
    import_line_short { "Line", "行", "行" }
    import_encoding(name) { "Read as {name}", "按 {name} 编码读取", "按 {name} 編碼讀取" }
    import_too_big(mb) { "The file is larger than {mb} MB. A list of players is far smaller: is it the right file?", "文件超过 {mb} MB。棋手名单远小于此，请确认文件是否正确。", "檔案超過 {mb} MB。棋手名單遠小於此，請確認檔案是否正確。" }
    import_nothing { "Nothing was given: choose a file or paste a table.", "没有内容：请选择文件或粘贴表格。", "沒有內容：請選擇檔案或貼上表格。" }

    trf_title { "A tournament from a file", "从文件导入比赛", "從檔案匯入比賽" }
    trf_hint {
        "A TRF file of any version, with the rounds played. You see what was read before anything is made.",
        "任何版本的 TRF 文件，包括已赛轮次。建立之前先显示读取结果。",
        "任何版本的 TRF 檔案，包括已賽輪次。建立之前先顯示讀取結果。"
    }
    trf_paste { "or paste it here", "或在此粘贴", "或在此貼上" }
    trf_holds(players, rounds) { "{players} players, {rounds} rounds played", "{players}名棋手，已赛{rounds}轮", "{players}名棋手，已賽{rounds}輪" }
    trf_mended { "What had to be mended", "已作的修正", "已作的修正" }
    trf_refused { "The file cannot be read as a tournament", "无法将该文件读作比赛", "無法將該檔案讀作比賽" }
    trf_import { "Make this tournament", "建立该比赛", "建立該比賽" }
}
