//! Players: who is registered, and an arbiter's acts on one of them.

use super::Answer;
use super::body::{Body, Done, Listed, Part, Signature};
use super::guard::Keyed;
use actix_web::web;
use serde::{Deserialize, Serialize};
use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, api as words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangePresence, EditPlayer, RegisterPlayers, RemovePlayer, RequestBye};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Birth, Gender, NationalRecord, Player, PlayerData, Presence, Ratings, Title};
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_web::guard::{Arbiter, Viewer};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use std::collections::BTreeMap;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/tournaments/{tournament}/players", Shows::PERSONS, list)
        .post("/tournaments/{tournament}/players", Shows::PERSONS, register)
        .get("/tournaments/{tournament}/players/{player}", Shows::PERSONS, show)
        .put("/tournaments/{tournament}/players/{player}", Shows::PERSONS, edit)
        .delete("/tournaments/{tournament}/players/{player}", Shows::PERSONS, remove)
        .put("/tournaments/{tournament}/players/{player}/presence", Shows::NAMES, change_presence)
        .put("/tournaments/{tournament}/players/{player}/byes/{round}", Shows::NAMES, request_bye);
}

/// What is registered about a player. All of it is read back as it was sent, so that it can be sent as `was`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerFields {
    /// `Family, Given`, or a Chinese name without a comma.
    pub name: String,
    /// `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`, or another title as it is written; empty for none.
    pub title: String,
    /// `male`, `female`, or left out.
    #[schema(value_type = Option<String>)]
    pub gender: Option<Gender>,
    /// `2001/05/17`, or `2001` where only the year is known; empty where nothing is.
    pub birth: String,
    /// FIDE's three letters.
    pub federation: String,
    /// From 1 to eleven digits.
    #[schema(value_type = Option<u64>)]
    pub fide_id: Option<FideId>,
    pub national_id: String,
    /// What national lists say otherwise than the rest, as a file brought it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub national_records: Vec<NationalRecordFields>,
    pub club: String,
    pub category: String,
    /// FIDE's rating that counts in the event; left out for the unrated.
    pub rating: Option<u16>,
    /// Where the ratings came from: `FIDE standard 2026-11`.
    pub rating_source: String,
    pub ratings: RatingFields,
    /// The chief arbiter's estimate for an unrated player (C.04.2, 2.1): numbers and pairs them, and is never told to FIDE.
    pub estimate: Option<u16>,
    /// K of the rating list.
    pub k: Option<u8>,
    /// Where the organiser reaches the player.
    pub phone: String,
    pub paid: String,
    /// The reduction of the entry fee, by its name; `-` for none, whatever the club's.
    pub reduction: String,
    pub note: String,
    /// The name in Latin letters, for FIDE's files, where `name` is in others.
    pub latin_name: String,
    pub no_half_point_byes: bool,
    /// FIDE's rating from a round on, by round, in an event of more than 30 days.
    #[schema(value_type = BTreeMap<String, u16>)]
    pub later_ratings: BTreeMap<RoundNo, u16>,
}

/// What a federation's own list says of a player (TRF26, national rating records), as it is written there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NationalRecordFields {
    /// Whose list it is: three letters.
    pub federation: String,
    pub sex: String,
    pub title: String,
    pub name: String,
    pub rating: Option<u16>,
    pub region: String,
    pub id: String,
    pub birth: String,
}

impl From<NationalRecord> for NationalRecordFields {
    fn from(record: NationalRecord) -> NationalRecordFields {
        let NationalRecord { federation, sex, title, name, rating, region, id, birth } = record;
        NationalRecordFields { federation, sex, title, name, rating, region, id, birth }
    }
}

impl From<NationalRecordFields> for NationalRecord {
    fn from(fields: NationalRecordFields) -> NationalRecord {
        let NationalRecordFields { federation, sex, title, name, rating, region, id, birth } = fields;
        NationalRecord { federation, sex, title, name, rating, region, id, birth }
    }
}

/// The ratings of each list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RatingFields {
    pub standard: Option<u16>,
    pub rapid: Option<u16>,
    pub blitz: Option<u16>,
    pub national: Option<u16>,
}

/// Whether a player still takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case", deny_unknown_fields)]
pub enum PresenceFields {
    Playing,
    /// Out from this round on, by their own will.
    Withdrawn {
        from: u16,
    },
    /// Out from this round on, because they play on in another section.
    Moved {
        from: u16,
    },
    /// Out from this round on, by the arbiter's decision.
    Expelled {
        from: u16,
    },
}

