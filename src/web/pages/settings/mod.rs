//! The settings of a tournament: its details and regulations, in one form. After the start a change asks for a reason.

pub(super) mod groups;
mod mode;
mod officials;
mod prohibitions;
mod rating_lists;
mod teams;
pub(super) mod time_control;
mod who;

use super::rating_method::RatingMethod;
use crate::form::Posted;
use crate::frame::Section;
use crate::guard::{ChiefArbiter, Guarded, Right, Viewer};
use crate::routes::Routes;
use crate::{Answer, Frame, WebError, page, refused, see_other};
use askama::Template;
use chrono::NaiveDate;
use groups::{Group, Sent};
use serde::{Deserialize, Serialize};
use sonneborn_desk::{Attempt, Desk, Refused};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{
    Lang, common, confirmation, consequences, dues, incidents, knockout, prohibitions as prohibition_words,
    rating as rating_words, refusals, settings as group_words, standings, systems, teams as team_words,
    time_control as control_words, web as words,
};
use sonneborn_laws::edition::EditionId;
use sonneborn_pairing::registry;
use sonneborn_pairing::system::Need;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeDetails, ChangeRegulations};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::DescriptorError;
use sonneborn_tournament::details::{Details, Fee, Official};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS, MAX_ROUNDS, MAX_TEXT_LETTERS, Unreadable};
use sonneborn_tournament::regulations::{
    Acceleration, Agreement, Announced, Equals, KnockoutRules, NormGames, NormRules, Numbering, Parity, PeriodRatings,
    Rate, Regulations, System, TieBreakEdition,
};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::team::{ColourPreferences, TeamRules};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/t/{tournament}/settings", Shows::NAMES, settings).post(
        "/t/{tournament}/settings",
        Shows::NAMES,
        change,
    );
    mode::routes(config);
    prohibitions::routes(config);
    teams::routes(config);
}

/// The form's fields as text, so that nothing typed is lost when something is wrong.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct SettingsForm {
    pub name: String,
    pub place: String,
    pub federation: String,
    pub start: String,
    pub end: String,
    #[serde(deserialize_with = "groups::lines")]
    pub schedule: String,
    pub organiser: String,
    pub chief_arbiter: String,
    pub chief_arbiter_id: String,
    pub chief_arbiter_federation: String,
    pub deputies: String,
    pub website: String,
    pub entry_fee: String,
    pub entries_only: Option<String>,
    pub colour: String,
    pub system: String,
    pub rounds: String,
    pub scoring: String,
    pub win: String,
    pub draw: String,
    pub loss: String,
    pub bye_points: String,
    #[serde(deserialize_with = "groups::lines")]
    pub tie_breaks: String,
    pub tie_break_edition: String,
    pub rate: String,
    pub time_control: String,
    /// The rows of a time control from parts.
    #[serde(deserialize_with = "groups::lines")]
    pub period_moves: String,
    #[serde(deserialize_with = "groups::lines")]
    pub period_minutes: String,
    #[serde(deserialize_with = "groups::lines")]
    pub period_seconds: String,
    pub laws: String,
    pub initial_colour: String,
    pub numbering: String,
    pub equals: String,
    pub acceleration: String,
    pub parity: String,
    pub match_games: String,
    pub third_place: Option<String>,
    pub half_point_byes: String,
    pub no_byes_in_last: String,
    pub first_board: String,
    pub default_minutes: String,
    pub fide_rated: Option<String>,
    pub full_supervision: Option<String>,
    pub agreement: String,
    pub agreement_move: String,
    pub quickplay_announced: Option<String>,
    pub device_penalty: String,
    pub appeal_minutes: String,
    pub boards: String,
    pub match_win: String,
    pub match_draw: String,
    pub match_loss: String,
    pub first_score: String,
    pub colour_preferences: String,
    pub second_score: Option<String>,
    pub team_bye_match: String,
    pub team_bye_game: String,
    pub line_up_minutes: String,
    pub free_order: Option<String>,
    pub chess960: Option<String>,
    /// The sequence of rating lists, a code a line.
    #[serde(deserialize_with = "groups::lines")]
    pub lists: String,
    pub lists_checked: Option<String>,
    pub norm_exemption: Option<String>,
    pub norm_games: String,
    pub long_event: Option<String>,
    pub period_tie_breaks: String,
    #[serde(flatten)]
    pub ratings: RatingMethod,
    pub reason: String,
    pub confirmed: Option<String>,
}

