import type { ProblemaDoProvedor } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { PagamentoIndisponivel, type PagamentoLido, type Provedor } from '../../infra/pagamento/index.ts'
import { republicarAvisos } from './avisos-guardados.ts'
import { porConta, type Apoio, type Lugar } from './contexto.ts'
import { publicarProblema } from './eventos.ts'

type Onde = Pick<Lugar, 'tx' | 'agora'>
type Quem = Pick<Provedor, 'nome'>

const CREDENCIAIS = 'O Mercado Pago não aceita as credenciais: confira VETLUME_MERCADO_PAGO_TOKEN.'

/** Who mends it is told once, until it is something else or comes back. */
async function anotar(
  onde: Onde,
  { nome }: Quem,
  { problema, detalhe }: Omit<ProblemaDoProvedor, 'desde'>,
): Promise<void> {
  const { tx, agora } = onde
  const { rows } = await sql`insert into problema_do_provedor as p (provedor, problema, detalhe, desde)
    values (${nome}, ${problema}, ${detalhe}, ${agora.toString()})
    on conflict (provedor) do update set problema = excluded.problema, detalhe = excluded.detalhe, desde = excluded.desde, resolvido_em = null
      where p.resolvido_em is not null or p.detalhe <> excluded.detalhe
    returning p.provedor`.execute(tx)
  if (rows.length > 0) await publicarProblema(onde, { problema, detalhe })
}

export const anotarCredenciaisRecusadas = (onde: Onde, quem: Quem): Promise<void> =>
  anotar(onde, quem, { problema: 'CREDENCIAIS', detalhe: CREDENCIAIS })

/** It takes what it is asked again. What it told while it could not be asked is read now. */
async function resolver(onde: Onde, { nome }: Quem): Promise<void> {
  const { tx, agora } = onde
  const { rows } = await sql<{ problema: string }>`update problema_do_provedor set resolvido_em = ${agora.toString()}
    where provedor = ${nome} and resolvido_em is null returning problema`.execute(tx)
  if (rows[0]?.problema === 'CREDENCIAIS') await republicarAvisos(onde, nome)
}

/** What an answer to a payment that was asked for says of our account. */
export async function anotarResposta(onde: Onde, quem: Quem, { problema }: PagamentoLido): Promise<void> {
  if (problema === undefined) return resolver(onde, quem)
  return anotar(onde, quem, { problema: 'CONFIGURACAO', detalhe: problema })
}

/** Who could not pay for our fault has this long before anything is taken from them. */
const FOLGA = Temporal.Duration.from({ hours: 48 })

/** FORA: nobody can pay. FOLGA: they can again, not for long. */
export async function situacaoDoProvedor(
  tx: Banco,
  { nome }: Quem,
  agora: Temporal.Instant,
): Promise<'FORA' | 'FOLGA' | 'BEM'> {
  const { rows } = await sql<{ aberto: boolean }>`
    select resolvido_em is null as aberto from problema_do_provedor where provedor = ${nome} and problema = 'CREDENCIAIS'
      and (resolvido_em is null or resolvido_em > ${agora.subtract(FOLGA).toString()}::timestamptz)`.execute(tx)
  const [recente] = rows
  if (recente === undefined) return 'BEM'
  return recente.aberto ? 'FORA' : 'FOLGA'
}

/** Whether there is any use in asking it; when it had refused our credentials, it is asked about them first. */
export async function credenciaisValem({ db, agora, servicos }: Apoio, motivo: string): Promise<boolean> {
  const { pagamento: provedor } = servicos
  const situacao = await porConta({ db, agora }, motivo, ({ tx }) => situacaoDoProvedor(tx, provedor, agora))
  if (situacao !== 'FORA') return true
  const valem = await provedor.aceitaCredenciais().catch((erro: unknown) => {
    if (erro instanceof PagamentoIndisponivel) return false
    throw erro
  })
  if (valem) await porConta({ db, agora }, motivo, (lugar) => resolver(lugar, provedor))
  return valem
}
