
waits = En este dispositivo, se envían en este orden cuando responda el servidor ({ $n }):
held = Tecleados aquí y sin guardar ({ $n }):
item = Ronda { $round }, tablero { $board }, { $white } – { $black }: { $result }
others = tecleado por { $who }; se envía cuando { $who } entre aquí
send_now = Enviar ahora
log_in_again = Cargar de nuevo la página
first = Resultados sin enviar en este dispositivo ({ $n }). Sin ellos sus partidas cuentan como no acabadas:
send_first = Enviarlos primero
go_on = Seguir sin ellos
put_away = Visto, retirar
