import type { Vista } from '../cadastros/index.ts'
import { DOS_FERIADOS } from './rota.ts'
import { SemanaDeAtendimento } from './semana.tsx'

/** The week and the holidays are two registries of one screen. */
export const VISTAS: readonly Vista[] = [
  { rotulo: 'Semana', busca: {}, Componente: SemanaDeAtendimento },
  { rotulo: 'Lista', busca: { vista: 'lista' } },
  { rotulo: 'Feriados', busca: DOS_FERIADOS },
]
