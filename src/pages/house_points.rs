//! The online club's table of points and its grades, for whoever wants to look them up.

use askama::Template;
use sonneborn_i18n::{Lang, house_points as words, rating as rating_words};
use sonneborn_laws::edition::EditionId;
use sonneborn_manual::Chapter;
use sonneborn_rating::house_points::limits;
use sonneborn_rating::online::{CLOSE_DRAW, GRADES, Grade, LEAVING_COSTS, ROUNDS_FOR_A_DRAW, Row, TABLE};
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, Frame, Visitor, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Reports).get("/house-points", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "house_points.html")]
struct ReferencePage {
    frame: Frame,
    /// Each row of the table: the gap, and in words what a win of the lower, of the higher, and a draw move.
    rows: Vec<[String; 4]>,
    /// From the lowest up: points and grade.
    grades: Vec<(String, String)>,
    /// What else the club's rules say of a game.
    limits: Vec<String>,
}

async fn show(visitor: Visitor) -> Answer {
    let lang = visitor.lang;
    let frame = Frame::new(&visitor, words::reference(lang));
    page(&ReferencePage { frame, rows: rows(lang), grades: grades(lang), limits: inside_a_game(lang) })
}

fn rows(lang: Lang) -> Vec<[String; 4]> {
    let upper = TABLE.iter().skip(1).map(|row| Some(row.from - 1)).chain([None]);
    let row = |(row, last): (&Row, Option<i32>)| {
        let gap = match last {
            Some(last) => format!("{}–{last}", row.from),
            None => words::gap_from(lang, row.from),
        };
        let drawn = match row.draw {
            0 => words::each_gains(lang, CLOSE_DRAW),
            draw => words::lower_gains(lang, draw),
        };
        [gap, words::winner_gains(lang, row.lower_wins), words::winner_gains(lang, row.higher_wins), drawn]
    };
    TABLE.iter().zip(upper).map(row).collect()
}

fn grades(lang: Lang) -> Vec<(String, String)> {
    let lowest = GRADES.last().map_or(0, |(from, _)| *from);
    let beginner = (format!("< {lowest}"), rating_words::grade(lang, Grade::Beginner));
    let held = GRADES.iter().rev().map(|(from, grade)| (from.to_string(), rating_words::grade(lang, *grade)));
    std::iter::once(beginner).chain(held).collect()
}

fn inside_a_game(lang: Lang) -> Vec<String> {
    let (limits, automatic) = (limits(), EditionId::Qq.edition().automatic);
    let drawn = [
        automatic.no_progress.map(|rounds| words::limit_no_progress(lang, rounds)),
        automatic.checks_in_a_row.zip(automatic.checks_in_all).map(|(row, all)| words::limit_checks(lang, row, all)),
    ];
    let told = [
        words::limit_resign(lang, limits.resignation_after_moves),
        words::limit_draw(lang, limits.draw_offer_after_moves, limits.most_draw_offers),
        words::limit_time_out(lang, limits.void_up_to_moves),
        words::limit_left(lang, LEAVING_COSTS, ROUNDS_FOR_A_DRAW),
        words::clock_rule(lang).into(),
    ];
    told.into_iter().chain(drawn.into_iter().flatten()).collect()
}
