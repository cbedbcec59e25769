//! The tournament and its journal: folding, undoing, conflicts, and what is refused.

#[path = "tournament/by_hand.rs"]
mod by_hand;
#[path = "tournament/chain.rs"]
mod chain;
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
#[path = "tournament/numbers.rs"]
mod numbers;
#[path = "tournament/old_journals.rs"]
mod old_journals;
#[path = "tournament/ratings.rs"]
mod ratings;
#[path = "tournament/refusals.rs"]
mod refusals;
#[path = "tournament/teams.rs"]
mod teams;