/// The most half-point byes of a player, and of rounds without them.
const MAX_BYES: u8 = 98;
/// Places for tie-breaks on the form; a longer list gets two more.
const TIE_BREAK_PLACES: usize = 6;
/// The most games of a match of a knock-out.
const MAX_MATCH_GAMES: u8 = 24;

/// The most boards of a match of teams, and minutes before a round by which line-ups are asked for: a week.
const MAX_BOARDS_OF_MATCH: u8 = 50;
const MAX_LINE_UP_MINUTES: u16 = 7 * 24 * 60;

/// The last move before which draws may be forbidden; no regulations name a later one.
const MAX_AGREEMENT_MOVE: u16 = 200;

/// The systems by the codes of the menu.
fn system_codes() -> Vec<(&'static str, System)> {
    registry::forms().map(|form| (form.code, form.system)).collect()
}

pub(super) fn system_code(system: System) -> &'static str {
    registry::form(system).code
}

/// Reads the fields, collecting what is wrong with the field's name.
struct Reader {
    lang: Lang,
    problems: Vec<String>,
}

impl Reader {
    /// What was read; what could not be is noted with the field's name.
    fn take<T>(&mut self, name: &str, read: Result<T, Unreadable>) -> Option<T> {
        read.map_err(|wrong| self.problems.push(unreadable(self.lang, name, &wrong))).ok()
    }

    /// As [`Reader::take`], with what stays in the form's place while there is a problem.
    fn or<T>(&mut self, name: &str, read: Result<T, Unreadable>, was: T) -> T {
        self.take(name, read).unwrap_or(was)
    }

