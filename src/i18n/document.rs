//! The words of the papers.

use crate::messages;

messages! {
    player_list { "Starting rank list", "起始排名表", "起始排名表" }
    players_by_name { "Players by name", "棋手名单（按姓名）", "棋手名單（按姓名）" }
    check_in_list { "Check-in list", "报到表", "報到表" }
    pairings_by_board { "Pairings by board", "编排表（按台次）", "編排表（按檯次）" }
    pairings_by_name { "Pairings by name", "编排表（按姓名）", "編排表（按姓名）" }
    results { "Results", "比赛结果", "比賽結果" }
    crosstable_by_rank { "Crosstable by rank", "交叉表（按名次）", "交叉表（按名次）" }
    crosstable_by_number { "Crosstable by number", "交叉表（按编号）", "交叉表（按編號）" }
    round_robin_table { "Round-robin table", "循环表", "循環表" }
    figures_explained { "Tie-breaks explained", "破同分说明", "破同分說明" }
    level_on(points) { "level on {points} points", "同积{points}分", "同積{points}分" }
    decided_by { "Decided by", "决定因素", "決定因素" }
    shares_rank { "shared", "并列", "並列" }
    by_lots_or_hand { "lots or the arbiter", "抽签或裁判长决定", "抽籤或裁判長決定" }
    nobody_there {
        "Nobody stands there in the standings. Open the figures from the page of the standings.",
        "名次表中该处无人，请从名次表页面打开。",
        "名次表中該處無人，請從名次表頁面開啟。"
    }
    struck_does_not_count { "Grey lines do not count.", "灰色行不计入。", "灰色行不計入。" }
    result_slips { "Result slips", "成绩单", "成績單" }
    player_cards { "Player cards", "棋手卡", "棋手卡" }
    public_notice { "Follow this event", "赛事直播", "賽事直播" }
    round_pack { "Round pack", "本轮全套文件", "本輪全套文件" }

    /// The foot: which page of how many.
    page_of(page, pages) { "Page {page} of {pages}", "第{page}页，共{pages}页", "第{page}頁，共{pages}頁" }
    /// The foot: when it was printed, and from which state of the tournament.
    printed_from(at, journal) { "Printed {at} · journal {journal}", "打印于{at} · 日志第{journal}号", "列印於{at} · 日誌第{journal}號" }
    after_round(n) { "after round {n}", "第{n}轮后", "第{n}輪後" }
    draft { "DRAFT, not published", "草案，未公布", "草案，未公布" }
    provisional { "Games of this round are still being played.", "本轮仍有对局进行中。", "本輪仍有對局進行中。" }

    category { "Category", "组别", "組別" }
    gender { "Sex", "性别", "性別" }
    female { "f", "女", "女" }
    male { "m", "男", "男" }
    fide_id { "FIDE ID", "国际棋联ID", "國際棋聯ID" }
    birth { "Born", "出生", "出生" }
    present { "Here", "到场", "到場" }
    paid { "Paid", "已缴费", "已繳費" }
    requested { "Byes asked for", "已申请轮空", "已申請輪空" }
    note { "Note", "备注", "備註" }
    start { "Start", "开赛", "開賽" }
    colour { "Col", "颜色", "顏色" }
    has_white { "White", "白", "白" }
    has_black { "Black", "黑", "黑" }
    no_opponent { "Not paired", "无对手", "無對手" }
    absent { "Absent", "缺席", "缺席" }
    withdrawn { "withdrawn", "退赛", "退賽" }
    expelled { "expelled", "取消比赛资格", "取消比賽資格" }
    set_apart {
        "Left before half of the games: not ranked",
        "完成对局不足一半：不计名次",
        "完成對局不足一半：不計名次"
    }
    running_score { "Sum", "累计", "累計" }
    totals(players, present) {
        "{players} players, {present} checked in",
        "棋手{players}人，已报到{present}人",
        "棋手{players}人，已報到{present}人"
    }
    totals_players(players) { "{players} players", "棋手{players}人", "棋手{players}人" }
    games_and_missing(games, missing) {
        "{games} games, {missing} results missing",
        "对局{games}盘，缺结果{missing}盘",
        "對局{games}盤，缺結果{missing}盤"
    }
    white_signs { "White's signature", "白方签名", "白方簽名" }
    black_signs { "Black's signature", "黑方签名", "黑方簽名" }
    arbiter_signs { "Arbiter's signature", "裁判员签名", "裁判員簽名" }
    chief_arbiter(name) { "Chief arbiter: {name}", "裁判长：{name}", "裁判長：{name}" }
    slip_hint {
        "Both players sign; the winner, or White after a draw, hands it in.",
        "双方签名后由胜方（和棋由白方）交给裁判员。",
        "雙方簽名後由勝方（和棋由白方）交給裁判員。"
    }
    crosstable_key {
        "12w1: won with White against the player ranked 12. b: Black, ½: draw, +: won by forfeit, -: lost by forfeit or absent, u: not rated.",
        "12w1：执白胜名次为12的对手。b：执黑，½：和棋，+：对方弃权胜，-：弃权负或缺席，u：不计等级分。",
        "12w1：執白勝名次為12的對手。b：執黑，½：和棋，+：對方棄權勝，-：棄權負或缺席，u：不計等級分。"
    }
    crosstable_key_by_number {
        "12w1: won with White against player number 12. b: Black, ½: draw, +: won by forfeit, -: lost by forfeit or absent, u: not rated.",
        "12w1：执白胜12号棋手。b：执黑，½：和棋，+：对方弃权胜，-：弃权负或缺席，u：不计等级分。",
        "12w1：執白勝12號棋手。b：執黑，½：和棋，+：對方棄權勝，-：棄權負或缺席，u：不計等級分。"
    }
    bye_key {
        "U: pairing-allocated bye, H: half-point bye, F: full-point bye, Z: zero-point bye.",
        "U：轮空，H：半分轮空，F：全分轮空，Z：零分轮空。",
        "U：輪空，H：半分輪空，F：全分輪空，Z：零分輪空。"
    }
    scan {
        "Pairings, results and standings on your phone",
        "用手机查看编排、结果和名次",
        "用手機查看編排、結果和名次"
    }

    paper { "Paper", "纸张", "紙張" }
    paper_language { "Language of the papers", "文件语言", "文件語言" }
    choose { "Choose", "选定", "選定" }
    print_pack(round) { "Print everything due for round {round}", "打印第{round}轮全套文件", "列印第{round}輪全套文件" }
    without_opponents { "(without opponents, in two strips)", "（不列对手，双栏）", "（不列對手，雙欄）" }
    whole_event { "The whole event", "整个赛事", "整個賽事" }

    no_such_round(round) { "Round {round} is not paired yet.", "第{round}轮尚未编排。", "第{round}輪尚未編排。" }
    no_such_norm { "The player has not made this norm.", "该棋手未达成此序列。", "該棋手未達成此序列。" }
    bad_font(why) {
        "The font cannot be used ({why}). Choose another file, or print with the built-in fonts.",
        "无法使用该字体（{why}）。请另选字体文件，或使用内置字体打印。",
        "無法使用該字型（{why}）。請另選字型檔，或使用內建字型列印。"
    }
    bad_tie_break(why) {
        "A tie-break of the regulations cannot be computed ({why}). Correct the list in the settings, then print again.",
        "规程中的某项破同分办法无法计算（{why}）。请在设置中改正后重新打印。",
        "規程中的某項破同分辦法無法計算（{why}）。請在設定中改正後重新列印。"
    }
    no_such_ruling(seq) { "Act {seq} is no ruling, or it has been undone.", "第{seq}号操作不是裁决，或已撤销。", "第{seq}號操作不是裁決，或已撤銷。" }
    too_long_for_qr {
        "The public address is too long for a QR code. Give the server a shorter --public-url.",
        "公开网址过长，无法生成二维码。请用 --public-url 设置较短的网址。",
        "公開網址過長，無法產生二維條碼。請用 --public-url 設定較短的網址。"
    }
}
