import { aindaDesconta, creditoDoPeriodo, dias, podeNaAssinatura, somarDias } from '@vetlume/dominio/assinatura'
import { proporcao } from '@vetlume/dominio/dinheiro'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { Provedor } from '../../infra/pagamento/index.ts'
import { escreverAosDonos } from './cartas.ts'
import type { Lugar } from './contexto.ts'
import { hojeDe } from './cotar.ts'
import { publicarCobranca, publicarDisputaVencida, type DesfechoDaDisputa } from './eventos.ts'
import { cancelarAberta } from './pagar.ts'
import type { Assinatura, Empresa } from './queries.ts'
import { cobrancaAberta, mudarCobranca, pagaOPeriodo, type Cobranca } from './queries-cobranca.ts'
import { lerUsoDoCupom } from './queries-cupom.ts'
import { darPassoNaAssinatura } from './dar-passo.ts'
import { darPassoNaCobranca } from './dar-passo-na-cobranca.ts'

interface Vencida {
  lugar: Lugar
  empresa: Empresa
  cobranca: Cobranca
  provedor: Pick<Provedor, 'teste'>
}

/** The coupon of the charge, when it still promised something after it: the dispute had ended it too. */
async function cupomDela({ lugar, cobranca: { cliente, cupomUso, plano } }: Vencida): Promise<string | null> {
  if (cupomUso === null) return null
  const uso = await lerUsoDoCupom(lugar.tx, cliente, cupomUso, plano.codigo)
  return uso !== undefined && aindaDesconta(uso.condicao) ? cupomUso : null
}

/**
 * The period goes on with the days that were left when the dispute took it. The days without it make it longer, so that its value grows with
 * them: a change of plan gives back by day what each day cost.
 */
async function retomar(vencida: Vencida, { periodoCentavos }: Assinatura, perdidos: number): Promise<void> {
  const { lugar, empresa, cobranca, provedor } = vencida
  const { tx, agora } = lugar
  const { cliente, plano, ciclo, valorCentavos, periodoDe: de } = cobranca
  const hoje = hojeDe(empresa, agora)
  const ate = somarDias(hoje < de ? de : hoje, perdidos)
  const comOsPerdidos = proporcao(periodoCentavos, dias(de, ate), dias(de, cobranca.periodoAte))
  // What they were about to subscribe to again would begin in the place of the days that came back.
  await cancelarAberta(lugar, cliente)
  await mudarCobranca(tx, cobranca, { periodo_ate: ate }, agora.toString())
  await sql`update assinatura set periodo_ate = ${ate}, periodo_centavos = ${comOsPerdidos}, dia_base = ${Number(ate.slice(8))},
      cupom_uso = ${await cupomDela(vencida)}, encerrada_em = null, versao = versao + 1
    where cliente = ${cliente}`.execute(tx)
  await darPassoNaAssinatura(lugar, empresa, 'recuperarPagamento', { plano: plano.codigo, ciclo })
  const dados = { plano: plano.nome, valorCentavos, de, ate, teste: provedor.teste }
  await escreverAosDonos(lugar, empresa, 'assinatura-paga', `recuperada:${cobranca.codigo}`, dados)
}

/** They subscribed again meanwhile, and paid twice for the days that were taken. */
async function creditar(vencida: Vencida, desde: string): Promise<void> {
  const { lugar, cobranca } = vencida
  const { tx, agora, auditar } = lugar
  const { cliente, brutoCentavos, descontoCentavos, periodoDe: de, periodoAte: ate } = cobranca
  // What was paid with credit of before bought those days too.
  const credito = creditoDoPeriodo(brutoCentavos - descontoCentavos, { de, ate }, desde)
  await sql`update assinatura set credito_centavos = credito_centavos + ${credito},
      cupom_uso = coalesce(cupom_uso, ${await cupomDela(vencida)}), versao = versao + 1
    where cliente = ${cliente}`.execute(tx)
  // A charge leaves, once paid, what was left when it was written.
  const aberta = await cobrancaAberta(tx, cliente)
  if (aberta !== undefined)
    await mudarCobranca(tx, aberta, { sobra_centavos: aberta.sobraCentavos + credito }, agora.toString())
  auditar({
    acao: 'ASSINATURA',
    entidade: 'cliente',
    registro: cliente,
    mudancas: { creditoCentavos: [null, credito] },
  })
}

async function repor(vencida: Vencida): Promise<DesfechoDaDisputa> {
  const { empresa, cobranca } = vencida
  const { assinatura, estado, fuso } = empresa
  const contestada = diaNaZona(cobranca.mudouEm, fuso)
  const desde = contestada < cobranca.periodoDe ? cobranca.periodoDe : contestada
  const perdidos = dias(desde, cobranca.periodoAte)
  if (assinatura === null || perdidos <= 0) return 'SO_LIVROS'
  const dela = await pagaOPeriodo(vencida.lugar.tx, assinatura, cobranca)
  if (assinatura.encerrada && dela && podeNaAssinatura('recuperarPagamento', estado)) {
    await retomar(vencida, assinatura, perdidos)
    return 'RETOMADA'
  }
  if (assinatura.encerrada || Temporal.Instant.compare(assinatura.iniciadaEm, cobranca.mudouEm) < 0) return 'SO_LIVROS'
  await creditar(vencida, desde)
  return 'CREDITO'
}

/** A dispute was won: what it undid is put right, once; of money that pays nothing any more, the operator is told. */
export async function recuperar(vencida: Vencida): Promise<void> {
  const { lugar, cobranca } = vencida
  const { codigo, cliente } = cobranca
  let desfecho: DesfechoDaDisputa = 'NADA'
  if (cobranca.estado === 'CONTESTADA') {
    await darPassoNaCobranca(lugar.tx, cobranca, 'recuperar', lugar.agora.toString())
    desfecho = await repor(vencida)
    await publicarCobranca(lugar, cliente, codigo)
  }
  await publicarDisputaVencida(lugar, { cobranca: codigo, desfecho })
}
