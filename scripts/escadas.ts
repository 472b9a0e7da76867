import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Modules by rung, the lowest first. */
export type Escada = readonly (readonly string[])[]

/** A registry stands beside this one where no rung names it. */
const ENTRE_OS_CADASTROS = 'especialidade'

export function comOsCadastros(escada: Escada, comCartao: readonly string[]): Escada {
  const nomeados = new Set(escada.flat())
  const novos = comCartao.filter((modulo) => !nomeados.has(modulo))
  return escada.map((salas) => (salas.includes(ENTRE_OS_CADASTROS) ? [...salas, ...novos] : salas))
}

function ler(raiz: string, arquivo: string): Escada {
  const escada = JSON.parse(readFileSync(join(raiz, 'scripts', arquivo), 'utf8')) as Escada
  const cartoes = globSync('packages/dominio/src/*/cartao.ts', { cwd: raiz }).map(
    (um) => um.split(/[\\/]/).at(-2) ?? '',
  )
  return comOsCadastros(
    escada,
    cartoes.filter((modulo) => modulo !== 'menu'),
  )
}

/** Of the API and of the screens. */
export const escadaDosModulos = (raiz: string): Escada => ler(raiz, 'tabelas/escada.json')
export const escadaDoDominio = (raiz: string): Escada => ler(raiz, 'escada-do-dominio.json')
