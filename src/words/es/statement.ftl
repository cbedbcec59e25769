not_final = No definitivo: { $why }.

draft = BORRADOR (DRAFT) · no definitivo: { $why }.

rounds_missing = faltan las rondas { $first }–{ $last }

round_missing = falta la ronda { $n }

playing = ronda { $round }: partidas abiertas, { $boards }

adjourned = ronda { $round }: partidas aplazadas cuentan como tablas, { $boards }

undecided =
    { $count ->
        [one] { $count } encuentro sin decidir
       *[other] { $count } encuentros sin decidir
    }

held_back = Esto solo se hace del torneo terminado. Queda abierto: { $why }.

so_far = Hasta ahora, no definitivo

so_far_hint = No definitivo: { $why }. Un archivo para el Elo antes del final es para torneos que se evalúan por partes; dice que no es definitivo.
