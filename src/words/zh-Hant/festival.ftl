### The words of festivals: several events as sections of one.

festival = 賽會
section = 組別
to_do = 待辦
papers_of_all = 各組文件
find_player = 在所有組別中查找棋手
keys_hint = 按組別編號即可開啟；在該組任何頁面按 g v 返回此處。
check_in_all = 各組統一簽到
check_in_once = 同一天參加多個組別的棋手只列一次，勾選一次即對各組有效。
another_section = 再設一個組別
another_section_hint = 沿用本組的地點、日期、賽程、工作人員與規程，之後可在該組設定中修改。
with_players = 附屬賽：帶入本組棋手，各按相應棋種的等級分
add_section = 新增組別
cut_already = 本賽事已分組。如要再次分組，請先在「設定」「賽事」中取消「僅作報名名單」。
entries_only = 僅作報名名單：棋手在各小組比賽
groups = 分組
group_size = 每組人數
cut_into_groups = 按等級分分組
groups_hint = 按等級分將棋手分成若干單循環小組（如四人組），每組各為一個組別並帶入棋手；本賽事保留為報名名單。
groups_entries_hint = 原賽事保留為報名名單：不再編排，也不佔用賽場檯號。
group_name = { $event } · 第{ $n }組
boards = 檯次
number_boards = 全場連續編排檯號
number_boards_hint = 按組別順序和人數編號，僅限第1輪尚未編排的組別。
move_player = 轉到其他組別
move_hint = 須在兩組第1輪編排之前；兩組日誌均有記錄。
more_tasks = 另有 { $count } 項

join_event = 併入已有的比賽
join = 併入
join_hint = 您任裁判長且尚未屬於任何賽會的比賽。各組的記錄、人員和頁面互不影響。
leave = 將本組移出賽會
leave_hint = 比賽本身不變，只是不再是賽會的一個組。
staff = 各組人員
staff_hint = 在一個組的職務與其他組無關。
name_of_festival = 賽會名稱
