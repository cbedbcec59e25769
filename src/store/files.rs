//! The files of a SQLite database, readable by their owner only: there are password hashes and people's data in them.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// `sonneborn.sqlite-wal` and the like.
pub fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Read and written by the owner.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// Makes the file, or takes everybody else's rights to it.
///
/// # Errors
/// What the system says.
pub(super) fn for_owner_only(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    match options.open(file) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        other => return other.map(drop),
    }
    #[cfg(unix)]
    for file in ["", "-wal", "-shm"].map(|suffix| beside(file, suffix)) {
        use std::fs;
        use std::os::unix::fs::PermissionsExt;
        // Somebody else's file that we may write is theirs to protect.
        let _ = fs::set_permissions(file, fs::Permissions::from_mode(OWNER_ONLY));
    }
    Ok(())
}

/// The key in a file, for its owner only; a new one where there is none, in a folder that is made for it.
///
/// # Errors
/// What the system says; a file that is no key.
pub fn owners_key<const OCTETS: usize>(file: &Path, new: [u8; OCTETS]) -> std::io::Result<[u8; OCTETS]> {
    if let Some(folder) = file.parent().filter(|folder| !folder.is_dir()) {
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)?;
    }
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    match options.open(file) {
        Ok(mut made) => {
            let written = made.write_all(&new).and_then(|()| made.sync_all());
            if written.is_err() {
                // Half a key is none, and would be taken for one at the next start.
                let _ = std::fs::remove_file(file);
            }
            written.map(|()| new)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let kept = std::fs::read(file)?;
            kept.try_into().map_err(|_| std::io::Error::new(ErrorKind::InvalidData, "this is no key"))
        }
        Err(error) => Err(error),
    }
}

/// Writes a file for its owner only, whole or not at all: who is killed meanwhile, or finds no space, leaves what was there.
///
/// # Errors
/// What the system says.
pub(super) fn put(file: &Path, content: &[u8]) -> std::io::Result<()> {
    let partial = beside(file, "-partial");
    let mut written = owners_file(&partial)?;
    written.set_len(0)?;
    let done = written.write_all(content).and_then(|()| written.sync_all());
    drop(written);
    let done = done.and_then(|()| std::fs::rename(&partial, file));
    if done.is_err() {
        // Half of it is in nobody's way, and takes space that somebody needs.
        let _ = std::fs::remove_file(&partial);
    }
    done
}

/// What a disk must still take beside a database that is full no more, in octets: some acts with what SQLite notes about them. Much
/// less is free now and then on every full disk, as whenever the log begins anew.
static ROOM: [u8; 64 * 1024] = [0; 64 * 1024];

/// Whether the disk takes more than a few octets beside a file.
pub(super) fn has_room(file: &Path) -> bool {
    let tried = beside(file, "-room");
    let done = owners_file(&tried).and_then(|mut room| room.write_all(&ROOM).and_then(|()| room.sync_all()));
    // There may be no file, and one that stays is written over by the next try.
    let _ = std::fs::remove_file(&tried);
    done.is_ok()
}

/// What tells a file from another under the same name.
pub(super) type Identity = (u64, u64);

#[cfg(unix)]
pub(super) fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).ok().map(|found| (found.dev(), found.ino()))
}

/// Elsewhere an open file cannot be deleted or replaced.
#[cfg(not(unix))]
pub(super) fn identity(file: &Path) -> Option<Identity> {
    std::fs::metadata(file).ok().map(|_| (0, 0))
}

/// What the console is told of a file that somebody took away, and that is made again of what the server knows.
pub(super) fn told_gone(file: &Path) {
    tracing::error!("{} was deleted or replaced while the server runs; it is written again", file.display());
}

/// Opens a file to write behind what it has, or makes it, for its owner only.
pub(super) fn owners_log(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    options.open(file)
}

/// Opens a file to write, or makes it, for its owner only.
pub(super) fn owners_file(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER_ONLY);
    options.open(file)
}
