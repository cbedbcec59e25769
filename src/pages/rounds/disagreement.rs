//! A board for which two results were typed: who typed what, when and where, and the choices that settle it. It stands under the board,
//! for everybody who works there, until somebody answers.

use chrono::{DateTime, Utc};
use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, acts, rounds as words};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::Game;
use sonneborn_web::guard::{Guarded, Right};

/// One word about a board.
pub(super) struct Said {
    pub symbol: &'static str,
    /// Who said so and when; from which device, for those who see people.
    pub words: String,
    pub reason: String,
    /// Whether it is the board's result.
    pub stands: bool,
}

/// A result that can be said to hold.
pub(super) struct Choice {
    pub code: &'static str,
    pub words: String,
}

pub(super) struct Disagreement {
    pub said: Vec<Said>,
    pub choices: Vec<Choice>,
    /// The acts that an answer answers, as the form sends them.
    pub answers: String,
}

/// What is open at a board, for whoever enters results there; `None` where all agree.
pub(super) fn of<R: Right>(guarded: &Guarded<R>, round: RoundNo, game: &Game) -> Option<Disagreement> {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let open: Vec<_> = tournament.open_typings(round, game.board).collect();
    if open.is_empty() || !guarded.works_at(game.board) {
        return None;
    }
    let entry = guarded.journal.entry(game.touched);
    let who = |name: &str, at: DateTime<Utc>, device: &str| {
        let time = clock::in_hall(&tournament.details, at).format("%T").to_string();
        let device = Some(device).filter(|_| guarded.sees_people());
        [Some(acts::author(lang, name).as_str()), Some(time.as_str()), device]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let mut said = vec![Said {
        symbol: symbol(lang, game.result),
        words: entry.map_or_else(String::new, |entry| who(&entry.author.name, entry.at, &entry.device)),
        reason: entry.and_then(|entry| entry.reason.clone()).unwrap_or_default(),
        stands: true,
    }];
    // The page's event is veiled: the device stands in the act that kept what was typed.
    let device = |seq: u64| guarded.journal.entry(seq).map_or("", |entry| entry.device.as_str());
    said.extend(open.iter().map(|one| Said {
        symbol: symbol(lang, one.typed),
        words: who(&one.author.name, one.at, device(one.seq)),
        reason: one.reason.clone().unwrap_or_default(),
        stands: false,
    }));
    let mut choices: Vec<Choice> = Vec::new();
    for result in std::iter::once(game.result).chain(open.iter().map(|one| one.typed)) {
        let code = result.map_or("", GameResult::code);
        if choices.iter().all(|choice| choice.code != code) {
            choices.push(Choice { code, words: words::holds(lang, symbol(lang, result)) });
        }
    }
    let answers: Vec<String> = open.iter().map(|one| one.seq.to_string()).collect();
    Some(Disagreement { said, choices, answers: answers.join(" ") })
}

fn symbol(lang: Lang, result: Option<GameResult>) -> &'static str {
    result.map_or_else(|| words::no_result(lang), GameResult::symbol)
}
