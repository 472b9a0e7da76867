import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import type { Destino } from '../../buscas.ts'

/** Where a row of the list leads: the laudo, or the beginning of the one that the exam waits for. */
export const aberturaDoLaudo = ({ codigo, estado }: Pick<ItemDeLaudo, 'codigo' | 'estado'>): Destino =>
  estado === 'A_INICIAR' ? { to: '/laudo/novo', search: { item: codigo } } : { to: '/laudo/editar', search: { codigo } }
