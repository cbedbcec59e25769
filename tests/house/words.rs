//! The files of words: complete in English and both Chinese, and each Chinese text in its own script.
//!
//! Only characters that one script never uses are looked for; those that both know (后, 台, 着, 制) are for people to judge.

use sonneborn::i18n::ftl::{self, FaultKind, Message, Piece, Table};
use sonneborn::i18n::{Lang, TABLES, acts, check, players};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each simplified character with the traditional one that stands for it.
pub const PAIRS: &str = "们們这這来來时時对對开開关關见見车車马馬书書长長门門问問间間东東习習买買卖賣仅僅从從优優会會传傳体體债債\
    儿兒党黨兴興养養写寫军軍农農决決况況减減击擊则則刚剛创創删刪剑劍办辦务務动動励勵劳勞势勢区區医醫华華协協单單历歷\
    压壓县縣参參双雙发發变變号號员員响響团團园園围圍国國图圖圆圓场場块塊坚堅执執报報护護担擔拟擬择擇换換损損据據断斷\
    无無旧舊显顯暂暫术術机機权權条條极極构構标標栏欄样樣档檔检檢毕畢气氣汉漢没沒测測浏瀏浅淺渐漸满滿滚滾点點热熱状狀\
    独獨环環现現电電画畫监監盘盤码碼确確础礎种種积積称稱笔筆简簡类類级級纪紀约約纸紙线線练練组組细細终終经經结結绘繪\
    给給绝絕统統继繼续續维維综綜编編缩縮网網罗羅罚罰联聯职職节節获獲荐薦莱萊营營蓝藍虑慮虽雖补補装裝规規视視览覽觉覺\
    观觀触觸计計订訂认認让讓议議记記讲講许許论論设設访訪证證评評识識诉訴词詞译譯试試话話该該详詳语語误誤说說请請读讀\
    谁誰调調谈談财財责責败敗货貨质質购購费費资資赛賽赢贏输輸边邊达達过過迁遷运運还還进進远遠连連迟遲选選递遞逻邏释釋\
    钟鐘钮鈕银銀链鏈销銷错錯锁鎖键鍵镜鏡闭閉闻聞队隊阶階际際险險随隨隐隱难難静靜页頁顶頂项項顺順须須预預领領频頻题題\
    颜顏额額风風验驗骑騎黄黃齐齊龄齡";

/// The languages that are always complete.
const COMPLETE: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];

/// The tables of a language.
fn tables(tag: &str) -> Vec<Table> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words").join(tag);
    let files = fs::read_dir(folder).expect("the language is there");
    let read = |file: PathBuf| {
        let name = stem(&file);
        let (table, faults) = ftl::read(&name, &fs::read_to_string(&file).expect("a file of words reads"));
        assert_eq!(faults, [], "{}", file.display());
        table
    };
    files.map(|file| read(file.expect("the folder lists").path())).collect()
}

/// Every text of a message, whatever its arguments.
fn texts(pieces: &[Piece]) -> String {
    let text = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(_) => String::new(),
        Piece::Choice { variants, .. } => variants.iter().map(|(_, pieces)| texts(pieces)).collect(),
    };
    pieces.iter().map(text).collect()
}

/// Every message of a language: where it stands, and its texts.
fn messages(tag: &str) -> Vec<(String, Message)> {
    let tables = tables(tag).into_iter();
    let all: Vec<_> = tables
        .flat_map(|table| {
            let name = table.name;
            table.messages.into_iter().map(move |message| (format!("{tag}/{name}.ftl: {}", message.id), message))
        })
        .collect();
    assert!(all.len() > 300, "only {} messages were found in {tag}", all.len());
    all
}

#[test]
fn english_and_both_chinese_say_everything() {
    let ids = |tag: &str| -> BTreeSet<(String, String)> {
        let tables = tables(tag).into_iter();
        tables.flat_map(|table| table.messages.into_iter().map(move |one| (table.name.clone(), one.id))).collect()
    };
    let english = ids("en");
    for tag in COMPLETE {
        let missing: Vec<_> = english.difference(&ids(tag)).cloned().collect();
        assert_eq!(missing, [], "missing in {tag}");
    }
}

