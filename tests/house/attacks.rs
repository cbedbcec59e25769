//! What somebody without rights, or with few, may try on the running program: hostile files, crowds, slow bodies, guessed
//! passwords, addresses that lead away. Each time the others go on working.

use crate::common::PATIENCE;
use crate::process::SAID;
use crate::running::{Hall, wait_for};
use std::io::{BufRead, BufReader, Cursor, Read, Write};
use std::net::TcpStream;

/// A workbook of a kilobyte whose parts are as given.
pub fn workbook(shared: &str, sheet: &str) -> Vec<u8> {
    let mut file = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let package = "http://schemas.openxmlformats.org/package/2006";
    let parts = [
        (
            "[Content_Types].xml",
            format!(
                "<Types xmlns=\"{package}/content-types\"><Override PartName=\"/xl/workbook.xml\" \
                 ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/></Types>"
            ),
        ),
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{package}/relationships\"><Relationship Id=\"r0\" \
                 Type=\"{relations}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{relations}\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(
                "<Relationships xmlns=\"{package}/relationships\"><Relationship Id=\"r1\" Type=\"{relations}/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>"
            ),
        ),
        ("xl/sharedStrings.xml", format!("<sst xmlns=\"{main}\" {shared}><si><t>x</t></si></sst>")),
        ("xl/worksheets/sheet1.xml", format!("<worksheet xmlns=\"{main}\"><sheetData>{sheet}</sheetData></worksheet>")),
    ];
    for (name, text) in parts {
        file.start_file(name, zip::write::SimpleFileOptions::default()).expect("a part begins");
        file.write_all(text.as_bytes()).expect("it is written");
    }
    file.finish().expect("a workbook").into_inner()
}

#[test]
fn a_workbook_that_asks_for_terabytes_is_refused_and_the_server_lives() {
    let hall = Hall::open(&[]);
    let corner = "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row><row r=\"1048576\"><c r=\"XFD1048576\"><v>2</v></c></row>";
    let hostile = [
        workbook("uniqueCount=\"1000000000000\"", "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>"),
        workbook("", corner),
    ];
    for file in hostile {
        assert!(file.len() < 4096);
        let answer = hall.upload("/t/1/players/import", "players.xlsx", &file);
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("memory"), "{answer}");
    }
    let good = workbook(
        "",
        "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c></row><row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>Euwe, Max</t></is></c></row>",
    );
    let answer = hall.upload("/t/1/players/import", "players.xlsx", &good);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Euwe, Max"), "{answer}");
    assert!(hall.server.stop());
}

#[test]
fn a_game_without_end_is_not_looked_through_and_nobody_waits_for_it() {
    let hall = Hall::open(&[]);
    let game = "Nf3 Nf6 Ng1 Ng8 ".repeat(900_000 / 16);
    let answer = hall.upload("/t/1/claims/round/1/file", "round.pgn", format!("{game}*\n\n{game}*").as_bytes());
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("longer than any game"), "{answer}");
    assert!(hall.server.stop());
}

#[test]
fn nobody_is_led_away_and_first_links_and_bad_passwords_are_void() {
    let hall = Hall::open(&[]);
    for back in ["/%09/evil.example", "/%5Cevil.example", "//evil.example", "%09//evil.example"] {
        for answer in [
            hall.post("/choose", &format!("theme=dark&back={back}")),
            hall.post("/log-in", &format!("name=chief&password=correct+horse&next={back}")),
        ] {
            assert!(answer.contains("\r\nlocation: /\r\n"), "{back}: {answer}");
        }
    }
    let login = hall.post("/log-in", "name=chief&password=correct+horse");
    assert!(login.contains("Max-Age=7776000"), "{login}");
    let link = hall.server.lines().last().and_then(|line| line.find("/link/").map(|at| line[at..].to_owned()));
    let again = hall.post(&link.expect("a link"), "name=second&password=correct+horse");
    assert!(again.starts_with("HTTP/1.1 400"), "{again}");
    for weak in ["password", "++++++++", "12345678", "chief2026"] {
        let form = format!("csrf={}&old=correct+horse&new={weak}", hall.csrf);
        let answer = hall.post("/account/password", &form);
        assert!(answer.contains("class=\"problem\""), "{weak}: {answer}");
    }
}

