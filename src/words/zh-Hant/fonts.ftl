fonts = 文件的字型
hint =
    內建字型可以列印拉丁、希臘、西里爾、喬治亞、亞美尼亞、阿拉伯、希伯來文字和漢字（GBK、Big5）。其他文字，例如泰文、天城文、韓文，或者罕用漢字，
    請在這裡新增 TrueType 或 OpenType 字型；它與資料及備份一起保存。需要時字型會嵌入文件，因此字型的授權必須允許嵌入。
file = 字型檔（.ttf、.otf）
add = 新增字型
remove = 移除
remove_consequence = 此後文件會把它的字元印成編號。
no_file = 請先選擇檔案。
