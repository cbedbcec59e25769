//! The words of the claim desk: claims, editions, facts, consequences, and a ruling as a whole.

use crate::i18n::{Lang, laws};
use crate::laws::Color;
use crate::laws::claim::{ClaimName, Consequence, Difference, Fact, FormError, GameResult, Verdict, Way};
use crate::laws::clock::{ClockFault, Clocks, write_time};
use crate::laws::edition::{EditionId, LostBy, Pace};
use crate::laws::ending::Ending;
use crate::laws::mating::NoMate;
use crate::laws::notation::Wing;
use crate::laws::possible::DrawClaim;
use crate::laws::ruling::{Ruling, Shown};
use crate::laws::scoresheets::{Comparison, Reading};
use crate::laws::touch::Duty;
use crate::messages;
use crate::tournament::ruling::Decision;

messages! {
    white { "White", "白方", "白方" }
    black { "Black", "黑方", "黑方" }
    right { "Right", "成立", "成立" }
    wrong { "Wrong", "不成立", "不成立" }
    undecided { "For the arbiter to decide", "由裁判员决定", "由裁判員決定" }
    headline(claim, verdict) { "{claim}: {verdict}", "{claim}：{verdict}", "{claim}：{verdict}" }
    to_move(side) { "{side} to move", "轮到{side}走棋", "輪到{side}走棋" }
    laws_of(year) { "Laws of Chess {year}", "国际象棋规则{year}年版", "國際象棋規則{year}年版" }
    laws_1989 { "Laws of Chess 1989–1993", "国际象棋规则1989–1993年版", "國際象棋規則1989–1993年版" }
    house_qq { "QQ house rules", "QQ平台规则", "QQ平台規則" }
    article(number) { "article {number}", "第{number}条", "第{number}條" }
    standard { "standard", "慢棋", "慢棋" }
    rapid { "rapid", "快棋", "快棋" }
    blitz { "blitz", "超快棋", "超快棋" }

    threefold { "Threefold repetition", "三次重复局面", "三次重複局面" }
    fifty_moves { "Fifty moves", "50回合", "50回合" }
    already_over { "The game is already over", "对局已经结束", "對局已經結束" }
    dead_position { "Dead position", "死和局面", "死和局面" }
    agreement { "Draw by agreement", "协议和棋", "協議和棋" }
    flag_fall { "Flag fall", "超时（钟旗降落）", "超時（鐘旗降落）" }
    quickplay { "Quickplay finish: no winning by normal means", "限时结束：对方无法以正常手段取胜", "限時結束：對方無法以正常手段取勝" }
    resignation { "Resignation", "认输", "認輸" }
    late { "Late arrival", "迟到", "遲到" }
    wrong_setup { "Wrong initial position", "初始局面摆错", "初始局面擺錯" }
    reversed_board { "Board turned the wrong way", "棋盘方向放错", "棋盤方向放錯" }
    reversed_colours { "Colours reversed", "黑白方颠倒", "黑白方顛倒" }
    displaced { "Displaced pieces", "碰乱棋子", "碰亂棋子" }
    illegal_move { "Illegal move", "不合规则的着法", "不合規則的著法" }
    touched { "Touched piece", "触摸棋子", "觸摸棋子" }

    start_unknown { "The starting position of the record cannot be read.", "无法识别记录中的起始局面。", "無法識別記錄中的起始局面。" }
    not_on_move(side) { "{side} was not on move; only the player on move may claim.", "当时不轮到{side}走棋；只有行棋方可以提出要求。", "當時不輪到{side}走棋；只有行棋方可以提出要求。" }
    lost_by_moving { "Who has completed a move without claiming can no longer claim on that move.", "未提出要求而走完一着者，就该着不能再提出。", "未提出要求而走完一著者，就該著不能再提出。" }
    lost_by_touching { "Who has touched a piece without claiming can no longer claim on that move.", "未提出要求而触摸棋子者，就该着不能再提出。", "未提出要求而觸摸棋子者，就該著不能再提出。" }
    draw_offers(moves, most) { "A draw may be offered after move {moves}, at most {most} times by each player.", "第{moves}回合后可提议和棋，每方最多{most}次。", "第{moves}回合後可提議和棋，每方最多{most}次。" }
    only_on_claim { "At this rate of play it costs something only when the opponent claims it.", "在此时限下，仅在对方提出时处罚。", "在此時限下，僅在對方提出時處罰。" }
    clock_too_much(mv, after, most) { "After {mv} the clock shows {after}; the time control allows {most} at most.", "{mv}后棋钟为{after}；按时限最多为{most}。", "{mv}後棋鐘為{after}；按時限最多為{most}。" }
    clock_over_per_move(mv, spent, limit) { "{mv} took {spent}; the per-move clock allows {limit}.", "{mv}用时{spent}；每步限时为{limit}。", "{mv}用時{spent}；每步限時為{limit}。" }
    at_the_start { "in the starting position", "在起始局面", "在起始局面" }
    after_move(mv) { "after {mv}", "{mv}之后", "{mv}之後" }
    with_move(mv) { "with {mv}", "走{mv}", "走{mv}" }
    stood(place, time) { "The position stood {place}: time {time}.", "{place}：第{time}次出现该局面。", "{place}：第{time}次出現該局面。" }
    would_stand(mv, time) { "With {mv} it stands: time {time}.", "走{mv}后：第{time}次出现该局面。", "走{mv}後：第{time}次出現該局面。" }
    looks_alike(place, why) { "It looks the same {place}, but {why}.", "{place}看似相同，但{why}。", "{place}看似相同，但{why}。" }
    other_to_move { "the other side was to move", "轮到另一方走棋", "輪到另一方走棋" }
    could_castle(side) { "{side} still had a right to castle that is lost now", "当时{side}仍有现已失去的易位权", "當時{side}仍有現已失去的易位權" }
    could_capture(square) { "a pawn could be captured en passant on {square} then", "当时可在{square}吃过路兵", "當時可在{square}吃過路兵" }
    announced_illegal(mv, why) { "The announced move {mv} cannot be played: {why}.", "所写的着法{mv}不能走：{why}。", "所寫的著法{mv}不能走：{why}。" }
    played_announced(mv) { "The record goes on with the announced move {mv}.", "记录中随后走了所写的{mv}。", "記錄中隨後走了所寫的{mv}。" }
    played_other(mv) { "The record goes on with another move, {mv}.", "记录中随后走了另一着{mv}。", "記錄中隨後走了另一著{mv}。" }
    right_moves(moves) { "A claim with one of these moves written down would have been right: {moves}.", "如写下以下着法提出要求则成立：{moves}。", "如寫下以下著法提出要求則成立：{moves}。" }
    without_progress(moves, halves, needed) {
        "{moves} moves by each side ({halves} half-moves) without capture or pawn move; {needed} are needed.",
        "双方各{moves}回合（{halves}个半回合）未吃子也未走兵；需要{needed}回合。",
        "雙方各{moves}回合（{halves}個半回合）未吃子也未走兵；需要{needed}回合。"
    }
    last_progress(mv) { "The last capture or pawn move was {mv}.", "最近一次吃子或走兵是{mv}。", "最近一次吃子或走兵是{mv}。" }
    announced_is_progress(mv) { "{mv} is itself a capture or pawn move.", "{mv}本身是吃子或走兵。", "{mv}本身是吃子或走兵。" }
    possible_after(place) { "A right claim was possible {place}.", "{place}曾可提出成立的要求。", "{place}曾可提出成立的要求。" }
    ended_with(mv, how) { "The game ended with {mv}: {how}.", "对局以{mv}结束：{how}。", "對局以{mv}結束：{how}。" }
    ended_at_start(how) { "The game was over at the start: {how}.", "对局开始时已经结束：{how}。", "對局開始時已經結束：{how}。" }
    played_on(count) { "{count} half-moves were recorded after the end; they do not count.", "结束后又记录了{count}个半回合，均无效。", "結束後又記錄了{count}個半回合，均無效。" }
    not_over { "Nothing has ended the game.", "对局尚未结束。", "對局尚未結束。" }
    checkmate { "checkmate", "将死", "將死" }
    stalemate { "stalemate", "无子可动（逼和）", "無子可動（逼和）" }
    dead { "dead position", "死和局面", "死和局面" }
    fivefold { "fivefold repetition", "五次重复局面", "五次重複局面" }
    no_progress { "too many moves without capture or pawn move", "过多回合未吃子也未走兵", "過多回合未吃子也未走兵" }
    too_many_checks(side) { "too many checks by {side}", "{side}将军次数过多", "{side}將軍次數過多" }
    can_mate(side, line) { "{side} can still mate, for instance: {line}.", "{side}仍可能将死对方，例如：{line}。", "{side}仍可能將死對方，例如：{line}。" }
    has_mated(side) { "{side} has mated.", "{side}已将死对方。", "{side}已將死對方。" }
    cannot_mate(side, why) { "{side} cannot mate by any series of legal moves: {why}.", "{side}以任何合乎规则的着法都不能将死对方：{why}。", "{side}以任何合乎規則的著法都不能將死對方：{why}。" }
    because_over { "the game is over", "对局已结束", "對局已結束" }
    because_material { "too few pieces are left", "子力不足", "子力不足" }
    because_searched { "every line was searched or excluded", "所有变化均已检查或排除", "所有變化均已檢查或排除" }
    mating_unknown(side) { "Whether {side} can still mate could not be found out.", "未能查明{side}是否仍可能将死对方。", "未能查明{side}是否仍可能將死對方。" }
    moves_made(moves, needed) { "Both sides have made {moves} moves; the limit is {needed}.", "双方已走{moves}回合；界限为{needed}回合。", "雙方已走{moves}回合；界限為{needed}回合。" }
    period_completed(moves, required) { "The player has completed {moves} moves; {required} were required.", "该棋手已完成{moves}着；规定为{required}着。", "該棋手已完成{moves}著；規定為{required}著。" }
    time_left(side, time, most) { "{side} has {time} left; the claim needs less than {most}.", "{side}剩余{time}；提出要求须少于{most}。", "{side}剩餘{time}；提出要求須少於{most}。" }
    no_such_claim { "These rules know no such claim at this rate of play.", "该规则在此时限下没有这种要求。", "該規則在此時限下沒有這種要求。" }
    must_be_announced { "It applies only if the event announced it beforehand.", "仅在赛前公布采用时适用。", "僅在賽前公布採用時適用。" }
    minutes_late(minutes, allowed) { "{minutes} minutes late; the default time is {allowed} minutes.", "迟到{minutes}分钟；判负时限为{allowed}分钟。", "遲到{minutes}分鐘；判負時限為{allowed}分鐘。" }
    is_illegal(mv, why) { "{mv} is illegal: {why}.", "{mv}不合规则：{why}。", "{mv}不合規則：{why}。" }
    is_legal(mv) { "{mv} is a legal move.", "{mv}是合乎规则的着法。", "{mv}是合乎規則的著法。" }
    no_illegal_move { "The record holds no illegal move.", "记录中没有不合规则的着法。", "記錄中沒有不合規則的著法。" }
    earlier(side, count) { "Illegal moves of {side} punished before in this game: {count}.", "本局{side}此前已处罚的不合规则着法：{count}次。", "本局{side}此前已處罰的不合規則著法：{count}次。" }
    replied { "The opponent has already made his next move; the illegal move stands.", "对方已走出下一着，该着法不再更正。", "對方已走出下一著，該著法不再更正。" }
    nothing_touched { "No piece stands on these squares.", "这些格上没有棋子。", "這些格上沒有棋子。" }
    must_move(square) { "The piece on {square} must be moved.", "必须走{square}的棋子。", "必須走{square}的棋子。" }
    must_capture(square) { "The piece on {square} must be captured.", "必须吃掉{square}的棋子。", "必須吃掉{square}的棋子。" }
    must_capture_with(piece, target) { "The piece on {piece} must capture the one on {target}.", "必须用{piece}的棋子吃掉{target}的棋子。", "必須用{piece}的棋子吃掉{target}的棋子。" }
    must_castle(wing) { "The player must castle {wing}.", "必须进行{wing}易位。", "必須進行{wing}易位。" }
    must_move_king { "Castling there is illegal; another move must be made with the king.", "该侧不能易位；必须用王走另一着。", "該側不能易位；必須用王走另一著。" }
    any_move { "No touched piece can be moved or captured; any legal move may be made.", "所触摸的棋子均不能走也不能吃；可走任何合乎规则的着法。", "所觸摸的棋子均不能走也不能吃；可走任何合乎規則的著法。" }

    result_is(result) { "Result: {result}.", "结果：{result}。", "結果：{result}。" }
    won_by(side, token) { "{side} wins, {token}", "{side}胜，{token}", "{side}勝，{token}" }
    drawn { "draw, ½-½", "和棋，½-½", "和棋，½-½" }
    void { "the game is void: no result, no points", "对局作废：无结果、不计分", "對局作廢：無結果、不計分" }
    add_time(side, time) { "{side} gets {time} more.", "{side}加时{time}。", "{side}加時{time}。" }
    set_time(side, time) { "{side}'s clock is set to {time}.", "{side}的钟调为{time}。", "{side}的鐘調為{time}。" }
    must_play(mv) { "The announced move {mv} must be played.", "必须走所写的着法{mv}。", "必須走所寫的著法{mv}。" }
    restore { "The position before the irregularity is put back.", "恢复到犯规之前的局面。", "恢復到犯規之前的局面。" }
    one_of(moves) { "One of these moves must be played: {moves}.", "必须走以下着法之一：{moves}。", "必須走以下著法之一：{moves}。" }
    replace_by_queen { "The pawn is replaced by a queen of its colour.", "该兵换成同色的后。", "該兵換成同色的后。" }
    go_on { "The game goes on.", "对局继续。", "對局繼續。" }
    new_game { "The game is annulled and a new game is played.", "对局取消，重新开局。", "對局取消，重新開局。" }
    transfer { "The position is transferred to a board placed correctly.", "将局面移到摆放正确的棋盘上。", "將局面移到擺放正確的棋盤上。" }
    put_back { "The pieces are put back in the player's own time.", "由该棋手用自己的时间恢复局面。", "由該棋手用自己的時間恢復局面。" }
    clock_runs(side) { "{side}'s clock runs until he arrives.", "{side}的钟走到其到场为止。", "{side}的鐘走到其到場為止。" }
    agree { "agree: the game is drawn", "同意：判和", "同意：判和" }
    postpone(time) { "postpone the decision: the opponent may get {time}", "暂缓决定：可给对方加时{time}", "暫緩決定：可給對方加時{time}" }
    reject(time) { "reject: the opponent gets {time}", "驳回：给对方加时{time}", "駁回：給對方加時{time}" }
    three_ways(a, b, c) { "The arbiter may {a}; {b}; or {c}.", "裁判员可以：{a}；{b}；或{c}。", "裁判員可以：{a}；{b}；或{c}。" }
    unless_arbiter { "Unless the arbiter decides otherwise.", "裁判员另有决定的除外。", "裁判員另有決定的除外。" }
    move_not_reached(number, side) { "The record does not reach move {number} of {side}.", "记录中没有{side}的第{number}着。", "記錄中沒有{side}的第{number}著。" }
    bad_time(text) { "“{text}” is no time; write it like 0:04:11.", "“{text}”不是时间；请写成0:04:11。", "“{text}”不是時間；請寫成0:04:11。" }
    squares_missing { "Write the touched squares in their order, like e1 h1.", "请按顺序填写所触摸的格，例如 e1 h1。", "請按順序填寫所觸摸的格，例如 e1 h1。" }
    minutes_missing { "Say how many minutes late.", "请填写迟到的分钟数。", "請填寫遲到的分鐘數。" }
    open_to(kind, side, how) { "{kind} ({side}): {how}", "{kind}（{side}）：{how}", "{kind}（{side}）：{how}" }
    same_sheets(plies) { "Both scoresheets have the same {plies} half-moves.", "两份记录的{plies}个半回合完全相同。", "兩份記錄的{plies}個半回合完全相同。" }
    sheets_differ(ply, first, second) { "The scoresheets first differ at half-move {ply}: the first has {first}; the second has {second}.", "两份记录在第{ply}个半回合首次不同：第一份{first}；第二份{second}。", "兩份記錄在第{ply}個半回合首次不同：第一份{first}；第二份{second}。" }
    sheet_has(mv, plies) { "{mv} and can be played through to half-move {plies}", "为{mv}，可一直走到第{plies}个半回合", "為{mv}，可一直走到第{plies}個半回合" }
    sheet_unplayable(word) { "“{word}”, which cannot be played", "为“{word}”，不能走", "為“{word}”，不能走" }
    sheet_ends { "ended", "已结束", "已結束" }
    confirmed { "confirmed as proposed", "按建议确认", "按建議確認" }
    altered { "ruled otherwise", "另行裁决", "另行裁決" }
    dismissed { "dismissed", "驳回", "駁回" }
    clocks_then(white, black) { "Clocks at the claim: White {white}, Black {black}.", "提出申诉时的棋钟：白方{white}，黑方{black}。", "提出申訴時的棋鐘：白方{white}，黑方{black}。" }
    clocks_to_set(white, black) { "Clocks to set: White {white}, Black {black}.", "应调棋钟：白方{white}，黑方{black}。", "應調棋鐘：白方{white}，黑方{black}。" }
}

