### Faltas en los archivos de palabras.

syntax = no es Fluent: { $why }
not_used_here = estos archivos no usan términos, atributos, funciones ni referencias a otros mensajes
twice = { $id } está dos veces
signature = el comentario de { $id } debe empezar por sus argumentos: `# $name (text), $count (number)`
unknown_table = el inglés no tiene ese archivo
unknown_message = el inglés no tiene el mensaje { $id } en este archivo
unknown_argument = { $id } no tiene el argumento ${ $name }
unused_argument = el texto inglés de { $id } no usa ${ $name }
plural_of_text = ${ $name } de { $id } es un texto y no tiene plural; elija según sus valores o use otro argumento
no_category = { $id } no tiene texto para la categoría de plural [{ $category }]
not_said = falta { $id }: cada idioma dice su propio nombre (own_name), su nombre en inglés (english_name) y su dirección (direction)
direction = la dirección es ltr (de izquierda a derecha) o rtl (de derecha a izquierda), no «{ $given }»
