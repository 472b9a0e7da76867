import { agenteEmPalavras } from '@vetlume/dominio/sessao'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { redeDe } from '../../infra/http/limite.ts'
import type { Ator } from '../../infra/token.ts'
import { avisarPessoa } from './avisar-pessoa.ts'

/** Remembers where somebody came in from. True when they never had, and had come in from somewhere else before. */
async function conhecerAparelho(tx: Banco, usuario: string, aparelho: string, agora: string): Promise<boolean> {
  const { rows } = await sql<{ novo: boolean }>`
    with antes as (select count(*) as quantos from aparelho_conhecido where usuario = ${usuario}),
      posto as (insert into aparelho_conhecido (usuario, aparelho, visto_em) values (${usuario}, ${aparelho}, ${agora})
        on conflict (usuario, aparelho) do update set visto_em = excluded.visto_em returning xmax = 0 as criado)
    select posto.criado and antes.quantos > 0 as novo from posto, antes`.execute(tx)
  return rows[0]?.novo ?? false
}

/** The network of an address, as much of it as helps who reads to know the place. */
export function redeAproximada(endereco: string | null): string | null {
  if (endereco === null) return null
  return redeDe(endereco).replace(/\.\d+$/, '.x')
}

/** The first device of an account is no news; any other that was never seen is told by letter. */
export async function avisarAparelhoNovo(
  ctx: CtxPlataforma<Ator | null>,
  usuario: string,
  agente: string | null,
): Promise<void> {
  const aparelho = agenteEmPalavras(agente)
  if (!(await conhecerAparelho(ctx.tx, usuario, aparelho, ctx.agora.toString()))) return
  await avisarPessoa(ctx, usuario, 'aparelho-novo', { aparelho, rede: redeAproximada(ctx.endereco) })
}
