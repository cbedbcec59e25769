//! What a journal says about persons, beside its entries: parted, joined, taken away, shown in part, and found out where it was changed.

use crate::events::act;
use chrono::DateTime;
use serde_json::json;
use sonneborn_tournament::acts::{Author, Entry};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::personal::{
    Forgotten, Parted, Unfit, erased_fields, join, only, part, persons, proves, removed, removed_places, staying,
    unfit, without,
};
use sonneborn_tournament::player::PlayerData;

const SEQ: u64 = 5;

fn entry(seq: u64, text: &str) -> Entry {
    Entry {
        seq,
        at: DateTime::UNIX_EPOCH,
        author: Author { account: 1, name: "Ana".into() },
        device: String::new(),
        act: act(text),
        reason: None,
        acknowledged: Vec::new(),
        chain: Digest::NONE,
    }
}

fn parted(text: &str) -> Parted {
    let mut count = 0;
    let salt = || {
        count += 1;
        format!("salt {count}")
    };
    part(&entry(SEQ, text), salt).expect("it is written")
}

/// Two who come, with what they may have erased and what others rest on.
const TWO: &str = r#"{"act":"register_players","players":[{"name":"Ada","latin_name":"Ada L","club":"North",
"rating":2000,"title":"FM"},
    {"name":"Bo","phone":"555"}],"first_round":1,"source":""}"#;

fn two() -> (String, String) {
    let Parted { text, personal } = parted(TWO);
    (text, personal.expect("two persons"))
}

/// The journal's acts that forget: their numbers, whom, and the names that stand for them.
fn forgetting(acts: &[(u64, u64, usize, &str)]) -> Forgotten {
    let line = |(seq, of, place, name): &(u64, u64, usize, &str)| {
        let text = format!(
            r#"{{"act":"forget","player":0,"stand_in":"{name}","fields":[],"places":[{{"seq":{of},"place":{place}}}]}}"#
        );
        (*seq, serde_json::to_string(&entry(*seq, &text)).expect("it is written"))
    };
    let lines: Vec<(u64, String)> = acts.iter().map(line).collect();
    Forgotten::of(lines.iter().map(|(seq, text)| (*seq, text.as_str())))
}

#[test]
fn each_act_with_persons_is_parted_from_them_and_joined_again() {
    let nobody = Forgotten::default();
    let data = r#"{"name":"Ada","club":"North","rating":2000}"#;
    for (text, count) in [
        (format!(r#"{{"act":"register_players","players":[{data},{data}],"first_round":1,"source":""}}"#), 2),
        (
            format!(
                r#"{{"act":"register_teams","teams":[{{"name":"B","size":1}}],"players":[{data}],"first_round":1,
                "source":""}}"#
            ),
            1,
        ),
        (format!(r#"{{"act":"edit_player","player":0,"was":{data},"now":{data}}}"#), 2),
        (format!(r#"{{"act":"sign_up","player":{data},"waits":true}}"#), 1),
        (
            format!(
                r#"{{"act":"import","tournament":{{"players":[{{"data":{data},"tpn":1,"presence":"playing",
                "first_round":1,
                "requested_byes":{{}}}}]}}}}"#
            ),
            1,
        ),
        (r#"{"act":"register_players","players":[],"first_round":1,"source":""}"#.into(), 0),
        (r#"{"act":"check_in","player":0,"was":false,"now":true}"#.into(), 0),
    ] {
        let Parted { text: kept, personal } = parted(&text);
        let whole = entry(SEQ, &text);
        assert_eq!(join(SEQ, &kept, personal.as_deref(), &nobody).expect("it is read"), whole, "{text}");
        assert_eq!(unfit(SEQ, &kept, personal.as_deref(), &nobody), [], "{text}");
        let Some(personal) = personal else {
            assert_eq!((count, kept), (0, serde_json::to_string(&whole).expect("it is written")), "{text}");
            continue;
        };
        assert!(!kept.contains("Ada") && !kept.contains("North") && kept.contains("2000"), "{kept}");
        let found = persons(SEQ, &kept, &personal, &nobody).expect("they are read");
        let ada: PlayerData = serde_json::from_str(data).expect("a player");
        assert_eq!(found, vec![(ada, true); count], "{text}");
    }
}

