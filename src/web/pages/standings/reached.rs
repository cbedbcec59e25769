//! Where each side of a knock-out is: the stage it reached, and whether it is out. That is what such an event ranks by
//! ([`Bracket::places`]), so it stands beside the name.

use sonneborn_i18n::{Lang, knockout as words};
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::knockout::{Bracket, Match, Side, Standing};

/// The bracket as the standings after a round have it; `None` in other events.
pub(crate) fn bracket(tournament: &Tournament, through: RoundNo) -> Option<Bracket> {
    tournament.bracket_after(through.0.into())
}

/// The stage of somebody, in words; empty for who is not in the bracket.
pub(crate) fn told(lang: Lang, bracket: &Bracket, entrant: Entrant) -> String {
    let side = match entrant {
        Entrant::Player(player) => Side::Player(player),
        Entrant::Team(team) => Side::Team(team),
    };
    let is_of = |one: &&Match| one.sides.contains(&side);
    // The last stage has the final, and perhaps the match for third place after it.
    for stage in bracket.stages.iter().rev() {
        let Some(place) = stage.matches.iter().position(|one| is_of(&one)) else { continue };
        let is_last = bracket.stages.last() == Some(stage);
        let name = match (is_last, place) {
            (true, 0) => words::final_stage(lang).to_owned(),
            (true, _) => words::third_place(lang).to_owned(),
            (false, _) => words::stage(lang, stage.matches.len()),
        };
        let one = &stage.matches[place];
        return match one.standing {
            Standing::Decided(_) if one.outcome(false) == side => words::out_in(lang, name),
            Standing::Decided(_) if is_last => words::won(lang, name),
            Standing::Decided(_) => words::through(lang, name),
            Standing::Underway | Standing::Level => name,
        };
    }
    String::new()
}
