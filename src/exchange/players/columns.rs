//! The columns that a list of players may have, and what other programs call them.

use crate::folded_words::fold;
use serde::{Deserialize, Serialize};
use sonneborn_words::{Lang, common, exchange as words};

sonneborn_tournament::with_codes! {
    /// What a column says of a player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Column: serde {
        /// `Family, Given`, or a Chinese name.
        Name = "name",
        Family = "family",
        Given = "given",
        Title = "title",
        Sex = "sex",
        Birth = "birth",
        Federation = "federation",
        FideId = "fide_id",
        NationalId = "national_id",
        /// The rating of the event where the file has one only: FIDE's.
        Rating = "rating",
        /// FIDE's rating where the file has several.
        RatingFide = "rating_fide",
        RatingRapid = "rating_rapid",
        RatingBlitz = "rating_blitz",
        RatingNational = "rating_national",
        /// The arbiter's estimate for an unrated player.
        Estimate = "estimate",
        K = "k",
        Club = "club",
        Category = "category",
        Paid = "paid",
        /// The reduction of the entry fee, by its name.
        Reduction = "reduction",
        Note = "note",
        /// The name in Latin letters beside a Chinese one.
        LatinName = "latin_name",
        Phone = "phone",
        /// The player's place in the team.
        Board = "board",
    }
}

