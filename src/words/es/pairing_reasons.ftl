### Las razones de un emparejamiento, y la página que las muestra.

why_so = Por qué estas parejas
made_by_engine = Emparejado por el programa.
made_by_hand = Hecho o cambiado a mano por el árbitro.
made_elsewhere = Importado: otro programa emparejó esta ronda.
worked_out_again = Calculado de nuevo desde las rondas anteriores, con las bases actuales.
engine_has_bye = { $name } con el bye
nothing_told = Para este sistema el programa no da razones.
teams_untold = Los equipos se emparejan encuentro a encuentro por el sistema suizo por equipos (C.04.6); de sus encuentros el programa no da razones.
check_all = Comprobar todas las rondas
check_hint = Cada ronda se empareja de nuevo desde las anteriores y se compara con la del torneo.
ask = ¿Por qué no estos dos?
ask_button = Preguntar
nothing_forbids = Nada lo prohíbe, pero el orden del sistema los empareja de otro modo; este programa no da más razones.
same_team = Juegan en el mismo equipo.
no_team_bye = El número de equipos es impar, y ninguno de aquellos sin los que se podría emparejar a los demás puede recibir otro bye (C.04.6 C2): { $teams }.
no_team_opponents = No todos los equipos encuentran un rival con el que no hayan jugado (C.04.6 C3): { $teams }.
no_team_to_pair = No hay ningún equipo que emparejar en la ronda { $round }.
