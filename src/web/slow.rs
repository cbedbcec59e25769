//! Bodies that never end: whoever sends one keeps a connection, and a hall's laptop has a thousand. A body must go on, and
//! come at a pace that every phone's connection has.

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use futures_util::{StreamExt, stream};
use std::io;
use std::time::{Duration, Instant};

/// Longest pause within a body.
const PAUSE: Duration = Duration::from_secs(10);
/// A body has so long, and longer only at the least pace, in bytes a second.
const GRACE: Duration = Duration::from_secs(20);
const LEAST_PACE: u64 = 4 * 1024;

/// The body, ended with an error when it comes too slowly.
pub fn hurried(body: Payload) -> Payload {
    if matches!(body, Payload::None) {
        return body;
    }
    let hurried = stream::unfold(Some((body, Instant::now(), 0u64)), |state| async move {
        let (mut body, started, mut bytes) = state?;
        let chunk = match tokio::time::timeout(PAUSE, body.next()).await {
            Err(_) => return Some((Err(too_slow()), None)),
            Ok(chunk) => chunk?,
        };
        bytes += chunk.as_ref().map_or(0, |chunk| chunk.len() as u64);
        let allowed = GRACE + Duration::from_secs(bytes / LEAST_PACE);
        if started.elapsed() > allowed {
            return Some((Err(too_slow()), None));
        }
        Some((chunk, Some((body, started, bytes))))
    });
    Payload::Stream { payload: hurried.fuse().boxed_local() }
}

fn too_slow() -> PayloadError {
    PayloadError::Incomplete(Some(io::Error::new(io::ErrorKind::TimedOut, "the body came too slowly")))
}
