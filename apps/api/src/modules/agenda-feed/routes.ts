import { contratoAgendaFeed } from '@vetlume/dominio/agenda-feed'
import type { Registrar } from '../../infra/http/registrar.ts'
import { lerFeed } from './ler-feed.ts'
import { publicarFeed, revogarFeed, verFeed } from './publicar-feed.ts'

export function rotasAgendaFeed(registrar: Registrar): void {
  registrar(contratoAgendaFeed, {
    'GET /especialista/:codigo/agenda-feed': verFeed,
    'POST /especialista/:codigo/agenda-feed': publicarFeed,
    'DELETE /especialista/:codigo/agenda-feed': revogarFeed,
    'GET /agenda/feed/:segredo': lerFeed,
  })
}
