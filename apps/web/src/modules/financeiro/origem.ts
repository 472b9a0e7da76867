import { ROTA_DAS_TRANSFERENCIAS, type Lancamento } from '@vetlume/dominio/financeiro'
import type { Destino } from '../../buscas.ts'

type Fato = Partial<Pick<Lancamento, 'atendimento' | 'transferencia'>> & Pick<Lancamento, 'conta'>

/** Where an amount comes from: the account, the transfer or, of a repasse, the atendimento. */
export function origemDoLancamento({ conta, atendimento = null, transferencia = null }: Fato): Destino {
  if (conta !== null) return { to: `/financeiro/${conta.livro}`, search: { codigo: conta.codigo } }
  if (transferencia !== null) return { to: ROTA_DAS_TRANSFERENCIAS, search: { codigo: transferencia } }
  return atendimento === null ? { to: '.' } : { to: '/atendimento', search: { codigo: atendimento.codigo } }
}
