//! Titles as lists of players write them: FIDE's by their letters or their Chinese names, and those in common use beside them.

use sonneborn_tournament::player::Title;

/// FIDE's titles by name, as Chinese lists of entries have them, in both scripts and with what is left out in speech.
const NAMES: [(Title, &[&str]); 8] = [
    (Title::Gm, &["国际特级大师", "特级大师", "國際特級大師", "特級大師"]),
    (Title::Im, &["国际大师", "國際大師"]),
    (Title::Wgm, &["女子国际特级大师", "女子特级大师", "女子國際特級大師", "女子特級大師"]),
    (Title::Fm, &["棋联大师", "国际棋联大师", "棋聯大師", "國際棋聯大師"]),
    (Title::Wim, &["女子国际大师", "女子國際大師"]),
    (Title::Cm, &["棋联候补大师", "国际棋联候补大师", "棋聯候補大師", "國際棋聯候補大師"]),
    (Title::Wfm, &["女子棋联大师", "女子棋聯大師"]),
    (Title::Wcm, &["女子棋联候补大师", "女子棋聯候補大師"]),
];
/// Titles beside FIDE's eight: of the arena, and national ones in common use.
const OTHERS: [&str; 18] = [
    "AGM",
    "AIM",
    "AFM",
    "ACM",
    "NM",
    "WNM",
    "LM",
    "HGM",
    "HIM",
    "WHGM",
    "国家大师",
    "國家大師",
    "棋协大师",
    "棋協大師",
    "候补棋协大师",
    "候補棋協大師",
    "运动健将",
    "運動健將",
];
/// What the grades of the Chinese federation end in: `一级棋士` to `十五级棋士`.
const GRADES: [&str; 2] = ["级棋士", "級棋士"];

/// One of FIDE's titles.
pub fn of_fide(text: &str) -> Option<Title> {
    let named = || NAMES.into_iter().find(|(_, names)| names.contains(&text.trim())).map(|(title, _)| title);
    Title::from_code(text).or_else(named)
}

/// Whether it is a title in common use beside FIDE's eight.
pub fn is_other(text: &str) -> bool {
    OTHERS.contains(&text.to_uppercase().as_str()) || GRADES.iter().any(|grade| text.ends_with(grade))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_lists_write_titles_out() {
        assert_eq!(of_fide("国际大师"), Some(Title::Im));
        assert_eq!(of_fide("女子國際特級大師"), Some(Title::Wgm));
        assert_eq!(of_fide("棋联大师"), Some(Title::Fm));
        // Of the Chinese federation, not of FIDE.
        for grade in ["棋协大师", "候補棋協大師", "一级棋士", "十五級棋士"] {
            assert!(of_fide(grade).is_none() && is_other(grade), "{grade}");
        }
        assert!(!is_other("大师杯"));
    }
}
