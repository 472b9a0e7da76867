/** A PDF waits in the fair line of its company: longer than other answers. */
export const PRAZO_DE_IMPRIMIR_MS = 60_000
