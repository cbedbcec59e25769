//! The house: who imports whom, the store on both back ends, acts at the desk, what the web lets
//! through, the program as it is started, and the words in three languages.

mod common;

#[path = "house/announced.rs"]
mod announced;
#[path = "house/api.rs"]
mod api;
#[path = "house/archive_pages.rs"]
mod archive_pages;
#[path = "house/attacks.rs"]
mod attacks;
#[path = "house/audit.rs"]
mod audit;
#[path = "house/backends.rs"]
mod backends;
#[path = "house/bad_rows.rs"]
mod bad_rows;
#[path = "house/belief.rs"]
mod belief;
#[path = "house/beside.rs"]
mod beside;
#[path = "house/bodies.rs"]
mod bodies;
#[path = "house/chain.rs"]
mod chain;
#[path = "house/check_in.rs"]
mod check_in;
#[path = "house/checked_files.rs"]
mod checked_files;
#[path = "house/circles.rs"]
mod circles;
#[path = "house/claim_commands.rs"]
mod claim_commands;
#[path = "house/claims.rs"]
mod claims;
#[path = "house/colours.rs"]
mod colours;
#[path = "house/command_line.rs"]
mod command_line;
#[path = "house/copies.rs"]
mod copies;
#[path = "house/credentials.rs"]
mod credentials;
#[path = "house/desk.rs"]
mod desk;
#[path = "house/desktop.rs"]
mod desktop;
#[path = "house/disputes.rs"]
mod disputes;
#[path = "house/doors.rs"]
mod doors;
#[path = "house/dossier.rs"]
mod dossier;
#[path = "house/drafts.rs"]
mod drafts;
#[path = "house/engine_commands.rs"]
mod engine_commands;
#[path = "house/entered.rs"]
mod entered;
#[path = "house/faces.rs"]
mod faces;
#[path = "house/failover.rs"]
mod failover;
#[path = "house/festival.rs"]
mod festival;
#[path = "house/file_troubles.rs"]
mod file_troubles;
#[path = "house/great_import.rs"]
mod great_import;
#[path = "house/groups.rs"]
mod groups;
#[path = "house/hall.rs"]
mod hall;
#[path = "house/hall_clock.rs"]
mod hall_clock;
#[path = "house/import.rs"]
mod import;
#[path = "house/incidents.rs"]
mod incidents;
#[path = "house/interrupted.rs"]
mod interrupted;
#[path = "house/judge.rs"]
mod judge;
#[path = "house/keeper.rs"]
mod keeper;
#[path = "house/keeping.rs"]
mod keeping;
#[path = "house/kills.rs"]
mod kills;
#[path = "house/knockout.rs"]
mod knockout;
#[path = "house/late_entries.rs"]
mod late_entries;
#[path = "common/lines.rs"]
mod lines;
#[path = "house/live_boards.rs"]
mod live_boards;
#[path = "house/manual.rs"]
mod manual;
#[path = "house/mutations.rs"]
mod mutations;
#[path = "house/nodes.rs"]
mod nodes;
#[path = "house/numbers.rs"]
mod numbers;
#[path = "house/old_databases.rs"]
mod old_databases;
#[path = "house/one_standing.rs"]
mod one_standing;
#[path = "house/operator.rs"]
mod operator;
#[path = "house/own_last.rs"]
mod own_last;
#[path = "house/page_cache.rs"]
mod page_cache;
#[path = "house/pages.rs"]
mod pages;
#[path = "house/pairing_reasons.rs"]
mod pairing_reasons;
#[path = "house/paper_design.rs"]
mod paper_design;
#[path = "house/people.rs"]
mod people;
#[path = "house/phones.rs"]
mod phones;
#[path = "house/photographs.rs"]
mod photographs;
#[path = "house/plurals.rs"]
mod plurals;
#[path = "house/points.rs"]
mod points;
#[path = "house/privacy.rs"]
mod privacy;
#[path = "house/process.rs"]
mod process;
#[path = "house/pseudo_language.rs"]
mod pseudo_language;
#[path = "house/public_site.rs"]
mod public_site;
#[path = "house/publish.rs"]
mod publish;
#[path = "house/push.rs"]
mod push;
#[path = "house/rating_commands.rs"]
mod rating_commands;
#[path = "house/rating_list_pages.rs"]
mod rating_list_pages;
#[path = "house/rating_lists.rs"]
mod rating_lists;
#[path = "house/readers.rs"]
mod readers;
#[path = "house/reading.rs"]
mod reading;
#[path = "house/reading_elsewhere.rs"]
mod reading_elsewhere;
#[path = "house/reading_of_teams.rs"]
mod reading_of_teams;
#[path = "house/records.rs"]
mod records;
#[path = "house/reports.rs"]
mod reports;
#[path = "house/rights.rs"]
mod rights;
#[path = "house/rooms.rs"]
mod rooms;
#[path = "house/running.rs"]
mod running;
#[path = "house/schedule.rs"]
mod schedule;
#[path = "house/scripts.rs"]
mod scripts;
#[path = "house/search.rs"]
mod search;
#[path = "house/settings.rs"]
mod settings;
#[path = "house/simulation.rs"]
mod simulation;
#[path = "house/site.rs"]
mod site;
#[path = "house/standby.rs"]
mod standby;
#[path = "house/standings_pages.rs"]
mod standings_pages;
#[path = "house/standings_pictures.rs"]
mod standings_pictures;
#[path = "house/teams.rs"]
mod teams;
#[path = "house/ticks.rs"]
mod ticks;
#[path = "house/typings.rs"]
mod typings;
#[path = "house/unseen.rs"]
mod unseen;
#[path = "house/way_on.rs"]
mod way_on;
#[path = "house/web.rs"]
mod web;
#[path = "house/words.rs"]
mod words;
#[path = "house/writers.rs"]
mod writers;
