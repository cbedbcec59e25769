### 與對局裁決一起保存的照片。

title = 照片
white_sheet = 白方記錄紙
black_sheet = 黑方記錄紙
clock = 棋鐘
board = 棋盤
other = 其他
told = 第 { $round } 輪第 { $board } 檯：保存照片，{ $what }（SHA-256 { $digest }）
take = 照片
depicts_label = 內容
keep = 保存照片
hint = JPEG 或 PNG，每局最多 { $most } 張。照片會縮小並重新編碼：不保存地點、時間和相機資訊。
kept = 照片已保存；其 SHA-256 已記入日誌。
none_chosen = 請先選擇照片。
unreadable = 這不是可讀取的照片。請以 JPEG 或 PNG 重新拍攝。
too_large = 照片超過 { $most } 百萬像素。請用相機的常用尺寸拍攝。
gone = 此伺服器沒有該照片；日誌中有其 SHA-256。
at_and_by = { $at }，{ $by }
differs = 照片與當時保存的不同。
