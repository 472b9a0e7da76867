import * as z from 'zod/mini'
import { escritorDeNumeros } from '../constantes/index.ts'
import { escrito } from './conteudo.ts'
import type { DocumentoDoLaudo } from './documento.ts'
import type { DadosDoDicom } from './imagem-dicom.ts'
import type { CorpoImpresso } from './tipos/corpo-impresso.ts'
import type { TipoDeCorpo } from './tipos/tipos.ts'

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
  /** The technique after the data of the exam: what the files recorded of it and a section, if one tells it. */
  tecnica: z.optional(z.object({ secao: z.nullable(escrito(60, 1)) })),
})
export type ImpressaoDoModelo = z.infer<typeof impressaoDoModelo>

type Secao = DocumentoDoLaudo['secoes'][number]

const LADO = { ABAIXO: 'abaixo', ACIMA: 'acima' } as const

const foraDaReferencia = ({ medidas }: Secao): string[] =>
  medidas.flatMap(({ rotulo, valor, situacao }) =>
    situacao === 'ABAIXO' || situacao === 'ACIMA' ? [`${rotulo}: ${valor} (${LADO[situacao]} da referência)`] : [],
  )

/** Lesions as their table says them, and the total of a score; how a tracing was recorded is no finding. */
const ACHADOS: Readonly<Record<TipoDeCorpo, (corpo: CorpoImpresso) => string[]>> = {
  MEDIDAS: () => [],
  LESOES: ({ colunas, linhas }) =>
    linhas.map(({ celulas }) =>
      ['Lesão', 'Local', 'Tamanho']
        .map((coluna) => celulas[colunas.indexOf(coluna)] ?? '–')
        .filter((celula) => celula !== '–')
        .join(', '),
    ),
  ESCORE: ({ campos }) =>
    campos.filter(({ rotulo }) => rotulo !== 'Escala').map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
  TRACADO: () => [],
}
const achadosDoCorpo = ({ quadro }: Secao): string[] => (quadro === undefined ? [] : ACHADOS[quadro.tipo](quadro))

/** The sections that were marked as altered, each with its measures out of the reference, its lesions and its score: no word that nobody wrote. */
export const resumoDosAlterados = (secoes: readonly Secao[]): { titulo: string; achados: string[] }[] =>
  secoes
    .filter(({ situacao }) => situacao === 'ALTERADO')
    .map((secao) => ({ titulo: secao.titulo, achados: [...foraDaReferencia(secao), ...achadosDoCorpo(secao)] }))

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

const numero = escritorDeNumeros({ maximumFractionDigits: 2 })

/** Projection, kV and mAs of each file that recorded any of them, in the order of the figures and each said once. */
export function linhasDaExposicao(exposicoes: readonly DadosDoDicom['exposicao'][]): string[] {
  const ditas = exposicoes.flatMap((exposicao) => {
    if (exposicao === undefined) return []
    const { projecao, kv, mas } = exposicao
    const valores = [kv === null ? null : `${numero(kv)} kV`, mas === null ? null : `${numero(mas)} mAs`]
    const medido = valores.filter((valor) => valor !== null).join(', ')
    return [[projecao, medido].filter((parte) => parte !== null && parte !== '').join(': ')]
  })
  return [...new Set(ditas)]
}

/** The section that tells the technique, apart from the others: each stands at one place. Null when there is none or it is among them. */
export function separarTecnica({ secoes, tecnica }: Pick<DocumentoDoLaudo, 'secoes' | 'tecnica'>): {
  tecnica: number | null
  outras: readonly number[]
} {
  const lugar = tecnica === undefined ? -1 : secoes.findIndex(({ id }) => id === tecnica.secao)
  return { tecnica: lugar < 0 ? null : lugar, outras: [...secoes.keys()].filter((indice) => indice !== lugar) }
}
