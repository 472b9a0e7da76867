import * as z from 'zod/mini'
import { linha, linhaOpcional } from '../cadastro/index.ts'
import { centavos, codigo, data, endpoint, opcional, texto, versao } from '../contrato/index.ts'
import { contaCompleta } from './contrato-das-contas.ts'
import { MAXIMO_DE_PARCELAS_NO_CARTAO } from './recebimento-no-cartao.ts'
import { MAXIMO_DE_VEZES, REPETICOES } from './parcelas.ts'
import { METODOS_DA_BAIXA, VALOR_MAXIMO } from './titulo.ts'

export const valor = centavos.check(z.minimum(1, 'Informe um valor maior que zero.'), z.maximum(VALOR_MAXIMO))
/** An amount on top of another: left blank, there is none. */
export const aMais = z.pipe(
  z.nullish(centavos.check(z.minimum(0), z.maximum(VALOR_MAXIMO))),
  z.transform((quanto) => quanto ?? 0),
)
const motivo = texto(300)

const daBaixa = {
  pagoEm: data,
  metodo: z.enum(METODOS_DA_BAIXA),
  contaFinanceira: codigo,
  /** Of what is received by credit card: each arrives on a day of its own. */
  parcelas: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMO_DE_PARCELAS_NO_CARTAO)), 1),
}

/** What the form of a payment holds. Whether the amounts fit the title, `conferirBaixa` says. */
export const dadosDaBaixa = z.object({
  valorCentavos: valor,
  descontoCentavos: aMais,
  acrescimoCentavos: aMais,
  ...daBaixa,
  taxaCentavos: aMais,
})
export type DadosDaBaixa = z.output<typeof dadosDaBaixa>

/** What settles many whole titles at once. */
export const dadosDasBaixas = z.object(daBaixa)
export type DadosDasBaixas = z.output<typeof dadosDasBaixas>

/** Titles that are settled together: as many as a page of the list shows. */
export const MAXIMO_DE_BAIXAS = 200

const titulo = { codigo, versao }
/** Those that follow it in its series too. */
const seguintes = z._default(z.boolean(), false)

const comuns = {
  descricao: linha(200),
  competencia: data,
  emissao: data,
  vencimento: data,
  valorCentavos: valor,
  numeroDocumento: linhaOpcional(60),
  /** How it is meant to be paid. */
  forma: opcional(z.enum(METODOS_DA_BAIXA)),
}
const aPagar = { ...comuns, contraparte: linha(120), tipoDespesa: opcional(codigo) }
/** Who owes is a clinic, a tutor, or somebody else who is only named. */
const aReceber = {
  ...comuns,
  parceiro: opcional(codigo),
  tutor: opcional(codigo),
  contraparte: linhaOpcional(120),
}
/** How a new one comes: at once, in parts, or every month. */
const repeticao = {
  repeticao: z._default(z.enum(REPETICOES), 'PARCELADA'),
  vezes: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMO_DE_VEZES)), 1),
  diaDeBanco: z._default(z.boolean(), false),
}

type Datas = { emissao: string; vencimento: string }
const venceDepois = z.refine<Datas>(({ emissao, vencimento }) => emissao <= vencimento, {
  path: ['vencimento'],
  error: 'O vencimento não pode vir antes da emissão.',
})
const umDevedor = z.refine<{ parceiro: string | null; tutor: string | null; contraparte: string | null }>(
  (quem) => [quem.parceiro, quem.tutor, quem.contraparte].filter((um) => um !== null).length === 1,
  { path: ['contraparte'], error: 'Informe uma clínica, um tutor ou um nome: só um deles.' },
)
const cadaParteVale = z.refine<{ valorCentavos: number; repeticao: string; vezes: number }>(
  ({ valorCentavos, repeticao: como, vezes }) => como === 'MENSAL' || valorCentavos >= vezes,
  { path: ['vezes'], error: 'São parcelas demais para este valor.' },
)

/** What the form of a payable holds. */
export const dadosAPagar = z.object(aPagar).check(venceDepois)
export const novaAPagar = z.object({ ...aPagar, ...repeticao }).check(venceDepois, cadaParteVale)
/** What the form of a receivable holds. */
export const dadosAReceber = z.object(aReceber).check(venceDepois, umDevedor)
export const novaAReceber = z.object({ ...aReceber, ...repeticao }).check(venceDepois, umDevedor, cadaParteVale)
export type DadosAPagar = z.output<typeof dadosAPagar>
export type DadosAReceber = z.output<typeof dadosAReceber>
export type NovaAPagar = z.output<typeof novaAPagar>
export type NovaAReceber = z.output<typeof novaAReceber>

/** `codigo` is that of the first. */
const criadas = z.object({ codigo, itens: z.array(z.object({ codigo, numero: z.int() })) })
const baixadas = z.object({ quantidade: z.int(), centavos })

