//! A hall that was worked in: an event with corrections, an undo, somebody who was forgotten and a kept game; its backup, its dossiers,
//! its archive; and the file as it was some acts before. Beside it another hall, with another key.

use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::i18n::Lang;
use sonneborn::store::game::KeptGame;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, Author, Create, DraftRound, EditPlayer, EnterResult, KeepPhotograph, NumberPlayers, PublishRound,
    RegisterPlayers, Undo,
};
use sonneborn::tournament::appeal::Matter;
use sonneborn::tournament::chain::{Digest, Line};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::photograph::{Depicts, Photograph};
use sonneborn::tournament::player::{PlayerData, Title};
use sonneborn::tournament::regulations::Regulations;
use sonneborn::tournament::round::{PairedBy, Seating};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

pub const PLAYERS: u32 = 6;

pub struct Scene {
    pub folder: TempDir,
    /// The database, at rest.
    pub file: PathBuf,
    pub backup: PathBuf,
    /// The database some acts before, and what was signed then.
    pub earlier: PathBuf,
    /// Of another hall, with an event of its own.
    pub other: PathBuf,
    pub id: i64,
    /// The key that stands on the papers.
    pub key: String,
    pub lines: Vec<Line>,
    pub board: String,
    pub event: String,
    pub archive: String,
    /// Another dossier of the same event, from which pieces can be taken.
    pub player: String,
}

impl Scene {
    pub fn new(seed: u64) -> Scene {
        let folder = TempDir::new().expect("a temporary folder");
        let (file, earlier) = (folder.path().join("hall.sqlite"), folder.path().join("earlier.sqlite"));
        let (id, key, lines, made) = worked(&file, &earlier, folder.path(), seed);
        let other = folder.path().join("other.sqlite");
        worked(&other, &folder.path().join("other-earlier.sqlite"), folder.path(), seed + 100);
        let [board, player, event, archive] = made.texts;
        Scene { backup: made.backup, folder, file, earlier, other, id, key, lines, board, event, archive, player }
    }
}

struct Made {
    backup: PathBuf,
    texts: [String; 4],
}

/// A file with what stands beside it.
pub fn copied(from: &Path, to: &Path) {
    for suffix in ["", "-heads", "-key"] {
        let (from, to) = (beside(from, suffix), beside(to, suffix));
        let _ = fs::remove_file(&to);
        if from.exists() {
            fs::copy(&from, &to).expect("copied");
        }
    }
}

pub fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

fn worked(file: &Path, earlier: &Path, folder: &Path, seed: u64) -> (i64, String, Vec<Line>, Made) {
    let desk = Desk::new(Store::open(Database::Sqlite(file.into())).expect("it opens"));
    let account = desk.store().create_account("Ana", false, 1).expect("written").expect("a free name");
    let author = Author { account: account.id, name: "Ana".into() };
    let ana = Actor { author, device: "the hall".into(), ..Actor::default() };
    let details = Details { name: format!("Hall Cup {seed}"), ..Details::default() };
    let act =
        Act::Create(Create { details, regulations: Box::new(Regulations { rounds: 3, ..Regulations::default() }) });
    let id = desk.found(&ana, act).expect("founded");
    let does = |act: Act| {
        let reason = Some("it had to be".to_owned());
        let sure = Attempt { reason, confirmed: true, confirmed_again: true, ..Attempt::of(act) };
        desk.perform(id, &ana, &sure).expect("nothing stands against it").seq
    };
    let player = |index: u32| PlayerData {
        name: format!("Family{index}, Given"),
        rating: Some(2100 - 50 * index as u16 - seed as u16),
        title: (index == 0).then_some(Title::Fm),
        federation: "NOR".into(),
        club: "A club".into(),
        ..PlayerData::default()
    };
    let players = (0..PLAYERS).map(player).collect();
    does(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "list".into() }));
    let was = player(1);
    let now = PlayerData { note: "allergic to nuts".into(), ..was.clone() };
    does(Act::EditPlayer(EditPlayer { player: PlayerId(1), was: Box::new(was), now: Box::new(now) }));
    does(Act::NumberPlayers(NumberPlayers { order: (0..PLAYERS).map(PlayerId).collect() }));
    let seat = |board: u16, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    let round = RoundNo(1);
    let games = vec![seat(1, 0, 3), seat(2, 4, 1), seat(3, 2, 5)];
    does(Act::DraftRound(DraftRound { round, games, byes: vec![], paired_by: PairedBy::Engine, engine: vec![] }));
    does(Act::PublishRound(PublishRound { round, compared: None }));
    let result =
        |board: u16, was, now| does(Act::EnterResult(EnterResult { round, board, was, now: Some(now), players: None }));
    result(1, None, GameResult::WhiteWins);
    let wrong = result(2, None, GameResult::Draw);
    desk.store().rest_for_a_copy(earlier);
    does(Act::Undo(Undo { seq: wrong }));
    result(2, None, GameResult::BlackWins);
    let jpeg = format!("a picture of {seed}").into_bytes();
    let depicts = Depicts::WhiteSheet;
    let (players, sha256) = ([PlayerId(0), PlayerId(3)], Digest::of_bytes(&jpeg));
    let photograph = Photograph { round, board: 1, players, depicts, sha256 };
    let kept = Attempt::of(Act::KeepPhotograph(KeepPhotograph { photograph }));
    desk.keep_photograph(id, &ana, &kept, &jpeg).expect("kept");
    desk.forget_player(id, PlayerId(4), &ana, Some("asked by letter")).expect("forgotten");
    result(3, None, GameResult::Draw);
    desk.store()
        .keep_games(
            id,
            &Tournament::default(),
            &[KeptGame::from((1, 1, "1. e4 e5 *".into())), KeptGame::from((1, 2, "1. d4 d5 *".into()))],
            |_| true,
        )
        .expect("kept");
    let made_at = sonneborn::desk::instant(1_700_000_000_000_000 + seed as i64);
    let backups = folder.join(format!("backups-{seed}"));
    fs::create_dir(&backups).expect("a folder");
    let backup = desk.make_backup(&backups, made_at).expect("made");
    let live = desk.live(id).expect("readable").expect("there");
    let journal = live.journal();
    let dossier =
        |matter| desk.dossier(id, &journal, matter, Lang::English).expect("readable").write().expect("written");
    let texts = [
        dossier(Matter::Board { round, board: 1 }),
        dossier(Matter::Player { player: PlayerId(1) }),
        dossier(Matter::Event),
        desk.archive(&live).expect("readable").write().expect("written"),
    ];
    let key = desk.store().hall().fingerprint().expect("a key");
    let lines = desk.store().lines(id).expect("readable");
    desk.store().rest();
    (id, key, lines, Made { backup, texts })
}

/// A copy of a file that is in use, with what is signed beside it.
trait RestForACopy {
    fn rest_for_a_copy(&self, to: &Path);
}

impl RestForACopy for Store {
    fn rest_for_a_copy(&self, to: &Path) {
        self.backup(to).expect("copied");
        let Database::Sqlite(file) = self.database() else { panic!("a file") };
        for suffix in ["-heads", "-key"] {
            fs::copy(beside(file, suffix), beside(to, suffix)).expect("copied");
        }
    }
}
