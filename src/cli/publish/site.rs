//! The public pages of an event as the running server gives them, followed from link to link.

use super::moved;
use super::tags::{self, At, Instead, Link};
use crate::cli::language::lang;
use sonneborn_exchange::sitemap::{self, Listed};
use sonneborn_i18n::{Lang, cli as say, public as public_words};
use sonneborn_web::assets;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io::Read;
use std::time::Duration;
use ureq::Agent;
use url::Url;

/// A page is here by then.
const PATIENCE: Duration = Duration::from_secs(30);
/// A round's games are below this.
const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// More pages than this no event has: ten thousand players in two languages.
const MOST_FILES: usize = 50_000;
/// What only a server has: streams, screens, what players and readers ask with a form.
const NOT_COPIED: [&str; 7] = ["live", "projector", "screen", "check-in", "sign-up", "me", "what-if"];
/// What names its own place, and is copied where that is told.
const NEWS: &str = "news.atom";
const MAP: &str = "sitemap.xml";
/// What names the server, and can do without.
const CALENDAR: &str = "rounds.ics";
const MANIFEST: &str = "app.webmanifest";
/// Everybody by name, which stands in for the search; before a round is published, those who are entered.
const BY_NAME: [&str; 2] = ["names.html", "players.html"];
/// A page for each move of each game would be most of the folder; the game has all its moves.
const MOVE: &str = "ply=";
const STATIC: &str = "/static/";
/// How the names of style sheets end; they are the same in all languages.
const SHEET: &str = ".css";
/// What is asked with a query and is no page.
const PICTURE: &str = "png";

/// Why the pages could not be read.
#[derive(Debug, thiserror::Error)]
pub enum NotRead {
    #[error("no answer from {address}: {why}")]
    NoAnswer { address: String, why: String },
    #[error("{address} is not public")]
    NotPublic { address: String },
    #[error("{address} was answered with {status}")]
    Status { address: String, status: u16 },
    #[error("there are too many pages")]
    TooMany,
}

/// In the user's words.
pub fn words(error: &NotRead) -> String {
    match error {
        NotRead::NoAnswer { address, why } => say::publish_no_answer(lang(), address, why),
        NotRead::NotPublic { address } => say::publish_not_public(lang(), address),
        NotRead::Status { address, status } => say::publish_status(lang(), address, *status),
        NotRead::TooMany => say::publish_too_many(lang()).into(),
    }
}

/// An answer that is kept, to be asked about by its mark.
struct Kept {
    mark: String,
    is_page: bool,
    body: Vec<u8>,
}

/// The pages of an event in some languages.
pub struct Site {
    agent: Agent,
    /// The event's public address, without a slash at its end.
    base: Url,
    languages: Vec<Lang>,
    /// Where the folder will lie, where that is told.
    at: Option<Url>,
    kept: HashMap<(String, &'static str), Kept>,
    /// The act that the pages of the last pass showed.
    seen: String,
}

impl Site {
    pub fn new(base: Url, languages: Vec<Lang>, at: Option<Url>) -> Site {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .user_agent(concat!("Sonneborn/", env!("CARGO_PKG_VERSION")));
        Site { agent: config.build().into(), base, languages, at, kept: HashMap::new(), seen: String::new() }
    }

    /// The act that the pages of the last pass showed.
    pub fn seen(&self) -> &str {
        &self.seen
    }

    /// All files by name; `None` where nothing was done since the last pass.
    ///
    /// # Errors
    /// [`NotRead`].
    pub fn pass(&mut self) -> Result<Option<BTreeMap<String, Vec<u8>>>, NotRead> {
        let first = self.languages.first().copied().unwrap_or_default();
        let path = self.base.path().to_owned();
        let (_, page) = self.fetch(&path, first)?;
        let page = String::from_utf8_lossy(&page).into_owned();
        let seen = tags::attribute(&page, "data-live").and_then(|live| live.rsplit('=').next()).unwrap_or_default();
        if !seen.is_empty() && seen == self.seen {
            return Ok(None);
        }
        let seen = seen.to_owned();
        let mut files = BTreeMap::new();
        for (place, language) in self.languages.clone().into_iter().enumerate() {
            self.copy(language, place == 0, &mut files)?;
        }
        files.extend(assets::checker_files());
        files.extend(self.map(first)?.map(|map| (MAP.to_owned(), map)));
        self.seen = seen;
        Ok(Some(files))
    }

