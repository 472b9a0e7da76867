import type { Valores } from '../formulario/valores.ts'
import type { PedidoDeHorario } from './api.ts'

const vazio = (valor: string | null | undefined): valor is '' | null | undefined => valor == null || valor === ''

/** What the form says so far, or null when it does not say what is done or where. */
export function pedidoDosValores(valores: Partial<Valores>, agendamento: string | null): PedidoDeHorario | null {
  const { servicos, tipoLocal, parceiro, endereco, latitude, longitude, animal, especialista, prioridade } = valores
  if (servicos === undefined || servicos.length === 0) return null
  if ((tipoLocal ?? 'PARCEIRO') === 'PARCEIRO' && vazio(parceiro)) return null
  const duracao =
    vazio(valores.fim) || vazio(valores.inicio) ? null : Date.parse(valores.fim) - Date.parse(valores.inicio)
  return {
    servicos,
    tipoLocal,
    parceiro,
    endereco,
    latitude,
    longitude,
    animal,
    especialista,
    prioridade,
    ...(duracao !== null && duracao > 0 ? { duracaoMinutos: Math.round(duracao / 60_000) } : {}),
    ...(agendamento === null ? {} : { agendamento }),
  }
}