/// A player of the tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerView {
    /// Never changes, unlike the TPN.
    id: u32,
    /// The tournament pairing number, once there is one.
    tpn: Option<u16>,
    data: PlayerFields,
    presence: PresenceFields,
    checked_in: bool,
    /// The first round in which they can be paired.
    first_round: u16,
    /// Byes asked for, by round: `H`, `F`, `Z`.
    #[schema(value_type = BTreeMap<String, String>)]
    requested_byes: BTreeMap<u16, &'static str>,
    fixed_board: Option<u16>,
    /// After the last published round.
    points: f64,
}

/// A player to register.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewPlayer {
    player: PlayerFields,
    /// A late entry's first round; the next round to be paired where left out.
    first_round: Option<u16>,
    #[serde(default)]
    signature: Signature,
}

/// A change: what the sender believed, and what it is to be.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlayerChange {
    was: PlayerFields,
    now: PlayerFields,
    #[serde(default)]
    signature: Signature,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PresenceChange {
    was: PresenceFields,
    now: PresenceFields,
    #[serde(default)]
    signature: Signature,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ByeChange {
    /// `H`, `F` or `Z`; left out for none.
    was: Option<String>,
    now: Option<String>,
    #[serde(default)]
    signature: Signature,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Removal {
    #[serde(default)]
    signature: Signature,
}

/// Players by TPN; those without one follow.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/players", tag = "players", operation_id = "list_players",
    params(("tournament" = i64, Path), Part), responses((status = 200, body = Listed<PlayerView>)))]
async fn list(keyed: Keyed<Viewer>, part: web::Query<Part>) -> Answer<Listed<PlayerView>> {
    let scores = scores(&keyed);
    Ok(web::Json(part.of(&keyed.tournament().by_tpn(), |player| PlayerView::of(player, &scores))))
}

/// One player.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/players/{player}", tag = "players",
    operation_id = "show_player", params(("tournament" = i64, Path), ("player" = u32, Path)),
    responses((status = 200, body = PlayerView)))]
async fn show(keyed: Keyed<Viewer>, path: web::Path<(i64, u32)>) -> Answer<PlayerView> {
    let player = player(&keyed, path.1)?;
    Ok(web::Json(PlayerView::of(player, &scores(&keyed))))
}

/// Registers a player. Whoever bears the name or FIDE ID of another is a warning to confirm.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/players", tag = "players",
    operation_id = "register_player", params(("tournament" = i64, Path)), request_body = NewPlayer,
    responses((status = 200, body = Registered)))]
async fn register(keyed: Keyed<Arbiter>, body: Body<NewPlayer>) -> Answer<Registered> {
    let data = body.0.player.read_new(keyed.lang, "player")?;
    let first_round = match body.0.first_round {
        None => keyed.tournament().next_unpublished(),
        Some(round) => {
            let read = reader::number(&round.to_string(), 1..=keyed.tournament().regulations.rounds);
            RoundNo(read.map_err(|why| unreadable(keyed.lang, "first_round", &why))?)
        }
    };
    let act = Act::RegisterPlayers(RegisterPlayers { players: vec![data], first_round, source: "API".into() });
    let done = keyed.perform(body.0.signature.attempt(act)).await?;
    let journal = keyed.live.journal();
    let made = journal.up_to(done.seq).state().players.last().map(|player| player.id.0);
    Ok(web::Json(Registered { act: done.seq, repeated: done.repeated, player: made.unwrap_or_default() }))
}

/// A player who was registered.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Registered {
    act: u64,
    repeated: bool,
    /// The player's `id`.
    player: u32,
}

/// Changes what is registered about a player.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/players/{player}", tag = "players",
    operation_id = "edit_player", params(("tournament" = i64, Path), ("player" = u32, Path)),
    request_body = PlayerChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn edit(keyed: Keyed<Arbiter>, path: web::Path<(i64, u32)>, body: Body<PlayerChange>) -> Answer<Done> {
    let player = player(&keyed, path.1)?.id;
    let was = Box::new(body.0.was.read(keyed.lang, "was")?);
    let now = Box::new(body.0.now.read(keyed.lang, "now")?);
    within_limits(keyed.lang, "now", &now, &was)?;
    act(&keyed, body.0.signature, Act::EditPlayer(EditPlayer { player, was, now })).await
}

