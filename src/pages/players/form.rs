//! The form of a player, new or known. What cannot be read comes back in the form, with its field named.

use super::check_in::{self, Pressed};
use super::{list_path, player_of};
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused, clock};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, acts, common, confirmation, dues, players as words, rating_method as methods};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, EditPlayer, RegisterPlayers};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_tournament::reduction::DENIED;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, html, page, refused, saved_at, see_other};
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Players)
        .get("/t/{tournament}/players/new", Shows::PERSONS, new_form)
        .post("/t/{tournament}/players/new", Shows::PERSONS, register)
        .post("/t/{tournament}/players/{player}/edit", Shows::PERSONS, edit);
}

/// The form's fields as they were typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PlayerForm {
    pub name: String,
    pub latin_name: String,
    pub title: String,
    pub other_title: String,
    pub gender: String,
    pub birth: String,
    pub federation: String,
    pub fide_id: String,
    pub national_id: String,
    pub club: String,
    pub category: String,
    pub rating: String,
    pub rating_source: String,
    pub standard: String,
    pub rapid: String,
    pub blitz: String,
    pub national: String,
    pub estimate: String,
    pub k: String,
    pub phone: String,
    pub paid: String,
    pub reduction: String,
    pub note: String,
    pub no_half_point_byes: Option<Ticked>,
    /// A line for each rating of a later list: `4: 2412`.
    pub later_ratings: String,
    /// For new players.
    pub first_round: String,
    /// The round whose page asked for the player, and is shown then; empty where none did.
    pub for_round: String,
    /// Set where the check-in asked for a player whom it did not find: they are there, and it goes on.
    pub at_check_in: Option<Ticked>,
    /// The button `Save and add another`.
    pub another: Option<String>,
    /// What is wrong with a field, by its name.
    #[serde(skip)]
    wrong: BTreeMap<&'static str, String>,
}

