//! Lines of prizes read into categories.

use super::tokens::{Token, tokens};
use super::vocabulary::{MOST_PARTS, Meaning, meaning};
use crate::Place;
use sonneborn_tournament::federation;
use sonneborn_tournament::prize::{Eligibility, PrizeCategory, Sharing};
use sonneborn_tournament::reader::{self, MAX_CURRENCY_LETTERS, MAX_NAME_LETTERS, MAX_RATING, YEARS_OF_BIRTH};

/// What a text of prizes says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    pub categories: Vec<PrizeCategory>,
    /// The sign that stands beside an amount.
    pub currency: Option<String>,
    /// Whether one player may win in several categories, where the text says it.
    pub several_each: Option<bool>,
}

/// What was not understood, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {doubt} ({text:?})", place.line, place.column)]
pub struct NotUnderstood {
    pub place: Place,
    pub text: String,
    pub doubt: Doubt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Doubt {
    #[error("a word that says nothing known")]
    Unknown,
    /// `499,50` and `300,200` look the same.
    #[error("a comma between digits")]
    TightComma,
    #[error("{said} prizes are named and {found} amounts")]
    Count { said: usize, found: usize },
    #[error("the line has neither a name nor a condition")]
    NameMissing,
    /// Ages count from the event's year.
    #[error("the event has no date to count an age from")]
    NoYear,
    #[error("not within what there can be")]
    OutOfRange,
}

/// Ages have two digits, ratings more.
const FIRST_RATING: u16 = 100;

/// Reads a text, a category a line. `year`: of the event, from which ages count.
///
/// ```
/// use sonneborn_exchange::prizes::read;
///
/// let fund = read("Main: 300, 200\nWomen: 100; women", None).expect("understood");
/// assert_eq!((fund.categories[0].amounts.len(), fund.categories[1].name.as_str()), (2, "Women"));
/// let wrong = read("Main: 300\nSeniors: 100; purple", None).expect_err("purple says nothing");
/// assert_eq!(wrong[0].place.line, 2);
/// ```
///
/// # Errors
/// Everything that is not understood, with its place.
pub fn read(text: &str, year: Option<u16>) -> Result<Read, Vec<NotUnderstood>> {
    let (mut read, mut wrong) = (Read::default(), Vec::new());
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        match category(line, number, year) {
            Ok(found) => {
                // A line that says only how all prizes are given is no category.
                read.categories.extend(found.category);
                read.currency = read.currency.or(found.currency);
                read.several_each = found.several_each.or(read.several_each);
            }
            Err(found) => wrong.extend(found),
        }
    }
    if wrong.is_empty() { Ok(read) } else { Err(wrong) }
}

/// Whether a category of this name and without a condition is read as one for everybody: its name says none.
pub(super) fn is_open_by_name(name: &str, year: Option<u16>) -> bool {
    by_name(name, year).is_none()
}

/// The condition that a name says, as `U18` and `best 2 women` do; `None` where it says none, or more than conditions.
fn by_name(name: &str, year: Option<u16>) -> Option<Eligibility> {
    let mut line = Line::new(1, year);
    line.take(&tokens(name, 1));
    let is_condition = line.wrong.is_empty() && line.amounts.is_empty();
    Some(line.eligible).filter(|eligible| is_condition && *eligible != Eligibility::default())
}

struct Found {
    category: Option<PrizeCategory>,
    currency: Option<String>,
    several_each: Option<bool>,
}

