//! A folder that is watched for new rating lists, for halls without internet: whatever is put there is imported.
//!
//! The file's name says which list it is, as on the command line: `FIDE 2026-11.zip` is FIDE's list of November 2026, `DWZ
//! 2026-10.csv` another one. A file is taken once it has stopped growing, and again only when it changes.

use super::{Desk, ImportError, Imported, named};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// How often the folder is looked at.
const EVERY: Duration = Duration::from_secs(30);

/// How a file was when it was last looked at.
type Mark = (u64, Option<SystemTime>);

/// What is known of a folder's files.
#[derive(Default)]
pub struct ListFolder {
    seen: HashMap<PathBuf, Mark>,
    taken: HashMap<PathBuf, Mark>,
}

impl Desk {
    /// Imports what is put into `folder` as long as the program runs.
    pub fn follow_lists(self: &Arc<Self>, folder: PathBuf) {
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            let mut known = ListFolder::default();
            loop {
                for (file, done) in desk.look_for_lists(&folder, &mut known) {
                    match done {
                        Ok(imported) => tracing::info!("{}: {} players", imported.list.title(), imported.list.players),
                        Err(error) => tracing::warn!("{}: {error}", file.display()),
                    }
                }
                std::thread::sleep(EVERY);
            }
        });
    }

    /// Looks at the folder once: a file that is as it was the last time, and was not taken so, is imported.
    pub fn look_for_lists(
        &self,
        folder: &Path,
        known: &mut ListFolder,
    ) -> Vec<(PathBuf, Result<Imported, ImportError>)> {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return vec![(folder.to_owned(), Err(error.into()))],
        };
        let mut done = Vec::new();
        for entry in entries.filter_map(Result::ok) {
            let (file, Ok(told)) = (entry.path(), entry.metadata()) else { continue };
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            if !told.is_file() || is_hidden {
                continue;
            }
            let mark: Mark = (told.len(), told.modified().ok());
            let is_still = known.seen.insert(file.clone(), mark) == Some(mark);
            if is_still && known.taken.get(&file) != Some(&mark) {
                known.taken.insert(file.clone(), mark);
                if !self.has_list_since(&file, mark.1) {
                    let imported = self.import_rating_list(&file, &list_named(&file), None, |_| {});
                    done.push((file, imported));
                }
            }
        }
        done
    }

    /// Whether the file's list was imported after it was written, as before a restart.
    fn has_list_since(&self, file: &Path, written: Option<SystemTime>) -> bool {
        let new = list_named(file);
        let lists = self.store.rating_lists().unwrap_or_default();
        let kept = lists.iter().find(|list| list.name == new.name && list.valid_from() == new.valid_from);
        let since = written.and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok());
        let since = since.and_then(|since| i64::try_from(since.as_micros()).ok());
        kept.zip(since).is_some_and(|(kept, since)| kept.imported_at >= since)
    }
}

fn list_named(file: &Path) -> sonneborn_store::rating_list::NewList {
    named(&file.file_stem().unwrap_or_default().to_string_lossy())
}
