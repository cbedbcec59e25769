//! What stands against an act, in words that say what to do next; and the warnings to go on from.

use super::{Lang, acts, boards, common, consequences, full_names, regulations, statement, values};
use chrono::{DateTime, FixedOffset};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::line_up::LineUpFault;
use sonneborn_tournament::numbering::FROZEN_AFTER_ROUND;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::warning::Warning;

pub use sonneborn_words::refusals::*;

/// Who was faster, when by the clock of the hall, and from where.
pub fn conflict(lang: Lang, theirs: &Entry, at: DateTime<FixedOffset>) -> String {
    let time = at.format("%H:%M:%S");
    conflict_with(lang, acts::author(lang, &theirs.author.name), time, &theirs.device)
}

pub fn refusal(lang: Lang, refusal: &Refusal, tournament: Option<&Tournament>) -> String {
    let who = |player: &PlayerId| name(lang, tournament, *player);
    let team = |team: &TeamId| {
        let known = tournament.and_then(|tournament| tournament.team(*team));
        known.map_or_else(|| format!("#{}", team.0 + 1), |team| team.name.clone())
    };
    match refusal {
        Refusal::Conflict { .. } => conflict_unknown(lang).into(),
        Refusal::AlreadySo => already_so(lang).into(),
        Refusal::NotTheFirst => not_the_first(lang).into(),
        Refusal::NotCreated => not_created(lang).into(),
        Refusal::Closed => closed(lang).into(),
        Refusal::NotClosed => not_closed(lang).into(),
        Refusal::NoSuchPlayer { .. } => no_such_player(lang).into(),
        Refusal::NoSuchRound { round } => no_such_round(lang, round),
        Refusal::TooManyPhotographs { most } => too_many_photographs(lang, most),
        Refusal::PhotographOfAppeal { round, board } => photograph_of_appeal(lang, round, board),
        Refusal::PhotographErased { round, board } => photograph_erased(lang, round, board),
        Refusal::ComplaintIncomplete => complaint_incomplete(lang).into(),
        Refusal::NoSuchAppeal { appeal } => no_such_appeal(lang, appeal),
        Refusal::NoSuchBoard { round, board } => no_such_board(lang, round, board),
        Refusal::OtherPlayers { round, board, meant: [white, black] } => {
            other_players(lang, round, board, who(white), who(black))
        }
        Refusal::NameMissing => name_missing(lang).into(),
        Refusal::PairedAlready { player } => paired_already(lang, who(player)),
        Refusal::RoundPaired { round } => round_paired(lang, round),
        Refusal::NumbersFrozen => numbers_frozen(lang, FROZEN_AFTER_ROUND),
        Refusal::RatingMethodFrozen => rating_method_frozen(lang, FROZEN_AFTER_ROUND),
        Refusal::NumberingIncomplete => numbering_incomplete(lang).into(),
        Refusal::NoLatinNames { players } => {
            no_latin_names(lang, players.iter().map(who).collect::<Vec<_>>().join("; "))
        }
        Refusal::NotEquals { players: [a, b] } => not_equals(lang, who(a), who(b)),
        Refusal::MetAlready { players: [a, b], times } => met_already(lang, who(a), who(b), *times),
        Refusal::WithinTeam { players: [a, b] } => within_team(lang, who(a), who(b)),
        Refusal::TeamsMetAlready { teams: [a, b], times } => met_already(lang, team(a), team(b), *times),
        Refusal::NotEligibleForBye { player } => not_eligible_for_bye(lang, who(player)),
        Refusal::NotNumbered { players } => not_numbered(lang, players.len()),
        Refusal::MatchNotLevel { players } => match_not_level(lang, who(&players[0]), who(&players[1])),
        Refusal::PairedOneByOne => paired_one_by_one(lang).into(),
        Refusal::DraftWaits { round } => draft_waits(lang, round),
        Refusal::NoDraft { round } => no_draft(lang, round),
        Refusal::NotTheNextRound { round } => not_the_next_round(lang, round),
        Refusal::AllRoundsPaired { rounds } => all_rounds_paired(lang, rounds),
        Refusal::PointsOfOtherScoring { here, there } => {
            let figures = |of: &Scoring| format!("{}-{}-{}", of.win, of.draw, of.loss);
            points_of_other_scoring(lang, figures(here), figures(there))
        }
        Refusal::RoundNotComplete { round, missing } => not_complete(lang, *round, missing),
        Refusal::EmptyRound { round } => empty_round(lang, round),
        Refusal::TwiceInRound { player } => twice(lang, who(player)),
        Refusal::NotInRound { player, round } => not_in_round(lang, who(player), round),
        Refusal::BoardTwice { board } => board_twice(lang, board),
        Refusal::TwoByes => two_byes(lang).into(),
        Refusal::TableBegun => table_begun(lang).into(),
        Refusal::RoundFollowed { round } => round_followed(lang, round),
        Refusal::TooLateForResult { round } => too_late_for_result(lang, round),
        Refusal::ByeNotRequestable => bye_not_requestable(lang).into(),
        Refusal::ByeOfMember => bye_of_member(lang).into(),
        Refusal::TableIncomplete { round, players } => {
            table_incomplete(lang, round, players.iter().map(who).collect::<Vec<_>>().join("; "))
        }
        Refusal::FewerRoundsThanPaired { rounds } => fewer_rounds(lang, rounds),
        Refusal::NotOffered => not_offered(lang).into(),
        Refusal::TooLateForReport { round } => too_late_for_report(lang, round),
        Refusal::ResultIsEntered { board } => result_is_entered(lang, board),
        Refusal::NoPlaceLeft => no_place_left(lang).into(),
        Refusal::SignedUpAlready => signed_up_already(lang).into(),
        Refusal::NoSuchTeam { .. } => no_such_team(lang).into(),
        Refusal::InTwoTeams { player } => in_two_teams(lang, who(player)),
        Refusal::SquadFrozen => squad_frozen(lang).into(),
        Refusal::SquadsUnfit => squads_unfit(lang).into(),
        Refusal::FideIdTwice { fide_id } => fide_id_twice(lang, fide_id.to_string()),
        Refusal::TeamNumberingIncomplete => team_numbering_incomplete(lang).into(),
        Refusal::LineUp { fault, .. } => match fault {
            LineUpFault::TooLong => line_up_too_long(lang).into(),
            LineUpFault::Empty => line_up_empty(lang).into(),
            LineUpFault::Twice(player) => line_up_twice(lang, who(player)),
            LineUpFault::NotOfTeam(player) => line_up_not_of_team(lang, who(player)),
            LineUpFault::NotInRound(player) => line_up_not_in_round(lang, who(player)),
        },
        Refusal::MatchBegun { round } => match_begun(lang, round),
        Refusal::LineUpsOpen { round } => line_ups_open(lang, round),
        Refusal::LineUpsNotOpen { round } => line_ups_not_open(lang, round),
        Refusal::MatchWithoutPlayers { round } => match_without_players(lang, round),
        Refusal::NoRounds => no_rounds(lang).into(),
        Refusal::OddGames => odd_games(lang).into(),
        Refusal::Scoring { fault } => values::scoring_fault(lang, *fault).into(),
        Refusal::NoTieBreakOfTables { code } => no_tie_break_of_tables(lang, code),
        Refusal::ProhibitionsAfterStart => prohibitions_after_start(lang).into(),
        Refusal::DisagreementOpen { round, board } => disagreement_open(lang, round, board),
        Refusal::AdjournmentOpen { round, board } => adjournment_open(lang, round, board),
        Refusal::NotFinal { open } => statement::held(lang, open),
        Refusal::MatchesLevel { matches } => {
            let pairs = matches.iter().map(|[one, other]| format!("{} – {}", who(one), who(other)));
            matches_level(lang, pairs.collect::<Vec<_>>().join("; "))
        }
        Refusal::NoOpenMatch { winner, loser } => no_open_match(lang, who(winner), who(loser)),
        Refusal::TeamMatchesLevel { matches } => {
            let pairs = matches.iter().map(|[one, other]| format!("{} – {}", team(one), team(other)));
            matches_level(lang, pairs.collect::<Vec<_>>().join("; "))
        }
        Refusal::NoOpenTeamMatch { winner, loser } => no_open_match(lang, team(winner), team(loser)),
        Refusal::RoleTooLow { least } => role_too_low(lang, consequences::role(lang, *least)),
        Refusal::LockedInFideMode { field } => locked_in_fide_mode(lang, regulations::name(lang, *field)),
        Refusal::NotInFideMode => not_in_fide_mode(lang).into(),
        Refusal::FideModeNotEntered => fide_mode_not_entered(lang).into(),
        Refusal::NotTakenBack { kind } => not_taken_back(lang, consequences::kind(lang, *kind)),
        Refusal::NothingToUndo { seq } => nothing_to_undo(lang, seq),
        Refusal::LaterActRests { seq, later, why } => {
            later_act_rests(lang, seq, later, self::refusal(lang, why, tournament))
        }
        Refusal::NotDoneAgain { seq, earlier, why } => {
            not_done_again(lang, seq, earlier, self::refusal(lang, why, tournament))
        }
    }
}

