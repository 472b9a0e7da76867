import { janelasDoDia, type Faixa } from '@vetlume/dominio/disponibilidade'

/** Instants as milliseconds since 1970, which is what the domain plans with. */
export const faixa = ({ inicio, fim }: { inicio: string; fim: string }): Faixa => ({
  inicio: Date.parse(inicio),
  fim: Date.parse(fim),
})

/** Hours of a clock as stretches of time. */
export function faixasDoRelogio(dia: string, fuso: string, inicio: string, fim: string): Faixa[] {
  const diaSemana = Temporal.PlainDate.from(dia).dayOfWeek % 7
  const semana = { janelas: [{ diaSemana, inicio, fim }], bloqueios: [] }
  return janelasDoDia({ dia, fuso, semana, excecoes: [], feriados: [] }).map(faixa)
}
