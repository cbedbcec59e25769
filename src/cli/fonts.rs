//! The fonts of papers that the command line makes: the built-in ones, those of a folder, and what none of them has.

use super::failure;
use super::language::lang;
use sonneborn_document::Fonts;
use sonneborn_i18n::document as words;
use std::path::{Path, PathBuf};

/// How the names of font files end.
const ENDINGS: [&str; 2] = ["ttf", "otf"];

/// The built-in fonts and those of a folder, by the names of their files.
///
/// # Errors
/// A folder or file that cannot be read, or a file that is no font, in words.
pub fn of_folder(folder: Option<&Path>) -> Result<Fonts, String> {
    let Some(folder) = folder else { return Ok(Fonts::with(Vec::new())) };
    let unread = |path: &Path, error: &std::io::Error| format!("{}: {}", path.display(), failure::io(error));
    let entries = std::fs::read_dir(folder).map_err(|error| unread(folder, &error))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<PathBuf>, _>>();
    let mut paths = paths.map_err(|error| unread(folder, &error))?;
    let ending = |path: &Path| path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    paths.retain(|path| ending(path).is_some_and(|ending| ENDINGS.contains(&ending.as_str())));
    paths.sort();
    let read = |path: &PathBuf| {
        let file = std::fs::read(path).map_err(|error| unread(path, &error))?;
        Fonts::read(file).map_err(|why| format!("{}: {}", path.display(), words::bad_font(lang(), why)))
    };
    Ok(Fonts::with(paths.iter().map(read).collect::<Result<_, _>>()?))
}

/// Names the characters that stand on a paper as their numbers, because no font has them.
pub fn tell_missing(characters: &[char]) {
    if !characters.is_empty() {
        let numbers: Vec<String> = characters.iter().map(|one| format!("U+{:04X} {one}", u32::from(*one))).collect();
        eprintln!("{}", words::no_font_has(lang(), numbers.join(", ")));
    }
}
