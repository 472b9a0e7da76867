import { UFS, type Uf } from './uf.ts'

/** Registration of a veterinarian in a regional council; `secundaria` when the main one is in another UF. */
export type Crmv = { readonly uf: Uf; readonly numero: string; readonly secundaria: boolean }

const CRMV = new RegExp(String.raw`^(?:CRMV)?(${UFS.join('|')})(?:N[º°O]?)?0*(\d{1,6})(S?)$`)

/** Reads `CRMV-SP 12345`, `crmv/sp nº 12.345`, `SP12345` or, for a secondary one, `CRMV-SP 12345-S`. */
export function lerCrmv(texto: string): Crmv | null {
  const partes = CRMV.exec(texto.toUpperCase().replace(/[\s./:-]/g, ''))
  if (partes === null) return null
  const [, uf = '', numero = '', sufixo = ''] = partes
  return numero === '0' ? null : { uf: uf as Uf, numero, secundaria: sufixo === 'S' }
}

/** `CRMV-SP 12345`, the stored and printed form. */
export function formatarCrmv({ uf, numero, secundaria }: Crmv): string {
  return `CRMV-${uf} ${numero}${secundaria ? '-S' : ''}`
}

export function normalizarCrmv(texto: string): string | null {
  const crmv = lerCrmv(texto)
  return crmv === null ? null : formatarCrmv(crmv)
}
