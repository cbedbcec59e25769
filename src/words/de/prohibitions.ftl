### Paarungsverbote in Worten, und die Seite, auf der sie gesetzt werden.

forbidden_pairs = Paarungsverbote
forbidden_pairs_count = Paarungsverbote ({ $n })
hint = Teilnehmer, die nicht aufeinandertreffen sollen. Ein hartes Verbot gilt immer; ein weiches tritt zurück, wo es sonst keine Paarung gäbe, und der Entwurf sagt es.
only_before_start = Nach den FIDE-Regeln werden Paarungsverbote vor Runde 1 bekanntgegeben. Sie können nicht mehr geändert werden.
without_effect = In diesem System ändern Verbote zwischen Spielern nichts: Tabelle, Turnierbaum oder die Paarung der Mannschaften bestimmt, wer aufeinandertrifft.
none_yet = Kein Paar ist verboten.
add = Paare verbieten
remove = Entfernen
who = Wer
when = Runden
strictness = Strenge
pairs_now = Paare zurzeit
named_players = Diese Teilnehmer
one_federation = Teilnehmer einer Föderation
same_federation = Teilnehmer derselben Föderation
same_club = Teilnehmer desselben Vereins
of_federation = Teilnehmer von { $code }
player_or_number = Name oder Nummer
more_players = Weitere, je Zeile einer
federation_code = Föderation (drei Buchstaben)
all_rounds = Alle Runden
in_all_rounds = alle Runden
last_rounds = Nur die letzten Runden; wie viele?
from_to = Von Runde … bis Runde …
from = von
to = bis
in_rounds = Runden { $first }–{ $last }
in_round = Runde { $n }
in_last = { $n ->
    [one] die letzte Runde
   *[other] die letzten { $n } Runden
}
in_the_last = die letzte Runde
hard = hart
soft = weich
hard_long = Hart: Sie treffen nie aufeinander
soft_long = Weich: getrennt, solange es eine Paarung gibt
nobody_called = Niemand heißt „{ $text }“ oder hat diese Nummer.
several_called = „{ $text }“ kann mehrere Teilnehmer meinen: { $names }. Schreiben Sie mehr vom Namen, oder die Nummer.
two_needed = Nennen Sie mindestens zwei verschiedene Teilnehmer.
federation_needed = Geben Sie die drei Buchstaben der Föderation an, z. B. GER.
pair_gave_way = Ein weiches Verbot trat zurück ({ $rule }): Sonst hätte jemand keinen Gegner.
gave_way = { $white } und { $black }: Ein weiches Verbot trat zurück ({ $rule }); sonst hätte jemand keinen Gegner.
by_hand_against_soft = { $white } und { $black } sollen möglichst getrennt bleiben ({ $rule }).
have_met = Sie haben schon gegeneinander gespielt.
