import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { Banco } from './conexao.ts'
import type { DB } from './tipos.ts'

/** Tables whose state moves along a table of transitions of the domain. */
type ComEstado =
  | 'acerto'
  | 'agendamento'
  | 'atendimento'
  | 'cobranca_assinatura'
  | 'cobranca_pix'
  | 'cupom_uso'
  | 'estudo_recebido'
  | 'exportacao'
  | 'fechamento'
  | 'importacao'
  | 'incidente'
  | 'laudo'
  | 'lista_espera'
  | 'mensagem'
  | 'modelo_documento_versao'
  | 'movimento_bancario'
  | 'nota_fiscal'
  | 'pedido_titular'
  | 'repasse'
  | 'tentativa_pagamento'
  | 'titulo'

/** What nobody opens to change has no version. */
const SEM_VERSAO: ReadonlySet<ComEstado> = new Set([
  'cobranca_pix',
  'cupom_uso',
  'exportacao',
  'importacao',
  'mensagem',
  'modelo_documento_versao',
  'repasse',
  'tentativa_pagamento',
])

type Reservadas = 'cliente' | 'codigo' | 'estado' | 'versao'

/** What a step writes beside the state: values, or what the row itself says. */
export type ColunasDoPasso<T extends ComEstado> = {
  readonly [C in Exclude<keyof Updateable<DB[T]>, Reservadas>]?: Updateable<DB[T]>[C] | RawBuilder<unknown>
}

interface Passo<E extends string> {
  cliente: string
  codigos: readonly string[]
  /** The states that it may leave: the statement itself looks at them. */
  de: readonly E[]
  para: E
  /** What the row has to say beside its state. */
  se?: RawBuilder<unknown>
}

export interface Andada<E extends string> {
  codigo: string
  /** 0 of what has none. */
  versao: number
  /** The state that it left. */
  de: E
}

/**
 * The one statement that changes a state: one version more, and never from a state that the step does not leave. Only the
 * `dar-passo.ts` of each module calls it, which reads the table of transitions. Answers the rows that moved.
 */
export async function gravarPasso<T extends ComEstado, E extends string>(
  tx: Banco,
  tabela: T,
  { cliente, codigos, de, para, se = sql`true` }: Passo<E>,
  colunas: ColunasDoPasso<T> = {},
): Promise<Andada<E>[]> {
  const outras = Object.entries(colunas).map(([coluna, valor]) => sql`, ${sql.ref(coluna)} = ${valor}`)
  const [lida, soma] = SEM_VERSAO.has(tabela) ? [sql`0`, sql``] : [sql`versao`, sql`, versao = versao + 1`]
  const { rows } = await sql<Andada<E>>`
    update ${sql.table(tabela)} set estado = ${para}${soma} ${sql.join(outras, sql``)}
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[]) and estado = any(${de}::text[]) and ${se}
    returning codigo, ${lida} as versao, old.estado as de`.execute(tx)
  return rows
}

/** The same of one row. Throws TRANSICAO_INVALIDA when it is in another state by now. */
export async function gravarPassoDe<T extends ComEstado, E extends string>(
  tx: Banco,
  tabela: T,
  { codigo, ...passo }: Omit<Passo<E>, 'codigos'> & { codigo: string },
  colunas: ColunasDoPasso<T> = {},
): Promise<Andada<E>> {
  const [andada] = await gravarPasso<T, E>(tx, tabela, { ...passo, codigos: [codigo] }, colunas)
  if (andada === undefined) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  return andada
}
