//! The calling lines of bbpPairings and JaVaFo: `tests/pairer/calls` has lines with what each answers, where, and by which exit code.
//! What a line says of bbpPairings was taken from it; the rest from the manual of JaVaFo.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A call and what is expected of it.
#[derive(Default)]
struct Call {
    line: String,
    code: i32,
    /// Lines of the standard output.
    printed: Vec<String>,
    /// A file that it writes, and its lines.
    written: Option<(String, Vec<String>)>,
    /// What must stand on standard error.
    told: Option<String>,
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairer")
}

/// `$ LINE`, then `= CODE`, `| LINE` of the output, `> FILE`, `. LINE` of that file, `! WORDS` on standard error.
fn calls() -> Vec<Call> {
    let text = fs::read_to_string(data().join("calls")).expect("the calls are there");
    let mut calls: Vec<Call> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (sign, rest) = line.split_at(1);
        let rest = rest.strip_prefix(' ').unwrap_or(rest).to_owned();
        if sign == "$" {
            calls.push(Call { line: rest, ..Call::default() });
            continue;
        }
        let call = calls.last_mut().expect("a call comes first");
        match sign {
            "=" => call.code = rest.parse().expect("a code"),
            "|" => call.printed.push(rest),
            ">" => call.written = Some((rest, Vec::new())),
            "." => call.written.as_mut().expect("a file comes first").1.push(rest),
            "!" => call.told = Some(rest),
            _ => panic!("{line}"),
        }
    }
    calls
}

/// A folder with links to the program by the names of the others.
fn links() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["bbpPairings", "javafo", "sonneborn"] {
        let link = folder.path().join(name).with_extension(std::env::consts::EXE_EXTENSION);
        let program = env!("CARGO_BIN_EXE_sonneborn");
        fs::hard_link(program, &link).or_else(|_| fs::copy(program, &link).map(drop)).expect("it can be linked");
    }
    folder
}

/// A folder with the files that the lines name.
fn scratch() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for file in fs::read_dir(data()).expect("the data is there").flatten() {
        fs::copy(file.path(), folder.path().join(file.file_name())).expect("it can be copied");
    }
    folder
}

fn run(links: &Path, folder: &Path, line: &str) -> Output {
    let mut words = line.split(' ');
    let program = links.join(words.next().expect("a program"));
    let mut command = Command::new(program);
    command.args(words).current_dir(folder).env("LC_ALL", "C").output().expect("the program starts")
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn each_calling_line_is_answered_as_by_the_other_program() {
    let calls = calls();
    assert!(calls.len() > 20, "the calls were not found");
    let links = links();
    for call in calls {
        let folder = scratch();
        let done = run(links.path(), folder.path(), &call.line);
        let told = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(call.code), "{}: {told}", call.line);
        assert_eq!(String::from_utf8_lossy(&done.stdout), text(&call.printed), "{}", call.line);
        assert!(call.told.as_ref().is_none_or(|words| told.contains(words)), "{}: {told}", call.line);
        if let Some((file, lines)) = &call.written {
            let written =
                fs::read_to_string(folder.path().join(file)).unwrap_or_else(|why| panic!("{}: {why}", call.line));
            assert_eq!(written, text(lines), "{}", call.line);
        }
    }
}

/// What is generated is written where it is asked for, read again, and found to be as the engine pairs it.
#[test]
fn random_tournaments_are_written_and_check() {
    let (links, folder) = (links(), scratch());
    let written = |name: &str| fs::read(folder.path().join(name)).expect("it was written");
    for (line, file) in [
        ("bbpPairings --dutch -g config -o a.trf -s 7", "a.trf"),
        ("sonneborn pairer --dutch -g config -o b.trf -s 7", "b.trf"),
        ("javafo -g config -o c.trf -s 7", "c.trf"),
        ("javafo -g 9 -o d.trf -q 100 -w", "d.trf"),
        ("bbpPairings --dutch odd.trf -g -o e.trf -s 3 -l", "e.trf"),
    ] {
        let done = run(links.path(), folder.path(), line);
        let told = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(matches!(done.status.code(), Some(0 | 1)), "{line}: {told}");
        assert!(done.stdout.is_empty(), "{line}");
        let checked = run(links.path(), folder.path(), &format!("bbpPairings --dutch {file} -c"));
        let rounds = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(checked.status.success() && rounds.contains("Round #1"), "{line}: {rounds}");
        assert!(!rounds.contains("Checker pairings"), "{line}: {rounds}");
    }
    // The seed alone decides, and not who asks; another one gives another tournament.
    assert_eq!(written("a.trf"), written("b.trf"));
    assert_eq!(written("a.trf"), written("c.trf"));
    assert!(run(links.path(), folder.path(), "bbpPairings --dutch -g config -o a.trf -s 8").status.code().is_some());
    assert_ne!(written("a.trf"), written("b.trf"));
    let list = fs::read_to_string(folder.path().join("e.list")).expect("a list is written beside");
    assert!(list.starts_with("Round #1.\n") && list.contains("\nID\tPts\t"), "{list}");
}

