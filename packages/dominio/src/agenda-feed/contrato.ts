import * as z from 'zod/mini'
import { BINARIO, endpoint, instante, porCodigo, VAZIO } from '../contrato/index.ts'

/** How far a calendar goes back and ahead, in days. */
export const JANELA_DO_FEED = { antes: 30, depois: 180 } as const

const feed = z.object({
  /** Null when the specialist's calendar is not published. */
  criadoEm: z.nullable(instante),
  /** When a calendar program last came for it, to the hour. */
  usadoEm: z.nullable(instante),
})
export type FeedDaAgenda = z.infer<typeof feed>

export const contratoAgendaFeed = {
  'GET /especialista/:codigo/agenda-feed': endpoint({
    resumo: 'Se a agenda do especialista está publicada para programas de calendário',
    permissao: 'especialista:partes',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: feed,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /especialista/:codigo/agenda-feed': endpoint({
    resumo: 'Publica a agenda em um endereço secreto, mostrado só agora; o anterior deixa de valer',
    permissao: 'especialista:partes',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: porCodigo,
    resposta: z.object({ url: z.string(), criadoEm: instante }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'DELETE /especialista/:codigo/agenda-feed': endpoint({
    resumo: 'Deixa de publicar a agenda: o endereço não responde mais',
    permissao: 'especialista:partes',
    escopo: 'cliente',
    status: 204,
    entrada: porCodigo,
    resposta: VAZIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /agenda/feed/:segredo': endpoint({
    resumo: 'A agenda de um especialista em iCalendar, pelo endereço secreto',
    permissao: 'publico',
    escopo: 'nenhum',
    deixaRastro: true,
    // Calendar programs want the extension.
    entrada: z.object({ segredo: z.string().check(z.maxLength(100)) }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
    limite: { chave: 'agenda-feed', maximo: 120, janelaSegundos: 60 },
  }),
}
