### 圖說賽事：統計頁、公開頁和紙面。

title = 圖說賽事
tab = 圖表
as_table = 看表格
none_yet = 第一輪全部結束後才有圖表。

race = 領先者積分走勢
race_told = 第 { $round } 輪後，{ $name } 以 { $points } 分領先。

ranks = 各輪名次
ranks_told = 前 { $players } 名在每輪後的名次。

performances = 表現分與等級分
performances_told = 對角線以上表示發揮超過等級分。最突出的是 { $name }：表現分 { $performance }，等級分 { $rating }。

ratings = 棋手等級分分佈
ratings_told = { $players } 人有等級分，平均 { $average }；無等級分 { $unrated } 人。

draws = 各輪和棋
draws_told = 實際下完的 { $games } 局中和棋 { $draws } 局，占 { $percent } %。