/// Something that cannot be taken: the field and the words.
type Wrong = (&'static str, String);

/// The fields at which the form says what is wrong.
const SHOWN: [&str; 25] = [
    "name",
    "latin_name",
    "title",
    "rating",
    "national",
    "estimate",
    "rating_source",
    "federation",
    "club",
    "fide_id",
    "birth",
    "gender",
    "first_round",
    "standard",
    "rapid",
    "blitz",
    "later_ratings",
    "k",
    "other_title",
    "national_id",
    "phone",
    "category",
    "paid",
    "reduction",
    "note",
];

impl PlayerForm {
    pub(super) fn of(data: &PlayerData) -> PlayerForm {
        let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
        PlayerForm {
            name: data.name.clone(),
            latin_name: data.latin_name.clone(),
            title: data.title.map_or_else(String::new, |title| title.code().into()),
            other_title: data.other_title.clone(),
            gender: match data.gender {
                Some(Gender::Male) => "male".into(),
                Some(Gender::Female) => "female".into(),
                None => String::new(),
            },
            birth: data.birth.map_or_else(String::new, Birth::shown),
            federation: data.federation.clone(),
            fide_id: data.fide_id.map_or_else(String::new, |id| id.to_string()),
            national_id: data.national_id.clone(),
            club: data.club.clone(),
            category: data.category.clone(),
            rating: number(data.rating),
            rating_source: data.rating_source.clone(),
            standard: number(data.ratings.standard),
            rapid: number(data.ratings.rapid),
            blitz: number(data.ratings.blitz),
            national: number(data.ratings.national),
            estimate: number(data.estimate),
            k: data.k.map_or_else(String::new, |k| k.to_string()),
            phone: data.phone.clone(),
            paid: data.paid.clone(),
            reduction: data.reduction.clone(),
            note: data.note.clone(),
            no_half_point_byes: Ticked::if_so(data.no_half_point_byes),
            later_ratings: later_ratings(data),
            ..PlayerForm::default()
        }
    }

    pub(super) fn wrong(&self, field: &str) -> Option<&str> {
        self.wrong.get(field).map(String::as_str)
    }

    pub(super) fn has_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    /// The form that says at its fields what is wrong, and what is wrong of none that it shows.
    fn saying(self, wrong: Vec<Wrong>) -> (PlayerForm, Vec<String>) {
        let (at_fields, others): (Vec<Wrong>, Vec<Wrong>) =
            wrong.into_iter().partition(|(field, _)| SHOWN.contains(field));
        let others = others.into_iter().map(|(_, words)| words).collect();
        (PlayerForm { wrong: at_fields.into_iter().collect(), ..self }, others)
    }

    /// The player's data on top of what `was`, or what is wrong with the fields.
    fn read(&self, lang: Lang, was: &PlayerData) -> Result<PlayerData, Vec<Wrong>> {
        let year = clock::year();
        let mut problems: Vec<Wrong> = Vec::new();
        let mut wrong =
            |field: &'static str, name: &str, why: &Unreadable| problems.push((field, unreadable(lang, name, why)));
        // Lists write an unrated player's rating as 0.
        let mut rating = |field: &'static str, name: &str, text: &str| {
            let read = reader::optional(text, |text| reader::number(text, 0..=reader::MAX_RATING));
            read.unwrap_or_else(|why| {
                wrong(field, name, &why);
                None
            })
            .filter(|rating| *rating > 0)
        };
        let (fide, estimate, ratings) = (
            rating("rating", methods::fide_rating(lang), &self.rating),
            rating("estimate", methods::estimate(lang), &self.estimate),
            Ratings {
                standard: rating("standard", words::standard_rating(lang), &self.standard),
                rapid: rating("rapid", words::rapid_rating(lang), &self.rapid),
                blitz: rating("blitz", words::blitz_rating(lang), &self.blitz),
                national: rating("national", words::national_rating(lang), &self.national),
            },
        );
        // A form that shows a day or a year of a birth as it was.
        let shown = was.birth.map_or_else(String::new, Birth::shown);
        let birth = match self.birth.trim() {
            text if text == shown => Ok(was.birth),
            text => reader::optional(text, |text| reader::birth(text, year)),
        };
        let mut period_ratings = BTreeMap::new();
        for line in self.later_ratings.lines().filter(|line| !line.trim().is_empty()) {
            match later_rating(line) {
                Ok((round, rating)) => drop(period_ratings.insert(round, rating)),
                Err(why) => wrong("later_ratings", methods::later_ratings(lang), &why),
            }
        }
        let birth = birth.map_err(|why| wrong("birth", words::birth(lang), &why));
        let fide_id = reader::optional(&self.fide_id, reader::fide_id);
        let fide_id = fide_id.map_err(|why| wrong("fide_id", words::fide_id(lang), &why));
        let k = reader::optional(&self.k, |text| reader::number(text, 0..=u8::MAX));
        let k = k.map_err(|why| wrong("k", words::k_factor(lang), &why));
        let title =
            reader::optional(&self.title, reader::title).map_err(|why| wrong("title", common::title(lang), &why));
        let gender =
            reader::optional(&self.gender, reader::gender).map_err(|why| wrong("gender", words::gender(lang), &why));
        let (Ok(birth), Ok(fide_id), Ok(k), Ok(title), Ok(gender)) = (birth, fide_id, k, title, gender) else {
            return Err(problems);
        };
        // A rating that is typed over is no longer of the list that the form still names.
        let is_typed = (fide, &ratings) != (was.rating, &was.ratings);
        let source = self.rating_source.trim();
        let rating_source = if is_typed && source == was.rating_source { "" } else { source };
        let data = PlayerData {
            name: self.name.trim().into(),
            latin_name: self.latin_name.trim().into(),
            title,
            other_title: self.other_title.trim().into(),
            gender,
            birth,
            federation: self.federation.trim().to_uppercase(),
            fide_id,
            national_id: self.national_id.trim().into(),
            club: self.club.trim().into(),
            national_records: was.national_records.clone(),
            category: self.category.trim().into(),
            rating: fide,
            rating_source: rating_source.into(),
            period_ratings,
            ratings,
            estimate,
            k,
            phone: self.phone.trim().into(),
            paid: self.paid.trim().into(),
            reduction: self.reduction.trim().into(),
            note: self.note.trim().into(),
            no_half_point_byes: self.no_half_point_byes.is_some(),
        };
        let faults = reader::player(&data, was, year).into_iter();
        problems.extend(faults.map(|(field, why)| (field, unreadable(lang, &acts::data_field(lang, field), &why))));
        if problems.is_empty() { Ok(data) } else { Err(problems) }
    }
}

