//! What somebody may do in a tournament.

/// The roles, each with the rights of those before it. An administrator of the server has the chief arbiter's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Viewer,
    Arbiter,
    ChiefArbiter,
}

impl Role {
    pub const ALL: [Role; 3] = [Role::Viewer, Role::Arbiter, Role::ChiefArbiter];

    pub fn code(self) -> &'static str {
        match self {
            Role::Viewer => "viewer",
            Role::Arbiter => "arbiter",
            Role::ChiefArbiter => "chief-arbiter",
        }
    }

    pub fn from_code(code: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.code() == code)
    }
}
