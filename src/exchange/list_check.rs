//! The players of an event beside a rating list: what the list says otherwise, and what is missing or doubtful.
//!
//! Nothing is changed here. A finding says what would be registered; a difference of the year of birth or the sex is more
//! often a wrong ID than a wrong list, and is marked as doubtful.

use super::folded_words::sorted_words;
use super::rating_index::RatingIndex;
use super::rating_list::Listed;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::player::{Birth, Gender, Player, PlayerData, is_latin};
use std::collections::{HashMap, HashSet};

sonneborn_tournament::with_codes! {
    /// What a finding is about, in the order of the page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// The rating that seeds them, or their K.
        Rating = "rating",
        Title = "title",
        /// They play for another federation.
        Federation = "federation",
        Name = "name",
        /// Year of birth; perhaps they are somebody else.
        Birth = "birth",
        Sex = "sex",
        /// They have no FIDE ID, and this player of the list could be they.
        MissingId = "id",
        /// The list has nobody with their ID.
        NotListed = "not-listed",
        /// Another player of the event has the same ID, or the same name and year of birth.
        Twice = "twice",
    }
}

impl Kind {
    /// Whether the list has something to take over.
    pub fn can_be_accepted(self) -> bool {
        !matches!(self, Kind::NotListed | Kind::Twice)
    }

    /// Whether all of the kind may be accepted at once, but for the doubtful ones, which are looked at: an ID is chosen one by one.
    pub fn can_be_accepted_together(self) -> bool {
        self.can_be_accepted() && self != Kind::MissingId
    }
}

/// What is accepted: this kind of difference of this player, by this row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub player: PlayerId,
    pub kind: Kind,
    pub row: u32,
}

/// A difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub key: Key,
    /// What is registered, and what the list says; of two players who are the same, the other one's name.
    pub was: String,
    pub now: String,
    /// Birth or sex differ too: perhaps the ID is somebody else's.
    pub is_doubtful: bool,
}

/// Candidates shown for a player without an ID.
const CANDIDATES: usize = 3;

/// All findings, by kind and then by player.
pub fn check(tournament: &Tournament, index: &RatingIndex) -> Vec<Finding> {
    let mut findings: Vec<Finding> =
        tournament.entrants().flat_map(|player| of_player(tournament, player, index)).collect();
    findings.extend(twice(tournament));
    findings.sort_by_key(|finding| (finding.key.kind, finding.key.player));
    findings
}

/// How many players have no FIDE ID, and nobody in the list has their name: of them a check says nothing.
pub fn not_found(tournament: &Tournament, findings: &[Finding]) -> usize {
    let named: HashSet<PlayerId> =
        findings.iter().filter(|one| one.key.kind == Kind::MissingId).map(|one| one.key.player).collect();
    tournament.entrants().filter(|player| player.data.fide_id.is_none() && !named.contains(&player.id)).count()
}

/// What the player would be if the list is believed; `None` where there is nothing of the kind any more.
pub fn accepted(tournament: &Tournament, index: &RatingIndex, source: &str, key: Key) -> Option<PlayerData> {
    let player = tournament.player(key.player)?;
    let finding = of_player(tournament, player, index).into_iter().find(|finding| finding.key == key)?;
    let listed = index.player(finding.key.row)?;
    let (data, told) = (player.data.clone(), listed.to_player(&list_of(tournament, &player.data), source));
    let is_on_the_way = tournament.regulations.period_ratings.is_some() && !tournament.rounds.is_empty();
    Some(match (key.kind, told.rating) {
        // The list came into force during the event: what was played keeps its ratings.
        (Kind::Rating, Some(rating)) if is_on_the_way => {
            let mut data = data;
            data.period_ratings.insert(tournament.paired_rounds().next(), rating);
            data
        }
        (Kind::Rating, _) => PlayerData {
            rating: told.rating.or(data.rating),
            rating_source: source_of(tournament, &list_of(tournament, &data), source),
            ratings: sonneborn_tournament::player::Ratings {
                national: told.ratings.national.or(data.ratings.national),
                ..told.ratings
            },
            k: told.k.or(data.k),
            ..data
        },
        (Kind::Title, _) => PlayerData { title: told.title, ..data },
        (Kind::Federation, _) => PlayerData { federation: told.federation, ..data },
        (Kind::Name, _) => renamed(data, told.name),
        (Kind::Birth, _) => PlayerData { birth: told.birth, ..data },
        (Kind::Sex, _) => PlayerData { gender: told.gender, ..data },
        (Kind::MissingId, _) => PlayerData { fide_id: told.fide_id, ..data },
        (Kind::NotListed | Kind::Twice, _) => return None,
    })
}

