//! The one list of all pairing systems. Who adds a system writes its folder and its line here.

use super::by_hand::NoEngine;
use super::knockout::KnockoutSystem;
use super::round_robin::RoundRobinSystem;
use super::scheveningen::ScheveningenSystem;
use super::swiss::burstein::system::BursteinSystem;
use super::swiss::double_swiss::system::DoubleSwissSystem;
use super::swiss::dubov::system::DubovSystem;
use super::swiss::dutch::articles::Edition;
use super::swiss::dutch::system::DutchSystem;
use super::swiss::lim::system::LimSystem;
use super::swiss::team::system::TeamSystem;
use super::system::{Form, PairingSystem};
use super::team_knockout::TeamKnockoutSystem;
use super::team_round_robin::TeamRoundRobinSystem;
use sonneborn_tournament::regulations::System;

/// All systems, in the order in which they are offered.
static SYSTEMS: [&dyn PairingSystem; 13] = [
    &DutchSystem(Edition::Of2026),
    &DutchSystem(Edition::Of2017),
    &DubovSystem,
    &BursteinSystem,
    &LimSystem,
    &DoubleSwissSystem,
    &TeamSystem,
    &RoundRobinSystem,
    &TeamRoundRobinSystem,
    &ScheveningenSystem,
    &KnockoutSystem,
    &TeamKnockoutSystem,
    &NoEngine,
];

/// The engine of a system.
///
/// ```
/// use sonneborn_pairing::registry;
/// use sonneborn_tournament::regulations::System;
///
/// let scheveningen = registry::of(System::Scheveningen { boards: 4, double: false });
/// assert!(scheveningen.forms().iter().any(|form| form.code == "double-scheveningen"));
/// ```
///
/// # Panics
/// If a system of the model is not in the list; a test goes through all of them.
pub fn of(system: System) -> &'static dyn PairingSystem {
    *SYSTEMS
        .iter()
        .find(|engine| engine.forms().iter().any(|form| form.is(system)))
        .expect("every system has its engine")
}

/// All systems of the model with their names, in the order in which they are offered.
///
/// ```
/// use sonneborn_pairing::registry;
///
/// assert!(registry::forms().any(|form| form.code == "dutch-2026"));
/// ```
pub fn forms() -> impl Iterator<Item = &'static Form> {
    SYSTEMS.iter().flat_map(|engine| engine.forms())
}

/// The names of a system.
///
/// ```
/// use sonneborn_pairing::registry;
/// use sonneborn_tournament::regulations::System;
///
/// assert_eq!(registry::form(System::Dubov).code, "dubov");
/// ```
///
/// # Panics
/// As [`of`].
pub fn form(system: System) -> &'static Form {
    forms().find(|form| form.is(system)).expect("every system has its names")
}

impl Form {
    fn is(&self, system: System) -> bool {
        // How many boards a Scheveningen event has is told by its teams.
        if let System::Scheveningen { double, .. } = system {
            return self.system == System::Scheveningen { boards: 0, double };
        }
        self.system == system
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::regulations::RoundRobin;
    use std::collections::BTreeSet;

    #[test]
    fn every_system_has_one_engine_and_names_of_its_own() {
        let mut all = vec![
            System::Dutch2017,
            System::Dutch2026,
            System::Dubov,
            System::Burstein,
            System::Lim,
            System::DoubleSwiss,
            System::TeamSwiss,
            System::Knockout,
            System::TeamKnockout,
            System::ByHand,
        ];
        all.extend(
            [(false, false), (true, false), (true, true)]
                .map(|(double, reverse_last_two)| RoundRobin { double, reverse_last_two })
                .into_iter()
                .flat_map(|kind| [System::RoundRobin(kind), System::TeamRoundRobin(kind)]),
        );
        all.extend([false, true].map(|double| System::Scheveningen { boards: 7, double }));
        for system in &all {
            let engines = SYSTEMS.iter().filter(|engine| engine.forms().iter().any(|form| form.is(*system)));
            assert_eq!(engines.count(), 1, "{system:?}");
        }
        assert_eq!(forms().count(), all.len());
        let codes: BTreeSet<&str> = forms().map(|form| form.code).collect();
        assert_eq!(codes.len(), all.len());
        let mut read = BTreeSet::new();
        for code in forms().flat_map(|form| form.trf.also) {
            assert!(read.insert(*code), "{code} is read as two systems");
        }
    }
}
