//! Words of the rating reports and of the title norms.

use super::Lang;
use crate::messages;
use crate::rating::development::Reason;
use crate::rating::initial::Standing;
use crate::rating::norms::Rule;
use crate::rating::online::Grade;

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
