### Los tipos de letra de los papeles.

fonts = Tipos de letra de los papeles

hint = Los tipos de letra incluidos imprimen latino, griego, cirílico, georgiano, armenio, árabe, hebreo y chino (GBK, Big5). Para otras escrituras, como tailandés, devanagari o coreano, o caracteres chinos raros, añada aquí un tipo de letra TrueType u OpenType; se guarda con los datos y sus copias de seguridad. El tipo de letra se incrusta en cada papel que lo necesita: su licencia debe permitirlo.

file = Archivo del tipo de letra (.ttf, .otf)

add = Añadir el tipo de letra

remove = Quitar

remove_consequence = Desde ahora los papeles imprimen sus caracteres como números.

no_file = Elija primero un archivo.
