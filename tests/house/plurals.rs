//! English says `1 point` and `2 points`: a number before a noun that is counted chooses between the two.

use sonneborn_words::ftl::{self, Piece};
use std::fs;
use std::path::Path;

/// What messages count.
const COUNTED: [&str; 25] = [
    "acts", "amounts", "boards", "bytes", "days", "events", "files", "games", "lines", "matches", "minutes", "names",
    "pages", "pairs", "players", "points", "prizes", "readings", "results", "rounds", "seconds", "sheets", "teams",
    "times", "titles",
];
/// Numbers that are never one: limits of the program, what there is of many, and rates of play.
const NEVER_ONE: [&str; 27] = [
    "diagnosis/judged_by",
    "diagnosis/says_otherwise",
    "diagnosis/corpus_sum",
    "audit/some_as_paired",
    "claim_desk/too_many_games",
    "claims/add_increment",
    "cli/words_said",
    "compare/progress",
    "copies/progress",
    "dossier/too_large",
    "exchange/audit_runs",
    "exchange/note_team_table_totals",
    "pairing_tools/fewer_rounds",
    "pairing_tools/fewer_rounds_of_teams",
    "pictures/draws_told",
    "players/leaving_after_half",
    "players/leaving_before_half",
    "privacy/delete_hint",
    "privacy/deleted_hint",
    "rating/other_rate",
    "rating/rounds_unpaired",
    "rating/too_short",
    "swiss_chess/bonus_left_out",
    "swiss_chess/length_differs",
    "swiss_chess/no_boards",
    "swiss_chess/not_mirrored",
    "exchange/defect_not_mirrored",
];

/// The arguments that stand before what they count without having chosen it.
fn unchosen(pieces: &[Piece], chosen: &mut Vec<String>, found: &mut Vec<String>) {
    for (place, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Text(_) => {}
            Piece::Argument(argument) => {
                let Some(Piece::Text(after)) = pieces.get(place + 1) else { continue };
                let word: String = after.trim_start().chars().take_while(|letter| letter.is_alphabetic()).collect();
                if after.starts_with(' ') && COUNTED.contains(&word.as_str()) && !chosen.contains(argument) {
                    found.push(format!("{{ ${argument} }} {word}"));
                }
            }
            Piece::Choice { argument, variants, .. } => {
                chosen.push(argument.clone());
                variants.iter().for_each(|(_, pieces)| unchosen(pieces, chosen, found));
                chosen.pop();
            }
        }
    }
}

#[test]
fn a_number_chooses_the_noun_that_it_counts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words/en");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).expect("English is there") {
        let path = file.expect("the folder lists").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a table's name").to_owned();
        let (table, _) = ftl::read(&name, &fs::read_to_string(&path).expect("a file of words reads"));
        for message in table.messages {
            let mut found = Vec::new();
            unchosen(&message.text, &mut Vec::new(), &mut found);
            let named = format!("{name}/{}", message.id);
            if !NEVER_ONE.contains(&named.as_str()) {
                wrong.extend(found.into_iter().map(|found| format!("{named}: {found}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
