import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { contratoEquipe, ItemDaEquipe, PerfilDaEquipe } from '@vetlume/dominio/equipe'
import { PAPEIS, ROTULOS_DO_PAPEL, type PapelPronto } from '@vetlume/dominio/permissoes'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { contem, paginarCadastro, type ConsultaDeCadastro } from '../cadastros/index.ts'

/** A row of the team, with what the rules look at and nobody is answered. */
export interface LinhaDaEquipe extends Omit<ItemDaEquipe, 'papel' | 'eu'> {
  usuario: string | null
  papel: string | null
  papelProprio: string | null
  nomeDoPapel: string | null
  proprias: string[] | null
  /** Works there now, by an account that signs in. */
  vivo: boolean
}

const nomeNormal = sql`normalizar(coalesce(e.nome, ''))`
const naEmpresa = sql`s.usuario = e.usuario and s.cliente = e.cliente and s.parceiro is not distinct from e.parceiro`
const ultimoAcesso = sql`(select max(s.usada_em) from sessao s where ${naEmpresa})`

const DO_VINCULO = sql`v.cliente, v.codigo, v.usuario, p.nome, u.email, v.perfil, v.parceiro, v.especialista, v.papel, v.papel_proprio, v.versao`
const SEM_CONVITE = sql`null::timestamptz as enviado_em, null::timestamptz as expira_em, false as aberto`

/** Links of now, links that were switched off and invitations that wait, as rows of one kind. */
const pessoas = (cliente: string) => sql`(
  select ${DO_VINCULO}, ${SEM_CONVITE}, u.ativo and u.senha_hash is not null and not u.confirmacao_pendente as vivo,
    case when not u.ativo then 'INATIVO' when u.senha_hash is null then 'CONVIDADO' else 'ATIVO' end as estado
  from vinculo v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
  where v.cliente = ${cliente} and v.perfil in ('CLIENTE', 'ESPECIALISTA', 'PARCEIRO')
  union all
  select ${DO_VINCULO}, ${SEM_CONVITE}, false, 'INATIVO'
  from vinculo_desativado v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
  where v.cliente = ${cliente}
  union all
  select c.cliente, c.codigo, null, c.nome, c.email, c.perfil, c.parceiro, c.especialista, c.papel, c.papel_proprio, 1,
    c.enviado_em[cardinality(c.enviado_em)], c.expira_em, c.aberto, false, 'CONVIDADO'
  from convite c where c.cliente = ${cliente})`

const campos = (
  agora: string,
) => sql`e.codigo, e.usuario, e.nome, e.email, e.perfil, e.papel, e.papel_proprio as "papelProprio",
  pp.nome as "nomeDoPapel", pp.permissoes as proprias, e.estado, e.versao, e.vivo,
  (select jsonb_build_object('codigo', coalesce(e.parceiro, e.especialista), 'nome', a.nome)
    from busca.alvo_da_equipe(e.cliente, coalesce(e.parceiro, e.especialista)) a) as alvo,
  exists (select from segundo_fator f where f.usuario = e.usuario and f.segredo is not null) as "segundoFator",
  ${ultimoAcesso} as "ultimoAcesso",
  (select count(*)::int from sessao s where ${naEmpresa} and s.revogada_em is null and s.expira_em > ${agora}::timestamptz) as sessoes,
  e.enviado_em as "enviadoEm", e.expira_em as "expiraEm", e.aberto as "porLink"`

const origem = (cliente: string) => sql`from ${pessoas(cliente)} e
  left join papel pp on pp.cliente = e.cliente and pp.codigo = e.papel_proprio`

interface Lida extends Omit<LinhaDaEquipe, 'convite'> {
  enviadoEm: string | null
  expiraEm: string | null
  porLink: boolean
}

function comConvite({ enviadoEm, expiraEm, porLink, ...linha }: Lida, agora: Temporal.Instant): LinhaDaEquipe {
  const convite =
    expiraEm === null
      ? null
      : { enviadoEm, expiraEm, porLink, vale: Temporal.Instant.compare(Temporal.Instant.from(expiraEm), agora) > 0 }
  return { ...linha, convite }
}

