//! The settings of a group as the page draws them: each row with its words and what stands in its field now.

use super::form::SettingsForm;
use super::intervals::Intervals;
use sonneborn_i18n::Lang;
use sonneborn_i18n::settings::{self, Control, Group, Problem, Setting};

/// A setting on the page.
pub(super) struct Line {
    pub name: &'static str,
    pub label: &'static str,
    pub text: String,
    pub is_ticked: bool,
    pub control: Control,
    pub is_wide: bool,
    pub is_required: bool,
    pub size: Option<u8>,
    pub hint: Option<&'static str>,
    pub unit: Option<&'static str>,
    /// What a menu offers: codes and words.
    pub options: Vec<(String, String)>,
    /// The codes of the systems that it is there for.
    pub shown_for: Option<String>,
    /// What is wrong with what was typed.
    pub wrong: Option<String>,
}

impl Line {
    /// What is wrong with a setting that is drawn otherwise than as one field.
    pub(super) fn wrong_below(&self) -> Option<&str> {
        match self.control {
            Control::Line
            | Control::Figure
            | Control::Lines(_)
            | Control::Day
            | Control::Tint
            | Control::Federation
            | Control::Menu => None,
            Control::Tick
            | Control::TickToTakeBack
            | Control::Starts
            | Control::TieBreaks
            | Control::TimeControl
            | Control::Lists
            | Control::WithOther => self.wrong.as_deref(),
        }
    }
}

/// Settings side by side under one caption, or one by itself.
pub(super) struct Span {
    pub caption: Option<&'static str>,
    pub lines: Vec<Line>,
    /// What is told of all of them.
    pub hint: Option<&'static str>,
}

impl Line {
    fn of(lang: Lang, setting: &'static Setting, form: &SettingsForm, wrong: &[Problem]) -> Line {
        let (look, text, label) = (setting.look, form.text(setting.name), (setting.label)(lang));
        Line {
            name: setting.name,
            label,
            wrong: wrong.iter().find(|problem| problem.label == label).map(|problem| problem.words.clone()),
            text: text.to_owned(),
            is_ticked: form.is_ticked(setting.name),
            control: look.control,
            is_wide: look.is_wide,
            is_required: look.is_required,
            size: look.size,
            hint: look.hint.map(|hint| hint(lang)),
            unit: look.unit.map(|unit| unit(lang)),
            options: setting.options(lang, text),
            shown_for: look.shown_for.map(settings::codes_of),
        }
    }
}

/// Whether a field of the group that was sent says what is wrong.
pub(super) fn shows(lang: Lang, sent: Option<Group>, problem: &Problem) -> bool {
    let is_of = |group| {
        settings::of_group(group).any(|setting| (setting.label)(lang) == problem.label)
            || group == Group::Schedule && Intervals::labels(lang).contains(&problem.label)
    };
    sent.is_some_and(is_of)
}

impl SettingsForm {
    /// The settings of a group, in the order of the page, each with what is wrong of it.
    pub(super) fn spans(&self, lang: Lang, group: Group, wrong: &[Problem]) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        for setting in settings::of_group(group) {
            let caption = setting.look.caption.map(|caption| caption(lang));
            let line = Line::of(lang, setting, self, wrong);
            match spans.last_mut().filter(|span| caption.is_some() && span.caption == caption) {
                Some(span) => span.lines.push(line),
                None => spans.push(Span { caption, lines: vec![line], hint: None }),
            }
        }
        for span in spans.iter_mut().filter(|span| span.caption.is_some()) {
            span.hint = span.lines.iter_mut().find_map(|line| line.hint.take());
        }
        spans
    }
}
