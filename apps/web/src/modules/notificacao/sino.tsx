import { contar } from '@vetlume/dominio/formatos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAXIMO_DE_NAO_LIDAS } from '@vetlume/dominio/notificacao'
import { useState } from 'react'
import { useTempoReal } from '../../lib/use-tempo-real.ts'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { consultaDeAvisos } from './api.ts'
import { parte } from '../../ui/parte.tsx'
import estilos from './sino.module.css'

const Painel = parte(async () => (await import('./painel.tsx')).PainelDeAvisos)

function rotuloDo(naoLidas: number): string {
  if (naoLidas === 0) return 'Notificações'
  if (naoLidas >= MAXIMO_DE_NAO_LIDAS) return `Notificações, mais de ${MAXIMO_DE_NAO_LIDAS - 1} novas`
  return `Notificações, ${contar(naoLidas, 'nova', 'novas')}`
}

/** The bell of the top bar: how many notices are new, and the notices when it is opened. */
export function Sino() {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const { data } = useQuery(consultaDeAvisos)
  const cliente = useQueryClient()
  useTempoReal(
    ({ tipo }) => tipo === 'avisos' && void cliente.invalidateQueries({ queryKey: consultaDeAvisos.queryKey }),
  )
  const naoLidas = data?.naoLidas ?? 0
  return (
    <>
      <Dica texto="Notificações">
        <BotaoSemDica
          aria-label={rotuloDo(naoLidas)}
          aria-haspopup="dialog"
          aria-expanded={ancora !== null}
          onClick={({ currentTarget }) => definirAncora(currentTarget)}
        >
          <Icone nome="notifications" />
          {naoLidas > 0 && (
            <span aria-hidden className={estilos.quantas}>
              {naoLidas >= MAXIMO_DE_NAO_LIDAS ? `${MAXIMO_DE_NAO_LIDAS - 1}+` : naoLidas}
            </span>
          )}
        </BotaoSemDica>
      </Dica>
      {ancora !== null && <Painel ancora={ancora} aoFechar={() => definirAncora(null)} />}
    </>
  )
}
