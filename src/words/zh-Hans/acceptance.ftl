### 国际棋联对程序的核查表及本程序的回答

not_accepted = 以下是本程序对国际棋联核查表征求意见稿（VCL4THP.13，2026 年 8 月 25 日）的自答。国际棋联并未认可或推荐本程序。
system = 编排制
asked = 提问数
as_wanted = 符合要求
failures = 不通过
percent = 百分比
unknown = 扣分不明
number = 编号
question = 问题
wanted = 要求
answer = 回答
cost = 扣分
not_asked = 不适用
failure = 不通过
cost_unknown = 不明
in_part = 部分
paths = 途径
