import * as z from 'zod/mini'
import {
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  porCodigo,
  referencia,
} from '../contrato/index.ts'
import { LINHAS_DO_DRE } from './dre.ts'
import { AGRUPAMENTOS } from './fluxo.ts'
import { ESTADOS_DO_TITULO, METODOS_DE_PAGAMENTO } from './titulo.ts'

const LINHAS = LINHAS_DO_DRE.map(({ linha }) => linha)

const atendimentoDaConta = z.nullable(z.object({ codigo, numero: z.int() }))

/**
 * A line of Contas a pagar or a receber. A specialist's own repasse comes as one too (`REPASSE`): it has no due day
 * until it is consolidated into a payable.
 */
export const conta = z.object({
  codigo,
  tipo: z.enum(['TITULO', 'REPASSE']),
  numero: z.int(),
  estado: z.enum(ESTADOS_DO_TITULO),
  vencido: z.boolean(),
  descricao: z.string(),
  contraparte: z.string(),
  competencia: data,
  emissao: data,
  vencimento: z.nullable(data),
  valorCentavos: centavos,
  pagoCentavos: centavos,
  saldoCentavos: centavos,
  atendimento: atendimentoDaConta,
})
export type Conta = z.infer<typeof conta>

/** Pix of one title, ready to be paid. `tracado` is the SVG path of the QR code on a square of `lado` units. */
export const pixDaConta = z.object({
  copiaECola: z.string(),
  recebedor: z.string(),
  valorCentavos: centavos,
  qr: z.object({ lado: z.int(), tracado: z.string() }),
})
export type PixDaConta = z.infer<typeof pixDaConta>

export const repasseExplicado = z.object({
  codigo,
  especialista: referencia,
  servico: z.string(),
  estado: z.enum(['PENDENTE', 'CONSOLIDADO', 'CANCELADO']),
  brutoCentavos: centavos,
  valorCentavos: centavos,
  linhas: z.array(z.object({ tipo: z.string(), rotulo: z.string(), centavos })),
  texto: z.string(),
})
export type RepasseExplicado = z.infer<typeof repasseExplicado>

export const contaCompleta = z.object({
  ...conta.shape,
  descontoCentavos: centavos,
  acrescimoCentavos: centavos,
  pagamentos: z.array(
    z.object({
      codigo,
      valorCentavos: centavos,
      taxaCentavos: centavos,
      metodo: z.enum(METODOS_DE_PAGAMENTO),
      pagoEm: data,
      estorno: z.boolean(),
    }),
  ),
  repasses: z.array(repasseExplicado),
  pix: z.nullable(pixDaConta),
  /** Why there is no Pix, in words for the person who would pay; null when there is one. */
  semPix: z.nullable(z.string()),
})
export type ContaCompleta = z.infer<typeof contaCompleta>

const filtros = {
  /** Due day, both included. */
  de: z.optional(data),
  ate: z.optional(data),
  parceiro: z.optional(codigo),
  /** Month of the service, `AAAA-MM`. */
  competencia: z.optional(
    z.string().check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.')),
  ),
  vencido: z.optional(z.enum(['sim'])),
  /** Still owed, due or not. */
  aberto: z.optional(z.enum(['sim'])),
}
const lista = entradaDeLista(
  ['vencimento', 'numero', 'valor'],
  { ...filtros, estado: z.optional(z.enum(ESTADOS_DO_TITULO)) },
  'vencimento',
)

const totais = { quantidade: z.int(), valorCentavos: centavos, saldoCentavos: centavos }
const resumo = z.object({
  porEstado: z.array(z.object({ estado: z.enum(ESTADOS_DO_TITULO), ...totais })),
  /** Part of what is open. */
  vencido: z.object(totais),
  /** First due day of the settled accounts that were added up; null when the filters give the period. */
  desde: z.nullable(data),
})
export type ResumoDeContas = z.infer<typeof resumo>
const entradaDoResumo = z.object({ ...filtros, busca: z.optional(z.string().check(z.trim(), z.maxLength(100))) })

export const REGIMES = ['COMPETENCIA', 'CAIXA'] as const

const ano = z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100))

const linhaDoDre = z.object({
  linha: z.enum(LINHAS),
  grupo: z.nullable(z.string()),
  rotulo: z.string(),
  subtotal: z.boolean(),
  meses: z.array(centavos),
  total: centavos,
})

const periodoDoFluxo = z.object({
  inicio: data,
  fim: data,
  abertura: centavos,
  entradas: centavos,
  saidas: centavos,
  fechamento: centavos,
  entradasPrevistas: centavos,
  saidasPrevistas: centavos,
  fechamentoPrevisto: centavos,
})

export const simulacao = z.object({
  codigo,
  nome: z.string(),
  custoCentavos: centavos,
  precoCentavos: centavos,
  /** Basis points of the price. */
  margemBp: z.int(),
  criadoEm: instante,
})

export const contratoFinanceiro = {
  'GET /contas-receber': endpoint({
    resumo: 'Títulos a receber da empresa',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: lista,
    resposta: pagina(conta),
  }),
  'GET /contas-receber/resumo': endpoint({
    resumo: 'Totais dos títulos a receber por situação',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: entradaDoResumo,
    resposta: resumo,
  }),
  'GET /contas-receber/:codigo': endpoint({
    resumo: 'Um título a receber, com o Pix para cobrar e os repasses que ele paga',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: contaCompleta,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /contas-pagar': endpoint({
    resumo: 'O que a empresa ou a clínica parceira deve; para o especialista, os próprios repasses',
    permissao: 'contas-pagar:ler',
    escopo: 'cliente',
    entrada: lista,
    resposta: pagina(conta),
  }),
  'GET /contas-pagar/resumo': endpoint({
    resumo: 'Totais das contas a pagar por situação',
    permissao: 'contas-pagar:ler',
    escopo: 'cliente',
    entrada: entradaDoResumo,
    resposta: resumo,
  }),
  'GET /contas-pagar/:codigo': endpoint({
    resumo: 'Uma conta a pagar, com o Pix para pagar',
    permissao: 'contas-pagar:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: contaCompleta,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /demonstrativo-resultado': endpoint({
    resumo: 'DRE de um ano, mês a mês, por competência ou por caixa',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: z.object({ ano, regime: z._default(z.enum(REGIMES), 'COMPETENCIA') }),
    resposta: z.object({ ano: z.int(), regime: z.enum(REGIMES), linhas: z.array(linhaDoDre) }),
  }),
  'GET /fluxo-caixa': endpoint({
    resumo: 'Fluxo de caixa realizado e previsto, por dia, semana ou mês',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: z.object({ de: data, ate: data, agrupar: z._default(z.enum(AGRUPAMENTOS), 'DIA') }),
    resposta: z.object({ hoje: data, periodos: z.array(periodoDoFluxo) }),
  }),
  'GET /simulacao': endpoint({
    resumo: 'Simulações de custo de exame; quem está no plano grátis vê as próprias',
    permissao: 'simulador:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(['criadoEm', 'nome'], {}, '-criadoEm'),
    resposta: pagina(simulacao),
  }),
}
