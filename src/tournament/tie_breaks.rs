//! The tie-breaks of C.07, a line each: name, article, and all that decides where one is used and how it is varied.
//!
//! A new one is a line here, which does not compile until each column is filled, and its rule in `standings/tie_break`.

/// Makes [`Code`] of the list, all codes in its order, and the row of each.
macro_rules! codes {
    ($($(#[$note:meta])* $code:ident $name:literal $article:literal $who:ident $family:ident $score:ident $cuts:ident
        $forfeits:ident $own:ident;)+) => {
        /// The tie-breaks of C.07.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $($(#[$note])* $code,)+
        }

        impl Code {
            /// Every code, in the order in which menus and `all` list them.
            pub const ALL: &[Code] = &[$(Code::$code),+];

            const fn row(self) -> Row {
                match self {
                    $(Code::$code => Row {
                        name: $name,
                        article: $article,
                        who: Who::$who,
                        family: Family::$family,
                        score: Score::$score,
                        cuts: Cutting::$cuts,
                        forfeits: Forfeits::$forfeits,
                        own: Own::$own,
                    },)+
                }
            }
        }
    };
}

/// A line of the list.
struct Row {
    name: &'static str,
    article: &'static str,
    who: Who,
    family: Family,
    score: Score,
    cuts: Cutting,
    forfeits: Forfeits,
    own: Own,
}

/// Who has it.
#[derive(PartialEq, Eq)]
enum Who {
    All,
    /// Art. 12 and 13.
    Teams,
}

/// What it rests on, as far as a rule asks.
#[derive(PartialEq, Eq)]
enum Family {
    /// Games among the tied only (type A, art. 4.3), so that it may be listed again and again.
    Tied,
    /// Opponents' scores; forbidden in round robins (art. 8).
    Buchholz,
    /// For round robins only (9.2).
    Tables,
    /// It falls away when unrated players are present and no rule is announced (art. 10).
    Ratings,
    /// The extended Sonneborn-Berger of 13.2.
    Extended,
    Other,
}

/// From which of a team's two scores it is taken (11.1).
#[derive(PartialEq, Eq)]
enum Score {
    /// From either, as its descriptor says.
    Either,
    /// It has its scores in its definition, or none.
    Own,
}

/// What may be cut of its values (14.1 to 14.4).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cutting {
    Whole,
    /// `/C`.
    Least,
    /// `/C` and `/M`.
    LeastOrMedian,
}

/// Whether `/P` counts forfeits as played against the scheduled opponent (6.1.1).
#[derive(PartialEq, Eq)]
enum Forfeits {
    Switched,
    Unplayed,
}

/// The modifiers that are its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Own {
    Nothing,
    /// Koya's limit (14.5).
    Limit,
    /// `/F` (8.2).
    Fore,
    /// SSSC's divisor, and `/F` (13.4.2).
    FactorAndFore,
    /// `/R` (7.8, 10.6).
    Reversed,
}