#[test]
fn wrong_passwords_of_one_shut_nobody_else_out_behind_a_proxy() {
    let hall = Hall::open(&["--trusted-proxy", "127.0.0.1"]);
    let try_from = |address: &str, name: &str, password: &str| {
        let head = format!(
            "POST /log-in HTTP/1.1\r\nX-Forwarded-For: 6.6.6.6, {address}\r\nContent-Type: application/x-www-form-urlencoded"
        );
        hall.send(&head, format!("name={name}&password={password}").as_bytes())
    };
    let tries: Vec<String> = (0..52).map(|n| try_from("10.0.0.1", &format!("guess{n}"), "wrong")).collect();
    assert!(tries[51].starts_with("HTTP/1.1 401"), "{}", tries[51]);
    // Nobody behind the same address is shut out by that, and one name has its tries.
    assert!(try_from("10.0.0.1", "chief", "correct+horse").starts_with("HTTP/1.1 303"));
    let tries: Vec<String> = (0..12).map(|_| try_from("10.0.0.3", "guess", "wrong")).collect();
    assert!(tries[11].starts_with("HTTP/1.1 429") && tries[11].contains("Wait ten minutes"), "{}", tries[11]);
    assert!(try_from("10.0.0.2", "guess", "wrong").starts_with("HTTP/1.1 401"));
}

