//! Words of the standings: the names of the tie-breaks, and what an opened figure says of its parts.

use super::Lang;
use crate::messages;
use crate::standings::descriptor::{Code, Descriptor, DescriptorError, Score, Unrated};
use crate::standings::explain::{Cut, EncounterScore, Encounters, Finish, Part, Source};
use crate::standings::figure::{Figure, HUNDREDTHS};
use crate::standings::unplayed::Cap;
use crate::standings::{Mark, field::Kind};

messages! {
    tie_break { "Tie-break", "破同分", "破同分" }
    tie_breaks { "Tie-breaks", "破同分", "破同分" }
    after_round(n) { "After round {n}", "第{n}轮后", "第{n}輪後" }
    during_round(n) { "During round {n}: games are still being played", "第{n}轮进行中：尚有对局未结束", "第{n}輪進行中：尚有對局未結束" }
    no_rounds { "No round has been published yet.", "尚未公布任何轮次。", "尚未公布任何輪次。" }
    by_rank { "By rank", "按名次", "按名次" }
    by_number { "By number", "按编号", "按編號" }
    what_if { "What if …", "假设……", "假設……" }
    what_if_hint {
        "Suppose results of the games still being played and see the table move. Nothing is saved.",
        "为未结束的对局假设结果，观察名次变化。不会保存。",
        "為未結束的對局假設結果，觀察名次變化。不會儲存。"
    }
    what_if_none { "No game is being played.", "没有正在进行的对局。", "沒有正在進行的對局。" }
    suppose { "Suppose", "假设", "假設" }
    change { "Change", "变化", "變化" }
    prizes { "Prizes", "奖金", "獎金" }
    prize { "Prize", "奖金", "獎金" }
    prize_place { "Place", "组内名次", "組內名次" }
    prize_shared(count) { "shared by {count}", "{count}人分享", "{count}人分享" }
    prize_total { "Total", "合计", "合計" }
    prize_signature { "Signature", "签名", "簽名" }
    prize_category { "Category", "组别", "組別" }
    prize_currency { "Currency", "货币", "貨幣" }
    prize_amounts { "Prizes by place, separated by blanks", "按名次的奖金，以空格分隔", "按名次的獎金，以空格分隔" }
    prize_sharing { "Players of equal points", "同分者", "同分者" }
    prize_by_place { "by place", "按名次", "按名次" }
    prize_equal { "share equally", "平分", "平分" }
    prize_hort { "Hort: half by place, half shared", "霍特制：一半按名次，一半平分", "霍特制：一半按名次，一半平分" }
    prize_several { "A player may win in several categories", "一人可获多个组别的奖金", "一人可獲多個組別的獎金" }
    prize_women { "women only", "仅限女子", "僅限女子" }
    prize_born_from { "born from", "出生年份不早于", "出生年份不早於" }
    prize_born_until { "born until", "出生年份不晚于", "出生年份不晚於" }
    prize_rated_from { "rated from", "等级分不低于", "等級分不低於" }
    prize_rated_until { "rated until", "等级分不高于", "等級分不高於" }
    prize_own_category { "player's category", "棋手类别", "棋手類別" }
    prize_empty_hint { "A category without a name is left out.", "没有名称的组别将被忽略。", "沒有名稱的組別將被忽略。" }
    prize_none { "No prizes were announced.", "尚未公布奖金。", "尚未公布獎金。" }
    prize_not_an_amount(text, category) {
        "“{text}” in “{category}” is no amount. Write 500 or 499.50.",
        "“{category}”中的“{text}”不是金额，请写作500或499.50。",
        "「{category}」中的「{text}」不是金額，請寫作500或499.50。"
    }
    prize_not_a_year_or_rating(text, category) {
        "“{text}” in “{category}” is no number. Leave it empty or write digits.",
        "“{category}”中的“{text}”不是数字，请留空或填写数字。",
        "「{category}」中的「{text}」不是數字，請留空或填寫數字。"
    }
    open_hint { "Click a figure, or go to it with the arrow keys and press Enter, to see what it is made of.", "点击数字，或用方向键选中后按回车，查看其构成。", "點選數字，或用方向鍵選取後按 Enter，查看其構成。" }
    print_figures { "Print these sums (PDF)", "打印计算说明（PDF）", "列印計算說明（PDF）" }
    print_level(points) { "Print all who have {points} points (PDF)", "打印所有积{points}分者的说明（PDF）", "列印所有積{points}分者的說明（PDF）" }
    brings { "Brings", "对手值", "對手值" }
    counts { "Counts", "计入", "計入" }
    still_tied { "Level after all tie-breaks", "所有破同分后仍相同", "所有破同分後仍相同" }
    draw_lots { "Draw lots", "抽签", "抽籤" }
    drawn_from_seed(seed) { "Lots drawn from the seed {seed}; anybody can draw them again.", "抽签种子为{seed}，任何人都可重复抽签。", "抽籤種子為{seed}，任何人都可重複抽籤。" }
    matches { "Matches", "团体对阵", "團體對陣" }
    forfeited { "forfeited", "弃权", "棄權" }
    without_match { "Without a match (match points / game points):", "轮空（场分／局分）：", "輪空（場分／局分）：" }
    squads { "Teams", "参赛队", "參賽隊" }
    columns_shown { "Columns", "显示的列", "顯示的欄" }
    decided { "Decided outside the tie-breaks", "破同分之外的决定", "破同分之外的決定" }
    in_this_order(list) { "In this order: {list}.", "顺序为：{list}。", "順序為：{list}。" }
    ranked_by(who, reason) { "Ranked by {who}: {reason}.", "由{who}排名，理由：{reason}。", "由{who}排名，理由：{reason}。" }
    rank_by_hand { "Rank by hand", "手工排名", "手工排名" }
    rank_by_hand_hint {
        "Write the numbers of the players in the order you decide; they change the places that they hold now.",
        "按您决定的顺序填写棋手编号；他们将互换现有的名次。",
        "按您決定的順序填寫棋手編號；他們將互換現有的名次。"
    }
    numbers_in_order { "Numbers in order", "依次填写编号", "依次填寫編號" }
    not_a_number(text) { "“{text}” is not the number of a player.", "“{text}”不是棋手编号。", "「{text}」不是棋手編號。" }
    reason { "Reason", "理由", "理由" }

    pts { "Points", "积分", "積分" }
    de { "Direct encounter", "直胜（相互成绩）", "直勝（相互成績）" }
    win { "Number of wins", "胜局数（含未下轮次）", "勝局數（含未下輪次）" }
    won { "Games won", "对局胜局数", "對局勝局數" }
    bpg { "Games played with Black", "后手局数", "後手局數" }
    bwg { "Games won with Black", "后手胜局数", "後手勝局數" }
    ps { "Progressive score", "累进分", "累進分" }
    rep { "Rounds one elected to play", "选择参赛的轮次数", "選擇參賽的輪次數" }
    std { "Standard points", "标准分", "標準分" }
    tpn { "Pairing number", "编排序号", "編排序號" }
    rtng { "Rating", "等级分", "等級分" }
    bh { "Buchholz", "对手分（布赫霍尔兹）", "對手分（布赫霍爾茲）" }
    aob { "Average Buchholz of opponents", "对手平均对手分", "對手平均對手分" }
    fb { "Fore Buchholz", "预计对手分", "預計對手分" }
    sb { "Sonneborn-Berger", "索伯分（索纳伯恩-伯格）", "索伯分（索納伯恩-伯格）" }
    ks { "Koya", "科亚分", "科亞分" }
    aro { "Average rating of opponents", "对手平均等级分", "對手平均等級分" }
    tpr { "Performance rating", "表现分", "表現分" }
    ptp { "Perfect performance", "完美表现分", "完美表現分" }
    apro { "Average performance of opponents", "对手平均表现分", "對手平均表現分" }
    appo { "Average perfect performance of opponents", "对手平均完美表现分", "對手平均完美表現分" }
    mpvgp { "The other score", "另一种积分", "另一種積分" }
    bc { "Board count", "台次计数", "檯次計數" }
    tbr { "Top board results", "前台成绩", "前檯成績" }
    bbe { "Bottom board elimination", "末台淘汰", "末檯淘汰" }
    esb { "Extended Sonneborn-Berger", "扩展索伯分", "擴展索伯分" }
    ede { "Extended direct encounter", "扩展直胜", "擴展直勝" }
    sssc { "Score and schedule strength", "积分与赛程强度", "積分與賽程強度" }
    match_points { "Match points", "场分", "場分" }
    game_points { "Game points", "局分", "局分" }

    cut_n(n) { "the {n} lowest cut", "去{n}最低", "去{n}最低" }
    median_n(n) { "the {n} lowest and {n} highest cut", "去{n}最低、{n}最高", "去{n}最低、{n}最高" }
    limit_moved(halves) { "limit moved by {halves} half points", "界限移动{halves}个半分", "界限移動{halves}個半分" }
    factor_n(n) { "factor {n}", "系数{n}", "係數{n}" }
    forfeits_as_played { "forfeits count as played", "弃权按已下计", "棄權按已下計" }
    over_fore { "over Fore Buchholz", "按预计对手分", "按預計對手分" }
    reversed { "in reverse order", "倒序", "倒序" }
    unrated_left_out { "unrated opponents left out", "不计无等级分对手", "不計無等級分對手" }
    unrated_count(rating) { "unrated opponents count as {rating}", "无等级分对手按{rating}计", "無等級分對手按{rating}計" }

    unknown_code(text) {
        "There is no tie-break {text}. Choose one from the list.",
        "没有名为{text}的破同分方法，请从列表中选择。",
        "沒有名為{text}的破同分方法，請從清單中選擇。"
    }
    self_defined(text) {
        "{text} is defined by the competition itself. Rank those who stay level by hand.",
        "{text}由竞赛规程自行规定，请手工排定仍然同分者。",
        "{text}由競賽規程自行規定，請手工排定仍然同分者。"
    }
    unknown_score(text) {
        "Write :MP or :GP instead of :{text}.",
        "请写:MP或:GP，而不是:{text}。",
        "請寫:MP或:GP，而不是:{text}。"
    }
    modifier_not_taken(code, modifier) {
        "{code} has no modifier /{modifier}. Leave it out.",
        "{code}没有/{modifier}这一修正，请去掉。",
        "{code}沒有/{modifier}這一修正，請去掉。"
    }

    withdrawn { "withdrawn", "退赛", "退賽" }
    expelled { "expelled", "取消比赛资格", "取消比賽資格" }
    set_apart {
        "played less than half of the games: not ranked, and these games count for nobody",
        "完成对局不足一半：不排名次，其对局对任何人都不计分",
        "完成對局不足一半：不排名次，其對局對任何人都不計分"
    }
    dropped(list) {
        "Unrated players take part and no rule for them was announced, so these fall away (C.07 art. 10): {list}",
        "有无等级分棋手参赛且未公布相应规定，以下破同分不采用（C.07第10条）：{list}",
        "有無等級分棋手參賽且未公布相應規定，以下破同分不採用（C.07第10條）：{list}"
    }

    not_in_round_robins(list) {
        "C.07 art. 8 does not allow these in round robins: {list}",
        "C.07第8条不允许在循环赛中采用：{list}",
        "C.07第8條不允許在循環賽中採用：{list}"
    }
    only_for_teams(list) {
        "These are for team tournaments only (C.07 art. 12 and 13): {list}",
        "以下仅用于团体赛（C.07第12、13条）：{list}",
        "以下僅用於團體賽（C.07第12、13條）：{list}"
    }
    cut_least { "cut: the least significant", "去掉：最低值", "去掉：最低值" }
    cut_most { "cut: the most significant", "去掉：最高值", "去掉：最高值" }
    cut_voluntary {
        "cut first: a round not played by choice (16.5)",
        "优先去掉：自愿未下的轮次（16.5）",
        "優先去掉：自願未下的輪次（16.5）"
    }
    cut_below_limit { "below the limit", "低于界限", "低於界限" }

    dummy { "dummy", "虚拟对手", "虛擬對手" }
    dummy_own(own) {
        "dummy with the own score {own} (16.4)",
        "虚拟对手，取本人积分{own}（16.4）",
        "虛擬對手，取本人積分{own}（16.4）"
    }
    dummy_at_opponent(own, cap) {
        "dummy with the own score {own}, but not more than the scheduled opponent's {cap} (16.4.1)",
        "虚拟对手，取本人积分{own}，但不超过原定对手的{cap}（16.4.1）",
        "虛擬對手，取本人積分{own}，但不超過原定對手的{cap}（16.4.1）"
    }
    dummy_at_draws(own, rounds, cap) {
        "dummy with the own score {own}, but not more than {rounds} draws, {cap} (16.4.2)",
        "虚拟对手，取本人积分{own}，但不超过{rounds}轮全和的{cap}（16.4.2）",
        "虛擬對手，取本人積分{own}，但不超過{rounds}輪全和的{cap}（16.4.2）"
    }
    outside_rounds { "awarded or deducted outside the rounds", "轮次之外的奖罚分", "輪次之外的獎罰分" }
    board_n(n) { "Board {n}", "第{n}台", "第{n}檯" }

    result_mean(count, figure) { "average of {count}: {figure}", "{count}项平均：{figure}", "{count}項平均：{figure}" }
    result_performance(average, percent, difference, figure) {
        "average {average}, {percent} % of the points give {difference}: {figure}",
        "平均{average}，得分率{percent}%对应{difference}：{figure}",
        "平均{average}，得分率{percent}%對應{difference}：{figure}"
    }
    result_perfect(score, figure) {
        "the lowest rating that expects {score} or more against them: {figure}",
        "对这些对手期望得分不低于{score}的最低等级分：{figure}",
        "對這些對手期望得分不低於{score}的最低等級分：{figure}"
    }
    result_below_lowest(lowest, figure) {
        "no points: 800 below the lowest opponent, {lowest}: {figure}",
        "未得分：比最低的对手{lowest}低800：{figure}",
        "未得分：比最低的對手{lowest}低800：{figure}"
    }
    result_limit(limit, figure) {
        "against opponents with {limit} or more: {figure}",
        "对积分不低于{limit}的对手：{figure}",
        "對積分不低於{limit}的對手：{figure}"
    }
    result_strength(secondary, buchholz, factor, figure) {
        "{secondary} + {buchholz} ÷ {factor} = {figure}",
        "{secondary} + {buchholz} ÷ {factor} = {figure}",
        "{secondary} + {buchholz} ÷ {factor} = {figure}"
    }
    result_boards(figure) { "board by board: {figure}", "逐台比较：{figure}", "逐檯比較：{figure}" }
    result_from_top(figure) {
        "without the last board, the last two, …: {figure}",
        "依次去掉末台、末两台……：{figure}",
        "依次去掉末檯、末兩檯……：{figure}"
    }
    result_dropped {
        "not used: unrated players take part and no rule for them was announced (art. 10)",
        "不采用：有无等级分棋手参赛且未公布相应规定（第10条）",
        "不採用：有無等級分棋手參賽且未公布相應規定（第10條）"
    }
    no_figure { "nothing to count", "无可计算", "無可計算" }

    encounter_all_met {
        "All who are tied have met: the separate standings decide (6.2).",
        "同分者均已相互对局：以相互成绩排定（6.2）。",
        "同分者均已相互對局：以相互成績排定（6.2）。"
    }
    encounter_not_all_met {
        "Not all who are tied have met: only those who stay alone on top whatever the missing games bring are ranked (6.3).",
        "同分者未全部相互对局：只排定无论所缺对局结果如何都独居首位者（6.3）。",
        "同分者未全部相互對局：只排定無論所缺對局結果如何都獨居首位者（6.3）。"
    }
    encounter_no_tie { "nobody was tied here", "此处无人同分", "此處無人同分" }
    encounter_missing(count, most) {
        "{count} not met, {most} at most",
        "缺{count}局，最多{most}",
        "缺{count}局，最多{most}"
    }
    by_secondary { "by the secondary score", "按次要积分", "按次要積分" }
}

