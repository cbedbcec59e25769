yes = 是
no = 否
points = 胜{ $win }，和{ $draw }，负{ $loss }，轮空{ $bye }
