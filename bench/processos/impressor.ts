import { arquivosEmPasta } from '../../apps/api/src/infra/arquivos.ts'
import { criarImpressor, paraOPapel } from '../../apps/api/src/infra/pdf/index.ts'
import { atenderBancada, responder } from './filho.ts'
import type { Impressao, LaudoPorImprimir } from './mensagens.ts'

const EMITIDO_EM = '2026-11-20T17:32:00Z'

// Nothing else lives in this process: what it holds is what printing takes.
const impressor = criarImpressor({ trabalhadores: 1 })

/** Each page of a PDF is an object of its own. */
const contarPaginas = (pdf: Uint8Array): number =>
  Buffer.from(pdf.buffer)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0

async function imprimir({ documento, pasta }: LaudoPorImprimir): Promise<Impressao> {
  const guardados = arquivosEmPasta(pasta)
  const antes = process.cpuUsage()
  const inicio = performance.now()
  const lidos = documento.imagens.map(async ({ sha256 }) => [sha256, await guardados.ler(sha256)] as const)
  const arquivos = new Map(await Promise.all(lidos))
  const pdf = await impressor.imprimirLaudo(documento, await paraOPapel(documento.imagens, arquivos), EMITIDO_EM)
  const ms = performance.now() - inicio
  const { user, system } = process.cpuUsage(antes)
  return { paginas: contarPaginas(pdf), ms, cpu: (user + system) / 1_000 }
}

atenderBancada(async (pergunta) => {
  if (pergunta.tipo === 'imprimir') responder({ tipo: 'impresso', impressao: await imprimir(pergunta.laudo) })
  else if (pergunta.tipo === 'fim') {
    await impressor.encerrar()
    process.exit(0)
  }
})
responder({ tipo: 'pronto', porta: 0 })
