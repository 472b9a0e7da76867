import { TRANSICOES_DA_NOTA } from '@vetlume/dominio/nota-fiscal'
import type { Servicos } from '../../context.ts'
import { gravarAuditoria } from '../../infra/auditoria.ts'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import { gravarEventos, type EventoDeDominio } from '../../infra/eventos.ts'
import { NotaFiscalIndisponivel } from '../../infra/nota-fiscal/index.ts'
import type { Assinante, Assinantes, EventoPublicado, Rotina } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { NOTA_A_ENVIAR, NOTA_MUDOU } from './emitir.ts'
import { aEnviar, aindaTem, mudarNota, tomarNota, type MudancaDaNota, type NotaTomada } from './queries-nota.ts'

/** Longer than any attempt can take: past it, the process that was sending has died. */
const VEZ = Temporal.Duration.from({ minutes: 2 })
/** Minutes to wait after each attempt that nobody answered; the last one is repeated, since a note is never given up. */
const ESPERAS = [1, 5, 15, 60] as const

const paraDe = (acao: keyof typeof TRANSICOES_DA_NOTA) => TRANSICOES_DA_NOTA[acao].para

interface Desfecho {
  nota: MudancaDaNota
  /** Of the note that it was to replace. */
  antiga?: MudancaDaNota
  rejeicao?: string
}

const semRejeicao = { rejeicao_codigo: null, rejeicao_mensagem: null }

/** What the environment says of a DPS. It is asked first: an attempt whose answer was lost may have been authorised. */
async function enviarDps(
  { cliente, nota, agora }: { cliente: string; nota: NotaTomada; agora: Temporal.Instant },
  { notaFiscal }: Servicos,
): Promise<Desfecho> {
  const anterior = nota.tentativas > 1 ? await notaFiscal.consultar({ cliente, idDps: nota.id_dps }) : null
  const resposta = anterior ?? (await notaFiscal.enviar({ cliente, dps: nota.dps_xml, agora }))
  if (resposta.tipo === 'REJEITADA') {
    const { codigo, mensagem } = resposta
    return {
      nota: { estado: paraDe('rejeitar'), rejeicao_codigo: codigo, rejeicao_mensagem: mensagem },
      antiga: {
        estado: paraDe('recusarSubstituicao'),
        rejeicao_codigo: codigo,
        rejeicao_mensagem: `A substituição foi rejeitada: ${mensagem}`,
      },
      rejeicao: `${codigo}: ${mensagem}`,
    }
  }
  const { numero, chave, xml, em } = resposta
  return {
    nota: { estado: paraDe('autorizar'), numero, chave, nfse_xml: xml, autorizada_em: em, ...semRejeicao },
    antiga: { estado: paraDe('substituir') },
  }
}

async function enviarCancelamento(
  { cliente, nota, agora }: { cliente: string; nota: NotaTomada; agora: Temporal.Instant },
  { notaFiscal }: Servicos,
): Promise<Desfecho> {
  const resposta = await notaFiscal.registrarEvento({ cliente, evento: nota.cancelamento_xml ?? '', agora })
  if (resposta.tipo === 'REGISTRADO')
    return { nota: { estado: paraDe('cancelar'), cancelamento_xml: resposta.xml, cancelada_em: resposta.em } }
  const { codigo, mensagem } = resposta
  return {
    nota: {
      estado: paraDe('recusarCancelamento'),
      cancelamento_motivo: null,
      cancelamento_xml: null,
      rejeicao_codigo: codigo,
      rejeicao_mensagem: `O cancelamento foi recusado: ${mensagem}`,
    },
    rejeicao: `${codigo}: ${mensagem}`,
  }
}

/** Nobody answered: the note waits for its next attempt, and a cancellation goes on being asked for. */
function adiar({ estado, tentativas }: NotaTomada, agora: Temporal.Instant): Desfecho {
  const minutes = ESPERAS[Math.min(tentativas, ESPERAS.length) - 1] ?? ESPERAS[0]
  const proxima_em = agora.add({ minutes }).toString()
  return { nota: { estado: estado === 'ENVIADA' ? paraDe('adiar') : estado, proxima_em } }
}

