//! The teams of an event and the page that sets them.

use crate::messages;

messages! {
    teams { "Teams", "队伍", "隊伍" }
    hint {
        "Two teams of 2 to 13 players each, in the order of boards: everyone meets everyone of the other team. Type names or numbers, one a line.",
        "两队各2至13名棋手，按台次顺序排列，每名棋手与对方所有棋手各赛一局。请输入姓名或编号，每行一名。",
        "兩隊各2至13名棋手，按檯次順序排列，每名棋手與對方所有棋手各賽一局。請輸入姓名或編號，每行一名。"
    }
    team_n(n) { "Team {n}", "第{n}队", "第{n}隊" }
    team_name { "Name", "队名", "隊名" }
    members { "Players in board order", "按台次排列的棋手", "按檯次排列的棋手" }
    suggested { "A proposal by club or federation and rating; nothing is saved yet.", "按俱乐部或棋协及等级分给出的建议，尚未保存。", "按俱樂部或棋協及等級分給出的建議，尚未儲存。" }
    set_up { "Set up the two teams", "设置两支队伍", "設定兩支隊伍" }
    not_scheveningen { "Teams are set here for a Scheveningen event; choose the system in the settings.", "此页用于舍维宁根制赛事，请在设置中选择赛制。", "此頁用於舍維寧根制賽事，請在設定中選擇賽制。" }
    fixed { "Round 1 is paired: the teams stay as they are.", "第1轮已编排，队伍不再更改。", "第1輪已編排，隊伍不再更改。" }
    name_missing { "Each team needs a name, and the two names must differ.", "每队都需要队名，且两队队名不得相同。", "每隊都需要隊名，且兩隊隊名不得相同。" }
    sizes(first, second) {
        "Both teams need the same number of players, from 2 to 13; these have {first} and {second}.",
        "两队人数须相同，且为2至13人；现为{first}人和{second}人。",
        "兩隊人數須相同，且為2至13人；現為{first}人和{second}人。"
    }
    in_both(name) { "{name} is named twice.", "{name} 出现两次。", "{name} 出現兩次。" }
}
