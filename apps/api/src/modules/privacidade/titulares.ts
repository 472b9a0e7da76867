import { normalizarCpf, normalizarEmail, normalizarTelefone } from '@vetlume/dominio/formatos'
import type { PapelDoTitular, TitularEncontrado } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'

/** A person that a company has on file, and where a letter reaches them. */
export interface Titular {
  papel: PapelDoTitular
  registro: string
  nome: string
  email: string | null
}

export interface Procurado {
  cpf: string | null
  email: string | null
  telefone: string | null
}

/** What somebody typed to say who they are. What is none of the three finds nobody, like anybody unknown. */
export function lerIdentificador(escrito: string): Procurado {
  const email = escrito.includes('@') ? normalizarEmail(escrito) : null
  if (email !== null) return { cpf: null, email, telefone: null }
  return { cpf: normalizarCpf(escrito), email: null, telefone: normalizarTelefone(escrito) }
}

/** One way to write down what was looked for: what the limits of abuse count. */
export const chaveDoProcurado = ({ cpf, email, telefone }: Procurado): string =>
  [cpf, email, telefone].map((valor) => valor ?? '').join('|')

const ORDEM: readonly PapelDoTitular[] = ['TUTOR', 'CONTATO', 'ESPECIALISTA', 'USUARIO']

/** People of the company's own registries that answer to it. */
async function nosCadastros(tx: Banco, cliente: string, { cpf, email, telefone }: Procurado): Promise<Titular[]> {
  const { rows } = await sql<Titular>`
    select 'TUTOR' as papel, codigo as registro, nome, email from tutor
      where cliente = ${cliente} and unido_a is null and anonimizado_em is null
        and (cpf = ${cpf} or lower(email) = ${email} or ${telefone}::text in (telefone, outro_telefone, whatsapp))
    union all select 'CONTATO', codigo, nome, email from parceiro_contato
      where cliente = ${cliente} and (lower(email) = ${email} or telefone = ${telefone})
    union all select 'ESPECIALISTA', codigo, nome, email from especialista
      where cliente = ${cliente} and (cpf = ${cpf} or lower(email) = ${email} or telefone = ${telefone})`.execute(tx)
  return rows
}

/** People who enter the company's area; as the platform role, which sees accounts. */
async function nasContas(tx: Banco, cliente: string, { cpf, email, telefone }: Procurado): Promise<Titular[]> {
  const { rows } = await sql<Titular>`
    select distinct 'USUARIO' as papel, u.codigo as registro, p.nome, u.email
    from vinculo v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
    where v.cliente = ${cliente} and u.ativo
      and (u.cpf = ${cpf} or u.email = ${email} or p.telefone = ${telefone})`.execute(tx)
  return rows
}

type Abrir = {
  emCliente: <T>(cliente: string, trabalho: (ctx: { tx: Banco }) => Promise<T>) => Promise<T>
  emPlataforma: <T>(trabalho: (ctx: { tx: Banco }) => Promise<T>) => Promise<T>
}

/** Who answers to an identifier; whom a letter reaches comes first. Looks everywhere always, so that a miss takes as long as a hit. */
export async function encontrarTitular(ctx: Abrir, cliente: string, procurado: Procurado): Promise<Titular | null> {
  const cadastros = await ctx.emCliente(cliente, ({ tx }) => nosCadastros(tx, cliente, procurado))
  const contas = await ctx.emPlataforma(({ tx }) => nasContas(tx, cliente, procurado))
  const todos = [...cadastros, ...contas].toSorted(
    (a, b) => Number(a.email === null) - Number(b.email === null) || ORDEM.indexOf(a.papel) - ORDEM.indexOf(b.papel),
  )
  return todos[0] ?? null
}

/** Where a letter reaches somebody now, if it still does. */
export async function emailDoTitular(
  tx: Banco,
  cliente: string,
  papel: PapelDoTitular,
  registro: string,
): Promise<string | null> {
  const tabela = { TUTOR: 'tutor', CONTATO: 'parceiro_contato', ESPECIALISTA: 'especialista' } as const
  const { rows } =
    papel === 'USUARIO'
      ? await sql<{ email: string | null }>`select busca.email_do_usuario(${registro}) as email`.execute(tx)
      : await sql<{ email: string | null }>`select email from ${sql.table(tabela[papel])}
          where cliente = ${cliente} and codigo = ${registro}`.execute(tx)
  return rows[0]?.email ?? null
}

const MAXIMO = 10

/** People of the registries by name, CPF or contact, for who writes down a request made in person. */
export async function procurarTitulares(tx: Banco, cliente: string, busca: string): Promise<TitularEncontrado[]> {
  const { rows } = await sql<TitularEncontrado>`
    (select 'TUTOR' as papel, codigo as registro, nome, coalesce(email, whatsapp, telefone) as contato from tutor
      where cliente = ${cliente} and unido_a is null and anonimizado_em is null and ${contem(sql`busca`, busca)}
      order by nome limit ${MAXIMO})
    union all (select 'CONTATO', c.codigo, c.nome, coalesce(c.email, c.telefone) from parceiro_contato c
      where c.cliente = ${cliente} and ${contem(sql`normalizar(c.nome)`, busca)} order by c.nome limit ${MAXIMO})
    union all (select 'ESPECIALISTA', codigo, nome, coalesce(email, telefone) from especialista
      where cliente = ${cliente} and ${contem(sql`busca`, busca)} order by nome limit ${MAXIMO})`.execute(tx)
  return rows
}

/** The person of a registry, by its key. */
export async function titularPorRegistro(
  tx: Banco,
  cliente: string,
  papel: PapelDoTitular,
  registro: string,
): Promise<{ nome: string } | undefined> {
  const tabela = { TUTOR: 'tutor', CONTATO: 'parceiro_contato', ESPECIALISTA: 'especialista', USUARIO: null }[papel]
  if (tabela === null) return undefined
  const { rows } = await sql<{ nome: string }>`select nome from ${sql.table(tabela)}
    where cliente = ${cliente} and codigo = ${registro}`.execute(tx)
  return rows[0]
}
