import {
  PARCELAS,
  type Dimensao,
  type RecorteDaContribuicao,
  type SomasDaContribuicao,
} from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { planoPorValores, type Banco } from '../../infra/banco/index.ts'
import { doTitulo, FATOS, viva, type OrigemDaPartida } from './queries-partida.ts'

export interface FiltroDaContribuicao {
  parcela?: RecorteDaContribuicao | undefined
  especialista?: string | undefined
  servico?: string | undefined
  semVinculo?: Dimensao | undefined
  de?: string | undefined
  ate?: string | undefined
}

const CHAVES = { ESPECIALISTA: 'especialista', SERVICO: 'servico', CLINICA: 'parceiro' } as const

/** Which part of the contribution a leg is, by its line and group; null of what is no part of it. */
const PARCELA = sql`case ${sql.join(
  PARCELAS.map(
    ({ parcela, linha, grupo, menos }) =>
      sql`when l.linha = ${sql.lit(linha)}${
        grupo === null ? sql`` : sql` and l.grupo = ${sql.lit(grupo)}`
      }${menos === null ? sql`` : sql` and l.grupo <> ${sql.lit(menos)}`} then ${sql.lit(parcela)}`,
  ),
  sql` `,
)} end`

/** Legs of the result by competência that a kind of fact wrote, as their line and group are now. `fato` joins what is told of them. */
const pernas = (
  cliente: string,
  { de, ate }: FiltroDaContribuicao,
  origem: Exclude<OrigemDaPartida, 'ABERTURA'>,
  { campos, fato }: { campos: RawBuilder<unknown>; fato: RawBuilder<unknown> },
) => sql`
  select p.codigo, p.dia, p.parte, coalesce(p.classe, g.linha_dre) as linha, coalesce(p.grupo, g.nome) as grupo, -p.centavos as centavos,
    p.tipo_despesa, p.conta_financeira, ${campos}
  from partida p ${fato} left join tipo_despesa d on d.codigo = p.tipo_despesa left join grupo_despesa g on g.codigo = d.grupo
  where p.cliente = ${cliente} and p.regime = 'COMPETENCIA' and p.origem = ${origem} and ${viva}${
    de === undefined ? sql`` : sql` and p.dia >= ${de}::date`
  }${ate === undefined ? sql`` : sql` and p.dia <= ${ate}::date`}`

const COLUNAS = sql`l.codigo, l.dia, l.parte, l.linha, l.grupo, l.centavos, l.tipo_despesa, l.conta_financeira, l.natureza, l.titulo, l.numero,
  l.descricao, l.contraparte, l.transferencia`
const doExame = sql`i.codigo as exame, i.servico, i.preco_centavos as preco, i.desconto_centavos as desconto`

/**
 * Legs by exam, and whether the leg counts it, once though two titles may charge it: of a charge, its exams; of a closing, all that it charges, found by its key; of a repasse, its own; of anything else, as the fee of a transfer, none. What is told
 * of a fact is asked for only where it is shown.
 */
function porExame(cliente: string, filtro: FiltroDaContribuicao) {
  const doFato = { campos: sql`${doTitulo}, t.fechamento, t.especialista, t.coparticipacao` }
  const doRepasse = {
    campos: sql`f.natureza, f.titulo, f.numero, f.descricao, f.contraparte, f.parceiro, f.atendimento, f.transferencia, r.especialista, r.item`,
    fato: sql`join repasse r on r.cliente = p.cliente and r.codigo = p.documento cross join lateral (${FATOS.REPASSE}) f`,
  }
  return sql`
    with dos_titulos as materialized (
      ${pernas(cliente, filtro, 'TITULO', {
        ...doFato,
        fato: sql`join titulo t on t.cliente = p.cliente and t.codigo = p.documento`,
      })}
      union all
      ${pernas(cliente, filtro, 'PAGAMENTO', {
        ...doFato,
        fato: sql`join pagamento m on m.cliente = p.cliente and m.codigo = p.documento
          join titulo t on t.cliente = m.cliente and t.codigo = m.titulo`,
      })}),
    dos_fechamentos as materialized (
      select x.fechamento, a.codigo, a.especialista, a.parceiro, ${doExame} from titulo x
      join atendimento a on a.cliente = x.cliente and a.codigo = x.atendimento
      join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
      where x.cliente = ${cliente} and x.natureza = 'RECEBER' and x.estado not in ('CANCELADO', 'ESTORNADO')
        and x.fechamento = any(array(select distinct l.fechamento from dos_titulos l where l.atendimento is null and l.fechamento is not null)))
    select ${COLUNAS}, l.atendimento, coalesce(a.especialista, l.especialista) as especialista,
      case when a.codigo is null then l.parceiro else a.parceiro end as parceiro, ${doExame}, not l.coparticipacao as proprio, not l.coparticipacao as conta
    from dos_titulos l left join atendimento a on a.cliente = ${cliente} and a.codigo = l.atendimento
    left join atendimento_item i on i.cliente = ${cliente} and i.atendimento = l.atendimento and not i.cancelado
    where l.atendimento is not null
    union all
    select ${COLUNAS}, a.codigo, coalesce(a.especialista, l.especialista), case when a.codigo is null then l.parceiro else a.parceiro end,
      a.exame, a.servico, a.preco, a.desconto, false, true
    from dos_titulos l left join dos_fechamentos a on a.fechamento = l.fechamento
    where l.atendimento is null
    union all
    select ${COLUNAS}, l.atendimento, l.especialista, l.parceiro, ${doExame}, false, true
    from (${pernas(cliente, filtro, 'REPASSE', doRepasse)}) l
    join atendimento_item i on i.cliente = ${cliente} and i.codigo = l.item
    union all
    select ${COLUNAS}, l.atendimento, null, l.parceiro, null, null, null, null, false, true
    from (${pernas(cliente, filtro, 'TRANSFERENCIA', {
      campos: sql`f.*`,
      fato: sql`cross join lateral (${FATOS.TRANSFERENCIA}) f`,
    })}) l`
}

