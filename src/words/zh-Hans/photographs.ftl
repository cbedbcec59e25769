### 与对局裁决一起保存的照片。

title = 照片
white_sheet = 白方记录纸
black_sheet = 黑方记录纸
clock = 棋钟
board = 棋盘
other = 其他
told = 第 { $round } 轮第 { $board } 台：保存照片，{ $what }（SHA-256 { $digest }）
take = 照片
depicts_label = 内容
keep = 保存照片
hint = JPEG 或 PNG，每局最多 { $most } 张。照片会缩小并重新编码：不保存地点、时间和相机信息。
kept = 照片已保存；其 SHA-256 已记入日志。
none_chosen = 请先选择照片。
unreadable = 这不是可读取的照片。请以 JPEG 或 PNG 重新拍摄。
too_large = 照片超过 { $most } 百万像素。请用相机的常用尺寸拍摄。
gone = 此服务器没有该照片；日志中有其 SHA-256。
at_and_by = { $at }，{ $by }
differs = 照片与当时保存的不同。
