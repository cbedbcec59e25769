//! What each address of an event shows, as a class of data ([`DataClass`]). The guard asks here before it opens anything; an address
//! without a line here is open to nobody but those who may read everything, and a test names it.

use sonneborn_tournament::access::DataClass;

/// The class of what an address of an event shows to those with a right in it, written as in its `routes`.
pub fn class(route: &str) -> DataClass {
    match route.strip_prefix("/t/{tournament}") {
        Some(path) => listed(path).unwrap_or(DataClass::Whole),
        // Public pages show what everybody may see; what belongs to one person asks for their code.
        None => DataClass::Hall,
    }
}

/// The class of an address behind the event's own; `None` where it has no line.
pub fn listed(path: &str) -> Option<DataClass> {
    let class = match path {
        ""
        | "/bracket"
        | "/claims"
        | "/claims/round/{round}"
        | "/claims/ruling/{seq}"
        | "/claims/ruling/{seq}.pdf"
        | "/claims/{round}/{board}"
        | "/crosstable.csv"
        | "/festival"
        | "/live"
        | "/live-boards"
        | "/live-boards/round-{round}.pgn"
        | "/papers/pairings.csv"
        | "/papers/pairings.pgn"
        | "/qr"
        | "/rounds"
        | "/rounds/check"
        | "/rounds/{round}"
        | "/rounds/{round}/why"
        | "/schedule"
        | "/screens"
        | "/search"
        | "/settings"
        | "/settings/forbidden-pairs"
        | "/settings/teams"
        | "/standings"
        | "/standings.csv"
        | "/standings/boards"
        | "/standings/crosstable"
        | "/standings/explained.pdf"
        | "/standings/matches"
        | "/standings/opened"
        | "/standings/prizes"
        | "/standings/what-if"
        | "/teams"
        | "/teams/{team}"
        | "/teams/{team}/line-up/{round}" => DataClass::Hall,
        "/list-check"
        | "/papers"
        | "/papers/chess-results.xlsx"
        | "/papers/design"
        | "/papers/players.csv"
        | "/papers/players.xlsx"
        | "/papers/{document}.pdf"
        | "/players"
        | "/players/import"
        | "/players/new"
        | "/players/numbers"
        | "/players/{player}"
        | "/rating-list"
        | "/reports"
        | "/reports/arbiters.pdf"
        | "/reports/corrections"
        | "/reports/house-points"
        | "/reports/house-points.csv"
        | "/reports/house-points.pdf"
        | "/reports/house-points/{number}"
        | "/reports/it1/{number}/{title}.pdf"
        | "/reports/it3.pdf"
        | "/reports/norms"
        | "/reports/play-off-{rate}.pdf"
        | "/reports/play-off-{rate}.trf"
        | "/reports/rating-games.csv"
        | "/reports/rating.trf"
        | "/reports/rating16.trf"
        | "/reports/ratings"
        | "/reports/ratings.csv"
        | "/reports/ratings.pdf"
        | "/reports/ratings/{number}"
        | "/reports/report.trf"
        | "/reports/report16.trf"
        | "/reports/statistics"
        | "/standings.xlsx"
        | "/teams/new" => DataClass::Persons,
        "/players/check-in" | "/players/check-in/qr" => DataClass::Money,
        "/journal" => DataClass::Journal,
        "/phones" | "/phones/codes.pdf" | "/teams/links" => DataClass::Codes,
        "/incidents" | "/incidents.pdf" | "/incidents/envelope-{round}-{board}.pdf" => DataClass::Incidents,
        "/dossier" | "/dossier.json" | "/dossier.pdf" | "/tournament.json" => DataClass::Whole,
        "/copy" | "/members" | "/people" | "/privacy" => DataClass::Accounts,
        _ => return None,
    };
    Some(class)
}
