//! The numbers of the articles of 2001, 2005 and 2009, cell by cell, stated from the texts and not from the program's table; and
//! for each cell how good the witness is.

use sonneborn_laws::edition::Topic;
use sonneborn_laws::edition::article::{Numbering, article};

use Witness::{Absent, Between, List, Print, PublicCopy};

/// Where a number was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Witness {
    /// In the printed Chinese handbook of 2001, word by word.
    Print,
    /// In a public copy of the edition's text, or quoted from it while it was in force.
    PublicCopy,
    /// In a published list of what changed, or a digest: the thing is certain, its number within the article is not verbatim.
    List,
    /// Not seen: the editions before and after it have it under this number, or its place in the order of the articles is left.
    Between,
    /// The edition does not say it.
    Absent,
}

macro_rules! cells {
    ($($topic:ident: $a:literal $wa:ident, $b:literal $wb:ident, $c:literal $wc:ident;)*) => {
        const TOPICS: &[Topic] = &[$(Topic::$topic),*];

        /// As the texts of 2001, 2005 and 2009 have it.
        fn cells(topic: Topic) -> [(&'static str, Witness); 3] {
            match topic {
                $(Topic::$topic => [($a, $wa), ($b, $wb), ($c, $wc)],)*
            }
        }
    };
}

#[rustfmt::skip]
cells! {
    Checkmate:              "5.1(1)" Print,  "5.1(a)" Between, "5.1.a" Between;
    Resignation:            "5.1(2)" Print,  "5.1(b)" Between, "5.1.b" Between;
    Stalemate:              "5.2(1)" Print,  "5.2(a)" Between, "5.2.a" Between;
    DeadPosition:           "5.2(2)" Print,  "5.2(b)" Between, "5.2.b" Between;
    Agreement:              "5.2(3)" Print,  "5.2(c)" Between, "5.2.c" Between;
    ThreefoldAnnounced:     "9.2(1)" Between, "9.2(a)" PublicCopy,   "9.2.a" Between;
    ThreefoldOnBoard:       "9.2(2)" Between, "9.2(b)" PublicCopy,   "9.2.b" Between;
    SamePosition:           "9.2" Between,   "9.2" PublicCopy,       "9.2" Between;
    FiftyAnnounced:         "9.3(1)" Between, "9.3(a)" Between, "9.3.a" Between;
    FiftyOnBoard:           "9.3(2)" Between, "9.3(b)" Between, "9.3.b" Between;
    ClaimLost:              "9.4" List,      "9.4" List,       "9.4" List;
    WrongClaim:             "9.5(2)" List,   "9.5(b)" List,    "9.5.b" List;
    Fivefold:               "" Absent,       "" Absent,        "" Absent;
    NoProgress:             "" Absent,       "" Absent,        "" Absent;
    FlagFall:               "6.10" Print,    "6.10" Between,   "6.9" Between;
    BothFlags:              "6.12, 10.3" Print, "6.12" List,   "6.11" Between;
    IllegalMove:            "7.4(1)" Print,  "7.4(a)" PublicCopy,    "7.4.a" List;
    IllegalPenalty:         "7.4(2)" Print,  "7.4(b)" PublicCopy,    "7.4.b" List;
    IllegalRelaxedRapid:    "App. B" PublicCopy,   "App. B" Between, "A.4" List;
    IllegalRelaxedBlitz:    "App. C" PublicCopy,   "App. C" Between, "B.3" List;
    OneMinute:              "" Absent,       "" Absent,        "" Absent;
    Unpromoted:             "7.4(1)" Print,  "7.4(a)" PublicCopy,    "7.4.a" List;
    EmptyPress:             "" Absent,       "" Absent,        "" Absent;
    TwoHands:               "" Absent,       "" Absent,        "" Absent;
    OneHand:                "4.1" Print,     "4.1" Between,    "4.1" Between;
    WrongSetup:             "7.1(1)" Print,  "7.1(a)" Between, "7.1.a" Between;
    ReversedBoard:          "7.1(2)" Print,  "7.1(b)" Between, "7.1.b" Between;
    TooLateForSetup:        "App. B" PublicCopy,   "App. B" Between, "A.4.a" PublicCopy;
    ReversedColours:        "7.2" Print,     "7.2" Between,    "7.2" Between;
    Displaced:              "7.3" Print,     "7.3" Between,    "7.3" Between;
    ClockSetting:           "6.11" Print,    "6.11" Between,   "6.10.b" Between;
    TooLateForClock:        "App. B" PublicCopy,   "App. B" Between, "A.4.a" PublicCopy;
    IllegalPosition:        "" Absent,       "" Absent,        "A.4" List;
    TouchedOwn:             "4.3(1)" Print,  "4.3(a)" Between, "4.3.a" Between;
    TouchedOpponents:       "4.3(2)" Print,  "4.3(b)" Between, "4.3.b" Between;
    TouchedBoth:            "4.3(3)" Print,  "4.3(c)" Between, "4.3.c" Between;
    TouchedKingAndRook:     "4.4(1)" Print,  "4.4(a)" Between, "4.4.a" Between;
    TouchedRookThenKing:    "4.4(2)" Print,  "4.4(b)" Between, "4.4.b" Between;
    TouchedCastlingIllegal: "4.4(3)" Print,  "4.4(c)" Between, "4.4.c" Between;
    TouchedNone:            "4.5" Print,     "4.5" Between,    "4.5" Between;
    PromotedPiece:          "" Absent,       "4.4(d)" List,    "4.4.d" Between;
    Released:               "4.7" Print,     "4.6" List,       "4.6" PublicCopy;
    TouchClaimLost:         "4.6" Print,     "4.7" List,       "4.7" Between;
    Recording:              "8.1" Print,     "8.1" PublicCopy,       "8.1" Between;
    NeedNotRecord:          "8.4" Print,     "8.4" PublicCopy,       "8.4" Between;
    NeedNotRecordRapid:     "App. B" PublicCopy,   "App. B" Between, "A.2" List;
    Default:                "6.7" Print,     "6.7" Between,    "6.6.a" List;
    NobodyPresent:          "6.6" Print,     "6.6" Between,    "6.6.b" Between;
    Quickplay:              "10.2" PublicCopy,     "10.2" List,      "10.2" PublicCopy;
    QuickplayIncrement:     "" Absent,       "" Absent,        "" Absent;
    Movement:               "3.1–3.9" Print, "3.1–3.9" Between, "3.1–3.9" PublicCopy;
    Device:                 "" Absent,       "12.2(b)" List,   "12.3.b" PublicCopy;
    Advice:                 "12.2" Between,  "12.2(a)" List,   "12.3.a" PublicCopy;
    Distracting:            "12.5" Between,  "12.5" PublicCopy,      "12.6" PublicCopy;
    Refusal:                "12.7" Between,  "12.7" Between,   "12.8" PublicCopy;
    Disturbance:            "13.5" PublicCopy,     "13.5" Between,   "13.5" Between;
    Penalties:              "13.4" PublicCopy,     "13.4" Between,   "13.4" PublicCopy;
    DrawOffer:              "9.1" Print,     "9.1" PublicCopy,       "9.1" Between;
    RecordedBefore:         "" Absent,       "8.1" PublicCopy,       "8.1" Between;
    SignedResult:           "8.7" Print,     "8.7" Between,    "8.7" Between;
}

#[test]
fn each_number_is_the_one_of_its_text() {
    let editions = [Numbering::Laws2001, Numbering::Laws2005, Numbering::Laws2009];
    for (column, numbering) in editions.into_iter().enumerate() {
        let mut counts = [0; 5];
        for &topic in TOPICS {
            let (number, witness) = cells(topic)[column];
            assert_eq!(article(numbering, topic).unwrap_or_default(), number, "{topic:?}, {numbering:?}");
            assert_eq!(number.is_empty(), witness == Absent, "{topic:?}, {numbering:?}");
            counts[witness as usize] += 1;
        }
        let [print, copy, list, between, absent] = counts;
        println!("{numbering:?}: {print} print, {copy} copy, {list} list, {between} not seen, {absent} absent");
    }
}
