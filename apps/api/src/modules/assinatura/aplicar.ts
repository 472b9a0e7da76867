import {
  avanca,
  fimDaCarencia,
  podeNaAssinatura,
  proximaTentativa,
  TEXTOS_DA_RECUSA,
  type MotivoDeRecusa,
} from '@vetlume/dominio/assinatura'
import { inicioDoDia } from '@vetlume/dominio/tempo'
import type { PagamentoLido, Provedor } from '../../infra/pagamento/index.ts'
import { escreverAosDonos } from './cartas.ts'
import type { Lugar } from './contexto.ts'
import { hojeDe } from './cotar.ts'
import { publicarCobranca, publicarDesfazer } from './eventos.ts'
import { fecharCobranca, quitarCobranca } from './pagar.ts'
import { recuperar } from './recuperar.ts'
import { encerrarAssinatura, travarEmpresa, type Empresa } from './queries.ts'
import {
  lerCobranca,
  lerTentativa,
  mudarCobranca,
  mudarTentativa,
  pagaOPeriodo,
  type Cobranca,
} from './queries-cobranca.ts'
import { darPassoNaAssinatura } from './dar-passo.ts'
import { darPassoNaCobranca } from './dar-passo-na-cobranca.ts'
import { darPassoNaTentativa } from './dar-passo-na-tentativa.ts'

type QuemRecebe = Pick<Provedor, 'nome' | 'teste' | 'conferirEmSegundos'>

interface Novidade {
  lugar: Lugar
  empresa: Empresa
  cobranca: Cobranca
  lido: PagamentoLido
  provedor: QuemRecebe
}

/** When the kept card is tried again: as was marked while another was being tried; else by the reason of its refusal. */
function quandoTentar({ lugar, empresa, cobranca }: Novidade, motivo: MotivoDeRecusa): string | null {
  const { meio, proximaTentativaEm, pagamento, vencimento } = cobranca
  if (meio === 'CARTAO' && proximaTentativaEm !== null) return proximaTentativaEm
  if (pagamento?.meio !== 'CARTAO') return null
  const dia = proximaTentativa(vencimento, hojeDe(empresa, lugar.agora), motivo)
  return dia === null ? null : inicioDoDia(dia, empresa.fuso)
}

/** A renewal waits for the next try of the card, or for a person; anything else is over with its refusal. */
async function recusar(novidade: Novidade): Promise<void> {
  const { lugar, empresa, cobranca, lido } = novidade
  // One that another attempt took the place of says nothing of the charge.
  if (cobranca.estado !== 'ABERTA' || cobranca.pagamento?.codigo !== lido.referencia)
    return publicarCobranca(lugar, cobranca.cliente, cobranca.codigo)
  if (cobranca.tipo !== 'RENOVACAO')
    return fecharCobranca(
      lugar,
      cobranca,
      lido.estado === 'EXPIRADA' ? 'expirar' : lido.estado === 'CANCELADA' ? 'cancelar' : 'recusar',
    )
  const { tx, agora } = lugar
  const motivo: MotivoDeRecusa = lido.motivo ?? 'RECUSADO'
  const quando = quandoTentar(novidade, motivo)
  await mudarCobranca(tx, cobranca, { proxima_tentativa_em: quando }, agora.toString())
  const { mensagem, oQueFazer } = TEXTOS_DA_RECUSA[motivo]
  if (lido.estado === 'RECUSADA') {
    const hoje = hojeDe(empresa, agora)
    const dia = quando === null ? null : hojeDe(empresa, Temporal.Instant.from(quando))
    await escreverAosDonos(lugar, empresa, 'assinatura-recusada', lido.referencia, {
      plano: cobranca.plano.nome,
      valorCentavos: cobranca.valorCentavos,
      mensagem,
      oQueFazer,
      novaTentativa: dia !== null && dia < hoje ? hoje : dia,
      prazo: fimDaCarencia(cobranca.vencimento),
    })
  }
  await publicarCobranca(lugar, cobranca.cliente, cobranca.codigo)
}

