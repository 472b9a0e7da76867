import * as z from 'zod/mini'
import { codigo, endpoint, instante } from '../contrato/index.ts'

export const TIPOS_DE_NOTIFICACAO = [
  'atendimento.solicitado',
  'atendimento.aceito',
  'atendimento.atribuido',
  'atendimento.concluido',
  'atendimento.cancelado',
  'atendimento.comentado',
  'agenda.proposta',
  'agenda.resposta',
  'agenda.marcada',
  'agenda.movida',
  'agenda.cancelada',
  'laudo.entregue',
  'laudo.enviado',
  'laudo.devolvido',
  'laudo.revisado',
  'laudo.passado',
  'laudo.escalado',
  'laudo.imagens',
  'estudo.a-descartar',
  'fechamento.enviado',
  'fechamento.contestado',
  'fechamento.respondido',
  'acerto.enviado',
  'acerto.aprovado',
  'nota-fiscal.rejeitada',
  'nota-fiscal.a-cancelar',
  'assinatura.nota',
  'conta-financeira.pix-a-resolver',
  'conta-financeira.credenciais-recusadas',
  'equipe.convite-recusado',
  'equipe.convite-vencido',
  'assinatura.problema',
  'assinatura.disputa-vencida',
  'titular.pedido',
  'titular.prazo',
  'exportacao.pronta',
] as const
export type TipoDeNotificacao = (typeof TIPOS_DE_NOTIFICACAO)[number]

export const notificacao = z.object({
  codigo,
  tipo: z.enum(TIPOS_DE_NOTIFICACAO),
  titulo: z.string(),
  /** Path of the screen that it leads to. */
  rota: z.string(),
  quando: instante,
  lida: z.boolean(),
})
export type Notificacao = z.infer<typeof notificacao>

/** The bell counts up to here and then says "99+". */
export const MAXIMO_DE_NAO_LIDAS = 100

const naoLidas = z.int()

export const contratoNotificacao = {
  'GET /notificacao': endpoint({
    resumo: 'Avisos da pessoa no contexto atual, do mais novo ao mais velho, e quantos não foram lidos',
    permissao: 'autenticado',
    escopo: 'cliente',
    entrada: z.object({
      antesDe: z.optional(codigo),
      limite: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
    }),
    resposta: z.object({ itens: z.array(notificacao), naoLidas }),
  }),
  'POST /notificacao/lidas': endpoint({
    resumo: 'Marca como lidos os avisos escritos até este, inclusive',
    permissao: 'autenticado',
    escopo: 'cliente',
    entrada: z.object({ ate: codigo }),
    resposta: z.object({ naoLidas }),
  }),
}
