//! Who may send what: every writing address that the program declares, tried by every kind of visitor. What no row of the table below
//! names is open to nobody, so that a new address fails here until somebody says whose it is.
//!
//! A form is sent with hardly anything in it: whoever may send it is told what it lacks, and everybody else is refused whatever it says.
//! What an act then changes is judged by the desk (`rights.rs` walks that).

use crate::reading::{BIRTH, REMARK, fill, filled, guest, known};
use crate::site::{Browser, FORM, Late, PARTS, Site};
use actix_web::http::{Method, StatusCode};
use sonneborn::desk::self_service::written_code;
use sonneborn::site;
use sonneborn::tournament::ids::PlayerId;
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;
use std::time::Duration;

/// The kinds of visitors by their letters: nobody, a player with their code, the chief of another event, who looks by a link, a guest of
/// two boards, who has an account of their own (with) and came to these boards by such a link, a viewer, a deputy by a link, who has an
/// account and is a deputy by one (else), an arbiter, the chief, the server's administrator (root).
const EVERYBODY: &str = "npogbwvdeacr";
/// What players do themselves; who works at some boards keeps to them.
const ON_PHONES: &str = "npogvdeacr";
/// Who has an account on the server.
const MEMBERS: &str = "owveacr";
const AT_BOARDS: &str = "bwdeacr";
const ARBITERS: &str = "deacr";
/// Arbiters who are no guests.
const OWN_ARBITERS: &str = "acr";
const CHIEFS: &str = "cr";
const ADMINISTRATORS: &str = "r";

