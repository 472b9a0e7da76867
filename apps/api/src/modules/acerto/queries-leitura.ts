import type { Acerto, AcertoCompleto, RepasseDoAcerto } from '@vetlume/dominio/acerto'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { contem, referencia } from '../cadastros/index.ts'

export interface Leitura {
  cliente: string
  /** Whose settlements; null is every specialist's. */
  especialista: string | null
  /** Today in the company's zone. */
  hoje: string
}

interface Filtro {
  busca?: string | undefined
  especialista?: string | undefined
  situacao?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
}

const ORIGEM = sql`from acerto a join especialista p on p.cliente = a.cliente and p.codigo = a.especialista
  left join titulo t on t.cliente = a.cliente and t.codigo = a.titulo
  cross join lateral (select count(*)::int as quantos, coalesce(sum(r.valor_centavos), 0)::int as soma from repasse r
    where r.cliente = a.cliente and r.acerto = a.codigo) s
  cross join lateral (select coalesce(sum(d.centavos), 0)::int as soma from acerto_deslocamento d
    where d.cliente = a.cliente and d.acerto = a.codigo) k`
const partes = sql`s.soma + k.soma + a.ajuste_centavos`
const estado = sql`case a.estado when 'APROVADO' then t.estado else a.estado end`
const total = sql`coalesce(t.valor_centavos, ${partes})`
const saldo = sql`case a.estado when 'DESFEITO' then 0 when 'APROVADO' then
  t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos else ${partes} end`
const campos = (
  hoje: string,
) => sql`a.codigo, a.numero, ${referencia('p')} as especialista, a.ate, a.vencimento, ${estado} as estado,
  a.estado = 'APROVADO' and t.estado <> 'PAGO' and t.vencimento < ${hoje}::date as vencido, s.quantos as repasses,
  ${total} as "totalCentavos", ${saldo} as "saldoCentavos", a.criado_em as "criadoEm"`

/** A specialist learns of a settlement that stands, and forgets the one that was taken back. */
const daVista = ({ cliente, especialista }: Leitura): RawBuilder<unknown> =>
  especialista === null
    ? sql`a.cliente = ${cliente}`
    : sql`a.cliente = ${cliente} and a.especialista = ${especialista} and a.estado <> 'DESFEITO'`

export function listarAcertos(tx: Banco, leitura: Leitura, filtro: Filtro) {
  const { busca, especialista, situacao } = filtro
  const porNumero = busca !== undefined && /^\d{1,9}$/.test(busca)
  return listar<Acerto>(tx, filtro, {
    origem: ORIGEM,
    campos: campos(leitura.hoje),
    chave: sql`a.codigo`,
    busca: busca
      ? porNumero
        ? sql`(a.numero = ${Number(busca)} or ${contem(sql`a.busca`, busca)})`
        : contem(sql`a.busca`, busca)
      : null,
    colunas: {
      numero: { expressao: sql`a.numero`, tipo: 'int8' },
      vencimento: { expressao: sql`a.vencimento`, tipo: 'date' },
    },
    filtros: [
      daVista(leitura),
      especialista !== undefined && sql`a.especialista = ${especialista}`,
      situacao !== undefined && sql`${estado} = ${situacao}`,
    ],
  })
}

export type AcertoLido = Omit<AcertoCompleto, 'itens' | 'dias' | 'permissoes'>

export async function lerAcerto(tx: Banco, leitura: Leitura, codigo: string): Promise<AcertoLido | undefined> {
  const { rows } = await sql<AcertoLido>`
    select ${campos(leitura.hoje)}, a.ajuste_centavos as "ajusteCentavos", a.ajuste_motivo as "ajusteMotivo",
      ${total} - k.soma - a.ajuste_centavos as "repassesCentavos", k.soma as "deslocamentoCentavos", a.autor, a.aprovado_por as "aprovadoPor", a.aprovado_em as "aprovadoEm",
      a.motivo, a.versao, case when t.codigo is not null then json_build_object('codigo', t.codigo, 'numero', t.numero) end as titulo
    ${ORIGEM} where ${daVista(leitura)} and a.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** The repasses of a settlement in the order of the days of their exams, each explained. */
export async function lerRepassesDoAcerto(tx: Banco, cliente: string, acerto: string): Promise<RepasseDoAcerto[]> {
  const { rows } = await sql<RepasseDoAcerto>`
    select r.codigo, ${referencia('e')} as especialista, s.nome as servico, r.estado, r.bruto_centavos as "brutoCentavos",
      r.valor_centavos as "valorCentavos", r.explicacao->'linhas' as linhas, r.explicacao->>'texto' as texto, r.competencia as dia,
      n.nome as paciente, json_build_object('codigo', a.codigo, 'numero', a.numero) as atendimento
    from repasse r
    join especialista e on e.cliente = r.cliente and e.codigo = r.especialista
    join atendimento a on a.cliente = r.cliente and a.codigo = r.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where r.cliente = ${cliente} and r.acerto = ${acerto} order by r.competencia, a.numero, i.ordem, r.codigo`.execute(
    tx,
  )
  return rows
}

export interface ResumoDoAcerto {
  numero: number
  especialista: string
  totalCentavos: number
}

/** What is told of a settlement that stands. */
export async function resumoDoAcerto(tx: Banco, cliente: string, codigo: string): Promise<ResumoDoAcerto | undefined> {
  const { rows } = await sql<ResumoDoAcerto>`
    select a.numero, a.especialista, ${total} as "totalCentavos" ${ORIGEM}
    where a.cliente = ${cliente} and a.codigo = ${codigo} and a.estado <> 'DESFEITO'`.execute(tx)
  return rows[0]
}
