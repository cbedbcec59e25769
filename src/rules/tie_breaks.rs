//! Standings by any tie-breaks of C.07, and what each figure is made of.

use crate::file::to_look_at;
use crate::{Refused, Wish};
use serde::Serialize;
use serde_json::{Map, Value, json};
use sonneborn_i18n::standings as words;
use sonneborn_standings::figure::Figure;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::descriptor::parse_list;
use sonneborn_tournament::ids::RoundNo;

/// The decimals of averages in JSON.
const DECIMALS: f64 = 1000.0;

/// The standings of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TieBreaks {
    /// By which it is ranked, in their order.
    pub tie_breaks: Vec<String>,
    /// `{"players":{"1":{"PTS":6.0,"BH":47.0,"rank":4},…}}`; of a team event `{"teams":{…}}`.
    #[serde(flatten)]
    pub entrants: Value,
}

/// Computes the tie-breaks of a file of any program that is understood: those of `list` (`"PTS BH/C1 SB"`), or the file's own;
/// `after` a round, or at the end.
///
/// # Errors
/// What is wrong with the file, or with the list.
pub fn tie_breaks(bytes: &[u8], wish: &Wish, list: Option<&str>, after: Option<u16>) -> Result<TieBreaks, Refused> {
    let tournament = Tournament::of_import(&to_look_at(bytes, wish)?.imported);
    let explained = |error| Refused::request(words::descriptor_error(wish.lang, &error));
    let mut settings = match list {
        Some(list) => {
            let tie_breaks = parse_list(list).map_err(explained)?;
            let regulations = &tournament.regulations;
            let (edition, predetermined) = (regulations.tie_break_edition, regulations.system.is_predetermined());
            Settings { tie_breaks, edition, through: RoundNo(u16::MAX), predetermined }
        }
        None => Settings::of(&tournament).map_err(explained)?,
    };
    settings.through = after.map_or(settings.through, RoundNo);
    let standings = Standings::of_event(&tournament, &settings);
    Ok(TieBreaks {
        tie_breaks: standings.tie_breaks.iter().map(ToString::to_string).collect(),
        entrants: json(&tournament, &standings),
    })
}

/// `{"players":{"1":{"PTS":6.0,"BH":47.0,"rank":4},…}}`; of a team event `{"teams":{…}}` by team numbers.
pub fn json(tournament: &Tournament, standings: &Standings) -> Value {
    let mut entrants = Map::new();
    for row in &standings.rows {
        let mut figures = Map::new();
        for (tie_break, figure) in standings.tie_breaks.iter().zip(&row.figures) {
            figures.insert(tie_break.to_string(), figure.as_ref().map_or(Value::Null, number));
        }
        figures.insert("rank".into(), json!(row.rank));
        let number = standings.field().participant(row.place).number;
        entrants.insert(number.to_string(), Value::Object(figures));
    }
    if tournament.is_of_teams() { json!({ "teams": entrants }) } else { json!({ "players": entrants }) }
}

fn number(figure: &Figure) -> Value {
    match figure.as_f64() {
        Some(number) => json!((number * DECIMALS).round() / DECIMALS),
        None => json!(figure.decimal(0, 2)),
    }
}
