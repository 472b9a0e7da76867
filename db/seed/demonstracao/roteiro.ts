import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { confirmarLaudo } from '../../../apps/api/src/modules/laudo/confirmar-laudo.ts'
import { lerLaudo } from '../../../apps/api/src/modules/laudo/ler-laudo.ts'
import { abrirExame, mover, type Exame } from './exame.ts'
import { assinarLaudo, escreverLaudoDoExame, rascunharLaudo, retificar, type LaudoEscrito } from './laudo.ts'
import { agir } from './mundo.ts'
import type { Elenco, Passo } from './elenco.ts'
import type { Sorteio } from './sorteio.ts'
import type { Visita } from './visitas.ts'

/** How far an exam got. */
export type Desfecho =
  | 'CANCELADO'
  | 'EM_ANDAMENTO'
  | 'AGUARDANDO'
  | 'RASCUNHO'
  | 'ASSINADO'
  | 'CONCLUIDO'
  | 'RETIFICADO'

interface Cena {
  elenco: Elenco
  visita: Visita
  desfecho: Desfecho
}

/** A moment of office hours `dias` days before or after the day of `instante`; a Sunday becomes the day before. */
function noExpediente(sorteio: Sorteio, instante: Temporal.Instant, dias: number): Temporal.Instant {
  const local = instante.toZonedDateTimeISO(ZONA_PADRAO)
  const dia = local.toPlainDate().add({ days: dias })
  const util = dia.dayOfWeek === 7 ? dia.subtract({ days: 1 }) : dia
  const plainTime = new Temporal.PlainTime(8).add({ minutes: sorteio.inteiro(0, 9 * 60) })
  return util.toZonedDateTime({ timeZone: ZONA_PADRAO, plainTime }).toInstant()
}

/** Urgent exams are asked for at once, the others on one of the days before. */
function momentoDaAbertura(sorteio: Sorteio, { inicio, urgente }: Visita): Temporal.Instant {
  return urgente
    ? inicio.subtract({ minutes: sorteio.inteiro(40, 150) })
    : noExpediente(sorteio, inicio, -sorteio.inteiro(1, 4))
}

const pediuLaudo = ({ servicos }: Visita) => servicos.some(({ exigeLaudo }) => exigeLaudo)

const MOTIVOS = [
  'Responsável desmarcou',
  'Paciente não compareceu',
  'Exame suspenso pelo veterinário solicitante',
] as const

function cancelamento({ elenco, visita }: Cena, abrir: () => Promise<Exame>, abertoEm: Temporal.Instant): Passo[] {
  const { sorteio } = elenco.mundo
  const motivo = sorteio.escolher(MOTIVOS)
  let exame: Exame
  return [
    { quando: abertoEm, fazer: async () => void (exame = await abrir()) },
    {
      quando: visita.inicio,
      fazer: () =>
        mover(elenco, exame, {
          ator: elenco.gestora,
          quando: visita.inicio,
          acao: 'cancelar',
          motivo,
          agendamento: motivo === MOTIVOS[1] ? 'FALTOU' : 'CANCELADO',
        }),
    },
  ]
}

/** The clinic opens what was delivered and, when it is critical, says that it has read it. */
async function visualizar(
  { elenco, visita }: Cena,
  { codigo, dados }: LaudoEscrito,
  quando: Temporal.Instant,
): Promise<void> {
  const clinica = elenco.parceiros.find(({ codigo: parceiro }) => parceiro === visita.animal.parceiro)
  if (clinica === undefined) return
  await agir(elenco.mundo, { ator: clinica.ator, cliente: elenco.cliente, quando }, async (ctx) => {
    await lerLaudo({ ctx, input: { codigo } })
    if (dados.critico) await confirmarLaudo({ ctx, input: { codigo } })
  })
}

/** Most laudos are signed on the same day, some on the next; never later than thirty hours after the exam. */
function momentoDaAssinatura(sorteio: Sorteio, { fim }: Visita): Temporal.Instant {
  return sorteio.chance(75)
    ? fim.add({ minutes: sorteio.inteiro(50, 300) })
    : fim.add({ minutes: sorteio.inteiro(20 * 60, 26 * 60) })
}

/** Writing starts twenty minutes after the exam; the rest of the laudo's life follows its signature. */
function passosDoLaudo(cena: Cena, exameDe: () => Exame): Passo[] {
  const { elenco, visita, desfecho } = cena
  const { sorteio, agora } = elenco.mundo
  const { ator: autor } = visita.especialista
  const escrever = visita.fim.add({ minutes: 20 })
  const assinar = momentoDaAssinatura(sorteio, visita)
  let escrito: LaudoEscrito
  const alvo = () => ({ atendimento: exameDe().codigo, animal: visita.animal })
  if (desfecho === 'RASCUNHO')
    return [{ quando: escrever, fazer: () => rascunharLaudo(elenco, autor, alvo(), escrever) }]
  const passos: Passo[] = [
    {
      quando: escrever,
      fazer: async () =>
        void (escrito = await escreverLaudoDoExame(elenco, autor, alvo(), { quando: escrever, assinarEm: assinar })),
    },
    {
      quando: assinar,
      fazer: () => assinarLaudo(elenco, autor, escrito, { quando: assinar, entregar: desfecho !== 'ASSINADO' }),
    },
  ]
  if (desfecho === 'ASSINADO') return passos
  // Delivered, it is concluded.
  const ver = assinar.add({ minutes: sorteio.inteiro(30, 30 * 60) })
  if (sorteio.chance(90) && Temporal.Instant.compare(ver, agora) < 0)
    passos.push({ quando: ver, fazer: () => visualizar(cena, escrito, ver) })
  if (desfecho === 'RETIFICADO') {
    const refazer = assinar.add({ hours: 48 })
    passos.push({ quando: refazer, fazer: () => retificar(elenco, autor, escrito, refazer) })
  }
  return passos
}

/** Everything that happens to one exam, from the phone call to the closing of the month, in order of time. */
export function passosDaVisita(cena: Cena): Passo[] {
  const { elenco, visita, desfecho } = cena
  const { sorteio } = elenco.mundo
  const abertoEm = momentoDaAbertura(sorteio, visita)
  const abrir = () => abrirExame(elenco, visita, abertoEm)
  if (desfecho === 'CANCELADO') return cancelamento(cena, abrir, abertoEm)

  let exame: Exame
  const exameDe = () => exame
  const { ator } = visita.especialista
  const passos: Passo[] = [
    { quando: abertoEm, fazer: async () => void (exame = await abrir()) },
    {
      quando: visita.inicio,
      fazer: () =>
        mover(elenco, exame, { ator, quando: visita.inicio, acao: 'iniciar', agendamento: 'EM_ATENDIMENTO' }),
    },
  ]
  if (desfecho === 'EM_ANDAMENTO') return passos
  const comLaudo = pediuLaudo(visita)
  const acao = comLaudo ? 'finalizarExame' : 'concluir'
  passos.push({
    quando: visita.fim,
    fazer: () => mover(elenco, exame, { ator, quando: visita.fim, acao, agendamento: 'REALIZADO' }),
  })
  if (!comLaudo) return passos
  if (desfecho === 'AGUARDANDO') return passos
  return [...passos, ...passosDoLaudo(cena, exameDe)]
}
