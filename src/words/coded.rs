//! How the build writes a text with arguments into one string, and the program reads it again: the texts of a table are one string with
//! marks, and a message knows where its own begin and end. A table of pieces would be a pointer each, which the loader would have to set
//! at every start of the program.

/// Before the place of an argument.
pub const ARGUMENT: u8 = 1;
/// Before the place of the argument and the place of the language by which one of several texts is chosen, and those texts.
pub const CHOICE: u8 = 2;
/// Between the value or plural category of a text of a choice, and that text.
pub const KEY: u8 = 3;
/// After each text of a choice. The last one is taken when none fits.
pub const VARIANT: u8 = 4;
/// After a choice.
pub const END: u8 = 5;
/// Places are written as letters from here on, so that nothing but a mark is below a space.
pub const FIRST_PLACE: u8 = b'0';

/// The texts of a choice by their keys, from behind its places, and what follows the choice.
pub fn variants(text: &str) -> (Vec<(&str, &str)>, &str) {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((key, after)) = rest.split_once(char::from(KEY)).filter(|_| !rest.starts_with(char::from(END))) {
        let mut depth = 0_usize;
        let end = after.bytes().position(|byte| match byte {
            CHOICE => {
                depth += 1;
                false
            }
            END => {
                depth -= 1;
                false
            }
            VARIANT => depth == 0,
            _ => false,
        });
        let (text, left) = after.split_at(end.unwrap_or(after.len()));
        found.push((key, text));
        rest = left.get(1..).unwrap_or_default();
    }
    (found, rest.get(1..).unwrap_or_default())
}
