import { contratoLembrete } from '@vetlume/dominio/lembrete'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirConfirmacao, responderLembrete } from './confirmar.ts'
import { configurarLembrete, verConfiguracao } from './configurar.ts'
import { prepararLembrete, verLembrete } from './preparar.ts'

export function rotasLembrete(registrar: Registrar): void {
  registrar(contratoLembrete, {
    'GET /lembrete/configuracao': verConfiguracao,
    'PUT /lembrete/configuracao': configurarLembrete,
    'GET /agendamento/:codigo/lembrete': verLembrete,
    'POST /agendamento/:codigo/lembrete': prepararLembrete,
    'POST /confirmar-agendamento': abrirConfirmacao,
    'POST /confirmar-agendamento/resposta': responderLembrete,
  })
}
