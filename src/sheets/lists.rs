//! The tables that leave the house as CSV and spreadsheets: players, pairings, standings, crosstable.

use sonneborn_exchange::table::{Cell, Table};
use sonneborn_i18n::{Lang, common as words, exchange as own, house_points as club, rating};
use sonneborn_rating::house_points as online;
use sonneborn_rating::online::grade;
use sonneborn_standings::Standings;
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Gender, Player};
use sonneborn_tournament::points::Points;

/// The players by number, with all that a list for [`sonneborn_exchange::players`] may have.
pub fn players(lang: Lang, tournament: &Tournament) -> Table {
    let header = [
        words::number_short(lang),
        words::name(lang),
        words::title(lang),
        words::rating(lang),
        own::column_rating_national(lang),
        own::column_estimate(lang),
        own::field_fide_id(lang),
        words::federation(lang),
        own::field_birth(lang),
        own::field_sex(lang),
        words::club(lang),
        own::column_category(lang),
    ];
    let rows = tournament.by_tpn().into_iter().map(|player| {
        let data = &player.data;
        let sex = data.gender.map_or("", |gender| if gender == Gender::Male { "m" } else { "w" });
        vec![
            number(player),
            Cell::text(&data.name),
            title(player),
            Cell::maybe(data.rating),
            Cell::maybe(data.ratings.national),
            Cell::maybe(data.estimate),
            Cell::maybe(data.fide_id),
            Cell::text(&data.federation),
            Cell::text(data.birth.map(|birth| birth.to_string()).unwrap_or_default()),
            Cell::text(sex),
            Cell::text(&data.club),
            Cell::text(&data.category),
        ]
    });
    table(words::players(lang), &header, rows.collect())
}

/// An online club's points: everybody's before and after, with his grade.
pub fn house_points(lang: Lang, tournament: &Tournament, rules: &HousePointRules) -> Table {
    let header = [
        words::number_short(lang),
        words::name(lang),
        club::before(lang),
        club::grade(lang),
        rating::games(lang),
        club::change(lang),
        club::after(lang),
        club::grade(lang),
    ];
    let rows = online::house_points(tournament, rules).into_iter().filter_map(|points| {
        let player = tournament.player(points.player)?;
        let counted = points.games.iter().filter(|game| game.change.is_some()).count();
        let grade = |points| Cell::text(rating::grade(lang, grade(points)));
        Some(vec![
            number(player),
            Cell::text(&player.data.name),
            Cell::whole(points.before),
            grade(points.before),
            Cell::whole(i64::try_from(counted).unwrap_or(i64::MAX)),
            Cell::whole(points.after - points.before),
            Cell::whole(points.after),
            grade(points.after),
        ])
    });
    table(club::title(lang), &header, rows.collect())
}

/// The pairings of a round by board, with results as far as they are in; byes follow. `None` if there is no such round.
pub fn pairings(lang: Lang, tournament: &Tournament, round: RoundNo) -> Option<Table> {
    let found = tournament.round(round)?;
    let before = round.previous().unwrap_or(RoundNo(0));
    let scores = tournament.scores(before);
    let header = [
        words::board(lang),
        words::number_short(lang),
        words::white(lang),
        words::rating(lang),
        words::points(lang),
        words::result(lang),
        words::points(lang),
        words::black(lang),
        words::rating(lang),
        words::number_short(lang),
    ];
    let side = |id: PlayerId| {
        let player = tournament.player(id);
        let score = scores.get(id.index()).copied().unwrap_or_default();
        [
            player.map_or(Cell::Empty, number),
            player.map_or(Cell::Empty, name),
            player.map_or(Cell::Empty, |player| Cell::maybe(tournament.rating_points(&player.data))),
            points(score),
        ]
    };
    let games = found.games.iter().map(|game| {
        let [number, name, rating, score] = side(game.white);
        let [black_number, black_name, black_rating, black_score] = side(game.black);
        let board = Cell::whole(game.board);
        let result = Cell::text(game.result.map_or("", |result| result.symbol()));
        vec![board, number, name, rating, score, result, black_score, black_name, black_rating, black_number]
    });
    let byes = found.byes.iter().map(|(player, bye)| {
        let [number, name, rating, score] = side(*player);
        vec![Cell::Empty, number, name, rating, score, Cell::text(words::bye_of(lang, *bye))]
    });
    Some(table(&words::round_n(lang, round), &header, games.chain(byes).collect()))
}

