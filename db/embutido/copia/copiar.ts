import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Cluster } from '../cluster.ts'
import { ErroDePreparo } from '../erro.ts'
import { travar } from '../trava.ts'
import { copiarArquivos, danificados, listarArquivos } from './arquivos.ts'
import { copiarBanco } from './banco.ts'
import { restaurarBanco } from './conferencia.ts'
import { conferirEspaco } from './espaco.ts'
import type { ChavesDaCopia, Manifesto } from './guardadas.ts'
import {
  gravarManifesto,
  gravarTentativa,
  GUARDADAS,
  guardarChaves,
  listarCopias,
  nomeLivre,
  pastaDasChaves,
  pastaDoBanco,
  pastaDosArquivos,
} from './guardadas.ts'
import { apagarPasta, sincronizar, tamanhoDe } from './pastas.ts'

const PARCIAL = '.parcial'

/** The installation to be copied: its database is running. */
export interface Origem {
  cluster: Cluster
  urlSuper: string
  pastaArquivos: string
  segredos: ChavesDaCopia['segredos']
  /** Where the copies go. */
  copias: string
  dizer: (passo: string) => void
}

async function arquivosMostrados(conexao: pg.Client): Promise<string[]> {
  const { rows } = await conexao.query<{ sha256: string }>('select distinct sha256 from arquivo_guardado')
  return rows.map(({ sha256 }) => sha256)
}

/** Files are brought before the rows that show them, and again after: none that a row shows can have gone in between. */
async function reunir(origem: Origem, pasta: string, anterior: string | null) {
  const { cluster, urlSuper, pastaArquivos, dizer } = origem
  const arquivos = pastaDosArquivos(pasta)
  const trazer = () => copiarArquivos(pastaArquivos, arquivos, anterior && pastaDosArquivos(anterior))
  dizer('Copiando os arquivos...')
  await trazer()
  dizer('Copiando o banco de dados...')
  const destino = pastaDoBanco(pasta)
  await mkdir(destino, { mode: 0o700 })
  const { tabelas, foto } = await copiarBanco({ dados: cluster.dados, urlSuper, destino }, arquivosMostrados)
  const quando = Temporal.Now.instant()
  await trazer()
  const trazidos = new Set(await listarArquivos(arquivos))
  return { tabelas, quando, quantos: trazidos.size, faltantes: foto.filter((sha256) => !trazidos.has(sha256)) }
}

async function conferir({ cluster, dizer }: Origem, pasta: string, tabelas: Manifesto['tabelas']): Promise<void> {
  dizer('Conferindo: restaurando a cópia numa pasta à parte e comparando linhas e arquivos...')
  const area = join(cluster.area, 'conferencia')
  try {
    await restaurarBanco({ de: pastaDoBanco(pasta), area, modelo: cluster, senhas: cluster.senhas, tabelas }, true)
  } finally {
    await apagarPasta(area)
  }
  const ruins = await danificados(pastaDosArquivos(pasta))
  if (ruins.length > 0)
    throw new ErroDePreparo(
      `A cópia não confere: o conteúdo de ${ruins.length} arquivos não é o que o nome diz (${ruins[0]}...). O disco pode estar com defeito.`,
    )
}

async function copiar(origem: Origem): Promise<{ pasta: string; manifesto: Manifesto }> {
  const { cluster, copias, segredos, dizer } = origem
  const inicio = performance.now()
  for (const nome of await readdir(copias)) if (nome.endsWith(PARCIAL)) await apagarPasta(join(copias, nome))
  const ultima = listarCopias(copias).at(-1)
  const anterior = ultima === undefined ? null : join(copias, ultima)
  await conferirEspaco(origem, anterior)
  const pasta = join(copias, `${nomeLivre(copias, Temporal.Now.instant())}${PARCIAL}`)
  await mkdir(pasta, { mode: 0o700 })
  const { tabelas, quando, quantos, faltantes } = await reunir(origem, pasta, anterior)
  await conferir(origem, pasta, tabelas)
  const manifesto: Manifesto = {
    formato: 1,
    quando: quando.toString(),
    tabelas,
    arquivos: quantos,
    faltantes,
    bytes: await tamanhoDe(pasta),
    duracaoMs: Math.round(performance.now() - inicio),
    chaves: guardarChaves(copias, { segredos, senhas: cluster.senhas }),
  }
  gravarManifesto(pasta, manifesto)
  const definitiva = pasta.slice(0, -PARCIAL.length)
  await rename(pasta, definitiva)
  await sincronizar(copias)
  if (faltantes.length > 0)
    dizer(`Atenção: ${faltantes.length} arquivos que o banco mostra não estão nesta instalação (${faltantes[0]}...).`)
  for (const velha of listarCopias(copias).slice(0, -GUARDADAS)) await apagarPasta(join(copias, velha))
  return { pasta: definitiva, manifesto }
}

/**
 * Copies the installation while it serves, checks the copy by restoring it, and keeps the newest seven. What is
 * half-written is never taken for a copy.
 * @throws ErroDePreparo when another copy is running, there is no space, or the copy does not stand the check.
 */
export async function fazerCopia(origem: Origem): Promise<{ pasta: string; manifesto: Manifesto }> {
  const { copias } = origem
  await mkdir(pastaDasChaves(copias), { recursive: true, mode: 0o700 })
  const trava = await travar(join(copias, 'copia.trava'))
  if (!trava) throw new ErroDePreparo(`Outra cópia para ${copias} está em andamento. Espere por ela.`)
  const terminar = (falha: string | null) =>
    gravarTentativa(copias, { quando: Temporal.Now.instant().toString(), falha })
  try {
    const feita = await copiar(origem)
    terminar(null)
    return feita
  } catch (erro) {
    terminar(erro instanceof Error ? erro.message : String(erro))
    throw erro
  } finally {
    trava.soltar()
  }
}