/// A side's name in a ruling.
pub fn side(lang: Lang, side: Color) -> &'static str {
    match side {
        Color::White => white(lang),
        Color::Black => black(lang),
    }
}

pub fn verdict(lang: Lang, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => right(lang),
        Verdict::Wrong => wrong(lang),
        Verdict::Undecided => undecided(lang),
    }
}

/// An edition's full name.
pub fn edition(lang: Lang, edition: EditionId) -> String {
    match edition {
        EditionId::Laws1989 => laws_1989(lang).to_owned(),
        EditionId::Qq => house_qq(lang).to_owned(),
        dated => laws_of(lang, dated.code()),
    }
}

pub fn pace(lang: Lang, pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => standard(lang),
        Pace::Rapid => rapid(lang),
        Pace::Blitz => blitz(lang),
    }
}

/// A claim by its name in forms.
pub fn name(lang: Lang, name: ClaimName) -> &'static str {
    match name {
        ClaimName::Threefold => threefold(lang),
        ClaimName::Fifty => fifty_moves(lang),
        ClaimName::Over => already_over(lang),
        ClaimName::Dead => dead_position(lang),
        ClaimName::Agreement => agreement(lang),
        ClaimName::Flag => flag_fall(lang),
        ClaimName::Quickplay => quickplay(lang),
        ClaimName::Resignation => resignation(lang),
        ClaimName::Late => late(lang),
        ClaimName::Setup => wrong_setup(lang),
        ClaimName::Board => reversed_board(lang),
        ClaimName::Colours => reversed_colours(lang),
        ClaimName::Displaced => displaced(lang),
        ClaimName::Illegal => illegal_move(lang),
        ClaimName::Touched => touched(lang),
    }
}

