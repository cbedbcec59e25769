//! Which program runs: its version, and the commit that it was built from, where the build was told it.

use std::sync::LazyLock;

/// The version, as `Cargo.toml` has it.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");
/// The commit; `deploy/release` tells it to the build by `SONNEBORN_COMMIT`.
const COMMIT: Option<&str> = option_env!("SONNEBORN_COMMIT");

/// As people are shown it: `0.2.0`, or `0.2.0 (1a2b3c4d5e)`.
pub fn shown() -> &'static str {
    static SHOWN: LazyLock<String> = LazyLock::new(|| match COMMIT {
        Some(commit) => format!("{NUMBER} ({commit})"),
        None => NUMBER.to_owned(),
    });
    &SHOWN
}
