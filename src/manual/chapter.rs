//! The chapters of the manual, in their order.

/// A chapter. Its text stands in `NN-slug.md` of each language's folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    Start,
    Swiss,
    Players,
    CheckIn,
    Pairing,
    Systems,
    Results,
    Undo,
    Claims,
    Standings,
    Papers,
    Public,
    Reports,
    RoundRobins,
    Knockouts,
    Teams,
    People,
    Safety,
    FideMode,
    Readings,
    Commands,
    Files,
    Api,
    Trouble,
    Glossary,
    Acceptance,
}

impl Chapter {
    pub const ALL: [Chapter; 26] = [
        Chapter::Start,
        Chapter::Swiss,
        Chapter::Players,
        Chapter::CheckIn,
        Chapter::Pairing,
        Chapter::Systems,
        Chapter::Results,
        Chapter::Undo,
        Chapter::Claims,
        Chapter::Standings,
        Chapter::Papers,
        Chapter::Public,
        Chapter::Reports,
        Chapter::RoundRobins,
        Chapter::Knockouts,
        Chapter::Teams,
        Chapter::People,
        Chapter::Safety,
        Chapter::FideMode,
        Chapter::Readings,
        Chapter::Commands,
        Chapter::Files,
        Chapter::Api,
        Chapter::Trouble,
        Chapter::Glossary,
        Chapter::Acceptance,
    ];

    /// The last part of the chapter's address, and of its file's name.
    pub fn slug(self) -> &'static str {
        match self {
            Chapter::Start => "start",
            Chapter::Swiss => "swiss",
            Chapter::Players => "players",
            Chapter::CheckIn => "check-in",
            Chapter::Pairing => "pairing",
            Chapter::Systems => "systems",
            Chapter::Results => "results",
            Chapter::Undo => "undo",
            Chapter::Claims => "claims",
            Chapter::Standings => "standings",
            Chapter::Papers => "papers",
            Chapter::Public => "public",
            Chapter::Reports => "reports",
            Chapter::RoundRobins => "round-robins",
            Chapter::Knockouts => "knock-outs",
            Chapter::Teams => "teams",
            Chapter::People => "people",
            Chapter::Safety => "safety",
            Chapter::FideMode => "fide-mode",
            Chapter::Readings => "readings",
            Chapter::Commands => "commands",
            Chapter::Files => "files",
            Chapter::Api => "api",
            Chapter::Trouble => "trouble",
            Chapter::Glossary => "glossary",
            Chapter::Acceptance => "acceptance",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| chapter.slug() == slug)
    }

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
