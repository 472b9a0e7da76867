import type { VisitaDoDia } from '@vetlume/dominio/agenda'
import type { EspecialistaDaGrade, ItemDaGrade } from '../tipos.ts'

export interface VisitaNaRota extends VisitaDoDia {
  /** From the place before it; null in the first of the day, or when it cannot be told. */
  deslocamento: ItemDaGrade['deslocamento']
}

/** The day of one specialist, in order, for paper. */
export interface RotaDoDia {
  especialista: Pick<EspecialistaDaGrade, 'codigo' | 'nome'>
  visitas: readonly VisitaNaRota[]
}

const SEM_VISITA: ReadonlySet<string> = new Set(['SOLICITADO', 'CANCELADO', 'FALTOU'])

/** What is still to be done or was done on that day: requests and what was called off are no way to go. */
export const vaiParaARota = ({ estado, especialista }: Pick<ItemDaGrade, 'estado' | 'especialista'>): boolean =>
  especialista !== null && !SEM_VISITA.has(estado)

/** One route for each specialist that has something on screen that day, by name; the visits by time. */
export function montarRotas(visitas: readonly VisitaDoDia[], itens: readonly ItemDaGrade[]): RotaDoDia[] {
  const naTela = new Map(itens.map((item) => [item.codigo, item]))
  const daTela = visitas.flatMap((visita): VisitaNaRota[] => {
    const item = naTela.get(visita.codigo)
    return item === undefined ? [] : [{ ...visita, deslocamento: item.deslocamento }]
  })
  return [...Map.groupBy(daTela, ({ especialista }) => especialista?.codigo).values()]
    .flatMap((doDono): RotaDoDia[] => {
      const especialista = doDono[0]?.especialista
      return especialista == null
        ? []
        : [{ especialista, visitas: doDono.toSorted((a, b) => a.inicio.localeCompare(b.inicio)) }]
    })
    .sort((a, b) => a.especialista.nome.localeCompare(b.especialista.nome, 'pt-BR'))
}
