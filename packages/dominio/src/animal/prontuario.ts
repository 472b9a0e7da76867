import * as z from 'zod/mini'
import { NIVEIS } from '../medidas/index.ts'
import { codigo, endpoint, entradaDeLista, instante, pagina, porCodigo } from '../contrato/index.ts'

/** What happened to a patient. */
export const TIPOS_DE_ACONTECIMENTO = [
  'ATENDIMENTO',
  'LAUDO',
  'DOCUMENTO',
  'PESO',
  'VACINA',
  'TUTOR',
  'PLANO',
  'OBITO',
  'UNIAO',
  'CADASTRO',
] as const
export type TipoDeAcontecimento = (typeof TIPOS_DE_ACONTECIMENTO)[number]

/** Groups that the timeline is filtered by. */
export const GRUPOS_DO_PRONTUARIO = {
  atendimento: ['ATENDIMENTO'],
  laudo: ['LAUDO'],
  documento: ['DOCUMENTO'],
  peso: ['PESO'],
  vacina: ['VACINA'],
  cadastro: ['TUTOR', 'PLANO', 'OBITO', 'UNIAO', 'CADASTRO'],
} as const satisfies Readonly<Record<string, readonly TipoDeAcontecimento[]>>
export type GrupoDoProntuario = keyof typeof GRUPOS_DO_PRONTUARIO
const grupos = Object.keys(GRUPOS_DO_PRONTUARIO) as [GrupoDoProntuario, ...GrupoDoProntuario[]]

const nulo = z.nullable(z.string())

/** One line of the timeline. What a kind does not have is null. */
export const acontecimento = z.object({
  /** Of the exam, document, weighing or vaccine; made of what it says, for the lines that have none. */
  codigo: z.guid(),
  tipo: z.enum(TIPOS_DE_ACONTECIMENTO),
  quando: instante,
  /** The atendimento, the laudo or the issued document to open. */
  alvo: z.nullable(codigo),
  numero: z.nullable(z.int()),
  edicao: z.nullable(z.int()),
  /** Services of an atendimento, title of a laudo or of a document, name of a vaccine. */
  titulo: nulo,
  /** State of the atendimento or of the laudo. */
  estado: nulo,
  /** Kind of an issued document. */
  documento: nulo,
  critico: z.boolean(),
  especialista: nulo,
  parceiro: nulo,
  gramas: z.nullable(z.int()),
  /** What a change replaced, and what it put in place: names of tutors or plans, the reason of a death, the
   * next dose of a vaccine. */
  antes: nulo,
  depois: nulo,
  /** Who changed it, issued it or gave it. */
  autor: nulo,
})
export type Acontecimento = z.infer<typeof acontecimento>

/** Values of one measure over the signed laudos, oldest first, all in the unit of the newest. */
export const evolucaoDeMedida = z.object({
  id: z.string(),
  rotulo: z.string(),
  /** Section of the laudo: the same measure is taken at several places. */
  secao: z.string(),
  lado: z.nullable(z.enum(['ESQUERDO', 'DIREITO'])),
  unidade: z.string(),
  /** With what the signed laudo said of each value: how far from normal, on which side, and against which reference. */
  pontos: z.array(
    z.object({
      valor: z.number(),
      quando: instante,
      laudo: codigo,
      numero: z.int(),
      nivel: z.nullable(z.enum(NIVEIS)),
      situacao: z.nullable(z.enum(['DENTRO', 'ABAIXO', 'ACIMA'])),
      referencia: z.nullable(z.string()),
    }),
  ),
})
export type EvolucaoDeMedida = z.infer<typeof evolucaoDeMedida>

export const rotasDoProntuario = {
  'GET /animal/:codigo/prontuario': endpoint({
    resumo: 'Tudo o que aconteceu ao paciente e a pessoa pode ver, do mais novo ao mais velho',
    permissao: 'animal:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: z.extend(entradaDeLista(['quando'], { grupo: z.optional(z.enum(grupos)) }, '-quando'), porCodigo.shape),
    resposta: pagina(acontecimento),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /animal/:codigo/medidas': endpoint({
    resumo: 'Evolução das medidas dos laudos assinados que a pessoa pode ver',
    permissao: 'animal:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: z.array(evolucaoDeMedida),
    erros: ['NAO_ENCONTRADO'],
  }),
}
