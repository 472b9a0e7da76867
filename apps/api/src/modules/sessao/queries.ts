import type { Perfil } from '@vetlume/dominio/menu'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface UsuarioQueEntra {
  codigo: string
  pessoa: string
  nome: string
  senha_hash: string
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

export async function senhaDoUsuario(tx: Banco, usuario: string): Promise<string | null> {
  const linha = await tx
    .selectFrom('usuario')
    .select('senha_hash')
    .where('codigo', '=', usuario)
    .where('ativo', '=', true)
    .executeTakeFirst()
  return linha?.senha_hash ?? null
}

/** Companies where the user works as CLIENTE, CLIENTE_BASE or ESPECIALISTA, one row each. */
export async function clientesDoUsuario(tx: Banco, usuario: string) {
  const { rows } = await sql<{
    codigo: string
    nome: string
    cidade: string | null
    fuso: string
    perfis: Perfil[]
    especialista: string | null
  }>`
    select c.codigo, c.nome_fantasia as nome, m.nome || '/' || m.uf as cidade, c.fuso,
      array_agg(v.perfil) as perfis, (array_agg(v.especialista) filter (where v.especialista is not null))[1] as especialista
    from vinculo v join cliente c on c.codigo = v.cliente left join cidade m on m.ibge = c.cidade
    where v.usuario = ${usuario} and v.perfil in ('CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA') and c.ativo
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
  cliente: string | null
  parceiro: string | null
}

/** The session of a refresh token, locked: two renewals at once take turns. */
export async function travarRenovacao(tx: Banco, hash: Buffer, agora: string) {
  const { rows } = await sql<SessaoRenovada>`
    select s.codigo as sessao, s.usuario, r.usada_em, s.cliente, s.parceiro,
      r.expira_em <= ${agora}::timestamptz or s.expira_em <= ${agora}::timestamptz as expirada,
      s.revogada_em is not null as morta
    from renovacao r join sessao s on s.codigo = r.sessao where r.hash = ${hash} for update of r, s`.execute(tx)
  return rows[0]
}

export async function revogarSessao(tx: Banco, sessao: string, motivo: string, agora: string): Promise<void> {
  await sql`update sessao set revogada_em = ${agora}, motivo_revogacao = ${motivo}
    where codigo = ${sessao} and revogada_em is null`.execute(tx)
}
