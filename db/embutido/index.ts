import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BANCO, comConexao, prepararBanco } from '../papeis.ts'
import { areaDoBanco } from './area.ts'
import { prepararBinarios } from './binarios.ts'
import type { Cluster } from './cluster.ts'
import { criarDados, senhasDe } from './cluster.ts'
import { ErroDePreparo } from './erro.ts'
import { identidadeDoBanco } from './identidade.ts'
import type { Servidor } from './processo.ts'
import { encerrarServidor, iniciarServidor, pedirFim, portaLivre, servidorOrfao, servidorPronto } from './processo.ts'
import type { Situacao, Supervisao } from './supervisao.ts'
import { supervisionar } from './supervisao.ts'
import type { Trava } from './trava.ts'
import { travar } from './trava.ts'
import { vigiar } from './vigia.ts'

export interface OpcoesDoPostgres {
  /** Folder of the data; created when missing. */
  pasta: string
  /** TCP port on 127.0.0.1; a free one by default. Ignored when a live server is taken over. */
  porta?: number
  /** No durability; the folder is removed at the end, even if this process is killed. For tests. */
  descartavel?: boolean
  /** Ends with this process, even if it is killed; the data stays. For measures. */
  acompanhado?: boolean
}

export interface PostgresEmbutido {
  /** Owner of the schema: migrations. */
  urlDono: string
  /** The application's role: owns nothing, subject to row level security. */
  urlApp: string
  /** Superuser: roles, extensions, template databases in tests. */
  urlSuper: string
  pasta: string
  /** Whether it died and is being raised again, and when it last came back. */
  situacao(): Situacao
  /** Throws the whole database away and makes it anew, empty. */
  recriar(): Promise<void>
  parar(): Promise<void>
}

const ESPERA_DA_TRAVA_MS = 3000

/** Takes the area for this process. Throws ErroDePreparo while another one has it. */
export async function travarArea(area: string): Promise<Trava> {
  const trava = await travar(join(area, 'trava'), ESPERA_DA_TRAVA_MS)
  if (!trava) throw new ErroDePreparo(`O banco de dados de ${area} já está em uso por outro processo do Vetlume.`)
  return trava
}

/** The folder that holds the cluster of `pasta`, made when there is none. */
export const areaDe = (pasta: string, descartavel = false): string =>
  areaDoBanco(pasta, identidadeDoBanco(join(pasta, 'dados')), descartavel)

/** Programs and who runs them. The owner of old data keeps running it. */
export function modeloEm(area: string): Pick<Cluster, 'binarios' | 'identidade'> {
  const identidade = identidadeDoBanco(join(area, 'dados'))
  return { binarios: prepararBinarios(area, identidade), identidade }
}

function montar(area: string, descartavel: boolean): Cluster {
  return { ...modeloEm(area), area, dados: join(area, 'dados'), senhas: senhasDe(area), descartavel }
}

function enderecoSuper({ senhas }: Cluster, porta: number, banco: string): string {
  return `postgres://postgres:${senhas.super}@127.0.0.1:${porta}/${banco}`
}

/** The server of `pasta` that another process of ours runs; null when none is ready. */
export function alcancarPostgres(pasta: string): { cluster: Cluster; urlSuper: string } | null {
  const cluster = montar(areaDe(resolve(pasta)), false)
  const servidor = servidorPronto(cluster)
  return servidor === null ? null : { cluster, urlSuper: enderecoSuper(cluster, servidor.porta, BANCO) }
}

async function subir(
  cluster: Cluster,
  porta: number | undefined,
): Promise<{ servidor: Servidor } & Omit<PostgresEmbutido, 'pasta' | 'parar' | 'situacao'>> {
  criarDados(cluster)
  const servidor = (await servidorOrfao(cluster)) ?? (await iniciarServidor(cluster, porta ?? (await portaLivre())))
  const { senhas } = cluster
  const url = (papel: string, senha: string) => `postgres://${papel}:${senha}@127.0.0.1:${servidor.porta}/${BANCO}`
  const urlServidor = enderecoSuper(cluster, servidor.porta, 'postgres')
  const preparar = () => prepararBanco({ urlSuper: urlServidor, senhaDono: senhas.dono, senhaApp: senhas.app })
  await preparar()
  const recriar = async () => {
    await comConexao(urlServidor, (conexao) => conexao.query(`drop database if exists ${BANCO} with (force)`))
    await preparar()
  }
  const urlDono = url('vetlume_dono', senhas.dono)
  const { soquete } = servidor
  // What is asked all day goes by the file; the rest, by the address that any program understands.
  const peloSoquete = soquete === null ? '' : `?host=${encodeURIComponent(soquete)}`
  return {
    servidor,
    urlSuper: enderecoSuper(cluster, servidor.porta, BANCO),
    urlDono,
    urlApp: `${url('vetlume_app', senhas.app)}${peloSoquete}`,
    recriar,
  }
}

/** A database of tests that dies is a finding, not something to put right. */
const semSupervisao = (cluster: Cluster): Supervisao => ({
  situacao: () => ({ subindo: false, voltouEm: null }),
  parar: () => encerrarServidor(cluster),
})

interface Posse {
  cluster: Cluster
  pasta: string
  trava: Trava
  pid: number
  acompanhado: boolean
}

/** Ordered end, plus a safety net: if this process ends without it, the server is at least told to leave. */
function criarParada(
  { cluster, pasta, trava, pid, acompanhado }: Posse,
  encerrar: () => Promise<void>,
): () => Promise<void> {
  const sobras = cluster.descartavel ? [cluster.area, pasta] : []
  const dispensarVigia = acompanhado ? vigiar(pid, cluster.descartavel ? 'QUIT' : 'INT', sobras) : null
  const avisar = () => pedirFim(cluster)
  process.once('exit', avisar)
  return async () => {
    process.off('exit', avisar)
    await encerrar()
    trava.soltar()
    dispensarVigia?.()
    for (const alvo of sobras) rmSync(alvo, { recursive: true, force: true })
  }
}

/**
 * Starts PostgreSQL 18 on `pasta`, creating it the first time, with roles, database and extensions ready.
 * A server left alive by a killed process is taken over, and one that dies is started again. One process at a time owns a
 * folder.
 * @throws ErroDePreparo with a message in Portuguese when this machine or folder cannot run it.
 */
export async function iniciarPostgres(opcoes: OpcoesDoPostgres): Promise<PostgresEmbutido> {
  const pasta = resolve(opcoes.pasta)
  const descartavel = opcoes.descartavel ?? false
  const acompanhado = opcoes.acompanhado ?? descartavel
  const area = areaDe(pasta, descartavel)
  const trava = await travarArea(area)
  let cluster: Cluster | undefined
  try {
    cluster = montar(area, descartavel)
    const { servidor, ...urls } = await subir(cluster, opcoes.porta)
    const supervisao = descartavel ? semSupervisao(cluster) : supervisionar(cluster, servidor)
    const parar = criarParada({ cluster, pasta, trava, pid: servidor.pid, acompanhado }, supervisao.parar)
    return { ...urls, pasta: area, situacao: supervisao.situacao, parar }
  } catch (erro) {
    if (cluster) await encerrarServidor(cluster)
    trava.soltar()
    throw erro
  }
}
