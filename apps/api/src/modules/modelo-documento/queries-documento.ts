import type { DocumentoDeTexto, DocumentoEmitido, ServicoDoDocumento } from '@vetlume/dominio/modelo-documento'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import { documentosDoEspecialista } from '../animal/index.ts'

/** The items of an atendimento as a receipt or a quote lists them. */
export async function servicosDoAtendimento(
  tx: Banco,
  cliente: string,
  atendimento: string,
): Promise<ServicoDoDocumento[]> {
  const { rows } = await sql<ServicoDoDocumento>`
    select left(s.nome, 160) as descricao, 1 as quantidade, i.preco_centavos as centavos
    from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = ${cliente} and i.atendimento = ${atendimento} and not i.cancelado order by i.ordem, i.codigo`.execute(
    tx,
  )
  return rows
}

/** What was paid of an atendimento, reversals taken out; a courtesy pays nothing. */
export async function recebidoDoAtendimento(
  tx: Banco,
  cliente: string,
  atendimento: string,
): Promise<{ numero: number; centavos: number }> {
  const { rows } = await sql<{ numero: number; centavos: number }>`
    select a.numero, (select coalesce(sum(p.valor_centavos), 0)::int from titulo t
        join pagamento p on p.cliente = t.cliente and p.titulo = t.codigo and p.metodo <> 'CORTESIA'
        where t.cliente = a.cliente and t.atendimento = a.codigo and t.natureza = 'RECEBER'
          and t.estado not in ('CANCELADO', 'ESTORNADO')) as centavos
    from atendimento a where a.cliente = ${cliente} and a.codigo = ${atendimento}`.execute(tx)
  return exigir(rows[0])
}

interface Novo {
  numero: number
  modelo_versao: string
  tipo: string
  titulo: string
  animal: string
  atendimento: string | null
  especialista: string | null
  documento: DocumentoDeTexto
  documento_sha256: string
  emitido_em: string
  emitido_por: string | null
}

export async function inserirDocumento(tx: Banco, cliente: string, { documento, ...novo }: Novo): Promise<string> {
  const { codigo } = await tx
    .insertInto('documento_emitido')
    .values({ cliente, ...novo, documento: JSON.stringify(documento) })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

const MAXIMO = 200

export async function documentosEmitidos(
  tx: Banco,
  cliente: string,
  {
    animal,
    atendimento,
    especialista,
  }: { animal?: string | undefined; atendimento?: string | undefined; especialista: string | null },
): Promise<DocumentoEmitido[]> {
  const { rows } = await sql<DocumentoEmitido>`
    select d.codigo, d.numero, d.tipo, d.titulo, json_build_object('codigo', n.codigo, 'nome', n.nome) as animal,
      d.emitido_em as "emitidoEm", d.emitido_por as "emitidoPor"
    from documento_emitido d join animal n on n.cliente = d.cliente and n.codigo = d.animal
    where d.cliente = ${cliente} and ${documentosDoEspecialista(especialista)} ${animal === undefined ? sql`` : sql`and d.animal = ${animal}`}
      ${atendimento === undefined ? sql`` : sql`and d.atendimento = ${atendimento}`}
    order by d.codigo desc limit ${MAXIMO}`.execute(tx)
  return rows
}

interface Guardado {
  animal: string
  numero: number
  tipo: string
  documento: DocumentoDeTexto
  emitido_em: string
}

export async function documentoGuardado(
  tx: Banco,
  cliente: string,
  { codigo, especialista }: { codigo: string; especialista: string | null },
): Promise<Guardado | undefined> {
  const { rows } =
    await sql<Guardado>`select d.animal, d.numero, d.tipo, d.documento, d.emitido_em from documento_emitido d
    where d.cliente = ${cliente} and d.codigo = ${codigo} and ${documentosDoEspecialista(especialista)}`.execute(tx)
  return rows[0]
}

/** The patient of an atendimento, if it is of the company and, when given, of that specialist. */
export async function animalDoAtendimento(
  tx: Banco,
  cliente: string,
  atendimento: string,
  especialista: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{
    animal: string
  }>`select animal from atendimento where cliente = ${cliente} and codigo = ${atendimento}
    and (${especialista}::uuid is null or especialista = ${especialista}::uuid)`.execute(tx)
  return rows[0]?.animal
}
