//! The desk of one board: claim and game in, finding out, ruling recorded.

use super::answer::{Answer as Found, examine, in_columns, mend, too_long, with_stood};
use super::board::{being_played, entered_by};
use super::compare::{self, Compared, compared};
use super::evidence::{self, Line};
use super::form::{Asked, DeskForm, RESULTS};
use super::game;
use super::keep::{keep, mark};
use super::round::MOST_GAMES;
use super::typing::{self, Typing};
use crate::incidents;
use crate::upload::Upload;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::round_games::{Matched, match_games};
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::{
    Lang, claim_desk as words, claims as claim_words, common, confirmation, doubts, photographs as photo_words, reader,
    refusals,
};
use sonneborn_laws::claim::{ClaimName, GameNow, Side};
use sonneborn_laws::edition::{EditionId, Pace};
use sonneborn_laws::entered::Entered;
use sonneborn_laws::pgn;
use sonneborn_laws::replay::AtFault;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Rule};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::photograph::MOST_OF_A_GAME;
use sonneborn_tournament::ruling::{Decision, Ruling, Verdict};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, in_workshop, page, refused, see_other};
use std::collections::HashMap;
use std::sync::Arc;

/// So many claims, each with its key, stand open on the desk; the others are folded.
const OFTEN: usize = 9;
/// The result's field while nothing is chosen in it.
const NOT_CHOSEN: &str = "choose";

#[derive(Template)]
#[template(path = "claims/desk.html")]
struct DeskPage {
    frame: Frame,
    round: RoundNo,
    board: u16,
    white: String,
    black: String,
    illegal: Option<String>,
    /// What the two players did earlier in the event.
    earlier: Vec<String>,
    form: DeskForm,
    typing: Typing,
    compared: Option<Compared>,
    standing: Option<GameResult>,
    /// The same with who entered it and when, in words.
    entered: Option<String>,
    found: Option<Found>,
    problems: Vec<String>,
    to_confirm: bool,
    /// Where the game that is kept with the board can be fetched.
    kept: Option<String>,
    notice: Option<&'static str>,
    /// The record is that of an electronic board, which is followed.
    is_live: bool,
    /// From where to where the record was read.
    extent: Vec<String>,
    /// The photographs of the game; `None` for whoever may not see them.
    photographs: Option<Vec<Line>>,
}

/// A board of a round, with what the desk must know of it.
struct Seat {
    round: RoundNo,
    board: u16,
    white: String,
    black: String,
    players: [PlayerId; 2],
    /// Illegal moves punished in this game, White's and Black's.
    illegal: (u32, u32),
    standing: Option<GameResult>,
    entered: Option<Entered>,
}

impl Seat {
    fn of(guarded: &Guarded<Arbiter>, round: u16, board: u16) -> Result<Seat, WebError> {
        let (tournament, round) = (guarded.shown(), RoundNo(round));
        let game = being_played(guarded.visitor.lang, tournament, round)?.game(board).ok_or(WebError::NotFound)?;
        let (white, black) = tournament.players_on(round, board).ok_or(WebError::NotFound)?;
        Ok(Seat {
            round,
            board,
            white: white.data.name.clone(),
            black: black.data.name.clone(),
            players: game.players(),
            illegal: (tournament.illegal_moves(round, white.id), tournament.illegal_moves(round, black.id)),
            standing: game.result,
            entered: game.result.map(|result| entered_by(guarded, game.touched, result)),
        })
    }

    /// Illegal moves of the claimant's opponent.
    fn counted(&self, by: Side) -> u32 {
        match by {
            Side::White => self.illegal.1,
            Side::Black => self.illegal.0,
        }
    }

    fn page(self, guarded: &Guarded<Arbiter>, form: DeskForm, found: Option<Found>, problems: Vec<String>) -> DeskPage {
        let lang = guarded.visitor.lang;
        let any = self.illegal != (0, 0);
        let paired = guarded.tournament().round(self.round);
        let watched = paired.map(|paired| guarded.state.desk.live_boards(guarded.id(), paired)).unwrap_or_default();
        let is_live = watched.iter().any(|(number, board)| {
            *number == self.board && !board.by_hand && !board.text.is_empty() && board.text.trim() == form.record.trim()
        });
        DeskPage {
            is_live,
            extent: super::answer::extent(lang, &form.record, &form.other),
            photographs: evidence::lines(guarded, self.round, self.board),
            frame: Frame::of(guarded, Section::Claims, words::title(lang, self.round, self.board)),
            round: self.round,
            board: self.board,
            illegal: any.then(|| words::illegal_moves(lang, self.illegal.0, self.illegal.1)),
            white: self.white,
            black: self.black,
            earlier: incidents::earlier(guarded.shown(), lang, self.players),
            standing: self.standing,
            entered: self.entered.map(|entered| doubts::entered(lang, &entered)),
            typing: Typing::of(lang, &form.record),
            compared: compared(lang, &form),
            form,
            found,
            problems,
            to_confirm: false,
            kept: None,
            notice: None,
        }
    }
}

