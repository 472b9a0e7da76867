import { existsSync, readFileSync } from 'node:fs'
import { ErroDePreparo } from './erro.ts'

const MOTIVOS: Readonly<Record<string, string>> = {
  EACCES: 'este usuário não tem permissão para lê-lo',
  EPERM: 'este usuário não tem permissão para lê-lo',
  EISDIR: 'é uma pasta, e deveria ser um arquivo',
  EIO: 'o disco não consegue lê-lo',
}

interface Estado<T> {
  arquivo: string
  /** The value, or null when it is not what the file should hold. */
  ler: (valor: unknown) => T | null
  /** What the person does about a file that cannot be used, as a sentence. */
  remedio: string
}

function textoDe(arquivo: string, remedio: string): string {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch (causa) {
    const codigo = causa instanceof Error && 'code' in causa ? String(causa.code) : ''
    throw new ErroDePreparo(`O arquivo ${arquivo} não pode ser lido: ${MOTIVOS[codigo] ?? codigo}. ${remedio}`, {
      cause: causa,
    })
  }
}

/** Reads a JSON file that the installation keeps for itself; null when there is none. Throws ErroDePreparo on a broken one. */
export function lerEstado<T>({ arquivo, ler, remedio }: Estado<T>): T | null {
  if (!existsSync(arquivo)) return null
  const texto = textoDe(arquivo, remedio)
  let valor: unknown
  try {
    valor = JSON.parse(texto)
  } catch (causa) {
    const como = texto.trim() === '' ? 'está vazio' : 'está danificado ou incompleto'
    throw new ErroDePreparo(`O arquivo ${arquivo} ${como}. ${remedio}`, { cause: causa })
  }
  const lido = ler(valor)
  if (lido === null) throw new ErroDePreparo(`O arquivo ${arquivo} não tem o que deveria ter. ${remedio}`)
  return lido
}

/** The named texts of an object, each accepted by `vale`; null when one is missing. */
export function lerTextos<N extends string>(
  valor: unknown,
  nomes: readonly N[],
  vale: (texto: string) => boolean = (texto) => texto !== '',
): Record<N, string> | null {
  if (typeof valor !== 'object' || valor === null) return null
  const textos = new Map<string, unknown>(Object.entries(valor))
  const lidos = nomes.map((nome) => [nome, textos.get(nome)] as const)
  const bons = lidos.every(([, texto]) => typeof texto === 'string' && vale(texto))
  return bons ? (Object.fromEntries(lidos) as Record<N, string>) : null
}
