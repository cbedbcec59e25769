//! Objects that lie packed together in streams (ISO 32000-1, 7.5.7), because the thousands of cells of a large table would
//! take most of the file otherwise.

use super::operators::digits;
use super::pack::deflate;
use pdf_writer::{Filter, Name, Pdf, Ref};

/// So many objects lie in a stream: a viewer unpacks all of it to read one.
const IN_A_STREAM: usize = 1000;
/// So many bytes an object usually has.
const USUAL_LENGTH: usize = 64;
/// The kind of an entry of the cross-reference stream whose object lies in a stream (ISO 32000-1, table 18).
const PACKED: u8 = 2;
/// How many bytes an entry has for the kind, and for the place in a stream.
const KIND: usize = 1;
const PLACE: usize = 2;

/// Objects with numbers that follow each other.
pub(super) struct Packed {
    first: Ref,
    bytes: Vec<u8>,
    /// Where each object begins.
    starts: Vec<usize>,
}

impl Packed {
    /// Begins with the number of the first object, with room for so many.
    pub(super) fn new(first: Ref, objects: usize) -> Packed {
        Packed { first, bytes: Vec::with_capacity(objects * USUAL_LENGTH), starts: Vec::with_capacity(objects) }
    }

    /// The number of the object that comes next.
    pub(super) fn next(&self) -> Ref {
        Ref::new(self.first.get() + i32::try_from(self.starts.len()).unwrap_or(i32::MAX))
    }

    /// Adds an object as it is written in a file.
    pub(super) fn object(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        self.starts.push(self.bytes.len());
        write(&mut self.bytes);
        self.bytes.push(b'\n');
    }

    /// Writes the streams, numbered from `next` on; gives their numbers.
    pub(super) fn write(&self, pdf: &mut Pdf, next: &mut i32) -> Vec<Ref> {
        let mut streams = Vec::new();
        let first_number = usize::try_from(self.first.get()).unwrap_or(0);
        for (group, starts) in self.starts.chunks(IN_A_STREAM).enumerate() {
            let begin = starts.first().copied().unwrap_or(0);
            let end = self.starts.get((group + 1) * IN_A_STREAM).copied().unwrap_or(self.bytes.len());
            let mut content = Vec::with_capacity(end - begin + starts.len() * 12);
            for (place, start) in starts.iter().enumerate() {
                digits(&mut content, first_number + group * IN_A_STREAM + place);
                content.push(b' ');
                digits(&mut content, start - begin);
                content.push(b' ');
            }
            let first = content.len();
            content.extend_from_slice(&self.bytes[begin..end]);
            let id = Ref::new(*next);
            *next += 1;
            let packed = deflate(&content);
            let length = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
            let mut stream = pdf.stream(id, &packed);
            stream.filter(Filter::FlateDecode).pair(Name(b"Type"), Name(b"ObjStm"));
            stream.pair(Name(b"N"), length(starts.len())).pair(Name(b"First"), length(first));
            streams.push(id);
        }
        streams
    }

    /// Enters the objects into the raw cross-reference stream of a file that has so many, where they stand as free. No other
    /// numbers are free.
    pub(super) fn enter(&self, streams: &[Ref], table: &[u8], objects: usize) -> Vec<u8> {
        let mut table = table.to_vec();
        let entry = table.len() / objects;
        let offset = entry - KIND - PLACE;
        // The list of what is free has only its head left.
        table[KIND..KIND + offset].fill(0);
        for index in 0..self.starts.len() {
            let number = usize::try_from(self.first.get()).unwrap_or(0) + index;
            let row = &mut table[number * entry..(number + 1) * entry];
            let stream = streams[index / IN_A_STREAM].get().to_be_bytes();
            let place = u16::try_from(index % IN_A_STREAM).unwrap_or(0).to_be_bytes();
            row[0] = PACKED;
            right_aligned(&mut row[KIND..KIND + offset], &stream);
            right_aligned(&mut row[KIND + offset..], &place);
        }
        table
    }
}

/// A number into a field of more or fewer bytes, which hold it.
fn right_aligned(field: &mut [u8], number: &[u8]) {
    field.fill(0);
    for (to, from) in field.iter_mut().rev().zip(number.iter().rev()) {
        *to = *from;
    }
}
