//! Standings: who stands where after a round, by every tie-break of C.07, with each figure open to its parts.
//!
#![doc = include_str!("README.md")]
//!
//! A [`Standings`] is made of a tournament and [`Settings`]. [`field`] turns rounds into C.07's terms, [`unplayed`] holds
//! art. 15 and 16, [`tie_break`] the rules, [`ranking`] art. 4.2; [`explain`] is what a figure is made of. Pure.
//!
//! Standings after a round are those that the tournament would have if it ended there, with one exception in the text's
//! favour: Fore Buchholz draws the event's final round only.

pub mod board_prizes;
pub mod book;
pub mod crosstable;
mod cut;
pub mod explain;
pub mod field;
pub mod figure;
pub mod pictures;
pub mod prizes;
pub mod ranking;
pub mod team_field;
pub mod team_match;
pub mod tie_break;
mod unopposed;
pub mod unplayed;
pub mod unplayed_rules;

use book::Book;
use explain::{Encounters, Explanation};
use field::{Entrant, Field, Kind, Which};
use figure::Figure;
use ranking::Ranking;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Ranked;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::{Descriptor, DescriptorError};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::TieBreakEdition;
use sonneborn_tournament::round::RoundState;
use tie_break::{Rule, direct_encounter};
use unplayed_rules::UnplayedRules;

/// What standings are made by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// In order; the points come first, named or not.
    pub tie_breaks: Vec<Descriptor>,
    pub edition: TieBreakEdition,
    /// The last round that counts.
    pub through: RoundNo,
    /// Whether opponents were fixed in advance (15.2).
    pub predetermined: bool,
}

impl Settings {
    /// The tournament's own regulations, up to its last published round.
    ///
    /// # Errors
    /// The first tie-break of the regulations that cannot be computed.
    pub fn of(tournament: &Tournament) -> Result<Settings, DescriptorError> {
        let regulations = &tournament.regulations;
        let tie_breaks = regulations.tie_breaks.iter().map(Coded::value).collect::<Result<Vec<_>, _>>()?;
        Ok(Settings {
            tie_breaks,
            edition: regulations.tie_break_edition,
            through: tournament.current_round().map_or(RoundNo(0), |round| round.number),
            predetermined: regulations.system.is_predetermined(),
        })
    }
}

/// What is said beside a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    Withdrawn,
    /// Plays on in another section: shown, not ranked; the games count.
    Moved,
    Expelled,
    /// Left a round robin before half of their games: shown, not ranked; their games count for nobody (C.05 6.6).
    SetApart,
}

/// One line of the standings.
#[derive(Clone, Debug)]
pub struct Row {
    pub entrant: Entrant,
    /// The place in the field, by which explanations name participants.
    pub place: u32,
    /// Shared by all who are level; `None` for those set apart.
    pub rank: Option<u32>,
    pub points: Points,
    /// By the tie-breaks of [`Standings::tie_breaks`].
    pub figures: Vec<Option<Figure>>,
    pub mark: Mark,
}

impl Row {
    pub fn is_of(&self, player: PlayerId) -> bool {
        self.entrant == Entrant::Player(player)
    }
}

/// The standings of a tournament after a round.
#[derive(Debug)]
pub struct Standings {
    /// Beginning with the points.
    pub tie_breaks: Vec<Descriptor>,
    /// In order of rank; those set apart last.
    pub rows: Vec<Row>,
    pub through: RoundNo,
    book: Book,
    /// With the games that do not count, where there are such.
    as_played: Option<Field>,
    ranking: Ranking,
    /// The row of each place in the field.
    row_of: Vec<usize>,
}

/// The ranks by [`PlayerId`], as a report has them; 0 for those who have none, and for all where the tie-breaks cannot be read.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_tournament::Tournament;
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// let ranks = sonneborn_standings::ranks(&tournament);
/// assert_eq!((ranks[0], ranks[2]), (1, 4));
/// ```
pub fn ranks(tournament: &Tournament) -> Vec<u16> {
    let mut ranks = vec![0; tournament.players.len()];
    if let Ok(settings) = Settings::of(tournament) {
        let standings = Standings::of(tournament, &settings);
        for player in tournament.entrants() {
            if let Some(row) = standings.row_of(player.id) {
                ranks[player.id.index()] = row.rank.and_then(|rank| u16::try_from(rank).ok()).unwrap_or(0);
            }
        }
    }
    ranks
}

