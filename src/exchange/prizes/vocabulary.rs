//! The words in which prizes are announced: the program's own of each language, and what people say besides.

use sonneborn_tournament::player::Gender;
use sonneborn_tournament::prize::Sharing;
use sonneborn_words::{Lang, standings as words};

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Says nothing by itself: `of`, `for`.
    Filler,
    /// `3 prizes`.
    Prizes,
    /// `best 3`.
    Best,
    /// Of an age or a rating, which is not reached.
    Under,
    /// Up to it, itself included.
    UpTo,
    /// From it on, itself included.
    From,
    Rating,
    Born,
    Gender(Gender),
    Everybody,
    Federation,
    Club,
    Category,
    Sharing(Sharing),
    /// Whether one player may win in several categories.
    Several(bool),
}

impl Meaning {
    /// How the program says it; empty for what it does not say.
    pub(super) fn said(self, lang: Lang) -> &'static str {
        match self {
            Meaning::Filler
            | Meaning::Prizes
            | Meaning::Best
            | Meaning::Under
            | Meaning::UpTo
            | Meaning::From
            | Meaning::Several(_) => "",
            Meaning::Rating => words::prize_said_rating(lang),
            Meaning::Born => words::prize_said_born(lang),
            Meaning::Gender(Gender::Female) => words::prize_said_women(lang),
            Meaning::Gender(Gender::Male) => words::prize_said_men(lang),
            Meaning::Everybody => words::prize_said_everybody(lang),
            Meaning::Federation => words::prize_said_federation(lang),
            Meaning::Club => words::prize_said_club(lang),
            Meaning::Category => words::prize_said_category(lang),
            Meaning::Sharing(Sharing::ByPlace) => words::prize_said_by_place(lang),
            Meaning::Sharing(Sharing::Equal) => words::prize_said_equal(lang),
            Meaning::Sharing(Sharing::Hort) => words::prize_said_hort(lang),
        }
    }
}

