//! The files of the report: the event as it was played, for arbiters and for everybody, and the file for rating (C.04.2 art. 4.3), all
//! drawn from its statement.

use sonneborn_exchange::trf::{self, Version};
use sonneborn_sheets::story;
use sonneborn_standings as standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::statement::{Statement, WhileOpen};
use sonneborn_tournament::turn::everything_is_played;

/// What a file for rating may be while something is open: nobody rates half a game, and an event that is rated in parts says so.
pub const RATING_WHILE_OPEN: WhileOpen = WhileOpen::Asked;

/// The report of the event, at any moment: as it was played, with its standings and with the acts of the journal told in its
/// comments.
///
/// # Errors
/// A game that is adjourned, where the version has no letter for it: written as a draw it would be rated as one.
pub fn report_file(journal: &Journal, version: Version) -> Result<String, Refusal> {
    may_report(journal, version)?;
    Ok(written(journal, journal.state(), version, false))
}

/// Whether a version can tell of the event as it stands.
///
/// # Errors
/// As [`report_file`].
pub fn may_report(journal: &Journal, version: Version) -> Result<(), Refusal> {
    match journal.state().adjourned().first().filter(|_| !version.tells_adjourned()) {
        Some(&(round, board)) => Err(Refusal::AdjournmentOpen { round, board }),
        None => Ok(()),
    }
}

/// The file for rating: with the results that were found wrong too late for the standings, and their sums. While rounds are to come
/// it is made only where it is asked for so far, and says that it is not final.
///
/// # Errors
/// The round in which results are missing, or the game that is adjourned: nobody rates half a game; rounds that are to come; and
/// players whose names FIDE cannot read.
pub fn rating_file(journal: &Journal, version: Version, so_far: bool) -> Result<String, Refusal> {
    may_rate(journal, so_far)?;
    let mut tournament = journal.state().clone();
    for player in &mut tournament.players {
        // Only the story tells of those who are removed, and not by a name that FIDE cannot read.
        player.data.name = player.data.name_for_fide().unwrap_or_default().to_owned();
    }
    Ok(written(journal, &tournament, version, true))
}

/// Whether an event can be rated as it stands.
///
/// # Errors
/// As [`rating_file`].
pub fn may_rate(journal: &Journal, so_far: bool) -> Result<(), Refusal> {
    let tournament = journal.state();
    everything_is_played(tournament)?;
    let statement = Statement::of(tournament);
    if !statement.permits(RATING_WHILE_OPEN, so_far) {
        return Err(Refusal::NotFinal { open: statement.open().to_vec() });
    }
    let is_nameless = |player: &&Player| !player.removed && player.data.name_for_fide().is_none();
    let players: Vec<PlayerId> = tournament.players.iter().filter(is_nameless).map(|player| player.id).collect();
    if players.is_empty() { Ok(()) } else { Err(Refusal::NoLatinNames { players }) }
}

/// The event as its public pages have it (TRF26), for whoever reads them.
pub fn public_file(tournament: &Tournament) -> String {
    let open = tournament.for_everybody();
    let output = trf::Output {
        version: Version::Trf26,
        program: PROGRAM,
        ranks: &standings::ranks(&open),
        ..trf::Output::default()
    };
    trf::write(&Statement::of(&open), &output)
}

/// Which program wrote a file.
const PROGRAM: &str = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));

/// The one way from the desk to a file of the arbiters.
fn written(journal: &Journal, tournament: &Tournament, version: Version, for_rating: bool) -> String {
    trf::write(
        &Statement::of(tournament),
        &trf::Output {
            version,
            program: PROGRAM,
            ranks: &standings::ranks(journal.state()),
            for_rating,
            comments: &story::tell(journal, tournament, for_rating),
        },
    )
}
