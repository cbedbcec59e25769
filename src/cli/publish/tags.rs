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
const OF_THE_SERVER: [&str; 2] = ["og:url", "og:image"];
/// Relations of links that a folder does not have.
const RELATIONS: [&str; 3] = ["alternate", "canonical", "manifest"];

/// The picture that chat programs show beside a link.
const PICTURE: &str = "og:image";

/// The page with each link as `of` says; `choice` stands in the place of the choice of languages. `at` is where the folder will lie:
/// pictures for chat programs are only found by their whole addresses, and left out where it is not told.
pub fn rewritten(page: &str, choice: &str, at: Option<&str>, mut of: impl FnMut(&str) -> Link) -> String {
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
            let is_choice = tag.attributes.contains(&("action", Some("/choose")));
            let end = format!("</{}>", tag.name);
            rest = rest.split_once(end.as_str()).map_or("", |(_, after)| after);
            text.push_str(if is_choice { choice } else { "" });
        } else if tag.name == "a" && tag.leads_nowhere(&mut of) {
            // What it says leads nowhere either: a tab, help.
            rest = rest.split_once("</a>").map_or("", |(_, after)| after);
        } else if let Some((at, file)) = at.zip(tag.picture().and_then(|path| file_of(of(&path)))) {
            text.push_str(&format!("<meta property=\"{PICTURE}\" content=\"{at}/{file}\">"));
        } else if tag.is_of_the_server() {
            // Left out: a copy has nothing to answer it.
        } else if tag.attributes.iter().any(|(name, _)| is_changed(name)) {
            tag.write(&mut text, &mut of);
        } else {
            text.push_str(whole);
        }
    }
    text + rest
}

/// The values of all links of a page.
pub fn links(page: &str, at: Option<&str>) -> Vec<String> {
    let mut found = Vec::new();
    rewritten(page, "", at, |link| {
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

fn is_link(name: &str) -> bool {
    matches!(name, "href" | "src")
}

fn is_changed(name: &str) -> bool {
    is_link(name) || name.starts_with("data-live")
}

impl Tag<'_> {
    /// The path on its server of the picture for chat programs, if it names that.
    fn picture(&self) -> Option<String> {
        let is_named = self.attributes.contains(&("property", Some(PICTURE)));
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
        let text = rewritten(page, "[choice]", None, |link| {
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
                        <a href=\"https://else.example/\">else</a>[choice]<hr>1 < 2";
        assert_eq!(text, expected);
        assert_eq!(attribute(page, "data-live"), Some("/p/1/live?after=7"));
    }

    #[test]
    fn a_picture_for_chat_programs_has_its_whole_address_where_it_is_known() {
        let page = "<meta property=\"og:image\" content=\"http://hall/p/1/leaders.png?round=2\"><hr>";
        let file =
            |link: &str| if link == "/p/1/leaders.png?round=2" { Link::To("l.png".into()) } else { Link::Nowhere };
        let at = Some("https://club.example/open");
        let expected = "<meta property=\"og:image\" content=\"https://club.example/open/l.png\"><hr>";
        assert_eq!(rewritten(page, "", at, file), expected);
        assert_eq!(rewritten(page, "", None, file), "<hr>");
        assert_eq!(links(page, at), ["/p/1/leaders.png?round=2"]);
    }

    #[test]
    fn a_text_that_is_no_page_stays_as_it_is() {
        for text in ["", "<", "a < b", "<a", "<a href=", "<a href=\"x", "<1>", "</p><!-- <a> --"] {
            assert_eq!(
                rewritten(text, "", None, |_| Link::Nowhere).replace("<a>", ""),
                text.replace("<a>", ""),
                "{text}"
            );
        }
    }
}
