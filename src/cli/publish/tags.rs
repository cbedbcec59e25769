//! Pages as they lie in a folder: what needs a server or a script is taken out, links lead to the files beside.
//!
//! Only pages of this program are read here, whose attributes are all in double quotes; other text is passed on as it is.

use url::{Position, Url};

/// A start tag, taken apart.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, Option<&'a str>)>,
}

/// What becomes of a link.
pub enum Link {
    To(String),
    /// It leads to nothing that is copied.
    Nowhere,
    /// It leads elsewhere, and stays.
    AsItIs,
}

/// Elements that ask a server or run.
const TAKEN_OUT: [&str; 3] = ["script", "form", "dialog"];
/// What names the server from which the page came, or leads to it.
const OF_THE_SERVER: [&str; 2] = [ADDRESS, PICTURE];
const ADDRESS: &str = "og:url";
/// The picture that chat programs show beside a link.
const PICTURE: &str = "og:image";
/// Relations of links that a folder does not have.
const RELATIONS: [&str; 2] = ["alternate", CANONICAL];
const CANONICAL: &str = "canonical";
/// An alternate that a folder has too, where its own address is known.
const FEED: &str = "application/atom+xml";
/// What the event is, for search engines: data in a script's element.
const STRUCTURED: &str = "application/ld+json";

/// What stands in a page in the place of what needs a server.
#[derive(Default)]
pub struct Instead<'a> {
    /// Of the choice of languages.
    pub choice: &'a str,
    /// Of the search for a name.
    pub find: &'a str,
    /// Where the folder will lie, if that is told: whoever passes a page on or gathers it needs whole addresses.
    pub at: Option<At<'a>>,
}

/// A page in its new place.
pub struct At<'a> {
    /// Of the pages in its language, without a slash at the end.
    pub folder: &'a str,
    pub file: &'a str,
    /// The folders of all languages by tag, without a slash at the end.
    pub languages: &'a [(&'static str, String)],
}

impl At<'_> {
    fn own_address(&self) -> String {
        format!("{}/{}", self.folder, self.file)
    }

    /// What search engines are told where they may keep a page: where it is, and where in other languages.
    fn canonical(&self) -> String {
        let own = format!("<link rel=\"{CANONICAL}\" href=\"{}\">", self.own_address());
        let other = |(tag, folder): &(&str, String)| {
            format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{folder}/{}\">", self.file)
        };
        std::iter::once(own).chain(self.languages.iter().map(other)).collect()
    }
}

/// The page with each link as `of` says, and with what stands in the place of what needs a server.
pub fn rewritten(page: &str, instead: &Instead, mut of: impl FnMut(&str) -> Link) -> String {
    let server = server(page);
    let mut text = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        rest = &rest[start..];
        let Some((tag, length)) = tag(rest) else {
            text.push('<');
            rest = &rest[1..];
            continue;
        };
        let whole = &rest[..length];
        rest = &rest[length..];
        if TAKEN_OUT.contains(&tag.name) {
            let end = format!("</{}>", tag.name);
            let (inner, after) = rest.split_once(end.as_str()).unwrap_or((rest, ""));
            rest = after;
            if tag.has("action", "/choose") {
                text.push_str(instead.choice);
            } else if tag.has("id", "find") {
                text.push_str(instead.find);
            } else if let Some((at, server)) = instead.at.as_ref().zip(server).filter(|_| tag.has("type", STRUCTURED)) {
                text.push_str(&format!("{whole}{}{end}", inner.replace(server, at.folder)));
            }
        } else if tag.name == "a" && tag.leads_nowhere(&mut of) {
            // What it says leads nowhere either: a tab, help.
            rest = rest.split_once("</a>").map_or("", |(_, after)| after);
        } else if tag.is_of_the_server() {
            // Without an address of its own a copy has nothing to answer it.
            if let Some(at) = &instead.at {
                tag.write_moved(&mut text, at, &mut of);
            }
        } else if tag.attributes.iter().any(|(name, _)| is_changed(name)) {
            tag.write(&mut text, &mut of);
        } else {
            text.push_str(whole);
        }
    }
    text + rest
}

/// The event's address on the server, which every page tells by its picture.
pub fn server(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once(&format!("<meta property=\"{PICTURE}\" content=\""))?;
    rest.split('"').next()?.rsplit_once('/').map(|(address, _)| address)
}

