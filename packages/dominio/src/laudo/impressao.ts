import * as z from 'zod/mini'
import type { DocumentoDoLaudo } from './documento.ts'

/** How the laudos of a model are laid out. What was signed keeps the layout that it was signed with. */
export const impressaoDoModelo = z.object({
  /** The diagnostic impression before the sections. */
  conclusaoPrimeiro: z.boolean(),
  /** What was marked as altered, in a few lines, before the sections. */
  resumo: z.boolean(),
  /** Machine, fasting and sedation, as far as they were recorded. */
  exame: z.boolean(),
})
export type ImpressaoDoModelo = z.infer<typeof impressaoDoModelo>

type Secao = DocumentoDoLaudo['secoes'][number]

const LADO = { ABAIXO: 'abaixo', ACIMA: 'acima' } as const

const foraDaReferencia = ({ medidas }: Secao): string[] =>
  medidas.flatMap(({ rotulo, valor, situacao }) =>
    situacao === 'ABAIXO' || situacao === 'ACIMA' ? [`${rotulo}: ${valor} (${LADO[situacao]} da referência)`] : [],
  )

/** The sections that were marked as altered, each with its measures out of the reference: no word that nobody wrote. */
export const resumoDosAlterados = (secoes: readonly Secao[]): { titulo: string; achados: string[] }[] =>
  secoes
    .filter(({ situacao }) => situacao === 'ALTERADO')
    .map((secao) => ({ titulo: secao.titulo, achados: foraDaReferencia(secao) }))

const simOuNao = (valor: boolean) => (valor ? 'Sim' : 'Não')

/** Only what was recorded of the exam: what nobody said is not printed. */
export function linhasDoExame({
  jejum,
  sedacao,
  aparelhos,
}: {
  jejum: boolean | null
  sedacao: boolean | null
  aparelhos: readonly (string | null)[]
}): { rotulo: string; valor: string }[] {
  const ditos = [...new Set(aparelhos.filter((aparelho) => aparelho !== null))]
  return [
    ...(ditos.length === 0 ? [] : [{ rotulo: 'Aparelho', valor: ditos.join('; ') }]),
    ...(jejum === null ? [] : [{ rotulo: 'Jejum', valor: simOuNao(jejum) }]),
    ...(sedacao === null ? [] : [{ rotulo: 'Sedação', valor: simOuNao(sedacao) }]),
  ]
}
