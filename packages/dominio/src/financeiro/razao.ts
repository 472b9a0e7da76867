import * as z from 'zod/mini'
import { centavos, codigo, data, endpoint, entradaDeLista, pagina, type Alvo } from '../contrato/index.ts'
import { somarCentavos } from '../dinheiro/index.ts'
import { atendimentoDaConta, contaDoLancamento } from './contrato-das-contas.ts'

/** On which side of the books an account of the chart is; what it holds is a debit in the first and the last. */
export const TIPOS_DE_CONTA_CONTABIL = ['ATIVO', 'PASSIVO', 'PATRIMONIO', 'RECEITA', 'DESPESA'] as const
export type TipoDeContaContabil = (typeof TIPOS_DE_CONTA_CONTABIL)[number]

export const ROTULOS_DO_TIPO_DE_CONTA: Readonly<Record<TipoDeContaContabil, string>> = {
  ATIVO: 'Ativo',
  PASSIVO: 'Passivo',
  PATRIMONIO: 'Patrimônio',
  RECEITA: 'Receitas',
  DESPESA: 'Despesas',
}

/** Where money is. */
const DISPONIVEL = '1.1'

/** The chart of accounts that every company is given. */
export const PLANO_DE_CONTAS = [
  { codigo: DISPONIVEL, nome: 'Disponível', tipo: 'ATIVO' },
  { codigo: '1.2', nome: 'Contas a receber', tipo: 'ATIVO' },
  { codigo: '1.3', nome: 'Exames a faturar', tipo: 'ATIVO' },
  { codigo: '1.4', nome: 'Cartões a receber', tipo: 'ATIVO' },
  { codigo: '1.9', nome: 'Depreciação acumulada', tipo: 'ATIVO' },
  { codigo: '2.1', nome: 'Contas a pagar', tipo: 'PASSIVO' },
  { codigo: '2.2', nome: 'Repasses a pagar', tipo: 'PASSIVO' },
  { codigo: '3.1', nome: 'Saldos iniciais', tipo: 'PATRIMONIO' },
  { codigo: '4.1', nome: 'Receita de atendimentos', tipo: 'RECEITA' },
  { codigo: '4.2', nome: 'Outras receitas', tipo: 'RECEITA' },
  { codigo: '4.3', nome: 'Descontos concedidos', tipo: 'RECEITA' },
  { codigo: '4.4', nome: 'Juros e multas recebidos', tipo: 'RECEITA' },
  { codigo: '4.5', nome: 'Descontos obtidos', tipo: 'RECEITA' },
  { codigo: '5.1', nome: 'Repasses a especialistas', tipo: 'DESPESA' },
  { codigo: '5.2', nome: 'Comissões de clínicas', tipo: 'DESPESA' },
  { codigo: '5.3', nome: 'Taxas de cartão e de banco', tipo: 'DESPESA' },
  { codigo: '5.4', nome: 'Juros e multas pagos', tipo: 'DESPESA' },
  { codigo: '5.5', nome: 'Despesas por tipo', tipo: 'DESPESA' },
] as const satisfies readonly { codigo: string; nome: string; tipo: TipoDeContaContabil }[]
const CODIGOS = PLANO_DE_CONTAS.map((conta) => conta.codigo)

const movimento = {
  /** Debits less credits before the period. */
  anteriorCentavos: centavos,
  debitosCentavos: centavos,
  creditosCentavos: centavos,
  /** Debits less credits until its last day. */
  saldoCentavos: centavos,
}

const contaDoBalancete = z.object({
  conta: z.string(),
  nome: z.string(),
  tipo: z.enum(TIPOS_DE_CONTA_CONTABIL),
  ...movimento,
  /** Of what it is made: each account where money is, each type of expense. */
  partes: z.array(z.object({ chave: z.nullable(codigo), nome: z.string(), ...movimento })),
})
export type ContaDoBalancete = z.infer<typeof contaDoBalancete>
export type MovimentoContabil = Pick<ContaDoBalancete, keyof typeof movimento>

