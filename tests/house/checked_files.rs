//! `sonneborn check` for programs: what `--json` prints fits the schema that `--schema` prints, and a corpus is told file by file.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};
use std::{fs, str};

fn check(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    command.args(["--lang", "en", "check"]).args(arguments).current_dir(folder);
    command.output().expect("the program runs")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|why| panic!("{why}: {output:?}"))
}

/// What of a value a schema does not allow, by the words of JSON Schema that ours has; any other word is a fault too.
fn faults(schema: &Value, root: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (word, rule) in schema.as_object().expect("a schema is an object") {
        let wrong = |why: &str| vec![format!("{at}: {why}: {value}")];
        found.extend(match word.as_str() {
            "$schema" | "$defs" | "title" | "description" => Vec::new(),
            "$ref" => {
                let name = rule.as_str().and_then(|rule| rule.strip_prefix("#/$defs/")).expect("a definition");
                faults(&root["$defs"][name], root, value, at)
            }
            "type" => {
                let fits = match rule.as_str() {
                    Some("object") => value.is_object(),
                    Some("array") => value.is_array(),
                    Some("string") => value.is_string(),
                    Some("integer") => value.is_u64(),
                    Some("boolean") => value.is_boolean(),
                    other => panic!("{other:?}"),
                };
                if fits { Vec::new() } else { wrong("of another type") }
            }
            "enum" if rule.as_array().is_some_and(|allowed| allowed.contains(value)) => Vec::new(),
            "enum" => wrong("not allowed"),
            "minimum" if value.as_u64() >= rule.as_u64() => Vec::new(),
            "minimum" => wrong("too small"),
            "required" => {
                let names = rule.as_array().into_iter().flatten().filter_map(Value::as_str);
                names.filter(|name| value.get(name).is_none()).flat_map(&wrong).collect()
            }
            "additionalProperties" => {
                let known = schema["properties"].as_object().expect("its properties");
                let own = value.as_object().into_iter().flatten().map(|(name, _)| name);
                own.filter(|name| !known.contains_key(*name)).flat_map(|name| wrong(name)).collect()
            }
            "properties" => {
                let rules = rule.as_object().into_iter().flatten();
                let own = rules.filter_map(|(name, rule)| Some((name, rule, value.get(name)?)));
                own.flat_map(|(name, rule, value)| faults(rule, root, value, &format!("{at}.{name}"))).collect()
            }
            "items" => {
                let each = value.as_array().into_iter().flatten();
                each.flat_map(|one| faults(rule, root, one, at)).collect()
            }
            other => panic!("the test does not know {other}"),
        });
    }
    found
}

/// Four players, one round, in which the first meets the last.
const FOLDED: &str = "\
012 Evening Cup
XXR 1
XXC white1
001    1      Adams, Ann                        2400 NOR                         1.0    1     4 w 1
001    2      Baker, Bob                        2300 NOR                         1.0    2     3 b 1
001    3      Clark, Cid                        2200 NOR                         0.0    3     2 w 0
001    4      Davis, Dan                        2100 NOR                         0.0    4     1 b 0
";

#[test]
fn the_json_fits_its_schema_and_the_corpus_names_each_file() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let here = folder.path();
    fs::create_dir(here.join("files")).expect("made");
    fs::write(here.join("files/folded.trf"), FOLDED).expect("written");
    fs::write(here.join("files/noise.trf"), "no tournament").expect("written");
    fs::write(here.join("files/passed.jpg"), "no tournament").expect("written");
    let generated = ["generate", "--players", "12", "--rounds", "4", "--seed", "7", "-o", "files/good.trf"];
    let made = Command::new(env!("CARGO_BIN_EXE_sonneborn")).args(generated).current_dir(here).output();
    assert!(made.expect("the program runs").status.success());

    let schema = json(&check(&["--schema"], here));
    for (file, code) in [("files/folded.trf", 1), ("files/good.trf", 0)] {
        let output = check(&["--json", file], here);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        let told = json(&output);
        assert_eq!(faults(&schema, &schema, &told, "it"), Vec::<String>::new());
        assert_eq!(told["clean"], Value::Bool(code == 0));
        assert_eq!(told.get("diagnosis").is_some(), code == 1);
    }
    let told = json(&check(&["--json", "files/folded.trf"], here));
    assert_eq!(told["diagnosis"]["causes"][0]["cause"], "apart");
    assert_eq!(told["diagnosis"]["causes"][0]["players"], serde_json::json!([1, 3]));
    assert!(!faults(&schema, &schema, &serde_json::json!({ "name": 1, "more": true }), "it").is_empty());

    let output = check(&["--corpus", "out", "files"], here);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let table = fs::read_to_string(here.join("out/corpus.csv")).expect("written");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4, "{table}");
    for (file, read, clean) in [("folded", "yes", "no"), ("good", "yes", "yes"), ("noise", "no", "no")] {
        let line = lines.iter().find(|line| line.contains(file)).unwrap_or_else(|| panic!("{file} in {table}"));
        assert!(line.contains(&format!("{file}.trf,{read},{clean},")), "{line}");
    }
    let page = fs::read_to_string(here.join("out/corpus.html")).expect("written");
    assert!(page.contains("folded.trf") && page.contains("not allowed to meet: 1 Adams, Ann – 3 Clark, Cid"), "{page}");
    let output = check(&["files"], here);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
}
