//! Every paper of events of every kind, printed and measured: no type is smaller than what is read from where the paper's reader
//! stands. `SONNEBORN_PAPERS=FOLDER cargo test --test document sizes::` also writes them there, and tells of each its smallest type
//! and its pages.

use super::{job, noon};
use chrono::{DateTime, Days, FixedOffset, NaiveDate};
use sonneborn_document::figures::Whose;
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Book, Document, Fonts, Job, PaperSize, Recorded, Stock, print};
use sonneborn_exchange::archive::ArchivedGame;
use sonneborn_exchange::dossier::{Dossier, Parts, Reasoned, ShownAct};
use sonneborn_i18n::Lang;
use sonneborn_laws::claim::ClaimForm;
use sonneborn_pairing::generator::{self, wishes::Wishes};
use sonneborn_pairing::pair;
use sonneborn_rating::certificate;
use sonneborn_standings::board_prizes::Rules as BoardRules;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::details::Official;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Title;
use sonneborn_tournament::prize::{PrizeCategory, PrizeFund};
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::ruling::{RuledGame, Ruling, Verdict};
use std::io::Read;

/// Of many lengths, as lists of real events have them.
const FAMILIES: [&str; 12] = [
    "Petrescu",
    "Lunde",
    "Brzęczyszczykiewicz",
    "Nguyễn Thị",
    "Ødegård-Łukasiewicz",
    "Rao",
    "Kővári",
    "Papadopoulos",
    "Jurić",
    "Van der Westhuizen",
    "Steiner",
    "Ó Súilleabháin",
];
const GIVEN: [&str; 11] =
    ["Ana", "Ingrid", "Łukasz", "Hương", "Bartholomäus Maximilian", "Anika", "Bence", "Nikos", "Ante", "Jan", "Lea"];
const FEDERATIONS: [&str; 7] = ["ROU", "NOR", "POL", "VIE", "IND", "HUN", "GRE"];
const CLUBS: [&str; 3] = ["Vados Arad", "Bergen Sjakklubb", "Klub Szachowy Politechniki Wrocławskiej"];

/// An event of a system, played up to a round, with people as real ones.
fn event(system: System, players: u16, rounds: u16, played: Option<u16>, name: &str) -> Tournament {
    let wishes = Wishes {
        players: Some(players),
        rounds: Some(rounds),
        played,
        boards: Some(4),
        highest_rating: Some(2580),
        lowest_rating: Some(if players <= 24 { 2350 } else { 1500 }),
        ..Wishes::default()
    };
    let mut tournament = generator::generate(&wishes.drawn(system, 11), &pair).tournament;
    for (number, player) in tournament.players.iter_mut().enumerate() {
        let data = &mut player.data;
        data.name = format!("{}, {}", FAMILIES[number % FAMILIES.len()], GIVEN[number % GIVEN.len()]);
        data.federation = FEDERATIONS[number % FEDERATIONS.len()].into();
        data.club = CLUBS[number % CLUBS.len()].into();
        data.fide_id = FideId::new(1_200_000 + u64::try_from(number).expect("few players"));
        data.paid = "30 EUR".into();
        if number % 2 == 0 && players <= 24 {
            data.title = Some([Title::Gm, Title::Im, Title::Fm][number / 2 % 3]);
        }
    }
    for (number, team) in tournament.teams.iter_mut().enumerate() {
        team.name = format!("{} {}", CLUBS[number % CLUBS.len()], 1 + number / CLUBS.len());
    }
    let day = NaiveDate::from_ymd_opt(2026, 11, 14).expect("a day");
    let details = &mut tournament.details;
    details.name = name.into();
    details.place = "Arad".into();
    details.federation = "ROU".into();
    details.organiser = "Clubul Sportiv Vados Arad".into();
    (details.start, details.end) = (Some(day), day.checked_add_days(Days::new(8)));
    let start = |round: u16| day.checked_add_days(Days::new(round.into())).and_then(|day| day.and_hms_opt(15, 30, 0));
    details.schedule = (0..tournament.regulations.rounds).map(start).collect();
    details.chief_arbiter = official("IA Johann Berger");
    details.deputies = vec![official("FA Lea Steiner"), official("FA Marko Kovač")];
    tournament.prizes = PrizeFund {
        currency: "EUR".into(),
        categories: vec![PrizeCategory { name: "Main".into(), amounts: vec![50_000, 25_000], ..Default::default() }],
        ..PrizeFund::default()
    };
    tournament.rulings.push(RuledGame {
        seq: 41,
        round: RoundNo::FIRST,
        board: 1,
        players: tournament.rounds[0].game(1).map(|game| game.players()),
        ruling: Ruling {
            claim: ClaimForm { checked: true, ..ClaimForm::default() },
            record: "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *".into(),
            verdict: Verdict::Right,
            article: Some("9.2.2".into()),
            proposed: Some(GameResult::Draw),
            ..Ruling::default()
        },
        result: Some(GameResult::Draw),
    });
    tournament
}

