import type { DadosDoConvite, PerfilDaEquipe } from '@vetlume/dominio/equipe'
import type { Perfil } from '@vetlume/dominio/menu'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { hashDoSegredo, VALIDADE } from '../conta/index.ts'
import { colunasDoPapel } from './queries.ts'

export interface Convite {
  cliente: string
  codigo: string
  nome: string | null
  email: string | null
  aberto: boolean
  perfil: PerfilDaEquipe
  parceiro: string | null
  especialista: string | null
  papel: string | null
  papelProprio: string | null
  nomeDoPapel: string | null
  de: string
  empresa: string
  alvo: string | null
  /** Letters of the last hour. */
  recentes: number
}

const CAMPOS = (
  agora: Temporal.Instant,
) => sql`k.cliente, k.codigo, k.nome, k.email, k.aberto, k.perfil, k.parceiro, k.especialista, k.papel,
  k.papel_proprio as "papelProprio", k.convidado_por as de, c.nome_fantasia as empresa,
  (select p.nome from papel p where p.cliente = k.cliente and p.codigo = k.papel_proprio) as "nomeDoPapel",
  (select a.nome from busca.alvo_da_equipe(k.cliente, coalesce(k.parceiro, k.especialista)) a) as alvo,
  (select count(*)::int from unnest(k.enviado_em) envio where envio > ${agora.subtract({ hours: 1 }).toString()}::timestamptz) as recentes`

/** Of this company, locked. */
export async function travarConvite(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
): Promise<Convite | undefined> {
  const { rows } = await sql<Convite>`select ${CAMPOS(agora)} from convite k join cliente c on c.codigo = k.cliente
    where k.cliente = ${cliente} and k.codigo = ${codigo} for update of k`.execute(tx)
  return rows[0]
}

/** Whoever holds the secret of a link that still holds, and which of the two links it is. */
export async function conviteDoSegredo(
  tx: Banco,
  segredo: string,
  agora: Temporal.Instant,
): Promise<(Convite & { peloAberto: boolean }) | undefined> {
  const hash = hashDoSegredo(segredo)
  const { rows } = await sql<Convite & { peloAberto: boolean }>`
    select ${CAMPOS(agora)}, k.hash is distinct from ${hash} as "peloAberto"
    from convite k join cliente c on c.codigo = k.cliente
    where ${hash} in (k.hash, k.hash_aberto) and k.expira_em > ${agora.toString()}::timestamptz and c.ativo`.execute(tx)
  return rows[0]
}

interface ConviteDaPessoa extends Convite {
  expiraEm: string
}

/**
 * Those that wait for the mailbox of an account, which proved that it is its own: an address that was not confirmed is nobody's
 * yet. With `codigo`, that one, expired or not.
 */
export async function convitesDaPessoa(
  tx: Banco,
  agora: Temporal.Instant,
  usuario: string,
  codigo: string | null = null,
): Promise<ConviteDaPessoa[]> {
  const quais = codigo === null ? sql`k.expira_em > ${agora.toString()}::timestamptz` : sql`k.codigo = ${codigo}`
  const { rows } = await sql<ConviteDaPessoa>`select ${CAMPOS(agora)}, k.expira_em as "expiraEm"
    from usuario u join convite k on k.email = u.email join cliente c on c.codigo = k.cliente
    where u.codigo = ${usuario} and u.ativo and not u.confirmacao_pendente and c.ativo and ${quais} order by k.codigo`.execute(
    tx,
  )
  return rows
}

export async function perfisDaConta(tx: Banco, usuario: string): Promise<Perfil[]> {
  const { perfis } = await tx
    .selectFrom('usuario')
    .select('perfis')
    .where('codigo', '=', usuario)
    .executeTakeFirstOrThrow()
  return perfis as Perfil[]
}

