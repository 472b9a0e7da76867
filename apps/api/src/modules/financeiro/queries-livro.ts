import { ESTADOS_A_LIQUIDAR, LINHAS_SEM_CAIXA } from '@vetlume/dominio/financeiro'
import { ESTADOS_COM_SERVICO, ESTADOS_QUE_OCUPAM } from '@vetlume/dominio/nota-fiscal'
import { sql, type RawBuilder } from 'kysely'
import { literais, type Banco } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'
import type { Livro } from './policy.ts'

export interface FiltroDeContas {
  busca?: string | undefined
  de?: string | undefined
  ate?: string | undefined
  parceiro?: string | undefined
  competencia?: string | undefined
  vencido?: string | undefined
  aberto?: string | undefined
  valendo?: string | undefined
  estado?: string | undefined
  serie?: string | undefined
  nota?: string | undefined
  assinatura?: string | undefined
}

export interface Leitura {
  cliente: string
  livro: Livro
  /** Today in the company's zone. */
  hoje: string
}

// To the clinic and to the specialist, the other side is the company.
const aEmpresa = sql`(select e.nome_fantasia from cliente e where e.codigo = t.cliente)`

/** A cost that nobody pays, as depreciation: it is in the result, and is neither owed nor paid. */
export const semCaixa = (
  tipo = sql`t.tipo_despesa`,
) => sql`coalesce(${tipo} = any(array(select d.codigo from tipo_despesa d
  join grupo_despesa g on g.codigo = d.grupo where g.linha_dre in (${literais(LINHAS_SEM_CAIXA)}))), false)`

/** What is paid one by one: an exam that a closing charges, or will, is not. */
export const doLivro = sql`t.estado not in ('A_FATURAR', 'FATURADO')`

const titulos = (
  cliente: string,
  condicao: RawBuilder<unknown>,
  {
    contraparte = sql`t.contraparte`,
    prazo = sql`t.prazo`,
  }: Partial<Record<'contraparte' | 'prazo', RawBuilder<unknown>>> = {},
) => sql`
  (select t.codigo, 'TITULO' as tipo, t.numero, t.estado, t.descricao, ${contraparte} as contraparte, t.competencia, t.emissao, t.vencimento,
    t.numero_documento, t.forma, t.valor_centavos, t.desconto_centavos, t.acrescimo_centavos, t.pago_centavos, t.parceiro, t.tutor, t.tipo_despesa, t.atendimento,
    t.txid, t.busca, t.motivo, t.versao, t.fechamento, t.assinante, t.a_cancelar, t.serie, t.renegociacao, t.renegociado_por, t.natureza = 'PAGAR' and ${semCaixa()} as sem_caixa, ${prazo} as prazo
  from titulo t where t.cliente = ${cliente} and ${doLivro} and ${condicao})`

const estadoDoRepasse = sql`case t.estado when 'CONSOLIDADO' then coalesce(p.estado, 'PREVISTO') when 'CANCELADO' then 'CANCELADO' else 'PREVISTO' end`

/** A repasse reads as an account: forecast until it is consolidated, then in the state of the payable that it went into. */
export const repasses = (cliente: string, condicao: RawBuilder<unknown>) => sql`
  (select t.codigo, t.especialista, 'REPASSE' as tipo, a.numero,
    ${estadoDoRepasse} as estado,
    'Repasse de ' || s.nome || ', ' || an.nome as descricao, ${aEmpresa} as contraparte, t.competencia,
    (t.criado_em at time zone (select e.fuso from cliente e where e.codigo = t.cliente))::date as emissao, p.vencimento,
    null::text as numero_documento, null::text as forma, t.valor_centavos, 0 as desconto_centavos, 0 as acrescimo_centavos, case when p.estado = 'PAGO' then t.valor_centavos else 0 end as pago_centavos,
    a.parceiro, null::uuid as tutor, null::uuid as tipo_despesa, t.atendimento, null::text as txid,
    normalizar(s.nome || ' ' || an.nome) as busca, null::text as motivo, 1 as versao, null::uuid as fechamento, null::uuid as assinante, null::text as a_cancelar, null::uuid as serie, null::uuid as renegociacao,
    null::uuid as renegociado_por, false as sem_caixa,
    ordem_do_prazo(${estadoDoRepasse}, p.vencimento) as prazo
  from repasse t
  join atendimento a on a.cliente = t.cliente and a.codigo = t.atendimento
  join animal an on an.cliente = a.cliente and an.codigo = a.animal
  join atendimento_item i on i.cliente = t.cliente and i.codigo = t.item
  join servico s on s.cliente = i.cliente and s.codigo = i.servico
  left join titulo p on p.cliente = t.cliente and p.codigo = t.titulo
  where t.cliente = ${cliente} and ${condicao} and t.valor_centavos > 0)`

