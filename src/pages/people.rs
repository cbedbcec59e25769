//! People: links and QR codes by which deputies join with a role, a range of boards and an end; who is here on which device; and a
//! lost device shut out by one press.

use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{NaiveDateTime, TimeDelta};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use sonneborn_desk::invitations::{LONGEST, MOST_USES};
use sonneborn_desk::{Here, clock, instant, now_microseconds};
use sonneborn_i18n::{Lang, consequences, dates, people as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_store::invitation::{Grant, Invitation};
use sonneborn_store::session::Session;
use sonneborn_store::tournament::{Membership, Role};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::reader;
use sonneborn_tournament::scope::Boards;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::People)
        .get("/t/{tournament}/people", Shows::ACCOUNTS, people)
        .post("/t/{tournament}/people/invite", Shows::ACCOUNTS, invite)
        .post("/t/{tournament}/people/revoke", Shows::ACCOUNTS, revoke)
        .post("/t/{tournament}/people/let-in", Shows::ACCOUNTS, let_in)
        .post("/t/{tournament}/people/shut-out", Shows::ACCOUNTS, shut_out);
}

/// The least width of the QR code.
const QR_WIDTH: u32 = 260;
/// A new link ends in the evening of the event's last day unless somebody says otherwise, and of tomorrow at the earliest.
const LEAST_DAYS: i64 = 1;
const EVENING: (u32, u32) = (23, 59);

struct Person {
    name: String,
    role: &'static str,
    boards: String,
    until: String,
    devices: Vec<Device>,
    can_be_shut_out: bool,
    /// The account of somebody who came by a link, and can be let in again.
    guest: Option<i64>,
}

struct Device {
    session: String,
    device: String,
    /// `here now`, or when it was last seen.
    seen: String,
    is_here: bool,
    is_own: bool,
}

struct Line {
    id: i64,
    /// Whom alone it lets in again.
    guest: Option<String>,
    role: &'static str,
    boards: String,
    until: String,
    uses: i32,
}

/// A link that was just made, shown once.
struct Made {
    address: String,
    image: String,
    told: String,
}

#[derive(Template)]
#[template(path = "people.html")]
struct PeoplePage {
    frame: Frame,
    base: String,
    people: Vec<Person>,
    lines: Vec<Line>,
    made: Option<Made>,
    usual_end: String,
    most_uses: i32,
}

async fn people(guarded: Guarded<ChiefArbiter>) -> Answer {
    show(&guarded, None).await
}

async fn show(guarded: &Guarded<ChiefArbiter>, made: Option<Made>) -> Answer {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    let leader = leader(guarded)?;
    let (members, devices, invitations) = blocking(move || {
        let store = desk.store();
        let mut members = Vec::new();
        for (account, name, _) in store.roles(id, now_microseconds())? {
            let Some(member) = store.membership(id, account, now_microseconds())? else { continue };
            let known = store.account(account)?;
            let is_guest = known.as_ref().is_some_and(|known| known.guest_of.is_some());
            let can_come_again = is_guest && desk.leads_all_of(&leader, account)?;
            members.push((account, name, member, known, can_come_again));
        }
        Ok::<_, WebError>((members, store.devices(id)?, store.invitations(id, now_microseconds())?))
    })
    .await?;
    let here = guarded.live.arbiters().borrow().clone();
    let own = guarded.visitor.login.as_deref().map_or("", |(session, _)| session.token_hash.as_str());
    let hall = &guarded.tournament().details;
    let members_named: Vec<(i64, String)> =
        members.iter().map(|(account, name, ..)| (*account, name.clone())).collect();
    let people = members.into_iter().map(|(account, name, member, known, can_come_again)| Person {
        name,
        guest: can_come_again.then_some(account),
        role: consequences::role(lang, member.role),
        boards: boards_in_words(lang, member.boards),
        until: until(&member, known.as_ref()).map(|at| moment(lang, hall, at)).unwrap_or_default(),
        devices: devices
            .iter()
            .filter(|(_, owner)| *owner == account)
            .map(|(session, _)| Device::of(lang, hall, session, &here, own))
            .collect(),
        can_be_shut_out: member.role < Role::ChiefArbiter,
    });
    let named = |account: i64| members_named.iter().find(|(known, _)| *known == account).map(|(_, name)| name.clone());
    let line = |invitation: &Invitation| Line {
        id: invitation.id,
        guest: invitation.returning.and_then(named),
        role: consequences::role(lang, invitation.grant.role),
        boards: boards_in_words(lang, invitation.grant.boards),
        until: moment(lang, hall, invitation.grant.ends_at),
        uses: invitation.uses_left,
    };
    page(&PeoplePage {
        frame: Frame::of(guarded, Section::Settings, words::title(lang)),
        base: format!("/t/{id}"),
        people: people.collect(),
        lines: invitations.iter().map(line).collect(),
        made,
        usual_end: usual_end(guarded.tournament())
            .map(|end| end.format("%Y-%m-%dT%H:%M").to_string())
            .unwrap_or_default(),
        most_uses: MOST_USES,
    })
}

/// When somebody's right in the event ends.
fn until(member: &Membership, account: Option<&Account>) -> Option<i64> {
    member.ends_at.or_else(|| account.and_then(|account| account.ends_at))
}

/// The chief arbiter who looks at the page.
fn leader(guarded: &Guarded<ChiefArbiter>) -> Result<Account, WebError> {
    guarded.visitor.account().cloned().ok_or(WebError::LoginNeeded)
}

