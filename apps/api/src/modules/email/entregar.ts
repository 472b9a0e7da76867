import {
  comoHtml,
  comoTexto,
  ehModeloDeEmail,
  escreverEmail,
  type AnexoDaCarta,
  type Carta,
} from '@vetlume/dominio/email'
import type { Servicos } from '../../context.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { FalhaDeEnvio } from '../../infra/correio.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { gravarDesfecho, tomarMensagem, type Desfecho, type MensagemTomada } from './queries.ts'

/** Longer than any attempt can take: past it, the process that was sending has died. */
const VEZ = Temporal.Duration.from({ minutes: 2 })
/** Minutes to wait after each failed attempt; after the last one the message is given up. */
const ESPERAS = [1, 5, 15, 60, 180, 360, 720] as const

/** The letter of a stored message, secret link included; its foot leads to the company that it is of. */
export function escreverMensagem(
  { cliente, modelo, dados }: Pick<MensagemTomada, 'modelo' | 'dados'> & { cliente: string },
  { origem, correio }: Pick<Servicos, 'origem' | 'correio'>,
): Carta {
  if (!ehModeloDeEmail(modelo)) throw new Error(`unknown mail template: ${modelo}`)
  const { link } = dados
  const segredo = typeof link === 'string' ? correio.segredoDoLink(link) : null
  return escreverEmail(modelo, dados, { origem, segredo, empresa: cliente })
}

function depoisDaFalha(erro: unknown, tentativas: number, agora: Temporal.Instant): Desfecho {
  const espera = ESPERAS[tentativas - 1]
  const falha = erro instanceof FalhaDeEnvio ? erro.message : 'MODELO'
  const definitiva = !(erro instanceof FalhaDeEnvio) || erro.definitiva || espera === undefined
  const proximaEm = agora.add({ minutes: espera ?? 0 }).toString()
  return { passo: definitiva ? 'desistir' : 'adiar', falha, proximaEm, enviadaEm: null }
}

interface DaEmpresa {
  cliente: string
  codigo: string
}
type Apoio = Parameters<Assinante>[0]

/** Prints what a letter carries, as it is now; null of what does not stand any more. Every kind has its own. */
export type Anexadores = Readonly<
  Record<AnexoDaCarta['tipo'], (apoio: Apoio, qual: DaEmpresa) => Promise<{ nome: string; bytes: Uint8Array } | null>>
>

/** That the printer is busy says nothing of the letter: it goes later. */
async function imprimirAnexos(apoio: Apoio, cliente: string, { anexo = null }: Carta, anexadores: Anexadores) {
  if (anexo === null || apoio.servicos.correio.captura) return []
  try {
    const impresso = await anexadores[anexo.tipo](apoio, { cliente, codigo: anexo.codigo })
    return impresso === null ? [] : [impresso]
  } catch (cause) {
    throw new FalhaDeEnvio('ANEXO', false, { cause })
  }
}

/**
 * Sends one message of the outbox. May be called any number of times, also at once: whoever takes the message sends
 * it, the others find nothing to do. A failure is written down and tried again later, never thrown.
 */
export const entregarMensagem =
  (anexadores: Anexadores): Assinante =>
  async (apoio, { cliente, dados }) => {
    const { db, agora, servicos } = apoio
    const codigo = String(dados['mensagem'])
    const instante = agora.toString()
    const tomada = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
      tomarMensagem(tx, cliente, codigo, instante, agora.add(VEZ).toString()),
    )
    if (tomada === undefined) return
    let desfecho: Desfecho
    try {
      const carta = escreverMensagem({ cliente, ...tomada }, servicos)
      await servicos.correio.enviar({
        codigo,
        para: tomada.para,
        assunto: carta.assunto,
        texto: comoTexto(carta),
        html: comoHtml(carta),
        anexos: await imprimirAnexos(apoio, cliente, carta, anexadores),
      })
      const passo = servicos.correio.captura ? 'capturar' : 'enviar'
      desfecho = { passo, falha: null, proximaEm: instante, enviadaEm: instante }
    } catch (erro) {
      desfecho = depoisDaFalha(erro, tomada.tentativas, agora)
    }
    await emTransacao(db, { papel: 'plataforma' }, (tx) =>
      gravarDesfecho(tx, cliente, codigo, tomada.tentativas, desfecho),
    )
  }
