### Revisión de un archivo de torneo según el reglamento.

rounds = Emparejamientos
totals = Puntos
places = Puestos
all_as_paired = { $rounds ->
    [one] La única ronda es como la empareja el programa.
   *[other] Las { $rounds } rondas son como las empareja el programa.
}
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
numbers_turned =
    { $count ->
        [one] Un número contradice los Elo (C.04.2 art. 2.2): { $first } figura antes que { $second }.
       *[other] { $count } números contradicen los Elo (C.04.2 art. 2.2); el primero: { $first } figura antes que { $second }.
    }
clean = Nada difiere.
differs = Algo difiere.
title = Revisar un archivo de torneo
hint = Muestre un TRF de cualquier versión o un archivo de Swiss-Manager o Swiss-Chess. Cada ronda se empareja de nuevo, cada total se suma y cada puesto se determina de nuevo. Del archivo no se guarda nada.
look = Revisar

paper = Revisión de un archivo de torneo

as_paper = PDF para compartir

share_hint = Nombra el archivo por su SHA-256, para que todos puedan ver qué archivo se revisó.

digest = SHA-256
