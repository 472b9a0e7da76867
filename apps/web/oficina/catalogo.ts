import type { PaginaDaOficina } from './pagina.ts'

const arquivos = import.meta.glob<{ pagina: PaginaDaOficina }>('./paginas/*.tsx', { eager: true })

/** Every page, by the name of its file. */
export const CATALOGO: ReadonlyMap<string, PaginaDaOficina> = new Map(
  Object.entries(arquivos).map(([arquivo, { pagina }]) => [arquivo.replace(/^.*\/|\.tsx$/g, ''), pagina]),
)