/// The list's name in the place of that in the same letters; a name in other letters stays beside it.
fn renamed(data: PlayerData, listed: String) -> PlayerData {
    match (is_latin(&data.name), is_latin(&listed)) {
        (false, true) => PlayerData { latin_name: listed, ..data },
        (true, false) => PlayerData { latin_name: data.name, name: listed, ..data },
        (true, true) | (false, false) => PlayerData { name: listed, ..data },
    }
}

/// The player's name in the letters of the list's, empty where none is known.
fn name_beside<'d>(data: &'d PlayerData, listed: &str) -> &'d str {
    if is_latin(listed) { data.name_for_fide().unwrap_or_default() } else { &data.name }
}

/// How a rating's source is written: the list with its month, and which one of FIDE's where it is not the event's main list.
pub fn source_of(tournament: &Tournament, kind: &ListKind, title: &str) -> String {
    if *kind == tournament.regulations.main_list() { title.to_owned() } else { format!("{title} {}", kind.code()) }
}

/// The list from which a player's rating came, as its source says; the main one where it says nothing.
fn list_of(tournament: &Tournament, data: &PlayerData) -> ListKind {
    let named = data.rating_source.rsplit(' ').next().and_then(ListKind::from_code);
    named.filter(ListKind::is_of_fide).unwrap_or_else(|| tournament.regulations.main_list())
}

/// How many players the list knows with another rating, title or federation; nobody is searched by name for it.
pub fn outdated(tournament: &Tournament, index: &RatingIndex) -> usize {
    let is_other = |player: &&Player| {
        player.data.fide_id.is_some()
            && of_player(tournament, player, index)
                .iter()
                .any(|finding| matches!(finding.key.kind, Kind::Rating | Kind::Title | Kind::Federation))
    };
    tournament.entrants().filter(is_other).count()
}

fn of_player(tournament: &Tournament, player: &Player, index: &RatingIndex) -> Vec<Finding> {
    let Some(fide_id) = player.data.fide_id else { return candidates(player, index) };
    let Some(row) = index.row_with_id(fide_id) else {
        let key = Key { player: player.id, kind: Kind::NotListed, row: 0 };
        return vec![Finding { key, was: fide_id.to_string(), now: String::new(), is_doubtful: true }];
    };
    index.player(row).map_or_else(Vec::new, |listed| differences(tournament, player, &listed, row))
}

