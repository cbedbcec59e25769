//! The house: who imports whom, the store on both back ends, acts at the desk, and what the web lets through.

mod common;

#[path = "house/backends.rs"]
mod backends;
#[path = "house/desk.rs"]
mod desk;
#[path = "house/rating_lists.rs"]
mod rating_lists;
#[path = "house/rooms.rs"]
mod rooms;
#[path = "house/web.rs"]
mod web;
