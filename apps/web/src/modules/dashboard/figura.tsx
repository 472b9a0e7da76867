import { contar } from '@vetlume/dominio/formatos'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Contagem, Quantia } from '@vetlume/dominio/dashboard'
import { Elo } from '../../ui/elo.tsx'
import { Dinheiro } from '../../ui/valores.tsx'

/** A number inside a sentence, that opens what it counts. */
export function Contado({
  contagem: { quantidade, alvo },
  nomes,
}: {
  contagem: Contagem
  nomes: readonly [string, string]
}) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} color="inherit" className="num">
      {contar(quantidade, ...nomes)}
    </Elo>
  )
}

/** An amount that opens what it adds up. */
export function Somado({ quantia: { centavos, alvo } }: { quantia: Quantia }) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} color="inherit">
      <Dinheiro centavos={centavos} destaque />
    </Elo>
  )
}

/** An amount as a `Chamada` shows it. */
export function EmReais({ centavos }: { centavos: number }) {
  return (
    <span className="num" style={{ font: 'inherit', color: 'inherit', fontSize: '0.72em' }}>
      {formatarReais(centavos)}
    </span>
  )
}

/** Which of two words goes with a number. */
export const plural = (quantidade: number, um: string, varios: string): string => (quantidade === 1 ? um : varios)
