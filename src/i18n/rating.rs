//! Words of the rating reports and of the title norms.

use super::Lang;
use crate::messages;
use crate::rating::development::Reason;
use crate::rating::initial::Standing;
use crate::rating::norms::Rule;
use crate::rating::online::Grade;
use crate::rating::submission::Objection;
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;

messages! {
    rating_report { "Rating report", "等级分报告", "等級分報告" }
    rating_change { "Rating change", "等级分变化", "等級分變化" }
    expected_score { "Expected score", "期望得分", "期望得分" }
    k_factor { "K", "K 值", "K 值" }
    performance { "Performance", "表现分", "表現分" }
    opponents_average { "Opponents' average", "对手平均等级分", "對手平均等級分" }
    initial_rating { "Initial rating", "初始等级分", "初始等級分" }
    unrated { "Unrated", "无等级分", "無等級分" }
    games { "Games", "局数", "局數" }
    no_games { "There is no game against a rated opponent.", "没有与有等级分的对手下过棋。", "沒有與有等級分的對手下過棋。" }
    gap_not_rated { "gap too great: not rated", "等级分差距过大：不计算", "等級分差距過大：不計算" }
    change_sum(sum, k, change, rounded) { "sum {sum} × K {k} = {change}, rounded {rounded}", "合计 {sum} × K {k} = {change}，取整 {rounded}", "合計 {sum} × K {k} = {change}，取整 {rounded}" }
    initial_sum(average, percent, difference, rating) { "Ra {average}, p {percent} %, dp {difference}: Ru {rating}", "Ra {average}，p {percent}%，dp {difference}：Ru {rating}", "Ra {average}，p {percent}%，dp {difference}：Ru {rating}" }
    publishable { "Can be published (B.02 7.1.4).", "可以公布（B.02 7.1.4）。", "可以公佈（B.02 7.1.4）。" }
    too_few_games { "Fewer than 5 games: kept and pooled with later ones (B.02 7.1.4).", "不足 5 局：保留并与以后的对局合计（B.02 7.1.4）。", "不足 5 局：保留並與以後的對局合計（B.02 7.1.4）。" }
    below_floor { "Below the floor: stays unrated (B.02 7.1.4).", "低于下限：仍无等级分（B.02 7.1.4）。", "低於下限：仍無等級分（B.02 7.1.4）。" }
    zero_score { "A zero score in the first event is disregarded (B.02 8.2.1).", "首次比赛得零分，不予计算（B.02 8.2.1）。", "首次比賽得零分，不予計算（B.02 8.2.1）。" }
    k_why { "Why K", "K 值理由", "K 值理由" }
    colour { "Colour", "先后手", "先後手" }
    opponent_number { "Opponent's no.", "对手编号", "對手編號" }
    opponent_fide_id { "Opponent's FIDE ID", "对手国际棋联ID", "對手國際棋聯ID" }
    opponent_rating { "Opponent's rating", "对手等级分", "對手等級分" }
    counted_difference { "D counted", "计入的 D", "計入的 D" }
    by_game { "by game", "逐局", "逐局" }
    k_from_list { "as on the rating list", "按等级分表", "按等級分表" }
    k_reached_2400 { "has reached 2400", "已达到 2400", "已達到 2400" }
    k_junior { "under 18, below 2300", "未满 18 岁且低于 2300", "未滿 18 歲且低於 2300" }
    k_below_2400 { "below 2400", "低于 2400", "低於 2400" }
    title_norms { "Title norms", "称号序列", "稱號序列" }
    norm_games { "Games (B.01 1.4.1)", "局数（B.01 1.4.1）", "局數（B.01 1.4.1）" }
    norm_foreign { "Foreign federations (B.01 1.4.3)", "外国棋协数（B.01 1.4.3）", "外國棋協數（B.01 1.4.3）" }
    norm_own { "Opponents of the own federation, at most (B.01 1.4.4)", "本棋协对手上限（B.01 1.4.4）", "本棋協對手上限（B.01 1.4.4）" }
    norm_one { "Opponents of one federation, at most (B.01 1.4.4)", "同一棋协对手上限（B.01 1.4.4）", "同一棋協對手上限（B.01 1.4.4）" }
    norm_titled { "Titled opponents (B.01 1.4.5a)", "有称号的对手（B.01 1.4.5a）", "有稱號的對手（B.01 1.4.5a）" }
    norm_holders { "Opponents with the title in question (B.01 1.4.5)", "有相应称号的对手（B.01 1.4.5）", "有相應稱號的對手（B.01 1.4.5）" }
    norm_average { "Average rating of the opponents (B.01 1.4.7)", "对手平均等级分（B.01 1.4.7）", "對手平均等級分（B.01 1.4.7）" }
    norm_performance { "Performance (B.01 1.4.8)", "表现分（B.01 1.4.8）", "表現分（B.01 1.4.8）" }
    norm_score { "Half points, at least 35 % (B.01 1.4.8b)", "半分数，至少 35%（B.01 1.4.8b）", "半分數，至少 35%（B.01 1.4.8b）" }
    report_key {
        "D: own rating less the opponent's, in brackets what of it counted. PD: expected score. -: unrated opponent, no change.",
        "D：己方等级分减对手等级分，括号内为计入值。PD：期望得分。-：对手无等级分，不计变化。",
        "D：己方等級分減對手等級分，括號內為計入值。PD：期望得分。-：對手無等級分，不計變化。"
    }
    report_to_fide { "Report", "报告", "報告" }
    statistics { "Statistics", "统计", "統計" }
    objections { "What stands against the report", "报告中的问题", "報告中的問題" }
    nothing_to_object { "Nothing stands against sending the report.", "报告可以提交，没有问题。", "報告可以提交，沒有問題。" }
    would_refuse { "FIDE would refuse:", "国际棋联将拒收：", "國際棋聯將拒收：" }
    would_ask { "FIDE may ask:", "国际棋联可能询问：", "國際棋聯可能詢問：" }
    files_to_send { "Files", "文件", "檔案" }
    close_event { "Close the event", "结束赛事", "結束賽事" }
    reopen_event { "Reopen the event", "重新打开赛事", "重新開啟賽事" }
    closing_means { "Closing keeps the event as it is: nothing can be changed until it is reopened.", "结束后赛事保持现状：重新打开之前不能更改。", "結束後賽事保持現狀：重新開啟之前不能更改。" }
    no_name { "The tournament has no name.", "缺少赛事名称。", "缺少賽事名稱。" }
    no_federation { "The tournament has no federation.", "缺少赛事所属棋协。", "缺少賽事所屬棋協。" }
    no_start { "The first day is missing.", "缺少开始日期。", "缺少開始日期。" }
    no_end { "The last day is missing.", "缺少结束日期。", "缺少結束日期。" }
    end_before_start { "The last day is before the first.", "结束日期早于开始日期。", "結束日期早於開始日期。" }
    no_chief_arbiter { "The chief arbiter is not named.", "未填写裁判长。", "未填寫裁判長。" }
    no_chief_arbiter_id { "The chief arbiter's FIDE ID is missing.", "缺少裁判长的国际棋联ID。", "缺少裁判長的國際棋聯ID。" }
    no_time_control { "The time control is missing.", "缺少时限。", "缺少時限。" }
    unreadable_time_control { "The time control's code cannot be read, so the playing time is not checked. Write it like 40/5400+30:1800+30.", "无法读取时限代码，未检查赛时。请写成 40/5400+30:1800+30 的形式。", "無法讀取時限代碼，未檢查賽時。請寫成 40/5400+30:1800+30 的形式。" }
    too_short(minutes, needed, names) { "{minutes} minutes for 60 moves are too short for a standard rating; {needed} are needed by (B.02 1.1): {names}.", "60 步 {minutes} 分钟，不足以计算标准等级分；以下棋手需 {needed} 分钟（B.02 1.1）：{names}。", "60 步 {minutes} 分鐘，不足以計算標準等級分；以下棋手需 {needed} 分鐘（B.02 1.1）：{names}。" }
    first_control_too_early { "The first time control must come after 30 moves at least (B.02 1.1).", "第一时限至少为 30 步（B.02 1.1）。", "第一時限至少為 30 步（B.02 1.1）。" }
    other_rate(minutes) { "{minutes} minutes for 60 moves are not this rate of play (rapid: more than 10, fewer than 60; blitz: more than 3, at most 10).", "60 步 {minutes} 分钟与所选赛时类别不符（快棋：多于 10、少于 60；超快棋：多于 3、至多 10）。", "60 步 {minutes} 分鐘與所選賽時類別不符（快棋：多於 10、少於 60；超快棋：多於 3、至多 10）。" }
    few_games(names) { "Fewer than 5 games against rated opponents, kept for later (B.02 7.1.4): {names}.", "与有等级分对手不足 5 局，保留待合计（B.02 7.1.4）：{names}。", "與有等級分對手不足 5 局，保留待合計（B.02 7.1.4）：{names}。" }
    no_round_dates(rounds) { "Rounds without a date: {rounds}.", "缺少日期的轮次：{rounds}。", "缺少日期的輪次：{rounds}。" }
    missing_results(round, boards) { "Results of round {round} are missing: boards {boards}.", "第{round}轮缺结果：第 {boards} 台。", "第{round}輪缺結果：第 {boards} 檯。" }
    adjourned_games(round, boards) { "Adjourned games of round {round}: boards {boards}.", "第{round}轮封棋未决：第 {boards} 台。", "第{round}輪封棋未決：第 {boards} 檯。" }
    no_fide_id(names) { "Without a FIDE ID: {names}.", "缺少国际棋联ID：{names}。", "缺少國際棋聯ID：{names}。" }
    no_birth_year(names) { "Without a year of birth: {names}.", "缺少出生年份：{names}。", "缺少出生年份：{names}。" }
    no_player_federation(names) { "Without a federation: {names}.", "缺少所属棋协：{names}。", "缺少所屬棋協：{names}。" }
    no_gender(names) { "Without a sex: {names}.", "缺少性别：{names}。", "缺少性別：{names}。" }
    same_fide_id(fide_id, names) { "The same FIDE ID {fide_id}: {names}.", "国际棋联ID {fide_id} 重复：{names}。", "國際棋聯ID {fide_id} 重複：{names}。" }
    norms_to_check { "Judged here: games, titles, federations, ratings, performance (B.01 1.4). To be checked by the arbiter: registration, days and rounds a day, rate of play, arbiters' titles, and the ratings and titles in force at the start.", "此处判定：局数、称号、棋协、等级分、表现分（B.01 1.4）。须由裁判核对：注册、天数与每日轮数、赛时、裁判称号，以及开赛时有效的等级分与称号。", "此處判定：局數、稱號、棋協、等級分、表現分（B.01 1.4）。須由裁判核對：註冊、天數與每日輪數、賽時、裁判稱號，以及開賽時有效的等級分與稱號。" }
    federations_waived { "The conditions on federations are waived: enough foreign players and titles in every round (B.01 1.4.3).", "免除棋协条件：每轮外国棋手与称号数足够（B.01 1.4.3）。", "免除棋協條件：每輪外國棋手與稱號數足夠（B.01 1.4.3）。" }
    no_norms { "No norm is made, within reach, or narrowly missed.", "没有已达成、可达成或接近达成的序列分。", "沒有已達成、可達成或接近達成的序列分。" }
    norm_made { "made", "已达成", "已達成" }
    norm_makes_win(against) { "a win {against} makes it", "{against}获胜即达成", "{against}獲勝即達成" }
    norm_makes_draw(against) { "a draw {against} makes it", "{against}和棋即达成", "{against}和棋即達成" }
    norm_makes_game(against) { "made when the game {against} is played", "{against}对局完成即达成", "{against}對局完成即達成" }
    norm_keeps_win(against) { "still possible, but only with a win {against}", "仍有可能，但{against}必须获胜", "仍有可能，但{against}必須獲勝" }
    norm_keeps_draw(against) { "still possible with at least a draw {against}", "仍有可能，{against}至少须和棋", "仍有可能，{against}至少須和棋" }
    norm_keeps_any(against) { "still possible whatever happens {against}", "无论{against}结果如何仍有可能", "無論{against}結果如何仍有可能" }
    against(name) { "against {name}", "对{name}", "對{name}" }
    in_coming_round { "in the coming round", "下一轮", "下一輪" }
    norm_failed(rules) { "Cannot be mended any more: {rules}.", "已无法满足：{rules}。", "已無法滿足：{rules}。" }
    title_rating_reached(rating, round, title) { "{rating} reached after round {round}: the rating of a {title} (B.01 1.3, 1.5.3a), which later games do not take back; FIDE confirms it.", "第{round}轮后达到 {rating}：符合 {title} 的等级分要求（B.01 1.3、1.5.3a），此后的对局不影响，由国际棋联确认。", "第{round}輪後達到 {rating}：符合 {title} 的等級分要求（B.01 1.3、1.5.3a），此後的對局不影響，由國際棋聯確認。" }
    norm_chances { "Chances of a norm", "序列分机会", "序列分機會" }
    no_norms_in_scheveningen { "Since 2024 no norms are made in Scheveningen events (B.01).", "自2024年起，舍维宁根赛制不产生序列分（B.01）。", "自2024年起，舍維寧根賽制不產生序列分（B.01）。" }
    norm_players { "Players of a double round robin (B.01 1.4.5)", "双循环赛人数（B.01 1.4.5）", "雙循環賽人數（B.01 1.4.5）" }
    norm_missed { "missed", "未达成", "未達成" }
    needed { "Needed", "需要", "需要" }
    found { "Found", "实际", "實際" }
    rounds_left_out { "Rounds left out", "不计的轮次", "不計的輪次" }
    all_games { "All games", "全部对局", "全部對局" }
    by_round { "By round", "按轮次", "按輪次" }
    by_rating { "By average rating of the two", "按双方平均等级分", "按雙方平均等級分" }
    by_federation { "By federation", "按棋协", "按棋協" }
    white_score { "White's score", "执白得分率", "執白得分率" }
    white_wins { "White won", "白胜", "白勝" }
    draws { "Drawn", "和棋", "和棋" }
    black_wins { "Black won", "黑胜", "黑勝" }
    upsets { "Upsets", "爆冷", "爆冷" }
    statistics_hint { "Games played over the board. An upset is a win against an opponent rated at least 200 higher; a band holds the games whose two players have that average.", "只计实际下完的对局。爆冷指胜等级分高 200 以上的对手；分数段按双方平均等级分。", "只計實際下完的對局。爆冷指勝等級分高 200 以上的對手；分數段按雙方平均等級分。" }
    rating_list { "Rating list", "等级分表", "等級分表" }
    search_list { "Name, FIDE ID, year of birth, federation", "姓名、国际棋联ID、出生年份、棋协", "姓名、國際棋聯ID、出生年份、棋協" }
    search { "Search", "搜索", "搜尋" }
    add_player { "Add", "添加", "新增" }
    add_all_the_same { "Add all the same", "仍要添加", "仍要新增" }
    no_list { "There is no rating list yet. Import FIDE's file on this computer:", "还没有等级分表。请在本机导入国际棋联文件：", "還沒有等級分表。請在本機匯入國際棋聯檔案：" }
    not_in_list { "This player is not in the rating list.", "等级分表中没有该棋手。", "等級分表中沒有該棋手。" }
    grade_beginner { "Beginner", "初学者", "初學者" }
    grade_player(level) { "Player, grade {level}", "{level}级棋手", "{level}級棋手" }
    grade_master(level) { "Master, grade {level}", "{level}级棋师", "{level}級棋師" }
}

