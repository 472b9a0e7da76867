import { comoHtml, comoTexto, ehModeloDeEmail, escreverEmail, type Carta } from '@vetlume/dominio/email'
import type { Servicos } from '../../context.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { FalhaDeEnvio } from '../../infra/correio.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { gravarDesfecho, tomarMensagem, type Desfecho, type MensagemTomada } from './queries.ts'

/** Longer than any attempt can take: past it, the process that was sending has died. */
const VEZ = Temporal.Duration.from({ minutes: 2 })
/** Minutes to wait after each failed attempt; after the last one the message is given up. */
const ESPERAS = [1, 5, 15, 60, 180, 360, 720] as const

/** The letter of a stored message, secret link included. */
export function escreverMensagem(
  { modelo, dados }: Pick<MensagemTomada, 'modelo' | 'dados'>,
  { origem, correio }: Pick<Servicos, 'origem' | 'correio'>,
): Carta {
  if (!ehModeloDeEmail(modelo)) throw new Error(`unknown mail template: ${modelo}`)
  const { link } = dados
  const segredo = typeof link === 'string' ? correio.segredoDoLink(link) : null
  return escreverEmail(modelo, dados, { origem, segredo })
}

function depoisDaFalha(erro: unknown, tentativas: number, agora: Temporal.Instant): Desfecho {
  const espera = ESPERAS[tentativas - 1]
  const falha = erro instanceof FalhaDeEnvio ? erro.message : 'MODELO'
  const definitiva = !(erro instanceof FalhaDeEnvio) || erro.definitiva || espera === undefined
  const proximaEm = agora.add({ minutes: espera ?? 0 }).toString()
  return { estado: definitiva ? 'FALHOU' : 'PENDENTE', falha, proximaEm, enviadaEm: null }
}

/**
 * Sends one message of the outbox. May be called any number of times, also at once: whoever takes the message sends
 * it, the others find nothing to do. A failure is written down and tried again later, never thrown.
 */
export const entregarMensagem: Assinante = async ({ db, agora, servicos }, { cliente, dados }) => {
  const codigo = String(dados['mensagem'])
  const instante = agora.toString()
  const tomada = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    tomarMensagem(tx, cliente, codigo, instante, agora.add(VEZ).toString()),
  )
  if (tomada === undefined) return
  let desfecho: Desfecho
  try {
    const carta = escreverMensagem(tomada, servicos)
    await servicos.correio.enviar({
      codigo,
      para: tomada.para,
      assunto: carta.assunto,
      texto: comoTexto(carta),
      html: comoHtml(carta),
    })
    const estado = servicos.correio.captura ? 'CAPTURADA' : 'ENVIADA'
    desfecho = { estado, falha: null, proximaEm: instante, enviadaEm: instante }
  } catch (erro) {
    desfecho = depoisDaFalha(erro, tomada.tentativas, agora)
  }
  await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    gravarDesfecho(tx, cliente, codigo, tomada.tentativas, desfecho),
  )
}
