import { rotaDoAgendamento, ROTULOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { PRODUTO } from '@vetlume/dominio/produto'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import type { CompromissoDoFeed, DonoDoFeed } from './queries.ts'

const DE_FORA: ReadonlySet<EstadoDoAgendamento> = new Set(['CANCELADO', 'FALTOU'])
const DE_PE: ReadonlySet<EstadoDoAgendamento> = new Set(['SOLICITADO', 'RESERVADO'])

function situacaoDe(estado: EstadoDoAgendamento): ICalEventStatus {
  if (DE_FORA.has(estado)) return ICalEventStatus.CANCELLED
  return DE_PE.has(estado) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** Control characters would break a line of the format. */
const semControle = (texto: string) => texto.replace(/\p{Cc}+/gu, ' ').trim()

function resumoDe({ animal, especie, servicos }: CompromissoDoFeed): string {
  const paciente = animal === null ? 'A definir' : `${animal}${especie === null ? '' : ` (${especie})`}`
  return semControle(`${paciente}: ${servicos.join(', ')}`)
}

function descricaoDe({ clinica, estado, prioridade }: CompromissoDoFeed): string {
  const linhas = [
    clinica === null ? null : `Clínica: ${semControle(clinica)}`,
    `Situação: ${ROTULOS_DO_AGENDAMENTO[estado]}`,
    prioridade === 'URGENTE' ? 'Urgente' : null,
  ]
  return linhas.filter((linha) => linha !== null).join('\n')
}

/**
 * A specialist's appointments as iCalendar (RFC 5545), in UTC: the same instant wherever the program thinks it is. An
 * appointment keeps its UID when it moves, and what was called off stays as CANCELLED so that programs take it away.
 */
export function escreverCalendario(
  { nome, empresa }: DonoDoFeed,
  compromissos: readonly CompromissoDoFeed[],
  origem: string,
): string {
  const calendario = ical({
    name: semControle(`Agenda de ${nome} (${empresa})`),
    prodId: { company: PRODUTO.nome, product: 'Agenda', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  })
  for (const compromisso of compromissos) {
    const { codigo, versao, inicio, fim, estado, local, alteradoEm } = compromisso
    const { endereco, latitude, longitude } = local
    const titulo = semControle([compromisso.clinica, endereco].filter((parte) => parte !== null).join(', '))
    const lugar = latitude === null || longitude === null ? {} : { geo: { lat: latitude, lon: longitude } }
    calendario.createEvent({
      id: `${codigo}@${PRODUTO.slug}`,
      sequence: versao - 1,
      start: new Date(inicio),
      end: new Date(fim),
      stamp: new Date(alteradoEm),
      lastModified: new Date(alteradoEm),
      summary: resumoDe(compromisso),
      description: descricaoDe(compromisso),
      status: situacaoDe(estado),
      busystatus: DE_FORA.has(estado) ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
      url: `${origem}${rotaDoAgendamento(codigo)}`,
      ...(titulo === '' ? {} : { location: { title: titulo, ...lugar } }),
    })
  }
  return calendario.toString()
}
