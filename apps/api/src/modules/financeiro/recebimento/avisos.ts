import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxLivre } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { CredenciaisRecusadas, type Aviso, type AvisoRecebido } from '../../../infra/pagamento/index.ts'
import type { Assinante } from '../../../infra/tarefas/index.ts'
import { aplicarCobranca } from './aplicar-cobranca.ts'
import { porEmpresa, type Lugar } from './contexto.ts'
import { AVISO_DO_PROVEDOR } from './eventos.ts'
import { conexaoDoEndereco, lerConexao } from './queries-conexao.ts'
import { recusarCredenciais } from './recusar-credenciais.ts'

/** Kept once, however many times it comes; only the first time is there something to do. */
async function guardar({ tx, cliente, agora, publicar }: Lugar, { codigo, pagamento }: Aviso): Promise<void> {
  const { rows } = await sql`insert into aviso_de_recebimento (cliente, codigo, pagamento, recebido_em)
    values (${cliente}, ${codigo}, ${pagamento}, ${agora.toString()}) on conflict do nothing returning codigo`.execute(
    tx,
  )
  if (rows.length > 0) publicar({ tipo: AVISO_DO_PROVEDOR, dados: { aviso: codigo } })
}

/** What the provider of a company tells, at the address of that company: whose signature is wrong or old is refused, the rest is kept. */
export async function receberAvisoDaEmpresa(
  ctx: CtxLivre<null>,
  segredo: string,
  recebido: Omit<AvisoRecebido, 'agora'>,
): Promise<{ recebido: boolean }> {
  const conexao = exigir(await ctx.emPlataforma(({ tx }) => conexaoDoEndereco(tx, segredo)))
  const aviso = ctx.servicos.recebimentos.abrir(conexao).lerAviso({ ...recebido, agora: ctx.agora })
  if (aviso === null) throw new ErroDeDominio('NAO_AUTENTICADO', { mensagem: 'A assinatura do aviso não confere.' })
  if (aviso === 'DE_OUTRO_ASSUNTO') return { recebido: false }
  await ctx.emCliente(conexao.cliente, (interno) => guardar(interno, aviso))
  return { recebido: true }
}

/** A notice says only that there is news: what is true is read from the provider, and may be heard any number of times. */
export const tratarAvisoDaEmpresa: Assinante = async ({ db, agora, servicos }, { codigo: evento, cliente, dados }) => {
  const aviso = String(dados['aviso'])
  const onde = { cliente, motivo: `evento:${evento}` }
  const { conexao, pagamento } = await porEmpresa({ db, agora }, onde, async ({ tx }) => {
    const { rows } = await sql<{ pagamento: string }>`
      select pagamento from aviso_de_recebimento where cliente = ${cliente} and codigo = ${aviso} and tratado_em is null`.execute(
      tx,
    )
    return { conexao: await lerConexao(tx, cliente), pagamento: rows[0]?.pagamento }
  })
  if (pagamento === undefined || conexao?.estado !== 'ATIVA') return
  const ler = () => servicos.recebimentos.abrir(conexao).consultar({ pagamento, agora })
  const lido = await ler().catch((erro: unknown) => {
    if (erro instanceof CredenciaisRecusadas) return 'RECUSADAS' as const
    throw erro
  })
  await porEmpresa({ db, agora }, onde, async (lugar) => {
    if (lido === 'RECUSADAS') return recusarCredenciais(lugar, conexao)
    if (lido !== null) await aplicarCobranca(lugar, lido)
    await sql`update aviso_de_recebimento set tratado_em = ${agora.toString()}
      where cliente = ${cliente} and codigo = ${aviso}`.execute(lugar.tx)
  })
}
