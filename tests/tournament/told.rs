//! Every kind of act in the course of an event, as its journal has it: what it changes, what taking it back changes, and why it is
//! not done a second time.

use crate::events::{Event, act, regulations};
use crate::teams;
use Kind::*;
use sonneborn_tournament::acts::{Act, Entry};
use sonneborn_tournament::fold::fold;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::judge::difference::difference;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::judge::levels::{Kind, RegulationField};
use sonneborn_tournament::regulations::{Regulations, System};
use sonneborn_tournament::role::Role;

/// An act, its consequences, those of taking it back, and why the same is not done again; nothing where it is.
type Line = (&'static str, &'static [Kind], &'static [Kind], &'static str);

/// Before round 1, of six players; the acts are numbered from 3.
const BEFORE: &[Line] = &[
    (
        r#"{"act":"change_details","was":{"name":"Test Open"},"now":{"name":"Test Open","place":"Oslo"}}"#,
        &[DetailsChanged],
        &[DetailsChanged],
        "already_so",
    ),
    (r#"{"act":"change_style","was":{},"now":{"large":true}}"#, &[StyleChanged], &[StyleChanged], "already_so"),
    (r#"{"act":"change_prizes","was":{},"now":{"currency":"EUR"}}"#, &[PrizesChanged], &[PrizesChanged], "already_so"),
    (
        r#"{"act":"change_house_points","was":null,"now":{}}"#,
        &[HousePointsChanged],
        &[HousePointsChanged],
        "already_so",
    ),
    (
        r#"{"act":"change_public_side","was":{},"now":{"results":true,"byes":{},"sign_up":{"waits":true,"places":8}}}"#,
        &[PublicSideChanged],
        &[PublicSideChanged],
        "already_so",
    ),
    (
        r#"{"act":"change_screens","was":[],"now":[{"name":"Hall"}]}"#,
        &[ScreensChanged],
        &[ScreensChanged],
        "already_so",
    ),
    (r#"{"act":"check_in","player":0,"was":false,"now":true}"#, &[CheckedIn], &[CheckedIn], "already_so"),
    (r#"{"act":"fix_board","player":0,"was":null,"now":5}"#, &[BoardFixed], &[BoardFixed], "already_so"),
    (
        r#"{"act":"give_value","player":0,"was":null,"now":250}"#,
        &[OutsideValueGiven],
        &[OutsideValueGiven],
        "already_so",
    ),
    (
        r#"{"act":"estimate_ratings","estimates":[{"player":4,"was":null,"now":1500}]}"#,
        &[PlayerDataChanged],
        &[PlayerDataChanged],
        "conflict",
    ),
    (
        r#"{"act":"edit_player","player":1,"was":{"name":"Player 01","rating":1990},"now":{"name":"P","rating":1990}}"#,
        &[PlayerDataChanged],
        &[PlayerDataChanged],
        "already_so",
    ),
    (
        r#"{"act":"sign_up","player":{"name":"Seventh"},"waits":false}"#,
        &[PlayersRegistered],
        &[RegistrationTakenBack],
        "signed_up_already",
    ),
    (
        r#"{"act":"sign_up","player":{"name":"Eighth"},"waits":false}"#,
        &[PlayersRegistered],
        &[RegistrationTakenBack],
        "no_place_left",
    ),
    (
        r#"{"act":"sign_up","player":{"name":"Ninth"},"waits":true}"#,
        &[WaitingListChanged],
        &[WaitingListChanged],
        "signed_up_already",
    ),
    (
        r#"{"act":"settle_waiting","waiting":16,"admitted":true,"first_round":1}"#,
        &[PlayersRegistered, WaitingListChanged],
        &[RegistrationTakenBack, WaitingListChanged],
        "conflict",
    ),
    (
        r#"{"act":"ask_for_bye","player":2,"round":2,"was":null,"now":"half_point"}"#,
        &[ByeAskedFor],
        &[ByeAskedFor],
        "already_so",
    ),
    (
        r#"{"act":"request_bye","player":2,"round":2,"was":null,"now":"half_point"}"#,
        &[ByeRequested, ByeAskedFor],
        &[ByeRequested, ByeAskedFor],
        "already_so",
    ),
    (r#"{"act":"leave_out","round":1,"players":[3]}"#, &[ByeRequested], &[ByeRequested], "not_in_round"),
    (
        r#"{"act":"change_presence","player":4,"was":"playing","now":{"withdrawn":{"from":1}}}"#,
        &[PresenceChanged],
        &[PresenceChanged],
        "already_so",
    ),
    (
        r#"{"act":"change_presence","player":4,"was":{"withdrawn":{"from":1}},"now":{"expelled":{"from":1}}}"#,
        &[PlayerExpelled],
        &[PresenceChanged],
        "already_so",
    ),
    (r#"{"act":"remove_player","player":8}"#, &[PlayerRemoved], &[PlayerRemoved], "no_such_player"),
    (r#"{"act":"number_players","order":[0,1,2,3,4,5,6,7]}"#, &[NumbersGiven], &[NumbersGiven], ""),
    (
        r#"{"act":"draw_numbers","lottery":"plain","seed":7,"order":[1,0,2,3,4,5,6,7]}"#,
        &[NumbersChanged],
        &[NumbersChanged],
        "",
    ),
    (
        r#"{"act":"change_regulations","was":{"mode_follows_system":true,"rounds":5},
        "now":{"mode_follows_system":true,"rounds":5,"first_board":11}}"#,
        &[Regulation(RegulationField::FirstBoard)],
        &[Regulation(RegulationField::FirstBoard)],
        "already_so",
    ),
    (
        r#"{"act":"change_regulations","was":{"mode_follows_system":true,"rounds":5,"first_board":11},
        "now":{"mode_follows_system":true,"rounds":5,"initial_colour":"white"}}"#,
        &[InitialColourDrawn, Regulation(RegulationField::FirstBoard)],
        &[Regulation(RegulationField::InitialColour), Regulation(RegulationField::FirstBoard)],
        "already_so",
    ),
];

/// Round 1 of six numbered players, whose games players report; the acts are numbered from 5.
const PLAYED: &[Line] = &[
    (
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3},
        {"board":3,"white":4,"black":5}],"byes":[],"paired_by":"engine"}"#,
        &[RoundDrafted],
        &[DraftDiscarded],
        "draft_waits",
    ),
    (
        r#"{"act":"alter_draft","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":3,"black":2},
        {"board":3,"white":4,"black":5}],"byes":[]}"#,
        &[DraftAltered],
        &[DraftAltered],
        "",
    ),
    (r#"{"act":"discard_draft","round":1}"#, &[DraftDiscarded], &[RoundDrafted], "no_draft"),
    (
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3},
        {"board":3,"white":4,"black":5}],"byes":[],"paired_by":"engine"}"#,
        &[RoundDrafted],
        &[DraftDiscarded],
        "draft_waits",
    ),
    (r#"{"act":"publish_round","round":1}"#, &[RoundPublished], &[RoundUnpublished], "no_draft"),
    (
        r#"{"act":"report_result","round":1,"board":1,"by":1,"was":null,"now":"1-0","players":[0,1]}"#,
        &[ResultReported],
        &[ResultReported],
        "already_so",
    ),
    (
        r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0","players":[0,1]}"#,
        &[ResultEntered],
        &[ResultErased],
        "already_so",
    ),
    (
        r#"{"act":"keep_typing","round":1,"board":1,"was":null,"typed":"0-1","players":[0,1]}"#,
        &[TypingKept],
        &[TypingLost],
        "",
    ),
    (
        r#"{"act":"answer_typings","round":1,"board":1,"was":"1-0","now":"0-1","players":[0,1],"typings":[12]}"#,
        &[ResultChanged, TypingAnswered],
        &[ResultChanged, TypingKept],
        "conflict",
    ),
    (
        r#"{"act":"swap_colours","round":1,"board":1,"players":[0,1]}"#,
        &[ColoursSwapped],
        &[ColoursSwapped],
        "other_players",
    ),
    (
        r#"{"act":"rule","round":1,"board":2,"ruling":{},"was":null,"now":"½-½","players":[2,3]}"#,
        &[ResultEntered, RulingMade],
        &[ResultErased, RulingTakenBack],
        "conflict",
    ),
    (
        r#"{"act":"correct_for_rating","round":1,"board":2,"was":null,"now":"0-1","players":[2,3]}"#,
        &[CorrectedForRating],
        &[CorrectedForRating],
        "already_so",
    ),
    (r#"{"act":"adjust","player":0,"round":1,"points":-50}"#, &[PointsAdjusted], &[PointsAdjusted], ""),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"device","measure":"noted"}}"#,
        &[IncidentNoted],
        &[IncidentTakenBack],
        "",
    ),
    (
        r#"{"act":"lodge_appeal","by":3,"round":1,"ruling":15,"about":"the ruling"}"#,
        &[AppealLodged],
        &[AppealTakenBack],
        "",
    ),
    (
        r#"{"act":"keep_photograph","photograph":{"round":1,"board":2,"players":[2,3],"depicts":"clock",
        "sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}}"#,
        &[PhotographKept],
        &[PhotographOfAppeal],
        "already_so",
    ),
    (r#"{"act":"hear_appeal","appeal":19,"heard":"both"}"#, &[AppealHeard], &[AppealReopened], ""),
    (
        r#"{"act":"decide_appeal","appeal":19,"outcome":"upheld","reasons":"so"}"#,
        &[AppealDecided],
        &[AppealReopened],
        "conflict",
    ),
    (
        r#"{"act":"keep_photograph","photograph":{"round":1,"board":2,"players":[2,3],"depicts":"board",
        "sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}"#,
        &[PhotographKept],
        &[PhotographTakenBack],
        "already_so",
    ),
    (
        r#"{"act":"end_for_house","round":1,"board":2,"was":null,"now":{"how":"void"},"players":[2,3]}"#,
        &[HouseEndingChanged],
        &[HouseEndingChanged],
        "already_so",
    ),
    (
        r#"{"act":"adjourn_missing","round":1,"games":[{"board":3,"white":4,"black":5}]}"#,
        &[ResultEntered, WarnedOfAdjournment],
        &[ResultErased],
        "already_so",
    ),
    (
        r#"{"act":"seal_move","round":1,"board":3,"was":null,"now":{"number":40},"players":[4,5]}"#,
        &[MoveSealed],
        &[MoveSealed],
        "already_so",
    ),
    (
        r#"{"act":"enter_result","round":1,"board":3,"was":"adj","now":"½-½","players":[4,5]}"#,
        &[AdjournmentDrawn],
        &[ResultChanged],
        "already_so",
    ),
    (r#"{"act":"draw_lots","seed":7,"order":[0,1]}"#, &[LotsDrawn], &[LotsDrawn], ""),
    (r#"{"act":"rank_by_hand","order":[1,0]}"#, &[RankedByHand], &[RankedByHand], ""),
    (r#"{"act":"leave_fide_mode","round":1}"#, &[FideModeLeft], &[FideModeReentered], "already_so"),
    (r#"{"act":"close"}"#, &[Closed], &[Reopened], "closed"),
    (r#"{"act":"reopen"}"#, &[Reopened], &[Closed], "not_closed"),
    (
        r#"{"act":"unpublish_round","round":1}"#,
        &[ResultsSetAside, MoveSealed, HouseEndingChanged, ResultReported],
        &[RoundPublished, MoveSealed, HouseEndingChanged, ResultReported, TypingKept],
        "no_such_round",
    ),
];

/// A table of two players that is published as a whole; the acts are numbered from 5.
const TABLE: &[Line] = &[(
    r#"{"act":"publish_table","rounds":[{"round":1,"games":[{"board":1,"white":0,"black":1}]},
    {"round":2,"games":[{"board":1,"white":1,"black":0}]}]}"#,
    &[RoundPublished, RoundPublished],
    &[RoundUnpublished, RoundUnpublished],
    "all_rounds_paired",
)];

/// A final of two players that was drawn; the acts are numbered from 8.
const FINAL: &[Line] = &[
    (
        r#"{"act":"play_off","white":0,"black":1,"pace":"blitz","result":"1-0"}"#,
        &[PlayOffChanged],
        &[PlayOffChanged],
        "",
    ),
    (r#"{"act":"send_through","winner":0,"loser":1,"how":"blitz"}"#, &[SentThrough], &[SentThrough], "already_so"),
];

/// Four numbered teams of three whose captains give line-ups; the acts are numbered from 5.
const TEAMS: &[Line] = &[
    (
        r#"{"act":"register_teams","teams":[{"name":"Late","size":1}],"players":[{"name":"Own"}],"first_round":1,
        "source":""}"#,
        &[PlayersRegistered, TeamsRegistered],
        &[RegistrationTakenBack, TeamsRegistered],
        "",
    ),
    (
        r#"{"act":"number_teams","order":[1,0,2,3,4],"strengths":[null,null,null,null,null],"seed":7}"#,
        &[TeamDataChanged, TeamsNumbered],
        &[TeamsNumbered],
        "already_so",
    ),
    (
        r#"{"act":"change_team","team":4,"was":{"name":"Late","number":5,"members":[12]},
        "now":{"name":"Late","number":5,"members":[12],"captain":"C"}}"#,
        &[TeamDataChanged],
        &[TeamDataChanged],
        "already_so",
    ),
    (
        r#"{"act":"change_team","team":4,"was":{"name":"Late","number":5,"members":[12],"captain":"C"},
        "now":{"name":"Late","number":5,"members":[],"captain":"C","presence":{"withdrawn":{"from":1}}}}"#,
        &[TeamPresenceChanged, SquadChanged],
        &[TeamPresenceChanged, SquadChanged],
        "already_so",
    ),
    (
        r#"{"act":"give_line_up","team":0,"round":1,"was":null,"now":[1,2]}"#,
        &[LineUpGiven],
        &[LineUpGiven],
        "already_so",
    ),
    (
        r#"{"act":"give_line_up","team":0,"round":1,"was":[1,2],"now":[2,1]}"#,
        &[LineUpOutOfOrder],
        &[LineUpGiven],
        "already_so",
    ),
    (
        r#"{"act":"give_line_up","team":0,"round":1,"was":[2,1],"now":null}"#,
        &[LineUpGiven],
        &[LineUpOutOfOrder],
        "already_so",
    ),
];

/// Its round 1, published; the acts are numbered from 14.
const LINE_UPS: &[Line] = &[
    (r#"{"act":"close_line_ups","round":1}"#, &[LineUpsClosed], &[LineUpsReopened], "line_ups_not_open"),
    (
        r#"{"act":"give_line_up","team":0,"round":1,"was":null,"now":[0,2]}"#,
        &[LineUpChanged],
        &[LineUpChanged],
        "already_so",
    ),
];

/// Players of whom teams are made.
const SQUADS: &[Line] = &[(
    r#"{"act":"change_teams","was":[],"now":[{"name":"Blue","members":[0,1]},{"name":"Red","members":[2,3]}]}"#,
    &[TeamsChanged],
    &[TeamsChanged],
    "already_so",
)];

fn holds(event: &mut Event, lines: &[Line]) {
    for (text, done, undone, again) in lines {
        let act = act(text);
        let judged = judge(&event.journal, Role::ChiefArbiter, &act).unwrap_or_else(|why| panic!("{why:?}: {text}"));
        let kinds: Vec<Kind> = judged.consequences.iter().map(|(consequence, _)| consequence.kind()).collect();
        assert_eq!(kinds, *done, "{text}");
        let seq = event.must(act.clone());
        assert_eq!(*event.state(), fold(&event.journal.entries().cloned().collect::<Vec<Entry>>()), "{text}");
        let without = event.journal.without(seq).unwrap_or_else(|why| panic!("{why:?}: {text}"));
        let back = difference(event.state(), &without);
        assert_eq!(back.iter().map(|consequence| consequence.kind()).collect::<Vec<Kind>>(), *undone, "{text}");
        let refused = judge(&event.journal, Role::ChiefArbiter, &act).err();
        assert_eq!(refused.map_or_else(String::new, |why| why.to_string()), *again, "{text}");
    }
}

/// Numbered players of an event by such regulations.
fn numbered(players: u16, change: impl FnOnce(&mut Regulations)) -> Event {
    let mut event = Event::swiss(players, 5);
    let was = event.state().regulations.clone();
    let mut now = was.clone();
    change(&mut now);
    event.must(regulations(&was, &now));
    event.number();
    event
}

#[test]
fn before_the_start() {
    holds(&mut Event::swiss(6, 5), BEFORE);
}

#[test]
fn in_a_round_that_is_paired_and_played() {
    let mut event = Event::swiss(6, 5);
    event.number();
    event.must(act(r#"{"act":"change_public_side","was":{},"now":{"results":true}}"#));
    holds(&mut event, PLAYED);
}

#[test]
fn in_a_table_and_a_bracket() {
    let table = r#"{"round_robin":{"double":true,"reverse_last_two":false}}"#;
    let system: System = serde_json::from_str(table).expect("a system");
    let mut event = numbered(2, |rules| {
        rules.tie_breaks.clear();
        (rules.system, rules.rounds) = (system, 2);
    });
    holds(&mut event, TABLE);
    let mut cup = numbered(2, |rules| {
        rules.system = System::Knockout;
        rules.knockout.games = 1;
    });
    let round = cup.pair();
    cup.result(round, 1, sonneborn_tournament::outcome::GameResult::Draw);
    holds(&mut cup, FINAL);
}

#[test]
fn of_teams() {
    holds(&mut Event::swiss(4, 5), SQUADS);
    let mut event = teams::swiss();
    holds(&mut event, TEAMS);
    event.number();
    let of = teams::of;
    let boards = [(of(0, 1), of(1, 1)), (of(1, 2), of(0, 2)), (of(2, 1), of(3, 1)), (of(3, 2), of(2, 2))];
    assert_eq!(teams::pair(&mut event, &boards, &[]), RoundNo(1));
    holds(&mut event, LINE_UPS);
}

#[test]
fn no_kind_of_act_is_left_out() {
    let stories = [BEFORE, PLAYED, TABLE, FINAL, TEAMS, LINE_UPS, SQUADS];
    let told: Vec<&str> = stories.iter().flat_map(|lines| lines.iter()).map(|line| act(line.0).kind()).collect();
    // Of these there are tests of their own.
    let elsewhere = ["Create", "Import", "RegisterPlayers", "ExchangeNumbers", "SendTeamThrough", "Forget", "Undo"];
    let left_out = Act::KINDS.iter().filter(|kind| !told.contains(kind) && !elsewhere.contains(kind));
    assert_eq!(left_out.collect::<Vec<_>>(), Vec::<&&str>::new());
}
