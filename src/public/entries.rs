//! The starting list, from the first entry on (C.04.2 art. 2); who has no number yet stands where they would get it.

use super::{PublicFrame, Tab};
use askama::Template;
use sonneborn_exchange::search;
use sonneborn_i18n::common;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::numbering;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::seat::Seat;
use sonneborn_web::{Answer, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/players", Shows::PUBLIC, entries);
}

struct EntryLine {
    number: String,
    /// Who it is; the number leads to their page.
    seat: Seat,
    club: String,
    /// The team with the number of its page.
    team: Option<(u32, String)>,
    /// How the name is typed otherwise.
    find: String,
}

#[derive(Template)]
#[template(path = "public/entries.html")]
struct EntriesPage {
    frame: PublicFrame,
    lines: Vec<EntryLine>,
    has_clubs: bool,
    has_teams: bool,
}

async fn entries(guarded: Guarded<Public>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let mut players: Vec<_> = numbering::order(tournament).into_iter().filter_map(|id| tournament.player(id)).collect();
    // Numbers come first, then those who wait for theirs.
    players.sort_by_key(|player| (player.tpn.is_none(), player.tpn));
    let team_of = tournament.team_of_each_player();
    let team = |id: TeamId| Some((id.0, tournament.team(id)?.name.clone()));
    let lines: Vec<EntryLine> = players
        .into_iter()
        .map(|player| EntryLine {
            number: player.tpn.map_or_else(String::new, |tpn| tpn.to_string()),
            seat: Seat::of(tournament, player.id, &[]),
            club: player.data.club.clone(),
            team: team_of.get(player.id.index()).copied().flatten().and_then(team),
            find: search::hint(&player.data.name),
        })
        .collect();
    page(&EntriesPage {
        frame: PublicFrame::of(&guarded, Tab::Players, common::players(lang).into(), ""),
        has_teams: tournament.has_matches(),
        // A club of players is a team there.
        has_clubs: !tournament.is_of_teams() && lines.iter().any(|line| !line.club.is_empty()),
        lines,
    })
}