/// In small letters; words of several parts have one blank between them.
const ALSO: &[(Meaning, &[&str])] = &[
    (
        Meaning::Filler,
        &[
            "of",
            "for",
            "the",
            "and",
            "in",
            "only",
            "à",
            "von",
            "für",
            "der",
            "die",
            "das",
            "den",
            "und",
            "nur",
            "de",
            "des",
            "du",
            "la",
            "le",
            "les",
            "pour",
            "et",
            "seulement",
            "para",
            "y",
            "los",
            "las",
            "el",
            "solo",
            "для",
            "и",
            "по",
            "только",
            "лет",
            "years",
            "jahre",
            "ans",
            "años",
            "各",
            "的",
            "和",
            "为",
            "為",
            "每名",
            "仅",
            "僅",
            "限",
            // What a figure before it is compared with (see `bound_behind`).
            "以下",
            "以上",
            "岁以下",
            "歲以下",
            "岁以上",
            "歲以上",
            "分以下",
            "分以上",
        ],
    ),
    (
        Meaning::Prizes,
        &[
            "prizes",
            "prize",
            "preise",
            "preis",
            "preisen",
            "prix",
            "premios",
            "premio",
            "приз",
            "приза",
            "призов",
            "призы",
            "奖金",
            "獎金",
            "个奖",
            "個獎",
            "名奖",
            "名獎",
            "奖",
            "獎",
            "名",
        ],
    ),
    (
        Meaning::Best,
        &[
            "best",
            "top",
            "beste",
            "besten",
            "bester",
            "meilleur",
            "meilleurs",
            "meilleure",
            "meilleures",
            "mejor",
            "mejores",
            "лучший",
            "лучшая",
            "лучшие",
            "лучших",
            "лучшим",
            "最佳",
            "最好",
            "前",
        ],
    ),
    (Meaning::Under, &["under", "below", "unter", "moins de", "menos de", "ниже", "младше", "<"]),
    (Meaning::UpTo, &["up to", "to", "until", "bis", "jusqu'à", "jusqu’à", "hasta", "до", "至", "≤"]),
    (
        Meaning::From,
        &["from", "over", "above", "ab", "über", "plus de", "dès", "desde", "más de", "от", "выше", "старше", "≥"],
    ),
    (
        Meaning::Rating,
        &[
            "rating",
            "ratings",
            "rated",
            "elo",
            "wertung",
            "wertungszahl",
            "classement",
            "clasificación",
            "рейтинг",
            "рейтингом",
            "等级分",
            "等級分",
        ],
    ),
    (
        Meaning::Born,
        &[
            "born",
            "geboren",
            "jahrgang",
            "nés",
            "nées",
            "né",
            "nacidos",
            "nacidas",
            "рожд",
            "рождения",
            "г.р",
            "出生",
            "生于",
            "生於",
        ],
    ),
    (
        Meaning::Gender(Gender::Female),
        &[
            "women",
            "woman",
            "female",
            "females",
            "girls",
            "ladies",
            "frauen",
            "damen",
            "mädchen",
            "femmes",
            "dames",
            "filles",
            "féminin",
            "mujeres",
            "damas",
            "chicas",
            "женщины",
            "женщин",
            "женщина",
            "женщинам",
            "девушки",
            "девочки",
            "女子",
            "女",
            "女性",
            "女棋手",
        ],
    ),
    (
        Meaning::Gender(Gender::Male),
        &[
            "men",
            "man",
            "male",
            "males",
            "boys",
            "männer",
            "herren",
            "jungen",
            "hommes",
            "garçons",
            "hombres",
            "chicos",
            "мужчины",
            "мужчин",
            "юноши",
            "мальчики",
            "男子",
            "男",
            "男性",
        ],
    ),
    (
        Meaning::Everybody,
        &["everybody", "open to all", "alle", "für alle", "tous", "todos", "все", "для всех", "所有人"],
    ),
    (
        Meaning::Federation,
        &[
            "federation",
            "country",
            "verband",
            "föderation",
            "land",
            "fédération",
            "pays",
            "federación",
            "país",
            "федерация",
            "страна",
            "协会",
            "協會",
            "国家",
            "國家",
        ],
    ),
    (Meaning::Club, &["club", "verein", "клуб", "俱乐部", "俱樂部"]),
    (
        Meaning::Category,
        &[
            "category",
            "group",
            "kategorie",
            "gruppe",
            "catégorie",
            "groupe",
            "categoría",
            "grupo",
            "категория",
            "группа",
            "组别",
            "組別",
            "组",
            "組",
        ],
    ),
    (
        Meaning::Sharing(Sharing::Hort),
        &["hort", "hort system", "hort-system", "système hort", "sistema hort", "система горта", "хорт"],
    ),
    (
        Meaning::Sharing(Sharing::Equal),
        &[
            "shared",
            "shared equally",
            "equally",
            "split",
            "geteilt",
            "gleichmäßig geteilt",
            "partagé",
            "partagés",
            "repartido",
            "repartidos",
            "поровну",
            "делятся",
            "делятся поровну",
            "平分",
            "均分",
        ],
    ),
    (
        Meaning::Sharing(Sharing::ByPlace),
        &[
            "by place",
            "by tie-break",
            "by tie-breaks",
            "nach platz",
            "nach wertung",
            "par place",
            "au départage",
            "por puesto",
            "por desempate",
            "по местам",
            "按名次",
        ],
    ),
    (
        Meaning::Several(false),
        &[
            "no doubles",
            "no doubling",
            "one prize each",
            "keine doppelpreise",
            "ein preis je spieler",
            "non cumulables",
            "sans cumul",
            "no acumulables",
            "без совмещения",
            "不兼得",
            "不可兼得",
            "不重复",
            "不重複",
        ],
    ),
    (
        Meaning::Several(true),
        &["doubles allowed", "doubles", "doppelpreise", "cumulables", "acumulables", "с совмещением", "可兼得"],
    ),
];

/// What the program itself says.
const OWN: [Meaning; 11] = [
    Meaning::Rating,
    Meaning::Born,
    Meaning::Gender(Gender::Female),
    Meaning::Gender(Gender::Male),
    Meaning::Everybody,
    Meaning::Federation,
    Meaning::Club,
    Meaning::Category,
    Meaning::Sharing(Sharing::ByPlace),
    Meaning::Sharing(Sharing::Equal),
    Meaning::Sharing(Sharing::Hort),
];

/// The most parts of a word that has blanks in it.
pub(super) const MOST_PARTS: usize = 4;

/// What a word means, in whatever language.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    let word = word.to_lowercase();
    let own = OWN.into_iter().find(|own| Lang::ALL.into_iter().any(|lang| own.said(lang).to_lowercase() == word));
    own.or_else(|| ALSO.iter().find(|(_, said)| said.contains(&word.as_str())).map(|(meaning, _)| *meaning))
}

/// The longest word that a text without blanks between its words begins with.
pub(super) fn beginning(text: &str) -> Option<&str> {
    let mut ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    ends.rfind(|end| meaning(&text[..*end]).is_some()).map(|end| &text[..end])
}
