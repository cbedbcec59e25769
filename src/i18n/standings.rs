//! Words of the standings: the names of the tie-breaks, and what an opened figure says of its parts.

use super::{Lang, common, numerals};
use sonneborn_exchange::prizes::{Doubt, NotUnderstood};
use sonneborn_standings::explain::{Cut, EncounterScore, Encounters, Finish, Part, Source};
use sonneborn_standings::figure::{Figure, HUNDREDTHS};
use sonneborn_standings::unplayed::Cap;
use sonneborn_standings::{Mark, Row, Standings, field::Kind};
use sonneborn_tournament::descriptor::{Code, Descriptor, DescriptorError, Score, Unrated};

pub use sonneborn_words::standings::*;

/// What of a line of prizes is not understood.
pub fn not_understood(lang: Lang, wrong: &NotUnderstood) -> String {
    let NotUnderstood { place, text, doubt } = wrong;
    match *doubt {
        Doubt::Unknown => prize_unknown(lang, place.line, place.column, text),
        Doubt::TightComma => prize_tight(lang, place.line, place.column, text),
        Doubt::Count { said, found } => prize_count(lang, place.line, place.column, said, found),
        Doubt::NameMissing => prize_nameless(lang, place.line),
        Doubt::NoYear => prize_no_year(lang, place.line, place.column, text),
        Doubt::OutOfRange => prize_out_of_range(lang, place.line, place.column, text),
    }
}

/// The name of a tie-break, without its modifiers.
pub fn code_name(lang: Lang, code: Code) -> &'static str {
    match code {
        Code::Pts => pts(lang),
        Code::De => de(lang),
        Code::Win => win(lang),
        Code::Won => won(lang),
        Code::Bpg => bpg(lang),
        Code::Bwg => bwg(lang),
        Code::Ps => ps(lang),
        Code::Rep => rep(lang),
        Code::Std => std(lang),
        Code::Tpn => tpn(lang),
        Code::Rtng => rtng(lang),
        Code::Bh => bh(lang),
        Code::Aob => aob(lang),
        Code::Fb => fb(lang),
        Code::Sb => sb(lang),
        Code::Ks => ks(lang),
        Code::Aro => aro(lang),
        Code::Tpr => tpr(lang),
        Code::Ptp => ptp(lang),
        Code::Apro => apro(lang),
        Code::Appo => appo(lang),
        Code::MpVGp => mpvgp(lang),
        Code::Bc => bc(lang),
        Code::Tbr => tbr(lang),
        Code::Bbe => bbe(lang),
        Code::Esb | Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => esb(lang),
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => ede(lang),
        Code::Sssc => sssc(lang),
        Code::Ext => ext(lang),
    }
}

/// The name of a tie-break with what varies it: `Buchholz, the 1 lowest cut`.
pub fn tie_break_name(lang: Lang, descriptor: &Descriptor) -> String {
    let mut parts = vec![code_name(lang, descriptor.code).to_owned()];
    match descriptor.score {
        Some(Score::Match) => parts.push(match_points(lang).into()),
        Some(Score::Game) => parts.push(game_points(lang).into()),
        None => {}
    }
    match (descriptor.cut_least, descriptor.cut_most) {
        (0, _) => {}
        (count, 0) => parts.push(cut_n(lang, count)),
        (count, _) => parts.push(median_n(lang, count)),
    }
    if descriptor.limit != 0 {
        parts.push(limit_moved(lang, format!("{:+}", descriptor.limit)));
    }
    parts.extend(descriptor.factor.map(|factor| factor_n(lang, factor)));
    for (set, words) in [
        (descriptor.forfeits_played, forfeits_as_played(lang)),
        (descriptor.fore, over_fore(lang)),
        (descriptor.reversed, reversed(lang)),
    ] {
        if set {
            parts.push(words.into());
        }
    }
    match descriptor.unrated {
        Some(Unrated::LeftOut) => parts.push(unrated_left_out(lang).into()),
        Some(Unrated::Counts(rating)) => parts.push(unrated_count(lang, rating)),
        None => {}
    }
    parts.join(common::list_comma(lang))
}

/// Why a text is no tie-break, and what to do.
pub fn descriptor_error(lang: Lang, error: &DescriptorError) -> String {
    match error {
        DescriptorError::UnknownCode(text) => unknown_code(lang, text),
        DescriptorError::SelfDefined(text) => self_defined(lang, text),
        DescriptorError::UnknownScore(text) => unknown_score(lang, text),
        DescriptorError::ModifierNotTaken { code, modifier } => modifier_not_taken(lang, code, modifier),
        DescriptorError::ModifierTwice { code, modifier } => modifier_twice(lang, code, modifier),
        DescriptorError::ScoreNotTaken { code } => score_not_taken(lang, code),
    }
}

