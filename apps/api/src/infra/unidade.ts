import type { CtxCliente, CtxEquipe, CtxLivre, CtxPlataforma } from '../context.ts'
import { sql } from 'kysely'
import { gravarAuditoria, type RegistroDeAuditoria } from './auditoria.ts'
import { emTransacao, numaSo, type Banco, type Instrucao } from './banco/index.ts'
import { inserirEventos, type EventoDeDominio } from './eventos.ts'
import type { Ator } from './token.ts'

type Comum<A extends Ator | null> = Omit<CtxLivre<A>, 'emCliente' | 'emEquipe' | 'emPlataforma'> & {
  /** Its transactions only read: a change, an event or a trail left in one of them is refused. */
  soLe?: boolean
}

/** One event with its one row of the trail, what most changes leave, go in one statement; more of them would be as many texts to prepare. */
function emUma(eventos: readonly Instrucao[], trilha: readonly Instrucao[], linhas: number): readonly Instrucao[] {
  const [daTrilha] = trilha
  return daTrilha !== undefined && eventos.length === 1 && linhas === 2
    ? [numaSo(daTrilha, eventos)]
    : [...eventos, ...trilha]
}

/** Runs a verb under one tenant: change, outbox and audit trail commit together or not at all. */
export function emCliente<A extends Ator | null, T>(
  db: Banco,
  comum: Comum<A>,
  cliente: string,
  trabalho: (ctx: CtxCliente<A>) => Promise<T>,
): Promise<T> {
  const { soLe = false } = comum
  return emTransacao(db, { papel: 'cliente', cliente, soLe }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    const eventos: EventoDeDominio[] = []
    const resultado = await trabalho({
      ...comum,
      tx,
      cliente,
      auditar: (registro) => void registros.push(registro),
      publicar: (evento) => void eventos.push(evento),
      aoFechar: (instrucao) => void noFim.push(instrucao),
    })
    const publicados = inserirEventos(cliente, eventos, comum.agora)
    noFim.push(
      ...emUma(publicados, await gravarAuditoria(tx, cliente, registros, comum), eventos.length + registros.length),
    )
    return resultado
  })
}

/** Runs a verb on the people of one company: its audit trail is that company's chain. */
export function emEquipe<A extends Ator | null, T>(
  db: Banco,
  comum: Comum<A>,
  cliente: string,
  trabalho: (ctx: CtxEquipe<A>) => Promise<T>,
): Promise<T> {
  const { soLe = false } = comum
  return emTransacao(db, { papel: 'equipe', cliente, soLe }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    const resultado = await trabalho({
      ...comum,
      tx,
      cliente,
      auditar: (registro) => void registros.push(registro),
      aoFechar: (instrucao) => void noFim.push(instrucao),
    })
    noFim.push(...(await gravarAuditoria(tx, cliente, registros, comum)))
    return resultado
  })
}

async function operadora(tx: Banco): Promise<string> {
  const { rows } = await sql<{ codigo: string }>`select codigo from cliente where operadora`.execute(tx)
  const [linha] = rows
  if (linha === undefined) throw new Error('no operator company: the base data was not loaded')
  return linha.codigo
}

/** Runs a verb on accounts and shared registries; its audit trail is the operator's chain. */
export function emPlataforma<A extends Ator | null, T>(
  db: Banco,
  comum: Comum<A>,
  trabalho: (ctx: CtxPlataforma<A>) => Promise<T>,
): Promise<T> {
  const { soLe = false } = comum
  return emTransacao(db, { papel: 'plataforma', soLe }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    const resultado = await trabalho({
      ...comum,
      tx,
      auditar: (registro) => void registros.push(registro),
      aoFechar: (instrucao) => void noFim.push(instrucao),
    })
    if (registros.length > 0) noFim.push(...(await gravarAuditoria(tx, await operadora(tx), registros, comum)))
    return resultado
  })
}

/** No transaction yet: whoever has it opens those that it needs. */
export function ctxLivre<A extends Ator | null>(db: Banco, comum: Comum<A>): CtxLivre<A> {
  return {
    ...comum,
    emCliente: (cliente, trabalho) => emCliente(db, comum, cliente, trabalho),
    emEquipe: (cliente, trabalho) => emEquipe(db, comum, cliente, trabalho),
    emPlataforma: (trabalho) => emPlataforma(db, comum, trabalho),
  }
}
