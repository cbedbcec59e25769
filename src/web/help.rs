//! Which chapter of the manual explains which page: the Help of every page opens it, and F1.

use crate::manual::Chapter;

/// The chapter for a route of the pages, written as in its `routes`; `None` for what is no page (live streams, pictures).
/// Every route has its place here; a test reads them from the sources.
pub fn chapter(route: &str) -> Option<Chapter> {
    let chapter = match route {
        "/"
        | "/account"
        | "/account/log-out"
        | "/account/password"
        | "/account/second-factor"
        | "/choose"
        | "/demo"
        | "/languages"
        | "/link/{token}"
        | "/log-in"
        | "/log-out"
        | "/manual"
        | "/manual.pdf"
        | "/manual/pictures/{language}/{picture}"
        | "/manual/{chapter}"
        | "/new" => Chapter::Start,
        "/t/{tournament}" | "/t/{tournament}/settings" | "/t/{tournament}/search" => Chapter::Swiss,
        "/rating-lists"
        | "/rating-lists/columns"
        | "/rating-lists/delete"
        | "/t/{tournament}/list-check"
        | "/t/{tournament}/players"
        | "/t/{tournament}/players/estimate"
        | "/t/{tournament}/players/import"
        | "/t/{tournament}/players/new"
        | "/t/{tournament}/players/number"
        | "/t/{tournament}/players/numbers"
        | "/t/{tournament}/players/numbers/draw"
        | "/t/{tournament}/players/{player}"
        | "/t/{tournament}/players/{player}/board"
        | "/t/{tournament}/players/{player}/bye"
        | "/t/{tournament}/players/{player}/edit"
        | "/t/{tournament}/players/{player}/presence"
        | "/t/{tournament}/players/{player}/remove"
        | "/t/{tournament}/rating-list" => Chapter::Players,
        "/p/{tournament}/check-in"
        | "/p/{tournament}/check-in/{player}"
        | "/t/{tournament}/players/check-in"
        | "/t/{tournament}/players/check-in/absent"
        | "/t/{tournament}/players/check-in/qr"
        | "/t/{tournament}/players/check-in/rules" => Chapter::CheckIn,
        "/t/{tournament}/rounds"
        | "/t/{tournament}/rounds/check"
        | "/t/{tournament}/rounds/{round}/alter"
        | "/t/{tournament}/rounds/{round}/discard"
        | "/t/{tournament}/rounds/{round}/pair"
        | "/t/{tournament}/rounds/{round}/publish"
        | "/t/{tournament}/rounds/{round}/unpublish"
        | "/t/{tournament}/rounds/{round}/why"
        | "/t/{tournament}/settings/forbidden-pairs"
        | "/t/{tournament}/settings/forbidden-pairs/remove" => Chapter::Pairing,
        "/t/{tournament}/rounds/{round}"
        | "/t/{tournament}/rounds/{round}/colours"
        | "/t/{tournament}/rounds/{round}/results" => Chapter::Results,
        "/levels" | "/t/{tournament}/journal" | "/t/{tournament}/journal/undo" => Chapter::Undo,
        "/t/{tournament}/claims"
        | "/t/{tournament}/claims/round/{round}"
        | "/t/{tournament}/claims/round/{round}/file"
        | "/t/{tournament}/claims/ruling/{seq}"
        | "/t/{tournament}/claims/ruling/{seq}.pdf"
        | "/t/{tournament}/claims/{round}/{board}"
        | "/t/{tournament}/claims/{round}/{board}/file"
        | "/t/{tournament}/dossier"
        | "/t/{tournament}/dossier.json"
        | "/t/{tournament}/dossier.pdf" => Chapter::Claims,
        "/t/{tournament}/crosstable.csv"
        | "/t/{tournament}/standings"
        | "/t/{tournament}/standings.csv"
        | "/t/{tournament}/standings.xlsx"
        | "/t/{tournament}/standings/by-hand"
        | "/t/{tournament}/standings/crosstable"
        | "/t/{tournament}/standings/explained.pdf"
        | "/t/{tournament}/standings/lots"
        | "/t/{tournament}/standings/opened"
        | "/t/{tournament}/standings/prizes"
        | "/t/{tournament}/standings/what-if" => Chapter::Standings,
        "/t/{tournament}/papers"
        | "/t/{tournament}/papers/pairings.csv"
        | "/t/{tournament}/papers/players.csv"
        | "/t/{tournament}/papers/players.xlsx"
        | "/t/{tournament}/papers/{document}.pdf" => Chapter::Papers,
        "/p/{tournament}"
        | "/p/{tournament}/bracket"
        | "/p/{tournament}/crosstable"
        | "/p/{tournament}/games/{round}/{board}.pgn"
        | "/p/{tournament}/names"
        | "/p/{tournament}/players/{player}"
        | "/p/{tournament}/projector"
        | "/p/{tournament}/results"
        | "/p/{tournament}/schedule"
        | "/p/{tournament}/sheet/{state}"
        | "/p/{tournament}/standings"
        | "/t/{tournament}/qr" => Chapter::Public,
        "/house-points"
        | "/t/{tournament}/reports"
        | "/t/{tournament}/reports/arbiters.pdf"
        | "/t/{tournament}/reports/close"
        | "/t/{tournament}/reports/corrections"
        | "/t/{tournament}/reports/house-points"
        | "/t/{tournament}/reports/house-points.csv"
        | "/t/{tournament}/reports/house-points.pdf"
        | "/t/{tournament}/reports/house-points/ending"
        | "/t/{tournament}/reports/house-points/rules"
        | "/t/{tournament}/reports/house-points/{number}"
        | "/t/{tournament}/reports/it1/{number}/{title}.pdf"
        | "/t/{tournament}/reports/it3.pdf"
        | "/t/{tournament}/reports/norms"
        | "/t/{tournament}/reports/rating-games.csv"
        | "/t/{tournament}/reports/ratings"
        | "/t/{tournament}/reports/ratings.csv"
        | "/t/{tournament}/reports/ratings.pdf"
        | "/t/{tournament}/reports/ratings/{number}"
        | "/t/{tournament}/reports/reopen"
        | "/t/{tournament}/reports/report.trf"
        | "/t/{tournament}/reports/report16.trf"
        | "/t/{tournament}/reports/statistics" => Chapter::Reports,
        "/t/{tournament}/schedule" => Chapter::RoundRobins,
        "/t/{tournament}/bracket"
        | "/t/{tournament}/bracket/play-off"
        | "/t/{tournament}/bracket/through"
        | "/t/{tournament}/reports/play-off-{rate}.pdf"
        | "/t/{tournament}/reports/play-off-{rate}.trf" => Chapter::Knockouts,
        "/t/{tournament}/settings/teams" | "/t/{tournament}/standings/matches" => Chapter::Teams,
        "/accounts"
        | "/t/{tournament}/members"
        | "/t/{tournament}/tokens"
        | "/t/{tournament}/tokens/{token}/revoke" => Chapter::People,
        "/deleted"
        | "/deleted/{tournament}/tournament.json"
        | "/t/{tournament}/privacy"
        | "/t/{tournament}/privacy/delete"
        | "/t/{tournament}/privacy/forget"
        | "/t/{tournament}/tournament.json" => Chapter::Safety,
        "/t/{tournament}/settings/leave-fide-mode" => Chapter::FideMode,
        "/audit" | "/import" => Chapter::Files,
        "/api" => Chapter::Api,
        _ => return None,
    };
    Some(chapter)
}
