### 檯次上的事件、申訴與封棋信封。

recording = 未記錄着法
sealed = 第 { $round } 輪第 { $board } 檯：封第 { $number } 回合着法
sealed_number = 封棋着法的回合數
