//! The outbox of the round desk, tried by Node where it is at hand.

use crate::common::skipped;
use std::process::Command;

#[test]
fn the_outbox_puts_aside_what_does_not_fit_and_goes_on() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/outbox.mjs");
    match Command::new("node").arg(script).output() {
        Err(error) => skipped(&format!("no node: {error}")),
        Ok(done) => assert!(
            done.status.success(),
            "{}{}",
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr)
        ),
    }
}