/// A claim that a notice of the live boards offers, in the address of the desk.
#[derive(Deserialize)]
pub(super) struct Offered {
    #[serde(default)]
    prefill: String,
}

/// The desk before anything is typed, or with the claim that a notice offers.
pub(super) async fn ask(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16, u16)>,
    offered: web::Query<Offered>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let seat = Seat::of(&guarded, round, board)?;
    let mut form = DeskForm::fresh(&guarded.tournament().regulations);
    (form.white_id, form.black_id) = (seat.players[0].0.to_string(), seat.players[1].0.to_string());
    let (desk, id, journal) = (Arc::clone(&guarded.state.desk), guarded.id(), Arc::clone(&guarded.journal));
    let kept = blocking(move || desk.store().game(id, journal.state(), round, board)).await?;
    let address = kept.is_some().then(|| game::address(id, round, board));
    form.kept_seen = kept.as_deref().map(mark).unwrap_or_default();
    (form.record, form.prefill) = (kept.unwrap_or_default(), offered.into_inner().prefill);
    if !form.prefill.is_empty() {
        form.take_prefill()?;
    }
    page(&DeskPage { kept: address, ..seat.page(&guarded, form, None, Vec::new()) })
}

/// Examines the claim, or records the ruling on it.
pub(super) async fn answer(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16, u16)>,
    form: Posted<DeskForm>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let seat = Seat::of(&guarded, round, board)?;
    let (lang, mut form) = (guarded.visitor.lang, form.0);
    if !form.prefill.is_empty() {
        let rules = DeskForm::fresh(&guarded.tournament().regulations);
        form = DeskForm { record: form.record, prefill: form.prefill, ..rules };
        form.take_prefill()?;
    }
    if form.step == "keep" {
        let (kept, done) = keep(&guarded, (seat.round, seat.board), seat.players, &mut form).await?;
        let notice = (done.is_ok() && kept.is_some()).then(|| words::game_kept(lang));
        return page(&DeskPage { kept, notice, ..seat.page(&guarded, form, None, done.err().into_iter().collect()) });
    }
    if let Some(problems) = work_on_record(lang, &mut form) {
        return page(&seat.page(&guarded, form, None, problems));
    }
    // Who ticks that the record is right answers for it, where nobody else is named.
    if form.checked.is_some() && form.said_by.trim().is_empty() {
        form.said_by = guarded.visitor.account().map(|account| account.name.clone()).unwrap_or_default();
    }
    let asked = match form.read(lang, |by| seat.counted(by)) {
        Ok(asked) => asked.in_game(seat.entered.clone(), &form.record),
        Err(problems) => return page(&seat.page(&guarded, form, None, problems)),
    };
    let (claim, record, at_fault, rules) = (asked.claim.clone(), form.record.clone(), asked.at_fault, asked.rules);
    let other = form.other.clone();
    // Whether a side can still mate may take a while to find out.
    let examined = in_workshop(&guarded.state, &guarded.visitor, move || {
        Ok::<_, WebError>(examine(lang, &claim, &record, &other, at_fault, rules))
    })
    .await?;
    let found = match examined {
        Ok(found) => found,
        Err(error) => {
            let problems = vec![claim_words::form_error(lang, &error)];
            return page(&seat.page(&guarded, form, None, problems));
        }
    };
    if form.step == "rule" {
        rule(guarded, seat, form, asked, found).await
    } else {
        page(&seat.page(&guarded, form, Some(found), Vec::new()))
    }
}

/// Does to the record what was pressed or typed. Where the claim is not to be examined then, what is wrong is given, or nothing.
fn work_on_record(lang: Lang, form: &mut DeskForm) -> Option<Vec<String>> {
    match form.step.as_str() {
        "columns" => form.record = in_columns(&form.record),
        "stood" => form.record = with_stood(&form.record),
        "back" => form.record = typing::take_back(&form.record),
        _ => {}
    }
    if form.step == "mend" || !form.reading.is_empty() {
        form.record = mend(&form.record, &std::mem::take(&mut form.reading));
    }
    if form.step == "back" {
        return Some(Vec::new());
    }
    if let Some(problems) = compare::work(lang, form) {
        return Some(problems);
    }
    for typed in [std::mem::take(&mut form.missing), form.next.trim().to_owned()] {
        if !typed.is_empty() {
            match typing::append(lang, &form.record, &typed) {
                Ok(longer) => form.record = longer,
                Err(problem) => return Some(vec![problem]),
            }
        }
    }
    let was_typed = !std::mem::take(&mut form.next).trim().is_empty();
    (form.step == "add" && was_typed).then(Vec::new)
}