fn not_complete(lang: Lang, round: RoundNo, missing: &[u16]) -> String {
    if missing.is_empty() {
        round_not_published(lang, round)
    } else {
        round_not_complete(lang, round, boards::named(lang, missing))
    }
}

/// A warning with the names of the tournament.
pub fn warning(lang: Lang, warning: &Warning, tournament: &Tournament) -> String {
    let who = |player: &PlayerId| name(lang, Some(tournament), *player);
    match warning {
        Warning::Rematch { white, black, round } => warn_rematch(lang, who(white), who(black), round),
        Warning::Prohibited { white, black } => warn_prohibited(lang, who(white), who(black)),
        Warning::SecondBye { player } => warn_second_bye(lang, who(player)),
        Warning::ThirdColour { player, colour: Colour::White } => warn_third_white(lang, who(player)),
        Warning::ThirdColour { player, colour: Colour::Black } => warn_third_black(lang, who(player)),
        Warning::ColourImbalance { player, difference, .. } => warn_imbalance(lang, who(player), difference),
        Warning::ColoursNotDue { white, black } => warn_colours_not_due(lang, who(white), who(black)),
        Warning::FullPointBye { player } => warn_full_point_bye(lang, who(player)),
        Warning::TooManyHalfPointByes { player, allowed } => warn_too_many_byes(lang, who(player), allowed),
        Warning::AllocatedInAdvance { player, round } => warn_allocated_in_advance(lang, who(player), round),
        Warning::ByeTooLate { player, round } => warn_bye_too_late(lang, who(player), round),
        Warning::Duplicate { player } => warn_duplicate(lang, who(player)),
        Warning::ResultsSetAside { round, results } => warn_results_set_aside(lang, round, results),
        Warning::RegulationsAfterStart => warn_regulations(lang).into(),
        Warning::PastResult { round } => warn_past_result(lang, round),
        Warning::ResultsMissing { round, boards: missing } => {
            warn_results_missing(lang, round, boards::named(lang, missing))
        }
        Warning::Adjourned { boards: adjourned } => warn_adjourned(lang, boards::named(lang, adjourned)),
        Warning::AdjournedEarlier { games } => {
            let games = games.iter().map(|(round, board)| format!("{round}.{board}"));
            warn_adjourned_earlier(lang, games.collect::<Vec<_>>().join(common::list_comma(lang)))
        }
        Warning::HasLeft { player, round } => warn_has_left(lang, who(player), round),
        Warning::ResultsDisputed { games } => {
            let games = games.iter().map(|(round, board)| format!("{round}.{board}"));
            warn_results_disputed(lang, games.collect::<Vec<_>>().join(common::list_comma(lang)))
        }
        Warning::OthersResult { round, board, by } => warn_others_result(lang, acts::author(lang, by), round, board),
        Warning::PlaysElsewhere { player, section, name } => {
            let called = if name.is_empty() { who(player) } else { name.clone() };
            warn_plays_elsewhere(lang, called, section)
        }
        Warning::NoLongerIn { players } => {
            warn_no_longer_in(lang, players.iter().map(who).collect::<Vec<_>>().join("; "))
        }
        Warning::LeftOut { players } => {
            let names: Vec<String> = players.iter().map(who).collect();
            warn_left_out(lang, names.join("; "))
        }
    }
}

/// A player's name, also of one who was removed.
fn name(lang: Lang, tournament: Option<&Tournament>, player: PlayerId) -> String {
    let shown = tournament.and_then(|tournament| {
        let player = tournament.players.get(player.index())?;
        Some(full_names::of(lang, tournament, &player.data).into_owned())
    });
    shown.unwrap_or_else(|| format!("#{}", player.0 + 1))
}
