//! Fields one after the other: numbers are little-endian, texts in Windows' Western code page.

use super::report::{Defect, Fault, Program};

/// No text that has its length before it is longer.
const MOST_TEXT_BYTES: usize = 0xFFFF;

/// Bytes of a program's file, being read one field after the other.
#[derive(Clone)]
pub struct Cursor<'a> {
    pub program: Program,
    pub bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Cursor<'a> {
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let begin = self.at;
        let taken = begin.checked_add(count).and_then(|end| self.bytes.get(begin..end));
        self.at = begin.saturating_add(count);
        taken.ok_or_else(|| self.fault(begin, Defect::CutOff))
    }

    pub fn u32(&mut self) -> Result<u32, Fault> {
        let taken = self.take(4)?;
        Ok(taken.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    pub fn i32(&mut self) -> Result<i32, Fault> {
        Ok(self.u32()?.cast_signed())
    }

    pub fn i16(&mut self) -> Result<i16, Fault> {
        let taken = self.take(2)?;
        Ok(i16::from_le_bytes([taken[0], taken[1]]))
    }

    pub fn u8(&mut self) -> Result<u8, Fault> {
        Ok(self.take(1)?[0])
    }

    /// A text in a field of `length` bytes, which ends at a zero before that.
    pub fn text(&mut self, length: usize) -> Result<String, Fault> {
        let taken = self.take(length)?;
        let end = taken.iter().position(|byte| *byte == 0).unwrap_or(length);
        let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&taken[..end]);
        Ok(text.trim().to_owned())
    }

    /// A text behind its length.
    pub fn counted_text(&mut self) -> Result<String, Fault> {
        let length = self.count(MOST_TEXT_BYTES)?;
        self.text(length)
    }

    /// A number from 0 to `most`.
    pub fn count(&mut self, most: usize) -> Result<usize, Fault> {
        let begin = self.at;
        let number = self.i32()?;
        let count = usize::try_from(number).ok().filter(|count| *count <= most);
        count.ok_or_else(|| self.fault(begin, Defect::Impossible { number: number.into() }))
    }

    /// A defect, with where the field begins.
    pub fn fault(&self, at: usize, defect: Defect) -> Fault {
        Fault::at(self.program, offset(at), defect)
    }
}

pub fn offset(at: usize) -> String {
    format!("{at:#x}")
}
