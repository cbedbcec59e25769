### 图说赛事：统计页、公开页和纸面。

title = 图说赛事
tab = 图表
as_table = 看表格
none_yet = 第一轮全部结束后才有图表。

race = 领先者积分走势
race_told = 第 { $round } 轮后，{ $name } 以 { $points } 分领先。

ranks = 各轮名次
ranks_told = 前 { $players } 名在每轮后的名次。

performances = 表现分与等级分
performances_told = 对角线以上表示发挥超过等级分。最突出的是 { $name }：表现分 { $performance }，等级分 { $rating }。

ratings = 棋手等级分分布
ratings_told = { $players } 人有等级分，平均 { $average }；无等级分 { $unrated } 人。

draws = 各轮和棋
draws_told = 实际下完的 { $games } 局中和棋 { $draws } 局，占 { $percent } %。
