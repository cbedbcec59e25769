### La lengua misma.
### Fuentes de los términos: Leyes del Ajedrez de la FIDE en la traducción española (Federación Española de Ajedrez, Comité
### Técnico de Árbitros), Reglamento General de Competiciones de la FEDA, Manual del árbitro.

own_name = Español
english_name = Spanish
direction = ltr