/// Everybody's points after the rounds up to `through`, by [`PlayerId`], as the standings count them: the games of
/// whoever left a round robin with less than half of theirs played count for nobody (C.05 6.6). What stands beside a
/// name is then what the standings say.
pub fn points(tournament: &Tournament, through: RoundNo) -> Vec<Points> {
    let mut points = tournament.scores(through);
    let Ok(settings) = Settings::of(tournament) else { return points };
    // Drawn beside every board: the field is asked only where somebody's games can count for nobody.
    if !settings.predetermined {
        return points;
    }
    let field = Field::of_players(tournament, through, settings.predetermined, UnplayedRules::of(settings.edition));
    let out = field.left_before_half(tournament);
    let has_left = |player: PlayerId| {
        let entrants = field.participants.iter().map(|participant| participant.entrant);
        entrants.zip(&out).any(|(entrant, out)| *out && entrant == Entrant::Player(player))
    };
    if !out.contains(&true) {
        return points;
    }
    let rounds =
        tournament.rounds.iter().filter(|round| round.state == RoundState::Published && round.number <= through);
    for game in rounds.flat_map(|round| &round.games).filter(|game| game.players().into_iter().any(has_left)) {
        for player in game.players() {
            points[player.index()] -= tournament.regulations.scoring.of_appearance(game.appearance(player));
        }
    }
    points
}

/// The same after the round that is being played: a table is published whole, and what is lost or won by default in rounds to come
/// is not made yet.
pub fn points_now(tournament: &Tournament) -> Vec<Points> {
    points(tournament, tournament.current_round().map_or(RoundNo(0), |round| round.number))
}

impl Standings {
    /// The standings of the players.
    pub fn of(tournament: &Tournament, settings: &Settings) -> Standings {
        let rules = UnplayedRules::of(settings.edition);
        let field = Field::of_players(tournament, settings.through, settings.predetermined, rules);
        Standings::without_those_who_left(tournament, field, settings)
    }

    /// The standings of a field in which the games of whoever left a round robin early count for nobody (C.05 6.6).
    fn without_those_who_left(tournament: &Tournament, mut field: Field, settings: &Settings) -> Standings {
        let out = field.left_before_half(tournament);
        // The games of who was expelled (Laws 12.9.9) or plays on elsewhere count for the others; they themselves have no place.
        let without_place = field.without_place();
        let apart: Vec<bool> = out.iter().zip(without_place).map(|(out, without)| *out || without).collect();
        if !out.contains(&true) {
            return Standings::of_field(tournament, field, settings, &apart);
        }
        let as_played = Some(field.clone());
        field.set_apart(&out);
        let mut standings = Standings::of_field(tournament, field, settings, &apart);
        for row in standings.rows.iter_mut().filter(|row| out[row.place as usize] && row.mark == Mark::Moved) {
            row.mark = Mark::SetApart;
        }
        Standings { as_played, ..standings }
    }

    /// The standings of the event: of its teams where the regulations rank teams, otherwise of its players.
    pub fn of_event(tournament: &Tournament, settings: &Settings) -> Standings {
        if tournament.is_of_teams() {
            Standings::of_teams(tournament, settings)
        } else {
            Standings::of(tournament, settings)
        }
    }

    /// The standings of the teams, by the score that the regulations put first.
    pub fn of_teams(tournament: &Tournament, settings: &Settings) -> Standings {
        let rules = UnplayedRules::of(settings.edition);
        let field = team_field::of_teams(tournament, settings.through, settings.predetermined, rules);
        Standings::without_those_who_left(tournament, field, settings)
    }

    fn of_field(tournament: &Tournament, field: Field, settings: &Settings, apart: &[bool]) -> Standings {
        let book = Book::new(field);
        let bracket = tournament.bracket_after(settings.through.0.into());
        // A knock-out ranks by the stage reached: its tie-breaks decide matches, and order nobody here.
        let named = if bracket.is_some() { &[] } else { settings.tie_breaks.as_slice() };
        let tie_breaks = ranking::with_points_first(named, book.field.match_points_first);
        let places = || (0..).zip(apart).map(|(place, apart): (u32, &bool)| (place, *apart));
        let ranked = places().filter(|(_, apart)| !apart).map(|(place, _)| place).collect();
        let ranking = ranking::rank(&book, ranked, &tie_breaks);
        let groups = match bracket {
            Some(bracket) => ranking::by_stage(&book, ranking.groups.concat(), &bracket.places()),
            None => ranking.groups.clone(),
        };
        let groups = ranking::by_lots(&book, groups, &decided_by_then(&tournament.lots, settings.through));
        let groups = ranking::by_hand(&book, groups, &decided_by_then(&tournament.hand_rankings, settings.through));
        let mut rows = Vec::with_capacity(book.field.participants.len());
        let mut rank = 1;
        for group in &groups {
            for place in group {
                rows.push(row(&book, &ranking, *place, Some(rank)));
            }
            rank += u32::try_from(group.len()).unwrap_or(0);
        }
        for (place, _) in places().filter(|(_, apart)| *apart) {
            let row = row(&book, &ranking, place, None);
            let mark = match row.mark {
                Mark::Expelled | Mark::Moved => row.mark,
                Mark::None | Mark::Withdrawn | Mark::SetApart => Mark::SetApart,
            };
            rows.push(Row { mark, ..row });
        }
        let mut row_of = vec![0; rows.len()];
        for (index, row) in rows.iter().enumerate() {
            row_of[row.place as usize] = index;
        }
        let through = settings.through;
        Standings { tie_breaks, rows, through, book, as_played: None, ranking, row_of }
    }

