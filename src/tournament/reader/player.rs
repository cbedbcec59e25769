//! A player's data, field by field.

use super::super::limits::{MAX_K, MAX_NAME_LETTERS, MAX_RATING, MAX_ROUNDS, MAX_TEXT_LETTERS};
use super::super::player::{Birth, PlayerData};
use super::{Allowed, Read, Unreadable, birth, federation, line, name, number, text, unreadable};

/// A field of a player, named as the API names it.
pub type PlayerField = &'static str;

/// What is wrong with a player's data that somebody typed or sent, field by field. What stays as it `was` is not asked about:
/// files bring codes of their own. `year` is the present one.
pub fn player(data: &PlayerData, was: &PlayerData, year: u16) -> Vec<(PlayerField, Unreadable)> {
    let rating = |rating: Option<u16>| match rating.filter(|rating| *rating > MAX_RATING) {
        Some(rating) => unreadable(&rating.to_string(), Allowed::Number { least: 0, most: MAX_RATING.into() }),
        None => Ok(()),
    };
    let known_birth = |known: Birth| birth(&known.year.to_string(), year).map(drop);
    let small = |k: u8| number(&k.to_string(), 0..=MAX_K).map(drop);
    let line = |words: &str| line(words, MAX_NAME_LETTERS).map(drop);
    let later = || {
        data.period_ratings.iter().try_for_each(|(round, later)| {
            number(&round.to_string(), 1..=MAX_ROUNDS).and_then(|_| rating(Some(*later)))
        })
    };
    let checked: [(PlayerField, bool, Read<()>); 21] = [
        ("name", data.name == was.name, name(&data.name).map(drop)),
        ("latin_name", data.latin_name == was.latin_name, line(&data.latin_name)),
        ("period_ratings", data.period_ratings == was.period_ratings, later()),
        ("title", data.other_title == was.other_title, line(&data.other_title)),
        ("birth", data.birth == was.birth, data.birth.map_or(Ok(()), known_birth)),
        ("federation", false, federation(&data.federation, &was.federation).map(drop)),
        ("national_id", data.national_id == was.national_id, line(&data.national_id)),
        ("club", data.club == was.club, line(&data.club)),
        ("category", data.category == was.category, line(&data.category)),
        ("rating", data.rating == was.rating, rating(data.rating)),
        ("rating_source", data.rating_source == was.rating_source, line(&data.rating_source)),
        ("ratings.standard", data.ratings.standard == was.ratings.standard, rating(data.ratings.standard)),
        ("ratings.rapid", data.ratings.rapid == was.ratings.rapid, rating(data.ratings.rapid)),
        ("ratings.blitz", data.ratings.blitz == was.ratings.blitz, rating(data.ratings.blitz)),
        ("ratings.national", data.ratings.national == was.ratings.national, rating(data.ratings.national)),
        ("estimate", data.estimate == was.estimate, rating(data.estimate)),
        ("k", data.k == was.k, data.k.map_or(Ok(()), small)),
        ("phone", data.phone == was.phone, line(&data.phone)),
        ("paid", data.paid == was.paid, line(&data.paid)),
        ("reduction", data.reduction == was.reduction, line(&data.reduction)),
        ("note", data.note == was.note, text(&data.note, MAX_TEXT_LETTERS).map(drop)),
    ];
    let wrong = |(field, is_kept, read): (PlayerField, bool, Read<()>)| Some((field, read.err().filter(|_| !is_kept)?));
    checked.into_iter().filter_map(wrong).collect()
}
