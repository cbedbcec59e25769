//! FIDE's rating lists as text: the combined list with and without the FOA column, and the lists of one rate of play.
//!
//! Columns are found by the header's words, because FIDE has moved them more than once. Where the column of other titles
//! runs over, everything behind it is shifted; such lines are read by the shift. A line that is no player is skipped and
//! counted, and the first ones are named.

use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};
use sonneborn_tournament::regulations::Rate;

/// A player of a list. Text borrows from the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed<'a> {
    /// National lists have players without one.
    pub fide_id: Option<FideId>,
    /// The number in a national list; empty in FIDE's.
    pub national_id: &'a str,
    pub name: &'a str,
    pub federation: &'a str,
    pub gender: Option<Gender>,
    pub title: Option<Title>,
    pub standard: Figures,
    pub rapid: Figures,
    pub blitz: Figures,
    /// The rating of a national list.
    pub national: Option<u16>,
    /// Year of birth, where known.
    pub born: Option<u16>,
    pub inactive: bool,
}

/// A rating and its K, where the list has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub rating: Option<u16>,
    pub k: Option<u8>,
}

/// The columns of a list, in bytes from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    width: usize,
    name: Column,
    federation: Column,
    sex: Column,
    title: Column,
    women_title: Option<Column>,
    /// The column that may run over: everything that starts behind it shifts with the line.
    other_titles: usize,
    standard: FigureColumns,
    rapid: FigureColumns,
    blitz: FigureColumns,
    born: Option<Column>,
    flag: Option<Column>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct FigureColumns {
    rating: Option<Column>,
    k: Option<Column>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Column {
    start: usize,
    end: usize,
}

/// Lines of a list that are no player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    pub count: u64,
    /// Where the first ones stand.
    pub first_lines: Vec<u64>,
}

impl Skipped {
    /// Lines that are named; whoever mends a file starts with these.
    const NAMED: usize = 10;

    pub fn add(&mut self, line: u64) {
        self.count += 1;
        if self.first_lines.len() < Self::NAMED {
            self.first_lines.push(line);
        }
    }
}

/// Why a file is no rating list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoList {
    /// The first line lacks this column's heading.
    #[error("the first line has no column `{heading}`")]
    MissingColumn { heading: &'static str },
    /// A list of one rate, whose rate the caller must name.
    #[error("a list of one rate of play: which?")]
    RateUnknown,
}

impl Layout {
    /// Reads the header. `rate` names the list's rate where it has only one rating column.
    ///
    /// ```
    /// use sonneborn_exchange::rating_list::{Layout, NoList};
    ///
    /// assert!(matches!(Layout::of("Place  Name  Points", None), Err(NoList::MissingColumn { .. })));
    /// ```
    ///
    /// # Errors
    /// [`NoList`] where the line is no header of a rating list.
    pub fn of(header: &str, rate: Option<Rate>) -> Result<Layout, NoList> {
        let headings = headings(header);
        let column = |wanted: &str| headings.iter().find(|(heading, _)| *heading == wanted).map(|(_, column)| *column);
        let needed = |heading: &'static str| column(heading).ok_or(NoList::MissingColumn { heading });
        let combined = column("SRtng").is_some();
        let (mut standard, mut rapid, mut blitz) = Default::default();
        if combined {
            standard = FigureColumns { rating: column("SRtng"), k: column("SK") };
            rapid = FigureColumns { rating: column("RRtng"), k: column("Rk").or(column("RK")) };
            blitz = FigureColumns { rating: column("BRtng"), k: column("BK") };
        } else {
            let figures = FigureColumns { rating: Some(single_rating(&headings)?), k: column("K") };
            match rate.ok_or(NoList::RateUnknown)? {
                Rate::Standard => standard = figures,
                Rate::Rapid => rapid = figures,
                Rate::Blitz => blitz = figures,
            }
        }
        Ok(Layout {
            width: header.trim_end().len(),
            name: needed("Name")?,
            federation: needed("Fed")?,
            sex: needed("Sex")?,
            title: needed("Tit")?,
            women_title: column("WTit"),
            other_titles: column("OTit").map_or(usize::MAX, |column| column.start),
            standard,
            rapid,
            blitz,
            born: column("B-day"),
            flag: column("Flag"),
        })
    }