    /// A code of a menu. A form without the menu leaves what was.
    fn choice<T: Copy>(&mut self, name: &str, text: &str, codes: &[(&'static str, T)], was: T) -> T {
        if text.is_empty() { was } else { self.or(name, reader::code(text, codes), was) }
    }
}

impl SettingsForm {
    /// The form filled with what is.
    pub(super) fn of(details: &Details, regulations: &Regulations) -> SettingsForm {
        let date = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        let scoring = &regulations.scoring;
        let team_rules = regulations.teams.clone().unwrap_or_default();
        let moments = details.schedule.iter();
        let schedule = moments.map(|at| at.map(|at| at.format("%Y-%m-%d %H:%M").to_string()).unwrap_or_default());
        SettingsForm {
            name: details.name.clone(),
            place: details.place.clone(),
            federation: details.federation.clone(),
            start: date(details.start),
            end: date(details.end),
            schedule: schedule.collect::<Vec<_>>().join("\n"),
            organiser: details.organiser.clone(),
            chief_arbiter: details.chief_arbiter.name.clone(),
            chief_arbiter_id: details.chief_arbiter.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            chief_arbiter_federation: details.chief_arbiter.federation.clone(),
            deputies: details.deputies.iter().map(officials::shown).collect::<Vec<_>>().join("\n"),
            website: details.website.clone(),
            entries_only: details.entries_only.then(|| "on".into()),
            colour: details.tint().to_string(),
            entry_fee: details.entry_fee.as_ref().map(Fee::to_string).unwrap_or_default(),
            system: system_code(regulations.system).into(),
            rounds: regulations.rounds.to_string(),
            scoring: String::new(),
            win: scoring.win.decimal(),
            draw: scoring.draw.decimal(),
            loss: scoring.loss.decimal(),
            bye_points: scoring.pairing_allocated_bye.decimal(),
            tie_breaks: regulations.tie_breaks_written(" "),
            tie_break_edition: match regulations.tie_break_edition {
                TieBreakEdition::August2024 => "2024".into(),
                TieBreakEdition::March2026 => "2026".into(),
            },
            rate: match regulations.rate {
                Rate::Standard => "standard".into(),
                Rate::Rapid => "rapid".into(),
                Rate::Blitz => "blitz".into(),
            },
            time_control: regulations.time_control.clone(),
            period_moves: String::new(),
            period_minutes: String::new(),
            period_seconds: String::new(),
            laws: regulations.laws.as_str().into(),
            initial_colour: match regulations.initial_colour {
                None => "lot".into(),
                Some(Colour::White) => "white".into(),
                Some(Colour::Black) => "black".into(),
            },
            numbering: match regulations.numbering {
                Numbering::Strength => "strength".into(),
                Numbering::Lots => "lots".into(),
                Numbering::Varma => "varma".into(),
                Numbering::ByHand => "by-hand".into(),
            },
            equals: match regulations.equals {
                Equals::Alphabet => "alphabet".into(),
                Equals::FideId => "fide-id".into(),
                Equals::OldestFirst => "oldest".into(),
                Equals::YoungestFirst => "youngest".into(),
            },
            acceleration: match regulations.acceleration {
                Acceleration::None => "none".into(),
                Acceleration::Baku => "baku".into(),
                Acceleration::Listed(_) => "listed".into(),
            },
            parity: match regulations.parity {
                Parity::Participants => "participants".into(),
                Parity::Tpn => "tpn".into(),
            },
            match_games: regulations.knockout.games.to_string(),
            third_place: regulations.knockout.third_place.then(|| "on".into()),
            half_point_byes: regulations.half_point_byes.to_string(),
            no_byes_in_last: regulations.no_byes_in_last.to_string(),
            first_board: regulations.first_board.to_string(),
            default_minutes: regulations.default_minutes.to_string(),
            fide_rated: regulations.fide_rated.then(|| "on".into()),
            full_supervision: regulations.announced.full_supervision.then(|| "on".into()),
            agreement: match regulations.announced.agreement {
                Agreement::Allowed => "allowed".into(),
                Agreement::FromMove(_) => "from".into(),
                Agreement::Never => "never".into(),
            },
            agreement_move: match regulations.announced.agreement {
                Agreement::FromMove(number) => number.to_string(),
                Agreement::Allowed | Agreement::Never => String::new(),
            },
            quickplay_announced: regulations.announced.quickplay.then(|| "on".into()),
            device_penalty: regulations.announced.device_penalty.clone(),
            appeal_minutes: regulations.announced.appeal_minutes.to_string(),
            boards: team_rules.boards().to_string(),
            match_win: team_rules.win.decimal(),
            match_draw: team_rules.draw.decimal(),
            match_loss: team_rules.loss.decimal(),
            first_score: if team_rules.game_points_first { "game".into() } else { "match".into() },
            colour_preferences: match team_rules.colour_preferences {
                ColourPreferences::TypeA => "a".into(),
                ColourPreferences::TypeB => "b".into(),
                ColourPreferences::None => "none".into(),
            },
            second_score: team_rules.second_score_for_colours.then(|| "on".into()),
            team_bye_match: team_rules.bye.map(|(points, _)| points.decimal()).unwrap_or_default(),
            team_bye_game: team_rules.bye.map(|(_, points)| points.decimal()).unwrap_or_default(),
            line_up_minutes: team_rules.line_up_minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
            free_order: team_rules.free_order.then(|| "on".into()),
            chess960: regulations.chess960.map(|_| "on".into()),
            lists: regulations.list_sequence().iter().map(ListKind::code).collect::<Vec<_>>().join("\n"),
            norm_exemption: regulations.norms.exempt.then(|| "on".into()),
            norm_games: match regulations.norms.games {
                NormGames::Nine => "nine".into(),
                NormGames::Eight => "eight".into(),
                NormGames::Seven => "seven".into(),
            },
            lists_checked: (!regulations.lists.on_request).then(|| "on".into()),
            long_event: regulations.period_ratings.map(|_| "on".into()),
            period_tie_breaks: match regulations.period_ratings.unwrap_or_default() {
                PeriodRatings::First => "first".into(),
                PeriodRatings::OfRound => "of-round".into(),
            },
            ratings: RatingMethod::of(regulations),
            reason: String::new(),
            confirmed: None,
        }
    }

    /// What the form of a new tournament says, on top of defaults. Its system is chosen, never supposed.
    ///
    /// # Errors
    /// Every problem, in words.
    pub(super) fn read_new(
        &self,
        lang: Lang,
        details: &Details,
        regulations: &Regulations,
    ) -> Result<(Details, Regulations), Vec<String>> {
        if let Err(wrong) = reader::code(&self.system, &system_codes()) {
            return Err(vec![unreadable(lang, words::system(lang), &wrong)]);
        }
        self.read(lang, details, regulations)
    }

    /// What the form says, on top of what is and has no field.
    ///
    /// # Errors
    /// Every problem, in words.
    pub(super) fn read(
        &self,
        lang: Lang,
        details: &Details,
        regulations: &Regulations,
    ) -> Result<(Details, Regulations), Vec<String>> {
        let mut reader = Reader { lang, problems: Vec::new() };
        let details = self.read_details(&mut reader, details);
        let national_ratings = match self.ratings.read(&details, regulations) {
            Ok(read) => read,
            Err((name, wrong)) => reader.take(name(lang), Err(wrong)).unwrap_or_default(),
        };
        let regulations = Regulations { national_ratings, ..self.read_regulations(&mut reader, regulations) };
        if let Some(fault) = regulations.scoring.fault() {
            reader.problems.push(refusals::scoring_fault(lang, fault).into());
        }
        if reader.problems.is_empty() { Ok((details, regulations)) } else { Err(reader.problems) }
    }

    fn read_details(&self, reader: &mut Reader, was: &Details) -> Details {
        let lang = reader.lang;
        let short = |text: &str| reader::text(text, MAX_NAME_LETTERS);
        let schedule = self.schedule.trim_end().lines().take(MAX_ROUNDS.into());
        let deputies = self.deputies.lines().map(str::trim).filter(|line| !line.is_empty());
        let start = reader.or(words::start_date(lang), reader::optional(&self.start, reader::day), was.start);
        let end = reader.or(words::end_date(lang), reader::optional(&self.end, reader::day), was.end);
        if start.zip(end).is_some_and(|(start, end)| end < start) {
            reader.problems.push(words::end_before_start(lang).into());
        }
        let arbiter = &was.chief_arbiter;
        let federation = |text: &str, was: &str| reader::federation(text, was);
        Details {
            name: reader.or(words::tournament_name(lang), reader::name(&self.name), was.name.clone()),
            place: reader.or(words::place(lang), short(&self.place), was.place.clone()),
            federation: reader.or(
                common::federation(lang),
                federation(&self.federation, &was.federation),
                was.federation.clone(),
            ),
            start,
            end,
            schedule: schedule
                .map(|line| reader.or(words::schedule(lang), reader::optional(line, reader::moment), None))
                .collect(),
            organiser: reader.or(words::organiser(lang), short(&self.organiser), was.organiser.clone()),
            chief_arbiter: Official {
                name: reader.or(words::chief_arbiter(lang), short(&self.chief_arbiter), arbiter.name.clone()),
                fide_id: reader.or(
                    words::fide_id(lang),
                    reader::optional(&self.chief_arbiter_id, reader::fide_id),
                    arbiter.fide_id,
                ),
                federation: reader.or(
                    common::federation(lang),
                    federation(&self.chief_arbiter_federation, &arbiter.federation),
                    arbiter.federation.clone(),
                ),
            },
            deputies: deputies
                .filter_map(|line| reader.take(words::deputies(lang), reader::official(line, &was.deputies)))
                .collect(),
            website: reader.or(
                words::website(lang),
                reader::text(&self.website, MAX_TEXT_LETTERS),
                was.website.clone(),
            ),
            entry_fee: reader.or(
                dues::entry_fee(lang),
                reader::optional(&self.entry_fee, reader::fee),
                was.entry_fee.clone(),
            ),
            // Only the cut makes one of an event; here it is taken back.
            entries_only: was.entries_only && self.entries_only.is_some(),
            // The field shows the colour that follows from the name: left as it is, none was chosen.
            colour: match self.colour.as_str() {
                "" => was.colour,
                colour => reader
                    .take(words::event_colour(lang), reader::tint(colour))
                    .filter(|chosen| was.colour.is_some() || *chosen != was.tint()),
            },
            check_in_until: was.check_in_until,
            check_in_by_players: was.check_in_by_players,
            ..was.clone()
        }
    }

    fn read_regulations(&self, reader: &mut Reader, was: &Regulations) -> Regulations {
        let lang = reader.lang;
        // The menu's code of what was stands for all that the form has no field for.
        let is_kept = self.system == system_code(was.system);
        let systems = system_codes();
        let system =
            if is_kept { was.system } else { reader.choice(words::system(lang), &self.system, &systems, was.system) };
        let mut points = |name: &str, text: &str, was: Points| reader.or(name, reader::points(text), was);
        let win = points(words::win(lang), &self.win, was.scoring.win);
        let draw = points(words::draw(lang), &self.draw, was.scoring.draw);
        let loss = points(words::loss(lang), &self.loss, was.scoring.loss);
        let bye = points(words::bye_points(lang), &self.bye_points, was.scoring.pairing_allocated_bye);
        let unchanged = (win, draw, loss) == (was.scoring.win, was.scoring.draw, was.scoring.loss);
        let scoring = if unchanged { was.scoring } else { Scoring::of(win, draw, loss) };
        // An imported event may have more; it keeps them.
        let most_rounds = MAX_ROUNDS.max(was.rounds);
        let rounds = reader.or(words::rounds(lang), reader::number(&self.rounds, 1..=most_rounds), was.rounds);
        Regulations {
            system,
            rounds,
            prohibitions: was.prohibitions.iter().map(|rule| rule.with_rounds(was.rounds, rounds)).collect(),
            scoring: Scoring { pairing_allocated_bye: bye, ..scoring },
            tie_breaks: reader.or(
                words::tie_breaks(lang),
                reader::tie_breaks(&self.tie_breaks, &was.tie_breaks),
                was.tie_breaks.clone(),
            ),
            tie_break_edition: reader.choice(
                words::tie_break_edition(lang),
                &self.tie_break_edition,
                &[("2024", TieBreakEdition::August2024), ("2026", TieBreakEdition::March2026)],
                was.tie_break_edition,
            ),
            rate: reader.choice(
                words::rate_of_play(lang),
                &self.rate,
                &[("standard", Rate::Standard), ("rapid", Rate::Rapid), ("blitz", Rate::Blitz)],
                was.rate,
            ),
            time_control: self.read_time_control(reader, was),
            laws: self.read_laws(reader, was),
            initial_colour: reader.choice(
                words::initial_colour(lang),
                &self.initial_colour,
                &[("lot", None), ("white", Some(Colour::White)), ("black", Some(Colour::Black))],
                was.initial_colour,
            ),
            numbering: reader.choice(
                words::numbering(lang),
                &self.numbering,
                &[
                    ("strength", Numbering::Strength),
                    ("lots", Numbering::Lots),
                    ("varma", Numbering::Varma),
                    ("by-hand", Numbering::ByHand),
                ],
                was.numbering,
            ),
            equals: reader.choice(
                words::equals(lang),
                &self.equals,
                &[
                    ("alphabet", Equals::Alphabet),
                    ("fide-id", Equals::FideId),
                    ("oldest", Equals::OldestFirst),
                    ("youngest", Equals::YoungestFirst),
                ],
                was.equals,
            ),
            acceleration: self.read_acceleration(reader, was),
            parity: reader.choice(
                words::parity(lang),
                &self.parity,
                &[("participants", Parity::Participants), ("tpn", Parity::Tpn)],
                was.parity,
            ),
            knockout: KnockoutRules {
                games: match self.match_games.as_str() {
                    "" => was.knockout.games,
                    games => reader.or(
                        knockout::games_of_match(lang),
                        reader::number(games, 1..=MAX_MATCH_GAMES),
                        was.knockout.games,
                    ),
                },
                third_place: self.third_place.is_some(),
            },
            half_point_byes: reader.or(
                words::half_point_byes(lang),
                reader::number(&self.half_point_byes, 0..=MAX_BYES),
                was.half_point_byes,
            ),
            no_byes_in_last: reader.or(
                words::no_byes_in_last(lang),
                reader::number(&self.no_byes_in_last, 0..=MAX_BYES),
                was.no_byes_in_last,
            ),
            first_board: reader.or(
                words::first_board(lang),
                reader::number(&self.first_board, 1..=reader::MAX_BOARD),
                was.first_board,
            ),
            default_minutes: reader.or(
                words::default_minutes(lang),
                reader::number(&self.default_minutes, 0..=reader::MAX_DEFAULT_MINUTES),
                was.default_minutes,
            ),
            fide_rated: self.fide_rated.is_some(),
            norms: NormRules {
                exempt: self.norm_exemption.is_some(),
                games: reader.choice(
                    rating_words::title_norms(lang),
                    &self.norm_games,
                    &[("nine", NormGames::Nine), ("eight", NormGames::Eight), ("seven", NormGames::Seven)],
                    was.norms.games,
                ),
            },
            lists: self.read_lists(reader, was),
            period_ratings: self.read_period_ratings(reader, was),
            // The seed is drawn once, and kept as long as the event is one of Chess960.
            chess960: self.chess960.is_some().then(|| was.chess960.unwrap_or_else(Desk::new_seed)),
            teams: self.read_teams(reader, system, was.teams.as_ref()),
            announced: self.read_announced(reader, &was.announced),
            ..was.clone()
        }
    }

    /// The regulations of team matches, where teams are paired or were before.
    fn read_teams(&self, reader: &mut Reader, system: System, was: Option<&TeamRules>) -> Option<TeamRules> {
        if !system.is_of_teams() && was.is_none() {
            return None;
        }
        let lang = reader.lang;
        let was = was.cloned().unwrap_or_default();
        // A form without these fields leaves what was; so does one of an event of players.
        let boards = match self.boards.trim() {
            "" | "0" if !system.is_of_teams() || was.boards() > 0 => was.boards(),
            boards => reader.or(
                team_words::boards_of_match(lang),
                reader::number(boards, 1..=MAX_BOARDS_OF_MATCH).map(usize::from),
                was.boards(),
            ),
        };
        let mut points = |name: &str, text: &str, was: Points| match text {
            "" => was,
            text => reader.or(name, reader::points(text), was),
        };
        let win = points(team_words::match_win(lang), &self.match_win, was.win);
        let draw = points(team_words::match_draw(lang), &self.match_draw, was.draw);
        let loss = points(team_words::match_loss(lang), &self.match_loss, was.loss);
        let bye = match (self.team_bye_match.trim(), self.team_bye_game.trim()) {
            ("", "") => None,
            (of_match, of_games) => {
                let name = team_words::team_bye(lang);
                reader.take(name, reader::points(of_match)).zip(reader.take(name, reader::points(of_games)))
            }
        };
        let colours = if boards == was.boards() {
            was.colours.clone()
        } else {
            TeamRules::alternating(u8::try_from(boards).unwrap_or(u8::MAX))
        };
        TeamRules {
            win,
            draw,
            loss,
            bye,
            colours,
            game_points_first: reader.choice(
                team_words::first_score(lang),
                &self.first_score,
                &[("match", false), ("game", true)],
                was.game_points_first,
            ),
            colour_preferences: reader.choice(
                team_words::colour_preferences(lang),
                &self.colour_preferences,
                &[("a", ColourPreferences::TypeA), ("b", ColourPreferences::TypeB), ("none", ColourPreferences::None)],
                was.colour_preferences,
            ),
            second_score_for_colours: self.second_score.is_some(),
            line_up_minutes: reader.or(
                team_words::line_up_minutes(lang),
                reader::optional(&self.line_up_minutes, |text| reader::number(text, 0..=MAX_LINE_UP_MINUTES)),
                was.line_up_minutes,
            ),
            free_order: self.free_order.is_some(),
        }
        .into()
    }

    fn read_time_control(&self, reader: &mut Reader, was: &Regulations) -> String {
        let read = match self.time_control.as_str() {
            time_control::FROM_PARTS => time_control::code(&self.periods()),
            code => reader::text(code, MAX_NAME_LETTERS),
        };
        reader.or(words::time_control(reader.lang), read, was.time_control.clone())
    }

    pub(super) fn periods(&self) -> [time_control::Row<'_>; 3] {
        time_control::rows(&self.period_moves, &self.period_minutes, &self.period_seconds)
    }

    pub(super) fn time_controls(&self, lang: &Lang) -> Vec<time_control::Offer> {
        time_control::offers(*lang, &self.time_control)
    }

    /// The tie-breaks chosen, and empty places for more.
    pub(super) fn tie_break_places(&self) -> Vec<String> {
        let mut chosen = groups::chosen(&self.tie_breaks);
        chosen.resize(chosen.len().max(TIE_BREAK_PLACES - 2) + 2, String::new());
        chosen
    }

    pub(super) fn tie_break_offers(&self, lang: &Lang) -> Vec<groups::TieBreakOffer> {
        let system = reader::code(&self.system, &system_codes()).unwrap_or(System::ByHand);
        groups::tie_breaks(*lang, system, &self.tie_breaks)
    }

    /// The start of each round as the browser's field takes it, a line for each round.
    pub(super) fn starts(&self) -> Vec<String> {
        let rounds = self.rounds.trim().parse().unwrap_or(0_usize).min(MAX_ROUNDS.into());
        let mut starts: Vec<String> = self.schedule.lines().map(|line| line.trim().replace(' ', "T")).collect();
        starts.resize(rounds.max(starts.len()), String::new());
        starts
    }

    /// A form without these fields leaves what was.
    fn read_announced(&self, reader: &mut Reader, was: &Announced) -> Announced {
        if self.agreement.is_empty() {
            return was.clone();
        }
        let lang = reader.lang;
        let number = match self.agreement.as_str() {
            "from" => {
                reader.take(words::agreement_rule(lang), reader::number(&self.agreement_move, 1..=MAX_AGREEMENT_MOVE))
            }
            _ => None,
        };
        let from = number.map_or(was.agreement, Agreement::FromMove);
        let codes = [("allowed", Agreement::Allowed), ("from", from), ("never", Agreement::Never)];
        Announced {
            full_supervision: self.full_supervision.is_some(),
            agreement: reader.choice(words::agreement_rule(lang), &self.agreement, &codes, was.agreement),
            quickplay: self.quickplay_announced.is_some(),
            device_penalty: reader.or(
                words::device_penalty(lang),
                reader::text(&self.device_penalty, MAX_TEXT_LETTERS),
                was.device_penalty.clone(),
            ),
            appeal_minutes: reader
                .take(incidents::appeal_minutes(lang), reader::optional(&self.appeal_minutes, minutes_of_appeal))
                .map_or(was.appeal_minutes, Option::unwrap_or_default),
        }
    }

    fn read_laws(&self, reader: &mut Reader, was: &Regulations) -> Coded<EditionId> {
        if self.laws.is_empty() {
            return was.laws.clone();
        }
        let name = words::laws_edition(reader.lang);
        reader.or(name, reader::laws(&self.laws, &was.laws), was.laws.clone())
    }

    fn read_acceleration(&self, reader: &mut Reader, was: &Regulations) -> Acceleration {
        let is_listed = matches!(was.acceleration, Acceleration::Listed(_));
        match self.acceleration.as_str() {
            "" => was.acceleration.clone(),
            "listed" if is_listed => was.acceleration.clone(),
            code => {
                let is_baku =
                    reader.choice(words::acceleration(reader.lang), code, &[("none", false), ("baku", true)], false);
                if is_baku { Acceleration::Baku } else { Acceleration::None }
            }
        }
    }

    pub(super) fn is_chosen(&self, value: &str, code: &str) -> bool {
        value == code
    }

    /// The systems that can be chosen, and the event's own, with their codes.
    pub(super) fn offered(&self, lang: &Lang) -> Vec<(&'static str, &'static str)> {
        let offered = registry::forms().filter(|form| form.is_offered || form.code == self.system);
        offered.map(|form| (form.code, systems::name(*lang, form.system))).collect()
    }

    /// The codes of the systems with which the script shows a field: those that pair by score.
    pub(super) fn codes_of_swiss(&self) -> String {
        codes_of(System::is_swiss)
    }

    pub(super) fn codes_of_knockout(&self) -> String {
        codes_of(System::is_knockout)
    }

    /// Those whose first colour is drawn: tables have it from the numbers.
    pub(super) fn codes_of_drawn_colour(&self) -> String {
        codes_of(|system| !system.is_predetermined())
    }

    /// The editions that can be chosen, and the event's own.
    pub(super) fn laws_editions(&self) -> Vec<&str> {
        let mut editions: Vec<&str> = reader::laws_of_play().into_iter().map(|(code, _)| code).collect();
        if !editions.contains(&self.laws.as_str()) {
            editions.push(&self.laws);
        }
        editions
    }
}

fn codes_of(is_meant: fn(System) -> bool) -> String {
    let codes = registry::forms().filter(|form| is_meant(form.system)).map(|form| form.code);
    codes.collect::<Vec<_>>().join(" ")
}

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    frame: Frame,
    form: SettingsForm,
    problems: Vec<String>,
    /// The group that was sent and not saved; it is open, the others as they are.
    open: Option<Group>,
    groups: Vec<(Group, String)>,
    /// The names of the server's lists that are not FIDE's.
    own_lists: Vec<String>,
    /// What the regulations of FIDE advise against, or for.
    advice: Vec<&'static str>,
    /// Warnings to confirm: the form is shown again with a tick to set.
    warnings: Vec<String>,
    is_started: bool,
    can_change: bool,
    forbidden_pairs: usize,
    has_teams: bool,
    /// The last round that is paired, where FIDE mode can be left.
    leaves_after: Option<RoundNo>,
}

/// The round after which the event can leave FIDE mode; `None` where it is not in it.
fn leaves_after(tournament: &Tournament) -> Option<RoundNo> {
    (tournament.mode() == Mode::Fide && !tournament.closed).then(|| tournament.paired_rounds())
}

async fn settings(guarded: Guarded<Viewer>) -> Answer {
    let tournament = guarded.tournament();
    let lang = guarded.visitor.lang;
    let form = SettingsForm::of(&tournament.details, &tournament.regulations);
    page(&SettingsPage {
        frame: Frame::of(&guarded, Section::Settings, words::section_settings(lang)),
        form,
        problems: unread(lang, &tournament.regulations),
        open: None,
        own_lists: rating_lists::own(&guarded).await?,
        advice: rating_lists::advice(lang, tournament),
        groups: told(&guarded),
        warnings: Vec::new(),
        is_started: !tournament.rounds.is_empty(),
        forbidden_pairs: tournament.regulations.prohibitions.len(),
        has_teams: registry::of(tournament.regulations.system).needs().contains(&Need::TwoTeams),
        leaves_after: leaves_after(tournament),
        can_change: guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter),
    })
}

