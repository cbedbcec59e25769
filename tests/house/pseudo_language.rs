//! Every page in the pseudo-language: what a reader sees and no table has shows itself by standing outside its brackets.

use crate::site::{Browser, Site, five_rounds};
use sonneborn::i18n::Lang;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// So many pages of each kind, as of the pages of players, are looked at: one of each event at least.
const OF_A_KIND: usize = 5;
/// The longest of FIDE's codes in capitals, `EMGSB`.
const LONGEST_CODE: usize = 5;
/// Words that no language has its own for: names of programs, formats and rules, and what a person or a device is called.
const NAMES: [&str; 45] = [
    "Sonneborn",
    "GitHub",
    "FIDE",
    "TRF",
    "PGN",
    "PDF",
    "CSV",
    "XLSX",
    "Letter",
    "JSON",
    "API",
    "OpenAPI",
    "QR",
    "TPN",
    "MPvGP",
    "Browser",
    "on",
    "Ana",
    "Hall",
    "Cup",
    "Open",
    "Berger",
    "Buchholz",
    "PTS",
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "sonneborn",
    "serve",
    "demo",
    "verify",
    "White",
    "Black",
    "dutch",
    "standard",
    "http",
    "chess",
    "example",
    "localhost",
    "Elo",
    "Ctrl",
    "Enter",
    "ΔR",
    "Ru",
];

/// A file of another program: a team event after its first round.
pub const TEAM_FILE: &str = "012 Hall Teams
062 5
142 3
152 W
192 FIDE_TEAM_GP_MP
362 TW  2.0   TD  1.0   TL  0.0
320  2.0  3.0
001    1      Olsen, Per                        2500                             1.0    1     2 w 1
001    2      Varga, Ida                        2500                             0.0    2     1 b 0
001    3      Novak, Jan                        2500                             1.0    3     4 w 1
001    4      Lee, Min                          2500                             0.0    4     3 b 0
001    5      Ruiz, Eva                         2500                             1.0    5  0000 - U
310 1   Rooks                                                               1
310 2   Knights                                                             2
310 3   Bishops                                                             3
310 4   Queens                                                              4
310 5   Kings                                                               5
";

/// The text of a page and of its attributes that are read, without what is code or data by its element.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = html;
    let mut skipped: Option<String> = None;
    while let Some(start) = rest.find('<') {
        if skipped.is_none() {
            texts.push(rest[..start].to_owned());
        }
        let Some(length) = rest[start..].find('>') else { break };
        let tag = &rest[start + 1..start + length];
        rest = &rest[start + length + 1..];
        let name: String = tag.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '/').collect();
        match &skipped {
            Some(until) if name == *until => skipped = None,
            Some(_) => continue,
            // Citations of FIDE's regulations are marked as English.
            None if tag.contains(" lang=\"en\"") && name != "option" => skipped = Some(format!("/{name}")),
            None if matches!(name.as_str(), "script" | "style" | "code" | "pre" | "textarea" | "svg") => {
                skipped = Some(format!("/{name}"));
            }
            None => {}
        }
        for attribute in ["title", "alt", "placeholder", "aria-label", "label", "content"] {
            let marked = format!(" {attribute}=\"");
            if let Some((_, value)) = tag.split_once(&marked)
                && name != "meta"
            {
                texts.push(value.split('"').next().unwrap_or_default().to_owned());
            }
        }
    }
    texts
}

/// The words of a text outside the brackets of the pseudo-language.
fn outside(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut plain = String::new();
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => plain.push(if depth == 0 { letter } else { ' ' }),
        }
    }
    let words = plain.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 1).map(str::to_owned).collect()
}

/// Titles, tie-breaks and the like: FIDE's codes are the same everywhere.
fn is_code(word: &str) -> bool {
    word.len() <= LONGEST_CODE && word.chars().all(|letter| letter.is_ascii_uppercase())
}

/// The path without numbers: pages of one kind have the same.
fn kind(path: &str) -> String {
    let path = path.split('?').next().unwrap_or(path);
    let is_number = |part: &&str| part.chars().any(|letter| letter.is_ascii_digit());
    path.split('/').map(|part| if is_number(&part) { "#" } else { part }).collect::<Vec<_>>().join("/")
}

/// Every page that links lead to from some pages, and the words on them that are not in the tables.
async fn swept(
    browser: &Browser,
    starts: &[String],
    data: &BTreeSet<String>,
) -> (usize, BTreeMap<String, Vec<String>>) {
    let mut waiting: VecDeque<String> = starts.iter().cloned().collect();
    let mut known: BTreeSet<String> = starts.iter().cloned().collect();
    let mut of_kind: BTreeMap<String, usize> = BTreeMap::new();
    let (mut looked_at, mut foreign) = (0, BTreeMap::new());
    while let Some(path) = waiting.pop_front() {
        let count = of_kind.entry(kind(&path)).or_default();
        *count += 1;
        if *count > OF_A_KIND {
            continue;
        }
        let page = browser.get(&path).await;
        if !page.body.starts_with("<!doctype html>") {
            continue;
        }
        looked_at += 1;
        let words = texts(&page.body).iter().flat_map(|text| outside(&unescaped(text))).collect::<BTreeSet<_>>();
        let words: Vec<String> = words.into_iter().filter(|word| !data.contains(word) && !is_code(word)).collect();
        if !words.is_empty() {
            foreign.insert(path.clone(), words);
        }
        for link in page.body.split("href=\"/").skip(1) {
            let link = unescaped(&format!("/{}", link.split(['"', '#']).next().unwrap_or_default()));
            let is_file =
                link.split('?').next().unwrap_or_default().rsplit('/').next().is_some_and(|name| name.contains('.'));
            if !is_file && !link.contains("at=") && known.insert(link.clone()) {
                waiting.push_back(link);
            }
        }
    }
    (looked_at, foreign)
}

