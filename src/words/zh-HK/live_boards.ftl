### 直播檯次：進行中的對局隨到隨看，裁判員須做和可做之事。

fifty_in_sight = { $side }宣佈一步既不吃子也不動兵的着法，即可提出五十回合。
contradiction = { $mv }後棋盤顯示：{ $how }，而記錄寫着 { $result }。
signal_contradicts = 兩王在中心表示 { $signal }，而記錄寫着 { $result }。
illegal = { $side }的{ $word }不是合法着法：請檢視棋盤。
last_move = 最後一着
delay_minutes = 公眾看到着法的延遲
