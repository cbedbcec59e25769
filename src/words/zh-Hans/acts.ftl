created = 创建赛事：{ $name }
imported = 由 { $source } 导入：{ $players } 名棋手，{ $rounds } 轮
details_changed = 修改赛事信息：{ $what }
regulations_changed = 修改竞赛规程：{ $what }
by_hand = 人工录入
registered = 登记 { $count } 名棋手（{ $source }）：{ $names }
edited = 修改 { $name }：{ $what }
removed = 删除 { $name }
returned = { $name } 重新参赛
withdrew = { $name } 自第{ $round }轮起退赛
expelled = { $name } 自第{ $round }轮起被取消资格
moved_away = { $name } 自第{ $round }轮起转到其他组别
bye_changed = { $name }，第{ $round }轮：{ $was } → { $now }
left_out = 第{ $round }轮排除未到场的{ $count }名棋手：{ $names }
checked_in = { $name } 已签到
checked_out = { $name } 取消签到
board_fixed = { $name }：固定台次 { $was } → { $now }
estimated = 估定等级分：{ $names }
numbered = 为 { $count } 名棋手编号
numbers_drawn = 为 { $count } 名棋手抽签编号（{ $lots }，种子 { $seed }）
teams_changed = 队伍：{ $names }
drafted = 编排第{ $round }轮：{ $games } 局，{ $byes } 个轮空
prizes_changed = 奖金变更；组别数：{ $count }
altered = 人工修改第{ $round }轮草稿
discarded = 放弃第{ $round }轮草稿
published = 公布第{ $round }轮
table_published = 一次公布对阵表的{ $count }轮
unpublished = 第{ $round }轮退回草稿
result = 第{ $round }轮第{ $board }台：{ $was } → { $now }
ruled = 第{ $round }轮第{ $board }台：{ $claim }，{ $decision }；{ $was } → { $now }
colours = 第{ $round }轮第{ $board }台：交换先后手
for_rating = 第{ $round }轮第{ $board }台，仅用于等级分报告：{ $was } → { $now }
adjusted = { $name }：对局外 { $points } 分
played_off = 加赛（{ $pace }）：{ $white } – { $black } { $result }
sent_through = { $winner } 战胜 { $loser } 晋级：{ $how }
lots = 抽签：{ $names }
ranked = 裁判裁定名次：{ $names }
closed = 赛事结束
reopened = 重新打开赛事
undid = 撤销第 { $seq } 项操作
nothing = 无
change = { $field } { $was } → { $now }
clashing = { $field }：对方 { $theirs }，您 { $mine }。
left_fide_mode =
    { $round ->
        [0] 首轮之前离开国际棋联模式
       *[other] 第{ $round }轮之后离开国际棋联模式
    }

teams_registered = 登记 { $teams } 支队伍、{ $players } 名棋手（{ $source }）：{ $names }

team_changed = { $name }：{ $changes }

teams_numbered = 为 { $count } 支队伍编号

teams_drawn = 抽签为 { $count } 支队伍编号（种子 { $seed }）

line_up = 第 { $round } 轮，{ $team } 出场名单：{ $was } → { $now }

order_of_squad = 按队员顺序

line_ups_closed = 第 { $round } 轮：出场名单截止并公布

team_plays = 参赛

team_out = 自第 { $round } 轮起退出
numbers_exchanged = { $one }与{ $other }互换编号{ $was }和{ $now }
adjourned_missing = 第{ $round }轮：尚无结果的对局转为封棋，{ $boards }
value_given = { $name }的外部破同分数值：{ $was } → { $now }

public_side_changed = 已更改棋手自助服务和公开内容

# $count (number)
screens_changed = 赛场屏幕：{ $count }

# $round (number), $board (number), $name (text), $was (text), $now (text)
result_reported = 第{ $round }轮第{ $board }台：{ $name }上报 { $now }（原为 { $was }）

# $name (text), $round (number), $was (text), $now (text)
bye_asked_for = { $name }申请第{ $round }轮轮空：{ $now }（原为{ $was }）

# $name (text)
signed_up = { $name }报名

# $name (text)
signed_up_to_wait = { $name }报名并候补

# $act (number)
waiting_admitted = 操作 { $act } 的候补者获得名额

# $act (number)
waiting_turned_away = 操作 { $act } 的候补者未获名额

style_changed = 更改了姓名显示与文件样式
typing_kept = 第{ $round }轮第{ $board }台：录入 { $typed }（以为原为 { $was }），与本台现有结果不符
typings_answered = 第{ $round }轮第{ $board }台：录入了两种结果；以 { $now } 为准（原为 { $was }）
typings_answered_so = 第{ $round }轮第{ $board }台：录入了两种结果；维持 { $now }
undone_act = 已撤销第 { $seq } 条操作：{ $act }
result_again = 第{ $board }台恢复为 { $result }。

forgotten = 已删除个人资料：{ $name }
