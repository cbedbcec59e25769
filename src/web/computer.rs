//! The arbiter's own computer, where the program runs as a desktop's: what its page shows, and the wish to stop.

use std::path::{Path, PathBuf};
use tokio::sync::Notify;

/// There only where the program was started with `--desktop`.
#[derive(Debug)]
pub struct Computer {
    /// Where the data are.
    pub folder: PathBuf,
    /// The address by name, where the network is told it.
    pub named: Option<String>,
    pub(super) stop: Notify,
}

impl Computer {
    pub fn new(folder: &Path, named: Option<String>) -> Computer {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        Computer { folder, named, stop: Notify::new() }
    }

    /// Ends the server as the system's polite request does: what is being answered is answered first.
    pub fn ask_to_stop(&self) {
        self.stop.notify_one();
    }
}
