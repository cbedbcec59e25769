//! Text as it takes room on paper: its width, and how it breaks into lines. Nothing is ever cut off.

use super::font::{Fonts, Weight, is_unseen, stand_in};
use super::shape;

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The type size in points.
    pub size: f32,
    pub weight: Weight,
    /// 0 is black, 1 is white.
    pub grey: f32,
}

impl Style {
    /// Regular and black, in points.
    pub const fn regular(size: f32) -> Style {
        Style { size, weight: Weight::Regular, grey: 0.0 }
    }

    /// Bold and black, in points.
    pub const fn bold(size: f32) -> Style {
        Style { size, weight: Weight::Bold, grey: 0.0 }
    }

    /// The same in grey that still copies well.
    pub const fn faded(self) -> Style {
        Style { grey: 0.45, ..self }
    }

    /// From one baseline to the next, in points.
    pub fn leading(self) -> f32 {
        self.size * 1.25
    }

    /// From the top of a line of text to its baseline, in points.
    pub fn baseline(self) -> f32 {
        self.size * 0.95
    }

    /// Half the height of a capital, in points: by this a line is centred on a height.
    pub fn half_capital(self) -> f32 {
        self.size * 0.365
    }
}

/// The width of a text of type size 1.
pub fn width_em(fonts: &Fonts, text: &str, weight: Weight) -> f32 {
    if shape::is_needed(text) {
        return shape::width_em(fonts, text, weight);
    }
    text.chars().map(|character| advance(fonts, character, weight)).sum::<f32>() / 1000.0
}

/// The advance of a character that is set by itself, in thousandths of the type size.
fn advance(fonts: &Fonts, character: char, weight: Weight) -> f32 {
    match fonts.glyph(character, weight) {
        Some((face, glyph)) => fonts.faces()[face].advance(glyph),
        None if is_unseen(character) => 0.0,
        None => stand_in(character).chars().map(|digit| advance(fonts, digit, weight)).sum(),
    }
}

/// The width of a text in points.
pub fn width(fonts: &Fonts, text: &str, style: Style) -> f32 {
    width_em(fonts, text, style.weight) * style.size
}

/// Breaks a text into lines no wider than `room` points: at spaces, after hyphens and slashes and beside Chinese
/// characters; a word that is wider than a line is broken where the line ends. Line breaks of the text are kept. A line that ends at
/// spaces has them, so that who hears the lines one after another hears two words.
pub fn wrap<'a>(fonts: &Fonts, text: &'a str, style: Style, room: f32) -> Vec<&'a str> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        if shape::is_needed(paragraph) {
            wrap_joined(fonts, paragraph.trim_end(), style, room, &mut lines);
        } else {
            wrap_paragraph(fonts, paragraph.trim_end(), style, room, &mut lines);
        }
    }
    lines
}

/// A text that has `room` points: in one line as large as it fits, if not much smaller than asked for; else broken at spaces and
/// hyphens, and smaller only where a word alone is wider, never below `least`.
pub(super) fn fitted<'t>(fonts: &Fonts, text: &'t str, asked: Style, room: f32, least: f32) -> (Vec<&'t str>, Style) {
    let in_line = asked.size.min(room / width_em(fonts, text, asked.weight).max(f32::EPSILON));
    if in_line >= (asked.size * IN_A_LINE).max(least) {
        return (vec![text], Style { size: in_line, ..asked });
    }
    let of_words = room / widest_piece(fonts, text, asked.weight).max(f32::EPSILON);
    let style = Style { size: (asked.size * IN_A_LINE).min(of_words).max(least), ..asked };
    (wrap(fonts, text, style, room), style)
}

/// A text rather breaks than it is set in less than this part of its size.
const IN_A_LINE: f32 = 0.75;

/// The width of the widest piece of a text of type size 1 that a line cannot end within.
pub(super) fn widest_piece(fonts: &Fonts, text: &str, weight: Weight) -> f32 {
    let mut widest = 0.0f32;
    let mut start = 0;
    for end in breaks(text).chain([text.len()]) {
        widest = widest.max(width_em(fonts, text[start..end].trim_end(), weight));
        start = end;
    }
    widest
}

/// Where a line may end within a text.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    let is_in_parts = is_name_in_parts(text);
    let neighbours = text.char_indices().zip(text.chars().skip(1));
    let may_end = move |((_, before), after): &((usize, char), char)| may_break_between(*before, *after, is_in_parts);
    neighbours.filter(may_end).map(|((at, before), _)| at + before.len_utf8())
}

/// Where letters join, a piece is measured as a whole, and a word is not broken inside.
fn wrap_joined<'a>(fonts: &Fonts, text: &'a str, style: Style, room: f32, lines: &mut Vec<&'a str>) {
    let (mut start, mut fits) = (0, 0);
    for end in breaks(text).chain([text.len()]) {
        if fits > start && width(fonts, text[start..end].trim_end(), style) > room {
            lines.push(text[start..fits].trim_end());
            start = fits;
        }
        fits = end;
    }
    lines.push(text[start..].trim_end());
}

