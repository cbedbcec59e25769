//! Whatever the program can write, it reads back to the same event and checks with no difference: events of every kind of system with
//! withdrawals, an expulsion and a result that is rated otherwise than it counts, in each version of the file, as the report and as the
//! file for rating. What a file cannot hold keeps it from being written, by the desk ([`sonneborn_tournament::statement`]).

use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_pairing::generator::options::PerMille;
use sonneborn_pairing::generator::{self, Options};
use sonneborn_standings as standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::statement::Statement;

const SINGLE: RoundRobin = RoundRobin { double: false, reverse_last_two: false };

const SYSTEMS: [System; 7] = [
    System::Dutch2026,
    System::Burstein,
    System::RoundRobin(SINGLE),
    System::Knockout,
    System::TeamSwiss,
    System::TeamRoundRobin(SINGLE),
    System::TeamKnockout,
];

/// Of a thousand in a round.
const BYES: PerMille = 40;

/// What happens in an event beside its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Happening {
    Nothing,
    /// Before half of their games, in a round robin (C.05 art. 6.6).
    LeftEarly,
    LeftLate,
    Expelled,
    RatedOtherwise,
}

const HAPPENINGS: [Happening; 5] =
    [Happening::Nothing, Happening::LeftEarly, Happening::LeftLate, Happening::Expelled, Happening::RatedOtherwise];

/// None in some events: then the points alone rank.
fn tie_breaks(system: System, seed: u64) -> &'static str {
    match seed % 3 {
        0 => "",
        _ if system.is_of_teams() => "PTS:GP EDE BC",
        1 => "DE WIN SB",
        _ => "SB WON",
    }
}

fn event(system: System, happening: Happening, seed: u64) -> Tournament {
    let options = Options {
        seed,
        system,
        players: if system.is_of_teams() { 24 } else { 8 + (seed % 9) as u16 },
        rounds: 5,
        tie_breaks: descriptor::parse_list(tie_breaks(system, seed)).expect("codes of C.07"),
        // Also in tables, where a bye that was asked for leaves the opponent without a game.
        half_point_byes: if seed.is_multiple_of(2) { BYES } else { 0 }.into(),
        zero_point_byes: if seed.is_multiple_of(3) { BYES } else { 0 }.into(),
        withdrawals: if seed.is_multiple_of(4) { BYES } else { 0 }.into(),
        ..Options::default()
    };
    let mut tournament = generator::generate(&options, &sonneborn_pairing::pair).tournament;
    let last = RoundNo(tournament.rounds.len() as u16);
    let who = PlayerId((seed % 5) as u32);
    match happening {
        Happening::Nothing => {}
        Happening::LeftEarly => leave(&mut tournament, who, RoundNo(2), false),
        Happening::LeftLate => leave(&mut tournament, who, last, false),
        Happening::Expelled => leave(&mut tournament, who, last.next(), true),
        Happening::RatedOtherwise => {
            let rounds = tournament.rounds.iter_mut().rev();
            let mut games = rounds.flat_map(|round| &mut round.games);
            if let Some(game) = games.find(|game| game.result == Some(GameResult::WhiteWins)) {
                game.for_rating = Some(GameResult::BlackWins);
            }
        }
    }
    tournament
}

/// Takes a player out; in a table their later games are lost by forfeit, elsewhere nobody leaves before the last round.
fn leave(tournament: &mut Tournament, who: PlayerId, from: RoundNo, is_expelled: bool) {
    let is_table = matches!(tournament.regulations.system, System::RoundRobin(_));
    let from = if is_table || is_expelled { from } else { RoundNo(tournament.rounds.len() as u16 + 1) };
    let presence = match (is_expelled, who.0 % 2 == 1 && !tournament.is_of_teams()) {
        (true, _) => Presence::Expelled { from },
        (false, true) => Presence::Moved { from },
        (false, false) => Presence::Withdrawn { from },
    };
    if tournament.is_of_teams() {
        let team = tournament.team_of(who).expect("everybody is in a team");
        tournament.teams[team.0 as usize].presence = presence;
        return;
    }
    tournament.players[who.index()].presence = presence;
    let later = tournament.rounds.iter_mut().filter(|round| round.number >= from);
    for game in later.flat_map(|round| &mut round.games) {
        if game.white == who {
            game.result = Some(GameResult::BlackWinsByForfeit);
        } else if game.black == who {
            game.result = Some(GameResult::WhiteWinsByForfeit);
        }
    }
}

fn written(tournament: &Tournament, version: Version, for_rating: bool) -> String {
    let ranks = standings::ranks(tournament);
    let output = Output { version, program: "test", ranks: &ranks, for_rating, comments: &[] };
    trf::write(&Statement::of(tournament), &output)
}

fn read(text: &str) -> TournamentFile {
    tournament_file::read(text.as_bytes())
        .unwrap_or_else(|faults| panic!("our own file is refused: {faults:?}\n{text}"))
}

/// What is the same on both ways: who left and how, what counts and what is rated, and the places.
fn told(tournament: &Tournament) -> String {
    let numbered = |player: &sonneborn_tournament::player::Player| (player.tpn, player.presence);
    let people: Vec<_> = tournament.by_tpn().into_iter().map(numbered).collect();
    let teams: Vec<_> = tournament.teams.iter().map(|team| team.presence).collect();
    let mut rated: Vec<String> = Vec::new();
    for game in Statement::of(tournament).rated_otherwise() {
        let number = |player| tournament.player(player).and_then(|player| player.tpn);
        let (white, black) = (number(game.white), number(game.black));
        rated.push(format!("{} {white:?} {black:?} {:?} {:?}", game.round, game.counts, game.rated));
    }
    let ranks: Vec<u16> = {
        let ranks = standings::ranks(tournament);
        tournament.by_tpn().iter().map(|player| ranks[player.id.index()]).collect()
    };
    format!("{people:?}\n{teams:?}\n{rated:?}\n{ranks:?}\n{:?}", tournament.scores(RoundNo(u16::MAX)))
}

#[test]
fn what_is_written_reads_back_to_the_same_event_without_a_difference() {
    let (mut files, mut faults) = (0, Vec::new());
    for system in SYSTEMS {
        for happening in HAPPENINGS {
            for seed in 1..=6 {
                let tournament = event(system, happening, seed);
                for (version, for_rating) in [(Version::Trf26, false), (Version::Trf26, true), (Version::Trf16, false)]
                {
                    // TRF16 has neither tie-breaks nor teams' rules: it is held by what it has.
                    if version == Version::Trf16 && system.is_of_teams() {
                        continue;
                    }
                    let text = written(&tournament, version, for_rating);
                    let file = read(&text);
                    let again = Tournament::of_import(&file.imported);
                    let name = format!("{system:?} {happening:?} seed {seed} {version:?} rating {for_rating}");
                    files += 1;
                    if version == Version::Trf26 && told(&again) != told(&tournament) {
                        let (again, first) = (told(&again), told(&tournament));
                        let differing = again.lines().zip(first.lines()).find(|(again, first)| again != first);
                        faults.push(format!("{name}: {differing:?}"));
                    }
                    let audit = Audit::of(&file);
                    if version == Version::Trf26 && !audit.is_clean() {
                        let rounds: Vec<_> = audit.rounds.iter().filter(|round| !round.is_clean()).collect();
                        faults.push(format!("{name}: {rounds:?} {:?} {:?}", audit.totals, audit.places));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {files} files:\n{}", faults.len(), faults[..faults.len().min(40)].join("\n"));
}
