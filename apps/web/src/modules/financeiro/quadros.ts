import type { Quantia } from '@vetlume/dominio/contrato'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import type { Conta, ResumoDeContas } from '@vetlume/dominio/financeiro'

/** Whose money it is: to be paid, or to be received. */
export type Sentido = 'PAGAR' | 'RECEBER'

export type QuadroDeContas = Quantia & { rotulo: string; vencido: boolean }

/** What is still owed and what was settled, as whose money it is calls them. */
export const NOMES_DO_SENTIDO: Readonly<Record<Sentido, { falta: string; feito: string }>> = {
  PAGAR: { falta: 'Falta pagar', feito: 'Pago' },
  RECEBER: { falta: 'Falta receber', feito: 'Recebido' },
}

/** Each total with its name; the server says which list it is of. */
export function quadrosDe(
  { vencido, falta, liquidado, desde }: ResumoDeContas,
  sentido: Sentido,
): readonly QuadroDeContas[] {
  const palavras = NOMES_DO_SENTIDO[sentido]
  return [
    { rotulo: 'Vencido', vencido: vencido.quantidade > 0, ...vencido },
    { rotulo: palavras.falta, vencido: false, ...falta },
    { rotulo: desde === null ? palavras.feito : `${palavras.feito} em 12 meses`, vencido: false, ...liquidado },
  ]
}

/** What is still owed of all of them. */
export const saldoDe = (contas: readonly Conta[]) => somarCentavos(contas.map(({ saldoCentavos }) => saldoCentavos))