impl Column {
    /// The heading that our own lists write in a language, and read in any.
    pub fn heading(self, lang: Lang) -> &'static str {
        match self {
            Column::Name => common::name(lang),
            Column::Family => words::column_family(lang),
            Column::Given => words::column_given(lang),
            Column::Title => common::title(lang),
            Column::Sex => words::column_sex(lang),
            Column::Birth => words::column_birth(lang),
            Column::Federation => common::federation(lang),
            Column::FideId => words::field_fide_id(lang),
            Column::NationalId => words::column_national_id(lang),
            Column::Rating => common::rating(lang),
            Column::RatingFide => words::column_rating_fide(lang),
            Column::RatingRapid => words::column_rating_rapid(lang),
            Column::RatingBlitz => words::column_rating_blitz(lang),
            Column::RatingNational => words::column_rating_national(lang),
            Column::Estimate => words::column_estimate(lang),
            Column::K => "K",
            Column::Club => common::club(lang),
            Column::Category => words::column_category(lang),
            Column::Paid => words::column_paid(lang),
            Column::Reduction => words::column_reduction(lang),
            Column::Note => words::column_note(lang),
            Column::LatinName => words::column_latin_name(lang),
            Column::Phone => words::column_phone(lang),
            Column::Board => common::board(lang),
        }
    }

    /// The headers by which programs and people of a dozen languages call the column, in small letters without blanks, signs and
    /// accents.
    #[rustfmt::skip]
    fn headers(self) -> &'static [&'static str] {
        match self {
            Column::Name => &[
                "name", "player", "playername", "fullname", "nom", "nombre", "spieler", "jmeno", "jmenoaprijmeni",
                "namesurname", "spielername", "teilnehmer", "joueur", "jugador", "nominativo", "nome", "giocatore", "jogador",
                "naam", "speler", "zawodnik", "nazwiskoiimie", "participant", "имя", "фио", "игрок", "участник", "姓名",
                "棋手", "名字", "选手", "選手", "氏名", "이름",
            ],
            Column::Family => &[
                "surname", "lastname", "familyname", "family", "nachname", "zuname", "familienname", "apellido",
                "apellidos", "nomdefamille", "cognome", "sobrenome", "apelido", "achternaam", "nazwisko", "prijmeni",
                "soyadi", "фамилия", "姓",
            ],
            Column::Given => &[
                "givenname", "firstname", "given", "forename", "vorname", "prenom", "nombredepila", "primeironome",
                "voornaam", "imie", "krestnijmeno", "adi", "名",
            ],
            Column::Title => &[
                "title", "titel", "titre", "titulo", "titolo", "tit", "ftitle", "tytul", "titul", "unvan", "звание",
                "титул", "称号", "稱號", "等级称号", "頭銜",
            ],
            Column::Sex => &[
                "sex", "gender", "mf", "mw", "wm", "fm", "hf", "geschlecht", "sexe", "sexo", "sesso", "geslacht",
                "plec", "pohlavi", "cinsiyet", "пол", "性别", "性別",
            ],
            Column::Birth => &[
                "birth", "birthday", "dateofbirth", "birthdate", "bday", "dob", "yob", "born", "yearofbirth", "year",
                "byear", "geburt", "geburtsdatum", "geboren", "geborenam", "gebam", "geb", "gebdatum", "gebdat", "gebjahr",
                "geburtsjahr", "geburtstag", "jahrgang", "jg", "jahr", "naissance", "datedenaissance", "datenaissance",
                "anneedenaissance", "neele", "nele", "nacimiento", "fechadenacimiento", "fechanacimiento", "fechanac",
                "anodenacimiento", "nascita", "datadinascita", "datanascita", "nascimento", "datadenascimento",
                "geboortedatum", "geboortejaar", "dataurodzenia", "rokurodzenia", "datumnarozeni", "roknarozeni",
                "narozeni", "dogumtarihi", "датарождения", "годрождения", "дата", "др", "гр", "出生日期", "出生年月", "生日",
                "出生年份", "出生",
            ],
            Column::Federation => &[
                "fed", "federation", "country", "nat", "nation", "land", "fede", "flag", "verband", "foderation",
                "nationalitat", "pays", "federacion", "pais", "federazione", "paese", "federacao", "federatie", "kraj",
                "federacja", "zeme", "federace", "ulke", "федерация", "страна", "фед", "国家", "國家", "棋协", "棋協", "协会",
                "協會", "国籍", "國籍", "代表队", "代表隊",
            ],
            Column::FideId => &[
                "fideid", "idfide", "fidekenn", "fidekennung", "fidekennziffer",
                "fideno", "fide", "fidenr", "idnumber", "fidecode", "codefide", "fidenummer",
                "idfrbe", "nfide", "idфиде", "фидеid", "кодфиде", "国际棋联编号", "國際棋聯編號", "国际棋联id", "國際棋聯id", "棋联id",
            ],
            Column::NationalId => &[
                "id", "nationalid", "idnat", "natid", "pkz", "zps", "licence", "license", "lizenz", "lizenznummer",
                "mitgliedsnummer", "memberno", "idno", "nrffe", "codeffe", "numeroffe", "licencia", "tessera",
                "кодфшр", "идфшр", "注册号", "註冊號", "会员号", "會員號", "证号",
            ],
            Column::Rating => &[
                "rating", "rtg", "elo", "rat", "wertung", "wertungszahl", "elozahl", "twz", "turnierwertungszahl",
                "turnierwertung",
                "рейтинг", "等级分", "等級分", "积分等级", "分数",
            ],
            Column::RatingFide => &[
                "rtgi", "eloi", "elofide", "eloint", "fiderating", "ratingfide", "elof", "rtgint", "irtg", "standard",
                "std", "fideelo", "eloclassique", "рейтингфиде", "国际等级分", "國際等級分", "标准等级分", "慢棋等级分",
            ],
            Column::RatingRapid => &[
                "rapid", "elorapid", "rapidrating", "rtgrapid", "elorapide", "schnellschach", "rapidas", "рапид",
                "快棋等级分", "快棋等級分",
            ],
            Column::RatingBlitz => &["blitz", "eloblitz", "blitzrating", "rtgblitz", "блиц", "超快棋等级分", "超快棋等級分"],
            Column::RatingNational => &[
                "rtgn", "rtgnat", "elon", "elonat", "nationalrating", "ratingnat", "natrating", "dwz", "ingo", "nwz", "nationalelo", "eloffe",
                "elofeda", "feda", "elofsi", "elobel", "elocbx", "ecf", "ecfrating", "uscf", "uscfrating", "cfc", "knsb", "knsbrating", "lok",
                "elonacional", "elonazionale", "рейтингфшр", "国内等级分", "國內等級分",
            ],
            Column::Estimate => &[
                "estimate", "estimated", "estimatedrating", "geschatzt", "estimation", "estimacion", "估计等级分", "預估等級分",
                "估計等級分",
            ],
            Column::K => &["k", "kfactor", "kvalue", "kfaktor", "coefk"],
            Column::Club => &[
                "club", "verein", "team", "clubname", "clubcity", "vereinort", "clubville", "clubciudad", "clubecidade", "клубгород",
                "ville", "mannschaft", "vereinsname", "equipe",
                "equipo", "squadra", "circolo", "clube", "equipa", "ploeg", "vereniging", "klub", "druzyna", "oddil",
                "druzstvo", "kulup", "takim", "клуб", "команда", "город", "俱乐部", "俱樂部", "单位", "單位", "学校", "學校", "队名",
                "隊名", "队伍", "隊伍", "球队", "球隊", "参赛队", "參賽隊",
            ],
            Column::Category => &[
                "category", "cat", "group", "gr", "typ", "type", "agegroup", "gruppe", "kategorie", "altersklasse",
                "ak", "categorie", "groupe", "categoria", "grupo", "gruppo", "kategoria", "grupa", "skupina",
                "категория", "группа", "组别", "組別", "级别", "級別", "分组", "分組",
            ],
            Column::Paid => &[
                "paid", "fee", "entryfee", "bezahlt", "startgeld", "gezahlt", "paye", "cotisation",
                "droitsdinscription", "pagado", "cuota", "pagato", "quota", "pago", "betaald", "oplacone", "wpisowe",
                "zaplaceno", "startovne", "odendi", "оплата", "оплачено", "взнос", "缴费", "繳費", "报名费", "報名費",
            ],
            Column::Reduction => &[
                "reduction", "discount", "ermassigung", "rabatt", "nachlass", "reductiontarif", "remise", "tarif", "descuento",
                "reduccion", "sconto", "riduzione", "desconto", "korting", "znizka", "sleva", "indirim", "скидка", "льгота",
                "优惠", "優惠", "减免", "減免", "折扣",
            ],
            Column::LatinName => &["latinname", "englishname", "pinyin", "英文名", "英文姓名", "拼音", "拼音姓名", "拉丁姓名"],
            Column::Phone => &[
                "phone", "telephone", "tel", "mobile", "mobil", "mobiel", "mobiltelefon", "handy", "telefon", "telefonnummer",
                "handynummer", "portable", "telefono", "movil", "cellulare", "telefone", "telemovel", "telefoon",
                "tlf", "cep", "телефон", "тел", "моб", "电话", "電話", "手机", "手機", "联系电话", "聯絡電話",
            ],
            Column::Board => &[
                "board", "bo", "bd", "boardno", "brett", "br", "tablero", "tab", "echiquier", "ech", "scacchiera",
                "tabuleiro", "bord", "szachownica", "deska", "sachovnice", "masa", "доска", "台", "台次", "台号", "台號",
            ],
            Column::Note => &[
                "note", "notes", "remark", "remarks", "comment", "bemerkung", "anmerkung", "hinweis", "remarque",
                "observaciones", "observacion", "osservazioni", "observacao", "opmerking", "uwagi", "poznamka",
                "примечание", "备注", "備註", "附注",
            ],
        }
    }

    /// Whether a heading of the rating says that it is FIDE's Elo, where another column says what the organiser goes by.
    pub(super) fn is_elo(header: &str) -> bool {
        ["elo", "elozahl"].contains(&normalised(header).as_str())
    }

    /// The column that a header of another program means.
    pub(crate) fn from_header(header: &str) -> Option<Column> {
        let header = normalised(header);
        Column::ALL.into_iter().find(|column| column.headers().iter().any(|known| normalised(known) == header))
    }
}

