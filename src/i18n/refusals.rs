//! What stands against an act, in words that say what to do next; and the warnings to go on from.

use super::Lang;
use crate::messages;
use crate::tournament::Tournament;
use crate::tournament::act::Entry;
use crate::tournament::check::Refusal;
use crate::tournament::colour::Colour;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::numbering::FROZEN_AFTER_ROUND;
use crate::tournament::scoring::ScoringFault;
use crate::tournament::warning::Warning;
use chrono::TimeZone;
use std::fmt::Display;

messages! {
    conflict_unknown { "Somebody changed this in the meantime. Look at it as it is now, and decide again.", "其间有人修改过。请查看当前内容后重新决定。", "其間有人修改過。請檢視目前內容後重新決定。" }
    conflict_with(who, when, device) { "{who} changed this at {when} ({device}). Keep theirs, or say why yours is right.", "{who} 于 {when} 修改过（{device}）。请保留对方的内容，或说明您的理由。", "{who} 於 {when} 修改過（{device}）。請保留對方的內容，或說明您的理由。" }
    to_confirm { "Read the warnings, and confirm.", "请阅读警告并确认。", "請閱讀警告並確認。" }
    no_tournament { "There is no such tournament.", "没有此赛事。", "沒有此賽事。" }
    store_failed { "It could not be saved. Nothing is lost; try again.", "无法保存。数据没有丢失，请重试。", "無法儲存。資料沒有遺失，請重試。" }
    already_so { "It is so already.", "已经如此。", "已經如此。" }
    not_the_first { "The tournament exists already.", "赛事已存在。", "賽事已存在。" }
    not_created { "The tournament is not created yet.", "赛事尚未创建。", "賽事尚未建立。" }
    closed { "The event is closed. Reopen it first.", "赛事已结束，请先重新打开。", "賽事已結束，請先重新開啟。" }
    not_closed { "The event is not closed.", "赛事尚未结束。", "賽事尚未結束。" }
    no_such_player { "This player is not in the tournament.", "该棋手不在本赛事中。", "該棋手不在本賽事中。" }
    no_such_round(round) { "Round {round} is not paired and published.", "第{round}轮尚未编排公布。", "第{round}輪尚未編排公佈。" }
    no_such_board(round, board) { "Round {round} has no board {board}.", "第{round}轮没有第{board}台。", "第{round}輪沒有第{board}檯。" }
    name_missing { "A name is missing.", "缺少姓名。", "缺少姓名。" }
    paired_already(name) { "{name} was paired already: withdraw the player instead of removing.", "{name} 已有编排：请改为退赛，而不是删除。", "{name} 已有編排：請改為退賽，而非刪除。" }
    round_paired(round) { "Round {round} is paired already. Take its pairing back first.", "第{round}轮已编排。请先撤回编排。", "第{round}輪已編排。請先撤回編排。" }
    numbers_frozen(round) { "Numbers do not change any more once round {round} is paired (C.04.2 art. 2.3).", "第{round}轮编排后编号不再更改（C.04.2 第2.3条）。", "第{round}輪編排後編號不再更改（C.04.2 第2.3條）。" }
    rating_method_frozen(round) {
        "Another method of ratings would give other numbers, and those do not change any more once round {round} is paired, in a round robin once round 1 is (C.04.2 art. 2.3).",
        "更改等级分采用方法会改变编号，而第{round}轮编排后（循环赛第1轮编排后）编号不再更改（C.04.2 第2.3条）。",
        "更改等級分採用方法會改變編號，而第{round}輪編排後（循環賽第1輪編排後）編號不再更改（C.04.2 第2.3條）。"
    }
    numbering_incomplete { "Every player must be numbered once.", "每名棋手必须且只能编号一次。", "每名棋手必須且只能編號一次。" }
    not_numbered(count) { "{count} players have no number yet. Number the players first (Players, Numbers).", "{count} 名棋手尚无编号，请先编号（棋手 › 编号）。", "{count} 名棋手尚無編號，請先編號（棋手 › 編號）。" }
    draft_waits(round) { "A draft of round {round} waits: publish or discard it first.", "第{round}轮草稿待处理：请先公布或放弃。", "第{round}輪草稿待處理：請先公佈或放棄。" }
    no_draft(round) { "Round {round} is no draft (any more).", "第{round}轮（已）不是草稿。", "第{round}輪（已）不是草稿。" }
    not_the_next_round(round) { "Round {round} is not the next to be paired.", "下一个待编排的不是第{round}轮。", "下一個待編排的不是第{round}輪。" }
    all_rounds_paired(rounds) { "All {rounds} rounds are paired.", "全部{rounds}轮均已编排。", "全部{rounds}輪均已編排。" }
    round_not_complete(round, boards) { "Results of round {round} are missing: boards {boards}. Enter them first.", "第{round}轮缺结果：第 {boards} 台。请先录入。", "第{round}輪缺結果：第 {boards} 檯。請先輸入。" }
    round_not_published(round) { "Round {round} is not published. Publish it and enter its results first.", "第{round}轮尚未公布。请先公布并录入结果。", "第{round}輪尚未公佈。請先公佈並輸入結果。" }
    empty_round(round) { "Round {round} has neither games nor byes.", "第{round}轮既无对局也无轮空。", "第{round}輪既無對局也無輪空。" }
    twice(name) { "{name} is named twice.", "{name} 出现两次。", "{name} 出現兩次。" }
    not_in_round(name, round) { "{name} does not take part in round {round}.", "{name} 不参加第{round}轮。", "{name} 不參加第{round}輪。" }
    board_twice(board) { "Board {board} is given twice.", "第{board}台重复。", "第{board}檯重複。" }
    two_byes { "Only one player can get the pairing-allocated bye. Where it was given in advance, take it back, or let another player stay away.", "每轮只能有一名棋手轮空。若已预先指定轮空，请先取消，或让另一名棋手缺席。", "每輪只能有一名棋手輪空。若已預先指定輪空，請先取消，或讓另一名棋手缺席。" }
    round_followed(round) { "Another round is paired after round {round}. Take that back first.", "第{round}轮之后已编排其他轮次，请先撤回。", "第{round}輪之後已編排其他輪次，請先撤回。" }
    too_late_for_result(round) { "Results of round {round} can be corrected for the rating report only: pairings rest on them (C.04.2 art. 4.3). See Reports, Late corrections.", "第{round}轮的结果只能为等级分报告更正：后续编排以其为据（C.04.2 第4.3条）。请到“报告”的“逾期更正”页办理。", "第{round}輪的結果只能為等級分報告更正：後續編排以其為據（C.04.2 第4.3條）。請至「報告」的「逾期更正」頁辦理。" }
    bye_not_requestable { "The table gives the byes of this system; none is given in advance.", "本赛制的轮空由编排表决定，不能预先指定。", "本賽制的輪空由編排表決定，不能預先指定。" }
    fewer_rounds(rounds) { "{rounds} rounds are paired already.", "已编排{rounds}轮。", "已編排{rounds}輪。" }
    no_rounds { "The tournament needs at least one round.", "赛事至少需要一轮。", "賽事至少需要一輪。" }
    draws_beat_win { "Two draws must not be worth more than a win and a loss.", "两局和棋的分值不得高于一胜一负。", "兩局和棋的分值不得高於一勝一負。" }
    not_descending { "A win must be worth at least a draw, and a draw at least a loss.", "胜不得低于和，和不得低于负。", "勝不得低於和，和不得低於負。" }
    bye_above_win { "The pairing-allocated bye must not be worth more than a win.", "轮空的分值不得高于胜局。", "輪空的分值不得高於勝局。" }
    prohibitions_after_start { "Prohibited pairings can only be made before round 1.", "禁止配对只能在第1轮之前设置。", "禁止配對只能在第1輪之前設定。" }
    adjournment_open(round, board) { "Board {board} of round {round} is adjourned: enter its result first.", "第{round}轮第{board}台封棋未决：请先录入结果。", "第{round}輪第{board}檯封棋未決：請先輸入結果。" }
    matches_level(matches) { "Level matches wait for your word: {matches}. Say who goes through (Rounds, Bracket).", "以下对局战平，需裁定晋级者：{matches}。请在“轮次 › 对阵图”中填写。", "以下對局戰平，需裁定晉級者：{matches}。請在「輪次 › 對陣圖」中填寫。" }
    no_open_match(winner, loser) { "{winner} and {loser} have no match in the bracket that can still be decided.", "对阵图中 {winner} 与 {loser} 没有可裁定的对局。", "對陣圖中 {winner} 與 {loser} 沒有可裁定的對局。" }
    reason_missing { "Say why: the reason is kept in the journal.", "请说明理由，理由将记入日志。", "請說明理由，理由將記入日誌。" }
    nothing_to_undo(seq) { "Act {seq} cannot be undone.", "第 {seq} 项操作无法撤销。", "第 {seq} 項操作無法復原。" }
    later_act_rests(seq, later, why) { "Act {later} rests on act {seq}: {why} Undo the later act first.", "第 {later} 项操作以第 {seq} 项为前提：{why}请先撤销后一项。", "第 {later} 項操作以第 {seq} 項為前提：{why}請先復原後一項。" }
    warn_rematch(white, black, round) { "{white} and {black} met in round {round} (C.04.1 art. 2).", "{white} 与 {black} 已在第{round}轮相遇（C.04.1 第2条）。", "{white} 與 {black} 已在第{round}輪相遇（C.04.1 第2條）。" }
    warn_prohibited(white, black) { "{white} and {black} are not to be paired.", "{white} 与 {black} 禁止配对。", "{white} 與 {black} 禁止配對。" }
    warn_second_bye(name) { "{name} had a bye, or points without play, before (C.04.1 art. 4).", "{name} 已轮空过或已不战得分（C.04.1 第4条）。", "{name} 已輪空過或已不戰得分（C.04.1 第4條）。" }
    warn_third_white(name) { "{name} would have White for the third time running (C.04.1 art. 7).", "{name} 将连续第三次执白（C.04.1 第7条）。", "{name} 將連續第三次執白（C.04.1 第7條）。" }
    warn_third_black(name) { "{name} would have Black for the third time running (C.04.1 art. 7).", "{name} 将连续第三次执黑（C.04.1 第7条）。", "{name} 將連續第三次執黑（C.04.1 第7條）。" }
    warn_imbalance(name, difference) { "{name} would have a colour difference of {difference} (C.04.1 art. 6).", "{name} 的先后手差将为 {difference}（C.04.1 第6条）。", "{name} 的先後手差將為 {difference}（C.04.1 第6條）。" }
    warn_full_point_bye(name) { "FIDE deprecates full-point byes: {name} gets a point without play.", "国际棋联不建议使用全分轮空：{name} 将不战得一分。", "國際棋聯不建議使用全分輪空：{name} 將不戰得一分。" }
    warn_too_many_byes(name, allowed) { "{name} has had {allowed} half-point byes, all that the regulations allow.", "{name} 已用完规程允许的 {allowed} 次半分轮空。", "{name} 已用完規程允許的 {allowed} 次半分輪空。" }
    warn_bye_too_late(name, round) { "The regulations give no byes in round {round} (asked for by {name}).", "规程规定第{round}轮不得轮空（{name} 申请）。", "規程規定第{round}輪不得輪空（{name} 申請）。" }
    warn_duplicate(name) { "{name} is in the tournament already.", "{name} 已在本赛事中。", "{name} 已在本賽事中。" }
    warn_results_set_aside(round, results) { "Round {round} goes back to draft; {results} published results are set aside.", "第{round}轮退回草稿；{results} 个已公布的结果将被搁置。", "第{round}輪退回草稿；{results} 個已公佈的結果將被擱置。" }
    warn_regulations { "Rounds were paired by the old regulations. The change is kept in the report to FIDE.", "已有轮次按旧规程编排。此修改将写入提交国际棋联的报告。", "已有輪次按舊規程編排。此修改將寫入提交國際棋聯的報告。" }
    warn_past_result(round) { "The next round was paired by the old result of round {round}.", "下一轮已按第{round}轮的旧结果编排。", "下一輪已按第{round}輪的舊結果編排。" }
    warn_adjourned(boards) { "Adjourned games are paired as draws (C.04.2 art. 3.1): boards {boards}.", "封棋的对局按和棋编排（C.04.2 第3.1条）：第 {boards} 台。", "封棋的對局按和棋編排（C.04.2 第3.1條）：第 {boards} 檯。" }
    warn_left_out(names) { "Without a game or a bye: {names}.", "既无对局也无轮空：{names}。", "既無對局也無輪空：{names}。" }
}

