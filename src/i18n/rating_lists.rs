//! Words of the rating lists: importing them, and the check of an event's players against one.

use super::Lang;
use crate::exchange::list_check::Kind;
use crate::messages;
use std::borrow::Borrow;

messages! {
    lists { "Rating lists", "等级分表", "等級分表" }
    import { "Import a list", "导入等级分表", "匯入等級分表" }
    import_hint { "FIDE's list as it is downloaded (TXT or XML, zipped or not), or a national list as CSV. The lists that are here stay until the new one is whole.", "国际棋联下载的等级分表（TXT 或 XML，可为 ZIP），或 CSV 格式的国家等级分表。新表完整导入之前，原有的表保持不变。", "國際棋聯下載的等級分表（TXT 或 XML，可為 ZIP），或 CSV 格式的國家等級分表。新表完整匯入之前，原有的表保持不變。" }
    list_name { "Name of the list", "表名", "表名" }
    valid_from { "In force from", "生效日期", "生效日期" }
    national_federation { "National list of the federation (three letters; empty for FIDE's)", "国家表所属棋协（三个字母；国际棋联表留空）", "國家表所屬棋協（三個字母；國際棋聯表留空）" }
    rate_of_single { "Rate of a list with one rating", "单项表的赛制", "單項表的賽制" }
    file { "File", "文件", "檔案" }
    start_import { "Import", "导入", "匯入" }
    players { "Players", "人数", "人數" }
    imported_at { "Imported", "导入时间", "匯入時間" }
    delete { "Delete", "删除", "刪除" }
    no_lists { "There is no rating list yet.", "还没有等级分表。", "還沒有等級分表。" }
    running(players, percent) { "Importing: {players} players, {percent} %", "正在导入：{players} 人，{percent}%", "正在匯入：{players} 人，{percent}%" }
    imported(list, players) { "{list} is imported: {players} players.", "{list} 已导入：{players} 人。", "{list} 已匯入：{players} 人。" }
    skipped(count, lines) { "Lines that are no player: {count} (the first: {lines}).", "不是棋手的行：{count}（最先几行：{lines}）。", "不是棋手的行：{count}（最先幾行：{lines}）。" }
    failed(why) { "Nothing was imported; the lists are as before. {why}", "未导入任何内容，原有的表不变。{why}", "未匯入任何內容，原有的表不變。{why}" }
    missing_column(heading) { "The first line has no column “{heading}”.", "第一行没有“{heading}”列。", "第一行沒有「{heading}」欄。" }
    rate_unknown { "The list has one rating only: choose its rate and import again.", "该表只有一项等级分：请选择赛制后重新导入。", "該表只有一項等級分：請選擇賽制後重新匯入。" }
    empty { "There is no player in the file.", "文件中没有棋手。", "檔案中沒有棋手。" }
    unreadable(why) { "The file cannot be read: {why}", "无法读取文件：{why}", "無法讀取檔案：{why}" }
    xml_damaged(line, column, why) { "Line {line}, column {column}: the XML breaks off or is damaged ({why}).", "第 {line} 行第 {column} 列：XML 中断或已损坏（{why}）。", "第 {line} 行第 {column} 欄：XML 中斷或已損壞（{why}）。" }
    busy { "Another list is being imported: wait until it is done.", "正在导入另一张表：请稍候。", "正在匯入另一張表：請稍候。" }
    no_file { "Choose a file.", "请选择文件。", "請選擇檔案。" }
    match_columns(list) { "{list}: which column is what? It is kept for the next list of this name.", "{list}：各列的含义？将保存以供同名的表下次使用。", "{list}：各欄的含義？將儲存以供同名的表下次使用。" }
    check { "Check against the rating list", "与等级分表核对", "與等級分表核對" }
    check_hint(list) { "Registered players beside {list}. What is accepted goes into the journal, one act a change; the rest is left.", "已报名棋手与 {list} 对照。接受的更改逐项记入日志，其余保持不变。", "已報名棋手與 {list} 對照。接受的更改逐項記入日誌，其餘保持不變。" }
    not_in_force(list) { "{list} is not in force on the first day of the event.", "{list} 在比赛首日尚未生效。", "{list} 在比賽首日尚未生效。" }
    all_agree { "All players are as in the list.", "所有棋手均与等级分表一致。", "所有棋手均與等級分表一致。" }
    registered { "Registered", "已登记", "已登記" }
    in_list { "In the list", "等级分表", "等級分表" }
    accept { "Accept", "接受", "接受" }
    accept_all { "Accept all", "全部接受", "全部接受" }
    accept_ticked { "Accept what is ticked", "接受所选", "接受所選" }
    doubtful { "perhaps somebody else", "可能是另一人", "可能是另一人" }
    accepted(done) { "Accepted: {done}.", "已接受：{done}。", "已接受：{done}。" }
    left(left) { "Not done, because the player was changed meanwhile or another one has the ID: {left}.", "未执行（棋手资料已被更改，或ID已被他人使用）：{left}。", "未執行（棋手資料已被更改，或ID已被他人使用）：{left}。" }
    reason(list) { "rating list of {list}", "等级分表 {list}", "等級分表 {list}" }
    kind_rating { "New ratings", "新等级分", "新等級分" }
    kind_title { "Titles", "称号", "稱號" }
    kind_federation { "Transfers", "变更棋协", "變更棋協" }
    kind_name { "Names", "姓名", "姓名" }
    kind_birth { "Years of birth", "出生年份", "出生年份" }
    kind_sex { "Sex", "性别", "性別" }
    kind_missing_id { "Without a FIDE ID: candidates", "缺少国际棋联ID：候选人", "缺少國際棋聯ID：候選人" }
    kind_not_listed { "ID not in the list", "ID不在表中", "ID不在表中" }
    kind_twice { "Twice in the event", "重复报名", "重複報名" }
}

/// The heading of a kind of findings.
pub fn kind(lang: impl Borrow<Lang>, kind: impl Borrow<Kind>) -> &'static str {
    let lang = *lang.borrow();
    match kind.borrow() {
        Kind::Rating => kind_rating(lang),
        Kind::Title => kind_title(lang),
        Kind::Federation => kind_federation(lang),
        Kind::Name => kind_name(lang),
        Kind::Birth => kind_birth(lang),
        Kind::Sex => kind_sex(lang),
        Kind::MissingId => kind_missing_id(lang),
        Kind::NotListed => kind_not_listed(lang),
        Kind::Twice => kind_twice(lang),
    }
}
