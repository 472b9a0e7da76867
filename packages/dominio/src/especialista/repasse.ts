import * as z from 'zod/mini'
import { codigo, data, opcional } from '../contrato/index.ts'
import type { Dia } from '../tempo/index.ts'
import { BASES_DE_REPASSE, TIPOS_DE_REPASSE, type SituacaoDaRegra } from './rotulos.ts'

const percentual = z
  .int('Informe o percentual.')
  .check(z.refine((bp) => bp >= 0 && bp <= 10_000, 'Informe um percentual de 0% a 100%.'))
const valor = z
  .int('Informe o valor em reais.')
  .check(z.refine((centavos) => centavos >= 0 && centavos <= 100_000_000, 'Informe um valor de até R$ 1.000.000,00.'))

/** What the form of a repasse rule holds. No service and no partner: the general rule. */
export const camposDaRegra = z.object({
  servico: opcional(codigo),
  parceiro: opcional(codigo),
  tipo: z.enum(TIPOS_DE_REPASSE),
  /** Of a PERCENTUAL rule, in basis points. */
  percentualBp: opcional(percentual),
  /** Of a FIXO rule. */
  valorCentavos: opcional(valor),
  base: z._default(z.enum(BASES_DE_REPASSE), 'BRUTO'),
  /** The displacement that the price charges stays with the company. */
  semDeslocamento: z._default(z.boolean(), false),
  /** First and last day, both included; without a last one it holds on. */
  vigenteDe: data,
  vigenteAte: opcional(data),
})
export type DadosDaRegra = z.output<typeof camposDaRegra>

const regra = (path: string, error: string, vale: (dados: DadosDaRegra) => boolean) =>
  z.refine<DadosDaRegra>(vale, { path: [path], error })

export const REGRAS_DA_REGRA = [
  regra('percentualBp', 'Informe o percentual.', (r) => r.tipo !== 'PERCENTUAL' || r.percentualBp !== null),
  regra('percentualBp', 'Um valor fixo não tem percentual.', (r) => r.tipo !== 'FIXO' || r.percentualBp === null),
  regra('valorCentavos', 'Informe o valor em reais.', (r) => r.tipo !== 'FIXO' || r.valorCentavos !== null),
  regra(
    'valorCentavos',
    'Um percentual não tem valor fixo.',
    (r) => r.tipo !== 'PERCENTUAL' || r.valorCentavos === null,
  ),
  regra(
    'vigenteAte',
    'O último dia vem depois do primeiro.',
    (r) => r.vigenteAte === null || r.vigenteDe <= r.vigenteAte,
  ),
] as const

export const dadosDaRegra = camposDaRegra.check(...REGRAS_DA_REGRA)

export function situacaoDaRegra(
  { vigenteDe, vigenteAte }: { vigenteDe: Dia; vigenteAte: Dia | null },
  hoje: Dia,
): SituacaoDaRegra {
  if (vigenteAte !== null && vigenteAte < hoje) return 'ENCERRADA'
  return vigenteDe > hoje ? 'FUTURA' : 'VIGENTE'
}

/** "Ultrassom abdominal na Clínica X", "Todos os serviços", as tables and explanations name the target of a rule. */
export function alvoDaRegra(alvo: { servico: { nome: string } | null; parceiro: { nome: string } | null }): string {
  const servico = alvo.servico?.nome ?? 'Todos os serviços'
  return alvo.parceiro === null ? servico : `${servico}, para ${alvo.parceiro.nome}`
}
