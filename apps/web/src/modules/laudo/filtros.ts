import { ROTULOS_DO_PRAZO } from '@vetlume/dominio/atendimento'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'

const CRITICO = { sim: 'Só críticos', aConfirmar: 'Leitura a confirmar' }

export const FILTROS_DE_LAUDOS: readonly Filtro[] = [
  filtroDeOpcoes('aEscrever', 'Laudo', { sim: 'A escrever', emRevisao: 'Em revisão' }),
  filtroDeOpcoes('estado', 'Situação', ROTULO_DO_ESTADO),
  filtroDeOpcoes('prazo', 'Prazo', ROTULOS_DO_PRAZO),
  filtroDeOpcoes('critico', 'Achado crítico', CRITICO),
  filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
  filtroDoCadastro('parceiro', 'Clínica', 'parceiro'),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
  filtroDoCadastro('revisor', 'Revisor', 'especialista'),
]

const { ENTREGUE, VISUALIZADO, RETIFICADO } = ROTULO_DO_ESTADO

/** Who works in a clinic sees only what was delivered to it: there is nothing to write, and no other clinic. */
export const FILTROS_DA_CLINICA: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', { ENTREGUE, VISUALIZADO, RETIFICADO }),
  ...FILTROS_DE_LAUDOS.filter(({ id }) => ['critico', 'modalidade', 'especialista'].includes(id)),
]