/** Whose people somebody looks after: the company's, or those of the own clinic. */
export const alcanceDaEquipe = (ator: Pick<Ator, 'parceiro'>): RawBuilder<unknown> =>
  ator.parceiro === null ? sql`true` : sql`(e.perfil = 'PARCEIRO' and e.parceiro = ${ator.parceiro})`

export async function listarLinhas(
  tx: Banco,
  cliente: string,
  input: EntradaLida<(typeof contratoEquipe)['GET /equipe']>,
  agora: Temporal.Instant,
  ator: Ator,
) {
  const { estado, perfil, parceiro, especialista, segundoFator } = input
  const consulta: ConsultaDeCadastro = {
    campos: campos(agora.toString()),
    origem: origem(cliente),
    chave: sql`e.codigo`,
    nome: nomeNormal,
    busca: (termo) => contem(sql`normalizar(coalesce(e.nome, '') || ' ' || coalesce(e.email, ''))`, termo),
    colunas: {
      nome: { expressao: nomeNormal, tipo: 'text' },
      ultimoAcesso: { expressao: ultimoAcesso, tipo: 'timestamptz', nulo: '-infinity' },
    },
    filtros: [
      alcanceDaEquipe(ator),
      estado !== undefined && sql`e.estado = ${estado}`,
      perfil !== undefined && sql`e.perfil = ${perfil}`,
      parceiro !== undefined && sql`e.parceiro = ${parceiro}::uuid`,
      especialista !== undefined && sql`e.especialista = ${especialista}::uuid`,
      segundoFator !== undefined &&
        sql`exists (select from segundo_fator f where f.usuario = e.usuario and f.segredo is not null) = ${segundoFator}`,
    ],
  }
  const pagina = await paginarCadastro<Lida>(tx, input, consulta)
  return { ...pagina, itens: pagina.itens.map((linha) => comConvite(linha, agora)) }
}

export async function lerLinha(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
  ator: Ator,
): Promise<LinhaDaEquipe | undefined> {
  const { rows } = await sql<Lida>`select ${campos(agora.toString())} ${origem(cliente)}
    where e.codigo = ${codigo} and ${alcanceDaEquipe(ator)}`.execute(tx)
  return rows[0] && comConvite(rows[0], agora)
}

/** How the choice of a form is written: null is everything that the profile allows. */
export function colunasDoPapel(escolhido: string | null): { papel: string | null; papelProprio: string | null } {
  if (escolhido === null || escolhido === 'GESTOR') return { papel: null, papelProprio: null }
  if (PAPEIS.includes(escolhido as PapelPronto)) return { papel: escolhido, papelProprio: null }
  return { papel: 'PROPRIO', papelProprio: escolhido }
}

/** What people read of a papel. */
export function papelEmPalavras({
  perfil,
  papel,
  papelProprio,
  nomeDoPapel,
}: Pick<LinhaDaEquipe, 'perfil' | 'papel' | 'papelProprio' | 'nomeDoPapel'>): ItemDaEquipe['papel'] {
  if (perfil !== 'CLIENTE') return null
  if (papelProprio !== null) return { valor: papelProprio, nome: nomeDoPapel ?? '' }
  const pronto = (papel ?? 'GESTOR') as PapelPronto
  return { valor: pronto, nome: ROTULOS_DO_PAPEL[pronto] }
}

/** Two decisions about the people of a company take turns: about its last manager, and about its last place. */
export async function travarEquipe(tx: Banco, cliente: string): Promise<void> {
  await sql`select from cliente where codigo = ${cliente} for no key update`.execute(tx)
}

