//! The reasons for a pairing in words, whichever system made it, and the page that shows them.

use super::{Lang, burstein, dubov, dutch, rounds};
use crate::messages;
use crate::pairing::NoPairing;
use crate::pairing::reasons::{Prohibited, Reasons, WhyNot};
use crate::tournament::Tournament;
use crate::tournament::ids::PlayerId;
use crate::tournament::round::PairedBy;

messages! {
    why_so { "Why these pairs", "编排理由", "編排理由" }
    made_by_engine { "Paired by the engine.", "由程序编排。", "由程式編排。" }
    made_by_hand { "Made or changed by the arbiter's hand.", "由裁判手工编排或修改。", "由裁判手工編排或修改。" }
    made_elsewhere { "Imported: another program paired this round.", "导入的轮次：由其他程序编排。", "匯入的輪次：由其他程式編排。" }
    worked_out_again {
        "Worked out again from the rounds before, by the regulations as they are now.",
        "依据此前各轮及现行规程重新推算。",
        "依據此前各輪及現行規程重新推算。"
    }
    engine_has_bye(name) { "{name} with the bye", "{name}轮空", "{name}輪空" }
    nothing_told {
        "For this system the engine tells no reasons.",
        "对于该赛制，程序不提供理由。",
        "對於該賽制，程式不提供理由。"
    }
    teams_untold {
        "Teams are paired match by match, by the Swiss Team System (C.04.6); of its matches the engine tells no reasons.",
        "各队按团体瑞士制（C.04.6）逐场编排；程序不提供其理由。",
        "各隊按團體瑞士制（C.04.6）逐場編排；程式不提供其理由。"
    }
    check_all { "Check all rounds", "核对所有轮次", "核對所有輪次" }
    check_hint {
        "Every round is paired again from the rounds before it, and held against what the event has.",
        "根据此前各轮重新编排每一轮，并与实际编排比对。",
        "根據此前各輪重新編排每一輪，並與實際編排比對。"
    }
    ask { "Why not these two?", "为何这两人不对局？", "為何這兩人不對局？" }
    ask_button { "Ask", "查询", "查詢" }
    have_met { "They have already met.", "两人此前已对局。", "兩人此前已對局。" }
    nothing_forbids {
        "Nothing forbids it, but the order of the system pairs them otherwise; for more, this engine tells no reasons.",
        "两人对局并无禁止，但按该赛制的顺序另有配对；程序不提供进一步的理由。",
        "兩人對局並無禁止，但按該賽制的順序另有配對；程式不提供進一步的理由。"
    }
}

/// Who paired a round.
pub fn made(lang: Lang, by: PairedBy) -> &'static str {
    match by {
        PairedBy::Engine => made_by_engine(lang),
        PairedBy::Arbiter => made_by_hand(lang),
        PairedBy::Import => made_elsewhere(lang),
    }
}

/// Why the engine lets these two meet: first what concerns the pair, then its bracket. Empty if it does not, or tells no
/// reasons.
pub fn pair(lang: Lang, tournament: &Tournament, reasons: &Reasons, one: PlayerId, other: PlayerId) -> Vec<String> {
    let are = |a: PlayerId, b: PlayerId| (a, b) == (one, other) || (b, a) == (one, other);
    match reasons {
        Reasons::Dutch(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.higher, pair.lower)) else { return Vec::new() };
            let bracket = &why.brackets[own.bracket];
            let mut words = dutch::pair(lang, tournament, why.edition, own, bracket.score);
            words.extend(dutch::bracket(lang, tournament, why.edition, bracket));
            words
        }
        Reasons::Dubov(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.white, pair.black)) else { return Vec::new() };
            let mut words = dubov::pair(lang, tournament, own);
            words.extend(dubov::bracket(lang, tournament, &why.brackets[own.bracket]));
            words
        }
        Reasons::Burstein(why) => {
            let Some(own) = why.pairs.iter().find(|pair| are(pair.white, pair.black)) else { return Vec::new() };
            let mut words = burstein::pair(lang, tournament, own);
            words.extend(burstein::bracket(lang, tournament, &why.brackets[own.bracket]));
            words
        }
        Reasons::Untold => Vec::new(),
    }
}

/// Why the engine gives this player the bye; empty if it does not, or tells no reasons.
pub fn bye(lang: Lang, tournament: &Tournament, reasons: &Reasons, player: PlayerId) -> Vec<String> {
    match reasons {
        Reasons::Dutch(why) => {
            let own = why.bye.as_ref().is_some_and(|bye| bye.player == player);
            if own { dutch::bye(lang, tournament, why) } else { Vec::new() }
        }
        Reasons::Dubov(why) => {
            let own = why.bye.iter().filter(|bye| bye.player == player);
            own.flat_map(|bye| dubov::bye(lang, tournament, bye)).collect()
        }
        Reasons::Burstein(why) => {
            let own = why.bye.iter().filter(|bye| bye.player == player);
            own.flat_map(|bye| burstein::bye(lang, tournament, bye)).collect()
        }
        Reasons::Untold => Vec::new(),
    }
}

/// What concerns the whole round: that no reasons are told, or what the arbiter should mend.
pub fn advice(lang: Lang, tournament: &Tournament, reasons: &Reasons) -> Option<String> {
    match reasons {
        Reasons::Dutch(_) | Reasons::Burstein(_) => None,
        Reasons::Dubov(why) => dubov::advice(lang, tournament, why),
        Reasons::Untold => Some(nothing_told(lang).into()),
    }
}

/// Why two players do not meet; `None` if they do.
pub fn why_not(lang: Lang, tournament: &Tournament, answer: Option<&WhyNot>) -> String {
    match answer {
        None => dutch::they_meet(lang).into(),
        Some(WhyNot::Dutch(edition, answer)) => dutch::answer(lang, *edition, answer),
        Some(WhyNot::Dubov(answer)) => dubov::answer(lang, tournament, answer),
        Some(WhyNot::PassedByIndex(other, because)) => burstein::passed_over(lang, tournament, *other, *because),
        Some(WhyNot::Prohibited(Prohibited::NotPaired)) => dutch::not_paired(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::Met)) => have_met(lang).into(),
        Some(WhyNot::Prohibited(Prohibited::Forbidden)) => dutch::kept_apart(lang).into(),
        Some(WhyNot::Untold) => nothing_forbids(lang).into(),
    }
}

/// Why there is no pairing, and what the arbiter can do.
pub fn no_pairing(lang: Lang, why: &NoPairing, tournament: &Tournament) -> Vec<String> {
    let name =
        |player: &PlayerId| tournament.player(*player).map_or_else(String::new, |player| player.data.name.clone());
    match why {
        NoPairing::Nobody(_) => vec![rounds::no_pairing_nobody(lang).into()],
        NoPairing::NotYet(_) => vec![rounds::no_pairing_not_yet(lang).into()],
        NoPairing::NoTeams => vec![rounds::no_pairing_teams(lang).into()],
        NoPairing::ByHand if tournament.is_of_teams() => vec![teams_untold(lang).into()],
        NoPairing::ByHand => vec![rounds::no_pairing_system(lang).into()],
        NoPairing::NoBye { barred } => {
            let names: Vec<String> = barred.iter().map(name).collect();
            vec![rounds::no_pairing_bye(lang, names.join(", "))]
        }
        NoPairing::NoOpponents { blocked, short } => {
            let each = blocked.iter().map(|one| {
                rounds::no_pairing_blocked(lang, name(&one.player), one.met, one.forbidden, one.same_colour)
            });
            std::iter::once(rounds::no_pairing_opponents(lang, short)).chain(each).collect()
        }
    }
}
