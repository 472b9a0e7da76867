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
  referencia,
  texto,
  versao,
} from '../contrato/index.ts'
import { repasseExplicado } from '../financeiro/index.ts'
import { ESTADOS_DO_ACERTO } from './estados.ts'

/** The way of a day that happened, with its account. */
export const deslocamentoDeUmDia = z.object({
  dia: data,
  /** By street, to a tenth. */
  km: z.number(),
  centavos,
  /** Way by way, and then what they come to. */
  linhas: z.array(z.string()),
})
export type DeslocamentoDoDia = z.infer<typeof deslocamentoDeUmDia>

const conta = {
  repasses: z.int(),
  repassesCentavos: centavos,
  deslocamentoCentavos: centavos,
  ajusteCentavos: centavos,
  totalCentavos: centavos,
  /** Of the days with exams, when the specialist is paid for the way. */
  dias: z.array(deslocamentoDeUmDia),
}

export const especialistaAAcertar = z.object({
  especialista: referencia,
  ...conta,
  /** What the company may want to settle first, in sentences. */
  pendencias: z.array(z.string()),
  /** Why it cannot be settled; null when it can. */
  recusa: z.nullable(z.string()),
})
export type EspecialistaAAcertar = z.infer<typeof especialistaAAcertar>

export const acerto = z.object({
  codigo,
  numero: z.int(),
  especialista: referencia,
  ate: data,
  vencimento: data,
  estado: z.enum(ESTADOS_DO_ACERTO),
  vencido: z.boolean(),
  repasses: z.int(),
  totalCentavos: centavos,
  saldoCentavos: centavos,
  criadoEm: instante,
})
export type Acerto = z.infer<typeof acerto>

export const repasseDoAcerto = z.object({
  ...repasseExplicado.shape,
  dia: data,
  paciente: z.string(),
  atendimento: z.object({ codigo, numero: z.int() }),
})
export type RepasseDoAcerto = z.infer<typeof repasseDoAcerto>

export const acertoCompleto = z.object({
  ...acerto.shape,
  ...conta,
  ajusteMotivo: z.nullable(z.string()),
  autor: z.string(),
  aprovadoPor: z.nullable(z.string()),
  aprovadoEm: z.nullable(instante),
  /** Why it was taken back. */
  motivo: z.nullable(z.string()),
  titulo: z.nullable(z.object({ codigo, numero: z.int() })),
  itens: z.array(repasseDoAcerto),
  permissoes: permissoes(['aprovar', 'desfazer', 'verConta', 'verHistorico']),
  versao,
})
export type AcertoCompleto = z.infer<typeof acertoCompleto>

export const itemAAcertar = z.object({
  especialista: codigo,
  ajusteCentavos: z._default(centavos, 0),
  ajusteMotivo: z._default(z.nullable(texto(200)), null),
  /** What the person saw and agreed to. */
  repasses: z.int().check(z.minimum(1)),
  totalCentavos: centavos,
})
export type ItemAAcertar = z.infer<typeof itemAAcertar>

const MAXIMO_DE_ESPECIALISTAS = 200
const motivo = texto(300)

export const contratoAcerto = {
  'GET /acerto/previa': endpoint({
    resumo: 'O que cada especialista tem a receber pelos repasses que esperam acerto e pelo caminho até os exames',
    permissao: 'acerto:escrever',
    escopo: 'cliente',
    entrada: z.object({
      /** Last day of the exams; without it the last day of the month before. */
      ate: z.optional(data),
    }),
    resposta: z.object({ hoje: data, ate: data, especialistas: z.array(especialistaAAcertar) }),
  }),
  'POST /acerto': endpoint({
    resumo: 'Acerta o período de um ou de vários especialistas: tudo ou nada',
    permissao: 'acerto:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({
      ate: data,
      vencimento: data,
      itens: z.array(itemAAcertar).check(z.minLength(1), z.maxLength(MAXIMO_DE_ESPECIALISTAS)),
    }),
    resposta: z.object({ acertados: z.array(z.object({ codigo, numero: z.int() })), centavos }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /acerto': endpoint({
    resumo: 'Acertos; o especialista vê os próprios que valem',
    permissao: 'acerto:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['numero', 'vencimento'],
      { especialista: z.optional(codigo), situacao: z.optional(z.enum(ESTADOS_DO_ACERTO)) },
      '-numero',
    ),
    resposta: pagina(acerto),
  }),
  'GET /acerto/:codigo': endpoint({
    resumo: 'Um acerto, repasse por repasse e dia por dia de deslocamento',
    permissao: 'acerto:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: acertoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /acerto/:codigo/pdf': endpoint({
    resumo: 'Extrato do acerto, em PDF',
    permissao: 'acerto:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'POST /acerto/:codigo/aprovacao': endpoint({
    resumo: 'O especialista, ou a empresa por ele, aprova: nasce a conta a pagar',
    permissao: 'acerto:aprovar',
    escopo: 'cliente',
    idempotente: true,
    entrada: z.object({ codigo, versao }),
    resposta: acertoCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /acerto/:codigo/desfeito': endpoint({
    resumo: 'Desfaz um acerto de que nada se pagou: os repasses e os dias voltam a esperar',
    permissao: 'acerto:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, versao, motivo }),
    resposta: acertoCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
  }),
}
