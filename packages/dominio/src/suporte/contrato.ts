import * as z from 'zod/mini'
import { codigo, endpoint, instante, porCodigo, SEM_ENTRADA, texto } from '../contrato/index.ts'
import { sessaoDeContexto, usuarioDaSessao } from '../sessao/index.ts'

/** How long a company may let the support in: 15 minutes to a day. */
export const MINUTOS_DE_SUPORTE = { minimo: 15, maximo: 1_440 } as const

export const dadosDoSuporte = z.object({
  finalidade: texto(300),
  minutos: z.int().check(z.minimum(MINUTOS_DE_SUPORTE.minimo), z.maximum(MINUTOS_DE_SUPORTE.maximo)),
  /** Otherwise it reads, and changes nothing. */
  podeMudar: z._default(z.boolean(), false),
})

export const suporte = z.object({
  codigo,
  empresa: z.string(),
  finalidade: z.string(),
  podeMudar: z.boolean(),
  concedidoPor: z.string(),
  concedidoEm: instante,
  expiraEm: instante,
  revogadoEm: z.nullable(instante),
  aberto: z.boolean(),
  /** How many times something was asked in it. */
  acessos: z.int(),
})
export type Suporte = z.infer<typeof suporte>

export const acessoDoSuporte = z.object({
  codigo,
  quando: instante,
  quem: z.string(),
  /** What was asked, as the API page says it. */
  oQue: z.string(),
  registro: z.nullable(z.string()),
})
export type AcessoDoSuporte = z.infer<typeof acessoDoSuporte>

const conceder = { permissao: 'suporte:conceder', escopo: 'cliente', comAssinaturaSuspensa: true } as const

export const contratoSuporte = {
  'GET /suporte': endpoint({
    resumo: 'Acessos que a empresa deu ao suporte; para ADMIN, os que estão abertos em todas',
    permissao: 'suporte:ler',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: z.array(suporte),
  }),
  'POST /suporte': endpoint({
    ...conceder,
    resumo: 'Deixa o suporte entrar na empresa, para uma finalidade e por um tempo; o que estava aberto se encerra',
    entrada: dadosDoSuporte,
    resposta: suporte,
    status: 201,
    idempotente: true,
    reforco: true,
  }),
  'POST /suporte/:codigo/revogacao': endpoint({
    ...conceder,
    resumo: 'Encerra um acesso do suporte antes do fim',
    entrada: porCodigo,
    resposta: suporte,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /suporte/:codigo/acessos': endpoint({
    resumo: 'O que o suporte pediu em um acesso, do mais novo para o mais antigo',
    permissao: 'suporte:conceder',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.array(acessoDoSuporte),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /suporte/aviso': endpoint({
    resumo: 'Até quando o suporte pode entrar na empresa em que a pessoa está',
    permissao: 'autenticado',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.object({ ate: z.nullable(instante) }),
  }),
  'POST /suporte/:codigo/entrada': endpoint({
    resumo: 'Entra na empresa que deixou o suporte entrar',
    permissao: 'suporte:entrar',
    escopo: 'plataforma',
    reforco: true,
    entrada: porCodigo,
    resposta: z.object({ token: z.string(), user: usuarioDaSessao, sessao: sessaoDeContexto }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /suporte/saida': endpoint({
    resumo: 'Sai da empresa e volta à plataforma',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: z.object({ token: z.string(), user: usuarioDaSessao }),
  }),
}
