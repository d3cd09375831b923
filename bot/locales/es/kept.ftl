## El panel que alguien guarda en un lugar propio

keep-button = Dejar abierto mi panel
keep-question = **¿Dejar abierto tu panel de { $title }?** Se actualizará solo.
keep-warning = -# Quienes moderan pueden abrir hilos privados.
keep-missing = -# { refusal-keep-missing }
keep-thread = Hilo privado
keep-dm = Mensajes directos
keep-done = ✅ Tu panel está en camino.
keep-calls = Avisos en mis paneles: { switch-state }
keep-history = 📜 Mis jugadas
keep-off = Cerrar este panel
keep-lost = Dejaste { $title }.
keep-closed-no-thread = ⚠️ No pude abrir un hilo privado: quizá me falta **{ permission-create-private-threads }** allí. { keep-elsewhere }
keep-closed-thread-gone = ⚠️ El hilo con tu panel ya no existe. { keep-elsewhere }
keep-closed-dm-closed = ⚠️ No puedo enviarte MD. { keep-elsewhere }
keep-elsewhere = Elige otro lugar en **Detalles** → **{ keep-button }**.
settings-keeps = Dónde quedan tus paneles
settings-keeps-about = -# El panel con mis jugadas se abre:
keeps-no = Paneles: al pulsar { board-move }
keeps-thread = Paneles: en hilos privados
keeps-thread-about = Siguen abiertos; puede verlos quien modera
keeps-dm = Paneles: en MD
keeps-dm-about = Siguen abiertos
refusal-keep-missing = Para abrir aquí un hilo privado necesito permisos: { $names }.
refusal-kept-by-other = Este panel no es tuyo. **{ board-move }**, en el tablero, abre el tuyo.
refusal-kept-closed = Cerrado. **{ board-move }**, en el tablero, abre tu panel.
