import { createPrivateKey, X509Certificate } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { PedidoDeAssinatura } from './assinar-pdf.ts'
import { abrirPkcs12, lerPkcs12, type MotivoDeRecusa } from './ler-pkcs12.ts'

/** What a thread is raised for: to describe the file, to hand the key over, or to sign with it without handing it over. */
export type Tarefa =
  | { tipo: 'ler' }
  | { tipo: 'abrir' }
  | { tipo: 'assinar'; pedido: PedidoDeAssinatura; caminho: Uint8Array[] }
export type AssinaturaDoPdf = { assinado: Uint8Array } | { recusa: MotivoDeRecusa }

async function assinar(
  bytes: Uint8Array,
  senha: string,
  { pedido, caminho }: Extract<Tarefa, { tipo: 'assinar' }>,
): Promise<AssinaturaDoPdf> {
  const aberto = abrirPkcs12(bytes, senha)
  if ('recusa' in aberto) return aberto
  const chave = createPrivateKey({ key: Buffer.from(aberto.par.chave), format: 'der', type: 'pkcs8' })
  // What signs a PDF is big, and only this task needs it.
  const { assinarPdf } = await import('./assinar-pdf.ts')
  return { assinado: await assinarPdf(pedido, { chave, caminho: caminho.map((der) => new X509Certificate(der)) }) }
}

const { bytes, senha, tarefa } = workerData as { bytes: Uint8Array; senha: string; tarefa: Tarefa }
const fazer = { ler: lerPkcs12, abrir: abrirPkcs12 }
parentPort?.postMessage(
  tarefa.tipo === 'assinar' ? await assinar(bytes, senha, tarefa) : fazer[tarefa.tipo](bytes, senha),
)
