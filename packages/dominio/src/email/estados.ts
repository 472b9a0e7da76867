import type { Salto } from '../estado/index.ts'

export const ESTADOS_DA_MENSAGEM = ['PENDENTE', 'ENVIANDO', 'ENVIADA', 'CAPTURADA', 'FALHOU'] as const
export type EstadoDaMensagem = (typeof ESTADOS_DA_MENSAGEM)[number]

export const ROTULOS_DA_MENSAGEM: Readonly<Record<EstadoDaMensagem, string>> = {
  PENDENTE: 'Na fila',
  ENVIANDO: 'Enviando',
  ENVIADA: 'Enviada',
  CAPTURADA: 'Guardada aqui',
  FALHOU: 'Não enviada',
}

/** The one table of transitions. An attempt that died is taken by another. */
export const TRANSICOES_DA_MENSAGEM = {
  tomar: { de: ['PENDENTE', 'ENVIANDO'], para: 'ENVIANDO' },
  adiar: { de: ['ENVIANDO'], para: 'PENDENTE' },
  enviar: { de: ['ENVIANDO'], para: 'ENVIADA' },
  capturar: { de: ['ENVIANDO'], para: 'CAPTURADA' },
  desistir: { de: ['ENVIANDO'], para: 'FALHOU' },
} as const satisfies Record<string, Salto<EstadoDaMensagem>>

export type PassoDaMensagem = keyof typeof TRANSICOES_DA_MENSAGEM
