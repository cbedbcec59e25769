//! Reading of the word files (Fluent, <https://projectfluent.org>), and what can be wrong with them.
//!
//! The build reads the files with this to make the functions of the tables; `sonneborn words check` reads a translator's
//! files with it. Of Fluent the files use messages with texts, arguments, literals and choices by an argument; a message
//! has no attributes and does not refer to another, so that each can be translated by itself.

use fluent_syntax::ast;
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// What an argument is, as a translator must know it: only a number can decide a plural.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Text,
}

/// An argument of a message, in the order in which the program gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    pub name: String,
    pub kind: Kind,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Argument(String),
    /// One of several texts, by the value of an argument or its plural category.
    Choice {
        argument: String,
        variants: Vec<(String, Vec<Piece>)>,
        default: usize,
    },
}

/// A message as it stands in a file.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: String,
    pub line: usize,
    pub comment: Vec<String>,
    pub text: Vec<Piece>,
}

/// The messages of one file.
#[derive(Clone, Debug)]
pub struct Table {
    /// The file's name without `.ftl`.
    pub name: String,
    pub messages: Vec<Message>,
}

/// Something wrong, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub table: String,
    pub line: usize,
    pub what: FaultKind,
}

/// What is wrong with a file of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The parser of Fluent does not take it.
    Syntax(String),
    /// A term, an attribute, a function or a reference, which these files do without.
    NotUsedHere,
    Twice(String),
    /// The English message has arguments and its comment does not begin with them, or with others.
    Signature(String),
    UnknownTable,
    UnknownMessage(String),
    UnknownArgument(String, String),
    /// The English text leaves an argument out that its comment declares.
    UnusedArgument(String, String),
    /// A choice by an argument that is a text, with names of plural categories.
    PluralOfText(String, String),
    /// A choice by a number without a plural category that the language has.
    NoCategory(String, String),
    /// The language does not say its name or its direction.
    NotSaid(String),
    /// A direction that no script has.
    Direction(String),
}

impl FaultKind {
    /// The message of the table `word_faults` that words the fault, and its arguments in their order.
    pub fn message(&self) -> (&'static str, Vec<&str>) {
        match self {
            FaultKind::Syntax(why) => ("syntax", vec![why]),
            FaultKind::NotUsedHere => ("not_used_here", vec![]),
            FaultKind::Twice(id) => ("twice", vec![id]),
            FaultKind::Signature(id) => ("signature", vec![id]),
            FaultKind::UnknownTable => ("unknown_table", vec![]),
            FaultKind::UnknownMessage(id) => ("unknown_message", vec![id]),
            FaultKind::UnknownArgument(id, name) => ("unknown_argument", vec![id, name]),
            FaultKind::UnusedArgument(id, name) => ("unused_argument", vec![id, name]),
            FaultKind::PluralOfText(id, name) => ("plural_of_text", vec![id, name]),
            FaultKind::NoCategory(id, category) => ("no_category", vec![id, category]),
            FaultKind::NotSaid(id) => ("not_said", vec![id]),
            FaultKind::Direction(given) => ("direction", vec![given]),
        }
    }
}

/// The table with a language's own name, its name in English and its direction.
pub const LANGUAGE: &str = "language";
/// What that table must say: no other language's words can stand for these.
const OF_EACH_LANGUAGE: [&str; 3] = ["own_name", "english_name", "direction"];
const DIRECTIONS: [&str; 2] = ["ltr", "rtl"];
/// Languages whose words stand for what another one does not say, where its tag does not tell: Taiwan's for Hong Kong's.
const PARENTS: [(&str, &str); 1] = [("zh-HK", "zh-Hant")];

/// The language, if there is one of that tag, whose words stand for what this one does not say: `de` for `de-AT`.
pub fn parent(tag: &str) -> Option<&str> {
    let told = PARENTS.iter().find(|(child, _)| *child == tag).map(|(_, parent)| *parent);
    told.or_else(|| tag.rsplit_once('-').map(|(parent, _)| parent))
}

