import './menor-saldo.css'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { alvoDoMenorSaldo, type MenorSaldo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'

const diaEMes = (dia: string) => formatarData(dia).slice(0, 5)

/** The worst day ahead, which opens what its balance adds up; below zero, it says what that means. */
export function FiguraDoMenorSaldo({ menor: { dia, centavos }, hoje }: { menor: MenorSaldo; hoje: string }) {
  const alvo = alvoDoMenorSaldo(dia)
  return (
    <div className="ms-figura">
      <p>
        Menor saldo previsto:{' '}
        <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
          <Dinheiro centavos={centavos} destaque />
        </Elo>{' '}
        em{' '}
        <time dateTime={dia} className="vl-numero">
          {diaEMes(dia)}
        </time>
        {dia === hoje && ', hoje'}
      </p>
      {centavos < 0 && (
        <Recado tom="warning">
          O caixa fica negativo: em {diaEMes(dia)} faltam {formatarReais(-centavos)} para pagar o que vence até lá.
          Antecipe um recebimento ou negocie um vencimento.
        </Recado>
      )}
    </div>
  )
}

export interface MarcaDoMenorSaldoProps {
  menor: MenorSaldo
  /** Percent of the chart, from its left and from its top. */
  x: number
  y: number
}

/** The worst day on the chart: a point and its day. The chart's description says it too. */
export function MarcaDoMenorSaldo({ menor: { dia, centavos }, x, y }: MarcaDoMenorSaldoProps) {
  return (
    <div
      aria-hidden
      className="ms-marca"
      data-negativo={centavos < 0}
      data-lado={x > 60 ? 'antes' : 'depois'}
      data-altura={y > 80 ? 'acima' : 'abaixo'}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <span>menor, {diaEMes(dia)}</span>
    </div>
  )
}
