//! The manual, for an arbiter who has never seen the program: chapters of Markdown, a folder a language.
//!
//! What the program knows by itself (systems, tie-breaks, levels, commands …) is drawn from its own tables where a line of a
//! text says `{{systems}}`, see `facts.rs`. A language without a folder reads that of the language which its tag names, and
//! English at last, as with all words.
//!
//! To add a chapter: a variant of [`Chapter`] and its text in each folder. A text begins with its title (`# `); the headings
//! of its sections (`## `) have the same anchors in all languages; links name the other chapter (`[keys](results#keys)`).

pub mod acceptance;
mod chapter;
pub mod commission;
mod facts;
mod html;
pub mod levels;
mod pdf;
pub mod rights;
mod table;

pub use chapter::Chapter;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use rust_embed::RustEmbed;
use sonneborn_i18n::{Lang, ftl};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "texts"]
struct Texts;

/// The folder that is complete, by which the others are measured.
const ENGLISH: &str = "en";

/// The manual in a language.
#[derive(Clone, Debug)]
pub struct Manual {
    lang: Lang,
    /// The folder from which it is read: the tag of its language.
    folder: &'static str,
    /// The reference of the command line, as Markdown.
    commands: String,
}

/// A section of a chapter: its anchor and its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub anchor: String,
    pub title: String,
}

impl Manual {
    /// The manual for a reader. The commands come from outside, because the command line lies above this room.
    pub fn new(lang: Lang, commands: String) -> Manual {
        Manual { lang, folder: folder(lang), commands }
    }

    /// The tag of the language in which the texts are written.
    pub fn tag(&self) -> &'static str {
        self.folder
    }

    /// A chapter as Markdown, with what the program draws from its tables.
    ///
    /// # Panics
    /// Where a chapter has no text, or a text asks for a table that is not there; a test reads them all.
    pub fn text(&self, chapter: Chapter) -> String {
        let file = format!("{}/{:02}-{}.md", self.folder, chapter.number(), chapter.code());
        let file = Texts::get(&file).expect("every chapter has its text in every folder");
        let text = String::from_utf8_lossy(&file.data).into_owned();
        let line = |line: &str| match line.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}")) {
            Some(name) => facts::table(self, name).expect("the manual asks only for tables that are there"),
            None => line.to_owned(),
        };
        text.lines().map(|one| line(one) + "\n").collect()
    }

    /// A picture of the manual by its name (`now.png`).
    pub fn picture(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        picture(self.folder, name)
    }

    /// The whole manual as Markdown.
    pub fn whole(&self) -> String {
        Chapter::ALL.map(|chapter| self.text(chapter)).join("\n")
    }

    pub fn title(&self, chapter: Chapter) -> String {
        self.headings(chapter, HeadingLevel::H1).pop().map(|section| section.title).unwrap_or_default()
    }

    pub fn sections(&self, chapter: Chapter) -> Vec<Section> {
        self.headings(chapter, HeadingLevel::H2)
    }

    fn headings(&self, chapter: Chapter, wanted: HeadingLevel) -> Vec<Section> {
        let text = self.text(chapter);
        let mut found: Vec<Section> = Vec::new();
        let mut inside = false;
        for event in events(&text) {
            match event {
                Event::Start(Tag::Heading { level, id, .. }) if level == wanted => {
                    inside = true;
                    let anchor = id.map(|id| id.to_string()).unwrap_or_default();
                    found.push(Section { anchor, title: String::new() });
                }
                Event::End(TagEnd::Heading(_)) => inside = false,
                Event::Text(text) | Event::Code(text) if inside => {
                    if let Some(section) = found.last_mut() {
                        section.title.push_str(&text);
                    }
                }
                _ => {}
            }
        }
        found
    }
}

/// A picture of a language's folder.
pub fn picture(folder: &str, name: &str) -> Option<Cow<'static, [u8]>> {
    Texts::get(&format!("{folder}/{name}")).filter(|_| name.ends_with(".png")).map(|file| file.data)
}

/// The folder of the texts for a language.
fn folder(lang: Lang) -> &'static str {
    let has_texts = |tag: &str| Texts::iter().any(|file| file.split('/').next() == Some(tag));
    let mut tag = lang.tag();
    while !has_texts(tag) {
        match ftl::parent(tag) {
            Some(parent) => tag = parent,
            None => return ENGLISH,
        }
    }
    // A parent is a part of a tag or a tag itself, all of which live as long as the program.
    tag
}

/// A text as what it is made of.
fn events(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES)
}