    /// Reads a line; `None` for one that is no player.
    pub fn player<'a>(&self, line: &'a str) -> Option<Listed<'a>> {
        let line = line.trim_end_matches(['\r', '\n']);
        let fide_id = line.get(..self.name.start)?.trim().parse().ok()?;
        let name = self.cell(line, 0, self.name);
        if name.is_empty() {
            return None;
        }
        let shift = self.shift(line);
        let figures = |columns: FigureColumns| Figures {
            rating: columns.rating.and_then(|column| number(self.cell(line, shift, column))),
            k: columns.k.and_then(|column| number(self.cell(line, shift, column))).and_then(|k| u8::try_from(k).ok()),
        };
        let open_title = Title::from_code(self.cell(line, 0, self.title));
        let women_title = self.women_title.and_then(|column| Title::from_code(self.cell(line, 0, column)));
        Some(Listed {
            fide_id: Some(fide_id),
            national_id: "",
            name,
            federation: self.cell(line, 0, self.federation),
            gender: match self.cell(line, 0, self.sex) {
                "M" => Some(Gender::Male),
                "F" => Some(Gender::Female),
                _ => None,
            },
            title: open_title.or(women_title),
            standard: figures(self.standard),
            rapid: figures(self.rapid),
            blitz: figures(self.blitz),
            national: None,
            born: self.born.and_then(|column| number(self.cell(line, shift, column))),
            inactive: self.flag.is_some_and(|column| self.cell(line, shift, column).contains('i')),
        })
    }

    /// The trimmed text of a column; empty where the line is shorter.
    fn cell<'a>(&self, line: &'a str, shift: usize, column: Column) -> &'a str {
        let shift = if column.start > self.other_titles { shift } else { 0 };
        let end = (column.end.saturating_add(shift)).min(line.len());
        line.get((column.start + shift).min(end)..end).unwrap_or("").trim()
    }

    /// By how many bytes the columns behind the other titles stand further right in this line.
    fn shift(&self, line: &str) -> usize {
        let flag_width = self.flag.map_or(0, |column| "Flag".len().max(column.start.abs_diff(self.width)));
        let full = self.flag.map_or(self.width, |column| column.start + flag_width);
        line.len().saturating_sub(full)
    }
}

/// The headings with their columns: a column runs to the start of the next.
fn headings(header: &str) -> Vec<(&str, Column)> {
    let header = header.trim_end();
    let mut starts: Vec<(&str, usize)> = Vec::new();
    let mut rest = header;
    while let Some(offset) = rest.find(|c: char| c != ' ') {
        let start = header.len() - rest.len() + offset;
        let word = header[start..].split(' ').next().unwrap_or("");
        // The first heading has two words.
        let word = if header[start..].starts_with("ID Number") { "ID Number" } else { word };
        starts.push((word, start));
        rest = &header[start + word.len()..];
    }
    let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([usize::MAX]);
    starts.iter().zip(ends).map(|((word, start), end)| (*word, Column { start: *start, end })).collect()
}

/// In a list of one rate the rating's column is headed by its month: `OCT26`.
fn single_rating(headings: &[(&str, Column)]) -> Result<Column, NoList> {
    let is_month = |heading: &str| heading.len() == 5 && heading[3..].bytes().all(|byte| byte.is_ascii_digit());
    let found = headings.iter().find(|(heading, _)| heading.is_ascii() && is_month(heading));
    found.map(|(_, column)| *column).ok_or(NoList::MissingColumn { heading: "SRtng" })
}

/// A whole number above 0; lists write 0 for none.
fn number(cell: &str) -> Option<u16> {
    cell.parse().ok().filter(|number| *number > 0)
}

