import * as z from 'zod/mini'
import { DESFECHOS_DE_TESTE, ESTADOS_DA_TENTATIVA } from '../assinatura/index.ts'
import { centavos, codigo, endpoint, instante, porCodigo } from '../contrato/index.ts'
import { pixDaConta } from './contrato-das-contas.ts'

/** As many as a page of the list shows. */
export const MAXIMO_NO_PIX = 200

/** A Pix that the provider of the company made: paid, it settles its accounts by itself. */
export const cobrancaPix = z.object({
  codigo,
  estado: z.enum(ESTADOS_DA_TENTATIVA),
  valorCentavos: centavos,
  expiraEm: instante,
  /** Nothing of it is money. */
  teste: z.boolean(),
})
export type CobrancaPix = z.infer<typeof cobrancaPix>

const contaDoPix = z.object({
  codigo,
  numero: z.int(),
  descricao: z.string(),
  saldoCentavos: centavos,
  /** Fine and interest of today, which the Pix asks for too. */
  encargosCentavos: centavos,
})

const reunido = {
  escopo: 'nenhum',
  entrada: z.object({
    /** Left out: all that is overdue. */
    titulos: z.optional(
      z.array(codigo).check(
        z.minLength(1),
        z.maxLength(MAXIMO_NO_PIX),
        z.refine((titulos) => new Set(titulos).size === titulos.length, 'Há uma conta repetida.'),
      ),
    ),
  }),
  resposta: z.object({
    pix: z.nullable(pixDaConta),
    semPix: z.nullable(z.string()),
    /** Null: the Pix is of the key of the company, and somebody writes down that it was paid. */
    cobranca: z.nullable(cobrancaPix),
    /** Why the Pix is of the key although the company has a provider; null when it is as it should be. */
    aviso: z.nullable(z.string()),
    totalCentavos: centavos,
    contas: z.array(contaDoPix),
  }),
  status: 201,
  erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
} as const

const acompanhar = {
  resumo: 'O Pix do provedor como está agora: para quem não tem a conexão ao vivo',
  escopo: 'cliente',
  entrada: porCodigo,
  resposta: cobrancaPix,
  erros: ['NAO_ENCONTRADO'],
} as const

export const contratoDoPix = {
  'POST /contas-receber/pix': endpoint({
    ...reunido,
    resumo: 'Um Pix para uma ou várias contas que uma pessoa deve à empresa',
    permissao: 'contas-receber:escrever',
  }),
  'POST /contas-pagar/pix': endpoint({
    ...reunido,
    resumo: 'Um Pix para a clínica pagar uma ou várias contas, ou tudo o que venceu',
    permissao: 'contas-pagar:ler',
  }),
  'GET /contas-receber/pix/:codigo': endpoint({ ...acompanhar, permissao: 'contas-receber:ler' }),
  'GET /contas-pagar/pix/:codigo': endpoint({ ...acompanhar, permissao: 'contas-pagar:ler' }),
  'POST /contas-receber/pix/:codigo/teste': endpoint({
    resumo: 'Só no ambiente de teste: decide o que acontece com um Pix',
    permissao: 'contas-receber:escrever',
    escopo: 'nenhum',
    entrada: z.extend(porCodigo, { desfecho: z.enum(DESFECHOS_DE_TESTE) }),
    resposta: cobrancaPix,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}
