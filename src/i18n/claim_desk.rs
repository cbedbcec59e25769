//! The words of the claim desk's pages and of the ruling sheet.

use crate::messages;

messages! {
    games_kept(count) { "Games kept with their boards: {count}. They go with the tournament's file and can be fetched from its pages.", "已按台次保存的对局：{count}。对局随赛事文件一并导出，并可在赛事页面下载。", "已按檯次保存的對局：{count}。對局隨賽事檔案一併匯出，並可在賽事頁面下載。" }
    keep_game { "Keep this record with the board", "将此棋谱保存到本台", "將此棋譜保存到本檯" }
    game_kept { "The record is kept with the board.", "棋谱已保存到本台。", "棋譜已保存到本檯。" }
    fetch_game { "Fetch the kept game (PGN)", "下载已保存的对局（PGN）", "下載已保存的對局（PGN）" }
    title(round, board) { "Claim: round {round}, board {board}", "申诉：第{round}轮第{board}台", "申訴：第{round}輪第{board}檯" }
    heading { "Claims and rulings", "申诉与裁决", "申訴與裁決" }
    no_rulings { "No ruling yet.", "尚无裁决。", "尚無裁決。" }
    on_board { "A claim on board", "提出申诉的台次", "提出申訴的檯次" }
    open_desk { "Open the claim desk", "打开裁决台", "開啟裁決臺" }
    what_is_claimed { "What is claimed", "申诉内容", "申訴內容" }
    claimant { "Claimant (or who resigns)", "提出方（或认输方）", "提出方（或認輸方）" }
    at_move { "At move (empty: end of the record)", "第几回合（空白：记录末尾）", "第幾回合（空白：記錄末尾）" }
    announced { "Announced move, or the illegal one", "所写的着法，或不合规则的着法", "所寫的著法，或不合規則的著法" }
    white_clock { "White's clock", "白方剩余时间", "白方剩餘時間" }
    black_clock { "Black's clock", "黑方剩余时间", "黑方剩餘時間" }
    laws { "Laws", "规则版本", "規則版本" }
    pace { "Rate of play", "时限类别", "時限類別" }
    supervised { "Competition Rules in full (A.4, B.2)", "完全适用竞赛规则（A.4、B.2）", "完全適用競賽規則（A.4、B.2）" }
    fallen { "Flag fallen", "钟旗降落方", "鐘旗降落方" }
    opponents_flag { "the opponent's", "对方", "對方" }
    both_flags { "both", "双方", "雙方" }
    last_period { "Last period", "最后一个时段", "最後一個時段" }
    required_moves { "Moves required in the period", "该时段规定着数", "該時段規定著數" }
    earlier { "Earlier illegal moves of this player (empty: as counted)", "该棋手此前不合规则着法次数（空白：按记录）", "該棋手此前不合規則著法次數（空白：按記錄）" }
    replied { "The claimant has already moved again", "申诉方已走出下一着", "申訴方已走出下一著" }
    squares { "Touched squares in their order", "依次触摸的格", "依次觸摸的格" }
    minutes { "Minutes late", "迟到分钟", "遲到分鐘" }
    default_minutes { "Default time, minutes", "判负时限（分钟）", "判負時限（分鐘）" }
    nobody_present { "Neither player was present", "双方均未到场", "雙方均未到場" }
    from_move { "Draws by agreement from move", "从第几回合起可协议和棋", "從第幾回合起可協議和棋" }
    record { "The moves (PGN, or just the moves)", "着法记录（PGN，或仅着法）", "著法記錄（PGN，或僅著法）" }
    file { "From a file", "从文件读取", "從檔案讀取" }
    examine { "Examine", "检查", "檢查" }
    finding { "Finding", "结论", "結論" }
    positions { "Positions", "局面", "局面" }
    moves { "Moves", "着法", "著法" }
    faults { "The record has faults", "记录有误", "記錄有誤" }
    fault_at(line, column, token, why) { "Line {line}, column {column}, “{token}”: {why}", "第{line}行第{column}列“{token}”：{why}", "第{line}行第{column}列“{token}”：{why}" }
    number_unreadable(text) { "“{text}” is no number.", "“{text}”不是数字。", "“{text}”不是數字。" }
    rule { "Ruling", "裁决", "裁決" }
    the_result { "Result of the game", "对局结果", "對局結果" }
    no_result { "open", "未定", "未定" }
    note { "Words for the sheet", "写入裁决书的文字", "寫入裁決書的文字" }
    reason { "Reason (when ruled otherwise or dismissed)", "理由（另行裁决或驳回时填写）", "理由（另行裁決或駁回時填寫）" }
    record_ruling { "Record the ruling", "记录裁决", "記錄裁決" }
    confirm_anyway { "I have read this; record it", "已阅读，仍要记录", "已閱讀，仍要記錄" }
    sheet { "Ruling sheet", "裁决书", "裁決書" }
    print { "Print", "打印", "列印" }
    event { "Event", "赛事", "賽事" }
    when { "Recorded", "记录时间", "記錄時間" }
    facts { "Facts", "事实", "事實" }
    proposed { "What follows by the rules", "依规则应有的处理", "依規則應有的處理" }
    decided { "The arbiter's decision", "裁判员决定", "裁判員決定" }
    signature_arbiter { "Arbiter", "裁判员签名", "裁判員簽名" }
    signature_white { "White", "白方签名", "白方簽名" }
    signature_black { "Black", "黑方签名", "黑方簽名" }
    claim_made { "Claim", "申诉", "申訴" }
    claim_by(what, side) { "{what}, by {side}", "{what}（{side}提出）", "{what}（{side}提出）" }
    announced_move { "Announced or illegal move", "所写或不合规则的着法", "所寫或不合規則的著法" }
    by_the_rules { "By the rules", "依据", "依據" }
    diagram(number, caption) { "{number}. {caption}", "{number}. {caption}", "{number}. {caption}" }
    reason_given { "Reason", "理由", "理由" }
    appeal_heading { "Appeal", "向仲裁委员会申诉", "向仲裁委員會申訴" }
    appeal_by { "Appellant, and the time it is handed in", "申诉人及提交时间", "申訴人及提交時間" }
    appeal_grounds { "Grounds", "理由", "理由" }
    appeal_received { "Received by", "接收人", "接收人" }
    as_pdf { "Print as PDF", "打印（PDF）", "列印（PDF）" }
    whole_round { "A whole round's games", "整轮棋谱", "整輪棋譜" }
    next_move { "Next move", "下一着", "下一著" }
    add_move { "Add", "加入", "加入" }
    take_back { "Take back", "退一着", "退一著" }
    read_file { "Read the file", "读取文件", "讀取檔案" }
    no_file { "Choose a file first.", "请先选择文件。", "請先選擇檔案。" }
    the_game { "The game", "对局", "對局" }
    at_fault { "At a move that cannot be played", "遇到不能走的着法", "遇到不能走的著法" }
    fault_stop { "stop there", "停在该处", "停在該處" }
    fault_skip { "leave it out", "略过该着", "略過該著" }
    fault_pass { "take it as made, the other side moves", "视为已走，轮到对方", "視為已走，輪到對方" }
    read_round { "Match the games to the boards", "将棋谱对应到台次", "將棋譜對應到檯次" }
    not_matched { "no board of this round", "本轮无对应台次", "本輪無對應檯次" }
    colours_differ { "colours the other way round", "先后手相反", "先後手相反" }
    nothing_open { "nothing open", "无可提出的要求", "無可提出的要求" }
    to_the_desk { "claim", "申诉", "申訴" }
    illegal_moves_short(white, black) { "illegal moves {white}:{black}", "不合规则着法 {white}:{black}", "不合規則著法 {white}:{black}" }
    illegal_moves(white, black) { "Illegal moves punished in this game: White {white}, Black {black}", "本局已处罚的不合规则着法：白方{white}次，黑方{black}次", "本局已處罰的不合規則著法：白方{white}次，黑方{black}次" }
}
