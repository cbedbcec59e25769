### Les pages que tout le monde peut lire.

find_my_name = Chercher mon nom
pairings = Appariements
by_board = Par échiquiers
by_name = Par noms
results = Résultats
full_screen = Plein écran
white_against = Blancs contre
black_against = Noirs contre
nothing_public = Rien n’est encore publié. Cette page l’affichera dès que ce sera le cas.
nobody_of_that_name = Personne de ce nom dans cette ronde.
as_of = À { $time }
starts_at = début { $time }
page_of = { $n } / { $all }
scan_for_pairings = Scannez pour les appariements, les résultats et le classement
reconnecting = pas de connexion
demo_hint = 60 joueurs inventés, 9 rondes dont 6 jouées. À essayer en toute liberté.
