import { sugerirEncargos, type ContaCompleta, type Encargos } from '@vetlume/dominio/financeiro'
import type { Livro } from './api.ts'

/** What being late may cost, of what the company is owed; what it owes, the other side says. What was charged is not charged again. */
export function encargosDe(livro: Livro, conta: ContaCompleta, pagoEm: string): Encargos | null {
  if (livro === 'contas-pagar' || conta.vencimento === null || conta.encargos === null) return null
  const comEncargo = conta.pagamentos.filter((um) => um.acrescimoCentavos > 0 && !um.estornado)
  const atraso = {
    faltaCentavos: conta.saldoCentavos,
    vencimento: conta.vencimento,
    pagoEm,
    ultimoEncargo: comEncargo
      .map((um) => um.pagoEm)
      .sort()
      .at(-1),
  }
  return sugerirEncargos(atraso, conta.encargos)
}

export const somados = (encargos: Encargos | null): number =>
  encargos === null ? 0 : encargos.multaCentavos + encargos.jurosCentavos