/// Who may send which form.
const OPEN: &[(&str, &[&str])] = &[
    (
        EVERYBODY,
        &["/audit", "/audit/paper", "/choose", "/join/{token}", "/link/{token}", "/log-in", "/standby/take-over"],
    ),
    (
        ON_PHONES,
        &[
            "/p/{tournament}/check-in/{player}",
            "/p/{tournament}/me/bye",
            "/p/{tournament}/me/forget",
            "/p/{tournament}/me/push",
            "/p/{tournament}/me/push/end",
            "/p/{tournament}/me/result",
            "/p/{tournament}/sign-up",
        ],
    ),
    (MEMBERS, &["/account/password", "/account/second-factor", "/demo", "/import", "/new"]),
    (
        AT_BOARDS,
        &[
            "/t/{tournament}/away",
            "/t/{tournament}/journal/undo",
            "/t/{tournament}/rounds/{round}/colours",
            "/t/{tournament}/rounds/{round}/own-last",
            "/t/{tournament}/rounds/{round}/results",
        ],
    ),
    (
        ARBITERS,
        &[
            "/f/{festival}/check-in",
            "/t/{tournament}/bracket/play-off",
            "/t/{tournament}/bracket/through",
            "/t/{tournament}/claims",
            "/t/{tournament}/claims/round/{round}",
            "/t/{tournament}/claims/round/{round}/file",
            "/t/{tournament}/claims/{round}/{board}",
            "/t/{tournament}/claims/{round}/{board}/file",
            "/t/{tournament}/festival/move",
            "/t/{tournament}/list-check",
            "/t/{tournament}/live-boards/board",
            "/t/{tournament}/live-boards/follow",
            "/t/{tournament}/live-boards/results",
            "/t/{tournament}/live-boards/seen",
            "/t/{tournament}/papers/design",
            "/t/{tournament}/papers/design/logo",
            "/t/{tournament}/papers/design/logo/remove",
            "/t/{tournament}/papers/design/preview",
            "/t/{tournament}/players/check-in",
            "/t/{tournament}/players/check-in/absent",
            "/t/{tournament}/players/check-in/rules",
            "/t/{tournament}/players/estimate",
            "/t/{tournament}/players/import",
            "/t/{tournament}/players/new",
            "/t/{tournament}/players/number",
            "/t/{tournament}/players/numbers",
            "/t/{tournament}/players/numbers/draw",
            "/t/{tournament}/players/numbers/exchange",
            "/t/{tournament}/players/{player}/board",
            "/t/{tournament}/players/{player}/bye",
            "/t/{tournament}/players/{player}/edit",
            "/t/{tournament}/players/{player}/presence",
            "/t/{tournament}/players/{player}/remove",
            "/t/{tournament}/rating-list",
            "/t/{tournament}/reports/corrections",
            "/t/{tournament}/reports/house-points/ending",
            "/t/{tournament}/rounds/{round}/alter",
            "/t/{tournament}/rounds/{round}/attend",
            "/t/{tournament}/rounds/{round}/by-default",
            "/t/{tournament}/rounds/{round}/close-line-ups",
            "/t/{tournament}/rounds/{round}/discard",
            "/t/{tournament}/rounds/{round}/pair",
            "/t/{tournament}/rounds/{round}/publish",
            "/t/{tournament}/rounds/{round}/unpublish",
            "/t/{tournament}/schedule",
            "/t/{tournament}/screens",
            "/t/{tournament}/screens/picture",
            "/t/{tournament}/screens/show",
            "/t/{tournament}/standings/lots",
            "/t/{tournament}/standings/value",
            "/t/{tournament}/teams/new",
            "/t/{tournament}/teams/number",
            "/t/{tournament}/teams/{team}/edit",
            "/t/{tournament}/teams/{team}/presence",
        ],
    ),
    (
        OWN_ARBITERS,
        &[
            "/t/{tournament}/claims/{round}/{board}/photograph",
            "/t/{tournament}/incidents",
            "/t/{tournament}/incidents/appeals",
            "/t/{tournament}/incidents/appeals/{appeal}/decision",
            "/t/{tournament}/incidents/appeals/{appeal}/heard",
            "/t/{tournament}/incidents/envelope",
            "/t/{tournament}/phones",
            "/t/{tournament}/phones/bye",
            "/t/{tournament}/phones/waiting",
            "/t/{tournament}/teams/links",
        ],
    ),
    (
        CHIEFS,
        &[
            "/f/{festival}/staff",
            "/t/{tournament}/copy",
            "/t/{tournament}/festival/add",
            "/t/{tournament}/festival/boards",
            "/t/{tournament}/festival/groups",
            "/t/{tournament}/festival/join",
            "/t/{tournament}/festival/leave",
            "/t/{tournament}/festival/name",
            "/t/{tournament}/live-boards/keys",
            "/t/{tournament}/live-boards/keys/{key}/revoke",
            "/t/{tournament}/live-boards/settings",
            "/t/{tournament}/members",
            "/t/{tournament}/people/invite",
            "/t/{tournament}/people/let-in",
            "/t/{tournament}/people/revoke",
            "/t/{tournament}/people/shut-out",
            "/t/{tournament}/phones/codes",
            "/t/{tournament}/privacy/archive",
            "/t/{tournament}/privacy/delete",
            "/t/{tournament}/privacy/forget",
            "/t/{tournament}/reports/close",
            "/t/{tournament}/reports/house-points/rules",
            "/t/{tournament}/reports/reopen",
            "/t/{tournament}/settings",
            "/t/{tournament}/settings/forbidden-pairs",
            "/t/{tournament}/settings/forbidden-pairs/remove",
            "/t/{tournament}/settings/leave-fide-mode",
            "/t/{tournament}/settings/teams",
            "/t/{tournament}/standby",
            "/t/{tournament}/standings/by-hand",
            "/t/{tournament}/standings/prizes",
            "/t/{tournament}/tokens",
        ],
    ),
    (
        ADMINISTRATORS,
        &[
            "/accounts",
            "/copies",
            "/deleted",
            "/fonts",
            "/fonts/remove",
            "/rating-lists",
            "/rating-lists/columns",
            "/rating-lists/delete",
            "/rating-lists/fetch",
            "/standby",
        ],
    ),
];

/// Addresses with a key in them, and of teams and copies that there are not: without the right one, open to nobody.
const KEYED: &[&str] = &[
    "/captain/{tournament}/{team}/{key}",
    "/p/{tournament}/me",
    "/t/{tournament}/teams/{team}/line-up/{round}",
    "/t/{tournament}/teams/{team}/squad",
    "/t/{tournament}/tokens/{token}/revoke",
];

/// What ends the visitor's own log-in, or the server.
const NEVER_SENT: [&str; 3] = ["/log-out", "/account/log-out", "/computer/stop"];

/// What refuses, whatever was sent.
const REFUSED: [StatusCode; 4] =
    [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN, StatusCode::NOT_FOUND, StatusCode::METHOD_NOT_ALLOWED];

/// What a form needs before its sender's right is looked at.
fn fields(path: &str) -> &'static [(&'static str, &'static str)] {
    match path {
        "/f/{festival}/check-in" => &[("tick", "1:0 in")],
        "/f/{festival}/staff" => &[("section", "1"), ("account", "99"), ("name", ""), ("role", "")],
        _ => &[],
    }
}

