//! The acts of the journal in words: what was done, with old and new.

use super::{
    Lang, claims, common, dues, full_names, house_points, incidents, knockout, numbers, phones, photographs, players,
    rating_method, regulations, rounds, settings, teams, values, web,
};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, AdjournMissing, Adjust, AlterDraft, AnswerTypings, AskForBye, ChangeDetails, ChangeHousePoints,
    ChangePresence, ChangePrizes, ChangeRegulations, ChangeScreens, ChangeTeam, ChangeTeams, CheckIn, CloseLineUps,
    CorrectForRating, Create, DecideAppeal, DiscardDraft, DraftRound, DrawLots, DrawNumbers, EditPlayer, EndForHouse,
    EnterResult, Estimate, EstimateRatings, ExchangeNumbers, FixBoard, Forget, GiveLineUp, GiveValue, HearAppeal,
    Import, KeepPhotograph, KeepTyping, LeaveFideMode, LeaveOut, LodgeAppeal, NoteIncident, NumberPlayers, NumberTeams,
    PlayOff, PublishRound, PublishTable, RankByHand, RegisterPlayers, RegisterTeams, RemovePlayer, ReportResult,
    RequestBye, Rule, SealMove, SendTeamThrough, SendThrough, SettleWaiting, SignUp, SwapColours, Undo, Unnamed,
    UnpublishRound,
};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::house_points::HouseEnding;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::merge::Clash;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::photograph::Photograph;
use sonneborn_tournament::player::{PlayerData, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::{LineUp, Team};

pub use sonneborn_words::acts::*;

/// Names listed for an act; the others are counted.
const NAMES_LISTED: usize = 8;

/// Who did an act, by the name that the journal has.
pub fn author(lang: Lang, name: &str) -> String {
    match Unnamed::read(name) {
        Some(Unnamed::Phone(numbers)) => format!("{} {numbers}", phones::by_phone(lang)).trim_end().to_owned(),
        Some(Unnamed::SelfCheckIn) => players::self_check_in_author(lang).to_owned(),
        Some(Unnamed::Captain(team)) => teams::captain_of(lang, team),
        None => name.to_owned(),
    }
}

/// What an act did. Names are those of the tournament as it stands now.
pub fn act(lang: Lang, act: &Act, tournament: &Tournament) -> String {
    let name = |player: &PlayerId| {
        let found = tournament.players.get(player.index());
        let shown = found.map(|player| full_names::of(lang, tournament, &player.data).into_owned());
        shown.unwrap_or_else(|| format!("#{}", player.0 + 1))
    };
    let names = |players: &[PlayerId]| listed(players.iter().map(&name).collect());
    match act {
        Act::Create(Create { details, .. }) => created(lang, &details.name),
        Act::Import(Import { tournament }) => {
            imported(lang, &tournament.source, tournament.players.len(), tournament.rounds.len())
        }
        Act::ChangeDetails(ChangeDetails { was, now }) => details_changed(lang, details_difference(lang, was, now)),
        Act::ChangeRegulations(ChangeRegulations { was, now }) => {
            regulations_changed(lang, regulations::difference(lang, was, now))
        }
        Act::RegisterPlayers(RegisterPlayers { players, source, .. }) => {
            let shown = |data| full_names::of(lang, tournament, data).into_owned();
            let given = listed(players.iter().map(shown).collect());
            registered(lang, players.len(), origin(lang, source), given)
        }
        Act::EditPlayer(EditPlayer { player, was, now }) => player_edited(lang, name(player), was, now),
        Act::RemovePlayer(RemovePlayer { player }) => removed(lang, name(player)),
        Act::ChangePresence(ChangePresence { player, now, .. }) => match now {
            Presence::Playing => returned(lang, name(player)),
            Presence::Withdrawn { from } => withdrew(lang, name(player), from),
            Presence::Moved { from } => moved_away(lang, name(player), from),
            Presence::Expelled { from } => expelled(lang, name(player), from),
        },
        Act::RequestBye(RequestBye { player, round, was, now }) => {
            bye_changed(lang, name(player), round, bye(lang, *was), bye(lang, *now))
        }
        Act::LeaveOut(LeaveOut { round, players }) => left_out(lang, round, players.len(), names(players)),
        Act::CheckIn(CheckIn { player, now: true, .. }) => checked_in(lang, name(player)),
        Act::CheckIn(CheckIn { player, now: false, .. }) => checked_out(lang, name(player)),
        Act::FixBoard(FixBoard { player, was, now }) => {
            board_fixed(lang, name(player), shown(lang, was), shown(lang, now))
        }
        Act::GiveValue(GiveValue { player, was, now }) => {
            let told = |value: &Option<Points>| value.map_or_else(|| nothing(lang).into(), |value| value.decimal());
            value_given(lang, name(player), told(was), told(now))
        }
        Act::EstimateRatings(EstimateRatings { estimates }) => {
            let one = |estimate: &Estimate| {
                change(lang, name(&estimate.player), shown(lang, &estimate.was), shown(lang, &estimate.now))
            };
            estimated(lang, listed(estimates.iter().map(one).collect()))
        }
        Act::NumberPlayers(NumberPlayers { order }) => numbered(lang, order.len()),
        Act::ExchangeNumbers(ExchangeNumbers { players: [a, b], was: [one, other] }) => {
            numbers_exchanged(lang, name(a), name(b), one, other)
        }
        Act::DrawNumbers(DrawNumbers { lottery, seed, order }) => {
            numbers_drawn(lang, order.len(), numbers::lottery(lang, *lottery), seed)
        }
        Act::ChangeTeams(ChangeTeams { now, .. }) => {
            teams_changed(lang, now.iter().map(|team| team.name.as_str()).collect::<Vec<_>>().join("; "))
        }
        Act::RegisterTeams(RegisterTeams { teams, players, source, .. }) => {
            let given = listed(teams.iter().map(|team| team.name.clone()).collect());
            teams_registered(lang, teams.len(), players.len(), origin(lang, source), given)
        }
        Act::ChangeTeam(ChangeTeam { was, now, .. }) => {
            team_changed(lang, &was.name, team_difference(lang, was, now, &name))
        }
        Act::NumberTeams(NumberTeams { order, seed: None, .. }) => teams_numbered(lang, order.len()),
        Act::NumberTeams(NumberTeams { order, seed: Some(seed), .. }) => teams_drawn(lang, order.len(), seed),
        Act::GiveLineUp(GiveLineUp { team, round, was, now }) => {
            let of = |line_up: &Option<LineUp>| {
                let board = |player: &Option<PlayerId>| player.as_ref().map_or_else(|| "–".into(), &name);
                line_up.as_ref().map_or_else(
                    || order_of_squad(lang).into(),
                    |line_up| line_up.iter().map(board).collect::<Vec<String>>().join("; "),
                )
            };
            let team = tournament.team(*team).map_or("", |team| &team.name);
            line_up(lang, round, team, of(was), of(now))
        }
        Act::CloseLineUps(CloseLineUps { round }) => line_ups_closed(lang, round),
        Act::DraftRound(DraftRound { round, games, byes, .. }) => drafted(lang, round, games.len(), byes.len()),
        Act::AlterDraft(AlterDraft { round, .. }) => altered(lang, round),
        Act::DiscardDraft(DiscardDraft { round }) => discarded(lang, round),
        Act::PublishRound(PublishRound { round, .. }) => published(lang, round),
        Act::PublishTable(PublishTable { rounds }) => table_published(lang, rounds.len()),
        Act::UnpublishRound(UnpublishRound { round }) => unpublished(lang, round),
        Act::EnterResult(EnterResult { round, board, was, now, .. }) => {
            result(lang, round, board, symbol(*was), symbol(*now))
        }
        Act::KeepTyping(KeepTyping { round, board, was, typed, .. }) => {
            typing_kept(lang, round, board, symbol(*typed), symbol(*was))
        }
        Act::AnswerTypings(AnswerTypings { round, board, was, now, .. }) if was == now => {
            typings_answered_so(lang, round, board, symbol(*now))
        }
        Act::AnswerTypings(AnswerTypings { round, board, was, now, .. }) => {
            typings_answered(lang, round, board, symbol(*was), symbol(*now))
        }
        Act::Rule(Rule { round, board, ruling, was, now, .. }) => {
            let claim = claims::name(lang, ruling.claim.claim);
            ruled(lang, round, board, claim, claims::decision(lang, ruling.decision), symbol(*was), symbol(*now))
        }
        Act::AdjournMissing(AdjournMissing { round, games }) => {
            let boards: Vec<u16> = games.iter().map(|game| game.board).collect();
            adjourned_missing(lang, round, super::boards::named(lang, &boards))
        }
        Act::SwapColours(SwapColours { round, board, .. }) => colours(lang, round, board),
        Act::CorrectForRating(CorrectForRating { round, board, was, now, .. }) => {
            for_rating(lang, round, board, symbol(*was), symbol(*now))
        }
        Act::Adjust(Adjust { player, points, .. }) => adjusted(lang, name(player), points),
        Act::PlayOff(PlayOff { white, black, pace, result }) => {
            played_off(lang, name(white), name(black), knockout::pace(lang, *pace), result.symbol())
        }
        Act::SendThrough(SendThrough { winner, loser, how }) => sent_through(lang, name(winner), name(loser), how),
        Act::SendTeamThrough(SendTeamThrough { winner, loser, how }) => {
            let team = |team: &TeamId| tournament.team(*team).map_or("", |team| &team.name);
            sent_through(lang, team(winner), team(loser), how)
        }
        Act::DrawLots(DrawLots { order, .. }) => lots(lang, names(order)),
        Act::RankByHand(RankByHand { order }) => ranked(lang, names(order)),
        Act::ChangePrizes(ChangePrizes { now, .. }) => prizes_changed(lang, now.categories.len()),
        Act::ChangePublicSide(_) => public_side_changed(lang).into(),
        Act::ChangeScreens(ChangeScreens { now, .. }) => screens_changed(lang, now.len()),
        Act::ReportResult(ReportResult { round, board, by, was, now, .. }) => {
            result_reported(lang, round, board, name(by), symbol(*was), symbol(*now))
        }
        Act::AskForBye(AskForBye { player, round, was, now }) => {
            bye_asked_for(lang, name(player), round, bye(lang, *was), bye(lang, *now))
        }
        Act::SignUp(SignUp { player, waits: false }) => signed_up(lang, &player.name),
        Act::SignUp(SignUp { player, waits: true }) => signed_up_to_wait(lang, &player.name),
        Act::SettleWaiting(SettleWaiting { waiting, admitted: true, .. }) => waiting_admitted(lang, waiting),
        Act::SettleWaiting(SettleWaiting { waiting, admitted: false, .. }) => waiting_turned_away(lang, waiting),
        Act::ChangeStyle(_) => style_changed(lang).into(),
        Act::ChangeHousePoints(ChangeHousePoints { now, .. }) => house_points::rules_in_words(lang, now.as_ref()),
        Act::EndForHouse(EndForHouse { round, board, was, now, .. }) => {
            let told = |ending: &Option<HouseEnding>| {
                let told = ending.as_ref().map(|ending| house_points::ending(lang, ending, tournament));
                told.unwrap_or_else(|| nothing(lang).into())
            };
            house_points::ended(lang, round, board, told(was), told(now))
        }
        Act::NoteIncident(NoteIncident { incident }) => incidents::told(lang, incident, &name(&incident.player)),
        Act::LodgeAppeal(LodgeAppeal { by, round, about, .. }) => incidents::lodged(lang, name(by), round, about),
        Act::HearAppeal(HearAppeal { appeal, heard }) => incidents::heard(lang, appeal, heard),
        Act::DecideAppeal(DecideAppeal { appeal, outcome, reasons }) => {
            incidents::decided(lang, appeal, incidents::outcome(lang, *outcome), reasons)
        }
        Act::SealMove(SealMove { round, board, now: Some(now), .. }) => {
            incidents::sealed(lang, round, board, now.number)
        }
        Act::SealMove(SealMove { round, board, now: None, .. }) => incidents::unsealed(lang, round, board),
        Act::KeepPhotograph(KeepPhotograph { photograph }) => {
            let Photograph { round, board, depicts, sha256, .. } = photograph;
            photographs::told(lang, round, board, photographs::depicts(lang, *depicts), sha256)
        }
        Act::LeaveFideMode(LeaveFideMode { round }) => left_fide_mode(lang, round),
        Act::Forget(Forget { stand_in, .. }) => forgotten(lang, stand_in),
        Act::Close(_) => closed(lang).into(),
        Act::Reopen(_) => reopened(lang).into(),
        Act::Undo(Undo { seq }) => undid(lang, seq),
    }
}

/// What an act that was undone did, and what stands again.
pub fn undone(lang: Lang, journal: &Journal, seq: u64) -> String {
    let Some(entry) = journal.entry(seq) else { return undid(lang, seq) };
    let what = undone_act(lang, seq, act(lang, &entry.act, journal.state()));
    match coming_back(lang, &entry.act) {
        Some(back) => format!("{what} {back}"),
        None => what,
    }
}

/// `Board 3: 1-0 again`: the result that stands again once an act is undone; `None` for acts that set none.
pub fn coming_back(lang: Lang, act: &Act) -> Option<String> {
    match act {
        Act::EnterResult(EnterResult { board, was, now, .. })
        | Act::AnswerTypings(AnswerTypings { board, was, now, .. })
        | Act::Rule(Rule { board, was, now, .. })
            if was != now =>
        {
            let again = was.map_or_else(|| rounds::no_result(lang), GameResult::symbol);
            Some(result_again(lang, board, again))
        }
        _ => None,
    }
}

fn listed(names: Vec<String>) -> String {
    let more = names.len().saturating_sub(NAMES_LISTED);
    let shown = names[..names.len().min(NAMES_LISTED)].join("; ");
    if more == 0 { shown } else { format!("{shown}; … +{more}") }
}

fn symbol(result: Option<GameResult>) -> &'static str {
    result.map_or("–", GameResult::symbol)
}

