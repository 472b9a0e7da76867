import { contratoAgenda } from '@vetlume/dominio/agenda'
import type { Registrar } from '../../infra/http/registrar.ts'
import { criarAgendamento } from './criar-agendamento.ts'
import { desfazerPasso } from './desfazer-passo.ts'
import { rotasDeslocamento } from './deslocamento/routes.ts'
import { editarAgendamento, moverAgendamento } from './editar-agendamento.ts'
import { agendarEspera, criarEspera, editarEspera, transitarEspera, verListaDeEspera } from './espera.ts'
import { lerAgendamento, lerVisitas } from './ler-agendamento.ts'
import { listarAgendamentos } from './listar-agenda.ts'
import { verPeriodo } from './periodo.ts'
import { seguido, type Seguidor } from './seguidor.ts'
import { transitarAgendamento } from './transitar-agendamento.ts'

const doCodigo = ({ codigo }: { codigo: string }) => [codigo]

export function rotasAgenda(registrar: Registrar, { seguidor }: { seguidor: Seguidor }): void {
  const comSeguidor = seguido(seguidor)
  registrar(contratoAgenda, {
    'GET /agendamento': listarAgendamentos,
    'GET /agendamento/periodo': verPeriodo,
    'GET /agendamento/visitas': lerVisitas,
    'GET /agendamento/:codigo': lerAgendamento,
    'POST /agendamento': criarAgendamento,
    'PUT /agendamento/:codigo': comSeguidor(editarAgendamento, doCodigo),
    'POST /agendamento/:codigo/mover': comSeguidor(moverAgendamento, doCodigo),
    'POST /agendamento/:codigo/transicao': comSeguidor(transitarAgendamento, doCodigo),
    'POST /agendamento/:codigo/desfazer': comSeguidor(desfazerPasso, doCodigo),
    'GET /lista-espera': verListaDeEspera,
    'POST /lista-espera': criarEspera,
    'PUT /lista-espera/:codigo': editarEspera,
    'POST /lista-espera/:codigo/transicao': transitarEspera,
    'POST /lista-espera/:codigo/agendar': agendarEspera,
  })
  rotasDeslocamento(registrar, comSeguidor)
}
