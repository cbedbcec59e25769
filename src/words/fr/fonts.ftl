### Les polices des papiers.

fonts = Polices des papiers

hint =
    Les polices fournies impriment le latin, le grec, le cyrillique, le géorgien, l’arménien, l’arabe, l’hébreu et le chinois (GBK, Big5). Pour d’autres
    écritures, comme le thaï, la devanagari ou le coréen, ou des caractères chinois rares, ajoutez ici une police TrueType ou OpenType ; elle est gardée avec
    les données et leurs sauvegardes. Une police est incorporée dans chaque papier qui en a besoin : sa licence doit le permettre.

file = Fichier de police (.ttf, .otf)

add = Ajouter la police

remove = Retirer

remove_consequence = Les papiers impriment désormais ses caractères par leurs numéros.

no_file = Choisissez d’abord un fichier.
