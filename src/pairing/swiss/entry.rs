//! From the tournament to the field of a round: scores, histories and prohibitions as the Swiss engines want them.

use super::acceleration;
use super::field::{Entrant, Entry, Field, Past, PastKind};
use super::initial_colour;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, Mark};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Prohibition;
use sonneborn_tournament::round::{Appearance, Round};

impl Field {
    /// The field for pairing `round`, from the rounds before it; later rounds do not count.
    pub fn of(tournament: &Tournament, round: RoundNo) -> Field {
        let before = round.previous().unwrap_or(RoundNo(0));
        let players = tournament.by_tpn();
        let mut entry_of = vec![Entry::MAX; tournament.players.len()];
        for (entry, player) in players.iter().enumerate() {
            entry_of[player.id.index()] = entry;
        }
        let appearances = tournament.appearances(before);
        let virtual_points = acceleration::table(tournament, round);
        let paired = tournament.round(round);
        let entrants = players.iter().enumerate().map(|(entry, player)| {
            let here = paired.map(|paired| {
                paired.game_of(player.id).is_some() || paired.bye_of(player.id) == Some(Bye::PairingAllocated)
            });
            Entrant {
                id: player.id,
                tpn: player.tpn.unwrap_or(Tpn(u16::try_from(entry + 1).unwrap_or(u16::MAX))),
                parity: 0,
                rating: tournament.rating_points(&player.data),
                score: Points::ZERO,
                pairing_score: Points::ZERO,
                history: Vec::with_capacity(before.0.into()),
                to_be_paired: here.unwrap_or_else(|| player.available_in(round)),
                zero_point_byes: zero_point_byes(player, paired, round, &appearances[player.id.index()]),
            }
        });
        let scoring = tournament.regulations.scoring;
        let mut field = Field {
            entrants: entrants.collect(),
            round,
            rounds_total: tournament.regulations.rounds,
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            initial_colour: Colour::White,
            forbidden: Vec::new(),
            avoided: Vec::new(),
        };
        for entrant in &mut field.entrants {
            let row = &appearances[entrant.id.index()];
            entrant.look_back(tournament, row, &virtual_points, &entry_of);
            entrant.pairing_score = entrant.score + virtual_points[before.0 as usize][entrant.id.index()];
        }
        field.number(tournament.regulations.parity);
        let initial = tournament.regulations.initial_colour.or_else(|| Some(initial_colour::infer(tournament)?.0));
        field.initial_colour = initial.unwrap_or(Colour::White);
        for prohibition in &tournament.regulations.prohibitions {
            if prohibition.holds_in(round) {
                let pairs = pairs_apart(prohibition, &players, &entry_of);
                if prohibition.soft { field.avoided.extend(pairs) } else { field.forbidden.extend(pairs) }
            }
        }
        field
    }
}

impl Entrant {
    /// Takes over the rounds played and the points they gave.
    fn look_back(
        &mut self,
        tournament: &Tournament,
        row: &[Appearance],
        virtual_points: &[Vec<Points>],
        entry_of: &[Entry],
    ) {
        let adjusted = |from: u16, through: u16| -> Points {
            let counts = |of: Option<RoundNo>| of.map_or(from == 0, |of| (from..=through).contains(&of.0));
            let own = tournament.adjustments.iter().filter(|a| a.player == self.id && counts(a.round));
            own.map(|adjustment| adjustment.points).sum()
        };
        let mut score = adjusted(0, 0);
        for (index, &appearance) in row.iter().enumerate() {
            let past_round = RoundNo(index as u16 + 1);
            let points = tournament.regulations.scoring.of_appearance(appearance);
            let paired_at = score + virtual_points[index][self.id.index()];
            self.history.push(Past { kind: past_kind(appearance, entry_of), points, paired_at });
            score += points + adjusted(past_round.0, past_round.0);
        }
        self.score = score;
    }
}

/// Zero-point byes in a row before the round, for whoever has one in it too. Whoever is not there has one, asked for or not.
fn zero_point_byes(player: &Player, paired: Option<&Round>, round: RoundNo, past: &[Appearance]) -> usize {
    let is_one = |appearance: Appearance| matches!(appearance, Appearance::Absent | Appearance::Bye(Bye::ZeroPoint));
    let asked = player.requested_byes.get(&round).filter(|_| player.takes_part_in(round));
    let now = match paired {
        Some(paired) => paired.appearance(player.id),
        None if player.available_in(round) => return 0,
        None => asked.map_or(Appearance::Absent, |bye| Appearance::Bye(*bye)),
    };
    if is_one(now) { past.iter().rev().take_while(|past| is_one(**past)).count() } else { 0 }
}

fn past_kind(appearance: Appearance, entry_of: &[Entry]) -> PastKind {
    match appearance {
        Appearance::Absent => PastKind::Away,
        Appearance::Bye(Bye::PairingAllocated) => PastKind::PairingAllocatedBye,
        Appearance::Bye(_) => PastKind::Away,
        Appearance::Game { opponent, colour, .. } => match entry_of[opponent.index()] {
            Entry::MAX => PastKind::Away,
            opponent if appearance.is_played() => PastKind::Played { opponent, colour },
            opponent => PastKind::Forfeit { opponent, colour, won: appearance.mark() == Some(Mark::Win) },
        },
    }
}

/// The pairs that a prohibition keeps apart.
fn pairs_apart(prohibition: &Prohibition, players: &[&Player], entry_of: &[Entry]) -> Vec<(Entry, Entry)> {
    let mut pairs = Vec::new();
    for group in prohibition.who.groups(players) {
        let group: Vec<Entry> = group.iter().map(|player| entry_of[player.index()]).collect();
        pairs.extend(group.iter().enumerate().flat_map(|(i, &a)| group[i + 1..].iter().map(move |&b| (a, b))));
    }
    pairs
}
