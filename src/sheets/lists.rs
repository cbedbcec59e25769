//! The tables that leave the house as CSV and spreadsheets: players, pairings, standings, crosstable.

use sonneborn_exchange::table::{Cell, Table};
use sonneborn_i18n::{Lang, common as words, exchange as own, house_points as club, rating, teams as team_words};
use sonneborn_rating::house_points as online;
use sonneborn_rating::online::grade;
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_standings::Standings;
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Gender, Player};
use std::collections::HashMap;

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
        own::column_birth(lang),
        own::column_sex(lang),
        words::club(lang),
        own::column_category(lang),
    ];
    let rows = tournament.by_tpn().into_iter().map(|player| {
        let data = &player.data;
        let sex = data.gender.map_or("", |gender| if gender == Gender::Male { "m" } else { "w" });
        vec![
            Cell::number(player),
            Cell::text(&data.name),
            Cell::title(player),
            Cell::maybe(data.rating),
            Cell::maybe(data.ratings.national),
            Cell::maybe(data.estimate),
            Cell::maybe(data.fide_id),
            Cell::text(&data.federation),
            Cell::text(data.birth.map(|birth| birth.shown()).unwrap_or_default()),
            Cell::text(sex),
            Cell::text(&data.club),
            Cell::text(&data.category),
        ]
    });
    Table::of(words::players(lang), &header, rows.collect())
}

/// An online club's points: everybody's before and after, with their grade.
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
            Cell::number(player),
            Cell::text(&player.data.name),
            Cell::whole(points.before),
            grade(points.before),
            Cell::whole(i64::try_from(counted).unwrap_or(i64::MAX)),
            Cell::whole(points.after - points.before),
            Cell::whole(points.after),
            grade(points.after),
        ])
    });
    Table::of(club::title(lang), &header, rows.collect())
}

/// The starting list as everybody may have it: nothing of sex and birth. Who has no number yet follows in the order of registration.
pub fn entries(lang: Lang, tournament: &Tournament) -> Table {
    let has = Has::of(tournament);
    let teams = tournament.team_of_each_player();
    let team = |player: &Player| Some(tournament.team((*teams.get(player.id.index())?)?)?.name.clone());
    let mut header = vec![words::number_short(lang).to_owned(), words::title(lang).to_owned()];
    header.extend([words::name(lang), words::rating(lang)].map(String::from));
    header.extend(has.header(lang));
    header.push(own::field_fide_id(lang).to_owned());
    if tournament.is_of_teams() {
        header.push(team_words::team(lang).to_owned());
    }
    let rows = tournament.by_tpn().into_iter().filter(|player| !player.removed).map(|player| {
        let rating = Cell::maybe(tournament.rating_points(&player.data));
        let mut cells = vec![Cell::number(player), Cell::title(player), name(player), rating];
        cells.extend(has.cells(player));
        cells.push(Cell::maybe(player.data.fide_id));
        if tournament.is_of_teams() {
            cells.push(Cell::text(team(player).unwrap_or_default()));
        }
        cells
    });
    Table { title: words::players(lang).to_owned(), header, rows: rows.collect() }
}

/// What of federations and clubs an event knows, so that no table has a column of blanks.
struct Has {
    federations: bool,
    clubs: bool,
}

impl Has {
    fn of(tournament: &Tournament) -> Has {
        let any = |has: fn(&Player) -> bool| tournament.entrants().any(has);
        Has {
            federations: any(|player| !player.data.federation.is_empty()),
            clubs: any(|player| !player.data.club.is_empty()),
        }
    }

    fn header(&self, lang: Lang) -> impl Iterator<Item = String> {
        let federation = self.federations.then(|| words::federation(lang).to_owned());
        federation.into_iter().chain(self.clubs.then(|| words::club(lang).to_owned()))
    }

    fn cells(&self, player: &Player) -> impl Iterator<Item = Cell> {
        let federation = self.federations.then(|| Cell::text(&player.data.federation));
        federation.into_iter().chain(self.clubs.then(|| Cell::text(&player.data.club)))
    }

    fn columns(&self) -> usize {
        usize::from(self.federations) + usize::from(self.clubs)
    }
}

/// The pairings of a round by board, with results as far as they are in; byes follow. `None` if there is no such round.
pub fn pairings(lang: Lang, tournament: &Tournament, round: RoundNo) -> Option<Table> {
    let found = tournament.round(round)?;
    let before = round.previous().unwrap_or(RoundNo(0));
    let scores = sonneborn_standings::points(tournament, before);
    let has = Has::of(tournament);
    // The points stand beside the result on both sides, the numbers at the ends.
    let side = |colour: &str| -> Vec<String> {
        let who = [words::title(lang), colour, words::rating(lang)].map(String::from);
        who.into_iter().chain(has.header(lang)).collect()
    };
    let mut header = [words::board(lang), words::number_short(lang)].map(String::from).to_vec();
    header.extend(side(words::white(lang)));
    header.extend([words::points(lang), words::result(lang), words::points(lang)].map(String::from));
    header.extend(side(words::black(lang)));
    header.push(words::number_short(lang).to_owned());
    let person = |id: PlayerId| -> Vec<Cell> {
        let Some(player) = tournament.player(id) else { return vec![Cell::Empty; WHO + has.columns()] };
        let rating = Cell::maybe(tournament.rating_points(&player.data));
        [Cell::title(player), name(player), rating].into_iter().chain(has.cells(player)).collect()
    };
    let tpn = |id: PlayerId| tournament.player(id).map_or(Cell::Empty, Cell::number);
    let score = |id: PlayerId| Cell::points(scores.get(id.index()).copied().unwrap_or_default());
    let games = found.games.iter().map(|game| {
        let mut cells = vec![Cell::whole(game.board), tpn(game.white)];
        cells.extend(person(game.white));
        let result = Cell::text(game.result.map_or("", |result| result.symbol()));
        cells.extend([score(game.white), result, score(game.black)]);
        cells.extend(person(game.black));
        cells.push(tpn(game.black));
        cells
    });
    let byes = found.byes.iter().map(|(player, bye)| {
        let mut cells = vec![Cell::Empty, tpn(*player)];
        cells.extend(person(*player));
        cells.extend([score(*player), Cell::text(words::bye_of(lang, *bye))]);
        cells
    });
    Some(Table { title: words::round_n(lang, round), header, rows: games.chain(byes).collect() })
}

