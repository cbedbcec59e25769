//! What the JSON of papi-converter calls a field, and what the database calls it; and how a place is named in notes: as the file itself
//! names it.

/// The variables of the event that the converter gives on (its `VariableMapping.java`).
pub const VARIABLES: [(&str, &str); 17] = [
    ("name", "Nom"),
    ("type", "Genre"),
    ("rounds", "NbrRondes"),
    ("pairing", "Pairing"),
    ("timeControl", "Cadence"),
    ("ratingClass", "ClassElo"),
    ("ratingThreshold1", "EloBase1"),
    ("ratingThreshold2", "EloBase2"),
    ("tiebreak1", "Dep1"),
    ("tiebreak2", "Dep2"),
    ("tiebreak3", "Dep3"),
    ("pointSystem", "DecomptePoints"),
    ("venue", "Lieu"),
    ("startDate", "DateDebut"),
    ("endDate", "DateFin"),
    ("arbiter", "Arbitre"),
    ("homologation", "Homologation"),
];

/// The fields of a player besides the rounds; from `points` on the converter leaves them out.
pub const FIELDS: [(&str, &str); 40] = [
    ("refFFE", "RefFFE"),
    ("nr", "Nr"),
    ("nrFFE", "NrFFE"),
    ("lastName", "Nom"),
    ("firstName", "Prenom"),
    ("gender", "Sexe"),
    ("birthDate", "NeLe"),
    ("category", "Cat"),
    ("elo", "Elo"),
    ("rapidElo", "Rapide"),
    ("blitzElo", "Blitz"),
    ("federation", "Federation"),
    ("club", "Club"),
    ("league", "Ligue"),
    ("fideElo", "Fide"),
    ("fideRapidElo", "RapideFide"),
    ("fideBlitzElo", "BlitzFide"),
    ("fideCode", "FideCode"),
    ("fideTitle", "FideTitre"),
    ("licenceType", "AffType"),
    ("paid", "InscriptionRegle"),
    ("owed", "InscriptionDu"),
    ("fixedBoard", "Fixe"),
    ("checkedIn", "Pointe"),
    ("address", "Adresse"),
    ("postalCode", "CP"),
    ("phone", "Tel"),
    ("email", "EMail"),
    ("comment", "Commentaire"),
    ("points", "Pts"),
    ("acceleratedPoints", "PtA"),
    ("finalPoints", "PtF"),
    ("tieBreak1", "Dep1"),
    ("tieBreak2", "Dep2"),
    ("tieBreak3", "Dep3"),
    ("rank", "Place"),
    ("performance", "Perf"),
    ("board", "Board"),
    ("clubRef", "ClubRef"),
    ("floats", "Flotteur"),
];

/// Whose names a file has.
pub enum Names {
    Json,
    /// By player: the number (`Ref`) that the row has.
    Database {
        refs: Vec<i32>,
    },
}

impl Names {
    /// The list of all players.
    pub fn list(&self) -> &'static str {
        match self {
            Names::Json => "players",
            Names::Database { .. } => "JOUEUR",
        }
    }

    pub fn variable(&self, field: &str) -> String {
        match self {
            Names::Json => format!("variables.{field}"),
            Names::Database { .. } => format!("INFO {}", of_database(&VARIABLES, field)),
        }
    }

    pub fn of_player(&self, at: usize, field: &str) -> String {
        match self {
            Names::Json => format!("players[{at}].{field}"),
            Names::Database { refs } => {
                format!("JOUEUR {} {}", refs.get(at).copied().unwrap_or_default(), of_database(&FIELDS, field))
            }
        }
    }

    pub fn of_players(&self, field: &str) -> String {
        match self {
            Names::Json => format!("players[].{field}"),
            Names::Database { .. } => format!("JOUEUR {}", of_database(&FIELDS, field)),
        }
    }

    pub fn of_round(&self, at: usize, round: &str) -> String {
        match self {
            Names::Json => format!("players[{at}].rounds.{round}"),
            Names::Database { .. } => self.of_player(at, &format!("Rd{round:0>2}")),
        }
    }

    pub fn of_rounds(&self, round: u16) -> String {
        match self {
            Names::Json => format!("players[].rounds.{round}"),
            Names::Database { .. } => format!("JOUEUR Rd{round:0>2}"),
        }
    }
}

/// The database's name of a field, which also may have something behind it.
fn of_database(names: &[(&str, &str)], field: &str) -> String {
    let word = field.split(' ').next().unwrap_or(field);
    names.iter().find(|(json, _)| *json == word).map_or(field.to_owned(), |(json, name)| field.replacen(json, name, 1))
}
