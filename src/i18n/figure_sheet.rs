//! An opened figure, line by line in words: opponent, result, what they bring, what counts, and why. For the page and for
//! paper; the numbers are those of [`sonneborn_standings::explain`].

use super::{Lang, common, standings as words};
use sonneborn_standings::Standings;
use sonneborn_standings::explain::{Encounters, Explanation, Finish, Part, Source};
use sonneborn_standings::field::{Entrant, Kind};
use sonneborn_standings::figure::{Figure, HUNDREDTHS};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::rating::{Origin, tournament_rating};

/// What a figure is made of, ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureSheet {
    /// `Buchholz, the 1 lowest cut: 38½ (BH/C1)`.
    pub title: String,
    /// The names of the columns of `lines`: round, opponent, result, what they bring, what counts.
    pub heads: [&'static str; 5],
    pub lines: Vec<SheetLine>,
    /// How the lines make the figure; empty for a plain sum.
    pub finish: String,
    pub figure: String,
    /// For direct encounters: each step that was compared.
    pub steps: Vec<SheetStep>,
}

/// One addend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetLine {
    pub round: String,
    pub opponent: String,
    /// `w1`, `b½`, `+`.
    pub result: String,
    /// What the opponent brings: their score or their rating.
    pub brings: String,
    pub value: String,
    pub counts: bool,
    pub note: String,
}

/// One step of a direct encounter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetStep {
    pub rule: String,
    /// Place, name, score, and what is missing.
    pub rows: Vec<(u32, String, String, String)>,
}

impl FigureSheet {
    /// The sheet of the figure in `column` for a place in the field; `None` if there is no such figure.
    pub fn of(
        lang: Lang,
        tournament: &Tournament,
        standings: &Standings,
        place: u32,
        column: usize,
    ) -> Option<FigureSheet> {
        let tie_break = *standings.tie_breaks.get(column)?;
        standings.field().participants.get(place as usize)?;
        let figure = words::figure_of(lang, standings, standings.row_at(place), column);
        let title = common::noted(lang, words::tie_break_name(lang, &tie_break), tie_break);
        let heads = [
            common::round(lang),
            common::opponent(lang),
            common::result(lang),
            words::brings(lang),
            words::counts(lang),
        ];
        let mut sheet = FigureSheet { title, heads, figure, ..FigureSheet::default() };
        match standings.explain(place, tie_break) {
            Some(explanation) => {
                let name = |who: u32| standings.field().participant(who).name(tournament).to_owned();
                let line = |part: &Part| {
                    let rating = rating_note(lang, tournament, standings, tie_break.code, part);
                    let line = line(lang, &tie_break, &explanation, part, &name);
                    let notes = [line.note.as_str()].into_iter().filter(|note| !note.is_empty()).chain(rating);
                    SheetLine { note: notes.collect::<Vec<_>>().join(common::list_semicolon(lang)), ..line }
                };
                sheet.lines = explanation.parts.iter().map(line).collect();
                sheet.finish = words::finish(lang, explanation.finish, &explanation.parts, explanation.figure.as_ref());
            }
            None => {
                let steps = standings.encounters(place, column);
                sheet.steps = steps.iter().map(|step| encounter_step(lang, tournament, standings, step)).collect();
                if steps.is_empty() {
                    sheet.finish = words::encounter_no_tie(lang).into();
                }
            }
        }
        Some(sheet)
    }
}

fn line(
    lang: Lang,
    tie_break: &Descriptor,
    explanation: &Explanation,
    part: &Part,
    name: &dyn Fn(u32) -> String,
) -> SheetLine {
    let opponent = match part.source {
        Source::Opponent(who) => name(who),
        Source::Dummy(_) => words::dummy(lang).into(),
        Source::Board(board) => words::board_n(lang, board),
        Source::Own => unplayed(lang, part.kind).into(),
    };
    SheetLine {
        round: if part.round == 0 { String::new() } else { part.round.to_string() },
        opponent,
        result: if matches!(part.source, Source::Board(_)) { String::new() } else { result(part) },
        brings: brings(lang, tie_break.code, part),
        value: value(lang, tie_break, explanation.finish, part),
        counts: part.counts(),
        note: words::part_note(lang, part),
    }
}