/// Title, name and rating.
const WHO: usize = 3;

/// The standings with their tie-breaks; where the event is rated, with everybody's performance and change.
pub fn standings(lang: Lang, tournament: &Tournament, standings: &Standings) -> Table {
    let has = Has::of(tournament);
    let mut header = person_header(lang, &has);
    header.extend(standings.tie_breaks.iter().map(|tie_break| tie_break.to_string()));
    let is_rated = tournament.regulations.fide_rated && !tournament.is_of_teams();
    let rated = if is_rated { report(tournament, standings.through) } else { Vec::new() };
    let rated: HashMap<PlayerId, &PlayerReport> = rated.iter().map(|report| (report.player, report)).collect();
    if is_rated {
        header.extend([rating::performance(lang), rating::rating_change(lang)].map(String::from));
    }
    let rows = standings.rows.iter().map(|row| {
        let mut cells = person(tournament, standings, row.place, &has);
        cells.extend(row.figures.iter().map(|figure| match figure {
            Some(figure) => {
                let text = figure.decimal(0, FIGURE_DECIMALS);
                figure.as_f64().map_or_else(|| Cell::text(text.clone()), |number| Cell::Number(number, text.clone()))
            }
            None => Cell::Empty,
        }));
        if is_rated {
            let own = match row.entrant {
                Entrant::Player(player) => rated.get(&player),
                Entrant::Team(_) => None,
            };
            cells.push(Cell::maybe(own.and_then(|report| report.performance)));
            cells.push(own.map_or(Cell::Empty, |report| change(report)));
        }
        cells
    });
    Table { title: words::standings(lang).to_owned(), header, rows: rows.collect() }
}

/// The decimals that averages are given with.
const FIGURE_DECIMALS: usize = 3;

/// The rating change; a newcomer has none.
fn change(report: &PlayerReport) -> Cell {
    match &report.effect {
        Effect::Rated { change, .. } if !change.games.is_empty() => {
            let change = f64::from(change.change) / HUNDREDTHS;
            Cell::Number(change, format!("{change:+.2}"))
        }
        Effect::Rated { .. } | Effect::Unrated(_) => Cell::Empty,
    }
}

/// Changes are counted in hundredths of a rating point.
const HUNDREDTHS: f64 = 100.0;

/// The crosstable by rounds, in order of rank or of number.
pub fn crosstable(lang: Lang, tournament: &Tournament, standings: &Standings, order: Order) -> Table {
    let by_rounds = crosstable::by_rounds(standings, order);
    let has = Has::of(tournament);
    let mut header = person_header(lang, &has);
    header.extend((1..=by_rounds.rounds).map(|round| round.to_string()));
    header.push(words::points(lang).to_owned());
    let labels = crosstable::labels(standings, order);
    let rows = by_rounds.lines.iter().map(|(place, cells)| {
        let mut row = person(tournament, standings, *place, &has);
        // By rank a line begins with what the cells of the others call it: two who share a rank have each their own.
        if order == Order::Rank {
            row[0] = Cell::whole(labels[*place as usize]);
        }
        row.extend(cells.iter().map(|cell| Cell::text(cell.text())));
        row.push(Cell::points(standings.row_at(*place).points));
        row
    });
    Table { title: words::crosstable(lang).to_owned(), header, rows: rows.collect() }
}

fn person_header(lang: Lang, has: &Has) -> Vec<String> {
    let names =
        [words::rank(lang), words::number_short(lang), words::name(lang), words::title(lang), words::rating(lang)];
    names.map(String::from).into_iter().chain(has.header(lang)).collect()
}

/// Rank, number, name, title, rating, federation and club of a place in the standings; of a team, what of these it has.
fn person(tournament: &Tournament, standings: &Standings, place: u32, has: &Has) -> Vec<Cell> {
    let rank = Cell::maybe(standings.row_at(place).rank);
    let participant = standings.field().participant(place);
    let mut cells = vec![rank];
    match participant.entrant {
        Entrant::Player(id) => {
            if let Some(player) = tournament.player(id) {
                let rating = Cell::maybe(tournament.rating_points(&player.data));
                cells.extend([Cell::number(player), name(player), Cell::title(player), rating]);
                cells.extend(has.cells(player));
            }
        }
        Entrant::Team(team) => {
            cells.extend([Cell::whole(participant.number), Cell::text(participant.name(tournament))]);
            cells.extend([Cell::Empty, Cell::Empty]);
            let federation = tournament.team(team).map(|team| team.federation.as_str()).unwrap_or_default();
            cells.extend(has.federations.then(|| Cell::text(federation)));
        }
    }
    // What follows stands under its own head, whoever it is of.
    cells.resize(RANKED + has.columns(), Cell::Empty);
    cells
}

/// Rank, number, name, title and rating.
const RANKED: usize = 5;

pub(super) fn name(player: &Player) -> Cell {
    Cell::text(&player.data.name)
}
