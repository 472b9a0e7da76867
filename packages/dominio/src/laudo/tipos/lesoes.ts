import { escritorDeNumeros } from '../../constantes/index.ts'
import { arredondar } from '../../medidas/index.ts'
import { formatarData } from '../../tempo/index.ts'
import type { Lesao } from './corpo.ts'

type Unidade = Lesao['unidade']

const CASAS = 2
const numero = escritorDeNumeros({ maximumFractionDigits: CASAS })
const comSinal = escritorDeNumeros({ maximumFractionDigits: CASAS, signDisplay: 'exceptZero' })
const inteiroComSinal = escritorDeNumeros({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/** `2,1 × 1,4 cm`; empty while nothing was measured. */
export const escreverTamanho = ({ diametros, unidade }: Pick<Lesao, 'diametros' | 'unidade'>): string =>
  diametros.length === 0 ? '' : `${diametros.map((um) => numero(um)).join(' × ')} ${unidade}`

const LADO = { ESQUERDO: 'lado esquerdo', DIREITO: 'lado direito' } as const

/** The place, with the side unless its words say one. */
export function escreverLugar({ lugar, lado }: Pick<Lesao, 'lugar' | 'lado'>): string {
  const dito = lugar.trim()
  if (lado === null || /direit|esquerd/i.test(dito)) return dito
  return dito === '' ? LADO[lado] : `${dito} (${LADO[lado]})`
}

const converter = (valor: number, de: Unidade, para: Unidade) =>
  de === para ? valor : de === 'cm' ? valor * 10 : valor / 10

export interface VariacaoDaLesao {
  /** Of the largest diameter, in the unit of today. */
  readonly diferenca: number
  readonly percentual: number
}

/** Change of the largest diameter since the earlier exam, as both are shown; null when one of the two was not measured. */
export function variacaoDaLesao({ diametros, unidade, evolucao }: Lesao): VariacaoDaLesao | null {
  if (evolucao?.tipo !== 'JA_EXISTIA' || diametros.length === 0 || evolucao.diametros.length === 0) return null
  const agora = arredondar(Math.max(...diametros), CASAS)
  const antes = arredondar(converter(Math.max(...evolucao.diametros), evolucao.unidade, unidade), CASAS + 1)
  if (antes === 0) return null
  return { diferenca: arredondar(agora - antes, CASAS), percentual: ((agora - antes) / antes) * 100 }
}

/** `+0,3 cm (+17%)`, or that it did not change. */
export function escreverVariacao(variacao: VariacaoDaLesao, unidade: Unidade): string {
  return variacao.diferenca === 0
    ? 'mesmo tamanho'
    : `${comSinal(variacao.diferenca)} ${unidade} (${inteiroComSinal(variacao.percentual)}%)`
}

/** What the laudo says of a lesion in the earlier exam; empty while nobody said. */
export function escreverEvolucao(lesao: Lesao): string {
  const { evolucao } = lesao
  if (evolucao === undefined) return ''
  if (evolucao.tipo === 'NOVA') return 'Não havia'
  const tamanho = escreverTamanho(evolucao)
  const quando = evolucao.em === null ? '' : `em ${formatarData(evolucao.em)}`
  const antes = [tamanho, quando].filter((parte) => parte !== '').join(' ')
  const variacao = variacaoDaLesao(lesao)
  const partes = [antes === '' ? 'Já havia' : antes, variacao === null ? '' : escreverVariacao(variacao, lesao.unidade)]
  return partes.filter((parte) => parte !== '').join('; ')
}

/** In one line: `Nódulo em Baço, 2,1 × 1,4 cm`. */
export function dizerLesao(lesao: Lesao): string {
  const [oQue, lugar, tamanho] = [lesao.oQue.trim(), escreverLugar(lesao), escreverTamanho(lesao)]
  const onde = lugar === '' ? oQue : oQue === '' ? lugar : `${oQue} em ${lugar}`
  return [onde, tamanho].filter((parte) => parte !== '').join(', ')
}
