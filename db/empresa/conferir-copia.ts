import { createHash } from 'node:crypto'
import { LUGARES, type ArquivoDoManifesto } from '../../apps/api/src/modules/exportacao/index.ts'
import { ErroDePreparo } from '../embutido/erro.ts'
import type { Copia } from './abrir-copia.ts'

/** What the rows name of the registries that companies share. */
export interface Citados {
  codigos: ReadonlySet<string>
  cidades: ReadonlySet<number>
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const CIDADE = /"(?:\w*cidade|municipio)":(\d{7})\b/g
const TABELA = /^tabelas\/(\w+)\.jsonl$/

/** Lines of a file of rows, without their ends. */
export async function* linhasDe(copia: Copia, caminho: string): AsyncGenerator<string> {
  const fluxo = await copia.abrir(caminho)
  fluxo.setEncoding('utf8')
  let sobra = ''
  for await (const parte of fluxo) {
    const linhas = (sobra + (parte as string)).split('\n')
    sobra = linhas.pop() ?? ''
    yield* linhas
  }
  if (sobra !== '') yield sobra
}

async function somar(copia: Copia, { caminho, sha256 }: ArquivoDoManifesto): Promise<void> {
  const conta = createHash('sha256')
  try {
    for await (const parte of await copia.abrir(caminho)) conta.update(parte as Buffer)
  } catch (causa) {
    throw estragado(caminho, causa)
  }
  if (conta.digest('hex') !== sha256) throw estragado(caminho)
}

const estragado = (caminho: string, cause?: unknown) =>
  new ErroDePreparo(
    `Esta cópia não pode ser importada: o arquivo ${caminho} não é o que foi assinado. Ele foi alterado, ou se estragou no caminho. Nada mudou nesta instalação.`,
    { cause },
  )

async function codigosDe(copia: Copia, tabelas: readonly string[]): Promise<Set<string>> {
  const codigos = new Set<string>()
  for (const tabela of tabelas)
    for await (const linha of linhasDe(copia, LUGARES.tabela(tabela)))
      for (const [codigo] of linha.matchAll(UUID)) codigos.add(codigo)
  return codigos
}

/** Compares the content of every file with its hash, and notes what the rows name, before anything is touched. */
export async function conferirCopia(copia: Copia, compartilhadas: readonly string[]): Promise<Citados> {
  for (const arquivo of copia.manifesto.arquivos) await somar(copia, arquivo)
  const conhecidos = await codigosDe(copia, compartilhadas)
  const codigos = new Set<string>()
  const cidades = new Set<number>()
  for (const { caminho } of copia.manifesto.arquivos) {
    const tabela = TABELA.exec(caminho)?.[1]
    if (tabela === undefined || compartilhadas.includes(tabela)) continue
    let linhas = 0
    for await (const linha of linhasDe(copia, caminho)) {
      linhas++
      for (const [codigo] of linha.matchAll(UUID)) if (conhecidos.has(codigo)) codigos.add(codigo)
      for (const [, ibge] of linha.matchAll(CIDADE)) cidades.add(Number(ibge))
    }
    if (linhas !== copia.manifesto.tabelas[tabela])
      throw new ErroDePreparo(
        `Esta cópia não pode ser importada: ${caminho} tem ${linhas} linhas, e o manifesto fala de ${copia.manifesto.tabelas[tabela]}.`,
      )
  }
  return { codigos, cidades }
}
