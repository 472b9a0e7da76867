import * as z from 'zod/mini'
import { ESTADOS_DO_AGENDAMENTO, PRIORIDADES } from '../agenda/index.ts'
import { SEXOS } from '../animal/index.ts'
import { centavos, codigo, data, instante, permissoes, referencia, versao } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { ACOES_DO_ATENDIMENTO, ESTADOS_DO_ATENDIMENTO } from './estados.ts'
import { relogio } from './relogio.ts'
import { descontoDoItem, explicacaoDoPreco, MODOS_DE_COBRANCA, ORIGENS_DO_ATENDIMENTO } from './pedido.ts'

/** States of a laudo that is neither cancelled nor superseded; the whole table belongs to the laudo. */
const SITUACOES_DO_LAUDO = ['RASCUNHO', 'EM_REVISAO', 'ASSINADO', 'ENTREGUE', 'VISUALIZADO'] as const

/** Where its time stands; `propostoEm` while the clinic's answer to another time is awaited. */
const horarioResumido = {
  estado: z.enum(ESTADOS_DO_AGENDAMENTO),
  inicio: instante,
  propostoEm: z.nullable(instante),
}

/** States of a receivable, which belongs to finance: repeated here because finance stands above. */
const SITUACOES_DO_TITULO = [
  'PREVISTO',
  'ABERTO',
  'PARCIAL',
  'PAGO',
  'CANCELADO',
  'ESTORNADO',
  'RENEGOCIADO',
  'A_FATURAR',
  'FATURADO',
] as const

const estado = z.enum(ESTADOS_DO_ATENDIMENTO)
const prioridade = z.enum(PRIORIDADES)

export const precoDoPedido = z.object({
  itens: z.array(z.object({ servico: referencia, centavos, explicacao: explicacaoDoPreco })),
  totalCentavos: centavos,
  prazoEm: z.nullable(instante),
  /** What the health plan will refuse: waiting days, repeat interval, authorisation. */
  avisosDoPlano: z.array(z.string()),
})
export type PrecoDoPedido = z.infer<typeof precoDoPedido>

export const itemDeAtendimento = z.object({
  codigo,
  numero: z.int(),
  origem: z.enum(ORIGENS_DO_ATENDIMENTO),
  estado,
  prioridade,
  animal: referencia,
  especie: z.string(),
  tutor: z.string(),
  parceiro: z.nullable(referencia),
  especialista: z.nullable(referencia),
  agendamento: z.nullable(z.object(horarioResumido)),
  servicos: z.array(z.string()),
  totalCentavos: centavos,
  criadoEm: instante,
  ...relogio,
  /** Written by the other side since this person opened it last. */
  comentariosNovos: z.int(),
})
export type ItemDeAtendimento = z.infer<typeof itemDeAtendimento>

export const exameDoAtendimento = z.object({
  codigo,
  servico: referencia,
  pacote: z.nullable(referencia),
  modalidade: z.enum(MODALIDADES),
  preparo: z.nullable(z.string()),
  exigeLaudo: z.boolean(),
  precoCentavos: centavos,
  explicacao: explicacaoDoPreco,
  desconto: z.nullable(descontoDoItem),
  /** A partner clinic sees it once it is delivered. */
  laudo: z.nullable(z.object({ codigo, numero: z.int(), edicao: z.int(), estado: z.enum(SITUACOES_DO_LAUDO) })),
})
export type ExameDoAtendimento = z.infer<typeof exameDoAtendimento>

export const anexoDoAtendimento = z.object({
  codigo,
  nome: z.string(),
  tipo: z.string(),
  tamanho: z.int(),
  autor: z.string(),
  criadoEm: instante,
  permissoes: permissoes(['remover']),
})

export const comentario = z.object({
  codigo,
  versao,
  autor: z.string(),
  doParceiro: z.boolean(),
  /** Null once its author took it back. */
  texto: z.nullable(z.string()),
  criadoEm: instante,
  editadoEm: z.nullable(instante),
  permissoes: permissoes(['editar', 'remover']),
})

export const eventoDoAtendimento = z.object({
  codigo,
  tipo: z.string(),
  texto: z.string(),
  autor: z.string(),
  quando: instante,
})

