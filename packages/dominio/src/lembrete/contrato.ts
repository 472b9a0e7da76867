import * as z from 'zod/mini'
import { paragrafosOpcionais } from '../cadastro/index.ts'
import { endpoint, instante, porCodigo, SEM_ENTRADA } from '../contrato/index.ts'
import { RESPOSTAS_AO_LEMBRETE, SITUACOES_DO_LEMBRETE } from './rotulos.ts'

const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 09:00.'))
const configuracao = z.object({ ativo: z.boolean(), hora })
export type ConfiguracaoDoLembrete = z.infer<typeof configuracao>

const resposta = z.nullable(z.enum(RESPOSTAS_AO_LEMBRETE))

/** No more than whoever has the link needs: the first name of the animal, the place, the time. */
const confirmacao = z.object({
  situacao: z.enum(SITUACOES_DO_LEMBRETE),
  empresa: z.string(),
  /** To be called when the page does not serve; E.164. */
  telefone: z.nullable(z.string()),
  animal: z.nullable(z.string()),
  /** Clinic where it happens; null at the company's own address and in a domicile. */
  clinica: z.nullable(z.string()),
  inicio: instante,
  /** IANA zone of the company. */
  fuso: z.string(),
  resposta,
})
export type ConfirmacaoPorLink = z.infer<typeof confirmacao>

const chave = z.string().check(z.regex(/^[\w-]{43}$/))

const lembrete = z.object({
  enviadoEm: z.nullable(instante),
  resposta,
  motivo: z.nullable(z.string()),
  respondidoEm: z.nullable(instante),
})
export type LembreteDoAgendamento = z.infer<typeof lembrete>

const limite = { chave: 'confirmar-agendamento', maximo: 30, janelaSegundos: 60 }

export const contratoLembrete = {
  'GET /lembrete/configuracao': endpoint({
    resumo: 'Se a empresa lembra da véspera, e a que horas',
    permissao: 'agenda:configurar',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: configuracao,
  }),
  'PUT /lembrete/configuracao': endpoint({
    resumo: 'Define se a empresa lembra da véspera, e a que horas',
    permissao: 'agenda:configurar',
    escopo: 'cliente',
    entrada: configuracao,
    resposta: configuracao,
  }),
  'GET /agendamento/:codigo/lembrete': endpoint({
    resumo: 'O lembrete do horário atual de um agendamento e o que responderam',
    permissao: 'agenda:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: lembrete,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /agendamento/:codigo/lembrete': endpoint({
    resumo: 'O link de confirmação e a mensagem pronta para o WhatsApp',
    permissao: 'agenda:escrever',
    escopo: 'cliente',
    idempotente: true,
    entrada: porCodigo,
    resposta: z.object({
      link: z.string(),
      texto: z.string(),
      /** Ready to open; null without a number, or when the tutor asked not to be written to. */
      whatsapp: z.nullable(z.string()),
      /** Why there is no ready link. */
      aviso: z.nullable(z.string()),
    }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /confirmar-agendamento': endpoint({
    resumo: 'O agendamento de um link de confirmação',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave }),
    resposta: confirmacao,
    erros: ['NAO_ENCONTRADO'],
    limite,
  }),
  'POST /confirmar-agendamento/resposta': endpoint({
    resumo: 'Confirma, recusa ou pede outro horário; a primeira resposta é a que fica',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave, resposta: z.enum(RESPOSTAS_AO_LEMBRETE), motivo: paragrafosOpcionais(300) }),
    resposta: confirmacao,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
    limite,
  }),
}
