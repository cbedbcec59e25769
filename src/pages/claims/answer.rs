//! The answer to a claim, as the desk and the sheet show it.

use sonneborn_i18n::{Lang, articles, claim_desk, claims as words, doubts, laws as laws_words};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{ClaimForm, FormError, Rules};
use sonneborn_laws::clock::{Inconsistency, inconsistencies, times_of_record};
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::{Doubt, Extent, Mending, in_order, mended, mendings};
use sonneborn_laws::stood::let_stand;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::ruling::{Verdict, scored};
use sonneborn_web::diagram::Diagram;

/// A half-move of the list beside the diagrams.
pub(super) struct ListedMove {
    /// With its number where a number is written.
    pub text: String,
    /// Its position is among those shown, as the how-manieth.
    pub shown: Option<usize>,
}

/// What the desk found.
pub(super) struct Answer {
    /// The claim and whether it is right, in words.
    pub headline: String,
    pub verdict: Verdict,
    pub authority: String,
    pub article: Option<String>,
    /// What the article says, in our own words.
    pub said: Option<&'static str>,
    /// The clocks when the claim was made, if they are known.
    pub clocks: Option<String>,
    /// What keeps it from being decided: what to mend, or what to ask.
    pub doubts: Vec<String>,
    /// Words of the record that are no standard notation, and what each is taken for.
    pub mendings: Vec<String>,
    /// How many of them are clear, so that they can be taken at once.
    pub clear_mendings: usize,
    /// The moves that the first word without a clear reading may stand for.
    pub readings: Vec<String>,
    /// The illegal move at which the record stops, where it can be put on the board as it was made.
    pub to_stand: Option<String>,
    /// The moves stand in columns side by side, and the numbers tell how to read them.
    pub in_columns: bool,
    /// From where to where the record was read, and who answers for it that it ends where the board stands.
    pub extent: Vec<String>,
    pub confirmed: Option<String>,
    /// The moves that lead from the record to the board, as they are typed.
    pub missing: Option<String>,
    /// Would the arbiter's word that the record was compared decide it?
    pub to_compare: bool,
    pub facts: Vec<String>,
    pub follows: Vec<String>,
    pub proposed: Option<GameResult>,
    pub diagrams: Vec<Diagram>,
    pub moves: Vec<ListedMove>,
    /// What is wrong with the record, its clock times included.
    pub faults: Vec<String>,
}

/// No game of chess has so many half-moves: where nothing else ends it, seventy-five moves without progress do, after 11,797
/// at the latest (9.6.2).
const MOST_HALF_MOVES: usize = 12_000;
/// Nor, with clock times and remarks, so many bytes.
const MOST_BYTES: usize = 1024 * 1024;
/// Faults that are told of a record.
const MOST_FAULTS: usize = 300;

pub(super) fn is_too_long(game: &Game<'_>) -> bool {
    game.moves().len() > MOST_HALF_MOVES || game.text().len() > MOST_BYTES
}

/// What there is to say of a record that is too long to be a game.
pub(super) fn too_long(lang: Lang, game: &Game<'_>) -> Option<String> {
    is_too_long(game).then(|| claim_desk::record_too_long(lang, MOST_HALF_MOVES))
}

/// Examines a claim in the first game of a record; an empty record is a game not begun.
///
/// # Errors
/// [`FormError`], where the claim does not fit its game.
pub(super) fn examine(
    lang: Lang,
    form: &ClaimForm,
    record: &str,
    other: &str,
    at_fault: AtFault,
    rules: Rules,
) -> Result<Answer, FormError> {
    let record = if record.trim().is_empty() { "*" } else { record };
    let Some(game) = pgn::games(record).next() else { return Ok(unread(lang, form)) };
    if let Some(words) = too_long(lang, &game) {
        return Ok(Answer { facts: vec![words], ..unread(lang, form) });
    }
    let replay = Replay::of(&game, at_fault);
    let claim = form.read(&game, &replay)?;
    let mut answer = Answer::of(lang, &replay, &rule(&replay, &claim, rules));
    let other = pgn::games(other).next().filter(|game| !is_too_long(game));
    answer.extent = words::extent(lang, &Extent::of(&game, &replay, other.as_ref()));
    answer.in_columns = in_order(&game).is_some();
    answer.faults.extend(clock_faults(lang, &game, &replay));
    let mendings = mendings(&game);
    answer.clear_mendings = mendings.iter().filter(|mending| mending.is_clear).count();
    answer.readings = mendings.iter().find(|one| !one.is_clear).map_or_else(Vec::new, |one| one.means.clone());
    answer.to_stand = let_stand(&game, &replay).map(|(_, word)| word);
    answer.mendings = mendings.iter().map(|mending| doubts::mending(lang, mending)).collect();
    Ok(answer)
}

/// The record with the clear readings of its words taken, and with `chosen` for the first word that has none.
pub(super) fn mend(record: &str, chosen: &str) -> String {
    let Some(game) = pgn::games(record).next() else { return record.to_owned() };
    let mut mendings = mendings(&game);
    if let Some(open) = mendings.iter_mut().find(|one| !one.is_clear)
        && open.means.iter().any(|means| means == chosen)
    {
        *open = Mending { means: vec![chosen.to_owned()], is_clear: true, ..open.clone() };
    }
    mended(game.text(), &mendings)
}

