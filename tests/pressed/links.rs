//! Where the pages lead: whoever follows links, from the event's own pages or those for everybody, comes to something, be it a page, a
//! paper or a file.

use crate::event::Event;
use crate::site::Browser;
use std::collections::BTreeSet;

/// Where the walk sets out, below the event's address and the one of its public pages.
const STARTS: [&str; 5] = ["/t/{}", "/t/{}/papers", "/t/{}/reports", "/p/{}", "/p/{}/standings"];

/// Follows so many links, each to another kind of page.
pub async fn lead_somewhere(event: &mut Event, browser: &Browser, steps: usize) -> Result<(), String> {
    let start = |path: &&str| (String::from("the walk"), path.replace("{}", &event.id.to_string()));
    let mut ahead: Vec<(String, String)> = STARTS.iter().map(start).collect();
    let mut seen = BTreeSet::new();
    for _ in 0..STARTS.len() + steps {
        // The pages at which it sets out first.
        let at = if seen.len() < STARTS.len() { 0 } else { event.lots.below(ahead.len().max(1)) };
        if at >= ahead.len() {
            break;
        }
        let (from, address) = ahead.remove(at);
        if !seen.insert(kind(&address)) {
            continue;
        }
        let page = browser.get(&address).await;
        if page.status.is_client_error() || page.status.is_server_error() {
            return Err(format!("{from} leads to {address}: {}", page.status));
        }
        ahead.extend(links(&page.body).map(|to| (address.clone(), to)).filter(|(_, to)| !seen.contains(&kind(to))));
    }
    Ok(())
}

/// An address without its figures: the pages of all rounds are of one kind, those of all players of another.
fn kind(address: &str) -> String {
    address.split('?').next().unwrap_or_default().split(|char: char| char.is_ascii_digit()).collect()
}

/// The addresses of this site that a page links to.
fn links(body: &str) -> impl Iterator<Item = String> {
    let linked =
        body.split("<a ").skip(1).filter_map(|rest| rest.split('>').next()?.split_once("href=\"")?.1.split('"').next());
    // The manual leads to the house's pages too, which only administrators open; its own links are tried elsewhere.
    let own = linked.filter(|address| address.starts_with('/') && !address.starts_with("/manual"));
    own.map(|address| address.split('#').next().unwrap_or_default().replace("&amp;", "&"))
}