/// Who was faster, when by the clock of `zone`, and from where.
pub fn conflict(lang: Lang, theirs: &Entry, zone: &impl TimeZone<Offset: Display>) -> String {
    let time = theirs.at.with_timezone(zone).format("%H:%M:%S");
    conflict_with(lang, &theirs.author.name, time, &theirs.device)
}

/// A refusal of the tournament.
pub fn refusal(lang: Lang, refusal: &Refusal, tournament: Option<&Tournament>) -> String {
    let who = |player: &PlayerId| name(tournament, *player);
    match refusal {
        Refusal::Conflict { .. } => conflict_unknown(lang).into(),
        Refusal::AlreadySo => already_so(lang).into(),
        Refusal::NotTheFirst => not_the_first(lang).into(),
        Refusal::NotCreated => not_created(lang).into(),
        Refusal::Closed => closed(lang).into(),
        Refusal::NotClosed => not_closed(lang).into(),
        Refusal::NoSuchPlayer { .. } => no_such_player(lang).into(),
        Refusal::NoSuchRound { round } => no_such_round(lang, round),
        Refusal::NoSuchBoard { round, board } => no_such_board(lang, round, board),
        Refusal::NameMissing => name_missing(lang).into(),
        Refusal::PairedAlready { player } => paired_already(lang, who(player)),
        Refusal::RoundPaired { round } => round_paired(lang, round),
        Refusal::NumbersFrozen => numbers_frozen(lang, FROZEN_AFTER_ROUND),
        Refusal::RatingMethodFrozen => rating_method_frozen(lang, FROZEN_AFTER_ROUND),
        Refusal::NumberingIncomplete => numbering_incomplete(lang).into(),
        Refusal::NotNumbered { players } => not_numbered(lang, players.len()),
        Refusal::DraftWaits { round } => draft_waits(lang, round),
        Refusal::NoDraft { round } => no_draft(lang, round),
        Refusal::NotTheNextRound { round } => not_the_next_round(lang, round),
        Refusal::AllRoundsPaired { rounds } => all_rounds_paired(lang, rounds),
        Refusal::RoundNotComplete { round, missing } => not_complete(lang, *round, missing),
        Refusal::EmptyRound { round } => empty_round(lang, round),
        Refusal::TwiceInRound { player } => twice(lang, who(player)),
        Refusal::NotInRound { player, round } => not_in_round(lang, who(player), round),
        Refusal::BoardTwice { board } => board_twice(lang, board),
        Refusal::TwoByes => two_byes(lang).into(),
        Refusal::RoundFollowed { round } => round_followed(lang, round),
        Refusal::TooLateForResult { round } => too_late_for_result(lang, round),
        Refusal::ByeNotRequestable => bye_not_requestable(lang).into(),
        Refusal::FewerRoundsThanPaired { rounds } => fewer_rounds(lang, rounds),
        Refusal::NoRounds => no_rounds(lang).into(),
        Refusal::Scoring { fault } => scoring_fault(lang, *fault).into(),
        Refusal::ProhibitionsAfterStart => prohibitions_after_start(lang).into(),
        Refusal::AdjournmentOpen { round, board } => adjournment_open(lang, round, board),
        Refusal::MatchesLevel { matches } => {
            let pairs = matches.iter().map(|[one, other]| format!("{} – {}", who(one), who(other)));
            matches_level(lang, pairs.collect::<Vec<_>>().join("; "))
        }
        Refusal::NoOpenMatch { winner, loser } => no_open_match(lang, who(winner), who(loser)),
        Refusal::ReasonMissing => reason_missing(lang).into(),
        Refusal::NothingToUndo { seq } => nothing_to_undo(lang, seq),
        Refusal::LaterActRests { seq, later, why } => {
            later_act_rests(lang, seq, later, self::refusal(lang, why, tournament))
        }
    }
}

