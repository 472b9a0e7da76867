import { dividirCentavos, formatarReais, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'
import { faltaDoTitulo, recusaDaBaixa, type ValoresDoTitulo } from './baixa.ts'
import { vencimentosMensais } from './parcelas.ts'
import { VALOR_MAXIMO, type EstadoDoTitulo } from './titulo.ts'

/** What is agreed about what is owed. */
export interface Acordo {
  descontoCentavos: Centavos
  acrescimoCentavos: Centavos
  vezes: number
  vencimento: Dia
  diaDeBanco: boolean
}

export interface TituloDoAcordo {
  valorCentavos: Centavos
  descontoCentavos: Centavos
  acrescimoCentavos: Centavos
  vencimento: Dia
}

type Campo = 'descontoCentavos' | 'acrescimoCentavos' | 'vezes'

/** What is owed when it is all done: what was, less the discount, plus what is added. */
export const totalDoAcordo = (
  deveCentavos: Centavos,
  { descontoCentavos, acrescimoCentavos }: Pick<Acordo, 'descontoCentavos' | 'acrescimoCentavos'>,
): Centavos => deveCentavos - descontoCentavos + acrescimoCentavos

/** What is wrong with an agreement about `deveCentavos`, field by field. Each part has to owe something even without what is added. */
export function conferirAcordo(
  deveCentavos: Centavos,
  { descontoCentavos, acrescimoCentavos, vezes }: Pick<Acordo, Campo>,
): Partial<Record<Campo, string>> {
  const recusas: Partial<Record<Campo, string>> = {}
  if (acrescimoCentavos > deveCentavos)
    recusas.acrescimoCentavos = `Multa e juros não podem passar de ${formatarReais(deveCentavos)}.`
  if (descontoCentavos >= deveCentavos)
    recusas.descontoCentavos = `O desconto precisa ser menor que ${formatarReais(deveCentavos)}: para perdoar tudo, cancele as contas.`
  else if (deveCentavos - descontoCentavos < vezes) recusas.vezes = 'São parcelas demais para este valor.'
  if (deveCentavos > VALOR_MAXIMO * vezes)
    recusas.vezes = `Cada parcela passaria de ${formatarReais(VALOR_MAXIMO)}: divida em mais.`
  return recusas
}

/**
 * The new titles of an agreement that `conferirAcordo` finds nothing wrong with. Their amounts sum to `deveCentavos`, their discounts and
 * additions to those of the agreement, to the centavo.
 */
export function renegociar(deveCentavos: Centavos, acordo: Acordo): TituloDoAcordo[] {
  const emPartes = (centavos: Centavos) => dividirCentavos(centavos, acordo.vezes)
  const [valores, descontos, acrescimos] = [deveCentavos, acordo.descontoCentavos, acordo.acrescimoCentavos].map(
    emPartes,
  )
  return vencimentosMensais(acordo).map((vencimento, indice) => ({
    vencimento,
    valorCentavos: valores?.[indice] ?? 0,
    descontoCentavos: descontos?.[indice] ?? 0,
    acrescimoCentavos: acrescimos?.[indice] ?? 0,
  }))
}

interface Renegociavel extends ValoresDoTitulo {
  numero: number
  estado: EstadoDoTitulo
  semCaixa: boolean
  assinante: unknown
  /** It adds up what specialists earned. */
  deRepasses: boolean
  contraparte: string
  parceiro: string | null
  tutor: string | null
  tipoDespesa: string | null
}

const deQuem = ({ parceiro, tutor, contraparte }: Renegociavel) => parceiro ?? tutor ?? contraparte

/** Why these titles cannot be renegotiated together, in a sentence; null when they can. */
export function recusaDoAcordo(titulos: readonly Renegociavel[]): string | null {
  for (const titulo of titulos) {
    const motivo = titulo.deRepasses
      ? 'Esta conta reúne repasses: combine com o especialista no acerto.'
      : recusaDaBaixa(titulo)
    if (motivo !== null) return `Título nº ${titulo.numero}: ${motivo}`
  }
  if (new Set(titulos.map(deQuem)).size > 1) return 'As contas são de pessoas diferentes: renegocie as de cada uma.'
  if (new Set(titulos.map(({ tipoDespesa }) => tipoDespesa)).size > 1)
    return 'As contas são de tipos de despesa diferentes: renegocie as de cada tipo.'
  return null
}

export const deveAoTodo = (titulos: readonly ValoresDoTitulo[]): Centavos => somarCentavos(titulos.map(faltaDoTitulo))