const mudanca = { escopo: 'cliente', resposta: contaCompleta } as const
const DO_REGISTRO = ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'] as const
const DO_PAGAMENTO = [...DO_REGISTRO, 'JA_PAGO', 'REFERENCIA_INEXISTENTE'] as const

const baixa = { entrada: z.object({ ...titulo, ...dadosDaBaixa.shape }), status: 201, idempotente: true } as const
const estorno = {
  entrada: z.object({
    ...titulo,
    pagamento: codigo,
    /** Of an instalment of a card: those that came with it too. */
    comAsOutras: z._default(z.boolean(), false),
    motivo,
  }),
  status: 201,
  idempotente: true,
} as const
const baixas = {
  entrada: z.object({
    itens: z.array(z.object(titulo)).check(
      z.minLength(1),
      z.maxLength(MAXIMO_DE_BAIXAS),
      z.refine((itens) => new Set(itens.map((um) => um.codigo)).size === itens.length, 'Há uma conta repetida.'),
    ),
    ...daBaixa,
  }),
  escopo: 'cliente',
  resposta: baixadas,
  status: 201,
  idempotente: true,
} as const
const cancelamento = { entrada: z.object({ ...titulo, seguintes, motivo }), status: 201, idempotente: true } as const

/** What changes the accounts of the company: both books have the same, each with its own form. */
export const contratoDaBaixa = {
  'POST /contas-receber': endpoint({
    resumo: 'Lança uma conta a receber: de uma vez, em parcelas ou todo mês',
    permissao: 'contas-receber:escrever',
    escopo: 'cliente',
    entrada: novaAReceber,
    resposta: criadas,
    status: 201,
    idempotente: true,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'POST /contas-pagar': endpoint({
    resumo: 'Lança uma conta a pagar: de uma vez, em parcelas ou todo mês',
    permissao: 'contas-pagar:escrever',
    escopo: 'cliente',
    entrada: novaAPagar,
    resposta: criadas,
    status: 201,
    idempotente: true,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'PUT /contas-receber/:codigo': endpoint({
    ...mudanca,
    resumo: 'Muda uma conta a receber lançada à mão, enquanto nada foi recebido',
    permissao: 'contas-receber:escrever',
    entrada: z.object({ ...aReceber, ...titulo, seguintes }).check(venceDepois, umDevedor),
    erros: [...DO_PAGAMENTO],
  }),
  'PUT /contas-pagar/:codigo': endpoint({
    ...mudanca,
    resumo: 'Muda uma conta a pagar lançada à mão, enquanto nada foi pago',
    permissao: 'contas-pagar:escrever',
    entrada: z.object({ ...aPagar, ...titulo, seguintes }).check(venceDepois),
    erros: [...DO_PAGAMENTO],
  }),
  'POST /contas-receber/:codigo/baixa': endpoint({
    ...mudanca,
    ...baixa,
    resumo: 'Recebe uma conta, inteira ou em parte',
    permissao: 'contas-receber:escrever',
    erros: DO_PAGAMENTO,
  }),
  'POST /contas-pagar/:codigo/baixa': endpoint({
    ...mudanca,
    ...baixa,
    resumo: 'Paga uma conta, inteira ou em parte',
    reforco: true,
    permissao: 'contas-pagar:escrever',
    erros: DO_PAGAMENTO,
  }),
  'POST /contas-receber/:codigo/estorno': endpoint({
    ...mudanca,
    ...estorno,
    resumo: 'Estorna um recebimento, com o motivo',
    permissao: 'contas-receber:escrever',
    erros: DO_REGISTRO,
  }),
  'POST /contas-pagar/:codigo/estorno': endpoint({
    ...mudanca,
    ...estorno,
    resumo: 'Estorna um pagamento, com o motivo',
    permissao: 'contas-pagar:escrever',
    erros: DO_REGISTRO,
  }),
  'POST /contas-receber/:codigo/cancelamento': endpoint({
    ...mudanca,
    ...cancelamento,
    resumo: 'Cancela uma conta a receber lançada à mão, com o motivo',
    permissao: 'contas-receber:escrever',
    erros: [...DO_REGISTRO, 'JA_PAGO'],
  }),
  'POST /contas-pagar/:codigo/cancelamento': endpoint({
    ...mudanca,
    ...cancelamento,
    resumo: 'Cancela uma conta a pagar lançada à mão, com o motivo',
    permissao: 'contas-pagar:escrever',
    erros: [...DO_REGISTRO, 'JA_PAGO'],
  }),
  'POST /contas-receber/baixas': endpoint({
    ...baixas,
    resumo: 'Recebe várias contas por inteiro, todas ou nenhuma',
    permissao: 'contas-receber:escrever',
    erros: DO_PAGAMENTO,
  }),
  'POST /contas-pagar/baixas': endpoint({
    ...baixas,
    resumo: 'Paga várias contas por inteiro, todas ou nenhuma',
    reforco: true,
    permissao: 'contas-pagar:escrever',
    erros: DO_PAGAMENTO,
  }),
}
