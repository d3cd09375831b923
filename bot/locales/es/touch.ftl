touch-open = Abrir tablero
touch-matches = Partidas
touch-sign-out = Cerrar sesión
touch-signed-out = Pulsa **Detalles** y **Abrir tablero** en el panel de una partida, en Discord.
touch-offline = Sin conexión. Reintentando…
touch-elsewhere = Un momento…
touch-sessions = Navegadores con sesión: { $n }. Último uso: { $days }.
touch-leave = Cerrar las sesiones
