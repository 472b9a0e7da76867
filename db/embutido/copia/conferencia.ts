import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BANCO, comConexao } from '../../papeis.ts'
import type { Cluster, Senhas } from '../cluster.ts'
import { ErroDePreparo } from '../erro.ts'
import { entregar } from '../identidade.ts'
import { encerrarServidor, iniciarServidor, portaLivre } from '../processo.ts'
import { vigiar } from '../vigia.ts'
import type { Contagens } from './banco.ts'
import { contarLinhas } from './banco.ts'
import { apagarPasta, copiarPasta } from './pastas.ts'

function diferencas(esperadas: Contagens, lidas: Contagens): string[] {
  const nomes = [...new Set([...Object.keys(esperadas), ...Object.keys(lidas)])].sort()
  return nomes
    .filter((nome) => esperadas[nome] !== lidas[nome])
    .map((nome) => `${nome}: ${lidas[nome] ?? 'ausente'} em vez de ${esperadas[nome] ?? 'ausente'}`)
}

interface Restauro {
  /** Folder of the copied data. */
  de: string
  /** Where it is put and started: an area of its own. */
  area: string
  /** The one that gives the programs and who runs them. */
  modelo: Pick<Cluster, 'binarios' | 'identidade'>
  senhas: Senhas
  tabelas: Contagens
}

/**
 * Puts copied data into an area of its own, has PostgreSQL bring it to its instant, and compares the rows of every table.
 * Throws ErroDePreparo on a copy that does not start or is not what it says. The area stays, stopped.
 */
export async function restaurarBanco(
  { de, area, modelo, senhas, tabelas }: Restauro,
  descartavel: boolean,
): Promise<void> {
  await apagarPasta(area)
  mkdirSync(area, { recursive: true, mode: 0o700 })
  const cluster: Cluster = { ...modelo, area, dados: join(area, 'dados'), senhas, descartavel }
  await copiarPasta(de, cluster.dados, () => false)
  entregar(cluster.identidade, area)
  const { pid, porta } = await iniciarServidor(cluster, await portaLivre())
  const dispensarVigia = vigiar(pid, 'QUIT', [area])
  try {
    const url = `postgres://postgres:${senhas.super}@127.0.0.1:${porta}/${BANCO}`
    const erradas = diferencas(tabelas, await comConexao(url, contarLinhas))
    if (erradas.length > 0) throw new ErroDePreparo(`A cópia não confere: ${erradas.slice(0, 5).join('; ')}.`)
  } finally {
    await encerrarServidor(cluster)
    dispensarVigia()
  }
}
