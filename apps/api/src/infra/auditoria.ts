import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import { sql } from 'kysely'
import { planoGenerico, type Banco, type Instrucao } from './banco/index.ts'
import type { Ator } from './token.ts'

export interface RegistroDeAuditoria {
  acao: AcaoDaTrilha
  entidade: string
  registro: string
  /** What changed: field → [before, after]. Creation has null before. */
  mudancas: Readonly<Record<string, readonly [antes: unknown, depois: unknown]>>
}

export interface OrigemDaMudanca {
  ator: Ator | null
  requestId: string
  endereco: string | null
  agora: Temporal.Instant
}

/** Fields that differ between two rows, for the audit trail; `versao` is left out because it always does. */
export function diferencas(
  antes: Readonly<Record<string, unknown>> | null,
  depois: Readonly<Record<string, unknown>>,
): RegistroDeAuditoria['mudancas'] {
  const pares = Object.entries(depois)
    .filter(([campo, valor]) => campo !== 'versao' && valor !== undefined)
    .map(([campo, valor]) => [campo, [antes?.[campo] ?? null, valor]] as const)
    .filter(([, [velho, novo]]) => JSON.stringify(velho) !== JSON.stringify(novo))
  return Object.fromEntries(pares)
}

/** Rows of one statement: an import leaves thousands, and a statement has a limit of values and of time. */
const LOTE = 500

/**
 * Appends to the tenant's hash chain. It takes the lock of the chain's head, so the last lot, which is answered, must leave
 * with the commit: `Unidade` does it, verbs only collect.
 */
export async function gravarAuditoria(
  tx: Banco,
  cliente: string,
  registros: readonly RegistroDeAuditoria[],
  origem: OrigemDaMudanca,
): Promise<Instrucao[]> {
  if (registros.length === 0) return []
  let inicio = 0
  for (; inicio + LOTE < registros.length; inicio += LOTE)
    await inserirLote(cliente, registros.slice(inicio, inicio + LOTE), origem).execute(tx)
  return [inserirLote(cliente, registros.slice(inicio), origem)]
}

function inserirLote(
  cliente: string,
  registros: readonly RegistroDeAuditoria[],
  { ator, requestId, endereco, agora }: OrigemDaMudanca,
) {
  const linhas = registros.map(
    ({ acao, entidade, registro, mudancas }) =>
      sql`(${cliente}, ${agora.toString()}, ${ator?.usuario ?? null}, ${ator?.nome ?? null}, ${requestId}, ${endereco},
        ${acao}, ${entidade}, ${registro}, ${JSON.stringify(mudancas)})`,
  )
  return planoGenerico(
    'rows that are written as they come',
    sql`insert into auditoria (cliente, quando, usuario, nome_usuario, requisicao, endereco, acao, entidade, registro, mudancas)
    select l.cliente::uuid, l.quando::timestamptz, l.usuario::uuid, l.nome, l.requisicao, l.endereco, l.acao, l.entidade, l.registro, l.mudancas::jsonb
    from (values ${sql.join(linhas)}) as l (cliente, quando, usuario, nome, requisicao, endereco, acao, entidade, registro, mudancas)`,
  )
}
