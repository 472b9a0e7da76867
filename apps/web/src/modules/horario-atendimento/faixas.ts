import type { ItemDeHorario } from '@vetlume/dominio/horario-atendimento'

const MINUTOS_DO_DIA = 24 * 60

export const minutosDe = (hora: string): number => {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number)
  return horas * 60 + minutos
}
const horaDe = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`

/** A piece of a day: a window, or a hole between windows. Shares of the day, 0 to 100. */
export interface Pedaco {
  inicio: string
  fim: string
  esquerda: number
  largura: number
  /** Null in a hole. */
  horario: ItemDeHorario | null
}

const pedaco = (inicio: number, fim: number, horario: ItemDeHorario | null): Pedaco => ({
  inicio: horaDe(inicio),
  fim: horaDe(fim),
  esquerda: (inicio / MINUTOS_DO_DIA) * 100,
  largura: ((fim - inicio) / MINUTOS_DO_DIA) * 100,
  horario,
})

/** The windows of one day and the holes between them, from 00:00 to 24:00. Inactive windows leave a hole. */
export function pedacosDoDia(horarios: readonly ItemDeHorario[], diaSemana: number): Pedaco[] {
  const doDia = horarios
    .filter((horario) => horario.ativo && horario.diaSemana === diaSemana)
    .toSorted((a, b) => minutosDe(a.inicio) - minutosDe(b.inicio))
  const pedacos: Pedaco[] = []
  let ate = 0
  for (const horario of doDia) {
    const [inicio, fim] = [minutosDe(horario.inicio), minutosDe(horario.fim)]
    if (inicio > ate) pedacos.push(pedaco(ate, inicio, null))
    pedacos.push(pedaco(inicio, fim, horario))
    ate = Math.max(ate, fim)
  }
  if (ate < MINUTOS_DO_DIA) pedacos.push(pedaco(ate, MINUTOS_DO_DIA, null))
  return pedacos
}
