//! The certificate as a text: README.md of this crate tells its form. What is written is read back as the same, and a line that is
//! written otherwise than this file writes it is refused, so that no two texts are one certificate.

use crate::points::Points;
use crate::refusal::NotACertificate;
use crate::system::System;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};
use core::str::FromStr;

/// The first line, with the system behind it; a later form has another number.
const FORM: &str = "pairing certificate 1, ";
const END: &str = "end";

/// What a certificate says of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    pub system: System,
    /// How many rounds the tournament has.
    pub rounds: usize,
    pub certified: Vec<CertifiedRound>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CertifiedRound {
    pub number: usize,
    /// Who has the pairing-allocated bye, and that nobody of a lower score can have it.
    pub bye: Option<(u32, Proof)>,
    /// From the top.
    pub brackets: Vec<CertifiedBracket>,
}

/// Players are called by their starting numbers, the higher ranked first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CertifiedBracket {
    /// Of the residents.
    pub score: Points,
    pub moved: Vec<u32>,
    /// Who come up from lower scores.
    pub upfloaters: Vec<u32>,
    pub pairs: Vec<(u32, u32)>,
    pub floaters: Vec<u32>,
    /// The sums of the criteria that are not zero.
    pub values: Vec<(String, i64)>,
    pub proof: Proof,
}

/// The bounds are of weights taken so many times, so that they are whole numbers.
pub const SCALE: i64 = 4;

/// Bounds for all pairs: those of the two players and of the sets that hold both, together, reach what the pair weighs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// By criterion or choice, in their order.
    pub lanes: Vec<BoundLane>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoundLane {
    /// Where it stands in the text, from 1; 0 in one that was not read.
    pub line: usize,
    pub name: String,
    pub bounds: Vec<Bound>,
}

/// A number that each of these players has, or the set of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    pub value: i64,
    pub is_of_set: bool,
    pub players: Vec<u32>,
}

impl Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text)?;
        writeln!(f, "{text}{END} {:016x}", sum(&text))
    }
}

/// FNV-1a, of 64 bits. It tells damage, not forgery: of a text that was changed with its sum, the proofs have to hold.
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

impl Certificate {
    fn write(&self, f: &mut String) -> fmt::Result {
        writeln!(f, "{FORM}{}\nrounds {}", self.system, self.rounds)?;
        for round in &self.certified {
            writeln!(f, "round {}", round.number)?;
            if let Some((player, proof)) = &round.bye {
                writeln!(f, "bye {player}\n{proof}")?;
            }
            for bracket in &round.brackets {
                write!(f, "{bracket}")?;
            }
        }
        Ok(())
    }
}

impl Display for CertifiedBracket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "bracket {}", self.score)?;
        let pairs = self.pairs.iter().map(|(higher, lower)| format!("{higher}-{lower}"));
        let values = self.values.iter().map(|(name, value)| format!("{name}={value}"));
        list(f, "moved", self.moved.iter().map(u32::to_string))?;
        list(f, "up", self.upfloaters.iter().map(u32::to_string))?;
        list(f, "pairs", pairs)?;
        list(f, "down", self.floaters.iter().map(u32::to_string))?;
        list(f, "values", values)?;
        writeln!(f, "{}", self.proof)
    }
}

/// A line of a list, unless it is empty.
fn list(f: &mut fmt::Formatter<'_>, name: &str, items: impl Iterator<Item = String>) -> fmt::Result {
    let items: Vec<String> = items.collect();
    if items.is_empty() { Ok(()) } else { writeln!(f, "{name} {}", items.join(" ")) }
}

