//! Words of the checker, the generator and the command `pair`.

use super::{Lang, pairing_reasons};
use crate::messages;
use crate::pairing::checker::{Difference, RoundCheck, Verdict};
use crate::pairing::reasons::{Reasons, explained};
use crate::pairing::swiss::team::NoTeamPairing;
use crate::pairing::swiss::team::check::{TeamDifference, TeamRoundCheck};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, TeamId};

messages! {
    cannot_read(file, why) { "{file} cannot be read: {why}", "无法读取 {file}：{why}", "無法讀取 {file}：{why}" }
    cannot_write(file, why) { "{file} cannot be written: {why}", "无法写入 {file}：{why}", "無法寫入 {file}：{why}" }
    file_missing { "Which tournament file? Name it, or see --help.", "请给出比赛文件，或查看 --help。", "請給出比賽檔案，或檢視 --help。" }
    rounds_missing {
        "The file does not say how many rounds the tournament has. Add a line \"142 9\" (or \"XXR 9\").",
        "文件未说明比赛轮数。请加入一行“142 9”（或“XXR 9”）。",
        "檔案未說明比賽輪數。請加入一行「142 9」（或「XXR 9」）。"
    }
    results_missing(round) { "Results of round {round} are missing.", "第{round}轮尚缺结果。", "第{round}輪尚缺結果。" }
    all_rounds_paired(rounds) { "All {rounds} rounds are paired.", "全部{rounds}轮均已编排。", "全部{rounds}輪均已編排。" }
    engine_failed { "The engine failed. Please report this with the file.", "编排程序出错。请附上文件报告此问题。", "編排程式出錯。請附上檔案回報此問題。" }
    stopped_before(round, why) { "The tournament ends before round {round}: {why}", "比赛在第{round}轮前结束：{why}", "比賽在第{round}輪前結束：{why}" }
    configuration_line(file, line, text) { "{file}, line {line}: \"{text}\" is not understood.", "{file} 第{line}行：无法理解“{text}”。", "{file} 第{line}行：無法理解「{text}」。" }
    check_same(round) { "Round {round}: as the engine pairs it.", "第{round}轮：与编排程序一致。", "第{round}輪：與編排程式一致。" }
    check_differs(round, count) { "Round {round}: {count} differences.", "第{round}轮：{count} 处不同。", "第{round}輪：{count} 處不同。" }
    check_no_pairing(round, why) { "Round {round}: the engine finds no pairing: {why}", "第{round}轮：编排程序找不到配对：{why}", "第{round}輪：編排程式找不到配對：{why}" }
    only_in_file(white, black) { "{white} – {black}: paired in the tournament only", "{white} – {black}：仅比赛中有此配对", "{white} – {black}：僅比賽中有此配對" }
    only_by_engine(white, black) { "{white} – {black}: paired by the engine only", "{white} – {black}：仅编排程序有此配对", "{white} – {black}：僅編排程式有此配對" }
    other_colours(white, black) { "{white} – {black}: the engine gives the other colours", "{white} – {black}：编排程序的先后手相反", "{white} – {black}：編排程式的先後手相反" }
    other_bye(file, engine) { "pairing-allocated bye: {file} in the tournament, {engine} by the engine", "轮空：比赛中为 {file}，编排程序为 {engine}", "輪空：比賽中為 {file}，編排程式為 {engine}" }
    nobody { "nobody", "无人", "無人" }
    no_teams {
        "The file has no teams (records 310 or 013), so there is nothing for the Swiss Team System to pair.",
        "文件中没有队伍（记录 310 或 013），团体瑞士制无从编排。",
        "檔案中沒有隊伍（紀錄 310 或 013），團體瑞士制無從編排。"
    }
    no_team_bye(teams) {
        "The number of teams is odd, and none of those without whom the others could be paired may have the bye again: {teams}.",
        "参赛队数为奇数，而轮空后其余各队可以配对的队伍均不得再次轮空：{teams}。",
        "參賽隊數為奇數，而輪空後其餘各隊可以配對的隊伍均不得再次輪空：{teams}。"
    }
    no_team_opponents(teams) {
        "Not all teams find an opponent whom they have not met: {teams}.",
        "并非每队都能找到尚未相遇的对手：{teams}。",
        "並非每隊都能找到尚未相遇的對手：{teams}。"
    }
    no_team_to_pair(round) { "No team is to be paired in round {round}.", "第{round}轮没有可编排的队伍。", "第{round}輪沒有可編排的隊伍。" }
}

