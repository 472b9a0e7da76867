import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from './erro.ts'
import { lerEstado, lerTextos } from './estado.ts'
import type { Identidade } from './identidade.ts'
import { entregar, opcoesDe } from './identidade.ts'

export interface Senhas {
  super: string
  dono: string
  app: string
}

/** Where one embedded cluster lives and who runs it. */
export interface Cluster {
  area: string
  dados: string
  binarios: string
  identidade: Identidade
  senhas: Senhas
  descartavel: boolean
}

export const arquivoDasSenhas = (area: string): string => join(area, 'senhas.json')

/** Random passwords of the three logins, made once and kept readable by their owner only. */
export function senhasDe(area: string): Senhas {
  const arquivo = arquivoDasSenhas(area)
  const remedio = 'Restaure-o com "npm run restaurar -- <cópia>": sem as senhas que ele guarda o banco não se abre.'
  const ler = (valor: unknown) => lerTextos(valor, ['super', 'dono', 'app'])
  const existentes = lerEstado({ arquivo, ler, remedio })
  if (existentes) return existentes
  if (existsSync(join(area, 'dados')))
    throw new ErroDePreparo(`O arquivo ${arquivo}, com as senhas do banco de dados, não existe mais. ${remedio}`)
  const nova = () => randomBytes(24).toString('base64url')
  const senhas = { super: nova(), dono: nova(), app: nova() }
  writeFileSync(`${arquivo}.parcial`, JSON.stringify(senhas), { mode: 0o600, flush: true })
  renameSync(`${arquivo}.parcial`, arquivo)
  return senhas
}

/** libc's C.UTF-8 classifies accented letters for pg_trgm; where it does not exist, plain C still works. */
const LOCALES_DE_CARACTERES = ['C.UTF-8', 'en_US.UTF-8', 'C']

function initdb(cluster: Cluster, destino: string, arquivoDeSenha: string, locale: string) {
  const argumentos = [
    '-D',
    destino,
    '-U',
    'postgres',
    '--pwfile',
    arquivoDeSenha,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
  ]
  argumentos.push(
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${locale}`,
    '--text-search-config=simple',
  )
  if (cluster.descartavel) argumentos.push('--no-sync')
  const programa = join(cluster.binarios, 'bin', 'initdb')
  return spawnSync(programa, argumentos, {
    ...opcoesDe(cluster.identidade),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
}

/** Creates the data folder if there is none. It appears whole or not at all, even if we are killed half-way. */
export function criarDados(cluster: Cluster): void {
  if (existsSync(cluster.dados)) return
  const provisoria = join(cluster.area, 'criando')
  rmSync(provisoria, { recursive: true, force: true })
  mkdirSync(provisoria, { mode: 0o700 })
  const senha = join(provisoria, 'senha')
  writeFileSync(senha, cluster.senhas.super, { mode: 0o600 })
  entregar(cluster.identidade, provisoria)
  const novo = join(provisoria, 'dados')
  let falha = ''
  for (const locale of LOCALES_DE_CARACTERES) {
    const { status, stderr, error } = initdb(cluster, novo, senha, locale)
    falha = status === 0 ? '' : (error?.message ?? stderr)
    if (!falha) break
    rmSync(novo, { recursive: true, force: true })
  }
  if (falha) throw new ErroDePreparo(`Não foi possível criar o banco de dados em ${cluster.area}: ${falha.trim()}`)
  renameSync(novo, cluster.dados)
  rmSync(provisoria, { recursive: true, force: true })
}
