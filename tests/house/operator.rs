//! What those see who run the server: `/health`, `/metrics`, the access log, and that the files of `deploy/` fit the program.

use crate::process::SAID;
use crate::running::Hall;
use std::fs;

#[test]
fn metrics_are_prometheus_text_that_counts_and_for_this_machine_only() {
    let hall = Hall::open(&["--trusted-proxy", "127.0.0.1"]);
    assert!(hall.get("/health").starts_with("HTTP/1.1 200"));
    let before = hall.figure("sonneborn_requests_total{status=\"4xx\"}");
    for _ in 0..3 {
        assert!(hall.get("/nowhere").starts_with("HTTP/1.1 404"));
    }
    assert_eq!(hall.figure("sonneborn_requests_total{status=\"4xx\"}"), before + 3.0);
    assert_eq!(hall.figure("sonneborn_database_up"), 1.0);
    assert_eq!(hall.figure("sonneborn_tournaments_in_memory"), 1.0);
    assert!(hall.figure("process_resident_memory_bytes") > 1e6);
    let (_stream, _) = crate::attacks::stream(&hall, "/p/1/live", "");
    assert_eq!(hall.figure("sonneborn_live_streams_of_spectators"), 1.0);
    let text = hall.get("/metrics");
    assert!(text.contains("text/plain; version=0.0.4"), "{text}");
    let (_, body) = text.split_once("\r\n\r\n").expect("a body");
    let mut last_bucket = 0.0;
    for line in body.lines().filter(|line| !line.starts_with("# TYPE ")) {
        let (name, value) = line.rsplit_once(' ').expect("a name and a value");
        let value: f64 = value.parse().unwrap_or_else(|_| panic!("{line}"));
        let family = name.split(['{', ' ']).next().expect("a name");
        assert!(family.chars().all(|char| char.is_ascii_lowercase() || char == '_'), "{line}");
        if family.ends_with("_bucket") {
            assert!(value >= last_bucket, "buckets add up: {line}");
            last_bucket = value;
        }
    }
    let foreign = hall.send("GET /metrics HTTP/1.1\r\nX-Forwarded-For: 10.0.0.7", b"");
    assert!(foreign.starts_with("HTTP/1.1 404"), "{foreign}");
}

#[test]
fn the_access_log_has_a_line_a_request_without_names_of_players() {
    let hall = Hall::open(&["--access-log"]);
    hall.get("/p/1/names?q=Euwe");
    let said = fs::read_to_string(hall.data.join(SAID)).expect("readable");
    let line = said.lines().find(|line| line.contains("/p/1/names")).unwrap_or_else(|| panic!("{said}"));
    let plain: String = line.split('\u{1b}').map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect();
    for part in ["127.0.0.1", "GET", "status=200", "milliseconds="] {
        assert!(plain.contains(part), "{part}: {plain}");
    }
    assert!(!said.contains("Euwe"));
}

#[test]
fn a_log_that_is_asked_for_in_words_nobody_reads_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    let server = server.args(["serve", "--listen", "127.0.0.1:0", "--data-dir"]).arg(folder.path().join("data"));
    let run = server.env("RUST_LOG", "security=loud").output().expect("run");
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(!run.status.success() && said.contains("security=loud"), "{said}");
    assert!(!folder.path().join("data").exists(), "nothing is begun");
}

/// A library that shifts the computer's clock by a word of its own, as long as a file is there; `None` without a compiler of C.
#[cfg(target_os = "linux")]
fn shifting(folder: &std::path::Path, seconds: &str, while_there: &std::path::Path) -> Option<std::path::PathBuf> {
    const SHIM: &str = "#define _GNU_SOURCE\n#include <time.h>\n#include <unistd.h>\n#include <sys/syscall.h>\n\
        int clock_gettime(clockid_t clock, struct timespec *at) {\n\
            int done = syscall(SYS_clock_gettime, clock, at);\n\
            if (clock == CLOCK_REALTIME && access(WHILE_THERE, F_OK) == 0) at->tv_sec = SECONDS;\n\
            return done;\n}\n";
    let (source, library) = (folder.join("clock.c"), folder.join(format!("clock{seconds}.so")));
    fs::write(&source, SHIM).expect("written");
    let compiled = std::process::Command::new("cc")
        .args(["-shared", "-fPIC", &format!("-DSECONDS={seconds}")])
        .args([&format!("-DWHILE_THERE=\"{}\"", while_there.display()), "-o"])
        .args([&library, &source])
        .status();
    if compiled.is_ok_and(|status| status.success()) {
        return Some(library);
    }
    crate::common::skipped("no compiler of C");
    None
}