#[test]
fn a_proxys_own_host_header_is_understood_or_explained() {
    let hall = Hall::open(&["--public-url", "https://chess.example"]);
    let post = |host: &str, origin: &str| {
        let mut stream = hall.connect();
        write!(
            stream,
            "POST /choose HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\nContent-Length: 10\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\ntheme=dark"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("UTF-8");
        answer
    };
    assert!(post("127.0.0.1:8080", "https://chess.example").starts_with("HTTP/1.1 303"));
    let refused = post("127.0.0.1:8080", "https://other.example");
    assert!(refused.starts_with("HTTP/1.1 403") && refused.contains("proxy_set_header Host"), "{refused}");
    let foreign = post("upstream", "https://chess.example");
    assert!(foreign.starts_with("HTTP/1.1 404") && foreign.contains("--public-url"), "{foreign}");
}

#[test]
fn a_body_that_does_not_come_is_given_up() {
    let hall = Hall::open(&[]);
    let mut stream = hall.connect();
    let host = hall.server.address();
    write!(stream, "POST /choose HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n")
        .expect("sent");
    write!(stream, "Content-Length: 100000\r\n\r\ntheme=").expect("sent");
    let mut head = hall.connect();
    write!(head, "GET / HTTP/1.1\r\nHost: {host}\r\nX-Never: ").expect("sent");
    head.set_read_timeout(Some(PATIENCE)).expect("set");
    stream.set_read_timeout(Some(PATIENCE)).expect("set");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server closes the connection");
    assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 400"));
    let mut answer = Vec::new();
    head.read_to_end(&mut answer).expect("nor does it wait for a head without end");
    assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 408"));
}

#[test]
fn an_address_that_asks_without_end_is_refused_and_whoever_is_logged_in_is_not() {
    let hall = Hall::open(&["--limit", "reads-at-once=300,reads-a-second=5"]);
    let refused = |cookie: &str, requests: usize| {
        let mut stream = hall.connect();
        let mut reading = stream.try_clone().expect("a second hand");
        let reader = std::thread::spawn(move || {
            let mut answers = Vec::new();
            let _ = reading.read_to_end(&mut answers);
            String::from_utf8_lossy(&answers).matches("HTTP/1.1 429").count()
        });
        for request in 0..requests {
            let ends = if request + 1 == requests { "Connection: close\r\n" } else { "" };
            let head =
                format!("GET /health HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n{ends}\r\n", hall.server.address());
            stream.write_all(head.as_bytes()).expect("sent");
        }
        reader.join().expect("read")
    };
    assert!(refused("", 12_000) > 0);
    assert_eq!(refused(&hall.cookie, 50), 0);
}

/// Opens the stream and reads its head.
pub fn stream(hall: &Hall, path: &str, cookie: &str) -> (TcpStream, String) {
    let mut stream = hall.connect();
    stream.set_read_timeout(Some(PATIENCE)).expect("set");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n", hall.server.address()).expect("sent");
    let mut head = [0; 12];
    stream.read_exact(&mut head).expect("an answer");
    (stream, String::from_utf8_lossy(&head).into_owned())
}

#[test]
fn a_crowd_of_streams_leaves_the_arbiters_their_places() {
    let hall = Hall::open(&["--limit", "streams-of-address=300"]);
    let streams: Vec<(TcpStream, String)> = (0..330).map(|_| stream(&hall, "/p/1/live", "")).collect();
    let refused = streams.iter().filter(|(_, head)| head == "HTTP/1.1 503").count();
    assert_eq!((streams.len() - refused, refused), (300, 30));
    let (_own, head) = stream(&hall, "/t/1/live", &hall.cookie);
    assert_eq!(head, "HTTP/1.1 200");
    assert!(hall.get("/t/1").starts_with("HTTP/1.1 200"));
    assert!(hall.server.stop(), "it stops with all of them open");
}

#[test]
fn a_stream_tells_what_happened_since_its_page_was_drawn() {
    let hall = Hall::open(&[]);
    // Before the first act, and after acts that an older copy does not have.
    for after in ["0", "999999"] {
        for path in ["/t/1/live", "/p/1/live"] {
            let (stream, _) = stream(&hall, &format!("{path}?after={after}"), &hall.cookie);
            let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
            assert!(lines.any(|line| line.contains("event: changed")), "{path} after {after}");
        }
    }
    let page = hall.get("/t/1");
    assert!(page.contains("/t/1/live?after="), "{page}");
    let (_stream, head) = stream(&hall, "/t/1/live?after=x", &hall.cookie);
    assert_eq!(head, "HTTP/1.1 400");
}

/// Each keeps a connection until the server gives it up; the log has one line of them, and the next minute a count.
#[test]
fn bodies_that_do_not_come_fill_no_log() {
    const BODIES: usize = 300;
    let hall = Hall::open(&[]);
    let begun = |number: usize| {
        let mut stream = hall.connect();
        stream.set_read_timeout(Some(PATIENCE)).expect("set");
        let host = hall.server.address();
        write!(
            stream,
            "POST /log-in HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname={number}"
        )
        .expect("sent");
        stream
    };
    let slow: Vec<TcpStream> = (0..BODIES).map(begun).collect();
    for mut stream in slow {
        let mut answer = String::new();
        // Some are closed without a word.
        let _ = stream.read_to_string(&mut answer);
        assert!(!answer.contains(" 200 ") && !answer.contains(" 303 "), "{answer}");
    }
    let said = std::fs::read_to_string(hall.data.join(SAID)).expect("what it said");
    let warnings = said.lines().filter(|line| line.contains("WARN") && line.contains("/log-in")).count();
    assert_eq!(warnings, 1, "{said}");
    assert!(hall.get("/t/1").starts_with("HTTP/1.1 200"), "everybody else goes on");
}

#[test]
fn a_stream_ends_with_its_log_in() {
    let hall = Hall::open(&[]);
    let (mut own, head) = stream(&hall, "/t/1/live", &hall.cookie);
    assert_eq!(head, "HTTP/1.1 200");
    let out = hall.post("/log-out", &format!("csrf={}", hall.csrf));
    assert!(out.starts_with("HTTP/1.1 303"), "{out}");
    let mut rest = Vec::new();
    own.read_to_end(&mut rest)
        .or_else(|error| if rest.ends_with(b"0\r\n\r\n") { Ok(0) } else { Err(error) })
        .expect("it ends");
    assert!(rest.ends_with(b"0\r\n\r\n"), "{}", String::from_utf8_lossy(&rest));
}

/// An event of so many players as a file; in round 2 they meet by lot, so that the engine has it otherwise.
fn great_event(players: usize) -> String {
    let half = players / 2;
    let mut file = String::from("012 Great Open\r\n092 Individual: Swiss-System\r\nXXR 9\r\nXXC white1\r\n");
    for place in 0..players {
        let first = (place + half) % players;
        // Round 2: neighbours within each half.
        let second = (place / 2 * 2) + (place + 1) % 2;
        let white = |other: usize| if place < other { 'w' } else { 'b' };
        let result = if place < half { '1' } else { '0' };
        let points = if place < half { "1.5" } else { "0.5" };
        file += &format!(
            "001 {:>4}      {:<33} {:>4}                            {points:>4} {:>4}  {:>4} {} {result}  {:>4} {} =\r\n",
            place + 1,
            format!("Player, {place}"),
            2800 - place * 1500 / players,
            place + 1,
            first + 1,
            white(first),
            second + 1,
            white(second),
        );
    }
    file
}

/// Starts a long task: why round 2 of a great event is paired so. Gives its connection.
fn long_task(hall: &Hall) -> TcpStream {
    let file = great_event(1_000);
    let made = hall.upload_with("/import", &[("do", "make"), ("confirmed", "yes")], "great.trf", file.as_bytes());
    let event = made.split_once("location: ").unwrap_or_else(|| panic!("{made}")).1.lines().next().expect("an address");
    let mut stream = hall.connect();
    let (host, cookie) = (hall.server.address(), &hall.cookie);
    write!(stream, "GET {event}/rounds/2/why?a=1&b=2 HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n")
        .expect("sent");
    wait_for(|| (hall.figure("sonneborn_long_tasks") == 1.0).then_some(()));
    stream
}

#[test]
fn an_explanation_ends_with_its_request() {
    let hall = Hall::open(&[]);
    drop(long_task(&hall));
    wait_for(|| (hall.figure("sonneborn_long_tasks") == 0.0).then_some(()));
    assert_eq!(hall.figure("sonneborn_long_tasks_given_up_total"), 1.0, "it came to its end");
    assert!(hall.server.stop());
}

#[test]
fn a_stop_does_not_wait_for_a_long_task() {
    let hall = Hall::open(&[]);
    let mut asked = long_task(&hall);
    assert!(hall.server.stop());
    let mut answer = String::new();
    asked.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("being stopped"), "{answer}");
}
