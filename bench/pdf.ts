import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { comOrcamento, juizosDoPdf, n, type Juizo } from './julgar.ts'
import { CHEIO, prepararLaudos } from './laudo-por-imprimir.ts'
import type { Processo } from './processos/index.ts'
import type { Impressao } from './processos/mensagens.ts'
import { picoDeMemoria } from './processos/sistema.ts'

const AQUECIMENTO = 10
const IMPRESSOES = 40
const IMPRESSOES_CHEIAS = 4
const MEMORIA_CHEIA_MIB = 700

/** Prints laudos one after the other, each another patient's, in a process that does nothing else. */
export async function medirPdf(impressor: Processo, julgar: (nome: string, juizo: Juizo) => string): Promise<void> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-pdf-'))
  const impressoes: Impressao[] = []
  try {
    const laudoDa = await prepararLaudos(pasta)
    for (let vez = 1; vez <= AQUECIMENTO + IMPRESSOES; vez++) {
      const laudo = await laudoDa(vez)
      impressoes.push((await impressor.pedir({ tipo: 'imprimir', laudo }, 'impresso')).impressao)
    }
  } finally {
    rmSync(pasta, { recursive: true, force: true })
  }
  const [primeira] = impressoes.splice(0, AQUECIMENTO)
  const juizos = juizosDoPdf(impressoes, picoDeMemoria(impressor.pid))
  console.log(
    `\nLaudo of 8 images as PDF/A, ${IMPRESSOES} one after the other; the first, cold: ${n(primeira?.ms ?? 0)} ms`,
  )
  console.log('| pages | CPU ms | ms | memory MiB |\n|---|---|---|---|')
  console.log(
    `| ${[
      julgar('PDF, pages', juizos.paginas),
      julgar('PDF, CPU', juizos.cpu),
      juizos.espera,
      julgar('PDF, memory', juizos.memoria),
    ].join(' | ')} |`,
  )
  await medirPdfCheio(impressor, julgar)
}

/** After the others, in the same process: what it takes more is of the images. */
async function medirPdfCheio(impressor: Processo, julgar: (nome: string, juizo: Juizo) => string): Promise<void> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-pdf-'))
  try {
    const laudoDa = await prepararLaudos(pasta, CHEIO)
    const feitas: Impressao[] = []
    for (let vez = 1; vez <= IMPRESSOES_CHEIAS; vez++) {
      const laudo = await laudoDa(vez)
      feitas.push((await impressor.pedir({ tipo: 'imprimir', laudo }, 'impresso')).impressao)
    }
    const pico = picoDeMemoria(impressor.pid)
    const memoria = pico === null ? '–' : julgar('PDF at its most, memory', comOrcamento(pico, MEMORIA_CHEIA_MIB, 0))
    const [paginas, ms] = [feitas[0]?.paginas ?? 0, Math.max(...feitas.map((uma) => uma.ms))]
    console.log(`\nLaudo of ${CHEIO.imagens} images of ${CHEIO.lado} pixels, ${IMPRESSOES_CHEIAS} one after the other`)
    console.log(`| pages | slowest ms | memory MiB |\n|---|---|---|\n| ${paginas} | ${n(ms)} | ${memoria} |`)
  } finally {
    rmSync(pasta, { recursive: true, force: true })
  }
}
