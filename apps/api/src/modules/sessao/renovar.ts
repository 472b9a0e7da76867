import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import { sql } from 'kysely'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { acessoEncerrado } from '../../infra/acesso-encerrado.ts'
import type { Ator } from '../../infra/token.ts'
import { atorDeSuporte, atorNoContexto, atorSemContexto, FUSO_PADRAO, pessoaDaSessao, type Pessoa } from './ator.ts'
import { deixarSuporte, revogarSessao, suporteAberto, travarRenovacao, type SessaoRenovada } from './queries.ts'
import { hashDaRenovacao, pontaDaCorrente, TOLERANCIA } from './renovacao.ts'

type Renovada = { token: string; renovacao: string; sessao: SessaoDeContexto | null }

/** Null when the person no longer works where the session is: the next one chooses among what is left. */
async function atorDaSessao(
  { tx }: CtxPlataforma<Ator | null>,
  pessoa: Pessoa,
  { cliente, parceiro, suporte, sessao }: SessaoRenovada,
  agora: Temporal.Instant,
): Promise<{ ator: Ator; sessao: SessaoDeContexto | null } | null> {
  if (suporte !== null) {
    const aberto = await suporteAberto(tx, suporte, agora.toString())
    if (aberto !== undefined && pessoa.perfis.includes('ADMIN'))
      return { ator: atorDeSuporte(pessoa, aberto), sessao: null }
    await deixarSuporte(tx, sessao)
    return { ator: await atorSemContexto(tx, pessoa), sessao: null }
  }
  if (cliente === null) return { ator: await atorSemContexto(tx, pessoa), sessao: null }
  const contexto = parceiro === null ? { codigoCliente: cliente } : { codigoParceiro: parceiro }
  try {
    return await atorNoContexto(tx, pessoa, contexto)
  } catch (erro) {
    if (erro instanceof ErroDeDominio && erro.codigo === 'NAO_ENCONTRADO') return null
    throw erro
  }
}

async function trocar(ctx: CtxPlataforma<Ator | null>, segredo: string): Promise<Renovada | null> {
  const { tx, agora, servicos } = ctx
  const instante = agora.toString()
  const hash = hashDaRenovacao(segredo)
  const linha = await travarRenovacao(tx, hash, instante)
  if (linha === undefined) return null
  if (linha.morta) {
    const { revogada_em: em, motivo_revogacao: motivo, fuso } = linha
    const encerrado = acessoEncerrado({ em, motivo, fuso: fuso ?? FUSO_PADRAO })
    if (encerrado !== null) throw encerrado
  }
  if (linha.morta || linha.expirada) return null
  const reuso =
    linha.usada_em !== null &&
    Temporal.Instant.compare(agora, Temporal.Instant.from(linha.usada_em).add(TOLERANCIA)) > 0
  if (reuso) {
    await revogarSessao(tx, linha.sessao, 'REUSO', instante)
    return null
  }
  const pessoa = await pessoaDaSessao(tx, linha)
  if (pessoa === null) return null
  const onde = await atorDaSessao(ctx, pessoa, linha, agora)
  if (onde === null) return null
  await sql`update renovacao set usada_em = coalesce(usada_em, ${instante}) where hash = ${hash}`.execute(tx)
  await sql`update sessao set usada_em = ${instante} where codigo = ${linha.sessao}`.execute(tx)
  const { tokens } = servicos
  const renovacao = await pontaDaCorrente(tx, tokens, { sessao: linha.sessao, segredo, agora })
  return { token: await tokens.emitir(onde.ator, agora), renovacao, sessao: onde.sessao }
}

/** Trades the refresh token for a new pair. A reuse revokes the session, and that commits although it answers 401. */
export async function renovar({ ctx, segredo }: { ctx: CtxLivre; segredo: string | undefined }): Promise<Renovada> {
  const renovada = segredo === undefined ? null : await ctx.emPlataforma((interno) => trocar(interno, segredo))
  if (renovada === null) throw new ErroDeDominio('NAO_AUTENTICADO')
  return renovada
}
