//! The demonstration event: 60 invented players, 9 rounds, 6 of them played. The same seed always makes the same event, by
//! the same acts as an arbiter's.

use super::pairing::PairError;
use super::perform::{Actor, Attempt, Refused};
use super::{Desk, now};
use chrono::{Days, NaiveTime};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::acts::{Act, ChangePresence, Create, EnterResult, PublishRound, RegisterPlayers, RequestBye};
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{Gender, PlayerData, Presence, Title};
use sonneborn_tournament::regulations::Regulations;
use std::sync::PoisonError;

/// What decides names, ratings and results.
const SEED: u64 = 64;
const PLAYERS: usize = 60;
const ROUNDS: u16 = 9;
const PLAYED: u16 = 6;
/// Who leaves before which round, and who asked for a half-point bye in which one; by place in the list.
const WITHDRAWN: (u32, u16) = (47, 5);
const HALF_POINT_BYES: [(u32, u16); 3] = [(12, 2), (30, 4), (5, 7)];
/// The board of round 3 at which Black does not appear.
const FORFEIT: (u16, u16) = (3, 21);
/// Ratings fall from the first to the last player by about so much each.
const TOP_RATING: u16 = 2588;
const RATING_STEP: u16 = 17;
const RATING_NOISE: usize = 31;
/// Players at the end of the list without a rating.
const UNRATED: usize = 3;
/// A rating difference of this much turns one more of eight draws of luck.
const LUCK_STEP: i32 = 110;

/// Federation, family names and given names; the last given names of each are women's. Chinese names have no comma.
const NAMES: [(&str, [&str; 8], [&str; 6]); 8] = [
    ("CHN", ["王", "李", "张", "刘", "陈", "杨", "赵", "周"], ["小明", "建国", "子涵", "志远", "雨桐", "思琪"]),
    (
        "ROU",
        ["Petrescu", "Dumitru", "Ionescu", "Marin", "Stoica", "Lungu", "Rusu", "Vlad"],
        ["Andrei", "Mihai", "Radu", "Ștefan", "Ana", "Ioana"],
    ),
    (
        "NOR",
        ["Olsen", "Haugen", "Berg", "Lunde", "Solberg", "Vik", "Moen", "Dahl"],
        ["Per", "Lars", "Eirik", "Jonas", "Ingrid", "Kari"],
    ),
    (
        "CRO",
        ["Kovač", "Horvat", "Babić", "Jurić", "Marić", "Novak", "Vuković", "Šarić"],
        ["Ivo", "Marko", "Luka", "Ante", "Petra", "Maja"],
    ),
    (
        "GER",
        ["Schröder", "Weiß", "Krüger", "Lang", "Böhm", "Vogel", "Arnold", "Seidel"],
        ["Jürgen", "Felix", "Lukas", "Max", "Greta", "Hanna"],
    ),
    (
        "IND",
        ["Iyer", "Menon", "Rao", "Nair", "Kulkarni", "Bose", "Sethi", "Pillai"],
        ["Arjun", "Rohan", "Vivek", "Kiran", "Anika", "Divya"],
    ),
    (
        "ESP",
        ["García", "Molina", "Ibáñez", "Vega", "Soler", "Prieto", "Núñez", "Campos"],
        ["Diego", "Álvaro", "Pablo", "Hugo", "Lucía", "Elena"],
    ),
    (
        "POL",
        ["Nowicki", "Wrona", "Zając", "Lis", "Sikora", "Górski", "Mazur", "Pawlak"],
        ["Tomasz", "Piotr", "Jakub", "Michał", "Zofia", "Maria"],
    ),
];
/// The Chinese names in Latin letters, in the same order.
const LATIN_FAMILIES: [&str; 8] = ["Wang", "Li", "Zhang", "Liu", "Chen", "Yang", "Zhao", "Zhou"];
const LATIN_GIVENS: [&str; 6] = ["Xiaoming", "Jianguo", "Zihan", "Zhiyuan", "Yutong", "Siqi"];
/// The given names from here on are women's.
const WOMEN_FROM: usize = 4;

