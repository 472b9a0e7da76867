import type { Plugin } from 'vite'
import { arquivosDe, rotasDe } from './arquivos-da-rota.ts'
import { partesDaRota } from './codigo-inicial.ts'
import { PRIMEIROS_PEDIDOS } from './primeiros-pedidos.ts'

const ZOD = /\/node_modules\/zod\//

/**
 * Refuses a build in which a list or a panel cannot open without the library of schemas: what it reads came checked from the
 * server, and 14 KiB that only forms need would come before its rows. It comes in when a schema stands in the file of what computes.
 */
export function semEsquemas(raiz: string): Plugin {
  return {
    name: 'sem-esquemas',
    apply: 'build',
    generateBundle(_, pacote) {
      const rotas = rotasDe(raiz)
      for (const rota of Object.keys(PRIMEIROS_PEDIDOS))
        for (const nome of arquivosDe(pacote, [...(rotas.get(rota)?.modulos ?? []), ...partesDaRota(rota)])) {
          const item = pacote[nome]
          if (item?.type === 'chunk' && item.moduleIds.some((id) => ZOD.test(id)))
            this.error(`${rota} does not open without zod: ${nome}`)
        }
    },
  }
}
