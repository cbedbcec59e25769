//! What was published, as a feed that readers of news follow (Atom, RFC 4287).

use chrono::{DateTime, SecondsFormat, Utc};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

/// Something that was published.
pub struct FeedEntry {
    /// The address of the page, which also names the entry for ever.
    pub address: String,
    pub title: String,
    pub summary: String,
    pub at: DateTime<Utc>,
}

/// The feed, the newest entry first; `own` is its address, `address` that of the event's page.
///
/// # Errors
/// None in practice: writing to memory does not fail.
pub fn write(
    title: &str,
    (own, address): (&str, &str),
    made: DateTime<Utc>,
    entries: &[FeedEntry],
) -> std::io::Result<String> {
    let mut writer = Writer::new(Vec::new());
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    writer.create_element("feed").with_attribute(("xmlns", "http://www.w3.org/2005/Atom")).write_inner_content(
        |writer| {
            head(writer, title, address, made)?;
            writer.create_element("link").with_attributes([("rel", "self"), ("href", own)]).write_empty()?;
            writer.create_element("author").write_inner_content(|writer| text(writer, "name", title))?;
            for entry in entries {
                writer.create_element("entry").write_inner_content(|writer| {
                    head(writer, &entry.title, &entry.address, entry.at)?;
                    text(writer, "summary", &entry.summary)
                })?;
            }
            Ok(())
        },
    )?;
    String::from_utf8(writer.into_inner()).map_err(std::io::Error::other)
}

/// What a feed and its entries have alike.
fn head(writer: &mut Writer<Vec<u8>>, title: &str, address: &str, at: DateTime<Utc>) -> std::io::Result<()> {
    text(writer, "id", address)?;
    text(writer, "title", title)?;
    text(writer, "updated", &at.to_rfc3339_opts(SecondsFormat::Secs, true))?;
    writer.create_element("link").with_attribute(("href", address)).write_empty()?;
    Ok(())
}

fn text(writer: &mut Writer<Vec<u8>>, name: &str, content: &str) -> std::io::Result<()> {
    let content: String = content.chars().filter(|letter| is_of_xml(*letter)).collect();
    writer.create_element(name).write_text_content(BytesText::new(&content))?;
    Ok(())
}

/// What XML 1.0 has a place for (2.2): old journals and files bring names with other characters, with which nobody could read the feed.
fn is_of_xml(letter: char) -> bool {
    matches!(letter, '\t' | '\n' | '\r' | '\u{20}'..='\u{fffd}' | '\u{10000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_makes_a_feed_that_is_read() {
        let letters = (0..=0x2_FFFF).filter_map(char::from_u32).collect::<String>();
        let entry = || FeedEntry {
            address: "http://a/p/1?round=1&x=<".into(),
            title: letters.clone(),
            summary: letters.clone(),
            at: DateTime::UNIX_EPOCH,
        };
        let feed = write(&letters, ("http://a/own", "http://a"), DateTime::UNIX_EPOCH, &[entry(), entry()]);
        let feed = feed.expect("memory takes it");
        for (letter, has_place) in [
            ('\0', false),
            ('\u{8}', false),
            ('\t', true),
            ('\n', true),
            ('\u{b}', false),
            ('\u{1f}', false),
            (' ', true),
            ('\u{fffd}', true),
            ('\u{fffe}', false),
            ('\u{ffff}', false),
            ('\u{10000}', true),
        ] {
            assert_eq!(feed.contains(letter), has_place, "{letter:?}");
        }
        assert_eq!(feed.matches("<entry>").count(), 2);
        assert!(feed.contains("Ä") && feed.contains("&lt;"));
    }
}