fn differences(tournament: &Tournament, player: &Player, listed: &Listed, row: u32) -> Vec<Finding> {
    let data = &player.data;
    let own = tournament.fide_rating_in(data, tournament.paired_rounds().next());
    let year = data.birth.map(|birth| birth.year);
    let is_other_birth = listed.born.is_some() && year.is_some() && listed.born != year;
    let is_other_sex = listed.gender.is_some() && data.gender.is_some() && listed.gender != data.gender;
    let mut found = Vec::new();
    let mut add = |kind, was: String, now: String| {
        let key = Key { player: player.id, kind, row };
        found.push(Finding { key, was, now, is_doubtful: is_other_birth || is_other_sex });
    };
    let figures = listed.figures(&list_of(tournament, data));
    let is_other_k = figures.k.is_some() && data.k.is_some() && figures.k != data.k;
    // Who is unrated in the list keeps the rating that they were registered with.
    let is_other = |listed: Option<u16>, own: Option<u16>| listed.is_some() && listed != own;
    if is_other(figures.rating, own) || (figures.rating.is_some() && is_other_k) {
        add(Kind::Rating, rated(own, data.k), rated(figures.rating, figures.k));
    } else if is_other(listed.national, data.ratings.national) {
        add(Kind::Rating, shown(data.ratings.national), shown(listed.national));
    }
    if listed.title != data.title {
        add(Kind::Title, shown(data.title), shown(listed.title));
    }
    if !listed.federation.is_empty() && listed.federation != data.federation {
        add(Kind::Federation, data.federation.clone(), listed.federation.to_owned());
    }
    let own_name = name_beside(data, listed.name);
    if sorted_words(listed.name) != sorted_words(own_name) {
        add(Kind::Name, own_name.to_owned(), listed.name.to_owned());
    }
    if listed.born.is_some() && listed.born != year {
        add(Kind::Birth, shown(year), shown(listed.born));
    }
    if listed.gender.is_some() && listed.gender != data.gender {
        add(Kind::Sex, letter(data.gender), letter(listed.gender));
    }
    found
}

/// Rows of the list with all the words of the player's name, and with their year of birth where both are known.
pub(super) fn alike(data: &PlayerData, index: &RatingIndex) -> Vec<u32> {
    let name = &data.name;
    if sorted_words(name).is_empty() {
        // A year alone names nobody.
        return Vec::new();
    }
    let year = data.birth.map(|Birth { year, .. }| year);
    let query = year.map_or_else(|| name.clone(), |year| format!("{name} {year}"));
    let mut rows = index.search(&query, CANDIDATES);
    if rows.is_empty() && year.is_some() {
        // The list does not know every year of birth.
        rows = index.search(name, CANDIDATES);
        rows.retain(|row| index.player(*row).is_some_and(|listed| listed.born.is_none()));
    }
    rows
}

fn candidates(player: &Player, index: &RatingIndex) -> Vec<Finding> {
    let rows = alike(&player.data, index);
    let listed = rows.into_iter().filter_map(|row| Some((row, index.player(row)?)));
    let found = listed.filter(|(_, listed)| listed.fide_id.is_some()).map(|(row, listed)| {
        let rating = listed.standard.rating.or(listed.rapid.rating).or(listed.blitz.rating);
        let parts = [shown(listed.fide_id), shown(listed.title), listed.name.into(), listed.federation.into()];
        let parts = parts.into_iter().chain([shown(listed.born), shown(rating)]).filter(|part| !part.is_empty());
        Finding {
            key: Key { player: player.id, kind: Kind::MissingId, row },
            was: String::new(),
            now: parts.collect::<Vec<String>>().join(" · "),
            is_doubtful: player.data.federation != listed.federation,
        }
    });
    found.collect()
}

fn twice(tournament: &Tournament) -> Vec<Finding> {
    let (mut by_id, mut by_name): (HashMap<FideId, &Player>, HashMap<_, &Player>) = Default::default();
    let mut found = Vec::new();
    for player in tournament.entrants() {
        let same_id = player.data.fide_id.and_then(|id| by_id.insert(id, player));
        let person = (sorted_words(&player.data.name), player.data.birth.map(|birth| birth.year));
        let same_name = by_name.insert(person, player);
        if let Some(other) = same_id.or(same_name) {
            let key = Key { player: player.id, kind: Kind::Twice, row: 0 };
            found.push(Finding {
                key,
                was: shown(other.data.fide_id),
                now: other.data.name.clone(),
                is_doubtful: true,
            });
        }
    }
    found
}

fn shown(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn rated(rating: Option<u16>, k: Option<u8>) -> String {
    let k = k.map(|k| format!(" (K {k})")).unwrap_or_default();
    shown(rating) + &k
}

fn letter(gender: Option<Gender>) -> String {
    let letter = match gender {
        Some(Gender::Male) => "M",
        Some(Gender::Female) => "F",
        None => "",
    };
    letter.into()
}
