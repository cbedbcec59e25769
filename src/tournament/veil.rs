//! The event without what its hall does not show, for pages that declare no more than names ([`super::access::Shows::is_plain`]):
//! who draws such a page has no birth date, telephone number, remark or payment to let slip.
//!
//! The year of birth stays, because prizes and age groups are worked out from it. Of what everybody takes away as a file even that is
//! gone ([`Tournament::for_everybody`]).

use super::Tournament;
use super::ids::RoundNo;
use super::player::{Birth, PlayerData};
use super::round::{Round, RoundState};

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
        }
        veiled
    }

    /// What its public pages show, to be written as files that anybody keeps: as [`Self::veiled`], without drafts, without line-ups
    /// that captains still change, without sex, birth and national numbers, and without what was arranged beforehand: byes asked
    /// for, players kept apart, and lines of files that nobody here understood.
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
        open.regulations.prohibitions.clear();
        open.asked_byes.clear();
        open.waiting.clear();
        open.remnants.clear();
        open
    }
}

fn veil(data: &mut PlayerData) {
    data.birth = data.birth.map(|birth| Birth { month_day: None, ..birth });
    data.note.clear();
    data.paid.clear();
    data.reduction.clear();
    data.phone.clear();
}
