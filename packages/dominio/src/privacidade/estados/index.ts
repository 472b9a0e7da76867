import type { Salto } from '../../estado/index.ts'

/** What a person may ask for (LGPD, art. 18), and the copy of a prontuário (CFMV 1.321/2020). */
export const TIPOS_DE_PEDIDO = ['ACESSO', 'PORTABILIDADE', 'CORRECAO', 'ELIMINACAO', 'OPOSICAO', 'PRONTUARIO'] as const
export type TipoDePedido = (typeof TIPOS_DE_PEDIDO)[number]

export const ROTULOS_DO_TIPO: Readonly<Record<TipoDePedido, string>> = {
  ACESSO: 'Saber o que vocês têm sobre mim',
  PORTABILIDADE: 'Levar os meus dados',
  CORRECAO: 'Corrigir um dado',
  ELIMINACAO: 'Apagar os meus dados',
  OPOSICAO: 'Retirar um consentimento',
  PRONTUARIO: 'Cópia do prontuário',
}

/** The same, as the company reads it. */
export const NOMES_DO_TIPO: Readonly<Record<TipoDePedido, string>> = {
  ACESSO: 'Confirmação e acesso',
  PORTABILIDADE: 'Portabilidade',
  CORRECAO: 'Correção',
  ELIMINACAO: 'Eliminação',
  OPOSICAO: 'Oposição',
  PRONTUARIO: 'Cópia do prontuário',
}

/** As what somebody is known to a company. */
export const PAPEIS_DO_TITULAR = ['TUTOR', 'CONTATO', 'ESPECIALISTA', 'USUARIO'] as const
export type PapelDoTitular = (typeof PAPEIS_DO_TITULAR)[number]

export const ROTULOS_DO_PAPEL: Readonly<Record<PapelDoTitular, string>> = {
  TUTOR: 'Tutor',
  CONTATO: 'Contato de clínica',
  ESPECIALISTA: 'Especialista',
  USUARIO: 'Usuário',
}

export const ESTADOS_DO_PEDIDO = [
  'RECEBIDO',
  'IDENTIFICADO',
  'EM_ANALISE',
  'ATENDIDO',
  'ATENDIDO_EM_PARTE',
  'RECUSADO',
  'EXPIRADO',
] as const
export type EstadoDoPedido = (typeof ESTADOS_DO_PEDIDO)[number]

export const ROTULOS_DO_ESTADO: Readonly<Record<EstadoDoPedido, string>> = {
  RECEBIDO: 'Espera o código',
  IDENTIFICADO: 'A responder',
  EM_ANALISE: 'Em análise',
  ATENDIDO: 'Atendido',
  ATENDIDO_EM_PARTE: 'Atendido em parte',
  RECUSADO: 'Recusado',
  EXPIRADO: 'Sem confirmação',
}

/** The one table of transitions. `preparar`: the company agreed, and a job does the work. */
export const TRANSICOES_DO_PEDIDO = {
  identificar: { de: ['RECEBIDO'], para: 'IDENTIFICADO' },
  expirar: { de: ['RECEBIDO'], para: 'EXPIRADO' },
  analisar: { de: ['IDENTIFICADO'], para: 'EM_ANALISE' },
  preparar: { de: ['IDENTIFICADO', 'EM_ANALISE'], para: 'EM_ANALISE' },
  atender: { de: ['EM_ANALISE'], para: 'ATENDIDO' },
  atenderEmParte: { de: ['EM_ANALISE'], para: 'ATENDIDO_EM_PARTE' },
  recusar: { de: ['IDENTIFICADO', 'EM_ANALISE'], para: 'RECUSADO' },
} as const satisfies Record<string, Salto<EstadoDoPedido>>

export type PassoDoPedido = keyof typeof TRANSICOES_DO_PEDIDO

/** Somebody waits for the company. */
export const ESPERAM_RESPOSTA = ['IDENTIFICADO', 'EM_ANALISE'] as const satisfies readonly EstadoDoPedido[]
export const esperaResposta = (estado: EstadoDoPedido): boolean =>
  (ESPERAM_RESPOSTA as readonly EstadoDoPedido[]).includes(estado)

/** Whether somebody does the work and tells what was done; the rest the program does by itself once the company agrees. */
export const precisaDeResposta = (tipo: TipoDePedido, papel: PapelDoTitular): boolean => {
  if (tipo === 'CORRECAO' || tipo === 'PRONTUARIO') return true
  // What somebody signed or is paid for is not the program's to take out.
  return (tipo === 'ELIMINACAO' || tipo === 'OPOSICAO') && (papel === 'ESPECIALISTA' || papel === 'USUARIO')
}
