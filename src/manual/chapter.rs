//! The chapters of the manual, in their order.

sonneborn_tournament::with_codes! {
    /// A chapter. Its text stands in `NN-slug.md` of each language's folder.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Chapter {
        Start = "start",
        Swiss = "swiss",
        Players = "players",
        CheckIn = "check-in",
        Pairing = "pairing",
        Systems = "systems",
        Results = "results",
        Undo = "undo",
        Claims = "claims",
        Standings = "standings",
        Papers = "papers",
        Public = "public",
        Reports = "reports",
        RoundRobins = "round-robins",
        Knockouts = "knock-outs",
        Teams = "teams",
        People = "people",
        Safety = "safety",
        FideMode = "fide-mode",
        Readings = "readings",
        Commands = "commands",
        Files = "files",
        Api = "api",
        Trouble = "trouble",
        Glossary = "glossary",
        Acceptance = "acceptance",
    }
}

impl Chapter {
    /// From 1, in the order of the contents.
    pub fn number(self) -> usize {
        Chapter::ALL.iter().take_while(|other| **other != self).count() + 1
    }

    pub fn previous(self) -> Option<Chapter> {
        self.number().checked_sub(2).map(|index| Chapter::ALL[index])
    }

    pub fn next(self) -> Option<Chapter> {
        Chapter::ALL.get(self.number()).copied()
    }
}
