//! A hall to test in: the program as it is started, a browser driver, and arbiters who look at pages and press keys.

use crate::common::{PATIENCE, skipped};
use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sonneborn");
/// What Chromium is told: no window, nothing that asks for the network.
const BROWSER_ARGUMENTS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The server, its data, and the driver of the browsers.
pub struct Hall {
    /// `http://127.0.0.1:…`
    pub address: String,
    /// The link that makes the first administrator.
    pub first_link: String,
    driver: String,
    server: Running,
    _driver: Running,
    _data: TempDir,
}

impl Hall {
    /// Opens the hall; `None` (and SKIPPED printed) where there is no Chromium with its driver.
    pub fn open() -> Option<Hall> {
        Hall::open_with(&[])
    }

    /// The same with a server that is told more.
    pub fn open_with(arguments: &[&str]) -> Option<Hall> {
        for tool in ["chromium", "chromedriver"] {
            let found = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
            if found.is_err() {
                skipped(&format!("no {tool}"));
                return None;
            }
        }
        let data = tempfile::tempdir().expect("a temporary folder can be made");
        let mut server = Command::new(PROGRAM);
        server.env("LC_ALL", "C");
        server.args(["serve", "--listen", "127.0.0.1:0", "--data-dir"]).arg(data.path()).args(arguments);
        let (server, lines) =
            start(&mut server, |lines| lines.iter().any(|line| line.contains("/link/"))).expect("the server starts");
        let mut driver = Command::new("chromedriver");
        driver.arg("--port=0");
        // It takes a free port of one family of addresses, and ends where another program has that of the other family.
        let mut tries = (0..DRIVER_TRIES)
            .filter_map(|_| start(&mut driver, |lines| lines.iter().any(|line| line.contains("successfully on port"))));
        let (driver, told) = tries.next().expect("the driver starts");
        let port = told.last().and_then(|line| line.split("on port ").nth(1)).expect("it says its port");
        let first_link = lines.last().expect("it gives a link").trim().to_string();
        let address = first_link.split("/link/").next().expect("a link has an address").to_string();
        let driver_address = format!("http://127.0.0.1:{}", port.trim().trim_end_matches('.'));
        Some(Hall { address, first_link, driver: driver_address, server, _driver: driver, _data: data })
    }

    /// The server is gone, as when the laptop in the hall is closed.
    pub fn stops_serving(&mut self) {
        // It may have ended by itself.
        let _ = self.server.0.kill();
        let _ = self.server.0.wait();
    }

    /// An arbiter with a browser of their own.
    pub async fn arbiter(&self) -> Arbiter {
        self.browser(json!({ "args": BROWSER_ARGUMENTS })).await
    }

    /// Somebody who takes pictures: smaller than the page, and without its scroll bars.
    pub async fn photographer(&self) -> Arbiter {
        let arguments = [&BROWSER_ARGUMENTS[..], &["--hide-scrollbars", "--force-device-scale-factor=0.75"]].concat();
        self.browser(json!({ "args": arguments })).await
    }

    /// An arbiter whose browser runs no scripts.
    pub async fn arbiter_without_scripts(&self) -> Arbiter {
        let no_scripts = json!({ "profile.managed_default_content_settings.javascript": 2 });
        self.browser(json!({ "args": BROWSER_ARGUMENTS, "prefs": no_scripts })).await
    }

    async fn browser(&self, options: Value) -> Arbiter {
        let mut wanted = Capabilities::new();
        wanted.insert("goog:chromeOptions".into(), options);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&self.driver)
            .await
            .expect("the driver opens a browser");
        Arbiter { client, address: self.address.clone() }
    }
}

/// How often the driver is started where it finds no port.
const DRIVER_TRIES: usize = 5;

/// Starts a program and reads what it prints until that is enough; the rest is read and let go. Nothing where it ended before.
fn start(command: &mut Command, is_enough: impl Fn(&[String]) -> bool) -> Option<(Running, Vec<String>)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
    let mut lines = Vec::new();
    while !is_enough(&lines) {
        match output.next() {
            Some(line) => lines.push(line.expect("UTF-8")),
            None => {
                child.wait().expect("it has ended");
                return None;
            }
        }
    }
    std::thread::spawn(move || output.for_each(drop));
    Some((Running(child), lines))
}

/// Narrower screens are touched.
const PHONE: u16 = 600;
/// More presses of the Tab key than this nobody makes.
const MOST_TABS: usize = 90;

