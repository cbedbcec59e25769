### Revisión de un archivo de torneo según el reglamento.

title = Revisión
hint = Cada ronda se empareja de nuevo desde las anteriores, cada total se suma, cada puesto se calcula otra vez. Lo que difiere aparece con el artículo o el valor que decide. Otro programa puede leer un artículo de otro modo, y los árbitros pueden emparejar a mano: una diferencia es una pregunta, no una acusación.
choose_file = Archivo de torneo (TRF, o TUNX de Swiss-Manager)
run = Revisar el archivo
as_pdf = Como PDF
not_kept = El archivo se lee, se responde y se olvida: nada de él queda en este servidor.
supposed = Lo que el archivo no dice
rounds = Emparejamientos
totals = Puntos
places = Puestos
all_as_paired = Las { $rounds } rondas son como las empareja el programa.
some_as_paired = { $same } de { $rounds } rondas son como las empareja el programa.
no_rounds = Todavía no hay rondas emparejadas.
no_engine = Ronda { $round }: emparejada a mano, no hay programa con que comparar.
totals_right = Cada total es la suma de sus resultados.
total_wrong = { $name }: { $stated } en el archivo, { $computed } por los resultados
places_not_stated = El archivo no indica puestos.
places_not_computed = No se pueden calcular los puestos: { $why }
places_right = Los { $count } puestos son correctos por { $by }.
places_wrong = { $count } de { $stated } puestos no son correctos por { $by }:
place_wrong = { $name }: { $stated } en el archivo, { $computed } según el reglamento
place_decided = { $line } (decide { $code }: { $figure })
colour_inferred = El archivo no indica el color inicial; la ronda { $round } muestra { $colour }.
clean = Nada difiere.
differs = Algo difiere.