async function gravarDesfecho(
  db: Banco,
  { nota, evento, agora }: { nota: NotaTomada; evento: EventoPublicado; agora: Temporal.Instant },
  desfecho: Desfecho,
): Promise<void> {
  const { cliente } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
    if (!(await aindaTem(tx, cliente, nota))) return
    const mudadas: [codigo: string, antes: string, mudanca: MudancaDaNota][] = [
      [nota.codigo, nota.estado, desfecho.nota],
    ]
    if (nota.substitui !== null && desfecho.antiga !== undefined)
      mudadas.push([nota.substitui, 'EM_SUBSTITUICAO', desfecho.antiga])
    // In this order: of a title there is one living note at a time.
    for (const [codigo, , mudanca] of mudadas) await mudarNota(tx, cliente, codigo, mudanca)
    const registros = mudadas
      .filter(([, antes, { estado }]) => antes !== estado)
      .map(([registro, antes, { estado, chave, rejeicao_codigo: rejeicao = null }]) => ({
        acao: 'TRANSMITIR' as const,
        entidade: 'nota-fiscal',
        registro,
        mudancas: { estado: [antes, estado], chave: [null, chave ?? null], rejeicao: [null, rejeicao] } as const,
      }))
    if (desfecho.rejeicao !== undefined)
      await avisar(tx, evento, [
        {
          tipo: 'nota-fiscal.rejeitada',
          titulo: `Nota fiscal recusada. ${desfecho.rejeicao}`.slice(0, 200),
          rota: `/financeiro/nota-fiscal?codigo=${nota.codigo}`,
        },
      ])
    const mudou = registros.map(({ registro }): EventoDeDominio => ({
      tipo: NOTA_MUDOU,
      dados: { nota: registro, titulo: nota.titulo },
    }))
    await gravarEventos(tx, cliente, mudou, agora)
    const origem = { ator: null, requestId: `evento:${evento.codigo}`, endereco: null, agora }
    noFim.push(...(await gravarAuditoria(tx, cliente, registros, origem)))
  })
}

/**
 * Sends one note, or its cancellation. May be called any number of times, also at once: whoever takes the note sends it, the others find
 * nothing to do. That nobody answered is written down and tried again later; anything else is thrown, after the turn was given back.
 */
export const transmitirNota: Assinante = async ({ db, agora, servicos }, evento) => {
  const { cliente, dados } = evento
  const vez = { agora: agora.toString(), ate: agora.add(VEZ).toString() }
  const nota = await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
    tomarNota(tx, cliente, String(dados['nota']), vez),
  )
  if (nota === undefined) return
  const enviar = nota.estado === 'EM_CANCELAMENTO' ? enviarCancelamento : enviarDps
  try {
    const desfecho = await enviar({ cliente, nota, agora }, servicos)
    await gravarDesfecho(db, { nota, evento, agora }, desfecho)
  } catch (erro) {
    await gravarDesfecho(db, { nota, evento, agora }, adiar(nota, agora))
    if (!(erro instanceof NotaFiscalIndisponivel)) throw erro
  }
}

/** Puts back in the outbox what waits and whose time has come: after a failure, or when the process that was sending died. */
export const reenviarNotas: Rotina = async ({ db, agora }) => {
  const notas = await emTransacao(db, { papel: 'plataforma' }, (tx) => aEnviar(tx, agora.toString()))
  for (const { cliente, codigo } of notas)
    await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
      gravarEventos(tx, cliente, [{ tipo: NOTA_A_ENVIAR, dados: { nota: codigo } }], agora),
    )
}

export const assinantesDaNotaFiscal: Assinantes = { [NOTA_A_ENVIAR]: [transmitirNota] }
