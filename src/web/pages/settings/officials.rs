//! Deputies in the settings: one a line, `IA Kovač, Ivo; CRO; 14500000`, federation and FIDE ID where known.

use sonneborn_tournament::details::Official;

/// As [`sonneborn_tournament::reader::official`] reads it.
pub(super) fn shown(official: &Official) -> String {
    let fide_id = official.fide_id.map(|id| id.to_string()).unwrap_or_default();
    let parts = [official.name.as_str(), official.federation.as_str(), fide_id.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::reader;

    #[test]
    fn a_line_comes_back_as_it_was() {
        for line in ["IA Kovač, Ivo; CRO; 14500000", "王小明; CHN", "Doe, Jo; 1500001", "Roe"] {
            assert_eq!(reader::official(line, &[]).as_ref().map(shown), Ok(line.to_owned()));
        }
        assert_eq!(reader::official("Doe; cro", &[]).map(|official| official.federation), Ok("CRO".to_owned()));
    }
}