type Linha = Omit<ContaDoBalancete, 'partes'> & { chave: string | null; parte: string | null }
const FIGURAS = ['anteriorCentavos', 'debitosCentavos', 'creditosCentavos', 'saldoCentavos'] as const

const somar = (linhas: readonly MovimentoContabil[]): MovimentoContabil => {
  const total = (figura: (typeof FIGURAS)[number]) => somarCentavos(linhas.map((linha) => linha[figura]))
  return {
    anteriorCentavos: total('anteriorCentavos'),
    debitosCentavos: total('debitosCentavos'),
    creditosCentavos: total('creditosCentavos'),
    saldoCentavos: total('saldoCentavos'),
  }
}

/**
 * The trial balance from its rows, each an account or a part of one, in the order of the chart. An account's figures are the sum of
 * its parts; parts are told where it has any with a name.
 */
export function montarBalancete(linhas: readonly Linha[]): ContaDoBalancete[] {
  return [...Map.groupBy(linhas, ({ conta }) => conta)].map(([conta, dela]) => {
    const { nome, tipo } = dela[0] as Linha
    const partes = dela.some(({ parte }) => parte !== null)
      ? dela.map(({ chave, parte, ...linha }) => ({ chave, nome: parte ?? 'Sem tipo', ...somar([linha]) }))
      : []
    return { conta, nome, tipo, ...somar(dela), partes }
  })
}

/** What all accounts together come to: nothing, of balances; as much on one side as on the other, of what moved. */
export const totalDoBalancete = (contas: readonly ContaDoBalancete[]): MovimentoContabil => somar(contas)

const partida = z.object({
  codigo: z.string(),
  dia: data,
  /** Code and name of the account of the chart. */
  contaContabil: z.string(),
  descricao: z.string(),
  contraparte: z.string(),
  /** A debit is positive, a credit negative. */
  centavos,
  conta: contaDoLancamento,
  atendimento: atendimentoDaConta,
  transferencia: z.nullable(codigo),
})
export type Partida = z.infer<typeof partida>

export const contratoDoRazao = {
  'GET /balancete': endpoint({
    resumo: 'Balancete de um período: saldo anterior, débitos, créditos e saldo de cada conta',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: z.object({ de: data, ate: data }),
    resposta: z.object({ contas: z.array(contaDoBalancete) }),
  }),
  'GET /razao': endpoint({
    resumo: 'Os lançamentos contábeis, partida por partida: o que o balancete soma',
    permissao: 'resultado:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['dia', 'valor'],
      {
        /** Code in the chart of accounts. */
        conta: z.optional(z.enum(CODIGOS)),
        /** Only where this money is, or of this type of expense. */
        contaFinanceira: z.optional(codigo),
        tipoDespesa: z.optional(codigo),
        de: z.optional(data),
        ate: z.optional(data),
        lado: z.optional(z.enum(['DEBITO', 'CREDITO'])),
      },
      '-dia',
    ),
    resposta: pagina(partida),
  }),
}

export const ROTA_DO_RAZAO = '/financeiro/razao'

/** What a figure of the balancete added up: of an account of the chart or, with `parte`, of what is named in it. */
export function alvoDoBalancete(
  { conta, parte = null }: { conta: string; parte?: string | null },
  figura: keyof typeof movimento,
  { de, ate }: { de: string; ate: string },
): Alvo {
  const vespera = Temporal.PlainDate.from(de).subtract({ days: 1 }).toString()
  const quando = {
    anteriorCentavos: { ate: vespera },
    debitosCentavos: { de, ate, lado: 'DEBITO' },
    creditosCentavos: { de, ate, lado: 'CREDITO' },
    saldoCentavos: { ate },
  }[figura]
  const daParte: Record<string, string> =
    parte === null ? {} : conta === DISPONIVEL ? { contaFinanceira: parte } : { tipoDespesa: parte }
  return { rota: ROTA_DO_RAZAO, filtros: { conta, ...daParte, ...quando } }
}
