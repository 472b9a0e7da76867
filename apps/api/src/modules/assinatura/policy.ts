import type { SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { Cobranca } from './queries-cobranca.ts'
import type { Empresa } from './queries.ts'

/** An open charge takes another attempt while no card is being analysed: paying twice is nobody's wish. */
export const podePagar = ({ estado, pagamento }: Pick<Cobranca, 'estado' | 'pagamento'>): boolean =>
  estado === 'ABERTA' &&
  !(pagamento?.meio === 'CARTAO' && (pagamento.estado === 'PENDENTE' || pagamento.estado === 'CRIADA'))

/** What may be done with a subscription as it is. */
export function permissoesDaAssinatura(
  { estado, assinatura }: Pick<Empresa, 'estado' | 'assinatura'>,
  emAberto: Pick<Cobranca, 'estado' | 'pagamento' | 'tipo'> | undefined,
): SituacaoDaAssinatura['permissoes'] {
  const corre = assinatura !== null && !assinatura.encerrada && (estado === 'ATIVO' || estado === 'CARENCIA')
  const emDia = corre && estado === 'ATIVO'
  return {
    assinar: !corre,
    mudarDePlano: emDia && assinatura.renova,
    desmarcarMudanca: corre && assinatura.proximoPlano !== null,
    trocarCartao: corre,
    cancelar: corre && assinatura.renova,
    reativar: emDia && !assinatura.renova,
    pagar: emAberto !== undefined && podePagar(emAberto),
  }
}
