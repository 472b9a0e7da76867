import { contratoAgenda, type PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { criarGuardados } from '../../infra/guardado.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { versaoDoCalendario } from '../especialista/index.ts'
import { comCredito, type Credito } from './credito.ts'
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

// A day of a busy company is some 60 KB.
const PERIODOS = 100

const doCodigo = ({ codigo }: { codigo: string }) => [codigo]

const marcado = (_input: unknown, { codigo }: { codigo: string }) => ({ tipo: 'agendamento' as const, codigo })

export function rotasAgenda(
  registrar: Registrar,
  { seguidor, credito }: { seguidor: Seguidor; credito: Credito },
): void {
  const guardado = criarGuardados<PeriodoDaAgenda>(PERIODOS, (cliente) => [versaoDoCalendario(cliente)])
  const comSeguidor = seguido(seguidor)
  const noCredito = comCredito(credito)
  registrar(contratoAgenda, {
    'GET /agendamento': listarAgendamentos,
    'GET /agendamento/periodo': ({ ctx, input }) => guardado(ctx, input, (quem) => verPeriodo(quem, input)),
    'GET /agendamento/visitas': lerVisitas,
    'GET /agendamento/:codigo': lerAgendamento,
    'POST /agendamento': noCredito(criarAgendamento, marcado),
    'PUT /agendamento/:codigo': comSeguidor(editarAgendamento, doCodigo),
    'POST /agendamento/:codigo/mover': comSeguidor(moverAgendamento, doCodigo),
    'POST /agendamento/:codigo/transicao': comSeguidor(transitarAgendamento, doCodigo),
    'POST /agendamento/:codigo/desfazer': comSeguidor(desfazerPasso, doCodigo),
    'GET /lista-espera': verListaDeEspera,
    'POST /lista-espera': criarEspera,
    'PUT /lista-espera/:codigo': editarEspera,
    'POST /lista-espera/:codigo/transicao': transitarEspera,
    'POST /lista-espera/:codigo/agendar': noCredito(agendarEspera, marcado),
  })
  rotasDeslocamento(registrar, comSeguidor)
}
