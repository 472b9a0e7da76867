import { publicarCobranca } from './eventos.ts'
import type { Lugar } from './contexto.ts'
import { fecharCobranca } from './pagar.ts'
import { anotarCredenciaisRecusadas } from './problema.ts'
import { darPassoNaTentativa } from './dar-passo-na-tentativa.ts'
import { lerCobranca, lerTentativa, mudarCobranca } from './queries-cobranca.ts'
import { travarEmpresa } from './queries.ts'
import type { Provedor } from '../../infra/pagamento/index.ts'

interface Qual {
  provedor: Pick<Provedor, 'nome'>
  tentativa: string
  /** By the clock: the same card is tried again as soon as the credentials hold. */
  pelaRotina: boolean
}

/**
 * The provider does not take our credentials, so that nothing was asked of anybody. A renewal waits; what somebody was buying is over, not
 * charged, to be begun again. Nobody is written to about a fault that is ours.
 */
export async function encerrarSemCobrar(
  lugar: Lugar,
  { provedor, tentativa: codigo, pelaRotina }: Qual,
): Promise<void> {
  const { tx, agora } = lugar
  const instante = agora.toString()
  await anotarCredenciaisRecusadas(lugar, provedor)
  const sabida = await lerTentativa(tx, codigo)
  if (sabida === undefined) return
  await travarEmpresa(tx, sabida.cliente)
  const tentativa = await lerTentativa(tx, codigo)
  const cobranca = await lerCobranca(tx, sabida.cliente, sabida.cobranca)
  if (tentativa?.estado !== 'CRIADA' || cobranca === undefined) return
  await darPassoNaTentativa(tx, tentativa, 'RECUSADA', instante, { motivo: 'INDISPONIVEL' })
  if (cobranca.estado !== 'ABERTA' || cobranca.pagamento?.codigo !== codigo) return
  if (cobranca.tipo !== 'RENOVACAO') return fecharCobranca(lugar, cobranca, 'recusar')
  await mudarCobranca(tx, cobranca, pelaRotina ? { proxima_tentativa_em: instante } : {}, instante)
  await publicarCobranca(lugar, cobranca.cliente, cobranca.codigo)
}