/// What nobody says is translated for nothing, and a translator looks in vain for where it stands.
#[test]
fn every_message_is_said_somewhere() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![project.join("src"), project.join("templates")];
    let mut said = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder lists").map(|entry| entry.expect("readable").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|ending| ending == "rs" || ending == "html") {
                let text = fs::read_to_string(&entry).expect("a source reads");
                said.extend(text.split(|sign: char| !sign.is_alphanumeric() && sign != '_').map(str::to_owned));
            }
        }
    }
    let unsaid: Vec<String> =
        messages("en").into_iter().filter(|(_, one)| !said.contains(&one.id)).map(|(place, _)| place).collect();
    assert_eq!(unsaid, Vec::<String>::new());
}

#[test]
fn every_tag_is_one_that_the_unicode_crates_know() {
    for lang in Lang::ALL {
        assert_eq!(lang.locale().to_string(), lang.tag());
    }
}

#[test]
fn each_chinese_text_keeps_to_its_script() {
    let (simplified, traditional): (Vec<char>, Vec<char>) = PAIRS
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect::<Vec<_>>()
        .chunks(2)
        .map(|two| (two[0], two[1]))
        .unzip();
    for (tag, other) in [("zh-Hans", &traditional), ("zh-Hant", &simplified)] {
        for (place, message) in messages(tag) {
            let foreign: String = texts(&message.text).chars().filter(|letter| other.contains(letter)).collect();
            assert_eq!(foreign, "", "the other script in {place}");
        }
    }
}

/// A board is 檯 in traditional characters, as a computer is 台; a table of all games is 交叉表 where rounds follow each other, and
/// 循環表 only where everybody meets everybody.
#[test]
fn chinese_has_one_word_for_a_board_and_one_for_each_table() {
    let english: BTreeMap<String, String> = messages_of("en").into_iter().collect();
    let is_of_boards = |text: &str| {
        text.split(|letter: char| !letter.is_alphabetic())
            .any(|word| ["board", "boards"].contains(&word.to_lowercase().as_str()))
    };
    for (place, text) in messages_of("zh-Hant").into_iter().chain(messages_of("zh-HK")) {
        if english.get(&place).is_some_and(|english| is_of_boards(english)) {
            let other = text.replace("台電腦", "");
            assert!(!other.contains('台'), "a board is 檯 in {place}: {text}");
        }
    }
    for (tag, both) in [("zh-Hans", ["交叉表", "循环表"]), ("zh-Hant", ["交叉表", "循環表"])] {
        for (place, text) in messages_of(tag) {
            assert!(!both.iter().all(|table| text.contains(table)), "two words for one table in {place}: {text}");
        }
    }
}

#[test]
fn every_text_is_there_and_english_has_no_chinese() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    for tag in COMPLETE {
        for (place, message) in messages(tag) {
            let empty = |piece: &Piece| matches!(piece, Piece::Text(text) if text.is_empty());
            assert!(!message.text.is_empty() && !message.text.iter().any(empty), "{place}");
            assert!(tag != "en" || !texts(&message.text).chars().any(is_chinese), "{place}");
        }
    }
}

#[test]
fn no_language_has_a_fault_or_lacks_a_plural() {
    let english = check::built_in();
    let files = |tag: &str| -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words").join(tag);
        let files = fs::read_dir(folder).expect("the language is there").map(|file| file.expect("listed").path());
        files.map(|file| (stem(&file), fs::read_to_string(&file).expect("a file of words reads"))).collect()
    };
    for lang in Lang::ALL {
        let found = check::translation(lang.tag(), &english, &[], &files(lang.tag())).faults;
        assert_eq!(found, [], "{}", lang.tag());
    }
    assert_eq!(check::source(&files("en")).1, []);
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[test]
fn counts_of_one_are_singular_in_english() {
    assert_eq!([0, 1, 2].map(|n| players::players_count(Lang::English, n)), ["0 players", "1 player", "2 players"]);
    assert_eq!(players::players_count(Lang::SimplifiedChinese, 1), "共1名棋手");
    assert_eq!(acts::drafted(Lang::English, 1, 1, 2), "Round 1 paired: 1 game, 2 byes");
}

