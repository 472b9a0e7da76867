import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { somarCaracteres } from './caracteres-da-fonte.ts'

/** Template, its data (a JSON value) and generated files, by path inside the compiler's virtual root. */
export type DocumentoPreparado = { modelo: string; dados: unknown; anexos: ReadonlyMap<string, Uint8Array> }

type Compilador = {
  /** Code points that the bundled fonts can draw. */
  desenhaveis: ReadonlySet<number>
  /** PDF/A-2a bytes. `criadoEm` in seconds since 1970 (UTC). Throws what the compiler says when the document is wrong. */
  compilar: Compilacao
  /** The same pages, one under the other, as an SVG without scripts. */
  desenhar: Compilacao
}

type Compilacao = (
  documento: DocumentoPreparado,
  arquivos: ReadonlyMap<string, Uint8Array>,
  criadoEm: number,
) => Uint8Array<ArrayBuffer>

const PASTA_DOS_MODELOS = fileURLToPath(new URL('./modelos', import.meta.url))
const PASTA_DAS_FONTES = fileURLToPath(new URL('./fontes', import.meta.url))
/** Memoised layout older than this many documents is dropped: the template stays warm, patients' data do not pile up. */
const IDADE_MAXIMA_DO_CACHE = 2

/** Sorted, so that the order of fonts (and with it the output) does not depend on the file system. */
function lerFontes(): Buffer[] {
  const nomes = readdirSync(PASTA_DAS_FONTES)
    .filter((nome) => nome.endsWith('.ttf'))
    .sort()
  return nomes.map((nome) => readFileSync(join(PASTA_DAS_FONTES, nome)))
}

/** What the compiler complains of, without the paths of this installation. */
function mensagens(diagnosticos: readonly unknown[]): string {
  return diagnosticos
    .map((d) => (typeof d === 'object' && d !== null && 'message' in d ? String(d.message) : 'erro sem descrição'))
    .join('; ')
}

export function criarCompilador(): Compilador {
  const fontes = lerFontes()
  const desenhaveis = new Set<number>()
  for (const fonte of fontes) somarCaracteres(fonte, desenhaveis)
  const typst = NodeCompiler.create({ workspace: PASTA_DOS_MODELOS, fontArgs: [{ fontBlobs: fontes }] })

  function paginar({ modelo }: DocumentoPreparado): NodeTypstDocument {
    const resultado = typst.compile({ mainFilePath: join(PASTA_DOS_MODELOS, modelo) })
    const erro = resultado.takeError()
    if (erro) throw new Error(mensagens(erro.shortDiagnostics))
    if (!resultado.result) throw new Error('o compilador não devolveu documento')
    return resultado.result
  }

  const com =
    (saida: (paginas: NodeTypstDocument, criadoEm: number) => Uint8Array<ArrayBuffer>): Compilacao =>
    (documento, arquivos, criadoEm) => {
      const virtual = (caminho: string, bytes: Uint8Array) =>
        typst.mapShadow(join(PASTA_DOS_MODELOS, caminho), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      try {
        for (const [caminho, bytes] of [...documento.anexos, ...arquivos]) virtual(caminho, bytes)
        virtual('/dados.json', Buffer.from(JSON.stringify(documento.dados)))
        return saida(paginar(documento), criadoEm)
      } finally {
        typst.resetShadow()
        typst.evictCache(IDADE_MAXIMA_DO_CACHE)
      }
    }

  return {
    desenhaveis,
    compilar: com(
      (paginas, criadoEm) => new Uint8Array(typst.pdf(paginas, { pdfStandard: 'a-2a', creationTimestamp: criadoEm })),
    ),
    desenhar: com((paginas) => new TextEncoder().encode(typst.plainSvg(paginas))),
  }
}
