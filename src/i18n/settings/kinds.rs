//! The kinds of settings: text that is read and shown by two functions, a figure, points, a tick, a menu; and whatever has a way of
//! its own.

use super::reading::Reading;
use super::{At, Control, Event, Look, Setting, Word};
use crate::values::{no, yes};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS, Unreadable};
use std::ops::RangeInclusive;

/// The fewest letters of a field for a figure.
const FIGURE_LETTERS: u8 = 3;

/// What has a way of its own.
pub(super) fn own(
    name: &'static str,
    label: Word,
    show: impl Fn(&mut Event) -> Option<String> + Clone + Send + Sync + 'static,
    read: impl Fn(&mut Reading<'_>, &mut Event) + Send + Sync + 'static,
) -> Setting {
    let told = show.clone();
    Setting {
        name,
        label,
        look: Look::of(Control::Line),
        stays: false,
        is_kept_where_empty: false,
        show: Box::new(show),
        read: Box::new(read),
        tell: Box::new(move |_, event| told(event).unwrap_or_default()),
        options: Box::new(|_, _| Vec::new()),
    }
}

/// What another setting reads with its own.
pub(super) fn read_with_other(name: &'static str, label: Word, show: fn(&mut Event) -> Option<String>) -> Setting {
    own(name, label, show, |_, _| ())
}

/// Text that is read and shown by these two.
pub(super) fn typed<T: 'static>(
    name: &'static str,
    label: Word,
    at: At<T>,
    show: fn(&T) -> String,
    read: impl Fn(&str, &T) -> Result<T, Unreadable> + Send + Sync + 'static,
) -> Setting {
    own(
        name,
        label,
        move |event| Some(show(at(event))),
        move |reading, event| {
            let read = read(reading.text(name), at(event));
            if let Some(now) = reading.take(label, read) {
                *at(event) = now;
            }
        },
    )
}

/// A line that may be empty.
pub(super) fn line(name: &'static str, label: Word, at: At<String>) -> Setting {
    typed(name, label, at, String::clone, |text, _| reader::line(text, MAX_NAME_LETTERS))
}

/// A federation by its letters; what was is kept whatever it is.
pub(super) fn federation(name: &'static str, label: Word, at: At<String>) -> Setting {
    typed(name, label, at, String::clone, |text, was| reader::federation(text, was)).drawn_as(Control::Federation)
}

/// A whole number within limits.
pub(super) fn figure<T>(name: &'static str, label: Word, range: RangeInclusive<T>, at: At<T>) -> Setting
where
    T: TryFrom<i64> + Into<i64> + Copy + ToString + Send + Sync + 'static,
{
    typed(name, label, at, T::to_string, move |text, _| reader::number(text, range.clone())).figured()
}

pub(super) fn points(name: &'static str, label: Word, at: At<Points>) -> Setting {
    typed(name, label, at, |points| points.decimal(), |text, _| reader::points(text))
}

pub(super) fn tick(name: &'static str, label: Word, at: At<bool>) -> Setting {
    let set = move |reading: &mut Reading<'_>, event: &mut Event| *at(event) = reading.is_ticked(name);
    ticked(name, label, move |event| *at(event), set)
}

/// A tick that is found and set by ways of its own.
pub(super) fn ticked(
    name: &'static str,
    label: Word,
    is_set: impl Fn(&mut Event) -> bool + Clone + Send + Sync + 'static,
    read: impl Fn(&mut Reading<'_>, &mut Event) + Send + Sync + 'static,
) -> Setting {
    let told = is_set.clone();
    let show = move |event: &mut Event| is_set(event).then(|| "on".to_owned());
    Setting {
        tell: Box::new(move |lang, event| if told(event) { yes(lang) } else { no(lang) }.to_owned()),
        ..own(name, label, show, read).drawn_as(Control::Tick)
    }
}

/// A menu: codes, what each means, and its words. A form without the menu leaves what was.
pub(super) fn menu<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    name: &'static str,
    label: Word,
    at: At<T>,
    options: [(&'static str, T, Word); N],
) -> Setting {
    let chosen = move |event: &mut Event| {
        let now = *at(event);
        options.into_iter().find(|(_, value, _)| *value == now)
    };
    let read = move |text: &str, _: &T| reader::code(text, &options.map(|(code, value, _)| (code, value)));
    let setting = Setting {
        show: Box::new(move |event| chosen(event).map(|(code, ..)| code.to_owned())),
        tell: Box::new(move |lang, event| chosen(event).map(|(.., word)| word(lang).to_owned()).unwrap_or_default()),
        ..typed(name, label, at, |_| String::new(), read)
    };
    setting.or_kept().offering(move |lang, _| options.map(|(code, _, word)| (code.into(), word(lang).into())).to_vec())
}

impl Setting {
    /// A menu of what `options` says.
    pub(super) fn offering(
        self,
        options: impl Fn(crate::Lang, &str) -> Vec<(String, String)> + Send + Sync + 'static,
    ) -> Setting {
        Setting { options: Box::new(options), ..self }.drawn_as(Control::Menu)
    }

    /// A field for a figure.
    pub(super) fn figured(self) -> Setting {
        self.drawn_as(Control::Figure).size(FIGURE_LETTERS)
    }
}
