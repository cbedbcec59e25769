### La página del propio ordenador del árbitro, donde el programa se inició con --desktop.

title = Este ordenador
deputies = Para los adjuntos
deputies_hint = Los teléfonos y ordenadores de la misma wifi acceden aquí al programa. Los accesos de los adjuntos se crean en Cuentas.
or_by_name = O por el nombre:
data = Datos
data_hint = Todo se guarda en esta carpeta de este ordenador:
end = Terminar
end_hint = Lo escrito está guardado; los teléfonos y proyectores pierden la conexión hasta que el programa se inicie de nuevo.
stop = Detener el programa
stopping = El programa está terminando. Puede cerrar esta ventana.
