//! The event: its particulars, and the regulations as far as the file has them.

use super::Reader;
use super::codes::{self, Kind};
use super::players::BELGIUM;
use crate::foreign::SINGLE;
use crate::foreign::report::Remark;
use chrono::NaiveDate;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::{Apart, Prohibition, Rate, Regulations, System, TieBreakEdition};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// By the day, or the year, first.
const DATES: [&str; 3] = ["%d/%m/%Y", "%Y/%m/%d", "%Y%m%d"];
/// SWAR's number of a federation that is none of Belgium's: the event goes to FIDE directly.
const DIRECTLY_TO_FIDE: i32 = 6;
/// In the name of an event of teams, of which SWAR keeps the games only.
const TEAM_MARK: &str = " - team";
/// Rating, age, both in either order, and names.
const MOST_KINDS_OF_CATEGORY: i32 = 5;

/// By what players are kept apart.
mod exclusion {
    pub const NONE: i32 = -1;
    pub const PLAYERS: i32 = 0;
    pub const CLUBS: i32 = 1;
    pub const FEDERATIONS: i32 = 2;
    pub const EVERY_CLUB: i32 = 3;
    pub const EVERY_FEDERATION: i32 = 4;
}

impl Reader<'_> {
    pub fn event(&mut self) -> (Details, Regulations) {
        let event = &self.file.event;
        let [start, end] = [("[TOURNOI] DateDebut", 0), ("[TOURNOI] DateFin", 1)]
            .map(|(place, at)| self.date(&event.dates[at], place));
        let mut schedule = Vec::new();
        for (round, text) in (1..).zip(&self.file.dates) {
            let day = self.date(text, &format!("[DATES] {round}"));
            schedule.push(day.and_then(|day| day.and_hms_opt(0, 0, 0)));
        }
        let rate = codes::rate(event.rate).unwrap_or_else(|| {
            self.note("[TOURNOI] TournoiStd", Remark::RateAssumed { text: event.rate.to_string() });
            Rate::default()
        });
        let (time_control_text, time_control) = self.time_control(rate);
        let (chief_arbiter, deputies) = self.arbiters();
        let details = Details {
            name: event.name.clone(),
            place: event.place.clone(),
            federation: self.body(event.federation),
            start,
            end,
            schedule,
            organiser: event.organiser.clone(),
            chief_arbiter,
            deputies,
            time_control_text,
            event_code: self.event_code(),
            remarks: event.remarks.clone(),
            ..Details::default()
        };
        let system = self.system(start);
        let mut regulations = Regulations {
            system,
            rounds: event.rounds,
            tie_breaks: self.tie_breaks(),
            tie_break_edition: start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
            rate,
            time_control,
            fide_rated: event.is_fide_rated,
            first_board: u16::try_from(event.first_table).ok().filter(|table| *table > 0).unwrap_or(1),
            ..Regulations::default()
        };
        let [half, times, until] = event.absence;
        if half != 0 && self.kind != Kind::ThreeTwoOne {
            regulations.half_point_byes = times;
            let without = event.rounds.saturating_sub(u16::from(until));
            regulations.no_byes_in_last = u8::try_from(without).unwrap_or(u8::MAX);
        }
        self.tell_settings();
        (details, regulations)
    }

    fn date(&mut self, text: &str, place: &str) -> Option<NaiveDate> {
        let date = DATES.iter().find_map(|format| NaiveDate::parse_from_str(text, format).ok());
        if date.is_none() && !text.is_empty() {
            self.unreadable(place, text);
        }
        date
    }

    /// In words, and in the TRF's code where SWAR's list has it.
    fn time_control(&mut self, rate: Rate) -> (String, String) {
        let event = &self.file.event;
        match codes::time_control(rate, event.cadence) {
            Some(control) => control,
            None if !event.cadence_other.is_empty() => (event.cadence_other.clone(), String::new()),
            None => {
                self.unreadable("[TOURNOI] Cadence", event.cadence);
                Default::default()
            }
        }
    }

    /// Deputies stand in one text with commas between them. A part of one word is no person: then the comma stands within a name.
    fn arbiters(&mut self) -> (Official, Vec<Official>) {
        let event = &self.file.event;
        let named = |name: &str| Official { name: name.trim().to_owned(), ..Official::default() };
        let parts: Vec<&str> = event.arbiters[1].split(',').filter(|part| !part.trim().is_empty()).collect();
        let are_people = parts.iter().all(|part| part.trim().contains(' '));
        let mut deputies: Vec<Official> = match (parts.is_empty(), are_people) {
            (true, _) => Vec::new(),
            (false, true) => parts.into_iter().map(named).collect(),
            (false, false) => vec![named(&event.arbiters[1])],
        };
        let mut chief = named(&event.arbiters[0]);
        let [first, second] = &event.arbiters_ids;
        let chief_known = if chief.name.is_empty() { None } else { Some(&mut chief) };
        let deputy = if deputies.len() == 1 { deputies.first_mut() } else { None };
        for (text, official, place) in
            [(first, chief_known, "[TOURNOI] FideArbitre1"), (second, deputy, "[TOURNOI] FideArbitre2")]
        {
            match (text.is_empty(), text.parse::<FideId>(), official) {
                (true, _, _) => {}
                (false, Ok(id), Some(official)) => official.fide_id = Some(id),
                (false, _, _) => self.note(place, Remark::SettingsLeftOut { text: text.clone() }),
            }
        }
        (chief, deputies)
    }

    /// The body that the event is sent to: Belgium's federation in both languages, or one of its leagues.
    fn body(&mut self, number: i32) -> String {
        match number {
            1..DIRECTLY_TO_FIDE => BELGIUM.to_owned(),
            0 | DIRECTLY_TO_FIDE => String::new(),
            other => {
                self.unreadable("[TOURNOI] Federation", other);
                String::new()
            }
        }
    }

    /// FIDE's numbers of the event, one after the other where it has several.
    fn event_code(&mut self) -> String {
        let event = &self.file.event;
        let mut codes: Vec<String> = Vec::new();
        for number in event.fide_ids.iter().map(|[_, _, number]| *number).filter(|number| *number != 0) {
            let code = number.to_string();
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
        if codes.len() > 1 {
            let rounds: Vec<String> = event
                .fide_ids
                .iter()
                .filter(|id| id[2] != 0)
                .map(|[from, to, id]| format!("{from}-{to}: {id}"))
                .collect();
            self.note("[TOURNOI] FideIdDe/Aa", Remark::SettingsLeftOut { text: rounds.join(", ") });
        }
        if codes.is_empty() { event.fide_id.clone() } else { codes.join(", ") }
    }

    fn system(&mut self, start: Option<NaiveDate>) -> System {
        let event = &self.file.event;
        let is_divided = event.is_separate && self.file.category_kind != 0;
        let kind = match self.kind {
            Kind::Swiss if event.name.contains(TEAM_MARK) => "team".to_owned(),
            _ if is_divided => "CatSepares".to_owned(),
            Kind::RoundRobin | Kind::RoundRobinReturn => return System::RoundRobin(SINGLE),
            Kind::Swiss | Kind::SwissAccelerated | Kind::ThreeTwoOne => {
                let system = start.map_or(System::Dutch2026, System::dutch_on);
                self.note("[TOURNOI] Type", Remark::SwissAssumed { system });
                if self.kind == Kind::SwissAccelerated {
                    self.note("[TOURNOI] Type", Remark::AccelerationLeftOut { name: "SWISS_ACC".to_owned() });
                }
                return system;
            }
            Kind::SwissTwice => "SWISS_DBL".to_owned(),
            Kind::RoundRobinTwice => "ROBIN_DBL".to_owned(),
            Kind::American => "SW_AMERICAIN".to_owned(),
            Kind::Unknown => event.kind.to_string(),
        };
        self.note("[TOURNOI] Type", Remark::KindUnknown { kind });
        System::ByHand
    }

    fn tie_breaks(&mut self) -> Vec<Coded<Descriptor>> {
        let mut found = Vec::new();
        for (place, number) in (1..).zip(&self.file.tie_breaks) {
            let place = format!("[TIE_BREAK] {place}");
            let text = number.to_string();
            match codes::tie_break(*number) {
                Some(code) => {
                    found.push(Coded::written(code));
                    self.note(place, Remark::TieBreakAssumed { text, code });
                }
                None if *number == 0 => {}
                None => self.note(place, Remark::TieBreakUnknown { text }),
            }
        }
        found
    }

    /// What the file says of the event beside all that, by SWAR's names.
    fn tell_settings(&mut self) {
        let (file, event) = (self.file, &self.file.event);
        let mut left_out: Vec<String> = Vec::new();
        for (name, text) in [("Guid", &file.guid), ("MacAdress", &file.mac)] {
            if !text.is_empty() {
                // Marks of one copy of the program, which nobody needs to see.
                left_out.push(name.to_owned());
            }
        }
        for (name, text) in [("ClubOuLogo", &event.club), ("FideEmail", &event.email)] {
            if !text.is_empty() {
                left_out.push(format!("{name} {text}"));
            }
        }
        let is_listed = codes::rate(event.rate).is_some_and(|rate| codes::time_control(rate, event.cadence).is_some());
        if is_listed && !event.cadence_other.is_empty() {
            left_out.push(format!("CadenceAutre {}", event.cadence_other));
        }
        left_out.extend(
            event.others.iter().filter(|(_, number)| *number != 0).map(|(name, number)| format!("{name} {number}")),
        );
        if !left_out.is_empty() {
            self.note("[TOURNOI]", Remark::SettingsLeftOut { text: left_out.join(", ") });
        }
        // An entry without a rating gives nobody anything.
        let bands: Vec<String> = file
            .bands
            .iter()
            .filter(|[_, rating]| *rating != 0)
            .map(|[points, rating]| format!("{rating}: {points}/4"))
            .collect();
        if !bands.is_empty() {
            self.note("[XTRA_POINTS]", Remark::SettingsLeftOut { text: bands.join(", ") });
        }
        if !(0..=MOST_KINDS_OF_CATEGORY).contains(&file.category_kind) {
            self.unreadable("[CATEGORIES]", file.category_kind);
        }
    }

    /// Who is kept from meeting whom. Numbers that nobody has are told.
    pub fn keep_apart(&mut self, imported: &mut Imported) {
        let (kind, values) = &self.file.exclusion;
        let mut rules = Vec::new();
        let parts: BTreeSet<&str> = values.split(':').map(str::trim).filter(|part| !part.is_empty()).collect();
        match *kind {
            exclusion::NONE => {}
            exclusion::PLAYERS => rules = self.groups(&parts),
            exclusion::CLUBS => rules = self.clubs(&parts),
            exclusion::FEDERATIONS => {
                let codes: BTreeSet<String> = parts.iter().map(|part| self.federation(part, "[EXCLUSION]")).collect();
                rules.extend(codes.into_iter().filter(|code| !code.is_empty()).map(Apart::Federation));
            }
            exclusion::EVERY_CLUB => rules.push(Apart::SameClub),
            exclusion::EVERY_FEDERATION => rules.push(Apart::SameFederation),
            other => self.unreadable("[EXCLUSION]", other),
        }
        rules.retain(|rule| !matches!(rule, Apart::Players(players) if players.len() < 2));
        if rules.is_empty() {
            return;
        }
        if imported.regulations.system.is_predetermined() {
            self.note("[EXCLUSION]", Remark::SettingsLeftOut { text: values.clone() });
            return;
        }
        let last = RoundNo(imported.regulations.rounds);
        imported.regulations.prohibitions =
            rules.into_iter().map(|who| Prohibition { first: RoundNo::FIRST, last, who, soft: false }).collect();
    }

    /// Groups of players by their numbers, with commas between them.
    fn groups(&mut self, parts: &BTreeSet<&str>) -> Vec<Apart> {
        let ids: HashMap<i32, PlayerId> =
            (0..).zip(&self.file.players).map(|(at, record)| (record.number, PlayerId(at))).collect();
        let (mut groups, mut strangers) = (Vec::new(), BTreeSet::new());
        for part in parts {
            let mut group = BTreeSet::new();
            for number in part.split(',').map(str::trim).filter(|number| !number.is_empty()) {
                match number.parse().ok().and_then(|number: i32| ids.get(&number)) {
                    Some(id) => drop(group.insert(*id)),
                    None => drop(strangers.insert(number)),
                }
            }
            groups.push(Apart::Players(group.into_iter().collect()));
        }
        for number in strangers {
            self.note("[EXCLUSION]", Remark::NoSuchPlayer { number: number.to_owned() });
        }
        groups
    }

    /// The members of each club by its number, behind which a name may stand.
    fn clubs(&mut self, parts: &BTreeSet<&str>) -> Vec<Apart> {
        let mut members: BTreeMap<i32, Vec<PlayerId>> = BTreeMap::new();
        for part in parts {
            let digits = part.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default();
            match digits.parse() {
                Ok(number) => drop(members.entry(number).or_default()),
                Err(_) => self.unreadable("[EXCLUSION]", part),
            }
        }
        for (at, record) in (0..).zip(&self.file.players) {
            if let Some(club) = members.get_mut(&record.club_number) {
                club.push(PlayerId(at));
            }
        }
        members.into_values().map(Apart::Players).collect()
    }
}