/// The name of a tie-break, without its modifiers.
pub fn code_name(lang: Lang, code: Code) -> &'static str {
    match code {
        Code::Pts => pts(lang),
        Code::De => de(lang),
        Code::Win => win(lang),
        Code::Won => won(lang),
        Code::Bpg => bpg(lang),
        Code::Bwg => bwg(lang),
        Code::Ps => ps(lang),
        Code::Rep => rep(lang),
        Code::Std => std(lang),
        Code::Tpn => tpn(lang),
        Code::Rtng => rtng(lang),
        Code::Bh => bh(lang),
        Code::Aob => aob(lang),
        Code::Fb => fb(lang),
        Code::Sb => sb(lang),
        Code::Ks => ks(lang),
        Code::Aro => aro(lang),
        Code::Tpr => tpr(lang),
        Code::Ptp => ptp(lang),
        Code::Apro => apro(lang),
        Code::Appo => appo(lang),
        Code::MpVGp => mpvgp(lang),
        Code::Bc => bc(lang),
        Code::Tbr => tbr(lang),
        Code::Bbe => bbe(lang),
        Code::Esb | Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => esb(lang),
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => ede(lang),
        Code::Sssc => sssc(lang),
    }
}

/// The name of a tie-break with what varies it: `Buchholz, the 1 lowest cut`.
pub fn tie_break_name(lang: Lang, descriptor: &Descriptor) -> String {
    let mut parts = vec![code_name(lang, descriptor.code).to_owned()];
    match descriptor.score {
        Some(Score::Match) => parts.push(match_points(lang).into()),
        Some(Score::Game) => parts.push(game_points(lang).into()),
        None => {}
    }
    match (descriptor.cut_least, descriptor.cut_most) {
        (0, _) => {}
        (count, 0) => parts.push(cut_n(lang, count)),
        (count, _) => parts.push(median_n(lang, count)),
    }
    if descriptor.limit != 0 {
        parts.push(limit_moved(lang, format!("{:+}", descriptor.limit)));
    }
    parts.extend(descriptor.factor.map(|factor| factor_n(lang, factor)));
    for (set, words) in [
        (descriptor.forfeits_played, forfeits_as_played(lang)),
        (descriptor.fore, over_fore(lang)),
        (descriptor.reversed, reversed(lang)),
    ] {
        if set {
            parts.push(words.into());
        }
    }
    match descriptor.unrated {
        Some(Unrated::LeftOut) => parts.push(unrated_left_out(lang).into()),
        Some(Unrated::Counts(rating)) => parts.push(unrated_count(lang, rating)),
        None => {}
    }
    parts.join(if lang == Lang::English { ", " } else { "，" })
}

