//! Points that people are shown are those of the standings; the sum of the results is for who pairs and for files for FIDE.

use crate::rooms::sources;
use std::fs;
use std::path::Path;

/// Who adds up results. `foreign` compares a file's own points with its own results.
const OF_RESULTS: [&str; 5] =
    ["tournament/lib.rs", "standings/lib.rs", "pairing/mend.rs", "exchange/trf/writer/players.rs", "exchange/foreign"];

#[test]
fn points_have_one_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for path in sources(&root) {
        let name = path.strip_prefix(&root).expect("below it").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("it reads");
        let asks = text.contains("ournament.scores(") || text.contains("ournament().scores(");
        if asks && !OF_RESULTS.iter().any(|room| name.starts_with(room)) {
            found.push(name);
        }
    }
    assert!(found.is_empty(), "what is shown is `sonneborn_standings::points`: {found:?}");
}