/// The codes of the regulations that are kept and not understood, each with its reason.
fn unread(lang: Lang, regulations: &Regulations) -> Vec<String> {
    let tie_breaks = regulations.tie_breaks.iter().filter_map(|code| match code.value() {
        Ok(_) | Err(DescriptorError::SelfDefined(_)) => None,
        Err(why) => Some(words::tie_break_kept(lang, code.as_str(), standings::descriptor_error(lang, &why))),
    });
    let laws = regulations.laws.meant().is_none().then(|| words::laws_kept(lang, regulations.laws.as_str()));
    tie_breaks.chain(laws).collect()
}

/// The groups with what is set in each.
fn told<R: Right>(guarded: &Guarded<R>) -> Vec<(Group, String)> {
    let is_of_teams = guarded.tournament().regulations.teams.is_some();
    let shown = Group::ALL.into_iter().filter(|group| *group != Group::Teams || is_of_teams);
    shown.map(|group| (group, group.told(&guarded.visitor.lang, guarded.tournament()))).collect()
}

async fn change(guarded: Guarded<ChiefArbiter>, sent: Posted<Sent>) -> Answer {
    let lang = guarded.visitor.lang;
    let (tournament, saw) = (guarded.tournament(), guarded.saw());
    let open = Group::of(&sent.0);
    let open = open.map_err(|wrong| WebError::unread(lang, words::section_settings(lang), &wrong))?;
    let form = match open {
        Some(group) => group.over(&SettingsForm::of(&saw.details, &saw.regulations), &sent.0),
        None => groups::read(&sent.0),
    };
    let form = form.map_err(|error| WebError::Unreadable(error.to_string()))?;
    let (mut problems, mut warnings) = (Vec::new(), Vec::new());
    let mut conflict = None;
    match form.read(lang, &saw.details, &saw.regulations) {
        Err(found) => problems = found,
        Ok((details, regulations)) => {
            let acts = [
                Act::ChangeDetails(ChangeDetails {
                    was: Box::new(saw.details.clone()),
                    now: Box::new(details.clone()),
                }),
                Act::ChangeRegulations(ChangeRegulations {
                    was: Box::new(saw.regulations.clone()),
                    now: Box::new(regulations.clone()),
                }),
            ];
            for act in acts {
                let attempt = Attempt {
                    reason: Some(form.reason.clone()),
                    confirmed: form.confirmed.is_some(),
                    ..Attempt::of(act)
                };
                match guarded.perform(attempt).await {
                    Ok(_) => {}
                    Err(Refused::ToConfirm(asked)) => {
                        warnings.extend(confirmation::asked(lang, &asked, tournament));
                        if asked.needs_reason && form.reason.trim().is_empty() {
                            problems.push(refusals::reason_missing(lang).into());
                        }
                    }
                    Err(refusal) => {
                        if matches!(refusal, Refused::Conflict { .. }) {
                            conflict = Some((details.clone(), regulations.clone()));
                        }
                        problems.push(refused::words(lang, &refusal, Some(tournament)));
                    }
                }
            }
        }
    }
    if problems.is_empty() && warnings.is_empty() {
        return Ok(see_other(&format!("/t/{}/settings", guarded.id())));
    }
    let frame = Frame::of(&guarded, Section::Settings, words::section_settings(lang));
    let (frame, form) = match conflict {
        None => (frame.again(&guarded), form),
        // The form has what the others changed, and this one's word where both did: sent again, it is meant.
        Some((details, regulations)) => {
            let journal = guarded.live.journal();
            let now = journal.state();
            let details = merge(&saw.details, &details, &now.details).value;
            let regulations = merge(&saw.regulations, &regulations, &now.regulations).value;
            let merged = SettingsForm::of(&details, &regulations);
            (Frame { seen: now.seq, ..frame }, SettingsForm { reason: form.reason, ..merged })
        }
    };
    page(&SettingsPage {
        frame,
        form,
        problems,
        open,
        own_lists: rating_lists::own(&guarded).await?,
        advice: rating_lists::advice(lang, tournament),
        groups: told(&guarded),
        warnings,
        is_started: !tournament.rounds.is_empty(),
        forbidden_pairs: tournament.regulations.prohibitions.len(),
        has_teams: registry::of(tournament.regulations.system).needs().contains(&Need::TwoTeams),
        leaves_after: leaves_after(tournament),
        can_change: true,
    })
}
/// A day: no event waits longer for an appeal.
const MAX_APPEAL_MINUTES: u16 = 24 * 60;

fn minutes_of_appeal(text: &str) -> Result<u16, Unreadable> {
    reader::number(text, 0..=MAX_APPEAL_MINUTES)
}