#[test]
fn who_was_forgotten_leaves_what_others_rest_on() {
    let (text, personal) = two();
    let gone = without(&personal, &[1]).expect("records");
    assert!(!gone.contains("Ada") && !gone.contains("North") && gone.contains("555"), "{gone}");
    assert_eq!((removed(Some(&personal)), removed(Some(&gone)), removed(None)), (0, 1, 0));
    assert_eq!((removed_places(Some(&personal)), removed_places(Some(&gone))), (vec![], vec![1]));
    let by_act = forgetting(&[(9, SEQ, 1, "Player 1"), (12, SEQ, 1, "Somebody")]);
    assert_eq!((by_act.act(SEQ, 1), by_act.act(SEQ, 2)), (Some(9), None), "what was said first stands");
    assert!(by_act.has(SEQ, 1) && !by_act.has(SEQ, 2) && !by_act.has(1, SEQ as usize));
    let found = persons(SEQ, &text, &gone, &by_act).expect("they are read");
    let names: Vec<&str> = found.iter().map(|(data, _)| data.name.as_str()).collect();
    assert_eq!((names, found[0].0.rating, found[0].0.club.as_str()), (vec!["Player 1", "Bo"], Some(2000), ""));
    let nameless = persons(SEQ, &text, &gone, &Forgotten::default()).expect("they are read");
    assert_eq!(nameless[0].0.name, "Anonymous");
    // Without an act it is a forgery, and an act forgets nobody who comes after it, nor what is still there.
    let judged = |personal: &str, forgotten: &Forgotten| unfit(SEQ, &text, Some(personal), forgotten);
    assert_eq!(judged(&gone, &by_act), []);
    assert_eq!(judged(&gone, &Forgotten::default()), [(1, Unfit::Unforgotten)]);
    assert_eq!(judged(&gone, &forgetting(&[(SEQ, SEQ, 1, "")])), [(1, Unfit::Unforgotten)]);
    assert_eq!(judged(&without(&personal, &[2]).expect("records"), &by_act), [(2, Unfit::Unforgotten)]);
    assert_eq!(judged(&personal, &by_act), [], "it was not taken away");
}

/// The two records of a text.
fn records(personal: &str) -> [String; 2] {
    let (one, other) = personal.split_once("},{\"salt\"").expect("two records");
    [format!("{}}}", &one[1..]), format!("{{\"salt\"{}", other.trim_end_matches(']'))]
}

