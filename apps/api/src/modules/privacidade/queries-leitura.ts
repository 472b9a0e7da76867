import {
  ESPERAM_RESPOSTA,
  type PedidoDeTitular,
  type PedidoDeTitularCompleto,
  type TipoDePedido,
} from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'

export interface Leitura {
  cliente: string
  /** Today in the company's zone. */
  hoje: string
}

interface Filtro {
  busca?: string | undefined
  tipo?: TipoDePedido | undefined
  situacao?: string | undefined
  papel?: string | undefined
  origem?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
}

const esperam = sql.lit(`{${ESPERAM_RESPOSTA.join(',')}}`)
const espera = sql`p.estado = any(${esperam}::text[])`
const campos = (hoje: string) => sql`p.codigo, p.numero, p.tipo, p.papel, p.nome, p.origem, p.estado,
  p.recebido_em as "recebidoEm", p.prazo, ${espera} and p.prazo < ${hoje}::date as atrasado, p.respondido_em as "respondidoEm"`

export function listarPedidos(tx: Banco, { cliente, hoje }: Leitura, filtro: Filtro) {
  const { busca, tipo, situacao, papel, origem } = filtro
  const porNumero = busca !== undefined && /^\d{1,9}$/.test(busca)
  return listar<PedidoDeTitular>(tx, filtro, {
    origem: sql`from pedido_titular p`,
    campos: campos(hoje),
    chave: sql`p.codigo`,
    busca: busca ? (porNumero ? sql`p.numero = ${Number(busca)}` : contem(sql`normalizar(p.nome)`, busca)) : null,
    colunas: {
      prazo: { expressao: sql`p.ordem`, tipo: 'date' },
      numero: { expressao: sql`p.numero`, tipo: 'int8' },
    },
    filtros: [
      sql`p.cliente = ${cliente}`,
      // A request of nobody, or that nobody confirmed, is none.
      sql`p.numero is not null`,
      tipo !== undefined && sql`p.tipo = ${tipo}`,
      situacao !== undefined && (situacao === 'ESPERA' ? espera : sql`p.estado = ${situacao}`),
      papel !== undefined && sql`p.papel = ${papel}`,
      origem !== undefined && sql`p.origem = ${origem}`,
    ],
  })
}

export type PedidoLido = Omit<PedidoDeTitularCompleto, 'permissoes'>

export async function lerPedido(
  tx: Banco,
  { cliente, hoje }: Leitura,
  codigo: string,
): Promise<PedidoLido | undefined> {
  const { rows } = await sql<PedidoLido>`
    select ${campos(hoje)}, p.registro, p.detalhes, p.identidade, p.identificado_em as "identificadoEm", p.resposta,
      p.respondido_por as "respondidoPor", p.apagados, p.mantidos, p.versao,
      case when p.relatorio is not null then p.relatorio_ate end as "relatorioAte",
      coalesce((select json_agg(json_build_object('quando', a.quando, 'formato', a.formato, 'endereco', a.endereco) order by a.codigo)
        from pedido_titular_abertura a where a.cliente = p.cliente and a.pedido = p.codigo), '[]') as aberturas,
      coalesce((select json_agg(json_build_object('codigo', s.codigo, 'texto', s.texto, 'autor', s.autor, 'quando', s.quando) order by s.codigo desc)
        from pedido_titular_passo s where s.cliente = p.cliente and s.pedido = p.codigo), '[]') as passos
    from pedido_titular p where p.cliente = ${cliente} and p.codigo = ${codigo} and p.numero is not null`.execute(tx)
  return rows[0]
}

export interface QuantoSeApagou {
  regra: string
  noMes: number
  aoTodo: number
  ultimaVez: string | null
}

export async function expurgosDe(tx: Banco, cliente: string, desde: string): Promise<QuantoSeApagou[]> {
  const { rows } = await sql<QuantoSeApagou>`
    select regra, coalesce(sum(quantidade) filter (where dia >= ${desde}::date), 0)::int as "noMes",
      sum(quantidade)::int as "aoTodo", max(em) as "ultimaVez"
    from expurgo where cliente = ${cliente} group by regra`.execute(tx)
  return rows
}
