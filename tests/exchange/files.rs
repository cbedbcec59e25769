//! The golden files by folder and ending.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Every file under `folder` with one of the endings, in order of their paths.
pub fn under(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(folder, endings, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder was found before") {
        let path = entry.expect("a folder's entry can be read").path();
        if path.is_dir() {
            collect(&path, endings, found);
        } else if path
            .extension()
            .and_then(|ending| ending.to_str())
            .is_some_and(|ending| endings.iter().any(|one| one.eq_ignore_ascii_case(ending)))
        {
            found.push(path);
        }
    }
}

/// Does the same with every file, on as many threads as there are processors; what a file fails with ends the test.
pub fn each<T: Send>(paths: &[PathBuf], act: impl Fn(&Path) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut done = Vec::new();
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(act(path));
        }
        done
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(take)).collect();
        let ended =
            started.into_iter().flat_map(|thread| thread.join().unwrap_or_else(|why| std::panic::resume_unwind(why)));
        ended.collect()
    })
}