/// What becomes of a first rating.
pub fn standing(lang: Lang, standing: Standing) -> &'static str {
    match standing {
        Standing::Publishable => publishable(lang),
        Standing::TooFewGames => too_few_games(lang),
        Standing::BelowFloor => below_floor(lang),
        Standing::ZeroScore => zero_score(lang),
    }
}

/// Why a player has his K.
pub fn k_reason(lang: Lang, reason: Reason) -> &'static str {
    match reason {
        Reason::RatingList => k_from_list(lang),
        Reason::Reached2400 => k_reached_2400(lang),
        Reason::Junior => k_junior(lang),
        Reason::Below2400 => k_below_2400(lang),
    }
}

/// A condition of a norm.
pub fn norm_rule(lang: Lang, rule: Rule) -> &'static str {
    match rule {
        Rule::Games => norm_games(lang),
        Rule::Players => norm_players(lang),
        Rule::ForeignFederations => norm_foreign(lang),
        Rule::OwnFederation => norm_own(lang),
        Rule::OneFederation => norm_one(lang),
        Rule::TitledOpponents => norm_titled(lang),
        Rule::TitleHolders => norm_holders(lang),
        Rule::Average => norm_average(lang),
        Rule::Performance => norm_performance(lang),
        Rule::Score => norm_score(lang),
    }
}