fn bye(lang: Lang, bye: Option<Bye>) -> &'static str {
    bye.map_or_else(|| nothing(lang), |bye| common::bye_of(lang, bye))
}

fn shown<T: ToString>(lang: Lang, value: &Option<T>) -> String {
    value.as_ref().map_or_else(|| nothing(lang).into(), T::to_string)
}

/// The fields of two states that differ, from what serialises: whatever field is added later is told here too.
fn difference<T: serde::Serialize>(lang: Lang, was: &T, now: &T, label: impl Fn(Lang, &str) -> String) -> String {
    let fields = |value: &T| match serde_json::to_value(value) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (was, now) = (fields(was), fields(now));
    now.iter()
        .filter(|(field, value)| was.get(*field) != Some(value))
        .map(|(field, value)| change(lang, label(lang, field), plain(lang, was.get(field)), plain(lang, Some(value))))
        .collect::<Vec<_>>()
        .join("; ")
}

/// A value as it serialises, for people.
fn plain(lang: Lang, value: Option<&serde_json::Value>) -> String {
    match value {
        None | Some(serde_json::Value::Null) => nothing(lang).to_string(),
        Some(serde_json::Value::String(text)) if text.is_empty() => nothing(lang).to_string(),
        Some(serde_json::Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}

/// A field that two arbiters changed, with both values; `theirs` is the act of the other.
pub fn clash(lang: Lang, theirs: Option<&Act>, clash: &Clash) -> String {
    let (field, part) =
        clash.field.split_once('.').map_or((clash.field.as_str(), None), |(field, part)| (field, Some(part)));
    let label = match theirs {
        Some(Act::ChangeDetails(_)) => details_field(lang, field),
        Some(Act::ChangeRegulations(_)) => {
            let known = RegulationField::ALL.iter().find(|one| one.key() == field);
            known.map_or_else(|| field.to_owned(), |one| regulations::name(lang, *one).to_owned())
        }
        Some(Act::EditPlayer(_) | Act::EstimateRatings(_)) => data_field(lang, field),
        _ => field.replace('_', " "),
    };
    let label = part.map_or(label.clone(), |part| common::noted(lang, label, part.replace('_', " ")));
    clashing(lang, label, plain(lang, Some(&clash.mine)), plain(lang, Some(&clash.theirs)))
}

fn details_difference(lang: Lang, was: &Details, now: &Details) -> String {
    difference(lang, &values::details(lang, was), &values::details(lang, now), details_field)
}

/// Where players came from: the file's name, or that they were typed.
fn origin(lang: Lang, source: &str) -> &str {
    if source.is_empty() { by_hand(lang) } else { source }
}

/// By the label of its setting, where it has one.
fn details_field(lang: Lang, field: &str) -> String {
    match field {
        "check_in_until" => players::check_in_until(lang).into(),
        "check_in_by_players" => players::check_in_by_players(lang).into(),
        "kind" => sonneborn_words::exchange::field_type(lang).into(),
        "time_control_text" => web::time_control(lang).into(),
        "event_code" => sonneborn_words::fide_forms::event_code(lang).into(),
        "remarks" => sonneborn_words::fide_forms::remarks(lang).into(),
        field => {
            settings::named(field).map_or_else(|| field.replace('_', " "), |setting| (setting.label)(lang).to_owned())
        }
    }
}

/// What is otherwise with a team; its players by their names.
fn team_difference(lang: Lang, was: &Team, now: &Team, name: &impl Fn(&PlayerId) -> String) -> String {
    let presence = |team: &Team| {
        let out = team.presence.out_from().map(|from| team_out(lang, from));
        out.unwrap_or_else(|| team_plays(lang).to_owned())
    };
    let link = |team: &Team| if team.captain_key.is_some() { values::yes(lang) } else { values::no(lang) };
    let members = |team: &Team| team.members.iter().map(name).collect::<Vec<String>>().join("; ");
    let parts = [
        (teams::team_name(lang), was.name.clone(), now.name.clone()),
        (teams::nickname(lang), was.nickname.clone(), now.nickname.clone()),
        (common::federation(lang), was.federation.clone(), now.federation.clone()),
        (teams::captain(lang), was.captain.clone(), now.captain.clone()),
        (teams::takes_part(lang), presence(was), presence(now)),
        (teams::members(lang), members(was), members(now)),
    ];
    let changed = parts.into_iter().filter(|(_, was, now)| was != now);
    let mut told: Vec<String> = changed.map(|(label, was, now)| change(lang, label, was, now)).collect();
    if was.captain_key != now.captain_key {
        told.push(change(lang, teams::captains_link(lang), link(was), link(now)));
    }
    told.join("; ")
}

/// What of a player's data is otherwise.
pub fn player_edited(lang: Lang, name: String, was: &PlayerData, now: &PlayerData) -> String {
    edited(lang, name, difference(lang, &values::player(lang, was), &values::player(lang, now), data_field))
}

/// The name of a field of a player.
pub fn data_field(lang: Lang, field: &str) -> String {
    match field {
        "name" => common::name(lang).into(),
        "title" => common::title(lang).into(),
        "federation" => common::federation(lang).into(),
        "club" => common::club(lang).into(),
        "rating" => rating_method::fide_rating(lang).into(),
        "estimate" => rating_method::estimate(lang).into(),
        "fide_id" => web::fide_id(lang).into(),
        "gender" => players::gender(lang).into(),
        "birth" => players::birth(lang).into(),
        "other_title" => players::other_title(lang).into(),
        "national_id" => players::national_id(lang).into(),
        "national_records" => players::national_records(lang).into(),
        "category" => players::category(lang).into(),
        "rating_source" => players::rating_source(lang).into(),
        "ratings" => players::other_ratings(lang).into(),
        "k" => players::k_factor(lang).into(),
        "paid" => players::paid(lang).into(),
        "reduction" => dues::reduction(lang).into(),
        "note" => players::note(lang).into(),
        "phone" => players::phone(lang).into(),
        "latin_name" => players::latin_name(lang).into(),
        "period_ratings" => rating_method::later_ratings(lang).into(),
        "no_half_point_byes" => players::no_half_point_byes(lang).into(),
        other => other.replace('_', " "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever field is added later has its label: the journal shows nobody the name that it has in the program.
    #[test]
    fn no_field_is_told_by_its_key() {
        let keys =
            |value: serde_json::Value| value.as_object().expect("fields").keys().cloned().collect::<Vec<String>>();
        let details = keys(serde_json::to_value(Details::default()).expect("written"));
        let data = keys(serde_json::to_value(PlayerData::default()).expect("written"));
        let named = |field: &str, label: String| assert_ne!(label, field.replace('_', " "), "{field} has no label");
        details.iter().for_each(|field| named(field, details_field(Lang::English, field)));
        data.iter().for_each(|field| named(field, data_field(Lang::English, field)));
    }
}
