import type { Usuario, Vinculo } from '@vetlume/dominio/usuario'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { PESSOA } from './queries.ts'

export type Ficha = Omit<Usuario, 'permissoes' | 'acoes'> & {
  /** Never signed in and agreed to nothing: may still be deleted. */
  nuncaUsou: boolean
}

/** Locks the account until commit: two changes of one person's access take turns. */
export async function travarUsuario(tx: Banco, codigo: string): Promise<void> {
  await sql`select from usuario where codigo = ${codigo} for update`.execute(tx)
}

export async function fichaDoUsuario(tx: Banco, codigo: string, agora: string): Promise<Ficha | undefined> {
  const { rows } = await sql<Ficha>`
    select ${PESSOA}, p.telefone,
      u.primeiro_acesso_em is null and not exists (select from aceite_de_termos a where a.usuario = u.codigo)
        and not exists (select from sessao s where s.usuario = u.codigo) as "nuncaUsou",
      (select jsonb_build_object('enviadoEm', l.criado_em, 'expiraEm', l.expira_em, 'vale',
          u.ativo and l.usado_em is null and l.expira_em > ${agora}::timestamptz)
        from link_conta l where l.usuario = u.codigo and l.tipo = 'CONVITE' and u.senha_hash is null
        order by l.criado_em desc, l.codigo limit 1) as convite,
      coalesce((select jsonb_agg(jsonb_build_object('perfil', v.perfil,
          'cliente', jsonb_build_object('codigo', c.codigo, 'nome', c.nome_fantasia),
          'parceiro', case when v.parceiro is not null then jsonb_build_object('codigo', v.parceiro, 'nome', a.nome) end,
          'especialista', case when v.especialista is not null then jsonb_build_object('codigo', v.especialista, 'nome', a.nome) end)
          order by array_position(u.perfis, v.perfil), normalizar(c.nome_fantasia), normalizar(a.nome), v.codigo)
        from vinculo v join cliente c on c.codigo = v.cliente
        left join busca.alvos_dos_vinculos(u.codigo) a on a.vinculo = v.codigo
        where v.usuario = u.codigo and v.perfil <> 'ADMIN'), '[]'::jsonb) as vinculos
    from usuario u join pessoa p on p.codigo = u.pessoa where u.codigo = ${codigo}`.execute(tx)
  const [ficha] = rows
  if (ficha === undefined) return undefined
  // Inside JSON the database writes instants in its own way.
  const instante = (texto: string) => Temporal.Instant.from(texto).toString({ smallestUnit: 'millisecond' })
  const { convite } = ficha
  return {
    ...ficha,
    convite: convite && {
      ...convite,
      enviadoEm: instante(convite.enviadoEm),
      expiraEm: instante(convite.expiraEm),
    },
  }
}

interface Identidade {
  nome: string
  email: string
  cpf: string | null
  telefone: string | null
  perfis: readonly string[]
}

/** A person who is invited: no password, and nothing confirmed. */
export async function inserirUsuario(
  tx: Banco,
  { nome, email, cpf, telefone, perfis }: Identidade,
  agora: string,
): Promise<string> {
  const { codigo: pessoa } = await tx
    .insertInto('pessoa')
    .values({ nome, email, cpf, telefone, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo } = await tx
    .insertInto('usuario')
    .values({
      pessoa,
      email,
      cpf,
      senha_hash: null,
      perfis: [...perfis],
      confirmacao_pendente: true,
      criado_em: agora,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** `encerrar`: the rights shrank, so every token that is out stops being good. */
export async function atualizarUsuario(
  tx: Banco,
  codigo: string,
  { nome, email, cpf, telefone, perfis }: Identidade,
  encerrar: boolean,
): Promise<void> {
  await sql`update pessoa set nome = ${nome}, email = ${email}, cpf = ${cpf}, telefone = ${telefone}
    where codigo = (select u.pessoa from usuario u where u.codigo = ${codigo})`.execute(tx)
  await sql`update usuario set email = ${email}, cpf = ${cpf}, perfis = ${[...perfis]}::text[], versao = versao + 1,
    versao_sessao = versao_sessao + ${encerrar ? 1 : 0}::int where codigo = ${codigo}`.execute(tx)
}

export async function mudarAtivo(tx: Banco, codigo: string, ativo: boolean): Promise<void> {
  await sql`update usuario set ativo = ${ativo}, versao = versao + 1, versao_sessao = versao_sessao + 1
    where codigo = ${codigo}`.execute(tx)
}

/** The person and the account; links and invitations go with it. */
export async function apagarUsuario(tx: Banco, codigo: string): Promise<void> {
  const { rows } = await sql<{ pessoa: string }>`
    delete from usuario where codigo = ${codigo} returning pessoa`.execute(tx)
  await sql`delete from pessoa where codigo = ${rows[0]?.pessoa ?? null}`.execute(tx)
}

/** How many people, but for `codigo`, can run the platform. Decisions about the first or the last one take turns until commit. */
export async function outrosAdministradores(tx: Banco, codigo: string | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('usuario:administradores', 0))`.execute(tx)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from usuario
    where perfis @> array['ADMIN'] and ativo and senha_hash is not null and not confirmacao_pendente
      and codigo is distinct from ${codigo}::uuid`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Who was ever invited to run the platform and did not accept. */
export async function convidadosParaAdministrar(tx: Banco) {
  const { rows } = await sql<{ codigo: string; email: string; ativo: boolean }>`select codigo, email, ativo from usuario
    where perfis @> array['ADMIN'] and senha_hash is null order by codigo for update`.execute(tx)
  return rows
}

export async function emailEmUso(tx: Banco, email: string): Promise<boolean> {
  return (await tx.selectFrom('usuario').select('codigo').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Makes the links of a person be these. ADMIN is linked to the operator's company by itself. */
export async function gravarVinculos(
  tx: Banco,
  usuario: string,
  vinculos: readonly Vinculo[],
  administra: boolean,
): Promise<void> {
  const operadora = tx.selectFrom('cliente').select('codigo').where('operadora', '=', true)
  const doAdmin = administra ? await operadora.executeTakeFirstOrThrow() : null
  const linhas: Vinculo[] = [...vinculos]
  if (doAdmin !== null) linhas.push({ perfil: 'ADMIN', cliente: doAdmin.codigo, parceiro: null, especialista: null })
  const querer = sql`jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
    as q (perfil text, cliente uuid, parceiro uuid, especialista uuid)`
  await sql`delete from vinculo v where v.usuario = ${usuario} and not exists (select from ${querer}
    where q.perfil = v.perfil and q.cliente = v.cliente and q.parceiro is not distinct from v.parceiro)`.execute(tx)
  await sql`insert into vinculo (usuario, perfil, cliente, parceiro, especialista)
    select ${usuario}::uuid, q.perfil, q.cliente, q.parceiro, q.especialista from ${querer}
    on conflict (usuario, cliente, perfil, parceiro) do update set especialista = excluded.especialista`.execute(tx)
}

export async function alvosDeVinculo(tx: Banco, cliente: string, perfil: string, termo: string) {
  const { rows } = await sql<{ codigo: string; nome: string; detalhe: string | null }>`
    select * from busca.alvos_de_vinculo(${cliente}, ${perfil}, ${termo})`.execute(tx)
  return rows
}
