//! Words of imports and exports: defects of files with their places, what was mended, and the acts that a file tells.

use super::{Lang, common, pairing_tools, refusals};
use crate::exchange::Place;
use crate::exchange::archive::{self, ArchiveFault};
use crate::exchange::import_check::RoundFindings;
use crate::exchange::players::{CellDefect, CellFault, Column};
use crate::exchange::table::GridFault;
use crate::exchange::trf::report::{Defect, Fault, FieldName, Note, Remark};
use crate::messages;
use crate::pairing::checker::Verdict;
use crate::tournament::Tournament;
use crate::tournament::ids::Tpn;

messages! {
    place(line, column) { "Line {line}, column {column}", "第{line}行第{column}列", "第{line}行第{column}列" }

    field_starting_number { "starting number", "起始序号", "起始序號" }
    field_sex { "sex", "性别", "性別" }
    field_fide_id { "FIDE ID", "国际棋联编号", "國際棋聯編號" }
    field_birth { "date of birth", "出生日期", "出生日期" }
    field_opponent { "opponent", "对手", "對手" }
    field_colour { "colour", "执棋颜色", "執棋顏色" }
    field_round { "round", "轮次", "輪次" }
    field_rounds { "number of rounds", "轮数", "輪數" }
    field_date { "date", "日期", "日期" }
    field_round_date { "date of a round", "轮次日期", "輪次日期" }
    field_players { "number of players", "棋手人数", "棋手人數" }
    field_rated_players { "number of rated players", "有等级分棋手人数", "有等級分棋手人數" }
    field_teams { "number of teams", "队数", "隊數" }
    field_initial_colour { "initial colour", "首轮先后手", "首輪先後手" }
    field_scoring { "scoring", "计分办法", "計分辦法" }
    field_starting_rank { "starting rank method", "起始排名办法", "起始排名辦法" }
    field_type { "type of tournament", "比赛类型", "比賽類型" }
    field_tie_breaks { "tie-breaks", "破同分办法", "破同分辦法" }
    field_bye { "bye", "轮空", "輪空" }
    field_team_number { "team number", "队号", "隊號" }
    field_team_strength { "team strength", "队伍强度", "隊伍強度" }

    defect_too_large(megabytes) {
        "The file is larger than {megabytes} MB. Is it really a tournament?",
        "文件大于 {megabytes} MB。这确实是比赛文件吗？",
        "檔案大於 {megabytes} MB。這確實是比賽檔案嗎？"
    }
    defect_no_players {
        "There is no player record (001) in the file: it is no TRF, or it was cut off.",
        "文件中没有棋手记录（001）：不是 TRF 文件，或内容不完整。",
        "檔案中沒有棋手記錄（001）：不是 TRF 檔案，或內容不完整。"
    }
    defect_missing(field) { "Missing: {field}.", "缺少：{field}。", "缺少：{field}。" }
    defect_unreadable(field, text) { "“{text}” cannot be read as: {field}.", "“{text}”无法读作：{field}。", "「{text}」無法讀作：{field}。" }
    defect_out_of_column(text) { "“{text}” stands between the columns of a round: the line is shifted.", "“{text}”位于该轮各列之间：此行错位。", "「{text}」位於該輪各列之間：此行錯位。" }
    defect_too_great(field, text, limit) {
        "{field}: {text} is more than {limit}.", "{field}：{text} 超过 {limit}。", "{field}：{text} 超過 {limit}。"
    }
    defect_number_twice(number, line) {
        "Number {number} stands in line {line} already.", "编号 {number} 已在第{line}行出现。", "編號 {number} 已在第{line}行出現。"
    }
    defect_no_such_player(number) { "There is no player {number}.", "没有 {number} 号棋手。", "沒有 {number} 號棋手。" }
    defect_no_such_team(number) { "There is no team {number}.", "没有 {number} 号队。", "沒有 {number} 號隊。" }
    defect_own_opponent(round) {
        "Round {round}: the player is his own opponent.", "第{round}轮：棋手的对手是自己。", "第{round}輪：棋手的對手是自己。"
    }
    defect_not_mirrored(round, player, opponent, line) {
        "Round {round}: {player} names {opponent} as opponent, but line {line} of {opponent} does not name {player}.",
        "第{round}轮：{player} 号的对手为 {opponent} 号，但第{line}行（{opponent} 号）的对手不是 {player} 号。",
        "第{round}輪：{player} 號的對手為 {opponent} 號，但第{line}行（{opponent} 號）的對手不是 {player} 號。"
    }
    defect_same_colour(round, player, opponent, line) {
        "Round {round}: {player} and {opponent} (line {line}) have the same colour.",
        "第{round}轮：{player} 号与 {opponent} 号（第{line}行）颜色相同。",
        "第{round}輪：{player} 號與 {opponent} 號（第{line}行）顏色相同。"
    }
    defect_no_colours(round, player, opponent) {
        "Round {round}: the game of {player} and {opponent} has no colours.",
        "第{round}轮：{player} 号与 {opponent} 号的对局没有颜色。",
        "第{round}輪：{player} 號與 {opponent} 號的對局沒有顏色。"
    }
    defect_contradiction(round, player, own, opponent, other, line) {
        "Round {round}: the results contradict each other: {player} has {own}, {opponent} (line {line}) has {other}.",
        "第{round}轮：结果互相矛盾：{player} 号为 {own}，{opponent} 号（第{line}行）为 {other}。",
        "第{round}輪：結果互相矛盾：{player} 號為 {own}，{opponent} 號（第{line}行）為 {other}。"
    }
    defect_more { "More defects follow; these first.", "还有更多错误；请先改正以上各项。", "還有更多錯誤；請先改正以上各項。" }

    note_encoding(name) { "Read as {name}.", "按 {name} 编码读取。", "按 {name} 編碼讀取。" }
    note_characters_lost { "Some characters could not be read.", "有些字符无法读取。", "有些字元無法讀取。" }
    note_columns_in_bytes { "The columns of this line count bytes; read so.", "该行按字节计列，已照此读取。", "該行按位元組計列，已照此讀取。" }
    note_dropped(field, text) { "{field}: “{text}” says nothing and is left out.", "{field}：“{text}”无法识别，已略去。", "{field}：「{text}」無法識別，已略去。" }
    note_unknown_record(code) { "Record {code} is unknown; kept for the next export.", "未知记录 {code}，保留至下次导出。", "未知記錄 {code}，保留至下次匯出。" }
    note_rounds_assumed(rounds) { "The number of rounds is not given: {rounds} assumed.", "未给出轮数：假定为 {rounds} 轮。", "未給出輪數：假定為 {rounds} 輪。" }
    note_more_rounds(stated, found) { "The file gives {stated} rounds but has {found}.", "文件写明 {stated} 轮，实有 {found} 轮。", "檔案寫明 {stated} 輪，實有 {found} 輪。" }
    note_no_start { "No date of start: today's editions of the rules are assumed.", "没有开始日期：假定适用现行规则。", "沒有開始日期：假定適用現行規則。" }
    note_system_assumed(system) { "The pairing system is taken to be: {system}.", "编排制度认定为：{system}。", "編排制度認定為：{system}。" }
    note_system_unknown(code) { "Sonneborn does not pair by {code}.", "Sonneborn 不按 {code} 编排。", "Sonneborn 不按 {code} 編排。" }
    note_tie_breaks_assumed { "The tie-breaks are not given: ours are assumed.", "未给出破同分办法：采用默认设置。", "未給出破同分辦法：採用預設設定。" }
    note_scoring_inferred(win, draw, bye) {
        "By the points, a win is worth {win}, a draw {draw}, the pairing-allocated bye {bye}.",
        "根据积分推断：胜 {win} 分，和 {draw} 分，轮空 {bye} 分。",
        "根據積分推斷：勝 {win} 分，和 {draw} 分，輪空 {bye} 分。"
    }
    note_scoring_by_colour { "Points that differ by colour cannot be kept; White's are taken.", "无法按先后手分别计分；采用白方分值。", "無法按先後手分別計分；採用白方分值。" }
    note_points_differ(player, stated, computed) {
        "{player} has {stated} points in the file, but his results give {computed}.",
        "{player} 号在文件中为 {stated} 分，但按结果应为 {computed} 分。",
        "{player} 號在檔案中為 {stated} 分，但按結果應為 {computed} 分。"
    }
    note_count_differs(field, stated, counted) { "{field}: the file says {stated}, there are {counted}.", "{field}：文件写明 {stated}，实为 {counted}。", "{field}：檔案寫明 {stated}，實為 {counted}。" }
    note_bye_from_result(round, player, mark, bye) {
        "Round {round}: {mark} of {player} without an opponent is taken as: {bye}.",
        "第{round}轮：{player} 号无对手的 {mark} 作为{bye}。",
        "第{round}輪：{player} 號無對手的 {mark} 作為{bye}。"
    }
    note_several_byes(round, players) { "Round {round} has more than one pairing-allocated bye: {players}.", "第{round}轮有多个轮空：{players}。", "第{round}輪有多個輪空：{players}。" }
    note_round_without_games(round) {
        "Round {round} has a pairing-allocated bye but no games. Take its publication back to pair it.",
        "第{round}轮只有轮空而没有对局。如需编排，请撤回该轮的公布。",
        "第{round}輪只有輪空而沒有對局。如需編排，請撤回該輪的公佈。"
    }
    note_byes_of_next_round(round, players) { "Round {round} is not paired yet; marks there are byes asked for: {players}.", "第{round}轮尚未编排；其中的标记视为申请的轮空：{players}。", "第{round}輪尚未編排；其中的標記視為申請的輪空：{players}。" }
    note_bye_differs(round, player) { "Round {round}: the bye of {player} in record 240 is not the one of record 001, which counts.", "第{round}轮：{player} 号在记录 240 中的轮空与记录 001 不符，以 001 为准。", "第{round}輪：{player} 號在記錄 240 中的輪空與記錄 001 不符，以 001 為準。" }
    note_result_from_opponent(round, player, opponent) { "Round {round}: {player} has no result; taken from {opponent}.", "第{round}轮：{player} 号没有结果，取自 {opponent} 号。", "第{round}輪：{player} 號沒有結果，取自 {opponent} 號。" }
    note_forfeit_from_one_side(round, player, opponent) { "Round {round}: only one of {player} and {opponent} has a forfeit; taken as one.", "第{round}轮：{player} 号与 {opponent} 号中只有一方记为弃权，按弃权处理。", "第{round}輪：{player} 號與 {opponent} 號中只有一方記為棄權，按棄權處理。" }
    note_forfeit_without_mirror(round, player, opponent) { "Round {round}: {player} won by forfeit against {opponent}, who does not name him.", "第{round}轮：{player} 号因 {opponent} 号弃权获胜，但后者未列出对手。", "第{round}輪：{player} 號因 {opponent} 號棄權獲勝，但後者未列出對手。" }
    note_colours_assumed(round, white, black) { "Round {round}: colours are open; {white} is taken as White against {black}.", "第{round}轮：颜色未定；假定 {white} 号执白对 {black} 号。", "第{round}輪：顏色未定；假定 {white} 號執白對 {black} 號。" }
    note_results_missing(round, games) { "Round {round}: {games} games have no result.", "第{round}轮：{games} 局没有结果。", "第{round}輪：{games} 局沒有結果。" }
    note_same_fide_id(first, second) { "{first} and {second} have the same FIDE ID.", "{first} 号与 {second} 号的国际棋联编号相同。", "{first} 號與 {second} 號的國際棋聯編號相同。" }
    note_pairing_by_rank { "Pairing by rank (XXC rank) is not in the rules; numbers count.", "规则没有按排名编排（XXC rank）；以编号为准。", "規則沒有按排名編排（XXC rank）；以編號為準。" }
    note_team_points_differ(team, stated, computed) {
        "{team}: the file says {stated} points, the matches give {computed}.",
        "{team}：文件记为{stated}分，按各场比赛应为{computed}分。",
        "{team}：檔案記為{stated}分，按各場比賽應為{computed}分。"
    }
    note_abnormal_kept { "Match points of record 299 are kept for the next export only.", "记录 299 的场分仅保留至下次导出。", "記錄 299 的場分僅保留至下次匯出。" }

    column_family { "family name", "姓", "姓" }
    column_given { "given name", "名", "名" }
    column_national_id { "national ID", "本国注册号", "本國註冊號" }
    column_rating_fide { "FIDE rating", "国际等级分", "國際等級分" }
    column_rating_rapid { "rapid rating", "快棋等级分", "快棋等級分" }
    column_rating_blitz { "blitz rating", "超快棋等级分", "超快棋等級分" }
    column_rating_national { "national rating", "国内等级分", "國內等級分" }
    column_estimate { "estimated rating", "估计等级分", "估計等級分" }
    column_category { "Category", "组别", "組別" }
    column_paid { "Paid", "缴费", "繳費" }
    column_note { "Note", "备注", "備註" }

    cell_missing(column) { "{column} is missing.", "缺少{column}。", "缺少{column}。" }
    cell_unreadable(column, text) { "“{text}” cannot be read as: {column}.", "“{text}”无法读作：{column}。", "「{text}」無法讀作：{column}。" }
    cell_too_long(column, limit) { "{column} is longer than {limit} characters.", "{column}超过 {limit} 个字符。", "{column}超過 {limit} 個字元。" }
    cell_twice(line) { "The same player stands in line {line} already.", "该棋手已在第{line}行出现。", "該棋手已在第{line}行出現。" }
    cell_no_names { "No column is marked as names. Choose the one that has them.", "没有标明姓名列。请选择姓名所在的列。", "沒有標明姓名列。請選擇姓名所在的列。" }

    grid_too_large(megabytes) { "The file is larger than {megabytes} MB. Send the list of players only.", "文件大于 {megabytes} MB。请只上传棋手名单。", "檔案大於 {megabytes} MB。請只上傳棋手名單。" }
    grid_too_many_rows(line, limit) { "Line {line}: more than {limit} rows.", "第{line}行：超过 {limit} 行。", "第{line}行：超過 {limit} 行。" }
    grid_too_many_columns(line, limit) { "Line {line}: more than {limit} columns.", "第{line}行：超过 {limit} 列。", "第{line}行：超過 {limit} 列。" }
    grid_not_text(line) { "Line {line} is no text. Save the list as CSV or XLSX and send that.", "第{line}行不是文本。请将名单保存为 CSV 或 XLSX 后再上传。", "第{line}行不是文字。請將名單儲存為 CSV 或 XLSX 後再上傳。" }
    grid_empty { "There is nothing in the file.", "文件是空的。", "檔案是空的。" }
    grid_not_a_spreadsheet(why) { "The spreadsheet cannot be opened ({why}). Save it again as XLSX or CSV.", "无法打开表格（{why}）。请重新保存为 XLSX 或 CSV。", "無法開啟試算表（{why}）。請重新儲存為 XLSX 或 CSV。" }

    archive_too_large(megabytes) { "The file is larger than {megabytes} MB.", "文件大于 {megabytes} MB。", "檔案大於 {megabytes} MB。" }
    archive_json(why) { "The file is damaged: {why}. Copy it again from where it was saved.", "文件已损坏：{why}。请从原处重新复制。", "檔案已損壞：{why}。請從原處重新複製。" }
    archive_other_format { "The file is no tournament of Sonneborn.", "这不是 Sonneborn 的比赛文件。", "這不是 Sonneborn 的比賽檔案。" }
    archive_too_new(edition, known) { "The file is of edition {edition}, this program knows {known}. Install the newer program.", "文件版本为 {edition}，本程序只支持到 {known}。请安装新版程序。", "檔案版本為 {edition}，本程式只支援到 {known}。請安裝新版程式。" }
    archive_empty { "The file has no acts.", "文件中没有任何操作记录。", "檔案中沒有任何操作記錄。" }
    archive_gap(seq) { "Act {seq} is missing: the file is not whole.", "缺少第 {seq} 项操作记录：文件不完整。", "缺少第 {seq} 項操作記錄：檔案不完整。" }
    archive_no_beginning { "The file does not begin with the making of a tournament.", "文件不是以创建比赛开始的。", "檔案不是以建立比賽開始的。" }
    archive_unknown_player(round) { "Round {round} has a player who is not registered.", "第{round}轮有未报名的棋手。", "第{round}輪有未報名的棋手。" }

    too_great_to_check { "The event is too great to be held against the engine here. Use: sonneborn check FILE", "赛事规模过大，无法在此与编排程序核对。请使用：sonneborn check 文件", "賽事規模過大，無法在此與編排程式核對。請使用：sonneborn check 檔案" }
    whole_tournament { "Whole tournament (to another machine)", "整个比赛（转到其他电脑）", "整個比賽（轉到其他電腦）" }

    story_line(at, who, what) { "{at} {who}: {what}", "{at} {who}：{what}", "{at} {who}：{what}" }
    story_line_with_reason(at, who, what, why) { "{at} {who}: {what} ({why})", "{at} {who}：{what}（{why}）", "{at} {who}：{what}（{why}）" }
    story_import(source) { "imported from {source}", "由 {source} 导入", "由 {source} 匯入" }
    story_regulations { "regulations changed", "修改竞赛规程", "修改競賽規程" }
    story_late_entry(names, round) { "late entry in round {round}: {names}", "第{round}轮起迟到报名：{names}", "第{round}輪起遲到報名：{names}" }
    story_return(name) { "{name} returned", "{name} 重新参赛", "{name} 重新參賽" }
    story_withdrawal(name, round) { "{name} withdrew from round {round} on", "{name} 自第{round}轮起退出", "{name} 自第{round}輪起退出" }
    story_expulsion(name, round) { "{name} expelled from round {round} on", "{name} 自第{round}轮起被取消资格", "{name} 自第{round}輪起被取消資格" }
    story_paired_by_hand(round) { "round {round} paired by hand", "第{round}轮人工编排", "第{round}輪人工編排" }
    story_unpublished(round) { "publication of round {round} taken back", "撤回第{round}轮的公布", "撤回第{round}輪的公佈" }
    story_correction(round, board, was, now) { "round {round}, board {board}: {was} corrected to {now}", "第{round}轮第{board}台：{was} 改为 {now}", "第{round}輪第{board}檯：{was} 改為 {now}" }
    story_colours(round, board) { "round {round}, board {board}: colours exchanged", "第{round}轮第{board}台：交换先后手", "第{round}輪第{board}檯：交換先後手" }
    story_for_rating(round, board, now) { "round {round}, board {board}: {now} for the rating report only", "第{round}轮第{board}台：{now}，仅用于等级分报告", "第{round}輪第{board}檯：{now}，僅用於等級分報告" }
    story_adjustment(name, points) { "{points} points for {name} outside the games", "{name} 在对局外 {points} 分", "{name} 在對局外 {points} 分" }
    story_lots(names) { "lots drawn: {names}", "抽签：{names}", "抽籤：{names}" }
    story_ranking(names) { "ranked by decision: {names}", "裁定名次：{names}", "裁定名次：{names}" }
}

