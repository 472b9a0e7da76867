import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../lib/fuso.ts'
import { useAgora } from '../../lib/use-agora.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Recado } from '../../ui/recado.tsx'
import { consultaDaAssinatura } from './pagamento/consultas.ts'
import { recadoDaAssinatura } from './recado-da-assinatura.ts'

const ROTA = '/empresa/assinatura'
/** It changes by the day, or by what the screen of the subscription does, which reads it again. */
const VALE_MS = 60 * 60_000

/** Over any screen, of a trial that ends, of what was not paid, and of a company that only reads: nothing most of the time. */
export function AvisoDaAssinatura() {
  const { data } = useQuery({ ...consultaDaAssinatura, staleTime: VALE_MS })
  const { pathname } = useLocation()
  const hoje = diaNaZona(new Date(useAgora()).toISOString(), fusoEmUso())
  const recado = data === undefined || pathname === ROTA ? null : recadoDaAssinatura(data, hoje)
  if (recado === null) return null
  return (
    <Recado
      tom={recado.tom}
      acao={
        <BotaoElo to={ROTA} search={{}} size="small">
          {recado.acao}
        </BotaoElo>
      }
    >
      {recado.texto}
    </Recado>
  )
}
