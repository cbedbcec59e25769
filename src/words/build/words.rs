//! Makes the functions of the words: one module a file, one function a message, with the arguments that English declares.
//!
//! A language is a folder of `src/words` with a `language.ftl`. What a language lacks is taken from English here, so that
//! at run time each message has a text in each language.

use crate::coded;
use crate::ftl::{self, Argument, LANGUAGE, Message, Piece, Table};
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the folders of the languages are.
pub const FOLDER: &str = ".";
/// The language that the others are translated from.
const SOURCE: &str = "en";
/// The table that words what is wrong with a file of words.
const FAULTS: &str = "word_faults";
/// The language for finding words that are not in the files; in builds for development only.
const PSEUDO_TAG: &str = "qps-ploc";
const PSEUDO_VARIANT: &str = "Pseudo";
const PLAIN: &str = "aceinosuyACEINOSUY";
const ACCENTED: &str = "áçéíñóšúýÁÇÉÍÑÓŠÚÝ";

struct Language {
    tag: String,
    folder: PathBuf,
    tables: Vec<Table>,
    /// The name of the language in English, as one word: the name in the code.
    variant: String,
    /// The language whose plurals the texts have.
    plurals: String,
}

impl Language {
    fn message(&self, table: &str, id: &str) -> Option<&Message> {
        self.tables.iter().find(|one| one.name == table)?.messages.iter().find(|one| one.id == id)
    }

    /// English with accents on its letters and in brackets: what stands on a page without them is not in the files of
    /// words, and what lacks a bracket is cut off.
    fn pseudo(source: &Language) -> Language {
        let mut tables = source.tables.clone();
        let messages = tables.iter_mut().filter(|table| table.name != LANGUAGE).flat_map(|table| &mut table.messages);
        for message in messages {
            let accented = accented(&message.text).into_iter();
            let pieces = std::iter::once(Piece::Text("[".into())).chain(accented).chain([Piece::Text("]".into())]);
            message.text = pieces.collect();
        }
        Language {
            tag: PSEUDO_TAG.into(),
            folder: source.folder.clone(),
            tables,
            variant: PSEUDO_VARIANT.into(),
            plurals: source.variant.clone(),
        }
    }
}

fn accented(text: &[Piece]) -> Vec<Piece> {
    let accent = |letter: char| PLAIN.chars().position(|plain| plain == letter).and_then(|at| ACCENTED.chars().nth(at));
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => Piece::Text(text.chars().map(|letter| accent(letter).unwrap_or(letter)).collect()),
        Piece::Argument(name) => Piece::Argument(name.clone()),
        Piece::Choice { argument, variants, default } => Piece::Choice {
            argument: argument.clone(),
            variants: variants.iter().map(|(key, text)| (key.clone(), accented(text))).collect(),
            default: *default,
        },
    };
    text.iter().map(one).collect()
}

/// Writes the generated code to `out`, and gives what is wrong with the word files, with file and line.
pub fn generate(folder: &Path, out: &Path, for_development: bool) -> Vec<String> {
    let (mut languages, unread) = languages(folder);
    let source = &languages[0];
    let mut faults: Vec<String> = unread.iter().map(|(folder, fault)| told(source, folder, fault)).collect();
    for language in &languages {
        let found = match language.tag.as_str() {
            SOURCE => ftl::check_source(&language.tables),
            _ => ftl::check_translation(&source.tables, &language.tables),
        };
        faults.extend(found.iter().map(|fault| told(source, &language.folder, fault)));
    }
    fs::create_dir_all(out).expect("the folder for what the build makes is writable");
    if faults.is_empty() {
        let offered = languages.len();
        if for_development {
            languages.push(Language::pseudo(&languages[0]));
        }
        write(&out.join("languages.rs"), &enumeration(&languages, offered));
        let source = &languages[0];
        let mut all = String::new();
        let mut tables = String::new();
        for table in &source.tables {
            let (functions, texts) = functions(table, &languages);
            write(&out.join(format!("{}.rs", table.name)), &functions);
            write(&out.join(format!("{}.txt", table.name)), &texts);
            let _ = writeln!(tables, "    ({:?}, {}::MESSAGES),", table.name, table.name);
            let code = format!("include!(concat!(env!(\"OUT_DIR\"), \"/words/{}.rs\"));", table.name);
            let _ = writeln!(all, "pub mod {} {{ {code} }}", table.name);
        }
        let _ = writeln!(
            all,
            "/// Every message by its table.\npub static TABLES: &[(&str, &[pattern::Message])] = &[\n{tables}];"
        );
        write(&out.join("tables.rs"), &all);
    }
    faults
}

