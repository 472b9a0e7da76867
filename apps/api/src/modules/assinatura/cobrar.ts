import {
  DIAS_ANTES_DE_RENOVAR,
  DIAS_ANTES_DO_FIM_DO_TESTE,
  fimDaCarencia,
  somarDias,
} from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { escreverAosDonos } from './cartas.ts'
import { porConta, type Apoio, type Lugar } from './contexto.ts'
import { hojeDe } from './cotar.ts'
import { descricaoDa } from './iniciar-pagamento.ts'
import { fecharCobranca } from './pagar.ts'
import { SEGUNDOS_ATE_CONFERIR } from './pedir-ao-provedor.ts'
import { podePagar } from './policy.ts'
import { destinatarios, encerrarAssinatura, travarEmpresa, type Empresa } from './queries.ts'
import { cobrancaAberta, inserirTentativa, mudarCobranca, type Cobranca } from './queries-cobranca.ts'
import { renovar } from './renovar.ts'
import { darPassoNaAssinatura } from './dar-passo.ts'
import { CredenciaisRecusadas, type CartaoGuardado, type Pagador } from '../../infra/pagamento/index.ts'
import { encerrarSemCobrar } from './encerrar-sem-cobrar.ts'
import { anotarResposta, situacaoDoProvedor } from './problema.ts'

const MOTIVO = 'cobranca-de-assinaturas'

/** Trials and subscriptions that the clock may have something to say about today, in any zone. No trial ends where nobody can pay. */
async function empresasDoDia({ db, agora, servicos }: Apoio): Promise<string[]> {
  const dia = hojeDe(null, agora)
  return porConta({ db, agora }, MOTIVO, async ({ tx }) => {
    const { rows } = await sql<{ cliente: string }>`
      select c.codigo as cliente from cliente c
      where ${!servicos.pagamento.teste} and c.estado = 'TESTE' and not c.operadora and c.ativo and c.teste_ate <= ${somarDias(dia, DIAS_ANTES_DO_FIM_DO_TESTE + 1)}
      union
      select a.cliente from assinatura a where a.encerrada_em is null and a.periodo_ate <= ${somarDias(dia, DIAS_ANTES_DE_RENOVAR + 1)}`.execute(
      tx,
    )
    return rows.map(({ cliente }) => cliente)
  })
}

async function cuidarDoTeste(lugar: Lugar, empresa: Empresa, hoje: string, cortar: boolean): Promise<void> {
  const { estado, testeAte, cliente } = empresa
  if (estado !== 'TESTE' || testeAte === null) return
  if (testeAte < hoje) {
    if (!cortar) return
    await darPassoNaAssinatura(lugar, empresa, 'terminarTeste')
    await escreverAosDonos(lugar, empresa, 'assinatura-suspensa', `${cliente}:${testeAte}`, { porque: 'FIM_DO_TESTE' })
  } else if (testeAte <= somarDias(hoje, DIAS_ANTES_DO_FIM_DO_TESTE))
    await escreverAosDonos(lugar, empresa, 'teste-acaba', `${cliente}:${testeAte}`, { testeAte })
}

/** The day of the renewal went by: grace, and after it reading only. */
async function cuidarDoAtraso(
  lugar: Lugar,
  empresa: Empresa,
  cobranca: Cobranca,
  { hoje, cortar }: { hoje: string; cortar: boolean },
): Promise<void> {
  const { vencimento, valorCentavos, plano } = cobranca
  if (cobranca.tipo !== 'RENOVACAO' || hoje <= vencimento) return
  const prazo = fimDaCarencia(vencimento)
  let atrasada = empresa
  if (empresa.estado === 'ATIVO') {
    await darPassoNaAssinatura(lugar, empresa, 'atrasar')
    atrasada = { ...empresa, estado: 'CARENCIA' }
    if (hoje <= prazo)
      await escreverAosDonos(lugar, empresa, 'assinatura-em-carencia', cobranca.codigo, {
        plano: plano.nome,
        valorCentavos,
        prazo,
      })
  }
  if (atrasada.estado !== 'CARENCIA' || hoje <= prazo || !cortar) return
  await darPassoNaAssinatura(lugar, atrasada, 'suspender')
  await encerrarAssinatura(lugar.tx, empresa.cliente, lugar.agora.toString())
  await fecharCobranca(lugar, cobranca, 'cancelar')
  await escreverAosDonos(lugar, empresa, 'assinatura-suspensa', cobranca.codigo, { porque: 'FALTA_DE_PAGAMENTO' })
}

