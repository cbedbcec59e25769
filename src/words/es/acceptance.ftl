### La lista de comprobación de la FIDE para programas, y las respuestas del propio programa: el marco de la tabla.

not_accepted = Estas son las respuestas del propio programa a un borrador de la lista de comprobación de la FIDE (VCL4THP.13 del 25 de agosto de 2026). La FIDE no ha aceptado ni respaldado este programa.

system = Sistema

asked = Preguntadas

as_wanted = Como se pide

failures = Fallos

percent = Por ciento

unknown = Coste desconocido

number = N.º

question = Pregunta

wanted = Pedido

answer = Respuesta

cost = Coste

not_asked = no se pregunta

failure = fallo

cost_unknown = desconocido

in_part = en parte
paths = Caminos
