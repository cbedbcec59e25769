### Valores de ajustes, como el registro cuenta lo que se cambió.

yes = sí
no = no
points = victoria { $win }, tablas { $draw }, derrota { $loss }, bye { $bye }