#[test]
fn whatever_does_not_fit_the_entry_is_named_by_its_place() {
    let (text, personal) = two();
    let nobody = Forgotten::default();
    let [one, other] = records(&personal);
    let judged = |records: &[&str]| unfit(SEQ, &text, Some(&format!("[{}]", records.join(","))), &nobody);
    let changed = |place: usize| (place, Unfit::Changed);
    assert_eq!(judged(&[&one, &other]), []);
    assert_eq!(judged(&[&one, &other.replace("555", "556")]), [changed(2)]);
    assert_eq!(judged(&[&one.replace("Ada L", "Eve L"), &other]), [changed(1)]);
    assert_eq!(judged(&[&one.replace("salt 2", "salt 9"), &other]), [changed(1)]);
    assert_eq!(judged(&[&one]), [changed(2)]);
    assert_eq!(judged(&[&one, &other, &one]), [changed(3)]);
    assert_eq!(judged(&[&other, &one]), [changed(1), changed(2)]);
    let removed = format!("{},\"removed\":true}}", one.trim_end_matches('}').to_owned() + "}}");
    assert_eq!(judged(&[&removed, &other]), [(1, Unfit::Unforgotten)]);
    // Whatever else says the same could say something else to others.
    assert_eq!(unfit(SEQ, &text, Some(&personal.replace(":", ": ")), &nobody), [changed(1)]);
    assert_eq!(unfit(SEQ, &text, None, &nobody), [changed(1), changed(2)]);
    let plain = serde_json::to_string(&entry(SEQ, TWO)).expect("written");
    assert_eq!(unfit(SEQ, &plain, None, &nobody), [], "an entry of before it was parted");
    let other = serde_json::to_string(&entry(SEQ, r#"{"act":"close"}"#)).expect("written");
    assert_eq!(unfit(SEQ, &other, None, &nobody), []);
    let more = text.replace(r#""named":"#, r#""more":1,"named":"#);
    assert_eq!(unfit(SEQ, &more, Some(&personal), &nobody), [changed(1), changed(2)]);
}

/// An entry as older versions parted it: all of a person under one digest.
fn old() -> (String, String) {
    let data = json!({"name": "Ada", "rating": 2000});
    let digest = Digest::of(&format!("s{data}")).to_string();
    let mut value = serde_json::to_value(entry(SEQ, TWO)).expect("written");
    value["act"]["players"] = json!([{ "person": digest }]);
    (value.to_string(), format!(r#"[{{"salt":"s","data":{data}}}]"#))
}

#[test]
fn what_an_older_version_parted_and_forgot_stays_readable() {
    let (text, records) = old();
    let nobody = Forgotten::default();
    let forgotten = forgetting(&[(9, SEQ, 1, "Player 1")]);
    let judged = |records: &str, forgotten: &Forgotten| unfit(SEQ, &text, Some(records), forgotten);
    assert_eq!(judged(&records, &nobody), []);
    let more = text.replace(r#""person":"#, r#""more":1,"stays":{},"person":"#);
    assert_eq!(unfit(SEQ, &more, Some(&records), &nobody), [(1, Unfit::Changed)], "a stub of no version");
    let found = persons(SEQ, &text, &records, &nobody).expect("read");
    assert_eq!((found[0].0.name.as_str(), found[0].0.rating, found[0].1), ("Ada", Some(2000), false));
    let stood_in = r#"[{"salt":"","data":{"name":"Anonymous","rating":2000},"removed":true}]"#;
    assert_eq!(judged(stood_in, &nobody), [(1, Unfit::OldForgetting)]);
    assert_eq!(judged(stood_in, &forgotten), [(1, Unfit::Changed)], "an act takes everything");
    let nothing = r#"[{"salt":"","data":null,"removed":true}]"#;
    assert_eq!(judged(nothing, &nobody), [(1, Unfit::Unforgotten)]);
    assert_eq!(judged(nothing, &forgotten), []);
    let salted = r#"[{"salt":"s","data":null,"removed":true}]"#;
    assert_eq!(judged(salted, &forgotten), [(1, Unfit::Changed)], "with the salt, names can be tried");
    let with_name = r#"[{"salt":"","data":null,"named":{"salt":"s","data":{}},"removed":true}]"#;
    assert_eq!(judged(with_name, &forgotten), [(1, Unfit::Changed)]);
}

#[test]
fn what_is_shown_of_some_persons_is_proven_by_the_entry() {
    let (text, personal) = two();
    let nobody = Forgotten::default();
    let is_proven = |shown: &str| proves(SEQ, &text, shown, &nobody);
    let ada = only(&personal, &|data| data.name == "Ada").expect("records");
    assert!(ada.contains("North") && ada.contains("Bo") && !ada.contains("555"), "of others the name: {ada}");
    for shown in [&personal, &ada, &only(&personal, &|_| false).expect("records"), "[null,null]"] {
        assert!(is_proven(shown), "{shown}");
    }
    for forged in [
        ada.replace("Bo", "Di"),
        ada.replace("North", "South"),
        ada.replace(':', ": "),
        "[null]".into(),
        "[null,null,null]".into(),
        "{}".into(),
        without(&personal, &[1]).expect("records"),
    ] {
        assert!(!is_proven(&forged), "{forged}");
    }
    let gone = without(&personal, &[1]).expect("records");
    assert!(proves(SEQ, &text, &gone, &forgetting(&[(9, SEQ, 1, "Player 1")])));
    assert!(!proves(SEQ, &text, &gone, &forgetting(&[(9, SEQ, 2, "Player 2")])), "another one was forgotten");
    assert_eq!(only(&gone, &|_| false).expect("records"), only(&gone, &|data| data.name == "Ada").expect("records"));
    let plain = serde_json::to_string(&entry(SEQ, TWO)).expect("written");
    assert!(!proves(SEQ, &plain, &personal, &nobody), "an entry that binds nobody proves nobody");
    // The one digest of older versions says nothing of a name alone.
    let (old, records) = old();
    assert!(proves(SEQ, &old, &records, &nobody));
    assert_eq!(only(&records, &|_| false).expect("records"), "[null]");
    let name = r#"[{"salt":"","data":null,"named":{"salt":"s","data":{"name":"Ada"}}}]"#;
    assert!(!proves(SEQ, &old, name, &nobody));
}

#[test]
fn everything_of_a_person_can_be_erased_but_what_others_rest_on() {
    let stays = [
        "estimate",
        "federation",
        "k",
        "no_half_point_byes",
        "other_title",
        "period_ratings",
        "rating",
        "rating_source",
        "ratings",
        "title",
    ];
    let all = serde_json::to_value(PlayerData::default()).expect("written");
    let mut named: Vec<String> = erased_fields();
    named.extend(stays.map(str::to_owned));
    named.sort_unstable();
    let mut fields: Vec<String> = all.as_object().expect("fields").keys().cloned().collect();
    fields.sort_unstable();
    assert_eq!(named, fields);
    let ada = PlayerData { name: "Ada".into(), rating: Some(2000), club: "North".into(), ..PlayerData::default() };
    assert_eq!(staying(&ada), PlayerData { rating: Some(2000), ..PlayerData::default() });
}