/// The ratings of later lists, a line each.
fn later_ratings(data: &PlayerData) -> String {
    let lines = data.period_ratings.iter().map(|(round, rating)| format!("{round}: {rating}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Reads `4: 2412` or `4 2412`, the round from which the rating counts and the rating.
fn later_rating(line: &str) -> Result<(RoundNo, u16), Unreadable> {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ':' | '：' | ',' | ';');
    let (round, rating) = line.trim().split_once(is_between).unwrap_or((line, ""));
    let rating = rating.trim_start_matches(is_between);
    let round = reader::number(round, 1..=reader::MAX_ROUNDS)?;
    Ok((RoundNo(round), reader::number(rating, 1..=reader::MAX_RATING)?))
}

/// A reduction of the fee as the form offers it.
pub(super) struct Choice {
    pub name: String,
    pub shown: String,
    pub is_chosen: bool,
}

/// None, and those of the event; one that the player has and the event has no more stays as it was written. Whose club has one has it
/// unasked, and can be given none.
pub(super) fn reductions(tournament: &Tournament, chosen: &str, club: &str, lang: Lang) -> Vec<Choice> {
    let chosen = chosen.trim();
    let choice = |name: &str, shown: String, is_chosen| Choice { name: name.to_owned(), shown, is_chosen };
    let none = || words::none(lang).to_owned();
    let of_club = tournament.reduction_called(club).map(|one| dues::reduction_of_club(lang, one.to_string()));
    let is_denied = chosen == DENIED;
    let can_be_denied = of_club.is_some() || is_denied;
    let mut offered = vec![choice("", of_club.unwrap_or_else(none), chosen.is_empty())];
    offered.extend(can_be_denied.then(|| choice(DENIED, none(), is_denied)));
    let of_event = tournament.details.reductions.iter();
    offered.extend(of_event.map(|one| choice(&one.name, one.to_string(), one.is_called(chosen))));
    if !offered.iter().any(|one| one.is_chosen) {
        offered.push(choice(chosen, chosen.to_owned(), true));
    }
    // An event without reductions asks for none.
    if offered.len() > 1 { offered } else { Vec::new() }
}

#[derive(Template)]
#[template(path = "players/form.html")]
struct FormPage {
    frame: Frame,
    base: String,
    /// Where the form goes.
    action: String,
    form: PlayerForm,
    titles: [Title; 8],
    reductions: Vec<Choice>,
    is_new: bool,
    problems: Vec<String>,
    /// To be confirmed by sending the form again.
    warnings: Vec<String>,
}

fn form_page(
    guarded: &Guarded<Arbiter>,
    seen: Option<u64>,
    (action, is_new): (String, bool),
    form: PlayerForm,
    problems: Vec<String>,
    warnings: Vec<String>,
) -> Answer {
    let lang = guarded.visitor.lang;
    let title = if is_new { words::new_player(lang) } else { words::edit_player(lang) };
    let frame = Frame::of(guarded, Section::Players, title).again(guarded);
    let status = if problems.is_empty() && warnings.is_empty() && !form.has_wrong() {
        StatusCode::OK
    } else {
        StatusCode::BAD_REQUEST
    };
    let reductions = reductions(guarded.shown(), &form.reduction, &form.club, lang);
    let shown = FormPage {
        frame: Frame { seen: seen.unwrap_or(frame.seen), ..frame },
        base: list_path(guarded),
        action,
        form,
        titles: Title::ALL,
        reductions,
        is_new,
        problems,
        warnings,
    };
    if status == StatusCode::OK { page(&shown) } else { html(status, &shown) }
}

/// What the form is filled with: a name that was looked for in vain, or the round whose page asks.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Wanted {
    name: String,
    /// The round that the player comes to while it waits.
    round: Option<u16>,
    at_check_in: Option<Ticked>,
}

async fn new_form(guarded: Guarded<Arbiter>, wanted: web::Query<Wanted>) -> Answer {
    let Wanted { name, round, at_check_in } = wanted.into_inner();
    let for_round = round.map_or_else(String::new, |round| round.to_string());
    let first_round = round.map_or(guarded.tournament().next_unpublished(), RoundNo).to_string();
    let form = PlayerForm { name, first_round, for_round, at_check_in, ..PlayerForm::default() };
    form_page(&guarded, None, (format!("{}/new", list_path(&guarded)), true), form, Vec::new(), Vec::new())
}

async fn register(guarded: Guarded<Arbiter>, form: Posted<PlayerForm>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let action = format!("{}/new", list_path(&guarded));
    let data = match form.read(lang, &PlayerData::default()) {
        Ok(data) => data,
        Err(wrong) => {
            let (form, problems) = form.saying(wrong);
            return form_page(&guarded, None, (action, true), form, problems, Vec::new());
        }
    };
    let last = guarded.tournament().regulations.rounds;
    let first_round = match reader::number(&form.first_round, 1..=last) {
        Ok(round) => RoundNo(round),
        Err(why) => {
            let (form, problems) = form.saying(vec![("first_round", unreadable(lang, words::first_round(lang), &why))]);
            return form_page(&guarded, None, (action, true), form, problems, Vec::new());
        }
    };
    let players = vec![data.clone()];
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round, source: String::new() });
    if form.at_check_in.is_some() {
        let check_in = format!("{}/check-in", list_path(&guarded));
        let answer = attempt(&guarded, act, form, (action, true), &check_in).await?;
        if answer.status() != StatusCode::SEE_OTHER {
            return Ok(answer);
        }
        let registered =
            guarded.live.journal().state().players.iter().rev().find(|player| player.data == data).map(|one| one.id);
        let Some(player) = registered else { return Ok(answer) };
        check_in::press(&guarded, player, Pressed::Here(true)).await?;
        return Ok(see_other(&format!("{check_in}?newcomer={}", player.0)));
    }
    let next = match (form.another.is_some(), form.for_round.parse::<u16>()) {
        (true, _) => saved_at(&action),
        (false, Ok(round)) => format!("/t/{}/rounds/{round}", guarded.id()),
        (false, Err(_)) => list_path(&guarded),
    };
    attempt(&guarded, act, form, (action, true), &next).await
}