/// What stands beside a name in the standings.
pub fn mark(lang: Lang, mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Withdrawn => withdrawn(lang),
        Mark::Moved => moved(lang),
        Mark::Expelled => expelled(lang),
        Mark::SetApart => set_apart(lang),
    }
}

/// Decimals of a figure at most: averages of points need so many.
const DECIMALS: usize = 3;

/// A figure as a reader has it on every page and paper: with the decimals it needs, in their language.
pub fn figure(lang: Lang, figure: &Figure) -> String {
    numerals::decimal(lang, &figure.decimal(0, DECIMALS))
}

/// The figure of a row in a column; points with ½ as on a wallchart.
pub fn figure_of(lang: Lang, standings: &Standings, row: &Row, column: usize) -> String {
    let is_points = standings.tie_breaks.get(column) == Some(&Descriptor::plain(Code::Pts));
    match row.figures.get(column) {
        Some(Some(_)) if is_points => row.points.to_string(),
        Some(Some(found)) => figure(lang, found),
        Some(None) | None => String::new(),
    }
}

/// The figures of a row, those of all columns.
pub fn figures(lang: Lang, standings: &Standings, row: &Row) -> Vec<String> {
    (0..standings.tie_breaks.len()).map(|column| figure_of(lang, standings, row, column)).collect()
}

/// What a part says besides its numbers: which dummy, or why it does not count.
pub fn part_note(lang: Lang, part: &Part) -> String {
    let source = match part.source {
        Source::Dummy(dummy) => match dummy.cap {
            None => Some(dummy_own(lang, dummy.own)),
            Some(Cap::ScheduledOpponent { score, .. }) => Some(dummy_at_opponent(lang, dummy.own, score)),
            Some(Cap::AllDraws { rounds, score }) => Some(dummy_at_draws(lang, dummy.own, rounds, score)),
        },
        Source::Own if part.round == 0 && part.kind == Kind::Free => Some(outside_rounds(lang).to_owned()),
        Source::Own | Source::Opponent(_) | Source::Board(_) => None,
    };
    let cut = part.cut.map(|cut| {
        let words = match cut {
            Cut::Least => cut_least(lang),
            Cut::Most => cut_most(lang),
            Cut::Voluntary => cut_voluntary(lang),
            Cut::BelowLimit => cut_below_limit(lang),
        };
        words.to_owned()
    });
    source.into_iter().chain(cut).collect::<Vec<_>>().join(common::list_semicolon(lang))
}

/// How the parts make the figure, in one line; empty for a plain sum.
pub fn finish(lang: Lang, finish: Finish, parts: &[Part], value: Option<&Figure>) -> String {
    let Some(value) = value.map(|value| figure(lang, value)) else {
        return if finish == Finish::Dropped { result_dropped(lang) } else { no_figure(lang) }.to_owned();
    };
    match finish {
        Finish::Sum { .. } => String::new(),
        Finish::Mean { .. } | Finish::RoundedMean => {
            result_mean(lang, parts.iter().filter(|part| part.counts()).count(), value)
        }
        Finish::Performance { average, percent, difference } => {
            result_performance(lang, average, percent, format!("{difference:+}"), value)
        }
        Finish::Perfect { score, .. } => result_perfect(lang, score, value),
        Finish::BelowLowest { lowest } => result_below_lowest(lang, lowest, value),
        Finish::AboveLimit { limit } => result_limit(lang, limit, value),
        Finish::Strength { secondary, buchholz, factor } => {
            let buchholz = figure(lang, &Figure::Number { numerator: buchholz, denominator: HUNDREDTHS });
            result_strength(lang, secondary, buchholz, factor, value)
        }
        Finish::Boards => result_boards(lang, value),
        Finish::BoardsFromTop => result_from_top(lang, value),
        Finish::Datum => String::new(),
        Finish::Dropped => result_dropped(lang).to_owned(),
    }
}

/// What one step of a direct encounter went by.
pub fn encounters(lang: Lang, step: &Encounters) -> String {
    let rule = if step.all_met { encounter_all_met(lang) } else { encounter_not_all_met(lang) };
    match step.by {
        EncounterScore::Secondary => common::noted(lang, rule, by_secondary(lang)),
        _ => rule.to_owned(),
    }
}