/// The evening of the last day that the event has by its details or its rounds, within what a link may last.
fn usual_end(tournament: &Tournament) -> Option<NaiveDateTime> {
    let today = clock::hall_now(&tournament.details).date();
    let details = &tournament.details;
    let last_round = details.schedule.iter().flatten().map(|start| start.date()).max();
    let last_day = details.end.into_iter().chain(last_round).max();
    let least = today + TimeDelta::days(LEAST_DAYS);
    let most = today + TimeDelta::microseconds(LONGEST) - TimeDelta::days(1);
    last_day.unwrap_or(least).clamp(least, most).and_hms_opt(EVENING.0, EVENING.1, 0)
}

impl Device {
    fn of(lang: Lang, hall: &Details, session: &Session, here: &[Here], own: &str) -> Device {
        let is_here = here.iter().any(|here| here.session == session.token_hash);
        Device {
            seen: if is_here {
                words::here_now(lang).into()
            } else {
                words::seen_about(lang, moment(lang, hall, session.seen_at))
            },
            device: session.device.clone(),
            is_own: session.token_hash == own,
            session: session.token_hash.clone(),
            is_here,
        }
    }
}

fn moment(lang: Lang, hall: &Details, at: i64) -> String {
    dates::minute(lang, clock::in_hall(hall, instant(at)))
}

fn boards_in_words(lang: Lang, boards: Option<Boards>) -> String {
    boards.map_or_else(|| words::all_boards(lang).into(), |Boards { first, last }| words::boards(lang, first, last))
}

#[derive(Deserialize)]
struct InvitationForm {
    role: String,
    #[serde(default)]
    first: String,
    #[serde(default)]
    last: String,
    until: String,
    uses: String,
}

/// The new link is on this answer only: the store has its hash. It never makes a chief arbiter.
async fn invite(guarded: Guarded<ChiefArbiter>, form: Posted<InvitationForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let InvitationForm { role, first, last, until, uses } = form.0;
    let role = reader::coded(&role, &[Role::Viewer, Role::Arbiter])
        .map_err(|wrong| WebError::unread(lang, web_words::role(lang), &wrong))?;
    let board = |text: &str| {
        let read = reader::optional(text, |text| reader::number(text, 1..=reader::MAX_BOARD));
        read.map_err(|wrong| WebError::unread(lang, words::boards_field(lang), &wrong))
    };
    let boards = match (board(&first)?, board(&last)?) {
        (None, None) => None,
        (Some(first), Some(last)) if first <= last && role == Role::Arbiter => Some(Boards { first, last }),
        _ => return Err(WebError::BadRequest(words::boards_wrong(lang).into())),
    };
    let until = reader::moment(&until).map_err(|wrong| WebError::unread(lang, words::until(lang), &wrong))?;
    let now = now_microseconds();
    let ends_at = clock::when_in_hall(&guarded.tournament().details, until)
        .map(|at| at.timestamp_micros())
        .filter(|at| (now..now + LONGEST).contains(at));
    let ends_at = ends_at.ok_or_else(|| WebError::BadRequest(words::until_wrong(lang).into()))?;
    let uses =
        reader::number(&uses, 1..=MOST_USES).map_err(|wrong| WebError::unread(lang, words::uses(lang), &wrong))?;
    let grant = Grant { tournament: guarded.id(), role, boards, ends_at };
    let desk = Arc::clone(&guarded.state.desk);
    let token = blocking(move || desk.invite(&grant, uses)).await?;
    let told = words::made(
        lang,
        consequences::role(lang, role),
        boards_in_words(lang, boards),
        moment(lang, &guarded.tournament().details, ends_at),
    );
    show(&guarded, Some(made(&guarded, &token, told)?)).await
}

/// A link as its page shows it this once, with its code.
fn made(guarded: &Guarded<ChiefArbiter>, token: &str, told: String) -> Result<Made, WebError> {
    let address = format!("{}/join/{token}", guarded.state.public_url);
    let code = QrCode::new(&address).map_err(WebError::internal)?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(QR_WIDTH, QR_WIDTH).build();
    Ok(Made { image: format!("data:image/svg+xml;base64,{}", STANDARD.encode(drawn)), told, address })
}

#[derive(Deserialize)]
struct Named {
    id: i64,
}

async fn revoke(guarded: Guarded<ChiefArbiter>, form: Posted<Named>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || desk.store().revoke_invitation(id, form.0.id)).await?;
    Ok(see_other(&format!("/t/{id}/people")))
}

/// A guest who lost the log-in comes in again by a link of their own, as who they were.
async fn let_in(guarded: Guarded<ChiefArbiter>, form: Posted<Named>) -> Answer {
    let (desk, id, account) = (Arc::clone(&guarded.state.desk), guarded.id(), form.0.id);
    let tournament = guarded.tournament();
    let until = usual_end(tournament).and_then(|end| clock::when_in_hall(&tournament.details, end));
    let until = until.map_or_else(now_microseconds, |until| until.timestamp_micros());
    let leader = leader(&guarded)?;
    let found = blocking(move || {
        if !desk.leads_all_of(&leader, account)? {
            return Err(WebError::Forbidden);
        }
        let token = desk.let_in_again(id, account, until)?;
        let name = desk.store().account(account)?.map(|known| known.name);
        Ok::<_, WebError>(token.zip(name))
    })
    .await?;
    let (token, name) = found.ok_or(WebError::NotFound)?;
    let told = words::let_in_made(guarded.visitor.lang, name);
    show(&guarded, Some(made(&guarded, &token, told)?)).await
}

#[derive(Deserialize)]
struct Lost {
    session: String,
}

async fn shut_out(guarded: Guarded<ChiefArbiter>, form: Posted<Lost>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let done = blocking(move || desk.store().shut_out(id, &form.0.session, now_microseconds())).await?;
    if done { Ok(see_other(&format!("/t/{id}/people"))) } else { Err(WebError::NotFound) }
}
