### Los equipos de un torneo y la página que los fija.

teams = Equipos
hint = Dos equipos de 2 a 13 jugadores cada uno, por orden de tableros: cada uno juega contra todos los del otro equipo. Escriba nombres o números, uno por línea.
team_n = Equipo { $n }
team_name = Nombre
members = Jugadores por orden de tableros
suggested = Una propuesta por club o federación y Elo; todavía no se ha guardado nada.
set_up = Formar los dos equipos
not_scheveningen = Aquí se forman equipos para un torneo Scheveningen; elija el sistema en los ajustes.
fixed = La ronda 1 está emparejada: los equipos no cambian.
name_missing = Cada equipo necesita un nombre, y los dos deben ser distintos.
sizes = Ambos equipos necesitan el mismo número de jugadores, de 2 a 13; estos tienen { $first } y { $second }.
in_both = { $name } aparece dos veces.
