//! Files of SWAR made field by field, in the layouts of its versions.

/// How a version lays its fields out.
#[derive(Clone, Copy)]
pub struct Shape {
    pub version: &'static str,
    pub has_other_cadence: bool,
    pub fide_ids: Option<usize>,
    pub has_four_texts: bool,
    pub has_unused_number: bool,
    pub categories: usize,
    pub has_fide_rating: bool,
    pub has_corrected_points: bool,
    pub has_paid: bool,
}

pub const V4: Shape = Shape {
    version: "v4.51",
    has_other_cadence: false,
    fide_ids: None,
    has_four_texts: true,
    has_unused_number: true,
    categories: 12,
    has_fide_rating: true,
    has_corrected_points: false,
    has_paid: false,
};
pub const V5: Shape = Shape { version: "v5.34", has_other_cadence: true, fide_ids: Some(16), ..V4 };
pub const V5_EARLY: Shape = Shape { version: "v5.2", has_other_cadence: true, ..V4 };
pub const V5_LATE: Shape = Shape { version: "v5.60", has_paid: true, ..V5 };
pub const V6: Shape =
    Shape { version: "v6.78", has_unused_number: false, categories: 16, has_corrected_points: true, ..V5_LATE };
pub const V6_FEW_CATEGORIES: Shape = Shape { version: "v6.50", categories: 12, ..V6 };
pub const V7: Shape =
    Shape { version: "v7.04", has_four_texts: false, has_fide_rating: false, has_corrected_points: false, ..V6 };
pub const V7_FEW_IDS: Shape = Shape { version: "v7.05", fide_ids: Some(15), has_four_texts: true, ..V7 };
pub const ALL: [Shape; 8] = [V4, V5_EARLY, V5, V5_LATE, V6, V6_FEW_CATEGORIES, V7, V7_FEW_IDS];

pub const NOBODY: i32 = -1;
pub const BYE: i32 = 0x1000;
pub const WITHDRAWN: i32 = 0x2000;
pub const ABSENT: i32 = 0x4000;
pub const WON: i32 = 0x4000;
pub const DRAWN: i32 = 0x2000;
pub const LOST: i32 = 0x1000;

/// Round, table, opponent, result, colour.
pub type Line = (i32, i32, i32, i32, i32);