/// A checked round: its verdict, then a line for every difference.
pub fn round_check(lang: Lang, tournament: &Tournament, check: &RoundCheck) -> Vec<String> {
    match &check.verdict {
        Verdict::Same => vec![check_same(lang, check.round)],
        Verdict::NoPairing(why) => {
            vec![check_no_pairing(lang, check.round, pairing_reasons::no_pairing(lang, why, tournament).join(" "))]
        }
        Verdict::Differs { differences, .. } => {
            let why = explained(tournament, check.round).ok().map(|(_, why)| why);
            let lines = differences.iter().flat_map(|one| {
                let told = why.as_ref().map(|why| engines_reasons(lang, tournament, why, one)).unwrap_or_default();
                let told = told.into_iter().map(|reason| format!("    {reason}"));
                std::iter::once(format!("  {}", difference(lang, tournament, one))).chain(told)
            });
            std::iter::once(check_differs(lang, check.round, differences.len())).chain(lines).collect()
        }
    }
}

/// A checked round of a team event: its verdict, then a line for every difference.
pub fn team_round_check(lang: Lang, tournament: &Tournament, check: &TeamRoundCheck) -> Vec<String> {
    match &check.verdict {
        Err(why) => vec![check_no_pairing(lang, check.round, no_team_pairing(lang, why, tournament))],
        Ok(differences) if differences.is_empty() => vec![check_same(lang, check.round)],
        Ok(differences) => {
            let lines = differences.iter().map(|one| format!("  {}", team_difference(lang, tournament, one)));
            std::iter::once(check_differs(lang, check.round, differences.len())).chain(lines).collect()
        }
    }
}

fn team_difference(lang: Lang, tournament: &Tournament, difference: &TeamDifference) -> String {
    let name = |team: TeamId| team_called(tournament, team);
    let maybe = |team: Option<TeamId>| team.map_or_else(|| nobody(lang).to_owned(), name);
    match *difference {
        TeamDifference::Paired(white, black) => only_in_file(lang, name(white), name(black)),
        TeamDifference::NotPaired(white, black) => only_by_engine(lang, name(white), name(black)),
        TeamDifference::Colours(white, black) => other_colours(lang, name(white), name(black)),
        TeamDifference::Bye { tournament, engine } => other_bye(lang, maybe(tournament), maybe(engine)),
    }
}

/// `3 Charlie`.
fn team_called(tournament: &Tournament, team: TeamId) -> String {
    let name = tournament.teams.get(team.0 as usize).map_or("", |team| team.name.as_str());
    format!("{} {name}", tournament.team_number(team))
}

/// Why there is no pairing of the teams.
pub fn no_team_pairing(lang: Lang, why: &NoTeamPairing, tournament: &Tournament) -> String {
    let listed = |teams: &[TeamId]| {
        let names: Vec<String> = teams.iter().map(|&team| team_called(tournament, team)).collect();
        names.join(", ")
    };
    match why {
        NoTeamPairing::Nobody(round) => no_team_to_pair(lang, round),
        NoTeamPairing::NoBye { barred } => no_team_bye(lang, listed(barred)),
        NoTeamPairing::NoOpponents { blocked } => no_team_opponents(lang, listed(blocked)),
    }
}

/// Why the engine has the pair, the colours or the bye that the tournament has not.
fn engines_reasons(lang: Lang, tournament: &Tournament, why: &Reasons, difference: &Difference) -> Vec<String> {
    match *difference {
        Difference::Paired { .. } => Vec::new(),
        Difference::NotPaired { white, black } | Difference::Colours { white, black } => {
            pairing_reasons::pair(lang, tournament, why, white, black)
        }
        Difference::Bye { engine, .. } => {
            engine.map(|player| pairing_reasons::bye(lang, tournament, why, player)).unwrap_or_default()
        }
    }
}

/// One thing that is not as the engine has it.
pub fn difference(lang: Lang, tournament: &Tournament, difference: &Difference) -> String {
    let name = |player: &PlayerId| match tournament.player(*player) {
        Some(player) => format!("{} {}", player.tpn.map_or(0, |tpn| tpn.0), player.data.name),
        None => nobody(lang).to_owned(),
    };
    let maybe = |player: &Option<PlayerId>| player.as_ref().map_or_else(|| nobody(lang).to_owned(), name);
    match difference {
        Difference::Paired { white, black } => only_in_file(lang, name(white), name(black)),
        Difference::NotPaired { white, black } => only_by_engine(lang, name(white), name(black)),
        Difference::Colours { white, black } => other_colours(lang, name(white), name(black)),
        Difference::Bye { tournament, engine } => other_bye(lang, maybe(tournament), maybe(engine)),
    }
}
