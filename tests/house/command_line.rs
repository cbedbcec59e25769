//! The command line speaks the user's language: help, what it does not understand, and failures.

use std::process::Command;

/// Every command with its help, those of two words among them.
const COMMANDS: [&str; 32] = [
    "rights",
    "",
    "acceptance",
    "compare",
    "replay",
    "mating",
    "serve",
    "follow",
    "backup",
    "restore",
    "verify",
    "password-link",
    "rating",
    "rating change",
    "rating initial",
    "rating report",
    "ratings",
    "ratings import",
    "ratings search",
    "standings",
    "export",
    "pair",
    "pairer",
    "check",
    "certify",
    "certified",
    "dossier",
    "generate",
    "manual",
    "publish",
    "words",
    "words check",
];

struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

fn said(arguments: &str, locale: &str) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    command.args(arguments.split_whitespace()).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let done = command.output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Said { code: done.status.code(), out: text(&done.stdout), err: text(&done.stderr) }
}

/// What stands outside the brackets that the pseudo-language puts around its words.
fn outside_words(text: &str) -> String {
    let mut depth = 0;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// Names of programs, commands, options and values, which are the same in every language.
fn is_name(word: &str, commands: &[&str]) -> bool {
    let word = word.trim_matches(['.', ',', '(', ')']);
    let is_value = |word: &str| word.chars().all(|letter| letter.is_ascii_uppercase() || "<>_|-".contains(letter));
    word == "sonneborn" || word.starts_with('-') || is_value(word) || commands.contains(&word)
}

#[test]
fn no_help_has_words_that_are_not_in_the_tables() {
    if !cfg!(debug_assertions) {
        return;
    }
    let names: Vec<&str> =
        COMMANDS.iter().flat_map(|name| name.split(' ')).chain(["help", "bbpPairings", "javafo"]).collect();
    for command in COMMANDS {
        let told = said(&format!("--lang qps-ploc {command} --help"), "C");
        assert_eq!((told.code, told.err.as_str()), (Some(0), ""), "{command}");
        assert!(told.out.contains("[Úšágé:]"), "{command}: {}", told.out);
        for option in told.out.lines().filter(|line| line.starts_with("  -")) {
            let meaning = told.out.lines().skip_while(|line| line != &option).nth(1).unwrap_or_default();
            assert!(meaning.trim_start().starts_with('['), "{command} {option} has no help");
        }
        let plain = outside_words(&told.out);
        let foreign: Vec<&str> = plain.split_whitespace().filter(|word| !is_name(word, &names)).collect();
        assert_eq!(foreign, [] as [&str; 0], "{command}");
        let commands = told.out.lines().skip_while(|line| *line != "[Çómmáñdš:]").skip(1);
        let commands = commands.take_while(|line| line.starts_with("  ")).filter(|line| !line.starts_with("   "));
        for listed in commands.filter_map(|line| line.split_whitespace().next()) {
            assert!(names.contains(&listed), "{listed} is not in this test's list");
        }
    }
}

#[test]
fn the_language_is_that_of_the_option_or_else_of_the_system() {
    let usage = |arguments: &str, locale: &str| said(arguments, locale).out;
    assert!(usage("pair --help", "C.UTF-8").contains("Usage:"));
    assert!(usage("pair --help", "zh_CN.UTF-8").contains("用法："));
    assert!(usage("pair --help", "zh_HK.UTF-8").contains("編排"));
    assert!(usage("--lang en pair --help", "zh_CN.UTF-8").contains("Usage:"));
    assert!(usage("pair --help --lang=zh-TW", "C").contains("編排"));
    let unknown = said("--lang tlh", "C");
    assert_eq!(unknown.code, Some(64));
    assert!(unknown.err.contains("“tlh”") && unknown.err.contains("zh-Hant"), "{}", unknown.err);
}

#[test]
fn what_is_not_understood_is_said_with_what_is_allowed() {
    for (arguments, code, told) in [
        ("pair --rond 3", 3, "没有“--rond”"),
        ("generate --players 1", 3, "2 至 9999"),
        ("pair --system foo x.trf", 3, "double-swiss"),
        ("pair --dutch --dubov x.trf", 3, "同时使用"),
        ("--keep-days 3 publish 1 x", 64, "publish 不能与"),
        ("rating change --own x 1650w1", 64, "0 至 65535"),
        ("rating change --own 2000 --k 10 1650z1", 64, "2310w="),
        ("serve --listen here", 64, "127.0.0.1:8080"),
        ("verify --database mysql://x", 64, "sqlite:FILE"),
        ("replay x.pgn --edition 1999", 64, "2023"),
        ("nosuch", 64, "没有“nosuch”命令"),
        ("rating", 64, "用法："),
        ("password-link", 64, "缺少"),
        ("verify no-such-file.sqlite", 70, "没有数据库"),
        ("audit no-such-file.trf", 5, "不存在"),
    ] {
        let answer = said(arguments, "zh_CN.UTF-8");
        assert_eq!(answer.code, Some(code), "{arguments}: {}", answer.err);
        assert!(answer.err.contains(told), "{arguments}: {}", answer.err);
    }
}

#[test]
fn what_scripts_read_is_the_same_in_every_language() {
    let english = said("rating change --own 2000 --k 10 --json 1650w1", "C");
    let chinese = said("rating change --own 2000 --k 10 --json 1650w1", "zh_CN.UTF-8");
    assert_eq!((english.code, &english.out), (Some(0), &chinese.out));
    assert!(english.out.contains("\"rounded\""));
}