#[derive(Clone)]
pub struct Player {
    pub number: i32,
    pub rank: i32,
    pub quarters: i32,
    pub extra: i32,
    pub absent: (i32, &'static str),
    pub lines: Vec<Line>,
    pub title: i32,
    pub sex: i32,
    pub category: i32,
    pub birth: &'static str,
    pub country: &'static str,
    pub fide_id: i32,
    /// The national one, and FIDE's.
    pub ratings: [i32; 2],
}

/// An event of SWAR.
#[derive(Clone)]
pub struct Swar {
    pub shape: Shape,
    pub kind: i32,
    pub name: &'static str,
    pub separate: i32,
    pub bye: i32,
    pub colour: i32,
    pub rounds: i32,
    pub own_points: [i32; 6],
    pub exclusion: (i32, &'static str),
    pub arbiters: [&'static str; 2],
    pub arbiters_ids: [&'static str; 2],
    pub dates: [&'static str; 2],
    pub rate: i32,
    /// Its number in SWAR's list, and a text where it is none of these.
    pub cadence: (i32, &'static str),
    pub fide_ids: Vec<[i32; 3]>,
    pub first_table: i32,
    pub federation: i32,
    /// Whether an absence is worth half a point, how often, and until which round.
    pub absence: [u8; 3],
    pub tie_breaks: [i32; 5],
    pub category_kind: i32,
    pub players: Vec<Player>,
}

fn number(bytes: &mut Vec<u8>, number: i32) {
    bytes.extend(number.to_le_bytes());
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    let (written, _, _) = encoding_rs::WINDOWS_1252.encode(text);
    number(bytes, i32::try_from(written.len()).expect("a short text"));
    bytes.extend(written.iter());
}

impl Swar {
    pub fn event(shape: Shape) -> Swar {
        let player = |number, rank, quarters, lines: &[Line]| Player {
            number,
            rank,
            quarters,
            extra: 0,
            absent: (4, ""),
            lines: lines.to_vec(),
            title: 0,
            sex: 1,
            category: 0,
            birth: "19000101",
            country: "NED",
            fide_id: 0,
            ratings: [1500, 0],
        };
        let made_ready = (4, NOBODY, NOBODY, 0, 0);
        let mut players = vec![
            player(11, 2, 8, &[(1, 2, 14, WON, -1), (2, 1, 12, WON, 1), (3, 1, 13, 0, 1), made_ready]),
            player(12, 1, 6, &[(1, 1, 15, DRAWN, 1), (2, 1, 11, LOST, -1), (3, 2, 14, WON, 1), made_ready]),
            player(13, 3, 4, &[(1, BYE, NOBODY, 0x40, 0), (2, 3, 16, 8, 1), (3, 1, 11, 0, -1), made_ready]),
            player(
                14,
                4,
                2,
                &[(1, 2, 11, LOST, 1), (2, ABSENT, NOBODY, 0, 0), (3, 2, 12, LOST, -1), (4, ABSENT, NOBODY, 0, 0)],
            ),
            player(15, 5, 8, &[(1, 1, 12, DRAWN, -1), (2, 1_001, 17, 0x200, 1), (3, BYE, NOBODY, 0, 0), made_ready]),
            player(16, 6, 4, &[(1, 3, 17, 4, 1), (2, 3, 13, 8, -1), (3, WITHDRAWN, NOBODY, 0, 0)]),
            player(17, 7, 2, &[(1, 3, 16, 1, -1), (2, 1_001, 15, 0x100, -1), (3, ABSENT, NOBODY, 0, 0), made_ready]),
        ];
        players[0] = Player {
            extra: 2,
            title: 2,
            sex: 2,
            category: 201,
            birth: "20010517",
            country: "KBSB",
            fide_id: 551_061_350,
            ratings: [2050, 2100],
            ..players[0].clone()
        };
        players[5].absent = (1, "");
        players[6].absent = (2, "3,5");
        Swar {
            shape,
            kind: 0,
            name: "Grand Prix",
            separate: 0,
            bye: 0,
            colour: 0,
            rounds: 5,
            own_points: [8, 4, 0, 4, 0, 0],
            exclusion: (0, "11,12:13,14,99"),
            arbiters: ["IA Luc Cornet", "IA Sylvin De Vet, NA Marc Van Dyck"],
            arbiters_ids: ["205494", ""],
            dates: ["01/09/2026", "05/09/2026"],
            rate: 0,
            cadence: (12, ""),
            fide_ids: vec![[1, 5, 89_495]],
            first_table: 5,
            federation: 2,
            absence: [1, 1, 3],
            tie_breaks: [4, 1, 11, 15, 0],
            category_kind: 3,
            players,
        }
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for value in [self.shape.version, "{guid}", "00-11"] {
            text(&mut bytes, value);
        }
        self.head(&mut bytes);
        text(&mut bytes, "[DATES]");
        for round in 1..=self.rounds {
            text(&mut bytes, &format!("{round:02}/09/2026"));
        }
        text(&mut bytes, "[TIE_BREAK]");
        self.tie_breaks.into_iter().for_each(|code| number(&mut bytes, code));
        text(&mut bytes, "[EXCLUSION]");
        number(&mut bytes, self.exclusion.0);
        text(&mut bytes, self.exclusion.1);
        text(&mut bytes, "[CATEGORIES]");
        number(&mut bytes, self.category_kind);
        for axis in [["-14", "-16"], ["-1600", "-1800"]] {
            for place in 0..=self.shape.categories {
                text(&mut bytes, axis.get(place).copied().unwrap_or_default());
            }
        }
        text(&mut bytes, "[XTRA_POINTS]");
        [4, 2000, 2, 1800, 0, 0, 0, 0].into_iter().for_each(|value| number(&mut bytes, value));
        text(&mut bytes, "[JOUEURS]");
        number(&mut bytes, i32::try_from(self.players.len()).expect("few"));
        for player in &self.players {
            self.player(&mut bytes, player);
        }
        bytes
    }

    fn head(&self, bytes: &mut Vec<u8>) {
        for value in [
            "[TOURNOI]",
            self.name,
            "Échecs",
            "618",
            "Liège",
            self.arbiters[0],
            self.arbiters[1],
            self.dates[0],
            self.dates[1],
        ] {
            text(bytes, value);
        }
        number(bytes, self.cadence.0);
        if self.shape.has_other_cadence {
            text(bytes, self.cadence.1);
        }
        [self.rounds, 1, 5, 0, 0, self.separate, 1, 1].into_iter().for_each(|value| number(bytes, value));
        match self.shape.fide_ids {
            None => text(bytes, "89495"),
            Some(count) => {
                for place in 0..count {
                    let id = self.fide_ids.get(place).copied().unwrap_or_default();
                    id.into_iter().for_each(|value| number(bytes, value));
                }
            }
        }
        if self.shape.has_four_texts {
            for value in [self.arbiters_ids[0], self.arbiters_ids[1], "liege@example.org"] {
                text(bytes, value);
            }
        }
        text(bytes, "Rated.");
        number(bytes, self.kind);
        if self.shape.has_unused_number {
            number(bytes, 0);
        }
        [0, 0, 0, self.first_table].into_iter().for_each(|value| number(bytes, value));
        let [win, draw, loss, bye, present, of_byes] = self.own_points;
        [win, draw, loss, bye, present].into_iter().for_each(|value| number(bytes, value));
        if !self.shape.has_unused_number {
            number(bytes, of_byes);
        }
        [2, self.rate, 0, self.colour, 0, self.bye].into_iter().for_each(|value| number(bytes, value));
        bytes.extend(self.absence);
        bytes.push(0);
        [0, self.federation].into_iter().for_each(|value| number(bytes, value));
    }

    fn player(&self, bytes: &mut Vec<u8>, player: &Player) {
        let is_first = player.number == 11;
        number(bytes, 0);
        text(bytes, if is_first { "Müller, Änne" } else { "Jansen, Piet" });
        [player.number, player.rank, player.category].into_iter().for_each(|value| number(bytes, value));
        text(bytes, player.birth);
        number(bytes, player.sex);
        text(bytes, player.country);
        [100 + player.number, player.fide_id, 1, player.ratings[0]].into_iter().for_each(|value| number(bytes, value));
        if self.shape.has_fide_rating {
            number(bytes, player.ratings[1]);
        }
        number(bytes, player.title);
        number(bytes, 618);
        text(bytes, if is_first { "Cercle" } else { "" });
        [3, player.quarters].into_iter().for_each(|value| number(bytes, value));
        if self.shape.has_corrected_points {
            number(bytes, player.quarters);
        }
        [0; 7].into_iter().for_each(|value| number(bytes, value));
        if self.shape.has_paid {
            number(bytes, 1);
        }
        number(bytes, player.absent.0);
        text(bytes, player.absent.1);
        [player.extra, 0].into_iter().for_each(|value| number(bytes, value));
        bytes.extend(i16::try_from(player.lines.len()).expect("few").to_le_bytes());
        bytes.extend(i16::from(is_first).to_le_bytes());
        text(bytes, "[RONDE]");
        for (round, table, opponent, result, colour) in &player.lines {
            [*round, *table, *opponent, *result, *colour, 0, player.extra]
                .into_iter()
                .for_each(|value| number(bytes, value));
        }
    }
}
