//! What cannot be read is refused with the field, the value and what is allowed; nothing becomes a default. Over HTTP,
//! on both back ends.

use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Author, ChangeRegulations};
use sonneborn::tournament::coded::Coded;

struct Hall {
    site: Site,
    chief: Browser,
}

/// What the page says, without the entities of HTML.
fn said(page: &Page) -> String {
    let text = page.body.replace("&#39;", "'").replace("&quot;", "\"").replace("&#34;", "\"");
    text.split("<main").nth(1).unwrap_or(&text).to_owned()
}

/// The fields with one of them otherwise.
fn with<'a>(fields: &[(&'a str, &'a str)], field: &'a str, value: &'a str) -> Vec<(&'a str, &'a str)> {
    let kept = fields.iter().copied().filter(|(name, _)| *name != field);
    kept.chain([(field, value)]).collect()
}

impl Hall {
    /// Four players, and round 1 published.
    async fn playing(site: Site) -> Hall {
        let hall = Hall::new(site).await;
        for name in ["Adams, A", "Brown, B", "Clark, C", "Dahl, D"] {
            let added = hall.chief.post("/t/1/players/new", &[("name", name), ("first_round", "1")]).await;
            assert_eq!(added.status, StatusCode::SEE_OTHER, "{}", added.body);
        }
        for step in ["pair", "publish"] {
            let done = hall.chief.post(&format!("/t/1/rounds/1/{step}"), &[]).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        }
        hall
    }

    /// Each of `wrong` in the place of its field is refused with these words, and changes nothing; `right` is taken.
    async fn refuses(&self, path: &str, right: &[(&str, &str)], wrong: &[(&str, &str, &str)]) {
        let before = self.state();
        for (field, value, told) in wrong {
            let page = self.chief.post(path, &with(right, field, value)).await;
            let shown = said(&page);
            assert_ne!(page.status, StatusCode::SEE_OTHER, "{field}={value}");
            assert!(shown.contains(told), "{field}={value}: {} {shown:.4000}", page.status);
            assert_eq!(self.state(), before, "{field}={value}");
        }
        let page = self.chief.post(path, right).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", said(&page));
    }

    async fn new(site: Site) -> Hall {
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
        Hall { site, chief }
    }

    fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }
}

#[actix_web::test]
async fn settings_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let before = hall.state();
        let long = "x".repeat(5000);
        for (field, value, told) in [
            ("bye_points", "-1", "Allowed: points from 0 to 20"),
            ("rounds", "500", "from 1 to 98"),
            ("rounds", "", "is missing"),
            ("federation", "XXX", "three letters of FIDE"),
            ("laws", "1066", "Allowed: 2023, 2018"),
            ("laws", "qq", "Allowed: 2023, 2018"),
            ("system", "swizz", "Allowed: dutch-2026"),
            ("rate", "bullet", "Allowed: standard, rapid, blitz"),
            ("tie_break_edition", "2025", "Allowed: 2026, 2024"),
            ("initial_colour", "green", "Allowed: lot, white, black"),
            ("numbering", "x", "Allowed: strength"),
            ("acceleration", "x", "Allowed: none, baku"),
            ("rating_method", "ELO", "Allowed: FIDE"),
            ("start", "yesterday", "Allowed: a day such as"),
            ("schedule", "at nine", "a day and an hour"),
            ("default_minutes", "9999", "from 0 to 240"),
            ("first_board", "0", "from 1 to 9999"),
            ("name", long.as_str(), "at most 100 letters"),
            ("tie_breaks", "BH/C9", "BH has no modifier /C9"),
            ("tie_breaks", "SB BH/C1/M1", "beside a modifier that says the same"),
            ("tie_breaks", "BUCHHOLZ", "BUCHHOLZ"),
            ("tie_breaks", "BC:GP", "is not taken from match points"),
            ("deputies", "Doe; Croatia", "“Croatia” cannot be read"),
            ("deputies", "Doe; XXX", "three letters of FIDE"),
            ("deputies", "Doe; 999999999999", "from 1 to 99999999999"),
        ] {
            let kept = five_rounds("Hall Cup").into_iter().filter(|(name, _)| *name != field);
            let fields: Vec<(&str, &str)> = kept.chain([(field, value)]).collect();
            let page = hall.chief.post("/t/1/settings", &fields).await;
            let shown = page.body.replace("&#39;", "'");
            assert!(page.status == StatusCode::OK && shown.contains(told), "{field}: {shown:.3000}");
            assert_eq!(hall.state(), before, "{field}");
        }
        let dates = [&five_rounds("Hall Cup")[..], &[("start", "2026-11-22"), ("end", "2026-11-20")]].concat();
        assert!(hall.chief.post("/t/1/settings", &dates).await.body.contains("The end is before the start"));
        assert_eq!(hall.state(), before);
    }
}

