//! Who may read what: classes of data, and the one table that says which reader reads which. What no row names is read by nobody.
//!
//! What somebody may *do* is judged by what it changes ([`super::judge`]); this is about looking.

use super::role::Role;

/// A class of what an event keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataClass {
    /// What hangs on the walls: names, clubs, ratings, pairings, results, standings, rulings.
    Hall,
    /// Contacts, birth dates, remarks about players, and the files and forms that hold them.
    Persons,
    /// Entry fees, and what is due.
    Money,
    /// The journal, with the devices and addresses of those who acted.
    Journal,
    /// The players' codes and the captains' links: who has one acts in somebody's name.
    Codes,
    /// Incidents, appeals and sealed moves.
    Incidents,
    /// Everything at once: the dossier, the whole tournament as a file.
    Whole,
    /// Accounts, tokens, keys, and who is where.
    Accounts,
}

impl DataClass {
    /// In the order of the table.
    pub const ALL: [DataClass; 8] = [
        DataClass::Hall,
        DataClass::Persons,
        DataClass::Money,
        DataClass::Journal,
        DataClass::Codes,
        DataClass::Incidents,
        DataClass::Whole,
        DataClass::Accounts,
    ];

    pub fn code(self) -> &'static str {
        match self {
            DataClass::Hall => "hall",
            DataClass::Persons => "persons",
            DataClass::Money => "money",
            DataClass::Journal => "journal",
            DataClass::Codes => "codes",
            DataClass::Incidents => "incidents",
            DataClass::Whole => "whole",
            DataClass::Accounts => "accounts",
        }
    }
}

/// Somebody with a right in an event, as far as it decides what they read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub role: Role,
    /// Came by a link or a QR code, without an account that anybody answers for.
    pub is_guest: bool,
    /// The right is limited to some boards.
    pub has_boards: bool,
}

impl Reader {
    /// The table.
    pub fn may_read(self, class: DataClass) -> bool {
        let Reader { role, is_guest, has_boards } = self;
        let is_arbiter = role >= Role::Arbiter;
        match class {
            DataClass::Hall => true,
            // A guest who only looks, and whoever has three boards, needs nobody's birth date.
            DataClass::Persons | DataClass::Money => !has_boards && (is_arbiter || !is_guest),
            // The journal tells every act in words, incidents and corrected birth dates among them.
            DataClass::Journal | DataClass::Codes | DataClass::Incidents | DataClass::Whole => {
                is_arbiter && !has_boards && !is_guest
            }
            DataClass::Accounts => role == Role::ChiefArbiter && !has_boards && !is_guest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn readers() -> Vec<Reader> {
        let limits = [(false, false), (false, true), (true, false), (true, true)];
        let of = |role| limits.map(|(is_guest, has_boards)| Reader { role, is_guest, has_boards });
        Role::ALL.into_iter().flat_map(of).collect()
    }

    #[test]
    fn a_higher_role_reads_no_less_and_a_limit_gives_nothing() {
        for class in DataClass::ALL {
            for reader in readers() {
                for higher in Role::ALL.into_iter().filter(|role| *role >= reader.role) {
                    let higher = Reader { role: higher, ..reader };
                    assert!(higher.may_read(class) || !reader.may_read(class), "{reader:?} {class:?}");
                }
                let free = Reader { is_guest: false, has_boards: false, ..reader };
                assert!(free.may_read(class) || !reader.may_read(class), "{reader:?} {class:?}");
                let is_limited = reader.is_guest || reader.has_boards;
                assert!(
                    !is_limited || !matches!(class, DataClass::Codes | DataClass::Whole) || !reader.may_read(class)
                );
            }
        }
    }
}
