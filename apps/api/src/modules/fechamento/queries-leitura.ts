import type {
  Contestacao,
  ExameAFaturar,
  ExameDoFechamento,
  Fechamento,
  FechamentoCompleto,
} from '@vetlume/dominio/fechamento'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { contem, referencia } from '../cadastros/index.ts'

export interface Leitura {
  cliente: string
  /** Whose closings; null is every clinic's. */
  clinica: string | null
  /** Today in the company's zone. */
  hoje: string
}

export interface FiltroDeFechamentos {
  busca?: string | undefined
  parceiro?: string | undefined
  situacao?: string | undefined
  vencido?: string | undefined
  contestado?: string | undefined
}

const ORIGEM = sql`from fechamento f join titulo t on t.cliente = f.cliente and t.codigo = f.titulo
  join parceiro p on p.cliente = f.cliente and p.codigo = f.parceiro`

const estado = sql`case f.estado when 'REABERTO' then 'REABERTO' else t.estado end`
const saldo = sql`case when f.estado = 'ENVIADO' and t.estado <> 'RENEGOCIADO' then t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos else 0 end`
const vencido = (hoje: string) =>
  sql`(f.estado = 'ENVIADO' and t.estado not in ('PAGO', 'RENEGOCIADO') and t.vencimento < ${hoje}::date)`
const abertas = sql`(select count(*)::int from fechamento_contestacao c
  where c.cliente = f.cliente and c.fechamento = f.codigo and c.aceita is null)`
const doFechamento = sql`e.cliente = f.cliente and e.fechamento = f.codigo and e.estado = 'FATURADO'`

const CAMPOS = (hoje: string) => sql`f.codigo, f.numero, ${referencia('p')} as parceiro, f.ate, ${estado} as estado,
  ${vencido(hoje)} as vencido, t.vencimento, (select count(*)::int from titulo e where ${doFechamento}) as exames,
  t.valor_centavos as "totalCentavos", ${saldo} as "saldoCentavos", ${abertas} as contestados, f.criado_em as "criadoEm"`

/** A clinic learns of a closing that stands, and forgets the one that was taken back. */
const daVista = ({ cliente, clinica }: Leitura): RawBuilder<unknown> =>
  clinica === null
    ? sql`f.cliente = ${cliente}`
    : sql`f.cliente = ${cliente} and f.parceiro = ${clinica} and f.estado = 'ENVIADO'`

export function listarFechamentos(
  tx: Banco,
  leitura: Leitura,
  filtro: FiltroDeFechamentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  const { busca, parceiro, situacao } = filtro
  const porNumero = busca !== undefined && /^\d{1,9}$/.test(busca)
  return listar<Fechamento>(tx, filtro, {
    origem: ORIGEM,
    campos: CAMPOS(leitura.hoje),
    chave: sql`f.codigo`,
    busca: busca
      ? porNumero
        ? sql`(f.numero = ${Number(busca)} or ${contem(sql`f.busca`, busca)})`
        : contem(sql`f.busca`, busca)
      : null,
    colunas: {
      numero: { expressao: sql`f.numero`, tipo: 'int8' },
      vencimento: { expressao: sql`t.vencimento`, tipo: 'date' },
    },
    filtros: [
      daVista(leitura),
      parceiro !== undefined && sql`f.parceiro = ${parceiro}`,
      situacao !== undefined && sql`${estado} = ${situacao}`,
      filtro.vencido === 'sim' && vencido(leitura.hoje),
      filtro.contestado === 'sim' && sql`f.estado = 'ENVIADO' and ${abertas} > 0`,
    ],
  })
}

interface FiltroDeExames {
  parceiro?: string | undefined
  ate?: string | undefined
}

/** Which charges wait for a closing. */
export const recorteDeExamesAFaturar = (
  { cliente, clinica }: Pick<Leitura, 'cliente' | 'clinica'>,
  { parceiro, ate }: FiltroDeExames,
) => ({
  origem: sql`from titulo t join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    join atendimento a on a.cliente = t.cliente and a.codigo = t.atendimento`,
  filtros: [
    sql`t.cliente = ${cliente} and t.estado = 'A_FATURAR'`,
    clinica !== null && sql`t.parceiro = ${clinica}`,
    parceiro !== undefined && sql`t.parceiro = ${parceiro}`,
    ate !== undefined && sql`t.competencia <= ${ate}::date`,
  ],
})

