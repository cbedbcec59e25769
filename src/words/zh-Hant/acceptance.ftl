### 國際棋聯對程式的核查表及本程式的回答

not_accepted = 以下是本程式對國際棋聯核查表徵求意見稿（VCL4THP.13，2026 年 8 月 25 日）的自答。國際棋聯並未認可或推薦本程式。
system = 編排制
asked = 提問數
as_wanted = 符合要求
failures = 不通過
percent = 百分比
unknown = 扣分不明
number = 編號
question = 問題
wanted = 要求
answer = 回答
cost = 扣分
not_asked = 不適用
failure = 不通過
cost_unknown = 不明
in_part = 部分
paths = 途徑
