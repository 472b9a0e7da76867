import { formatarReais } from '@vetlume/dominio/dinheiro'
import { alvoDoSaldo, type MenorSaldo as Menor } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
import { Recado } from '../../ui/recado.tsx'

const quando = (dia: string, hoje: string) => (dia === hoje ? 'hoje' : `em ${formatarData(dia)}`)

/** The worst day ahead, which opens all that its balance adds up; below zero, it is a warning. */
export function MenorSaldo({ menor: { dia, centavos }, hoje }: { menor: Menor; hoje: string }) {
  const alvo = alvoDoSaldo(dia)
  return (
    <Recado tom={centavos < 0 ? 'warning' : 'info'}>
      {centavos < 0 ? 'O caixa fica negativo. ' : ''}Menor saldo previsto:{' '}
      <Elo to={alvo.rota} search={alvo.filtros}>
        {formatarReais(centavos)}
      </Elo>{' '}
      {quando(dia, hoje)}, se tudo for pago no vencimento.
    </Recado>
  )
}