/// A fault in the English words, as `sonneborn words check` tells it in every language.
fn told(source: &Language, folder: &Path, fault: &ftl::Fault) -> String {
    let (id, given) = fault.what.message();
    let what = source.message(FAULTS, id).map(|message| (&message.text, message.signature().unwrap_or_default()));
    let what = what.map(|(text, arguments)| {
        let of = |name: &str| arguments.iter().position(|one| one.name == name).and_then(|at| given.get(at));
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Argument(name) | Piece::Choice { argument: name, .. } => {
                of(name).map_or(String::new(), |text| (*text).to_owned())
            }
        };
        text.iter().map(piece).collect()
    });
    // The table of faults may itself be what has the fault.
    let what: String = what.unwrap_or_else(|| format!("{id} {given:?}"));
    format!("{}/{}.ftl:{}: {what}", folder.display(), fault.table, fault.line)
}

/// Every language, English first and the others by their tags, and what could not be read of their files.
fn languages(folder: &Path) -> (Vec<Language>, Vec<(PathBuf, ftl::Fault)>) {
    let listed = fs::read_dir(folder).expect("the folder of words is there");
    let mut folders: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    folders.retain(|path| path.join(LANGUAGE).with_extension("ftl").exists());
    folders.sort_by_key(|path| (!path.ends_with(SOURCE), path.clone()));
    let mut faults = Vec::new();
    let mut read = |folder: PathBuf| {
        let listed = fs::read_dir(&folder).expect("the folder of a language is there");
        let mut files: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
        files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        files.sort();
        let tables = files.iter().map(|file| {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let (table, found) = ftl::read(&name, &text);
            faults.extend(found.into_iter().map(|fault| (folder.clone(), fault)));
            table
        });
        let tables: Vec<Table> = tables.collect();
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut language = Language { tag, folder, tables, variant: String::new(), plurals: String::new() };
        if let Some([Piece::Text(name)]) =
            language.message(LANGUAGE, "english_name").map(|message| message.text.as_slice())
        {
            language.variant = name.chars().filter(char::is_ascii_alphanumeric).collect();
            language.plurals = language.variant.clone();
        }
        language
    };
    let languages: Vec<Language> = folders.into_iter().map(&mut read).collect();
    (languages, faults)
}

/// The type of the languages, of which the first `offered` are for users.
fn enumeration(languages: &[Language], offered: usize) -> String {
    let mut code = String::from(
        "/// A language of the interface and of the papers: a folder of words each.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]\n\
         pub enum Lang {\n    #[default]\n",
    );
    for language in languages {
        let _ = writeln!(code, "    #[serde(rename = {:?})]\n    {},", language.tag, language.variant);
    }
    let variants: Vec<String> = languages.iter().map(|language| format!("Lang::{}", language.variant)).collect();
    let tags: Vec<&str> = languages.iter().map(|language| language.tag.as_str()).collect();
    let total: usize = languages[0].tables.iter().map(|table| table.messages.len()).sum();
    let count = |language: &Language| -> usize {
        let says = |table: &Table, message: &Message| said(languages, language, &table.name, &message.id).is_some();
        let of = |table: &Table| table.messages.iter().filter(|message| says(table, message)).count();
        languages[0].tables.iter().map(of).sum()
    };
    let said: Vec<usize> = languages.iter().map(count).collect();
    let _ = writeln!(
        code,
        "}}\n\nimpl Lang {{\n    \
         /// Every language, in the order in which the menus offer them.\n    \
         pub const ALL: [Lang; {offered}] = [{}];\n    \
         /// Those and, in builds for development, the one that shows what is not in the files of words.\n    \
         pub const KNOWN: [Lang; {count}] = [{}];\n    \
         /// How many messages there are.\n    \
         pub const MESSAGES: usize = {total};\n    \
         const TAGS: [&'static str; {count}] = {tags:?};\n    \
         const SAID: [usize; {count}] = {said:?};\n}}",
        variants[..offered].join(", "),
        variants.join(", "),
        count = languages.len(),
    );
    let files = languages[0].tables.iter().map(|table| {
        let path = languages[0].folder.join(&table.name).with_extension("ftl");
        let path = path.canonicalize().expect("the file was read just now");
        format!("    ({:?}, include_str!({path:?})),\n", table.name)
    });
    let _ = writeln!(
        code,
        "\n/// The English files of words by their tables, to hold a translation against.\n\
         pub const SOURCE: [(&str, &str); {}] = [\n{}];",
        languages[0].tables.len(),
        files.collect::<String>()
    );
    code
}

/// The texts of a table as one string, without its repetitions.
#[derive(Default)]
struct Texts {
    all: String,
    known: HashMap<String, (usize, usize)>,
}

impl Texts {
    /// Where the text stands.
    fn span(&mut self, text: String) -> (usize, usize) {
        let from = self.all.len();
        *self.known.entry(text).or_insert_with_key(|text| {
            self.all.push_str(text);
            (from, self.all.len())
        })
    }
}

