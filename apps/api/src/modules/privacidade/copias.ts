import { prazoDoProntuario, type CopiaDeProntuario } from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao, listar, type Banco } from '../../infra/banco/index.ts'
import { animalNaVisao } from '../animal/index.ts'
import { visaoDosCadastros, contem, referencia } from '../cadastros/index.ts'
import type { Leitura } from './queries-leitura.ts'
import { leituraDe } from './pedidos.ts'

interface Filtro {
  busca?: string | undefined
  animal?: string | undefined
  situacao?: 'ESPERA' | 'ENTREGUE' | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
}

const ORIGEM = sql`from copia_prontuario c join animal a on a.cliente = c.cliente and a.codigo = c.animal`
const campos = (
  hoje: string,
) => sql`c.codigo, ${referencia('a')} as animal, c.para, c.finalidade, c.identidade, c.pedida_em as "pedidaEm", c.prazo,
  c.entregue_em is null and c.prazo < ${hoje}::date as atrasada, c.documentos, c.meio, c.entregue_em as "entregueEm", c.autor, c.versao`

export const listarCopias = (tx: Banco, { cliente, hoje }: Leitura, filtro: Filtro) =>
  listar<CopiaDeProntuario>(tx, filtro, {
    origem: ORIGEM,
    campos: campos(hoje),
    chave: sql`c.codigo`,
    busca: filtro.busca ? contem(sql`normalizar(a.nome || ' ' || c.para)`, filtro.busca) : null,
    colunas: {
      prazo: { expressao: sql`c.ordem`, tipo: 'date' },
      pedida: { expressao: sql`c.pedida_em`, tipo: 'date' },
    },
    filtros: [
      sql`c.cliente = ${cliente}`,
      filtro.animal !== undefined && sql`c.animal = ${filtro.animal}`,
      filtro.situacao !== undefined &&
        (filtro.situacao === 'ESPERA' ? sql`c.entregue_em is null` : sql`c.entregue_em is not null`),
    ],
  })

export async function lerCopia(tx: Banco, { cliente, hoje }: Leitura, codigo: string): Promise<CopiaDeProntuario> {
  const { rows } = await sql<CopiaDeProntuario>`
    select ${campos(hoje)} ${ORIGEM} where c.cliente = ${cliente} and c.codigo = ${codigo}`.execute(tx)
  return exigir(rows[0])
}

interface Pedido {
  animal: string
  para: string
  finalidade: string
  pedidaEm: string
}

/** Somebody asked for the copy of a prontuário: five business days begin to count. */
export async function pedirCopia({ ctx, input }: { ctx: CtxCliente; input: Pedido }): Promise<CopiaDeProntuario> {
  const { tx, cliente, ator, agora } = ctx
  const { animal, para, finalidade, pedidaEm } = input
  if (!(await animalNaVisao(tx, cliente, visaoDosCadastros(ator), animal))) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (pedidaEm > leituraDe(ctx).hoje)
    throw new ErroDeDominio('VALIDACAO', { campos: { pedidaEm: 'Informe um dia que já chegou.' } })
  const { codigo } = await tx
    .insertInto('copia_prontuario')
    .values({
      cliente,
      animal,
      para,
      finalidade,
      pedida_em: pedidaEm,
      prazo: prazoDoProntuario(pedidaEm),
      autor: ator.nome,
      criado_em: agora.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  ctx.auditar({
    acao: 'PEDIR_COPIA',
    entidade: 'animal',
    registro: animal,
    mudancas: { para: [null, para], finalidade: [null, finalidade] },
  })
  return lerCopia(tx, leituraDe(ctx), codigo)
}

interface Entrega {
  codigo: string
  versao: number
  identidade: string
  documentos: string[]
  meio: string
}

/** The copy was handed over: to whom, when, which documents. */
export async function entregarCopia({ ctx, input }: { ctx: CtxCliente; input: Entrega }): Promise<CopiaDeProntuario> {
  const { tx, cliente, ator, agora } = ctx
  const { codigo, versao, identidade, documentos, meio } = input
  await sql`select from copia_prontuario where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(
    tx,
  )
  const antes = await lerCopia(tx, leituraDe(ctx), codigo)
  if (antes.entregueEm !== null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Esta cópia já foi entregue.' })
  exigirVersao(antes, versao, { detalhes: { atual: antes } })
  await sql`update copia_prontuario set identidade = ${identidade}, documentos = ${documentos}::text[], meio = ${meio}, entregue_em = ${agora.toString()},
    autor = ${ator.nome}, versao = versao + 1 where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  ctx.auditar({
    acao: 'ENTREGAR_COPIA',
    entidade: 'animal',
    registro: antes.animal.codigo,
    mudancas: {
      para: [null, antes.para],
      identidade: [null, identidade],
      documentos: [null, documentos],
      meio: [null, meio],
    },
  })
  return lerCopia(tx, leituraDe(ctx), codigo)
}

type NaHora = Omit<Pedido, 'pedidaEm'> & Omit<Entrega, 'codigo' | 'versao'>

/** Asked and handed over at once: both are written down, or neither. */
export async function entregarNaHora({ ctx, input }: { ctx: CtxCliente; input: NaHora }): Promise<CopiaDeProntuario> {
  const { animal, para, finalidade, ...entrega } = input
  const pedido = { animal, para, finalidade, pedidaEm: leituraDe(ctx).hoje }
  const { codigo, versao } = await pedirCopia({ ctx, input: pedido })
  return entregarCopia({ ctx, input: { codigo, versao, ...entrega } })
}
