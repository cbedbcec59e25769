### The words of the audit: a tournament file held against the regulations.

rounds = Pairings
totals = Points
places = Places

# $rounds (number)
all_as_paired =
    { $rounds ->
        [one] The one round is as the engine pairs it.
       *[other] All { $rounds } rounds are as the engine pairs them.
    }

# $same (text), $rounds (number)
some_as_paired = { $same } of { $rounds } rounds are as the engine pairs them.

no_rounds = No round is paired yet.

# $round (number)
no_engine = Round { $round }: paired by hand, there is no engine to compare with.

totals_right = Every total is the sum of its results.

# $name (text), $stated (text), $computed (text)
total_wrong = { $name }: { $stated } in the file, { $computed } by the results

places_not_stated = The file states no places.

# $why (text)
places_not_computed = The places cannot be found: { $why }

# $count (number), $by (text)
places_right = All places are right by { $by } ({ $count }).

# $count (number), $stated (text), $by (text)
places_wrong = { $count } of { $stated } places are not right by { $by }:

# $name (text), $stated (text), $computed (text)
place_wrong = { $name }: { $stated } in the file, { $computed } by the regulations

# $line (number), $code (text), $figure (text)
place_decided = { $line } (decided by { $code }: { $figure })

# $colour (text), $round (number)
colour_inferred = The file does not name the initial colour; round { $round } shows { $colour }.

# $count (number), $first (text), $second (text)
# The two are neighbours in the order of numbers, each with number, name and rating: 3 Berg, Per (2010)
numbers_turned =
    { $count ->
        [one] A starting number contradicts the ratings (C.04.2 art. 2.2): { $first } stands before { $second }.
       *[other] { $count } starting numbers contradict the ratings (C.04.2 art. 2.2); the first: { $first } stands before { $second }.
    }

clean = Nothing differs.
differs = Something differs.

title = Check a tournament file
hint = Show a TRF of any version or a file of Swiss-Manager or Swiss-Chess. Every round is paired again, every total added up and every place found anew. Nothing of the file is kept.
look = Check it

paper = Audit of a tournament file
as_paper = PDF to share
share_hint = It names the file by its SHA-256, so that everybody can see which file was looked at.
digest = SHA-256