/// The values of all links of a page, as it will lie in its folder.
pub fn links(page: &str, instead: &Instead) -> Vec<String> {
    let mut found = Vec::new();
    rewritten(page, instead, |link| {
        found.push(link.to_owned());
        Link::AsItIs
    });
    found
}

/// The value of the first attribute of this name.
pub fn attribute<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn file_of(link: Link) -> Option<String> {
    match link {
        Link::To(file) => Some(file),
        Link::Nowhere | Link::AsItIs => None,
    }
}

/// The width and the height of the picture.
fn is_size(property: &str) -> bool {
    property.starts_with(PICTURE) && property != PICTURE
}

fn is_link(name: &str) -> bool {
    matches!(name, "href" | "src")
}

fn is_changed(name: &str) -> bool {
    is_link(name) || name.starts_with("data-live")
}

impl Tag<'_> {
    fn has(&self, name: &str, value: &str) -> bool {
        self.attributes.contains(&(name, Some(value)))
    }

    /// The path on its server of the picture for chat programs, if it names that.
    fn picture(&self) -> Option<String> {
        let is_named = self.has("property", PICTURE);
        let (_, address) = self.attributes.iter().find(|(name, _)| is_named && *name == "content")?;
        let address = Url::parse(&unescaped((*address)?)).ok()?;
        Some(address[Position::BeforePath..Position::AfterQuery].to_owned())
    }

    fn is_of_the_server(&self) -> bool {
        self.attributes.iter().any(|(name, value)| {
            let value = value.unwrap_or_default();
            *name == "property" && OF_THE_SERVER.iter().any(|known| value.starts_with(known))
                || self.name == "link" && *name == "rel" && RELATIONS.contains(&value)
        })
    }

    /// What is of the server, as it is where the folder lies.
    fn write_moved(&self, text: &mut String, at: &At, of: &mut impl FnMut(&str) -> Link) {
        if let Some(file) = self.picture().and_then(|path| file_of(of(&path))) {
            text.push_str(&format!("<meta property=\"{PICTURE}\" content=\"{}/{file}\">", at.folder));
        } else if self.has("property", ADDRESS) {
            text.push_str(&format!("<meta property=\"{ADDRESS}\" content=\"{}\">", at.own_address()));
        } else if self.has("rel", CANONICAL) {
            text.push_str(&at.canonical());
        } else if self.has("type", FEED) || self.attributes.iter().any(|(_, value)| value.is_some_and(is_size)) {
            self.write(text, of);
        }
    }

    fn leads_nowhere(&self, of: &mut impl FnMut(&str) -> Link) -> bool {
        let link = self.attributes.iter().find(|(name, _)| *name == "href").and_then(|(_, value)| *value);
        link.is_some_and(|link| matches!(of(&unescaped(link)), Link::Nowhere))
    }

    fn write(&self, text: &mut String, of: &mut impl FnMut(&str) -> Link) {
        text.push('<');
        text.push_str(self.name);
        for (name, value) in &self.attributes {
            let mut value = value.map(str::to_owned);
            if name.starts_with("data-live") {
                continue;
            }
            if is_link(name) {
                match of(&unescaped(value.as_deref().unwrap_or_default())) {
                    Link::To(file) => value = Some(file),
                    Link::Nowhere => continue,
                    Link::AsItIs => {}
                }
            }
            text.push(' ');
            text.push_str(name);
            if let Some(value) = value {
                text.push_str("=\"");
                text.push_str(&value);
                text.push('"');
            }
        }
        text.push('>');
    }
}

/// What the templates escape in addresses.
fn unescaped(value: &str) -> String {
    value.replace("&#38;", "&").replace("&amp;", "&")
}

