import { prazoDoIncidente, type Incidente } from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao, listar, proximoNumero, type Banco } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'
import type { Leitura } from './queries-registro.ts'
import { leituraDe } from './registro.ts'

interface Filtro {
  busca?: string | undefined
  situacao?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
}

const campos = (hoje: string) => sql`i.codigo, i.numero, i.estado, i.conhecido_em as "conhecidoEm", i.prazo,
  i.estado = 'ABERTO' and i.risco and i.prazo < ${hoje}::date as atrasado, i.descricao, i.dados, i.pessoas, i.medidas, i.risco,
  i.comunicado_em as "comunicadoEm", i.comunicacao, i.autor, i.versao`

export const listarIncidentes = (tx: Banco, { cliente, hoje }: Leitura, filtro: Filtro) =>
  listar<Incidente>(tx, filtro, {
    origem: sql`from incidente i`,
    campos: campos(hoje),
    chave: sql`i.codigo`,
    busca: filtro.busca ? contem(sql`normalizar(i.descricao)`, filtro.busca) : null,
    colunas: {
      prazo: { expressao: sql`i.ordem`, tipo: 'date' },
      numero: { expressao: sql`i.numero`, tipo: 'int8' },
    },
    filtros: [sql`i.cliente = ${cliente}`, filtro.situacao !== undefined && sql`i.estado = ${filtro.situacao}`],
  })

async function lerIncidente(tx: Banco, { cliente, hoje }: Leitura, codigo: string): Promise<Incidente> {
  const { rows } = await sql<Incidente>`
    select ${campos(hoje)} from incidente i where i.cliente = ${cliente} and i.codigo = ${codigo}`.execute(tx)
  return exigir(rows[0])
}

interface Dados {
  conhecidoEm: string
  descricao: string
  dados: string
  pessoas: number
  medidas: string | null
  risco: boolean
}

export async function registrarIncidente({ ctx, input }: { ctx: CtxCliente; input: Dados }): Promise<Incidente> {
  const { tx, cliente, ator, agora } = ctx
  if (input.conhecidoEm > leituraDe(ctx).hoje)
    throw new ErroDeDominio('VALIDACAO', { campos: { conhecidoEm: 'Informe um dia que já chegou.' } })
  const numero = await proximoNumero(tx, cliente, 'incidente')
  const { conhecidoEm, descricao, dados, pessoas, medidas, risco } = input
  const { codigo } = await tx
    .insertInto('incidente')
    .values({
      cliente,
      numero,
      estado: 'ABERTO',
      conhecido_em: conhecidoEm,
      prazo: prazoDoIncidente(conhecidoEm),
      descricao,
      dados,
      pessoas,
      medidas,
      risco,
      autor: ator.nome,
      criado_em: agora.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  ctx.auditar({ acao: 'CRIAR', entidade: 'incidente', registro: codigo, mudancas: { numero: [null, numero] } })
  return lerIncidente(tx, leituraDe(ctx), codigo)
}

async function mover(
  ctx: CtxCliente,
  { codigo, versao }: { codigo: string; versao: number },
  de: Incidente['estado'],
  mudanca: Readonly<Record<string, string>>,
): Promise<Incidente> {
  const { tx, cliente } = ctx
  await sql`select from incidente where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
  const antes = await lerIncidente(tx, leituraDe(ctx), codigo)
  if (antes.estado !== de)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: de === 'ABERTO' ? 'Este incidente já foi comunicado.' : 'Registre antes a comunicação do incidente.',
    })
  exigirVersao(antes, versao)
  await tx
    .updateTable('incidente')
    .set({ ...mudanca, versao: versao + 1 } as never)
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
  ctx.auditar({
    acao: 'MUDAR_ESTADO',
    entidade: 'incidente',
    registro: codigo,
    mudancas: Object.fromEntries(Object.entries(mudanca).map(([campo, valor]) => [campo, [null, valor] as const])),
  })
  return lerIncidente(tx, leituraDe(ctx), codigo)
}

/** Told to the ANPD and to the people, or why nobody had to be told. */
export const comunicarIncidente = ({
  ctx,
  input: { comunicacao, ...qual },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number; comunicacao: string }
}) => mover(ctx, qual, 'ABERTO', { estado: 'COMUNICADO', comunicacao, comunicado_em: ctx.agora.toString() })

export const encerrarIncidente = ({
  ctx,
  input: { medidas, ...qual },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number; medidas: string }
}) => mover(ctx, qual, 'COMUNICADO', { estado: 'ENCERRADO', medidas })