#[actix_web::test]
async fn players_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let long = "x".repeat(5000);
        let far = "2150";
        for (field, value, told) in [
            ("name", long.as_str(), "at most 100 letters"),
            ("name", " ", "A name is missing"),
            ("first_round", "soon", "from 1 to 5"),
            ("first_round", "", "is missing"),
            ("first_round", "6", "from 1 to 5"),
            ("birth", far, "a year from 1900"),
            ("federation", "XXX", "three letters of FIDE"),
            ("rating", "9000", "from 0 to 3999"),
            ("title", "GMX", "Allowed: GM, IM"),
            ("gender", "x", "Allowed: male, female"),
            ("k", "41", "from 0 to 40"),
            ("fide_id", "12a", "whole number"),
        ] {
            let kept = [("name", "Li Wei"), ("first_round", "1")].into_iter().filter(|(name, _)| *name != field);
            let fields: Vec<(&str, &str)> = kept.chain([(field, value)]).collect();
            let page = hall.chief.post("/t/1/players/new", &fields).await;
            let shown = page.body.replace("&#39;", "'");
            let main = shown.split("<main").nth(1).unwrap_or(&shown);
            assert!(
                page.status == StatusCode::BAD_REQUEST && shown.contains(told),
                "{field} {value:.20}: {main:.3000}"
            );
            assert!(hall.state().players.is_empty(), "{field}");
        }
    }
}

#[actix_web::test]
async fn prizes_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let long = "x".repeat(5000);
        let seniors = "Seniors: 300 100.50; Hort; women; born 1950–1966; rating 1200–2000; federation nor";
        let right = [("currency", "EUR"), ("categories", seniors)];
        let far = format!("{long}: 300");
        let club = format!("Club: 300; club {long}");
        let wrong = [
            ("currency", long.as_str(), "at most 20 letters"),
            ("categories", "300 100.50", "begin with the name of the category and a colon"),
            ("categories", &far, "cannot be"),
            ("categories", "Open: 300 much", "column 11: “much” is not understood"),
            ("categories", "Open: -5", "“-5” is not understood"),
            ("categories", "Open: 99999999", "“99999999” is not understood"),
            ("categories", "Open: 300; mine", "“mine” is not understood"),
            ("categories", "Old: 300; born 1950–1949", "“1950–1949” cannot be"),
            ("categories", "Old: 300; born 1750+", "“1750+” cannot be"),
            ("categories", "Best: 300; rating 9000+", "“9000+” cannot be"),
            ("categories", "Far: 300; federation XXX", "“federation” is not understood"),
            ("categories", &club, "cannot be"),
        ];
        hall.refuses("/t/1/standings/prizes", &right, &wrong).await;
        let fund = hall.state().prizes;
        assert_eq!(
            (fund.categories[0].amounts.as_slice(), fund.categories[0].eligible.federation.as_str()),
            (&[30_000, 10_050][..], "NOR")
        );
    }
}

#[actix_web::test]
async fn forbidden_pairs_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let right = [
            ("who", "federation"),
            ("federation", "chn"),
            ("when", "range"),
            ("from", "2"),
            ("to", "4"),
            ("last_rounds", "2"),
            ("strictness", "soft"),
        ];
        let wrong = [
            ("who", "friends", "Allowed: players, federation, same-federation, same-club"),
            ("who", "", "is missing"),
            ("federation", "XXX", "three letters of FIDE"),
            ("federation", "", "three letters, e.g. CHN"),
            ("when", "never", "Allowed: all, last, range"),
            ("from", "0", "from 1 to 5"),
            ("from", "two", "from 1 to 5"),
            ("to", "1", "from 2 to 5"),
            ("to", "6", "from 2 to 5"),
            ("strictness", "firm", "Allowed: hard, soft"),
        ];
        hall.refuses("/t/1/settings/forbidden-pairs", &right, &wrong).await;
        let rule = hall.state().regulations.prohibitions[0].clone();
        assert!(rule.soft && (rule.first.0, rule.last.0) == (2, 4));
        let last = with(&with(&right, "when", "last"), "last_rounds", "9");
        assert!(said(&hall.chief.post("/t/1/settings/forbidden-pairs", &last).await).contains("from 1 to 5"));
    }
}

