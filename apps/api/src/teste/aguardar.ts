import { vi } from 'vitest'

/** Waits for what must come. A busy machine is slow: only what never comes is an error. */
export const aguardar = (conferir: () => unknown): Promise<unknown> => vi.waitFor(conferir, 60_000)