fn wrap_paragraph<'a>(fonts: &Fonts, text: &'a str, style: Style, room: f32, lines: &mut Vec<&'a str>) {
    let mut start = 0;
    let mut used = 0.0;
    let is_in_parts = is_name_in_parts(text);
    // Where the line can end, and how wide it is up to there.
    let mut last_break: Option<(usize, f32)> = None;
    let mut previous = None;
    for (at, character) in text.char_indices() {
        if previous.is_some_and(|previous| may_break_between(previous, character, is_in_parts)) {
            last_break = Some((at, used));
        }
        let wide = advance(fonts, character, style.weight) / 1000.0 * style.size;
        while used + wide > room && at > start && !hangs(character) {
            let (end, width_there) = last_break.filter(|(end, _)| *end > start).unwrap_or((at, used));
            lines.push(&text[start..end]);
            start = end;
            used -= width_there;
            last_break = None;
        }
        used += wide;
        previous = Some(character);
    }
    lines.push(text[start..].trim_end());
}

/// What stands at the end of a line whether there is room or not: nobody sees a space, and a comma begins no line.
fn hangs(character: char) -> bool {
    matches!(character, ' ' | ',')
}

/// The dot between the parts of a name that Chinese writes by sound: 买买提·阿不都热合曼.
const BETWEEN_PARTS: char = '·';

/// Whether a text is such a name, alone or with a title: its parts are words, which Chinese ones are not elsewhere.
fn is_name_in_parts(text: &str) -> bool {
    let is_of_name = |character: char| is_chinese(character) || character.is_ascii_alphanumeric() || character == ' ';
    text.contains(BETWEEN_PARTS)
        && text.chars().any(is_chinese)
        && !text.contains(" ·")
        && text.chars().all(|character| is_of_name(character) || character == BETWEEN_PARTS)
}

/// Whether a line may end between two neighbours.
fn may_break_between(before: char, after: char, is_in_parts: bool) -> bool {
    if matches!(before, ' ' | '-' | '/' | '–' | '—') {
        return after != ' ';
    }
    if is_in_parts {
        return before == BETWEEN_PARTS;
    }
    (is_chinese(before) || is_chinese(after))
        && !is_within_a_figure(before, after)
        && !may_not_begin_a_line(after)
        && !matches!(before, '（' | '《' | '“' | '(')
}

/// A number stays with what it counts, and a date in one: `12月4日`, `第7轮`.
fn is_within_a_figure(before: char, after: char) -> bool {
    let counts =
        |character| matches!(character, '年' | '月' | '日' | '轮' | '輪' | '台' | '檯' | '名' | '人' | '页' | '頁');
    before.is_ascii_digit() && counts(after) || after.is_ascii_digit() && matches!(before, '年' | '月' | '第')
}

/// Closing marks stay with what they close.
fn may_not_begin_a_line(character: char) -> bool {
    matches!(
        character,
        '，' | '。' | '、' | '：' | '；' | '）' | '》' | '”' | '！' | '？' | '·' | ')' | ',' | '.' | ' '
    )
}

/// Whether a character is a Chinese one, or punctuation that goes with Chinese.
pub fn is_chinese(character: char) -> bool {
    matches!(character, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}' | '\u{20000}'..='\u{3FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const STYLE: Style = Style::regular(10.0);

    #[test]
    fn lines_break_where_a_reader_expects_it() {
        let fonts = Fonts::standard();
        assert_eq!(wrap(fonts, "Dumitrescu-Ionescu, Ana", STYLE, 70.0), ["Dumitrescu-", "Ionescu, Ana"]);
        assert_eq!(wrap(fonts, "Van der Westhuizen", STYLE, 60.0), ["Van der ", "Westhuizen"]);
        // A word that has no room breaks, but not before its comma.
        let wide = width(fonts, "Jurić", STYLE);
        assert_eq!(wrap(fonts, "Jurić, Ana", STYLE, wide + 0.1), ["Jurić, ", "Ana"]);
        assert_eq!(wrap(fonts, "国际象棋（公开组）比赛", STYLE, 45.0), ["国际象棋", "（公开", "组）比赛"]);
        // Parts of a name, a date and a number with what it counts stay whole.
        assert_eq!(wrap(fonts, "买买提·阿不都热合曼", STYLE, 75.0), ["买买提·", "阿不都热合曼"]);
        assert_eq!(wrap(fonts, "上海，2026年12月04日", STYLE, 85.0), ["上海，", "2026年12月04日"]);
        assert_eq!(wrap(fonts, "编排表第12轮", STYLE, 45.0), ["编排表", "第12轮"]);
        assert_eq!(wrap(fonts, "one\ntwo", STYLE, 100.0), ["one", "two"]);
        assert_eq!(wrap(fonts, "", STYLE, 100.0), [""]);
    }

    proptest! {
        #[test]
        fn wrapping_loses_no_character(text in "[a-z王,\\- ]{0,60}", room in 5.0f32..200.0) {
            let solid = |text: &str| text.chars().filter(|character| *character != ' ').collect::<String>();
            let lines = wrap(Fonts::standard(), &text, STYLE, room);
            prop_assert_eq!(solid(&lines.concat()), solid(&text));
        }

        #[test]
        fn no_line_of_more_than_one_character_is_too_wide(text in "[a-zA-Z ]{1,60}", room in 12.0f32..200.0) {
            for line in wrap(Fonts::standard(), &text, STYLE, room) {
                // A space at either end takes no room that anybody sees.
                let seen = line.trim();
                prop_assert!(width(Fonts::standard(), seen, STYLE) <= room + 0.01 || seen.chars().count() <= 1);
            }
        }
    }
}
