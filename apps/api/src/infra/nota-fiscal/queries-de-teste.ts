import { sql } from 'kysely'
import type { Banco } from '../banco/index.ts'
import type { DpsLida } from './ler-dps.ts'

export interface RegistroDeTeste {
  resumo: string
  tentativas: number
  numero: number | null
  chave: string | null
  xml: string | null
  em: string | null
  estado: 'RECEBIDA' | 'VALENDO' | 'CANCELADA' | 'SUBSTITUIDA'
  evento_xml: string | null
}

const CAMPOS = sql`resumo, tentativas, numero, chave, xml, em, estado, evento_xml`

/** Counts one more attempt of a DPS, and holds it until the transaction ends: two at once are answered one after the other. */
export async function receber(
  tx: Banco,
  cliente: string,
  { id, resumo }: { id: string; resumo: string },
): Promise<RegistroDeTeste> {
  // What was received and never authorised may come again corrected, as a rejected DPS does.
  const { rows } = await sql<RegistroDeTeste>`
    insert into nota_fiscal_de_teste (cliente, id_dps, resumo, tentativas, estado) values (${cliente}, ${id}, ${resumo}, 1, 'RECEBIDA')
    on conflict on constraint nota_fiscal_de_teste_pk do update set tentativas = nota_fiscal_de_teste.tentativas + 1,
      resumo = case nota_fiscal_de_teste.estado when 'RECEBIDA' then excluded.resumo else nota_fiscal_de_teste.resumo end
    returning ${CAMPOS}`.execute(tx)
  const [registro] = rows
  if (registro === undefined) throw new Error('the sandbox received nothing')
  return registro
}

export async function registroDe(tx: Banco, cliente: string, idDps: string): Promise<RegistroDeTeste | undefined> {
  const { rows } = await sql<RegistroDeTeste>`select ${CAMPOS} from nota_fiscal_de_teste
    where cliente = ${cliente} and id_dps = ${idDps}`.execute(tx)
  return rows[0]
}

/** A note by its key, held until the transaction ends. */
export async function registroDaChave(tx: Banco, cliente: string, chave: string): Promise<RegistroDeTeste | undefined> {
  const { rows } = await sql<RegistroDeTeste>`select ${CAMPOS} from nota_fiscal_de_teste
    where cliente = ${cliente} and chave = ${chave} for update`.execute(tx)
  return rows[0]
}

export interface EmitenteDeTeste {
  ultimoNumero: number
  razaoSocial: string
  nomeFantasia: string
  logradouro: string
  numero: string
  bairro: string
  cep: string
  municipio: number
  uf: string
  cidade: string
}

/** The company as the register of the environment would have it; the lock on its row numbers notes one by one. */
export async function emitenteDe(tx: Banco, cliente: string, { municipio }: DpsLida): Promise<EmitenteDeTeste> {
  await sql`select pg_advisory_xact_lock(hashtextextended('nota_fiscal_de_teste:' || ${cliente}, 0))`.execute(tx)
  const { rows } = await sql<EmitenteDeTeste>`
    select c.razao_social as "razaoSocial", c.nome_fantasia as "nomeFantasia", coalesce(c.logradouro, 'Não informado') as logradouro,
      coalesce(c.numero, 'S/N') as numero, coalesce(c.bairro, 'Não informado') as bairro, coalesce(c.cep, '00000000') as cep,
      m.ibge as municipio, m.uf, m.nome as cidade,
      coalesce((select max(n.numero) from nota_fiscal_de_teste n where n.cliente = c.codigo), 0)::int as "ultimoNumero"
    from cliente c join cidade m on m.ibge = ${Number(municipio)} where c.codigo = ${cliente}`.execute(tx)
  const [emitente] = rows
  if (emitente === undefined) throw new Error(`no municipality ${municipio} in the registry`)
  return emitente
}

export async function gravarAutorizada(
  tx: Banco,
  cliente: string,
  idDps: string,
  { numero, chave, xml, em }: { numero: number; chave: string; xml: string; em: string },
): Promise<void> {
  await sql`update nota_fiscal_de_teste set numero = ${numero}, chave = ${chave}, xml = ${xml}, em = ${em}, estado = 'VALENDO'
    where cliente = ${cliente} and id_dps = ${idDps}`.execute(tx)
}

export async function substituir(tx: Banco, cliente: string, chave: string): Promise<void> {
  await sql`update nota_fiscal_de_teste set estado = 'SUBSTITUIDA' where cliente = ${cliente} and chave = ${chave}`.execute(
    tx,
  )
}

export async function gravarEvento(tx: Banco, cliente: string, chave: string, evento: string): Promise<void> {
  await sql`update nota_fiscal_de_teste set estado = 'CANCELADA', evento_xml = ${evento}
    where cliente = ${cliente} and chave = ${chave}`.execute(tx)
}