/// What the arbiter made of a proposal.
pub fn decision(lang: Lang, decision: Decision) -> &'static str {
    match decision {
        Decision::Confirmed => confirmed(lang),
        Decision::Altered => altered(lang),
        Decision::Dismissed => dismissed(lang),
    }
}

/// What is missing in a claim.
pub fn form_error(lang: Lang, error: &FormError) -> String {
    match error {
        FormError::MoveNotReached { number, side: who } => move_not_reached(lang, number, side(lang, *who)),
        FormError::BadTime { text } => bad_time(lang, text),
        FormError::SquaresMissing => squares_missing(lang).to_owned(),
        FormError::MinutesMissing => minutes_missing(lang).to_owned(),
    }
}

/// How a game ended by itself.
pub fn ending(lang: Lang, ending: Ending) -> String {
    match ending {
        Ending::Checkmate { .. } => checkmate(lang).to_owned(),
        Ending::Stalemate => stalemate(lang).to_owned(),
        Ending::DeadPosition => dead(lang).to_owned(),
        Ending::NoProgress => no_progress(lang).to_owned(),
        Ending::Fivefold => fivefold(lang).to_owned(),
        Ending::Checks { by } => too_many_checks(lang, side(lang, by)),
    }
}

/// `after 34.Qe2`, or the start.
pub fn place(lang: Lang, after: Option<&String>) -> String {
    after.map_or_else(|| at_the_start(lang).to_owned(), |mv| after_move(lang, mv))
}

