//! National rating lists as tables of text: CSV of any encoding and delimiter, its columns matched once and kept.
//!
//! A line that is no player is skipped and named; the rest of the list is read.

use super::players::columns::Column;
use super::players::{Mapping, guess, player};
use super::rating_index::Builder;
use super::rating_list::{Figures, Listed, NoList, Skipped};
use super::table::{Grid, Origin, Row, csv};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::player::PlayerData;

/// Rows shown when columns are matched, and looked at to guess them.
const SAMPLE_ROWS: usize = 12;
/// Text looked at to find the delimiter.
const SAMPLE_CHARACTERS: usize = 20_000;

/// Which column of the lists of one name is what, with the headings under which that was said: a later list is read by it
/// only where its headings are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptColumns {
    #[serde(flatten)]
    pub mapping: Mapping,
    /// Empty where the list has no header.
    #[serde(default)]
    pub headings: Vec<String>,
}

impl KeptColumns {
    /// The columns as they were matched for the list that begins like `sample`.
    pub fn of(mapping: &Mapping, sample: &Grid) -> KeptColumns {
        KeptColumns { mapping: mapping.clone(), headings: headings(mapping, sample) }
    }

    /// Whether the list that begins like `sample` has these very columns.
    pub fn fit(&self, sample: &Grid) -> bool {
        self.is_as_wide_as(sample) && self.headings == headings(&self.mapping, sample)
    }

    fn is_as_wide_as(&self, sample: &Grid) -> bool {
        sample.rows.iter().map(|row| row.cells.len()).max() == Some(self.mapping.columns.len())
    }

    /// The columns to offer for a list that does not fit: under a known heading what was said of it, otherwise what is guessed.
    /// Where no headings are known, the same columns again for a list of the same width.
    pub fn offered(&self, sample: &Grid, guessed: &Mapping) -> Mapping {
        if self.headings.is_empty() && self.is_as_wide_as(sample) {
            return self.mapping.clone();
        }
        let headings = headings(guessed, sample);
        let said = |column: usize| {
            let heading = headings.get(column)?;
            let place = self.headings.iter().position(|known| known == heading)?;
            self.mapping.columns.get(place).copied()
        };
        let columns = guessed.columns.iter().enumerate().map(|(column, guess)| said(column).unwrap_or(*guess));
        // A meaning is one column's: a guess gives way to what was said.
        let said_of: Vec<Option<Column>> = (0..guessed.columns.len()).filter_map(said).collect();
        let is_free = |column: usize, meaning: Option<Column>| said(column).is_some() || !said_of.contains(&meaning);
        let columns = columns.enumerate().map(|(column, meaning)| meaning.filter(|_| is_free(column, meaning)));
        Mapping { has_header: guessed.has_header, columns: columns.collect() }
    }
}

fn headings(mapping: &Mapping, sample: &Grid) -> Vec<String> {
    let first = sample.rows.first().filter(|_| mapping.has_header);
    first.map(|row| row.cells.clone()).unwrap_or_default()
}

/// The first rows of a list.
pub fn sample(text: &str) -> Grid {
    let rows = csv::records(text, delimiter(text)).map(|(line, cells)| Row { line, cells });
    Grid { rows: rows.take(SAMPLE_ROWS).collect(), origin: Origin::Unknown }
}

/// The columns as their headers or their cells tell.
///
/// ```
/// use sonneborn_exchange::national_list::guessed;
/// use sonneborn_exchange::players::Column;
///
/// let mapping = guessed("Name;Rating\nAas, Anna;1850\n");
/// assert_eq!(mapping.columns, [Some(Column::Name), Some(Column::RatingNational)]);
/// ```
pub fn guessed(text: &str) -> Mapping {
    let mut mapping = guess(&sample(text));
    // In a national list "rating" is the national one.
    let has_national = mapping.columns.contains(&Some(Column::RatingNational));
    if let Some(column) =
        mapping.columns.iter_mut().find(|column| **column == Some(Column::Rating)).filter(|_| !has_national)
    {
        *column = Some(Column::RatingNational);
    }
    mapping
}