/// What is written on what has the focus.
const SHOWN: &str = "
    const e = document.activeElement;
    const label = e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent ?? '';
    return label.trim().replace(/\\s+/g, ' ')";

fn is_live(role: &str) -> bool {
    matches!(role, "status" | "alert")
}

/// One node of what a reader of screens finds.
#[derive(Debug)]
pub struct Heard {
    pub role: String,
    pub name: String,
    pub is_focused: bool,
}

/// A command of the browser's own protocol, which its driver passes on.
#[derive(Debug)]
struct Devtools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or("")))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}

/// Somebody at a browser.
pub struct Arbiter {
    pub client: Client,
    address: String,
}

impl Arbiter {
    pub async fn goes_to(&self, path: &str) {
        let address = if path.starts_with("http") { path.to_string() } else { format!("{}{path}", self.address) };
        self.client.goto(&address).await.expect("the page loads");
    }

    /// Waits until the element is there and gives its text.
    pub async fn sees(&self, css: &str) -> String {
        self.sees_words(css, "").await
    }

    /// Waits for the round desk and its keys.
    pub async fn sees_desk(&self) {
        self.sees("#round-desk.has-keys").await;
    }

    /// Waits until the element's text has `words` in it, and gives the text.
    pub async fn sees_words(&self, css: &str, words: &str) -> String {
        let script = "const e = document.querySelector(arguments[0]); return e ? e.textContent : null";
        let mut found = Value::Null;
        let deadline = std::time::Instant::now() + PATIENCE;
        while std::time::Instant::now() < deadline {
            // While a page is being left there is nothing to ask.
            found = self.client.execute(script, vec![json!(css)]).await.unwrap_or(Value::Null);
            if let Some(text) = found.as_str().filter(|text| text.contains(words)) {
                return text.trim().to_string();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{css} should say “{words}”, but is {found}");
    }

    /// Presses a button or follows a link, which is first brought to the middle, where no bar lies over it. What is drawn anew
    /// meanwhile, as news of others does, is looked for again.
    pub async fn presses(&self, css: &str) {
        let deadline = std::time::Instant::now() + PATIENCE;
        loop {
            match self.presses_once(css).await {
                Err(error) if error.is_stale_element_reference() && std::time::Instant::now() < deadline => {}
                pressed => return pressed.unwrap_or_else(|error| panic!("{css}: {error}")),
            }
        }
    }

    async fn presses_once(&self, css: &str) -> Result<(), CmdError> {
        let element = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await?;
        let place = serde_json::to_value(&element).expect("an element is named");
        let to_the_middle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.client.execute(to_the_middle, vec![place]).await?;
        element.click().await
    }

    /// Types into a field, which is emptied first.
    pub async fn fills(&self, css: &str, text: &str) {
        let element = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        let element = element.unwrap_or_else(|error| panic!("{css}: {error}"));
        element.clear().await.expect("it can be emptied");
        element.send_keys(text).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Chooses a file of this machine in a file field.
    pub async fn chooses(&self, css: &str, file: &std::path::Path) {
        let field = self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        field.send_keys(&file.display().to_string()).await.expect("the file is chosen");
    }

    /// Presses keys with no field in focus.
    pub async fn types(&self, keys: &str) {
        self.client.find(Locator::Css("body")).await.expect("a page has a body").send_keys(keys).await.expect("typed");
    }

    /// Makes the page so wide and high, whatever the window has around it.
    pub async fn resizes(&self, width: u32, height: u32) {
        self.client.set_window_size(width, height).await.expect("a window has a size");
        let around = self.runs("return [outerWidth - innerWidth, outerHeight - innerHeight]").await;
        let around: [u32; 2] = serde_json::from_value(around).expect("two numbers");
        self.client.set_window_size(width + around[0], height + around[1]).await.expect("a window has a size");
    }

    /// Runs a script in the page.
    pub async fn runs(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.expect("the script runs")
    }

    /// The text of a page behind the same log-in, got by the page's own script.
    pub async fn fetches(&self, path: &str) -> String {
        let script = "const done = arguments[1]; fetch(arguments[0]).then((a) => a.text()).then(done)";
        let text = self.client.execute_async(script, vec![json!(path)]).await.expect("it is fetched");
        text.as_str().unwrap_or("").to_string()
    }

    /// A file behind the same log-in.
    pub async fn reads_bytes(&self, path: &str) -> Vec<u8> {
        let script = "const done = arguments[1]; \
            fetch(arguments[0]).then((a) => a.bytes()).then((bytes) => done(Array.from(bytes)))";
        let bytes = self.client.execute_async(script, vec![json!(path)]).await.expect("it is fetched");
        serde_json::from_value(bytes).expect("bytes")
    }

    /// The text of a paper as `pdftotext` reads it; `None` (and SKIPPED printed) where that tool is missing.
    pub async fn reads_paper(&self, path: &str) -> Option<String> {
        let bytes = self.reads_bytes(path).await;
        assert!(bytes.starts_with(b"%PDF"), "{path}: {}", String::from_utf8_lossy(&bytes));
        let tool =
            Command::new("pdftotext").args(["-layout", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let Ok(mut tool) = tool else {
            skipped("no pdftotext");
            return None;
        };
        tool.stdin.take().expect("its input is piped").write_all(&bytes).expect("it reads");
        let told = tool.wait_with_output().expect("it ends");
        Some(String::from_utf8(told.stdout).expect("UTF-8"))
    }

    /// What is sent from now on does not arrive, as when the network is gone.
    pub async fn loses_network(&self) {
        self.runs("window.realFetch = window.fetch; window.fetch = () => Promise.reject(new TypeError('no network'))")
            .await;
    }

    pub async fn has_network_again(&self) {
        self.runs("window.fetch = window.realFetch; window.dispatchEvent(new Event('online'))").await;
    }

    /// Tells the browser what no person tells it: the size of its screen, the mode of colours, what it says to readers.
    pub async fn tells(&self, command: &'static str, parameters: Value) -> Value {
        self.client
            .issue_cmd(Devtools { command, parameters })
            .await
            .unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// A screen of this size in CSS pixels, touched if it is as narrow as a phone.
    pub async fn has_screen(&self, width: u16, height: u16) {
        let is_phone = width < PHONE;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.tells("Emulation.setDeviceMetricsOverride", metrics).await;
        let touch = json!({ "enabled": is_phone });
        self.tells("Emulation.setTouchEmulationEnabled", touch).await;
    }

    /// `light` or `dark`.
    pub async fn prefers(&self, scheme: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.tells("Emulation.setEmulatedMedia", features).await;
    }

    /// Presses keys one after the other where the focus is.
    pub async fn presses_keys(&self, keys: &str) {
        for key in keys.chars() {
            let here = self.client.active_element().await.expect("something has the focus");
            here.send_keys(&key.to_string()).await.expect("a key is pressed");
        }
    }

    /// Goes on with the Tab key until what has the focus is called so, and is of this role.
    pub async fn tabs_to(&self, role: &str, name: &str) {
        let mut passed = Vec::new();
        for _ in 0..MOST_TABS {
            self.presses_keys("\u{e004}").await;
            // Only what may be it is asked about: a reader's view of a whole page takes its time.
            let shown = self.runs(SHOWN).await.as_str().unwrap_or("").to_owned();
            if shown.contains(name) {
                let here = self.hears().await.into_iter().rfind(|node| node.is_focused);
                if here.is_some_and(|here| here.role == role && here.name.contains(name)) {
                    return;
                }
            }
            passed.push(shown);
        }
        panic!("no {role} “{name}” by the Tab key: {}", passed.join(", "));
    }

    /// What a reader of screens finds on the page, in its order.
    pub async fn hears(&self) -> Vec<Heard> {
        let tree = self.tells("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("a tree has nodes");
        let said = |value: &Value| value["value"].as_str().unwrap_or("").to_owned();
        // What has no name says what is in it.
        let words = |node: &Value| -> String {
            let (mut inside, mut words) = (vec![node], String::new());
            while let Some(one) = inside.pop() {
                if one["role"]["value"] == "StaticText" {
                    words.push_str(&said(&one["name"]));
                }
                let children = one["childIds"].as_array().into_iter().flatten();
                inside.extend(children.rev().filter_map(|id| nodes.iter().find(|node| node["nodeId"] == *id)));
            }
            words
        };
        nodes
            .iter()
            .filter(|node| !node["ignored"].as_bool().unwrap_or(false))
            .map(|node| Heard {
                role: said(&node["role"]),
                name: if is_live(&said(&node["role"])) { words(node) } else { said(&node["name"]) },
                is_focused: node["properties"].as_array().is_some_and(|properties| {
                    properties.iter().any(|one| one["name"] == "focused" && one["value"]["value"] == true)
                }),
            })
            .collect()
    }

    pub async fn leaves(self) {
        self.client.close().await.expect("the browser closes");
    }
}
