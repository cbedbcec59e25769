//! The addresses of public pages for search engines (sitemaps.org, protocol 0.9), each in all languages (`xhtml:link`).

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

const SPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// A page, and the same page by language tag.
pub struct Listed {
    pub address: String,
    pub languages: Vec<(&'static str, String)>,
}

/// The map of one event's pages.
///
/// # Errors
/// None in practice: writing to memory does not fail.
pub fn pages(listed: &[Listed]) -> std::io::Result<String> {
    let mut writer = begun()?;
    let root = writer
        .create_element("urlset")
        .with_attributes([("xmlns", SPACE), ("xmlns:xhtml", "http://www.w3.org/1999/xhtml")]);
    root.write_inner_content(|writer| {
        for page in listed {
            writer.create_element("url").write_inner_content(|writer| {
                location(writer, &page.address)?;
                for (tag, address) in &page.languages {
                    let link = [("rel", "alternate"), ("hreflang", tag), ("href", address.as_str())];
                    writer.create_element("xhtml:link").with_attributes(link).write_empty()?;
                }
                Ok(())
            })?;
        }
        Ok(())
    })?;
    String::from_utf8(writer.into_inner()).map_err(std::io::Error::other)
}

/// The map of maps: one for each event.
///
/// ```
/// let map = sonneborn_exchange::sitemap::index(&["https://chess.example/t/1/sitemap.xml".to_owned()]).expect("memory");
/// assert!(map.contains("<loc>https://chess.example/t/1/sitemap.xml</loc>"));
/// ```
///
/// # Errors
/// None in practice, as [`pages`].
pub fn index(maps: &[String]) -> std::io::Result<String> {
    let mut writer = begun()?;
    writer.create_element("sitemapindex").with_attribute(("xmlns", SPACE)).write_inner_content(|writer| {
        for map in maps {
            writer.create_element("sitemap").write_inner_content(|writer| location(writer, map))?;
        }
        Ok(())
    })?;
    String::from_utf8(writer.into_inner()).map_err(std::io::Error::other)
}

fn begun() -> std::io::Result<Writer<Vec<u8>>> {
    let mut writer = Writer::new(Vec::new());
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    Ok(writer)
}

fn location(writer: &mut Writer<Vec<u8>>, address: &str) -> std::io::Result<()> {
    writer.create_element("loc").write_text_content(BytesText::new(address))?;
    Ok(())
}