async function cuidarDoPeriodo(
  lugar: Lugar,
  empresa: Empresa,
  { hoje, cortar, apoio }: { hoje: string; cortar: boolean; apoio: Apoio },
): Promise<void> {
  const { assinatura, cliente, estado } = empresa
  if (assinatura === null || assinatura.encerrada || (estado !== 'ATIVO' && estado !== 'CARENCIA')) return
  if (!assinatura.renova) {
    if (hoje < assinatura.periodoAte) return
    await darPassoNaAssinatura(lugar, empresa, 'encerrar')
    await encerrarAssinatura(lugar.tx, cliente, lugar.agora.toString())
    return escreverAosDonos(lugar, empresa, 'assinatura-encerrada', `${cliente}:${assinatura.periodoAte}`, {})
  }
  const aberta = await cobrancaAberta(lugar.tx, cliente)
  if (aberta !== undefined && aberta.tipo === 'RENOVACAO')
    return cuidarDoAtraso(lugar, empresa, aberta, { hoje, cortar })
  if (hoje < somarDias(assinatura.periodoAte, -DIAS_ANTES_DE_RENOVAR)) return
  // A change that waits for a Pix holds the renewal until the day comes.
  if (aberta !== undefined) {
    if (hoje < assinatura.periodoAte) return
    await fecharCobranca(lugar, aberta, 'cancelar')
  }
  await renovar(lugar, empresa, assinatura, hoje, apoio.servicos.pagamento)
}

interface ACobrar {
  tentativa: string
  cobranca: Cobranca
  cartao: CartaoGuardado
  pagador: Pagador
}

/** What the saved card is asked for now: of two processes at once, one writes the attempt. */
async function tomarCobranca(
  lugar: Lugar,
  empresa: Empresa,
  hoje: string,
  { servicos }: Apoio,
): Promise<ACobrar | null> {
  const { tx, agora } = lugar
  const { cliente, assinatura, documento, nome } = empresa
  const cobranca = await cobrancaAberta(tx, cliente)
  if (
    cobranca === undefined ||
    cobranca.tipo !== 'RENOVACAO' ||
    cobranca.meio !== 'CARTAO' ||
    hoje < cobranca.vencimento ||
    !podePagar(cobranca)
  )
    return null
  const { proximaTentativaEm } = cobranca
  if (proximaTentativaEm === null || Temporal.Instant.compare(proximaTentativaEm, agora) > 0) return null
  if (assinatura?.cartao == null || assinatura.provedor !== servicos.pagamento.nome) return null
  const [dono] = await destinatarios(tx, cliente)
  if (dono === undefined) return null
  const tentativa = randomUUIDv7()
  await mudarCobranca(tx, cobranca, { proxima_tentativa_em: null }, agora.toString())
  const conferirEm = agora.add({ seconds: SEGUNDOS_ATE_CONFERIR }).toString()
  const { valorCentavos } = cobranca
  const nova = {
    cliente,
    codigo: tentativa,
    cobranca: cobranca.codigo,
    meio: 'CARTAO',
    provedor: servicos.pagamento.nome,
    valorCentavos,
    conferirEm,
  } as const
  await inserirTentativa(tx, nova, agora.toString())
  return {
    tentativa,
    cobranca,
    cartao: assinatura.cartao,
    pagador: { nome: dono.nome || nome, email: dono.email, documento },
  }
}

async function cuidarDe(apoio: Apoio, cliente: string, cortar: boolean): Promise<void> {
  const { db, agora, servicos } = apoio
  const aCobrar = await porConta({ db, agora }, MOTIVO, async (lugar) => {
    const empresa = await travarEmpresa(lugar.tx, cliente)
    const hoje = hojeDe(empresa, agora)
    await cuidarDoTeste(lugar, empresa, hoje, cortar)
    await cuidarDoPeriodo(lugar, empresa, { hoje, cortar, apoio })
    return tomarCobranca(lugar, await travarEmpresa(lugar.tx, cliente), hoje, apoio)
  })
  if (aCobrar === null) return
  const { tentativa: referencia, cobranca, cartao, pagador } = aCobrar
  const { valorCentavos } = cobranca
  const { pagamento: provedor } = servicos
  const pedido = { referencia, valorCentavos, descricao: descricaoDa(cobranca), pagador, agora, cartao }
  const lido = await provedor.pagarComCartaoGuardado(pedido).catch((erro: unknown) => {
    if (erro instanceof CredenciaisRecusadas) return 'SEM_CREDENCIAIS' as const
    throw erro
  })
  await porConta({ db, agora }, MOTIVO, async (lugar) => {
    if (lido === 'SEM_CREDENCIAIS')
      return encerrarSemCobrar(lugar, { provedor, tentativa: referencia, pelaRotina: true })
    await aplicarPagamento(lugar, lido, provedor)
    await anotarResposta(lugar, provedor, lido)
  })
}

/**
 * What the clock does with subscriptions: trials end, periods are renewed, cards are tried, grace runs out. May run any number of times, also
 * at once. One company that fails holds back no other; a reply that was lost is found by the look at payments.
 */
export const cobrarAssinaturas: Rotina = async (apoio) => {
  const falhas: unknown[] = []
  const { servicos, agora } = apoio
  const situacao = await porConta(apoio, MOTIVO, ({ tx }) => situacaoDoProvedor(tx, servicos.pagamento, agora))
  // Nobody can pay: nothing is due, and nothing is taken from anybody.
  if (situacao === 'FORA') return
  for (const cliente of await empresasDoDia(apoio))
    await cuidarDe(apoio, cliente, situacao === 'BEM').catch((erro: unknown) => falhas.push(erro))
  if (falhas.length > 0) throw new Error(`${falhas.length} subscriptions were not looked after`, { cause: falhas[0] })
}
