import * as z from 'zod/mini'
import {
  BINARIO,
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  permissoes,
  porCodigo,
  quantia,
  referencia,
  texto,
  versao,
} from '../contrato/index.ts'
import { pixDaConta } from '../financeiro/index.ts'
import { ESTADOS_DO_FECHAMENTO } from './estados.ts'

const apuracao = {
  exames: z.int(),
  brutoCentavos: centavos,
  descontoCentavos: centavos,
  comissaoBp: z.int(),
  comissaoCentavos: centavos,
  totalCentavos: centavos,
}

export const clinicaAFechar = z.object({
  parceiro: referencia,
  ...apuracao,
  /** Exams done until this day, included. */
  ate: data,
  vencimento: data,
  /** What the company may want to settle first, in sentences. */
  pendencias: z.array(z.string()),
  /** Exams done and not concluded until that day: they stay out. */
  naoConcluidos: z.int(),
  /** Why it cannot be closed; null when it can. */
  recusa: z.nullable(z.string()),
})
export type ClinicaAFechar = z.infer<typeof clinicaAFechar>

export const fechamento = z.object({
  codigo,
  numero: z.int(),
  parceiro: referencia,
  ate: data,
  estado: z.enum(ESTADOS_DO_FECHAMENTO),
  vencido: z.boolean(),
  vencimento: data,
  exames: z.int(),
  totalCentavos: centavos,
  saldoCentavos: centavos,
  /** Exams that the clinic disputes and the company did not answer yet. */
  contestados: z.int(),
  criadoEm: instante,
})
export type Fechamento = z.infer<typeof fechamento>

export const contestacao = z.object({
  codigo,
  comentario: z.string(),
  autor: z.string(),
  criadaEm: instante,
  /** Null while nobody answered. */
  aceita: z.nullable(z.boolean()),
  resposta: z.nullable(z.string()),
  respondidaPor: z.nullable(z.string()),
})
export type Contestacao = z.infer<typeof contestacao>

export const exameDoFechamento = z.object({
  /** Of the charge. */
  codigo,
  atendimento: z.object({ codigo, numero: z.int() }),
  dia: data,
  paciente: z.string(),
  tutor: z.string(),
  /** What was done, each with its price explained. */
  itens: z.array(z.object({ codigo, servico: z.string(), centavos, explicacao: z.string() })),
  centavos,
  contestacao: z.nullable(contestacao),
})
export type ExameDoFechamento = z.infer<typeof exameDoFechamento>

export const fechamentoCompleto = z.object({
  ...fechamento.shape,
  ...apuracao,
  descontoMotivo: z.nullable(z.string()),
  autor: z.string(),
  /** Why it was reopened. */
  motivo: z.nullable(z.string()),
  titulo: z.object({ codigo, numero: z.int() }),
  itens: z.array(exameDoFechamento),
  /** Exams that left it because the company agreed with the clinic. */
  retirados: z.array(z.object({ paciente: z.string(), centavos, contestacao })),
  pix: z.nullable(pixDaConta),
  semPix: z.nullable(z.string()),
  /** A provider takes it: the Pix that marks its account paid is asked for, as that of any account. */
  pixDoProvedor: z.boolean(),
  permissoes: permissoes(['reabrir', 'contestar', 'responder']),
  versao,
})
export type FechamentoCompleto = z.infer<typeof fechamentoCompleto>

const exameAFaturar = z.object({
  codigo,
  atendimento: z.object({ codigo, numero: z.int() }),
  parceiro: referencia,
  dia: data,
  descricao: z.string(),
  centavos,
})
export type ExameAFaturar = z.infer<typeof exameAFaturar>

export const itemAFechar = z.object({
  parceiro: codigo,
  ate: data,
  descontoCentavos: z._default(centavos.check(z.minimum(0, 'O desconto não pode ser negativo.')), 0),
  descontoMotivo: z._default(z.nullable(texto(200)), null),
  /** What the person saw and agreed to. */
  exames: z.int().check(z.minimum(1)),
  totalCentavos: centavos,
})
export type ItemAFechar = z.infer<typeof itemAFechar>

/** Against its credit limit: what is open in contas a receber and what waits for a closing. */
const creditoDaClinica = z.object({
  /** Null: no limit. */
  limiteCentavos: z.nullable(centavos),
  usadoCentavos: centavos,
  aReceber: quantia,
  aFaturar: quantia,
})

const MAXIMO_DE_CLINICAS = 200
const motivo = texto(300)

export const contratoFechamento = {
  'GET /fechamento/previa': endpoint({
    resumo: 'O que cada clínica faturada deve pelos exames que esperam fechamento',
    permissao: 'fechamento:escrever',
    escopo: 'cliente',
    entrada: z.object({
      /** The same last day for all; without it each one's own closing day. */
      ate: z.optional(data),
    }),
    resposta: z.object({ hoje: data, clinicas: z.array(clinicaAFechar), semPix: z.nullable(z.string()) }),
  }),
  'POST /fechamento': endpoint({
    resumo: 'Fecha o período de uma ou de várias clínicas: tudo ou nada',
    permissao: 'fechamento:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ itens: z.array(itemAFechar).check(z.minLength(1), z.maxLength(MAXIMO_DE_CLINICAS)) }),
    resposta: z.object({ fechados: z.array(z.object({ codigo, numero: z.int() })), centavos }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /fechamento': endpoint({
    resumo: 'Fechamentos; a clínica vê os próprios que valem',
    permissao: 'fechamento:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['numero', 'vencimento'],
      {
        parceiro: z.optional(codigo),
        situacao: z.optional(z.enum(ESTADOS_DO_FECHAMENTO)),
        vencido: z.optional(z.enum(['sim'])),
        contestado: z.optional(z.enum(['sim'])),
      },
      '-numero',
    ),
    resposta: pagina(fechamento),
  }),
  'GET /fechamento/exames': endpoint({
    resumo: 'Exames que esperam o fechamento da sua clínica',
    permissao: 'fechamento:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(['dia'], { parceiro: z.optional(codigo), ate: z.optional(data) }, 'dia'),
    resposta: pagina(exameAFaturar),
  }),
  'GET /fechamento/credito': endpoint({
    resumo: 'Quanto do limite de crédito uma clínica já usou',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: z.object({ parceiro: codigo }),
    resposta: creditoDaClinica,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /fechamento/:codigo': endpoint({
    resumo: 'Um fechamento, exame por exame, com o Pix que o paga',
    permissao: 'fechamento:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: fechamentoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /fechamento/:codigo/pdf': endpoint({
    resumo: 'Extrato do fechamento, em PDF',
    permissao: 'fechamento:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'POST /fechamento/:codigo/reabertura': endpoint({
    resumo: 'Desfaz um fechamento que nada recebeu: os exames voltam a esperar',
    permissao: 'fechamento:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, versao, motivo }),
    resposta: fechamentoCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
  }),
  'POST /fechamento/:codigo/contestacao': endpoint({
    resumo: 'A clínica diz o que está errado num exame do fechamento',
    permissao: 'fechamento:contestar',
    escopo: 'cliente',
    idempotente: true,
    entrada: z.object({ codigo, exame: codigo, comentario: texto(500) }),
    resposta: fechamentoCompleto,
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE', 'TRANSICAO_INVALIDA'],
  }),
  'POST /fechamento/:codigo/resposta': endpoint({
    resumo: 'Responde a uma contestação: aceita, o exame sai do fechamento e volta a esperar; recusada, fica',
    permissao: 'fechamento:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, versao, contestacao: codigo, aceita: z.boolean(), resposta: motivo }),
    resposta: fechamentoCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
  }),
}
