import * as z from 'zod/mini'
import type { DocumentoDoLaudo } from './documento.ts'

/** How the laudos of a model are laid out. What was signed keeps the layout that it was signed with. */
export const impressaoDoModelo = z.object({
  /** The diagnostic impression before the sections. */
  conclusaoPrimeiro: z.boolean(),
  /** What was marked as altered, in a few lines, before the sections. */
  resumo: z.boolean(),
  /** Place, machine, fasting and sedation, as far as they were recorded. */
  exame: z.boolean(),
  /** Figures on which a measure of a section was taken, under that section. Absent, as what follows, in the first models. */
  figuras: z.optional(z.boolean()),
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

/** Where the appointment of an exam was kept. */
export type LocalDoExame =
  | { tipo: 'PARCEIRO'; clinica: string | null }
  | { tipo: 'PROPRIO' | 'DOMICILIO'; clinica: null }

/** The address of a home is not printed: whoever answers for the animal is named with it already. */
function dizerLocal(local: LocalDoExame | null, empresa: string): string | null {
  if (local === null) return null
  if (local.tipo === 'PARCEIRO') return local.clinica
  return local.tipo === 'PROPRIO' ? empresa : 'Domicílio do responsável'
}

/** Only what was recorded of the exam: what nobody said is not printed. */
export function linhasDoExame({
  local,
  empresa,
  jejum,
  sedacao,
  aparelhos,
}: {
  /** Null of an exam without an appointment. */
  local: LocalDoExame | null
  empresa: string
  jejum: boolean | null
  sedacao: boolean | null
  aparelhos: readonly (string | null)[]
}): { rotulo: string; valor: string }[] {
  const ditos = [...new Set(aparelhos.filter((aparelho) => aparelho !== null))]
  const onde = dizerLocal(local, empresa)
  return [
    ...(onde === null ? [] : [{ rotulo: 'Local do exame', valor: onde }]),
    ...(ditos.length === 0 ? [] : [{ rotulo: 'Aparelho', valor: ditos.join('; ') }]),
    ...(jejum === null ? [] : [{ rotulo: 'Jejum', valor: simOuNao(jejum) }]),
    ...(sedacao === null ? [] : [{ rotulo: 'Sedação', valor: simOuNao(sedacao) }]),
  ]
}
