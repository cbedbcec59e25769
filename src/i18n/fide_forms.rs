//! The words of the papers that go to FIDE: title norms (IT1), tournament report (IT3), arbiters' norms (FA1, IA1), ratings.
//!
//! The labels stand in English, as FIDE's forms have them, with the user's language beside; see [`beside`].

use super::Lang;
use crate::messages;
use crate::rating::certificate::Check;

messages! {
    certificate { "IT1 Certificate of title result", "IT1 称号序列证书", "IT1 稱號序列證書" }
    tournament_report { "IT3 Tournament report", "IT3 赛事报告", "IT3 賽事報告" }
    arbiter_norm { "Arbiter norm report", "裁判序列报告", "裁判序列報告" }
    arbiter_norm_forms { "FA1 / IA1", "FA1 / IA1", "FA1 / IA1" }
    player_section { "Player", "棋手", "棋手" }
    event_section { "Event", "赛事", "賽事" }
    games_section { "Games", "对局", "對局" }
    sums_section { "Sums", "合计", "合計" }
    conditions_section { "Conditions (B.01 1.4)", "条件（B.01 1.4）", "條件（B.01 1.4）" }
    checks_section { "To be checked by hand", "须人工核对", "須人工核對" }
    norms_section { "Title norms made", "达成的称号序列", "達成的稱號序列" }
    players_section { "Players", "棋手", "棋手" }
    arbiter_section { "Arbiter", "裁判员", "裁判員" }
    norm_for { "Norm", "序列", "序列" }
    name { "Name", "姓名", "姓名" }
    title { "Title", "称号", "稱號" }
    fide_id { "FIDE ID", "国际棋联ID", "國際棋聯ID" }
    birth { "Date of birth", "出生日期", "出生日期" }
    sex { "Sex", "性别", "性別" }
    federation { "Federation", "棋协", "棋協" }
    rating { "Rating", "等级分", "等級分" }
    event { "Tournament", "赛事", "賽事" }
    event_code { "Event code", "赛事编号", "賽事編號" }
    place { "Place", "地点", "地點" }
    host { "Host federation", "主办棋协", "主辦棋協" }
    first_day { "First day", "开始日期", "開始日期" }
    last_day { "Last day", "结束日期", "結束日期" }
    rate_of_play { "Rate of play", "时限", "時限" }
    system { "System", "编排制度", "編排制度" }
    rounds { "Rounds", "轮数", "輪數" }
    round { "Round", "轮次", "輪次" }
    organiser { "Organiser", "主办方", "主辦方" }
    chief_arbiter { "Chief arbiter", "裁判长", "裁判長" }
    deputies { "Deputy chief arbiters", "副裁判长", "副裁判長" }
    function { "Function", "职务", "職務" }
    is_chief { "Chief arbiter", "裁判长", "裁判長" }
    is_deputy { "Deputy chief arbiter", "副裁判长", "副裁判長" }
    opponent { "Opponent", "对手", "對手" }
    colour { "Col", "颜色", "顏色" }
    result { "Result", "结果", "結果" }
    counted { "Counted", "计入", "計入" }
    left_out { "left out", "不计", "不計" }
    games { "Games", "局数", "局數" }
    points { "Points", "得分", "得分" }
    points_needed { "Points needed", "所需得分", "所需得分" }
    points_above { "Exceeded by", "超出", "超出" }
    by_title { "Opponents' titles", "对手称号", "對手稱號" }
    by_federation { "Opponents' federations", "对手棋协", "對手棋協" }
    opponents_unrated { "Unrated opponents (count 1400)", "无等级分对手（计 1400）", "無等級分對手（計 1400）" }
    condition { "Condition", "条件", "條件" }
    needed { "Needed", "需要", "需要" }
    found { "Found", "实际", "實際" }
    met { "Met", "达到", "達到" }
    players { "Players", "棋手数", "棋手數" }
    foreign_players { "Not of the host federation", "非主办棋协", "非主辦棋協" }
    federations { "Federations", "棋协数", "棋協數" }
    rated { "Rated", "有等级分", "有等級分" }
    unrated { "Unrated", "无等级分", "無等級分" }
    average_rating { "Average rating", "平均等级分", "平均等級分" }
    titled { "Titles", "称号", "稱號" }
    each_federation { "Players by federation", "各棋协人数", "各棋協人數" }
    games_played { "Games played", "实际对局", "實際對局" }
    forfeits { "Forfeited games", "弃权局数", "棄權局數" }
    days { "Days with a round", "比赛日数", "比賽日數" }
    most_rounds_a_day { "Most rounds a day", "单日最多轮数", "單日最多輪數" }
    none { "none", "无", "無" }
    federation_official { "Official of the federation", "棋协负责人", "棋協負責人" }
    place_and_date { "Place and date", "地点和日期", "地點和日期" }
    remarks { "Remarks", "备注", "備註" }
    norm_title { "Norm for the title of", "所申请的称号", "所申請的稱號" }
    fide_arbiter { "FIDE Arbiter (FA1)", "棋联裁判（FA1）", "棋聯裁判（FA1）" }
    international_arbiter { "International Arbiter (IA1)", "国际裁判（IA1）", "國際裁判（IA1）" }
    assessment { "Assessment by the chief arbiter", "裁判长评定", "裁判長評定" }
    knows_laws { "Laws of Chess", "国际象棋规则", "國際象棋規則" }
    knows_regulations { "FIDE regulations", "国际棋联规程", "國際棋聯規程" }
    objectivity { "Objectivity and authority", "公正与权威", "公正與權威" }
    organisation { "Organisation and equipment", "组织与器材", "組織與器材" }
    excellent { "excellent", "优秀", "優秀" }
    good { "good", "良好", "良好" }
    sufficient { "sufficient", "合格", "合格" }
    insufficient { "insufficient", "不合格", "不合格" }
    arbiter_check {
        "The title already held, the seminar and the kind of event (B.06) are for the federation to check.",
        "已有称号、培训班和赛事类别（B.06）由棋协核对。",
        "已有稱號、培訓班和賽事類別（B.06）由棋協核對。"
    }
    check_registration {
        "Registered with FIDE 30 days before the start?",
        "是否在开赛 30 天前向国际棋联注册？",
        "是否在開賽 30 天前向國際棋聯註冊？"
    }
    check_list {
        "Are these the ratings and titles in force at the start (B.01 1.4.6)?",
        "是否为开赛时有效的等级分和称号（B.01 1.4.6）？",
        "是否為開賽時有效的等級分和稱號（B.01 1.4.6）？"
    }
    check_chief_arbiter {
        "The chief arbiter must be IA or FA; no such title stands before his name.",
        "裁判长须为国际裁判或棋联裁判；其姓名前未写明。",
        "裁判長須為國際裁判或棋聯裁判；其姓名前未寫明。"
    }
    check_schedule {
        "The start of some rounds is not entered: at most two rounds a day.",
        "部分轮次未填开赛时间：每日至多两轮。",
        "部分輪次未填開賽時間：每日至多兩輪。"
    }
    check_rounds_a_day(days) {
        "More than two rounds on {days} days.",
        "有 {days} 天超过两轮。",
        "有 {days} 天超過兩輪。"
    }
    check_rate {
        "The rate of play is not entered, or shorter than the strongest players need (B.02 1.1).",
        "未填时限，或短于高分棋手所需（B.02 1.1）。",
        "未填時限，或短於高分棋手所需（B.02 1.1）。"
    }
    check_opponent { "An opponent has no federation.", "有对手未填棋协。", "有對手未填棋協。" }
    check_player {
        "The player's FIDE ID or date of birth is missing.",
        "缺少棋手的国际棋联ID或出生日期。",
        "缺少棋手的國際棋聯ID或出生日期。"
    }
    check_waived {
        "The conditions on federations are waived (B.01 1.4.3e); one norm at least must be without this.",
        "棋协条件已免除（B.01 1.4.3e）；至少一次序列须不依赖此项。",
        "棋協條件已免除（B.01 1.4.3e）；至少一次序列須不依賴此項。"
    }
    check_left_out {
        "Games were left out to the player's advantage (B.01 1.4.1).",
        "有对局为棋手有利而不计（B.01 1.4.1）。",
        "有對局為棋手有利而不計（B.01 1.4.1）。"
    }
}

/// A label in English, with the same in the user's language beside it.
pub fn beside(lang: Lang, label: fn(Lang) -> &'static str) -> String {
    let english = label(Lang::English);
    match lang {
        Lang::English => english.to_owned(),
        Lang::Simplified | Lang::Traditional => format!("{english} {}", label(lang)),
    }
}

/// What is to be checked by hand.
pub fn check(lang: Lang, check: Check) -> String {
    match check {
        Check::Registration => check_registration(lang).into(),
        Check::ListAtStart => check_list(lang).into(),
        Check::ChiefArbiterTitle => check_chief_arbiter(lang).into(),
        Check::ScheduleUnknown => check_schedule(lang).into(),
        Check::TooManyRoundsADay { days } => check_rounds_a_day(lang, days),
        Check::RateOfPlay => check_rate(lang).into(),
        Check::OpponentWithoutFederation => check_opponent(lang).into(),
        Check::PlayerIncomplete => check_player(lang).into(),
        Check::FederationsWaived => check_waived(lang).into(),
        Check::GamesLeftOut => check_left_out(lang).into(),
    }
}