/// From where to where a record was read.
pub(super) fn extent(lang: Lang, record: &str, other: &str) -> Vec<String> {
    let read = |text| pgn::games(text).next().filter(|game| !is_too_long(game));
    let Some(game) = read(record) else { return words::extent(lang, &Extent::default()) };
    let replay = Replay::of(&game, AtFault::Stop);
    words::extent(lang, &Extent::of(&game, &replay, read(other).as_ref()))
}

/// The record with columns side by side read one after the other.
pub(super) fn in_columns(record: &str) -> String {
    let game = pgn::games(record).next().filter(|game| !is_too_long(game));
    game.and_then(|game| in_order(&game)).unwrap_or_else(|| record.to_owned())
}

/// The record with its first illegal move marked as made so.
pub(super) fn with_stood(record: &str) -> String {
    let game = pgn::games(record).next().filter(|game| !is_too_long(game));
    let marked = game.and_then(|game| let_stand(&game, &Replay::of(&game, AtFault::Stop)));
    marked.map_or_else(|| record.to_owned(), |(record, _)| record)
}

/// The clock times of the record that do not go with its time control.
pub(super) fn clock_faults(lang: Lang, game: &Game<'_>, replay: &Replay) -> Vec<String> {
    let (times, control) = times_of_record(game, replay);
    let Some(control) = control else { return Vec::new() };
    let words = |fault: Inconsistency| words::clock_fault(lang, fault.kind, replay.numbered_san(fault.ply));
    inconsistencies(&times, &control).into_iter().map(words).collect()
}

/// A record without a game in it: nothing can be said.
fn unread(lang: Lang, form: &ClaimForm) -> Answer {
    Answer {
        headline: words::headline(
            lang,
            words::name(lang, form.claim),
            doubts::not_decided(lang, doubts::to_do(lang, &[Doubt::Start])),
        ),
        verdict: Verdict::Undecided,
        authority: String::new(),
        article: None,
        said: None,
        clocks: None,
        doubts: vec![doubts::doubt(lang, &Doubt::Start)],
        mendings: Vec::new(),
        clear_mendings: 0,
        readings: Vec::new(),
        to_stand: None,
        in_columns: false,
        extent: words::extent(lang, &Extent::default()),
        confirmed: None,
        missing: None,
        to_compare: false,
        facts: Vec::new(),
        follows: Vec::new(),
        proposed: None,
        diagrams: Vec::new(),
        moves: Vec::new(),
        faults: Vec::new(),
    }
}

impl Answer {
    /// Is it not decided for want of evidence? Then nothing is proposed.
    pub(super) fn is_open(&self) -> bool {
        !self.doubts.is_empty()
    }

    fn of(lang: Lang, replay: &Replay, ruling: &Ruling) -> Answer {
        let mut follows: Vec<String> = ruling.consequences.iter().map(|item| words::consequence(lang, item)).collect();
        follows.extend(ruling.clocks.map(|clocks| words::clocks(lang, clocks)));
        Answer {
            headline: words::claim_and_verdict(lang, ruling),
            verdict: ruling.verdict().into(),
            authority: words::authority(lang, ruling),
            article: ruling.article.map(str::to_owned),
            said: ruling.article.map(|_| articles::said(lang, ruling.finding.topic)),
            clocks: ruling.claim.clocks.map(|clocks| words::clocks_at_claim(lang, clocks)),
            doubts: ruling.finding.doubts.iter().map(|doubt| doubts::doubt(lang, doubt)).collect(),
            mendings: Vec::new(),
            clear_mendings: 0,
            readings: Vec::new(),
            to_stand: None,
            in_columns: false,
            extent: Vec::new(),
            confirmed: ruling.claim.evidence.confirmation().map(|how| words::confirmation(lang, how)),
            missing: ruling.finding.doubts.iter().find_map(missing),
            to_compare: ruling.finding.doubts.iter().any(Doubt::is_answered_by_comparing),
            facts: ruling.finding.facts.iter().map(|fact| words::fact(lang, fact)).collect(),
            follows,
            proposed: ruling.result().and_then(|result| scored(result, ruling.claim.kind.name())),
            diagrams: diagrams(lang, replay, ruling),
            moves: listed(replay, &ruling.finding.shown),
            faults: faults(lang, replay),
        }
    }
}

/// The moves between the record and the board.
fn missing(doubt: &Doubt) -> Option<String> {
    match doubt {
        Doubt::BoardApart { moves, .. } => Some(moves.join(" ")).filter(|moves| !moves.is_empty()),
        _ => None,
    }
}

fn diagrams(lang: Lang, replay: &Replay, ruling: &Ruling) -> Vec<Diagram> {
    let shown = ruling.shown(replay);
    shown.iter().map(|shown| Diagram::of(lang, &shown.position, words::caption(lang, shown), &shown.marked)).collect()
}

fn listed(replay: &Replay, shown: &[usize]) -> Vec<ListedMove> {
    let listed = |ply: usize| {
        let with_number = ply == 1 || replay.position(ply - 1).turn() == Color::White;
        ListedMove {
            text: if with_number { replay.numbered_san(ply) } else { replay.san(ply) },
            shown: shown.iter().position(|&other| other == ply).map(|index| index + 1),
        }
    };
    (1..=replay.len()).map(listed).collect()
}

pub(super) fn faults(lang: Lang, replay: &Replay) -> Vec<String> {
    let words = |fault: &sonneborn_laws::replay::Fault| {
        let why = laws_words::fault(lang, &fault.kind);
        claim_desk::fault_at(lang, fault.place.line, fault.place.column, &fault.token, why)
    };
    replay.faults().iter().take(MOST_FAULTS).map(words).collect()
}
