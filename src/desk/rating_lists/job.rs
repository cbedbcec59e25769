//! One import at a time in the background, with its progress for the page.

use super::{ImportError, Imported, Progress};
use sonneborn_exchange::players::Mapping;
use sonneborn_exchange::table::Grid;
use sonneborn_store::Database;
use sonneborn_store::rating_list::NewList;
use sonneborn_tournament::regulations::Rate;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How the file of an upload is called.
const UPLOAD: &str = "sonneborn-upload-";
const PART: &str = ".part";
/// An upload that nobody has written to for so long belongs to nobody.
const FORSAKEN_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// Where the import of this node stands.
#[derive(Clone, Default)]
pub enum Job {
    #[default]
    Idle,
    /// A table waits for its columns to be matched.
    ToMatch(Arc<Unmatched>),
    Running(Progress),
    Done(Imported),
    Failed(Arc<ImportError>),
}

/// A table whose columns nobody has matched yet.
pub struct Unmatched {
    pub file: UploadedFile,
    pub new: NewList,
    pub sample: Grid,
    /// What each column is taken for.
    pub offered: Mapping,
}

/// The one import's desk.
#[derive(Default)]
pub(super) struct Desk(Mutex<Job>);

impl Desk {
    fn put(&self, job: Job) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = job;
    }
}

/// A file that was uploaded; gone when nobody needs it any more.
pub struct UploadedFile(PathBuf);

impl UploadedFile {
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for UploadedFile {
    fn drop(&mut self) {
        // What cannot be removed is in a folder for such files.
        let _ = fs::remove_file(&self.0);
    }
}

impl super::Desk {
    /// An empty file for an upload, beside the database, where there is room for a list.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new_upload(&self) -> std::io::Result<(UploadedFile, fs::File)> {
        let (folder, _) = self.uploads();
        let path = folder.join(format!("{UPLOAD}{:016x}{PART}", rand::random::<u64>()));
        let file = fs::OpenOptions::new().write(true).create_new(true).open(&path)?;
        Ok((UploadedFile(path), file))
    }

    /// Where uploads lie, and for how long one there may still belong to somebody: beside SQLite's file this server is alone,
    /// in the system's own folder other nodes may be at work.
    fn uploads(&self) -> (PathBuf, Duration) {
        match self.store.database() {
            Database::Sqlite(file) => {
                let beside = file.parent().filter(|folder| !folder.as_os_str().is_empty());
                (beside.unwrap_or(Path::new(".")).to_path_buf(), Duration::ZERO)
            }
            Database::Postgres(_) => (std::env::temp_dir(), FORSAKEN_AFTER),
        }
    }

    /// Removes the uploads that a crash has left; for the start of a server, before it takes any. Gives how many.
    ///
    /// # Errors
    /// When their folder cannot be listed.
    pub fn sweep_uploads(&self) -> std::io::Result<usize> {
        let (folder, rest) = self.uploads();
        let mut swept = 0;
        for entry in fs::read_dir(&folder)?.filter_map(Result::ok) {
            let name = entry.file_name();
            let is_upload = name.to_str().is_some_and(|name| name.starts_with(UPLOAD) && name.ends_with(PART));
            let written = entry.metadata().and_then(|told| told.modified());
            let is_forsaken = written.is_ok_and(|at| at.elapsed().unwrap_or_default() >= rest);
            if is_upload && is_forsaken && fs::remove_file(entry.path()).is_ok() {
                swept += 1;
            }
        }
        Ok(swept)
    }

    /// Where the import stands.
    pub fn rating_list_job(&self) -> Job {
        self.shelf.job.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Imports an uploaded file in the background, or asks for its columns first.
    ///
    /// # Errors
    /// [`ImportError::Busy`] while another one runs, and what the file's beginning shows.
    pub fn take_rating_list(
        self: &Arc<Self>,
        file: UploadedFile,
        new: NewList,
        rate: Option<Rate>,
    ) -> Result<(), ImportError> {
        match self.columns_to_match(file.path(), &new.name)? {
            Some((sample, offered)) => {
                let mut job = self.shelf.job.0.lock().unwrap_or_else(PoisonError::into_inner);
                if matches!(*job, Job::Running(_)) {
                    return Err(ImportError::Busy);
                }
                *job = Job::ToMatch(Arc::new(Unmatched { file, new, sample, offered }));
                Ok(())
            }
            None => self.start(rate, move || (file.path().to_path_buf(), new, Some(file))),
        }
    }

    /// Imports the table that waits, by these columns, which are kept for lists of its name.
    ///
    /// # Errors
    /// [`ImportError::Busy`], or when the columns cannot be kept. Nothing happens where no table waits.
    pub fn match_rating_list(self: &Arc<Self>, columns: &Mapping) -> Result<(), ImportError> {
        let Job::ToMatch(waiting) = self.rating_list_job() else { return Ok(()) };
        self.keep_columns(&waiting.new.name, columns, &waiting.sample)?;
        self.start(None, move || (waiting.file.path().to_path_buf(), waiting.new.clone(), waiting))
    }

    /// `work` gives the file, the list, and what must live until the end.
    fn start<K: Send + 'static>(
        self: &Arc<Self>,
        rate: Option<Rate>,
        work: impl FnOnce() -> (PathBuf, NewList, K),
    ) -> Result<(), ImportError> {
        {
            let mut job = self.shelf.job.0.lock().unwrap_or_else(PoisonError::into_inner);
            if matches!(*job, Job::Running(_)) {
                return Err(ImportError::Busy);
            }
            *job = Job::Running(Progress::default());
        }
        let (path, new, keep) = work();
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            let told = |progress| desk.shelf.job.put(Job::Running(progress));
            let done = desk.import_rating_list(&path, &new, rate, told);
            drop(keep);
            let done = match done {
                // Read now, so that whoever searches first does not wait.
                Ok(imported) => desk.loaded_rating_list(imported.list.id).map(|_| imported).map_err(ImportError::from),
                failed => failed,
            };
            desk.shelf.job.put(done.map_or_else(|error| Job::Failed(Arc::new(error)), Job::Done));
        });
        Ok(())
    }

    /// Lets go of a table that waits, and of what the last import said.
    pub fn forget_rating_list_job(&self) {
        let mut job = self.shelf.job.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !matches!(*job, Job::Running(_)) {
            *job = Job::Idle;
        }
    }
}