/// Takes the board's game out of a file, whatever its encoding; everything typed stays.
pub(super) async fn read_file(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16, u16)>, upload: Upload) -> Answer {
    let (_, round, board) = path.into_inner();
    let seat = Seat::of(&guarded, round, board)?;
    let mut form = DeskForm::of_fields(upload.fields)?;
    let Some((_, bytes)) = upload.file else {
        let problems = vec![words::no_file(guarded.visitor.lang).to_owned()];
        return page(&seat.page(&guarded, form, None, problems));
    };
    let (journal, number, lang) = (Arc::clone(&guarded.journal), seat.round, guarded.visitor.lang);
    let found = in_workshop(&guarded.state, &guarded.visitor, move || {
        Ok::<_, WebError>(game_of_board(lang, journal.state(), number, board, &pgn::decode(&bytes).0))
    });
    let mut problems = Vec::new();
    match found.await? {
        Ok(record) => form.record = record,
        Err(problem) => problems.push(problem),
    }
    page(&seat.page(&guarded, form, None, problems))
}

/// The desk once more with all that was typed, after something was kept with the board or was not, for a reason in words.
pub(super) fn again(
    guarded: &Guarded<Arbiter>,
    (round, board): (u16, u16),
    fields: HashMap<String, String>,
    done: Result<(), String>,
) -> Answer {
    let (seat, form) = (Seat::of(guarded, round, board)?, DeskForm::of_fields(fields)?);
    let notice = done.is_ok().then(|| photo_words::kept(guarded.visitor.lang));
    page(&DeskPage { notice, ..seat.page(guarded, form, None, done.err().into_iter().collect()) })
}

/// The game of the board's players, else the first of the file; or why it is not taken.
fn game_of_board(
    lang: Lang,
    tournament: &Tournament,
    round: RoundNo,
    board: u16,
    text: &str,
) -> Result<String, String> {
    let games: Vec<pgn::Game<'_>> = pgn::games(text).take(MOST_GAMES + 1).collect();
    if games.len() > MOST_GAMES {
        return Err(words::too_many_games(lang, MOST_GAMES));
    }
    let matches = tournament.round(round).map(|round| match_games(tournament, round, &games)).unwrap_or_default();
    let is_boards = |matched: &Option<Matched>| matched.is_some_and(|matched| matched.board == board);
    let index = matches.iter().position(is_boards).unwrap_or(0);
    let Some(game) = games.get(index) else { return Ok(String::new()) };
    too_long(lang, game).map_or_else(|| Ok(game.text().to_owned()), Err)
}

async fn rule(guarded: Guarded<Arbiter>, seat: Seat, form: DeskForm, asked: Asked, found: Found) -> Answer {
    let lang = guarded.visitor.lang;
    let (decision, [was, now]) = match decided(lang, &form, &found) {
        Ok(decided) => decided,
        Err(problem) => return page(&seat.page(&guarded, form, Some(found), vec![problem])),
    };
    let act = Act::Rule(Rule {
        round: seat.round,
        board: seat.board,
        ruling: Box::new(ruling(&form, asked, decision, &found)),
        was,
        now,
        players: form.players()?,
    });
    match guarded.perform(Attempt::of(act)).await {
        Ok(performed) => Ok(see_other(&format!("/t/{}/claims/ruling/{}", guarded.id(), performed.seq))),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(Refused::ToConfirm(asked)) => {
            let mut problems = confirmation::asked(lang, &asked, guarded.tournament());
            if asked.needs_reason && form.reason.trim().is_empty() {
                problems.push(refusals::reason_missing(lang).into());
            }
            page(&DeskPage { to_confirm: true, ..seat.page(&guarded, form, Some(found), problems) })
        }
        Err(why) => {
            let problems = vec![refused::words(lang, &why, Some(guarded.tournament()))];
            page(&seat.page(&guarded, form, Some(found), problems))
        }
    }
}

/// What the arbiter decided, with the result as it was and as it is now; or what is missing.
fn decided(lang: Lang, form: &DeskForm, found: &Found) -> Result<(Decision, [Option<GameResult>; 2]), String> {
    let decision = form.decision().map_err(|wrong| reader::unreadable(lang, words::decided(lang), &wrong))?;
    if found.is_open() && decision == Decision::Confirmed {
        return Err(words::nothing_proposed(lang).to_owned());
    }
    if form.now == NOT_CHOSEN {
        return Err(words::result_not_chosen(lang).to_owned());
    }
    let results = form.results().map_err(|wrong| reader::unreadable(lang, common::result(lang), &wrong))?;
    Ok((decision, results))
}

