//! Words of the online club's points. Terms are the club's own: 積分, 逃跑, 逾時, 局時, 步時, 快棋, 競賽.

use super::Lang;
use crate::messages;
use crate::rating::house_points::HouseObjection;
use crate::tournament::Tournament;
use crate::tournament::house_points::{
    HouseClock, HouseEnding, HouseMode, HousePointRules, LeftEarly, LeftLate, StartingPoints,
};

messages! {
    title { "Online club points", "网络对局积分", "網路對局積分" }
    reference { "Points and grades of the online club", "网络棋社积分与等级", "網路棋社積分與等級" }
    reference_hint { "By QQ's chess rules, parts 8 to 12.", "依据QQ国际象棋规则第8至12条。", "依據QQ西洋棋規則第8至12條。" }
    is_off { "The points of an online club are not kept in this event.", "本赛事未启用网络对局积分。", "本賽事未啟用網路對局積分。" }
    turn_on { "Keep the points of an online club", "启用网络对局积分", "啟用網路對局積分" }
    rules { "Rules of the club", "积分规则", "積分規則" }
    rules_changed(what) { "Online club points: {what}", "网络对局积分：{what}", "網路對局積分：{what}" }
    switched_off { "Online club points no longer kept", "停用网络对局积分", "停用網路對局積分" }
    ended(round, board, was, now) { "Round {round}, board {board}, for the club's points: {was} → {now}", "第{round}轮第{board}台（网络积分）：{was} → {now}", "第{round}輪第{board}檯（網路積分）：{was} → {now}" }
    start { "Points before the event", "赛前积分", "賽前積分" }
    start_rating { "the tournament rating", "比赛等级分", "比賽等級分" }
    start_national { "the national rating", "国家等级分", "國家等級分" }
    start_reading { "A player without any begins with 0.", "没有积分者从 0 分开始。", "沒有積分者從 0 分開始。" }
    floor { "Lowest points", "积分下限", "積分下限" }
    floor_none { "none: points may fall below 0", "无：可低于 0 分", "無：可低於 0 分" }
    floor_zero { "0: nobody falls below it", "0：不低于 0 分", "0：不低於 0 分" }
    floor_reading { "The rules are silent; they call a player below 100 a beginner.", "规则未作规定；100 分以下为初学者。", "規則未作規定；100 分以下為初學者。" }
    left_early(rounds) { "Left in {rounds} rounds or fewer: the other gets", "{rounds} 回合以内逃跑，对方：", "{rounds} 回合以內逃跑，對方：" }
    left_early_nothing { "nothing", "不计分", "不計分" }
    left_early_win { "the points of a win", "按胜局计分", "按勝局計分" }
    left_early_reading { "The rules name only longer games; the leaver pays three times either way.", "规则只规定了更长的对局；逃跑者均扣三倍积分。", "規則只規定了更長的對局；逃跑者均扣三倍積分。" }
    left_late(rounds) { "Left after more than {rounds} rounds: the other is scored", "超过 {rounds} 回合逃跑，对方：", "超過 {rounds} 回合逃跑，對方：" }
    left_late_draw { "as for a draw", "按和局计分", "按和局計分" }
    left_late_without_loss { "as for a draw, without losing points", "按和局计分，但不扣分", "按和局計分，但不扣分" }
    left_late_reading { "To the letter the higher player loses points by it, as by any draw.", "按字面规定，高分方如同和局会被扣分。", "按字面規定，高分方如同和局會被扣分。" }
    mode { "Mode", "游戏模式", "遊戲模式" }
    mode_quick { "Quick: each move adds to the game clock", "快棋模式：每步加秒", "快棋模式：每步加秒" }
    mode_contest { "Contest: nothing is added", "竞赛模式：不加秒", "競賽模式：不加秒" }
    game_minutes { "Game clock, minutes", "局时（分钟）", "局時（分鐘）" }
    increment_seconds { "Increment, seconds", "每步加秒（秒）", "每步加秒（秒）" }
    move_seconds { "Clock of each move, seconds (0: none)", "步时（秒，0 为无）", "步時（秒，0 為無）" }
    clock_rule { "Either clock at zero loses.", "局时或步时为零者，逾时告负。", "局時或步時為零者，逾時告負。" }
    clock_quick(minutes, increment) { "Quick: {minutes} min + {increment} s a move", "快棋模式：局时 {minutes} 分，每步加 {increment} 秒", "快棋模式：局時 {minutes} 分，每步加 {increment} 秒" }
    clock_contest(minutes) { "Contest: {minutes} min", "竞赛模式：局时 {minutes} 分", "競賽模式：局時 {minutes} 分" }
    clock_move(clock, seconds) { "{clock}, at most {seconds} s for a move", "{clock}，步时 {seconds} 秒", "{clock}，步時 {seconds} 秒" }
    before { "Before", "赛前", "賽前" }
    after { "After", "赛后", "賽後" }
    change { "Change", "增减", "增減" }
    grade { "Grade", "级别", "級別" }
    points_from { "From points", "积分达到", "積分達到" }
    gap { "Gap of points", "积分相差", "積分相差" }
    gap_short { "Gap", "相差", "相差" }
    gap_from(from) { "{from} or more", "{from} 以上", "{from} 以上" }
    lower_wins { "Lower wins", "低分方胜", "低分方勝" }
    higher_wins { "Higher wins", "高分方胜", "高分方勝" }
    drawn { "Drawn", "和局", "和局" }
    each_gains(points) { "+{points} each", "各得 {points} 分", "各得 {points} 分" }
    winner_gains(points) { "+{points} / −{points}", "+{points} / −{points}", "+{points} / −{points}" }
    lower_gains(points) { "lower +{points}, higher −{points}", "低分方 +{points}，高分方 −{points}", "低分方 +{points}，高分方 −{points}" }
    grades { "Grades", "等级", "等級" }
    limits { "Inside a game", "对局规则", "對局規則" }
    limit_resign(rounds) { "A player may resign after {rounds} rounds.", "走满 {rounds} 回合后方可认输。", "走滿 {rounds} 回合後方可認輸。" }
    limit_draw(rounds, offers) { "A draw may be offered after {rounds} rounds, at most {offers} times by each player.", "{rounds} 回合后方可求和，每方一局最多求和 {offers} 次。", "{rounds} 回合後方可求和，每方一局最多求和 {offers} 次。" }
    limit_time_out(rounds) { "A time-out in the first {rounds} rounds makes the game void: no result, no points. Later it loses.", "走棋未超过 {rounds} 回合而逾时，游戏无效，不计分；超过者判负。", "走棋未超過 {rounds} 回合而逾時，遊戲無效，不計分；超過者判負。" }
    limit_left(times, rounds) { "Who leaves a game loses {times} times what a loss would cost; if more than {rounds} rounds were played, the other is scored as for a draw.", "逃跑者扣除本局应输积分的 {times} 倍；已超过 {rounds} 回合时，对方按和局计分。", "逃跑者扣除本局應輸積分的 {times} 倍；已超過 {rounds} 回合時，對方按和局計分。" }
    limit_checks(in_a_row, in_all) { "Drawn by {in_a_row} checks in a row, or {in_all} checks against one player, without mate.", "连续将军 {in_a_row} 次，或一方累计被将军 {in_all} 次而未被将死，判和。", "連續將軍 {in_a_row} 次，或一方累計被將軍 {in_all} 次而未被將死，判和。" }
    limit_no_progress(rounds) { "Drawn by {rounds} rounds without a pawn move or a capture.", "连续 {rounds} 回合无兵移动且无吃子，判和。", "連續 {rounds} 回合無兵移動且無吃子，判和。" }
    table_hint { "The gap is of the points both had when the round began.", "积分差按该轮开始时双方的积分计算。", "積分差按該輪開始時雙方的積分計算。" }
    objections { "Against the club's rules", "与规则不符", "與規則不符" }
    resigned_too_early(needed) { "resigned before round {needed}: the rules do not allow it", "不满 {needed} 回合认输，规则不允许", "不滿 {needed} 回合認輸，規則不允許" }
    draw_too_early(needed) { "a draw agreed before round {needed}: the rules do not allow it", "不满 {needed} 回合议和，规则不允许", "不滿 {needed} 回合議和，規則不允許" }
    too_many_offers(most) { "more than {most} draw offers by one player", "一方求和超过 {most} 次", "一方求和超過 {most} 次" }
    result_disagrees { "the result entered says otherwise", "与登记的结果不一致", "與登記的結果不一致" }
    at_board(round, board, what) { "Round {round}, board {board}: {what}.", "第{round}轮第{board}台：{what}。", "第{round}輪第{board}檯：{what}。" }
    enter_ending { "How a game ended", "登记对局结束方式", "登記對局結束方式" }
    enter_ending_hint { "Only where the result does not say it all. The result itself is entered in the round.", "仅在结果不足以计分时登记。结果仍在轮次中登记。", "僅在結果不足以計分時登記。結果仍在輪次中登記。" }
    change_entry { "Change", "修改", "修改" }
    how { "Ending", "结束方式", "結束方式" }
    how_none { "as the result says", "按结果", "按結果" }
    how_time_out { "time-out", "逾时", "逾時" }
    how_left { "left the game", "逃跑", "逃跑" }
    how_resigned { "resigned", "认输", "認輸" }
    how_draw_agreed { "draw agreed", "议和", "議和" }
    how_void { "void game", "游戏无效", "遊戲無效" }
    by_side { "By (for a draw: who offered it)", "行为方（议和：求和方）", "行為方（議和：求和方）" }
    rounds_played { "Rounds played", "已走回合", "已走回合" }
    offers { "Draw offers by that player", "该方求和次数", "該方求和次數" }
    ending_of(how, who, rounds) { "{how}: {who}, {rounds} rounds", "{how}：{who}，{rounds} 回合", "{how}：{who}，{rounds} 回合" }
    void { "void", "无效", "無效" }
    not_counted { "not counted", "不计", "不計" }
    no_game { "There is no such board in a published round.", "已公布的轮次中没有该台。", "已公佈的輪次中沒有該檯。" }
    unreadable_rules { "The clocks are whole numbers.", "时钟须为整数。", "時鐘須為整數。" }
}

