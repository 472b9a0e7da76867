import { RECURSOS_DO_PLANO, ROTULOS_DO_RECURSO } from '@vetlume/dominio/cliente'
import { sql } from 'kysely'
import { exigir } from '../../infra/banco/index.ts'
import { usoDoCliente } from '../cliente/index.ts'
import type { Lugar } from './contexto.ts'

interface Excedente {
  recurso: string
  rotulo: string
  usado: number
  limite: number
}

/** What a company uses beyond what a plan allows: it has to be less before the plan is taken. Laudos of a month begin again by themselves. */
export async function excedentesDoPlano(
  { tx, agora }: Pick<Lugar, 'tx' | 'agora'>,
  cliente: string,
  plano: string,
): Promise<Excedente[]> {
  const { rows } = await sql<{ limites: Record<string, number | null> }>`
    select json_build_object('usuarios', limite_usuarios, 'laudosMes', null, 'armazenamentoGb', limite_gb, 'parceiros', limite_parceiros) as limites
    from plano where codigo = ${plano}`.execute(tx)
  const { limites } = exigir(rows[0])
  const uso = await usoDoCliente({ tx, cliente, agora })
  return RECURSOS_DO_PLANO.flatMap((recurso) => {
    const limite = limites[recurso] ?? null
    const { usado } = uso[recurso]
    return limite === null || usado <= limite ? [] : [{ recurso, rotulo: ROTULOS_DO_RECURSO[recurso], usado, limite }]
  })
}
