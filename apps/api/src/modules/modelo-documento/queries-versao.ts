import type { ConteudoDaVersao, ItemDeVersao, TipoDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

interface LinhaDoModelo {
  codigo: string
  nome: string
  tipo: TipoDeDocumento
  modalidade: string | null
  especie: string | null
  sexo: 'FEMEA' | 'MACHO' | null
  servico: string | null
}

/** The model, locked: whoever opens, saves, publishes or discards its draft takes turns. Throws NAO_ENCONTRADO. */
export async function travarModelo(tx: Banco, cliente: string, codigo: string): Promise<LinhaDoModelo> {
  const { rows } = await sql<LinhaDoModelo>`
    select codigo, nome, tipo, modalidade, especie, sexo, servico from modelo_documento
    where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
  return exigir(rows[0])
}

const EM_USO = sql`v.numero = (select max(p.numero) from modelo_documento_versao p
  where p.cliente = v.cliente and p.modelo = v.modelo and p.estado = 'PUBLICADA')`

const CABECALHO = sql`v.codigo, v.numero, v.estado, v.origem, v.criada_em as "criadaEm", v.criada_por as "criadaPor",
  v.alterada_em as "alteradaEm", v.alterada_por as "alteradaPor", v.publicada_em as "publicadaEm", v.publicada_por as "publicadaPor",
  coalesce(v.estado = 'PUBLICADA' and ${EM_USO}, false) as "emUso",
  (select count(*)::int from laudo l where l.cliente = v.cliente and l.modelo_versao = v.codigo)
  + (select count(*)::int from documento_emitido d where d.cliente = v.cliente and d.modelo_versao = v.codigo) as documentos`

/** Versions of a model, the newest first. */
export async function versoesDoModelo(tx: Banco, cliente: string, modelo: string): Promise<ItemDeVersao[]> {
  const { rows } = await sql<ItemDeVersao>`select ${CABECALHO} from modelo_documento_versao v
    where v.cliente = ${cliente} and v.modelo = ${modelo} order by v.numero desc`.execute(tx)
  return rows
}

type VersaoGuardada = ItemDeVersao & { revisao: number; estrutura: unknown; tipo: TipoDeDocumento }

function comConteudo({ estrutura, tipo, ...versao }: VersaoGuardada): VersaoDoModelo {
  return tipo === 'LAUDO'
    ? { ...versao, laudo: estrutura as VersaoDoModelo['laudo'], texto: null }
    : { ...versao, laudo: null, texto: estrutura as VersaoDoModelo['texto'] }
}

/** Which version of a model: one by its key, its draft, the published one in use, or what an editor would open. */
export type QualVersao = { codigo: string } | 'RASCUNHO' | 'EM_USO' | 'RASCUNHO_OU_EM_USO'

function filtroDe(qual: QualVersao) {
  if (typeof qual === 'object') return sql`v.codigo = ${qual.codigo}`
  if (qual === 'RASCUNHO') return sql`v.estado = 'RASCUNHO'`
  return qual === 'EM_USO' ? sql`v.estado = 'PUBLICADA'` : sql`true`
}

export async function lerVersao(
  tx: Banco,
  cliente: string,
  modelo: string,
  qual: QualVersao,
): Promise<VersaoDoModelo | undefined> {
  const { rows } = await sql<VersaoGuardada>`
    select ${CABECALHO}, v.revisao, v.estrutura, m.tipo
    from modelo_documento_versao v join modelo_documento m on m.cliente = v.cliente and m.codigo = v.modelo
    where v.cliente = ${cliente} and v.modelo = ${modelo} and ${filtroDe(qual)}
    order by v.estado = 'RASCUNHO' desc, v.numero desc limit 1`.execute(tx)
  return rows[0] === undefined ? undefined : comConteudo(rows[0])
}

interface NovaVersao extends ConteudoDaVersao {
  modelo: string
  numero: number
  origem: number | null
}

/** A new draft. Throws JA_EXISTE, from the database, when the model has one. */
export async function inserirVersao(
  tx: Banco,
  cliente: string,
  { modelo, numero, origem, laudo, texto }: NovaVersao,
  agora: Temporal.Instant,
  ator: Ator,
): Promise<string> {
  const quando = agora.toString()
  const { codigo } = await tx
    .insertInto('modelo_documento_versao')
    .values({
      cliente,
      modelo,
      numero,
      origem,
      estado: 'RASCUNHO',
      estrutura: JSON.stringify(laudo ?? texto),
      criada_em: quando,
      criada_por: ator.nome,
      alterada_em: quando,
      alterada_por: ator.nome,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function gravarRascunho(
  tx: Banco,
  cliente: string,
  codigo: string,
  { laudo, texto }: ConteudoDaVersao,
  agora: Temporal.Instant,
  ator: Ator,
): Promise<number> {
  const { revisao } = await tx
    .updateTable('modelo_documento_versao')
    .set((e) => ({
      estrutura: JSON.stringify(laudo ?? texto),
      revisao: e('revisao', '+', 1),
      alterada_em: agora.toString(),
      alterada_por: ator.nome,
    }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .returning('revisao')
    .executeTakeFirstOrThrow()
  return revisao
}

export async function apagarVersao(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx.deleteFrom('modelo_documento_versao').where('cliente', '=', cliente).where('codigo', '=', codigo).execute()
}

export async function ultimoNumero(tx: Banco, cliente: string, modelo: string): Promise<number> {
  const { rows } = await sql<{ numero: number }>`select coalesce(max(numero), 0) as numero from modelo_documento_versao
    where cliente = ${cliente} and modelo = ${modelo}`.execute(tx)
  return rows[0]?.numero ?? 0
}
