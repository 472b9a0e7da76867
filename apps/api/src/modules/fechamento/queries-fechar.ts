import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { ClinicaFaturada } from './queries-previa.ts'

export async function clinicasPorCodigo(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<Map<string, ClinicaFaturada>> {
  const { rows } = await sql<ClinicaFaturada>`
    select codigo, nome, emails_de_cobranca(parceiro) as emails, dia_fechamento, dia_vencimento, vence_em_dia_de_banco, comissao_bp
    from parceiro
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[])`.execute(tx)
  return new Map(rows.map((clinica) => [clinica.codigo, clinica]))
}

export interface NovoFechamento {
  cliente: string
  codigo: string
  numero: number
  parceiro: string
  ate: string
  titulo: string
  desconto_centavos: number
  desconto_motivo: string | null
  comissao_bp: number
  comissao_centavos: number
  autor: string
  criado_em: string
  /** What its number and its clinic are searched by. */
  nome: string
}

export async function inserirFechamentos(tx: Banco, fechamentos: readonly NovoFechamento[]): Promise<void> {
  await tx
    .insertInto('fechamento')
    .values(
      fechamentos.map(({ nome, ...fechamento }) => ({
        ...fechamento,
        estado: 'ENVIADO',
        busca: sql<string>`normalizar(${nome})`,
      })),
    )
    .execute()
}

export interface TituloDoFechamento {
  cliente: string
  codigo: string
  numero: number
  fechamento: string
  parceiro: string
  contraparte: string
  descricao: string
  competencia: string
  emissao: string
  vencimento: string
  valor_centavos: number
  txid: string
  criado_em: string
}

export async function inserirTitulosDosFechamentos(tx: Banco, titulos: readonly TituloDoFechamento[]): Promise<void> {
  await tx
    .insertInto('titulo')
    .values(titulos.map((titulo) => ({ ...titulo, natureza: 'RECEBER', estado: 'ABERTO' })))
    .execute()
}

/** Puts charges into their closings: two arrays side by side. */
export async function faturarCobrancas(
  tx: Banco,
  cliente: string,
  cobrancas: readonly { codigo: string; fechamento: string }[],
): Promise<void> {
  await sql`
    update titulo t set estado = 'FATURADO', fechamento = c.fechamento, versao = t.versao + 1
    from unnest(${cobrancas.map(({ codigo }) => codigo)}::uuid[], ${cobrancas.map(({ fechamento }) => fechamento)}::uuid[]) as c (codigo, fechamento)
    where t.cliente = ${cliente} and t.codigo = c.codigo and t.estado = 'A_FATURAR'`.execute(tx)
}

/** Takes charges out of a closing, all of them or one: they wait for the next. Answers their atendimentos. */
export async function devolverCobrancas(
  tx: Banco,
  { cliente, fechamento, cobranca }: { cliente: string; fechamento: string; cobranca?: string },
): Promise<string[]> {
  const { rows } = await sql<{ atendimento: string }>`
    update titulo set estado = 'A_FATURAR', fechamento = null, versao = versao + 1
    where cliente = ${cliente} and fechamento = ${fechamento} and estado = 'FATURADO'
      ${cobranca === undefined ? sql`` : sql`and codigo = ${cobranca}`}
    returning atendimento`.execute(tx)
  return rows.map(({ atendimento }) => atendimento)
}
