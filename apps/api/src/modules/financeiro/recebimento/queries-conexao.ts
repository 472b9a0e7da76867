import type { ConexaoDeRecebimento, EstadoDaConexao, ProvedorDoRecebimento } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'
import type { ConexaoGuardada } from '../../../infra/pagamento/index.ts'
import { referencia } from '../../cadastros/index.ts'

export async function verConexao(tx: Banco, cliente: string): Promise<ConexaoDeRecebimento | null> {
  const { rows } = await sql<ConexaoDeRecebimento>`
    select r.provedor, r.teste, r.estado, r.titular, ${referencia('f')} as "contaFinanceira", r.conferida_em as "conferidaEm",
      r.conectada_em as "conectadaEm", r.conectada_por as "conectadaPor", r.versao
    from recebimento r join conta_financeira f on f.cliente = r.cliente and f.codigo = r.conta_financeira
    where r.cliente = ${cliente}`.execute(tx)
  return rows[0] ?? null
}

export interface Conexao extends ConexaoGuardada {
  estado: EstadoDaConexao
  contaFinanceira: string
  versao: number
}

const CAMPOS = sql`cliente, provedor, envelope, endereco, estado, conta_financeira as "contaFinanceira", versao`

/** With what is sealed: for who asks the provider, never for a screen. */
export async function lerConexao(tx: Banco, cliente: string): Promise<Conexao | undefined> {
  const { rows } = await sql<Conexao>`select ${CAMPOS} from recebimento where cliente = ${cliente}`.execute(tx)
  return rows[0]
}

/** Whose address of notices it is. */
export async function conexaoDoEndereco(tx: Banco, endereco: string): Promise<Conexao | undefined> {
  const { rows } = await sql<Conexao>`select ${CAMPOS} from recebimento where endereco = ${endereco}`.execute(tx)
  return rows[0]
}

/** Whether what is charged has a Pix that marks it paid. */
export async function recebePorProvedor(tx: Banco, cliente: string): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from recebimento where cliente = ${cliente} and estado = 'ATIVA') as ha`.execute(tx)
  return rows[0]?.ha === true
}

export interface ConexaoNova {
  cliente: string
  provedor: ProvedorDoRecebimento
  envelope: Uint8Array | null
  endereco: string
  conta_financeira: string
  titular: string
  teste: boolean
  conferida_em: string
  conectada_em: string
  conectada_por: string
}

/** Answers false when somebody else wrote first. `versao` null: there is none yet. */
export async function gravarConexao(tx: Banco, versao: number | null, nova: ConexaoNova): Promise<boolean> {
  const linha = { ...nova, envelope: nova.envelope === null ? null : Buffer.from(nova.envelope), estado: 'ATIVA' }
  if (versao === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('recebimento')
      .values(linha)
      .onConflict((conflito) => conflito.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('recebimento')
    .set((eb) => ({ ...linha, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', nova.cliente)
    .where('versao', '=', versao)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What the provider answered of the credentials; of others than these, nothing is said. Answers whether that is news. */
export async function anotarConferencia(
  tx: Banco,
  { cliente, versao }: Pick<Conexao, 'cliente' | 'versao'>,
  { estado, agora }: { estado: EstadoDaConexao; agora: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<{ mudou: boolean }>`
    with antes as (select estado from recebimento where cliente = ${cliente} and versao = ${versao} for update)
    update recebimento r set estado = ${estado}, conferida_em = ${agora.toString()}
    from antes where r.cliente = ${cliente} and r.versao = ${versao} returning antes.estado <> r.estado as mudou`.execute(
    tx,
  )
  return rows[0]?.mudou === true
}

export async function apagarConexao(tx: Banco, cliente: string): Promise<void> {
  await tx.deleteFrom('recebimento').where('cliente', '=', cliente).execute()
}
