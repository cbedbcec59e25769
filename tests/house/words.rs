//! The message tables: three texts with the same arguments, and each Chinese text in its own script.
//!
//! Only characters that one script never uses are looked for; those that both know (后, 台, 着, 制) are for people to judge.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Each simplified character with the traditional one that stands for it.
const PAIRS: &str = "们們这這来來时時对對开開关關见見车車马馬书書长長门門问問间間东東习習买買卖賣仅僅从從优優会會传傳体體债債\
    儿兒党黨兴興养養写寫军軍农農决決况況减減击擊则則刚剛创創删刪剑劍办辦务務动動励勵劳勞势勢区區医醫华華协協单單历歷\
    压壓县縣参參双雙发發变變号號员員响響团團园園围圍国國图圖圆圓场場块塊坚堅执執报報护護担擔拟擬择擇换換损損据據断斷\
    无無旧舊显顯暂暫术術机機权權条條极極构構标標栏欄样樣档檔检檢毕畢气氣汉漢没沒测測浏瀏浅淺渐漸满滿滚滾点點热熱状狀\
    独獨环環现現电電画畫监監盘盤码碼确確础礎种種积積称稱笔筆简簡类類级級纪紀约約纸紙线線练練组組细細终終经經结結绘繪\
    给給绝絕统統继繼续續维維综綜编編缩縮网網罗羅罚罰联聯职職节節获獲荐薦莱萊营營蓝藍虑慮虽雖补補装裝规規视視览覽觉覺\
    观觀触觸计計订訂认認让讓议議记記讲講许許论論设設访訪证證评評识識诉訴词詞译譯试試话話该該详詳语語误誤说說请請读讀\
    谁誰调調谈談财財责責败敗货貨质質购購费費资資赛賽赢贏输輸边邊达達过過迁遷运運还還进進远遠连連迟遲选選递遞逻邏释釋\
    钟鐘钮鈕银銀链鏈销銷错錯锁鎖键鍵镜鏡闭閉闻聞队隊阶階际際险險随隨隐隱难難静靜页頁顶頂项項顺順须須预預领領频頻题題\
    颜顏额額风風验驗骑騎黄黃齐齊龄齡";

/// A message: where it stands, and its texts in English, Simplified and Traditional.
struct Message {
    place: String,
    texts: [String; 3],
}

/// The string literals of a `messages!` block, three by three.
fn messages(file: &Path) -> Vec<Message> {
    let source = fs::read_to_string(file).expect("a source reads");
    let mut found = Vec::new();
    for block in source.split("\nmessages! {").skip(1) {
        let block = block.split("\n}").next().expect("a block ends");
        let lines = block.lines().filter(|line| !line.trim_start().starts_with("//"));
        let texts = literals(&lines.collect::<Vec<_>>().join("\n"));
        for three in texts.chunks(3) {
            let texts = <[String; 3]>::try_from(three.to_vec()).expect("three texts a message");
            found.push(Message { place: format!("{}: {}", file.display(), texts[0]), texts });
        }
    }
    found
}

fn literals(code: &str) -> Vec<String> {
    let (mut found, mut open, mut escaped) = (Vec::new(), None::<String>, false);
    for letter in code.chars() {
        match &mut open {
            None if letter == '"' => open = Some(String::new()),
            None => {}
            Some(text) if escaped => {
                text.push(letter);
                escaped = false;
            }
            Some(_) if letter == '\\' => escaped = true,
            Some(_) if letter == '"' => found.extend(open.take()),
            Some(text) => text.push(letter),
        }
    }
    found
}

fn tables() -> Vec<Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n");
    let files = fs::read_dir(folder).expect("the tables are there");
    let all: Vec<Message> = files.flat_map(|file| messages(&file.expect("the folder lists").path())).collect();
    assert!(all.len() > 300, "only {} messages were found", all.len());
    all
}

/// The arguments that a text names, without how they are formatted.
fn arguments(text: &str) -> BTreeSet<&str> {
    let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
    let names = parts.map(|(inside, _)| inside.split(':').next().unwrap_or(""));
    // A text without arguments may speak of braces.
    let is_name = |name: &str| name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    names.filter(|name| !name.is_empty() && is_name(name)).collect()
}

#[test]
fn a_message_names_the_same_arguments_in_every_language() {
    for message in tables() {
        let [english, simplified, traditional] = message.texts.each_ref().map(|text| arguments(text));
        // English sometimes counts where Chinese need not ("1 player", "2 players"); Chinese never says more.
        assert!(simplified.is_subset(&english) && traditional == simplified, "{}", message.place);
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
    for message in tables() {
        let [_, hans, hant] = &message.texts;
        let foreign =
            |text: &str, other: &[char]| text.chars().filter(|letter| other.contains(letter)).collect::<String>();
        assert_eq!(foreign(hans, &traditional), "", "Traditional in the Simplified text of {}", message.place);
        assert_eq!(foreign(hant, &simplified), "", "Simplified in the Traditional text of {}", message.place);
    }
}

#[test]
fn every_text_is_there_and_english_has_no_chinese() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    for Message { place, texts } in tables() {
        assert!(texts.iter().all(|text| !text.trim().is_empty()), "{place}");
        assert!(!texts[0].chars().any(is_chinese), "{place}");
    }
}