/// What `sonneborn words check` says of a folder, in a language, and whether it finds no fault.
fn checked(folder: &Path, lang: &str) -> (bool, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    let done = program.args(["--lang", lang, "words", "check"]).arg(folder).output().expect("the program starts");
    (done.status.success(), String::from_utf8_lossy(&done.stdout).replace(&format!("{}/", folder.display()), ""))
}

/// A language of which the program knows nothing is checked from its folder alone.
#[test]
fn a_new_language_needs_files_of_words_only() {
    let scratch = tempfile::tempdir().expect("a folder for the language");
    let folder = scratch.path().join("ru");
    fs::create_dir(&folder).expect("writable");
    let write = |file: &str, text: &str| fs::write(folder.join(file), text).expect("writable");
    let check = || checked(&folder, "en");
    write("language.ftl", "own_name = Русский\nenglish_name = Russian\ndirection = ltr\n");
    write(
        "players.ftl",
        "players_count =\n    { $n ->\n        [one] { $n } игрок\n        [few] { $n } игрока\n        [many] { $n } игроков\n       \
         *[other] { $n } игрока\n    }\n",
    );
    let (clean, told) = check();
    assert!(clean && told.starts_with("ru: 4 of "), "{told}");
    write(
        "players.ftl",
        "players_count = { $count ->\n    [one] { $n } игрок\n   *[other] { $n } игроков\n}\nno_such = Слово\n\
         show = { -term }\nstate = Да\nstate = Нет\nsave\n",
    );
    write("pages.ftl", "title = Страница\n");
    write("language.ftl", "own_name = Русский\ndirection = right\n");
    let (clean, told) = check();
    assert!(!clean);
    for fault in [
        "pages.ftl:1: English has no such file",
        "players.ftl:1: players_count has no argument $count",
        "players.ftl:1: players_count has no text for the plural category [few]",
        "players.ftl:5: English has no message no_such in this file",
        "players.ftl:6: terms, attributes",
        "players.ftl:8: state stands twice",
        "players.ftl:9: not Fluent",
        "language.ftl:1: english_name is missing",
        "language.ftl:2: the direction is ltr (from left to right) or rtl (from right to left), not “right”",
    ] {
        assert!(told.contains(fault), "{fault} in {told}");
    }
    let (_, chinese) = checked(&folder, "zh-Hans");
    for fault in ["pages.ftl:1: 英文没有这个文件", "players.ftl:1: players_count 没有参数 $count"] {
        assert!(chinese.contains(fault), "{fault} in {chinese}");
    }
    assert!(!chinese.contains("English has no") && !chinese.contains("stands twice"), "{chinese}");
}

#[test]
fn every_fault_of_a_file_has_its_words_and_arguments() {
    let text = || String::from("x");
    let faults = [
        FaultKind::Syntax(text()),
        FaultKind::NotUsedHere,
        FaultKind::Twice(text()),
        FaultKind::Signature(text()),
        FaultKind::UnknownTable,
        FaultKind::UnknownMessage(text()),
        FaultKind::UnknownArgument(text(), text()),
        FaultKind::UnusedArgument(text(), text()),
        FaultKind::PluralOfText(text(), text()),
        FaultKind::NoCategory(text(), text()),
        FaultKind::NotSaid(text()),
        FaultKind::Direction(text()),
    ];
    let said: BTreeMap<&str, usize> =
        faults.iter().map(|fault| fault.message()).map(|(id, given)| (id, given.len())).collect();
    let (_, messages) = TABLES.iter().find(|(table, _)| *table == "word_faults").expect("the table is there");
    let worded: BTreeMap<&str, usize> = messages.iter().map(|message| (message.id, message.arguments.len())).collect();
    assert_eq!(said, worded);
}

#[test]
fn the_pseudo_language_marks_every_word_of_the_files() {
    let Some(pseudo) = Lang::from_tag("qps-ploc") else { return };
    assert!(!Lang::ALL.contains(&pseudo));
    assert_eq!(players::players_count(pseudo, 2), "[2 pláýérš]");
}

