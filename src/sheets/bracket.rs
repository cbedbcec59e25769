//! The bracket of a knock-out as tables, a stage a table and a side a row, with what its page says of each match.

use sonneborn_exchange::table::{Cell, Table};
use sonneborn_i18n::{Lang, common, knockout as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::knockout::{Match, Side, Stage};

/// Every stage; nothing before there are two to meet, and where the rounds are of no bracket.
pub fn bracket(lang: Lang, tournament: &Tournament) -> Vec<Table> {
    let Some(bracket) = tournament.bracket() else { return Vec::new() };
    bracket.told().map(|told| stage(lang, tournament, told)).collect()
}

fn stage(lang: Lang, tournament: &Tournament, (stage, matches): (&Stage, usize)) -> Table {
    let mut header =
        ["", common::number_short(lang), common::title(lang), common::name(lang)].map(String::from).to_vec();
    let games = stage.matches.iter().map(|one| one.several_scores().len()).max().unwrap_or(0);
    header.extend(stage.rounds.iter().take(games).map(|round| common::round_n(lang, *round)));
    header.extend([common::points(lang), ""].map(String::from));
    let rows = (1_u32..).zip(&stage.matches).enumerate().flat_map(|(index, (place, one))| {
        let is_third = index >= matches;
        [0, 1].map(|side| {
            let mut cells = vec![Cell::whole(place)];
            cells.extend(who(lang, tournament, one.sides[side]));
            let scored = |game: usize| one.several_scores().get(game).copied().flatten();
            let points = |of: Option<[_; 2]>| of.map_or(Cell::Empty, |of| Cell::points(of[side]));
            cells.extend((0..games).map(|game| points(scored(game))));
            cells.push(points((!one.games.is_empty()).then_some(one.points)));
            cells.push(Cell::text(if side == 0 { said(lang, tournament, one, is_third) } else { String::new() }));
            cells
        })
    });
    Table { title: words::stage(lang, matches), header, rows: rows.collect() }
}

/// Seed, title and name; what stands in the name's place where nobody is there.
fn who(lang: Lang, tournament: &Tournament, side: Side) -> [Cell; 3] {
    if let Some(player) = side.player().and_then(|player| tournament.player(player)) {
        return [Cell::number(player), Cell::title(player), super::lists::name(player)];
    }
    let team = side.team().and_then(|team| tournament.team(team));
    let number = side.team().map_or(Cell::Empty, |team| Cell::whole(tournament.team_number(team)));
    let name = team.map(|team| team.name.as_str()).or(words::nobody_there(lang, side));
    [number, Cell::Empty, Cell::text(name.unwrap_or_default())]
}

/// What stands above and below a match.
fn said(lang: Lang, tournament: &Tournament, one: &Match, is_third: bool) -> String {
    let third = is_third.then(|| words::third_place(lang).to_owned());
    let told: Vec<String> = third.into_iter().chain(words::below(lang, tournament, one)).collect();
    told.join(common::list_comma(lang))
}
