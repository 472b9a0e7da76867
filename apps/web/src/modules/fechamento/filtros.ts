import { ROTULOS_DO_FECHAMENTO } from '@vetlume/dominio/fechamento'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'

const porClinica = filtroDoCadastro('parceiro', 'Clínica', 'parceiro')
const { REABERTO, ...QUE_VALEM } = ROTULOS_DO_FECHAMENTO

/** A clinic sees only closings that stand, and only its own. */
const comuns = (situacoes: Readonly<Record<string, string>>): readonly Filtro[] => [
  filtroDeOpcoes('situacao', 'Situação', situacoes),
  filtroDeOpcoes('vencido', 'Prazo', { sim: 'Só vencidos' }),
  filtroDeOpcoes('contestado', 'Contestação', { sim: 'À espera de resposta' }),
]

export const FILTROS_DA_CLINICA = comuns(QUE_VALEM)
export const FILTROS_DE_FECHAMENTOS: readonly Filtro[] = [...comuns({ ...QUE_VALEM, REABERTO }), porClinica]
const doDia: Filtro = { id: 'ate', rotulo: 'Feitos até', tipo: 'data' }
export const FILTROS_DOS_EXAMES = { EMPRESA: [doDia, porClinica], CLINICA: [doDia] } as const satisfies Record<
  string,
  readonly Filtro[]
>
