import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNosTitulos } from '../financeiro/index.ts'
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

/** Puts charges into a closing. */
export const faturarCobrancas = (
  tx: Banco,
  { cliente, fechamento }: { cliente: string; fechamento: string },
  codigos: readonly string[],
): Promise<void> => darPassoNosTitulos(tx, cliente, codigos, 'faturar', { fechamento })

/** Takes charges out of a closing, all of them or one: they wait for the next. Answers their atendimentos. */
export async function devolverCobrancas(
  tx: Banco,
  { cliente, fechamento, cobranca }: { cliente: string; fechamento: string; cobranca?: string },
): Promise<string[]> {
  const { rows } = await sql<{ codigo: string; atendimento: string }>`
    select codigo, atendimento from titulo
    where cliente = ${cliente} and fechamento = ${fechamento} and estado = 'FATURADO'
      ${cobranca === undefined ? sql`` : sql`and codigo = ${cobranca}`} order by codigo for no key update`.execute(tx)
  const codigos = rows.map(({ codigo }) => codigo)
  await darPassoNosTitulos(tx, cliente, codigos, 'sairDoFechamento', { fechamento: null })
  return rows.map(({ atendimento }) => atendimento)
}
