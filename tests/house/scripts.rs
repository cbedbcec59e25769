//! The modules of `static/` by themselves, tried by Node's own runner where it is at hand: `tests/static`.

use crate::common::skipped;
use std::path::Path;
use std::process::Command;

#[test]
fn the_scripts_of_the_pages_pass_their_own_tests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/static");
    let tests = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("lists").path());
    let tests: Vec<_> = tests.filter(|file| file.to_string_lossy().ends_with(".test.mjs")).collect();
    assert!(tests.len() >= 4, "the tests were not found: {tests:?}");
    match Command::new("node").arg("--test").args(tests).output() {
        Err(error) => skipped(&format!("no node: {error}")),
        Ok(done) => assert!(
            done.status.success(),
            "{}{}",
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr)
        ),
    }
}

/// As the code's, of which rustfmt sees to it.
#[test]
fn no_line_of_a_style_sheet_is_longer_than_the_code_s() {
    const WIDEST: usize = 120;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let mut sheets = 0;
    for file in std::fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "css") {
            let text = std::fs::read_to_string(&path).expect("UTF-8");
            let long = text.lines().position(|line| line.chars().count() > WIDEST);
            assert_eq!(long.map(|line| line + 1), None, "{}", path.display());
            sheets += 1;
        }
    }
    assert!(sheets >= 10, "only {sheets} sheets");
}

/// A token means the same on every page: a sheet that called its own colours like the spaces of `tokens.css` pressed whole pages together.
#[test]
fn no_sheet_gives_a_token_of_all_surfaces_another_meaning() {
    /// The size of a square, which each place chooses; the projector's lines in a bright hall.
    const CHOSEN: [&str; 2] = ["--sq", "--line"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let defined = |path: &Path| -> Vec<String> {
        let text = std::fs::read_to_string(path).expect("UTF-8");
        let before_colon = text.split(':').filter_map(|part| part.rsplit([' ', '{', ';', '\n']).next());
        before_colon.filter(|name| name.starts_with("--")).map(str::to_owned).collect()
    };
    let tokens = defined(&folder.join("tokens.css"));
    assert!(tokens.len() > 30, "{tokens:?}");
    for file in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = file.expect("readable").path();
        let is_other = path.extension().is_some_and(|extension| extension == "css") && !path.ends_with("tokens.css");
        let mut own = if is_other { defined(&path) } else { Vec::new() };
        own.retain(|name| tokens.contains(name) && !CHOSEN.contains(&name.as_str()));
        assert_eq!(own, Vec::<String>::new(), "{}", path.display());
    }
}