#[rustfmt::skip]
codes! {
    Pts   "PTS"       "TRF 212" All   Other    Either Whole         Unplayed Nothing;
    De    "DE"        "6"       All   Tied     Either Whole         Switched Nothing;
    Win   "WIN"       "7.1"     All   Other    Either Whole         Unplayed Nothing;
    Won   "WON"       "7.2"     All   Other    Either Whole         Unplayed Nothing;
    Bpg   "BPG"       "7.3"     All   Other    Either Whole         Unplayed Nothing;
    Bwg   "BWG"       "7.4"     All   Other    Either Whole         Unplayed Nothing;
    Ps    "PS"        "7.5"     All   Other    Either Least         Unplayed Nothing;
    Rep   "REP"       "7.6"     All   Other    Either Whole         Unplayed Nothing;
    Std   "STD"       "7.7"     All   Other    Either Whole         Unplayed Nothing;
    Tpn   "TPN"       "7.8"     All   Other    Own    Whole         Unplayed Reversed;
    Rtng  "RTNG"      "10.6"    All   Ratings  Own    Whole         Unplayed Reversed;
    Bh    "BH"        "8.1"     All   Buchholz Either LeastOrMedian Switched Nothing;
    Aob   "AOB"       "8.2"     All   Buchholz Either LeastOrMedian Switched Fore;
    Fb    "FB"        "8.3"     All   Buchholz Either LeastOrMedian Switched Nothing;
    Sb    "SB"        "9.1"     All   Other    Either LeastOrMedian Switched Nothing;
    Ks    "KS"        "9.2"     All   Tables   Either Whole         Unplayed Limit;
    Aro   "ARO"       "10.1"    All   Ratings  Either LeastOrMedian Unplayed Nothing;
    Tpr   "TPR"       "10.2"    All   Ratings  Either Whole         Unplayed Nothing;
    Ptp   "PTP"       "10.3"    All   Ratings  Either Whole         Unplayed Nothing;
    Apro  "APRO"      "10.4"    All   Ratings  Either LeastOrMedian Unplayed Nothing;
    Appo  "APPO"      "10.5"    All   Ratings  Either LeastOrMedian Unplayed Nothing;
    MpVGp "MPvGP"     "13.1"    Teams Other    Own    Whole         Unplayed Nothing;
    Bc    "BC"        "12.1"    Teams Other    Own    Whole         Unplayed Nothing;
    Tbr   "TBR"       "12.2"    Teams Other    Own    Whole         Unplayed Nothing;
    Bbe   "BBE"       "12.3"    Teams Other    Own    Whole         Unplayed Nothing;
    /// Opponent's total of the first score times points of the second (13.2); `Esb` is primary times secondary.
    Esb   "ESB"       "13.2"    Teams Extended Either LeastOrMedian Switched Nothing;
    Emmsb "EMMSB"     "13.2"    Teams Extended Own    LeastOrMedian Switched Nothing;
    Emgsb "EMGSB"     "13.2"    Teams Extended Own    LeastOrMedian Switched Nothing;
    Egmsb "EGMSB"     "13.2"    Teams Extended Own    LeastOrMedian Switched Nothing;
    Eggsb "EGGSB"     "13.2"    Teams Extended Own    LeastOrMedian Switched Nothing;
    Ede   "EDE"       "13.3"    Teams Tied     Own    Whole         Switched Nothing;
    Edebt "EDEBT"     "13.3"    Teams Tied     Own    Whole         Switched Nothing;
    Edebb "EDEBB"     "13.3"    Teams Tied     Own    Whole         Switched Nothing;
    Edet  "EDET"      "13.3"    Teams Tied     Own    Whole         Switched Nothing;
    Edeb  "EDEB"      "13.3"    Teams Tied     Own    Whole         Switched Nothing;
    Sssc  "SSSC"      "13.4"    Teams Other    Either LeastOrMedian Switched FactorAndFore;
    /// A value from outside that the arbiter types for each player (art. 4.1; VCL4THP 207).
    Ext   "OTHER_EXT" "4.1"     All   Other    Own    Whole         Unplayed Nothing;
}

impl Code {
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The article of C.07 (edition of 2026) that defines it; the bare score is one of TRF record 212 only.
    pub fn article(self) -> &'static str {
        self.row().article
    }

    /// Whether only teams have it (art. 12 and 13).
    pub fn is_for_teams(self) -> bool {
        self.row().who == Who::Teams
    }

    /// Whether it looks at games among the tied only (type A, art. 4.3), and so may be listed again and again.
    pub fn is_among_the_tied(self) -> bool {
        self.row().family == Family::Tied
    }

    /// Whether it rests on ratings (art. 10) and so falls away when unrated players are present and no rule is announced.
    pub fn is_of_ratings(self) -> bool {
        self.row().family == Family::Ratings
    }

    /// The family of 13.2.
    pub fn is_extended_sonneborn_berger(self) -> bool {
        self.row().family == Family::Extended
    }

    /// Whether C.07 has it for round robins only (9.2).
    pub fn is_of_tables(self) -> bool {
        self.row().family == Family::Tables
    }

    /// Whether art. 8 forbids it in round robins.
    pub fn is_of_buchholz(self) -> bool {
        self.row().family == Family::Buchholz
    }

    /// Whether it can be taken from either score (11.1); the others have their scores in their definition, or none.
    pub(crate) fn takes_score(self) -> bool {
        self.row().score == Score::Either
    }

    /// Whether `/P` says something of it.
    pub(crate) fn takes_forfeits(self) -> bool {
        self.row().forfeits == Forfeits::Switched
    }

    pub(crate) fn cuts(self) -> Cutting {
        self.row().cuts
    }

    pub(crate) fn own_modifiers(self) -> Own {
        self.row().own
    }
}
