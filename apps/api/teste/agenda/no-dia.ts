import type { Perfil } from '@vetlume/dominio/menu'
import type { Ambiente } from '../ambiente.ts'
import type { Empresa } from '../fabricas.ts'

/** The same people, signed in again at another time: the clock of the server stands there, and their tokens are of then. */
export async function noDia(amb: Ambiente, empresa: Empresa, instante: string): Promise<Empresa> {
  amb.relogio.fixar(instante)
  const { cliente, especialista, parceiro, usuarios } = empresa
  const entrar = (perfil: Perfil, alvo: object = {}) =>
    amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], cliente, ...alvo })
  const como = {
    ...empresa.como,
    CLIENTE: await entrar('CLIENTE'),
    ESPECIALISTA: await entrar('ESPECIALISTA', { especialista }),
    PARCEIRO: await entrar('PARCEIRO', { parceiro }),
  }
  return { ...empresa, como }
}
