//! Ratings against FIDE's published figures, and title norms by article.

mod common;

#[path = "rating/norms.rs"]
mod norms;
#[path = "rating/online.rs"]
mod online;
#[path = "rating/properties.rs"]
mod properties;
#[path = "rating/published.rs"]
mod published;
