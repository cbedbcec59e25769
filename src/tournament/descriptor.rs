//! Tie-break descriptors as FIDE writes them in TRF records 202 and 212: `BH/C1`, `SB:GP/P`, `KS/L-1`, `EMGSB/C1`.
//!
//! `NAME[:MP|:GP]{/MODIFIER}`, in either case. Read besides: `BH-C1` as C.07 14.1 prints it, `KS/L+1`, `GE` (the name of REP
//! until 2024), `MPTS` and `GPTS`. For unrated players (art. 10: dropped unless rules for them were announced) the rule
//! stands in the descriptor: `ARO/U1400` counts them as 1400, `ARO/U` leaves them out.
//!
//! A modifier is read within its limits and once: C.07 14 knows cuts and medians of one and two, so `BH/C9` is none.

use super::limits::{MAX_RATING, MAX_ROUNDS};
pub use super::tie_breaks::Code;
use super::tie_breaks::{Cutting, Own};
use std::fmt;
use std::str::FromStr;

/// The most values that are cut (14.1 to 14.4).
const MAX_CUT: u8 = 2;
/// The greatest divisor that a competition can state for SSSC: the points of a long event of many boards.
const MAX_FACTOR: u16 = 999;

/// Which of a team's two scores a tie-break is taken from (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    Match,
    Game,
}

/// What is done with unrated opponents where a rule for them was announced (art. 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrated {
    LeftOut,
    Counts(u16),
}

/// A modifier of art. 14, or a switch that MTB26 writes like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Modifier {
    Cut(u8),
    Median(u8),
    Limit(i8),
    Factor(u16),
    ForfeitsPlayed,
    Fore,
    Reversed,
    Unrated(Unrated),
}

impl Code {
    fn takes(self, modifier: Modifier) -> bool {
        match modifier {
            Modifier::Cut(_) => self.cuts() != Cutting::Whole,
            Modifier::Median(_) => self.cuts() == Cutting::LeastOrMedian,
            Modifier::Limit(_) => self.own_modifiers() == Own::Limit,
            Modifier::Factor(_) => self.own_modifiers() == Own::FactorAndFore,
            Modifier::ForfeitsPlayed => self.takes_forfeits(),
            Modifier::Fore => matches!(self.own_modifiers(), Own::Fore | Own::FactorAndFore),
            Modifier::Reversed => self.own_modifiers() == Own::Reversed,
            Modifier::Unrated(_) => self.is_of_ratings(),
        }
    }
}

/// A tie-break with all that varies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Descriptor {
    pub code: Code,
    /// `None` is the primary score.
    pub score: Option<Score>,
    /// How many of the least significant values are cut (14.1, 14.2), and with `/M` as many of the most significant after
    /// them (14.3, 14.4).
    pub cut_least: u8,
    pub cut_most: u8,
    /// Koya's limit, moved by so many half points (14.5).
    pub limit: i8,
    /// SSSC's divisor where the competition states one (13.4.2 b).
    pub factor: Option<u16>,
    /// `/P`: forfeits count as games played against the scheduled opponent (6.1.1).
    pub forfeits_played: bool,
    /// `/F`: over Fore Buchholz (8.2, 13.4.2 a).
    pub fore: bool,
    /// `/R`: in reverse order (7.8, 10.6).
    pub reversed: bool,
    pub unrated: Option<Unrated>,
}

