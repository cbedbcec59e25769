//! The fields of a PairTwo file, one after the other: numbers are little-endian, texts of a fixed length in Windows' Western code page.

use super::super::report::{Defect, Fault};
use super::PROGRAM;

/// Bytes being read one field after the other.
pub struct Cursor<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

impl Cursor<'_> {
    pub fn take(&mut self, count: usize) -> Result<&[u8], Fault> {
        let begin = self.at;
        let taken = begin.checked_add(count).and_then(|end| self.bytes.get(begin..end));
        self.at += count;
        taken.ok_or_else(|| Fault::at(PROGRAM, offset(begin), Defect::CutOff))
    }

    pub fn u32(&mut self) -> Result<u32, Fault> {
        let taken = self.take(4)?;
        Ok(taken.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    pub fn u8(&mut self) -> Result<u8, Fault> {
        Ok(self.take(1)?[0])
    }

    pub fn text(&mut self, length: usize) -> Result<String, Fault> {
        let taken = self.take(length)?;
        let end = taken.iter().position(|byte| *byte == 0).unwrap_or(length);
        let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&taken[..end]);
        Ok(text.trim().to_owned())
    }
}

pub fn offset(at: usize) -> String {
    format!("{at:#x}")
}
