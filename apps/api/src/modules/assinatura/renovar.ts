import { descontoDoCupom, fazerConta, periodoDesde, precoDoCiclo } from '@vetlume/dominio/assinatura'
import { inicioDoDia } from '@vetlume/dominio/tempo'
import { randomUUIDv7 } from 'node:crypto'
import { exigir } from '../../infra/banco/index.ts'
import type { Provedor } from '../../infra/pagamento/index.ts'
import { escreverAosDonos } from './cartas.ts'
import type { Lugar } from './contexto.ts'
import { publicarCobranca } from './eventos.ts'
import { quitarCobranca } from './pagar.ts'
import type { Assinatura, Empresa } from './queries.ts'
import { inserirCobranca, lerCobranca, mudarCobranca } from './queries-cobranca.ts'
import { lerUsoDoCupom } from './queries-cupom.ts'

/**
 * Writes the charge of the next period, once: with the plan that was marked for it, what the coupon still promises and the credit that is
 * left. One that costs nothing is paid on its day.
 */
export async function renovar(
  lugar: Lugar,
  empresa: Empresa,
  assinatura: Assinatura,
  hoje: string,
  provedor: Pick<Provedor, 'teste'>,
): Promise<void> {
  const { tx, agora } = lugar
  const { cliente } = empresa
  const plano = assinatura.proximoPlano ?? empresa.plano
  const ciclo = assinatura.proximoCiclo ?? empresa.ciclo
  if (plano === null || ciclo === null) return
  const uso =
    assinatura.cupomUso === null ? undefined : await lerUsoDoCupom(tx, cliente, assinatura.cupomUso, plano.codigo)
  const cupom = uso?.servePlano === true ? uso : null
  const bruto = precoDoCiclo(plano, ciclo)
  const conta = fazerConta(bruto, descontoDoCupom(bruto, ciclo, cupom?.condicao ?? null), assinatura.creditoCentavos)
  const vencimento = assinatura.periodoAte
  if (conta.valorCentavos === 0 && hoje < vencimento) return
  const codigo = randomUUIDv7()
  const comCartao = assinatura.meio === 'CARTAO' && assinatura.cartao !== null
  const nova = {
    cliente,
    codigo,
    tipo: 'RENOVACAO',
    plano: plano.codigo,
    ciclo,
    periodo: periodoDesde(vencimento, ciclo, assinatura.diaBase),
    ...conta,
    cupomUso: cupom?.codigo ?? null,
    meio: conta.valorCentavos === 0 ? 'NENHUM' : comCartao ? 'CARTAO' : 'PIX',
    vencimento,
  } as const
  if (!(await inserirCobranca(tx, nova, agora.toString()))) return
  const cobranca = exigir(await lerCobranca(tx, cliente, codigo))
  if (conta.valorCentavos === 0)
    return quitarCobranca(lugar, empresa, cobranca, { taxaCentavos: 0, cartao: null, teste: provedor.teste })
  if (comCartao)
    await mudarCobranca(tx, cobranca, { proxima_tentativa_em: inicioDoDia(vencimento, empresa.fuso) }, agora.toString())
  const cartao = assinatura.cartao === null ? null : `${assinatura.cartao.bandeira} final ${assinatura.cartao.final}`
  await escreverAosDonos(lugar, empresa, 'assinatura-renova', codigo, {
    plano: plano.nome,
    valorCentavos: conta.valorCentavos,
    dia: vencimento,
    cartao: comCartao ? cartao : null,
    teste: provedor.teste,
  })
  await publicarCobranca(lugar, cliente, codigo)
}