fn not_complete(lang: Lang, round: RoundNo, missing: &[u16]) -> String {
    if missing.is_empty() { round_not_published(lang, round) } else { round_not_complete(lang, round, boards(missing)) }
}

/// Why a scoring cannot be used.
pub fn scoring_fault(lang: Lang, fault: ScoringFault) -> &'static str {
    match fault {
        ScoringFault::DrawsBeatWin => draws_beat_win(lang),
        ScoringFault::NotDescending => not_descending(lang),
        ScoringFault::ByeAboveWin => bye_above_win(lang),
    }
}

/// A warning with the names of the tournament.
pub fn warning(lang: Lang, warning: &Warning, tournament: &Tournament) -> String {
    let who = |player: &PlayerId| name(Some(tournament), *player);
    match warning {
        Warning::Rematch { white, black, round } => warn_rematch(lang, who(white), who(black), round),
        Warning::Prohibited { white, black } => warn_prohibited(lang, who(white), who(black)),
        Warning::SecondBye { player } => warn_second_bye(lang, who(player)),
        Warning::ThirdColour { player, colour: Colour::White } => warn_third_white(lang, who(player)),
        Warning::ThirdColour { player, colour: Colour::Black } => warn_third_black(lang, who(player)),
        Warning::ColourImbalance { player, difference, .. } => warn_imbalance(lang, who(player), difference),
        Warning::FullPointBye { player } => warn_full_point_bye(lang, who(player)),
        Warning::TooManyHalfPointByes { player, allowed } => warn_too_many_byes(lang, who(player), allowed),
        Warning::ByeTooLate { player, round } => warn_bye_too_late(lang, who(player), round),
        Warning::Duplicate { player } => warn_duplicate(lang, who(player)),
        Warning::ResultsSetAside { round, results } => warn_results_set_aside(lang, round, results),
        Warning::RegulationsAfterStart => warn_regulations(lang).into(),
        Warning::PastResult { round } => warn_past_result(lang, round),
        Warning::Adjourned { boards: adjourned } => warn_adjourned(lang, boards(adjourned)),
        Warning::LeftOut { players } => {
            let names: Vec<String> = players.iter().map(who).collect();
            warn_left_out(lang, names.join("; "))
        }
    }
}

fn boards(boards: &[u16]) -> String {
    boards.iter().map(u16::to_string).collect::<Vec<_>>().join(", ")
}

/// A player's name, also of one who was removed.
fn name(tournament: Option<&Tournament>, player: PlayerId) -> String {
    let found = tournament.and_then(|tournament| tournament.players.get(player.index()));
    found.map_or_else(|| format!("#{}", player.0 + 1), |player| player.data.name.clone())
}
