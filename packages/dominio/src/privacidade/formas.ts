import * as z from 'zod/mini'
import { codigo, data, instante, permissoes, referencia, versao } from '../contrato/index.ts'
import type { DocumentoDoLaudo } from '../laudo/index.ts'
import { FINALIDADES } from '../tutor/index.ts'
import { DESTINATARIOS_DO_INCIDENTE, ESTADOS_DO_INCIDENTE, TIPOS_DE_PASSO } from './incidente.ts'
import { ESTADOS_DO_PEDIDO, PAPEIS_DO_TITULAR, TIPOS_DE_PEDIDO } from './estados/index.ts'

const nulo = z.nullable(z.string())

/** Something that the law keeps although its erasure was asked for, in plain words; `ate` null while it has no end yet. */
export const itemMantido = z.object({ dado: z.string(), motivo: z.string(), ate: z.nullable(data) })
export type ItemMantido = z.infer<typeof itemMantido>

/** Something that goes, and how much of it there is. */
export const itemApagado = z.object({ dado: z.string(), quantidade: z.int() })
export type ItemApagado = z.infer<typeof itemApagado>

/** Everything held about a person, in sections of records of named values. */
export const relatorioDoTitular = z.object({
  titular: z.string(),
  papel: z.enum(PAPEIS_DO_TITULAR),
  empresa: z.string(),
  emitidoEm: instante,
  secoes: z.array(
    z.object({
      titulo: z.string(),
      /** Why it is held and, where it is said, for how long. */
      finalidade: z.string(),
      registros: z.array(z.array(z.object({ rotulo: z.string(), valor: z.string() }))),
    }),
  ),
})
export type RelatorioDoTitular = z.infer<typeof relatorioDoTitular>

export const ORIGENS_DO_PEDIDO = ['PUBLICO', 'BALCAO'] as const

export const pedidoDeTitular = z.object({
  codigo,
  numero: z.int(),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  papel: z.enum(PAPEIS_DO_TITULAR),
  nome: z.string(),
  origem: z.enum(ORIGENS_DO_PEDIDO),
  estado: z.enum(ESTADOS_DO_PEDIDO),
  recebidoEm: instante,
  prazo: data,
  atrasado: z.boolean(),
  respondidoEm: z.nullable(instante),
})
export type PedidoDeTitular = z.infer<typeof pedidoDeTitular>

const passo = z.object({ codigo, texto: z.string(), autor: z.string(), quando: instante })

export const pedidoDeTitularCompleto = z.object({
  ...pedidoDeTitular.shape,
  /** Key of the person's record, as `papel` says which. */
  registro: codigo,
  detalhes: nulo,
  /** How the identity was checked. */
  identidade: nulo,
  identificadoEm: z.nullable(instante),
  resposta: nulo,
  respondidoPor: nulo,
  apagados: z.array(itemApagado),
  mantidos: z.array(itemMantido),
  /** Openings of the statement that was handed over. */
  aberturas: z.array(z.object({ quando: instante, formato: z.string(), endereco: nulo })),
  relatorioAte: z.nullable(instante),
  passos: z.array(passo),
  permissoes: permissoes(['analisar', 'atender', 'recusar']),
  versao,
})
export type PedidoDeTitularCompleto = z.infer<typeof pedidoDeTitularCompleto>

/** What the holder of the secret link sees; before the identity is checked, nothing of the person. */
export const pedidoAberto = z.object({
  numero: z.nullable(z.int()),
  empresa: z.object({ nome: z.string(), email: nulo, telefone: nulo }),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  estado: z.enum(ESTADOS_DO_PEDIDO),
  recebidoEm: instante,
  prazo: z.nullable(data),
  respondidoEm: z.nullable(instante),
  resposta: nulo,
  apagados: z.array(itemApagado),
  mantidos: z.array(itemMantido),
  /** Until when the statement may be downloaded; null where there is none. */
  relatorioAte: z.nullable(instante),
  consentimentos: z.array(
    z.object({
      finalidade: z.enum(FINALIDADES),
      /** Null while it was never asked. */
      concedido: z.nullable(z.boolean()),
      versaoTexto: nulo,
      quando: z.nullable(instante),
    }),
  ),
})
export type PedidoAberto = z.infer<typeof pedidoAberto>

export const titularEncontrado = z.object({
  papel: z.enum(PAPEIS_DO_TITULAR),
  registro: codigo,
  nome: z.string(),
  contato: nulo,
})
export type TitularEncontrado = z.infer<typeof titularEncontrado>

export const incidente = z.object({
  codigo,
  numero: z.int(),
  estado: z.enum(ESTADOS_DO_INCIDENTE),
  conhecidoEm: data,
  prazo: data,
  atrasado: z.boolean(),
  descricao: z.string(),
  dados: z.string(),
  pessoas: z.int(),
  medidas: nulo,
  /** Whether it may harm somebody: only then it has to be told. */
  risco: z.boolean(),
  comunicadoEm: z.nullable(instante),
  /** Whom, and how; or why nobody had to be told. */
  comunicacao: nulo,
  autor: z.string(),
  versao,
})
export type Incidente = z.infer<typeof incidente>

const passoDoIncidente = z.object({
  codigo,
  tipo: z.enum(TIPOS_DE_PASSO),
  /** To whom it was told, and on which day; nobody, with the reason as its text, where there is no risk. */
  destinatarios: z.array(z.enum(DESTINATARIOS_DO_INCIDENTE)),
  feitaEm: z.nullable(data),
  texto: z.string(),
  autor: z.string(),
  quando: instante,
})

export const incidenteCompleto = z.object({
  ...incidente.shape,
  /** Who is still to be told. */
  faltam: z.array(z.enum(DESTINATARIOS_DO_INCIDENTE)),
  /** Newest first. */
  passos: z.array(passoDoIncidente),
  permissoes: permissoes(['comunicar', 'encerrar']),
})
export type IncidenteCompleto = z.infer<typeof incidenteCompleto>

export const copiaDeProntuario = z.object({
  codigo,
  animal: referencia,
  para: z.string(),
  /** What it was asked for, and by which document whoever took it was known; null in copies of before these were asked. */
  finalidade: nulo,
  identidade: nulo,
  pedidaEm: data,
  prazo: data,
  atrasada: z.boolean(),
  /** What was handed over; empty while it waits. */
  documentos: z.array(z.string()),
  meio: nulo,
  entregueEm: z.nullable(instante),
  autor: z.string(),
  versao,
})
export type CopiaDeProntuario = z.infer<typeof copiaDeProntuario>

/** Sections of records as they are printed: the statement of a person, the copy of a prontuário. */
export interface RelatorioImpresso extends Pick<RelatorioDoTitular, 'emitidoEm' | 'secoes'> {
  titulo: string
  /** Of whom it is, under the title. */
  campos: readonly { rotulo: string; valor: string }[]
  estabelecimento: DocumentoDoLaudo['estabelecimento']
}
