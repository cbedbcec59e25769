### Photographies gardées avec une partie.

title = Photographies
white_sheet = Feuille de partie des Blancs
black_sheet = Feuille de partie des Noirs
clock = la pendule
board = l’échiquier
other = autre chose
told = Ronde { $round }, échiquier { $board } : photographie gardée, { $what } (SHA-256 { $digest })
take = Photographie
depicts_label = Elle montre
keep = Garder la photographie
hint = JPEG ou PNG, au plus { $most } par partie. Chacune est réduite et réécrite : ni lieu, ni heure, ni appareil ne sont gardés.
kept = La photographie est gardée ; son SHA-256 est au journal.
none_chosen = Choisissez d’abord une photographie.
unreadable = Ce n’est pas une photographie lisible. Reprenez-la, en JPEG ou PNG.
too_large = La photographie a plus de { $most } millions de pixels. Prenez-la dans la taille habituelle de l’appareil.
gone = L’image n’est pas sur ce serveur ; le journal a son SHA-256.
at_and_by = { $at }, { $by }
differs = L’image n’est pas celle qui a été gardée.