/// Why a text is no tie-break, and what to do.
pub fn descriptor_error(lang: Lang, error: &DescriptorError) -> String {
    match error {
        DescriptorError::UnknownCode(text) => unknown_code(lang, text),
        DescriptorError::SelfDefined(text) => self_defined(lang, text),
        DescriptorError::UnknownScore(text) => unknown_score(lang, text),
        DescriptorError::ModifierNotTaken { code, modifier } => modifier_not_taken(lang, code, modifier),
    }
}

/// What stands beside a name in the standings.
pub fn mark(lang: Lang, mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Withdrawn => withdrawn(lang),
        Mark::Expelled => expelled(lang),
        Mark::SetApart => set_apart(lang),
    }
}

/// A figure as it is printed: points and sums with the decimals they need, averages of points with three.
pub fn figure(figure: &Figure) -> String {
    match figure {
        Figure::Number { denominator: 1, .. } => figure.decimal(0, 0),
        _ => figure.decimal(1, 3),
    }
}

/// What a part says besides its numbers: which dummy, or why it does not count.
pub fn part_note(lang: Lang, part: &Part) -> String {
    let source = match part.source {
        Source::Dummy(dummy) => match dummy.cap {
            None => Some(dummy_own(lang, dummy.own)),
            Some(Cap::ScheduledOpponent { score, .. }) => Some(dummy_at_opponent(lang, dummy.own, score)),
            Some(Cap::AllDraws { rounds, score }) => Some(dummy_at_draws(lang, dummy.own, rounds, score)),
        },
        Source::Own if part.round == 0 && part.kind == Kind::Free => Some(outside_rounds(lang).to_owned()),
        Source::Own | Source::Opponent(_) | Source::Board(_) => None,
    };
    let cut = part.cut.map(|cut| {
        let words = match cut {
            Cut::Least => cut_least(lang),
            Cut::Most => cut_most(lang),
            Cut::Voluntary => cut_voluntary(lang),
            Cut::BelowLimit => cut_below_limit(lang),
        };
        words.to_owned()
    });
    source.into_iter().chain(cut).collect::<Vec<_>>().join(if lang == Lang::English { "; " } else { "；" })
}

