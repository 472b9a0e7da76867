import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import type { Elenco } from './elenco.ts'
import type { Desfecho } from './roteiro.ts'
import { distribuir, visitasDoDia, type Visita } from './visitas.ts'

/** Signing and what follows take up to this long: what is younger is still without a signed laudo. */
const HORAS_ATE_ASSINAR = 30
/** Of a hundred older exams with laudo: the last ones still to be written, and before them some to be delivered. */
const POR_LAUDAR = 2
const POR_ENTREGAR = 4
/** Counting back in a hundred, exams whose laudo was forgotten (their deadline is long past) and one that was rectified. */
const NEM_COMECADO = 9
const ESQUECIDO = 12
const RETIFICADO = 18

/** Who and what the calendar is made of. */
export type QuemTrabalha = Pick<Elenco, 'especialistas' | 'animais' | 'servicos'> & {
  mundo: Pick<Elenco['mundo'], 'sorteio' | 'agora'>
}

const horasDesde = (agora: Temporal.Instant, instante: Temporal.Instant) => instante.until(agora).total('hours')
const pedeLaudo = ({ servicos }: Visita) => servicos.some(({ exigeLaudo }) => exigeLaudo)

interface Posicao {
  /** Counts the older exams with laudo backwards, the last one being 0. */
  ordem: number
  /** How many of them there are. */
  quantos: number
  /** The last exam with laudo that this specialist has done. */
  ultimoDele: boolean
}

function desfechoDe(
  { sorteio, agora }: QuemTrabalha['mundo'],
  visita: Visita,
  { ordem, quantos, ultimoDele }: Posicao,
): Desfecho {
  const emCem = (porcento: number) => Math.round((quantos * porcento) / 100)
  const horas = horasDesde(agora, visita.fim)
  if (horas < 0) return 'EM_ANDAMENTO'
  const cancelado = horas > HORAS_ATE_ASSINAR && sorteio.chance(4)
  if (!pedeLaudo(visita)) return cancelado ? 'CANCELADO' : 'CONCLUIDO'
  // After a Sunday almost nothing is recent: whoever enters as a specialist still finds something to write.
  if (ultimoDele) return 'RASCUNHO'
  if (ordem === emCem(NEM_COMECADO)) return 'AGUARDANDO'
  if (horas < HORAS_ATE_ASSINAR || ordem < emCem(POR_LAUDAR) || ordem === emCem(ESQUECIDO))
    return sorteio.chance(65) ? 'RASCUNHO' : 'AGUARDANDO'
  if (ordem < emCem(POR_ENTREGAR)) return 'ASSINADO'
  if (ordem === emCem(RETIFICADO) && horas > 72) return 'RETIFICADO'
  return cancelado ? 'CANCELADO' : 'CONCLUIDO'
}

interface Calendario {
  passadas: Visita[]
  deHoje: Visita[]
}

/** An urgent exam that is going on right now, whatever the hour, so that there is always one to look at. */
function plantao(
  { mundo: { sorteio, agora }, animais, especialistas, servicos }: QuemTrabalha,
  ocupados: readonly Visita[],
): Visita[] {
  const especialista = especialistas.find(
    ({ codigo }) => !ocupados.some((visita) => visita.especialista.codigo === codigo),
  )
  const livres = animais.filter(
    ({ codigo, especie }) => especie === 'Canina' && !ocupados.some(({ animal }) => animal.codigo === codigo),
  )
  const exame = servicos.filter(({ nome }) => nome === 'Ultrassom abdominal')
  if (especialista === undefined || livres.length === 0) return []
  const inicio = agora.subtract({ minutes: 20 })
  return [
    {
      especialista,
      animal: sorteio.escolher(livres),
      servicos: exame,
      inicio,
      fim: inicio.add({ minutes: 40 }),
      urgente: true,
    },
  ]
}

/** Days of work before today that the demonstration tells. */
export const DIAS_DE_HISTORIA = 90

/** `total` visits that have begun, and what is left of today. One specialist is on call today and sees only the urgent one. */
export function montarCalendario(elenco: QuemTrabalha, total: number): Calendario {
  const { sorteio, agora } = elenco.mundo
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const deServico = {
    ...elenco,
    especialistas: elenco.especialistas.slice(0, Math.max(1, elenco.especialistas.length - 1)),
  }
  const [dia] = distribuir(2 * elenco.especialistas.length, hoje, hoje)
  const agenda = { sorteio, elenco: deServico, laudos: 80 }
  const hojeTodas = dia === undefined || elenco.especialistas.length < 2 ? [] : visitasDoDia(agenda, dia)
  const comecadas = hojeTodas.filter(({ inicio }) => Temporal.Instant.compare(inicio, agora) <= 0)
  const urgentes = plantao(elenco, hojeTodas)
  const restantes = total - comecadas.length - urgentes.length
  const dias = distribuir(restantes, hoje.subtract({ days: DIAS_DE_HISTORIA }), hoje.subtract({ days: 1 }))
  const antigas = dias.flatMap((d) => {
    const recente = d.dia.until(hoje).days <= 30
    return visitasDoDia({ sorteio, elenco: elenco, laudos: recente ? 80 : 14 }, d)
  })
  return {
    passadas: [...antigas, ...comecadas, ...urgentes],
    deHoje: hojeTodas.filter((visita) => !comecadas.includes(visita)),
  }
}

/** How far each of the visits that have begun got. */
export function desfechosDe({ mundo }: QuemTrabalha, passadas: readonly Visita[]): Map<Visita, Desfecho> {
  const feitas = passadas.filter((visita) => pedeLaudo(visita) && horasDesde(mundo.agora, visita.fim) >= 0)
  const comLaudo = feitas.filter(({ fim }) => horasDesde(mundo.agora, fim) >= HORAS_ATE_ASSINAR).toReversed()
  const ordemDe = new Map(comLaudo.map((visita, ordem) => [visita, ordem]))
  const ultimas = new Map(feitas.map((visita) => [visita.especialista.codigo, visita]))
  return new Map(
    passadas.map((visita) => {
      const ordem = ordemDe.get(visita) ?? -1
      const ultimoDele = ultimas.get(visita.especialista.codigo) === visita
      return [visita, desfechoDe(mundo, visita, { ordem, quantos: comLaudo.length, ultimoDele })]
    }),
  )
}