/// The names of the plural categories of CLDR.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Reads a file; what cannot be read is left out and told.
pub fn read(name: &str, text: &str) -> (Table, Vec<Fault>) {
    let mut faults = Vec::new();
    let mut fault = |line: usize, what: FaultKind| faults.push(Fault { table: name.to_owned(), line, what });
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                fault(line_of(text, error.pos.start), FaultKind::Syntax(error.kind.to_string()));
            }
            resource
        }
    };
    let mut messages: Vec<Message> = Vec::new();
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let (id, line) = (message.id.name.to_owned(), offset_line(text, message.id.name));
                let read = message.value.as_ref().filter(|_| message.attributes.is_empty()).and_then(pieces);
                let Some(pieces) = read else {
                    fault(line, FaultKind::NotUsedHere);
                    continue;
                };
                if messages.iter().any(|other| other.id == id) {
                    fault(line, FaultKind::Twice(id));
                    continue;
                }
                let comment = message.comment.iter().flat_map(|comment| &comment.content);
                let comment = comment.map(|line| (*line).to_owned()).collect();
                messages.push(Message { id, line, comment, text: pieces });
            }
            ast::Entry::Term(term) => fault(offset_line(text, term.id.name), FaultKind::NotUsedHere),
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => {}
        }
    }
    (Table { name: name.to_owned(), messages }, faults)
}

fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// The line on which a part of the text stands.
fn offset_line(text: &str, part: &str) -> usize {
    line_of(text, (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize))
}

/// The pieces of a pattern; `None` if it has something that these files do without.
fn pieces(pattern: &ast::Pattern<&str>) -> Option<Vec<Piece>> {
    let mut found: Vec<Piece> = Vec::new();
    for element in &pattern.elements {
        let piece = match element {
            ast::PatternElement::TextElement { value } => Piece::Text((*value).to_owned()),
            ast::PatternElement::Placeable { expression } => placeable(expression)?,
        };
        match (found.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(more)) => before.push_str(&more),
            (_, piece) => found.push(piece),
        }
    }
    Some(found)
}

fn placeable(expression: &ast::Expression<&str>) -> Option<Piece> {
    match expression {
        ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => {
            Some(Piece::Text(unescape_unicode_to_string(value).into_owned()))
        }
        ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
            Some(Piece::Argument(id.name.to_owned()))
        }
        ast::Expression::Inline(ast::InlineExpression::Placeable { expression }) => placeable(expression),
        ast::Expression::Inline(_) => None,
        ast::Expression::Select { selector: ast::InlineExpression::VariableReference { id }, variants } => {
            let default = variants.iter().position(|variant| variant.default)?;
            let variants = variants.iter().map(|variant| {
                let key = match variant.key {
                    ast::VariantKey::Identifier { name } => name,
                    ast::VariantKey::NumberLiteral { value } => value,
                };
                Some((key.to_owned(), pieces(&variant.value)?))
            });
            Some(Piece::Choice { argument: id.name.to_owned(), variants: variants.collect::<Option<_>>()?, default })
        }
        ast::Expression::Select { .. } => None,
    }
}

impl Message {
    /// The arguments that the comment's first line declares (`$name (text), $count (number)`); `None` if it does not
    /// declare any.
    pub fn signature(&self) -> Option<Vec<Argument>> {
        let one = |part: &str| {
            let (name, kind) = part.trim().strip_prefix('$')?.split_once(' ')?;
            let kind = match kind {
                "(number)" => Kind::Number,
                "(text)" => Kind::Text,
                _ => return None,
            };
            Some(Argument { name: name.to_owned(), kind })
        };
        self.comment.first().filter(|line| line.starts_with('$'))?.split(',').map(one).collect()
    }

    /// The arguments that the text uses, each once.
    pub fn used(&self) -> Vec<&str> {
        let mut found = Vec::new();
        used(&self.text, &mut found);
        found
    }

    /// What an argument may not do here, of those that English declares.
    fn check(&self, declared: &[Argument], faults: &mut Vec<FaultKind>) {
        for name in self.used() {
            if !declared.iter().any(|argument| argument.name == name) {
                faults.push(FaultKind::UnknownArgument(self.id.clone(), name.to_owned()));
            }
        }
        self.check_choices(&self.text, declared, faults);
    }

