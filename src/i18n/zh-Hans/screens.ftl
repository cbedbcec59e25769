title = 屏幕
hint = 每块屏幕有自己的网址，在电视上打开一次即可，随后跟随此处的选择。按键：空格翻页，f 全屏。
add = 添加屏幕
remove = 移除
name = 名称
name_needed = 屏幕需要一个不重复的名称。
sequence = 依次显示
nothing_to_show = 请至少选择一项内容。
seconds = 每页停留
size = 字号
size_unknown = 请从列表中选择字号。
heads = 显示页眉
qr = 显示公开页面的二维码
announcement = 公告
clock = 时钟
picture = 赞助商图片
picture_file = PNG、JPEG 或 WebP，最大 4 MB；不选文件则移除
no_picture = 文件不是 4 MB 以内的 PNG、JPEG 或 WebP。
show_only = 仅显示此项

# $left (text)
starts_in = 距本轮开始 { $left }
