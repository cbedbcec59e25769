//! Every time that an event tells or keeps is that of its hall's clock, wherever the server stands: the zone of the computer is asked
//! in one place, and deadlines, papers, screens and pages go by the event's own.

use super::hall::Hall;
use super::rooms::sources;
use super::site::Browser;
use actix_web::http::StatusCode;
use chrono::{DateTime, FixedOffset, NaiveDateTime, TimeDelta, Utc};
use sonneborn::desk::{Actor, Attempt};
use sonneborn::tournament::acts::{Act, ChangeDetails};
use sonneborn::tournament::details::Details;
use std::fs;
use std::path::Path;

/// Zones that have no hour in common with one another, so that at most one is the computer's, and how far each is ahead of UTC. Neither
/// changes its clock.
const HALLS: [(&str, i32); 3] = [("Pacific/Kiritimati", 14), ("Asia/Shanghai", 8), ("Pacific/Pago_Pago", -11)];

const FORM: &str = "%Y-%m-%dT%H:%M";

fn clock(hours: i32) -> NaiveDateTime {
    Utc::now().with_timezone(&FixedOffset::east_opt(hours * 3600).expect("an offset")).naive_local()
}

impl Hall {
    fn change(&self, change: impl FnOnce(&mut Details)) {
        let was = self.state().details;
        let mut now = was.clone();
        change(&mut now);
        let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(now) });
        let attempt = Attempt { confirmed: true, ..Attempt::of(act) };
        self.site.state.desk.perform(1, &Actor::default(), &attempt).expect("done");
    }
}

#[test]
fn the_zone_of_the_computer_is_asked_in_one_place() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for path in sources(&root).into_iter().filter(|path| !path.ends_with("desk/clock.rs")) {
        let text = fs::read_to_string(&path).expect("it reads");
        let asks = text.lines().zip(1..).filter(|(line, _)| {
            let words: Vec<&str> = line.split(|sign: char| !sign.is_alphanumeric()).collect();
            let from_chrono = words.contains(&"chrono") && words.contains(&"Local");
            from_chrono || line.contains("Local::now") || line.contains("&Local)")
        });
        found.extend(asks.map(|(_, number)| format!("{}:{number}", path.display())));
    }
    assert!(found.is_empty(), "what belongs to an event goes by `clock::in_hall`: {found:#?}");
}

async fn is_open(reader: &Browser, path: &str) -> bool {
    match reader.post(path, &[]).await.status {
        StatusCode::SEE_OTHER => true,
        StatusCode::CONFLICT => false,
        other => panic!("{path}: {other}"),
    }
}

#[actix_web::test]
async fn check_in_ends_by_the_halls_clock() {
    for (zone, hours) in HALLS {
        let hall = Hall::with(4).await;
        let reader = hall.site.stranger();
        for (minutes, player, is_meant) in [(-5, 0, false), (5, 1, true)] {
            hall.change(|details| {
                details.zone = zone.parse().ok();
                details.check_in_by_players = true;
                details.check_in_until = Some(clock(hours) + TimeDelta::minutes(minutes));
            });
            assert_eq!(is_open(&reader, &format!("/p/1/check-in/{player}")).await, is_meant, "{zone} {minutes}");
        }
    }
}

#[actix_web::test]
async fn signing_up_ends_by_the_halls_clock() {
    for (zone, hours) in HALLS {
        let hall = Hall::empty().await;
        let reader = hall.site.stranger();
        hall.change(|details| details.zone = zone.parse().ok());
        for (minutes, is_meant) in [(-5, false), (5, true)] {
            let until = (clock(hours) + TimeDelta::minutes(minutes)).format(FORM).to_string();
            hall.done("/phones", &[("byes", "no"), ("sign_up", "on"), ("until", &until)]).await;
            let page = reader.get("/p/1/sign-up").await;
            assert_eq!(page.body.contains("name=\"name\""), is_meant, "{zone} {minutes}: {}", page.body);
        }
    }
}

#[actix_web::test]
async fn papers_say_the_halls_time() {
    for (zone, hours) in HALLS {
        let hall = Hall::with(4).await;
        hall.change(|details| details.zone = zone.parse().ok());
        hall.pair(1).await;
        let before = clock(hours);
        for address in ["/t/1/papers/players.pdf", "/t/1/incidents.pdf", "/t/1/phones/codes.pdf"] {
            let page = hall.chief.get(address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            let said = page.body.split("(D:").nth(1).and_then(|rest| rest.get(..14)).expect("a date");
            let said = NaiveDateTime::parse_from_str(said, "%Y%m%d%H%M%S").expect("a date");
            assert!((said - before).abs() < TimeDelta::minutes(10), "{zone} {address}: {said}, {before}");
        }
    }
}

#[actix_web::test]
async fn a_screen_counts_down_to_the_round_wherever_it_stands() {
    for (zone, hours) in HALLS {
        let hall = Hall::with(4).await;
        let start = clock(hours) + TimeDelta::minutes(90);
        hall.change(|details| {
            details.zone = zone.parse().ok();
            details.schedule = vec![Some(start)];
        });
        hall.done("/screens", &[("name", "Door"), ("slides", "clock"), ("seconds", "8"), ("percent", "100")]).await;
        let shown = hall.site.stranger().get("/p/1/screen/Door").await.body;
        let said = shown.split("data-start=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a start");
        let said = DateTime::parse_from_rfc3339(said).expect("with its distance from UTC");
        let left = said.to_utc() - Utc::now();
        assert!(left > TimeDelta::minutes(85) && left <= TimeDelta::minutes(90), "{zone}: {left}");
        assert!(shown.contains(&clock(hours).format("%H:").to_string()), "{zone}");
    }
}

#[actix_web::test]
async fn a_link_ends_when_the_halls_clock_says_so() {
    for (zone, hours) in HALLS {
        let hall = Hall::with(2).await;
        hall.change(|details| details.zone = zone.parse().ok());
        let until = clock(hours) + TimeDelta::minutes(30);
        let fields = [("role", "arbiter"), ("until", &until.format(FORM).to_string()), ("uses", "1")];
        let made = hall.post("/people/invite", &fields).await;
        assert!(made.body.contains(&until.format("%Y-%m-%d %H:%M").to_string()), "{zone}: {}", made.body);
        let kept = hall.site.state.desk.store().invitations(1, 0).expect("readable");
        let left = kept[0].grant.ends_at - Utc::now().timestamp_micros();
        assert!((28 * 60_000_000..=30 * 60_000_000).contains(&left), "{zone}: {left}");
    }
}
