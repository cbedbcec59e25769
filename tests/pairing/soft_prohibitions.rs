//! Soft prohibitions for the references: each in its order is kept as long as everybody still finds an opponent.

use sonneborn_pairing::swiss::field::Field;
use sonneborn_pairing::swiss::team::field::TeamField;

/// A field as a reference reads it.
pub trait Prohibits: Clone {
    /// Takes the soft prohibitions out of the field.
    fn take_avoided(&mut self) -> Vec<(usize, usize)>;
    fn forbidden(&mut self) -> &mut Vec<(usize, usize)>;
}

impl Prohibits for Field {
    fn take_avoided(&mut self) -> Vec<(usize, usize)> {
        std::mem::take(&mut self.avoided)
    }

    fn forbidden(&mut self) -> &mut Vec<(usize, usize)> {
        &mut self.forbidden
    }
}

impl Prohibits for TeamField {
    fn take_avoided(&mut self) -> Vec<(usize, usize)> {
        std::mem::take(&mut self.avoided)
    }

    fn forbidden(&mut self) -> &mut Vec<(usize, usize)> {
        &mut self.forbidden
    }
}

/// Pairs the round by `strictly`, for which all prohibitions stand; `None` if there is no legal pairing.
pub fn pair<F: Prohibits, P>(field: &F, strictly: impl Fn(&F) -> Option<P>) -> Option<P> {
    let mut field = field.clone();
    let avoided = field.take_avoided();
    strictly(&field)?;
    for pair in avoided {
        field.forbidden().push(pair);
        if strictly(&field).is_none() {
            field.forbidden().pop();
        }
    }
    strictly(&field)
}