/// The field's name for readers.
pub fn field(lang: Lang, field: FieldName) -> &'static str {
    match field {
        FieldName::StartingNumber => field_starting_number(lang),
        FieldName::Sex => field_sex(lang),
        FieldName::Title => common::title(lang),
        FieldName::Name => common::name(lang),
        FieldName::Rating => common::rating(lang),
        FieldName::FideId => field_fide_id(lang),
        FieldName::Birth => field_birth(lang),
        FieldName::Points => common::points(lang),
        FieldName::Rank => common::rank(lang),
        FieldName::Opponent => field_opponent(lang),
        FieldName::Colour => field_colour(lang),
        FieldName::Result => common::result(lang),
        FieldName::Round => field_round(lang),
        FieldName::Rounds => field_rounds(lang),
        FieldName::Date => field_date(lang),
        FieldName::RoundDate => field_round_date(lang),
        FieldName::Players => field_players(lang),
        FieldName::RatedPlayers => field_rated_players(lang),
        FieldName::Teams => field_teams(lang),
        FieldName::InitialColour => field_initial_colour(lang),
        FieldName::Scoring => field_scoring(lang),
        FieldName::StartingRank => field_starting_rank(lang),
        FieldName::TournamentType => field_type(lang),
        FieldName::TieBreaks => field_tie_breaks(lang),
        FieldName::Bye => field_bye(lang),
        FieldName::TeamNumber => field_team_number(lang),
        FieldName::TeamStrength => field_team_strength(lang),
    }
}