    /// What counts.
    pub fn field(&self) -> &Field {
        &self.book.field
    }

    /// What was played, also where it does not count.
    pub fn field_as_played(&self) -> &Field {
        self.as_played.as_ref().unwrap_or(&self.book.field)
    }

    /// The line of a place in the field.
    pub fn row_at(&self, place: u32) -> &Row {
        &self.rows[self.row_of[place as usize]]
    }

    pub fn row_of(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entrant == Entrant::Player(player))
    }

    /// What the figure of a place in the field is made of; `None` for a tie-break of type A, see [`Standings::encounters`].
    ///
    /// ```
    /// use sonneborn_exchange::trf;
    /// use sonneborn_standings::{Settings, Standings};
    /// use sonneborn_tournament::Tournament;
    ///
    /// let file = "\
    /// 012 Club evening
    /// XXR 3
    /// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
    /// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
    /// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
    /// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
    /// ";
    /// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
    /// let settings = Settings::of(&tournament).expect("tie-breaks that there are");
    /// let standings = Standings::of(&tournament, &settings);
    /// let told = standings.explain(0, settings.tie_breaks[1]).expect("everybody has a figure");
    /// assert!(!told.parts.is_empty());
    /// ```
    pub fn explain(&self, place: u32, tie_break: Descriptor) -> Option<Explanation> {
        let known = (place as usize) < self.book.field.participants.len();
        (known && !tie_break.code.is_among_the_tied()).then(|| Rule::new(&self.book, tie_break).explain(place))
    }

    /// What the direct encounter in the column `column` compared for a place; empty if it was not tied there.
    pub fn encounters(&self, place: u32, column: usize) -> Vec<Encounters> {
        let mut steps = Vec::new();
        let tied = self.tied_before(place, column);
        if let (false, Some(tie_break)) = (tied.is_empty(), self.tie_breaks.get(column)) {
            direct_encounter::resolve(&self.book, *tie_break, tied, Some(&mut steps));
            steps.retain(|step| step.rows.iter().any(|row| row.who == place));
        }
        steps
    }

    /// Those with whom a place was still tied before the column `column`, itself among them; empty if it was alone.
    pub fn tied_before(&self, place: u32, column: usize) -> &[u32] {
        let groups = self.ranking.tied_before.get(column).map_or(&[][..], Vec::as_slice);
        groups.iter().find(|group| group.contains(&place)).map_or(&[], Vec::as_slice)
    }

    /// The first column in which a place differs from the one ranked next above it; `None` for the first of all, and where
    /// no tie-break separates the two.
    pub fn decided_by(&self, place: u32) -> Option<usize> {
        let index = self.row_of[place as usize];
        let above = self.rows.get(index.checked_sub(1)?)?.place;
        let parted = |column: usize| !self.tied_before(place, column).contains(&above);
        match (1..self.tie_breaks.len()).find(|column| parted(*column)) {
            Some(column) => Some(column - 1),
            None => {
                let last = self.tie_breaks.len() - 1;
                let level = self.ranking.groups.iter().any(|group| group.contains(&place) && group.contains(&above));
                (!level).then_some(last)
            }
        }
    }

    /// The tie-breaks that fall away because unrated players are present (art. 10).
    pub fn dropped(&self) -> Vec<Descriptor> {
        ranking::dropped(&self.book, &self.tie_breaks)
    }

    /// Groups that are level after everything, best first: lots may be drawn among them.
    pub fn still_tied(&self) -> Vec<Vec<PlayerId>> {
        let player = |row: &Row| match row.entrant {
            Entrant::Player(player) => Some(player),
            Entrant::Team(_) => None,
        };
        self.rows
            .chunk_by(|a, b| a.rank.is_some() && a.rank == b.rank)
            .filter(|rows| rows.len() > 1)
            .map(|rows| rows.iter().filter_map(player).collect())
            .collect()
    }

    /// Whether games of the last round that counts are still being played.
    pub fn is_provisional(&self) -> bool {
        let pending = |participant: &field::Participant| participant.rounds.iter().any(|one| one.kind == Kind::Pending);
        self.book.field.participants.iter().any(pending)
    }
}

/// What was decided outside the tie-breaks before the next round: a final order changes nothing in the standings of earlier rounds.
fn decided_by_then(all: &[Ranked], through: RoundNo) -> Vec<&[PlayerId]> {
    all.iter().filter(|one| one.after <= through).map(|one| one.order.as_slice()).collect()
}

fn row(book: &Book, ranking: &Ranking, place: u32, rank: Option<u32>) -> Row {
    let participant = book.field.participant(place);
    Row {
        entrant: participant.entrant,
        place,
        rank,
        points: book.total(place, Which::Primary),
        figures: ranking.columns.iter().map(|column| column[place as usize].clone()).collect(),
        mark: match participant.presence {
            Presence::Withdrawn { .. } => Mark::Withdrawn,
            Presence::Moved { .. } => Mark::Moved,
            Presence::Expelled { .. } => Mark::Expelled,
            Presence::Playing => Mark::None,
        },
    }
}