/// Strikes a player who was never paired.
#[utoipa::path(delete, path = "/api/v1/tournaments/{tournament}/players/{player}", tag = "players",
    operation_id = "remove_player", params(("tournament" = i64, Path), ("player" = u32, Path)),
    request_body = Option<Removal>, responses((status = 200, body = Done)))]
async fn remove(keyed: Keyed<Arbiter>, path: web::Path<(i64, u32)>, body: Body<Removal>) -> Answer<Done> {
    let player = player(&keyed, path.1)?.id;
    act(&keyed, body.0.signature, Act::RemovePlayer(RemovePlayer { player })).await
}

/// Withdraws, expels or re-enters a player.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/players/{player}/presence", tag = "players",
    operation_id = "change_presence", params(("tournament" = i64, Path), ("player" = u32, Path)),
    request_body = PresenceChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn change_presence(
    keyed: Keyed<Arbiter>,
    path: web::Path<(i64, u32)>,
    body: Body<PresenceChange>,
) -> Answer<Done> {
    let player = player(&keyed, path.1)?.id;
    let (was, now) = (body.0.was.read(), body.0.now.read());
    act(&keyed, body.0.signature, Act::ChangePresence(ChangePresence { player, was, now })).await
}

/// Asks for a bye in a round that is not paired yet, or takes it back.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/players/{player}/byes/{round}", tag = "players",
    operation_id = "request_bye",
    params(("tournament" = i64, Path), ("player" = u32, Path), ("round" = u16, Path)),
    request_body = ByeChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn request_bye(keyed: Keyed<Arbiter>, path: web::Path<(i64, u32, u16)>, body: Body<ByeChange>) -> Answer<Done> {
    let player = player(&keyed, path.1)?.id;
    let was = read_bye(keyed.lang, "was", body.0.was.as_deref())?;
    let now = read_bye(keyed.lang, "now", body.0.now.as_deref())?;
    act(&keyed, body.0.signature, Act::RequestBye(RequestBye { player, round: RoundNo(path.2), was, now })).await
}

async fn act(keyed: &Keyed<Arbiter>, signature: Signature, act: Act) -> Answer<Done> {
    Ok(web::Json(keyed.perform(signature.attempt(act)).await?.into()))
}

fn player<R: sonneborn_web::guard::Right>(keyed: &Keyed<R>, id: u32) -> Result<&Player, Problem> {
    keyed.tournament().player(PlayerId(id)).ok_or_else(|| Problem::not_found(keyed.lang))
}

fn scores(keyed: &Keyed<Viewer>) -> Vec<f64> {
    sonneborn_standings::points_now(keyed.tournament()).into_iter().map(|points| points.as_f64()).collect()
}

fn read_bye(lang: Lang, field: &str, code: Option<&str>) -> Result<Option<Bye>, Problem> {
    reader::bye(code.unwrap_or("")).map_err(|why| unreadable(lang, field, &why))
}

/// What a field cannot be, with what is allowed.
pub(super) fn unreadable(lang: Lang, field: &str, why: &Unreadable) -> Problem {
    Problem::field("value_unknown", field, sonneborn_i18n::reader::unreadable(lang, field, why))
}

/// The limits of what is kept of a player; what stays as it `was` is not asked about.
fn within_limits(lang: Lang, within: &str, data: &PlayerData, was: &PlayerData) -> Result<(), Problem> {
    match reader::player(data, was, clock::year()).first() {
        Some((field, why)) => Err(unreadable(lang, &format!("{within}.{field}"), why)),
        None => Ok(()),
    }
}

impl PresenceFields {
    pub(super) fn of(presence: Presence) -> PresenceFields {
        match presence {
            Presence::Playing => PresenceFields::Playing,
            Presence::Withdrawn { from } => PresenceFields::Withdrawn { from: from.0 },
            Presence::Moved { from } => PresenceFields::Moved { from: from.0 },
            Presence::Expelled { from } => PresenceFields::Expelled { from: from.0 },
        }
    }

    pub(super) fn read(self) -> Presence {
        match self {
            PresenceFields::Playing => Presence::Playing,
            PresenceFields::Withdrawn { from } => Presence::Withdrawn { from: RoundNo(from) },
            PresenceFields::Moved { from } => Presence::Moved { from: RoundNo(from) },
            PresenceFields::Expelled { from } => Presence::Expelled { from: RoundNo(from) },
        }
    }
}

