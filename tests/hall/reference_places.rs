//! The order of places (C.07 4.2): by points, then by each tie-break in turn for those who are still tied.

use crate::reference_record::Field;
use crate::{reference_direct, reference_figures};
use sonneborn_tournament::descriptor::{Code, Descriptor, Score};
use std::cmp::Reverse;

/// By the place in the field: first the best, those who share a place together. `None` where a tie-break is not written down here.
pub fn order(field: &Field, list: &[Descriptor]) -> Option<Vec<Vec<usize>>> {
    let ranked: Vec<usize> = (0..field.records.len()).filter(|one| field.records[*one].is_ranked).collect();
    let points: Vec<_> = (0..field.records.len()).map(|one| field.score(one, field.primary)).collect();
    let mut groups = parted(&[ranked], &points);
    for of in list {
        groups = match of.code {
            Code::De => {
                let score = match of.score {
                    None => field.primary,
                    Some(Score::Match) => 0,
                    Some(Score::Game) => 1,
                };
                let split = |group: &Vec<usize>| reference_direct::direct(field, group, score, of.forfeits_played);
                groups.iter().flat_map(split).collect()
            }
            Code::Ede => groups.iter().flat_map(|group| reference_direct::extended(field, group)).collect(),
            _ => parted(&groups, &reference_figures::figures(field, of)?),
        };
    }
    Some(groups)
}

/// Each group by a figure, the higher the better.
fn parted<T: Ord>(groups: &[Vec<usize>], figures: &[T]) -> Vec<Vec<usize>> {
    let split = |group: &Vec<usize>| -> Vec<Vec<usize>> {
        let mut order = group.clone();
        order.sort_by_key(|one| Reverse(&figures[*one]));
        order.chunk_by(|one, other| figures[*one] == figures[*other]).map(<[usize]>::to_vec).collect()
    };
    groups.iter().flat_map(split).collect()
}