/// What a position is that is shown beside a ruling: `after 34.Qe2`, `with 34.Qe2`.
pub fn caption(lang: Lang, shown: &Shown) -> String {
    match (&shown.after, shown.announced) {
        (Some(mv), true) => with_move(lang, mv),
        (after, _) => place(lang, after.as_ref()),
    }
}

/// A fact as a sentence.
pub fn fact(lang: Lang, fact: &Fact) -> String {
    match fact {
        Fact::StartUnknown => start_unknown(lang).to_owned(),
        Fact::NotOnMove { claimant } => not_on_move(lang, side(lang, *claimant)),
        Fact::RightLost { by: LostBy::Moving } => lost_by_moving(lang).to_owned(),
        Fact::RightLost { by: LostBy::Touching } => lost_by_touching(lang).to_owned(),
        Fact::DrawOffers { after_moves, most } => draw_offers(lang, after_moves, most),
        Fact::OnlyOnClaim => only_on_claim(lang).to_owned(),
        Fact::Stood { after, time } => stood(lang, place(lang, after.as_ref()), time),
        Fact::WouldStand { announced, time } => would_stand(lang, announced, time),
        Fact::LooksAlike { after, difference: why } => {
            looks_alike(lang, place(lang, after.as_ref()), difference(lang, *why))
        }
        Fact::AnnouncedIllegal { written, reason } => {
            announced_illegal(lang, written, why_illegal(lang, reason.as_ref()))
        }
        Fact::PlayedNext { played, announced: true } => played_announced(lang, played),
        Fact::PlayedNext { played, announced: false } => played_other(lang, played),
        Fact::RightMoves { moves } => right_moves(lang, moves.join(", ")),
        Fact::WithoutProgress { half_moves, needed } => without_progress(lang, half_moves / 2, half_moves, needed / 2),
        Fact::LastProgress { mv } => last_progress(lang, mv),
        Fact::AnnouncedIsProgress { mv } => announced_is_progress(lang, mv),
        Fact::PossibleAfter { after } => possible_after(lang, place(lang, after.as_ref())),
        Fact::EndedWith { mv: Some(mv), by } => ended_with(lang, mv, ending(lang, *by)),
        Fact::EndedWith { mv: None, by } => ended_at_start(lang, ending(lang, *by)),
        Fact::PlayedOn { half_moves } => played_on(lang, half_moves),
        Fact::NotOver => not_over(lang).to_owned(),
        Fact::CanMate { side: who, line } if line.is_empty() => has_mated(lang, side(lang, *who)),
        Fact::CanMate { side: who, line } => can_mate(lang, side(lang, *who), line.join(" ")),
        Fact::CannotMate { side: who, because } => cannot_mate(lang, side(lang, *who), no_mate(lang, *because)),
        Fact::MatingUnknown { side: who } => mating_unknown(lang, side(lang, *who)),
        Fact::MovesMade { moves, needed } => moves_made(lang, moves, needed),
        Fact::PeriodCompleted { moves, required } => period_completed(lang, moves, required),
        Fact::TimeLeft { side: who, ms, most_ms } => {
            time_left(lang, side(lang, *who), write_time(*ms), write_time(*most_ms))
        }
        Fact::NoSuchClaim => no_such_claim(lang).to_owned(),
        Fact::MustBeAnnounced => must_be_announced(lang).to_owned(),
        Fact::MinutesLate { minutes, allowed } => minutes_late(lang, minutes, allowed),
        Fact::IllegalMove { mv, reason } => is_illegal(lang, mv, why_illegal(lang, reason.as_ref())),
        Fact::LegalMove { mv } => is_legal(lang, mv),
        Fact::NoIllegalMove => no_illegal_move(lang).to_owned(),
        Fact::Earlier { by, count } => earlier(lang, side(lang, *by), count),
        Fact::Replied => replied(lang).to_owned(),
        Fact::Obliged { duty: what } => duty(lang, what),
        Fact::NothingTouched => nothing_touched(lang).to_owned(),
    }
}