fn category(text: &str, number: u32, year: Option<u16>) -> Result<Found, Vec<NotUnderstood>> {
    let (name, rest, first) = named(text);
    let mut line = Line::new(number, year);
    line.take(&tokens(rest, first));
    line.count_amounts(text);
    let said_all = line.is_for_everybody || line.eligible != Eligibility::default();
    if let Some(eligible) = name.as_ref().and_then(|name| by_name(name, year)).filter(|_| !said_all) {
        line.eligible = eligible;
    }
    let is_empty = line.amounts.is_empty() && !said_all && line.sharing.is_none();
    let says_only_how = name.is_none() && is_empty && line.several_each.is_some();
    // Without a name the conditions are the name, as they were typed.
    let name = name.or_else(|| (line.eligible != Eligibility::default()).then(|| line.conditions.join(" ")));
    let name = name.filter(|name| !name.is_empty());
    if let Some(name) = name.as_ref().filter(|name| name.chars().count() > MAX_NAME_LETTERS) {
        line.doubt(1, name, Doubt::OutOfRange);
    }
    if name.is_none() && !says_only_how && line.wrong.is_empty() {
        line.doubt(1, text.trim(), Doubt::NameMissing);
    }
    if !line.wrong.is_empty() {
        return Err(line.wrong);
    }
    let category = name.map(|name| PrizeCategory {
        name,
        eligible: line.eligible,
        amounts: line.amounts,
        sharing: line.sharing.unwrap_or_default(),
    });
    Ok(Found { category, currency: line.currency, several_each: line.several_each })
}

/// The name before the colon, what follows it, and the column of that.
fn named(line: &str) -> (Option<String>, &str, usize) {
    let start = line.trim_start();
    if start.starts_with('"')
        && let Some(first) = tokens(start, 1).into_iter().next()
    {
        let length = 2 + first.text.len() + first.text.matches('"').count();
        let behind = start.get(length..).unwrap_or_default();
        if let Some(rest) = behind.trim_start().strip_prefix([':', '：']) {
            return (Some(first.text), rest, column_of(line, rest));
        }
    }
    match line.split_once([':', '：']) {
        Some((name, rest)) => (Some(name.trim().to_owned()), rest, column_of(line, rest)),
        None => (None, line, 1),
    }
}

/// The column in which the end of a line begins.
fn column_of(line: &str, end: &str) -> usize {
    line.chars().count() - end.chars().count() + 1
}

/// What the next figures are about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Rating,
    Born,
}

struct Line {
    number: u32,
    year: Option<u16>,
    amounts: Vec<u32>,
    /// `3 prizes`, and the column of the figure.
    count: Option<(usize, usize)>,
    eligible: Eligibility,
    is_for_everybody: bool,
    sharing: Option<Sharing>,
    currency: Option<String>,
    several_each: Option<bool>,
    about: Option<About>,
    /// `under`, `from`, `up to`, before its figure.
    bound: Option<Meaning>,
    /// The words that were conditions.
    conditions: Vec<String>,
    wrong: Vec<NotUnderstood>,
}

impl Line {
    fn new(number: u32, year: Option<u16>) -> Line {
        Line {
            number,
            year,
            amounts: Vec::new(),
            count: None,
            eligible: Eligibility::default(),
            is_for_everybody: false,
            sharing: None,
            currency: None,
            several_each: None,
            about: None,
            bound: None,
            conditions: Vec::new(),
            wrong: Vec::new(),
        }
    }

    fn doubt(&mut self, column: usize, text: &str, doubt: Doubt) {
        let place = Place { line: self.number, column: u32::try_from(column).unwrap_or(u32::MAX) };
        self.wrong.push(NotUnderstood { place, text: text.to_owned(), doubt });
    }

    fn take(&mut self, words: &[Token]) {
        let mut at = 0;
        while let Some(token) = words.get(at) {
            let used = self.take_at(words, at);
            match used {
                0 => {
                    let doubt = if token.has_tight_comma { Doubt::TightComma } else { Doubt::Unknown };
                    self.doubt(token.column, &token.text, doubt);
                    at += 1;
                }
                used => at += used,
            }
            if words[at - 1].ends_clause {
                (self.about, self.bound) = (None, None);
            }
        }
    }