/// What is not as the rules and the engine have it in a round of a file; nothing for a round that is clean.
pub fn findings(lang: Lang, tournament: &Tournament, found: &RoundFindings) -> Vec<String> {
    let round = common::round_n(lang, found.round);
    let at_round = |words: String| match lang {
        Lang::English => format!("{round}: {words}"),
        Lang::Simplified | Lang::Traditional => format!("{round}：{words}"),
    };
    let warnings = found.warnings.iter().map(|warning| refusals::warning(lang, warning, tournament));
    let refusal = found.refusal.iter().map(|refusal| refusals::refusal(lang, refusal, Some(tournament)));
    let mut lines: Vec<String> = warnings.chain(refusal).map(at_round).collect();
    if let Some(check) = found.pairing.as_ref().filter(|check| check.verdict != Verdict::Same) {
        lines.extend(pairing_tools::round_check(lang, tournament, check));
    }
    lines
}

/// The name of a column of a list of players.
pub fn column(lang: Lang, column: Column) -> &'static str {
    match column {
        Column::Name => common::name(lang),
        Column::Family => column_family(lang),
        Column::Given => column_given(lang),
        Column::Title => common::title(lang),
        Column::Sex => field_sex(lang),
        Column::Birth => field_birth(lang),
        Column::Federation => common::federation(lang),
        Column::FideId => field_fide_id(lang),
        Column::NationalId => column_national_id(lang),
        Column::Rating => common::rating(lang),
        Column::RatingFide => column_rating_fide(lang),
        Column::RatingRapid => column_rating_rapid(lang),
        Column::RatingBlitz => column_rating_blitz(lang),
        Column::RatingNational => column_rating_national(lang),
        Column::Estimate => column_estimate(lang),
        Column::K => "K",
        Column::Club => common::club(lang),
        Column::Category => column_category(lang),
        Column::Paid => column_paid(lang),
        Column::Note => column_note(lang),
    }
}