/// How the parts make the figure, in one line; empty for a plain sum.
pub fn finish(lang: Lang, finish: Finish, parts: &[Part], value: Option<&Figure>) -> String {
    let Some(value) = value.map(figure) else {
        return if finish == Finish::Dropped { result_dropped(lang) } else { no_figure(lang) }.to_owned();
    };
    match finish {
        Finish::Sum { .. } => String::new(),
        Finish::Mean { .. } | Finish::RoundedMean => {
            result_mean(lang, parts.iter().filter(|part| part.counts()).count(), value)
        }
        Finish::Performance { average, percent, difference } => {
            result_performance(lang, average, percent, format!("{difference:+}"), value)
        }
        Finish::Perfect { score, .. } => result_perfect(lang, score, value),
        Finish::BelowLowest { lowest } => result_below_lowest(lang, lowest, value),
        Finish::AboveLimit { limit } => result_limit(lang, limit, value),
        Finish::Strength { secondary, buchholz, factor } => {
            let buchholz = figure(&Figure::Number { numerator: buchholz, denominator: HUNDREDTHS });
            result_strength(lang, secondary, buchholz, factor, value)
        }
        Finish::Boards => result_boards(lang, value),
        Finish::BoardsFromTop => result_from_top(lang, value),
        Finish::Datum => String::new(),
        Finish::Dropped => result_dropped(lang).to_owned(),
    }
}

/// What one step of a direct encounter went by.
pub fn encounters(lang: Lang, step: &Encounters) -> String {
    let rule = if step.all_met { encounter_all_met(lang) } else { encounter_not_all_met(lang) };
    match step.by {
        EncounterScore::Secondary => format!("{rule} ({})", by_secondary(lang)),
        _ => rule.to_owned(),
    }
}
