## The panel that a person keeps in a place of their own

keep-button = Keep this panel open
keep-question = **Keep your panel for { $title }?** It stays open and updates itself.
keep-warning = -# Moderators can open private threads.
keep-missing = -# { refusal-keep-missing }
keep-thread = Private thread
keep-dm = Direct messages
keep-done = ✅ Your panel is on its way.
keep-calls = Ping me in kept panels: { switch-state }
keep-history = 📜 My moves
keep-off = Close this panel
keep-lost = You left { $title }.
keep-closed-no-thread = ⚠️ I couldn't open a private thread: I may lack **{ permission-create-private-threads }** there. { keep-elsewhere }
keep-closed-thread-gone = ⚠️ The thread with your panel is gone. { keep-elsewhere }
keep-closed-dm-closed = ⚠️ I can't DM you. { keep-elsewhere }
keep-elsewhere = Choose another place under **Details** → **{ keep-button }**.
settings-keeps = Where your panels open
settings-keeps-about = -# The panel with your moves opens:
keeps-no = Panels: when I press { board-move }
keeps-thread = Panels: in private threads
keeps-thread-about = They stay open; moderators can read them
keeps-dm = Panels: in DMs
keeps-dm-about = They stay open
refusal-keep-missing = To open a private thread here, I need these permissions: { $names }.
refusal-kept-by-other = This panel is someone else's. **{ board-move }** on the board opens yours.
refusal-kept-closed = This panel is closed. **{ board-move }** on the board opens your panel.