fn official(name: &str) -> Official {
    Official { name: name.into(), fide_id: FideId::new(400_041), federation: "ROU".into() }
}

/// The events of all kinds: over, and with a round that is being played.
pub fn events() -> Vec<(&'static str, Tournament)> {
    let double = System::RoundRobin(RoundRobin { double: true, reverse_last_two: true });
    let single = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    vec![
        ("swiss-150", event(System::Dutch2026, 150, 9, None, "Arad Open 2026")),
        ("swiss-40-open", event(System::Dutch2026, 40, 9, Some(4), "Arad Open 2026, tournament B")),
        ("double-10", event(double, 10, 18, None, "Vestlandet Masters 2026")),
        ("robin-24", event(single, 24, 23, None, "Vestlandet Masters 2026")),
        ("knockout-16", event(System::Knockout, 16, 4, None, "Arad Cup 2026")),
        ("teams-16", event(System::TeamSwiss, 80, 7, None, "League of Western Clubs 2026")),
    ]
}

fn dossier() -> Dossier {
    let act = |seq: u64| ShownAct {
        seq,
        at: DateTime::UNIX_EPOCH,
        hall_time: noon(),
        by: "IA Johann Berger".into(),
        device: "Laptop at the arbiters' desk".into(),
        what: "Result of round 3, board 12: 1-0, before ½-½".into(),
        reason: Some("Both players and their scoresheets say so.".into()),
        warnings: vec!["The round is complete.".into()],
        undone: seq == 3,
        is_ruling: false,
        text: String::new(),
        personal: None,
    };
    Dossier::of(Parts {
        program: "Sonneborn".into(),
        language: "en".into(),
        event: "Arad Open 2026".into(),
        about: Matter::Board { round: RoundNo(3), board: 1 },
        head: sonneborn_tournament::chain::Head::default(),
        acts: (1..=30).map(act).collect(),
        carried: Vec::new(),
        pairings: vec![Reasoned {
            round: RoundNo(3),
            board: Some(1),
            players: vec!["Petrescu, Ana".into(), "Lunde, Ingrid".into()],
            why: vec!["Both have 2 points and have not met.".into()],
        }],
        games: vec![ArchivedGame { round: RoundNo(3), board: 1, pgn: "1. e4 e5 2. Nf3 Nc6 *".into() }],
        photographs: Vec::new(),
        digests: Vec::new(),
    })
}

