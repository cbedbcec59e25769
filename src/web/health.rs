//! For those who run the server: whether it is well (`/health`), its figures (`/metrics`, for Prometheus, to this machine only),
//! and a line of the log for each request (`--access-log`).

use super::hall::{self, Hall};
use super::{Answer, AppState, WebError};
use crate::routes::Routes;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web;
use actix_web::{Error, HttpRequest, HttpResponse};
use sonneborn_tournament::access::Shows;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/health", Shows::PUBLIC, health).get("/metrics", Shows::PUBLIC, metrics);
}

/// Upper bounds of the histogram of answers, in seconds.
const BOUNDS: [f64; 8] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0];

/// What is counted of requests.
#[derive(Default)]
pub struct Counters {
    /// By the first digit of the status.
    by_class: [AtomicU64; 6],
    /// By the first bound that held; the last for slower ones.
    by_duration: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Counters {
    fn count(&self, status: u16, started: Instant) {
        let seconds = started.elapsed().as_secs_f64();
        let class = usize::from(status / 100).min(self.by_class.len() - 1);
        self.by_class[class].fetch_add(1, Ordering::Relaxed);
        let place = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        self.by_duration[place].fetch_add(1, Ordering::Relaxed);
        let microseconds = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        writeln!(text, "# TYPE sonneborn_requests_total counter")?;
        for (class, counter) in self.by_class.iter().enumerate().skip(1) {
            writeln!(text, "sonneborn_requests_total{{status=\"{class}xx\"}} {}", read(counter))?;
        }
        writeln!(text, "# TYPE sonneborn_request_seconds histogram")?;
        let mut so_far = 0;
        for (counter, bound) in self.by_duration.iter().zip(BOUNDS) {
            so_far += read(counter);
            writeln!(text, "sonneborn_request_seconds_bucket{{le=\"{bound}\"}} {so_far}")?;
        }
        so_far += self.by_duration.last().map_or(0, read);
        writeln!(text, "sonneborn_request_seconds_bucket{{le=\"+Inf\"}} {so_far}")?;
        writeln!(text, "sonneborn_request_seconds_sum {}", read(&self.microseconds) as f64 / 1e6)?;
        writeln!(text, "sonneborn_request_seconds_count {so_far}")
    }
}

/// Counts a request, and logs it for `access=info`. Queries are left out: they have names of players in them.
///
/// # Errors
/// What the request's own handling gives.
pub async fn watch(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let started = Instant::now();
    let counters = request.app_data::<web::Data<Counters>>().cloned();
    let answer = next.call(request).await?;
    let (asked, status) = (answer.request(), answer.status().as_u16());
    if let Some(counters) = counters {
        counters.count(status, started);
    }
    tracing::info!(
        target: "access",
        address = hall::client(asked).map(|address| address.to_string()).unwrap_or_default(),
        method = %asked.method(),
        path = asked.path(),
        status,
        milliseconds = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
    );
    Ok(answer)
}

/// 200 while the store answers, 503 while it does not; reading goes on from memory then.
async fn health(state: web::Data<AppState>) -> HttpResponse {
    if is_store_up(&state).await {
        HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
    } else {
        HttpResponse::ServiceUnavailable().content_type("text/plain; charset=utf-8").body("the database is away\n")
    }
}

async fn is_store_up(state: &web::Data<AppState>) -> bool {
    let desk = Arc::clone(&state.desk);
    crate::in_pool(move || desk.store().tournament(0)).await.is_ok_and(|asked| asked.is_ok())
}

async fn metrics(request: HttpRequest, state: web::Data<AppState>) -> Answer {
    if !hall::client(&request).is_some_and(|address| address.is_loopback()) || hall::is_nameless(&request) {
        return Err(WebError::NotFound);
    }
    let mut text = String::new();
    if let Some(counters) = request.app_data::<web::Data<Counters>>() {
        counters.write(&mut text).map_err(WebError::internal)?;
    }
    let streams = Hall::of(&request).map_or(0, |hall| hall.streams_open());
    let workshop = state.desk.workshop();
    let figures = [
        ("sonneborn_database_up", "gauge", u64::from(is_store_up(&state).await)),
        ("sonneborn_tournaments_in_memory", "gauge", state.desk.all_live().len() as u64),
        ("sonneborn_live_streams_of_spectators", "gauge", streams as u64),
        ("sonneborn_long_tasks", "gauge", workshop.jobs() as u64),
        ("sonneborn_long_tasks_given_up_total", "counter", workshop.given_up()),
        ("process_resident_memory_bytes", "gauge", resident_bytes().unwrap_or(0)),
    ];
    for (name, kind, value) in figures {
        writeln!(text, "# TYPE {name} {kind}\n{name} {value}").map_err(WebError::internal)?;
    }
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4; charset=utf-8").body(text))
}

/// Memory in use, where the system tells it as Linux does.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kibibytes| kibibytes * 1024)
}