/**
 * The legs of the result by competência told apart by exam, never losing a centavo. What is known of each exam is its own: price and
 * discount. The rest of a leg is split by price: each exam gets what is due to all until it, less what those before it got.
 */
const partesPorExame = (cliente: string, filtro: FiltroDaContribuicao) => sql`
  select l.codigo::text || case when l.partes > 1 then '.' || l.exame else '' end as codigo, l.dia, l.linha, l.grupo, false as previsto,
    (l.base + floor(l.resto * l.acumulado / l.pesos) - floor(l.resto * (l.acumulado - l.peso) / l.pesos))::bigint as centavos,
    l.natureza, l.titulo, l.numero, l.descricao, l.contraparte, l.parceiro, l.atendimento, l.transferencia, l.tipo_despesa, l.conta_financeira,
    l.especialista, l.servico, l.exame, l.partes, l.conta, ${PARCELA} as parcela
  from (
    select b.*, b.centavos - sum(b.base) over perna as resto, sum(b.peso) over perna as pesos, count(*) over perna as partes,
      sum(b.peso) over (partition by b.codigo order by b.exame) as acumulado
    from (
      select e.*, case when not e.proprio or e.exame is null then 0 when e.parte = 'receita' then e.preco + e.desconto
          when e.parte = 'desconto' then -e.desconto else 0 end as base,
        case when coalesce(sum(e.preco) over (partition by e.codigo), 0) = 0 then 1 else e.preco end as peso
      from (${porExame(cliente, filtro)}) e) b
    window perna as (partition by b.codigo)) l`

const daParcela = (parcela: RecorteDaContribuicao) =>
  parcela === 'CONTRIBUICAO'
    ? sql`c.parcela is not null`
    : parcela === 'EXAMES'
      ? sql`c.parcela = 'RECEITA_BRUTA' and c.exame is not null and c.conta`
      : sql`c.parcela = ${parcela}`

/** Which amounts the list of the contribution has, as `c`. */
export function recorteDaContribuicao(cliente: string, filtro: FiltroDaContribuicao) {
  const { parcela, especialista, servico, semVinculo } = filtro
  return {
    origem: sql`from (${partesPorExame(cliente, filtro)}) as c`,
    filtros: [
      sql`c.centavos <> 0`,
      parcela === undefined ? null : daParcela(parcela),
      especialista === undefined ? null : sql`c.especialista = ${especialista}`,
      servico === undefined ? null : sql`c.servico = ${servico}`,
      semVinculo === undefined ? null : sql`${sql.ref(`c.${CHAVES[semVinculo]}`)} is null`,
    ],
  }
}

const somaDa = (parcela: string) =>
  sql`coalesce(sum(c.centavos) filter (where c.parcela = ${sql.lit(parcela)}), 0)::bigint`

/** What each specialist, service or clinic adds up to in a period; what belongs to none is one row. */
export async function somarContribuicao(
  tx: Banco,
  cliente: string,
  { dimensao, ...periodo }: { dimensao: Dimensao; de: string; ate: string },
): Promise<SomasDaContribuicao[]> {
  const chave = CHAVES[dimensao]
  const { rows } = await planoPorValores(
    'a period may be a month or two years',
    sql<SomasDaContribuicao>`
    select s.chave, k.nome, s.exames, s.parcelas from (
      select ${sql.ref(`c.${chave}`)} as chave, count(*) filter (where ${daParcela('EXAMES')})::int as exames,
        json_build_object(${sql.join(PARCELAS.flatMap(({ parcela }) => [sql`${sql.lit(parcela)}`, somaDa(parcela)]))}) as parcelas
      from (${partesPorExame(cliente, periodo)}) c where c.centavos <> 0 and c.parcela is not null group by 1) s
    left join ${sql.table(chave)} k on k.cliente = ${cliente} and k.codigo = s.chave`,
  ).execute(tx)
  return rows
}
