import {
  CATALOGO,
  arredondar,
  converterUnidade,
  valorPossivel,
  type Calculadora,
  type CatalogoDeMedidas,
} from '../medidas/index.ts'
import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo } from './conteudo.ts'
import { ladoDaMedida, type Lado } from './lado.ts'
import { unidadeNoCatalogo } from './medidas-do-laudo.ts'

type Secoes = Pick<ConteudoDoLaudo, 'secoes'>

/** A measure where it was taken: the same one may be in several sections and on two sides. */
interface Linha {
  readonly secao: SecaoDoLaudo
  readonly medida: MedidaPreenchida
  readonly lado: Lado | null
}

type Entrada = (id: string) => number | null | undefined

/** Rows that may stand for a side: its own or, failing them, those that have none. Never those of the other side. */
function doLado(linhas: readonly Linha[], lado: Lado | null): readonly Linha[] {
  const dele = linhas.filter((linha) => linha.lado === lado)
  if (dele.length > 0) return dele
  return lado === null ? linhas : linhas.filter((linha) => linha.lado === null)
}

/**
 * Where a formula takes each input from: (1) the row of its own section and side, also when it is still blank; (2) what its
 * own section gives by formula; (3) the only row that the other sections have for the side. Of two possible ones, neither.
 */
class Contas {
  readonly #linhas: ReadonlyMap<string, readonly Linha[]>
  readonly #calculadoras: ReadonlyMap<string, Calculadora>
  readonly #pesoKg: number
  readonly #catalogo: CatalogoDeMedidas
  readonly #feitas = new Map<Linha, number | null>()

  constructor(linhas: readonly Linha[], pesoGramas: number | null, catalogo: CatalogoDeMedidas) {
    this.#linhas = Map.groupBy(linhas, ({ medida }) => medida.id)
    this.#calculadoras = new Map(catalogo.calculadoras.map((calculadora) => [calculadora.medida, calculadora]))
    this.#pesoKg = pesoGramas === null ? Number.NaN : pesoGramas / 1000
    this.#catalogo = catalogo
  }

  /** What its inputs give for a row, in the unit of the catalogue and not rounded; null while one is missing. */
  calculado(linha: Linha): number | null {
    const feita = this.#feitas.get(linha)
    if (feita !== undefined) return feita
    const valor = this.#calcular(linha.medida.id, (id) => this.entrada(id, linha)) ?? null
    this.#feitas.set(linha, valor)
    return valor
  }

  /** Undefined without a formula, or when an input is undefined: there is no such measure, blank or not. */
  #calcular(id: string, entrada: Entrada): number | null | undefined {
    const calculadora = this.#calculadoras.get(id)
    const valores = calculadora?.entradas.map(entrada)
    if (calculadora === undefined || valores === undefined || valores.includes(undefined)) return undefined
    const peso = calculadora.usaPeso === true ? [this.#pesoKg] : []
    return calculadora.calcular(...valores.map((valor) => valor ?? Number.NaN), ...peso)
  }

  /** In the unit of the catalogue: calculated from what was measured, and as it was typed only where that is not possible. */
  valor(linha: Linha): number | null {
    const calculado = this.calculado(linha)
    const { id, valor, unidade } = linha.medida
    const escrita = unidadeNoCatalogo(unidade, id, this.#catalogo)
    const definida = this.#catalogo.medidas.get(id)
    if (calculado !== null || valor === null || escrita === null || definida === undefined) return calculado
    return valorPossivel(valor, definida) ? converterUnidade(valor, escrita, definida.unidade) : null
  }

  #daUnica(linhas: readonly Linha[]): number | null {
    const [unica] = linhas
    return unica === undefined || linhas.length > 1 ? null : this.valor(unica)
  }

