//! The folder that is kept up to date. Each file gets its name when it is whole; files that are not pages any more go, and files that
//! were not written from here are never touched. The list of what was written lies beside, so that whoever was stopped goes on.

use crate::cli::language::lang;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use sonneborn_i18n::cli as say;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The list of what was written.
const LIST: &str = ".sonneborn-publish.json";
/// How a file is called before it is whole.
const UNFINISHED: &str = ".sonneborn-unfinished";
/// The page that leads to all others is written last.
const FIRST_PAGE: &str = "index.html";

#[derive(Debug, Default, Serialize, Deserialize)]
struct List {
    /// Where the pages come from.
    address: String,
    files: BTreeSet<String>,
}

pub struct Folder {
    path: PathBuf,
    list: List,
}

impl Folder {
    /// Opens a folder that is empty, or has pages of this address; makes it where there is none.
    ///
    /// # Errors
    /// Where it has other files of these names, or cannot be read or made.
    pub fn open(path: &Path, address: &str) -> Result<Folder> {
        let place = || path.display().to_string();
        fs::create_dir_all(path).with_context(place)?;
        let list = match fs::read(path.join(LIST)) {
            Ok(text) => serde_json::from_slice::<List>(&text).with_context(|| path.join(LIST).display().to_string())?,
            Err(_) if is_empty(path).with_context(place)? => List::default(),
            Err(_) => anyhow::bail!(say::publish_not_empty(lang(), path.display())),
        };
        if !list.address.is_empty() && list.address != address {
            anyhow::bail!(say::publish_other_event(lang(), path.display(), &list.address));
        }
        Ok(Folder { path: path.to_owned(), list: List { address: address.to_owned(), ..list } })
    }

    /// Makes the folder have these files; gives how many were written, and how many old ones removed.
    ///
    /// # Errors
    /// Where something cannot be written; what was written is whole.
    pub fn keep(&mut self, files: BTreeMap<String, Vec<u8>>) -> Result<(usize, usize)> {
        let names: BTreeSet<String> = files.keys().cloned().collect();
        // Whoever is stopped in the middle knows what may be there.
        self.list.files.extend(names.iter().cloned());
        self.write_list()?;
        let (mut written, mut last) = (0, Vec::new());
        for (name, content) in files {
            if fs::read(self.path.join(&name)).is_ok_and(|kept| kept == content) {
                continue;
            }
            if name.ends_with(FIRST_PAGE) {
                last.push((name, content));
            } else {
                self.write(&name, &content)?;
                written += 1;
            }
        }
        for (name, content) in last {
            self.write(&name, &content)?;
            written += 1;
        }
        let old: Vec<String> = self.list.files.difference(&names).cloned().collect();
        for name in &old {
            let file = self.path.join(name);
            match fs::remove_file(&file) {
                Ok(()) => {}
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(error).with_context(|| file.display().to_string()),
            }
        }
        self.list.files = names;
        self.write_list()?;
        Ok((written, old.len()))
    }

    fn write_list(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(&self.list)?;
        self.write(LIST, text.as_bytes())
    }

    /// Under another name first: nobody reads half a page, nor does a pulled plug leave one.
    fn write(&self, name: &str, content: &[u8]) -> Result<()> {
        let file = self.path.join(name);
        let place = || file.display().to_string();
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).with_context(place)?;
        }
        let unfinished = self.path.join(UNFINISHED);
        let half = |mut half: fs::File| half.write_all(content).and_then(|()| half.sync_all());
        let written = fs::File::create(&unfinished).and_then(half).and_then(|()| fs::rename(&unfinished, &file));
        if written.is_err() {
            // Half of it takes space that somebody needs.
            let _ = fs::remove_file(&unfinished);
        }
        written.with_context(place)
    }
}

/// Whether there is nothing in a folder, or only what somebody left who was stopped before the first file was whole.
fn is_empty(folder: &Path) -> std::io::Result<bool> {
    let names = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name()));
    Ok(names.collect::<std::io::Result<Vec<_>>>()?.iter().all(|name| name == UNFINISHED))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[&str]) -> BTreeMap<String, Vec<u8>> {
        names.iter().map(|name| ((*name).to_owned(), name.as_bytes().to_vec())).collect()
    }

    #[test]
    fn old_files_go_and_those_of_others_stay() {
        let at = tempfile::tempdir().expect("a folder");
        let mut folder = Folder::open(at.path(), "http://hall/p/1").expect("empty");
        assert_eq!(folder.keep(files(&["index.html", "a.html", "de/b.html"])).expect("written"), (3, 0));
        fs::write(at.path().join("logo.png"), b"of others").expect("written");
        assert_eq!(folder.keep(files(&["index.html", "a.html", "de/b.html"])).expect("written"), (0, 0));
        let mut again = Folder::open(at.path(), "http://hall/p/1").expect("its own");
        assert_eq!(again.keep(files(&["index.html", "c.html"])).expect("written"), (1, 2));
        assert!(!at.path().join("a.html").exists() && !at.path().join("de/b.html").exists());
        assert!(at.path().join("logo.png").exists());
        assert!(Folder::open(at.path(), "http://hall/p/2").is_err(), "of another event");
    }

    #[test]
    fn a_folder_with_other_things_in_it_is_not_taken() {
        let at = tempfile::tempdir().expect("a folder");
        fs::write(at.path().join("index.html"), b"my club").expect("written");
        assert!(Folder::open(at.path(), "http://hall/p/1").is_err());
        assert_eq!(fs::read(at.path().join("index.html")).expect("there"), b"my club");
    }

    #[test]
    fn whoever_was_stopped_before_the_first_file_was_whole_begins_again() {
        let at = tempfile::tempdir().expect("a folder");
        fs::write(at.path().join(UNFINISHED), b"{").expect("written");
        let mut folder = Folder::open(at.path(), "x").expect("nothing else is in it");
        // What cannot be written leaves no half of it.
        fs::create_dir_all(at.path().join("a.html/b")).expect("made");
        assert!(folder.keep(files(&["a.html"])).is_err() && !at.path().join(UNFINISHED).exists());
        fs::remove_dir_all(at.path().join("a.html")).expect("removed");
        assert_eq!(folder.keep(files(&["a.html"])).expect("written"), (1, 0));
    }

    #[test]
    fn whoever_was_stopped_in_the_middle_goes_on() {
        let at = tempfile::tempdir().expect("a folder");
        let mut folder = Folder::open(at.path(), "x").expect("empty");
        // Stopped after the list and one page were written.
        folder.list.files.extend(["a.html".to_owned(), "never.html".to_owned()]);
        folder.write_list().expect("written");
        folder.write("a.html", b"old").expect("written");
        fs::write(at.path().join(UNFINISHED), b"half").expect("written");
        let mut again = Folder::open(at.path(), "x").expect("its own");
        assert_eq!(again.keep(files(&["index.html"])).expect("written"), (1, 2));
        assert!(!at.path().join("a.html").exists() && !at.path().join(UNFINISHED).exists());
    }
}
