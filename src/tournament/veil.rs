//! The event without what its hall does not show, for pages that declare no more than names ([`super::access::Shows::is_plain`]):
//! who draws such a page has no birth date, telephone number, remark or payment to let slip.
//!
//! The year of birth stays, because prizes and age groups are worked out from it. Of what everybody takes away as a file even that is
//! gone ([`Tournament::for_everybody`]).

use super::Tournament;
use super::ids::RoundNo;
use super::incident::{Appeal, Envelope, Incident};
use super::player::{Birth, Player, PlayerData};
use super::round::{Round, RoundState};
use super::team::Team;
use super::typing::Typing;

impl Tournament {
    /// Whether everybody may know who sits at the boards of a round: it is published, and no captain changes its line-ups any more.
    pub fn tells_boards_of(&self, round: &Round) -> bool {
        round.state == RoundState::Published && self.open_line_ups != Some(round.number)
    }

    /// Without birthdays, telephone numbers, remarks, payments, photographs, the words of incidents, appeals and envelopes, devices,
    /// the keys of captains, and lines of files that nobody here understood, which may hold anything. Every field is named, so that a new
    /// one is decided here.
    #[must_use]
    pub fn veiled(&self) -> Tournament {
        let mut veiled = self.clone();
        let Tournament {
            seq: _,
            chain: _,
            details: _,
            regulations: _,
            players,
            teams,
            exchanged: _,
            initial_list: _,
            open_line_ups: _,
            rounds: _,
            settled: _,
            adjustments: _,
            lots: _,
            hand_rankings: _,
            prizes: _,
            gone_through: _,
            teams_gone_through: _,
            play_off: _,
            rulings: _,
            house_points: _,
            house_endings: _,
            incidents,
            appeals,
            photographs,
            envelopes,
            public_side: _,
            screens: _,
            reports: _,
            typings,
            asked_byes: _,
            waiting,
            remnants,
            style: _,
            left_fide_mode: _,
            closed: _,
        } = &mut veiled;
        players.iter_mut().for_each(|player| veil(&mut player.data));
        waiting.iter_mut().for_each(|waiting| veil(&mut waiting.data));
        teams.iter_mut().for_each(|team| team.captain_key = None);
        incidents.iter_mut().for_each(|noted| silence(&mut noted.incident));
        appeals.iter_mut().for_each(hush);
        envelopes.iter_mut().for_each(|sealed| seal(&mut sealed.envelope));
        typings.iter_mut().for_each(forget_device);
        photographs.clear();
        remnants.clear();
        veiled
    }

    /// What its public pages show, to be written as files that anybody keeps. Only what is named here is told, and whatever a
    /// tournament has beside it is not: drafts, line-ups that captains still change, what the hall noted, reported and typed, who waits
    /// for a place or is here, lines of files that nobody here understood, and what was arranged beforehand.
    #[must_use]
    pub fn for_everybody(&self) -> Tournament {
        let rounds: Vec<Round> = self.rounds.iter().filter(|round| self.tells_boards_of(round)).cloned().collect();
        let last = rounds.iter().map(|round| round.number).max().unwrap_or(RoundNo(0));
        let mut regulations = self.regulations.clone();
        regulations.prohibitions.clear();
        Tournament {
            seq: self.seq,
            chain: self.chain,
            details: self.details.clone(),
            regulations,
            players: self.players.iter().map(|player| told_of_player(player, last)).collect(),
            teams: self.teams.iter().map(|team| told_of_team(team, last)).collect(),
            exchanged: self.exchanged.clone(),
            initial_list: self.initial_list.clone(),
            rounds,
            settled: self.settled.clone(),
            adjustments: self.adjustments.clone(),
            lots: self.lots.clone(),
            hand_rankings: self.hand_rankings.clone(),
            prizes: self.prizes.clone(),
            gone_through: self.gone_through.clone(),
            teams_gone_through: self.teams_gone_through.clone(),
            play_off: self.play_off.clone(),
            house_points: self.house_points,
            house_endings: self.house_endings.clone(),
            style: self.style.clone(),
            left_fide_mode: self.left_fide_mode,
            closed: self.closed,
            ..Tournament::default()
        }
    }
}

/// Every field of a player is named, so that a new one is decided here.
fn veil(data: &mut PlayerData) {
    let PlayerData {
        name: _,
        latin_name: _,
        title: _,
        other_title: _,
        gender: _,
        birth,
        federation: _,
        fide_id: _,
        national_id: _,
        club: _,
        national_records,
        category: _,
        rating: _,
        rating_source: _,
        period_ratings: _,
        ratings: _,
        estimate: _,
        k: _,
        no_half_point_byes: _,
        phone,
        paid,
        reduction,
        note,
    } = data;
    *birth = birth.map(|birth| Birth { month_day: None, ..birth });
    let births = national_records.iter_mut().map(|record| &mut record.birth);
    births.chain([phone, paid, reduction, note]).for_each(String::clear);
}

