//! Every body that the API's description tells of, and what is none of it: each object of each as an array of its members, with a
//! member twice, with one that nobody knows, and each value as one of another kind. All are refused with their place.

use crate::api::{Told, send};
use crate::site::Site;
use actix_web::http::{Method, StatusCode};
use serde_json::{Map, Value, json};
use sonneborn::store::tournament::Role;

/// A value that a schema allows, with all of its members.
fn sample(document: &Value, schema: &Value) -> Value {
    if let Some(reference) = schema["$ref"].as_str() {
        return sample(document, document.pointer(&reference[1..]).expect("it leads somewhere"));
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        // The last one says most: of a variant its members too.
        let told = choices.iter().rfind(|one| one["type"] != "null").expect("not only nothing");
        return sample(document, told);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values[0].clone();
    }
    let kind = schema["type"].as_array().map_or(&schema["type"], |kinds| &kinds[0]);
    match kind.as_str() {
        Some("object") => {
            let Some(members) = schema["properties"].as_object() else {
                // Ratings of later lists, by rounds.
                return json!({ "2": sample(document, &schema["additionalProperties"]) });
            };
            let member = |(name, one): (&String, &Value)| match name.as_str() {
                // A word of two, of which the description tells in prose.
                "gender" => (name.clone(), json!("male")),
                _ => (name.clone(), sample(document, one)),
            };
            members.iter().map(member).collect::<Map<_, _>>().into()
        }
        Some("array") => json!([sample(document, &schema["items"]), sample(document, &schema["items"])]),
        Some("integer") => json!(1),
        Some("boolean") => json!(true),
        Some("string") => json!("x"),
        _ => panic!("nothing is made of {schema}"),
    }
}

/// The places of all values in it, each before what is within.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(members) => members.iter().for_each(|(name, one)| places(one, &format!("{at}/{name}"), found)),
        Value::Array(items) => (0..).zip(items).for_each(|(place, one)| places(one, &format!("{at}/{place}"), found)),
        _ => {}
    }
}

/// A text that stands for another value in a body, so that texts can be made that no value has.
const HERE: &str = "\u{1}here";

/// The bodies that are the sample with the value at a place spoilt, each with how.
fn spoilt(whole: &Value, at: &str) -> Vec<(&'static str, String)> {
    let is = whole.pointer(at).expect("it is there");
    let mut texts = Vec::new();
    match is {
        Value::Object(members) => {
            let values: Vec<&Value> = members.values().collect();
            texts.push(("as an array", json!(values).to_string()));
            texts.push(("as an empty array", "[]".into()));
            let text = is.to_string();
            let (name, first) = members.iter().next().expect("a member");
            for one in [first.to_string(), "null".into()] {
                texts.push(("with a member twice", format!("{},\"{name}\":{one}}}", &text[..text.len() - 1])));
            }
            texts.push(("with an unknown member", format!("{},\"nobody\":1}}", &text[..text.len() - 1])));
        }
        Value::Array(_) => texts.push(("as an object", "{}".into())),
        Value::Number(number) => {
            texts.push(("as a text", format!("\"{number}\"")));
            ["1.0", "1e0", "-1", "18446744073709551616"].iter().for_each(|one| texts.push(("as it is", (*one).into())));
        }
        Value::Bool(_) => ["\"true\"", "1"].iter().for_each(|one| texts.push(("as it is", (*one).into()))),
        Value::String(_) => {
            ["1", "true", "[\"x\"]", "{\"x\":1}"].iter().for_each(|one| texts.push(("as it is", (*one).into())))
        }
        Value::Null => {}
    }
    let mut marked = whole.clone();
    *marked.pointer_mut(at).expect("it is there") = json!(HERE);
    let (marked, mark) = (marked.to_string(), json!(HERE).to_string());
    texts.into_iter().map(|(how, text)| (how, marked.replace(&mark, &text))).collect()
}

fn is_unreadable(told: &Told) -> bool {
    !told.status.is_success() && told.json()["code"] == "body_unreadable"
}

#[actix_web::test]
async fn a_body_is_read_by_its_names_or_not_at_all() {
    let site = Site::new();
    site.browser("chief").await.new_tournament("Hall Cup").await;
    let token = site.state.desk.make_token(1, "script", Role::Arbiter).expect("written");
    let document = send(&site, "", Method::GET, "/openapi.json", None).await.json();
    let (mut bodies, mut refused) = (0, 0);
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            if schema.is_null() {
                continue;
            }
            let path = path.strip_prefix("/api/v1").expect("under the base").replace("{tournament}", "1");
            let path = path.split('/').map(|part| if part.starts_with('{') { "1" } else { part });
            let path = path.collect::<Vec<_>>().join("/");
            let method: Method = method.to_uppercase().parse().expect("a method");
            let whole = sample(&document, schema);
            let told = send(&site, &token, method.clone(), &path, Some(whole.to_string())).await;
            assert!(!is_unreadable(&told), "{method} {path}: {whole} is refused: {}", told.text());
            bodies += 1;
            let mut found = Vec::new();
            places(&whole, "", &mut found);
            for at in found {
                for (how, body) in spoilt(&whole, &at) {
                    let told = send(&site, &token, method.clone(), &path, Some(body.clone())).await;
                    assert!(is_unreadable(&told), "{method} {path}: {at} {how} is read: {body}: {}", told.text());
                    let message = told.json()["message"].to_string();
                    assert!(!message.contains("line 0"), "{method} {path}: {at} {how} has no place: {message}");
                    let field = told.json()["field"].as_str().map(str::to_owned);
                    let is_placed = at.is_empty() || field.is_some();
                    assert!(is_placed, "{method} {path}: {at} {how} names no field: {}", told.text());
                    refused += 1;
                }
            }
        }
    }
    assert!(bodies >= 19 && refused > 1500, "only {refused} spoilt bodies of {bodies} were sent");
}

#[actix_web::test]
async fn of_two_files_neither_is_read() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let part = |name: &str, is_file: bool, content: &str| {
        let file = if is_file { format!("; filename=\"{name}.csv\"") } else { String::new() };
        let name = if is_file { "file" } else { name };
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{content}\r\n")
    };
    let token = chief.get("/t/1/players/import").await.token();
    let form = part("csrf", false, &token) + &part("seen", false, "1") + &part("do", false, "add");
    let [first, second] = ["One, A", "Two, B"].map(|name| part("list", true, &format!("Name;Rating\n{name};2000\n")));
    let sent = async |files: &str| {
        let body = format!("{form}{files}--x--\r\n").into_bytes();
        chief.post_raw("/t/1/players/import", "multipart/form-data; boundary=x", body).await.status
    };
    let players = || site.state.desk.live(1).expect("readable").expect("there").journal().state().players.len();
    assert_eq!((sent(&(first.clone() + &second)).await, players()), (StatusCode::BAD_REQUEST, 0));
    assert_eq!((sent(&first).await, players()), (StatusCode::SEE_OTHER, 1));
}
