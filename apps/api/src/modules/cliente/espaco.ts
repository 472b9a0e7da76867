import {
  avaliarUso,
  BYTES_POR_GB,
  mensagemDeLimite,
  RECURSOS_DO_PLANO,
  type RecursoDoPlano,
  type UsoDoPlano,
} from '@vetlume/dominio/cliente'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, inicioDoDia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'

/** A request under the tenant, or the platform acting on `cliente`: `{ ...ctx, cliente }`. */
export interface Lugar {
  tx: Banco
  cliente: string
  agora: Temporal.Instant
}

interface Limites {
  fuso: string
  limites: Record<RecursoDoPlano, number | null>
}

const unidade = (recurso: RecursoDoPlano): number => (recurso === 'armazenamentoGb' ? BYTES_POR_GB : 1)

async function lerLimites({ tx, cliente }: Lugar): Promise<Limites> {
  const { rows } = await sql<Limites>`
    select c.fuso, json_build_object('usuarios', p.limite_usuarios, 'laudosMes', p.limite_laudos_mes,
      'armazenamentoGb', p.limite_gb, 'parceiros', p.limite_parceiros) as limites
    from cliente c left join plano p on p.codigo = c.plano where c.codigo = ${cliente}`.execute(tx)
  return exigir(rows[0])
}

/** What is used now, in the unit of the limit; laudos are those of the current month of the company's zone. */
async function usado({ tx, cliente, agora }: Lugar, recurso: RecursoDoPlano, fuso: string): Promise<number> {
  const mes = inicioDoDia(`${diaNaZona(agora.toString(), fuso).slice(0, 8)}01`, fuso)
  const { rows } = await sql<{ n: number | string | null }>`
    select busca.uso_do_plano(${cliente}, ${recurso}, ${mes}) as n`.execute(tx)
  const { n } = exigir(rows[0])
  if (n === null) throw new Error(`the use of ${recurso} is out of this role's sight`)
  return Number(n) / unidade(recurso)
}

/**
 * Throws LIMITE_DO_PLANO when `quanto` more (people, laudos, clinics or bytes) would not fit. Call it right before the
 * insert, in the same transaction: it locks the company's row, so that two requests cannot both take the last place.
 */
export async function exigirEspaco(lugar: Lugar, recurso: RecursoDoPlano, quanto = 1): Promise<void> {
  const { fuso, limites } = await lerLimites(lugar)
  const limite = limites[recurso]
  if (limite === null) return
  await sql`select from cliente where codigo = ${lugar.cliente} for no key update`.execute(lugar.tx)
  const agora = await usado(lugar, recurso, fuso)
  if (agora + quanto / unidade(recurso) <= limite) return
  throw new ErroDeDominio('LIMITE_DO_PLANO', {
    mensagem: mensagemDeLimite(recurso, limite),
    detalhes: { recurso, ...avaliarUso(agora, limite) },
  })
}

/** How much of one limit a company uses; `alem`: what is promised already, and will be used. */
export async function usoDoRecurso(lugar: Lugar, recurso: RecursoDoPlano, alem = 0) {
  const { fuso, limites } = await lerLimites(lugar)
  return avaliarUso((await usado(lugar, recurso, fuso)) + alem, limites[recurso])
}

/** How much of each limit of its plan a company uses. */
export async function usoDoCliente(lugar: Lugar): Promise<UsoDoPlano> {
  const { fuso, limites } = await lerLimites(lugar)
  const uso = {} as UsoDoPlano
  for (const recurso of RECURSOS_DO_PLANO)
    uso[recurso] = avaliarUso(await usado(lugar, recurso, fuso), limites[recurso])
  return uso
}
