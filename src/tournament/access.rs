//! Who may read what: classes of data, scopes, and the one table that says which reader reads which class how far. What no row
//! names is read by nobody.
//!
//! What somebody may *do* is judged by what it changes ([`super::judge`]); this is about looking.

use super::role::Role;
use std::ops::BitOr;

sonneborn_laws::with_codes! {
    /// A class of what a server keeps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DataClass {
        /// What the public pages show once it is published: results, standings, and the names that stand beside them.
        Public = "public",
        /// What hangs in the hall: names, clubs, ratings, drafts, rulings, settings.
        Names = "names",
        /// Contacts, birth dates, remarks about players, and the files and forms that hold them.
        Persons = "persons",
        /// Entry fees, and what is due.
        Money = "money",
        /// The players' codes and the captains' links, tokens and keys: who has one acts in somebody's name.
        Codes = "codes",
        /// From which device and address somebody acted.
        Devices = "devices",
        /// Moves in envelopes.
        Sealed = "sealed",
        /// Incidents and appeals.
        Incidents = "incidents",
        /// Every act in words, what was taken back among them, and the files that hold everything at once.
        Journal = "journal",
        /// The accounts, who is a member, and who is where.
        Accounts = "accounts",
    }
}

impl DataClass {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// The classes that an answer may show: what a page, a paper, an export, a feed or an answer of the API declares of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows(u16);

impl Shows {
    pub const PUBLIC: Shows = Shows::only(DataClass::Public);
    pub const NAMES: Shows = Shows::only(DataClass::Names);
    /// Persons, and on the same forms what they paid.
    pub const PERSONS: Shows = Shows::only(DataClass::Persons).and(DataClass::Money);
    pub const MONEY: Shows = Shows::only(DataClass::Money);
    pub const CODES: Shows = Shows::only(DataClass::Codes);
    pub const SEALED: Shows = Shows::only(DataClass::Sealed);
    pub const INCIDENTS: Shows = Shows::only(DataClass::Incidents);
    /// Every act in words, with the devices.
    pub const JOURNAL: Shows = Shows::only(DataClass::Journal).and(DataClass::Devices);
    /// Who is a member, on which devices.
    pub const ACCOUNTS: Shows = Shows::only(DataClass::Accounts).and(DataClass::Devices);
    /// Everything of an event but codes and accounts: the dossier, the whole tournament as a file.
    pub const WHOLE: Shows =
        Shows::JOURNAL.and(DataClass::Persons).and(DataClass::Money).and(DataClass::Sealed).and(DataClass::Incidents);

    pub const fn only(class: DataClass) -> Shows {
        Shows(class.bit())
    }

    #[must_use]
    pub const fn and(self, class: DataClass) -> Shows {
        Shows(self.0 | class.bit())
    }

    pub const fn has(self, class: DataClass) -> bool {
        self.0 & class.bit() != 0
    }

    pub fn classes(self) -> impl Iterator<Item = DataClass> {
        DataClass::ALL.into_iter().filter(move |class| self.has(*class))
    }

    /// No more than what hangs in the hall: who draws such an answer gets the event veiled ([`super::Tournament::veiled`]).
    pub const fn is_plain(self) -> bool {
        self.0 & !Shows::NAMES.and(DataClass::Public).0 == 0
    }
}

impl BitOr for Shows {
    type Output = Shows;

    fn bitor(self, other: Shows) -> Shows {
        Shows(self.0 | other.0)
    }
}

sonneborn_laws::with_codes! {
    /// How far somebody reads a class.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Scope {
        /// Of everything on the server.
        Server = "server",
        /// Of a festival with all its sections.
        Event = "event",
        /// Of the tournament in which the right was given: a section, or an event by itself.
        Section = "section",
        /// Of the boards to which the right is limited.
        Boards = "boards",
        Team = "team",
        /// Of oneself.
        Player = "player",
    }
}

impl Scope {
    /// Whether it reaches what belongs to a whole tournament.
    fn has_section(self) -> bool {
        match self {
            Scope::Server | Scope::Event | Scope::Section => true,
            Scope::Boards | Scope::Team | Scope::Player => false,
        }
    }
}

sonneborn_laws::with_codes! {
    /// Who looks, as far as it decides what they read: from the fewest rights to the most.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Reader {
        /// Anybody, where the event is public.
        Spectator = "spectator",
        /// By the code of their slip.
        Player = "player",
        /// By their link.
        Captain = "captain",
        /// A right that is limited to some boards, by a link or an account.
        OfBoards = "of-boards",
        /// Came by a link, and only looks.
        GuestViewer = "guest-viewer",
        /// Came by a link, and acts.
        GuestDeputy = "guest-deputy",
        Viewer = "viewer",
        Arbiter = "arbiter",
        ChiefArbiter = "chief-arbiter",
        /// Of the server.
        Administrator = "administrator",
    }
}

