import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import { ROTULOS_DA_BASE, type RegraDoEspecialista } from '@vetlume/dominio/especialista'
import { formatarData } from '@vetlume/dominio/tempo'

/** "50% do bruto", "R$ 45,50 por exame" */
export function quantoPaga({ tipo, percentualBp, valorCentavos, base, semDeslocamento }: RegraDoEspecialista): string {
  if (tipo === 'FIXO') return `${formatarReais(valorCentavos ?? 0)} por exame`
  const daBase = ROTULOS_DA_BASE[base].toLowerCase().replace('sobre o', 'do')
  return `${formatarBasisPoints(percentualBp ?? 0)} ${daBase}${semDeslocamento ? ', sem o deslocamento' : ''}`
}

/** "desde 01/11/2026", "de 01/01/2026 a 30/11/2026" */
export function vigenciaDa({ vigenteDe, vigenteAte }: Pick<RegraDoEspecialista, 'vigenteDe' | 'vigenteAte'>): string {
  return vigenteAte === null
    ? `desde ${formatarData(vigenteDe)}`
    : `de ${formatarData(vigenteDe)} a ${formatarData(vigenteAte)}`
}
