//! The particulars of an event, none of which bears on pairings: its name and place, its officials, its days.

use super::kinds::{federation, line, own, ticked, typed};
use super::{Control, Group, Setting};
use crate::{common, dues, festival, rounds, web};
use chrono::NaiveDate;
use sonneborn_tournament::details::Official;
use sonneborn_tournament::fee::Fee;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::reader::{self, MAX_ROUNDS, MAX_TEXT_LETTERS};
use sonneborn_tournament::reduction::Reduction;

/// Letters of an amount with its currency, and of a FIDE ID.
const SHORT_LETTERS: u8 = 10;
const EXAMPLE_OF_REDUCTION: &str = "U18: 50 %";
const EXAMPLE_OF_DEPUTY: &str = "IA Kovač, Ivo; CRO; 14500000";

pub(super) fn settings() -> Vec<(Group, Setting)> {
    let event = [
        typed("name", web::tournament_name, |it| &mut it.details.name, String::clone, |text, _| reader::name(text))
            .wide()
            .required(),
        line("place", web::place, |it| &mut it.details.place),
        federation("federation", common::federation, |it| &mut it.details.federation),
        line("chief_arbiter", web::chief_arbiter, |it| &mut it.details.chief_arbiter.name),
        typed(
            "chief_arbiter_id",
            web::fide_id,
            |it| &mut it.details.chief_arbiter.fide_id,
            |id| id.as_ref().map(FideId::to_string).unwrap_or_default(),
            |text, _| reader::optional(text, reader::fide_id),
        )
        .drawn_as(Control::Figure)
        .size(SHORT_LETTERS),
        federation("chief_arbiter_federation", web::chief_arbiter_federation, |it| {
            &mut it.details.chief_arbiter.federation
        }),
        deputies(),
        line("organiser", web::organiser, |it| &mut it.details.organiser),
        typed(
            "website",
            web::website,
            |it| &mut it.details.website,
            String::clone,
            |text, _| reader::text(text, MAX_TEXT_LETTERS),
        ),
        typed(
            "entry_fee",
            dues::entry_fee,
            |it| &mut it.details.entry_fee,
            |fee| fee.as_ref().map(Fee::to_string).unwrap_or_default(),
            |text, _| reader::optional(text, reader::fee),
        )
        .size(SHORT_LETTERS)
        .hint(dues::entry_fee_hint),
        reductions(),
        colour(),
        // Only the cut makes one of an event; here it is taken back.
        ticked(
            "entries_only",
            festival::entries_only,
            |it| it.details.entries_only,
            |reading, it| it.details.entries_only &= reading.is_ticked("entries_only"),
        )
        .drawn_as(Control::TickToTakeBack),
    ];
    let schedule = [
        day("start", web::start_date, |it| &mut it.details.start),
        day("end", web::end_date, |it| &mut it.details.end),
        starts(),
        typed(
            "zone",
            rounds::time_zone,
            |it| &mut it.details.zone,
            |zone| zone.map(|zone| zone.name().to_owned()).unwrap_or_default(),
            |text, _| reader::optional(text, reader::zone),
        )
        .hint(rounds::time_zone_hint),
    ];
    let event = event.into_iter().map(|setting| (Group::Event, setting));
    event.chain(schedule.into_iter().map(|setting| (Group::Schedule, setting))).collect()
}

fn day(name: &'static str, label: super::Word, at: super::At<Option<NaiveDate>>) -> Setting {
    let show = |day: &Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
    typed(name, label, at, show, |text, _| reader::optional(text, reader::day)).drawn_as(Control::Day)
}

/// The start of each round, a line a round.
fn starts() -> Setting {
    own(
        "schedule",
        rounds::schedule,
        |it| {
            let starts = it.details.schedule.iter();
            let starts = starts.map(|at| at.map(|at| at.format("%Y-%m-%d %H:%M").to_string()).unwrap_or_default());
            Some(starts.collect::<Vec<_>>().join("\n"))
        },
        |reading, it| {
            let lines = reading.text("schedule").trim_end().lines().take(MAX_ROUNDS.into());
            let read =
                lines.map(|line| reading.take(rounds::schedule, reader::optional(line, reader::moment)).flatten());
            it.details.schedule = read.collect();
        },
    )
    .drawn_as(Control::Starts)
}

/// One a line, `IA Kovač, Ivo; CRO; 14500000`, federation and FIDE ID where known.
fn deputies() -> Setting {
    own(
        "deputies",
        web::deputies,
        |it| Some(it.details.deputies.iter().map(shown).collect::<Vec<_>>().join("\n")),
        |reading, it| {
            let lines = reading.text("deputies").lines().map(str::trim).filter(|line| !line.is_empty());
            let read = lines
                .filter_map(|line| reading.take(web::deputies, reader::official(line, &reading.was.details.deputies)));
            it.details.deputies = read.collect();
        },
    )
    .drawn_as(Control::Lines(EXAMPLE_OF_DEPUTY))
    .wide()
}

/// One a line, its name and what it takes off.
fn reductions() -> Setting {
    own(
        "reductions",
        dues::reductions,
        |it| Some(it.details.reductions.iter().map(Reduction::to_string).collect::<Vec<_>>().join("\n")),
        |reading, it| {
            let lines = reading.text("reductions").lines().map(str::trim).filter(|line| !line.is_empty());
            let read = lines.filter_map(|line| reading.take(dues::reductions, reader::reduction(line)));
            it.details.reductions = read.collect();
        },
    )
    .drawn_as(Control::Lines(EXAMPLE_OF_REDUCTION))
    .hint(dues::reductions_hint)
}

/// As [`sonneborn_tournament::reader::official`] reads it.
fn shown(official: &Official) -> String {
    let fide_id = official.fide_id.map(|id| id.to_string()).unwrap_or_default();
    let parts = [official.name.as_str(), official.federation.as_str(), fide_id.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// The field shows the colour that follows from the name: left as it is, none was chosen.
fn colour() -> Setting {
    own(
        "colour",
        web::event_colour,
        |it| Some(it.details.tint().to_string()),
        |reading, it| {
            let was = &reading.was.details;
            let read = reading.take(web::event_colour, reader::tint(reading.text("colour")));
            it.details.colour = read.filter(|chosen| was.colour.is_some() || *chosen != was.tint());
        },
    )
    .drawn_as(Control::Tint)
    .hint(web::event_colour_hint)
    .or_kept()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_deputy_comes_back_as_it_was() {
        for line in ["IA Kovač, Ivo; CRO; 14500000", "王小明; CHN", "Doe, Jo; 1500001", "Roe"] {
            assert_eq!(reader::official(line, &[]).as_ref().map(shown), Ok(line.to_owned()));
        }
        assert_eq!(reader::official("Doe; cro", &[]).map(|official| official.federation), Ok("CRO".to_owned()));
    }
}
