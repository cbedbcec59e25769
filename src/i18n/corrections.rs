//! Words of the page of results that are corrected for the rating report only.

use crate::messages;

messages! {
    corrections { "Late corrections", "逾期更正", "逾期更正" }
    corrections_hint { "A result found wrong after the next round but one was paired stays in the standings, because pairings rest on it. It is corrected for the rating report only (C.04.2 art. 4.3): the file to FIDE and the rating changes count the corrected result.", "隔轮编排之后才发现有误的结果，因后续编排以其为据，在名次表中不再更改，仅为等级分报告更正（C.04.2 第4.3条）：报送国际棋联的文件和等级分变化按更正后的结果计算。", "隔輪編排之後才發現有誤的結果，因後續編排以其為據，在名次表中不再更改，僅為等級分報告更正（C.04.2 第4.3條）：報送國際棋聯的檔案和等級分變化按更正後的結果計算。" }
    no_corrections { "No result is corrected for the rating report.", "没有为等级分报告更正的结果。", "沒有為等級分報告更正的結果。" }
    stands_as { "In the standings", "名次表中", "名次表中" }
    reported_as { "In the rating report", "等级分报告中", "等級分報告中" }
    corrected_by { "Corrected by", "更正人", "更正人" }
    correction_reason { "Reason", "理由", "理由" }
    drop_correction { "Take back", "撤销更正", "撤銷更正" }
    new_correction { "Correct a result for the rating report", "为等级分报告更正结果", "為等級分報告更正結果" }
}