/// A grade of the online club.
pub fn grade(lang: Lang, grade: Grade) -> String {
    match grade {
        Grade::Beginner => grade_beginner(lang).to_string(),
        Grade::Player(level) => grade_player(lang, level),
        Grade::Master(level) => grade_master(lang, level),
    }
}

/// What stands against a report.
pub fn objection(lang: Lang, objection: &Objection, tournament: &Tournament) -> String {
    let names = |players: &[PlayerId]| {
        let named = players.iter().filter_map(|player| tournament.player(*player));
        named.map(|player| player.data.name.as_str()).collect::<Vec<_>>().join("; ")
    };
    let numbers = |numbers: &[u16]| numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
    match objection {
        Objection::NoName => no_name(lang).into(),
        Objection::NoFederation => no_federation(lang).into(),
        Objection::NoStart => no_start(lang).into(),
        Objection::NoEnd => no_end(lang).into(),
        Objection::EndBeforeStart => end_before_start(lang).into(),
        Objection::NoChiefArbiter => no_chief_arbiter(lang).into(),
        Objection::NoChiefArbiterId => no_chief_arbiter_id(lang).into(),
        Objection::NoTimeControl => no_time_control(lang).into(),
        Objection::UnreadableTimeControl => unreadable_time_control(lang).into(),
        Objection::TooShort { minutes, needed, players } => too_short(lang, minutes, needed, names(players)),
        Objection::FirstControlTooEarly => first_control_too_early(lang).into(),
        Objection::OtherRate { minutes } => other_rate(lang, minutes),
        Objection::FewGames { players } => few_games(lang, names(players)),
        Objection::NoRoundDates { rounds } => {
            no_round_dates(lang, rounds.iter().map(|round| round.to_string()).collect::<Vec<_>>().join(", "))
        }
        Objection::MissingResults { round, boards } => missing_results(lang, round, numbers(boards)),
        Objection::Adjourned { round, boards } => adjourned_games(lang, round, numbers(boards)),
        Objection::NoFideId { players } => no_fide_id(lang, names(players)),
        Objection::NoBirthYear { players } => no_birth_year(lang, names(players)),
        Objection::NoPlayerFederation { players } => no_player_federation(lang, names(players)),
        Objection::NoGender { players } => no_gender(lang, names(players)),
        Objection::SameFideId { fide_id, players } => same_fide_id(lang, fide_id, names(players)),
    }
}