    /// How many words were understood from one on; 0 for none.
    fn take_at(&mut self, words: &[Token], at: usize) -> usize {
        let token = &words[at];
        if token.is_quoted || token.has_tight_comma {
            return 0;
        }
        if self.take_figure(words, at) {
            return 1;
        }
        // The longest word first: `no doubles` is not `doubles`.
        for parts in (1..=MOST_PARTS.min(words.len() - at)).rev() {
            let own = &words[at..at + parts];
            let is_broken =
                own[..parts - 1].iter().any(|part| part.ends_clause) || own.iter().any(|part| part.is_quoted);
            let joined = own.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ");
            if let Some(meaning) = meaning(joined.trim_end_matches('.')).filter(|_| !is_broken) {
                return self.take_word(meaning, &joined, words, at, parts);
            }
        }
        let text = &token.text;
        if text.len() == 3 && text.chars().all(|letter| letter.is_ascii_uppercase()) && federation::is_known(text) {
            self.eligible.federation.clone_from(text);
            self.conditions.push(text.clone());
            return 1;
        }
        0
    }

    fn take_word(&mut self, meaning: Meaning, said: &str, words: &[Token], at: usize, parts: usize) -> usize {
        let is_condition = matches!(
            meaning,
            Meaning::Under | Meaning::UpTo | Meaning::From | Meaning::Rating | Meaning::Born | Meaning::Gender(_)
        );
        if is_condition {
            self.conditions.push(said.to_owned());
        }
        match meaning {
            Meaning::Filler | Meaning::Prizes | Meaning::Best => {}
            Meaning::Under | Meaning::UpTo | Meaning::From => self.bound = Some(meaning),
            Meaning::Rating => self.about = Some(About::Rating),
            Meaning::Born => self.about = Some(About::Born),
            Meaning::Gender(gender) => self.eligible.gender = Some(gender),
            Meaning::Everybody => self.is_for_everybody = true,
            Meaning::Sharing(sharing) => self.sharing = Some(sharing),
            Meaning::Several(several) => self.several_each = Some(several),
            Meaning::Federation => {
                let Some(token) = words.get(at + parts) else { return 0 };
                // What stands between quotation marks was kept from a file.
                let known = if token.is_quoted { token.text.as_str() } else { "" };
                let Ok(code) = reader::federation(&token.text, known) else { return 0 };
                self.conditions.push(code.clone());
                self.eligible.federation = code;
                return parts + 1;
            }
            Meaning::Club | Meaning::Category => return self.take_text(meaning, words, at, parts),
        }
        parts
    }

    /// A club or a category: what stands between quotation marks, or up to the next comma.
    fn take_text(&mut self, meaning: Meaning, words: &[Token], at: usize, parts: usize) -> usize {
        let behind = &words[at + parts..];
        let is_alone = words[at + parts - 1].ends_clause;
        let Some(first) = behind.first().filter(|_| !is_alone) else { return 0 };
        let length = match first.is_quoted {
            true => 1,
            false => behind.iter().position(|token| token.ends_clause).map_or(behind.len(), |last| last + 1),
        };
        let text = behind[..length].iter().map(|token| token.text.as_str()).collect::<Vec<_>>().join(" ");
        if text.chars().count() > MAX_NAME_LETTERS {
            self.doubt(first.column, &text, Doubt::OutOfRange);
        }
        self.conditions.push(text.clone());
        match meaning {
            Meaning::Club => self.eligible.club = text,
            _ => self.eligible.category = text,
        }
        parts + length
    }

    /// Amounts, counts, ages and ratings; whether it was one.
    fn take_figure(&mut self, words: &[Token], at: usize) -> bool {
        let token = &words[at];
        let text = token.text.trim_end_matches('.').replace(['–', '—', '−'], "-");
        if let Some(range) = range(&text, self.about) {
            self.take_range(range, token);
            self.about = None;
            return true;
        }
        if is_ordinal(&token.text, self.amounts.len() + 1) {
            return true;
        }
        if let Some(bound) = self.bound.or_else(|| bound_behind(words, at)) {
            let Ok(figure) = text.parse::<u16>() else { return false };
            self.bound = None;
            self.take_bound(bound, figure, token);
            return true;
        }
        let meant = |place: Option<usize>| {
            let token = place.and_then(|place| words.get(place)).filter(|token| !token.is_quoted)?;
            meaning(token.text.trim_end_matches('.'))
        };
        let is_count = meant(Some(at + 1)) == Some(Meaning::Prizes) && !token.ends_clause
            || meant(at.checked_sub(1)) == Some(Meaning::Best);
        if is_count && let Ok(count) = text.parse() {
            self.count = Some((count, token.column));
            return true;
        }
        self.about.is_none() && self.take_amount(&text, words, at)
    }