/// What is to be known of an opponent's rating that counts: it is none but by the announced rule, or the chief arbiter's estimate.
fn rating_note(
    lang: Lang,
    tournament: &Tournament,
    standings: &Standings,
    code: Code,
    part: &Part,
) -> Option<&'static str> {
    let (Code::Aro | Code::Tpr | Code::Ptp, Source::Opponent(opponent)) = (code, part.source) else { return None };
    let opponent = standings.field().participant(opponent);
    let in_round = opponent.ratings_by_round.get(usize::from(part.round).saturating_sub(1));
    if in_round.map_or(opponent.rating, |rating| *rating).is_none() {
        return Some(words::part_counted(lang));
    }
    let Entrant::Player(id) = opponent.entrant else { return None };
    let data = &tournament.player(id)?.data;
    let rating = in_round.map_or(data.rating, |_| tournament.fide_rating_in(data, RoundNo(part.round)));
    let counted = tournament_rating(tournament.regulations.rating_choice(), &PlayerData { rating, ..data.clone() })?;
    (counted.origin == Origin::Estimate).then(|| words::part_estimated(lang))
}

/// `w1`, `b½`, `w+`.
fn result(part: &Part) -> String {
    let colour = match part.colour {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "",
    };
    match part.kind {
        Kind::ForfeitWin => format!("{colour}+"),
        Kind::ForfeitLoss => format!("{colour}-"),
        Kind::Pending => colour.into(),
        _ => format!("{colour}{}", part.scored),
    }
}

/// What decides whether a part is cut, where it is something of the opponent's.
fn brings(lang: Lang, code: Code, part: &Part) -> String {
    let weight = || words::figure(lang, &Figure::Number { numerator: part.weight, denominator: HUNDREDTHS });
    match code {
        Code::Bh | Code::Fb | Code::Sb | Code::Ks | Code::Aob | Code::Sssc | Code::Std => weight(),
        Code::Aro | Code::Tpr | Code::Ptp | Code::Apro | Code::Appo => part.weight.to_string(),
        Code::Esb | Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => weight(),
        // What others bring is no part of these.
        Code::Pts | Code::De | Code::Win | Code::Won | Code::Bpg | Code::Bwg | Code::Ps | Code::Rep | Code::Tpn => {
            String::new()
        }
        Code::Rtng | Code::MpVGp | Code::Bc | Code::Tbr | Code::Bbe | Code::Ext => String::new(),
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => String::new(),
    }
}

fn value(lang: Lang, tie_break: &Descriptor, finish: Finish, part: &Part) -> String {
    let denominator = match finish {
        Finish::Sum { denominator } | Finish::Mean { denominator } => denominator,
        Finish::AboveLimit { .. } | Finish::Strength { .. } | Finish::Boards | Finish::BoardsFromTop => HUNDREDTHS,
        Finish::Performance { .. } | Finish::Perfect { .. } | Finish::BelowLowest { .. } => {
            return part.scored.to_string();
        }
        Finish::RoundedMean | Finish::Datum | Finish::Dropped => 1,
    };
    // Points add up as they are written.
    if *tie_break == Descriptor::plain(Code::Pts) {
        return points(part.value);
    }
    words::figure(lang, &Figure::Number { numerator: part.value, denominator })
}

fn points(hundredths: i64) -> String {
    Points::from_hundredths(i32::try_from(hundredths).unwrap_or(i32::MAX)).to_string()
}

/// What a round without an opponent was.
fn unplayed(lang: Lang, kind: Kind) -> &'static str {
    match kind {
        Kind::PairingAllocatedBye => common::pairing_allocated_bye(lang),
        Kind::HalfPointBye => common::half_point_bye(lang),
        Kind::FullPointBye => common::full_point_bye(lang),
        Kind::ZeroPointBye => common::zero_point_bye(lang),
        Kind::Played | Kind::ForfeitWin | Kind::ForfeitLoss | Kind::Pending | Kind::Free => "",
    }
}

fn encounter_step(lang: Lang, tournament: &Tournament, standings: &Standings, step: &Encounters) -> SheetStep {
    let row = |row: &sonneborn_standings::explain::EncounterRow| {
        let name = standings.field().participant(row.who).name(tournament).to_owned();
        let missing = match row.missing {
            0 => String::new(),
            count => words::encounter_missing(lang, count, points(row.at_most)),
        };
        (row.place, name, points(row.score), missing)
    };
    SheetStep { rule: words::encounters(lang, step), rows: step.rows.iter().map(row).collect() }
}
