### La page du programme sur l’ordinateur d’un arbitre.

title = Cet ordinateur
deputies = Pour les adjoints
deputies_hint = Les téléphones et les ordinateurs du même Wi-Fi atteignent le programme ici. Les accès des adjoints se créent sous Comptes.
or_by_name = Ou par le nom :
data = Données
data_hint = Tout est gardé dans ce dossier de cet ordinateur :
end = Fin
end_hint = Ce qui est saisi est enregistré ; téléphones et projecteurs perdent la connexion jusqu’à ce que le programme soit relancé.
stop = Arrêter le programme
stopping = Le programme s’arrête. Cette fenêtre peut être fermée.
