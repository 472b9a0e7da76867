import type { PlanoPublico } from '@vetlume/dominio/conta'
import type { PainelDaBase } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { noSimulador } from './alvos.ts'
import { comoLista } from './trechos.ts'

interface Lido {
  quantidade: number
  recentes: PainelDaBase['simulacoes']['recentes']
}

/** Panel of the free plan: the person's own simulations and what the plans would add. `planos` comes from who sells them. */
export async function painelDaBase({ tx, cliente, ator }: CtxCliente, planos: PlanoPublico[]): Promise<PainelDaBase> {
  const minhas = sql`s.cliente = ${cliente} and s.criado_por = ${ator.usuario}`
  const { rows } = await sql<Lido>`select
    (select count(*)::int from simulacao s where ${minhas}) as quantidade,
    ${comoLista(sql`select s.codigo, s.nome, s.custo_centavos as "custoCentavos", s.preco_centavos as "precoCentavos", s.margem_bp as "margemBp", s.criado_em as "criadoEm"
      from simulacao s where ${minhas} order by s.criado_em desc, s.codigo desc limit 5`)} as recentes`.execute(tx)
  const { quantidade, recentes } = rows[0] as Lido
  return { perfil: 'CLIENTE_BASE', simulacoes: { quantidade, recentes, alvo: noSimulador() }, planos }
}
