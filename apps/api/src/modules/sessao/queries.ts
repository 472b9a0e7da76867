import type { Perfil } from '@vetlume/dominio/menu'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import type { SuporteAberto } from './suporte-aberto.ts'

export interface UsuarioQueEntra {
  codigo: string
  pessoa: string
  nome: string
  /** Null while the person was invited and did not accept yet. */
  senha_hash: string | null
  perfis: Perfil[]
  ativo: boolean
  confirmacao_pendente: boolean
  versao_sessao: number
}

export async function usuarioPorIdentificador(tx: Banco, { email, cpf }: { email: string | null; cpf: string | null }) {
  const { rows } = await sql<UsuarioQueEntra>`
    select u.codigo, u.pessoa, p.nome, u.senha_hash, u.perfis, u.ativo, u.confirmacao_pendente, u.versao_sessao
    from usuario u join pessoa p on p.codigo = u.pessoa
    where u.email = ${email} or u.cpf = ${cpf}`.execute(tx)
  return rows[0]
}

export async function usuarioPorCodigo(tx: Banco, codigo: string): Promise<UsuarioQueEntra | undefined> {
  const { rows } = await sql<UsuarioQueEntra>`
    select u.codigo, u.pessoa, p.nome, u.senha_hash, u.perfis, u.ativo, u.confirmacao_pendente, u.versao_sessao
    from usuario u join pessoa p on p.codigo = u.pessoa where u.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function senhaDoUsuario(tx: Banco, usuario: string): Promise<string | null> {
  const linha = await tx
    .selectFrom('usuario')
    .select('senha_hash')
    .where('codigo', '=', usuario)
    .where('ativo', '=', true)
    .executeTakeFirst()
  return linha?.senha_hash ?? null
}

/** Whether the session, of this very user, was opened with a second factor. */
export async function sessaoTeveSegundoFator(
  tx: Banco,
  { sessao, usuario }: { sessao: string; usuario: string },
): Promise<boolean> {
  const linha = await tx
    .selectFrom('sessao')
    .select('segundo_fator_em')
    .where('codigo', '=', sessao)
    .where('usuario', '=', usuario)
    .executeTakeFirst()
  return linha?.segundo_fator_em != null
}

/** Companies where the user works as CLIENTE, CLIENTE_BASE or ESPECIALISTA, one row each; a deactivated specialist does not. */
export async function clientesDoUsuario(tx: Banco, usuario: string) {
  const { rows } = await sql<{
    codigo: string
    nome: string
    cidade: string | null
    fuso: string
    perfis: Perfil[]
    especialista: string | null
    papel: string | null
    nome_do_papel: string | null
    proprias: string[] | null
  }>`
    select c.codigo, c.nome_fantasia as nome, m.nome || '/' || m.uf as cidade, c.fuso,
      array_agg(v.perfil) as perfis, (array_agg(v.especialista) filter (where v.especialista is not null))[1] as especialista,
      max(v.papel) as papel, max(p.nome) as nome_do_papel, jsonb_agg(to_jsonb(p.permissoes)) filter (where p.codigo is not null)->0 as proprias
    from vinculo v join cliente c on c.codigo = v.cliente left join cidade m on m.ibge = c.cidade
    left join papel p on p.cliente = v.cliente and p.codigo = v.papel_proprio
    where v.usuario = ${usuario} and v.perfil in ('CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA') and c.ativo
      and (v.perfil <> 'ESPECIALISTA' or v.especialista in (select especialista from busca.especialistas_do_usuario(${usuario})))
    group by c.codigo, m.ibge order by c.nome_fantasia, c.codigo`.execute(tx)
  return rows
}

export async function parceirosDoUsuario(tx: Banco, usuario: string) {
  const { rows } = await sql<{
    codigo: string
    nome: string
    cidade: string | null
    cliente: string
    nome_cliente: string
    fuso: string
  }>`
    select * from busca.parceiros_do_usuario(${usuario})`.execute(tx)
  return rows
}

export async function operadora(tx: Banco) {
  const { rows } = await sql<{
    codigo: string
    fuso: string
  }>`select codigo, fuso from cliente where operadora`.execute(tx)
  return rows[0]
}

export interface SessaoRenovada {
  sessao: string
  usuario: string
  usada_em: string | null
  expirada: boolean
  morta: boolean
  /** When and why, if it was revoked, and the zone of where the person worked. */
  revogada_em: string | null
  motivo_revogacao: string | null
  fuso: string | null
  cliente: string | null
  parceiro: string | null
  suporte: string | null
}

/** The session of a refresh token, locked: two renewals at once take turns. */
export async function travarRenovacao(tx: Banco, hash: Buffer, agora: string) {
  const { rows } = await sql<SessaoRenovada>`
    select s.codigo as sessao, s.usuario, r.usada_em, s.cliente, s.parceiro, s.suporte,
      r.expira_em <= ${agora}::timestamptz or s.expira_em <= ${agora}::timestamptz as expirada,
      s.revogada_em is not null as morta, s.revogada_em, s.motivo_revogacao, c.fuso
    from renovacao r join sessao s on s.codigo = r.sessao left join cliente c on c.codigo = s.cliente where r.hash = ${hash} for update of r, s`.execute(
    tx,
  )
  return rows[0]
}

export interface LinhaDeSessao {
  codigo: string
  criadaEm: string
  usadaEm: string
  expiraEm: string
  endereco: string | null
  agente: string | null
  lugar: string | null
}

/** A company, or a clinic of it. */
export interface Onde {
  cliente: string
  parceiro: string | null
}

export async function sessoesAbertas(
  tx: Banco,
  usuario: string,
  agora: string,
  onde: Onde | null,
): Promise<LinhaDeSessao[]> {
  const la = onde && sql`s.cliente = ${onde.cliente} and s.parceiro is not distinct from ${onde.parceiro}::uuid`
  const { rows } = await sql<LinhaDeSessao>`
    select s.codigo, s.criada_em as "criadaEm", s.usada_em as "usadaEm", s.expira_em as "expiraEm", s.endereco, s.agente,
      coalesce(p.nome, c.nome_fantasia) as lugar
    from sessao s left join cliente c on c.codigo = s.cliente
    left join busca.parceiros_do_usuario(${usuario}) p on p.codigo = s.parceiro
    where s.usuario = ${usuario} and ${la ?? sql`true`} and s.revogada_em is null and s.expira_em > ${agora}::timestamptz
      and exists (select from renovacao r where r.sessao = s.codigo and r.expira_em > ${agora}::timestamptz)
    order by s.usada_em desc, s.codigo`.execute(tx)
  return rows
}

interface Revogacao {
  usuario: string
  sessao?: string | undefined
  menos?: string | undefined
  motivo: string
}

/** Answers the sessions that it ended. */
export async function revogarSessoes(
  tx: Banco,
  { usuario, sessao, menos, motivo }: Revogacao,
  agora: string,
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    update sessao set revogada_em = ${agora}, motivo_revogacao = ${motivo}
    where usuario = ${usuario} and revogada_em is null and codigo = coalesce(${sessao ?? null}::uuid, codigo)
      and codigo is distinct from ${menos ?? null}::uuid returning codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** Who a letter goes to, and the company (or the operator) on whose behalf: the outbox needs one. */
export async function destinatario(tx: Banco, usuario: string) {
  const { rows } = await sql<{ nome: string; email: string; cliente: string }>`
    select p.nome, u.email, coalesce((select v.cliente from vinculo v where v.usuario = u.codigo order by v.codigo limit 1),
      (select c.codigo from cliente c where c.operadora)) as cliente
    from usuario u join pessoa p on p.codigo = u.pessoa where u.codigo = ${usuario}`.execute(tx)
  return exigir(rows[0])
}

/** Who ever came in is deactivated, never deleted. */
export async function marcarPrimeiroAcesso(tx: Banco, usuario: string, agora: string): Promise<void> {
  await sql`update usuario set primeiro_acesso_em = ${agora} where codigo = ${usuario} and primeiro_acesso_em is null`.execute(
    tx,
  )
}

export async function perfisDoUsuario(tx: Banco, usuario: string): Promise<Perfil[]> {
  const linha = await tx.selectFrom('usuario').select('perfis').where('codigo', '=', usuario).executeTakeFirst()
  return (linha?.perfis ?? []) as Perfil[]
}

export async function revogarSessao(tx: Banco, sessao: string, motivo: string, agora: string): Promise<void> {
  await sql`update sessao set revogada_em = ${agora}, motivo_revogacao = ${motivo}
    where codigo = ${sessao} and revogada_em is null`.execute(tx)
}

/** The session proved who is there; with a second factor, it is from then on a session that had one. */
export async function marcarProva(
  tx: Banco,
  { sessao, comSegundoFator }: { sessao: string; comSegundoFator: boolean },
  agora: string,
): Promise<void> {
  await sql`update sessao set provada_em = ${agora},
    segundo_fator_em = case when ${comSegundoFator} then coalesce(segundo_fator_em, ${agora}) else segundo_fator_em end
    where codigo = ${sessao}`.execute(tx)
}

/** What the other sessions of a person proved was asked before there was this much to ask. */
export async function esquecerProvas(tx: Banco, { usuario, menos }: { usuario: string; menos: string }): Promise<void> {
  await sql`update sessao set provada_em = null where usuario = ${usuario} and codigo <> ${menos}`.execute(tx)
}

/** A grant that holds, of a company that is active. */
export async function suporteAberto(tx: Banco, codigo: string, agora: string): Promise<SuporteAberto | undefined> {
  const { rows } = await sql<SuporteAberto>`
    select s.codigo, s.cliente, c.nome_fantasia as empresa, c.fuso, s.expira_em as ate, s.pode_mudar as "podeMudar"
    from suporte s join cliente c on c.codigo = s.cliente
    where s.codigo = ${codigo} and s.revogado_em is null and s.expira_em > ${agora}::timestamptz and c.ativo`.execute(
    tx,
  )
  return rows[0]
}

/** The session left the company where it was in support. */
export async function deixarSuporte(tx: Banco, sessao: string): Promise<void> {
  await sql`update sessao set suporte = null, cliente = null where codigo = ${sessao} and suporte is not null`.execute(
    tx,
  )
}
