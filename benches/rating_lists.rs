//! Rating lists: how many rows a second are imported into a SQLite file, and how long a search takes, keystroke by keystroke.
//!
//! A list like FIDE's is made up here, 200,000 rows by default. `SONNEBORN_LIST_ROWS` makes another number of rows;
//! `SONNEBORN_LIST` names a file to take instead, and `SONNEBORN_LIST_DATABASE` another database than a temporary file.

use sonneborn::desk::Desk;
use sonneborn::desk::rating_lists::named;
use sonneborn::exchange::rating_index::RatingIndex;
use sonneborn::store::{Database, Store};
use std::env;
use std::fs::File;
use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const ROWS: u32 = 200_000;
const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const SYLLABLES: [&str; 32] = [
    "an", "ar", "be", "bo", "cha", "da", "do", "el", "er", "fa", "gi", "hu", "in", "ja", "ki", "la", "li", "ma", "mo",
    "na", "ol", "pe", "ra", "ro", "sa", "shi", "ta", "ul", "va", "wei", "yu", "zh",
];
const FEDERATIONS: [&str; 8] = ["IND", "ESP", "FRA", "GER", "POL", "USA", "TUR", "NOR"];
/// Players shown for a search on the page.
const SHOWN: usize = 25;
/// Names that are typed, each from its first letter to its last.
const TYPED: usize = 400;
/// Searches that many find the same way again, as a whole.
const REPEATED: usize = 3;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let list = env::var_os("SONNEBORN_LIST").map_or_else(|| made_up(folder.path()), PathBuf::from);
    let database = env::var("SONNEBORN_LIST_DATABASE").ok().map(|named| named.parse().expect("a database"));
    let database = database.unwrap_or_else(|| Database::Sqlite(folder.path().join("list.sqlite")));
    let desk = Desk::new(Store::open(database).expect("the database opens"));

    let start = Instant::now();
    let imported = desk.import_rating_list(&list, &named("Bench"), None, |_| {}).expect("a list");
    let (took, players) = (start.elapsed(), imported.list.players);
    println!(
        "import: {players} rows in {:.2} s, {:.0} rows/s",
        took.as_secs_f64(),
        players as f64 / took.as_secs_f64()
    );

    let start = Instant::now();
    let loaded = desk.loaded_rating_list(imported.list.id).expect("readable").expect("it was just imported");
    println!("into memory: {:.2} s", start.elapsed().as_secs_f64());
    search(&loaded.1, &typed(&loaded.1));
}

/// What is in the search field after each key, for names all over the list: the family name, then the given one's beginning;
/// and IDs.
fn typed(index: &RatingIndex) -> Vec<String> {
    let rows = u32::try_from(index.len()).expect("rows are numbered");
    let mut queries = Vec::new();
    for place in 0..u32::try_from(TYPED).expect("few") {
        let Some(player) = index.player(place * (rows / TYPED as u32).max(1) % rows) else { continue };
        let name = player.name.to_lowercase().replace(',', "");
        queries.extend(name.char_indices().map(|(end, letter)| name[..end + letter.len_utf8()].to_owned()));
        queries.extend(player.fide_id.map(|id| id.to_string()));
    }
    queries
}

fn search(index: &RatingIndex, queries: &[String]) {
    let mut times: Vec<(Duration, &str)> = Vec::with_capacity(queries.len() * REPEATED);
    for _ in 0..REPEATED {
        for query in queries {
            let start = Instant::now();
            black_box(index.search(black_box(query), SHOWN));
            times.push((start.elapsed(), query));
        }
    }
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].0.as_secs_f64() * 1000.0;
    let (slowest, query) = times.last().expect("something was typed");
    println!("search: {} queries, p50 {:.3} ms, p99 {:.3} ms", times.len(), at(50), at(99));
    println!("slowest: {:.3} ms for \"{query}\"", slowest.as_secs_f64() * 1000.0);
}

/// A list as FIDE's combined one is laid out; the same one every time.
fn made_up(folder: &Path) -> PathBuf {
    let rows = env::var("SONNEBORN_LIST_ROWS").ok().and_then(|rows| rows.parse().ok()).unwrap_or(ROWS);
    let path = folder.join("players_list_foa.txt");
    let mut output = BufWriter::new(File::create(&path).expect("created"));
    let mut chance = Chance(2026);
    write!(output, "{HEADER}\r\n").expect("written");
    for id in 0..rows {
        let name = format!("{}, {}", chance.word(3), chance.word(2));
        let federation = FEDERATIONS[chance.below(FEDERATIONS.len())];
        // Three of five have no rating.
        let rating = if chance.below(5) < 3 { 0 } else { 1400 + chance.below(1200) };
        let born = 1940 + chance.below(75);
        let blank = "";
        write!(
            output,
            "{:<15}{name:<61}{federation:<4}{:<4}{blank:<5}{blank:<5}{blank:<15}{blank:<4}{rating:<6}0   20 {rating:<6}0   20 {rating:<6}0   20 {born:<6}{blank:<4}\r\n",
            100_000 + id * 45,
            if chance.below(5) == 0 { "F" } else { "M" },
        )
        .expect("written");
    }
    output.flush().expect("written");
    path
}

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) as usize % limit
    }

    fn word(&mut self, syllables: usize) -> String {
        let mut word: String = (0..syllables).map(|_| SYLLABLES[self.below(SYLLABLES.len())]).collect();
        word[..1].make_ascii_uppercase();
        word
    }
}