/// The start tag at the beginning of a text, and its length; `None` for an end tag, a comment, and what is none.
fn tag(text: &str) -> Option<(Tag<'_>, usize)> {
    let inner = text.strip_prefix('<')?;
    let end = inner.find(|letter: char| !letter.is_ascii_alphanumeric())?;
    let name = inner.get(..end).filter(|name| !name.is_empty())?;
    let mut attributes = Vec::new();
    let mut rest = &inner[end..];
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_ascii_whitespace() || letter == '/');
        if let Some(after) = rest.strip_prefix('>') {
            return Some((Tag { name, attributes }, text.len() - after.len()));
        }
        let end = rest.find(|letter: char| letter == '=' || letter == '>' || letter.is_ascii_whitespace())?;
        let attribute = rest.get(..end).filter(|name| !name.is_empty())?;
        rest = &rest[end..];
        let Some(quoted) = rest.strip_prefix("=\"") else {
            if rest.starts_with('=') {
                return None;
            }
            attributes.push((attribute, None));
            continue;
        };
        let (value, after) = quoted.split_once('"')?;
        attributes.push((attribute, Some(value)));
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_changed_and_what_needs_a_server_is_gone() {
        let page = "<!doctype html><body data-live=\"/p/1/live?after=7\" class=\"x\"><a href=\"/p/1/names?a=1&#38;b\">A &lt; B</a>\
                    <a href=\"/manual/x\">help</a><a href=\"https://else.example/\">else</a><script src=\"/static/a.js\">1<2</script>\
                    <form method=\"post\" action=\"/choose\"><button name=\"lang\">x</button></form><form id=\"find\"><input></form>\
                    <meta property=\"og:url\" content=\"http://hall/\"><link rel=\"alternate\" href=\"/x\"><hr>1 < 2";
        let mut asked = Vec::new();
        let instead = Instead { choice: "[choice]", find: "[find]", at: None };
        let text = rewritten(page, &instead, |link| {
            if !asked.iter().any(|known| known == link) {
                asked.push(link.to_owned());
            }
            match link {
                "/manual/x" => Link::Nowhere,
                other if other.starts_with('/') => Link::To("names.html".into()),
                _ => Link::AsItIs,
            }
        });
        assert_eq!(asked, ["/p/1/names?a=1&b", "/manual/x", "https://else.example/"]);
        let expected = "<!doctype html><body class=\"x\"><a href=\"names.html\">A &lt; B</a>\
                        <a href=\"https://else.example/\">else</a>[choice][find]<hr>1 < 2";
        assert_eq!(text, expected);
        assert_eq!(attribute(page, "data-live"), Some("/p/1/live?after=7"));
    }

    #[test]
    fn what_names_the_server_names_the_folder_where_it_is_known() {
        let page = "<meta property=\"og:url\" content=\"http://hall/p/1/results\">\
                    <meta property=\"og:image\" content=\"http://hall/p/1/leaders.png?round=2\">\
                    <meta property=\"og:image:width\" content=\"1200\">\
                    <link rel=\"canonical\" href=\"http://hall/p/1/results\"><link rel=\"alternate\" hreflang=\"de\" href=\"/x\">\
                    <link rel=\"alternate\" type=\"application/atom+xml\" href=\"/p/1/news.atom\">\
                    <script type=\"application/ld+json\">{\"url\":\"http://hall/p/1\"}</script><hr>";
        let file = |link: &str| match link {
            "/p/1/leaders.png?round=2" => Link::To("l.png".into()),
            "/p/1/news.atom" => Link::To("news.atom".into()),
            _ => Link::Nowhere,
        };
        let languages = [("en", "https://club.example/open".to_owned()), ("de", "https://club.example/open/de".into())];
        let at = At { folder: "https://club.example/open", file: "results.html", languages: &languages };
        let instead = Instead { at: Some(at), ..Instead::default() };
        let expected = "<meta property=\"og:url\" content=\"https://club.example/open/results.html\">\
                        <meta property=\"og:image\" content=\"https://club.example/open/l.png\">\
                        <meta property=\"og:image:width\" content=\"1200\">\
                        <link rel=\"canonical\" href=\"https://club.example/open/results.html\">\
                        <link rel=\"alternate\" hreflang=\"en\" href=\"https://club.example/open/results.html\">\
                        <link rel=\"alternate\" hreflang=\"de\" href=\"https://club.example/open/de/results.html\">\
                        <link rel=\"alternate\" type=\"application/atom+xml\" href=\"news.atom\">\
                        <script type=\"application/ld+json\">{\"url\":\"https://club.example/open\"}</script><hr>";
        assert_eq!(rewritten(page, &instead, file), expected);
        assert_eq!(rewritten(page, &Instead::default(), file), "<hr>");
        assert_eq!(links(page, &instead), ["/p/1/leaders.png?round=2", "/p/1/news.atom"]);
    }

    #[test]
    fn a_text_that_is_no_page_stays_as_it_is() {
        for text in ["", "<", "a < b", "<a", "<a href=", "<a href=\"x", "<1>", "</p><!-- <a> --"] {
            assert_eq!(
                rewritten(text, &Instead::default(), |_| Link::Nowhere).replace("<a>", ""),
                text.replace("<a>", ""),
                "{text}"
            );
        }
    }
}