/// How a form comes.
#[derive(Clone, Copy)]
enum Way {
    /// With what it needs before its sender's right is looked at.
    AtOnce,
    /// As such content, which comes late. What it lacks can be told before anybody asks whose it is; so its sender is refused first.
    Late(&'static str),
}

const WAYS: [Way; 3] = [Way::AtOnce, Way::Late(FORM), Way::Late(PARTS)];

/// The ways that can be tried by whoever may: nothing is done by a form that lacks what it needs, and at the desk none that comes at once
/// lacks enough for that.
fn harmless(declared: &str) -> &'static [Way] {
    if !fields(declared).is_empty() {
        return &WAYS[..1];
    }
    if declared.starts_with("/p/") { &WAYS } else { &WAYS[1..] }
}

/// How late its content is, in milliseconds; the second time for a machine that has much to do.
const LATE: [u64; 2] = [60, 2_000];

async fn is_refused(browser: &Browser, declared: &str, way: Way, late: u64) -> bool {
    let path = filled(declared, "1").remove(0);
    REFUSED.contains(&match way {
        Way::AtOnce => browser.post(&path, fields(declared)).await.status,
        Way::Late(content_type) => {
            let wait = Duration::from_millis(late);
            browser.send_late(&path, Late { method: Method::POST, bearer: None, content_type, wait }).await
        }
    })
}

/// The ways in which a form is not refused to somebody. One that is refused to whoever may do most (content of another kind than it has)
/// proves nothing of others.
async fn ways_of(browser: &Browser, declared: &str) -> Vec<Way> {
    let mut open = Vec::new();
    for way in harmless(declared) {
        if !is_refused(browser, declared, *way, LATE[0]).await {
            open.push(*way);
        }
    }
    open
}

/// Whether one of these ways is refused.
async fn is_closed(browser: &Browser, declared: &str, ways: &[Way]) -> bool {
    for late in LATE {
        for way in ways {
            if is_refused(browser, declared, *way, late).await {
                return true;
            }
        }
    }
    false
}

#[actix_web::test]
async fn every_form_is_open_to_those_whom_the_table_names_and_to_nobody_else() {
    let site = Site::new();
    let root = site.browser("Root").await;
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", (BIRTH, REMARK)).await;
    let other = site.browser("Olga").await;
    other.new_tournament("Elsewhere Open").await;
    let beside = [("name", "Side Event"), ("system", "dutch-2026"), ("rate", "rapid"), ("players", "on")];
    let phones = [("results", "on"), ("byes", "asked"), ("hours", "1")];
    for (path, fields) in [("/t/1/festival/add", &beside[..]), ("/t/1/phones", &phones)] {
        assert_eq!(chief.post(path, fields).await.status, StatusCode::SEE_OTHER, "{path}");
    }
    let (viewer, arbiter) = (site.browser("Vi").await, site.browser("Art").await);
    let store = site.state.desk.store();
    for (name, role) in [("Vi", Role::Viewer), ("Art", Role::Arbiter)] {
        let account = store.account_named(name).expect("readable").expect("there");
        store.set_role(1, account.id, Some(role), 1).expect("written");
    }
    store.set_public(1, true).expect("written");
    let boards = Some(Boards { first: 1, last: 2 });
    let looks = guest(&site, Role::Viewer, None, "Gus").await;
    let of_boards = guest(&site, Role::Arbiter, boards, "Ike").await;
    let deputy = guest(&site, Role::Arbiter, None, "Hal").await;
    let with_account = known(&site, Role::Arbiter, boards, "Wes").await;
    let else_known = known(&site, Role::Arbiter, None, "Eli").await;
    let code = written_code(&site.state.desk.player_code(1, PlayerId(0)).expect("readable"));
    let (mut player, nobody) = (site.stranger(), site.stranger());
    let known = player.get(&format!("/p/1/me/{code}")).await;
    player.cookie.clone_from(known.cookies.first().expect("a cookie"));
    // Whoever may do more comes later: what they do stands in nobody's way.
    let kinds = [
        ('n', &nobody),
        ('p', &player),
        ('o', &other),
        ('g', &looks),
        ('b', &of_boards),
        ('w', &with_account),
        ('v', &viewer),
        ('d', &deputy),
        ('e', &else_known),
        ('a', &arbiter),
        ('c', &chief),
        ('r', &root),
    ];
    let row = |path: &str| OPEN.iter().find(|(_, paths)| paths.contains(&path)).map_or("", |(who, _)| who);
    let forms = || site::all().iter().filter(|one| one.method == Method::POST && !one.path.starts_with("/api/"));
    let sent: Vec<&str> =
        forms().map(|declared| declared.path.as_str()).filter(|path| !NEVER_SENT.contains(path)).collect();
    let (mut wrong, mut unproven) = (Vec::new(), Vec::new());
    for path in sent {
        if row(path).is_empty() && !KEYED.contains(&path) {
            wrong.push(format!("nobody said whose it is: {path}"));
        }
        // Where nobody may, any way proves it.
        let open = ways_of(&root, path).await;
        let ways = if KEYED.contains(&path) { &WAYS[..] } else { &open };
        if ways.is_empty() {
            unproven.push(path);
        }
        for (letter, browser) in kinds {
            if !row(path).contains(letter) && !is_closed(browser, path, ways).await {
                wrong.push(format!("{letter} {path}"));
            }
        }
    }
    assert!(
        unproven.is_empty(),
        "whoever may do most is refused here too, which proves nothing of others: {unproven:#?}"
    );
    assert!(wrong.is_empty(), "these are open and stand in no row: {wrong:#?}");
    for path in OPEN.iter().flat_map(|(_, paths)| *paths).chain(KEYED) {
        assert!(forms().any(|declared| declared.path == *path), "{path} stands in the table and nowhere else");
    }
}

