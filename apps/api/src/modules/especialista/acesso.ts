import type { AcessoDoEspecialista } from '@vetlume/dominio/especialista'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import { sql } from 'kysely'
import type { CtxCliente, CtxLivre, CtxPlataforma } from '../../context.ts'
import { gravarAuditoria } from '../../infra/auditoria.ts'
import { dentroDoCliente, exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { lugarDoEspecialista, travarEquipe } from '../equipe/index.ts'
import { exigirPartes } from './partes.ts'

interface Chamada<C> {
  ctx: C
  input: { codigo: string }
}

interface Acesso {
  especialista: string
  usuario: string
  nome: string
}

const acessosDaEmpresa = async ({ tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>): Promise<Acesso[]> =>
  (await sql<Acesso>`select * from busca.acessos_de_especialistas(${cliente})`.execute(tx)).rows

/** One person is at most one specialist of a company, and whoever is already signed for is somebody else. */
const podeAssumir = (ator: Ator, acessos: readonly Acesso[], codigo: string, ativo: boolean): boolean =>
  ativo &&
  permite(ator, 'especialista:escrever') &&
  acessos.every(({ especialista, usuario }) => especialista !== codigo && usuario !== ator.usuario)

export async function verAcesso({ ctx, input }: Chamada<CtxCliente>): Promise<AcessoDoEspecialista> {
  const { codigo } = await exigirPartes(ctx, input.codigo)
  const { ativo } = await ctx.tx
    .selectFrom('especialista')
    .select('ativo')
    .where('cliente', '=', ctx.cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  const acessos = await acessosDaEmpresa(ctx)
  return {
    pessoas: acessos
      .filter(({ especialista }) => especialista === codigo)
      .map(({ usuario, nome }) => ({ codigo: usuario, nome })),
    permissoes: { assumir: podeAssumir(ctx.ator, acessos, codigo, ativo) },
  }
}

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** Links the person to the specialist, or says why not; false when it is so already. */
async function ligar({ tx, ator }: CtxPlataforma, cliente: string, codigo: string): Promise<boolean> {
  // Two people who say it at the same time take turns.
  await travarEquipe(tx, cliente)
  const { ativo } = exigir(
    await dentroDoCliente(tx, cliente, (dentro) =>
      dentro
        .selectFrom('especialista')
        .select('ativo')
        .where('cliente', '=', cliente)
        .where('codigo', '=', codigo)
        .executeTakeFirst(),
    ),
  )
  const lugar = await lugarDoEspecialista(tx, cliente, { especialista: codigo, usuario: ator.usuario })
  if (lugar === 'SEU') return false
  if (!ativo) throw recusar('Este especialista está inativo: reative o cadastro antes.')
  if (lugar === 'TEM_OUTRO') throw recusar('Você já é outro especialista desta empresa.')
  if (lugar === 'DE_OUTRA_PESSOA') throw recusar('Outra pessoa já entra e assina como este especialista.')
  await sql`insert into vinculo (usuario, cliente, perfil, especialista)
    values (${ator.usuario}, ${cliente}, 'ESPECIALISTA', ${codigo})`.execute(tx)
  await sql`update usuario set perfis = perfis || 'ESPECIALISTA'::text, versao = versao + 1
    where codigo = ${ator.usuario} and not perfis @> array['ESPECIALISTA']`.execute(tx)
  return true
}

/**
 * The owner of a small company is often its only specialist: from here on the person signs those laudos. The next token
 * carries it.
 */
export async function assumirEspecialista({ ctx, input }: Chamada<CtxLivre<Ator>>): Promise<AcessoDoEspecialista> {
  const { codigo } = input
  const cliente = exigirCliente(ctx.ator)
  await ctx.emPlataforma(async (dentro) => {
    if (!(await ligar(dentro, cliente, codigo))) return
    const mudancas = { assinaPor: [null, ctx.ator.nome] as const }
    const registro = { acao: 'ALTERAR' as const, entidade: 'especialista', registro: codigo, mudancas }
    // In the company's own chain: it is its specialist that changed.
    for (const instrucao of await gravarAuditoria(dentro.tx, cliente, [registro], dentro)) dentro.aoFechar(instrucao)
  })
  return ctx.emCliente(cliente, (interno) => verAcesso({ ctx: interno, input }))
}
