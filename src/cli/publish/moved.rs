//! What lies beside the pages and names the server it came from: the feed, the calendar, the home screen, the map for search engines.

use sonneborn_exchange::calendar;

/// A feed in which each address of the event's pages on its server is as `to` says; it is asked with what follows the event's own.
pub fn feed(text: &str, server: &str, to: impl Fn(&str) -> String) -> String {
    let mut parts = text.split(server);
    let mut moved = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(['"', '<', '>']).unwrap_or(part.len());
        moved.push_str(&to(&part[..end]));
        moved.push_str(&part[end..]);
    }
    moved
}

/// The rounds, with the address of the folder where it is known.
pub fn calendar(text: &str, folder: Option<&str>) -> String {
    calendar::moved(text, folder)
}

/// The event on a home screen: it opens the folder's first page. `pictures` is the way to the folder's root.
pub fn manifest(text: &str, pictures: &str, file_of: impl Fn(&str) -> Option<String>) -> String {
    let Ok(mut told) = serde_json::from_str::<serde_json::Value>(text) else { return text.to_owned() };
    for (name, value) in [("id", "index.html"), ("start_url", "index.html"), ("scope", "./")] {
        told[name] = value.into();
    }
    for icon in told["icons"].as_array_mut().into_iter().flatten() {
        let file = icon["src"].as_str().and_then(&file_of);
        icon["src"] = file.map(|file| format!("{pictures}{file}")).unwrap_or_default().into();
    }
    told.to_string()
}

/// A style sheet whose typefaces and pictures lie beside it: `file_of` gives the name of what an address leads to.
pub fn sheet(text: &str, mut file_of: impl FnMut(&str) -> Option<String>) -> String {
    const ADDRESS: &str = "url(\"";
    let mut parts = text.split(ADDRESS);
    let mut moved = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find('"').unwrap_or(part.len());
        let file = file_of(&part[..end]);
        moved.push_str(ADDRESS);
        moved.push_str(file.as_deref().unwrap_or(&part[..end]));
        moved.push_str(&part[end..]);
    }
    moved
}

/// The addresses in a map for search engines.
pub fn listed(map: &str) -> impl Iterator<Item = &str> {
    map.split("<loc>").skip(1).filter_map(|rest| rest.split('<').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feed_leads_to_the_copies() {
        let text = "<id>http://hall/p/1</id><link href=\"http://hall/p/1?round=2\"/><link href=\"http://else/p/1\"/>";
        let moved = feed(text, "http://hall/p/1", |rest| format!("https://club/[{rest}]"));
        let expected =
            "<id>https://club/[]</id><link href=\"https://club/[?round=2]\"/><link href=\"http://else/p/1\"/>";
        assert_eq!(moved, expected);
    }

    #[test]
    fn a_home_screen_opens_the_folder() {
        let text = "{\"id\":\"/p/1\",\"start_url\":\"/p/1/me\",\"scope\":\"/p/1/\",\"icons\":[{\"src\":\"/static/icon.svg\"}]}";
        let moved = manifest(text, "../", |link| link.strip_prefix("/static/").map(|file| format!("static-{file}")));
        let told: serde_json::Value = serde_json::from_str(&moved).expect("JSON");
        assert_eq!((&told["start_url"], &told["scope"]), (&"index.html".into(), &"./".into()));
        assert_eq!(told["icons"][0]["src"], "../static-icon.svg");
    }
}
