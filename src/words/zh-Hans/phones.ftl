by_phone = 手机操作
me = 我的对局
find_me_hint = 请在上方查找您的姓名（只需一次）：此后每页都显示您的台次、对手和结果。输入纸条上的代码后，还可上报结果。
that_is_me = 这是我
not_me = 这不是我
code_of_slip = 纸条上的代码
use_code = 使用代码
code_hint = 八位字母和数字，如 K7QM-2F9X。持有代码者可代您上报，请勿外传。
nothing_paired = 尚未编排。
not_in_this_round = 您本轮不参赛。
i_won = 我胜
we_drew = 和棋
i_lost = 我负
take_back = 撤回
byes = 轮空
bye_is_given = 轮空已批准。
bye_is_asked = 已申请，由裁判决定。
wrong_code = 此代码不属于本赛事。请核对纸条或询问裁判。
too_often = 操作过于频繁。请几分钟后再试，或找裁判。
too_late = 时间已过，请询问裁判。
birth_missing = 请填写出生日期或年份。
sign_up = 报名
sign_up_closed = 现在不能报名。
sign_up_hint = 姓名、等级分、棋协和俱乐部将显示在公开的棋手名单中，由主办方核对。
as_signed_up = 报名时填写
title = 棋手手机
print_codes = 打印代码
disputed = 相互矛盾的上报
asked_byes = 申请的轮空
refuse = 拒绝
waiting_list = 候补名单
admit = 给予名额
results_by_players = 结果
let_report = 棋手上报结果
let_report_hint = 双方上报一致即以其名义录入；不一致时裁判台会响铃并显示在“当前”页。裁判录入的结果绝不更改。
byes_by_players = 棋手申请轮空
byes_no = 否
byes_asked = 是，由裁判决定
byes_taken = 是，符合规程即生效
hours = 轮次开始前
hours_unit = 小时
let_sign_up = 棋手自行报名
until_when = 截止
places = 名额
keep_waiting = 满额后保留候补名单
least_rating = 最低等级分
most_rating = 最高等级分
born_from = 出生年份不早于
born_to = 出生年份不晚于
search_engines = 搜索引擎
let_index = 允许搜索引擎收录含姓名的公开页面
codes = 棋手代码
codes_hint = 签到时每位棋手领取一张。代码由本赛事的密钥生成，可重新打印，不在任何导出文件中。
renew_codes = 全部更换代码
renew_told = 已发放的代码将全部失效。
slip_hint = 扫码，或在赛事页面“我的对局”输入代码：在手机上查看台次、对手和结果。

# $time (text)
until = 截止{ $time }

# $bye (text)
asked_for = 已申请：{ $bye }

# $result (text)
reported_waits = 您已上报 { $result }。对手上报一致后生效。

# $result (text)
reported_both = 双方均上报 { $result }。

# $result (text)
reported_otherwise = 您上报 { $result }，对手上报的不同。请双方一起找裁判。

# $rating (number)
rating_below = 仅限等级分不低于 { $rating } 者。

# $rating (number)
rating_above = 仅限等级分不高于 { $rating } 者或无等级分者。

# $year (text)
born_before = 仅限{ $year }年及以后出生者。

# $year (text)
born_after = 仅限{ $year }年及以前出生者。

# $time (text)
sign_up_until = 报名截止：{ $time }。

# $name (text)
you_wait = { $name }：名额已满，您已列入候补名单。

# $name (text)
you_are_signed_up = { $name }：报名成功。

# $round (text)
pairings_are_out_of = 第{ $round }轮对阵已公布

# $round (number), $board (number), $white (text), $black (text)
task_disputed = 第{ $round }轮第{ $board }台：白方上报 { $white }，黑方上报 { $black }

# $round (number), $board (number), $result (text)
task_agreed = 第{ $round }轮第{ $board }台：双方上报 { $result }，尚未录入

# $n (number)
places_left = 剩余{ $n }个名额

# $n (number)
waiting_count = { $n }人候补

# $n (number)
task_byes = { $n }项轮空申请

# $n (number)
task_waiting = { $n }人候补

push = 通知我
push_hint = 对阵公布时本手机收到通知，页面关闭时也能收到。
push_my_board = 我的台次
push_round = 每一轮
push_nothing = 不再通知
push_kept = 已设置通知。
push_ended = 不再通知。
push_refused = 浏览器未允许本页发送通知。请在设置中允许后重试。
push_not_possible = 此浏览器目前无法接收通知。请联网后重试。
told_white = 第{ $round }轮：第{ $board }台，执白对{ $name }
told_black = 第{ $round }轮：第{ $board }台，执黑对{ $name }
told_bye = 第{ $round }轮：{ $bye }

slip_use = 每名棋手一张，含代码和二维码，用于上报成绩和申请轮空

other_sites = 其他网站
sites = 可以展示这些页面的网站，每行一个
sites_hint = 对阵、名次和交叉表可以放在俱乐部网页的框架中，并自动随赛事更新。程序的其他页面都不能这样展示。
lines_to_copy = 可复制的代码行
lines_told = 把一行代码放到网页中需要显示表格的位置。把 embed=1 改为 embed=lines，网站只得到表格本身，用自己的字体排版。

# $place (number), $text (text)
no_site = 第 { $place } 行：“{ $text }”不是网站地址。请写成 https://club.example 的形式。

# $most (number)
too_many_sites = 最多可以列出 { $most } 个网站。
