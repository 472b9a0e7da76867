import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Usuario, Vinculo, VinculoDoUsuario } from '@vetlume/dominio/usuario'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { comPermissoes } from './policy.ts'
import { fichaDoUsuario, outrosAdministradores, travarUsuario, type Ficha } from './queries-da-ficha.ts'

export interface Chamada<I> {
  ctx: CtxPlataforma
  input: I
}

export async function lerFicha({ tx, agora }: CtxPlataforma<Ator | null>, codigo: string): Promise<Ficha> {
  return exigir(await fichaDoUsuario(tx, codigo, agora.toString()))
}

/** The record, locked, to be changed. */
export async function abrirParaMudar(ctx: CtxPlataforma, codigo: string): Promise<Ficha> {
  await travarUsuario(ctx.tx, codigo)
  return lerFicha(ctx, codigo)
}

/** The record as it is now, as the caller may see it. */
export async function responder(ctx: CtxPlataforma, codigo: string): Promise<Usuario> {
  return comPermissoes(await lerFicha(ctx, codigo), ctx.ator)
}

export const registrarAcao = (ctx: CtxPlataforma<Ator | null>, acao: AcaoDaTrilha, registro: string): void =>
  ctx.auditar({ acao, entidade: 'usuario', registro, mudancas: {} })

export const comoVinculo = ({ perfil, cliente, parceiro, especialista }: VinculoDoUsuario): Vinculo => ({
  perfil,
  cliente: cliente.codigo,
  parceiro: parceiro?.codigo ?? null,
  especialista: especialista?.codigo ?? null,
})

const empresas = (vinculos: readonly Vinculo[]) =>
  new Set(vinculos.filter(({ perfil }) => perfil !== 'PARCEIRO').map(({ cliente }) => cliente))

/**
 * Refuses what the plan of a company that the person was not in before does not hold. Called once the links are written,
 * so that the count has the person in it; in order, so that two requests never wait for each other.
 */
export async function exigirLugarNasEmpresas(
  { tx, agora }: CtxPlataforma<Ator | null>,
  depois: readonly Vinculo[],
  antes: readonly Vinculo[] = [],
): Promise<void> {
  const novas = empresas(depois).difference(empresas(antes))
  for (const cliente of [...novas].toSorted()) await exigirEspaco({ tx, agora, cliente }, 'usuarios', 0)
}

/** The platform always has somebody who can run it, whoever decides at the same moment. */
export async function exigirOutroAdministrador(ctx: CtxPlataforma, { codigo, perfis, estado }: Ficha): Promise<void> {
  if (!perfis.includes('ADMIN') || estado !== 'ATIVO') return
  if ((await outrosAdministradores(ctx.tx, codigo)) > 0) return
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: 'É o último administrador ativo: a plataforma ficaria sem ninguém que a administre.',
  })
}
