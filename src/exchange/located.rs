//! What readers of other programs' binary files say, with its place: offsets count bytes from 0.

/// A defect that keeps a file out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("offset {offset:#x}: {defect}")]
pub struct Fault<D> {
    pub offset: usize,
    pub defect: D,
}

/// Something supposed or left out. `offset` is `None` where it is about the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note<R> {
    pub offset: Option<usize>,
    pub remark: R,
}

impl<R> Note<R> {
    pub fn at(offset: usize, remark: R) -> Note<R> {
        Note { offset: Some(offset), remark }
    }

    pub(crate) fn general(remark: R) -> Note<R> {
        Note { offset: None, remark }
    }
}
