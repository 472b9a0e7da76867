import type { AcaoDaNota } from '@vetlume/dominio/nota-fiscal'
import type { Servicos } from '../../context.ts'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../infra/auditoria.ts'
import { emTransacao, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'
import { gravarEventos, type EventoDeDominio } from '../../infra/eventos.ts'
import { NotaFiscalIndisponivel } from '../../infra/nota-fiscal/index.ts'
import type { Assinante, Assinantes, EventoPublicado, Rotina } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { darPassoNaNota } from './dar-passo.ts'
import { NOTA_A_ENVIAR, NOTA_MUDOU } from './emitir.ts'
import { aEnviar, aindaTem, marcarProxima, tomarNota, type NotaTomada } from './queries-nota.ts'

/** Longer than any attempt can take: past it, the process that was sending has died. */
const VEZ = Temporal.Duration.from({ minutes: 2 })
/** Minutes to wait after each attempt that nobody answered; the last one is repeated, since a note is never given up. */
const ESPERAS = [1, 5, 15, 60] as const

interface Passo {
  passo: AcaoDaNota
  colunas: ColunasDoPasso<'nota_fiscal'> & { chave?: string; rejeicao_codigo?: string | null }
}

interface Desfecho {
  nota: Passo
  /** Of the note that it was to replace. */
  antiga?: Passo
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
      nota: { passo: 'rejeitar', colunas: { rejeicao_codigo: codigo, rejeicao_mensagem: mensagem } },
      antiga: {
        passo: 'recusarSubstituicao',
        colunas: { rejeicao_codigo: codigo, rejeicao_mensagem: `A substituição foi rejeitada: ${mensagem}` },
      },
      rejeicao: `${codigo}: ${mensagem}`,
    }
  }
  const { numero, chave, xml, em } = resposta
  return {
    nota: { passo: 'autorizar', colunas: { numero, chave, nfse_xml: xml, autorizada_em: em, ...semRejeicao } },
    antiga: { passo: 'substituir', colunas: {} },
  }
}

async function enviarCancelamento(
  { cliente, nota, agora }: { cliente: string; nota: NotaTomada; agora: Temporal.Instant },
  { notaFiscal }: Servicos,
): Promise<Desfecho> {
  const resposta = await notaFiscal.registrarEvento({ cliente, evento: nota.cancelamento_xml ?? '', agora })
  if (resposta.tipo === 'REGISTRADO')
    return { nota: { passo: 'cancelar', colunas: { cancelamento_xml: resposta.xml, cancelada_em: resposta.em } } }
  const { codigo, mensagem } = resposta
  return {
    nota: {
      passo: 'recusarCancelamento',
      colunas: {
        cancelamento_motivo: null,
        cancelamento_xml: null,
        rejeicao_codigo: codigo,
        rejeicao_mensagem: `O cancelamento foi recusado: ${mensagem}`,
      },
    },
    rejeicao: `${codigo}: ${mensagem}`,
  }
}

interface Tentativa {
  nota: NotaTomada
  evento: EventoPublicado
  agora: Temporal.Instant
}

/** Nobody answered: a note waits for its next attempt. */
function adiar(
  { tentativas }: NotaTomada,
  agora: Temporal.Instant,
): { passo: 'adiar'; colunas: { proxima_em: string } } {
  const minutes = ESPERAS[Math.min(tentativas, ESPERAS.length) - 1] ?? ESPERAS[0]
  return { passo: 'adiar', colunas: { proxima_em: agora.add({ minutes }).toString() } }
}

/** A cancellation that nobody answered goes on being asked for: its note stays where it is. */
async function adiarCancelamento(db: Banco, { nota, evento: { cliente }, agora }: Tentativa): Promise<void> {
  const { proxima_em } = adiar(nota, agora).colunas
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    if (await aindaTem(tx, cliente, nota)) await marcarProxima(tx, cliente, nota.codigo, proxima_em)
  })
}

async function gravarDesfecho(db: Banco, { nota, evento, agora }: Tentativa, desfecho: Desfecho): Promise<void> {
  const { cliente } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
    if (!(await aindaTem(tx, cliente, nota))) return
    const passos: [codigo: string, passo: Passo][] = [[nota.codigo, desfecho.nota]]
    if (nota.substitui !== null && desfecho.antiga !== undefined) passos.push([nota.substitui, desfecho.antiga])
    const registros: RegistroDeAuditoria[] = []
    // In this order: of a title there is one living note at a time.
    for (const [registro, { passo, colunas }] of passos) {
      const { de, para } = await darPassoNaNota(tx, cliente, registro, passo, colunas)
      const { chave = null, rejeicao_codigo: rejeicao = null } = colunas
      const mudancas = { estado: [de, para], chave: [null, chave], rejeicao: [null, rejeicao] } as const
      registros.push({ acao: 'TRANSMITIR', entidade: 'nota-fiscal', registro, mudancas })
    }
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

/** The note, for one attempt: from the first on, it may have reached the environment. */
async function tomar(
  tx: Banco,
  cliente: string,
  codigo: string,
  vez: Parameters<typeof tomarNota>[3],
): Promise<NotaTomada | undefined> {
  const nota = await tomarNota(tx, cliente, codigo, vez)
  if (nota?.estado !== 'PENDENTE') return nota
  const { para, versao } = await darPassoNaNota(tx, cliente, codigo, 'enviar')
  return { ...nota, estado: para, versao }
}

/**
 * Sends one note, or its cancellation. May be called any number of times, also at once: whoever takes the note sends it, the others find
 * nothing to do. That nobody answered is written down and tried again later; anything else is thrown, after the turn was given back.
 */
export const transmitirNota: Assinante = async ({ db, agora, servicos }, evento) => {
  const { cliente, dados } = evento
  const vez = { agora: agora.toString(), ate: agora.add(VEZ).toString() }
  const nota = await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
    tomar(tx, cliente, String(dados['nota']), vez),
  )
  if (nota === undefined) return
  const tentativa = { nota, evento, agora }
  const cancela = nota.estado === 'EM_CANCELAMENTO'
  const enviar = cancela ? enviarCancelamento : enviarDps
  try {
    const desfecho = await enviar({ cliente, nota, agora }, servicos)
    await gravarDesfecho(db, tentativa, desfecho)
  } catch (erro) {
    if (cancela) await adiarCancelamento(db, tentativa)
    else await gravarDesfecho(db, tentativa, { nota: adiar(nota, agora) })
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
