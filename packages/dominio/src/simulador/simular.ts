import { formatarReais, type Centavos } from '../dinheiro/index.ts'
import { cobradoPor, contribuicaoPor, linhasDoExame, resultadoDoMes } from './conta.ts'
import type { Cenario } from './esquema.ts'
import { partesDo, somaDasLinhas, type LinhaDoCusto, type Partes } from './partes.ts'
import { menorPreco, responder, semResposta, type Resposta } from './procurar-preco.ts'
import { sensibilidadeDe, type EfeitoDaAlavanca } from './sensibilidade.ts'

/** What a scenario gives at one price. */
export interface ResultadoDoCenario {
  /** As in the registry of services, before the on-call surcharge. */
  readonly precoCentavos: Centavos
  readonly cobradoCentavos: Centavos
  /** False where it is the suggested one. */
  readonly digitado: boolean
  /** They add up to `custoCentavos`. */
  readonly linhas: readonly LinhaDoCusto[]
  readonly custoCentavos: Centavos
  /** What is left of one exam. */
  readonly sobraCentavos: Centavos
  /** What an exam leaves before the costs of the month. */
  readonly contribuicaoCentavos: Centavos
  /** Of what is charged in the month, rounded down: a margin that is shown is one that there is. */
  readonly margemBp: number
  readonly receitaDoMesCentavos: Centavos
  readonly resultadoDoMesCentavos: Centavos
  /** Exams a month from which nothing is lost. */
  readonly equilibrio: Resposta
  readonly sensibilidade: readonly EfeitoDaAlavanca[]
}

export interface Simulacao {
  readonly minimo: Resposta
  readonly sugerido: Resposta
  readonly explicacaoDoImposto: string
  /** Null where no price was typed and none can be suggested. */
  readonly resultado: ResultadoDoCenario | null
}

/** A loss of a hundred times the price says all that a larger one would, and fits where it is kept. */
const MARGEM_MINIMA = -1_000_000

/** Rounded down, the divisor positive. */
const paraBaixo = (numerador: bigint, divisor: bigint): number => {
  const quociente = numerador / divisor
  return Number(numerador % divisor < 0n ? quociente - 1n : quociente)
}

function margemDe(resultado: Centavos, receita: Centavos): number {
  if (receita === 0) return resultado < 0 ? MARGEM_MINIMA : 0
  return Math.max(MARGEM_MINIMA, paraBaixo(BigInt(resultado) * 10_000n, BigInt(receita)))
}

/** The fewest exams a month that leave at least `lucro`. */
function examesPara(lucro: Centavos, contribuicao: Centavos, fixos: Centavos): Resposta {
  if (contribuicao > 0) return responder(Math.max(0, Math.ceil((lucro + fixos) / contribuicao)))
  if (contribuicao === 0 && lucro + fixos <= 0) return responder(0)
  return semResposta(
    contribuicao === 0
      ? 'Cada exame só paga o próprio custo: nenhuma quantidade chega lá.'
      : `Cada exame perde ${formatarReais(-contribuicao)}: fazer mais só aumenta a perda.`,
  )
}

function resultadoEm(partes: Partes, precoCentavos: Centavos, digitado: boolean): ResultadoDoCenario {
  const cobradoCentavos = cobradoPor(partes, precoCentavos)
  const contribuicaoCentavos = contribuicaoPor(partes, cobradoCentavos)
  const linhas = linhasDoExame(partes, cobradoCentavos)
  const custoCentavos = somaDasLinhas(linhas)
  const receitaDoMesCentavos = partes.exames * cobradoCentavos
  const resultadoDoMesCentavos = resultadoDoMes(partes, contribuicaoCentavos)
  return {
    precoCentavos,
    cobradoCentavos,
    digitado,
    linhas,
    custoCentavos,
    sobraCentavos: cobradoCentavos - custoCentavos,
    contribuicaoCentavos,
    margemBp: margemDe(resultadoDoMesCentavos, receitaDoMesCentavos),
    receitaDoMesCentavos,
    resultadoDoMesCentavos,
    equilibrio: examesPara(0, contribuicaoCentavos, partes.fixos),
    sensibilidade: sensibilidadeDe(partes, precoCentavos),
  }
}

/** The one rule of the simulator, for the screen and for what the server keeps. */
export function simular(cenario: Cenario): Simulacao {
  const partes = partesDo(cenario)
  const sugerido = menorPreco(partes, cenario.margemBp ?? 0)
  const preco = cenario.precoCentavos ?? sugerido.valor
  return {
    minimo: menorPreco(partes, 0),
    sugerido,
    explicacaoDoImposto: partes.explicacaoDoImposto,
    resultado: preco === null ? null : resultadoEm(partes, preco, cenario.precoCentavos !== null),
  }
}

/** The lowest price of a scenario that leaves a margin. */
export const precoParaMargem = (cenario: Cenario, margemBp: number): Resposta => menorPreco(partesDo(cenario), margemBp)

/** The fewest exams a month that leave a profit, at the price of the scenario. */
export function examesParaLucro(cenario: Cenario, lucroCentavos: Centavos): Resposta {
  const partes = partesDo(cenario)
  const preco = cenario.precoCentavos ?? menorPreco(partes, cenario.margemBp ?? 0).valor
  if (preco === null) return semResposta('Informe um preço para saber quantos exames são precisos.')
  return examesPara(lucroCentavos, contribuicaoPor(partes, cobradoPor(partes, preco)), partes.fixos)
}
