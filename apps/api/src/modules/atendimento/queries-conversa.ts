import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** A comment with who wrote it. */
export type ComentarioLido = Omit<AtendimentoCompleto['comentarios'][number], 'permissoes'> & { escritoPor: string }

/** Comments that come at once. */
export const COMENTARIOS_POR_PAGINA = 50
/** What a timeline shows; nobody does this much to one exam. */
const MAXIMO_DE_ACONTECIMENTOS = 500

const campos = sql`c.codigo, c.versao, c.autor, c.usuario as "escritoPor", c.do_parceiro as "doParceiro", c.texto,
  c.criado_em as "criadoEm", c.editado_em as "editadoEm"`

/** The last comments, or those before `antes`, and one more: read by `comentariosDe`. */
export const consultaDosComentarios = (cliente: string, atendimento: string, antes: string | null = null) =>
  sql<ComentarioLido>`
    select ${campos} from atendimento_comentario c where c.cliente = ${cliente} and c.atendimento = ${atendimento}
      ${antes === null ? sql`` : sql`and c.codigo < ${antes}`}
    order by c.codigo desc limit ${COMENTARIOS_POR_PAGINA + 1}`

/** A page of comments, oldest first, and whether there are more before it. */
export const comentariosDe = (lidos: readonly ComentarioLido[]) => ({
  itens: lidos.slice(0, COMENTARIOS_POR_PAGINA).toReversed(),
  haAnteriores: lidos.length > COMENTARIOS_POR_PAGINA,
})

export async function lerComentario(
  tx: Banco,
  cliente: string,
  atendimento: string,
  codigo: string,
): Promise<ComentarioLido | undefined> {
  const { rows } = await sql<ComentarioLido>`select ${campos} from atendimento_comentario c
    where c.cliente = ${cliente} and c.atendimento = ${atendimento} and c.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** Writes another text or, with null, takes it away. */
export async function alterarComentario(
  tx: Banco,
  cliente: string,
  { codigo, versao }: Pick<ComentarioLido, 'codigo' | 'versao'>,
  texto: string | null,
  agora: Temporal.Instant,
): Promise<void> {
  const quando = agora.toString()
  await tx
    .updateTable('atendimento_comentario')
    .set({ texto, versao: versao + 1, ...(texto === null ? { removido_em: quando } : { editado_em: quando }) })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/** When this person opened it last: what the other side wrote since is new. */
export const consultaDaUltimaLeitura = (cliente: string, atendimento: string, usuario: string) =>
  sql<{ quando: string }>`select x.quando from acesso_clinico x
    where x.cliente = ${cliente} and x.entidade = 'atendimento' and x.registro = ${atendimento} and x.usuario = ${usuario}
    order by x.codigo desc limit 1`

/** How many there are, with the atendimento held so that two people who write take turns. */
export async function contarComentarios(tx: Banco, cliente: string, atendimento: string): Promise<number> {
  await sql`select from atendimento where cliente = ${cliente} and codigo = ${atendimento} for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from atendimento_comentario
    where cliente = ${cliente} and atendimento = ${atendimento}`.execute(tx)
  return rows[0]?.n ?? 0
}

// What the atendimento's own timeline tells already.
const REPETIDOS = ['SOLICITADO', 'INICIAR', 'REALIZAR', 'CANCELAR', 'FALTAR'] as const

/** What happened to the atendimento and to its appointment, oldest first. */
export const consultaDaLinhaDoTempo = (cliente: string, atendimento: string) =>
  sql<AtendimentoCompleto['linhaDoTempo'][number]>`
    select ev.codigo, ev.tipo, ev.texto, ev.autor, ev.quando from atendimento_evento ev
      where ev.cliente = ${cliente} and ev.atendimento = ${atendimento}
    union all
    select v.codigo, v.tipo, v.texto, v.autor, v.quando from atendimento a
      join agendamento_evento v on v.cliente = a.cliente and v.agendamento = a.agendamento
      where a.cliente = ${cliente} and a.codigo = ${atendimento} and v.tipo not in (${sql.join(REPETIDOS.map((t) => sql.lit(t)))})
    order by quando, codigo limit ${MAXIMO_DE_ACONTECIMENTOS}`
