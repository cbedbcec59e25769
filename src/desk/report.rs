//! The files of the report: the event as it was played, and the file for rating (C.04.2 art. 4.3).

use sonneborn_exchange::trf::{self, Version};
use sonneborn_sheets::story;
use sonneborn_standings as standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::turn::everything_is_played;

/// The report of the event, at any moment: as it was played, with its standings and with the acts of the journal told in its
/// comments.
///
/// # Errors
/// A game that is adjourned, where the version has no letter for it: written as a draw it would be rated as one.
pub fn report_file(journal: &Journal, version: Version) -> Result<String, Refusal> {
    written(journal, journal.state(), version)
}

/// The file for rating: with the results that were found wrong too late for the standings, and their sums.
///
/// # Errors
/// The round in which results are missing, or the game that is adjourned: nobody rates half a game; and players whose names FIDE
/// cannot read.
pub fn rating_file(journal: &Journal, version: Version) -> Result<String, Refusal> {
    everything_is_played(journal.state())?;
    let mut tournament = journal.state().as_corrected();
    let mut nameless = Vec::new();
    for player in tournament.players.iter_mut().filter(|player| !player.removed) {
        match player.data.name_for_fide().map(str::to_owned) {
            Some(name) => player.data.name = name,
            None => nameless.push(player.id),
        }
    }
    if nameless.is_empty() {
        written(journal, &tournament, version)
    } else {
        Err(Refusal::NoLatinNames { players: nameless })
    }
}

/// The one way from the desk to a file.
fn written(journal: &Journal, tournament: &Tournament, version: Version) -> Result<String, Refusal> {
    if let Some(&(round, board)) = tournament.adjourned().first().filter(|_| !version.tells_adjourned()) {
        return Err(Refusal::AdjournmentOpen { round, board });
    }
    Ok(trf::write(
        tournament,
        &trf::Output {
            version,
            program: concat!("Sonneborn ", env!("CARGO_PKG_VERSION")),
            ranks: &standings::ranks(journal.state()),
            today: Some(super::now().date_naive()),
            comments: &story::tell(journal),
        },
    ))
}
