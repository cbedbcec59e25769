//! What somebody may do in a tournament.

sonneborn_laws::with_codes! {
    /// The roles, each with the rights of those before it. An administrator of the server has the chief arbiter's.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Role {
        Viewer = "viewer",
        Arbiter = "arbiter",
        ChiefArbiter = "chief-arbiter",
    }
}
