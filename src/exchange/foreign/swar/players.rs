//! The players: who they are, and their ratings.

use super::codes;
use super::layout::{Record, since};
use super::{PROGRAM, Reader};
use crate::foreign::report::{Note, Remark};
use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::Tpn;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings};

/// What SWAR writes where a date of birth is not known.
const BIRTH_UNKNOWN: &str = "19000101";
/// Names of Belgium's federation and of its leagues, which stand in the place of a federation too.
const BELGIAN: [&str; 5] = ["FRBE", "KBSB", "FEFB", "VSF", "SVDB"];
pub const BELGIUM: &str = "BEL";
/// Numbers of categories are hundredfold, so that a second one has room behind the first; in older files they are not.
const CATEGORY_STEP: i32 = 100;

/// What stands between the two kinds of category of a player.
const BETWEEN_CATEGORIES: &str = " # ";

impl Reader<'_> {
    pub fn players(&mut self) -> Vec<ImportedPlayer> {
        let file = self.file;
        if file.version >= since::ONE_RATING {
            self.note("[JOUEURS] Elo", Remark::OneRating);
        }
        let mut players: Vec<ImportedPlayer> = Vec::new();
        for record in &file.players {
            let data = self.player(record);
            players.push(ImportedPlayer { data, ..ImportedPlayer::default() });
        }
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|at| (file.players[*at].rank, file.players[*at].number));
        if !order.iter().zip(1..).all(|(at, rank)| file.players[*at].rank == rank) {
            self.notes.push(Note::at(PROGRAM, "[JOUEURS] Rank", Remark::NumbersAssumed));
        }
        for (at, number) in order.into_iter().zip(1..) {
            players[at].tpn = Tpn(number);
        }
        players
    }

    fn player(&mut self, record: &Record) -> PlayerData {
        let place = |field: &str| format!("[JOUEURS] {} {field}", record.number);
        if record.name.is_empty() {
            self.unreadable(place("Nom"), "");
        }
        let (title, other_title) = codes::titles(record.title).unwrap_or_else(|| {
            self.unreadable(place("Titre"), record.title);
            (None, "")
        });
        let gender = match record.sex {
            1 => Some(Gender::Male),
            2 => Some(Gender::Female),
            0 => None,
            other => {
                self.unreadable(place("Sexe"), other);
                None
            }
        };
        let fide_id = u64::try_from(record.fide_id).ok().and_then(FideId::new);
        if fide_id.is_none() && record.fide_id != 0 {
            self.unreadable(place("MatFide"), record.fide_id);
        }
        let national = self.rating(record.rating, &place("Elo"));
        let (rating, national) = if self.file.version < since::ONE_RATING {
            (self.rating(record.fide_rating, &place("EloFide")), national)
        } else if fide_id.is_some() {
            (national, None)
        } else {
            (None, national)
        };
        let club_number = if record.club_number == 0 { String::new() } else { record.club_number.to_string() };
        let has_club = !record.club.is_empty();
        for (field, is_set) in [
            ("[JOUEURS] Affilie", record.affiliated != 0),
            ("[JOUEURS] ClubNr", has_club && !club_number.is_empty()),
            ("[JOUEURS] AmericanPts", record.american_points != 0),
            ("[JOUEURS] Paye", record.paid != 0),
            ("[JOUEURS] HandyTable", record.kept_table != 0),
            ("[JOUEURS] Pts_Corr", record.corrected_points != 0 && record.corrected_points != record.points),
        ] {
            self.count_left_out(field, is_set);
        }
        PlayerData {
            name: record.name.clone(),
            title,
            other_title: other_title.to_owned(),
            gender,
            birth: self.birth(&record.birth, &place("Dnaiss")),
            federation: self.federation(&record.country, &place("Pays")),
            fide_id,
            national_id: if record.national_id == 0 { String::new() } else { record.national_id.to_string() },
            club: if has_club { record.club.clone() } else { club_number },
            category: self.category(record.category, &place("CatIndex")),
            rating,
            ratings: Ratings { national, ..Ratings::default() },
            ..PlayerData::default()
        }
    }

    fn rating(&mut self, number: i32, place: &str) -> Option<u16> {
        match u16::try_from(number) {
            Ok(0) => None,
            Ok(rating) => Some(rating),
            Err(_) => {
                self.unreadable(place, number);
                None
            }
        }
    }

    /// `20010517`, or as other programs write it; the year alone where month or day are 0.
    fn birth(&mut self, text: &str, place: &str) -> Option<Birth> {
        if text.is_empty() || text == BIRTH_UNKNOWN {
            return None;
        }
        let digits = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit());
        let birth = if digits {
            Birth::parse(&format!("{}-{}-{}", &text[..4], &text[4..6], &text[6..]))
        } else {
            Birth::parse(text)
        };
        if birth.is_none() {
            self.unreadable(place, text);
        }
        birth
    }

    pub fn federation(&mut self, text: &str, place: &str) -> String {
        let code = text.to_ascii_uppercase();
        if BELGIAN.contains(&code.as_str()) {
            return BELGIUM.to_owned();
        }
        let is_code = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        if !is_code && !code.is_empty() {
            self.unreadable(place, text);
        }
        if is_code { code } else { String::new() }
    }

    /// The name of the category, or of both.
    fn category(&mut self, number: i32, place: &str) -> String {
        if number == 0 || self.file.category_kind == 0 {
            return String::new();
        }
        let number = if (1..CATEGORY_STEP).contains(&number) { number * CATEGORY_STEP } else { number };
        let [first, second] = &self.file.categories;
        let parts = [(number / CATEGORY_STEP, first), (number % CATEGORY_STEP, second)];
        let mut names = Vec::new();
        for (slot, list) in parts.into_iter().filter(|(slot, _)| *slot != 0) {
            match usize::try_from(slot - 1).ok().and_then(|slot| list.get(slot)) {
                Some(name) if !name.is_empty() => names.push(name.as_str()),
                Some(_) | None => self.unreadable(place, number),
            }
        }
        names.join(BETWEEN_CATEGORIES)
    }
}
