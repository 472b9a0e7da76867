import type { EstadoDoPedido, PapelDoTitular, TipoDePedido } from '@vetlume/dominio/privacidade'
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { PedidoTitular } from '../../infra/banco/tipos.ts'

export const hashDaChave = (chave: string): Buffer => createHash('sha256').update(chave).digest()

export interface EmpresaDoPedido {
  codigo: string
  nome: string
  email: string | null
  telefone: string | null
  fuso: string
}

/** A company that people may address; as the platform role. The one that runs the platform answers for accounts elsewhere. */
export async function empresaQueResponde(tx: Banco, codigo: string): Promise<EmpresaDoPedido | undefined> {
  const { rows } = await sql<EmpresaDoPedido>`
    select codigo, nome_fantasia as nome, email, telefone, fuso from cliente
    where codigo = ${codigo} and ativo and not operadora`.execute(tx)
  return rows[0]
}

export async function empresaEmUso(tx: Banco, cliente: string): Promise<EmpresaDoPedido> {
  const { rows } = await sql<EmpresaDoPedido>`
    select codigo, nome_fantasia as nome, email, telefone, fuso from cliente where codigo = ${cliente}`.execute(tx)
  const [linha] = rows
  if (linha === undefined) throw new Error('a company in use has a row')
  return linha
}

export interface NovoPedido {
  codigo: string
  tipo: TipoDePedido
  origem: 'PUBLICO' | 'BALCAO'
  titular: { papel: PapelDoTitular; registro: string; nome: string } | null
  detalhes: string | null
  recebidoEm: string
  prazo: string
  chave: string
  /** Of a request made in person: it begins identified. */
  identificado?: { numero: number; identidade: string }
}

export async function inserirPedido(tx: Banco, cliente: string, novo: NovoPedido): Promise<void> {
  const { titular, identificado } = novo
  await tx
    .insertInto('pedido_titular')
    .values({
      cliente,
      codigo: novo.codigo,
      tipo: novo.tipo,
      origem: novo.origem,
      estado: identificado === undefined ? 'RECEBIDO' : 'IDENTIFICADO',
      papel: titular?.papel ?? null,
      registro: titular?.registro ?? null,
      nome: titular?.nome ?? null,
      detalhes: novo.detalhes,
      recebido_em: novo.recebidoEm,
      prazo: novo.prazo,
      chave_hash: hashDaChave(novo.chave),
      ...(identificado === undefined
        ? {}
        : { numero: identificado.numero, identidade: identificado.identidade, identificado_em: novo.recebidoEm }),
    })
    .execute()
}

export interface PedidoTravado {
  codigo: string
  numero: number | null
  tipo: TipoDePedido
  estado: EstadoDoPedido
  papel: PapelDoTitular | null
  registro: string | null
  nome: string | null
  codigo_chave: string | null
  codigo_ate: string | null
  codigos_enviados: number
  tentativas: number
  recebido_em: string
  prazo: string
  respondido_em: string | null
  resposta: string | null
  relatorio_ate: string | null
  versao: number
}

/** Locked until commit: two answers to one request take turns. */
export async function travarPedido(tx: Banco, cliente: string, codigo: string): Promise<PedidoTravado | undefined> {
  const { rows } = await sql<PedidoTravado>`
    select codigo, numero, tipo, estado, papel, registro, nome, codigo_chave, codigo_ate, codigos_enviados, tentativas,
      recebido_em, prazo, respondido_em, resposta, relatorio_ate, versao
    from pedido_titular where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
  return rows[0]
}

/** What is not its state: that only a step changes. */
export async function mudarPedido(
  tx: Banco,
  cliente: string,
  codigo: string,
  mudanca: Updateable<PedidoTitular>,
): Promise<void> {
  await tx
    .updateTable('pedido_titular')
    .set({ ...mudanca, versao: sql`versao + 1` })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function anotarPasso(
  tx: Banco,
  cliente: string,
  passo: { pedido: string; texto: string; autor: string; quando: string },
): Promise<void> {
  await tx
    .insertInto('pedido_titular_passo')
    .values({ cliente, ...passo })
    .execute()
}

/** Tenant and key of a request by its secret, across tenants; as the platform role. */
export async function pedidoPorChave(tx: Banco, chave: string): Promise<{ cliente: string; codigo: string } | null> {
  const { rows } = await sql<{ cliente: string | null; codigo: string | null }>`
    select cliente, codigo from busca.pedido_titular(${hashDaChave(chave)})`.execute(tx)
  const [{ cliente, codigo } = { cliente: null, codigo: null }] = rows
  return cliente === null || codigo === null ? null : { cliente, codigo }
}

export const novaChaveDeCodigo = (): string => randomUUID()