/// The standings with their tie-breaks.
pub fn standings(lang: Lang, tournament: &Tournament, standings: &Standings) -> Table {
    let mut header = person_header(lang);
    header.extend(standings.tie_breaks.iter().map(|tie_break| tie_break.to_string()));
    let rows = standings.rows.iter().map(|row| {
        let mut cells = person(tournament, standings, row.place);
        cells.extend(row.figures.iter().map(|figure| match figure {
            Some(figure) => {
                let text = figure.decimal(0, FIGURE_DECIMALS);
                figure.as_f64().map_or_else(|| Cell::text(text.clone()), |number| Cell::Number(number, text.clone()))
            }
            None => Cell::Empty,
        }));
        cells
    });
    Table { title: words::standings(lang).to_owned(), header, rows: rows.collect() }
}

/// The decimals that averages are given with.
const FIGURE_DECIMALS: usize = 3;

/// The crosstable by rounds, in order of rank or of number.
pub fn crosstable(lang: Lang, tournament: &Tournament, standings: &Standings, order: Order) -> Table {
    let by_rounds = crosstable::by_rounds(standings, order);
    let mut header = person_header(lang);
    header.extend((1..=by_rounds.rounds).map(|round| round.to_string()));
    header.push(words::points(lang).to_owned());
    let rows = by_rounds.lines.iter().map(|(place, cells)| {
        let mut row = person(tournament, standings, *place);
        row.extend(cells.iter().map(|cell| Cell::text(cell.text())));
        row.push(points(standings.row_at(*place).points));
        row
    });
    Table { title: words::crosstable(lang).to_owned(), header, rows: rows.collect() }
}

fn person_header(lang: Lang) -> Vec<String> {
    let names = [
        words::rank(lang),
        words::number_short(lang),
        words::name(lang),
        words::title(lang),
        words::rating(lang),
        words::federation(lang),
    ];
    names.map(String::from).to_vec()
}

/// Rank, number, name, title, rating and federation of a place in the standings.
fn person(tournament: &Tournament, standings: &Standings, place: u32) -> Vec<Cell> {
    let rank = Cell::maybe(standings.row_at(place).rank);
    let participant = standings.field().participant(place);
    match participant.entrant {
        Entrant::Player(id) => match tournament.player(id) {
            Some(player) => vec![
                rank,
                number(player),
                name(player),
                title(player),
                Cell::maybe(tournament.rating_points(&player.data)),
                Cell::text(&player.data.federation),
            ],
            None => vec![rank],
        },
        Entrant::Team(_) => {
            vec![rank, Cell::whole(participant.number), Cell::text(participant.name(tournament))]
        }
    }
}

fn number(player: &Player) -> Cell {
    Cell::maybe(player.tpn.map(|tpn| tpn.0))
}

fn name(player: &Player) -> Cell {
    Cell::text(&player.data.name)
}

fn title(player: &Player) -> Cell {
    Cell::text(player.data.title.map_or(player.data.other_title.as_str(), |title| title.code()))
}

fn points(points: Points) -> Cell {
    Cell::Number(points.as_f64(), points.decimal())
}

fn table(title: &str, header: &[&str], rows: Vec<Vec<Cell>>) -> Table {
    Table { title: title.to_owned(), header: header.iter().map(|name| (*name).to_owned()).collect(), rows }
}