/// The functions of a table, and its texts.
fn functions(table: &Table, languages: &[Language]) -> (String, String) {
    let (mut code, mut spans, mut list) = (String::new(), String::new(), String::new());
    let mut texts = Texts::default();
    for message in &table.messages {
        for line in &message.comment {
            let _ = writeln!(code, "#[doc = {line:?}]");
        }
        let id = &message.id;
        let arguments = message.signature().unwrap_or_default();
        let span = |language: &Language| {
            let own = said(languages, language, &table.name, id);
            let (language, own) = own.unwrap_or((&languages[0], message));
            let plurals = languages.iter().position(|one| one.variant == language.plurals).unwrap_or_default();
            texts.span(coded(&own.text, &arguments, plurals))
        };
        let found: Vec<(usize, usize)> = languages.iter().map(span).collect();
        let _ = writeln!(spans, "    pub static {id}: Spans = {found:?};");
        let names: Vec<&str> = arguments.iter().map(|one| one.name.as_str()).collect();
        let _ =
            writeln!(list, "    Message {{ id: {id:?}, arguments: &{names:?}, texts: TEXTS, spans: &spans::{id} }},");
        let _ = if message.signature().is_none() {
            writeln!(
                code,
                "pub fn {id}(lang: impl ::std::borrow::Borrow<crate::Lang>) -> &'static str {{\n    \
                 crate::pattern::plain(TEXTS, &spans::{id}, *lang.borrow())\n}}"
            )
        } else {
            let declared = arguments.iter().map(|one| format!(", {}: impl ::std::fmt::Display", one.name));
            let given: Vec<String> = arguments.iter().map(|one| format!("&{}", one.name)).collect();
            writeln!(
                code,
                "pub fn {id}(lang: impl ::std::borrow::Borrow<crate::Lang>{}) -> String {{\n    \
                 crate::pattern::write(TEXTS, &spans::{id}, *lang.borrow(), &[{}])\n}}",
                declared.collect::<String>(),
                given.join(", ")
            )
        };
    }
    let _ = writeln!(
        code,
        "static TEXTS: &str = include_str!(concat!(env!(\"OUT_DIR\"), \"/words/{}.txt\"));\n\
         /// Every message of this table.\n\
         pub static MESSAGES: &[crate::pattern::Message] = {{\n    \
         use crate::pattern::Message;\n    &[\n{list}]}};\n\
         #[allow(non_upper_case_globals, reason = \"each is named as its message\")]\n\
         mod spans {{\n    use crate::pattern::Spans;\n{spans}}}",
        table.name
    );
    (code, texts.all)
}

/// The message as a language says it, or else its parent does, with the one that says it.
fn said<'l>(
    languages: &'l [Language],
    language: &'l Language,
    table: &str,
    id: &str,
) -> Option<(&'l Language, &'l Message)> {
    let parent = ftl::parent(&language.tag);
    let parent = languages.iter().find(|one| Some(one.tag.as_str()) == parent);
    [Some(language), parent].into_iter().flatten().find_map(|one| Some((one, one.message(table, id)?)))
}

/// A text with its arguments and choices as marks, whose plurals are those of the language at that place.
fn coded(text: &[Piece], arguments: &[Argument], plurals: usize) -> String {
    let place_of = |name: &str| {
        let at = arguments.iter().position(|one| one.name == name);
        place(at.expect("the check found each argument declared"))
    };
    let mark = |mark: u8| char::from(mark);
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => {
            assert!(!text.bytes().any(|byte| byte <= coded::END), "a character that no text can have: {text:?}");
            text.clone()
        }
        Piece::Argument(name) => format!("{}{}", mark(coded::ARGUMENT), place_of(name)),
        Piece::Choice { argument, variants, default } => {
            let others = variants.iter().enumerate().filter(|(at, _)| at != default).map(|(_, one)| one);
            let one = |(key, text): &(String, Vec<Piece>)| {
                format!("{key}{}{}{}", mark(coded::KEY), coded(text, arguments, plurals), mark(coded::VARIANT))
            };
            let listed: String = others.chain([&variants[*default]]).map(one).collect();
            let (begin, end) = (mark(coded::CHOICE), mark(coded::END));
            format!("{begin}{}{}{listed}{end}", place_of(argument), place(plurals))
        }
    };
    text.iter().map(one).collect()
}

/// A place as it stands after a mark.
fn place(at: usize) -> char {
    let letter = u8::try_from(at).ok().and_then(|at| coded::FIRST_PLACE.checked_add(at)).filter(u8::is_ascii);
    char::from(letter.expect("there are fewer arguments and languages than letters"))
}

/// Writes a file if it is not so already, so that nothing is compiled again without need.
fn write(file: &Path, code: &str) {
    if fs::read_to_string(file).ok().as_deref() != Some(code) {
        fs::write(file, code).expect("the folder for what the build makes is writable");
    }
}
