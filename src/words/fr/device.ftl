
waits = Sur cet appareil, envoyés dans cet ordre dès que le serveur répond ({ $n }) :
held = Saisis ici et non enregistrés ({ $n }) :
item = Ronde { $round }, échiquier { $board }, { $white } – { $black } : { $result }
others = saisi par { $who } ; envoyé quand { $who } se connecte ici
send_now = Envoyer maintenant
log_in_again = Recharger la page
first = Résultats non envoyés sur cet appareil ({ $n }). Sans eux, leurs parties comptent comme non terminées :
send_first = Les envoyer d’abord
go_on = Continuer sans eux
put_away = Vu, ranger
