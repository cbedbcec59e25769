### The words of festivals: several events as sections of one.

festival = 赛会
section = 组别
to_do = 待办
papers_of_all = 各组文件
find_player = 在所有组别中查找棋手
keys_hint = 按组别编号即可打开；在该组任何页面按 g v 返回此处。
check_in_all = 各组统一签到
check_in_once = 同一天参加多个组别的棋手只列一次，勾选一次即对各组有效。
another_section = 再设一个组别
another_section_hint = 沿用本组的地点、日期、赛程、工作人员与规程，之后可在该组设置中修改。
with_players = 附属赛：带入本组棋手，各按相应棋种的等级分
add_section = 添加组别
cut_already = 本赛事已分组。如要再次分组，请先在“设置”“赛事”中取消“仅作报名名单”。
entries_only = 仅作报名名单：棋手在各小组比赛
groups = 分组
group_size = 每组人数
cut_into_groups = 按等级分分组
groups_hint = 按等级分将棋手分成若干单循环小组（如四人组），每组各为一个组别并带入棋手；本赛事保留为报名名单。
groups_entries_hint = 原赛事保留为报名名单：不再编排，也不占用赛场台号。
group_name = { $event } · 第{ $n }组
boards = 台次
number_boards = 全场连续编排台号
number_boards_hint = 按组别顺序和人数编号，仅限第1轮尚未编排的组别。
move_player = 转到其他组别
move_hint = 须在两组第1轮编排之前；两组日志均有记录。
more_tasks = 另有 { $count } 项

join_event = 并入已有的比赛
join = 并入
join_hint = 您任裁判长且尚未属于任何赛会的比赛。各组的记录、人员和页面互不影响。
leave = 将本组移出赛会
leave_hint = 比赛本身不变，只是不再是赛会的一个组。
staff = 各组人员
staff_hint = 在一个组的职务与其他组无关。
name_of_festival = 赛会名称
