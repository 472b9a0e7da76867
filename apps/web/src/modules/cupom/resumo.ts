import { contar } from '@vetlume/dominio/formatos'
import { escritorDeListas } from '@vetlume/dominio/constantes'
import type { DuracaoDeCupom, TipoDeCupom } from '@vetlume/dominio/cupom'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { formatarPercentual } from '../cadastros/index.ts'
import { numero } from '../../lib/numero.ts'

interface Desconto {
  tipo: TipoDeCupom
  percentualBp?: number | '' | null | undefined
  valorCentavos?: number | '' | null | undefined
}

export interface CupomEmPalavras extends Desconto {
  duracao: DuracaoDeCupom
  meses?: number | '' | null | undefined
  validoDe: string
  validoAte?: string | null | undefined
  limiteTotal?: number | '' | null | undefined
  limitePorCliente: number
  /** Names; none is every plan. */
  planos: readonly string[]
  usos: number
}

const EH_DIA = /^\d{4}-\d{2}-\d{2}$/
const umOuOutro = escritorDeListas({ type: 'disjunction' })

export function textoDoDesconto({ tipo, percentualBp, valorCentavos }: Desconto): string {
  return tipo === 'PERCENTUAL' ? formatarPercentual(percentualBp || 0) : formatarReais(valorCentavos || 0)
}

function textoDaDuracao(duracao: DuracaoDeCupom, meses: number): string {
  if (duracao === 'UMA_VEZ') return 'na primeira cobrança'
  if (duracao === 'SEMPRE') return 'em todas as cobranças'
  return `por ${contar(meses, 'mês', 'meses')}`
}

function textoDaValidade(validoDe: string, validoAte: string | null | undefined, hoje: string): string | null {
  const de = EH_DIA.test(validoDe) && validoDe > hoje ? `de ${formatarData(validoDe)}` : null
  const ate = validoAte != null && EH_DIA.test(validoAte) ? `até ${formatarData(validoAte)}` : null
  return [de, ate].filter((parte) => parte !== null).join(' ') || null
}

/** "20% por 3 meses, até 31/12/2026, 14 de 100 usos", and what else narrows it. `hoje` is a plain date. */
export function resumoDoCupom(cupom: CupomEmPalavras, hoje: string): string {
  const { duracao, meses, validoDe, validoAte, limiteTotal, limitePorCliente, planos, usos } = cupom
  const usosFeitos = contar(usos, 'uso', 'usos')
  const partes = [
    `${textoDoDesconto(cupom)} ${textoDaDuracao(duracao, meses || 0)}`,
    textoDaValidade(validoDe, validoAte, hoje),
    limiteTotal ? `${numero(usos)} de ${numero(limiteTotal)} usos` : `${usosFeitos}, sem limite`,
    limitePorCliente > 1 ? `até ${numero(limitePorCliente)} vezes por cliente` : 'uma vez por cliente',
    planos.length === 0 ? null : `só em ${umOuOutro(planos)}`,
  ]
  return `${partes.filter((parte) => parte !== null).join(', ')}.`
}
