import { esquemaNormalizado, formatarCrmv, lerCrmv } from '../formatos/index.ts'

/** Registration of a company in a regional council, with or without its "PJ" → `CRMV-SP 41256 PJ`, or `null`. */
function normalizarCrmvPj(texto: string): string | null {
  const crmv = lerCrmv(texto.toUpperCase().replace(/\bPJ\b/, ''))
  return crmv === null || crmv.secundaria ? null : `${formatarCrmv(crmv)} PJ`
}

export const esquemaCrmvPj = /* @__PURE__ */ esquemaNormalizado(normalizarCrmvPj, {
  vazio: 'Informe o registro da empresa no CRMV.',
  invalido: 'Registro inválido. Escreva o estado e o número, como CRMV-SP 12345 PJ.',
})