fn ruling(form: &DeskForm, Asked { claim, rules, at_fault }: Asked, decision: Decision, found: &Found) -> Ruling {
    Ruling {
        claim,
        record: form.record.clone(),
        at_fault,
        laws: rules.edition,
        rate: rules.rate,
        announced: rules.announced,
        verdict: found.verdict,
        article: found.article.clone(),
        proposed: found.proposed,
        decision,
        note: form.note.trim().to_owned(),
    }
}

impl DeskPage {
    fn desk_address(&self, event: &i64) -> String {
        format!("/t/{event}/claims/{}/{}", self.round, self.board)
    }

    fn often(&self) -> Vec<ClaimName> {
        ClaimName::ALL.into_iter().take(OFTEN).collect()
    }

    fn seldom(&self) -> Vec<ClaimName> {
        ClaimName::ALL.into_iter().skip(OFTEN).collect()
    }

    /// Is the chosen claim among those that are folded?
    fn is_seldom(&self) -> bool {
        self.seldom().iter().any(|claim| claim.code() == self.form.claim)
    }

    fn claim_name(&self, claim: &ClaimName) -> &'static str {
        claim_words::name(self.frame.lang, *claim)
    }

    fn edition_name(&self, edition: &EditionId) -> String {
        claim_words::edition(self.frame.lang, *edition)
    }

    fn editions(&self) -> [EditionId; 9] {
        EditionId::ALL
    }

    /// Whether an edition is chosen in the form.
    fn has_edition(&self) -> bool {
        EditionId::ALL.iter().any(|edition| edition.code() == self.form.laws)
    }

    fn paces(&self) -> [(&'static str, Pace, &'static str); 3] {
        let pace = |code, pace| (code, pace, claim_words::pace(self.frame.lang, pace));
        [pace("standard", Pace::Standard), pace("rapid", Pace::Rapid), pace("blitz", Pace::Blitz)]
    }

    /// Ways on from a move that cannot be played.
    fn ways_on(&self) -> [(&'static str, AtFault, &'static str); 3] {
        let lang = self.frame.lang;
        [
            ("stop", AtFault::Stop, words::fault_stop(lang)),
            ("skip", AtFault::Skip, words::fault_skip(lang)),
            ("pass", AtFault::Pass, words::fault_pass(lang)),
        ]
    }

    /// What the arbiter can make of the finding: where nothing is proposed, nothing can be confirmed.
    fn decisions(&self, found: &Found) -> Vec<(&'static str, Decision, &'static str)> {
        let codes = [Decision::Confirmed, Decision::Altered, Decision::Dismissed];
        let codes = codes.into_iter().zip(["confirmed", "altered", "dismissed"]);
        let can_be = codes.filter(|(decision, _)| !found.is_open() || *decision != Decision::Confirmed);
        can_be.map(|(made, code)| (code, made, claim_words::decision(self.frame.lang, made))).collect()
    }

    fn has_photographs(&self) -> bool {
        self.photographs.as_ref().is_some_and(|photographs| !photographs.is_empty())
    }

    /// Was something pressed beside the two sheets, which are shown?
    fn is_rebuilding(&self) -> bool {
        self.compared.is_some() && compare::is_step(&self.form.step)
    }

    fn most_photographs(&self) -> usize {
        MOST_OF_A_GAME
    }

    /// What a photograph may show.
    fn depictable(&self) -> [(&'static str, &'static str); 5] {
        evidence::depictable(self.frame.lang)
    }

    /// What may be said of the game.
    fn game_states(&self) -> [(&'static str, String); 6] {
        let lang = self.frame.lang;
        GameNow::ALL.map(|now| (now.code(), claim_words::game_now(lang, now)))
    }

    /// Does the board stand so, as somebody pressed while this very position was shown?
    fn stands_confirmed(&self) -> bool {
        self.form.stands == self.typing.fen
    }

    fn device_confirmed(&self) -> bool {
        self.form.device == self.typing.fen
    }

    fn results(&self) -> [GameResult; 8] {
        RESULTS
    }

    /// The result to preselect: what was chosen, else what is proposed, else what stands where the game does not go on.
    fn preselected(&self, found: &Found) -> Option<GameResult> {
        if self.form.step == "rule" {
            self.form.results().ok().and_then(|[_, now]| now)
        } else if found.is_open() {
            None
        } else if self.form.says_going_on() {
            found.proposed
        } else {
            found.proposed.or(self.standing)
        }
    }

    fn verdict_class(&self, found: &Found) -> &'static str {
        match found.verdict {
            Verdict::Right => "notice",
            Verdict::Wrong => "problem",
            Verdict::Undecided => "warning",
        }
    }
}
