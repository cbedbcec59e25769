title = 螢幕
hint = 每塊螢幕有自己的網址，在電視上打開一次即可，隨後跟隨此處的選擇。按鍵：空白鍵翻頁，f 全螢幕。
add = 新增螢幕
remove = 移除
name = 名稱
name_needed = 螢幕需要一個不重複的名稱。
sequence = 依次顯示
nothing_to_show = 請至少選擇一項內容。
seconds = 每頁停留
size = 字級
size_unknown = 請從清單中選擇字級。
heads = 顯示頁首
qr = 顯示公開頁面的QR碼
announcement = 公告
clock = 時鐘
picture = 贊助商圖片
picture_file = PNG、JPEG 或 WebP，最大 4 MB；不選檔案則移除
no_picture = 檔案不是 4 MB 以內的 PNG、JPEG 或 WebP。
show_only = 僅顯示此項

# $left (text)
starts_in = 距本輪開始 { $left }