/// A change as it is printed: `+5`, `−5`, `0`.
pub fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { points(change) }
}

/// Points as they are printed: `500`, `−5`.
pub fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The clocks in a line.
pub fn clock(lang: Lang, clock: &HouseClock) -> String {
    let game = match clock.mode {
        HouseMode::Quick => clock_quick(lang, clock.game_minutes, clock.increment_seconds),
        HouseMode::Contest => clock_contest(lang, clock.game_minutes),
    };
    if clock.move_seconds == 0 { game } else { clock_move(lang, game, clock.move_seconds) }
}

/// The kind of an ending.
pub fn ending_kind(lang: Lang, ending: &HouseEnding) -> &'static str {
    match ending {
        HouseEnding::TimeOut { .. } => how_time_out(lang),
        HouseEnding::Left { .. } => how_left(lang),
        HouseEnding::Resigned { .. } => how_resigned(lang),
        HouseEnding::DrawAgreed { .. } => how_draw_agreed(lang),
        HouseEnding::Void => how_void(lang),
    }
}

/// An ending with who brought it about and after how many rounds.
pub fn ending(lang: Lang, ending: &HouseEnding, tournament: &Tournament) -> String {
    let kind = ending_kind(lang, ending);
    let name = ending.by().and_then(|by| tournament.player(by)).map_or("", |player| player.data.name.as_str());
    match ending.rounds() {
        Some(rounds) => ending_of(lang, kind, name, rounds),
        None => kind.into(),
    }
}

