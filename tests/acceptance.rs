//! FIDE's checklist for programs (VCL4THP.13, draft): a test a question, named by it, from outside. `checklist` holds that the answers
//! which the program prints of itself are those that are tested here.
//!
//! The questions stand in short words in `src/manual/questions.csv`; `sonneborn acceptance` prints them with the answers.

#[allow(dead_code, reason = "the house uses the rest")]
#[path = "house/backends.rs"]
mod backends;
mod common;
#[allow(dead_code, reason = "the house uses the rest")]
#[path = "house/site.rs"]
mod site;

#[path = "acceptance/by_hand.rs"]
mod by_hand;
#[path = "acceptance/checklist.rs"]
mod checklist;
#[path = "acceptance/files.rs"]
mod files;
#[path = "acceptance/finality.rs"]
mod finality;
#[path = "acceptance/fixed.rs"]
mod fixed;
#[path = "acceptance/games.rs"]
mod games;
#[path = "acceptance/hall.rs"]
mod hall;
#[path = "acceptance/integrity.rs"]
mod integrity;
#[cfg(unix)]
#[path = "acceptance/large_test.rs"]
mod large_test;
#[path = "acceptance/lists.rs"]
mod lists;
#[path = "acceptance/mode.rs"]
mod mode;
#[path = "acceptance/numbers.rs"]
mod numbers;
#[path = "acceptance/offline.rs"]
mod offline;
#[path = "acceptance/program.rs"]
mod program;
#[path = "acceptance/scoring.rs"]
mod scoring;
#[path = "acceptance/standings.rs"]
mod standings;
#[path = "acceptance/systems.rs"]
mod systems;
#[path = "acceptance/walk.rs"]
mod walk;
