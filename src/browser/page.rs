//! The words of the page: those of its own table, and those that the claim desk has.

use serde_json::{Map, Value, json};
use sonneborn_i18n::{Lang, audit, checker, claim_desk, claims, common, laws, standings};
use sonneborn_laws::claim::ClaimName;
use sonneborn_laws::edition::{EditionId, Pace};
use sonneborn_rules::Reading;

const PACES: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

/// Every word that the page shows of itself; choices as pairs of a code and its word.
pub fn words(lang: Lang) -> Value {
    let claims: Vec<[&str; 2]> =
        ClaimName::ALL.into_iter().map(|name| [name.code(), claims::name(lang, name)]).collect();
    let editions: Vec<[String; 2]> =
        EditionId::ALL.into_iter().map(|edition| [edition.code().to_owned(), claims::edition(lang, edition)]).collect();
    let words = [
        ("direction", lang.direction()),
        ("title", checker::title(lang)),
        ("lead", checker::lead(lang)),
        ("private", checker::private(lang)),
        ("choose", checker::choose(lang)),
        ("another", checker::another(lang)),
        ("language", checker::language(lang)),
        ("agrees", audit::clean(lang)),
        ("differs", audit::differs(lang)),
        ("notes", checker::notes(lang)),
        ("standings", checker::standings(lang)),
        ("tie_breaks", standings::tie_breaks(lang)),
        ("tie_breaks_hint", checker::tie_breaks_hint(lang)),
        ("show", checker::show(lang)),
        ("rank", checker::rank(lang)),
        ("name", checker::name(lang)),
        ("number", checker::number(lang)),
        ("next_round", checker::next_round(lang)),
        ("reasons", checker::reasons(lang)),
        ("bye", checker::bye(lang)),
        ("why_not", checker::why_not(lang)),
        ("one", checker::one(lang)),
        ("other", checker::other(lang)),
        ("ask", checker::ask(lang)),
        ("board", common::board(lang)),
        ("white", laws::white(lang)),
        ("black", laws::black(lang)),
        ("games", checker::games(lang)),
        ("result", checker::result(lang)),
        ("told", checker::told(lang)),
        ("claim", claim_desk::claim_made(lang)),
        ("of_game", checker::of_game(lang)),
        ("what", claim_desk::what_is_claimed(lang)),
        ("claimant", claim_desk::claimant(lang)),
        ("at_move", claim_desk::at_move(lang)),
        ("announced", claim_desk::announced(lang)),
        ("laws", claim_desk::laws(lang)),
        ("pace", claim_desk::pace(lang)),
        ("checked", claim_desk::checked(lang)),
        ("more", checker::more(lang)),
        ("white_clock", claim_desk::white_clock(lang)),
        ("black_clock", claim_desk::black_clock(lang)),
        ("fallen", claim_desk::fallen(lang)),
        ("opponents_flag", claim_desk::opponents_flag(lang)),
        ("both_flags", claim_desk::both_flags(lang)),
        ("earlier", claim_desk::earlier(lang)),
        ("squares", claim_desk::squares(lang)),
        ("minutes", claim_desk::minutes(lang)),
        ("default_minutes", claim_desk::default_minutes(lang)),
        ("replied", claim_desk::replied(lang)),
        ("examine", claim_desk::examine(lang)),
        ("arbiter_decides", checker::arbiter_decides(lang)),
        ("last_position", checker::last_position(lang)),
        ("edition", Reading::default().edition.code()),
    ];
    let mut words: Map<String, Value> = words.into_iter().map(|(name, word)| (name.to_owned(), word.into())).collect();
    words.insert("claims".into(), json!(claims));
    words.insert("editions".into(), json!(editions));
    words.insert("paces".into(), json!(PACES.map(|pace| [pace.code(), claims::pace(lang, pace)])));
    words.into()
}