/// Numbers with every plural category that our languages have: none, one, few, many, hundreds, a fraction, and halves.
const SAMPLES: [&str; 14] = ["0", "1", "2", "3", "4", "5", "11", "12", "21", "22", "25", "100", "101", "1½"];

/// Messages that show a brace of a record or a file.
const WITH_BRACES: [&str; 1] = ["open_comment"];

/// What a message says in a language, with each sample in the place of all its arguments.
fn rendered(table: &str, message: &sonneborn::i18n::pattern::Message, lang: Lang) -> Vec<String> {
    let said = |sample: &str| {
        let given: Vec<String> = message.arguments.iter().map(|_| sample.to_owned()).collect();
        let given: Vec<&dyn Display> = given.iter().map(|text| text as &dyn Display).collect();
        message.write(lang, &given)
    };
    let said: Vec<String> = SAMPLES.map(said).to_vec();
    for text in &said {
        let place = format!("{table}.ftl: {} in {}", message.id, lang.tag());
        assert!(!text.trim().is_empty() || message.arguments.is_empty(), "{place} says nothing");
        let has_brace = text.contains(['{', '}']) && !WITH_BRACES.contains(&message.id);
        assert!(!has_brace, "{place}: {text}");
    }
    said
}

#[test]
fn every_message_renders_in_every_language_with_numbers_of_every_plural_category() {
    let mut rendered_count = 0;
    for (table, messages) in TABLES {
        for message in *messages {
            for lang in Lang::ALL {
                rendered_count += rendered(table, message, lang).len();
            }
        }
    }
    assert!(rendered_count > 2_000 * Lang::ALL.len() * SAMPLES.len(), "only {rendered_count}");
    // The samples have every category of every language.
    for lang in Lang::ALL {
        let of_samples: BTreeSet<&str> =
            SAMPLES.iter().filter_map(|sample| sonneborn::i18n::pattern::category(lang, sample)).collect();
        let of_language = sonneborn::i18n::pattern::categories(&lang.locale());
        assert!(of_language.iter().all(|category| of_samples.contains(category)), "{}", lang.tag());
    }
}

#[test]
fn no_argument_is_lost_in_the_complete_languages() {
    for (table, messages) in TABLES {
        for message in *messages {
            let marks: Vec<String> = (0..message.arguments.len()).map(|place| format!("\u{2}{place}\u{3}")).collect();
            // Each argument in turn is a number of each sample, the others are marked.
            for tag in COMPLETE {
                let lang = Lang::from_tag(tag).expect("it is there");
                let mut said = BTreeMap::new();
                for number in 0..=message.arguments.len() {
                    for sample in SAMPLES {
                        let given: Vec<String> = marks
                            .iter()
                            .enumerate()
                            .map(|(place, mark)| if place == number { sample.to_owned() } else { mark.clone() })
                            .collect();
                        let given: Vec<&dyn Display> = given.iter().map(|text| text as &dyn Display).collect();
                        said.insert((number, sample), message.write(lang, &given));
                    }
                }
                for (place, mark) in marks.iter().enumerate() {
                    let is_said = said.values().any(|text| text.contains(mark.as_str()))
                        || (0..SAMPLES.len()).any(|at| {
                            let texts: Vec<&String> = SAMPLES.iter().map(|sample| &said[&(place, *sample)]).collect();
                            texts[at] != texts[0]
                        });
                    assert!(is_said, "{tag}/{table}.ftl: {} leaves ${} out", message.id, message.arguments[place]);
                }
            }
        }
    }
}

/// What Hong Kong says otherwise than Taiwan, in the order in which it is put in the place of the other.
const HONG_KONG: [(&str, &str); 2] = [("西洋棋（國際象棋）", "國際象棋"), ("著", "着")];

#[test]
fn a_language_falls_back_to_the_one_that_its_tag_names() {
    let parents = ["de-AT", "zh-HK", "zh-Hans-SG", "de"].map(ftl::parent);
    assert_eq!(parents, [Some("de"), Some("zh-Hant"), Some("zh-Hans"), None]);
}