/// A cell that cannot be read, with its place.
pub fn cell_fault(lang: Lang, fault: &CellFault) -> String {
    let name = column(lang, fault.column);
    let words = match &fault.defect {
        CellDefect::Missing => cell_missing(lang, name),
        CellDefect::Unreadable { text } => cell_unreadable(lang, name, text),
        CellDefect::TooLong { limit } => cell_too_long(lang, name, limit),
        CellDefect::Twice { first_line } => cell_twice(lang, first_line),
        CellDefect::NoNames => return cell_no_names(lang).to_owned(),
    };
    at(lang, Some(fault.place), &words)
}

/// Why there is no table in a file.
pub fn grid_fault(lang: Lang, fault: &GridFault) -> String {
    match fault {
        GridFault::TooLarge { limit_bytes } => grid_too_large(lang, limit_bytes / (1024 * 1024)),
        GridFault::TooManyRows { line, limit } => grid_too_many_rows(lang, line, limit),
        GridFault::TooManyColumns { line, limit } => grid_too_many_columns(lang, line, limit),
        GridFault::NotText { line } => grid_not_text(lang, line),
        GridFault::Empty => grid_empty(lang).to_owned(),
        GridFault::NotASpreadsheet { why } => grid_not_a_spreadsheet(lang, why),
    }
}

