import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import type { EspecialistaDaGrade, ItemDaGrade } from '../tipos.ts'

/** The day of one specialist, in order, for paper. */
export interface RotaDoDia {
  especialista: Pick<EspecialistaDaGrade, 'codigo' | 'nome'>
  visitas: readonly AgendamentoCompleto[]
}

const SEM_VISITA: ReadonlySet<string> = new Set(['SOLICITADO', 'CANCELADO', 'FALTOU'])

/** What is still to be done or was done on that day: requests and what was called off are no way to go. */
export const vaiParaARota = ({ estado, especialista }: Pick<ItemDaGrade, 'estado' | 'especialista'>): boolean =>
  especialista !== null && !SEM_VISITA.has(estado)

/** One route for each specialist that has something on the day, by name; the visits by time. */
export function montarRotas(visitas: readonly AgendamentoCompleto[]): RotaDoDia[] {
  const porDono = Map.groupBy(
    visitas.filter(({ especialista }) => especialista !== null),
    ({ especialista }) => especialista?.codigo ?? '',
  )
  return [...porDono.values()]
    .flatMap((doDono): RotaDoDia[] => {
      const especialista = doDono[0]?.especialista
      return especialista == null
        ? []
        : [{ especialista, visitas: doDono.toSorted((a, b) => a.inicio.localeCompare(b.inicio)) }]
    })
    .sort((a, b) => a.especialista.nome.localeCompare(b.especialista.nome, 'pt-BR'))
}