export function listarExamesAFaturar(
  tx: Banco,
  leitura: Leitura,
  filtro: FiltroDeExames & { busca?: string | undefined; ordem: string; cursor?: string | undefined; limite: number },
) {
  const { busca } = filtro
  return listar<ExameAFaturar>(tx, filtro, {
    ...recorteDeExamesAFaturar(leitura, filtro),
    campos: sql`t.codigo, json_build_object('codigo', a.codigo, 'numero', a.numero) as atendimento, ${referencia('p')} as parceiro,
      t.competencia as dia, t.descricao, t.valor_centavos as centavos`,
    chave: sql`t.codigo`,
    busca: busca ? contem(sql`t.busca`, busca) : null,
    colunas: { dia: { expressao: sql`t.competencia`, tipo: 'date' } },
  })
}

export type FechamentoLido = Omit<
  FechamentoCompleto,
  'itens' | 'retirados' | 'pix' | 'semPix' | 'pixDoProvedor' | 'permissoes'
> & {
  txid: string | null
}

export async function lerFechamento(tx: Banco, leitura: Leitura, codigo: string): Promise<FechamentoLido | undefined> {
  const { rows } = await sql<FechamentoLido>`
    select ${CAMPOS(leitura.hoje)}, f.desconto_centavos as "descontoCentavos", f.desconto_motivo as "descontoMotivo",
      f.comissao_bp as "comissaoBp", f.comissao_centavos as "comissaoCentavos",
      t.valor_centavos + f.desconto_centavos + f.comissao_centavos as "brutoCentavos", f.autor, f.motivo, f.versao, t.txid,
      json_build_object('codigo', t.codigo, 'numero', t.numero) as titulo
    ${ORIGEM} where ${daVista(leitura)} and f.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

const CONTESTACAO = sql`json_build_object('codigo', c.codigo, 'comentario', c.comentario, 'autor', c.autor, 'criadaEm', c.criado_em,
  'aceita', c.aceita, 'resposta', c.resposta, 'respondidaPor', c.respondida_por)`

/** The exams of a closing in the order of their days, each with its newest dispute. */
export async function lerExames(tx: Banco, cliente: string, fechamento: string): Promise<ExameDoFechamento[]> {
  const { rows } = await sql<ExameDoFechamento>`
    select e.codigo, json_build_object('codigo', a.codigo, 'numero', a.numero) as atendimento, e.competencia as dia, n.nome as paciente,
      u.nome as tutor, e.valor_centavos as centavos,
      coalesce((select json_agg(json_build_object('codigo', i.codigo, 'servico', s.nome, 'centavos', i.preco_centavos, 'explicacao', i.explicacao ->> 'texto')
          order by i.ordem, i.codigo)
        from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = e.cliente and i.atendimento = e.atendimento and not i.cancelado), '[]') as itens,
      (select ${CONTESTACAO} from fechamento_contestacao c
        where c.cliente = e.cliente and c.fechamento = e.fechamento and c.titulo = e.codigo order by c.codigo desc limit 1) as contestacao
    from titulo e
    join atendimento a on a.cliente = e.cliente and a.codigo = e.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join tutor u on u.cliente = a.cliente and u.codigo = a.tutor
    where e.cliente = ${cliente} and e.fechamento = ${fechamento} and e.estado = 'FATURADO'
    order by e.competencia, a.numero`.execute(tx)
  return rows
}

interface Retirado {
  paciente: string
  centavos: number
  contestacao: Contestacao
}

/** What left it because the company agreed with the clinic. */
export async function lerRetirados(tx: Banco, cliente: string, fechamento: string): Promise<Retirado[]> {
  const { rows } = await sql<Retirado>`
    select n.nome as paciente, e.valor_centavos as centavos, ${CONTESTACAO} as contestacao
    from fechamento_contestacao c
    join titulo e on e.cliente = c.cliente and e.codigo = c.titulo
    join atendimento a on a.cliente = e.cliente and a.codigo = e.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    where c.cliente = ${cliente} and c.fechamento = ${fechamento} and c.aceita order by c.codigo`.execute(tx)
  return rows
}