    fn check_choices(&self, text: &[Piece], declared: &[Argument], faults: &mut Vec<FaultKind>) {
        for piece in text {
            let Piece::Choice { argument, variants, .. } = piece else { continue };
            let is_text = declared.iter().any(|one| one.name == *argument && one.kind == Kind::Text);
            let plural = |(key, _): &(String, Vec<Piece>)| key != "other" && CATEGORIES.contains(&key.as_str());
            if is_text && variants.iter().any(plural) {
                faults.push(FaultKind::PluralOfText(self.id.clone(), argument.clone()));
            }
            for (_, text) in variants {
                self.check_choices(text, declared, faults);
            }
        }
    }
}

fn used<'t>(text: &'t [Piece], found: &mut Vec<&'t str>) {
    let add = |name: &'t str, found: &mut Vec<&'t str>| {
        if !found.contains(&name) {
            found.push(name);
        }
    };
    for piece in text {
        match piece {
            Piece::Text(_) => {}
            Piece::Argument(name) => add(name, found),
            Piece::Choice { argument, variants, .. } => {
                add(argument, found);
                for (_, text) in variants {
                    used(text, found);
                }
            }
        }
    }
}

/// What is wrong with the English tables themselves: every argument is declared, and used.
pub fn check_source(tables: &[Table]) -> Vec<Fault> {
    let mut faults = check_language(tables);
    for table in tables {
        for message in &table.messages {
            let mut found = Vec::new();
            let declared = message.signature();
            match &declared {
                None if message.used().is_empty() => {}
                None => found.push(FaultKind::Signature(message.id.clone())),
                Some(declared) => {
                    message.check(declared, &mut found);
                    let unused = declared.iter().filter(|one| !message.used().contains(&one.name.as_str()));
                    found.extend(unused.map(|one| FaultKind::UnusedArgument(message.id.clone(), one.name.clone())));
                }
            }
            faults.extend(found.into_iter().map(|what| at(table, message, what)));
        }
    }
    faults
}

/// What is wrong with a translation's tables beside the English ones; messages that are missing are no fault.
pub fn check_translation(english: &[Table], tables: &[Table]) -> Vec<Fault> {
    let mut faults = check_language(tables);
    for table in tables {
        let Some(source) = english.iter().find(|one| one.name == table.name) else {
            faults.push(Fault { table: table.name.clone(), line: 1, what: FaultKind::UnknownTable });
            continue;
        };
        for message in &table.messages {
            let Some(original) = source.messages.iter().find(|one| one.id == message.id) else {
                faults.push(at(table, message, FaultKind::UnknownMessage(message.id.clone())));
                continue;
            };
            let mut found = Vec::new();
            message.check(&original.signature().unwrap_or_default(), &mut found);
            faults.extend(found.into_iter().map(|what| at(table, message, what)));
        }
    }
    faults
}

/// What the language does not tell about itself.
fn check_language(tables: &[Table]) -> Vec<Fault> {
    let Some(table) = tables.iter().find(|table| table.name == LANGUAGE) else { return Vec::new() };
    let said = |id: &str| table.messages.iter().find(|message| message.id == id);
    let silent = OF_EACH_LANGUAGE.iter().filter(|id| said(id).is_none());
    let silent =
        silent.map(|id| Fault { table: table.name.clone(), line: 1, what: FaultKind::NotSaid((*id).to_owned()) });
    let direction = said("direction").and_then(|message| match message.text.as_slice() {
        [Piece::Text(text)] if DIRECTIONS.contains(&text.as_str()) => None,
        [Piece::Text(text)] => Some(at(table, message, FaultKind::Direction(text.clone()))),
        _ => Some(at(table, message, FaultKind::Direction(String::new()))),
    });
    silent.chain(direction).collect()
}

fn at(table: &Table, message: &Message, what: FaultKind) -> Fault {
    Fault { table: table.name.clone(), line: message.line, what }
}