    fn copy(&mut self, language: Lang, at_root: bool, files: &mut BTreeMap<String, Vec<u8>>) -> Result<(), NotRead> {
        let folder = if at_root { String::new() } else { format!("{}/", language.tag()) };
        let choice = self.choice(language, at_root);
        let mut list = None;
        let folders = self.folders();
        let at = folders.iter().find(|(tag, _)| *tag == language.tag()).map(|(_, folder)| folder.as_str());
        let mut server = String::new();
        let mut waiting = VecDeque::from([self.base.path().to_owned()]);
        let mut known: HashMap<String, String> = HashMap::new();
        known.insert(self.base.path().to_owned(), "index.html".to_owned());
        while let Some(path) = waiting.pop_front() {
            if files.len() > MOST_FILES {
                return Err(NotRead::TooMany);
            }
            let (is_page, body) = match self.fetch(&path, language) {
                Ok(answer) => answer,
                // A link that leads to nothing is no reason to show nothing.
                Err(NotRead::Status { status: 404, .. }) if path != self.base.path() => continue,
                Err(error) => return Err(error),
            };
            let name = known[&path].clone();
            if !is_page && name.ends_with(SHEET) {
                let (body, needed) = self.sheet(&body);
                let needed =
                    needed.into_iter().filter(|(path, file)| known.insert(path.clone(), file.clone()).is_none());
                waiting.extend(needed.map(|(path, _)| path).collect::<Vec<_>>());
                files.insert(name, body);
                continue;
            }
            if !is_page {
                let body = self.beside(&name, body, &server, at, at_root);
                files.insert(if name.starts_with("static-") { name } else { format!("{folder}{name}") }, body);
                continue;
            }
            let page = String::from_utf8_lossy(&body).into_owned();
            let here = self.base.join(&path).unwrap_or_else(|_| self.base.clone());
            if server.is_empty() {
                server = tags::server(&page).unwrap_or_default().to_owned();
            }
            let mut instead = Instead {
                choice: &choice,
                find: "",
                at: at.map(|folder| At { folder, file: &name, languages: &folders }),
            };
            for link in tags::links(&page, &instead) {
                if let Some((path, name)) = self.copied(&here, &link)
                    && known.insert(path.clone(), name).is_none()
                {
                    waiting.push_back(path);
                }
            }
            // The first page leads to every list.
            let list =
                *list.get_or_insert_with(|| BY_NAME.into_iter().find(|list| known.values().any(|file| file == list)));
            let words = public_words::find_my_name(language);
            let find = list.filter(|list| name != *list).map(|list| format!("<p><a href=\"{list}\">{words}</a></p>"));
            instead.find = find.as_deref().unwrap_or_default();
            let text = tags::rewritten(&page, &instead, |link| self.link(&here, link, at_root));
            files.insert(format!("{folder}{name}"), text.into_bytes());
        }
        Ok(())
    }

    /// A style sheet in its place, and what it needs beside it, by path and file.
    fn sheet(&self, body: &[u8]) -> (Vec<u8>, Vec<(String, String)>) {
        let mut needed = Vec::new();
        let text = moved::sheet(&String::from_utf8_lossy(body), |link| {
            let (path, file) = self.copied(&self.base, link)?;
            needed.push((path, file.clone()));
            Some(file)
        });
        (text.into_bytes(), needed)
    }

    /// Where the folder of each language will be found, where that is told.
    fn folders(&self) -> Vec<(&'static str, String)> {
        let Some(at) = &self.at else { return Vec::new() };
        let root = at.as_str().trim_end_matches('/');
        let folder = |(place, language): (usize, &Lang)| {
            let tag = language.tag();
            (tag, if place == 0 { root.to_owned() } else { format!("{root}/{tag}") })
        };
        self.languages.iter().enumerate().map(folder).collect()
    }

    /// A file that is no page, without its server's name.
    fn beside(&self, name: &str, body: Vec<u8>, server: &str, at: Option<&str>, at_root: bool) -> Vec<u8> {
        let text = || String::from_utf8_lossy(&body).into_owned();
        let own = |rest: &str| self.named(rest).unwrap_or_else(|| "index.html".to_owned());
        let moved = match (name, at) {
            (NEWS, Some(at)) => moved::feed(&text(), server, |rest| format!("{at}/{}", own(rest))),
            (CALENDAR, at) => moved::calendar(&text(), at),
            (MANIFEST, _) => moved::manifest(&text(), if at_root { "" } else { "../" }, |link| {
                self.copied(&self.base, link).map(|(_, name)| name)
            }),
            _ => return body,
        };
        moved.into_bytes()
    }

