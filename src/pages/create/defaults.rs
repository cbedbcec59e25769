//! What a new event is set to where its five questions do not ask: defaults that each system's rules allow.

use chrono::NaiveDate;
use sonneborn_i18n::settings::Event;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::regulations::{Numbering, Regulations, System, TieBreakEdition};
use sonneborn_tournament::team::TeamRules;

/// The boards of a match, as in most events of FIDE.
pub(super) const USUAL_BOARDS: u8 = 4;

/// The regulations of a new event of a system that starts on a day.
pub(crate) fn regulations(system: System, start: Option<NaiveDate>) -> Regulations {
    let plain = Regulations::default();
    Regulations {
        system,
        tie_breaks: tie_breaks(system).iter().map(|code| Coded::written(code)).collect(),
        tie_break_edition: start.map_or(plain.tie_break_edition, TieBreakEdition::on),
        // Round robins are numbered by lot (C.05 Annex 1). Between two teams the boards decide who meets whom, and nothing is drawn.
        numbering: match system {
            System::RoundRobin(_) | System::TeamRoundRobin(_) => Numbering::Lots,
            System::Dutch2017
            | System::Dutch2026
            | System::Dubov
            | System::Burstein
            | System::Lim
            | System::DoubleSwiss
            | System::TeamSwiss
            | System::Scheveningen { .. }
            | System::Knockout
            | System::TeamKnockout
            | System::ByHand => plain.numbering,
        },
        // Byes on request belong to Swiss events.
        teams: system
            .is_of_teams()
            .then(|| TeamRules { colours: TeamRules::alternating(USUAL_BOARDS), ..TeamRules::default() }),
        half_point_byes: if system.is_swiss() && !system.is_of_teams() { plain.half_point_byes } else { 0 },
        ..plain
    }
}

/// Tie-breaks that say something about who played under the system. C.07 art. 8 (Buchholz) is not for round robins.
fn tie_breaks(system: System) -> &'static [&'static str] {
    match system {
        System::Dutch2017
        | System::Dutch2026
        | System::Dubov
        | System::Burstein
        | System::Lim
        | System::DoubleSwiss => &["BH/C1", "BH", "SB", "WIN"],
        System::TeamSwiss => &["PTS:GP", "EMGSB", "BH:MP", "EDE"],
        System::TeamRoundRobin(_) => &["PTS:GP", "EDE", "EMGSB"],
        System::RoundRobin(_) => &["DE", "WIN", "SB", "KS"],
        System::Scheveningen { .. } => &["WIN", "BWG"],
        System::Knockout => &[],
        // C.07 art. 12, in this order: they decide level matches too.
        System::TeamKnockout => &["PTS:GP", "BC", "TBR"],
        System::ByHand => &["DE", "WIN", "SB"],
    }
}

/// What an event takes over from an earlier one: not its name, its days and its number.
pub(super) fn like(earlier: &Event) -> Event {
    let details = Details {
        name: String::new(),
        start: None,
        end: None,
        schedule: Vec::new(),
        event_code: String::new(),
        remarks: String::new(),
        entries_only: false,
        ..earlier.details.clone()
    };
    // Players kept apart were those of that event; federations and clubs may stay apart.
    let mut regulations = earlier.regulations.clone();
    regulations.prohibitions.retain(|rule| !rule.names_players());
    Event { details, regulations }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_pairing::registry;
    use sonneborn_tournament::descriptor::Descriptor;

    #[test]
    fn lots_are_drawn_where_numbers_decide_who_meets_whom() {
        let numbering = |code: &str| {
            let form = registry::forms().find(|form| form.code == code).expect("a system");
            regulations(form.system, None).numbering
        };
        assert_eq!(numbering("round-robin"), Numbering::Lots);
        assert_eq!(numbering("scheveningen"), Numbering::Strength);
    }

    #[test]
    fn the_defaults_of_every_system_are_tie_breaks_that_it_allows() {
        for form in registry::forms() {
            for code in tie_breaks(form.system) {
                let descriptor: Descriptor = code.parse().expect("a tie-break");
                assert!(!(form.system.is_predetermined() && descriptor.code.is_of_buchholz()), "{code}");
            }
        }
    }
}