fn unescaped(text: &str) -> String {
    let signs = [
        ("&#34;", "\""),
        ("&#38;", "&"),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&amp;", "&"),
        ("&quot;", "\""),
    ];
    signs.iter().fold(text.to_owned(), |text, (written, sign)| text.replace(written, sign))
}

fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned)
}

/// What may stand on a page in any language: names of people, places and clubs, codes, and the languages' own names.
fn data(site: &Site) -> BTreeSet<String> {
    let mut data: BTreeSet<String> = NAMES.map(str::to_owned).into();
    for lang in Lang::ALL {
        data.extend(words_of(lang.own_name()));
        data.extend(words_of(lang.tag()));
    }
    for row in site.state.desk.store().tournaments().expect("readable") {
        let live = site.state.desk.live(row.id).expect("readable").expect("there");
        let journal = live.journal();
        let tournament = journal.state();
        let details = &tournament.details;
        for text in
            [&details.name, &details.place, &details.federation, &details.chief_arbiter.name, &details.organiser]
        {
            data.extend(words_of(text));
        }
        for player in &tournament.players {
            let of = &player.data;
            for text in [&of.name, &of.latin_name, &of.federation, &of.club] {
                data.extend(words_of(text));
            }
            data.extend(of.title.iter().map(ToString::to_string));
        }
        for team in &tournament.teams {
            data.extend(words_of(&team.name));
        }
    }
    data
}

#[actix_web::test]
async fn no_page_has_words_that_are_not_in_the_tables() {
    let Some(pseudo) = Lang::from_tag("qps-ploc") else { return };
    let site = Site::new();
    let mut chief = site.browser("Ana").await;
    let mut events = vec![chief.post("/demo", &[]).await.location];
    for system in ["round-robin", "knockout"] {
        let mut fields = five_rounds("Hall Open").to_vec();
        fields.retain(|(name, _)| !["system", "tie_breaks"].contains(name));
        fields.extend([("system", system), ("tie_breaks", "SB")]);
        let made = chief.post("/new", &fields).await;
        assert!(made.location.starts_with("/t/"), "{}", made.body);
        for name in ["Olsen, Per", "Varga, Ida", "Novak, Jan", "Lee, Min"] {
            chief.post(&format!("{}/players/new", made.location), &[("name", name), ("rating", "2000")]).await;
        }
        chief.post(&format!("{}/rounds/1/pair", made.location), &[]).await;
        events.push(made.location);
    }
    let of_players: String =
        TEAM_FILE.lines().filter(|line| line.starts_with('0')).map(|line| format!("{line}\n")).collect();
    for file in [TEAM_FILE, &of_players.replace("_TEAM_GP_MP", "_DUTCH")] {
        let made =
            chief.post_file("/import", &[("do", "make"), ("confirmed", "yes")], ("hall.trf", file.as_bytes())).await;
        assert!(made.location.starts_with("/t/"), "{}", made.body);
        events.push(made.location);
    }
    chief.cookie = format!("{}; lang={}", chief.cookie, pseudo.tag());
    let mut starts: Vec<String> =
        ["/", "/new", "/import", "/accounts", "/account", "/api", "/languages", "/nowhere", "/t/x"]
            .map(str::to_owned)
            .to_vec();
    for event in &events {
        let number = event.rsplit('/').next().unwrap_or_default();
        starts.extend([
            event.clone(),
            format!("/p/{number}"),
            format!("{event}/players?q=%00"),
            format!("{event}/journal?before=soon"),
        ]);
        let pages = [
            "rounds/why",
            "rounds/99",
            "players/99",
            "search?q=a",
            "reports/norms",
            "settings",
            "members",
            "papers",
            "privacy",
        ];
        starts.extend(pages.map(|page| format!("{event}/{page}")));
    }
    let (looked_at, foreign) = swept(&chief, &starts, &data(&site)).await;
    let mut stranger = site.stranger();
    stranger.cookie = format!("lang={}", pseudo.tag());
    let (of_strangers, more) =
        swept(&stranger, &["/".into(), "/log-in".into(), "/t/1".into(), "/p/1".into()], &data(&site)).await;
    assert!(looked_at > 60 && of_strangers > 3, "only {looked_at} and {of_strangers} pages were found");
    let told: Vec<String> =
        foreign.iter().chain(&more).map(|(path, words)| format!("{path}: {}", words.join(" "))).collect();
    assert!(told.is_empty(), "words that are not in the tables:\n{}", told.join("\n"));
}
