import type { CatalogoDeMedidas } from '../../medidas/index.ts'
import type { CircunstanciasDoExame } from '../circunstancias.ts'
import type { ConteudoDoLaudo, SecaoDoLaudo } from '../conteudo.ts'
import type { LaudoCompleto, PacienteDoLaudo, Pendencia } from '../respostas.ts'
import type { PacienteMedido } from '../medidas-do-laudo.ts'
import type { RelatorioDoEquipamento } from '../relatorio/forma.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { dizerCorpo } from '../tipos/dizer-corpo.ts'

type Imagem = LaudoCompleto['imagens'][number]

/** What the check looks at; a `LaudoCompleto` is one. `imagens` are those that were sent to this laudo, for this patient. */
export interface DadosDaVerificacao {
  readonly conteudo: ConteudoDoLaudo
  readonly modalidade: LaudoCompleto['modalidade']
  /** Marked as a critical finding: the clinic will have to say that it has read it. */
  readonly critico: boolean
  readonly paciente: PacienteMedido & Partial<Pick<PacienteDoLaudo, 'codigo' | 'nome' | 'tutor'>>
  /** What was told of the patient when the exam was asked for. */
  readonly atendimento?: Pick<LaudoCompleto['atendimento'], 'historico' | 'suspeita'> | undefined
  /** What is on record around the exam; without it, what depends on it is not checked. */
  readonly circunstancias?: CircunstanciasDoExame | null | undefined
  /** What machines sent, of which a person may have taken values. */
  readonly relatorios?: readonly Pick<RelatorioDoEquipamento, 'arquivo' | 'dicom'>[] | undefined
  readonly especialista: Pick<LaudoCompleto['especialista'], 'crmv'>
  readonly imagens: readonly (Pick<Imagem, 'arquivo'> & Partial<Pick<Imagem, 'dicom'>>)[]
  readonly variaveis: LaudoCompleto['variaveis']
  readonly modeloPara: LaudoCompleto['modeloPara']
  /** The model that it was written from: its own measures, its references, what it does not do without. */
  readonly modelo?: LaudoCompleto['modelo'] | undefined
}

export interface DadosDaRegra extends DadosDaVerificacao {
  readonly catalogo: CatalogoDeMedidas
}

export type Achado = Omit<Pendencia, 'regra'>

export interface Regra {
  readonly id: string
  conferir(dados: DadosDaRegra): Achado[]
}

/** `trecho` is what the message is about in the text, as far as it is known. */
const achado =
  (gravidade: Achado['gravidade']) =>
  (mensagem: string, secao: string | null = null, trecho?: string): Achado => ({
    gravidade,
    mensagem,
    secao,
    ...(trecho === undefined ? {} : { trecho }),
  })
export const erro = achado('ERRO')
export const aviso = achado('AVISO')

/** A rule that looks at one section at a time. */
export function porSecao(id: string, conferir: (secao: SecaoDoLaudo, dados: DadosDaRegra) => Achado[]): Regra {
  return { id, conferir: (dados) => dados.conteudo.secoes.flatMap((secao) => conferir(secao, dados)) }
}

/** Of these exams the images are the exam. */
const DE_IMAGEM: ReadonlySet<string> = new Set([
  'ULTRASSONOGRAFIA',
  'ECOCARDIOGRAFIA',
  'RADIOGRAFIA',
  'TOMOGRAFIA',
  'RESSONANCIA',
  'ENDOSCOPIA',
])
export const ehDeImagem = ({ modalidade }: DadosDaVerificacao): boolean => DE_IMAGEM.has(modalidade)

/** Section of the model that a section came from. */
export const doModelo = (secao: SecaoDoLaudo, { modelo }: DadosDaVerificacao) =>
  modelo?.secoes.find(({ id }) => id === secao.id)

export interface Trecho {
  readonly secao: string | null
  /** Where the text is, in words for a message. */
  readonly onde: string
  readonly texto: string
}

/** Every text that a person wrote or a model brought, with where it is. */
export function trechosDoConteudo({ secoes, conclusao, imagens }: ConteudoDoLaudo): Trecho[] {
  return [
    ...secoes.map((secao) => ({
      secao: secao.id,
      onde: secao.titulo,
      texto: [
        secao.titulo,
        secao.motivo ?? '',
        textoPlano(secao.texto),
        ...dizerCorpo(secao.corpo).map(({ texto }) => texto),
      ].join('\n'),
    })),
    { secao: null, onde: 'Conclusão', texto: textoPlano(conclusao) },
    ...imagens.map((imagem, i) => ({ secao: null, onde: `Legenda da imagem ${i + 1}`, texto: imagem.legenda })),
  ]
}
