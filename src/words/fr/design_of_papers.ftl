### Noms et présentation des papiers.

design = Noms et présentation

names = Noms

by_language = Selon la langue de la page

both_names = Les deux, côte à côte

own_names = Tels que saisis

latin_names = En lettres latines

order = Ordre des noms chinois

pinyin = Par pinyin

strokes = Par nombre de traits

lists = Listes

large = Grands caractères : lisibles à deux mètres

two_columns = Listes de joueurs sur deux colonnes

parted_by = Une page pour chaque

not_parted = Une seule liste pour tous

columns = Ce que les listes disent d’un joueur

column = Colonne { $place }

usual = Ce qui est connu

own_words = Textes propres sur chaque page

header = Au-dessus du titre

footer = En bas de page

preview = Aperçu

logo = Logo

logo_hint = Une image PNG ou JPEG d’au plus 100 ko ; elle figure en haut à droite de chaque page.

add_logo = Prendre ce logo

remove_logo = Retirer le logo

bad_logo = Ce n’est pas une image PNG ou JPEG d’au plus { $kilobytes } ko qui puisse être imprimée. Enregistrez-la en PNG sans entrelacement, ou en JPEG.

missing = Aucune police n’a { $characters } : les papiers impriment le numéro à la place.
round_papers = Ce qui est imprimé pour une ronde
paper_before = Liste avant la ronde (joueurs, classement)
