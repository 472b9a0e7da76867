import type { EstadoDoAcerto } from '@vetlume/dominio/acerto'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** Names of specialists, whose settlements take turns until commit: what one pays, the next one sees. */
export async function travarEspecialistas(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ codigo: string; nome: string }>`
    select codigo, nome from especialista where cliente = ${cliente} and codigo = any(${codigos}::uuid[])
    order by codigo for no key update`.execute(tx)
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]))
}

export interface NovoAcerto {
  cliente: string
  codigo: string
  numero: number
  especialista: string
  ate: string
  vencimento: string
  ajuste_centavos: number
  ajuste_motivo: string | null
  autor: string
  criado_em: string
  /** What it is searched by. */
  nome: string
}

export async function inserirAcertos(tx: Banco, acertos: readonly NovoAcerto[]): Promise<void> {
  await tx
    .insertInto('acerto')
    .values(
      acertos.map(({ nome, ...acerto }) => ({
        ...acerto,
        estado: 'A_APROVAR',
        busca: sql<string>`normalizar(${nome})`,
      })),
    )
    .execute()
}

export interface AcertoTravado {
  codigo: string
  numero: number
  especialista: string
  nome: string
  ate: string
  vencimento: string
  estado: EstadoDoAcerto
  ajuste_centavos: number
  titulo: string | null
  versao: number
}

/** A settlement and what it pays, locked until commit. A specialist reaches the own ones that stand. */
export async function travarAcerto(
  tx: Banco,
  { cliente, especialista }: { cliente: string; especialista: string | null },
  codigo: string,
): Promise<AcertoTravado | undefined> {
  await sql`select from acerto where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  await sql`select from titulo t where t.cliente = ${cliente}
    and t.codigo = (select a.titulo from acerto a where a.cliente = ${cliente} and a.codigo = ${codigo}) for update`.execute(
    tx,
  )
  const { rows } = await sql<AcertoTravado>`
    select a.codigo, a.numero, a.especialista, e.nome, a.ate, a.vencimento, case a.estado when 'APROVADO' then t.estado else a.estado end as estado,
      a.ajuste_centavos, a.titulo, a.versao
    from acerto a join especialista e on e.cliente = a.cliente and e.codigo = a.especialista
    left join titulo t on t.cliente = a.cliente and t.codigo = a.titulo
    where a.cliente = ${cliente} and a.codigo = ${codigo}
      ${especialista === null ? sql`` : sql`and a.especialista = ${especialista} and a.estado <> 'DESFEITO'`}`.execute(
    tx,
  )
  return rows[0]
}

/** What each part of a settlement is worth. */
export async function valoresDoAcerto(
  tx: Banco,
  cliente: string,
  acerto: string,
): Promise<{ repasses: number[]; deslocamentos: number[] }> {
  const { rows } = await sql<{ repasses: number[]; deslocamentos: number[] }>`
    select array(select valor_centavos from repasse where cliente = ${cliente} and acerto = ${acerto}) as repasses,
      array(select centavos from acerto_deslocamento where cliente = ${cliente} and acerto = ${acerto}) as deslocamentos`.execute(
    tx,
  )
  return rows[0] ?? { repasses: [], deslocamentos: [] }
}

export interface ContaDoAcertado {
  cliente: string
  codigo: string
  numero: number
  especialista: string
  contraparte: string
  descricao: string
  competencia: string
  emissao: string
  vencimento: string
  valor_centavos: number
  criado_em: string
}

export async function inserirConta(tx: Banco, conta: ContaDoAcertado): Promise<void> {
  await tx
    .insertInto('titulo')
    .values({ ...conta, natureza: 'PAGAR', estado: 'ABERTO' })
    .execute()
}

/** Of which payable the repasses of a settlement are. */
export async function ligarRepasses(
  tx: Banco,
  { cliente, acerto, titulo }: { cliente: string; acerto: string; titulo: string },
): Promise<void> {
  await tx.updateTable('repasse').set({ titulo }).where('cliente', '=', cliente).where('acerto', '=', acerto).execute()
}

/** The repasses that a settlement pays, which stay as they are while it is held. */
export async function repassesDoAcerto(tx: Banco, cliente: string, acerto: string): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from repasse where cliente = ${cliente} and acerto = ${acerto} order by codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}
