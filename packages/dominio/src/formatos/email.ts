import * as z from 'zod/mini'

/** E-mails are compared without case, so they are stored trimmed and lower-case. */
export function normalizarEmail(texto: string): string {
  return texto.trim().toLowerCase()
}

function criarEsquema() {
  return z.string().check(
    z.overwrite(normalizarEmail),
    z.maxLength(254, 'E-mail longo demais.'),
    z.email({
      error: (problema) => (problema.input === '' ? 'Informe o e-mail.' : 'E-mail inválido. Confira o endereço.'),
    }),
  )
}

export const esquemaEmail = /* @__PURE__ */ criarEsquema()
