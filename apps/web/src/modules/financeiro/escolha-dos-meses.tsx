import type { PeriodoDeMeses } from '@vetlume/dominio/financeiro'
import { Selecao } from '../../ui/selecao.tsx'
import { mesesParaEscolher, mudarPonta } from './meses.ts'

export interface EscolhaDosMesesProps {
  periodo: PeriodoDeMeses
  limites: { primeiroMes: string | null; mesAtual: string }
  aoMudar: (periodo: PeriodoDeMeses) => void
}

/** First and last month of a statement. */
export function EscolhaDosMeses({ periodo, limites, aoMudar }: EscolhaDosMesesProps) {
  const opcoes = mesesParaEscolher(periodo, limites)
  return (
    <>
      <Selecao
        rotulo="De"
        valor={periodo.de}
        opcoes={opcoes}
        aoMudar={(mes) => aoMudar(mudarPonta(periodo, 'de', mes))}
      />
      <Selecao
        rotulo="Até"
        valor={periodo.ate}
        opcoes={opcoes}
        aoMudar={(mes) => aoMudar(mudarPonta(periodo, 'ate', mes))}
      />
    </>
  )
}