    /// `300`, `300 EUR`, `€300`.
    fn take_amount(&mut self, text: &str, words: &[Token], at: usize) -> bool {
        let is_figure = |letter: char| letter.is_ascii_digit() || letter == '.';
        let figure: String = text.chars().filter(|letter| is_figure(*letter)).collect();
        let sign = text.trim_matches(is_figure);
        let is_whole = text.trim_matches(|letter| !is_figure(letter)).len() == figure.len();
        if figure.is_empty() {
            // A currency by itself stands behind an amount.
            let is_behind = at.checked_sub(1).is_some_and(|before| words[before].text.ends_with(is_figure));
            let is_sign = is_currency(text) && is_behind && !self.amounts.is_empty();
            if is_sign {
                self.currency = Some(text.to_owned());
            }
            return is_sign;
        }
        let Ok(amount) = reader::amount(&figure) else { return false };
        if !is_whole || !(sign.is_empty() || is_currency(sign)) {
            return false;
        }
        if !sign.is_empty() {
            self.currency = Some(sign.to_owned());
        }
        self.amounts.push(amount);
        true
    }

    fn take_bound(&mut self, bound: Meaning, figure: u16, token: &Token) {
        let range = match (self.about, figure >= FIRST_RATING, bound) {
            (Some(About::Born), _, Meaning::From) => Range::Years(Some(figure), None),
            (Some(About::Born), _, Meaning::Under) => Range::Years(None, figure.checked_sub(1)),
            (Some(About::Born), ..) => Range::Years(None, Some(figure)),
            (_, true, Meaning::From) => Range::Ratings(Some(figure), None),
            (_, true, Meaning::Under) => Range::Ratings(None, figure.checked_sub(1)),
            (_, true, _) => Range::Ratings(None, Some(figure)),
            (_, false, Meaning::From) => Range::OldFrom(figure),
            (_, false, _) => Range::YoungerThan(figure),
        };
        self.take_range(range, token);
    }

    fn take_range(&mut self, range: Range, token: &Token) {
        self.conditions.push(token.text.clone());
        let aged = |age: u16| self.year.and_then(|year| year.checked_sub(age));
        let range = match range {
            Range::YoungerThan(age) => aged(age).map(|year| Range::Years(Some(year), None)),
            Range::OldFrom(age) => aged(age).map(|year| Range::Years(None, Some(year))),
            Range::Years(..) | Range::Ratings(..) => Some(range),
        };
        let Some(range) = range else { return self.doubt(token.column, &token.text, Doubt::NoYear) };
        let own = &mut self.eligible;
        let is_good = match range {
            Range::Years(from, until) => {
                (own.born_from, own.born_until) = (from.or(own.born_from), until.or(own.born_until));
                let is_year = |year: Option<u16>| year.is_none_or(|year| YEARS_OF_BIRTH.contains(&year));
                is_year(from) && is_year(until) && in_order(own.born_from, own.born_until)
            }
            Range::Ratings(from, until) => {
                (own.rated_from, own.rated_until) = (from.or(own.rated_from), until.or(own.rated_until));
                let is_rating = |rating: Option<u16>| rating.is_none_or(|rating| rating <= MAX_RATING);
                is_rating(from) && is_rating(until) && in_order(own.rated_from, own.rated_until)
            }
            Range::YoungerThan(_) | Range::OldFrom(_) => false,
        };
        if !is_good {
            self.doubt(token.column, &token.text, Doubt::OutOfRange);
        }
    }

