//! Packing what a PDF holds.

use flate2::{Compress, Compression, FlushCompress};
use std::cell::RefCell;

/// Level 2 packs pages within a tenth of what level 3 does, in half of its time.
const COMPRESSION: u32 = 2;

thread_local! {
    /// A file has hundreds of streams, and to make a packer costs as much as to pack a page.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(COMPRESSION), true));
}

pub(super) fn deflate(bytes: &[u8]) -> Vec<u8> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut packed = Vec::with_capacity(bytes.len() / 3 + LEAST);
        while !is_whole(packer, bytes, &mut packed) {
            packed.reserve(packed.len() + LEAST);
        }
        packed
    })
}

/// Room for the head and the end of what is packed.
const LEAST: usize = 64;

/// Packs on into what room there is; whether all is packed.
fn is_whole(packer: &mut Compress, bytes: &[u8], packed: &mut Vec<u8>) -> bool {
    let taken = usize::try_from(packer.total_in()).unwrap_or(usize::MAX);
    let left = bytes.get(taken..).unwrap_or_default();
    let status =
        packer.compress_vec(left, packed, FlushCompress::Finish).expect("packing without a dictionary does not fail");
    status == flate2::Status::StreamEnd
}
