-- Whether threads have been suggested to the server.
ALTER TABLE servers ADD COLUMN threads_suggested INTEGER NOT NULL DEFAULT 0
    CHECK (threads_suggested IN (0, 1));
