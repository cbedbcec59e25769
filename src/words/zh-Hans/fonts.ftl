fonts = 文件的字体
hint =
    内置字体可以打印拉丁、希腊、西里尔、格鲁吉亚、亚美尼亚、阿拉伯、希伯来文字和汉字（GBK、Big5）。其他文字，例如泰文、天城文、韩文，或者生僻汉字，
    请在这里添加 TrueType 或 OpenType 字体；它与数据及备份一起保存。需要时字体会嵌入文件，因此字体的许可必须允许嵌入。
file = 字体文件（.ttf、.otf）
add = 添加字体
remove = 移除
remove_consequence = 此后文件会把它的字符印成编号。
no_file = 请先选择文件。
