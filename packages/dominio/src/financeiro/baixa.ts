import { formatarReais, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { formatarData, type Dia } from '../tempo/index.ts'
import type { EstadoDoTitulo, PassoDoTitulo } from './titulo.ts'

/** What a title is worth and what was done to it. */
export interface ValoresDoTitulo {
  valorCentavos: Centavos
  descontoCentavos: Centavos
  acrescimoCentavos: Centavos
  pagoCentavos: Centavos
}

/** What settles it, and what is taken off and added with that. */
export interface ValoresDaBaixa {
  valorCentavos: Centavos
  descontoCentavos: Centavos
  acrescimoCentavos: Centavos
  taxaCentavos: Centavos
}

export type EstadoDoQueSeDeve = 'ABERTO' | 'PARCIAL' | 'PAGO'

/** The most that an amount of the database holds. */
const MAXIMO = 2_147_483_647

export function faltaDoTitulo({
  valorCentavos,
  descontoCentavos,
  acrescimoCentavos,
  pagoCentavos,
}: ValoresDoTitulo): Centavos {
  return valorCentavos - descontoCentavos + acrescimoCentavos - pagoCentavos
}

/** The step that a payment, or its reversal, takes to get there. */
export const PASSOS_DO_PAGAMENTO = {
  ABERTO: 'devolverTudo',
  PARCIAL: 'pagarEmParte',
  PAGO: 'quitar',
} as const satisfies Record<EstadoDoQueSeDeve, PassoDoTitulo>

/** In which state of payment these amounts leave it. */
export function estadoDoPagamento(valores: ValoresDoTitulo): EstadoDoQueSeDeve {
  if (valores.pagoCentavos === 0) return 'ABERTO'
  return faltaDoTitulo(valores) === 0 ? 'PAGO' : 'PARCIAL'
}

export type LivroDaEmpresa = 'contas-pagar' | 'contas-receber'

interface Situacao {
  estado: EstadoDoTitulo
  semCaixa: boolean
  /** A subscription charges it: who receives says that it was paid. */
  assinante: unknown
  /** It was given back, and goes with its note. */
  aCancelar?: unknown
}

const RECUSAS: Readonly<Record<EstadoDoTitulo, string | null>> = {
  PREVISTO: 'Esta conta ainda é uma previsão: não há o que pagar.',
  ABERTO: null,
  PARCIAL: null,
  PAGO: 'Esta conta já foi paga por inteiro.',
  CANCELADO: 'Esta conta foi cancelada.',
  ESTORNADO: 'Esta conta foi estornada.',
  RENEGOCIADO: 'Esta conta foi renegociada: o que falta está nas contas do acordo.',
}

/** Why no money settles this title, in a sentence; null when some does. */
export function recusaDaBaixa({ estado, semCaixa, assinante, aCancelar = null }: Situacao): string | null {
  if (semCaixa) return 'Esta conta é um custo que não se paga, como a depreciação.'
  if (aCancelar !== null) return 'O pagamento desta conta foi desfeito: ela é cancelada quando a nota fiscal dela for.'
  if (assinante !== null && RECUSAS[estado] === null)
    return 'Esta conta é de uma assinatura: entra como paga sozinha quando a empresa paga.'
  return RECUSAS[estado]
}

type Campo = 'valorCentavos' | 'descontoCentavos' | 'acrescimoCentavos' | 'taxaCentavos'
export type RecusasDosValores = Partial<Record<Campo, string>>

/** The most that may be taken off now: never more than is owed, nor than the title is worth. */
export const descontoMaximo = (titulo: ValoresDoTitulo): Centavos =>
  Math.max(0, Math.min(faltaDoTitulo(titulo), titulo.valorCentavos - titulo.descontoCentavos))

/** The most that may be added now: fines and interest never come to more than the title itself. */
export const acrescimoMaximo = ({ valorCentavos, acrescimoCentavos }: ValoresDoTitulo): Centavos =>
  Math.max(0, Math.min(valorCentavos, MAXIMO - valorCentavos) - acrescimoCentavos)

/** What is owed once this is taken off and added: what may be paid now. */
export const totalAPagar = (
  titulo: ValoresDoTitulo,
  { descontoCentavos, acrescimoCentavos }: Pick<ValoresDaBaixa, 'descontoCentavos' | 'acrescimoCentavos'>,
): Centavos => faltaDoTitulo(titulo) - descontoCentavos + acrescimoCentavos

/** What is wrong with the amounts of a payment, field by field. */
export function conferirBaixa(titulo: ValoresDoTitulo, baixa: ValoresDaBaixa): RecusasDosValores {
  const { valorCentavos, descontoCentavos, acrescimoCentavos, taxaCentavos } = baixa
  const recusas: RecusasDosValores = {}
  const [desconto, acrescimo] = [descontoMaximo(titulo), acrescimoMaximo(titulo)]
  if (descontoCentavos > desconto)
    recusas.descontoCentavos = `O desconto não pode passar de ${formatarReais(desconto)}.`
  if (acrescimoCentavos > acrescimo)
    recusas.acrescimoCentavos = `Multa e juros não podem passar de ${formatarReais(acrescimo)}.`
  const total = totalAPagar(titulo, baixa)
  if (valorCentavos > total) recusas.valorCentavos = `Só faltam ${formatarReais(Math.max(0, total))}.`
  if (taxaCentavos > valorCentavos) recusas.taxaCentavos = 'A taxa não pode passar do valor.'
  return recusas
}

/** The title after a payment that `conferirBaixa` finds nothing wrong with. */
export function darBaixa(titulo: ValoresDoTitulo, baixa: ValoresDaBaixa): ValoresDoTitulo {
  return {
    valorCentavos: titulo.valorCentavos,
    descontoCentavos: somarCentavos([titulo.descontoCentavos, baixa.descontoCentavos]),
    acrescimoCentavos: somarCentavos([titulo.acrescimoCentavos, baixa.acrescimoCentavos]),
    pagoCentavos: somarCentavos([titulo.pagoCentavos, baixa.valorCentavos]),
  }
}

/**
 * The title without one of its payments, and without what came with it; null while others paid the surcharge that this
 * one brought: they have to be reversed before.
 */
export function estornar(titulo: ValoresDoTitulo, baixa: Omit<ValoresDaBaixa, 'taxaCentavos'>): ValoresDoTitulo | null {
  const depois = {
    valorCentavos: titulo.valorCentavos,
    descontoCentavos: titulo.descontoCentavos - baixa.descontoCentavos,
    acrescimoCentavos: titulo.acrescimoCentavos - baixa.acrescimoCentavos,
    pagoCentavos: titulo.pagoCentavos - baixa.valorCentavos,
  }
  return faltaDoTitulo(depois) < 0 ? null : depois
}

/** First day on which a title may have been paid: some pay before it is written, nobody a year before. */
export const primeiroDiaDaBaixa = (emissao: Dia): Dia =>
  Temporal.PlainDate.from(emissao).subtract({ years: 1 }).toString()

/** What is wrong with the day of a payment; null when nothing is. */
export function recusaDoDia(pagoEm: Dia, { emissao, hoje }: { emissao: Dia; hoje: Dia }): string | null {
  if (pagoEm > hoje) return 'A data não pode estar no futuro.'
  const primeiro = primeiroDiaDaBaixa(emissao)
  return pagoEm < primeiro ? `A data não pode vir antes de ${formatarData(primeiro)}.` : null
}

interface Origem extends Pick<Situacao, 'estado' | 'assinante'> {
  pagoCentavos: Centavos
  /** What charged it; null when somebody wrote it by hand. */
  atendimento: unknown
  /** It adds up what specialists earned. */
  deRepasses: boolean
  /** It adds up exams of a clinic. */
  deFechamento: boolean
  /** An agreement wrote it. */
  renegociacao: string | null
}

/** Why a title cannot be changed or cancelled by hand, in a sentence; null when it can. */
export function recusaDaMudanca({
  estado,
  pagoCentavos,
  atendimento,
  deRepasses,
  deFechamento,
  renegociacao,
  assinante,
}: Origem): string | null {
  if (atendimento !== null) return 'Esta conta vem de um atendimento: mude-a por lá.'
  if (deRepasses) return 'Esta conta reúne repasses: o valor dela é a soma deles.'
  if (deFechamento) return 'Esta conta reúne os exames de um fechamento: mude-a por lá.'
  if (assinante !== null) return 'Esta conta é de uma assinatura: muda com ela, e não à mão.'
  if (estado === 'CANCELADO' || estado === 'ESTORNADO' || estado === 'RENEGOCIADO') return RECUSAS[estado]
  if (renegociacao !== null) return 'Esta conta vem de uma renegociação: desfaça-a por inteiro.'
  if (pagoCentavos > 0 || estado === 'PAGO')
    return 'Esta conta já tem pagamento: estorne-o antes de mudar ou cancelar a conta.'
  return null
}