async fn edit(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<PlayerForm>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let player = player_of(&guarded, path.1)?;
    let (id, action) = (player.id, format!("{}/{}/edit", list_path(&guarded), path.1));
    let saw = guarded.saw();
    let was = saw.player(id).unwrap_or(player).data.clone();
    let data = match form.read(lang, &was) {
        Ok(data) => data,
        Err(wrong) => {
            let (form, problems) = form.saying(wrong);
            return form_page(&guarded, None, (action, false), form, problems, Vec::new());
        }
    };
    let act = Act::EditPlayer(EditPlayer { player: PlayerId(id.0), was: Box::new(was), now: Box::new(data) });
    let next = saved_at(&format!("{}/{}", list_path(&guarded), id.0));
    attempt(&guarded, act, form, (action, false), &next).await
}

/// Does the act and goes on to `next`, or shows the form again with what stands against it.
async fn attempt(guarded: &Guarded<Arbiter>, act: Act, form: PlayerForm, action: (String, bool), next: &str) -> Answer {
    let lang = guarded.visitor.lang;
    match guarded.perform(Attempt::of(act.clone())).await {
        Ok(_) => Ok(see_other(next)),
        Err(Refused::ToConfirm(asked)) => {
            let told = confirmation::asked(lang, &asked, guarded.tournament());
            form_page(guarded, None, action, form, Vec::new(), told)
        }
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            match (&refusal, act) {
                // The form has what the others changed, and this one's word where both did: sent again, it is meant.
                (Refused::Conflict { .. }, Act::EditPlayer(EditPlayer { player, was, now })) => {
                    let journal = guarded.live.journal();
                    let current = journal.state().player(player).map_or(&*was, |player| &player.data);
                    let merged = PlayerForm::of(&merge(&*was, &*now, current).value);
                    form_page(guarded, Some(journal.state().seq), action, merged, vec![problem], Vec::new())
                }
                _ => form_page(guarded, None, action, form, vec![problem], Vec::new()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_ratings_are_read_as_people_write_them() {
        for line in ["4: 2412", "4 2412", " 4:2412 ", "4, 2412", "4：2412"] {
            assert_eq!(later_rating(line).ok(), Some((RoundNo(4), 2412)), "{line}");
        }
        for line in ["2412", "4", "4:", "0: 2412", "a 2412"] {
            assert!(later_rating(line).is_err(), "{line}");
        }
    }
}
