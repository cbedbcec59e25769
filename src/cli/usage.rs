//! What cannot be understood on the command line, in words.

use super::language::lang;
use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use sonneborn_i18n::cli as say;
use std::error::Error as _;
use std::ffi::OsString;

/// Says what is wrong with the arguments and where to read on.
pub fn words(error: &Error, command: &Command, given: &[OsString]) -> String {
    let lang = lang();
    let wrong = wrong(error);
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| context(error, kind))
        .map(|meant| say::did_you_mean(lang, meant));
    let parts = [Some(wrong), meant, Some(say::see_help(lang, called(command, given)))];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn wrong(error: &Error) -> String {
    let lang = lang();
    let told = |kind| context(error, kind).unwrap_or_default();
    let argument = told(ContextKind::InvalidArg);
    let value = told(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => say::unknown_argument(lang, argument),
        ErrorKind::InvalidSubcommand => say::unknown_command(lang, told(ContextKind::InvalidSubcommand)),
        ErrorKind::ArgumentConflict => match context(error, ContextKind::PriorArg) {
            // A command after an option of the server's own.
            Some(prior) if argument.is_empty() => say::not_together(lang, told(ContextKind::InvalidSubcommand), prior),
            Some(prior) if prior != argument => say::not_together(lang, argument, prior),
            _ => say::only_once(lang, argument),
        },
        ErrorKind::MissingRequiredArgument => say::required_missing(lang, argument),
        ErrorKind::MissingSubcommand => say::command_missing(lang, told(ContextKind::ValidSubcommand)),
        ErrorKind::InvalidValue if value.is_empty() => say::value_missing(lang, argument),
        ErrorKind::InvalidValue => say::value_not_allowed(lang, argument, value, told(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => {
            // Our own readers say what is allowed.
            let allowed = error.source().map(ToString::to_string).unwrap_or_default();
            say::value_unreadable(lang, argument, value, allowed)
        }
        ErrorKind::TooManyValues => say::value_too_many(lang, argument, value),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => say::value_missing(lang, argument),
        ErrorKind::InvalidUtf8 => say::not_text(lang).to_owned(),
        _ => say::usage_wrong(lang).to_owned(),
    }
}

fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}

/// The command as it was called, without its arguments: `sonneborn rating change`.
fn called(command: &Command, given: &[OsString]) -> String {
    let mut names = vec![command.get_name().to_owned()];
    let mut found = command;
    for argument in given.iter().skip(1) {
        if let Some(below) = found.find_subcommand(argument) {
            names.push(below.get_name().to_owned());
            found = below;
        }
    }
    names.join(" ")
}