export async function inserirConvite(
  tx: Banco,
  cliente: string,
  { nome, email, perfil, papel, parceiro, especialista }: DadosDoConvite,
  ator: Ator,
  agora: Temporal.Instant,
): Promise<string> {
  const proprio = colunasDoPapel(perfil === 'CLIENTE' ? papel : null)
  const { codigo } = await tx
    .insertInto('convite')
    .values({
      cliente,
      nome,
      email,
      aberto: email === null,
      perfil,
      parceiro: perfil === 'PARCEIRO' ? parceiro : null,
      especialista: perfil === 'ESPECIALISTA' ? especialista : null,
      papel: proprio.papel,
      papel_proprio: proprio.papelProprio,
      convidado_por: ator.nome,
      criado_em: agora.toString(),
      expira_em: agora.add(VALIDADE.CONVITE).toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** What the secret of a letter is derived from is in the letter; here, only the hash of the secret. */
export async function gravarEnvio(
  tx: Banco,
  { cliente, codigo }: Pick<Convite, 'cliente' | 'codigo'>,
  segredo: string,
  agora: Temporal.Instant,
): Promise<void> {
  await sql`update convite set hash = ${hashDoSegredo(segredo)}, enviado_em = enviado_em || ${agora.toString()}::timestamptz
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

/** The link to be shared is the same while the invitation lasts: whoever invites may copy it again. */
export async function abrirLink(tx: Banco, cliente: string, codigo: string, segredo: string): Promise<void> {
  await sql`update convite set hash_aberto = ${hashDoSegredo(segredo)} where cliente = ${cliente} and codigo = ${codigo}`.execute(
    tx,
  )
}

export async function prolongar(tx: Banco, cliente: string, codigo: string, agora: Temporal.Instant): Promise<void> {
  await sql`update convite set expira_em = ${agora.add(VALIDADE.CONVITE).toString()}, vencimento_avisado = false
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

export async function dizerQuem(
  tx: Banco,
  { cliente, codigo }: Pick<Convite, 'cliente' | 'codigo'>,
  { nome, email }: { nome: string; email: string },
): Promise<void> {
  await sql`update convite set nome = ${nome}, email = ${email} where cliente = ${cliente} and codigo = ${codigo}`.execute(
    tx,
  )
}

/** Of two people who accept or cancel at once, one is answered true. */
export async function apagarConvite(
  tx: Banco,
  { cliente, codigo }: Pick<Convite, 'cliente' | 'codigo'>,
): Promise<boolean> {
  const { rows } =
    await sql`delete from convite where cliente = ${cliente} and codigo = ${codigo} returning codigo`.execute(tx)
  return rows.length > 0
}

/** Those that ran out and nobody was told of, locked: another process takes others. */
export async function convitesVencidos(tx: Banco, limite: number, agora: Temporal.Instant): Promise<Convite[]> {
  const { rows } = await sql<Convite>`select ${CAMPOS(agora)} from convite k join cliente c on c.codigo = k.cliente
    where k.expira_em <= ${agora.toString()}::timestamptz and not k.vencimento_avisado and c.ativo
    order by k.expira_em limit ${limite} for update of k skip locked`.execute(tx)
  return rows
}

interface Espera {
  /** Invitations that hold a place of the plan. */
  lugares: number
  daUltimaHora: number
}

export async function convitesQueEsperam(tx: Banco, cliente: string, agora: Temporal.Instant): Promise<Espera> {
  const { rows } = await sql<Espera>`select
      count(*) filter (where perfil <> 'PARCEIRO' and expira_em > ${agora.toString()}::timestamptz)::int as lugares,
      count(*) filter (where criado_em > ${agora.subtract({ hours: 1 }).toString()}::timestamptz)::int as "daUltimaHora"
    from convite where cliente = ${cliente}`.execute(tx)
  return rows[0] ?? { lugares: 0, daUltimaHora: 0 }
}

export interface ContaDoEmail {
  codigo: string
  nome: string
  ativo: boolean
  /** Was invited by the platform, and chose no password yet. */
  semSenha: boolean
}

/** The account of a mailbox, locked: what is decided about it still holds when it is written. */
export async function contaDoEmail(tx: Banco, email: string): Promise<ContaDoEmail | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conta:${email}`}, 0))`.execute(tx)
  const { rows } =
    await sql<ContaDoEmail>`select u.codigo, p.nome, u.ativo, u.senha_hash is null or u.confirmacao_pendente as "semSenha"
    from usuario u join pessoa p on p.codigo = u.pessoa where u.email = ${email} for update of u`.execute(tx)
  return rows[0]
}

/** Makes the invitation a link: the person may enter there from now on, in that capacity. Answers its key. */
export async function vincular(tx: Banco, convite: Convite, usuario: string): Promise<string> {
  const { cliente, perfil, parceiro, especialista, papel, papelProprio } = convite
  await sql`update usuario set perfis = array_append(perfis, ${perfil}) where codigo = ${usuario} and not perfis @> array[${perfil}]::text[]`.execute(
    tx,
  )
  await sql`delete from vinculo_desativado where cliente = ${cliente} and usuario = ${usuario} and perfil = ${perfil}
    and parceiro is not distinct from ${parceiro}::uuid`.execute(tx)
  const { rows } = await sql<{ codigo: string }>`
    insert into vinculo (usuario, cliente, perfil, parceiro, especialista, papel, papel_proprio)
    values (${usuario}, ${cliente}, ${perfil}, ${parceiro}, ${especialista}, ${papel}, ${papelProprio})
    on conflict (usuario, cliente, perfil, parceiro) do update set especialista = excluded.especialista, papel = excluded.papel,
      papel_proprio = excluded.papel_proprio, versao = vinculo.versao + 1
    returning codigo`.execute(tx)
  return rows[0]?.codigo ?? ''
}
