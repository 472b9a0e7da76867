import type { EstadoDoFechamento } from '@vetlume/dominio/fechamento'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface FechamentoTravado {
  codigo: string
  numero: number
  parceiro: string
  estado: EstadoDoFechamento
  titulo: string
  desconto_centavos: number
  comissao_bp: number
  comissao_centavos: number
  versao: number
}

/** A closing that stands or stood, and what it charges, locked until commit. A clinic reaches its own that stand. */
export async function travarFechamento(
  tx: Banco,
  { cliente, clinica }: { cliente: string; clinica: string | null },
  codigo: string,
): Promise<FechamentoTravado | undefined> {
  await sql`select from fechamento where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  const { rows } = await sql<FechamentoTravado>`
    select f.codigo, f.numero, f.parceiro, case f.estado when 'REABERTO' then 'REABERTO' else t.estado end as estado, f.titulo,
      f.desconto_centavos, f.comissao_bp, f.comissao_centavos, f.versao
    from fechamento f join titulo t on t.cliente = f.cliente and t.codigo = f.titulo
    where f.cliente = ${cliente} and f.codigo = ${codigo}
      ${clinica === null ? sql`` : sql`and f.parceiro = ${clinica} and f.estado = 'ENVIADO'`} for update of t`.execute(
    tx,
  )
  return rows[0]
}

/** The charges of a closing, in centavos by their key. */
export async function cobrancasDoFechamento(
  tx: Banco,
  cliente: string,
  fechamento: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ codigo: string; valor_centavos: number }>`
    select codigo, valor_centavos from titulo
    where cliente = ${cliente} and fechamento = ${fechamento} and estado = 'FATURADO'`.execute(tx)
  return new Map(rows.map(({ codigo, valor_centavos }) => [codigo, valor_centavos]))
}

export async function inserirContestacao(
  tx: Banco,
  contestacao: {
    cliente: string
    fechamento: string
    titulo: string
    comentario: string
    autor: string
    criado_em: string
  },
): Promise<void> {
  await tx.insertInto('fechamento_contestacao').values(contestacao).execute()
}

/** The charge that an unanswered dispute is about. */
export async function contestacaoAberta(
  tx: Banco,
  { cliente, fechamento, codigo }: { cliente: string; fechamento: string; codigo: string },
): Promise<{ titulo: string; aceita: boolean | null } | undefined> {
  return tx
    .selectFrom('fechamento_contestacao')
    .select(['titulo', 'aceita'])
    .where('cliente', '=', cliente)
    .where('fechamento', '=', fechamento)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

export interface Resposta {
  aceita: boolean
  resposta: string
  respondida_por: string
  respondida_em: string
}

/** Answers one dispute, or all that nobody answered. */
export async function responderContestacoes(
  tx: Banco,
  { cliente, fechamento, codigo }: { cliente: string; fechamento: string; codigo?: string },
  resposta: Resposta,
): Promise<void> {
  await tx
    .updateTable('fechamento_contestacao')
    .set(resposta)
    .where('cliente', '=', cliente)
    .where('fechamento', '=', fechamento)
    .where('aceita', 'is', null)
    .$if(codigo !== undefined, (consulta) => consulta.where('codigo', '=', codigo ?? ''))
    .execute()
}

/** What a closing is worth, or one version more of it alone. */
export async function mudarFechamento(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  colunas: { comissao_centavos?: number },
): Promise<void> {
  await tx
    .updateTable('fechamento')
    .set((eb) => ({ ...colunas, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function mudarValorDoTitulo(
  tx: Banco,
  { cliente, titulo }: { cliente: string; titulo: string },
  valor_centavos: number,
): Promise<void> {
  await tx
    .updateTable('titulo')
    .set((eb) => ({ valor_centavos, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', titulo)
    .execute()
}
