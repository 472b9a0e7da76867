import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { ErroDePreparo } from '../erro.ts'
import { listarArquivos, lugarDo } from './arquivos.ts'
import { pastaDosArquivos } from './guardadas.ts'
import { espacoEm, tamanhoDe } from './pastas.ts'

/** For what the database writes while it is being copied. */
const FOLGA = 64 * 1024 * 1024

export const emMega = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('pt-BR')} MB`

/** Refuses work that would not fit. Folders on one disk share its space. */
export async function exigirEspaco(pedidos: readonly { pasta: string; bytes: number }[]): Promise<void> {
  const porDisco = new Map<number, { pasta: string; livre: number; bytes: number }>()
  for (const { pasta, bytes } of pedidos) {
    const { livre, disco } = await espacoEm(pasta)
    const soma = porDisco.get(disco)?.bytes ?? 0
    porDisco.set(disco, { pasta, livre, bytes: soma + bytes })
  }
  for (const { pasta, livre, bytes } of porDisco.values())
    if (livre < bytes)
      throw new ErroDePreparo(
        `Não há espaço: são precisos ${emMega(bytes)} e há ${emMega(livre)} livres onde fica ${pasta}. Libere espaço ou use outro disco.`,
      )
}

/** Room for the copy where it goes, and for its check beside the database. */
export async function conferirEspaco(
  { cluster, copias, pastaArquivos }: { cluster: Cluster; copias: string; pastaArquivos: string },
  anterior: string | null,
): Promise<void> {
  const banco = (await tamanhoDe(cluster.dados)) + FOLGA
  const guardados = new Set(anterior === null ? [] : await listarArquivos(pastaDosArquivos(anterior)))
  let novos = 0
  for (const sha256 of await listarArquivos(pastaArquivos)) {
    if (guardados.has(sha256)) continue
    const { size } = await stat(join(pastaArquivos, lugarDo(sha256))).catch(() => ({ size: 0 }))
    novos += size
  }
  await exigirEspaco([
    { pasta: copias, bytes: banco + novos },
    { pasta: cluster.area, bytes: banco },
  ])
}
