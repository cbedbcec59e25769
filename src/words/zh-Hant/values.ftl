yes = 是
no = 否
points = 勝{ $win }，和{ $draw }，負{ $loss }，輪空{ $bye }
