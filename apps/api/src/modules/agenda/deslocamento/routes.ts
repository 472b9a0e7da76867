import { contratoDeslocamento } from '@vetlume/dominio/agenda'
import type { Registrar } from '../../../infra/http/registrar.ts'
import type { seguido } from '../seguidor.ts'
import { aplicarRota } from './aplicar-rota.ts'
import { corrigirCaminho } from './corrigir-caminho.ts'
import { planejarDia } from './planejar-rota.ts'
import { sugerirAgendamento } from './sugerir.ts'

export function rotasDeslocamento(registrar: Registrar, comSeguidor: ReturnType<typeof seguido>): void {
  registrar(contratoDeslocamento, {
    'POST /agendamento/sugestoes': sugerirAgendamento,
    'PUT /agendamento/:codigo/deslocamento': corrigirCaminho,
    'POST /agendamento/rota/planejar': planejarDia,
    'POST /agendamento/rota/aplicar': comSeguidor(aplicarRota, ({ visitas }) => visitas.map(({ codigo }) => codigo)),
  })
}
