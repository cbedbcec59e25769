//! The report tells everybody who comes late, however they come: by name, as a team, or from the list of those who wait.

use chrono::{DateTime, TimeDelta, Utc};
use sonneborn::sheets::story;
use sonneborn_tournament::acts::{Act, Author, Create, Entry, RegisterPlayers, RegisterTeams, SettleWaiting, SignUp};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::regulations::Regulations;
use sonneborn_tournament::team::Squad;

fn player(name: &str) -> PlayerData {
    PlayerData { name: name.into(), phone: "0100".into(), ..PlayerData::default() }
}

/// What the report tells of an event with these acts.
fn told(acts: Vec<Act>) -> Vec<String> {
    let mut journal = Journal::default();
    let create = Act::Create(Create { details: Details::default(), regulations: Box::new(Regulations::default()) });
    for (seq, act) in (1..).zip(std::iter::once(create).chain(acts)) {
        let at: DateTime<Utc> = DateTime::UNIX_EPOCH + TimeDelta::seconds(seq);
        let author = Author { account: 1, name: "Ana".into() };
        let (seq, device) = (u64::try_from(seq).expect("from 1"), "test".into());
        journal.append(Entry {
            seq,
            at,
            author,
            device,
            act,
            reason: None,
            acknowledged: Vec::new(),
            chain: Digest::NONE,
        });
    }
    let lines = story::tell(&journal, journal.state(), false);
    lines.iter().map(|line| line.split_once("Ana: ").map_or(line.as_str(), |(_, what)| what).to_owned()).collect()
}

fn by_name(first_round: RoundNo) -> Vec<Act> {
    let players = vec![player("Olsen, Per")];
    vec![Act::RegisterPlayers(RegisterPlayers { players, first_round, source: "the door".into() })]
}

fn as_team(first_round: RoundNo) -> Vec<Act> {
    let (players, teams) =
        (vec![player("Olsen, Per")], vec![Squad { name: "Club".into(), size: 1, ..Squad::default() }]);
    vec![Act::RegisterTeams(RegisterTeams { teams, players, first_round, source: "the door".into() })]
}

fn from_the_waiting_list(first_round: RoundNo, admitted: bool) -> Vec<Act> {
    let signs_up = SignUp { player: Box::new(player("Olsen, Per")), waits: true };
    vec![Act::SignUp(signs_up), Act::SettleWaiting(SettleWaiting { waiting: 2, admitted, first_round })]
}

#[test]
fn who_comes_late_is_told_however_they_come() {
    let late = RoundNo(3);
    for acts in [by_name(late), as_team(late), from_the_waiting_list(late, true)] {
        assert_eq!(told(acts.clone()), ["late entry in round 3: Olsen, Per"], "{acts:?}");
    }
    let first = RoundNo::FIRST;
    for acts in [by_name(first), as_team(first), from_the_waiting_list(first, true), from_the_waiting_list(late, false)]
    {
        assert!(told(acts.clone()).is_empty(), "{acts:?}");
    }
}
