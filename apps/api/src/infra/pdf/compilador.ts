import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type CompileDocArgs } from '@myriaddreamin/typst-ts-node-compiler'
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

  /** In the compiler's own words: what it throws does not have them. */
  function motivo(fonte: CompileDocArgs, erro: unknown): unknown {
    const dito = typst.compile(fonte).takeError()
    return dito === null ? erro : new Error(mensagens(dito.shortDiagnostics), { cause: erro })
  }

  const com =
    (saida: (fonte: CompileDocArgs, criadoEm: number) => Uint8Array<ArrayBuffer>): Compilacao =>
    (documento, arquivos, criadoEm) => {
      const virtual = (caminho: string, bytes: Uint8Array) =>
        typst.mapShadow(join(PASTA_DOS_MODELOS, caminho), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      const fonte = { mainFilePath: join(PASTA_DOS_MODELOS, documento.modelo) }
      try {
        for (const [caminho, bytes] of [...documento.anexos, ...arquivos]) virtual(caminho, bytes)
        virtual('/dados.json', Buffer.from(JSON.stringify(documento.dados)))
        // Never through a document of its own: its pages, outside of V8's count, would wait for the next collection, some hundred megabytes.
        return saida(fonte, criadoEm)
      } catch (erro) {
        throw motivo(fonte, erro)
      } finally {
        typst.resetShadow()
        typst.evictCache(IDADE_MAXIMA_DO_CACHE)
      }
    }

  return {
    desenhaveis,
    compilar: com(
      (fonte, criadoEm) => new Uint8Array(typst.pdf(fonte, { pdfStandard: 'a-2a', creationTimestamp: criadoEm })),
    ),
    desenhar: com((fonte) => new TextEncoder().encode(typst.plainSvg(fonte))),
  }
}
