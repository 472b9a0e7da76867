import * as z from 'zod/mini'
import { filtroDeInteiros } from '../cadastro/index.ts'
import {
  BINARIO,
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  pagina,
  porCodigo,
  quantia,
} from '../contrato/index.ts'
import { LINHAS_COM_VALOR, LINHAS_DO_DRE, REGIMES } from './dre.ts'
import { AGRUPAMENTOS, SENTIDOS } from './fluxo.ts'
import { contratoContaFinanceira } from './conta-financeira.ts'
import { contratoDaContribuicao, DIMENSOES, RECORTES_DA_CONTRIBUICAO } from './contribuicao.ts'
import { contratoDaBaixa } from './contrato-da-baixa.ts'
import { contratoDosAnexos } from './contrato-dos-anexos.ts'
import { contratoDoPix } from './contrato-do-pix.ts'
import { contratoDaRenegociacao } from './contrato-da-renegociacao.ts'
import { atendimentoDaConta, conta, contaCompleta, contaDoLancamento } from './contrato-das-contas.ts'
import { contratoDoRazao } from './razao.ts'
import { contratoRecebimento } from './recebimento.ts'
import { contratoDaTransferencia } from './transferencia.ts'
import { COMPARACOES, mes } from './meses.ts'
import { ESTADOS_DO_TITULO } from './titulo.ts'

const LINHAS = LINHAS_DO_DRE.map(({ linha }) => linha)

const filtros = {
  /** Due day, both included. */
  de: z.optional(data),
  ate: z.optional(data),
  parceiro: z.optional(codigo),
  /** Month of the service, `AAAA-MM`. */
  competencia: z.optional(mes),
  vencido: z.optional(z.enum(['sim'])),
  /** Still owed, due or not. */
  aberto: z.optional(z.enum(['sim'])),
  /** Neither cancelled nor reversed. */
  valendo: z.optional(z.enum(['sim'])),
  /** Written together, one for each month. */
  serie: z.optional(codigo),
}
const lista = entradaDeLista(
  ['prazo', 'vencimento', 'numero', 'valor'],
  { ...filtros, ...filtroDeInteiros, estado: z.optional(z.enum(ESTADOS_DO_TITULO)) },
  'prazo',
)

/** With a note that holds or may have one and has none; or one that waits for its note to be cancelled. */
export const SITUACOES_DA_NOTA_DA_CONTA = ['COM', 'SEM', 'A_CANCELAR'] as const
const listaAReceber = entradaDeLista(
  ['prazo', 'vencimento', 'numero', 'valor'],
  {
    ...filtros,
    ...filtroDeInteiros,
    estado: z.optional(z.enum(ESTADOS_DO_TITULO)),
    nota: z.optional(z.enum(SITUACOES_DA_NOTA_DA_CONTA)),
    /** Charges of subscriptions: of the operator alone. */
    assinatura: z.optional(z.enum(['sim'])),
  },
  'prazo',
)

const resumo = z.object({
  /** Part of what is still owed. */
  vencido: quantia,
  /** All that is still owed. */
  falta: quantia,
  liquidado: quantia,
  /** First due day of the settled accounts that were added up; null when the filters give the period. */
  desde: z.nullable(data),
})
export type ResumoDeContas = z.infer<typeof resumo>
/** The period, the clinic and the text of the list; what else it is filtered by is what the totals are about. */
const { de, ate, parceiro, competencia } = filtros
const entradaDoResumo = z.object({
  de,
  ate,
  parceiro,
  competencia,
  busca: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})

const linhaDoDre = z.object({
  linha: z.enum(LINHAS),
  grupo: z.nullable(z.string()),
  rotulo: z.string(),
  subtotal: z.boolean(),
  meses: z.array(centavos),
  total: centavos,
  /** Of the period that it is compared with; null without one. */
  comparado: z.nullable(centavos),
})

const periodoDeMeses = z.object({ de: mes, ate: mes })

const entradaDoDre = z.object({
  regime: z._default(z.enum(REGIMES), 'COMPETENCIA'),
  /** Without them, the twelve months that end now, or as many as there is anything in. */
  de: z.optional(mes),
  ate: z.optional(mes),
  comparar: z._default(z.enum(COMPARACOES), 'NENHUMA'),
})