/// In small letters, without blanks, signs and accents that headers come with or without.
pub(super) fn normalised(header: &str) -> String {
    let mut plain = String::new();
    header.chars().filter(|letter| letter.is_alphanumeric()).for_each(|letter| fold(letter, &mut plain));
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_of_other_programs_are_known() {
        for (header, column) in [
            ("FIDE-ID", Column::FideId),
            ("Id. FIDE", Column::FideId),
            ("RtgI", Column::RatingFide),
            ("Elo Nat.", Column::RatingNational),
            ("Date of birth", Column::Birth),
            ("Prénom", Column::Given),
            ("姓名", Column::Name),
            ("等级分", Column::Rating),
            ("國際棋聯編號", Column::FideId),
            ("Zuname", Column::Family),
            ("Wertung", Column::Rating),
            ("TWZ", Column::Rating),
            ("DWZ", Column::RatingNational),
            ("NWZ", Column::RatingNational),
            ("FideKenn", Column::FideId),
            ("m/w", Column::Sex),
            ("geb. am", Column::Birth),
            ("Né(e) le", Column::Birth),
            ("Fecha de nacimiento", Column::Birth),
            ("Data di nascita", Column::Birth),
            ("Nazwisko i imię", Column::Name),
            ("Datum narození", Column::Birth),
            ("Фамилия", Column::Family),
            ("Рейтинг", Column::Rating),
            ("Doğum tarihi", Column::Birth),
            ("Achternaam", Column::Family),
            ("Data de nascimento", Column::Birth),
            ("Bo.", Column::Board),
            ("Handy", Column::Phone),
        ] {
            assert_eq!(Column::from_header(header), Some(column), "{header}");
        }
        assert_eq!(Column::from_header("Müller, Hans"), None);
    }

    #[test]
    fn no_header_means_two_columns() {
        let mut seen = std::collections::HashMap::new();
        for column in Column::ALL {
            for header in column.headers() {
                assert!(seen.insert(normalised(header), column).is_none_or(|other| other == column), "{header}");
            }
        }
    }
}
