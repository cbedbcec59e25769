//! A chapter as HTML, for the pages.

use super::{Chapter, Manual, events};
use pulldown_cmark::{CowStr, Event, Tag, TagEnd, html};

/// A wide table scrolls by itself, also by keys.
const TABLE: &str = "<div class=\"wide-table\" tabindex=\"0\">";
const TABLE_END: &str = "</div>";

impl Manual {
    /// The chapter; `picture` gives the address of a picture by its name.
    pub fn html(&self, chapter: Chapter, picture: impl Fn(&str) -> String) -> String {
        let text = self.text(chapter);
        let mut written = String::new();
        let pieces = events(&text).flat_map(|event| match event {
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = picture(&dest_url).into();
                vec![Event::Start(Tag::Image { link_type, dest_url, title, id })]
            }
            start @ Event::Start(Tag::Table(_)) => vec![Event::Html(CowStr::Borrowed(TABLE)), start],
            end @ Event::End(TagEnd::Table) => vec![end, Event::Html(CowStr::Borrowed(TABLE_END))],
            other => vec![other],
        });
        html::push_html(&mut written, pieces);
        // The corner above a column of names heads nothing.
        written.replace("<th></th>", "<td></td>")
    }
}
