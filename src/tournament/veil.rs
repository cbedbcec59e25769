//! The event without what its hall does not show, for pages that declare no more than names ([`super::access::Shows::is_plain`]):
//! who draws such a page has no birth date, telephone number, remark or payment to let slip.
//!
//! The year of birth stays, because prizes and age groups are worked out from it. Of what everybody takes away as a file even that is
//! gone ([`Tournament::for_everybody`]).

use super::Tournament;
use super::ids::RoundNo;
use super::player::{Birth, PlayerData};
use super::round::{Round, RoundState};
use super::team::Team;

impl Tournament {
    /// Whether everybody may know who sits at the boards of a round: it is published, and no captain changes its line-ups any more.
    pub fn tells_boards_of(&self, round: &Round) -> bool {
        round.state == RoundState::Published && self.open_line_ups != Some(round.number)
    }

    /// Without birthdays, telephone numbers, remarks, payments, photographs, and the words of incidents, appeals and envelopes.
    #[must_use]
    pub fn veiled(&self) -> Tournament {
        let mut veiled = self.clone();
        veiled.players.iter_mut().for_each(|player| veil(&mut player.data));
        veiled.waiting.iter_mut().for_each(|waiting| veil(&mut waiting.data));
        for noted in &mut veiled.incidents {
            noted.incident.note.clear();
            noted.incident.complaint = None;
        }
        for appeal in &mut veiled.appeals {
            appeal.about.clear();
            if let Some(heard) = &mut appeal.heard {
                heard.said.clear();
            }
            if let Some(decided) = &mut appeal.decided {
                decided.said.1.clear();
            }
        }
        veiled.photographs.clear();
        for sealed in &mut veiled.envelopes {
            sealed.envelope.position.clear();
            sealed.envelope.white_clock.clear();
            sealed.envelope.black_clock.clear();
            sealed.envelope.draw_offered = false;
        }
        veiled
    }

    /// What its public pages show, to be written as files that anybody keeps: as [`Self::veiled`], without drafts, without line-ups
    /// that captains still change, without sex, birth and national numbers, and without what was arranged beforehand: byes asked
    /// for, players and teams kept apart, and lines of files that nobody here understood.
    #[must_use]
    pub fn for_everybody(&self) -> Tournament {
        let mut open = self.veiled();
        open.rounds.retain(|round| self.tells_boards_of(round));
        open.open_line_ups = None;
        let last = open.rounds.iter().map(|round| round.number).max().unwrap_or(RoundNo(0));
        for player in &mut open.players {
            (player.data.birth, player.data.gender) = (None, None);
            player.data.national_records.clear();
            player.data.national_id.clear();
            player.requested_byes.retain(|round, _| *round <= last);
        }
        open.teams.iter_mut().for_each(|team| keep_what_is_told(team, last));
        open.regulations.prohibitions.clear();
        open.asked_byes.clear();
        open.waiting.clear();
        open.remnants.clear();
        open
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

/// A team without what was arranged for it beforehand. Every field is named, so that a new one is decided here.
fn keep_what_is_told(team: &mut Team, last: RoundNo) {
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
    } = team;
    line_ups.retain(|round, _| *round <= last);
    rounds.retain(|round, _| *round <= last);
    apart.clear();
    *captain_key = None;
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
