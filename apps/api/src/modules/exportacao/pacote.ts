import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArquivoDoManifesto } from './formato.ts'

type Conteudo = AsyncIterable<Uint8Array | string>

/** A ZIP that is written as it is made: one entry at a time, each hashed on its way in. ZIP64 where it takes it. */
export interface Pacote {
  fluxo: Readable
  /** `comprimir`: not for what is compressed already. Answers when the last byte has gone. */
  acrescentar(caminho: string, conteudo: Conteudo, opcoes?: { comprimir?: boolean }): Promise<ArquivoDoManifesto>
  /** What was written until now. */
  escritos(): readonly ArquivoDoManifesto[]
  concluir(): void
  /** Ends the file half-way: who is writing it down hears why. */
  desistir(motivo: Error): void
}

export async function* umaParte(parte: Uint8Array | string): AsyncGenerator<Uint8Array | string> {
  yield parte
}

export function criarPacote(data: Date): Pacote {
  const zip = new ZipFile()
  const fluxo = zip.outputStream as Readable
  const feitos: ArquivoDoManifesto[] = []
  // Whoever reads it hears why it ended, also who begins after: an end that nobody hears yet would end the process.
  fluxo.on('error', () => undefined)
  zip.on('error', (erro) => fluxo.destroy(erro instanceof Error ? erro : new Error(String(erro))))

  function acrescentar(caminho: string, conteudo: Conteudo, { comprimir = true } = {}): Promise<ArquivoDoManifesto> {
    return new Promise((resolver, rejeitar) => {
      // Nobody reads any more: whoever writes must not wait for ever.
      const interrompido = () => rejeitar(fluxo.errored ?? new Error('the file was given up'))
      fluxo.once('close', interrompido)
      async function* contado(): AsyncGenerator<Buffer> {
        const conta = createHash('sha256')
        let bytes = 0
        try {
          for await (const parte of conteudo) {
            const pedaco = Buffer.from(parte as Uint8Array)
            conta.update(pedaco)
            bytes += pedaco.byteLength
            yield pedaco
          }
        } catch (erro) {
          rejeitar(erro)
          throw erro
        }
        const feito = { caminho, bytes, sha256: conta.digest('hex') }
        feitos.push(feito)
        fluxo.off('close', interrompido)
        resolver(feito)
      }
      const fonte = Readable.from(contado(), { objectMode: false })
      fonte.on('error', (erro) => fluxo.destroy(erro))
      zip.addReadStream(fonte, caminho, { compress: comprimir, mtime: data, mode: 0o100644 })
    })
  }
  return {
    fluxo,
    acrescentar,
    escritos: () => feitos,
    concluir: () => zip.end(),
    desistir: (motivo) => void fluxo.destroy(motivo),
  }
}