impl PlayerView {
    fn of(player: &Player, scores: &[f64]) -> PlayerView {
        let byes = player.requested_byes.iter().map(|(round, bye)| (round.0, bye.code()));
        PlayerView {
            id: player.id.0,
            tpn: player.tpn.map(|tpn| tpn.0),
            data: PlayerFields::of(&player.data),
            presence: PresenceFields::of(player.presence),
            checked_in: player.checked_in,
            first_round: player.first_round.0,
            requested_byes: byes.collect(),
            fixed_board: player.fixed_board,
            points: scores.get(player.id.index()).copied().unwrap_or_default(),
        }
    }
}

impl PlayerFields {
    /// A player who is to be registered, within the limits.
    pub(super) fn read_new(self, lang: Lang, within: &str) -> Result<PlayerData, Problem> {
        let data = self.read(lang, within)?;
        within_limits(lang, within, &data, &PlayerData::default())?;
        Ok(data)
    }

    /// What is told of a player.
    pub fn of(data: &PlayerData) -> PlayerFields {
        let data = data.clone();
        PlayerFields {
            name: data.name,
            title: data.title.map_or(data.other_title, |title| title.code().into()),
            gender: data.gender,
            birth: data.birth.map_or_else(String::new, |birth| birth.to_string()),
            federation: data.federation,
            fide_id: data.fide_id,
            national_id: data.national_id,
            national_records: data.national_records.into_iter().map(Into::into).collect(),
            club: data.club,
            category: data.category,
            rating: data.rating,
            rating_source: data.rating_source,
            ratings: RatingFields {
                standard: data.ratings.standard,
                rapid: data.ratings.rapid,
                blitz: data.ratings.blitz,
                national: data.ratings.national,
            },
            estimate: data.estimate,
            k: data.k,
            phone: data.phone,
            paid: data.paid,
            reduction: data.reduction,
            note: data.note,
            latin_name: data.latin_name,
            no_half_point_byes: data.no_half_point_byes,
            later_ratings: data.period_ratings,
        }
    }

    /// The player as the journal keeps them; `within` is the path of these fields in the body.
    ///
    /// # Errors
    /// A [`Problem`] that names the field.
    pub fn read(self, lang: Lang, within: &str) -> Result<PlayerData, Problem> {
        let unknown = |field: &str, value: &str| {
            Problem::field("value_unknown", format!("{within}.{field}"), words::value_unknown(lang, value))
        };
        let birth = match self.birth.trim() {
            "" => None,
            text => Some(Birth::parse(text).ok_or_else(|| unknown("birth", text))?),
        };
        if self.name.trim().is_empty() {
            return Err(Problem::field(
                "name_missing",
                format!("{within}.name"),
                sonneborn_i18n::refusals::name_missing(lang),
            ));
        }
        let title = Title::ALL.into_iter().find(|title| title.code().eq_ignore_ascii_case(self.title.trim()));
        Ok(PlayerData {
            name: self.name,
            other_title: if title.is_some() { String::new() } else { self.title },
            title,
            gender: self.gender,
            birth,
            federation: self.federation,
            fide_id: self.fide_id,
            national_id: self.national_id,
            national_records: self.national_records.into_iter().map(Into::into).collect(),
            club: self.club,
            category: self.category,
            rating: self.rating,
            rating_source: self.rating_source,
            ratings: Ratings {
                standard: self.ratings.standard,
                rapid: self.ratings.rapid,
                blitz: self.ratings.blitz,
                national: self.ratings.national,
            },
            estimate: self.estimate,
            k: self.k,
            phone: self.phone,
            paid: self.paid,
            reduction: self.reduction,
            note: self.note,
            latin_name: self.latin_name,
            no_half_point_byes: self.no_half_point_byes,
            period_ratings: self.later_ratings,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_registered_reads_back_as_it_was_sent() {
        let data = PlayerData {
            name: "王小明".into(),
            other_title: "AIM".into(),
            gender: Some(Gender::Female),
            birth: Birth::parse("2001"),
            rating: Some(1850),
            ratings: Ratings { rapid: Some(1900), ..Ratings::default() },
            estimate: Some(1700),
            ..PlayerData::default()
        };
        assert_eq!(PlayerFields::of(&data).read(Lang::English, "now").ok(), Some(data.clone()));
        let titled = PlayerData { title: Some(Title::Wgm), other_title: String::new(), ..data };
        assert_eq!(PlayerFields::of(&titled).read(Lang::English, "now").ok(), Some(titled));
    }
}