/// Why a text is no descriptor.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DescriptorError {
    #[error("there is no tie-break {0}")]
    UnknownCode(String),
    /// `OTHER_…`: a tie-break of the competition's own (4.1), which no program can compute.
    #[error("{0} is defined by the competition itself")]
    SelfDefined(String),
    #[error("{0} is neither :MP nor :GP")]
    UnknownScore(String),
    #[error("{code} is not taken from one of two scores")]
    ScoreNotTaken { code: &'static str },
    #[error("{code} has two modifiers that say the same: {modifier}")]
    ModifierTwice { code: &'static str, modifier: String },
    #[error("{code} has no modifier {modifier}")]
    ModifierNotTaken { code: &'static str, modifier: String },
}

impl Descriptor {
    /// The tie-break without modifiers, on the primary score.
    pub const fn plain(code: Code) -> Descriptor {
        Descriptor {
            code,
            score: None,
            cut_least: 0,
            cut_most: 0,
            limit: 0,
            factor: None,
            forfeits_played: false,
            fore: false,
            reversed: false,
            unrated: None,
        }
    }

    /// The tie-break without its least significant values.
    pub const fn cut(code: Code, count: u8) -> Descriptor {
        Descriptor { cut_least: count, ..Descriptor::plain(code) }
    }

    /// Whether the lower figure ranks higher.
    pub fn lower_is_better(&self) -> bool {
        match self.code {
            Code::Tpn => !self.reversed,
            Code::Rtng => self.reversed,
            Code::Bc => true,
            code => code.is_among_the_tied(),
        }
    }

    /// Everything that individual tournaments may be asked for (FIDE's list for tournament programs).
    pub fn all_individual() -> Vec<Descriptor> {
        const LIST: &str = "PTS DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R RTNG RTNG/R \
            BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P \
            FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P AOB AOB/F \
            SB SB/C1 SB/C2 SB/M1 SB/M2 SB/P SB/C1/P SB/C2/P KS KS/L1 KS/L2 KS/L-1 KS/L-2 \
            ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO";
        parse_list(LIST).expect("the list is checked by a test")
    }

    /// Every tie-break of team tournaments with the modifiers in use.
    pub fn all_of_teams() -> Vec<Descriptor> {
        const LIST: &str = "PTS PTS:MP PTS:GP MPvGP DE EDE EDEBT EDEBB EDET EDEB WIN WON PS PS/C1 TPN \
            BH:MP BH:MP/C1 BH:MP/C2 BH:MP/M1 BH:GP BH:GP/C1 FB:MP FB:GP AOB:MP AOB:GP SB:MP SB:MP/C1 SB:GP KS:MP KS:GP \
            BC TBR BBE ESB EMMSB EMMSB/C1 EMGSB EMGSB/C1 EGMSB EGMSB/C1 EGGSB EGGSB/C1 SSSC";
        parse_list(LIST).expect("the list is checked by a test")
    }

    fn apply(&mut self, text: &str) -> Result<(), DescriptorError> {
        let modifier = Modifier::parse(text).filter(|modifier| self.code.takes(*modifier));
        if modifier.is_some_and(|modifier| self.has(modifier)) {
            let modifier = text.to_owned();
            return Err(DescriptorError::ModifierTwice { code: self.code.name(), modifier });
        }
        match modifier {
            None => {
                let modifier = text.to_owned();
                return Err(DescriptorError::ModifierNotTaken { code: self.code.name(), modifier });
            }
            Some(Modifier::Cut(count)) => self.cut_least = count,
            Some(Modifier::Median(count)) => (self.cut_least, self.cut_most) = (count, count),
            Some(Modifier::Limit(halves)) => self.limit = halves,
            Some(Modifier::Factor(factor)) => self.factor = Some(factor),
            Some(Modifier::ForfeitsPlayed) => self.forfeits_played = true,
            Some(Modifier::Fore) => self.fore = true,
            Some(Modifier::Reversed) => self.reversed = true,
            Some(Modifier::Unrated(rule)) => self.unrated = Some(rule),
        }
        Ok(())
    }

    /// Whether what a modifier says was said already.
    fn has(&self, modifier: Modifier) -> bool {
        match modifier {
            Modifier::Cut(_) | Modifier::Median(_) => self.cut_least > 0,
            Modifier::Limit(_) => self.limit != 0,
            Modifier::Factor(_) => self.factor.is_some(),
            Modifier::ForfeitsPlayed => self.forfeits_played,
            Modifier::Fore => self.fore,
            Modifier::Reversed => self.reversed,
            Modifier::Unrated(_) => self.unrated.is_some(),
        }
    }
}

impl Modifier {
    fn parse(text: &str) -> Option<Modifier> {
        let (letter, number) = text.split_at_checked(1)?;
        let count = || number.parse::<u8>().ok().filter(|count| (1..=MAX_CUT).contains(count));
        match letter {
            "C" => count().map(Modifier::Cut),
            "M" => count().map(Modifier::Median),
            "L" => number.parse().ok().filter(|limit| is_limit(*limit)).map(Modifier::Limit),
            "K" => number.parse().ok().filter(|factor| (1..=MAX_FACTOR).contains(factor)).map(Modifier::Factor),
            "P" if number.is_empty() => Some(Modifier::ForfeitsPlayed),
            "F" if number.is_empty() => Some(Modifier::Fore),
            "R" if number.is_empty() => Some(Modifier::Reversed),
            "U" if number.is_empty() => Some(Modifier::Unrated(Unrated::LeftOut)),
            "U" => {
                let rating = number.parse().ok().filter(|rating| (1..=MAX_RATING).contains(rating));
                rating.map(|rating| Modifier::Unrated(Unrated::Counts(rating)))
            }
            _ => None,
        }
    }
}

/// Half points by which Koya's limit can be moved: half the score of the longest event, either way.
fn is_limit(halves: i8) -> bool {
    halves != 0 && u16::from(halves.unsigned_abs()) <= MAX_ROUNDS
}

impl FromStr for Descriptor {
    type Err = DescriptorError;

    fn from_str(text: &str) -> Result<Descriptor, DescriptorError> {
        let text = text.trim().to_uppercase();
        let mut parts = text.split('/');
        let head = parts.next().unwrap_or_default();
        if head.starts_with("OTHER") && text != Code::Ext.name() {
            return Err(DescriptorError::SelfDefined(text));
        }
        let (head, old_modifier) = match head.split_once('-') {
            Some((name, modifier)) => (name, Some(modifier)),
            None => (head, None),
        };
        let (name, score) = match head.split_once(':') {
            None => (head, None),
            Some((name, "MP")) => (name, Some(Score::Match)),
            Some((name, "GP")) => (name, Some(Score::Game)),
            Some((_, other)) => return Err(DescriptorError::UnknownScore(other.into())),
        };
        let (name, score) = match name {
            "MPTS" | "MP" => ("PTS", Some(Score::Match)),
            "GPTS" | "GP" => ("PTS", Some(Score::Game)),
            "GE" => ("REP", score),
            name => (name, score),
        };
        let code = Code::ALL.iter().copied().find(|code| code.name().eq_ignore_ascii_case(name));
        let code = code.ok_or_else(|| DescriptorError::UnknownCode(name.into()))?;
        if score.is_some() && !code.takes_score() {
            return Err(DescriptorError::ScoreNotTaken { code: code.name() });
        }
        let mut descriptor = Descriptor { score, ..Descriptor::plain(code) };
        for modifier in old_modifier.into_iter().chain(parts) {
            descriptor.apply(modifier)?;
        }
        Ok(descriptor)
    }
}

impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.code.name().to_owned();
        match self.score {
            Some(Score::Match) => text += ":MP",
            Some(Score::Game) => text += ":GP",
            None => {}
        }
        match (self.cut_least, self.cut_most) {
            (0, _) => {}
            (count, 0) => text += &format!("/C{count}"),
            (count, _) => text += &format!("/M{count}"),
        }
        if self.limit != 0 {
            text += &format!("/L{}", self.limit);
        }
        if let Some(factor) = self.factor {
            text += &format!("/K{factor}");
        }
        for (set, mark) in [(self.forfeits_played, "/P"), (self.fore, "/F"), (self.reversed, "/R")] {
            if set {
                text += mark;
            }
        }
        match self.unrated {
            Some(Unrated::LeftOut) => text += "/U",
            Some(Unrated::Counts(rating)) => text += &format!("/U{rating}"),
            None => {}
        }
        f.pad(&text)
    }
}

