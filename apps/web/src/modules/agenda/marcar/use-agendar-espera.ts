import type { ItemDaEspera } from '@vetlume/dominio/agenda'
import { useCallback } from 'react'
import { importarComRede } from '../../../ui/importada.tsx'
import { avisarDaFalta } from '../../../ui/parte.tsx'
import { useAtualizarAgenda } from '../api.ts'
import type { HorarioInicial } from '../formulario/valores.ts'
import type { Desfecho } from './agendar-espera.ts'

/**
 * Gives who waits the time where it was dropped. `FALTAM_DADOS` when the list does not say where it happens or with whom:
 * the form asks. What it takes comes when somebody is dropped: a calendar opens without it.
 */
export function useAgendarEspera() {
  const atualizar = useAtualizarAgenda()
  return useCallback(
    async (espera: ItemDaEspera, horario: HorarioInicial): Promise<Desfecho> => {
      const codigo = await importarComRede(() => import('./agendar-espera.ts')).catch(() => null)
      if (codigo === null) {
        avisarDaFalta()
        return 'RECUSADO'
      }
      const desfecho = await codigo.agendarEspera(espera, horario)
      if (desfecho !== 'FALTAM_DADOS') void atualizar()
      return desfecho
    },
    [atualizar],
  )
}