fn why_illegal(lang: Lang, reason: Option<&crate::laws::legality::Illegal>) -> String {
    reason.map_or_else(|| laws::unreadable(lang).to_owned(), |reason| laws::illegal(lang, reason))
}

fn difference(lang: Lang, difference: Difference) -> String {
    match difference {
        Difference::SideToMove => other_to_move(lang).to_owned(),
        Difference::Castling { side: who } => could_castle(lang, side(lang, who)),
        Difference::EnPassant { square } => could_capture(lang, square),
    }
}

fn no_mate(lang: Lang, because: NoMate) -> &'static str {
    match because {
        NoMate::GameOver => because_over(lang),
        NoMate::Material => because_material(lang),
        NoMate::Exhausted => because_searched(lang),
    }
}

fn duty(lang: Lang, duty: &Duty) -> String {
    match duty {
        Duty::Move { piece } => must_move(lang, piece),
        Duty::Capture { piece } => must_capture(lang, piece),
        Duty::CaptureWith { piece, target } => must_capture_with(lang, piece, target),
        Duty::Castle { wing: Wing::King } => must_castle(lang, laws::kingside(lang)),
        Duty::Castle { wing: Wing::Queen } => must_castle(lang, laws::queenside(lang)),
        Duty::MoveKing => must_move_king(lang).to_owned(),
        Duty::AnyMove => any_move(lang).to_owned(),
    }
}