/** The money that concluding would write or, once concluded, that taking it back would cancel. */
export const cobrancaDoAtendimento = z.object({
  /** `numero` once it exists. None when there is nothing to charge, two when a health plan leaves a part to the tutor. */
  titulos: z.array(
    z.object({
      numero: z.nullable(z.int()),
      contraparte: z.string(),
      valorCentavos: centavos,
      vencimento: data,
      /** The clinic pays it with the closing of its period, which is expected to fall due that day. */
      aFaturar: z.boolean(),
      /** The tutor's part of what a health plan covers. */
      coparticipacao: z.boolean(),
    }),
  ),
  repasses: z.array(z.object({ item: codigo, exame: z.string(), centavos, texto: z.string() })),
  /** Why it would be refused now; then there is no money to tell. */
  impedimento: z.nullable(z.string()),
})
export type CobrancaDoAtendimento = z.infer<typeof cobrancaDoAtendimento>

export const atendimentoCompleto = z.object({
  codigo,
  numero: z.int(),
  origem: z.enum(ORIGENS_DO_ATENDIMENTO),
  estado,
  prioridade,
  versao,
  animal: z.object({
    codigo,
    nome: z.string(),
    especie: z.string(),
    raca: z.nullable(z.string()),
    sexo: z.enum(SEXOS),
    castrado: z.nullable(z.boolean()),
    nascimento: z.nullable(data),
    pesoGramas: z.nullable(z.int()),
    alerta: z.nullable(z.string()),
  }),
  tutor: z.object({ codigo, nome: z.string(), telefone: z.nullable(z.string()) }),
  parceiro: z.nullable(z.object({ codigo, nome: z.string(), telefone: z.nullable(z.string()) })),
  especialista: z.nullable(z.object({ codigo, nome: z.string(), crmv: z.string() })),
  agendamento: z.nullable(
    z.object({
      codigo,
      versao,
      ...horarioResumido,
      fim: instante,
      especialista: z.nullable(referencia),
      plantao: z.boolean(),
      /** When the clinic that asked would like it to be, on the company's clock. */
      janelas: z.array(z.object({ dia: data, inicio: z.string(), fim: z.string() })),
    }),
  ),
  planoSaude: z.nullable(referencia),
  autorizacao: z.nullable(z.string()),
  /** Of the animal in that plan; null of another plan. */
  carteirinha: z.nullable(z.string()),
  modoCobranca: z.enum(MODOS_DE_COBRANCA),
  cobrarDeslocamento: z.boolean(),
  solicitanteNome: z.nullable(z.string()),
  solicitanteCrmv: z.nullable(z.string()),
  suspeita: z.nullable(z.string()),
  historico: z.nullable(z.string()),
  jejum: z.nullable(z.boolean()),
  sedacao: z.nullable(z.boolean()),
  pesoGramas: z.nullable(z.int()),
  frequenciaCardiaca: z.nullable(z.int()),
  frequenciaRespiratoria: z.nullable(z.int()),
  temperaturaDecimos: z.nullable(z.int()),
  pressaoSistolica: z.nullable(z.int()),
  totalCentavos: centavos,
  criadoEm: instante,
  criadoPor: z.nullable(z.string()),
  ...relogio,
  realizadoEm: z.nullable(instante),
  concluidoEm: z.nullable(instante),
  motivoCancelamento: z.nullable(z.string()),
  itens: z.array(exameDoAtendimento),
  anexos: z.array(anexoDoAtendimento),
  /** The last ones, oldest first; the earlier ones come page by page. */
  comentarios: z.array(comentario),
  haComentariosAnteriores: z.boolean(),
  /** When this person opened it before now; null the first time. */
  lidoAntesEm: z.nullable(instante),
  linhaDoTempo: z.array(eventoDoAtendimento),
  /** For the company; the partner clinic finds its own under Contas a pagar. */
  titulos: z.array(
    z.object({
      codigo,
      numero: z.int(),
      contraparte: z.string(),
      estado: z.enum(SITUACOES_DO_TITULO),
      vencido: z.boolean(),
      vencimento: data,
      valorCentavos: centavos,
      pagoCentavos: centavos,
      /** The closing that it is in. */
      fechamento: z.nullable(z.object({ codigo, numero: z.int() })),
    }),
  ),
  permissoes: permissoes([
    ...ACOES_DO_ATENDIMENTO,
    'editar',
    'editarCobranca',
    'comentar',
    'anexar',
    'escreverLaudo',
    'aceitar',
    'propor',
    'recusar',
    'responderProposta',
  ]),
})
export type AtendimentoCompleto = z.infer<typeof atendimentoCompleto>
