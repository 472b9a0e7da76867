/**
 * Answers no sooner than `pisoMs`: whether an account exists changes how much is written, and must not change how long
 * the answer takes.
 */
export async function noMesmoTempo(pisoMs: number, trabalho: () => Promise<void>): Promise<void> {
  await Promise.all([trabalho(), new Promise((resolver) => setTimeout(resolver, pisoMs))])
}