/// Why a file is no whole tournament.
pub fn archive_fault(lang: Lang, fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::TooLarge { limit_bytes } => archive_too_large(lang, limit_bytes / (1024 * 1024)),
        ArchiveFault::Json { place, why } => at(lang, Some(*place), &archive_json(lang, why)),
        ArchiveFault::OtherFormat => archive_other_format(lang).to_owned(),
        ArchiveFault::TooNew { edition } => archive_too_new(lang, edition, archive::EDITION),
        ArchiveFault::Empty => archive_empty(lang).to_owned(),
        ArchiveFault::Gap { expected } => archive_gap(lang, expected),
        ArchiveFault::NoBeginning => archive_no_beginning(lang).to_owned(),
        ArchiveFault::UnknownPlayer { round } => archive_unknown_player(lang, round),
    }
}

/// A defect with its place, as a whole sentence.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    at(lang, Some(fault.place), &defect(lang, &fault.defect))
}

/// A note with its place, where it has one.
pub fn note(lang: Lang, note: &Note) -> String {
    at(lang, note.place, &remark(lang, &note.remark))
}

fn at(lang: Lang, found: Option<Place>, words: &str) -> String {
    match (found, lang) {
        (Some(at), Lang::English) => format!("{}: {words}", place(lang, at.line, at.column)),
        (Some(at), _) => format!("{}：{words}", place(lang, at.line, at.column)),
        (None, _) => words.to_owned(),
    }
}