    /// The file, with the place in it, for an address of the event by what follows the event's own.
    fn named(&self, rest: &str) -> Option<String> {
        let (path, place) =
            rest.split_once('#').map_or((rest, String::new()), |(path, place)| (path, format!("#{place}")));
        let (_, name) = self.copied(&self.base, &format!("{}{path}", self.base.path()))?;
        Some(format!("{name}{place}"))
    }

    /// The pages that search engines may keep, where they lie; `None` where they may not, or where that is not told.
    fn map(&mut self, language: Lang) -> Result<Option<Vec<u8>>, NotRead> {
        let folders = self.folders();
        let Some((_, root)) = folders.first() else { return Ok(None) };
        let map = match self.fetch(&format!("{}/{MAP}", self.base.path()), language) {
            Ok((_, map)) => String::from_utf8_lossy(&map).into_owned(),
            Err(NotRead::Status { status: 404, .. }) => return Ok(None),
            Err(error) => return Err(error),
        };
        let server = moved::listed(&map).min_by_key(|address| address.len()).unwrap_or_default();
        let pages = moved::listed(&map).filter_map(|address| self.named(address.strip_prefix(server)?));
        let listed = pages.map(|file| Listed {
            address: format!("{root}/{file}"),
            languages: folders.iter().map(|(tag, folder)| (*tag, format!("{folder}/{file}"))).collect(),
        });
        Ok(sitemap::pages(&listed.collect::<Vec<_>>()).ok().map(String::into_bytes))
    }

    fn link(&self, here: &Url, link: &str, at_root: bool) -> Link {
        if link == assets::CHECKER_PAGE {
            return Link::To(format!("{}checker/index.html", if at_root { "" } else { "../" }));
        }
        let place = link.split_once('#').map(|(_, place)| format!("#{place}")).unwrap_or_default();
        match self.copied(here, link) {
            // Style sheets are the same in all languages.
            Some((_, name)) if name.starts_with("static-") && !at_root => Link::To(format!("../{name}")),
            Some((_, name)) => Link::To(format!("{name}{place}")),
            None if here.join(link).is_ok_and(|to| to.origin() == self.base.origin() && to.scheme() != "data") => {
                Link::Nowhere
            }
            None => Link::AsItIs,
        }
    }

    /// The path and the name of the file to which a link leads, if it is copied.
    fn copied(&self, here: &Url, link: &str) -> Option<(String, String)> {
        if link == assets::CHECKER_PAGE {
            return None;
        }
        let mut to = here.join(link).ok().filter(|to| to.origin() == self.base.origin())?;
        to.set_fragment(None);
        let path = to.path();
        if let Some(file) = path.strip_prefix(STATIC) {
            return (!path_has_script(path)).then(|| (path.to_owned(), format!("static-{}", plain(file))));
        }
        let rest = path.strip_prefix(self.base.path()).filter(|rest| rest.is_empty() || rest.starts_with('/'))?;
        let rest = rest.trim_matches('/');
        let is_move = to.query().is_some_and(|query| query.starts_with(MOVE));
        let is_homeless = rest == NEWS && self.at.is_none();
        if is_move || is_homeless || NOT_COPIED.contains(&rest.split('/').next().unwrap_or_default()) {
            return None;
        }
        let (stem, ending) = match rest.rsplit_once('.') {
            Some((stem, ending)) if to.query().is_none() || ending == PICTURE => (stem, ending),
            _ => (rest, "html"),
        };
        let query = to.query().map(plain).unwrap_or_default();
        let parts = [plain(stem), query];
        let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        let name = if parts.is_empty() { "index".to_owned() } else { parts.join("-") };
        let query = to.query().map(|query| format!("?{query}")).unwrap_or_default();
        Some((format!("{path}{query}"), format!("{name}.{}", plain(ending))))
    }