/** Approved: it pays the charge or, when that was paid or given up already, or is of less, goes back to whoever paid. */
async function aprovar({ lugar, empresa, cobranca, lido, provedor }: Novidade): Promise<void> {
  const { tx, agora } = lugar
  if (cobranca.estado === 'ABERTA' && lido.valorCentavos >= cobranca.valorCentavos) {
    const cartao = lido.cartao === null ? null : { provedor: provedor.nome, guardado: lido.cartao }
    return quitarCobranca(lugar, empresa, cobranca, { taxaCentavos: lido.taxaCentavos, cartao, teste: provedor.teste })
  }
  const { cliente } = cobranca
  const conferir_em = agora.add({ seconds: 60 }).toString()
  await mudarTentativa(tx, { cliente, codigo: lido.referencia }, { a_devolver: true, conferir_em }, agora.toString())
  await escreverAosDonos(lugar, empresa, 'pagamento-devolvido', lido.referencia, {
    valorCentavos: lido.valorCentavos,
    teste: provedor.teste,
  })
  await publicarDesfazer(lugar, cliente, [lido.referencia])
}

/** What had paid went back. The period that it paid is over; what was paid before or after it is not touched. */
async function desfazer({ lugar, empresa, cobranca, lido }: Novidade, pagou: boolean): Promise<void> {
  const { tx, agora } = lugar
  const { cliente } = cobranca
  if (cobranca.estado === 'ABERTA') return fecharCobranca(lugar, cobranca, 'cancelar')
  if (!pagou || cobranca.estado !== 'PAGA') return
  const passo = lido.estado === 'CONTESTADA' ? 'contestar' : 'estornar'
  await darPassoNaCobranca(tx, cobranca, passo, agora.toString())
  const corrente = await pagaOPeriodo(tx, empresa.assinatura, cobranca)
  if (corrente && podeNaAssinatura('perderPagamento', empresa.estado)) {
    await darPassoNaAssinatura(lugar, empresa, 'perderPagamento')
    await encerrarAssinatura(tx, cliente, agora.toString())
    await escreverAosDonos(lugar, empresa, 'assinatura-suspensa', cobranca.codigo, { porque: 'PAGAMENTO_DESFEITO' })
  }
  await publicarCobranca(lugar, cliente, cobranca.codigo)
}

/**
 * Takes what a provider says of a payment, read from it. News come in any order and any number of times, from a reply, a notice or a look:
 * only what is further on than what is known changes anything. What is not of a subscription is left alone; answers whether it was.
 */
export async function aplicarPagamento(lugar: Lugar, lido: PagamentoLido, provedor: QuemRecebe): Promise<boolean> {
  const { tx, agora } = lugar
  const sabida = await lerTentativa(tx, lido.referencia)
  if (sabida === undefined || sabida.provedor !== provedor.nome) return false
  const empresa = await travarEmpresa(tx, sabida.cliente)
  // Read again under the lock: another process may have been here.
  const tentativa = (await lerTentativa(tx, lido.referencia)) ?? sabida
  const cobranca = await lerCobranca(tx, sabida.cliente, sabida.cobranca)
  if (cobranca === undefined) return false
  const instante = agora.toString()
  const conferir_em = agora.add({ seconds: provedor.conferirEmSegundos }).toString()
  if (!avanca(tentativa.estado, lido.estado)) {
    if (tentativa.estado !== 'CONTESTADA') await mudarTentativa(tx, tentativa, { conferir_em }, instante)
    return true
  }
  const pagou = (tentativa.estado === 'APROVADA' || tentativa.estado === 'RECUPERADA') && !tentativa.aDevolver
  await darPassoNaTentativa(tx, tentativa, lido.estado, instante, {
    motivo: lido.motivo,
    pagamento: lido.pagamento,
    taxa_centavos: lido.taxaCentavos,
    conferir_em,
    ...(lido.cartao === null ? {} : { cartao: JSON.stringify(lido.cartao) }),
    ...(lido.pix === null ? {} : { pix: lido.pix.codigo, expira_em: lido.pix.expiraEm }),
    ...(lido.estado === 'DEVOLVIDA' || lido.estado === 'CONTESTADA' ? { a_devolver: false } : {}),
  })
  const novidade = { lugar, empresa, cobranca, lido: { ...lido, cartao: lido.cartao ?? tentativa.cartao }, provedor }
  switch (lido.estado) {
    case 'PENDENTE':
      await mudarCobranca(tx, cobranca, {}, instante)
      await publicarCobranca(lugar, cobranca.cliente, cobranca.codigo)
      break
    case 'APROVADA':
      await aprovar(novidade)
      break
    case 'RECUPERADA':
      if (tentativa.estado === 'CONTESTADA') await recuperar(novidade)
      else if (tentativa.estado !== 'APROVADA') await aprovar(novidade)
      break
    case 'DEVOLVIDA':
    case 'CONTESTADA':
      await desfazer(novidade, pagou)
      break
    default:
      await recusar(novidade)
  }
  return true
}
