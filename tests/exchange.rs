//! Files in and out: what other programs wrote is read whole, and what is broken is answered with its place.

mod common;

#[path = "exchange/access.rs"]
mod access;
#[path = "exchange/audit.rs"]
mod audit;
#[path = "exchange/beside_lists.rs"]
mod beside_lists;
#[path = "exchange/cells.rs"]
mod cells;
#[path = "exchange/chess_results.rs"]
mod chess_results;
#[path = "exchange/codes.rs"]
mod codes;
#[path = "exchange/diagnosis.rs"]
mod diagnosis;
#[path = "exchange/every_field.rs"]
mod every_field;
#[path = "exchange/files.rs"]
mod files;
#[path = "exchange/foreign.rs"]
mod foreign;
#[path = "exchange/gacrux.rs"]
mod gacrux;
#[path = "exchange/generated.rs"]
mod generated;
#[path = "exchange/held.rs"]
mod held;
#[path = "exchange/import_check.rs"]
mod import_check;
#[path = "exchange/kept.rs"]
mod kept;
#[path = "exchange/mutations.rs"]
mod mutations;
#[path = "exchange/nothing_untold.rs"]
mod nothing_untold;
#[path = "exchange/outgoing.rs"]
mod outgoing;
#[path = "exchange/own_lines.rs"]
mod own_lines;
#[path = "exchange/prizes.rs"]
mod prizes;
#[path = "exchange/proofs.rs"]
mod proofs;
#[path = "exchange/search.rs"]
mod search;
#[path = "exchange/swar.rs"]
mod swar;
#[path = "exchange/swiss_chess.rs"]
mod swiss_chess;
#[path = "exchange/swiss_manager.rs"]
mod swiss_manager;
#[path = "exchange/swiss_manager_teams.rs"]
mod swiss_manager_teams;
#[path = "exchange/tables.rs"]
mod tables;
#[path = "exchange/teams.rs"]
mod teams;
#[path = "exchange/trf_defects.rs"]
mod trf_defects;
#[path = "exchange/trf_golden.rs"]
mod trf_golden;
#[path = "exchange/trf_round_trip.rs"]
mod trf_round_trip;
#[path = "exchange/trf_signs.rs"]
mod trf_signs;
#[path = "exchange/trf_words.rs"]
mod trf_words;
#[path = "exchange/whole.rs"]
mod whole;
