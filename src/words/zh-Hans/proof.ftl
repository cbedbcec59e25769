verify_key = 赛场的密钥，见表格页脚；默认为数据库旁密钥文件中的密钥

verify_witness = 并询问此文件是否一致：备份、申诉材料、赛事文件或已发布页面的文件夹；可重复使用

verify_offline = 不询问其他服务器上的副本

dossier_key = 与 --check 同用：赛场的密钥，见表格页脚；不给出则不作证实

dossier_sheet = 与 --check 同用：纸面所示状态，材料须与之一致

holds_together = 赛事 { $number }（{ $name }）：前后一致，{ $state }；所询问的见证均不知其末尾，故未证实

who_heads = 数据库旁以密钥 { $key } 签署的记录

who_paper = 纸面状态 { $state }

who_copy = 位于 { $address } 的副本

who_file = 文件 { $file }

agrees_since = { $who }：一致，始于 { $since }

agrees = { $who }：一致

knows_less = { $who }：一致，但不知第 { $act } 项起的操作

knows_more = { $who }：不一致，此处缺少第 { $act } 项起的操作

knows_other = { $who }：不一致，第 { $act } 项操作在此处不同

says_nothing = { $who }：未作答（{ $why }）

other_event = 属于其他赛事
of_its_twin = 这是赛事 { $number } 的末尾，其开头与此相同；此赛事没有留存的签署

compare_key = 请将此密钥与表格页脚核对，或用 --key 给出页脚上的密钥

adopted = 赛场开始签署时其最初的操作已存在；这些操作仅有校验链及此前的纸面为证

found = 其中部分操作在启动时即已存在：此处无人见证其完成

journal_lost = 本赛场于 { $time } 签署的含 { $acts } 项操作的日志不在此处

short_state = 此纸（{ $state }）仅显示 32 位：不足为证。请重新打印。

short = 所给状态仅 32 位：不足为证。

hall_key = 密钥 { $key }

key = 赛场密钥

old_edition = 文件为第 { $edition } 版：仅操作原文受约束，所示文字、编排与对局不受约束。请重新制作。

not_as_written = 文件与程序写出的不同：有增删或改动。

unsigned = 无赛场签署：是否有操作遗漏、对局及编排理由均未证实。

wrong_signature = 签名不属于此文件。

other_hall = 文件由另一密钥签署：{ $key }

other_state = 文件与纸面的状态不同。

event_otherwise = 赛事名称或语言与操作不符。

acts_left_out = 有相关操作遗漏，或混入其他操作。

shown_otherwise = 第 { $act } 项操作所示内容与其原文不符。

pairing_otherwise = 第 { $round } 轮第 { $board } 台：配对或理由与操作不符。

bye_otherwise = 第 { $round } 轮：轮空与操作不符。

dossier_holds_together = { $event }：前后一致，状态 { $state }，由密钥 { $key } 签署。若赛场表格上有此密钥即为证实：请用 --key 给出表格上的密钥。

archive_cut = 文件含 { $found } 项操作，而其声明日志有 { $told } 项：文件被截短。

archive_no_end = 文件未说明日志在何处结束。

archive_altered = 文件与赛场签署时不同。

nobody_forgot = 第 { $act } 项操作称其第 { $place } 人已被删除资料，而日志中无此操作

old_forgetting = 第 { $act } 项操作：第 { $place } 人由旧版本删除资料而无操作记录；其处内容未证实。再次删除即可绑定。

why_forgotten = 原因（保留在日志中；勿写姓名）

other_history = 自第 { $act } 项操作起，赛场与此副本的历史不同，发现于 { $since }。此副本显示自己的内容；两者均保留。

other_acts = 另一份操作原文

copy_goes_further = 其他服务器上的副本有第 { $act } 项操作，而此日志没有：此处有操作被删除，或换成了较旧的备份。未发送任何内容。
