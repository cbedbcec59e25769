//! The two teams of a Scheveningen event: their names, and their players in board order.

use super::who;
use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, full_names, teams as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_pairing::scheveningen::BOARDS;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeTeams};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::numbering::by_strength;
use sonneborn_tournament::player::{Player, PlayerData};
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::team::Team;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, html, page, saved_at};
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/t/{tournament}/settings/teams", Shows::NAMES, show).post(
        "/t/{tournament}/settings/teams",
        Shows::NAMES,
        change,
    );
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/settings/teams", guarded.id())
}

/// Both teams as typed.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct TeamsForm {
    first_name: String,
    /// Players, one a line.
    first: String,
    second_name: String,
    second: String,
}

impl TeamsForm {
    /// The form filled with the two teams, or with a proposal; and whether it is one.
    fn of(tournament: &Tournament) -> (TeamsForm, bool) {
        let members = |players: &[PlayerId]| {
            let names = players.iter().filter_map(|player| tournament.player(*player));
            names.map(|player| player.data.name.clone()).collect::<Vec<_>>().join("\n")
        };
        let (teams, is_proposal) = match &tournament.teams[..] {
            [] => (proposal(tournament), true),
            [first, second] => (Some([first, second].map(|team| (team.name.clone(), team.members.clone()))), false),
            _ => (None, false),
        };
        let Some([(first_name, first), (second_name, second)]) = teams else {
            return (TeamsForm::default(), false);
        };
        let form = TeamsForm { first: members(&first), second: members(&second), first_name, second_name };
        (form, is_proposal)
    }

    fn read(&self, lang: Lang, tournament: &Tournament) -> Result<Vec<Team>, Vec<String>> {
        let mut problems = Vec::new();
        let mut team = |name: &str, lines: &str| {
            let found = who::named(lang, tournament, lines.lines());
            let members = found.unwrap_or_else(|unknown| {
                problems.extend(unknown);
                Vec::new()
            });
            let read = reader::line(name, MAX_NAME_LETTERS);
            let name = read.unwrap_or_else(|wrong| {
                problems.push(unreadable(lang, common::name(lang), &wrong));
                name.into()
            });
            Team { name, members, ..Team::default() }
        };
        let teams = [team(&self.first_name, &self.first), team(&self.second_name, &self.second)];
        let [first, second] = &teams;
        if first.name.is_empty() || second.name.is_empty() || first.name == second.name {
            problems.push(words::name_missing(lang).into());
        }
        for both in first.members.iter().filter(|player| second.members.contains(player)) {
            let name = tournament.player(*both).map(|player| full_names::of(lang, tournament, &player.data));
            problems.push(words::in_both(lang, name.unwrap_or_default()));
        }
        let (one, other) = (first.members.len(), second.members.len());
        let has_table = u8::try_from(one).is_ok_and(|boards| BOARDS.contains(&boards));
        if problems.is_empty() && (one != other || !has_table) {
            problems.push(words::sizes(lang, one, other));
        }
        if problems.is_empty() { Ok(teams.into()) } else { Err(problems) }
    }
}

/// Where all players are of two clubs, or of two federations, these are the teams, the stronger players first.
fn proposal(tournament: &Tournament) -> Option<[(String, Vec<PlayerId>); 2]> {
    let (choice, equals) = (tournament.regulations.rating_choice(), tournament.regulations.equals);
    let by = |key: fn(&PlayerData) -> &String| {
        let mut teams: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
        for player in tournament.entrants() {
            teams.entry(key(&player.data).clone()).or_default().push(player);
        }
        let mut teams = teams.into_iter().filter(|(name, _)| !name.is_empty()).map(|(name, mut players)| {
            players.sort_by(|a, b| by_strength(choice, equals, &a.data, &b.data));
            (name, players.iter().map(|player| player.id).collect::<Vec<_>>())
        });
        let two = [teams.next()?, teams.next()?];
        let everyone = two.iter().map(|(_, players)| players.len()).sum::<usize>() == tournament.entrants().count();
        everyone.then_some(two)
    };
    by(|data| &data.club).or_else(|| by(|data| &data.federation))
}

#[derive(Template)]
#[template(path = "teams.html")]
struct TeamsPage {
    frame: Frame,
    path: String,
    form: TeamsForm,
    is_proposal: bool,
    problems: Vec<String>,
    is_scheveningen: bool,
    is_fixed: bool,
    can_change: bool,
}

impl TeamsPage {
    fn of<R: Right>(guarded: &Guarded<R>, form: TeamsForm, problems: Vec<String>) -> TeamsPage {
        let tournament = guarded.tournament();
        let is_scheveningen = matches!(tournament.regulations.system, System::Scheveningen { .. });
        let is_fixed = !tournament.rounds.is_empty();
        let is_chief = guarded.role == Some(sonneborn_store::tournament::Role::ChiefArbiter);
        TeamsPage {
            frame: Frame::of(guarded, Section::Settings, words::teams(guarded.visitor.lang)),
            path: path(guarded),
            form,
            is_proposal: false,
            problems,
            is_scheveningen,
            is_fixed,
            can_change: is_chief && is_scheveningen && !is_fixed,
        }
    }
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    let (form, is_proposal) = TeamsForm::of(guarded.tournament());
    page(&TeamsPage { is_proposal, ..TeamsPage::of(&guarded, form, Vec::new()) })
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<TeamsForm>) -> Answer {
    let form = form.0;
    match form.read(guarded.visitor.lang, guarded.tournament()) {
        Err(problems) => {
            let shown = TeamsPage::of(&guarded, form, problems);
            let frame = shown.frame.clone().again(&guarded);
            html(StatusCode::UNPROCESSABLE_ENTITY, &TeamsPage { frame, ..shown })
        }
        Ok(now) => {
            let act = Act::ChangeTeams(ChangeTeams { was: guarded.saw().teams.clone(), now });
            confirm::act(&guarded, Section::Settings, act, &saved_at(&path(&guarded))).await
        }
    }
}
