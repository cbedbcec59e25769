### Resultados corregidos solo para la evaluación.

corrections = Correcciones tardías
corrections_hint = Un resultado que resulta erróneo cuando ya se ha emparejado la segunda ronda siguiente queda en la clasificación, porque hay emparejamientos basados en él. Solo se corrige para la evaluación (C.04.2 art. 4.3): el archivo para la FIDE y los cambios de Elo cuentan el resultado corregido.
no_corrections = Ningún resultado está corregido para la evaluación.
stands_as = En la clasificación
reported_as = En la evaluación
corrected_by = Corregido por
correction_reason = Motivo
drop_correction = Retirar
new_correction = Corregir un resultado para la evaluación
