//! Deputies in the settings: one a line, `IA Kovač, Ivo; CRO; 14500000`, federation and FIDE ID where known.

use crate::tournament::details::Official;

/// Divides name, federation and FIDE ID; names have commas.
const DIVIDER: char = ';';

pub(super) fn shown(official: &Official) -> String {
    let fide_id = official.fide_id.map(|id| id.to_string()).unwrap_or_default();
    let parts = [official.name.as_str(), official.federation.as_str(), fide_id.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// `None` where something behind the name is neither a federation nor an ID.
pub(super) fn read(line: &str) -> Option<Official> {
    let mut parts = line.split(DIVIDER).map(str::trim);
    let mut official = Official { name: parts.next()?.to_owned(), ..Official::default() };
    for part in parts.filter(|part| !part.is_empty()) {
        if part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            official.federation = part.to_ascii_uppercase();
        } else {
            official.fide_id = Some(part.parse().ok()?);
        }
    }
    Some(official)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_back_as_it_was() {
        for line in ["IA Kovač, Ivo; CRO; 14500000", "王小明; CHN", "Doe, Jo; 1500001", "Roe"] {
            assert_eq!(read(line).as_ref().map(shown), Some(line.to_owned()));
        }
        assert_eq!(read("Doe; cro").map(|official| official.federation), Some("CRO".to_owned()));
        assert_eq!(read("Doe; Croatia"), None);
    }
}
