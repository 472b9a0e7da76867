import type { EntradaLida, Pagina } from '@vetlume/dominio/contrato'
import type { contratoNotaFiscal, NotaCompleta, NotaFiscal } from '@vetlume/dominio/nota-fiscal'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import type { Leitura } from './policy.ts'

const COM_NUMERO = sql`n.chave is not null`

/** A clinic sees those of its own titles, once they were authorised. */
const visiveis = ({ cliente, clinica }: Leitura): RawBuilder<unknown>[] => [
  sql`n.cliente = ${cliente}`,
  ...(clinica === null ? [] : [sql`t.parceiro = ${clinica}`, COM_NUMERO]),
]

const ORIGEM = sql`from nota_fiscal n join titulo t on t.cliente = n.cliente and t.codigo = n.titulo`
/** What was refused is between the company and the environment: a clinic is not told. */
const camposPara = ({
  clinica,
}: Leitura) => sql`n.codigo, n.estado, n.ambiente, n.serie, n.numero_dps as "numeroDps", n.numero, n.chave,
  n.tomador_nome as tomador, json_build_object('codigo', t.codigo, 'numero', t.numero) as titulo,
  (select json_build_object('codigo', f.codigo, 'numero', f.numero) from fechamento f
    where f.cliente = t.cliente and f.codigo = t.fechamento) as fechamento,
  n.emitida_em as "emitidaEm", n.competencia, n.servico_centavos as "servicoCentavos", n.iss_centavos as "issCentavos",
  n.iss_retido_centavos as "issRetidoCentavos",
  n.servico_centavos - n.desconto_centavos - n.iss_retido_centavos as "liquidoCentavos",
  case when n.rejeicao_codigo is not null and ${clinica}::uuid is null then json_build_object('codigo', n.rejeicao_codigo, 'mensagem', n.rejeicao_mensagem) end as rejeicao,
  n.versao`

type Lista = EntradaLida<(typeof contratoNotaFiscal)['GET /nota-fiscal']>

export function listarNotas(tx: Banco, leitura: Leitura, fuso: string, input: Lista): Promise<Pagina<NotaFiscal>> {
  const { estado, de, ate, busca } = input
  const dia = sql`(n.emitida_em at time zone ${fuso})::date`
  return listar<NotaFiscal>(tx, input, {
    origem: ORIGEM,
    filtros: [
      ...visiveis(leitura),
      estado === undefined ? null : sql`n.estado = ${estado}`,
      de === undefined ? null : sql`${dia} >= ${de}::date`,
      ate === undefined ? null : sql`${dia} <= ${ate}::date`,
      busca ? sql`strpos(n.busca, normalizar(${busca})) > 0` : null,
    ],
    campos: camposPara(leitura),
    chave: sql`n.codigo`,
    colunas: {
      emissao: { expressao: sql`n.emitida_em`, tipo: 'timestamptz' },
      valor: { expressao: sql`n.servico_centavos`, tipo: 'int8' },
    },
  })
}

/** Notes of a title, the newest first. */
export async function notasDoTitulo(tx: Banco, leitura: Leitura, titulo: string): Promise<NotaFiscal[]> {
  const { rows } = await sql<NotaFiscal>`select ${camposPara(leitura)} ${ORIGEM}
    where ${sql.join(visiveis(leitura), sql` and `)} and n.titulo = ${titulo} order by n.emitida_em desc, n.codigo desc`.execute(
    tx,
  )
  return rows
}

export type NotaLida = Omit<NotaCompleta, 'permissoes'>

export async function lerNota(tx: Banco, leitura: Leitura, codigo: string): Promise<NotaLida | undefined> {
  const { clinica } = leitura
  const { rows } = await sql<NotaLida>`
    select ${camposPara(leitura)}, n.leiaute, n.regime, n.descricao, n.tomador_documento as "tomadorDocumento",
      n.desconto_centavos as "descontoCentavos", n.servico_centavos - n.desconto_centavos as "baseCentavos",
      n.aliquota_bp as "aliquotaBp", n.tentativas,
      case when n.estado in ('PENDENTE', 'ENVIADA', 'EM_CANCELAMENTO') then n.proxima_em end as "proximaEm",
      n.autorizada_em as "autorizadaEm",
      case when n.cancelamento_motivo is not null then json_build_object('motivo', n.cancelamento_motivo, 'em', n.cancelada_em) end as cancelamento,
      n.substitui, (select s.codigo from nota_fiscal s where s.cliente = n.cliente and s.substitui = n.codigo and s.chave is not null) as "substituidaPor",
      ${clinica === null ? sql`n.autor` : sql`null`} as autor
    ${ORIGEM} where ${sql.join(visiveis(leitura), sql` and `)} and n.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** The documents of a note, as they were signed. */
export async function lerXml(
  tx: Banco,
  leitura: Leitura,
  codigo: string,
): Promise<{ dps: string; nfse: string | null; id: string; chave: string | null } | undefined> {
  const { rows } = await sql<{ dps: string; nfse: string | null; id: string; chave: string | null }>`
    select n.dps_xml as dps, n.nfse_xml as nfse, n.id_dps as id, n.chave ${ORIGEM}
    where ${sql.join(visiveis(leitura), sql` and `)} and n.codigo = ${codigo}`.execute(tx)
  return rows[0]
}