/** The rows of a book, as `c`. */
function fonte({ cliente, livro }: Leitura): RawBuilder<unknown> {
  switch (livro.tipo) {
    case 'RECEBER':
      return titulos(cliente, sql`t.natureza = 'RECEBER'`)
    case 'PAGAR':
      // What nobody pays waits for nothing, and stands with what is settled.
      return titulos(cliente, sql`t.natureza = 'PAGAR'`, {
        prazo: sql`case when ${semCaixa()} then ordem_do_prazo('PAGO', t.vencimento) else t.prazo end`,
      })
    case 'DA_CLINICA':
      // A clinic learns of a charge when it is real, and forgets it when it is taken back.
      return titulos(
        cliente,
        sql`t.natureza = 'RECEBER' and t.parceiro = ${livro.parceiro} and t.estado not in ('PREVISTO', 'CANCELADO')`,
        { contraparte: aEmpresa },
      )
    case 'REPASSES':
      return repasses(cliente, sql`t.especialista = ${livro.especialista}`)
  }
}

// What was given back and only waits for its note to be cancelled is owed by nobody.
const aLiquidar = sql`(c.estado in (${literais(ESTADOS_A_LIQUIDAR)}) and not c.sem_caixa and c.a_cancelar is null)`
export const saldo = sql`case when ${aLiquidar} then c.valor_centavos - c.desconto_centavos + c.acrescimo_centavos - c.pago_centavos else 0 end`
export const vencido = (hoje: string) => sql`(${aLiquidar} and c.vencimento < ${hoje}::date)`

/**
 * Keys of the newest `maximo` titles that have the words, by their own index; null where the few rows of the book are looked
 * through instead.
 */
export async function procurarTitulos(tx: Banco, { cliente, livro }: Leitura, busca: string, maximo: number) {
  if (livro.tipo === 'REPASSES') return null
  const lado = livro.tipo === 'PAGAR' ? 'PAGAR' : 'RECEBER'
  const clinica = livro.tipo === 'DA_CLINICA' ? livro.parceiro : null
  const { rows } = await sql<{ codigo: string }>`
    select busca.titulo(${cliente}, ${busca}, ${maximo}, ${lado}, ${clinica}::uuid) as codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** What was typed: a number, or words that `achados` have; without those, each row is looked at. */
export function filtroDeBusca(busca: string, achados: readonly string[] | null): RawBuilder<unknown> {
  // Not in sight of the planner, which would weigh the keys one by one.
  const achado =
    achados === null ? contem(sql`c.busca`, busca) : sql`c.codigo = any(array(select unnest(${achados}::uuid[])))`
  return /^\d{1,9}$/.test(busca) ? sql`(c.numero = ${Number(busca)} or ${achado})` : achado
}

const comNota = (
  cliente: string,
) => sql`exists (select from nota_fiscal n where n.cliente = ${cliente} and n.titulo = c.codigo
  and n.estado in (${literais(ESTADOS_QUE_OCUPAM)}))`

/** By what became of the note of an account. What may have none (a forecast, what was cancelled, what an agreement wrote) is not without it. */
function filtroDaNota({ cliente }: Leitura, nota: string): RawBuilder<unknown> {
  if (nota === 'A_CANCELAR') return sql`c.a_cancelar is not null`
  if (nota === 'COM') return comNota(cliente)
  return sql`(c.estado in (${literais(ESTADOS_COM_SERVICO)}) and c.renegociacao is null and c.a_cancelar is null and not ${comNota(cliente)})`
}

const filtrosDe = (leitura: Leitura, filtro: FiltroDeContas): RawBuilder<unknown>[] => {
  const { busca, de, ate, parceiro, competencia, estado, serie } = filtro
  const mes = `${competencia}-01`
  return [
    de ? sql`c.vencimento >= ${de}::date` : null,
    ate ? sql`c.vencimento <= ${ate}::date` : null,
    parceiro ? sql`c.parceiro = ${parceiro}` : null,
    competencia ? sql`c.competencia >= ${mes}::date and c.competencia < ${mes}::date + interval '1 month'` : null,
    filtro.vencido ? vencido(leitura.hoje) : null,
    filtro.aberto ? aLiquidar : null,
    filtro.valendo ? sql`c.estado not in ('CANCELADO', 'ESTORNADO')` : null,
    // A cost without payment is in no state of payment.
    estado ? sql`c.estado = ${estado} and not c.sem_caixa` : null,
    serie ? sql`c.serie = ${serie}` : null,
    filtro.nota ? filtroDaNota(leitura, filtro.nota) : null,
    filtro.assinatura ? sql`c.assinante is not null` : null,
    busca ? filtroDeBusca(busca, null) : null,
  ].filter((condicao) => condicao !== null)
}

/** Which accounts the list of a book has. */
export const recorteDeContas = (leitura: Leitura, filtro: FiltroDeContas) => ({
  origem: sql`from ${fonte(leitura)} c`,
  filtros: filtrosDe(leitura, filtro),
})

/** What may be added up over the rows of the list. */
export const MEDIDAS_DAS_CONTAS = { valorCentavos: sql`c.valor_centavos`, saldoCentavos: saldo }