    /// `3 prizes of 100` are three times the same; otherwise there are as many amounts as are said.
    fn count_amounts(&mut self, text: &str) {
        let Some((said, column)) = self.count else { return };
        match self.amounts[..] {
            [only] if (1..=MOST_OF_ONE_AMOUNT).contains(&said) => self.amounts = vec![only; said],
            ref amounts if amounts.len() == said => {}
            ref amounts => {
                let found = amounts.len();
                self.doubt(column, text.trim(), Doubt::Count { said, found });
            }
        }
    }
}

/// More prizes of one amount than these are a slip of the pen.
const MOST_OF_ONE_AMOUNT: usize = 100;

fn in_order(from: Option<u16>, until: Option<u16>) -> bool {
    from.zip(until).is_none_or(|(from, until)| from <= until)
}

#[derive(Clone, Copy)]
enum Range {
    Years(Option<u16>, Option<u16>),
    Ratings(Option<u16>, Option<u16>),
    YoungerThan(u16),
    OldFrom(u16),
}

/// `1800-2000`, `1800+`, `-2000`, `U18`, `U2000`, `S50`, `50+`.
fn range(text: &str, about: Option<About>) -> Option<Range> {
    let figures = |text: &str| text.parse::<u16>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let of = |from: Option<u16>, until: Option<u16>| match about {
        Some(About::Born) => Range::Years(from, until),
        Some(About::Rating) | None => Range::Ratings(from, until),
    };
    let is_age = |figure: u16| figure < FIRST_RATING && about.is_none();
    if let Some(figure) = text.strip_prefix(['U', 'u']).and_then(|rest| figures(rest.trim_start_matches('-'))) {
        return Some(if is_age(figure) { Range::YoungerThan(figure) } else { of(None, figure.checked_sub(1)) });
    }
    if let Some(age) = text.strip_prefix(['S', 's']).and_then(|rest| figures(rest.trim_start_matches('-'))) {
        return is_age(age).then_some(Range::OldFrom(age));
    }
    if let Some(figure) = text.strip_suffix('+').and_then(figures) {
        return Some(if is_age(figure) { Range::OldFrom(figure) } else { of(Some(figure), None) });
    }
    let (from, until) = text.split_once('-')?;
    match (figures(from), figures(until)) {
        (None, Some(until)) if from.is_empty() && !is_age(until) => Some(of(None, Some(until))),
        (Some(from), None) if until.is_empty() && !is_age(from) => Some(of(Some(from), None)),
        (Some(from), Some(until)) if !is_age(from) => Some(of(Some(from), Some(until))),
        _ => None,
    }
}

/// `18岁以下`, `2000分以上`: in Chinese the bound follows its figure.
fn bound_behind(words: &[Token], at: usize) -> Option<Meaning> {
    let next = words.get(at + 1).filter(|_| !words[at].ends_clause)?;
    let bound = next.text.trim_start_matches(['岁', '歲', '分']);
    match bound {
        "以下" => Some(Meaning::UpTo),
        "以上" => Some(Meaning::From),
        _ => None,
    }
}

/// `1st`, `2.`, `3º` before the amount of that place.
fn is_ordinal(text: &str, place: usize) -> bool {
    let figure = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let ending = &text[figure.len()..];
    figure.parse() == Ok(place) && ["st", "nd", "rd", "th", ".", "º", "ª", "er", "re", "e", "-й"].contains(&ending)
}

fn is_currency(text: &str) -> bool {
    let is_code =
        text.len() == 3 && text.chars().all(|letter| letter.is_ascii_uppercase()) && !federation::is_known(text);
    let is_sign = ["€", "$", "£", "¥", "₽", "元", "руб", "Fr", "zł", "Kč", "kr"].contains(&text);
    (is_code || is_sign) && text.chars().count() <= MAX_CURRENCY_LETTERS
}