/// A result in words.
pub fn result(lang: Lang, result: GameResult) -> String {
    match result {
        GameResult::Won { by } => won_by(lang, side(lang, by), result.token()),
        GameResult::Draw => drawn(lang).to_owned(),
        GameResult::Void => void(lang).to_owned(),
    }
}

/// A clock time that does not go with the time control; `mv` is the move after which it stood.
pub fn clock_fault(lang: Lang, fault: ClockFault, mv: String) -> String {
    match fault {
        ClockFault::TooMuch { after_ms, most_ms, .. } => {
            clock_too_much(lang, mv, write_time(after_ms), write_time(most_ms))
        }
        ClockFault::OverPerMove { spent_ms, limit_ms } => {
            clock_over_per_move(lang, mv, write_time(spent_ms), write_time(limit_ms))
        }
    }
}

/// A consequence as a sentence.
pub fn consequence(lang: Lang, consequence: &Consequence) -> String {
    match consequence {
        Consequence::Result(what) => result_is(lang, result(lang, *what)),
        Consequence::AddTime { to, ms } => add_time(lang, side(lang, *to), write_time(*ms)),
        Consequence::SetTime { side: whose, ms } => set_time(lang, side(lang, *whose), write_time(*ms)),
        Consequence::MustPlay { mv } => must_play(lang, mv),
        Consequence::Restore { .. } => restore(lang).to_owned(),
        Consequence::OneOf { moves } => one_of(lang, moves.join(", ")),
        Consequence::ReplaceByQueen => replace_by_queen(lang).to_owned(),
        Consequence::GoOn => go_on(lang).to_owned(),
        Consequence::NewGame => new_game(lang).to_owned(),
        Consequence::Transfer => transfer(lang).to_owned(),
        Consequence::PutBack => put_back(lang).to_owned(),
        Consequence::ClockRuns { side: whose } => clock_runs(lang, side(lang, *whose)),
        Consequence::OneOfThree(ways) => {
            let [a, b, c] = ways.map(|one| way(lang, one));
            three_ways(lang, a, b, c)
        }
        Consequence::UnlessArbiterDecides => unless_arbiter(lang).to_owned(),
    }
}

