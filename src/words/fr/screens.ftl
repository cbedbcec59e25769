### Les écrans de la salle : ce que chacun montre.

title = Écrans

hint = Chaque écran a sa propre adresse : ouvrez-la une fois sur le téléviseur. Il suit ce qui est choisi ici. Touches là-bas : espace pour la page suivante, f pour le plein écran.

add = Ajouter un écran

remove = L’enlever

name = Nom

name_needed = Un écran a besoin d’un nom qu’aucun autre n’a.

sequence = Montre, l’un après l’autre

nothing_to_show = Choisissez au moins une chose à montrer.

seconds = Une page reste

size = Taille

size_unknown = Choisissez une taille de la liste.

heads = Avec un en-tête

qr = Avec le code QR des pages publiques

announcement = Annonce

clock = Horloge

picture = Image du sponsor

picture_file = PNG, JPEG ou WebP, jusqu’à 4 Mo ; aucun fichier l’enlève

no_picture = Le fichier n’est pas un PNG, JPEG ou WebP de 4 Mo au plus.

starts_in = La ronde commence dans { $left }
turn = Image tournée
not_turned = Non tournée
turned_right = D’un quart vers la droite
turned_left = D’un quart vers la gauche
turned_over = À l’envers
turn_unknown = Choisissez dans la liste comment l’image est tournée.
whole_sequence = Sa suite
show = Afficher
