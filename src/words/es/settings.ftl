### Ajustes de un torneo, y las preguntas para uno nuevo.

saved = Guardado
others_typed = Escrito aquí y aún no guardado:
schedule = Calendario
pairing = Emparejamiento
play = Tiempo y Leyes
points = Puntos y byes
ranking = Desempates
rounds_count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
tie_break_place = Desempate { $place }
move_up = Subir
move_down = Bajar
question_name = ¿Cómo se llama?
question_system = ¿Cómo se empareja?
question_rounds = ¿Cuántas rondas, y cuándo?
question_rate = ¿A qué ritmo se juega?
question_rules = ¿Según qué reglas?
other_systems = Otros sistemas
first_round = La ronda 1 empieza
rounds_a_day = Rondas al día
minutes_between = De una ronda a la siguiente
days_between = De un día de juego al siguiente
starts_follow = Las rondas sin comienzo se calculan a partir de la anterior:
days = días
minutes = min
rest_hint = Lo demás tiene valores por defecto que convienen al sistema. Está en los ajustes y se puede cambiar hasta que se empareje la ronda 1.
like_earlier = Como un torneo anterior:
like_event = Como { $name }: se toman sistema, rondas, tiempos, puntos, desempates y árbitros.
suits_dutch_2026 = El sistema suizo para torneos abiertos de cualquier tamaño. El sistema en vigor desde febrero de 2026.
suits_dutch_2017 = Torneos empezados antes de febrero de 2026, y su revisión.
suits_dubov = Elo medio de los rivales igualado; para jugadores de fuerza conocida.
suits_burstein = Rivales ponderados por sus resultados; pocas rondas, muchos jugadores.
suits_lim = Suizo a la manera antigua; el grupo central se empareja el último.
suits_double_swiss = Dos partidas contra cada rival, con ambos colores.
suits_team_swiss = Equipos contra equipos en varios tableros.
suits_round_robin = Todos contra todos una vez; hasta unos dieciséis jugadores.
suits_double_round_robin = Todos contra todos dos veces, con ambos colores.
suits_scheveningen = Cada jugador de un equipo contra todos los del otro.
suits_knockout = Encuentros; pasan los ganadores.
suits_by_hand = Usted sienta a los jugadores; lo demás funciona como siempre.
when = Cuándo

suits_team_round_robin = Ligas y finales de 3 a 16 equipos: cada equipo juega contra todos los demás.
suits_team_double_round_robin = Cada equipo juega dos veces contra todos los demás, con los colores cambiados.