fn way(lang: Lang, way: Way) -> String {
    match way {
        Way::Agree => agree(lang).to_owned(),
        Way::Postpone { gains_ms } => postpone(lang, write_time(gains_ms)),
        Way::Reject { gains_ms } => reject(lang, write_time(gains_ms)),
    }
}

/// `Threefold repetition: Right`.
pub fn claim_and_verdict(lang: Lang, ruling: &Ruling) -> String {
    headline(lang, name(lang, ruling.claim.kind.name()), verdict(lang, ruling.verdict()))
}

/// Edition, rate and article: `Laws of Chess 2023, rapid, article 9.2.1.2`.
pub fn authority(lang: Lang, ruling: &Ruling) -> String {
    let separator = if lang == Lang::English { ", " } else { "，" };
    let mut parts = vec![edition(lang, ruling.rules.edition), pace(lang, ruling.rules.rate.pace).to_owned()];
    parts.extend(ruling.article.map(|number| article(lang, number)));
    parts.extend(ruling.penalty_article.map(|number| article(lang, number)));
    parts.join(separator)
}

/// The times that stood on both clocks when the claim was made.
pub fn clocks_at_claim(lang: Lang, clocks: Clocks) -> String {
    clocks_then(lang, write_time(clocks.white_ms), write_time(clocks.black_ms))
}