/** How many others may do everything there, by an account that signs in. */
export async function outrosGestores(tx: Banco, cliente: string, vinculo: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from vinculo v join usuario u on u.codigo = v.usuario
    where v.cliente = ${cliente} and v.perfil = 'CLIENTE' and v.papel is null and v.codigo <> ${vinculo}
      and u.ativo and u.senha_hash is not null and not u.confirmacao_pendente`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function gravarPapel(
  tx: Banco,
  { cliente, codigo, papel }: { cliente: string; codigo: string; papel: string },
): Promise<void> {
  const colunas = colunasDoPapel(papel)
  await sql`update vinculo set papel = ${colunas.papel}, papel_proprio = ${colunas.papelProprio}, versao = versao + 1
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

const COLUNAS = sql`cliente, codigo, usuario, perfil, parceiro, especialista, papel, papel_proprio`

export async function desativarVinculo(tx: Banco, cliente: string, codigo: string, agora: string): Promise<void> {
  await sql`with saiu as (delete from vinculo where cliente = ${cliente} and codigo = ${codigo} returning ${COLUNAS}, versao)
    insert into vinculo_desativado (${COLUNAS}, versao, desativado_em) select ${COLUNAS}, versao + 1, ${agora} from saiu`.execute(
    tx,
  )
}

export async function reativarVinculo(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`with voltou as (delete from vinculo_desativado where cliente = ${cliente} and codigo = ${codigo} returning ${COLUNAS}, versao)
    insert into vinculo (${COLUNAS}, versao) select ${COLUNAS}, versao + 1 from voltou`.execute(tx)
}

interface SessoesNaEmpresa {
  cliente: string
  linha: Pick<LinhaDaEquipe, 'usuario' | 'perfil' | 'alvo'>
  motivo: 'DESATIVACAO' | 'ADMINISTRACAO'
}

/** Ends what the person has open in this company, or in this clinic; sessions elsewhere go on. Answers how many. */
export async function encerrarNaEmpresa(
  tx: Banco,
  { cliente, linha, motivo }: SessoesNaEmpresa,
  agora: Temporal.Instant,
): Promise<number> {
  const clinica = linha.perfil === 'PARCEIRO' ? (linha.alvo?.codigo ?? null) : null
  const { rows } = await sql`update sessao set revogada_em = ${agora.toString()}, motivo_revogacao = ${motivo}
    where usuario = ${linha.usuario}::uuid and cliente = ${cliente} and parceiro is not distinct from ${clinica}::uuid
      and revogada_em is null returning codigo`.execute(tx)
  return rows.length
}

/** Whether the clinic or the specialist may be given people: of this company, and active. */
export async function alvoAtivo(
  tx: Banco,
  cliente: string,
  alvo: string,
): Promise<{ nome: string; ativo: boolean } | undefined> {
  const { rows } = await sql<{
    nome: string
    ativo: boolean
  }>`select nome, ativo from busca.alvo_da_equipe(${cliente}, ${alvo})`.execute(tx)
  return rows[0]
}

/**
 * The place of who signs as a specialist, as one person finds it: nobody signs as who is somebody else already, and one person
 * is at most one specialist of a company.
 */
export async function lugarDoEspecialista(
  tx: Banco,
  cliente: string,
  { especialista, usuario }: { especialista: string; usuario: string | null },
): Promise<'LIVRE' | 'SEU' | 'DE_OUTRA_PESSOA' | 'TEM_OUTRO'> {
  const { rows } = await sql<{ usuario: string; especialista: string }>`select usuario, especialista from vinculo
    where cliente = ${cliente} and perfil = 'ESPECIALISTA'
      and (especialista = ${especialista} or usuario = ${usuario}::uuid)`.execute(tx)
  const minha = rows.find((linha) => linha.usuario === usuario)
  if (minha !== undefined) return minha.especialista === especialista ? 'SEU' : 'TEM_OUTRO'
  return rows.length > 0 ? 'DE_OUTRA_PESSOA' : 'LIVRE'
}

/** Whether this is the e-mail that the person enters with. */
export async function ehOProprioEmail(tx: Banco, usuario: string, email: string): Promise<boolean> {
  const { rows } = await sql`select from usuario where codigo = ${usuario} and email = ${email}`.execute(tx)
  return rows.length > 0
}

/** Whether somebody with this e-mail works there already, in the same capacity. */
export async function jaTrabalha(
  tx: Banco,
  {
    cliente,
    email,
    perfil,
    parceiro,
  }: { cliente: string; email: string; perfil: PerfilDaEquipe; parceiro: string | null },
): Promise<boolean> {
  const { rows } = await sql`select from vinculo v join usuario u on u.codigo = v.usuario
    where v.cliente = ${cliente} and u.email = ${email} and v.perfil = ${perfil}
      and v.parceiro is not distinct from ${parceiro}::uuid limit 1`.execute(tx)
  return rows.length > 0
}
