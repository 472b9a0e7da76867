import type { Lancamento } from '@vetlume/dominio/financeiro'
import type { Destino } from '../../ui/lista/tipos.ts'

/** Where an amount comes from: the account or, of a repasse, the atendimento. */
export function origemDoLancamento({ conta, atendimento }: Pick<Lancamento, 'conta' | 'atendimento'>): Destino {
  if (conta !== null) return { to: `/financeiro/${conta.livro}`, search: { codigo: conta.codigo } }
  return atendimento === null ? { to: '.' } : { to: '/atendimento', search: { codigo: atendimento.codigo } }
}
