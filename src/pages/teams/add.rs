//! A new team by a form: its data, and its players one a line in board order.

use super::list_path;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_exchange::players::{Column, Judged, Sheet, SheetRow};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, confirmation, exchange as file_words, teams as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, RegisterTeams};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS};
use sonneborn_tournament::team::Squad;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page, refused, saved_at, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/t/{tournament}/teams/new", Shows::PERSONS, show).post(
        "/t/{tournament}/teams/new",
        Shows::PERSONS,
        add,
    );
}

/// A line's columns, apart by semicolons or tabs.
const COLUMNS: [Column; 6] =
    [Column::Name, Column::Rating, Column::Title, Column::Federation, Column::FideId, Column::Birth];

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct TeamForm {
    pub name: String,
    pub nickname: String,
    pub federation: String,
    pub captain: String,
    pub players: String,
    pub again: Option<String>,
}

/// What the fields of a team's data say.
pub(super) fn read_data(lang: Lang, form: &TeamForm, problems: &mut Vec<String>) -> Squad {
    let mut take = |name: &str, read: Result<String, reader::Unreadable>| {
        read.unwrap_or_else(|wrong| {
            problems.push(unreadable(lang, name, &wrong));
            String::new()
        })
    };
    let short = |text: &str| reader::line(text, MAX_NAME_LETTERS);
    Squad {
        name: take(words::team_name(lang), reader::name(&form.name)),
        nickname: take(words::nickname(lang), short(&form.nickname)),
        federation: take(common::federation(lang), reader::federation(&form.federation, "")),
        captain: take(words::captain(lang), short(&form.captain)),
        size: 0,
    }
}

impl TeamForm {
    fn read(&self, lang: Lang) -> Result<(Squad, Vec<PlayerData>), Vec<String>> {
        let mut problems = Vec::new();
        let squad = read_data(lang, self, &mut problems);
        let cells = |line: &str| line.split([';', '\t']).map(|cell| cell.trim().to_owned()).collect();
        let lines = (1..).zip(self.players.lines()).filter(|(_, line)| !line.trim().is_empty());
        // The field has no place to ask whether an unknown title is meant.
        let row = |(line, text)| SheetRow { line, cells: cells(text), keeps_title: true, ..SheetRow::default() };
        let rows: Vec<SheetRow> = lines.map(row).collect();
        if rows.is_empty() {
            problems.push(words::players_missing(lang).into());
        }
        let sheet = Sheet { columns: COLUMNS.map(Some).to_vec(), rows, ..Sheet::default() };
        let judged: Vec<Judged> = sheet.judged(&Tournament::default()).into_iter().flatten().collect();
        problems.extend(judged.iter().flat_map(|row| &row.faults).map(|fault| file_words::cell_fault(lang, fault)));
        let players: Vec<PlayerData> = judged.into_iter().map(|row| row.data).collect();
        if problems.is_empty() { Ok((Squad { size: players.len(), ..squad }, players)) } else { Err(problems) }
    }
}

#[derive(Template)]
#[template(path = "teams/new.html")]
struct NewPage {
    frame: Frame,
    base: String,
    form: TeamForm,
    problems: Vec<String>,
    warnings: Vec<String>,
    first_round: Option<RoundNo>,
}

fn shown(guarded: &Guarded<Arbiter>, form: TeamForm, problems: Vec<String>, warnings: Vec<String>) -> Answer {
    let lang = guarded.visitor.lang;
    let is_good = problems.is_empty() && warnings.is_empty();
    let tournament = guarded.tournament();
    let shown = NewPage {
        frame: Frame::of(guarded, Section::Players, words::add_team(lang)).again(guarded),
        base: list_path(guarded),
        form,
        problems,
        warnings,
        first_round: tournament.next_round().filter(|round| *round > RoundNo::FIRST),
    };
    if is_good { page(&shown) } else { html(StatusCode::UNPROCESSABLE_ENTITY, &shown) }
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    let lang = guarded.visitor.lang;
    page(&NewPage {
        frame: Frame::of(&guarded, Section::Players, words::add_team(lang)),
        base: list_path(&guarded),
        form: TeamForm::default(),
        problems: Vec::new(),
        warnings: Vec::new(),
        first_round: guarded.tournament().next_round().filter(|round| *round > RoundNo::FIRST),
    })
}

async fn add(guarded: Guarded<Arbiter>, form: Posted<TeamForm>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.0);
    let (squad, players) = match form.read(lang) {
        Ok(read) => read,
        Err(problems) => return shown(&guarded, form, problems, Vec::new()),
    };
    let tournament = guarded.tournament();
    if tournament.teams.iter().any(|team| team.name.to_lowercase() == squad.name.to_lowercase()) {
        let problem = words::name_taken(lang, &squad.name);
        return shown(&guarded, form, vec![problem], Vec::new());
    }
    let act = Act::RegisterTeams(RegisterTeams {
        teams: vec![squad],
        players,
        first_round: tournament.next_round().unwrap_or(RoundNo::FIRST),
        source: words::by_form(lang).into(),
    });
    match guarded.perform(Attempt::of(act)).await {
        Ok(_) if form.again.is_some() => Ok(see_other(&saved_at(&format!("{}/new", list_path(&guarded))))),
        Ok(_) => Ok(see_other(&list_path(&guarded))),
        Err(Refused::ToConfirm(asked)) => {
            let told = confirmation::asked(lang, &asked, tournament);
            shown(&guarded, form, Vec::new(), told)
        }
        Err(Refused::Store(error)) => Err(WebError::from(error)),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(tournament));
            shown(&guarded, form, vec![problem], Vec::new())
        }
    }
}