#[test]
fn hong_kong_differs_from_taiwan_by_its_own_words_only() {
    let own: BTreeMap<String, String> = messages_of("zh-HK").into_iter().collect();
    for (place, taiwans) in messages_of("zh-Hant") {
        let expected = HONG_KONG.iter().fold(taiwans.clone(), |text, (taiwan, here)| text.replace(taiwan, here));
        let said = own.get(&place);
        match expected == taiwans {
            true => assert_eq!(said, None, "{place} says what zh-Hant says"),
            false => assert_eq!(said, Some(&expected), "{place}"),
        }
    }
    assert_eq!(Lang::HongKongChinese.completeness(), 100);
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words/zh-HK");
    let (clean, told) = checked(&words, "en");
    assert!(clean && told.contains("(100 %)") && told.contains("the others those of zh-Hant"), "{told}");
}

/// The texts of a language by their places.
fn messages_of(tag: &str) -> Vec<(String, String)> {
    let all = tables(tag).into_iter().flat_map(|table| {
        let name = table.name;
        table.messages.into_iter().map(move |message| (format!("{name}.ftl: {}", message.id), texts(&message.text)))
    });
    all.filter(|(place, _)| !place.starts_with("language.ftl")).collect()
}

/// Words that the glossary has another one for, each with that one.
const NOT_IN_THE_GLOSSARY: [(&str, &str, &str); 14] = [
    ("zh-Hans", "报到", "签到"),
    ("zh-Hant", "報到", "簽到"),
    ("zh-Hans", "手工", "人工"),
    ("zh-Hant", "手工", "人工"),
    ("zh-Hans", "手动", "人工"),
    ("zh-Hant", "手動", "人工"),
    ("zh-Hans", "FIDE ID", "国际棋联ID"),
    ("zh-Hant", "FIDE ID", "國際棋聯ID"),
    ("zh-Hans", "公佈", "公布"),
    ("zh-Hant", "公佈", "公布"),
    ("zh-Hans", "草案", "草稿"),
    ("zh-Hant", "草案", "草稿"),
    ("zh-Hans", "斯海", "舍文宁根"),
    ("zh-Hant", "斯海", "舍文寧根"),
];

/// An appeal goes to the appeals committee; what an arbiter decides at the board is a claim.
const APPEAL: [(&str, &str); 2] = [("zh-Hans", "申诉"), ("zh-Hant", "申訴")];
/// Where an appeal is spoken of: the ruling sheet's place for it, and the dossier for the committee.
const OF_APPEALS: [&str; 15] = [
    "access.ftl: class_incidents",
    "claims.ftl: after_the_end",
    "proof.ftl: verify_witness",
    "claim_desk.ftl: appeal_heading",
    "claim_desk.ftl: appeal_by",
    "cli.ftl: dossier",
    "cli.ftl: dossier_check",
    "dossier.ftl: title",
    "dossier.ftl: other_format",
    "incidents.ftl: ",
    "now.ftl: task_appeal",
    "consequences.ftl: kind_appeal_",
    "consequences.ftl: kind_photograph_of_appeal",
    "refusals.ftl: no_such_appeal",
    "refusals.ftl: photograph_of_appeal",
];

#[test]
fn both_chinese_keep_to_one_word_each() {
    for (tag, word, instead) in NOT_IN_THE_GLOSSARY {
        let found: Vec<String> =
            messages_of(tag).into_iter().filter(|(_, text)| text.contains(word)).map(|(place, _)| place).collect();
        assert!(found.is_empty(), "{tag}: {word} for {instead} in {found:?}");
    }
    for (tag, word) in APPEAL {
        let found = messages_of(tag).into_iter().filter(|(_, text)| text.contains(word)).map(|(place, _)| place);
        let others: Vec<String> = found.filter(|place| !OF_APPEALS.iter().any(|of| place.starts_with(of))).collect();
        assert!(others.is_empty(), "{tag}: {word} is an appeal, no claim: {others:?}");
    }
}
