import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type {} from './banco.ts'
import { BANCO, comConexao, trocarNaUrl } from '../../../db/papeis.ts'

export interface BancoDaSuite {
  urlApp: string
  urlSuper: string
  /** The last one who leaves drops it. */
  soltar(): Promise<void>
}

type Urls = Pick<BancoDaSuite, 'urlApp' | 'urlSuper'>

let copia: { banco: string; urls: Promise<Urls>; usos: number } | null = null
const servidor = () => trocarNaUrl(inject('urlSuper'), { banco: 'postgres' })

async function copiar(banco: string): Promise<Urls> {
  await comConexao(servidor(), async (conexao) => {
    await conexao.query(`create database ${banco} template ${BANCO} strategy file_copy owner vetlume_dono`)
    // What a database grants is not copied with it.
    await conexao.query(
      `revoke all on database ${banco} from public; grant connect on database ${banco} to vetlume_app`,
    )
  })
  return { urlApp: trocarNaUrl(inject('urlApp'), { banco }), urlSuper: trocarNaUrl(inject('urlSuper'), { banco }) }
}

/**
 * A database of the suite's own: its jobs, its clock, its limits and what it does to the whole platform reach no other
 * suite. Two products that one suite opens share it.
 */
export async function tomarBancoDaSuite(): Promise<BancoDaSuite> {
  if (copia === null) {
    const banco = `suite_${randomUUID().replaceAll('-', '')}`
    copia = { banco, urls: copiar(banco), usos: 0 }
  }
  const esta = copia
  esta.usos++
  return {
    ...(await esta.urls),
    async soltar() {
      if (--esta.usos > 0) return
      copia = null
      await comConexao(servidor(), (conexao) => conexao.query(`drop database ${esta.banco} with (force)`))
    },
  }
}
