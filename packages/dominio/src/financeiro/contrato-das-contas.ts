import * as z from 'zod/mini'
import { centavos, codigo, data, instante, permissoes, referencia, versao } from '../contrato/index.ts'
import { ESTADOS_DO_REPASSE } from '../repasse/index.ts'
import { ESTADOS_DO_TITULO, METODOS_DA_BAIXA, METODOS_DE_PAGAMENTO } from './titulo.ts'

const bp = z.int().check(z.minimum(0), z.maximum(10_000))
const dias = z.int().check(z.minimum(0), z.maximum(60))

export const atendimentoDaConta = z.nullable(z.object({ codigo, numero: z.int() }))
/** The account that an amount comes from, in its book. */
export const contaDoLancamento = z.nullable(
  z.object({ livro: z.enum(['contas-receber', 'contas-pagar']), codigo, numero: z.int() }),
)

/**
 * What settled part of an account, or took that back: then its amounts are negative. Where it went, what it cost, who wrote it
 * and why it was reversed are told to the company alone.
 */
export const pagamentoDaConta = z.object({
  codigo,
  valorCentavos: centavos,
  taxaCentavos: centavos,
  descontoCentavos: centavos,
  acrescimoCentavos: centavos,
  metodo: z.enum(METODOS_DE_PAGAMENTO),
  pagoEm: data,
  /** Which instalment of a credit card it is; null of what was paid at once. */
  parcela: z.nullable(z.int()),
  parcelas: z.nullable(z.int()),
  /** When the money of a card arrives, or arrived; null where that is the day of the payment, and to who is not of the company. */
  liquidaEm: z.nullable(data),
  estorno: z.boolean(),
  /** Some other row takes it back. */
  estornado: z.boolean(),
  contaFinanceira: z.nullable(referencia),
  autor: z.nullable(z.string()),
  criadoEm: instante,
  motivo: z.nullable(z.string()),
})
export type PagamentoDaConta = z.infer<typeof pagamentoDaConta>

/** A payment that stands, neither reversed nor a reversal: those of an account add up to what was paid of it. */
const pagamentoQueVale = z.pick(pagamentoDaConta, {
  valorCentavos: true,
  taxaCentavos: true,
  descontoCentavos: true,
  acrescimoCentavos: true,
  metodo: true,
  pagoEm: true,
  parcela: true,
  parcelas: true,
  contaFinanceira: true,
})
export type PagamentoQueVale = z.infer<typeof pagamentoQueVale>

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
  /** Of the nota, the boleto or what else it is of. */
  numeroDocumento: z.nullable(z.string()),
  /** How it is meant to be paid. */
  forma: z.nullable(z.enum(METODOS_DA_BAIXA)),
  /** Of what the company pays. */
  tipoDespesa: z.nullable(referencia),
  valorCentavos: centavos,
  pagoCentavos: centavos,
  saldoCentavos: centavos,
  /** A cost without payment, as depreciation: it counts in the result and nobody owes it. */
  semCaixa: z.boolean(),
  atendimento: atendimentoDaConta,
  /** What it adds up exams of. */
  fechamento: z.nullable(z.object({ codigo, numero: z.int() })),
  /** The subscriber of the platform whose subscription it is for. */
  assinante: z.nullable(codigo),
  /** Why nobody owes it any more, of one that goes once its note is cancelled. */
  aCancelar: z.nullable(z.string()),
  /** Of the rows of a file alone, and of no repasse: it is paid with others. */
  pagamentosQueValem: z.optional(z.array(pagamentoQueVale)),
  versao,
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
  estado: z.enum(ESTADOS_DO_REPASSE),
  brutoCentavos: centavos,
  valorCentavos: centavos,
  linhas: z.array(z.object({ tipo: z.string(), rotulo: z.string(), centavos })),
  texto: z.string(),
})
export type RepasseExplicado = z.infer<typeof repasseExplicado>

/** A file that the company keeps with an account. */
export const anexoDaConta = z.object({
  codigo,
  nome: z.string(),
  tipo: z.string(),
  /** In bytes. */
  tamanho: z.int(),
  autor: z.string(),
  criadoEm: instante,
})
export type AnexoDaConta = z.infer<typeof anexoDaConta>

/** Titles on the other side of an agreement. */
const acordo = z.nullable(
  z.object({ codigo, motivo: z.string(), contas: z.array(z.object({ codigo, numero: z.int() })) }),
)

export const contaCompleta = z.object({
  ...conta.shape,
  descontoCentavos: centavos,
  acrescimoCentavos: centavos,
  pagamentos: z.array(pagamentoDaConta),
  /** None is told to who is not of the company. */
  anexos: z.array(anexoDaConta),
  repasses: z.array(repasseExplicado),
  pix: z.nullable(pixDaConta),
  /** Why there is no Pix, in words for the person who would pay; null when there is one. */
  semPix: z.nullable(z.string()),
  /** A provider takes it: the Pix that marks it paid is asked for (`POST …/pix`), and this one is of the key of the company. */
  pixDoProvedor: z.boolean(),
  /** Written together, one for each month; `seguintes` are those due after it that nothing was paid of. Told to the company alone. */
  serie: z.nullable(z.object({ codigo, contas: z.int(), seguintes: z.int() })),
  /** The agreement that it was written by, with what it closed; and the one that closed it, with what it wrote. */
  vemDe: acordo,
  renegociadaEm: acordo,
  /** What the registry of who owes says of paying late, in basis points; null to who is not of the company. */
  encargos: z.nullable(z.object({ multaBp: z.int(), jurosMesBp: z.int() })),
  /** What receiving by card costs the company, and when it settles; null to who is not of it, and of what it pays. */
  cartao: z.nullable(
    z.object({
      taxaDebitoBp: bp,
      taxaCreditoBp: bp,
      taxaAte6Bp: bp,
      taxaAte12Bp: bp,
      diasDoDebito: dias,
      diasDoCredito: dias,
    }),
  ),
  parceiro: z.nullable(referencia),
  tutor: z.nullable(referencia),
  /** Why it was cancelled by hand. */
  motivo: z.nullable(z.string()),
  permissoes: permissoes([
    'baixar',
    'estornar',
    'editar',
    'cancelar',
    'renegociar',
    'desfazerAcordo',
    'anexar',
    'imprimir',
    'verHistorico',
  ]),
  /** Why the person who pays and receives cannot settle it; null when it can be settled, or is not theirs to. */
  semBaixa: z.nullable(z.string()),
})
export type ContaCompleta = z.infer<typeof contaCompleta>
