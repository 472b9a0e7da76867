import type { EstadoDaMensagem, ModeloDeEmail, PassoDaMensagem } from '@vetlume/dominio/email'
import { sql } from 'kysely'
import { listar, type Banco, type Coluna } from '../../infra/banco/index.ts'
import { darPassoNaMensagem } from './dar-passo.ts'

export interface NovaMensagem {
  /** Names the event that asks for the letter: there is never a second one for it. */
  chave: string
  para: string
  modelo: ModeloDeEmail
  assunto: string
  dados: Readonly<Record<string, unknown>>
}

/** Answers the keys of those that were written: an event that already has its message gets no other. */
export async function inserirMensagens(
  tx: Banco,
  cliente: string,
  novas: readonly NovaMensagem[],
  agora: string,
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    insert into mensagem (cliente, chave, para, modelo, assunto, dados, proxima_em, criada_em)
    select ${cliente}::uuid, m.chave, m.para, m.modelo, m.assunto, m.dados, ${agora}::timestamptz, ${agora}::timestamptz
    from json_to_recordset(${JSON.stringify(novas)}::json) as m (chave text, para text, modelo text, assunto text, dados jsonb)
    on conflict (cliente, chave) do nothing returning codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

export interface MensagemTomada {
  para: string
  modelo: string
  dados: Record<string, unknown>
  tentativas: number
}

/**
 * Takes a message for one attempt, or answers undefined when somebody else has it, it is not its time, or it is done.
 * Until `ate` nobody else takes it; after that the attempt is given up for dead.
 */
export async function tomarMensagem(tx: Banco, cliente: string, codigo: string, agora: string, ate: string) {
  const vez = { tentativas: sql`tentativas + 1`, proxima_em: ate }
  const tomada = await darPassoNaMensagem(tx, { cliente, codigo }, 'tomar', vez, sql`proxima_em <= ${agora}`)
  if (!tomada) return undefined
  const { rows } = await sql<MensagemTomada>`
    select para, modelo, dados, tentativas from mensagem where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export interface Desfecho {
  passo: Exclude<PassoDaMensagem, 'tomar'>
  falha: string | null
  proximaEm: string
  enviadaEm: string | null
}

export async function gravarDesfecho(
  tx: Banco,
  cliente: string,
  codigo: string,
  tentativas: number,
  { passo, falha, proximaEm, enviadaEm }: Desfecho,
): Promise<void> {
  const colunas = { falha, proxima_em: proximaEm, enviada_em: enviadaEm }
  // An attempt that lost its turn to another one says nothing about the message any more.
  await darPassoNaMensagem(tx, { cliente, codigo }, passo, colunas, sql`tentativas = ${tentativas}`)
}

export interface LinhaDeMensagem {
  cliente: string
  codigo: string
  para: string
  modelo: string
  assunto: string
  dados: Record<string, unknown>
  estado: EstadoDaMensagem
  tentativas: number
  falha: string | null
  criada_em: string
  enviada_em: string | null
}

const COLUNAS: Readonly<Record<string, Coluna>> = { criadaEm: { expressao: sql`m.criada_em`, tipo: 'timestamptz' } }
const CAMPOS = sql`m.cliente, m.codigo, m.para, m.modelo, m.assunto, m.dados, m.estado, m.tentativas, m.falha, m.criada_em, m.enviada_em`

export interface FiltroDeMensagens {
  ordem: string
  cursor?: string | undefined
  limite: number
  busca?: string | undefined
  estado?: EstadoDaMensagem | undefined
  naFila?: 'sim' | undefined
}

export function recorteDeMensagens({ estado, naFila, busca }: Omit<FiltroDeMensagens, 'ordem' | 'limite'>) {
  return {
    origem: sql`from mensagem m`,
    filtros: [
      estado !== undefined && sql`m.estado = ${estado}`,
      naFila !== undefined && sql`m.estado in ('PENDENTE', 'ENVIANDO')`,
      busca !== undefined && busca !== '' && sql`strpos(lower(m.para), ${busca.toLowerCase()}) > 0`,
    ],
  }
}

export function listarMensagens(tx: Banco, filtro: FiltroDeMensagens) {
  return listar<LinhaDeMensagem>(tx, filtro, {
    ...recorteDeMensagens(filtro),
    campos: CAMPOS,
    chave: sql`m.codigo`,
    colunas: COLUNAS,
  })
}

export async function mensagemPorCodigo(tx: Banco, codigo: string): Promise<LinhaDeMensagem | undefined> {
  const { rows } = await sql<LinhaDeMensagem>`select ${CAMPOS} from mensagem m where m.codigo = ${codigo}`.execute(tx)
  return rows[0]
}
