import { normalizarBusca } from '../formatos/index.ts'
import { posicaoNoIntervalo } from './niveis.ts'
import { RACAS_GIGANTES } from './racas.ts'
import type { CondicoesDaReferencia, Intervalo, LadoDaMedida, LimitesDaReferencia } from './referencia.ts'

/** Who was measured, as known on the day. What is null is not known. */
export type PacienteDaReferencia = {
  /** Name of the species, in any case, with or without accents. */
  readonly especie: string
  readonly pesoKg?: number | null | undefined
  readonly raca?: string | null | undefined
  readonly idadeMeses?: number | null | undefined
  readonly sexo?: string | null | undefined
  readonly castrado?: boolean | null | undefined
  readonly jejum?: boolean | null | undefined
  readonly lado?: LadoDaMedida | null | undefined
  readonly orgao?: string | null | undefined
}

type Linha = CondicoesDaReferencia & LimitesDaReferencia

const ADULTO_A_PARTIR_DE = 12
const GIGANTE_ADULTO_A_PARTIR_DE = 18

export const INFORME_O_PESO = 'informe o peso'
const ADULTO_NAO_APLICADA = 'referência de adulto não aplicada'

const semAcento = (nomes: readonly string[]) => new Set(nomes.map(normalizarBusca))
const GIGANTES = semAcento(RACAS_GIGANTES)
const RACAS_DA_LISTA = new WeakMap<readonly string[], ReadonlySet<string>>()

function daRaca(raca: string, racas: readonly string[]): boolean {
  const nomes = RACAS_DA_LISTA.get(racas) ?? semAcento(racas)
  RACAS_DA_LISTA.set(racas, nomes)
  return nomes.has(normalizarBusca(raca))
}

const cabe = (valor: number, intervalo: Intervalo) => posicaoNoIntervalo(valor, intervalo) === 'DENTRO'

/** Giant breeds grow for longer. An unknown age is taken for an adult's: most patients without a birth date are. */
function ehAdulto({ idadeMeses, raca }: PacienteDaReferencia): boolean {
  const gigante = raca != null && GIGANTES.has(normalizarBusca(raca))
  return idadeMeses == null || idadeMeses >= (gigante ? GIGANTE_ADULTO_A_PARTIR_DE : ADULTO_A_PARTIR_DE)
}

function idadeServe(idade: Intervalo | undefined, paciente: PacienteDaReferencia): boolean {
  if (idade === undefined) return ehAdulto(paciente)
  return paciente.idadeMeses == null ? idade.max === undefined : cabe(paciente.idadeMeses, idade)
}

const igual = <T>(pedido: T | undefined, valor: T | null | undefined) => pedido === undefined || pedido === valor

const pesoConhecido = ({ pesoKg }: PacienteDaReferencia) => (typeof pesoKg === 'number' && pesoKg > 0 ? pesoKg : null)

/** Whether the limits of a row, or whom it is for, follow the weight. */
export const linhaUsaPeso = (linha: Linha): boolean =>
  linha.pesoKg !== undefined || 'alometria' in linha || ('linear' in linha && linha.linear.porKg !== 0)

const linhaUsaIdade = (linha: Linha): boolean => 'linear' in linha && linha.linear.porAno !== 0

/** Conditions in the order in which what is missing is asked for; the answer is what keeps the row from serving. */
const CONDICOES = [
  { falta: null, serve: (linha: Linha, p: PacienteDaReferencia) => igual(linha.orgao, p.orgao) },
  {
    falta: null,
    serve: (linha: Linha, p: PacienteDaReferencia) =>
      linha.racas === undefined || (p.raca != null && daRaca(p.raca, linha.racas)),
  },
  {
    falta: null,
    serve: (linha: Linha, { sexo, castrado, jejum, lado }: PacienteDaReferencia) =>
      (sexo == null || igual<string>(linha.sexo, sexo)) &&
      (castrado == null || igual(linha.castrado, castrado)) &&
      igual<boolean>(linha.jejum, jejum) &&
      (lado == null || igual(linha.lado, lado)),
  },
  {
    falta: ADULTO_NAO_APLICADA,
    serve: (linha: Linha, p: PacienteDaReferencia) => idadeServe(linha.idadeMeses, p),
  },
  {
    falta: INFORME_O_PESO,
    serve: (linha: Linha, p: PacienteDaReferencia) => !linhaUsaPeso(linha) || pesoConhecido(p) !== null,
  },
  {
    falta: 'informe o nascimento',
    serve: (linha: Linha, p: PacienteDaReferencia) => !linhaUsaIdade(linha) || p.idadeMeses != null,
  },
  { falta: 'informe o sexo', serve: (linha: Linha, p: PacienteDaReferencia) => igual<string>(linha.sexo, p.sexo) },
  {
    falta: 'informe se é castrado',
    serve: (linha: Linha, p: PacienteDaReferencia) => igual(linha.castrado, p.castrado),
  },
  { falta: 'informe o lado', serve: (linha: Linha, p: PacienteDaReferencia) => igual(linha.lado, p.lado) },
  {
    falta: null,
    serve: (linha: Linha, p: PacienteDaReferencia) =>
      linha.pesoKg === undefined || cabe(pesoConhecido(p) ?? Number.NaN, linha.pesoKg),
  },
] as const

/** Breed beats state, state beats weight, weight beats species; of equals, the one for less patients. */
const precisao = (linha: Linha): number =>
  (linha.racas === undefined ? 0 : 1_000) +
  (linha.jejum === undefined ? 0 : 100) +
  (linhaUsaPeso(linha) ? 10 : 0) +
  [linha.orgao, linha.sexo, linha.castrado, linha.lado].filter((condicao) => condicao !== undefined).length

export type Escolha<L> = {
  readonly linha: L | null
  /** Why no row serves when some would if more were known, or if the patient were an adult. */
  readonly ressalva: string | null
}

/** The row for this patient, among those of one measure. */
export function escolherReferencia<L extends Linha>(linhas: readonly L[], paciente: PacienteDaReferencia): Escolha<L> {
  const especie = normalizarBusca(paciente.especie)
  let restantes = linhas.filter((linha) => linha.especie.toLowerCase() === especie)
  let ressalva: string | null = null
  for (const { falta, serve } of CONDICOES) {
    const antes = restantes
    restantes = antes.filter((linha) => serve(linha, paciente))
    if (antes.length > 0 && restantes.length === 0) ressalva = falta
  }
  const [melhor] = restantes.toSorted((a, b) => precisao(b) - precisao(a))
  return { linha: melhor ?? null, ressalva }
}