    /// Links to the other languages, in the place of their buttons.
    fn choice(&self, language: Lang, at_root: bool) -> String {
        let others = self.languages.iter().enumerate().filter(|(_, other)| **other != language);
        let link = |(place, other): (usize, &Lang)| {
            let up = if at_root { "" } else { "../" };
            let folder = if place == 0 { String::new() } else { format!("{}/", other.tag()) };
            format!("<a href=\"{up}{folder}index.html\" lang=\"{}\">{}</a> ", other.tag(), other.own_name())
        };
        others.map(link).collect()
    }

    /// Whether an answer is a page, and what is in it.
    fn fetch(&mut self, path: &str, language: Lang) -> Result<(bool, Vec<u8>), NotRead> {
        let mut address = self.base.clone();
        match path.split_once('?') {
            Some((path, query)) => {
                address.set_path(path);
                address.set_query(Some(query));
            }
            None => address.set_path(path),
        }
        let key = (path.to_owned(), language.tag());
        let mut request = self.agent.get(address.as_str()).header("Cookie", format!("lang={}", language.tag()));
        if let Some(kept) = self.kept.get(&key) {
            request = request.header("If-None-Match", &kept.mark);
        }
        let no_answer = |why: String| NotRead::NoAnswer { address: address.to_string(), why };
        let mut answer = request.call().map_err(|error| no_answer(error.to_string()))?;
        let status = answer.status().as_u16();
        match status {
            200 => {}
            304 => {
                let kept = self.kept.get(&key).ok_or(NotRead::Status { address: address.to_string(), status })?;
                return Ok((kept.is_page, kept.body.clone()));
            }
            // Whoever may not read it is led to the log-in.
            301..=399 | 401 | 403 => return Err(NotRead::NotPublic { address: address.to_string() }),
            status => return Err(NotRead::Status { address: address.to_string(), status }),
        }
        let header =
            |name: &str| answer.headers().get(name).and_then(|told| told.to_str().ok()).unwrap_or("").to_owned();
        let (mark, is_page) = (header("etag"), header("content-type").starts_with("text/html"));
        let mut body = Vec::new();
        let reader = answer.body_mut().as_reader();
        reader.take(MOST_BYTES).read_to_end(&mut body).map_err(|error| no_answer(error.to_string()))?;
        if !mark.is_empty() {
            self.kept.insert(key, Kept { mark, is_page, body: body.clone() });
        }
        Ok((is_page, body))
    }
}

fn path_has_script(path: &str) -> bool {
    path.ends_with(".js")
}

/// Letters, digits, dots and strokes only, so that every host and file system takes the name.
fn plain(part: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
    part.trim_matches('/').chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_after_their_addresses() {
        let base = Url::parse("http://hall:8080/p/7").expect("an address");
        let site = Site::new(base.clone(), vec![Lang::English], None);
        let name = |link: &str| site.copied(&base, link).map(|(_, name)| name);
        for (link, file) in [
            ("/p/7", "index.html"),
            ("/p/7/", "index.html"),
            ("/p/7/names", "names.html"),
            ("/p/7/results?round=3", "results-round-3.html"),
            ("/p/7/players/12#top", "players-12.html"),
            ("/p/7/rounds.ics", "rounds.ics"),
            ("/p/7/games/3.pgn", "games-3.pgn"),
            ("/p/7/files/standings-3.xlsx", "files-standings-3.xlsx"),
            ("/p/7/leaders.png?round=3", "leaders-round-3.png"),
            ("/static/public.css?v=1", "static-public.css"),
            ("/p/7/a?x=../../etc", "a-x-..-..-etc.html"),
            ("/p/7/a.b/c:d%5Ce", "a.b-c-d-5Ce"),
        ] {
            assert_eq!(name(link).as_deref(), Some(file), "{link}");
        }
        for link in [
            "/p/70",
            "/t/7",
            "/p/7/live?after=3",
            "/p/7/news.atom",
            "/p/7/projector?show=names",
            "/p/7/game/1/1?ply=3",
            "/p/7/me",
            "http://else/p/7",
            "mailto:a@b",
        ] {
            assert_eq!(name(link), None, "{link}");
        }
    }

    #[test]
    fn a_link_leads_to_its_place_in_the_page() {
        let base = Url::parse("http://hall:8080/p/7").expect("an address");
        let site = Site::new(base.clone(), vec![Lang::English], None);
        for (link, file) in [("/p/7/names#W", "names.html#W"), ("#W", "index.html#W"), ("/p/7/names", "names.html")] {
            assert!(matches!(site.link(&base, link, true), Link::To(to) if to == file), "{link}");
        }
    }
}
