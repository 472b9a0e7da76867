import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Senhas } from '../cluster.ts'
import { lerEstado, lerTextos } from '../estado.ts'
import type { Contagens } from './banco.ts'

/** How many are kept, the newest. */
export const GUARDADAS = 7

const MANIFESTO = 'copia.json'
const NOME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

/** What a finished copy says of itself. */
export interface Manifesto {
  formato: 1
  /** Instant that the rows are of. */
  quando: string
  tabelas: Contagens
  arquivos: number
  /** Files that the database shows and the installation itself did not have. */
  faltantes: string[]
  bytes: number
  duracaoMs: number
  /** File in the folder of the keys that opens this copy. */
  chaves: string
}

export interface ChavesDaCopia {
  segredos: { token: string; dados: string }
  senhas: Senhas
}

/** How the last attempt ended. */
export interface Tentativa {
  quando: string
  falha: string | null
}

export const pastaDoBanco = (copia: string): string => join(copia, 'postgres')
export const pastaDosArquivos = (copia: string): string => join(copia, 'arquivos')
export const pastaDasChaves = (copias: string): string => join(copias, 'chaves')

export const nomeDe = (quando: Temporal.Instant): string =>
  quando.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replaceAll(':', '-')

/** The name of a copy that begins now. Two that begin in the same second have names of their own: the other's is a second later. */
export const nomeLivre = (copias: string, quando: Temporal.Instant): string => {
  const nome = nomeDe(quando)
  return existsSync(join(copias, nome)) ? nomeLivre(copias, quando.add({ seconds: 1 })) : nome
}

/** Whole or not at all: a copy that is still being written is never taken for one. */
function gravarJson(arquivo: string, valor: unknown): void {
  writeFileSync(`${arquivo}.parcial`, JSON.stringify(valor, null, 2), { mode: 0o600, flush: true })
  renameSync(`${arquivo}.parcial`, arquivo)
}

/** Names of the copies that are complete, the oldest first. */
export function listarCopias(copias: string): string[] {
  if (!existsSync(copias)) return []
  return readdirSync(copias)
    .filter((nome) => NOME.test(nome) && existsSync(join(copias, nome, MANIFESTO)))
    .sort()
}

const comoManifesto = (valor: unknown): Manifesto | null => {
  const textos = lerTextos(valor, ['quando', 'chaves'])
  const lido = valor as Partial<Manifesto>
  const inteiro = lido.formato === 1 && typeof lido.tabelas === 'object' && Array.isArray(lido.faltantes)
  return textos !== null && inteiro && typeof lido.bytes === 'number' ? (valor as Manifesto) : null
}

export const lerManifesto = (copia: string): Manifesto | null =>
  lerEstado({ arquivo: join(copia, MANIFESTO), ler: comoManifesto, remedio: 'Escolha outra cópia.' })

export const gravarManifesto = (copia: string, manifesto: Manifesto): void =>
  gravarJson(join(copia, MANIFESTO), manifesto)

/** Keeps the keys apart from the copies, once however many copies they open. Answers the file's name. */
export function guardarChaves(copias: string, chaves: ChavesDaCopia): string {
  const impressao = createHash('sha256').update(JSON.stringify(chaves)).digest('hex').slice(0, 12)
  const nome = `${impressao}.json`
  gravarJson(join(pastaDasChaves(copias), nome), chaves)
  return nome
}

export const lerChavesDaCopia = (arquivo: string): ChavesDaCopia | null =>
  lerEstado({
    arquivo,
    ler: (valor) => {
      const { segredos, senhas } = (valor ?? {}) as Partial<ChavesDaCopia>
      const lidos = {
        segredos: lerTextos(segredos, ['token', 'dados']),
        senhas: lerTextos(senhas, ['super', 'dono', 'app']),
      }
      return lidos.segredos && lidos.senhas ? { segredos: lidos.segredos, senhas: lidos.senhas } : null
    },
    remedio: 'Traga-o de onde as chaves foram guardadas.',
  })

const arquivoDaTentativa = (copias: string) => join(copias, 'ultima.json')

export const gravarTentativa = (copias: string, tentativa: Tentativa): void =>
  gravarJson(arquivoDaTentativa(copias), tentativa)

/** Null before the first; one that cannot be read counts as none, because the next attempt writes it anew. */
export function lerTentativa(copias: string): Tentativa | null {
  try {
    const ler = (valor: unknown) => (lerTextos(valor, ['quando']) ? (valor as Tentativa) : null)
    return lerEstado({ arquivo: arquivoDaTentativa(copias), ler, remedio: '' })
  } catch {
    return null
  }
}
