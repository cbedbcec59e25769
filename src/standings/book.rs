//! The book: a field with what several tie-breaks need of everybody, computed once.

use super::field::{Field, Which};
use super::unplayed;
use sonneborn_tournament::points::Points;
use std::sync::OnceLock;

/// A field with totals and adjusted scores.
#[derive(Debug)]
pub struct Book {
    pub field: Field,
    totals: [Vec<Points>; 2],
    adjusted: [Vec<Points>; 2],
    fore: OnceLock<Option<Box<Book>>>,
}

impl Book {
    pub fn new(field: Field) -> Book {
        let of_all = |value: &dyn Fn(&super::field::Participant, Which) -> Points| {
            [Which::Primary, Which::Secondary]
                .map(|which| field.participants.iter().map(|one| value(one, which)).collect::<Vec<_>>())
        };
        let totals = of_all(&|one, which| one.total(which));
        let adjusted = of_all(&|one, which| unplayed::adjusted_score(&field, one, which));
        Book { field, totals, adjusted, fore: OnceLock::new() }
    }

    /// The score that the standings show.
    pub fn total(&self, who: u32, which: Which) -> Points {
        self.totals[which as usize][who as usize]
    }

    /// The score as opponents count it (16.3).
    pub fn adjusted(&self, who: u32, which: Which) -> Points {
        self.adjusted[which as usize][who as usize]
    }

    /// Everybody's score as opponents count it.
    pub(crate) fn all_adjusted(&self, which: Which) -> &[Points] {
        &self.adjusted[which as usize]
    }

    /// The book as if the final round's paired games were drawn (8.3); this book itself before the final round.
    pub fn fore(&self) -> &Book {
        self.fore.get_or_init(|| self.field.fore().map(|field| Box::new(Book::new(field)))).as_deref().unwrap_or(self)
    }

    pub fn is_unrated_present(&self) -> bool {
        self.field.participants.iter().any(|participant| participant.rating.is_none())
    }
}
