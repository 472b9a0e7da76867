import { ROTULOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'

export const FILTROS_DA_AGENDA: readonly Filtro[] = [
  ...FILTROS_DO_PERIODO,
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_AGENDAMENTO),
  filtroDeOpcoes('ocupa', 'Horário', { sim: 'Só o que ocupa a agenda' }),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
  filtroDoCadastro('parceiro', 'Clínica', 'parceiro'),
  filtroDoCadastro('servico', 'Exame', 'servico'),
]
/** A clinic sees its own, and does not choose among the company's people. */
const DA_EMPRESA = new Set(['especialista', 'parceiro'])
export const FILTROS_DA_CLINICA = FILTROS_DA_AGENDA.filter(({ id }) => !DA_EMPRESA.has(id))