/// Every paper that an event has, by a short name.
pub fn papers(tournament: &Tournament) -> Vec<(&'static str, Document)> {
    let last = tournament.rounds.last().map_or(RoundNo::FIRST, |round| round.number);
    let hall = FixedOffset::east_opt(2 * 3600).expect("a zone");
    let address = || "https://chess.example/p/17".to_owned();
    let (rank, number) = (Order::Rank, Order::Number);
    let system = tournament.regulations.system;
    let is_of_teams = tournament.is_of_teams();
    let norm = certificate::made(tournament).first().map(|made| (made.player, made.norm));
    let slips = tournament.players.iter().map(|player| (player.id, "QWER-TZUI".to_owned()));
    let mut papers = vec![
        ("players", Document::Players { order: ListOrder::ByNumber }),
        ("players-by-name", Document::Players { order: ListOrder::ByName }),
        ("check-in", Document::CheckIn),
        ("pairings", Document::PairingsByBoard { round: last }),
        ("pairings-by-name", Document::PairingsByName { round: last, hide_opponents: false }),
        ("boards-by-name", Document::PairingsByName { round: last, hide_opponents: true }),
        ("results", Document::Results { round: last }),
        ("standings", Document::Standings { through: last }),
        ("slips", Document::Slips { round: last }),
        ("prize-list", Document::PrizeList { through: last }),
        ("badges", Document::CutSheets { stock: Stock::Badges }),
        ("labels-21", Document::CutSheets { stock: Stock::Labels21 }),
        ("labels-24", Document::CutSheets { stock: Stock::Labels24 }),
        ("labels-14", Document::CutSheets { stock: Stock::Labels14 }),
        ("labels-30", Document::CutSheets { stock: Stock::Labels30 }),
        ("labels-10", Document::CutSheets { stock: Stock::Labels10 }),
        ("place-cards", Document::PlaceCards { round: last }),
        ("order-book", Document::BookCover(Book::Order)),
        ("result-book", Document::BookCover(Book::Results)),
        ("rating-list", Document::RatingList),
        ("receipts", Document::Receipts),
        ("pictures", Document::Pictures),
        ("cards", Document::Cards),
        ("notice", Document::Notice { address: address() }),
        ("codes", Document::PlayerCodes { slips: slips.collect(), address: address() }),
        ("dossier", Document::Dossier(Box::new(dossier()))),
        ("ruling", Document::Ruling(Recorded { seq: 41, arbiter: "Ana".into(), at: noon(), reason: None })),
        ("incidents", Document::Incidents { round: None, computer: hall }),
        ("complaint", Document::Complaint { seq: None, computer: hall }),
        ("envelope", Document::Envelope { round: last, board: 1 }),
        ("it3", Document::TournamentReport),
        ("arbiter-norms", Document::ArbiterNorms),
        ("rating-report", Document::RatingReport),
        ("house-points", Document::HousePoints { rules: HousePointRules::default() }),
    ];
    if tournament.current_round().is_some_and(|round| round.number.0 >= tournament.regulations.rounds) {
        papers.push(("certificates", Document::Certificates { through: last }));
    }
    if !system.is_knockout() {
        papers.push(("figures", Document::Figures { through: last, whose: Whose::Only(0) }));
    }
    papers.extend(norm.map(|(player, norm)| ("it1", Document::NormCertificate { player, norm })));
    papers.extend(tournament.bracket().map(|bracket| ("bracket", Document::Bracket(bracket))));
    if system.is_paired_at_once() {
        papers.push(("schedule", Document::Schedule));
    }
    if system.is_predetermined() {
        papers.push(("grid-by-rank", Document::Grid { through: last, order: rank }));
        papers.push(("grid", Document::Grid { through: last, order: number }));
    } else {
        papers.push(("crosstable", Document::Crosstable { through: last, order: rank }));
        papers.push(("crosstable-by-number", Document::Crosstable { through: last, order: number }));
    }
    if is_of_teams {
        papers.extend([
            ("teams", Document::TeamList),
            ("line-ups", Document::LineUps { round: last, filled: true }),
            ("line-ups-blank", Document::LineUps { round: last, filled: false }),
            ("match-sheets", Document::MatchSheets { round: last }),
            ("team-pairings", Document::TeamPairings { round: last }),
            ("board-prizes", Document::BoardPrizes { through: last, rules: BoardRules::usual(tournament) }),
        ]);
    }
    papers
}

/// The smallest type of a PDF in points, as its pages set it, and how many pages it has.
fn measured(pdf: &[u8]) -> (f32, usize) {
    let mut smallest = f32::MAX;
    let mut rest = pdf;
    let mut pages = 0;
    while let Some(at) = rest.windows(7).position(|window| window == b"stream\n") {
        rest = &rest[at + 7..];
        let mut page = Vec::new();
        if flate2::read::ZlibDecoder::new(rest).read_to_end(&mut page).is_err() || !page.ends_with(b"ET\n") {
            continue;
        }
        pages += 1;
        let page = String::from_utf8_lossy(&page);
        for line in page.lines().filter(|line| line.starts_with("/F") && line.ends_with(" Tf")) {
            let size = line.split(' ').nth(1).and_then(|size| size.parse().ok()).expect("a type size");
            smallest = smallest.min(size);
        }
    }
    assert!(pages > 0, "no page is found in the file");
    (smallest, pages)
}

/// In which languages an event is printed: a small one in all, because words of some are long.
fn languages(tournament: &Tournament) -> &'static [Lang] {
    if tournament.players.len() <= 40 { &Lang::ALL } else { &[Lang::English] }
}

#[test]
fn no_paper_has_type_that_its_reader_does_not_see() {
    let folder = std::env::var_os("SONNEBORN_PAPERS").map(std::path::PathBuf::from);
    let mut too_small = Vec::new();
    for (event, tournament) in events() {
        for lang in languages(&tournament) {
            for (name, document) in papers(&tournament) {
                let job = Job { size: PaperSize::A4, ..job(&tournament, *lang) };
                let pdf = print(std::slice::from_ref(&document), &job, Fonts::standard());
                let pdf = pdf.unwrap_or_else(|why| panic!("{name} of {event}: {why}"));
                let (smallest, pages) = measured(&pdf);
                if smallest < document.read_from(&tournament).least() - 0.01 {
                    too_small.push(format!("{name} of {event}, {}: {smallest}", lang.tag()));
                }
                if let Some(folder) = &folder {
                    println!("{event}\t{name}\t{}\t{smallest}\t{pages}", lang.tag());
                    let file = folder.join(format!("{event}.{name}.{}.pdf", lang.tag()));
                    std::fs::write(file, &pdf).expect("the folder can be written");
                }
            }
        }
    }
    assert!(too_small.is_empty(), "{}", too_small.join("\n"));
}
