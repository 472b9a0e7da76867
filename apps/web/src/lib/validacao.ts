/**
 * Zod makes validators out of generated code, which the page's policy forbids; even trying is reported. Its settings
 * live in this global, read when a schema is built: set before any is, and without downloading zod for it.
 */
export function dispensarCodigoGerado(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
