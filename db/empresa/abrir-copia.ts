import { verify } from 'node:crypto'
import type { Readable } from 'node:stream'
import { FORMATO_DA_EXPORTACAO } from '@vetlume/dominio/exportacao'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { impressaoDaChave } from '../../apps/api/src/infra/carimbo.ts'
import { LUGARES, type Manifesto } from '../../apps/api/src/modules/exportacao/index.ts'
import { ErroDePreparo } from '../embutido/erro.ts'

/** More than any manifest, signature or key needs: what is not yet trusted is not held in memory without end. */
const MAXIMO_DO_MANIFESTO = 512 * 1024 * 1024

/** The file of a company, opened: its manifest is signed by the key that it names, and it holds what the manifest says, by name. */
export interface Copia {
  manifesto: Manifesto
  abrir(caminho: string): Promise<Readable>
  fechar(): void
}

const recusar = (motivo: string, cause?: unknown) =>
  new ErroDePreparo(`Esta cópia não pode ser importada: ${motivo} Nada mudou nesta instalação.`, { cause })

/** Reads the directory of the ZIP; names that would lead out of a folder are refused by the library. */
async function listar(zip: ZipFile): Promise<Map<string, Entry>> {
  const entradas = new Map<string, Entry>()
  for await (const entrada of zip.eachEntry()) {
    if (entradas.has(entrada.fileName)) throw recusar(`ela tem dois arquivos chamados ${entrada.fileName}.`)
    entradas.set(entrada.fileName, entrada)
  }
  return entradas
}

async function lerPequeno(zip: ZipFile, entradas: ReadonlyMap<string, Entry>, caminho: string): Promise<Buffer> {
  const entrada = entradas.get(caminho)
  if (entrada === undefined) throw recusar(`falta o arquivo ${caminho}.`)
  if (entrada.uncompressedSize > MAXIMO_DO_MANIFESTO) throw recusar(`o arquivo ${caminho} é grande demais.`)
  return Buffer.concat(await (await zip.openReadStreamPromise(entrada)).toArray())
}

function conferirAssinatura(bytes: Buffer, assinatura: Buffer, chave: string): void {
  let confere = false
  try {
    confere = verify(null, bytes, chave, assinatura)
  } catch (causa) {
    throw recusar('a chave pública dela não se lê.', causa)
  }
  if (!confere)
    throw recusar('a assinatura não confere. O arquivo foi alterado depois de feito, ou se estragou no caminho.')
}

/** Names only: the content of each is looked at in `conferirCopia`. */
function conferirNomes({ arquivos }: Manifesto, entradas: ReadonlyMap<string, Entry>): void {
  const esperados = new Map(arquivos.map((arquivo) => [arquivo.caminho, arquivo]))
  for (const { caminho, bytes } of arquivos) {
    const entrada = entradas.get(caminho)
    if (entrada === undefined) throw recusar(`falta o arquivo ${caminho}.`)
    if (entrada.uncompressedSize !== bytes) throw recusar(`o arquivo ${caminho} não tem o tamanho que o manifesto diz.`)
  }
  const doManifesto = new Set<string>([LUGARES.manifesto, LUGARES.assinatura])
  for (const nome of entradas.keys())
    if (!esperados.has(nome) && !doManifesto.has(nome)) throw recusar(`o manifesto não fala do arquivo ${nome}.`)
}

async function lerManifesto(zip: ZipFile, entradas: ReadonlyMap<string, Entry>): Promise<Manifesto> {
  const bytes = await lerPequeno(zip, entradas, LUGARES.manifesto)
  const assinatura = await lerPequeno(zip, entradas, LUGARES.assinatura)
  const chave = (await lerPequeno(zip, entradas, LUGARES.chavePublica)).toString('utf8')
  conferirAssinatura(bytes, assinatura, chave)
  // Signed, so written by us: only which of us, and when, is still to be known.
  const manifesto = JSON.parse(bytes.toString('utf8')) as Manifesto
  if (manifesto.chavePublica !== chave) throw recusar('a chave que a acompanha não é a do manifesto.')
  const formato: number = manifesto.formato
  if (formato !== FORMATO_DA_EXPORTACAO)
    throw recusar(`ela é do formato ${formato}, e esta versão lê o formato ${String(FORMATO_DA_EXPORTACAO)}.`)
  return { ...manifesto, impressao: impressaoDaChave(chave) }
}

function explicar(erro: unknown): unknown {
  if (erro instanceof ErroDePreparo || !(erro instanceof Error) || 'path' in erro) return erro
  const nome = /relative path|absolute path|invalid characters/.test(erro.message)
  return recusar(nome ? 'ela tem um arquivo com nome que sairia da pasta.' : 'o arquivo ZIP está estragado.', erro)
}

/** Throws ErroDePreparo on anything that is not a whole copy, signed by the key that it brings. */
export async function abrirCopia(caminho: string): Promise<Copia> {
  try {
    const zip = await openPromise(caminho, { lazyEntries: true, autoClose: false, strictFileNames: true })
    try {
      const entradas = await listar(zip)
      const manifesto = await lerManifesto(zip, entradas)
      conferirNomes(manifesto, entradas)
      return {
        manifesto,
        abrir: async (nome) => {
          const entrada = entradas.get(nome)
          if (entrada === undefined) throw recusar(`falta o arquivo ${nome}.`)
          return zip.openReadStreamPromise(entrada)
        },
        fechar: () => zip.close(),
      }
    } catch (erro) {
      zip.close()
      throw erro
    }
  } catch (erro) {
    throw explicar(erro)
  }
}

/** Refuses a copy that is whole, but signed by another key than the one that whoever imports it knows. */
export function exigirChave({ manifesto: { impressao, produto } }: Copia, conhecida: string | undefined): void {
  if (conhecida === impressao) return
  if (conhecida !== undefined)
    throw recusar(`ela foi assinada com a chave ${impressao}, que não é a chave informada (${conhecida}).`)
  throw new ErroDePreparo(
    `A cópia está inteira e foi assinada com a chave:\n\n  ${impressao}\n\nConfira se é a que ${produto.origem} mostra em Minha empresa > Exportar tudo e repita o comando com --chave=${impressao}`,
  )
}
