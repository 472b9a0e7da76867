import type { ExameDoPlano } from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import { planoGenerico, type Banco } from '../../infra/banco/index.ts'

export interface ServicoPedido {
  codigo: string
  nome: string
  ativo: boolean
  /** Of a bundle, its services' together. */
  minutos: number
  /** Itself or, of a bundle, what it contains. */
  exames: ExameDoPlano[]
  /** What it occupies while it lasts. */
  equipamentos: { codigo: string; nome: string }[]
}

const exame = (alias: 's' | 'q') =>
  sql`json_build_object('codigo', ${sql.ref(`${alias}.codigo`)}, 'nome', ${sql.ref(`${alias}.nome`)}, 'modalidade', ${sql.ref(`${alias}.modalidade`)})`

/** The services of an appointment, as they are sold now, in any order: to be asked alone, or within another statement. */
export const selecaoDosServicos = (cliente: string, codigos: readonly string[]) =>
  sql<ServicoPedido>`
    select s.codigo, s.nome, s.ativo, coalesce(k.minutos, s.duracao_minutos) as minutos,
      coalesce(k.exames, json_build_array(${exame('s')})) as exames,
      (select coalesce(json_agg(distinct jsonb_build_object('codigo', e.codigo, 'nome', e.nome)), '[]')
        from servico_equipamento u join equipamento e on e.cliente = u.cliente and e.codigo = u.equipamento and e.ativo
        where u.cliente = s.cliente and (u.servico = s.codigo or u.servico in
          (select c.servico from servico_composicao c where c.cliente = s.cliente and c.pacote = s.codigo))) as equipamentos
    from servico s
    left join lateral (
      select sum(q.duracao_minutos)::int as minutos, json_agg(${exame('q')} order by c.ordem) as exames
      from servico_composicao c join servico q on q.cliente = c.cliente and q.codigo = c.servico
      where c.cliente = s.cliente and c.pacote = s.codigo) k on s.pacote
    where s.cliente = ${cliente} and s.codigo = any(${codigos}::uuid[])`

/** In the order of `codigos`; one that is not there is left out. */
export const naOrdemPedida = (codigos: readonly string[], lidos: readonly ServicoPedido[]): ServicoPedido[] =>
  codigos.flatMap((codigo) => lidos.filter((servico) => servico.codigo === codigo))

export async function servicosPedidos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<ServicoPedido[]> {
  const consulta = planoGenerico('a few services by their keys', selecaoDosServicos(cliente, codigos))
  const { rows } = await consulta.execute(tx)
  return naOrdemPedida(codigos, rows)
}