  /** What a measure is for a row: what its formula would take. Undefined when there is no such measure. */
  entrada(id: string, onde: Linha): number | null | undefined {
    const daqui = this.#naSecao(id, onde)
    if (daqui !== undefined) return daqui
    const deFora = doLado(
      (this.#linhas.get(id) ?? []).filter(({ secao }) => secao !== onde.secao),
      onde.lado,
    )
    return deFora.length > 0 ? this.#daUnica(deFora) : this.#calcular(id, (outra) => this.entrada(outra, onde))
  }

  /** Undefined when the section neither has the measure nor all that it is calculated from. */
  #naSecao(id: string, onde: Linha): number | null | undefined {
    const daqui = doLado(
      (this.#linhas.get(id) ?? []).filter(({ secao }) => secao === onde.secao),
      onde.lado,
    )
    return daqui.length > 0 ? this.#daUnica(daqui) : this.#calcular(id, (outra) => this.#naSecao(outra, onde))
  }
}

const emLinhas = ({ secoes }: Secoes): Linha[][] =>
  secoes.map((secao) => secao.medidas.map((medida) => ({ secao, medida, lado: ladoDaMedida(medida, secao) })))

/**
 * What the inputs of each measure give for it, by section and place in it: in the unit of its row and rounded as it is
 * shown. Null for what is not calculated, or lacks an input.
 */
export function calcularMedidas(
  conteudo: Secoes,
  pesoGramas: number | null,
  catalogo: CatalogoDeMedidas = CATALOGO,
): (number | null)[][] {
  const linhas = emLinhas(conteudo)
  const contas = new Contas(linhas.flat(), pesoGramas, catalogo)
  const naLinha = (linha: Linha): number | null => {
    const { id, unidade } = linha.medida
    const valor = contas.calculado(linha)
    const definida = catalogo.medidas.get(id)
    const escrita = unidadeNoCatalogo(unidade, id, catalogo)
    if (valor === null || definida === undefined || escrita === null) return null
    return arredondar(converterUnidade(valor, definida.unidade, escrita), definida.casas)
  }
  return linhas.map((daSecao) => daSecao.map(naLinha))
}

/** Every measure `id` that has a value, with the one of `outra` that belongs with it; both in their catalogue units. */
export function medidasAosPares(
  conteudo: Secoes,
  [id, outra]: readonly [id: string, outra: string],
  catalogo: CatalogoDeMedidas = CATALOGO,
): { secao: SecaoDoLaudo; medida: MedidaPreenchida; valor: number; daOutra: number }[] {
  const linhas = emLinhas(conteudo).flat()
  const contas = new Contas(linhas, null, catalogo)
  return linhas.flatMap((linha) => {
    if (linha.medida.id !== id) return []
    const valor = contas.valor(linha)
    const daOutra = contas.entrada(outra, linha) ?? null
    return valor === null || daOutra === null ? [] : [{ secao: linha.secao, medida: linha.medida, valor, daOutra }]
  })
}

/** Whether a formula gives it. */
export const ehCalculavel = (id: string, { calculadoras }: CatalogoDeMedidas = CATALOGO): boolean =>
  calculadoras.some(({ medida }) => medida === id)

/** Names of the measures that a formula needs, for people. */
export function entradasDoCalculo(id: string, { medidas, calculadoras }: CatalogoDeMedidas = CATALOGO): string[] {
  const calculadora = calculadoras.find(({ medida }) => medida === id)
  if (calculadora === undefined) return []
  const siglas = calculadora.entradas.map((entrada) => medidas.get(entrada)?.sigla ?? entrada)
  return [...siglas, ...(calculadora.usaPeso === true ? ['peso'] : [])]
}

/** Tells apart the measures of a document: the same one may be in several sections and on both sides; free ones have only a name. */
export function chaveDaMedida(secao: string, { id, lado, rotulo }: Pick<MedidaPreenchida, 'id' | 'lado' | 'rotulo'>) {
  return JSON.stringify([secao, id, lado, rotulo])
}

type Automatica = (medida: MedidaPreenchida, secao: SecaoDoLaudo) => boolean

function trocarValores(
  conteudo: ConteudoDoLaudo,
  automatica: Automatica,
  valorDe: (secao: number, lugar: number) => number | null,
): ConteudoDoLaudo {
  const secoes = conteudo.secoes.map((secao, s) => {
    const medidas = secao.medidas.map((medida, m) => {
      const valor = automatica(medida, secao) ? valorDe(s, m) : medida.valor
      if (valor === medida.valor) return medida
      // A value that was calculated anew is of no machine.
      const { origem: _, ...resto } = medida
      return { ...resto, valor }
    })
    return medidas.every((medida, m) => medida === secao.medidas[m]) ? secao : { ...secao, medidas }
  })
  return secoes.every((secao, s) => secao === conteudo.secoes[s]) ? conteudo : { ...conteudo, secoes }
}

/**
 * Fills the measures that follow from others, for `pesoGramas` of the patient. Rows in `manuais` were typed by a person
 * and stay. Answers the same object when nothing changes.
 */
export function preencherCalculadas(
  conteudo: ConteudoDoLaudo,
  pesoGramas: number | null,
  manuais: ReadonlySet<string>,
  catalogo: CatalogoDeMedidas = CATALOGO,
): ConteudoDoLaudo {
  const automatica: Automatica = (medida, secao) =>
    ehCalculavel(medida.id, catalogo) && !manuais.has(chaveDaMedida(secao.id, medida))
  // An earlier result is no input: without its own inputs, a calculated value would stand as if it had been typed.
  const digitado = trocarValores(conteudo, automatica, () => null)
  const calculados = calcularMedidas(digitado, pesoGramas, catalogo)
  return trocarValores(conteudo, automatica, (s, m) => calculados[s]?.[m] ?? null)
}

/** Calculable rows that arrived with a value other than the calculated one: a person typed them. */
export function manuaisDoConteudo(
  conteudo: ConteudoDoLaudo,
  pesoGramas: number | null,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Set<string> {
  const calculados = calcularMedidas(conteudo, pesoGramas, catalogo)
  const chaves = conteudo.secoes.flatMap((secao, s) =>
    secao.medidas.flatMap((medida, m) => {
      const outro = medida.valor !== null && medida.valor !== calculados[s]?.[m]
      return ehCalculavel(medida.id, catalogo) && outro ? [chaveDaMedida(secao.id, medida)] : []
    }),
  )
  return new Set(chaves)
}