impl Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "proof")?;
        for lane in &self.lanes {
            write!(f, "\n {}", lane.name)?;
            for bound in &lane.bounds {
                let players: Vec<String> = bound.players.iter().map(u32::to_string).collect();
                write!(f, " {}{}{}", bound.value, if bound.is_of_set { '#' } else { '@' }, players.join(","))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Certificate {
    type Err = NotACertificate;

    fn from_str(text: &str) -> Result<Certificate, NotACertificate> {
        let mut reader = Reader { lines: text.lines().enumerate().map(|(i, line)| (i + 1, line)).collect(), at: 0 };
        let named = reader.take().and_then(|(_, line)| line.strip_prefix(FORM)).unwrap_or_default();
        let system = System::ALL.into_iter().find(|system| system.to_string() == named);
        let found = reader.certificate(system.ok_or(NotACertificate::Form)?);
        let certificate = found.filter(|_| reader.at == reader.lines.len()).ok_or(reader.fault())?;
        let mut written = String::new();
        // Writing to a text does not fail.
        let is_written = write!(written, "{certificate}").is_ok();
        let differing = written.split('\n').zip(text.split('\n')).position(|(one, other)| one != other);
        match differing {
            None if is_written && written.len() == text.len() => Ok(certificate),
            Some(line) => Err(NotACertificate::Line { line: line + 1 }),
            None => Err(NotACertificate::Line { line: reader.lines.len() }),
        }
    }
}

struct Reader<'t> {
    lines: Vec<(usize, &'t str)>,
    at: usize,
}

impl<'t> Reader<'t> {
    fn take(&mut self) -> Option<(usize, &'t str)> {
        let line = self.lines.get(self.at).copied()?;
        self.at += 1;
        Some(line)
    }

    /// The rest of the next line, if it begins with this word.
    fn line(&mut self, word: &str) -> Option<&'t str> {
        let (_, line) = self.lines.get(self.at)?;
        let rest = line.strip_prefix(word)?.strip_prefix(' ')?;
        self.at += 1;
        Some(rest)
    }

    fn fault(&self) -> NotACertificate {
        NotACertificate::Line { line: (self.at + 1).min(self.lines.len()) }
    }

    fn certificate(&mut self, system: System) -> Option<Certificate> {
        let rounds = self.line("rounds")?.parse().ok()?;
        let mut certificate = Certificate { system, rounds, certified: Vec::new() };
        while let Some(number) = self.line("round") {
            let mut round = CertifiedRound { number: number.parse().ok()?, ..CertifiedRound::default() };
            if let Some(player) = self.line("bye") {
                round.bye = Some((player.parse().ok()?, self.proof()?));
            }
            while let Some(score) = self.line("bracket") {
                round.brackets.push(self.bracket(score)?);
            }
            certificate.certified.push(round);
        }
        self.line(END)?;
        Some(certificate)
    }

    fn bracket(&mut self, score: &str) -> Option<CertifiedBracket> {
        let pair = |text: &str| {
            let (higher, lower) = text.split_once('-')?;
            Some((higher.parse().ok()?, lower.parse().ok()?))
        };
        let value = |text: &str| {
            let (name, value) = text.split_once('=')?;
            Some((name.to_owned(), value.parse().ok()?))
        };
        Some(CertifiedBracket {
            score: Points::read(score)?,
            moved: self.items("moved", |text| text.parse().ok())?,
            upfloaters: self.items("up", |text| text.parse().ok())?,
            pairs: self.items("pairs", pair)?,
            floaters: self.items("down", |text| text.parse().ok())?,
            values: self.items("values", value)?,
            proof: self.proof()?,
        })
    }

    fn items<T>(&mut self, name: &str, item: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
        self.line(name).map_or(Some(Vec::new()), |line| line.split(' ').map(item).collect())
    }

    fn proof(&mut self) -> Option<Proof> {
        self.take().filter(|(_, line)| *line == "proof")?;
        let mut proof = Proof::default();
        while let Some((line, text)) = self.lines.get(self.at).filter(|(_, text)| text.starts_with(' ')) {
            self.at += 1;
            let mut words = text[1..].split(' ');
            let name = words.next()?.to_owned();
            proof.lanes.push(BoundLane { line: *line, name, bounds: words.map(bound).collect::<Option<_>>()? });
        }
        Some(proof)
    }
}

fn bound(text: &str) -> Option<Bound> {
    let place = text.find(['@', '#'])?;
    let players = text[place + 1..].split(',').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    Some(Bound { value: text[..place].parse().ok()?, is_of_set: text[place..].starts_with('#'), players })
}