/// Started with a clock before 1970 (here by a library that shifts it), the server says what to do, and breaks off nowhere.
#[cfg(target_os = "linux")]
#[test]
fn a_clock_before_1970_or_after_9999_is_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    for (seconds, is_told) in [("-86400L", true), ("300000000000L", true), ("86400L", false)] {
        let Some(library) = shifting(folder.path(), seconds, folder.path()) else { return };
        // With an address that is nobody's, so that a server that starts ends at once.
        let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_sonneborn"));
        server.args(["serve", "--listen", "192.0.2.1:1", "--data-dir"]).arg(folder.path().join("data"));
        let run = server.env("LD_PRELOAD", &library).output().expect("run");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success() && !said.contains("panicked"), "{seconds}: {said}");
        assert_eq!(said.contains("set its date and time"), is_told, "{seconds}: {said}");
    }
}

#[cfg(target_os = "linux")]
const LOOKS: usize = 20;
#[cfg(target_os = "linux")]
const LOOK: std::time::Duration = std::time::Duration::from_millis(100);

/// A clock that is set so while the server runs ends it, with the same words: a server that goes on would answer nobody any more, also after
/// the clock is right again. One that jumps to a day that can be ends nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_clock_that_is_lost_while_the_server_runs_ends_it_in_words() {
    use std::io::{BufRead, BufReader};
    for (seconds, is_told) in [("-86400L", true), ("300000000000L", true), ("86400L", false), ("250000000000L", false)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let lost = folder.path().join("lost");
        let Some(library) = shifting(folder.path(), seconds, &lost) else { return };
        let mut child = std::process::Command::new(crate::process::program())
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder.path().join("data"))
            .env("LC_ALL", "C")
            .env("LD_PRELOAD", &library)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        output.read_line(&mut line).expect("it prints");
        let address = line.rsplit("http://").next().expect("an address").trim().to_owned();
        let health =
            || crate::running::ask(&address, "GET /health HTTP/1.1", b"").is_ok_and(|(status, _)| status == 200);
        assert!(health(), "{line}");
        fs::write(&lost, "").expect("written");
        // Longer than the framework needs to look at its clock, and than a stop takes.
        for _ in 0..LOOKS {
            std::thread::sleep(LOOK);
            if child.try_wait().expect("it can be asked").is_some() {
                break;
            }
        }
        assert_eq!(health(), !is_told, "{seconds}");
        child.kill().expect("it can be killed, or has ended");
        let ended = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(said.contains("set its date and time"), is_told, "{seconds}: {said}");
        assert_eq!(ended.status.code().is_some_and(|code| code > 0), is_told, "{seconds}: {said}");
    }
}

/// What the files of `deploy/` set is known to the program, and what its page says of the options is so.
/// Where tests find what other programs say, and what a build is told; the server does not know them.
const NOT_OF_THE_SERVER: [&str; 2] = ["SONNEBORN_GOLDEN", "SONNEBORN_COMMIT"];

#[test]
fn the_files_for_those_who_run_it_name_options_that_there_are() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy");
    let serve = include_str!("../../src/cli/serve.rs");
    let mut named = 0;
    for file in fs::read_dir(folder).expect("the folder").flatten() {
        if file.path().is_dir() {
            continue;
        }
        let text = fs::read_to_string(file.path()).expect("UTF-8");
        for word in text.split(|char: char| !(char.is_ascii_uppercase() || char == '_')) {
            if word.starts_with("SONNEBORN_") && !NOT_OF_THE_SERVER.contains(&word) {
                named += 1;
                let option = format!("env = \"{word}\"");
                assert!(serve.contains(&option), "{word} in {}", file.path().display());
            }
        }
    }
    assert!(named > 5, "the names were not found");
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_takes_as_many_connections_as_the_system_allows() {
    use std::io::{BufRead, BufReader};
    let data = tempfile::TempDir::new().expect("a temporary folder");
    let mut child = std::process::Command::new("sh")
        .args(["-c", "ulimit -Sn 300; ulimit -Hn 2000; exec \"$0\" serve --listen 127.0.0.1:0 --data-dir \"$1\""])
        .arg(crate::process::program())
        .arg(data.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it prints");
    let limits = fs::read_to_string(format!("/proc/{}/limits", child.id())).expect("it runs");
    child.kill().expect("killed");
    let mut said = String::new();
    std::io::Read::read_to_string(&mut child.stderr.take().expect("piped"), &mut said).expect("UTF-8");
    child.wait().expect("gone");
    let files = limits.lines().find(|line| line.starts_with("Max open files")).expect("the limit");
    assert_eq!(files.split_whitespace().nth(3), Some("2000"), "{files}");
    assert!(said.contains("2000"), "that it is few is told: {said}");
}
