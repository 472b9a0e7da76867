import type { CamposComErro } from '@vetlume/dominio/erros'
import type * as core from 'zod/v4/core'

/** First message of each field that failed, by its path in the input; `_` holds what concerns the whole. */
export function camposComErro(erro: core.$ZodError): CamposComErro {
  const campos: Record<string, string> = {}
  for (const { path, message } of erro.issues) campos[path.length === 0 ? '_' : path.join('.')] ??= message
  return campos
}
