import type { SituacaoDosTermos } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { faltaAceitar } from '../../infra/termos.ts'
import type { Ator } from '../../infra/token.ts'
import { aceitarTermos } from './queries.ts'

/** What holds, what the person accepted last, and whether this session waits for an acceptance. */
export async function verTermos({ ctx }: { ctx: CtxPlataforma }): Promise<SituacaoDosTermos> {
  const { tx, ator, servicos } = ctx
  const { rows } = await sql<{ pendente: boolean; versao: string | null; em: string | null }>`
    select ${faltaAceitar(servicos.termos)} as pendente, u.versao, u.aceito_em as em
    from sessao s left join lateral (select a.versao, a.aceito_em from aceite_de_termos a
      where a.usuario = s.usuario order by a.aceito_em desc limit 1) u on true
    where s.codigo = ${ator.sessao}`.execute(tx)
  const { pendente, versao, em } = exigir(rows[0])
  const aceita = versao === null || em === null ? null : { versao, em }
  return { vigente: servicos.termos, aceita, pendente }
}

/** Keeps which version was accepted, when and from where. Another one than holds was read on an old page. */
export async function aceitarVersao({ ctx, input }: { ctx: CtxLivre<Ator>; input: { versao: string } }): Promise<void> {
  const { ator, agora, endereco, servicos } = ctx
  const { versao } = input
  if (versao !== servicos.termos.versao)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { versao: 'Os termos mudaram de novo. Recarregue a página para ler a versão que vale.' },
    })
  await ctx.emPlataforma(async ({ tx, auditar }) => {
    const novo = await aceitarTermos(tx, { usuario: ator.usuario, versao, endereco }, agora.toString())
    if (novo)
      auditar({
        acao: 'ACEITAR_TERMOS',
        entidade: 'usuario',
        registro: ator.usuario,
        mudancas: { termos: [null, versao] },
      })
  })
}