fn defect(lang: Lang, defect: &Defect) -> String {
    match defect {
        Defect::TooLarge { limit_bytes } => defect_too_large(lang, limit_bytes / (1024 * 1024)),
        Defect::NoPlayers => defect_no_players(lang).to_owned(),
        Defect::Missing(name) => defect_missing(lang, field(lang, *name)),
        Defect::Unreadable { field: name, text } => defect_unreadable(lang, field(lang, *name), text),
        Defect::OutOfColumn { text } => defect_out_of_column(lang, text),
        Defect::TooGreat { field: name, text, limit } => defect_too_great(lang, field(lang, *name), text, limit),
        Defect::NumberTwice { number, first_line } => defect_number_twice(lang, number, first_line),
        Defect::NoSuchPlayer { number } => defect_no_such_player(lang, number),
        Defect::NoSuchTeam { number } => defect_no_such_team(lang, number),
        Defect::OwnOpponent { round } => defect_own_opponent(lang, round),
        Defect::NotMirrored { round, player, opponent, line } => {
            defect_not_mirrored(lang, round, player, opponent, line)
        }
        Defect::SameColour { round, player, opponent, line } => defect_same_colour(lang, round, player, opponent, line),
        Defect::NoColours { round, player, opponent } => defect_no_colours(lang, round, player, opponent),
        Defect::Contradiction { round, player, opponent, own, other, line } => {
            defect_contradiction(lang, round, player, own, opponent, other, line)
        }
        Defect::More => defect_more(lang).to_owned(),
    }
}