#[actix_web::test]
async fn a_clubs_rules_and_endings_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::playing(site).await;
        let rules = [
            ("was", "null"),
            ("on", "on"),
            ("start", "rating"),
            ("floor", "0"),
            ("left_early", "win"),
            ("left_late", "draw"),
            ("mode", "contest"),
            ("game_minutes", "10"),
            ("increment_seconds", "5"),
            ("move_seconds", "60"),
        ];
        let wrong = [
            ("start", "x", "Allowed: rating, national"),
            ("start", "", "is missing"),
            ("floor", "low", "a whole number from -9999 to 9999"),
            ("left_early", "x", "Allowed: nothing, win"),
            ("left_late", "x", "Allowed: draw, draw_without_loss"),
            ("mode", "x", "Allowed: quick, contest"),
            ("game_minutes", "0", "from 1 to 600"),
            ("increment_seconds", "-1", "from 0 to 600"),
            ("move_seconds", "", "is missing"),
        ];
        hall.refuses("/t/1/reports/house-points/rules", &rules, &wrong).await;
        let ending = [
            ("was", ""),
            ("round", "1"),
            ("board", "1"),
            ("how", "draw_agreed"),
            ("by", "black"),
            ("rounds_played", "20"),
            ("offers", "3"),
        ];
        let wrong = [
            ("round", "one", "from 1 to 98"),
            ("board", "0", "from 1 to 9999"),
            ("board", "77", "There is no such board in"),
            ("how", "x", "Allowed: none, time_out, left, resigned, draw_agreed, void"),
            ("by", "x", "Allowed: white, black"),
            ("rounds_played", "", "is missing"),
            ("offers", "0", "from 1 to 99"),
        ];
        hall.refuses("/t/1/reports/house-points/ending", &ending, &wrong).await;
        // A link with a damaged number is answered with the page, as for no board.
        assert_eq!(hall.chief.get("/t/1/reports/house-points?round=x&board=y").await.status, StatusCode::OK);
    }
}

#[actix_web::test]
async fn the_claim_desk_refuses_what_it_cannot_read() {
    for site in Site::each() {
        let hall = Hall::playing(site).await;
        let right = [
            ("claim", "threefold"),
            ("by", "white"),
            ("laws", "2023"),
            ("pace", "standard"),
            ("record", "1. e4 e5"),
            ("step", "rule"),
            ("decision", "dismissed"),
            ("reason", "not three times"),
            ("was", ""),
            ("now", ""),
        ];
        let wrong = [
            ("claim", "foul", "Allowed: threefold, fifty"),
            ("claim", "", "is missing"),
            ("by", "nobody", "Allowed: white, black"),
            ("laws", "1066", "Allowed: 1989, 2001"),
            ("laws", "", "Laws is missing"),
            ("pace", "bullet", "Allowed: standard, rapid, blitz"),
            ("at_fault", "go", "Allowed: stop, skip, pass"),
            ("fallen", "grey", "Allowed: white, black, both"),
            ("at_move", "ten", "from 0 to 9999"),
            ("earlier", "-1", "from 0 to 9999"),
            ("decision", "maybe", "Allowed: confirmed, altered, dismissed"),
            ("decision", "", "is missing"),
            ("now", "2-0", "Allowed: 1-0"),
        ];
        hall.refuses("/t/1/claims/1/1", &right, &wrong).await;
        let refused = hall.chief.post("/t/1/claims/1/1", &[("prefill", "threefold")]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    }
}

#[actix_web::test]
async fn rights_are_not_taken_away_by_a_word_that_is_no_role() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let bo = hall.site.browser("Bo").await;
        let store = hall.site.state.desk.store();
        let account =
            store.accounts().expect("readable").into_iter().find(|account| account.name == "Bo").expect("Bo").id;
        let number = account.to_string();
        let role = |role: &'static str| {
            [("do", "role"), ("account", number.as_str()), ("role", role)].map(|(a, b)| (a, b.to_owned()))
        };
        for (code, status, may_read) in [
            ("arbiter", StatusCode::SEE_OTHER, true),
            ("banana", StatusCode::BAD_REQUEST, true),
            ("", StatusCode::SEE_OTHER, false),
        ] {
            let fields = role(code);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let done = hall.chief.post("/t/1/members", &fields).await;
            assert_eq!(done.status, status, "{code}: {}", done.body);
            assert_eq!(bo.get("/t/1/settings").await.status == StatusCode::OK, may_read, "{code}");
        }
        for (field, value) in [("name", ""), ("name", &*"x".repeat(5000)), ("role", "chief-arbiter"), ("role", "king")]
        {
            let fields = with(&[("name", "script"), ("role", "viewer")], field, value);
            assert_eq!(
                hall.chief.post("/t/1/tokens", &fields).await.status,
                StatusCode::BAD_REQUEST,
                "{field}={value:.9}"
            );
        }
    }
}