/// Reads a list separated by blanks, commas or semicolons.
///
/// ```
/// use sonneborn_tournament::descriptor::parse_list;
///
/// let list = parse_list("PTS BH/C1 BH SB").expect("codes of C.07");
/// assert_eq!(list[1].to_string(), "BH/C1");
/// assert!(parse_list("PTS XYZ").is_err());
/// ```
///
/// # Errors
/// The first text that is no descriptor.
pub fn parse_list(text: &str) -> Result<Vec<Descriptor>, DescriptorError> {
    text.split([' ', ',', ';', '\t', '\n']).filter(|part| !part.is_empty()).map(str::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_descriptor_of_fides_list_reads_back() {
        for descriptor in Descriptor::all_individual().into_iter().chain(Descriptor::all_of_teams()) {
            assert_eq!(descriptor.to_string().parse(), Ok(descriptor));
        }
        for text in ["BH:MP/C1/P", "EMGSB/C1", "SSSC:GP/K3/F", "KS/L-1", "ARO/U1400", "TPR/U", "EDEBT", "PTS:GP"] {
            assert_eq!(text.parse::<Descriptor>().map(|descriptor| descriptor.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn other_spellings_are_understood() {
        for (text, meant) in
            [("bh-c1", "BH/C1"), ("ks/l+1", "KS/L1"), ("GE", "REP"), ("mpts", "PTS:MP"), (" sb/p/c1", "SB/C1/P")]
        {
            assert_eq!(text.parse::<Descriptor>().map(|descriptor| descriptor.to_string()), Ok(meant.to_owned()));
        }
    }

    #[test]
    fn what_is_no_descriptor_is_named() {
        let error = |text: &str| text.parse::<Descriptor>().expect_err("not a descriptor");
        assert_eq!(error("XYZ"), DescriptorError::UnknownCode("XYZ".into()));
        assert_eq!(error("OTHER_KO"), DescriptorError::SelfDefined("OTHER_KO".into()));
        assert_eq!(error("BH:XP"), DescriptorError::UnknownScore("XP".into()));
        for (code, modifier) in [("WIN", "C1"), ("BH", "C"), ("BH", "C0"), ("BH", "½"), ("BH", ""), ("PS", "M1")] {
            let expected = DescriptorError::ModifierNotTaken { code, modifier: modifier.into() };
            assert_eq!(error(&format!("{code}/{modifier}")), expected);
        }
        for beyond in
            ["BH/C9", "BH/C3", "SB/M3", "KS/L0", "KS/L99", "KS/L-128", "SSSC/K0", "SSSC/K1000", "ARO/U0", "ARO/U9000"]
        {
            assert!(matches!(error(beyond), DescriptorError::ModifierNotTaken { .. }), "{beyond}");
        }
        for twice in ["BH/C1/C2", "BH/C1/M1", "BH/P/P", "KS/L1/L2", "BH-C1/C2", "ARO/U/U1400"] {
            assert!(matches!(error(twice), DescriptorError::ModifierTwice { .. }), "{twice}");
        }
        assert_eq!(error("BC:GP"), DescriptorError::ScoreNotTaken { code: "BC" });
    }
}