/// The times to set on both clocks.
pub fn clocks(lang: Lang, clocks: Clocks) -> String {
    clocks_to_set(lang, write_time(clocks.white_ms), write_time(clocks.black_ms))
}

/// A claim that stood open: who could have made it, and by which move or after which.
pub fn open_claim(
    lang: Lang,
    kind: DrawClaim,
    by: Color,
    announced: Option<&String>,
    after: Option<&String>,
) -> String {
    let kind = match kind {
        DrawClaim::Threefold => threefold(lang),
        DrawClaim::FiftyMoves => fifty_moves(lang),
    };
    let how = announced.cloned().unwrap_or_else(|| place(lang, after));
    open_to(lang, kind, side(lang, by), how)
}

/// Two scoresheets compared, in a sentence.
pub fn comparison(lang: Lang, compared: &Comparison) -> String {
    let Some(difference) = &compared.difference else { return same_sheets(lang, compared.first.len()) };
    let reading = |reading: &Reading| match reading {
        Reading::Move { mv, plays_on_to } => sheet_has(lang, mv, plays_on_to),
        Reading::Unplayable { word } => sheet_unplayable(lang, word),
        Reading::End => sheet_ends(lang).to_owned(),
    };
    sheets_differ(lang, difference.ply, reading(&difference.first), reading(&difference.second))
}

/// The ruling in sentences: verdict and authority, facts, consequences, clocks.
pub fn ruling(lang: Lang, ruling: &Ruling) -> Vec<String> {
    let mut lines = vec![claim_and_verdict(lang, ruling), authority(lang, ruling)];
    lines.extend(ruling.finding.facts.iter().map(|item| fact(lang, item)));
    lines.extend(ruling.consequences.iter().map(|item| consequence(lang, item)));
    lines.extend(ruling.clocks.map(|times| clocks(lang, times)));
    lines
}