impl Desk {
    /// Makes the event for `actor`; gives its number, the same for the same request.
    ///
    /// # Errors
    /// [`PairError`] if the store fails; the engine always finds a pairing for this field.
    pub fn make_demo(&self, actor: &Actor, request_key: Option<&str>) -> Result<i64, PairError> {
        let _one = self.moving.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lots = Lots::new(SEED);
        let players = players(&mut lots);
        let ratings: Vec<i32> = players.iter().map(|player| player.rating.map_or(1400, i32::from)).collect();
        let (details, regulations) = announced();
        let act = Act::Create(Create { details, regulations: Box::new(regulations) });
        let actor = &actor.as_program();
        let id = self.found_once(actor, act, request_key).map_err(PairError::Refused)?;
        // The same request made it before.
        if self.live(id)?.is_some_and(|live| live.journal().state().seq > 1) {
            return Ok(id);
        }
        // Its people are made up.
        self.store().set_public(id, true)?;
        let done = |act: Act| self.perform(id, actor, &Attempt { confirmed: true, ..Attempt::of(act) }).map(drop);
        done(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo::FIRST, source: String::new() }))?;
        for (player, round) in HALF_POINT_BYES {
            let (player, round) = (PlayerId(player), RoundNo(round));
            done(Act::RequestBye(RequestBye { player, round, was: None, now: Some(Bye::HalfPoint) }))?;
        }
        for round in (1..=PLAYED).map(RoundNo) {
            if round.0 == WITHDRAWN.1 {
                let (was, now) = (Presence::Playing, Presence::Withdrawn { from: round });
                done(Act::ChangePresence(ChangePresence { player: PlayerId(WITHDRAWN.0), was, now }))?;
            }
            self.pair_round(id, actor, round, true)?;
            done(Act::PublishRound(PublishRound { round, compared: None }))?;
            for act in self.results(id, round, &ratings, &mut lots)? {
                done(act)?;
            }
        }
        Ok(id)
    }

    /// A result for every board of the round: luck, helped by the rating.
    fn results(&self, id: i64, round: RoundNo, ratings: &[i32], lots: &mut Lots) -> Result<Vec<Act>, Refused> {
        let live = self.live(id)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let games = journal.state().round(round).map(|round| round.games.as_slice()).unwrap_or_default();
        let result = |game: &sonneborn_tournament::round::Game, lots: &mut Lots| {
            let ahead = ratings[game.white.index()] - ratings[game.black.index()];
            match lots.below(8) as i32 + ahead / LUCK_STEP {
                _ if (round.0, game.board) == FORFEIT => GameResult::WhiteWinsByForfeit,
                ..=1 => GameResult::BlackWins,
                2..=4 => GameResult::Draw,
                _ => GameResult::WhiteWins,
            }
        };
        let entered = games.iter().map(|game| {
            Act::EnterResult(EnterResult {
                round,
                board: game.board,
                was: None,
                now: Some(result(game, lots)),
                players: Some(game.players()),
            })
        });
        Ok(entered.collect())
    }
}

fn announced() -> (Details, Regulations) {
    let today = now().date_naive();
    let start = today.checked_sub_days(Days::new(PLAYED.into())).unwrap_or(today);
    let day = |round: u16| start.checked_add_days(Days::new((round - 1).into())).unwrap_or(start);
    let details = Details {
        name: "Sonneborn Open".into(),
        place: "Arad".into(),
        federation: "ROU".into(),
        start: Some(start),
        end: Some(day(ROUNDS)),
        schedule: (1..=ROUNDS)
            .map(|round| NaiveTime::from_hms_opt(15, 0, 0).map(|at| day(round).and_time(at)))
            .collect(),
        organiser: "Sonneborn".into(),
        chief_arbiter: Official { name: "IA Berger, Johann".into(), federation: "AUT".into(), ..Official::default() },
        ..Details::default()
    };
    let regulations =
        Regulations { rounds: ROUNDS, seed: SEED, time_control: "5400+30".into(), ..Regulations::default() };
    (details, regulations)
}

/// Everybody, the strongest first; no two have the same name.
fn players(lots: &mut Lots) -> Vec<PlayerData> {
    let mut pairs: Vec<(usize, usize)> =
        (0..NAMES.len()).flat_map(|nation| (0..8).map(move |family| (nation, family))).collect();
    lots.shuffle(&mut pairs);
    pairs.truncate(PLAYERS);
    pairs.iter().enumerate().map(|(place, (nation, family))| player(place, *nation, *family, lots)).collect()
}

fn player(place: usize, nation: usize, family: usize, lots: &mut Lots) -> PlayerData {
    let (federation, families, givens) = NAMES[nation];
    let given = lots.below(givens.len());
    let is_woman = given >= WOMEN_FROM;
    let is_chinese = federation == "CHN";
    let comma = if is_chinese { "" } else { ", " };
    let latin = || format!("{}, {}", LATIN_FAMILIES[family], LATIN_GIVENS[given]);
    let fall = RATING_STEP * place as u16 + lots.below(RATING_NOISE) as u16;
    let rating = (place + UNRATED < PLAYERS).then(|| TOP_RATING - fall);
    PlayerData {
        name: format!("{}{comma}{}", families[family], givens[given]),
        latin_name: if is_chinese { latin() } else { String::new() },
        title: rating.and_then(|rating| title(rating, is_woman)),
        gender: Some(if is_woman { Gender::Female } else { Gender::Male }),
        federation: federation.into(),
        rating,
        ..PlayerData::default()
    }
}

/// The title that players of such a rating often have.
fn title(rating: u16, is_woman: bool) -> Option<Title> {
    match (rating, is_woman) {
        (2500.., _) => Some(Title::Gm),
        (2400.., _) => Some(Title::Im),
        (2300.., true) => Some(Title::Wgm),
        (2300.., false) => Some(Title::Fm),
        (2150.., true) => Some(Title::Wim),
        (2200.., false) => Some(Title::Cm),
        _ => None,
    }
}