/// Lines of a configuration with the exit code of bbpPairings, and what stands in the file then.
#[test]
fn configurations_mean_what_they_mean_to_bbp_pairings() {
    let (links, folder) = (links(), scratch());
    for (lines, code, written) in [
        ("PlayersNumber=13\rRoundsNumber=4\r", 0, "142 4\r\n"),
        // A bye counts as a win where nothing else is said, whichever comes first, and who is away has what a forfeit gives.
        ("PlayersNumber=13\nRoundsNumber=4\nPointsForWin=3\nPointsForDraw=1\n", 0, "P 3.0\r\n"),
        ("PlayersNumber=13\nRoundsNumber=4\nPointsForPAB=2\nPointsForWin=3\nPointsForDraw=1\n", 0, "P 2.0\r\n"),
        ("PlayersNumber=13\nRoundsNumber=4\nPointsForForfeitLoss=0.5\n", 0, "A 0.5    P 1.0\r\n182"),
        ("PlayersNumber=13\nRoundsNumber=4\nPointsForForfeitLoss=0.5\nPointsForZPB=0.2\n", 0, "ZPB=0.2"),
        // What could be paired is written, with the code of a round that cannot.
        ("PlayersNumber=4\nRoundsNumber=9\n", 1, "142 9\r\n"),
        ("HighestRating=1500\nLowestRating=2000\n", 3, ""),
        ("PlayersNumber=-3\n", 3, ""),
        ("DrawPercentage=101\n", 3, ""),
        ("RetiredRate=1.5\n", 3, ""),
        ("HalfPointByeRate=0.5\n", 3, ""),
        ("Colour=3\n", 3, ""),
        ("PlayersNumber=100000\n", 4, ""),
        ("PlayersNumber=99999999999999999999\n", 4, ""),
        ("PointsForWin=1000\n", 4, ""),
    ] {
        fs::write(folder.path().join("lines"), lines).expect("it can be written");
        let _ = fs::remove_file(folder.path().join("made"));
        let done = run(links.path(), folder.path(), "bbpPairings --dutch -g lines -o made -s 5");
        let told = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(code), "{lines}: {told}");
        let made = fs::read_to_string(folder.path().join("made")).unwrap_or_default();
        assert_eq!(made.is_empty(), written.is_empty(), "{lines}");
        assert!(made.contains(written), "{lines}: {made}");
    }
}

/// The same people by the same numbers play as many rounds, and who may not meet does not.
#[test]
fn a_model_lends_its_players_and_who_is_kept_apart() {
    let (links, folder) = (links(), scratch());
    let made = |line: &str| {
        let done = run(links.path(), folder.path(), line);
        (done.status.code(), fs::read_to_string(folder.path().join("made")).expect("it was written"))
    };
    let (code, text) = made("bbpPairings --dutch odd.trf -g -o made -s 3");
    assert_eq!(code, Some(0), "{text}");
    let people = |text: &str| -> Vec<String> {
        let rows = text.split(['\r', '\n']).filter(|row| row.starts_with("001"));
        rows.map(|row| format!("{} {} {}", row[4..8].trim(), row[14..47].trim(), row[48..52].trim())).collect()
    };
    let model = fs::read_to_string(folder.path().join("odd.trf")).expect("it is there");
    assert_eq!(people(&text), people(&model));
    let longest = text.split(['\r', '\n']).filter(|row| row.starts_with("001")).map(str::len).max();
    assert!(longest.is_some_and(|length| (135..=140).contains(&length)), "five rounds of nine: {text}");
    assert_eq!(made("bbpPairings --dutch impossible.trf -g -o made -s 3").0, Some(1), "nobody may meet there");
}
