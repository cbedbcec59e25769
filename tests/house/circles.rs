//! No circles: a file of `src` imports from no file that, by whatever way, imports from it. Then each can be read after those that
//! it rests on.
//!
//! A folder's `mod.rs`, a crate's `lib.rs`, and the files in the folder are one thing, told in parts, and may name each other. A
//! name that a folder passes on (`pub use`) is its file's. Between crates Cargo allows no circle.

use crate::rooms::{code, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The sources by module: `tournament::judge::levels`.
type Modules = BTreeMap<String, String>;

fn modules() -> Modules {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |path: std::path::PathBuf| {
        let name = path.strip_prefix(&src).expect("within").with_extension("");
        let parts: Vec<&str> = name
            .iter()
            .map(|part| part.to_str().expect("plain"))
            .filter(|part| !["mod", "lib"].contains(part))
            .collect();
        let text = fs::read_to_string(&path).expect("a source reads");
        let lines: Vec<&str> = code(&text).map(|(_, line)| line.split(" // ").next().unwrap_or(line)).collect();
        (parts.join("::"), lines.join("\n"))
    };
    sources(&src).into_iter().map(read).filter(|(name, _)| !["", "main"].contains(&name.as_str())).collect()
}

/// The paths of a tree of imports: `a::{b, c::d}` has two.
fn leaves(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((stem, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let mut depth = 0;
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let branches = inner.split(|sign: char| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    });
    let named = branches.filter(|branch| !branch.trim().is_empty());
    named.flat_map(leaves).map(|leaf| format!("{stem}{leaf}")).collect()
}

/// Every path that the code of a module names, with whether it passes it on.
fn paths(code: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for statement in code.split(';') {
        let line = statement.trim_start();
        let is_passed_on = line.starts_with("pub");
        let line = line.lines().skip_while(|line| !line.contains("use ")).collect::<Vec<_>>().join(" ");
        if let Some((_, tree)) = line.split_once("use ")
            && !line.contains("fn ")
        {
            found.extend(leaves(tree).into_iter().map(|path| (path, is_passed_on)));
        }
    }
    let is_of_path = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
    let words = code.split(|sign: char| !is_of_path(sign));
    let is_path =
        |word: &&str| ["crate::", "super::", "self::", "sonneborn_"].iter().any(|start| word.starts_with(start));
    let inline = words.filter(is_path).filter(|word| !word.ends_with(':'));
    found.extend(inline.map(|path| (path.to_owned(), false)));
    found
}

/// The module that a path leads to, and what it names there.
fn resolve(modules: &Modules, me: &str, path: &str) -> Option<(String, String)> {
    let mut at: Vec<&str> = me.split("::").collect();
    let mut rest: Vec<&str> = path.split("::").map(str::trim).collect();
    match rest[0] {
        // A crate is a folder of `src`; the command line is a folder of the program's own.
        "crate" if at[0] == "cli" => at.clear(),
        "crate" => at.truncate(1),
        "self" => {}
        "super" => {
            while rest.get(1) == Some(&"super") {
                at.pop();
                rest.remove(0);
            }
            at.pop();
        }
        crate_name if crate_name.starts_with("sonneborn_") => {
            at.clear();
            rest.splice(0..1, ["crate", &crate_name["sonneborn_".len()..]]);
        }
        child if modules.contains_key(&format!("{me}::{child}")) => rest.insert(0, "self"),
        _ => return None,
    }
    at.extend(&rest[1..]);
    let module = (1..=at.len()).rev().map(|length| at[..length].join("::")).find(|name| modules.contains_key(name))?;
    Some((module, (*at.last()?).to_owned()))
}

fn is_within(one: &str, other: &str) -> bool {
    one == other || one.strip_prefix(other).is_some_and(|rest| rest.starts_with("::"))
}

/// Which module imports from which, folders and their own files left aside.
fn imports(modules: &Modules) -> BTreeMap<&str, BTreeSet<String>> {
    let mut passed_on: BTreeMap<(String, String), String> = BTreeMap::new();
    for (me, code) in modules {
        for (path, _) in paths(code).iter().filter(|(_, is_passed_on)| *is_passed_on) {
            if let Some((module, name)) = resolve(modules, me, path) {
                passed_on.insert((me.clone(), name), module);
            }
        }
    }
    let targets = |me: &str, code: &str| -> BTreeSet<String> {
        let found = paths(code).into_iter().filter_map(|(path, _)| resolve(modules, me, &path));
        let real = found.map(|(module, name)| passed_on.get(&(module.clone(), name)).cloned().unwrap_or(module));
        real.filter(|module| !is_within(module, me) && !is_within(me, module)).collect()
    };
    modules.iter().map(|(me, code)| (me.as_str(), targets(me, code))).collect()
}

/// What is left when all are taken away that import from nobody left, or from whom nobody left imports.
fn circles(modules: &Modules) -> Vec<String> {
    let mut left = imports(modules);
    loop {
        let count = left.len();
        let names: BTreeSet<String> = left.keys().map(|name| (*name).to_owned()).collect();
        left.retain(|_, targets| targets.iter().any(|target| names.contains(target)));
        let imported: BTreeSet<String> = left.values().flatten().cloned().collect();
        left.retain(|name, _| imported.contains(*name));
        if left.len() == count {
            let arrow = |(from, targets): (&str, BTreeSet<String>)| {
                let within: Vec<String> = targets.into_iter().filter(|target| names.contains(target)).collect();
                format!("{from} -> {}", within.join(", "))
            };
            return left.into_iter().map(arrow).collect();
        }
    }
}

#[test]
fn no_file_imports_from_one_that_imports_from_it() {
    let modules = modules();
    let edges: usize = imports(&modules).values().map(BTreeSet::len).sum();
    assert!(edges > 1500, "the imports were not found: {edges}");
    let circles = circles(&modules);
    assert!(circles.is_empty(), "imports go round:\n{}", circles.join("\n"));
}

#[test]
fn a_circle_is_found_whatever_way_it_takes() {
    let modules = |files: &[(&str, &str)]| -> Modules {
        files.iter().map(|(name, code)| ((*name).to_owned(), (*code).to_owned())).collect()
    };
    let straight = [("a", "mod b; mod c; pub use b::B;"), ("a::b", "use super::c::{self, C};"), ("a::c", "struct C;")];
    assert_eq!(circles(&modules(&straight)), Vec::<String>::new());
    for back in ["use super::b;", "use super::B;", "use crate::{b::B, d};", "fn f() { super::b::f() }"] {
        let bent = [straight[0], straight[1], ("a::c", back)];
        assert_eq!(circles(&modules(&bent)), ["a::b -> a::c", "a::c -> a::b"], "{back}");
    }
}
