import type { Pagina } from '@vetlume/dominio/contrato'
import type { ConsultaDaLista } from '../../ui/lista/tipos.ts'

const POR_VEZ = '200'

/** Every row of a small registry, page after page: for what is drawn whole, like a tree or a week. */
export async function buscarTudo<T, C extends ConsultaDaLista>(
  buscar: (consulta: C, sinal: AbortSignal) => Promise<Pagina<T>>,
  consulta: NoInfer<C>,
  sinal: AbortSignal,
): Promise<T[]> {
  const itens: T[] = []
  let cursor: string | null = null
  do {
    const pagina: Pagina<T> = await buscar(
      { ...consulta, limite: POR_VEZ, ...(cursor === null ? {} : { cursor }) },
      sinal,
    )
    itens.push(...pagina.itens)
    cursor = pagina.proximo
  } while (cursor !== null)
  return itens
}