fn remark(lang: Lang, remark: &Remark) -> String {
    match remark {
        Remark::Encoding { name } => note_encoding(lang, name),
        Remark::CharactersLost => note_characters_lost(lang).to_owned(),
        Remark::ColumnsInBytes => note_columns_in_bytes(lang).to_owned(),
        Remark::Dropped { field: name, text } => note_dropped(lang, field(lang, *name), text),
        Remark::UnknownRecord { code } => note_unknown_record(lang, code),
        Remark::RoundsAssumed { rounds } => note_rounds_assumed(lang, rounds),
        Remark::MoreRoundsThanStated { stated, found } => note_more_rounds(lang, stated, found),
        Remark::NoStartDate => note_no_start(lang).to_owned(),
        Remark::SystemAssumed { system } => {
            note_system_assumed(lang, crate::exchange::trf::type_code::encode(*system, false, None))
        }
        Remark::SystemUnknown { code } => note_system_unknown(lang, code),
        Remark::TieBreaksAssumed => note_tie_breaks_assumed(lang).to_owned(),
        Remark::ScoringInferred { scoring } => {
            note_scoring_inferred(lang, scoring.win, scoring.draw, scoring.pairing_allocated_bye)
        }
        Remark::ScoringByColour => note_scoring_by_colour(lang).to_owned(),
        Remark::PointsDiffer { player, stated, computed } => note_points_differ(lang, player, stated, computed),
        Remark::CountDiffers { field: name, stated, counted } => {
            note_count_differs(lang, field(lang, *name), stated, counted)
        }
        Remark::ByeFromResult { player, round, mark, bye } => {
            note_bye_from_result(lang, round, player, mark, common::bye_of(lang, *bye))
        }
        Remark::SeveralAllocatedByes { round, players } => note_several_byes(lang, round, list(players)),
        Remark::RoundWithoutGames { round } => note_round_without_games(lang, round),
        Remark::ByesOfNextRound { round, players } => note_byes_of_next_round(lang, round, list(players)),
        Remark::ByeDiffers { player, round } => note_bye_differs(lang, round, player),
        Remark::ResultFromOpponent { round, player, opponent } => {
            note_result_from_opponent(lang, round, player, opponent)
        }
        Remark::ForfeitFromOneSide { round, player, opponent } => {
            note_forfeit_from_one_side(lang, round, player, opponent)
        }
        Remark::ForfeitWithoutMirror { round, player, opponent } => {
            note_forfeit_without_mirror(lang, round, player, opponent)
        }
        Remark::ColoursAssumed { round, white, black } => note_colours_assumed(lang, round, white, black),
        Remark::ResultsMissing { round, games } => note_results_missing(lang, round, games),
        Remark::SameFideId { first, second } => note_same_fide_id(lang, first, second),
        Remark::PairingByRank => note_pairing_by_rank(lang).to_owned(),
        Remark::TeamPointsDiffer { team, stated, computed } => note_team_points_differ(lang, team, stated, computed),
        Remark::AbnormalPointsKept => note_abnormal_kept(lang).to_owned(),
    }
}

/// Numbers one after the other.
fn list(players: &[Tpn]) -> String {
    players.iter().map(Tpn::to_string).collect::<Vec<_>>().join(", ")
}
