//! Words that more than one page or paper uses. Terms follow FIDE's English and the glossary of Chinese chess usage.

use super::Lang;
use crate::messages;
use crate::tournament::outcome::Bye;

messages! {
    round { "Round", "轮次", "輪次" }
    round_n(n) { "Round {n}", "第{n}轮", "第{n}輪" }
    board { "Board", "台次", "檯次" }
    board_short { "Bd", "台", "檯" }
    white { "White", "执白", "執白" }
    black { "Black", "执黑", "執黑" }
    player { "Player", "棋手", "棋手" }
    players { "Players", "棋手", "棋手" }
    opponent { "Opponent", "对手", "對手" }
    name { "Name", "姓名", "姓名" }
    title { "Title", "称号", "稱號" }
    federation { "Federation", "棋协", "棋協" }
    federation_short { "Fed", "协会", "協會" }
    club { "Club", "俱乐部", "俱樂部" }
    rating { "Rating", "等级分", "等級分" }
    rating_short { "Elo", "等级分", "等級分" }
    points { "Points", "积分", "積分" }
    points_short { "Pts", "积分", "積分" }
    rank { "Rank", "名次", "名次" }
    rank_short { "Rk", "名次", "名次" }
    number_short { "No.", "编号", "編號" }
    result { "Result", "结果", "結果" }
    standings { "Standings", "名次表", "名次表" }
    crosstable { "Crosstable", "循环表（交叉表）", "循環表（交叉表）" }
    bye { "Bye", "轮空", "輪空" }
    pairing_allocated_bye { "Pairing-allocated bye", "轮空", "輪空" }
    half_point_bye { "Half-point bye", "半分轮空", "半分輪空" }
    full_point_bye { "Full-point bye", "全分轮空", "全分輪空" }
    label(what) { "{what}: ", "{what}：", "{what}：" }
    zero_point_bye { "Zero-point bye", "零分轮空", "零分輪空" }
}

/// The kind of a bye.
pub fn bye_of(lang: Lang, bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => pairing_allocated_bye(lang),
        Bye::HalfPoint => half_point_bye(lang),
        Bye::FullPoint => full_point_bye(lang),
        Bye::ZeroPoint => zero_point_bye(lang),
    }
}
