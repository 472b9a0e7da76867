import type { Salto } from '../estado/index.ts'

/** A copy of everything on its way: asked for, being made, ready to be fetched; or what became of it. */
export const ESTADOS_DA_EXPORTACAO = ['PEDIDA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA', 'EXPIRADA'] as const
export type EstadoDaExportacao = (typeof ESTADOS_DA_EXPORTACAO)[number]

/** While one of these stands, the company asks for no other. */
export const ESTADOS_EM_CURSO = ['PEDIDA', 'FAZENDO'] as const satisfies readonly EstadoDaExportacao[]

export const emCurso = (estado: EstadoDaExportacao): boolean =>
  (ESTADOS_EM_CURSO as readonly EstadoDaExportacao[]).includes(estado)

/** The one table of transitions. A run that died is taken up by another. */
export const TRANSICOES_DA_EXPORTACAO = {
  comecar: { de: ['PEDIDA', 'FAZENDO'], para: 'FAZENDO' },
  concluir: { de: ['FAZENDO'], para: 'PRONTA' },
  falhar: { de: ['PEDIDA', 'FAZENDO'], para: 'FALHOU' },
  cancelar: { de: ['PEDIDA', 'FAZENDO'], para: 'CANCELADA' },
  vencer: { de: ['PRONTA'], para: 'EXPIRADA' },
} as const satisfies Record<string, Salto<EstadoDaExportacao>>

export type PassoDaExportacao = keyof typeof TRANSICOES_DA_EXPORTACAO

/** What is being written, in this order. */
export const ETAPAS_DA_EXPORTACAO = ['TABELAS', 'PLANILHAS', 'ARQUIVOS', 'DOCUMENTOS', 'CONFERENCIA'] as const
export type EtapaDaExportacao = (typeof ETAPAS_DA_EXPORTACAO)[number]

export const VALIDADE_DA_EXPORTACAO_DIAS = 7
/** A link to fetch the file serves for the whole of a slow download, and is checked against the session each time. */
export const VALIDADE_DO_LINK_HORAS = 12
/** Version of the layout of the file; what reads it refuses another. */
export const FORMATO_DA_EXPORTACAO = 1