impl Reader {
    /// Somebody with a role in a tournament. A guest is one for whom nobody answers: they came by a link or a QR code.
    pub fn of(role: Role, is_guest: bool, has_boards: bool) -> Reader {
        match (role, is_guest, has_boards) {
            (_, _, true) => Reader::OfBoards,
            (Role::Viewer, true, false) => Reader::GuestViewer,
            (Role::Arbiter | Role::ChiefArbiter, true, false) => Reader::GuestDeputy,
            (Role::Viewer, false, false) => Reader::Viewer,
            (Role::Arbiter, false, false) => Reader::Arbiter,
            (Role::ChiefArbiter, false, false) => Reader::ChiefArbiter,
        }
    }

    /// The table: what a reader reads, and how far. A class that is not named is not read.
    fn reads(self) -> &'static [(DataClass, Scope)] {
        use DataClass::{Accounts, Codes, Devices, Incidents, Journal, Money, Names, Persons, Public, Sealed};
        use Scope::{Player, Section, Server, Team};
        match self {
            Reader::Spectator => &[(Public, Section)],
            Reader::Player => &[(Public, Section), (Names, Player)],
            Reader::Captain => &[(Public, Section), (Names, Team)],
            // Whoever has three boards, or only looks, needs nobody's birth date.
            Reader::OfBoards | Reader::GuestViewer => &[(Public, Section), (Names, Section)],
            Reader::GuestDeputy | Reader::Viewer => {
                &[(Public, Section), (Names, Section), (Persons, Section), (Money, Section)]
            }
            Reader::Arbiter => &[
                (Public, Section),
                (Names, Section),
                (Persons, Section),
                (Money, Section),
                (Codes, Section),
                (Devices, Section),
                (Sealed, Section),
                (Incidents, Section),
                (Journal, Section),
            ],
            Reader::ChiefArbiter => &[
                (Public, Section),
                (Names, Section),
                (Persons, Section),
                (Money, Section),
                (Codes, Section),
                (Devices, Section),
                (Sealed, Section),
                (Incidents, Section),
                (Journal, Section),
                (Accounts, Section),
            ],
            Reader::Administrator => &[
                (Public, Server),
                (Names, Server),
                (Persons, Server),
                (Money, Server),
                (Codes, Server),
                (Devices, Server),
                (Sealed, Server),
                (Incidents, Server),
                (Journal, Server),
                (Accounts, Server),
            ],
        }
    }

    /// How far they read a class; `None` where they read nothing of it.
    pub fn scope(self, class: DataClass) -> Option<Scope> {
        self.reads().iter().find(|(of, _)| *of == class).map(|(_, scope)| *scope)
    }

    /// Whether they read a class throughout the tournament in which they have their right.
    pub fn may_read(self, class: DataClass) -> bool {
        self.scope(class).is_some_and(Scope::has_section)
    }

    /// Whether they may be given an answer that shows these.
    pub fn may_see(self, shows: Shows) -> bool {
        shows.classes().all(|class| self.may_read(class))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_role_reads_no_less_and_a_limit_gives_nothing() {
        let limits = [(false, false), (false, true), (true, false), (true, true)];
        for class in DataClass::ALL {
            for role in Role::ALL {
                for (is_guest, has_boards) in limits {
                    let reads = |role, guest, boards| Reader::of(role, guest, boards).may_read(class);
                    for higher in Role::ALL.into_iter().filter(|higher| *higher >= role) {
                        let is_no_less = reads(higher, is_guest, has_boards) || !reads(role, is_guest, has_boards);
                        assert!(is_no_less, "{role:?} {higher:?} {class:?}");
                    }
                    let is_no_more = reads(role, false, false) || !reads(role, is_guest, has_boards);
                    assert!(is_no_more, "{role:?} {is_guest} {has_boards} {class:?}");
                }
            }
        }
    }

    #[test]
    fn what_opens_everything_is_no_guests() {
        use DataClass::{Accounts, Codes, Devices, Incidents, Journal, Sealed};
        for reader in [Reader::Spectator, Reader::Player, Reader::Captain, Reader::OfBoards, Reader::GuestDeputy] {
            for class in [Accounts, Codes, Devices, Incidents, Journal, Sealed] {
                assert_eq!(reader.scope(class), None, "{reader:?} {class:?}");
            }
        }
        assert!(Reader::ALL.into_iter().all(|reader| reader.may_see(Shows::PUBLIC)));
        assert!(!Reader::Arbiter.may_see(Shows::ACCOUNTS) && Reader::ChiefArbiter.may_see(Shows::ACCOUNTS));
        assert!(Reader::Arbiter.may_see(Shows::WHOLE) && !Reader::Viewer.may_see(Shows::WHOLE));
    }

    #[test]
    fn only_administrators_read_beyond_the_tournament_of_their_right() {
        for class in DataClass::ALL {
            for reader in Reader::ALL {
                let is_beyond = matches!(reader.scope(class), Some(Scope::Server | Scope::Event));
                assert_eq!(is_beyond, reader == Reader::Administrator, "{reader:?} {class:?}");
            }
        }
    }
}