/// An incident without its words. Every field is named, so that a new one is decided here.
fn silence(incident: &mut Incident) {
    let Incident { round: _, player: _, cause: _, measure: _, seconds: _, note, complaint } = incident;
    note.clear();
    *complaint = None;
}

/// An appeal without its words. Every field is named, so that a new one is decided here.
fn hush(appeal: &mut Appeal) {
    let Appeal { seq: _, lodged_at: _, by: _, round: _, ruling: _, about, heard, decided } = appeal;
    about.clear();
    if let Some(heard) = heard {
        heard.said.clear();
    }
    if let Some(decided) = decided {
        decided.said.1.clear();
    }
}

/// An envelope without position, clocks and an offer of a draw. Every field is named, so that a new one is decided here.
fn seal(envelope: &mut Envelope) {
    let Envelope { white_sealed: _, number: _, position, white_clock, black_clock, draw_offered, resumption: _ } =
        envelope;
    [position, white_clock, black_clock].into_iter().for_each(String::clear);
    *draw_offered = false;
}

/// What was typed, without the device. Every field is named, so that a new one is decided here.
fn forget_device(typing: &mut Typing) {
    let Typing { seq: _, at: _, author: _, device, reason: _, round: _, board: _, players: _, typed: _, answered: _ } =
        typing;
    device.clear();
}

/// A player as files for everybody have them: without sex, birth and national numbers, byes of rounds to come, the board at which they
/// always sit, and whether they are here. Who was removed keeps their place only.
fn told_of_player(player: &Player, last: RoundNo) -> Player {
    let mut told = player.clone();
    let Player {
        id: _,
        data,
        tpn: _,
        presence: _,
        checked_in,
        first_round: _,
        requested_byes,
        fixed_board,
        outside_value: _,
        removed,
    } = &mut told;
    veil(data);
    (data.birth, data.gender) = (None, None);
    data.national_records.clear();
    data.national_id.clear();
    if *removed {
        *data = PlayerData::default();
    }
    requested_byes.retain(|round, _| *round <= last);
    *checked_in = false;
    *fixed_board = None;
    told
}

/// A team without what was arranged for it beforehand. Every field is named, so that a new one is decided here.
fn told_of_team(team: &Team, last: RoundNo) -> Team {
    let mut told = team.clone();
    let Team {
        name: _,
        nickname: _,
        strength: _,
        number: _,
        match_points: _,
        game_points: _,
        rank: _,
        members: _,
        line_ups,
        rounds,
        abnormal: _,
        virtual_points: _,
        apart,
        federation: _,
        captain: _,
        presence: _,
        captain_key,
    } = &mut told;
    line_ups.retain(|round, _| *round <= last);
    rounds.retain(|round, _| *round <= last);
    apart.clear();
    *captain_key = None;
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TeamId;
    use crate::outcome::Bye;
    use crate::player::NationalRecord;
    use crate::public_side::Waiting;
    use crate::team::{TeamRound, TeamsApart};

    #[test]
    fn who_waits_for_a_place_is_veiled_like_who_has_one() {
        let record = NationalRecord { birth: "1987/06/05".into(), ..NationalRecord::default() };
        let data = PlayerData {
            birth: Birth::parse("1987-06-05"),
            phone: "+40 123 456".into(),
            paid: "20 EUR".into(),
            note: "allergic to chalk".into(),
            national_records: vec![record],
            ..PlayerData::default()
        };
        let event = Tournament { waiting: vec![Waiting { seq: 1, data }], ..Tournament::default() };
        let veiled = &event.veiled().waiting[0].data;
        assert_eq!(veiled.birth, Birth::parse("1987"));
        assert!([&veiled.phone, &veiled.paid, &veiled.note].into_iter().all(String::is_empty));
        assert!(veiled.national_records[0].birth.is_empty());
    }

    #[test]
    fn everybodys_files_know_nothing_that_was_arranged_for_a_team_beforehand() {
        let mut team = Team::default();
        team.apart.push(TeamsApart { first: RoundNo(1), last: RoundNo(3), from: TeamId(1) });
        team.rounds.insert(RoundNo(1), TeamRound::Bye(Bye::HalfPoint));
        team.line_ups.insert(RoundNo(1), Vec::new());
        team.captain_key = Some("a digest".into());
        let event = Tournament { teams: vec![team], ..Tournament::default() };
        assert_eq!(event.for_everybody().teams, [Team::default()]);
    }
}