const dre = z.object({
  regime: z.enum(REGIMES),
  ...periodoDeMeses.shape,
  /** The first month that has anything; null when none has. */
  primeiroMes: z.nullable(mes),
  /** The month that is not over yet, on the company's calendar. */
  mesAtual: mes,
  comparado: z.nullable(periodoDeMeses),
  linhas: z.array(linhaDoDre),
})
export type Dre = z.infer<typeof dre>

/** An amount that the result or the cash counts. `codigo` is that of what it comes from, and which of its parts it is. */
export const lancamento = z.object({
  codigo: z.string(),
  dia: data,
  /** Null on what an account opened with and on what came from another, which are no result. */
  linha: z.nullable(z.enum(LINHAS_COM_VALOR)),
  grupo: z.string(),
  descricao: z.string(),
  contraparte: z.string(),
  /** What comes in is positive, what goes out negative. */
  centavos,
  previsto: z.boolean(),
  conta: contaDoLancamento,
  atendimento: atendimentoDaConta,
  /** Between two accounts of the company, which it is. */
  transferencia: z.nullable(codigo),
})
export type Lancamento = z.infer<typeof lancamento>

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

export const contratoFinanceiro = {
  ...contratoContaFinanceira,
  ...contratoDaBaixa,
  ...contratoDaRenegociacao,
  ...contratoDoPix,
  ...contratoRecebimento,
  ...contratoDosAnexos,
  ...contratoDoRazao,
  ...contratoDaTransferencia,
  ...contratoDaContribuicao,
  'GET /contas-receber': endpoint({
    resumo: 'Títulos a receber da empresa',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: listaAReceber,
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
  'GET /contas-receber/:codigo/pdf': endpoint({
    resumo: 'Uma conta a receber em PDF, com o Pix do que falta',
    permissao: 'contas-receber:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'GET /contas-pagar/:codigo/pdf': endpoint({
    resumo: 'O que a empresa cobra da clínica parceira, em PDF',
    permissao: 'contas-pagar:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'GET /demonstrativo-resultado': endpoint({
    resumo: 'DRE de alguns meses, por competência ou por caixa, ao lado de outro período',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: entradaDoDre,
    resposta: dre,
  }),
  'GET /demonstrativo-resultado/pdf': endpoint({
    resumo: 'A DRE dos mesmos meses, em PDF',
    permissao: 'resultado:ler',
    escopo: 'nenhum',
    entrada: entradaDoDre,
    resposta: BINARIO,
    erros: ['TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'GET /fluxo-caixa': endpoint({
    resumo: 'Fluxo de caixa realizado e previsto, por dia, semana ou mês',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: z.object({
      de: data,
      ate: data,
      agrupar: z._default(z.enum(AGRUPAMENTOS), 'DIA'),
      /** One account of money: what moved in it, transfers included. What is expected has no account yet, and is of all together. */
      contaFinanceira: z.optional(codigo),
    }),
    resposta: z.object({
      hoje: data,
      periodos: z.array(periodoDoFluxo),
      /** The lowest expected balance from today to the end of the period, to the day; null when all of it is past, and of one account. */
      menorSaldo: z.nullable(z.object({ dia: data, centavos })),
    }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /lancamento': endpoint({
    resumo: 'O que a DRE soma, pela data do serviço, e o que o fluxo de caixa soma, pela do pagamento',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['dia', 'valor'],
      {
        regime: z._default(z.enum(REGIMES), 'COMPETENCIA'),
        /** A line that is a subtotal has all that stands above it. */
        linha: z.optional(z.enum(LINHAS)),
        grupo: z.optional(z.string().check(z.maxLength(120))),
        /** First and last day, both included. */
        de: z.optional(data),
        ate: z.optional(data),
        parceiro: z.optional(codigo),
        /** Where the money moved: by cash, and only what happened. */
        contaFinanceira: z.optional(codigo),
        sentido: z.optional(z.enum(SENTIDOS)),
        /** By cash: only what is expected, or only what happened. What is overdue is expected today. */
        previsto: z.optional(z.enum(['sim', 'nao'])),
        /** By competência, amounts told apart by exam: what makes the contribution, of whom, or of none. */
        parcela: z.optional(z.enum(RECORTES_DA_CONTRIBUICAO)),
        especialista: z.optional(codigo),
        servico: z.optional(codigo),
        semVinculo: z.optional(z.enum(DIMENSOES)),
      },
      '-dia',
    ),
    resposta: pagina(lancamento),
  }),
}
