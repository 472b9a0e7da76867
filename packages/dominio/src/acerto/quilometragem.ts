import { formatarReais, type Centavos } from '../dinheiro/index.ts'
import {
  percorrer,
  quilometros,
  viagemDe,
  type Lugar,
  type Partida,
  type TrechoPercorrido,
} from '../deslocamento/index.ts'
import type { Dia } from '../tempo/index.ts'
import type { DeslocamentoDoDia } from './contrato.ts'

/** What the registry of a specialist says of the way to its exams. */
export interface ReembolsoDoKm {
  /** Of each kilometre; 0 pays none. */
  readonly kmCentavos: Centavos
  /** Of each day, not paid for. */
  readonly franquiaKm: number | null
  readonly partida: Partida | null
}

const nomeDe = ({ nome }: Lugar): string => nome ?? 'endereço sem nome'
const semPosicao = ({ latitude, longitude }: Lugar): boolean => latitude === null || longitude === null
const trechoEmPalavras = ({ tipo, de, para }: TrechoPercorrido): string =>
  `${tipo === 'VOLTA' ? 'Volta de ' : 'De '}${de === null ? '' : nomeDe(de)} a ${nomeDe(para)}`

/** Why a way has no kilometres. */
function porQueNaoConta(trecho: TrechoPercorrido): string {
  const { de, para } = trecho
  if (de === null) return `Até ${nomeDe(para)}: não conta, porque o cadastro não diz de onde sai.`
  const faltam = [de, para].filter(semPosicao).map(nomeDe)
  const motivo =
    faltam.length > 0
      ? `sem posição no mapa (${faltam.join(', ')})`
      : 'dos dois lugares só se sabe o município, que é o mesmo'
  return `${trechoEmPalavras(trecho)}: não conta, ${motivo}.`
}

/** Nothing is said of a way within the same place. */
function linhaDoTrecho(trecho: TrechoPercorrido): string[] {
  const { de, para, caminho } = trecho
  if (de !== null && de.chave === para.chave) return []
  if (caminho === null || caminho.km === null) return [porQueNaoConta(trecho)]
  const peloMunicipio = caminho.aproximado ? ', pelo centro do município' : ''
  return [`${trechoEmPalavras(trecho)}: ${quilometros(caminho.km)}${peloMunicipio}.`]
}

function conta(decimos: number, pagos: number, { kmCentavos, franquiaKm }: ReembolsoDoKm, centavos: Centavos): string {
  const franquia =
    franquiaKm === null ? '' : `, menos ${quilometros(franquiaKm)} de franquia: ${quilometros(pagos / 10)}`
  return `Ao todo ${quilometros(decimos / 10)}${franquia}. A ${formatarReais(kmCentavos)} por km: ${formatarReais(centavos)}.`
}

/**
 * The way of a day that happened, through the places of its visits in the order in which they were made. A way that cannot be
 * told has no kilometres, and its line says why. Rounded once, the half centavo up.
 */
export function deslocamentoDoDia(dia: Dia, lugares: readonly Lugar[], reembolso: ReembolsoDoKm): DeslocamentoDoDia {
  const { kmCentavos, franquiaKm, partida } = reembolso
  const trechos = percorrer(lugares, viagemDe(null, partida))
  const decimos = trechos.reduce((soma, { caminho }) => soma + Math.round((caminho?.km ?? 0) * 10), 0)
  const pagos = Math.max(0, decimos - (franquiaKm ?? 0) * 10)
  const centavos = Math.round((pagos * kmCentavos) / 10)
  const semVolta = partida !== null && !partida.volta ? ['A volta não conta, como diz o cadastro.'] : []
  return {
    dia,
    km: decimos / 10,
    centavos,
    linhas: [...trechos.flatMap(linhaDoTrecho), ...semVolta, conta(decimos, pagos, reembolso, centavos)],
  }
}

/** Kilometres of some days, without the dust of adding tenths. */
export const somarKm = (dias: readonly { km: number }[]): number =>
  dias.reduce((decimos, { km }) => decimos + Math.round(km * 10), 0) / 10