/// What the club's rules say against a game.
pub fn objection(lang: Lang, objection: HouseObjection) -> String {
    match objection {
        HouseObjection::ResignedTooEarly { needed } => resigned_too_early(lang, needed),
        HouseObjection::DrawTooEarly { needed } => draw_too_early(lang, needed),
        HouseObjection::TooManyOffers { most } => too_many_offers(lang, most),
        HouseObjection::ResultDisagrees => result_disagrees(lang).into(),
    }
}

/// The rules as the journal tells them.
pub fn rules_in_words(lang: Lang, rules: Option<&HousePointRules>) -> String {
    let Some(rules) = rules else { return switched_off(lang).into() };
    let start = match rules.start {
        StartingPoints::Rating => start_rating(lang),
        StartingPoints::National => start_national(lang),
    };
    let early = match rules.left_early {
        LeftEarly::Nothing => left_early_nothing(lang),
        LeftEarly::Win => left_early_win(lang),
    };
    let late = match rules.left_late {
        LeftLate::Draw => left_late_draw(lang),
        LeftLate::DrawWithoutLoss => left_late_without_loss(lang),
    };
    let floor = rules.floor.map_or_else(|| floor_none(lang).to_owned(), |floor| floor.to_string());
    let told = [start.to_owned(), floor, early.into(), late.into(), clock(lang, &rules.clock)];
    rules_changed(lang, told.join("; "))
}