#[actix_web::test]
async fn addresses_refuse_what_they_cannot_read() {
    for site in Site::each() {
        let hall = Hall::playing(site).await;
        for (address, told) in [
            ("papers?size=a6", "Allowed: a3, a4, a5"),
            ("papers/players.pdf?size=a6", "Allowed: a3, a4, a5"),
            ("papers/players.pdf?lang=tlh", "Allowed: en, "),
            ("papers?printed_in=tlh", "Allowed: en, "),
            ("standings/crosstable?order=points", ""),
            ("crosstable.csv?order=points", ""),
            ("standings/what-if?1=2-0", "Allowed: 1-0"),
        ] {
            let page = hall.chief.get(&format!("/t/1/{address}")).await;
            assert!(page.status == StatusCode::BAD_REQUEST && page.body.contains(told), "{address}: {}", said(&page));
        }
        for address in ["papers?size=a3&printed_in=zh-TW", "standings/what-if?1=1-0&2="] {
            assert_eq!(hall.chief.get(&format!("/t/1/{address}")).await.status, StatusCode::OK, "{address}");
        }
    }
}

#[actix_web::test]
async fn columns_that_there_are_not_are_refused() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let token = hall.chief.get("/").await.token();
        for (column, status) in
            [("0", StatusCode::OK), ("99", StatusCode::BAD_REQUEST), ("name", StatusCode::BAD_REQUEST)]
        {
            let fields = [
                ("csrf", token.as_str()),
                ("source", "typed"),
                ("text", "Li Wei;x"),
                ("column0", column),
                ("column1", "-"),
            ];
            let parts = fields.map(|(name, value)| {
                format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
            });
            let body = parts.concat() + "--b--\r\n";
            let sent = hall.chief.post_raw("/t/1/players/import", "multipart/form-data; boundary=b", body.into_bytes());
            let page = sent.await;
            assert_eq!(page.status, status, "{column}: {}", said(&page));
        }
    }
}

#[actix_web::test]
async fn an_old_code_stays_as_it_was_and_the_settings_say_so() {
    for site in Site::each() {
        let hall = Hall::new(site).await;
        let mut regulations = hall.state().regulations;
        regulations.tie_breaks = ["BH-C1", "BH/C9", "OTHER_KO"].map(Coded::written).to_vec();
        regulations.laws = Coded::written("1066");
        let (desk, was) = (&hall.site.state.desk, hall.state().regulations);
        let author = Author { account: 1, name: "Ana".into() };
        let chief = Actor { author, device: "laptop".into(), ..Actor::default() };
        // As a journal has it that was written before codes were read.
        let act = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(regulations.clone()) });
        desk.perform(1, &chief, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("done");
        let page = hall.chief.get("/t/1/settings").await;
        let shown = said(&page);
        assert!(
            shown.contains("BH-C1 BH/C9 OTHER_KO") && shown.contains("“BH/C9” stands in the tie-breaks"),
            "{shown:.3000}"
        );
        assert!(
            shown.contains("“1066” are none of the editions")
                && !shown.contains("“BH-C1”")
                && !shown.contains("“OTHER_KO”")
        );
        // The list sent back as it was drawn is taken; in the same form a new one that is none is refused.
        let form = [&five_rounds("Hall Cup")[..], &[("laws", "1066")]].concat();
        let same = with(&with(&form, "tie_breaks", "BH-C1 BH/C9 OTHER_KO"), "place", "Oslo");
        assert_eq!(hall.chief.post("/t/1/settings", &same).await.status, StatusCode::SEE_OTHER);
        let state = hall.state();
        assert_eq!(
            (state.regulations.tie_breaks_written(" ").as_str(), state.regulations.laws.as_str()),
            ("BH/C1 BH/C9 OTHER_KO", "1066")
        );
        assert_eq!(state.details.place, "Oslo");
        // The claim desk asks for an edition instead of supposing one.
        assert!(hall.chief.get("/t/1/standings").await.body.contains("BH has no modifier /C9"));
    }
}
