//! A plain page that lists the API, for whoever writes a script: every path with what it does, from the OpenAPI document.
//! The document itself is in English; what its operations do is also in the tables of words.

use super::{BASE, openapi};
use actix_web::web;
use askama::Template;
use sonneborn_i18n::{Lang, api as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, page};

/// The page that lists the calls.
pub fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Api).get("/api", Shows::PUBLIC, show);
}

struct Line {
    method: &'static str,
    path: String,
    does: &'static str,
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    frame: Frame,
    document: String,
    lines: Vec<Line>,
}

async fn show(visitor: Visitor, state: web::Data<AppState>) -> Answer {
    let frame = Frame::new(&visitor, words::title(visitor.lang));
    page(&ApiPage { frame, document: format!("{}{BASE}/openapi.json", state.public_url), lines: lines(visitor.lang) })
}

fn lines(lang: Lang) -> Vec<Line> {
    let document = openapi::document();
    let mut lines = Vec::new();
    for (path, item) in document.paths.paths {
        let operations = [("GET", item.get), ("POST", item.post), ("PUT", item.put), ("DELETE", item.delete)];
        lines.extend(operations.into_iter().filter_map(|(method, operation)| {
            let does = does(lang, &operation?.operation_id?)?;
            Some(Line { method, path: path.clone(), does })
        }));
    }
    lines
}

/// What an operation does; a test holds that there are words for each.
fn does(lang: Lang, operation: &str) -> Option<&'static str> {
    Some(match operation {
        "list_tournaments" => words::does_list_tournaments(lang),
        "show_tournament" => words::does_show_tournament(lang),
        "list_players" => words::does_list_players(lang),
        "register_player" => words::does_register_player(lang),
        "show_player" => words::does_show_player(lang),
        "edit_player" => words::does_edit_player(lang),
        "remove_player" => words::does_remove_player(lang),
        "change_presence" => words::does_change_presence(lang),
        "request_bye" => words::does_request_bye(lang),
        "list_rounds" => words::does_list_rounds(lang),
        "show_round" => words::does_show_round(lang),
        "pair_round" => words::does_pair_round(lang),
        "publish_round" => words::does_publish_round(lang),
        "discard_round" => words::does_discard_round(lang),
        "publish_schedule" => words::does_publish_schedule(lang),
        "list_teams" => words::does_list_teams(lang),
        "register_team" => words::does_register_team(lang),
        "change_team_presence" => words::does_change_team_presence(lang),
        "give_line_up" => words::does_give_line_up(lang),
        "close_line_ups" => words::does_close_line_ups(lang),
        "list_matches" => words::does_list_matches(lang),
        "enter_play_off" => words::does_enter_play_off(lang),
        "send_through" => words::does_send_through(lang),
        "show_board" => words::does_show_board(lang),
        "enter_result" => words::does_enter_result(lang),
        "correct_for_rating" => words::does_correct_result(lang),
        "show_standings" => words::does_show_standings(lang),
        "list_documents" => words::does_list_documents(lang),
        "fetch_document" => words::does_fetch_document(lang),
        "list_games" => words::does_list_games(lang),
        "fetch_game" => words::does_show_game(lang),
        "keep_game" => words::does_keep_game(lang),
        "send_games" => words::does_send_games(lang),
        "list_acts" => words::does_list_acts(lang),
        "undo_act" => words::does_undo_act(lang),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_has_words() {
        let operations = openapi::document().paths.paths.into_values();
        let operations = operations.flat_map(|item| [item.get, item.post, item.put, item.delete]);
        assert_eq!(lines(Lang::English).len(), operations.flatten().count());
    }
}
