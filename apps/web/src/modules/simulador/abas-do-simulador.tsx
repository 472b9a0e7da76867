import { usePode } from '../../lib/use-pode.ts'
import { Abas } from '../../ui/abas.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { NO_LABORATORIO, ROTA } from './onde.ts'

const LABORATORIO = 'Laboratório de preços'

/** The two halves of the simulator, for who has both. */
export function AbasDoSimulador({ noLaboratorio = false }: { noLaboratorio?: boolean }) {
  if (!usePode('simulador:laboratorio')) return null
  return (
    <Abas
      rotulo="Simulador"
      abas={[
        { rotulo: 'Simulações', para: ROTA, atual: !noLaboratorio },
        { rotulo: LABORATORIO, para: ROTA, busca: NO_LABORATORIO, atual: noLaboratorio },
      ]}
    />
  )
}

/** The way there from a new simulation: who has none is taken to one, and never sees the list. */
export function EloDoLaboratorio() {
  if (!usePode('simulador:laboratorio')) return null
  return (
    <BotaoElo to={ROTA} search={NO_LABORATORIO} variant="outlined">
      {LABORATORIO}
    </BotaoElo>
  )
}