impl Listed<'_> {
    /// The rating that a list of FIDE gives the player; an effective one is the standard rating of who has none of the rate
    /// (rapid and blitz 7.2). Lists that are not FIDE's have national ratings.
    pub fn figures(&self, kind: &ListKind) -> Figures {
        let or_standard = |own: Figures| if own.rating.is_some() { own } else { self.standard };
        match kind {
            ListKind::Standard => self.standard,
            ListKind::Rapid => self.rapid,
            ListKind::Blitz => self.blitz,
            ListKind::EffectiveRapid => or_standard(self.rapid),
            ListKind::EffectiveBlitz => or_standard(self.blitz),
            ListKind::Own(_) => Figures::default(),
        }
    }

    /// What would be registered about the player, with the rating that the event's main list gives and the national one;
    /// `source` names the list.
    pub fn to_player(&self, main: &ListKind, source: &str) -> PlayerData {
        let figures = self.figures(main);
        PlayerData {
            name: self.name.to_string(),
            title: self.title,
            gender: self.gender,
            birth: self.born.map(|year| Birth { year, month_day: None }),
            federation: self.federation.to_string(),
            fide_id: self.fide_id,
            national_id: self.national_id.to_string(),
            rating: figures.rating,
            rating_source: figures.rating.or(self.national).map(|_| source.to_string()).unwrap_or_default(),
            ratings: Ratings {
                standard: self.standard.rating,
                rapid: self.rapid.rating,
                blitz: self.blitz.rating,
                national: self.national,
            },
            k: figures.k,
            ..PlayerData::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    const LEGACY: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag";

    fn line(other: &str, tail: &str) -> String {
        format!("{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{other:<15}{tail}", 1503014, "Carlsen, Magnus", "NOR", "M", "GM", "")
    }

    #[test]
    fn the_combined_list_is_read_with_and_without_foa() {
        let tails = [
            (COMBINED, "    2840  12  10 2824  0   10 2881  9   10 1990  i   "),
            (LEGACY, "2840  12  10 2824  0   10 2881  9   10 1990  i   "),
        ];
        for (header, tail) in tails {
            let layout = Layout::of(header, None).expect("a header");
            let text = line("FT", tail);
            let player = layout.player(&text).expect("a player");
            assert_eq!(
                (player.fide_id, player.name, player.federation),
                (FideId::new(1503014), "Carlsen, Magnus", "NOR")
            );
            assert_eq!(player.title, Some(Title::Gm));
            assert_eq!(player.standard, Figures { rating: Some(2840), k: Some(10) });
            assert_eq!(player.blitz.rating, Some(2881));
            assert_eq!((player.born, player.inactive), (Some(1990), true));
        }
    }

    #[test]
    fn a_column_that_runs_over_shifts_the_rest() {
        let layout = Layout::of(COMBINED, None).expect("a header");
        let text = line("FST,IA,FA,NA,IO1", "    2840  12  10 2824  0   10 2881  9   10 1990  i   ");
        let player = layout.player(&text).expect("a player");
        assert_eq!((player.standard.rating, player.rapid.rating, player.born), (Some(2840), Some(2824), Some(1990)));
    }

    #[test]
    fn a_list_of_one_rate_must_be_told_which() {
        assert_eq!(Layout::of(SINGLE, None), Err(NoList::RateUnknown));
        let layout = Layout::of(SINGLE, Some(Rate::Rapid)).expect("a header");
        let text = line("", "    2824  0   10 1990  wi  ");
        let player = layout.player(&text).expect("a player");
        assert_eq!((player.rapid.rating, player.standard.rating, player.born), (Some(2824), None, Some(1990)));
        assert!(player.inactive);
    }

    #[test]
    fn what_is_no_list_or_no_player_is_said() {
        assert_eq!(Layout::of("name;rating", None), Err(NoList::MissingColumn { heading: "SRtng" }));
        let layout = Layout::of(COMBINED, None).expect("a header");
        for text in ["", "x", "abc            Name", "12             "] {
            assert_eq!(layout.player(text), None, "{text}");
        }
        assert!(layout.player(&format!("{:<15}王小明", 7)).is_some(), "short lines are players without ratings");
    }

    #[test]
    fn unrated_players_use_their_standard_rating() {
        let layout = Layout::of(COMBINED, None).expect("a header");
        let text = line("", "    1840  12  20 0     0      0     0      2010      ");
        let player = layout.player(&text).expect("a player");
        assert_eq!(player.figures(&ListKind::EffectiveBlitz), Figures { rating: Some(1840), k: Some(20) });
        assert_eq!(player.to_player(&ListKind::EffectiveBlitz, "FIDE 2026-11").rating_source, "FIDE 2026-11");
    }
}