/// Reads every player into the builder. `federation` is that of players for whom the list tells none; `progress` hears of
/// the players so far.
///
/// # Errors
/// [`NoList::MissingColumn`] where no column has the names.
pub fn read(
    text: &str,
    mapping: &Mapping,
    federation: &str,
    builder: &mut Builder,
    mut progress: impl FnMut(usize),
) -> Result<Skipped, NoList> {
    if !mapping.columns.iter().flatten().any(|column| matches!(column, Column::Name | Column::Family)) {
        return Err(NoList::MissingColumn { heading: "Name" });
    }
    let mut skipped = Skipped::default();
    let mut faults = Vec::new();
    for (line, cells) in csv::records(text, delimiter(text)).skip(usize::from(mapping.has_header)) {
        faults.clear();
        let data = player(&Row { line, cells }, mapping, &mut faults);
        if faults.is_empty() {
            builder.add(&listed(&data, federation));
            progress(builder.len());
        } else {
            skipped.add(u64::from(line));
        }
    }
    Ok(skipped)
}

fn listed<'a>(data: &'a PlayerData, federation: &'a str) -> Listed<'a> {
    let figures = |rating| Figures { rating, k: data.k };
    Listed {
        fide_id: data.fide_id,
        national_id: &data.national_id,
        name: &data.name,
        federation: if data.federation.is_empty() { federation } else { &data.federation },
        gender: data.gender,
        title: data.title,
        standard: figures(data.ratings.standard),
        rapid: figures(data.ratings.rapid),
        blitz: figures(data.ratings.blitz),
        national: data.ratings.national,
        born: data.birth.map(|birth| birth.year),
        inactive: false,
    }
}

fn delimiter(text: &str) -> u8 {
    csv::delimiter(&text[..text.floor_char_boundary(SAMPLE_CHARACTERS)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating_index::RatingIndex;
    use sonneborn_tournament::fide_id::FideId;

    #[test]
    fn a_national_list_is_read_by_its_headers() {
        let text = "PKZ;Name;DWZ;FIDE-ID;Birth;Sex\r\n10;Müller, Ivo;1834;4600001;1990;M\r\n11;;1500;;;\r\n12;王小明;1200;0;2011;w\r\n";
        let mapping = guessed(text);
        let mut builder = Builder::default();
        let skipped = read(text, &mapping, "GER", &mut builder, |_| {}).expect("a list");
        assert_eq!((builder.len(), skipped.count, &skipped.first_lines[..]), (2, 1, &[3][..]));
        let index = RatingIndex::of(builder.into_bytes()).expect("a block of ours");
        let found = index.search("ivo", 2).first().and_then(|row| index.player(*row)).expect("they are there");
        assert_eq!(
            (found.national, found.fide_id, found.federation, found.born),
            (Some(1834), FideId::new(4_600_001), "GER", Some(1990))
        );
        assert_eq!(index.search("小明", 2).len(), 1);
    }

    #[test]
    fn kept_columns_fit_lists_with_the_same_headings_only() {
        let (list, swapped, wider) = ("Name;DWZ\nKim;1500\n", "DWZ;Name\n1500;Kim\n", "Name;DWZ;Jahr\nKim;1500;1990\n");
        let kept = KeptColumns::of(&guessed(list), &sample(list));
        assert!(kept.fit(&sample("Name;DWZ\nLee;1600\nKim;1510\n")));
        assert!(!kept.fit(&sample(swapped)) && !kept.fit(&sample(wider)));
        let offered = |list: &str| kept.offered(&sample(list), &guessed(list)).columns;
        assert_eq!(offered(swapped), [Some(Column::RatingNational), Some(Column::Name)]);
        assert_eq!(offered(wider), [Some(Column::Name), Some(Column::RatingNational), Some(Column::Birth)]);
        let written = serde_json::to_string(&kept).expect("plain data");
        assert_eq!(serde_json::from_str::<KeptColumns>(&written).expect("ours"), kept);
        let of_an_older_version = serde_json::to_string(&kept.mapping).expect("plain data");
        assert_eq!(serde_json::from_str::<KeptColumns>(&of_an_older_version).expect("read").mapping, kept.mapping);
    }

    #[test]
    fn a_rating_without_a_word_more_is_the_national_one() {
        assert_eq!(guessed("name,rating\nKim,1500\n").columns, [Some(Column::Name), Some(Column::RatingNational)]);
        let nameless = Mapping { has_header: false, columns: vec![None] };
        assert!(read("x", &nameless, "", &mut Builder::default(), |_| {}).is_err());
    }
}
