//! The language in which the command line answers: that of `--lang`, or else of the environment, or else English.

use sonneborn_i18n::Lang;
use std::cell::Cell;
use std::ffi::OsString;
use std::sync::OnceLock;

/// The option that names a language. It is looked for before anything else is read, because help and errors need it.
const OPTION: &str = "--lang";
/// Where a system says its language (POSIX 8.2): the first that says something decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];
/// The language of what scripts read, whatever the user's is.
pub const OF_SCRIPTS: Lang = Lang::English;

static CHOSEN: OnceLock<Lang> = OnceLock::new();

thread_local! {
    /// The language of a reader whom this thread answers meanwhile: help that is read on a page.
    static OF_READER: Cell<Option<Lang>> = const { Cell::new(None) };
}

/// The language of this run, or of the reader who is answered.
pub fn lang() -> Lang {
    OF_READER.get().or(CHOSEN.get().copied()).unwrap_or_default()
}

/// Does some work in the language of a reader.
pub fn speaking<T>(lang: Lang, work: impl FnOnce() -> T) -> T {
    let before = OF_READER.replace(Some(lang));
    let done = work();
    OF_READER.set(before);
    done
}

/// Chooses the language of this run, and gives the arguments without it.
///
/// # Errors
/// The tag after `--lang`, if there are no words in it; answers are then in the language of the environment.
pub fn choose(arguments: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let (asked, others) = taken_out(arguments);
    let found = asked.as_deref().and_then(Lang::from_tag);
    let of_system = || VARIABLES.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let lang = found.or_else(|| of_system().and_then(|value| of_locale(&value))).unwrap_or_default();
    // Chosen once a run.
    let _ = CHOSEN.set(lang);
    match asked {
        Some(tag) if found.is_none() => Err(tag),
        _ => Ok(others),
    }
}

/// What stands behind `--lang`, and all the rest.
fn taken_out(mut arguments: impl Iterator<Item = OsString>) -> (Option<String>, Vec<OsString>) {
    let mut asked = None;
    let mut others = Vec::new();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        match text.strip_prefix(OPTION) {
            Some("") => asked = Some(arguments.next().unwrap_or_default().to_string_lossy().into_owned()),
            Some(rest) if rest.starts_with('=') => asked = Some(rest[1..].to_owned()),
            _ => others.push(argument),
        }
    }
    (asked, others)
}

/// The language of a locale's name: `zh_TW.UTF-8` is the tag `zh-TW`.
fn of_locale(name: &str) -> Option<Lang> {
    let tag = name.split(['.', '@']).next().unwrap_or(name);
    Lang::from_tag(&tag.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locales_name_is_a_tag() {
        assert_eq!(of_locale("zh_TW.UTF-8"), Some(Lang::TraditionalChinese));
        assert_eq!(of_locale("zh_CN@pinyin"), Some(Lang::SimplifiedChinese));
        assert_eq!(of_locale("de_AT"), Some(Lang::German));
        assert_eq!(of_locale("C"), None);
        assert_eq!(of_locale("POSIX"), None);
    }

    #[test]
    fn the_option_is_found_anywhere() {
        let taken_out = |line: &str| taken_out(line.split(' ').map(OsString::from));
        let (asked, others) = taken_out("sonneborn --lang de pair x.trf");
        assert_eq!((asked.as_deref(), others), (Some("de"), vec!["sonneborn".into(), "pair".into(), "x.trf".into()]));
        assert_eq!(taken_out("sonneborn --lang=zh-TW").0.as_deref(), Some("zh-TW"));
        assert_eq!(taken_out("sonneborn --lang").0.as_deref(), Some(""));
        assert_eq!(taken_out("sonneborn --language de").0, None);
    }
}
