//! The tournament and its journal: folding, undoing, conflicts, and what is refused.

#[path = "tournament/answers.rs"]
mod answers;
#[path = "tournament/basic_rules.rs"]
mod basic_rules;
#[path = "tournament/believed.rs"]
mod believed;
#[path = "tournament/by_hand.rs"]
mod by_hand;
#[path = "tournament/chain.rs"]
mod chain;
#[path = "tournament/compared.rs"]
mod compared;
#[path = "tournament/course.rs"]
mod course;
#[path = "tournament/events.rs"]
mod events;
#[path = "tournament/fold.rs"]
mod fold;
#[path = "tournament/judged_teams.rs"]
mod judged_teams;
#[path = "tournament/judging.rs"]
mod judging;
#[path = "tournament/knockout.rs"]
mod knockout;
#[path = "tournament/matters.rs"]
mod matters;
#[path = "tournament/model.rs"]
mod model;
#[path = "tournament/numbers.rs"]
mod numbers;
#[path = "tournament/offered.rs"]
mod offered;
#[path = "tournament/old_journals.rs"]
mod old_journals;
#[path = "tournament/persons.rs"]
mod persons;
#[path = "tournament/proven.rs"]
mod proven;
#[path = "tournament/ratings.rs"]
mod ratings;
#[path = "tournament/readers.rs"]
mod readers;
#[path = "tournament/refusals.rs"]
mod refusals;
#[path = "tournament/refused.rs"]
mod refused;
#[path = "tournament/rulings.rs"]
mod rulings;
#[path = "tournament/teams.rs"]
mod teams;
#[path = "tournament/told.rs"]
mod told;