/// Every address of the API that writes is for the event of the token, and for a token that may; a cookie opens nothing.
#[actix_web::test]
async fn no_token_writes_where_it_is_not_for() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", (BIRTH, REMARK)).await;
    chief.new_tournament("Elsewhere Open").await;
    let token = |event, role| site.state.desk.make_token(event, "script", role).expect("written");
    let tokens = [None, Some(token(1, Role::Viewer)), Some(token(2, Role::Arbiter))];
    let own = token(1, Role::ChiefArbiter);
    let writes = site::all().iter().filter(|one| !one.method.is_safe() && one.path.starts_with("/api/"));
    let (mut tried, mut unproven) = (0, Vec::new());
    for declared in writes {
        let path = filled(&declared.path, "1").remove(0);
        for bearer in &tokens {
            let (method, bearer) = (declared.method.clone(), bearer.as_deref());
            let late = Late { method, bearer, content_type: "application/json", wait: Duration::from_secs(5) };
            let status = chief.send_late(&path, late).await;
            let is_refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
            assert!(is_refused, "{} {path} with {bearer:?}: {status}", declared.method);
            tried += 1;
        }
        // The event's own is not refused, or that others are would prove nothing.
        let (method, bearer) = (declared.method.clone(), Some(own.as_str()));
        let late = Late { method, bearer, content_type: "application/json", wait: Duration::ZERO };
        let status = chief.send_late(&path, late).await;
        if REFUSED[..2].contains(&status) {
            unproven.push(declared.path.as_str());
        }
    }
    // Boards, copies and a second computer have keys of their own.
    let keyed = ["/api/v1/live", "/api/v1/copy", "/api/v1/copy/persons", "/api/v1/copy/games", "/api/v1/standby"];
    assert_eq!(unproven, keyed, "the event's own token is refused here too");
    assert!(tried > 60, "only {tried} calls were tried");
}

/// Of two addresses that fit one request the first that was registered answers: none may hide one that comes after it, and with it what that
/// one declares.
#[test]
fn no_address_hides_another() {
    let all = site::all();
    let of_part = |wide: &str, part: &str| match wide.split_once('{').zip(wide.rsplit_once('}')) {
        Some(((before, _), (_, behind))) => {
            part.len() > before.len() + behind.len() && part.starts_with(before) && part.ends_with(behind)
        }
        None => wide == part,
    };
    let fits = |wide: &str, path: &str| {
        let (wide, path): (Vec<&str>, Vec<&str>) = (wide.split('/').collect(), path.split('/').collect());
        wide.len() == path.len() && wide.iter().zip(path).all(|(wide, part)| of_part(wide, part))
    };
    let hides = |at: usize| {
        let late = &all[at];
        let early = all[..at].iter().find(|early| early.method == late.method && fits(&early.path, &late.path))?;
        Some(format!("{} {} by {}", late.method, late.path, early.path))
    };
    let hidden: Vec<String> = (0..all.len()).filter_map(hides).collect();
    assert!(hidden.is_empty() && all.len() > 300, "{}: {hidden:#?}", all.len());
}
