//! The words for the method of tournament ratings and for estimates.

use super::Lang;
use crate::messages;
use crate::tournament::regulations::RatingChoice;
use std::borrow::Borrow;

messages! {
    ratings { "Ratings", "等级分", "等級分" }
    method { "Tournament rating", "比赛等级分", "比賽等級分" }
    method_hint {
        "Numbers and pairs the players. FIDE's rating alone counts for the rating report and norms.",
        "用于棋手编号和编排。等级分报告和序列分只采用国际等级分。",
        "用於棋手編號和編排。等級分報告和序列分只採用國際等級分。"
    }
    federation { "Federation of the national ratings", "国内等级分所属棋协", "國內等級分所屬棋協" }
    fide_only { "FIDE rating only", "仅用国际等级分", "僅用國際等級分" }
    national_only { "National rating only", "仅用国内等级分", "僅用國內等級分" }
    fide_first { "FIDE rating, otherwise the national one", "国际等级分优先，否则用国内等级分", "國際等級分優先，否則用國內等級分" }
    national_first { "National rating, otherwise FIDE's", "国内等级分优先，否则用国际等级分", "國內等級分優先，否則用國際等級分" }
    higher { "The higher of both", "取两者较高者", "取兩者較高者" }
    lower { "The lower of both", "取两者较低者", "取兩者較低者" }
    other { "By the organiser's rule, as given for each player", "按主办方规则逐人给定", "按主辦方規則逐人給定" }
    fide_rating { "FIDE rating", "国际等级分", "國際等級分" }
    fide_short { "FIDE", "国际", "國際" }
    national_short { "National", "国内", "國內" }
    estimate { "Estimate", "估计等级分", "估計等級分" }
    estimate_hint {
        "For a player without a rating, by the chief arbiter (C.04.2, 2.1). Shown as ~1500; never told to FIDE.",
        "由裁判长为无等级分的棋手估定（C.04.2 第2.1条），显示为 ~1500；不上报国际棋联。",
        "由裁判長為無等級分的棋手估定（C.04.2 第2.1條），顯示為 ~1500；不上報國際棋聯。"
    }
    estimate_all(count) { "Estimate all {count} unrated as", "将全部 {count} 名无等级分棋手估定为", "將全部 {count} 名無等級分棋手估定為" }
    set { "Set", "确定", "確定" }
}

/// The name of a method.
pub fn choice(lang: impl Borrow<Lang>, choice: RatingChoice) -> &'static str {
    match choice {
        RatingChoice::Fide => fide_only(lang),
        RatingChoice::Nro => national_only(lang),
        RatingChoice::Fidon => fide_first(lang),
        RatingChoice::Nidof => national_first(lang),
        RatingChoice::Hbfn => higher(lang),
        RatingChoice::Lbfn => lower(lang),
        RatingChoice::Other => other(lang),
    }
}
