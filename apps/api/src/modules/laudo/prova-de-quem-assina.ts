import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { temErro, type Pendencia, type contratoLaudo } from '@vetlume/dominio/laudo'
import type { CtxLivre } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import { conferirSenha } from '../../infra/senha.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirChave, senhaDoUsuario, sessaoTeveSegundoFator } from '../sessao/index.ts'

type Prova = Pick<EntradaLida<(typeof contratoLaudo)['POST /laudo/:codigo/enviar']>, 'codigo' | 'senha' | 'prova'>

/** How the person proved who they are: with a passkey, which is a second factor too, and in a session that had one. */
export interface ProvaDada {
  comSegundoFator: boolean
}

const TENTATIVAS = { maximo: 5, janelaSegundos: 900 }

/** Wrong passwords count against a limit of their own; right ones do not. */
async function exigirSenha(ctx: CtxLivre<Ator>, db: Banco, senha: string): Promise<void> {
  const limite = { chave: `assinar:${ctx.ator.usuario}`, ...TENTATIVAS }
  await consumirLimite(db, limite, ctx.agora)
  const guardada = await ctx.emPlataforma(({ tx }) => senhaDoUsuario(tx, ctx.ator.usuario))
  if (!(await conferirSenha(senha, guardada)))
    throw new ErroDeDominio('SENHA_NAO_CONFERE', { campos: { senha: 'A senha não confere.' } })
  await devolverLimite(db, limite, ctx.agora)
}

/**
 * The person says, for this laudo, that it is them. Slow: never inside a transaction. Throws SENHA_NAO_CONFERE or
 * CHAVE_DE_ACESSO_RECUSADA.
 */
export async function exigirProva(ctx: CtxLivre<Ator>, db: Banco, { codigo, senha, prova }: Prova): Promise<ProvaDada> {
  if (prova !== undefined) {
    await exigirChave(ctx, prova, codigo)
    return { comSegundoFator: true }
  }
  await exigirSenha(ctx, db, senha ?? '')
  return { comSegundoFator: await ctx.emPlataforma(({ tx }) => sessaoTeveSegundoFator(tx, ctx.ator)) }
}

/** Throws LAUDO_COM_PENDENCIAS while there are errors, or warnings that the person did not say they read. */
export function exigirConferencia(pendencias: Pendencia[], aceitarAvisos: boolean): void {
  if (temErro(pendencias)) throw new ErroDeDominio('LAUDO_COM_PENDENCIAS', { detalhes: { pendencias } })
  if (pendencias.length === 0 || aceitarAvisos) return
  throw new ErroDeDominio('LAUDO_COM_PENDENCIAS', {
    mensagem: 'Há avisos no laudo. Confira-os antes de assinar.',
    detalhes: { pendencias },
  })
}
