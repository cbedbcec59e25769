//! The leaders as a picture, which chat programs show beside a link; before there are standings, the head of the starting list. Asked for
//! a round, its first boards.

use super::{Tab, cover, in_short, not_final, published, tables};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sonneborn_document::leaders::{Leaders, MOST_LINES, png};
use sonneborn_i18n::{Lang, common, public as words, standings as standings_words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::round::{Game, Round};
use sonneborn_tournament::{Tournament, numbering};
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, blocking};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/p/{tournament}/leaders.png", Shows::PUBLIC, picture);
}

/// What the address asks for.
#[derive(Deserialize)]
struct Asked {
    round: Option<u16>,
}

async fn picture(guarded: Guarded<Public>, asked: web::Query<Asked>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let leaders = match asked.round {
        Some(number) => {
            let round = published(tournament).find(|round| round.number.0 == number).ok_or(WebError::NotFound)?;
            if tournament.tells_boards_of(round) {
                first_boards(tournament, round, lang)
            } else {
                leaders(tournament, lang)
            }
        }
        None => leaders(tournament, lang),
    };
    let drawn = blocking(move || Ok::<_, WebError>(png(&leaders))).await?;
    Ok(HttpResponse::Ok().content_type("image/png").body(drawn))
}

fn leaders(tournament: &Tournament, lang: Lang) -> Leaders {
    let event = tournament.details.name.clone();
    let foot = in_short(tournament, lang);
    if let Some(standings) = tables::after_complete_rounds(tournament) {
        let lines = tables::lines(lang, tournament, &standings).into_iter().take(MOST_LINES);
        return Leaders {
            event,
            moment: standings_words::after_round(lang, standings.through),
            lines: lines.map(|line| [line.rank.clone(), line.name.clone(), line.stands_by().to_owned()]).collect(),
            foot: not_final(tournament, Tab::Standings.while_open(), lang).unwrap_or(foot),
        };
    }
    let players = numbering::order(tournament).into_iter().filter_map(|id| tournament.player(id));
    let line = |(place, player): (usize, &sonneborn_tournament::player::Player)| {
        [place.to_string(), titled(&player.data), rating(tournament, &player.data)]
    };
    Leaders {
        event,
        moment: words::entries(lang, tournament.entrants().count()),
        lines: (1..).zip(players.take(MOST_LINES)).map(line).collect(),
        foot: cover::place(lang, tournament),
    }
}

/// The first boards of a round, with their results as far as they are known.
fn first_boards(tournament: &Tournament, round: &Round, lang: Lang) -> Leaders {
    let name = |id| tournament.player(id).map_or_else(String::new, |player| titled(&player.data));
    let line = |game: &Game| {
        let result = game.result.map_or_else(String::new, |result| result.symbol().to_owned());
        [game.board.to_string(), format!("{} – {}", name(game.white), name(game.black)), result]
    };
    Leaders {
        event: tournament.details.name.clone(),
        moment: common::round_n(lang, round.number),
        lines: round.games.iter().take(MOST_LINES).map(line).collect(),
        foot: cover::place(lang, tournament),
    }
}
