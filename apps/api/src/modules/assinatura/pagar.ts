import { depoisDaCobranca, podeNaAssinatura, type AcaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { EstadoDoCliente } from '@vetlume/dominio/cliente'
import type { CartaoGuardado } from '../../infra/pagamento/index.ts'
import { escreverAosDonos } from './cartas.ts'
import type { Lugar } from './contexto.ts'
import { publicarCobranca, publicarDesfazer } from './eventos.ts'
import { promoverPessoas } from './promover.ts'
import { gravarCartao, gravarPeriodo, type Empresa } from './queries.ts'
import { cobrancaAberta, tentativasVivas, type Cobranca } from './queries-cobranca.ts'
import { devolverCupom, gastarCupom, lerUsoDoCupom } from './queries-cupom.ts'
import { darPassoNaAssinatura } from './dar-passo.ts'
import { darPassoNaCobranca } from './dar-passo-na-cobranca.ts'

const PREFERIDA: Readonly<Record<Cobranca['tipo'], AcaoDaAssinatura>> = {
  ASSINATURA: 'assinar',
  RENOVACAO: 'renovar',
  MUDANCA: 'mudarDePlano',
}

/** What a payment does to the state: money that came always counts, whatever the operator changed meanwhile. */
export function acaoDoPagamento(tipo: Cobranca['tipo'], estado: EstadoDoCliente): AcaoDaAssinatura {
  if (podeNaAssinatura(PREFERIDA[tipo], estado)) return PREFERIDA[tipo]
  return podeNaAssinatura('renovar', estado) ? 'renovar' : 'assinar'
}

/** The coupon that goes on after a charge was paid. */
async function usarCupom(
  { tx }: Lugar,
  { assinatura }: Empresa,
  { cliente, cupomUso, plano, ciclo }: Cobranca,
): Promise<string | null> {
  if (cupomUso === null) {
    // One for this plan that the charge does not have came back after it was written.
    const deVolta = assinatura?.cupomUso ?? null
    const dela = deVolta === null ? undefined : await lerUsoDoCupom(tx, cliente, deVolta, plano.codigo)
    return dela?.servePlano === true ? deVolta : null
  }
  const uso = await lerUsoDoCupom(tx, cliente, cupomUso, plano.codigo)
  const resto = uso === undefined ? null : depoisDaCobranca(ciclo, uso.condicao)
  await gastarCupom(tx, cliente, cupomUso, resto)
  return resto === null ? null : cupomUso
}

interface ComoSePagou {
  taxaCentavos: number
  /** Of a card that is kept for the renewals. */
  cartao: { provedor: string; guardado: CartaoGuardado } | null
  teste: boolean
}

/**
 * A charge was paid: the period begins or goes on, the company works, its people too. The rows of the company and of the charge are locked,
 * and the charge is open.
 */
export async function quitarCobranca(
  lugar: Lugar,
  empresa: Empresa,
  cobranca: Cobranca,
  { taxaCentavos, cartao, teste }: ComoSePagou,
): Promise<void> {
  const { tx, agora } = lugar
  const { cliente, tipo, plano, ciclo, periodoDe, periodoAte } = cobranca
  const instante = agora.toString()
  const paga = { paga_em: instante, taxa_centavos: taxaCentavos, proxima_tentativa_em: null }
  await darPassoNaCobranca(tx, cobranca, 'pagar', instante, paga)
  await gravarPeriodo(
    tx,
    cliente,
    {
      periodoDe,
      periodoAte,
      periodoCentavos: cobranca.brutoCentavos - cobranca.descontoCentavos,
      diaBase:
        tipo === 'RENOVACAO' && empresa.assinatura !== null ? empresa.assinatura.diaBase : Number(periodoDe.slice(8)),
      meio: cobranca.meio === 'NENHUM' ? (empresa.assinatura?.meio ?? 'PIX') : cobranca.meio,
      creditoCentavos: cobranca.sobraCentavos,
      cupomUso: await usarCupom(lugar, empresa, cobranca),
    },
    instante,
  )
  if (cartao !== null) await gravarCartao(tx, cliente, cartao.provedor, cartao.guardado)
  await darPassoNaAssinatura(lugar, empresa, acaoDoPagamento(tipo, empresa.estado), { plano: plano.codigo, ciclo })
  await promoverPessoas(lugar, cliente)
  const dados = { plano: plano.nome, valorCentavos: cobranca.valorCentavos, de: periodoDe, ate: periodoAte, teste }
  if (cobranca.valorCentavos > 0) await escreverAosDonos(lugar, empresa, 'assinatura-paga', cobranca.codigo, dados)
  await desfazerVivas(lugar, cobranca)
  await publicarCobranca(lugar, cliente, cobranca.codigo)
}

/** Other attempts of the same charge are called off: one that is paid all the same is given back. */
async function desfazerVivas(lugar: Lugar, { cliente, codigo }: Cobranca): Promise<void> {
  const vivas = await tentativasVivas(lugar.tx, cliente, codigo)
  await publicarDesfazer(
    lugar,
    cliente,
    vivas.map((viva) => viva.codigo),
  )
}

/** A charge that nobody will pay: its coupon goes back to who may still use it. */
export async function fecharCobranca(
  lugar: Lugar,
  cobranca: Cobranca,
  passo: 'recusar' | 'expirar' | 'cancelar',
): Promise<void> {
  const { tx, agora } = lugar
  await darPassoNaCobranca(tx, cobranca, passo, agora.toString(), { proxima_tentativa_em: null })
  if (cobranca.cupomUso !== null) await devolverCupom(tx, cobranca.cliente, cobranca.cupomUso)
  await desfazerVivas(lugar, cobranca)
  await publicarCobranca(lugar, cobranca.cliente, cobranca.codigo)
}

/** What is open was written for what is no longer wanted. */
export async function cancelarAberta(lugar: Lugar, cliente: string): Promise<void> {
  const aberta = await cobrancaAberta(lugar.tx, cliente)
  if (aberta !== undefined) await fecharCobranca(lugar, aberta, 'cancelar')
}
