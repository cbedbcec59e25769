//! Do two written names mean the same person? The one folding for this in the whole program: in whichever order, with initials, with
//! or without accents, `ö` as `oe` or `o`, in one script or the other, Chinese names as they are read in letters.
//!
//! A name alone proves nobody's identity: who asks has a board, an opponent or an ID beside it.

use super::folded_words::is_wide;
use super::search::{folded, readings, respelt};

/// A person's names, taken apart once however many others they are compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldedName {
    /// Each way to write it: its words in small letters, the longest first.
    spellings: Vec<Vec<String>>,
}

impl FoldedName {
    /// Of one person, who may have several names: in their own script, and in Latin letters.
    pub fn of(names: &[&str]) -> FoldedName {
        let mut spellings = Vec::new();
        for name in names.iter().filter(|name| !name.trim().is_empty()) {
            let mut take = |mut words: Vec<String>| {
                words.sort_by_key(|word| std::cmp::Reverse(word.chars().count()));
                if !words.is_empty() && !spellings.contains(&words) {
                    spellings.push(words);
                }
            };
            take(folded(name));
            take(folded(&respelt(name)));
            if name.starts_with(is_wide) {
                for syllables in readings(name) {
                    take(family_and_given(&syllables));
                }
            }
        }
        FoldedName { spellings }
    }

    /// Every part of the shorter name has its own in the other, in full or as an initial, and one of them in full.
    ///
    /// ```
    /// use sonneborn_exchange::names::FoldedName;
    ///
    /// let registered = FoldedName::of(&["Müller, Jörg"]);
    /// assert!(registered.fits(&FoldedName::of(&["J. Mueller"])));
    /// assert!(!registered.fits(&FoldedName::of(&["Möller, Jörg"])));
    /// ```
    pub fn fits(&self, other: &FoldedName) -> bool {
        self.spellings.iter().any(|one| other.spellings.iter().any(|another| words_fit(one, another)))
    }
}

/// A Chinese name in letters: the family name, and the given name in one word.
fn family_and_given(syllables: &[String]) -> Vec<String> {
    let given = syllables[1..].concat();
    std::iter::once(syllables[0].clone()).chain(Some(given).filter(|given| !given.is_empty())).collect()
}

fn words_fit(one: &[String], another: &[String]) -> bool {
    let (few, many) = if one.len() <= another.len() { (one, another) } else { (another, one) };
    let mut free: Vec<&String> = many.iter().collect();
    let mut in_full = false;
    for part in few {
        let Some(at) = free
            .iter()
            .position(|other| *other == part)
            .or_else(|| free.iter().position(|other| is_initial(part, other) || is_initial(other, part)))
        else {
            return false;
        };
        in_full |= free[at] == part;
        free.swap_remove(at);
    }
    in_full
}

fn is_initial(short: &str, long: &str) -> bool {
    short.chars().count() == 1 && long.starts_with(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_in_any_order_script_and_spelling() {
        for (one, another, fit) in [
            (&["Fischer, Robert James"][..], &["Fischer, Robert"][..], true),
            (&["Robert Fischer"], &["Fischer, Robert James"], true),
            (&["Fischer,R"], &["Fischer, Robert James"], true),
            (&["王小明"], &["王小明"], true),
            (&["Wang, Xiaoming"], &["王小明"], true),
            (&["Wang Xiaoming"], &["王小明", "Wang, Xiaoming"], true),
            (&["Zajac, Piotr"], &["Zając, Piotr"], true),
            (&["Mueller, Juergen"], &["Müller, Jürgen"], true),
            (&["Muller, Jurgen"], &["Müller, Jürgen"], true),
            (&["Soerensen, B"], &["Sørensen, Bo"], true),
            (&["Weiss, Anna"], &["Weiß, Anna"], true),
            (&["Lodz, Jan"], &["Łódź, Jan"], true),
            (&["Ivanov, Petr"], &["Иванов, Пётр", "Ivanov, Petr"], true),
            (&["Иванов Петр"], &["Иванов, Пётр", "Ivanov, Petr"], true),
            (&["Fischer, Robert"], &["Fischer, Anna"], false),
            (&["R"], &["Robert"], false),
            (&["Petrosian"], &["Fischer"], false),
            (&["Li, Wei"], &["王小明"], false),
            (&[""], &["Fischer"], false),
        ] {
            assert_eq!(FoldedName::of(one).fits(&FoldedName::of(another)), fit, "{one:?} / {another:?}");
        }
    }
}
