### The event in pictures: on the statistics page, the public pages and on paper.

title = The event in pictures
# The tab of the public pages
tab = Pictures
as_table = As a table
none_yet = The pictures come with the first complete round.

race = Race of the leaders
# $name (text), $points (text), $round (number)
race_told = { $name } leads after round { $round } with a score of { $points }.

ranks = Rank by round
# $players (number)
ranks_told =
    { $players ->
        [one] The rank of the leader after each round.
       *[other] The ranks of the first { $players } after each round.
    }

performances = Performance against rating
# $name (text), $performance (number), $rating (number)
performances_told = Above the diagonal is who did better than the rating. Most of all: { $name }, { $performance } with a rating of { $rating }.

ratings = Ratings of the players
# $players (number), $average (number), $unrated (number)
ratings_told = { $players } with a rating, on average { $average }; without a rating: { $unrated }.

draws = Draws by round
# $draws (number), $games (number), $percent (number)
draws_told = { $draws } of { $games } games over the board were drawn: { $percent } %.
